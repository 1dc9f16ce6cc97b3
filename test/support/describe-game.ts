import { describe, test } from 'vitest';
import { assertLaw, laws } from '../../src/conformance/index.js';
import type { Conformance } from '../../src/conformance/index.js';
import type { Game, GameSignature } from '../../src/index.js';

/**
 * Registers a test for each law that every game obeys.
 *
 * @param how - `setups`: an arbitrary of set-up options without seed and chance; `referee` where only a host can tell an
 *   outcome; `unlisted`: kinds of chance event that admit outcomes which they do not list; `runs` and `plies` a law
 */
export function describeGame<G extends GameSignature>(game: Game<G>, how: Conformance<G>): void {
  describe(`${game.info.title} obeys the laws`, () => {
    for (const law of laws)
      test(law.name, () => {
        assertLaw(law, game, how);
      });
  });
}
