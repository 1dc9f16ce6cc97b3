import type { Draft } from 'immer';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import type { WreckRaidersState } from 'tidetable/wreck-raiders';
import type { SignatureOf } from '../../../src/bots/policy.js';
import { play } from '../../support/scenario.js';
import { playScripted } from '../../support/scripted-chance.js';

export type WreckRaiders = SignatureOf<typeof wreckRaiders>;
export type Action = WreckRaiders['action'];
export type Chance = WreckRaiders['chance'];
export type Step = Action | Chance;
export type Draughted = Draft<WreckRaidersState>;
type Zone = Extract<Action, { type: 'take-die' }>['zone'];

/** Treasures of the first front, and wrecks. */
export const [GEM, GOLD, ART, RELIC] = [0, 3, 6, 9] as const;
export const [GEMS, GOLDS, ARTS, RELICS] = [0, 1, 2, 3] as const;
export const RIVAL = 5;
export const OFF_BOARD = 30;
export const BEACH = 4;

/** The place of a spot: a wreck and a number. */
export const spot = (wreck: number, number: number) => wreck * 6 + number - 1;
export const beach = (number: number) => 24 + number - 1;

const MARKET = [0, 1, 2, 11, 12, 13, 28, 29, 30];
const bases = new Map<string, WreckRaidersState>();

/**
 * The base position: after set-up with the lowest ids revealed; seat 0 starts; every die shows 1 in the blank zone.
 */
function basePosition(players: number, rivalsDive: boolean): WreckRaidersState {
  const key = `${String(players)} ${String(rivalsDive)}`;
  const known = bases.get(key);
  if (known !== undefined) return known;
  const first = wreckRaiders.setup({ players, firstSeat: 0, rivalsDive, chance: 'explicit' });
  const outcomes = [
    ...first.exhibits.keys(),
    ...MARKET,
    ...first.dice.map(() => ({ value: 1, zone: 'blank' as const })),
  ];
  const { state } = playScripted(wreckRaiders, first, { outcomes });
  bases.set(key, state);
  return state;
}

/**
 * The base position with changes. Supplies, beach, deck, stacks and the pile of Rivals hold whatever the rest leaves, so that
 * the invariants hold, which is checked.
 */
export function base(
  players: number,
  change: (draft: Draughted) => void = () => undefined,
  rivalsDive = true,
): WreckRaidersState {
  const draft = JSON.parse(JSON.stringify(basePosition(players, rivalsDive))) as Draughted;
  change(draft);
  fillUp(draft);
  return wreckRaiders.load(wreckRaiders.save(draft));
}

function fillUp(draft: Draughted): void {
  const { mats, market, exhibits } = draft;
  const placed = mats.flatMap(({ displays, vault }) => [...displays.flat(), ...vault.flat()]);
  const copies = wreckRaiders.edition.treasures.copies.perFront;
  draft.supply = range(4).map((type) =>
    range(3).map((front) => {
      const treasure = type * 3 + front;
      const held = [...placed, draft.gain?.treasure].filter((other) => other === treasure).length;
      return copies - held - (draft.discard[type]?.[front] ?? 0);
    }),
  );
  draft.shells = range(3).map((kind) =>
    mats.reduce(
      (left, { shells, conches }) => left - (shells[kind] ?? 0) - (kind === 0 ? conches.length : 0),
      15,
    ),
  );
  replaceTaken(draft);
  const cards = new Set([...exhibits, ...mats.flatMap((mat) => mat.exhibits)]);
  draft.deck = range(52).filter((card) => !cards.has(card));
  const pieces = new Set([...market, ...mats.flatMap(({ aquariums }) => aquariums.flat())]);
  draft.stacks = [range(11), range(17).map((piece) => piece + 11), range(11).map((piece) => piece + 28)].map(
    (stack) => stack.filter((piece) => !pieces.has(piece)),
  );
  if (draft.players !== 1) return;
  const onBoard = draft.spots.filter((owner) => owner === RIVAL).length + (draft.bumped === RIVAL ? 1 : 0);
  draft.rivals.supply = 18 - draft.rivals.removed - onBoard;
}

