import { createWreckRaiders, standard, wreckRaiders } from 'tidetable/wreck-raiders';
import { describe, expect, test } from 'vitest';
import { SaveError } from '../../../src/index.js';
import { phases } from './phases.js';
import type { PhaseName } from './phases.js';
import type { Draughted } from './positions.js';

interface Breach {
  readonly breach: string;
  readonly of: PhaseName;
  readonly change: (draft: Draughted) => unknown;
}

const form: readonly Breach[] = [
  { breach: 'there is not one mat a seat', of: 'start', change: (draft) => draft.mats.pop() },
  { breach: 'there are 3 dice', of: 'start', change: (draft) => draft.dice.pop() },
  { breach: 'there are 5 exhibit slots', of: 'start', change: (draft) => draft.exhibits.push(-1) },
  { breach: 'the turn or the start is that of no seat', of: 'start', change: (draft) => (draft.seat = 3) },
  { breach: 'the turn or the start is that of no seat', of: 'start', change: (draft) => (draft.start = 3) },
  { breach: 'nobody has started', of: 'start', change: (draft) => (draft.start = -1) },
  { breach: 'nobody has started', of: 'soloMove', change: (draft) => (draft.start = -1) },
  {
    breach: 'somebody gains who does not play',
    of: 'placing',
    change: (draft) => draft.gain && (draft.gain.seat = 4),
  },
  { breach: 'somebody gains who does not play', of: 'placing', change: (draft) => (draft.neighbours = [5]) },
  {
    breach: 'a die lies with nobody of this game',
    of: 'moving',
    change: (draft) => (draft.dice[0] = [1, 3, 5]),
  },
  {
    breach: 'a die lies with nobody of this game',
    of: 'moving',
    change: (draft) => (draft.dice[0] = [1, 3, 3]),
  },
  {
    breach: 'a die is taken that is not in the game',
    of: 'moving',
    change: (draft) => draft.die && (draft.die.index = 4),
  },
  {
    breach: 'the claim is for no slot',
    of: 'decorating',
    change: (draft) => draft.claim && (draft.claim.slot = 5),
  },
  {
    breach: 'no such die can be rolled',
    of: 'rolling',
    change: (draft) => (draft.pending = { kind: 'roll-die', die: 4 }),
  },
  {
    breach: 'no such slot can be filled',
    of: 'setUp',
    change: (draft) => (draft.pending = { kind: 'reveal-exhibit', slot: 4 }),
  },
  {
    breach: 'a chance event is due that this phase does not have',
    of: 'start',
    change: (draft) => (draft.pending = { kind: 'start-player' }),
  },
  {
    breach: 'a chance event is due that this phase does not have',
    of: 'over',
    change: (draft) => (draft.pending = { kind: 'reveal-piece', tile: 0 }),
  },
  {
    breach: 'no chance event is due in a phase of chance',
    of: 'setUp',
    change: (draft) => (draft.pending = null),
  },
  {
    breach: 'no chance event is due in a phase of chance',
    of: 'rolling',
    change: (draft) => (draft.pending = null),
  },
  {
    breach: 'no chance event is due in a phase of chance',
    of: 'revealing',
    change: (draft) => (draft.pending = null),
  },
  { breach: 'a phase of the solo game', of: 'moving', change: (draft) => (draft.phase = 'rival-move') },
  { breach: 'a phase of the solo game', of: 'start', change: (draft) => (draft.phase = 'rival-die') },
  { breach: 'a phase of the solo game', of: 'buying', change: (draft) => (draft.phase = 'round-buy') },
  { breach: 'a phase of the solo game', of: 'moving', change: (draft) => (draft.phase = 'send') },
  { breach: 'a bumped piece outside its phase', of: 'soloSend', change: (draft) => (draft.bumped = null) },
  { breach: 'a bumped piece outside its phase', of: 'rivalMove', change: (draft) => (draft.bumped = 5) },
];

