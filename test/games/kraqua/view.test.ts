import { rngFromSeed } from 'tidetable';
import { kraqua } from 'tidetable/kraqua';
import type { KraquaState } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { play, playWithEvents } from '../../support/scenario.js';
import { examples } from './examples.js';
import { draw, lay, move, roll, shell } from './positions.js';

const viewers = [0, 1, 2, 3, 'public'] as const;

describe('views', () => {
  const seeded = kraqua.setup({ players: 4, seed: 9 });

  test('every viewer sees the whole state but the generator', () => {
    const { kernel, ...rest } = seeded;
    const { rng: _rng, ...identity } = kernel;
    for (const viewer of viewers)
      expect(kraqua.observe(seeded, viewer)).toEqual({ kernel: identity, ...rest });
  });

  test('the state drawn from a view is that state, with explicit chance', () => {
    const drawn = kraqua.determinize(kraqua.observe(seeded, 2), rngFromSeed(1));
    expect(drawn).toEqual({ ...seeded, kernel: { ...seeded.kernel, rng: null } });
  });

  test('every event is for everybody', () => {
    const { events } = playWithEvents(kraqua, examples.seahorse, [
      lay(1, 'inner'),
      move(1, 'yellow'),
      roll('red'),
    ]);
    for (const event of events)
      for (const viewer of viewers) expect(kraqua.observeEvent(event, viewer)).toEqual(event);
  });
});

