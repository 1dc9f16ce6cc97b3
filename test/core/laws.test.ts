import fc from 'fast-check';
import { describeGame } from '../support/describe-game.js';
import { race } from './support/race.js';

describeGame(race, { setups: fc.record({ players: fc.integer({ min: 2, max: 4 }) }) });
