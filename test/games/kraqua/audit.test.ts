import { kraqua } from 'tidetable/kraqua';
import type { KraquaState } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { play } from '../../support/scenario.js';
import { examples, sharkWith } from './examples.js';
import {
  allBut,
  at,
  dolphin,
  draw,
  drawGate,
  hold,
  lay,
  move,
  only,
  rear,
  roll,
  shell,
  slots,
} from './positions.js';

const first = kraqua.setup({ players: 2, chance: 'explicit' });
const gated = play(kraqua, kraqua.setup({ players: 2, hideout: 0, chance: 'explicit' }), [drawGate(2)]);
const laying = play(kraqua, gated, [draw(0)]);
const dealing = play(kraqua, laying, [draw(1), draw(2)]);
const turn = examples.setUp;
const moving = play(kraqua, turn, [lay(2, 'inner')]);
const flicking = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
const helping = play(kraqua, examples.dolphin, [lay(1, 'inner'), move(1, 'green')]);
const sharking = play(kraqua, sharkWith({ purple: 1 }), [lay(2, 'inner', 'back'), move(2, 'yellow')]);
const rolling = play(kraqua, examples.seahorse, [lay(1, 'inner'), move(1, 'yellow')]);
const asking = play(kraqua, rolling, [roll('purple')]);
const giving = play(kraqua, examples.colourGone, [lay(0, 'inner'), move(0, 'yellow'), roll('purple')]);
const drawing = play(kraqua, examples.draws, [lay(2, 'inner'), move(2, 'yellow')]);
const choosing = play(kraqua, drawing, [draw(11), draw(9)]);
const raiding = play(kraqua, choosing, [rear(0, 'outer'), rear(1, 'inner')]);
const robbing = play(
  kraqua,
  at({
    animals: ['jellyfish', 'turtle'],
    fish: [6, 7, 8],
    inner: { 0: 0 },
    outer: {},
    hands: { 0: 2, 1: 3 },
  }),
  [lay(0, 'inner'), move(0, 'green')],
);
const folding = play(kraqua, examples.firstFold, [
  lay(3, 'inner'),
  move(3, 'yellow'),
  ...[5, 6, 7, 9].map(draw),
]);
const over = play(kraqua, examples.home, [hold(0), move(0, 'green')]);

const RAID = [hold(0), move(0, 'red'), rear(0, 'inner')];
const raidedByTwo = play(kraqua, examples.lastTiles, RAID);
const LAST = [
  ...[roll('yellow'), roll('red')],
  ...[hold(0), move(0, 'red'), hold(1), move(1, 'yellow'), roll('red')],
];
const reefGone = play(kraqua, raidedByTwo, LAST);

test('positions of play break nothing', () => {
  const positions = [
    ...Object.values(examples),
    ...[
      first,
      gated,
      laying,
      dealing,
      moving,
      flicking,
      helping,
      sharking,
      rolling,
      asking,
      giving,
      drawing,
      choosing,
      raiding,
      play(kraqua, raiding, [roll('clear')]),
      robbing,
      raidedByTwo,
      folding,
      over,
    ],
  ];
  for (const state of positions) expect(kraqua.audit(state)).toEqual([]);
});

type Change = Partial<KraquaState>;

