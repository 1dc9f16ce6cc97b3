import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectRefusal } from '../../../support/scenario.js';
import { playScripted } from '../../../support/scripted-chance.js';
import { after, base, roll } from '../positions.js';

const first = (players: number, firstSeat: number | 'random' = 'random') =>
  wreckRaiders.setup({ players, firstSeat, chance: 'explicit' });
const { edition } = wreckRaiders;

describe('WR-COMP-1 Board', () => {
  test('six beach spots, and four wrecks of six', () => {
    expect(edition.beach.shells).toHaveLength(6);
    expect(edition.wrecks.rings.map((ring) => [...ring].sort())).toEqual(
      range(4).map(() => [1, 2, 3, 4, 5, 6]),
    );
  });
});

describe('WR-COMP-2 Lid', () => {
  test('zones for the seashells, and a score track that no rule needs', () => {
    expect(edition.lid.zones).toEqual(['conch', 'scallop', 'starfish', 'blank']);
  });
});

describe('WR-COMP-3 Mats', () => {
  test('five, each with three displays, a vault and a basket', () => {
    expect([edition.mat.count, edition.mat.displays, edition.mat.vault.columns.value]).toEqual([5, 3, 3]);
    expect(Object.keys(first(2).mats[0] ?? {})).toEqual([
      'shells',
      'displays',
      'vault',
      'exhibits',
      'conches',
      'aquariums',
    ]);
  });
});

describe('WR-COMP-4 Treasures', () => {
  test('84: 21 of each type, in three fronts', () => {
    const { types, frontsPerType, copies } = edition.treasures;
    expect(types).toEqual(['gems', 'gold', 'art', 'relics']);
    expect([frontsPerType, copies.perFront * frontsPerType, copies.perFront * 12]).toEqual([3, 21, 84]);
  });
});

describe('WR-COMP-5 Exhibits', () => {
  test('52, with treasures, coins, crests and style', () => {
    expect(edition.exhibits.cards).toHaveLength(52);
    expect(edition.exhibits.cards[29]).toEqual({
      id: 29,
      types: [3, 3, 1, 1],
      coins: 8,
      conch: true,
      scallop: false,
      style: { kind: 'shells', shells: [0, 1, 1] },
    });
  });
});

describe('WR-COMP-6 Aquarium pieces', () => {
  test('11 Bottoms, 17 Middles, 11 Tops', () => {
    expect(first(2).stacks.map((stack) => stack.length)).toEqual([11, 17, 11]);
  });
});

describe('WR-COMP-7 Seashells', () => {
  test('15 of each kind', () => {
    expect(edition.seashells.supply).toEqual([15, 15, 15]);
  });
});

describe('WR-COMP-8 Divers', () => {
  test('six in each of five colours', () => {
    expect([edition.divers.colours.names.length, edition.divers.perColour]).toEqual([5, 6]);
  });
});

describe('WR-COMP-9 Crabs', () => {
  test('are markers for people: no field of the state knows them', () => {
    expect(Object.keys(first(2)).filter((key) => /crab/.test(key))).toEqual([]);
  });
});

describe('WR-COMP-10 Dice', () => {
  test('six, numbered 1 to 6', () => {
    expect([edition.dice.count, edition.dice.faces]).toEqual([6, [1, 2, 3, 4, 5, 6]]);
  });
});

describe('WR-COMP-11 Zones of the Reef', () => {
  test('a die lies in one of three seashell zones or the blank one', () => {
    const zones = wreckRaiders.chanceOutcomes(base(2)) ?? [];
    expect(zones).toEqual([]);
    const rolling = playScripted(wreckRaiders, first(2, 0), {
      outcomes: [0, 1, 2, 0, 1, 2, 11, 12, 13, 28, 29, 30],
    }).state;
    expect(wreckRaiders.chanceOutcomes(rolling)).toHaveLength(6 * 4);
  });
});

describe('WR-SETUP-1 Seashells by the beach', () => {
  test('all of them', () => {
    expect(first(4).shells).toEqual([15, 15, 15]);
    expect(first(4).mats.map(({ shells }) => shells)).toEqual(range(4).map(() => [0, 0, 0]));
  });
});

describe('WR-SETUP-2 Treasure supplies', () => {
  test('seven of each front at the wreck of the type', () => {
    expect(first(3).supply).toEqual(range(4).map(() => [7, 7, 7]));
    expect(first(3).discard).toEqual(range(4).map(() => [0, 0, 0]));
  });
});

