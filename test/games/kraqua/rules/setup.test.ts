import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { expectChanges, expectRefusal, play, playWithEvents } from '../../../support/scenario.js';
import { allBut, at, draw, drawGate, lay, only, shell, slots } from '../positions.js';

const first = (options: object = {}) =>
  kraqua.setup({ players: 4, hideout: 0, chance: 'explicit', ...options });
const gateLaid = play(kraqua, first(), [drawGate(2)]);

describe('KQ-SETUP-1 Who wears which hat', () => {
  test('yellow the sombrero, green the top hat, red the bowler', () => {
    const hats = Object.fromEntries(kraqua.edition.fish.list.map(({ id, hat }) => [id, hat]));
    expect(hats).toEqual({ yellow: 'sombrero', green: 'top-hat', red: 'bowler' });
  });
});

describe('KQ-SETUP-2 Folding the board for the start', () => {
  test('the starts can be seen, the goals cannot', () => {
    expect(kraqua.text(first())).toMatch(/ 0 +start/);
    expect(kraqua.text(first())).not.toMatch(/\d +goal/);
    expect(kraqua.rule('KQ-SETUP-2').stateless).toBeDefined();
  });
});

describe('KQ-SETUP-3 Fish on the starts', () => {
  test('one fish on each start', () => {
    const spaces = Object.values(first().fish).sort();
    expect(spaces).toEqual([0, 1, 2]);
  });
});

describe('KQ-SETUP-4 The die in the cave', () => {
  test('has no part in a state', () => {
    expect(kraqua.rule('KQ-SETUP-4').stateless).toBeDefined();
    expect(first()).not.toHaveProperty('die');
  });
});

describe('KQ-SETUP-5 Hideout', () => {
  test.each([0, 3, 5])('hideout %i is chosen', (hideout) => {
    expect(first({ hideout }).hideout).toBe(hideout);
  });
});

describe('KQ-SETUP-6 Treasure chest', () => {
  test('which hideout lies turned over has no part in a state', () => {
    expect(kraqua.rule('KQ-SETUP-6').stateless).toBeDefined();
  });
});

describe('KQ-SETUP-7 Gems on the chest', () => {
  test('all sixteen, none in cave and hideout', () => {
    expect(first()).toMatchObject({ chest: allBut(), cave: only({}), den: only({}) });
  });
});

describe('KQ-SETUP-8 Chips', () => {
  test.each([
    { players: 2, animals: ['jellyfish', 'seahorse'] },
    { players: 3, animals: ['jellyfish', 'seahorse', 'turtle'] },
    { players: 4, animals: ['jellyfish', 'seahorse', 'turtle', 'crab'] },
  ])('$players players, unless they choose otherwise: $animals', ({ players, animals }) => {
    expect(first({ players }).animals).toEqual(animals);
  });

  test('chosen chips, in seat order', () => {
    expect(first({ players: 2, animals: ['crab', 'turtle'] }).animals).toEqual(['crab', 'turtle']);
  });
});

describe('KQ-SETUP-9 Stack of gates', () => {
  test('all six gates are equally likely', () => {
    const outcomes = kraqua.chanceOutcomes(first())?.map(({ action, weight }) => [action.outcome, weight]);
    expect(outcomes).toEqual([0, 1, 2, 3, 4, 5].map((gate) => [gate, 1]));
  });

  test('the gate drawn lies on the first arch', () => {
    const { state, events } = playWithEvents(kraqua, first(), [drawGate(4)]);
    expectChanges(first(), state, {
      gate: 4,
      gates: [0, 1, 2, 3, 5],
      pending: { kind: 'draw-tile', to: 'inner' },
    });
    expect(events).toEqual([{ type: 'gate-laid', gate: 4, arch: 0 }]);
  });

  test('a gate that is gone is refused', () => {
    const fold = at({ fish: [13, 14, 15], gate: 2, inner: { 3: 0 }, outer: { 3: 2 } });
    const folded = kraqua.load(
      kraqua.save({
        ...fold,
        phase: 'fold',
        stage: 1,
        gate: -1,
        waiting: [],
        gates: [0, 1, 3, 4, 5],
        pending: { kind: 'draw-gate' },
      }),
    );
    expectRefusal(kraqua, folded, drawGate(2), 'KQ-SETUP-9');
  });
});