describe('what no play leads to', () => {
  test.each<[number, string, KraquaState, Change]>([
    [1, 'not every tile is in exactly one place', turn, { pile: [6, 7, 8, 9, 10] }],
    [1, 'not every tile is in exactly one place', turn, { pile: [5, 6, 7, 8, 9, 10] }],
    [1, 'pile or box is not ascending', turn, { pile: [7, 6, 8, 9, 10, 11] }],
    [1, 'a tile that the difficulty leaves out is in play', turn, { difficulty: 'pros' }],
    [2, 'the gems of a colour do not add up', turn, { chest: allBut({ blue: 1 }) }],
    [2, 'holds more than it asks for', turn, { chest: allBut({ red: 1 }), den: only({ red: 1 }) }],
    [3, 'the team owns too many shells', turn, { shells: 7 }],
    [4, 'two fish stand on one space', turn, { fish: { yellow: 3, green: 3, red: 4 } }],
    [4, 'where the board cannot be seen', turn, { fish: { yellow: 30, green: 3, red: 4 } }],
    [5, 'not the first of the order', turn, { fish: { yellow: 13, green: 3, red: 4 } }],
    [5, 'not through an earlier arch', examples.secondFold, { fish: { yellow: 12, green: 29, red: 28 } }],
    [6, 'the stack does not hold the right gates', turn, { gates: [0, 1, 2, 3, 4] }],
    [6, 'the stack does not hold the right gates', turn, { gates: [0, 1, 3, 4] }],
    [7, 'a row has a gap', examples.draws, { inner: slots({ 0: 0, 2: 4 }), next: { inner: 3, outer: 2 } }],
    [7, 'a row has a gap', turn, { next: { inner: 3, outer: 1 } }],
    [8, 'the pile should have been lost', examples.secondFold, { pile: [6], box: [7, 8, 10, 11] }],
    [9, 'goes on after its end: chest-empty', turn, { chest: only({}), cave: allBut() }],
    [10, 'a seat that waits has no tile', turn, { waiting: [0, 1, 2] }],
    [10, 'do not fit the phase turn', turn, { waiting: [] }],
    [
      11,
      'it cannot be that roll-colour is due',
      turn,
      { pending: { kind: 'roll-colour', seat: 0, fish: 'red' } },
    ],
    [11, 'it cannot be that none is due', rolling, { pending: null }],
    [12, 'do not fit the phase turn', turn, { result: { ending: 'won', reason: 'home-with-gems' } }],
    [12, 'do not fit the phase over', over, { result: null }],
    [13, 'no help is to be had', helping, { shells: 0 }],
    [13, 'the seat has no second roll', asking, { animals: ['seahorse', 'jellyfish', 'turtle', 'crab'] }],
    [13, 'there is no colour to choose', giving, { rolled: 'blue' }],
    [
      13,
      'there is no row to choose',
      choosing,
      { inner: slots({}), box: [0, 2, 6, ...choosing.box].sort((a, b) => a - b) },
    ],
    [14, 'the game is too long', turn, { round: 2 }],
    [14, 'the game is too long', reefGone, { round: 31 }],
  ])('%i: %s', (_invariant, says, state, change) => {
    const found = kraqua.audit({ ...state, ...change });
    expect(found.filter((line) => line.includes(says))).toHaveLength(1);
  });
});