const inventory: readonly Breach[] = [
  { breach: 'not every exhibit is there once', of: 'start', change: (draft) => draft.deck.pop() },
  { breach: 'not every exhibit is there once', of: 'start', change: (draft) => (draft.exhibits[0] = 60) },
  { breach: 'not every piece is there once', of: 'start', change: (draft) => draft.stacks[1]?.pop() },
  { breach: 'not every piece is there once', of: 'start', change: (draft) => (draft.market[0] = 99) },
  {
    breach: 'a piece lies with another kind',
    of: 'start',
    change: (draft) => ([draft.market[0], draft.market[3]] = [draft.market[3] ?? 0, draft.market[0] ?? 0]),
  },
  {
    breach: 'an aquarium of seat 0 is out of order',
    of: 'start',
    change: (draft) => draft.mats[0]?.aquariums.push([]),
  },
  {
    breach: 'an aquarium of seat 1 is out of order',
    of: 'over',
    change: (draft) => draft.mats[1]?.aquariums[0]?.reverse(),
  },
  {
    breach: 'an aquarium of seat 1 is out of order',
    of: 'over',
    change: (draft) => draft.mats[1]?.aquariums[0]?.push(draft.stacks[1]?.pop() ?? -1),
  },
  {
    breach: 'a Conch of seat 0 lies on no card for it',
    of: 'over',
    change: (draft) => draft.mats[0]?.conches.push(20),
  },
  {
    breach: 'a Conch of seat 0 lies on no card for it',
    of: 'over',
    change: (draft) => draft.mats[0] && (draft.mats[0].conches = [21]),
  },
  { breach: 'a deck is not ascending', of: 'start', change: (draft) => draft.deck.reverse() },
  { breach: 'a deck is not ascending', of: 'start', change: (draft) => draft.stacks[2]?.reverse() },
  { breach: 'an exhibit slot is empty beside a deck', of: 'start', change: slotBackToDeck },
  { breach: 'an exhibit slot is empty beside a deck', of: 'placing', change: slotBackToDeck },
  { breach: 'an exhibit slot is empty beside a deck', of: 'market', change: slotBackToDeck },
  { breach: 'a market tile is empty beside its stack', of: 'start', change: tileBackToStack },
  { breach: 'a market tile is empty beside its stack', of: 'market', change: tileBackToStack },
  { breach: 'there are 8 copies of treasure 0', of: 'start', change: (draft) => add(draft.supply[0], 0, 1) },
  { breach: 'there are 8 copies of treasure 5', of: 'start', change: (draft) => add(draft.discard[1], 2, 1) },
  {
    breach: 'there are 6 copies of treasure 1',
    of: 'placing',
    change: (draft) => draft.gain && (draft.gain.treasure = 2),
  },
  { breach: 'there are 16 seashells of kind 0', of: 'start', change: (draft) => add(draft.shells, 0, 1) },
  {
    breach: 'there are 16 seashells of kind 1',
    of: 'start',
    change: (draft) => add(draft.mats[2]?.shells, 1, 1),
  },
  {
    breach: 'there are 16 seashells of kind 0',
    of: 'decorating',
    change: (draft) => draft.claim && (draft.claim.conch = true),
  },
  {
    breach: 'there are 16 seashells of kind 2',
    of: 'decorating',
    change: (draft) => draft.claim && (draft.claim.stars = 4),
  },
  {
    breach: 'seat 1 has too many divers',
    of: 'start',
    change: (draft) => draft.spots.fill(1, 12, 18),
  },
  { breach: 'a spot holds nobody of this game', of: 'start', change: (draft) => (draft.spots[20] = 3) },
  { breach: 'a spot holds nobody of this game', of: 'start', change: (draft) => (draft.spots[20] = 5) },
  { breach: 'there are 1 Rivals', of: 'start', change: (draft) => (draft.rivals.removed = 1) },
  { breach: 'there are 19 Rivals', of: 'soloMove', change: (draft) => (draft.spots[20] = 5) },
  { breach: 'there are 17 Rivals', of: 'soloMove', change: (draft) => (draft.rivals.supply -= 1) },
  {
    breach: 'the supply of wreck 3 is empty beside its discard',
    of: 'start',
    change: (draft) => ([draft.supply[3], draft.discard[3]] = [[0, 0, 0], draft.supply[3] ?? []]),
  },
];

function add(counts: number[] | undefined, place: number, more: number): void {
  if (counts) counts[place] = (counts[place] ?? 0) + more;
}

function slotBackToDeck(draft: Draughted): void {
  draft.deck = [draft.exhibits[0] ?? -1, ...draft.deck].sort((one, other) => one - other);
  draft.exhibits[0] = -1;
}

function tileBackToStack(draft: Draughted): void {
  draft.stacks[0] = [draft.market[1] ?? -1, ...(draft.stacks[0] ?? [])].sort((one, other) => one - other);
  draft.market[1] = -1;
}

describe.each([
  { what: 'the form', breaches: form },
  { what: 'the inventory', breaches: inventory },
])('what the audit finds in $what', ({ breaches }) => {
  test.each(breaches)('$of: $breach', ({ breach, of, change }) => {
    const draft = JSON.parse(JSON.stringify(phases[of])) as Draughted;
    change(draft);
    const breaches = wreckRaiders.audit(draft);
    expect(breaches.some((found) => found.startsWith(breach)) || breaches).toBe(true);
    expect(() => wreckRaiders.load(wreckRaiders.save(draft))).toThrow(SaveError);
  });
});

test('the audit finds nothing in a position of each phase', () => {
  const found = Object.entries(phases).flatMap(([name, state]) =>
    wreckRaiders.audit(state).map((breach) => `${name}: ${breach}`),
  );
  expect(found).toEqual([]);
  expect(new Set(Object.values(phases).map(({ phase }) => phase)).size).toBe(17);
});

test('the audit finds a display that is fuller than those of the edition', () => {
  const cards = standard.exhibits.cards.slice(0, 36);
  const { audit, setup } = createWreckRaiders({
    ...standard,
    mat: { ...standard.mat, pedestals: { ...standard.mat.pedestals, value: 4 } },
    exhibits: { ...standard.exhibits, cards, count: { ...standard.exhibits.count, value: 36 } },
  });
  const draft = JSON.parse(JSON.stringify(setup({ players: 2, chance: 'explicit' }))) as Draughted;
  expect(audit(draft)).toEqual([]);
  draft.mats[0]?.displays[1]?.push(0, 0, 0, 0, 0);
  add(draft.supply[0], 0, -5);
  expect(audit(draft)).toEqual(['seat 0 has a treasure without a place']);
});