describe('KQ-SETUP-10 Starting shells', () => {
  test.each([
    { difficulty: 'first-journey', shells: 2 },
    { difficulty: 'great-adventure', shells: 1 },
    { difficulty: 'challenge', shells: 1 },
  ])('$difficulty: $shells in total, whatever the number of players', ({ difficulty, shells }) => {
    expect([2, 3, 4].map((players) => first({ players, difficulty }).shells)).toEqual(Array(3).fill(shells));
  });
});

describe('KQ-SETUP-11 Tiles by level', () => {
  test.each([
    { difficulty: 'first-journey', box: [] },
    { difficulty: 'great-adventure', box: [] },
    { difficulty: 'challenge', box: [1] },
  ])('$difficulty: tiles $box are left out', ({ difficulty, box }) => {
    const { pile, box: out } = first({ difficulty });
    expect(out).toEqual(box);
    expect(pile).toHaveLength(12 - box.length);
  });
});

describe('KQ-SETUP-12 Draw pile', () => {
  test('every tile is equally likely to come up', () => {
    const outcomes = kraqua.chanceOutcomes(gateLaid)?.map(({ action, weight }) => [action.outcome, weight]);
    expect(outcomes).toEqual(gateLaid.pile.map((tile) => [tile, 1]));
    expect(gateLaid.pile).toHaveLength(12);
  });
});

describe('KQ-SETUP-13 First tiles of the reef', () => {
  test('one inside and one outside, front up', () => {
    const { state, events } = playWithEvents(kraqua, gateLaid, [draw(11), draw(3)]);
    expectChanges(gateLaid, state, {
      pile: [0, 1, 2, 4, 5, 6, 7, 8, 9, 10],
      inner: slots({ 0: 22 }),
      outer: slots({ 0: 6 }),
      next: { inner: 1, outer: 1 },
      pending: { kind: 'draw-tile', to: 0 },
    });
    expect(events).toEqual([
      { type: 'tile-placed', seat: null, tile: 11, side: 'front', row: 'inner', slot: 0 },
      { type: 'tile-placed', seat: null, tile: 3, side: 'front', row: 'outer', slot: 0 },
    ]);
  });
});

describe('KQ-SETUP-14 Sand to sand', () => {
  test('leaves nothing to decide', () => {
    expect(kraqua.rule('KQ-SETUP-14').stateless).toBeDefined();
  });
});

describe('KQ-SETUP-15 A tile for each player', () => {
  test('in seat order; then the first round begins', () => {
    const laid = play(kraqua, gateLaid, [draw(11), draw(3)]);
    const { state, events } = playWithEvents(kraqua, laid, [draw(7), draw(0), draw(1), draw(2)]);
    expectChanges(laid, state, {
      pile: [4, 5, 6, 8, 9, 10],
      hands: [7, 0, 1, 2],
      waiting: [0, 1, 2, 3],
      round: 1,
      phase: 'turn',
      pending: null,
    });
    expect(events).toEqual([
      ...[7, 0, 1, 2].map((tile, seat) => ({ type: 'tile-drawn', seat, tile, from: 'pile' })),
      { type: 'round-began', round: 1 },
    ]);
  });
});

describe('KQ-SETUP-16 First game', () => {
  test('level 1 is the default', () => {
    expect(first().difficulty).toBe('first-journey');
  });
});

describe('KQ-SETUP-17 Punching out', () => {
  test('is handling', () => {
    expect(kraqua.rule('KQ-SETUP-17').stateless).toBe('handling');
  });
});

