import type { Env } from '../../core/definition.js';
import { at, range } from '../../core/lists.js';
import type { RockingRaftEvent } from './events.js';
import type { Gems } from './gems.js';
import { emptySpaces, gemsOn } from './queries.js';
import { standingsOf } from './scoring.js';
import type { Boat, RockingRaftState, RockingRaftTypes } from './state.js';
import type { RockingRaftTable } from './table.js';
import { CELLS, COLOURED, COLOURS, EDGES, FINGERS, SPACES } from './vocabulary.js';

type TextEnv = Env<RockingRaftTypes>;
type Position = Omit<RockingRaftState, 'kernel'>;

const LETTERS = ['y', 'b', 'r', 'k'] as const;
const CELL_WIDTH = 9;

/** The position; the same for everybody, since nothing is hidden. */
export function text(state: Position, env: TextEnv): string {
  return [
    head(state),
    '',
    ...raftLines(state, env),
    '',
    ...state.seats.flatMap((_, seat) => seatLines(state, seat, env.table)),
    '',
    deckLine(state),
    dueLine(state),
  ].join('\n');
}

function head({ turn, turns, options, phase }: Position): string {
  const variant = options.variant === 'sinking-lifeboats' ? ', sinking lifeboats' : '';
  if (turn < 0) return `Rocking Raft, ${String(options.players)} players${variant}, set-up`;
  const now = phase === 'over' ? 'over after' : 'in';
  return `Rocking Raft, ${String(options.players)} players${variant}, ${now} turn ${String(phase === 'over' ? turns : turns + 1)}`;
}

/** Gems as people write them: `2 yellow, 1 black`. */
function gemsInWords(gems: Gems): string {
  const parts = COLOURS.flatMap((colour, place) => {
    const count = at(gems, place);
    return count === 0 ? [] : [`${String(count)} ${colour}`];
  });
  return parts.length === 0 ? 'no gems' : parts.join(', ');
}

function raftLines({ raft, air, hand, tilt }: Position, { edition }: TextEnv): string[] {
  const map = raft.length === CELLS ? mapLines(raft, edition.raft) : [];
  return [
    ...map,
    `raft: ${gemsInWords(gemsOn(raft))}`,
    ...(air.some((count) => count > 0) ? [`in the air: ${gemsInWords(air)}`] : []),
    ...(tilt === null
      ? []
      : [
          `tilted to the ${at(EDGES, tilt.edge)}, ${at(FINGERS, tilt.finger)} finger, beats: ${String(tilt.beats)}`,
        ]),
    `hand: ${gemsInWords(hand)}`,
    `y yellow, b blue, r red, k black${map.length === 0 ? '' : '; the other numbers are the widths of openings'}`,
  ];
}

/** The nine cells with the widths of the openings between them. */
function mapLines(cells: readonly Gems[], { northSouth, westEast }: TextEnv['edition']['raft']): string[] {
  const wall = (line: number) =>
    `    ${at(northSouth, line)
      .map((width) => middle(String(width)))
      .join('   ')}`.trimEnd();
  return [
    `    ${' '.repeat(CELL_WIDTH + 3)}${middle('north')}`.trimEnd(),
    wall(0),
    ...range(3).flatMap((row) => {
      const [west, one, two, east] = at(westEast, row);
      const [left, centre, right] = range(3).map((column) => middle(cellText(at(cells, 3 * row + column))));
      return [
        `${String(west)} | ${String(left)} ${String(one)} ${String(centre)} ${String(two)} ${String(right)} | ${String(east)}`,
        wall(row + 1),
      ];
    }),
    `    ${' '.repeat(CELL_WIDTH + 3)}${middle('south')}`.trimEnd(),
  ];
}

function middle(text: string): string {
  const left = Math.floor((CELL_WIDTH - text.length) / 2);
  return `${' '.repeat(Math.max(0, left))}${text}`.padEnd(CELL_WIDTH);
}

/** `2y1k`: two yellow gems and a black one. */
function cellText(gems: Gems): string {
  const text = LETTERS.map((letter, place) =>
    at(gems, place) === 0 ? '' : `${String(at(gems, place))}${letter}`,
  );
  return text.join('') || '.';
}

function seatLines(state: Position, seat: number, table: RockingRaftTable): string[] {
  const { points, boats } = at(standingsOf(state, table), seat);
  const marks = [
    ...(seat === state.first ? ['first player'] : []),
    ...(seat === state.turn && state.result === null ? ['active'] : []),
  ];
  const who = marks.length === 0 ? '' : ` (${marks.join(', ')})`;
  return [
    `seat ${String(seat)}${who}: ${counted(points, 'point')}, ${counted(boats, 'boat')} filled`,
    ...at(state.seats, seat).boats.map((boat, slot) => `  ${String(slot)}: ${boatText(boat, table)}`),
  ];
}

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** `yellow yk. red .`: of three yellow spaces one holds a yellow and one a black gem; the red one is empty. */
function boatText(boat: Boat | null, table: RockingRaftTable): string {
  if (boat === null) return 'no boat';
  const { card, gems, wild, water } = boat;
  const spaces = COLOURED.flatMap((place) => {
    const marks = `${at(LETTERS, place).repeat(gems[place])}${'k'.repeat(wild[place])}${'.'.repeat(emptySpaces(boat, place, table))}`;
    return marks === '' ? [] : [`${at(SPACES, place)} ${marks}`];
  });
  const tokens = water === 0 ? '' : `, ${counted(water, 'Water token')}`;
  return `${spaces.join(' ')} for ${counted(at(table.points, card), 'point')}${tokens} (card ${String(card)})`;
}

