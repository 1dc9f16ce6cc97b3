import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import type * as Simulate from '../../../src/simulate/index.js';

/** The batch runner with its threads, built as in the package, and a module of a user's own. */
export interface Built {
  readonly simulate: typeof Simulate.simulate;
  readonly playGames: typeof Simulate.playGames;
  /** URL of the batch runner. */
  readonly entry: string;
  /** Path of the command. */
  readonly command: string;
  /** URL of Scavengers Gold. */
  readonly game: string;
  /** URL of the module with the game Bail and its bots. */
  readonly module: string;
}

/** Threads load JavaScript only: builds what they need into a folder of its own. */
export async function builtRunner(folder: string): Promise<Built> {
  await build({
    config: false,
    entry: {
      simulate: 'src/simulate/index.ts',
      cli: 'src/cli/index.ts',
      'simulate-worker': 'src/simulate/worker.ts',
      game: 'src/games/scavengers-gold/index.ts',
      bail: 'test/simulate/support/bail.ts',
    },
    outDir: folder,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    silent: true,
    tsconfig: '.config/tsconfig.build.json',
  });
  const at = (name: string) => new URL(`../../../${folder}/${name}.js`, import.meta.url).href;
  const { simulate, playGames } = (await import(/* @vite-ignore */ at('simulate'))) as typeof Simulate;
  return {
    simulate,
    playGames,
    entry: at('simulate'),
    command: fileURLToPath(at('cli')),
    game: at('game'),
    module: at('bail'),
  };
}
