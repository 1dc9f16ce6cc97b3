import type { Law } from './law.js';
import { chanceLaws } from './laws/chance.js';
import { keepingLaws } from './laws/keeping.js';
import { legalityLaws } from './laws/legality.js';
import { reducingLaws } from './laws/reducing.js';
import { seeingLaws } from './laws/seeing.js';
import { simulatingLaws } from './laws/simulating.js';
import { tellingLaws } from './laws/telling.js';

/** What is true of every game: to be tried one by one. */
export const laws: readonly Law[] = [
  ...reducingLaws,
  ...legalityLaws,
  ...simulatingLaws,
  ...keepingLaws,
  ...chanceLaws,
  ...seeingLaws,
  ...tellingLaws,
];
