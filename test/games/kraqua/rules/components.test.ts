import { kraqua } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';

const { edition } = kraqua;
const animals = ['jellyfish', 'seahorse', 'turtle', 'crab'];
const { list: tiles } = edition.tiles;
const { course } = edition;

describe('KQ-COMP-1 Colour die', () => {
  test('one die, with a face for every colour', () => {
    const { faces } = edition.die;
    expect(faces).toEqual(['purple', 'yellow', 'red', 'green', 'blue', 'clear']);
  });
});

describe('KQ-COMP-2 Hats', () => {
  test('three are worn, and a state knows of no hats', () => {
    expect(edition.fish.list.map(({ hat }) => hat)).toEqual(['sombrero', 'top-hat', 'bowler']);
    expect(kraqua.rule('KQ-COMP-2').stateless).toBeDefined();
  });
});

describe('KQ-COMP-3 Magic gates', () => {
  test('two of each kind', () => {
    const kinds = edition.gates.list.map(({ kind }) => kind);
    expect(kinds).toEqual(['shape', 'shape', 'colour', 'colour', 'size', 'size']);
  });
});

describe('KQ-COMP-4 Animal chips', () => {
  test('one of each animal', () => {
    expect(edition.animals.list).toEqual(animals);
  });
});

describe('KQ-COMP-5 Shells', () => {
  test('eight, with two sides', () => {
    expect(edition.shells.supply).toBe(8);
    expect(Object.keys(edition.shells.flick)).toEqual(['shell', 'water']);
  });
});

describe('KQ-COMP-6 Gems', () => {
  test('sixteen', () => {
    expect(edition.gems.counts).toEqual({ purple: 1, yellow: 1, red: 2, green: 3, blue: 4, clear: 5 });
    expect(Object.values(edition.gems.counts).reduce((sum, count) => sum + count)).toBe(16);
  });
});

describe('KQ-COMP-7 Fish', () => {
  test.each(['id', 'hat', 'size'] as const)('three that differ in %s', (part) => {
    expect(new Set(edition.fish.list.map((fish) => fish[part])).size).toBe(3);
  });
});

describe('KQ-COMP-8 Board', () => {
  test('three starts, four printed-reef spaces, three arches, three goals', () => {
    const ofKind = (wanted: string) => course.spaces.filter(({ kind }) => kind === wanted).length;
    const printed = course.spaces.filter((space) => space.kind === 'animal' && space.reef === true);
    expect([ofKind('start'), printed.length, course.arches.length, ofKind('goal')]).toEqual([3, 4, 3, 3]);
  });
});

describe('KQ-COMP-9 Hideouts', () => {
  test('six', () => {
    expect(edition.hideouts.list.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('KQ-COMP-10 Reef tiles', () => {
  test('twelve, two of them with a snail, with an animal on either face', () => {
    expect(tiles).toHaveLength(12);
    expect(tiles.filter(({ snail }) => snail)).toHaveLength(2);
    const shown = tiles.flatMap(({ front, back }) => [front.animal, back.animal]);
    expect(shown.every((animal) => animals.includes(animal))).toBe(true);
  });

  test('some show gaps, the snails none', () => {
    const gapsOf = ({ front, back }: (typeof tiles)[number]) => [...front.gaps, ...back.gaps];
    expect(tiles.some((tile) => gapsOf(tile).includes(1))).toBe(true);
    expect(tiles.filter(({ snail }) => snail).flatMap(gapsOf)).not.toContain(1);
  });
});

describe('KQ-COMP-11 Players', () => {
  test.each([2, 3, 4])('%i play', (players) => {
    expect(kraqua.seats(kraqua.setup({ players, seed: 1 }))).toBe(players);
  });

  test.each([1, 5])('%i do not', (players) => {
    expect(() => kraqua.setup({ players, seed: 1 })).toThrow('options at players');
  });
});

describe('KQ-HIDE-1 What hideouts ask for', () => {
  test('no two ask for the same gems', () => {
    const asked = edition.hideouts.list.map(({ gems }) => JSON.stringify(gems));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('some gems exist only once or twice', () => {
    expect(Object.values(edition.gems.counts).filter((count) => count < 3)).toEqual([1, 1, 2]);
  });
});

describe('KQ-R1 What does the die show?', () => {
  test('each colour on one face, all equally likely', () => {
    expect(edition.die.source).toBe('reconstructed');
    expect(edition.die.faces).toHaveLength(6);
  });
});

describe('KQ-R49 Who is large, who is small?', () => {
  test('with green in the middle the six gates are the six orders', () => {
    const bySize = Object.fromEntries(edition.fish.list.map(({ id, size }) => [size, id]));
    expect(bySize).toEqual({ small: 'yellow', medium: 'green', large: 'red' });
    const fishNamed = (name: string) =>
      edition.fish.list.find(({ id, hat, size }) => [id, hat, size].some((word) => word === name))?.id;
    const orders = edition.gates.list.map(({ order }) => order.map(fishNamed).join());
    expect(new Set(orders).size).toBe(6);
  });
});
