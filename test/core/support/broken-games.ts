import { chance } from './broken/chance.js';
import { keeping } from './broken/keeping.js';
import { legality } from './broken/legality.js';
import { reducing } from './broken/reducing.js';
import { seeing } from './broken/seeing.js';
import { simulating } from './broken/simulating.js';
import { telling } from './broken/telling.js';

export const brokenGames = [
  ...reducing,
  ...legality,
  ...simulating,
  ...keeping,
  ...chance,
  ...seeing,
  ...telling,
];
