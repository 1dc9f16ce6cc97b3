import fc from 'fast-check';
import { below } from '../../src/index.js';
import { describeGame } from '../support/describe-game.js';
import { digging } from './support/dig.js';
import { race } from './support/race.js';
import { secrets } from './support/secrets.js';

describeGame(race, { setups: fc.record({ players: fc.integer({ min: 2, max: 4 }) }) });

describeGame(secrets, { setups: fc.constant({}) });

describeGame(digging, {
  setups: fc.record({ players: fc.integer({ min: 2, max: 4 }), refereed: fc.boolean() }),
  referee: { report: (_state, rng) => below(rng, 4) },
});
