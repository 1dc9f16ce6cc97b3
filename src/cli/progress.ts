import { number } from './columns.js';
import type { Terminal } from './terminal.js';

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[K';

/** A line that shows how far a batch has come; nothing at all where nobody watches. */
interface Progress {
  show(this: void, games: number): void;
  clear(this: void): void;
}

/** @param wanted - how many games the batch has */
export function progressBar({ err, watched }: Terminal, wanted: number): Progress {
  const start = performance.now();
  if (!watched) return { show: () => undefined, clear: () => undefined };
  return {
    show(games) {
      const share = games / wanted;
      const bar = '#'.repeat(Math.floor(share * WIDTH)).padEnd(WIDTH, '.');
      const seconds = (performance.now() - start) / 1000;
      const left = games === 0 ? '' : `, ${number(Math.ceil(seconds / share - seconds))} s left`;
      err(
        `${CLEAR_LINE}[${bar}] ${number(Math.floor(share * 100))} %, ${number(games)} of ${number(wanted)} games${left}`,
      );
    },
    clear() {
      err(CLEAR_LINE);
    },
  };
}