describe('WR-SETUP-3 Face-up exhibits', () => {
  test.each([
    { players: 1, exhibits: 3 },
    { players: 2, exhibits: 3 },
    { players: 3, exhibits: 4 },
    { players: 4, exhibits: 5 },
    { players: 5, exhibits: 6 },
  ])('$players players: $exhibits', ({ players, exhibits }) => {
    expect(base(players).exhibits).toEqual(range(exhibits));
    expect(base(players).deck).toEqual(range(52 - exhibits).map((card) => card + exhibits));
  });

  test('a card that lies on the table cannot be turned up again', () => {
    const state = after(first(2), { type: 'chance', kind: 'reveal-exhibit', outcome: 7 });
    expectRefusal(wreckRaiders, state, { type: 'chance', kind: 'reveal-exhibit', outcome: 7 }, 'WR-SETUP-3');
    expect(wreckRaiders.chanceOutcomes(state)).toHaveLength(51);
  });
});

describe('WR-SETUP-4 The market', () => {
  test('three pieces beside each stack', () => {
    expect(base(2).market).toEqual([0, 1, 2, 11, 12, 13, 28, 29, 30]);
    expect(base(2).stacks.map((stack) => stack.length)).toEqual([8, 14, 8]);
  });

  test('a Middle is in no stack of Bottoms', () => {
    const state = playScripted(wreckRaiders, first(2), { outcomes: [0, 1, 2] }).state;
    expect(state.pending).toEqual({ kind: 'reveal-piece', tile: 0 });
    expectRefusal(wreckRaiders, state, { type: 'chance', kind: 'reveal-piece', outcome: 11 }, 'WR-SETUP-4');
    expect(wreckRaiders.chanceOutcomes(state)?.map(({ action }) => action.outcome)).toEqual(range(11));
  });
});

describe('WR-SETUP-5 Divers of each player', () => {
  test.each([
    { players: 2, divers: 6 },
    { players: 3, divers: 5 },
    { players: 4, divers: 4 },
    { players: 5, divers: 4 },
  ])('$players players: $divers each, off the board', ({ players, divers }) => {
    expect(wreckRaiders.canonical(base(players))).toMatchObject({ home: range(players).map(() => divers) });
    expect(base(players).spots).toEqual(range(30).map(() => -1));
  });
});

describe('WR-SETUP-6 Dice in the game', () => {
  test.each([
    { players: 2, dice: 5 },
    { players: 3, dice: 4 },
    { players: 4, dice: 5 },
    { players: 5, dice: 6 },
  ])('$players players: $dice', ({ players, dice }) => {
    expect(first(players).dice).toEqual(range(dice).map(() => [0, 3, -2]));
  });
});

describe('WR-SETUP-7 Back to the box', () => {
  test('nothing in the state belongs to an absent player', () => {
    expect(first(2).mats).toHaveLength(2);
    expect(first(2).rivals).toEqual({ supply: 0, removed: 0 });
  });
});

