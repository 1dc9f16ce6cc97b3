import { bermudaPirates as game, hazards } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesEvent, BermudaPiratesState } from 'tidetable/bermuda-pirates';
import { describe, expect, test } from 'vitest';
import { events } from '../../../src/games/bermuda-pirates/events.js';
import { at } from '../../../src/index.js';
import { safeWith, sea } from './positions.js';
import type { Sketch } from './positions.js';

const NONE = [0, 0, 0, 0];
const sailing = sea({
  boat: 52,
  heading: 2,
  cargo: [0, 2],
  safe: safeWith(26, 51, 52),
  caught: [75],
  buoys: [[79], []],
  lost: [
    [78, 1],
    [81, 1],
    [81, 3],
  ],
});
/** The first ten cells of a row of the chart. */
const row = (state: BermudaPiratesState, y: number, viewer?: number): string =>
  at(game.text(state, viewer).split('\n'), y + 2).slice(0, 34);

describe('the text of a position', () => {
  test('draws boat, heading, buoys, treasures, and what has been seen', () => {
    expect(row(sailing, 2, 0)).toBe('  48  .  .  .  + →0  .  . ## ##  .');
    expect(row(sailing, 3, 0)).toBe('  72  .  .  .  x  .  . $1 !0 ## $*');
    expect(row(sea(), 1, 1).slice(0, 10)).toBe('  24 AA o0');
  });

  test('shows to a viewer the odds of `hazards` in tenths, rounded up', () => {
    const start = sea();
    const shown = (cell: number) =>
      row(start, Math.floor(cell / 24), 1)
        .slice(4 + 3 * (cell % 24))
        .slice(0, 3);
    const { layouts, catches } = hazards(game.observe(start, 1)) ?? { layouts: 0, catches: [] };
    expect([layouts, catches[26], catches[28], catches[75]]).toEqual([6144, 0, 1536, 1152]);
    expect([shown(26), shown(28), shown(75)]).toEqual(['  .', '  3', '  2']);
  });

  test('without a viewer shows the whirlpools themselves', () => {
    expect(row(sailing, 4)).toBe('  96  .  .  ~  ~  ~  ~  ~  ~  ~  m');
    expect(game.text(sailing)).toContain('~ whirlpool');
    expect(game.text(sailing, 0)).not.toContain('~');
  });

  test('lists what is on the island, at home, aboard and in hand', () => {
    const lines = game.text(sailing, 0).split('\n').slice(26, 30);
    expect(lines).toEqual([
      'island: red 5, yellow 4, green 5, blue 5',
      'seat 0: red 0, yellow 0, green 0, blue 0 · buoys 1 in hand, 1 on the board',
      'seat 1: red 0, yellow 0, green 0, blue 0 · buoys 2 in hand, 0 on the board',
      'aboard: red, green',
    ]);
  });

  test('a refereed game of Plunder has no chart', () => {
    const lost = [
      [-1, 2],
      [-1, 3],
    ] as const;
    const state = sea({ physics: 'refereed', variant: 'plunder', lost, sets: [1, 0], removed: [1, 0, 0, 0] });
    expect(game.text(state, 'public').split('\n')).toEqual([
      'Bermuda Pirates, Treasure Plunder · round 1 · seat 0 · voyage · voyage is due',
      'island: red 4, yellow 5, green 4, blue 4',
      'seat 0: red 0, yellow 0, green 0, blue 0 · sets 1 · 6 points · buoys 2 in hand, 0 on the board',
      'seat 1: red 0, yellow 0, green 0, blue 0 · sets 0 · 0 points · buoys 2 in hand, 0 on the board',
      'out of the game: red 1, yellow 0, green 0, blue 0',
      'lost: green, blue',
      'aboard: nothing',
    ]);
  });

  const full = { home: [[1, 1, 1, 1], NONE] };
  test.each<[Sketch, string]>([
    [{}, 'Bermuda Pirates · round 1 · seat 0 · sail'],
    [
      { phase: 'buoy', ending: 'set', ...full },
      'Bermuda Pirates · round 1 · seat 0 · buoy · last round (set)',
    ],
    [
      { phase: 'over', turn: 1, ending: 'set', ...full, result: { winners: [0], reason: 'set' } },
      'Bermuda Pirates · over after round 1 (set): seat 0 won',
    ],
  ])('begins with what is next', (sketch, line) => {
    expect(game.text(sea(sketch), 0).split('\n')[0]).toBe(line);
  });
});