function deckLine({ undrawn, bottom, aboveFlag, flagBy }: Position): string {
  const sunk = bottom.length === 0 ? '' : `, then the sunk cards ${bottom.join(', ')}`;
  const flag = flagBy < 0 ? `${String(aboveFlag)} above the flag` : `flag drawn by seat ${String(flagBy)}`;
  return `deck: ${counted(undrawn.length, 'unknown card')}${sunk}, ${flag}`;
}

function dueLine({ pending, result, phase, turn, holder }: Position): string {
  if (result !== null)
    return `the game is over (${result.reason}), won by seat ${result.winners.join(' and ')}: ${result.points.join(' to ')}`;
  if (pending !== null) {
    const { kind, ...parameters } = pending;
    const details = Object.entries(parameters).map(([name, value]) => ` ${name} ${String(value)}`);
    return `chance: ${kind}${details.join('')}`;
  }
  if (phase === 'tilt') return `seat ${String(turn)} is to tilt the raft`;
  if (phase === 'hold') return `seat ${String(turn)} holds the raft down, or releases it`;
  return `seat ${String(holder)} ${phase === 'place' ? 'places gems' : 'may place gems that were passed'}`;
}

type Sentences = {
  readonly [Type in RockingRaftEvent['type']]: (event: Extract<RockingRaftEvent, { type: Type }>) => string;
};

const n = String;

const SENTENCES: Sentences = {
  'outer-gem-placed': ({ cell, gem }) => `a ${gem} gem lies on cell ${n(cell)}`,
  'gem-dropped': ({ cell, gem }) => `a ${gem} gem drops and comes to rest on cell ${n(cell)}`,
  'boat-dealt': ({ seat, slot, card }) => `seat ${n(seat)} is dealt card ${n(card)} into slot ${n(slot)}`,
  'flag-buried': ({ depth }) => `the Pirate Flag goes into the deck below ${n(depth)} cards`,
  'first-player-chosen': ({ seat, drawn }) =>
    `seat ${n(seat)} is first player${drawn ? '' : ', as was agreed'}`,
  'turn-started': ({ seat, turn }) => `turn ${n(turn)}: seat ${n(seat)}`,
  'water-added': ({ seat, slot, water }) =>
    `the boat in slot ${n(slot)} of seat ${n(seat)} takes in water: ${n(water)}`,
  'raft-tilted': ({ seat, edge, finger }) =>
    `seat ${n(seat)} tilts the raft to the ${at(EDGES, edge)}, ${at(FINGERS, finger)} finger`,
  'beat-started': ({ beat }) => `beat ${n(beat)} begins`,
  'gems-slid': ({ from, to, gems }) => `${gemsInWords(gems)} slide from cell ${n(from)} to cell ${n(to)}`,
  'gems-fell': ({ from, gems }) => `${gemsInWords(gems)} fall out from cell ${n(from)}`,
  'beat-ended': ({ beat, hand }) => `beat ${n(beat)} is over, with ${gemsInWords(hand)} out`,
  'raft-released': ({ seat, beats, forced }) =>
    forced
      ? `the raft swings back after ${n(beats)} beats, since nothing can move`
      : `seat ${n(seat)} releases the raft after ${n(beats)} beats`,
  'gems-spilled': ({ gems }) => `out of the raft fell: ${gemsInWords(gems)}`,
  'gem-placed': ({ seat, gem, slot }) => `seat ${n(seat)} places a ${gem} gem on the boat in slot ${n(slot)}`,
  'black-placed': ({ seat, slot, space }) =>
    `seat ${n(seat)} places a black gem on a ${space} space of the boat in slot ${n(slot)}`,
  'black-returned': ({ seat, count }) => `${n(count)} black of seat ${n(seat)} go back to the centre`,
  'gems-passed': ({ from, to, gems }) => `seat ${n(from)} passes ${gemsInWords(gems)} to seat ${n(to)}`,
  'leftovers-returned': ({ gems }) => `${gemsInWords(gems)} go back to the centre`,
  'boat-filled': ({ seat, card, points }) =>
    `seat ${n(seat)} has filled the boat of card ${n(card)}, for ${n(points)} points`,
  'boat-sunk': ({ seat, card }) => `the boat of card ${n(card)} of seat ${n(seat)} sinks`,
  'water-returned': ({ tokens }) => `${n(tokens)} Water tokens go back to the supply`,
  'flag-drawn': ({ seat }) => `seat ${n(seat)} draws the Pirate Flag`,
  'boat-drawn': ({ seat, slot, card, from }) =>
    `seat ${n(seat)} draws card ${n(card)} into slot ${n(slot)}${from === 'bottom' ? ', a sunk boat' : ''}`,
  'deck-empty': ({ seat, slot }) => `the deck is empty: slot ${n(slot)} of seat ${n(seat)} stays empty`,
  'turn-ended': ({ seat }) => `the turn of seat ${n(seat)} is over`,
  'game-ended': ({ reason, winners, points }) =>
    `the game is over (${reason}), won by seat ${winners.join(' and ')}: ${points.join(' to ')}`,
};

/** An event in one sentence. */
export function describe(event: RockingRaftEvent): string {
  return (SENTENCES[event.type] as (told: RockingRaftEvent) => string)(event);
}
