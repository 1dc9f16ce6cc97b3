import { perft } from 'tidetable';
import { kraqua } from 'tidetable/kraqua';
import { expect, test } from 'vitest';
import { examples } from './examples.js';

test.each([
  { position: 'setUp', nodes: [10, 72, 492, 3480, 15576] },
  { position: 'secondFold', nodes: [2, 24, 144, 288, 576, 3456] },
  { position: 'lastTiles', nodes: [1, 7, 26, 84, 468, 2052, 6990] },
] as const)('perft of $position', ({ position, nodes }) => {
  const state = examples[position];
  expect(nodes.map((_, index) => perft(kraqua, state, index + 1))).toEqual(nodes);
});