/** What lies on a mat lies in no slot and on no tile: the lowest card or piece that is free lies there instead. */
function replaceTaken({ mats, exhibits, market }: Draughted): void {
  const cards = new Set(mats.flatMap((mat) => mat.exhibits));
  for (const [slot, card] of exhibits.entries())
    if (cards.has(card))
      exhibits[slot] = range(52).find((other) => !cards.has(other) && !exhibits.includes(other)) ?? -1;
  const pieces = new Set(mats.flatMap(({ aquariums }) => aquariums.flat()));
  const kinds = [range(11), range(17).map((piece) => piece + 11), range(11).map((piece) => piece + 28)];
  for (const [tile, piece] of market.entries())
    if (pieces.has(piece))
      market[tile] =
        kinds[Math.floor(tile / 3)]?.find((other) => !pieces.has(other) && !market.includes(other)) ?? -1;
}

/** What a seat has on its mat, for `base`. */
export function give(draft: Draughted, seat: number, things: Partial<Draughted['mats'][number]>): void {
  Object.assign(draft.mats[seat] ?? {}, JSON.parse(JSON.stringify(things)));
}

/** Puts divers on spots: owners by spot. */
export function put(draft: Draughted, owners: Readonly<Record<number, number>>): void {
  for (const [place, owner] of Object.entries(owners)) draft.spots[Number(place)] = owner;
}

export const take = (value = 1, zone: Zone = 'blank', seat = 0): Action => ({
  type: 'take-die',
  seat,
  value,
  zone,
});
export const shift = (by: -1 | 1, seat = 0): Action => ({ type: 'shift-die', seat, by });
export const move = (from: number, to: number, seat = 0): Action => ({ type: 'move-diver', seat, from, to });
export const display = (index: number, seat = 0): Action => ({
  type: 'place-treasure',
  seat,
  area: 'display',
  index,
});
export const vault = (index: number, seat = 0): Action => ({
  type: 'place-treasure',
  seat,
  area: 'vault',
  index,
});
export const claim = (index: number, slot: number, stars = 0, seat = 0): Action => ({
  type: 'claim-exhibit',
  seat,
  display: index,
  slot,
  stars,
});
export const starfish = (index: number, seat = 0): Action => ({
  type: 'discard-by-starfish',
  seat,
  display: index,
});
export const buy = (tile: number, aquarium: number, seat = 0): Action => ({
  type: 'buy-piece',
  seat,
  tile,
  aquarium,
});
export const rivalDie = (value = 1, zone: Zone = 'blank'): Action => ({
  type: 'rival-die',
  seat: 0,
  value,
  zone,
});
export const placeRival = (wreck: number): Action => ({ type: 'place-rival', seat: 0, wreck });
export const send = (number: number): Action => ({ type: 'send-to-beach', seat: 0, number });
export const draw = (front = 0): Chance => ({ type: 'chance', kind: 'draw-treasure', outcome: front });
export const roll = (value = 1, zone: Zone = 'blank'): Chance => ({
  type: 'chance',
  kind: 'roll-die',
  outcome: { value, zone },
});
export const reveal = (card: number): Chance => ({ type: 'chance', kind: 'reveal-exhibit', outcome: card });
export const revealPiece = (piece: number): Chance => ({
  type: 'chance',
  kind: 'reveal-piece',
  outcome: piece,
});

type Plain =
  | 'forfeit-move'
  | 'discard-treasure'
  | 'dive-again'
  | 'stop-diving'
  | 'end-claims'
  | 'decorate-conch'
  | 'end-decorations'
  | 'end-buying';
/** An action without fields of its own. */
export const plain = (type: Plain, seat = 0): Action => ({ type, seat });

/** A turn at the beach: the die with 1, an off-board diver to beach spot 1, which brings two Conches. */
export const beachTurn = (seat = 0): Action[] => [take(1, 'blank', seat), move(OFF_BOARD, BEACH, seat)];

export const after = (state: WreckRaidersState, ...steps: readonly Step[]) =>
  play(wreckRaiders, state, steps);

/** The legal actions as lines, without their seat. */
export const legal = (state: WreckRaidersState) =>
  wreckRaiders.legalActions(state).map(wreckRaiders.actionText);