describe('the tensor', () => {
  const blocks = Object.fromEntries(kraqua.tensorLayout.blocks.map((block) => [block.name, block]));
  const valuesOf = (state: KraquaState, viewer: number | 'public', name: string) => {
    const { offset = 0, size = 0 } = blocks[name] ?? {};
    return [...kraqua.tensor(kraqua.observe(state, viewer), viewer).slice(offset, offset + size)];
  };
  const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1000) / 1000);

  test('blocks and their places', () => {
    expect(kraqua.tensorLayout.size).toBe(534);
    expect(kraqua.tensorLayout.blocks.map(({ name, offset, shape }) => [name, offset, shape])).toEqual([
      ['table', 0, [19]],
      ['seats', 19, [4, 23]],
      ['fish', 111, [3, 47]],
      ['reef', 252, [2, 10, 9]],
      ['fronts', 432, [2, 11]],
      ['tiles', 454, [12, 2]],
      ['gates', 478, [12]],
      ['gems', 490, [6, 5]],
      ['turn', 520, [14]],
    ]);
  });

  test('table: four players, level 1, stage 0, phase turn, round 1 of 30, 2 of 6 shells', () => {
    expect(rounded(valuesOf(examples.setUp, 0, 'table'))).toEqual([
      ...[0, 0, 1],
      ...[1, 0, 0, 0],
      ...[1, 0, 0],
      ...[1, 0, 0, 0, 0, 0, 0],
      0.033,
      0.333,
    ]);
  });

  test('seats: rotated, with both faces of the tile', () => {
    const own = valuesOf(examples.setUp, 2, 'seats').slice(0, 23);
    const frontAndBack = [...[1, 0, 0, 0], ...[0, 0, 0], ...[0, 0, 0, 1], ...[0, 1, 0]];
    expect(own).toEqual([1, ...[0, 0, 1, 0], 1, 0, 0, 1, ...frontAndBack]);
    const other = valuesOf(examples.setUp, 0, 'seats');
    expect(valuesOf(examples.setUp, 2, 'seats').slice(46, 69)).toEqual(other.slice(0, 23));
    expect(valuesOf(examples.setUp, 'public', 'seats')).toEqual(other);
  });

  test('seats: places among the drawers', () => {
    const drawing = play(kraqua, examples.draws, [lay(2, 'inner'), move(2, 'yellow')]);
    const places = [0, 1, 2, 3].map((seat) => valuesOf(drawing, seat, 'seats')[7]);
    expect(places).toEqual([0.75, 1, 0.25, 0.5]);
    expect(valuesOf(drawing, 2, 'seats')[6]).toBe(1);
  });

  test('seats: what does not exist is 0', () => {
    const two = kraqua.setup({ players: 2, seed: 1 });
    expect(valuesOf(two, 1, 'seats').slice(46)).toEqual(Array(46).fill(0));
  });

  test('fish: where they stand, and their place in the order green, red, yellow', () => {
    const yellow = valuesOf(examples.firstFold, 0, 'fish').slice(0, 47);
    expect(yellow.indexOf(1)).toBe(12);
    expect(yellow.slice(40)).toEqual([0, 1, 0, 0, 0, 1, 0]);
    const green = valuesOf(examples.firstFold, 0, 'fish').slice(47, 94);
    expect(green.slice(40)).toEqual([0, 1, 1, 1, 0, 0, 0]);
  });

  test('reef: gaps in path order, the animal of the front', () => {
    const laid = play(kraqua, examples.setUp, [lay(3, 'outer')]);
    const turned = play(kraqua, examples.setUp, [lay(2, 'outer', 'back')]);
    const slotOne = (state: KraquaState) => valuesOf(state, 0, 'reef').slice(99, 108);
    expect(slotOne(laid)).toEqual([1, 1, 0, 0, 0, 0, 0, 1, 0]);
    expect(slotOne(turned)).toEqual([1, 1, 0, 1, 0, 1, 0, 0, 0]);
    expect(valuesOf(examples.setUp, 0, 'reef').slice(45, 54)).toEqual(Array(9).fill(0));
    expect(
      valuesOf(examples.setUp, 0, 'fronts').flatMap((value, place) => (value === 1 ? [place] : [])),
    ).toEqual([1, 12]);
  });

  test('tiles, gates and gems', () => {
    const pile = valuesOf(examples.setUp, 0, 'tiles').filter((_, place) => place % 2 === 0);
    expect(pile).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(valuesOf(examples.setUp, 0, 'gates')).toEqual([1, 1, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0]);
    const gems = rounded(valuesOf(examples.colourGone, 0, 'gems'));
    expect(gems.slice(0, 5)).toEqual([0, 0.2, 0, 0.2, 1]);
    expect(gems.slice(10, 15)).toEqual([0.4, 0, 0, 0, 0]);
  });

  test('turn: a flick for a shell move, a roll, a second roll', () => {
    const flicking = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    expect(valuesOf(flicking, 0, 'turn')).toEqual([0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const rolled = play(kraqua, examples.seahorse, [lay(1, 'inner'), move(1, 'yellow'), roll('blue')]);
    expect(valuesOf(rolled, 0, 'turn')).toEqual([0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
    const again = play(kraqua, rolled, [{ type: 'roll-again', seat: 1 }]);
    expect(valuesOf(again, 0, 'turn')[13]).toBe(1);
  });

  test('every number lies between 0 and 1', () => {
    const states = [...Object.values(examples), play(kraqua, examples.draws, [lay(2, 'inner')])];
    const folded = play(kraqua, examples.firstFold, [
      lay(3, 'inner'),
      move(3, 'yellow'),
      ...[5, 6, 7, 9].map(draw),
    ]);
    for (const state of [...states, folded])
      for (const value of kraqua.tensor(kraqua.observe(state, 1), 1)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
  });
});

describe('scores and measures', () => {
  test('before a hideout is chosen nothing is wanted', () => {
    const state = kraqua.setup({ players: 2, chance: 'explicit' });
    expect(kraqua.scores(state)).toMatchObject({ wanted: 0, secured: 0, ending: null, reason: null });
  });

  test('measures of a game that is won', () => {
    const won = play(kraqua, examples.home, [
      { type: 'hold-tile', seat: 0, side: 'front' },
      move(0, 'green'),
    ]);
    expect(kraqua.measures(won)).toEqual({
      won: 1,
      almostWon: 0,
      lost: 0,
      reefGone: 0,
      chestEmpty: 0,
      fishFood: 0,
      rounds: 5,
      home: 3,
      missing: 0,
      stolen: 0,
      folds: 2,
      shells: 2,
    });
  });

  test('the canonical form', () => {
    expect(kraqua.canonical(examples.setUp)).toEqual({
      stage: 0,
      round: 1,
      phase: 'turn',
      hideout: 0,
      gate: 2,
      gates: [0, 1, 3, 4, 5],
      pile: [6, 7, 8, 9, 10, 11],
      box: [],
      hands: [2, 3, 4, 5],
      inner: [0, -1, -1, -1, -1, -1, -1, -1, -1, -1],
      outer: [2, -1, -1, -1, -1, -1, -1, -1, -1, -1],
      next: [1, 1],
      fish: [0, 1, 2],
      chest: [1, 1, 2, 3, 4, 5],
      cave: [0, 0, 0, 0, 0, 0],
      den: [0, 0, 0, 0, 0, 0],
      shells: 2,
      waiting: [0, 1, 2, 3],
      active: -1,
      turn: null,
      drawers: [],
      steals: [],
      rolled: null,
      again: false,
      pending: null,
      actors: [0, 1, 2, 3],
      result: null,
    });
  });
});
