import type { Env } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import { fishBehind, hasChip, rearSlot } from './queries.js';
import { SEQUENCE } from './sequence.js';
import type { Invariant } from './sequence.js';
import type { KraquaState, KraquaTypes } from './state.js';
import type { KraquaTable } from './table.js';
import { FISH, GEMS, ROWS } from './vocabulary.js';
import type { Row } from './vocabulary.js';

/** The invariants that a state breaks; the later ones are asked only when its form is right. */
export function audit(state: KraquaState, { table }: Env<KraquaTypes>): readonly string[] {
  const malformed = broken(FORM, state, table);
  return malformed.length > 0 ? malformed : broken(INVARIANTS, state, table);
}

function broken(invariants: readonly Invariant[], state: KraquaState, table: KraquaTable): string[] {
  return invariants.flatMap((invariant) => invariant(state, table) ?? []);
}

const isAscending = (list: readonly number[]) =>
  list.every((value, index) => index === 0 || value > at(list, index - 1));

const isSeatList = (seats: readonly number[], players: number) =>
  new Set(seats).size === seats.length && seats.every((seat) => seat < players);

function listsFit(state: KraquaState, table: KraquaTable): string | null {
  const { players, animals, hands, inner, outer } = state;
  if (animals.length !== players || new Set(animals).size !== players)
    return 'the seats do not have one chip each, all different';
  if (hands.length !== players) return 'there is not one hand a seat';
  return inner.length === table.slots && outer.length === table.slots
    ? null
    : 'the rows do not have the slots of the course';
}

function idsExist(state: KraquaState, table: KraquaTable): string | null {
  const { pile, box, hands, inner, outer, hideout, fish, next } = state;
  const codes = [...inner, ...outer, state.turn?.tile ?? -1];
  if ([...pile, ...box, ...hands].some((tile) => tile >= table.tiles)) return 'a tile does not exist';
  if (codes.some((code) => code >= 2 * table.tiles)) return 'a tile code does not exist';
  if (hideout >= table.need.length) return 'the hideout does not exist';
  if (FISH.some((one) => fish[one] >= table.spaces)) return 'a fish stands on no space';
  return ROWS.some((row) => next[row] > table.slots) ? 'a front lies beyond the slots' : null;
}

function seatsExist({ players, waiting, drawers, active, pending }: KraquaState): string | null {
  const seats = isSeatList(waiting, players) && isAscending(waiting) && isSeatList(drawers, players);
  if (!seats || active >= players) return 'a seat does not exist or is named twice';
  return pending !== null && 'seat' in pending && pending.seat !== active
    ? 'chance is due for another seat than the one in turn'
    : null;
}

/** The parts of a state that are there in each phase; where there are two lists, the second one is that of a turn. */
const PARTS: Readonly<Record<KraquaState['phase'], readonly string[]>> = {
  setup: [''],
  turn: ['waiting'],
  move: ['waiting active turn'],
  help: ['waiting active turn'],
  steal: ['active steals', 'waiting active turn steals'],
  reroll: ['active steals rolled', 'waiting active turn steals rolled'],
  give: ['active steals rolled', 'waiting active turn steals rolled'],
  draw: ['active drawers'],
  fold: [''],
  over: ['result'],
};

function partsFitThePhase(state: KraquaState): string | null {
  const parts = [
    state.waiting.length > 0 ? 'waiting' : '',
    state.active >= 0 ? 'active' : '',
    state.turn === null ? '' : 'turn',
    state.drawers.length > 0 ? 'drawers' : '',
    state.steals.length > 0 ? 'steals' : '',
    state.rolled === null ? '' : 'rolled',
    state.result === null ? '' : 'result',
  ];
  if (!PARTS[state.phase].includes(parts.filter((part) => part !== '').join(' ')))
    return `the parts of the state do not fit the phase ${state.phase}`;
  const inSetup = state.phase === 'setup';
  return state.round > 0 === inSetup || (state.hideout < 0 && !inSetup)
    ? 'round or hideout do not fit the phase'
    : null;
}

const PENDING: Readonly<Record<KraquaState['phase'], readonly string[]>> = {
  setup: ['choose-hideout', 'draw-gate', 'draw-tile'],
  turn: ['none'],
  move: ['none', 'flick-shell'],
  help: ['none', 'flick-shell'],
  steal: ['roll-colour'],
  reroll: ['none'],
  give: ['none'],
  draw: ['none', 'draw-tile'],
  fold: ['draw-gate'],
  over: ['none'],
};

function chanceFitsThePhase(state: KraquaState): string | null {
  const { pending, phase, gate, hideout } = state;
  const kind = pending?.kind ?? 'none';
  if (!PENDING[phase].includes(kind)) return `in phase ${phase} it cannot be that ${kind} is due`;
  if (gate < 0 !== (kind === 'choose-hideout' || kind === 'draw-gate'))
    return 'a gate is missing or too early';
  if (hideout < 0 !== (kind === 'choose-hideout')) return 'the hideout is missing or too early';
  return kind === 'flick-shell' && !hasChip(state, state.active, 'crab')
    ? 'a shell is flicked without the crab'
    : null;
}

function choicesFit(state: KraquaState): string | null {
  const { turn, phase, pending, steals } = state;
  if (pending?.kind === 'roll-colour' && pending.fish !== steals[0])
    return 'the die is rolled for another fish than the first to be robbed';
  if (turn === null) return null;
  const paid = pending?.kind === 'flick-shell';
  const chose = [turn.fish, turn.animal, turn.gem].filter((choice) => choice !== null).length;
  const isOrdered =
    (turn.fish === null) === (turn.animal === null) && (turn.gem === null || turn.fish !== null);
  return isOrdered && choicesIn(phase, paid).includes(chose)
    ? null
    : 'what was chosen in the turn does not fit the phase';
}

