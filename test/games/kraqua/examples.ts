import { kraqua } from 'tidetable/kraqua';
import { play } from '../../support/scenario.js';
import { at, draw, drawGate } from './positions.js';

/** Positions of the worked examples, by what they show. */
export const examples = {
  setUp: play(kraqua, kraqua.setup({ players: 4, hideout: 0, chance: 'explicit' }), [
    drawGate(2),
    ...[0, 1, 2, 3, 4, 5].map(draw),
  ]),
  cuttingInLine: at({
    fish: [12, 9, 11],
    inner: { 1: 4, 2: 0 },
    outer: { 1: 8, 2: 2 },
    hands: { 0: 3, 1: 5, 2: 6, 3: 9 },
  }),
  nothingMoves: at({
    fish: [19, 21, 20],
    inner: { 3: 4, 4: 0 },
    outer: { 3: 8, 4: 2 },
    hands: { 0: 5, 1: 6, 2: 9, 3: 3 },
  }),
  payingIsOptional: at({
    fish: [16, 21, 18],
    inner: { 3: 4, 4: 0 },
    outer: { 3: 8, 4: 2 },
    hands: { 0: 5, 1: 7, 2: 9, 3: 6 },
  }),
  dolphin: at({
    fish: [0, 7, 3],
    inner: { 0: 4, 1: 0 },
    outer: { 0: 10, 1: 2 },
    hands: { 1: 8, 2: 6 },
    shells: 1,
  }),
  seahorse: at({ fish: [7, 3, 4], inner: { 0: 4 }, outer: {}, hands: { 1: 9, 2: 6 } }),
  colourGone: at({ fish: [7, 3, 4], inner: { 0: 4 }, outer: {}, hands: { 0: 9, 2: 6 }, cave: { purple: 1 } }),
  crab: at({ fish: [7, 3, 4], inner: { 0: 4 }, outer: { 0: 10 }, hands: { 2: 9, 3: 6 }, shells: 1 }),
  jellyfish: at({ fish: [7, 3, 4], inner: { 0: 4 }, outer: { 0: 10 }, hands: { 0: 9, 3: 6 }, shells: 1 }),
  sixShells: at({
    fish: [7, 3, 4],
    inner: { 0: 4, 1: 0 },
    outer: { 0: 10, 1: 2 },
    hands: { 0: 9, 3: 6 },
    shells: 6,
  }),
  draws: at({
    fish: [5, 7, 8],
    inner: { 0: 0, 1: 4 },
    outer: { 0: 2, 1: 8 },
    hands: { 2: 6 },
    pile: [9, 11],
  }),
  firstFold: at({
    fish: [12, 14, 15],
    inner: { 1: 4, 2: 0 },
    outer: { 1: 8, 2: 2 },
    hands: { 3: 3 },
    pile: [5, 6, 7, 9, 10],
  }),
  secondFold: at({
    animals: ['crab', 'jellyfish'],
    stage: 1,
    fish: [27, 29, 28],
    inner: { 2: 0, 3: 2 },
    outer: { 4: 4, 5: 8, 6: 10, 7: 6 },
    hands: { 1: 9 },
  }),
  home: at({
    animals: ['jellyfish', 'seahorse'],
    stage: 2,
    gate: 3,
    fish: [37, 36, 38],
    inner: { 8: 0, 9: 2 },
    outer: { 8: 4, 9: 8 },
    hands: { 0: 9, 1: 11 },
  }),
  lastTiles: at({
    animals: ['jellyfish', 'turtle', 'crab'],
    stage: 2,
    fish: [30, 37, 34],
    inner: { 9: 2 },
    outer: { 9: 8 },
    hands: { 0: 9 },
  }),
  emptyChest: at({
    fish: [7, 3, 4],
    inner: { 0: 4 },
    outer: {},
    hands: { 0: 9, 2: 6 },
    chest: { clear: 1 },
  }),
};

/** The position of the shark's example with these gems in the cave. */
export const sharkWith = (cave: Readonly<Record<string, number>>) =>
  at({
    gate: 3,
    fish: [15, 3, 4],
    inner: { 2: 4, 3: 0 },
    outer: { 2: 10, 3: 2 },
    hands: { 2: 6, 3: 9 },
    cave,
  });
