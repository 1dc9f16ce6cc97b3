import { kraqua } from 'tidetable/kraqua';
import type { KraquaState } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectRefusal, play, playWithEvents } from '../../support/scenario.js';
import { examples } from './examples.js';
import { at, draw, drawGate, hold, lay, legal, move, only, rear, roll, shell, slots } from './positions.js';

describe('folds', () => {
  test('19 the first fold', () => {
    const folded = play(kraqua, examples.firstFold, [
      lay(3, 'inner'),
      move(3, 'yellow'),
      ...[5, 6, 7, 9].map(draw),
    ]);
    expect(folded.fish.yellow).toBe(13);
    expect(folded).toMatchObject({
      phase: 'fold',
      stage: 1,
      active: -1,
      gate: -1,
      pile: [],
      inner: slots({ 1: 4, 2: 0, 3: 6 }),
      outer: slots({ 1: 8, 2: 2 }),
      hands: [6, 7, 9, 5],
      pending: { kind: 'draw-gate' },
    });
    expect(folded.box).toEqual([8, 10, 11]);
    const next = play(kraqua, folded, [drawGate(0)]);
    expect(next).toMatchObject({ round: 6, phase: 'turn', gate: 0, waiting: [0, 1, 2, 3] });
    expect(play(kraqua, next, [lay(0, 'inner')]).inner[4]).toBe(12);
  });

  test('20 the second fold', () => {
    const turn = play(kraqua, examples.secondFold, [lay(1, 'outer'), move(1, 'yellow'), roll('clear')]);
    expect(turn.fish.yellow).toBe(30);
    const raided = play(kraqua, turn, [rear(1, 'inner'), rear(0, 'outer')]);
    expect(raided.steals).toEqual(['yellow', 'green', 'red']);
    const folded = play(kraqua, raided, [roll('clear'), roll('clear'), roll('clear')]);
    expect(folded).toMatchObject({
      stage: 2,
      inner: slots({}),
      outer: slots({ 5: 8, 6: 10, 7: 6, 8: 18 }),
      next: { inner: 4, outer: 9 },
      hands: [2, 0],
    });
    expect(folded.box).toContain(1);
    const next = play(kraqua, folded, [drawGate(5), lay(0, 'inner')]);
    expect(next.inner).toEqual(slots({ 5: 4 }));
  });
});

describe('endings', () => {
  test('21 home with the gems', () => {
    const held = play(kraqua, examples.home, [hold(0)]);
    expect(legal(held)).toEqual(['move-fish green']);
    expectRefusal(kraqua, held, shell(0, 'green', 'jellyfish'), 'KQ-R17');
    expectRefusal(kraqua, held, move(0, 'yellow'), 'KQ-R47');
    const won = play(kraqua, held, [move(0, 'green')]);
    expect(won.result).toEqual({ ending: 'won', reason: 'home-with-gems' });
    expect(won.den).toEqual(kraqua.edition.hideouts.list[0]?.gems);
    expect(kraqua.returns(won)).toEqual([1, 1]);
  });

  test('21 home without the gems', () => {
    const without = kraqua.load(
      kraqua.save({
        ...examples.home,
        chest: { ...examples.home.chest, purple: 0 },
        cave: only({ purple: 1 }),
      }),
    );
    const almost = play(kraqua, without, [hold(0), move(0, 'green')]);
    expect(almost.result).toEqual({ ending: 'almost-won', reason: 'home-without-gems' });
    expect(almost.den).toEqual(only({}));
    expect(kraqua.returns(almost)).toEqual([0.5, 0.5]);
  });

  function lastRounds(state: KraquaState): KraquaState {
    const held = play(kraqua, state, [hold(0)]);
    const shells = legal(held).filter((text) => text.startsWith('shell-move'));
    expect(shells).toEqual([
      'shell-move yellow jellyfish',
      'shell-move yellow turtle',
      'shell-move yellow crab',
      'shell-move red jellyfish',
      'shell-move red crab',
    ]);
    expectRefusal(kraqua, held, shell(0, 'red', 'turtle'), 'KQ-R66');
    const drawn = play(kraqua, held, [move(0, 'red'), rear(0, 'inner')]);
    expect(drawn).toMatchObject({ hands: [1, 4, -1], steals: ['yellow', 'red'] });
    const next = play(kraqua, drawn, [roll('yellow'), roll('red')]);
    expect(kraqua.actors(next)).toEqual([0, 1]);
    const first = play(kraqua, next, [hold(0)]);
    expectRefusal(kraqua, first, move(0, 'yellow'), 'KQ-GATE-6');
    return play(kraqua, first, [move(0, 'red'), hold(1), move(1, 'yellow'), roll('red')]);
  }

  test('22 the last tiles, and the reef is gone', () => {
    const lost = lastRounds(examples.lastTiles);
    expect(lost.fish).toEqual({ yellow: 33, green: 37, red: 38 });
    expect(lost.result).toEqual({ ending: 'lost', reason: 'reef-gone' });
  });

  test('23 fish food', () => {
    const den = { purple: 1, green: 1, blue: 2, clear: 2 };
    const full = at({
      animals: ['jellyfish', 'turtle', 'crab'],
      stage: 2,
      fish: [30, 37, 34],
      inner: { 9: 2 },
      outer: { 9: 8 },
      hands: { 0: 9 },
      den,
    });
    expect(lastRounds(full).result).toEqual({ ending: 'lost', reason: 'fish-food' });
  });

  test('24 an empty chest', () => {
    const { state, events } = playWithEvents(kraqua, examples.emptyChest, [
      lay(0, 'inner'),
      move(0, 'yellow'),
      roll('red'),
    ]);
    expect(state.result).toEqual({ ending: 'lost', reason: 'chest-empty' });
    expect(events.map(({ type }) => type)).toEqual([
      'tile-placed',
      'fish-moved',
      'shell-found',
      'colour-rolled',
      'gem-stolen',
      'game-over',
    ]);
    expect(state).toMatchObject({ waiting: [], active: -1, turn: null, phase: 'over' });
    expect(kraqua.returns(state)).toEqual([-1, -1, -1, -1]);
  });
});