describe('KQ-PROS-1 Pros have no shells', () => {
  test('they start with none', () => {
    expect(first({ difficulty: 'pros' }).shells).toBe(0);
  });
});

describe('KQ-PROS-2 Pros have no snails', () => {
  test('ten tiles are left', () => {
    expect(first({ difficulty: 'pros' })).toMatchObject({
      box: [0, 1],
      pile: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    });
  });
});

describe('KQ-PROS-3 Pros play the same game', () => {
  test('all else is as on level 1', () => {
    const { pile: _pile, ...easy } = first();
    const { pile: _rest, ...pros } = first({ difficulty: 'pros' });
    expect(pros).toEqual({ ...easy, difficulty: 'pros', shells: 0, box: [0, 1] });
  });
});

describe('KQ-R2 Who owns the shells?', () => {
  test('the team: what one seat pays, another one lacks', () => {
    const poor = at({ shells: 1 });
    const paid = play(kraqua, poor, [lay(2, 'inner'), shell(2, 'yellow', 'turtle')]);
    expect(paid.shells).toBe(0);
  });
});

describe('KQ-R3 Which fish on which start?', () => {
  test('yellow on 0, green on 1, red on 2', () => {
    expect(first().fish).toEqual({ yellow: 0, green: 1, red: 2 });
  });
});

describe('KQ-R8 Which snail tile is left out on level 3?', () => {
  test('the one with the higher id', () => {
    const snails = kraqua.edition.tiles.list.filter(({ snail }) => snail).map(({ id }) => id);
    expect(first({ difficulty: 'challenge' }).box).toEqual([Math.max(...snails)]);
  });
});

describe('KQ-R55 How is the hideout chosen?', () => {
  test('by chance when nothing else is said, all equally likely', () => {
    const start = kraqua.setup({ players: 3, chance: 'explicit' });
    expect(start).toMatchObject({ hideout: -1, pending: { kind: 'choose-hideout' } });
    const outcomes = kraqua.chanceOutcomes(start)?.map(({ action, weight }) => [action.outcome, weight]);
    expect(outcomes).toEqual([0, 1, 2, 3, 4, 5].map((hideout) => [hideout, 1]));
    const { state, events } = playWithEvents(kraqua, start, [
      { type: 'chance', kind: 'choose-hideout', outcome: 4 },
    ]);
    expectChanges(start, state, { hideout: 4, pending: { kind: 'draw-gate' } });
    expect(events).toEqual([{ type: 'hideout-chosen', hideout: 4 }]);
  });

  test('an id that the edition lacks is an error', () => {
    expect(() => first({ hideout: 6 })).toThrow('options at hideout');
  });
});

describe('KQ-R56 Must chips differ?', () => {
  test.each([
    { animals: ['crab', 'crab', 'turtle', 'seahorse'], why: 'all different' },
    { animals: ['crab', 'turtle'], why: '4 chips' },
    { animals: ['crab', 'turtle', 'seahorse', 'whale'], why: 'jellyfish' },
  ])('$animals: $why', ({ animals, why }) => {
    expect(() => first({ animals })).toThrow(why);
  });
});

describe('KQ-R58 Are pros a fourth level?', () => {
  test('an option beside the three levels', () => {
    const ids = kraqua.edition.difficulties.list.map(({ id }) => id);
    expect(ids).toEqual(['first-journey', 'great-adventure', 'challenge', 'pros']);
  });
});

describe('KQ-R62 Which tile of the set-up goes inside?', () => {
  test('the first one drawn', () => {
    const { inner, outer } = play(kraqua, gateLaid, [draw(5), draw(8)]);
    expect([inner[0], outer[0]]).toEqual([10, 16]);
  });
});

describe('KQ-R63 May the team talk?', () => {
  test('talk is outside the game', () => {
    expect(kraqua.rule('KQ-R63').stateless).toBeDefined();
  });
});