/** How many of fish, animal and gem have been chosen; fish and animal are chosen together. */
function choicesIn(phase: KraquaState['phase'], paid: boolean): readonly number[] {
  if (phase === 'move') return [paid ? 2 : 0];
  if (phase === 'help') return [paid ? 3 : 2];
  return [2, 3];
}

function tilesAreConserved(state: KraquaState, table: KraquaTable): string | null {
  const { pile, box, hands, inner, outer, difficulty } = state;
  const laid = [...inner, ...outer].filter((code) => code >= 0).map((code) => code >> 1);
  const all = [...pile, ...box, ...hands.filter((tile) => tile >= 0), ...laid];
  if (all.length !== table.tiles || new Set(all).size !== table.tiles)
    return 'not every tile is in exactly one place';
  if (!isAscending(pile) || !isAscending(box)) return 'pile or box is not ascending';
  return range(table.tiles).some((tile) => !table.tilesIn[difficulty].includes(tile) && !box.includes(tile))
    ? 'a tile that the difficulty leaves out is in play'
    : null;
}

function gemsAreConserved({ chest, cave, den, hideout }: KraquaState, table: KraquaTable): string | null {
  if (GEMS.some((gem) => chest[gem] + cave[gem] + den[gem] !== table.gems[gem]))
    return 'the gems of a colour do not add up';
  const need = table.need[hideout];
  return GEMS.some((gem) => den[gem] > (need?.[gem] ?? 0)) ? 'the hideout holds more than it asks for' : null;
}

function shellsStayInBounds({ shells }: KraquaState, { shellsMax }: KraquaTable): string | null {
  return shells > shellsMax ? 'the team owns too many shells' : null;
}

function fishStandApart({ fish, stage }: KraquaState, table: KraquaTable): string | null {
  const spaces = FISH.map((one) => fish[one]);
  if (new Set(spaces).size < FISH.length) return 'two fish stand on one space';
  const { firstSpace, lastSpace } = at(table.visible, stage);
  return spaces.some((space) => space < firstSpace || space > lastSpace)
    ? 'a fish stands where the board cannot be seen'
    : null;
}

function fishKeepTheOrder(state: KraquaState, table: KraquaTable): string | null {
  const { stage, gate, fish } = state;
  const behind = (arch: number) => fishBehind(state, at(table.before, arch));
  if (range(stage).some((arch) => behind(arch) < FISH.length)) return 'a fish is not through an earlier arch';
  if (stage < 2 && behind(stage + 1) > 0) return 'a fish is behind an arch without a gate';
  const through = behind(stage);
  const first = (table.order[gate] ?? []).slice(0, through);
  return first.length < through || first.some((one) => fish[one] < at(table.before, stage))
    ? 'the fish behind the arch are not the first of the order'
    : null;
}

function gatesAddUp({ gate, gates, stage }: KraquaState, { order }: KraquaTable): string | null {
  const right =
    isAscending(gates) && !gates.includes(gate) && gates.length === order.length - stage - (gate < 0 ? 0 : 1);
  return right ? null : 'the stack does not hold the right gates';
}

function rowsAreWhole(state: KraquaState, table: KraquaTable): string | null {
  const { firstSlot, endSlot } = at(table.visible, state.stage);
  const isWhole = (row: Row) => {
    const codes = state[row];
    const rear = rearSlot(state, row);
    if (rear < 0) return true;
    const end = state.next[row];
    return (
      rear >= firstSlot &&
      end <= endSlot &&
      codes.every((code, slot) => code >= 0 === (slot >= rear && slot < end))
    );
  };
  return ROWS.every(isWhole) ? null : 'a row has a gap, or tiles where the board cannot be seen';
}

/**
 * A front is in sight or covered.
 *
 * @see KQ-R10 tiles are laid in slots that can be seen
 */
function frontsFit({ stage, next }: KraquaState, table: KraquaTable): string | null {
  const { endSlot } = at(table.visible, stage);
  return ROWS.some((row) => next[row] > endSlot) ? 'a front lies where none can have come' : null;
}

/**
 * @see KQ-TURTLE-1 only the turtle may use a back
 * @see KQ-R4 the tiles of the set-up lie front up
 */
function backsAreTheTurtles(state: KraquaState): string | null {
  const { phase, animals, inner, outer, turn, active } = state;
  const isBack = (code: number) => code % 2 === 1;
  const mayLie = phase !== 'setup' && animals.includes('turtle');
  const mayBeUsed = hasChip(state, active, 'turtle');
  return ([...inner, ...outer].some(isBack) && !mayLie) || (isBack(turn?.tile ?? -1) && !mayBeUsed)
    ? 'a back lies up that no turtle has turned'
    : null;
}

function pileIsLost({ stage, pile }: KraquaState, { losesPile }: KraquaTable): string | null {
  return pile.length > 0 && losesPile.slice(0, stage).includes(true)
    ? 'the pile should have been lost'
    : null;
}

const FORM: readonly Invariant[] = [
  listsFit,
  idsExist,
  seatsExist,
  partsFitThePhase,
  chanceFitsThePhase,
  choicesFit,
];

const INVARIANTS: readonly Invariant[] = [
  tilesAreConserved,
  gemsAreConserved,
  shellsStayInBounds,
  fishStandApart,
  fishKeepTheOrder,
  gatesAddUp,
  rowsAreWhole,
  frontsFit,
  backsAreTheTurtles,
  pileIsLost,
  ...SEQUENCE,
];