describe('the sentence of an event', () => {
  const landing = { at: 'sea', cell: 100, seat: -1 } as const;
  const sentences: [BermudaPiratesEvent, string][] = [
    [{ type: 'first-player', seat: 1 }, 'Seat 1 begins.'],
    [{ type: 'underboards-laid' }, 'The underboards are laid, and nobody sees how.'],
    [{ type: 'turn-began', seat: 0, round: 2 }, 'Seat 0 puts to sea in round 2.'],
    [{ type: 'boat-veered', seat: 0, meant: 2, went: 3 }, 'Seat 0 means to go east and goes south-east.'],
    [{ type: 'boat-pushed', seat: 0, from: 25, to: 26, dir: 2 }, 'Seat 0 pushes east, from cell 25 to 26.'],
    [
      { type: 'treasure-slipped', seat: 0, colour: 1, landing },
      'A yellow treasure drops off the boat of seat 0 and falls into the water in cell 100.',
    ],
    [{ type: 'boat-caught', seat: 0, cell: 75 }, 'A whirlpool catches the boat of seat 0 in cell 75.'],
    [
      { type: 'treasure-scattered', seat: 0, colour: 0, landing: { at: 'base', cell: 550, seat: 1 } },
      'A red treasure is thrown about and lands on the base of seat 1.',
    ],
    [{ type: 'boat-aground', seat: 0, cell: -1 }, 'Seat 0 runs aground.'],
    [{ type: 'boat-overboard', seat: 0 }, 'Seat 0 falls off the board.'],
    [
      { type: 'dock-reached', seat: 0, colour: 2, loaded: false },
      'Seat 0 reaches the green dock and can load nothing.',
    ],
    [
      { type: 'treasure-loaded', seat: 0, colour: 3, from: 'sea' },
      'Seat 0 takes a blue treasure aboard out of the water.',
    ],
    [{ type: 'raid-began', seat: 0, victim: 1 }, 'Seat 0 raids the base of seat 1.'],
    [{ type: 'treasure-stolen', seat: 0, victim: 1, colour: 0 }, 'Seat 0 steals a red treasure from seat 1.'],
    [
      { type: 'treasures-banked', seat: 0, colours: [0, 2] },
      'Seat 0 brings home: red treasure, green treasure.',
    ],
    [{ type: 'treasure-gained', seat: 1, colour: 0 }, 'Seat 1 is lucky and keeps a red treasure.'],
    [{ type: 'set-completed', seat: 1 }, 'Seat 1 puts a set aside.'],
    [{ type: 'treasure-returned', colour: 1 }, 'A yellow treasure goes back to the island.'],
    [{ type: 'treasure-removed', colour: 1 }, 'A yellow treasure is out of the game.'],
    [
      { type: 'end-triggered', reason: 'set', seats: [0, 1] },
      'The last round: a base holds all four colours (seat 0, 1).',
    ],
    [
      { type: 'end-triggered', reason: 'island', seats: [] },
      'The last round: too few treasures are left on the island.',
    ],
    [{ type: 'buoy-placed', seat: 0, cell: 99 }, 'Seat 0 places a buoy in cell 99.'],
    [{ type: 'buoy-placed', seat: 0, cell: -1 }, 'Seat 0 places a buoy.'],
    [{ type: 'buoy-lifted', seat: 0, cell: 99 }, 'Seat 0 lifts a buoy in cell 99.'],
    [{ type: 'buoy-moved', seat: 0, from: 99, to: 100 }, 'Seat 0 puts the buoy down again in cell 100.'],
    [{ type: 'buoy-removed', seat: 0, cell: 99 }, 'Seat 0 takes the buoy back.'],
    [{ type: 'buoy-kept', seat: 0 }, 'Seat 0 leaves the buoys as they are.'],
    [{ type: 'turn-ended', seat: 0 }, 'The turn of seat 0 is over.'],
    [{ type: 'round-ended', round: 3 }, 'Round 3 is over.'],
    [{ type: 'turn-passed', seat: 1 }, 'Seat 1 is complete and stays at home.'],
    [
      { type: 'game-over', winners: [0, 1], reason: 'rounds' },
      'The game is over, as the last round has been played: seat 0 and 1 won.',
    ],
  ];

  test.each(sentences)('%o', (event, sentence) => {
    expect(game.describe(event)).toBe(sentence);
  });

  test('every event has one', () => {
    expect(new Set(sentences.map(([{ type }]) => type))).toEqual(new Set(Object.keys(events)));
  });

  test.each([
    [{ at: 'boat', cell: -1, seat: -1 }, 'stays on the boat'],
    [{ at: 'off', cell: -1, seat: -1 }, 'falls off the board'],
    [{ at: 'island', cell: 250, seat: -1 }, 'lands on the island'],
    [{ at: 'obstacle', cell: 55, seat: -1 }, 'lands on an obstacle in cell 55'],
  ] as const)('a treasure comes to rest: %o', (rest, words) => {
    expect(game.describe({ type: 'treasure-scattered', seat: 0, colour: 0, landing: rest })).toBe(
      `A red treasure is thrown about and ${words}.`,
    );
  });
});