describe('parts that do not fit together', () => {
  test.each<[string, KraquaState, Change]>([
    ['one chip each', turn, { animals: ['crab', 'crab', 'turtle', 'jellyfish'] }],
    ['one hand a seat', turn, { hands: [2, 3, 4] }],
    ['the slots of the course', turn, { inner: [0, -1, -1] }],
    ['a tile does not exist', turn, { hands: [2, 3, 4, 59] }],
    ['a tile code does not exist', turn, { inner: slots({ 0: 99 }) }],
    ['the hideout does not exist', turn, { hideout: 6 }],
    ['a fish stands on no space', turn, { fish: { yellow: 3, green: 4, red: 100 } }],
    ['a front lies beyond the slots', turn, { next: { inner: 11, outer: 1 } }],
    ['a seat does not exist or is named twice', turn, { waiting: [0, 0, 1, 2] }],
    ['a seat does not exist or is named twice', turn, { waiting: [1, 0, 2, 3] }],
    [
      'for another seat than the one in turn',
      rolling,
      { pending: { kind: 'roll-colour', seat: 2, fish: 'yellow' } },
    ],
    ['round or hideout do not fit', turn, { round: 0 }],
    ['round or hideout do not fit', turn, { hideout: -1 }],
    ['a gate is missing or too early', turn, { gate: -1 }],
    ['the hideout is missing or too early', first, { hideout: 2 }],
    ['flicked without the crab', flicking, { animals: ['crab', 'seahorse', 'turtle', 'jellyfish'] }],
    ['for another seat than the next drawer', drawing, { pending: { kind: 'draw-tile', to: 3 } }],
    ['from an empty pile', drawing, { pile: [] }],
    ['for another fish than the first', rolling, { steals: ['red'] }],
    ['what was chosen in the turn', moving, { turn: { tile: 8, fish: 'red', animal: 'crab', gem: null } }],
    ['what was chosen in the turn', helping, { turn: { tile: 16, fish: null, animal: null, gem: null } }],
    ['a drawer has a tile', choosing, { hands: [1, -1, 11, 9], outer: slots({ 1: 8 }) }],
    ['does not wait for the end of its turn', moving, { waiting: [0, 1, 3] }],
    [
      'the tile in use is neither laid nor held',
      moving,
      { turn: { tile: 9, fish: null, animal: null, gem: null } },
    ],
    ['a second roll where none can have been', asking, { again: true }],
    ['there is no shell to flick', flicking, { shells: 0 }],
    [
      'the shell pays for no move',
      flicking,
      {
        turn: { tile: 12, fish: 'yellow', animal: 'crab', gem: null },
        fish: { yellow: 21, green: 3, red: 4 },
      },
    ],
  ])('%s', (says, state, change) => {
    const found = kraqua.audit({ ...state, ...change });
    expect(found.filter((line) => line.includes(says))).toHaveLength(1);
  });

  test('a flick for help that is not to be had', () => {
    const asked = play(
      kraqua,
      kraqua.load(kraqua.save({ ...examples.dolphin, hands: [-1, -1, 6, 8], waiting: [2, 3] })),
      [lay(3, 'inner'), move(3, 'green'), dolphin(3, 'blue')],
    );
    expect(asked.pending?.kind).toBe('flick-shell');
    const wanted = { ...asked, turn: { tile: 16, fish: 'green', animal: 'jellyfish', gem: 'red' } as const };
    expect(kraqua.audit(wanted)).toEqual(['the shell pays for no help']);
  });
});

