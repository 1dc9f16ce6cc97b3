import { kraqua } from 'tidetable/kraqua';
import type { KraquaState } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { play } from '../../../support/scenario.js';
import { at, lay, legal, move } from '../positions.js';

const { spaces, slots: courseSlots, stages } = kraqua.edition.course;

/** The spaces of a position's text, and whether Kraqua can see a fish there. */
function bareSpaces(state: KraquaState): number[] {
  const lines = kraqua.text(state).split('\n');
  return lines.flatMap((line) => {
    const [, space, rest] = /^ *(\d+) .*?(protected|!)$/.exec(line) ?? [];
    return rest === '!' ? [Number(space)] : [];
  });
}

const reef = (inner: Readonly<Record<number, number>>, outer: Readonly<Record<number, number>>) =>
  at({ fish: [3, 4, 5], inner, outer, hands: { 0: 0 } });

describe('KQ-GOAL-3 Protection', () => {
  test.each([
    { outer: 8, phase: 'turn' },
    { outer: 16, phase: 'steal' },
  ])('a fish on 10 with tile code $outer outside: $phase', ({ outer, phase }) => {
    const state = at({ fish: [3, 4, 5], inner: { 1: 4 }, outer: { 1: outer }, hands: { 0: 9, 1: 6 } });
    expect(play(kraqua, state, [lay(0, 'inner'), move(0, 'yellow')]).phase).toBe(phase);
  });
});

describe('KQ-PATH-1 One path', () => {
  test('from three starts to three goals', () => {
    const kinds = spaces.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['start', 'start', 'start']);
    expect(kinds.slice(-3)).toEqual(['goal', 'goal', 'goal']);
  });

  test('the goals are hidden until the last stage', () => {
    const shown = stages.map(({ sections }) => sections.includes('goal'));
    expect(shown).toEqual([false, false, true]);
  });
});

describe('KQ-PATH-2 Animal spaces', () => {
  test('four animals, never the same twice in a row', () => {
    const animals = spaces.flatMap((space) => (space.kind === 'animal' ? [space.animal] : []));
    expect(new Set(animals).size).toBe(4);
    expect(animals.some((animal, index) => animal === animals[index + 1])).toBe(false);
  });
});

describe('KQ-PATH-3 Printed reef', () => {
  test('starts and the first four animal spaces are safe without tiles', () => {
    const bare = bareSpaces(reef({}, {}));
    expect([0, 1, 2, 3, 4, 5, 6].filter((space) => bare.includes(space))).toEqual([]);
  });
});

describe('KQ-PATH-4 Open water', () => {
  test('all later spaces are bare without tiles', () => {
    expect(bareSpaces(reef({}, {}))).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  });
});

describe('KQ-PATH-5 Reef slots', () => {
  test('each beside three neighbouring spaces', () => {
    expect(courseSlots.flatMap((slot) => slot.spaces)).toEqual(Array.from({ length: 30 }, (_, at) => at + 7));
    expect(courseSlots.every((slot) => slot.spaces.length === 3)).toBe(true);
  });
});

describe('KQ-PATH-6 A reef that travels', () => {
  test('each turn adds a tile at the front', () => {
    const laid = play(kraqua, at(), [lay(0, 'inner')]);
    expect(laid.inner.slice(0, 3)).toEqual([4, 18, -1]);
  });
});

describe('KQ-PATH-7 Protected space', () => {
  test('a tile on either side, no gaps: all three', () => {
    expect(bareSpaces(reef({ 2: 2 }, { 2: 4 })).slice(0, 7)).toEqual([7, 8, 9, 10, 11, 12, 16]);
  });
});

describe('KQ-PATH-8 Bare space', () => {
  test.each([
    { name: 'no tile', inner: {}, outer: {}, bare: [7, 8, 9] },
    { name: 'a tile inside only', inner: { 0: 4 }, outer: {}, bare: [7, 8, 9] },
    { name: 'a tile outside only', inner: {}, outer: { 0: 4 }, bare: [7, 8, 9] },
    { name: 'a gap in the middle inside', inner: { 0: 12 }, outer: { 0: 4 }, bare: [8] },
    { name: 'a gap in the middle outside', inner: { 0: 4 }, outer: { 0: 12 }, bare: [8] },
    { name: 'gaps at one space of both', inner: { 0: 12 }, outer: { 0: 9 }, bare: [8] },
    { name: 'gaps at different spaces', inner: { 0: 12 }, outer: { 0: 14 }, bare: [8, 9] },
  ])('$name', ({ inner, outer, bare }) => {
    expect(bareSpaces(reef(inner, outer)).filter((space) => space < 10)).toEqual(bare);
  });
});

describe('KQ-R6 Where do gaps fall?', () => {
  test.each([
    { gap: 'left', code: 14, inside: [13], outside: [15] },
    { gap: 'middle', code: 12, inside: [14], outside: [14] },
    { gap: 'right', code: 16, inside: [15], outside: [13] },
    { gap: 'middle and right', code: 22, inside: [14, 15], outside: [13, 14] },
    { gap: 'left and right', code: 23, inside: [13, 15], outside: [13, 15] },
  ])('a gap at the $gap', ({ code, inside, outside }) => {
    const bare = (state: KraquaState) => bareSpaces(state).filter((space) => space > 12 && space < 16);
    expect(bare(reef({ 2: code }, { 2: 4 }))).toEqual(inside);
    expect(bare(reef({ 2: 4 }, { 2: code }))).toEqual(outside);
  });
});

describe('KQ-R12 May fish overtake?', () => {
  test('over both others, only the landing space must be free', () => {
    const state = play(kraqua, at({ fish: [7, 8, 9], hands: { 0: 9 } }), [lay(0, 'inner')]);
    expect(legal(state)).toContain('move-fish yellow');
    expect(play(kraqua, state, [move(0, 'yellow')]).fish).toEqual({ yellow: 10, green: 8, red: 9 });
  });
});

describe('KQ-R42 Are goals safe?', () => {
  test('like the starts, with no tiles anywhere', () => {
    const state = at({ stage: 2, gate: 3, fish: [37, 36, 35], inner: {}, outer: {}, hands: { 0: 0 } });
    expect(bareSpaces(state).filter((space) => space > 36)).toEqual([]);
    expect(bareSpaces(state)).toContain(36);
  });
});