describe('WR-SETUP-8 Start player', () => {
  const drawn = () =>
    playScripted(wreckRaiders, first(3), { outcomes: [0, 1, 2, 3, 0, 1, 2, 11, 12, 13, 28, 29, 30] }).state;

  test('each seat is equally likely', () => {
    expect(drawn().pending).toEqual({ kind: 'start-player' });
    expect(
      wreckRaiders.chanceOutcomes(drawn())?.map(({ action, weight }) => [action.outcome, weight]),
    ).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  test('a seat that is not in the game cannot start', () => {
    expectRefusal(wreckRaiders, drawn(), { type: 'chance', kind: 'start-player', outcome: 3 }, 'WR-SETUP-8');
  });

  test('WR-R39 a named seat starts without a draw, and alone one always starts', () => {
    const dealt = [0, 1, 2, 3, 0, 1, 2, 11, 12, 13, 28, 29, 30];
    const named = playScripted(wreckRaiders, first(3, 2), { outcomes: dealt }).state;
    expect([named.pending, named.start, named.seat, named.turn]).toEqual([
      { kind: 'roll-die', die: 0 },
      2,
      2,
      1,
    ]);
    expect([first(1).start, first(1, 0).start]).toEqual([0, 0]);
    expect(() => first(1, 1)).toThrow('options at firstSeat');
    expect(() => first(3, 3)).toThrow('options at firstSeat');
  });
});

describe('WR-SETUP-9 First roll', () => {
  test('the start player rolls all dice before the first turn', () => {
    const { events } = playScripted(wreckRaiders, first(2, 1), {
      outcomes: [
        0,
        1,
        2,
        0,
        1,
        2,
        11,
        12,
        13,
        28,
        29,
        30,
        ...range(5).map(() => ({ value: 4, zone: 'blank' as const })),
      ],
    });
    expect(events.slice(12)).toEqual([
      { type: 'turn-started', seat: 1, turn: 1 },
      ...range(5).map((die) => ({ type: 'die-rolled', die, value: 4, zone: 'blank' })),
    ]);
  });
});

describe('WR-ROLL-1 All dice at once', () => {
  test('one event a die, in a row, with nobody to decide in between', () => {
    let state = playScripted(wreckRaiders, first(2, 0), {
      outcomes: [0, 1, 2, 0, 1, 2, 11, 12, 13, 28, 29, 30],
    }).state;
    for (const die of range(5)) {
      expect([state.phase, state.pending, wreckRaiders.actors(state)]).toEqual([
        'roll',
        { kind: 'roll-die', die },
        [],
      ]);
      state = after(state, roll());
    }
    expect([state.phase, wreckRaiders.actors(state)]).toEqual(['take-die', [0]]);
  });

  test('WR-R5 the odds of a die do not depend on the dice before it', () => {
    const state = playScripted(wreckRaiders, first(2, 0), {
      outcomes: [0, 1, 2, 0, 1, 2, 11, 12, 13, 28, 29, 30],
    }).state;
    const odds = (position: typeof state) => wreckRaiders.chanceOutcomes(position);
    expect(odds(after(state, roll(6, 'conch')))).toEqual(odds(state));
  });

  test('WR-R4 the table tells one zone a die, whatever it touched', () => {
    const state = playScripted(wreckRaiders, first(2, 0), {
      outcomes: [0, 1, 2, 0, 1, 2, 11, 12, 13, 28, 29, 30],
    }).state;
    const two = {
      type: 'chance',
      kind: 'roll-die',
      outcome: { value: 1, zone: 'conch and scallop' },
    } as const;
    expect(wreckRaiders.check(state, two as never)).toMatchObject({ refusal: { rule: 'TT-SHAPE' } });
  });
});

describe('WR-ROLL-2 Numbers stay', () => {
  test('a die on the Reef shows what was rolled', () => {
    const { state } = playScripted(wreckRaiders, first(2, 0), {
      outcomes: [
        ...[0, 1, 2, 0, 1, 2, 11, 12, 13, 28, 29, 30],
        ...[6, 5, 4, 3, 2].map((value) => ({ value, zone: 'scallop' as const })),
      ],
    });
    expect(state.dice).toEqual([6, 5, 4, 3, 2].map((value) => [value, 1, -1]));
  });
});

describe('WR-ROLL-3 Seashell zones', () => {
  test.each([
    { zone: 'conch', number: 0 },
    { zone: 'scallop', number: 1 },
    { zone: 'starfish', number: 2 },
  ] as const)('$zone', ({ zone, number }) => {
    const { state } = playScripted(wreckRaiders, first(2, 0), {
      outcomes: [0, 1, 2, 0, 1, 2, 11, 12, 13, 28, 29, 30, ...range(5).map(() => ({ value: 2, zone }))],
    });
    expect(state.dice).toEqual(range(5).map(() => [2, number, -1]));
  });
});

describe('WR-ROLL-4 Blank zone', () => {
  test('three of six weights for each number', () => {
    const state = playScripted(wreckRaiders, first(2, 0), {
      outcomes: [0, 1, 2, 0, 1, 2, 11, 12, 13, 28, 29, 30],
    }).state;
    const three = wreckRaiders
      .chanceOutcomes(state)
      ?.filter(({ action }) => action.kind === 'roll-die' && action.outcome.value === 3);
    expect(three?.map(({ weight, probability }) => [weight, probability])).toEqual([
      [1, 1 / 36],
      [1, 1 / 36],
      [1, 1 / 36],
      [3, 3 / 36],
    ]);
  });
});