describe('a set-up that is not in order', () => {
  const begun = 'play has begun before the end of the set-up';
  const other = 'the set-up has drawn other tiles';
  test.each<[string, KraquaState, Change]>([
    [begun, first, { fish: { yellow: 3, green: 1, red: 2 } }],
    [begun, first, { chest: allBut({ red: 1 }), cave: only({ red: 1 }) }],
    [begun, first, { shells: 3 }],
    [begun, gated, { pile: [0, 1, 2], box: [3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    [other, laying, { pending: { kind: 'draw-tile', to: 'inner' } }],
    [other, gated, { pending: { kind: 'draw-tile', to: 'outer' } }],
    [other, dealing, { pending: { kind: 'draw-tile', to: 'outer' } }],
    [other, dealing, { pending: { kind: 'draw-tile', to: 0 } }],
    [other, laying, { inner: slots({ 1: 0 }), next: { inner: 2, outer: 0 } }],
    [other, laying, { inner: slots({}), pile: [0, ...laying.pile] }],
    [
      other,
      { ...dealing, hands: [2, 3], pile: dealing.pile.slice(1) },
      { pending: { kind: 'draw-tile', to: 2 } },
    ],
  ])('%s', (says, state, change) => {
    expect(kraqua.audit({ ...state, ...change })).toEqual([expect.stringContaining(says)]);
  });
});

describe('turns, draws, raids and folds that are not in order', () => {
  const roll = (seat: number, fish: 'yellow' | 'green' | 'red') =>
    ({ kind: 'roll-colour', seat, fish }) as const;
  test.each<[string, KraquaState, Change]>([
    ['other fish are to be robbed', robbing, { steals: ['green', 'red'] }],
    ['other fish are to be robbed', robbing, { turn: { tile: 4, fish: 'red', animal: 'turtle', gem: null } }],
    ['other fish are to be robbed', raiding, { steals: ['red', 'green'], pending: roll(2, 'red') }],
    ['other fish are to be robbed', raiding, { steals: ['green'] }],
    [
      'other fish are to be robbed',
      raiding,
      { steals: ['yellow', 'green', 'red'], pending: roll(2, 'yellow') },
    ],
    ['follow clockwise on the seat that moved last', drawing, { drawers: [2, 0, 3, 1] }],
    ['follow clockwise on the seat that moved last', drawing, { active: 0 }],
    ['a seat that has drawn has none', choosing, { hands: [-1, -1, -1, 9], box: [...choosing.box, 11] }],
    ['drawn in another order', raidedByTwo, { active: 1, pending: roll(1, 'yellow') }],
    ['drawn in another order', raidedByTwo, { active: 2, pending: roll(2, 'yellow') }],
    ['a seat has not drawn', raidedByTwo, { hands: [-1, 4, -1], inner: slots({ 9: 2 }) }],
    ['a seat has not drawn', raidedByTwo, { pile: [0], box: raidedByTwo.box.filter((tile) => tile > 0) }],
    ['a seat has not drawn', folding, { hands: [-1, -1, -1, -1], box: [5, 6, 7, 8, 9, 10, 11] }],
    ['has not been folded yet', folding, { stage: 0, gates: [0, 1, 2, 3, 4, 5] }],
    ['a second roll where none can have been', robbing, { again: true }],
    ['a front lies where none', examples.seahorse, { next: { inner: 1, outer: 6 } }],
    ['no turtle has turned', examples.home, { inner: slots({ 8: 0, 9: 3 }) }],
    ['no turtle has turned', laying, { animals: ['crab', 'turtle'], inner: slots({ 0: 1 }) }],
    [
      'no turtle has turned',
      rolling,
      {
        inner: slots({ 0: 4, 1: 19 }),
        turn: { tile: 19, fish: 'yellow', animal: 'seahorse', gem: null },
      },
    ],
  ])('%s', (says, state, change) => {
    const found = kraqua.audit({ ...state, ...change });
    expect(found.filter((line) => line.includes(says))).toHaveLength(1);
  });
});

type Result = NonNullable<KraquaState['result']>;
const ENDINGS = ['won', 'almost-won', 'lost'] as const;
const REASONS = ['home-with-gems', 'home-without-gems', 'reef-gone', 'chest-empty', 'fish-food'] as const;
const ALL_RESULTS = ENDINGS.flatMap((ending) => REASONS.map((reason): Result => ({ ending, reason })));

describe('KQ-R45 Which ending, if several fit? A finished game is saved with its own', () => {
  const full = { purple: 1, green: 1, blue: 2, clear: 2 };
  const needy = { ...examples.home, chest: allBut({ purple: 1 }), cave: only({ purple: 1 }) };
  const hungry = { ...examples.lastTiles, chest: allBut(full), den: only(full) };
  const fed = { ...examples.emptyChest, cave: allBut({ clear: 1 }, full), den: only(full) };
  const theft = [lay(0, 'inner'), move(0, 'yellow'), roll('red')];
  test.each<[Result['reason'], KraquaState]>([
    ['home-with-gems', over],
    ['home-without-gems', play(kraqua, needy, [hold(0), move(0, 'green')])],
    ['reef-gone', reefGone],
    ['fish-food', play(kraqua, hungry, [...RAID, ...LAST])],
    ['chest-empty', play(kraqua, examples.emptyChest, theft)],
    ['fish-food', play(kraqua, fed, theft)],
  ])('%s', (reason, state) => {
    expect(state.result?.reason).toBe(reason);
    const sound = ALL_RESULTS.filter((result) => kraqua.audit({ ...state, result }).length === 0);
    expect(sound).toEqual([state.result]);
  });

  test('a won game whose gems are not in the hideout', () => {
    const { chest, den } = examples.home;
    expect(kraqua.audit({ ...over, chest, den })).toEqual([
      'the game is won, and its gems are not in the hideout',
    ]);
  });
});
