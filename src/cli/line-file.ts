import { closeSync, openSync, writeSync } from 'node:fs';
import { UsageError } from './terminal.js';

const BUFFER_MAX = 65_536;

/** A file of JSON lines that is being written. */
export interface LineFile {
  write(this: void, line: object): void;
  /** Writes out what is left. */
  close(this: void): void;
}

/** @throws UsageError when it cannot be written */
export function openLineFile(path: string): LineFile {
  const file = opened(path);
  let buffer = '';
  const flush = () => {
    writeSync(file, buffer);
    buffer = '';
  };
  return {
    write(line) {
      buffer += `${JSON.stringify(line)}\n`;
      if (buffer.length > BUFFER_MAX) flush();
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}

function opened(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${String(error)}`);
  }
}
