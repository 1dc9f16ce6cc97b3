import { closeSync, openSync, writeFileSync } from 'node:fs';
import { systemReason } from './faults.js';
import { UsageError } from './terminal.js';

const BUFFER_MAX = 65_536;

/** A file of JSON lines that is being written. */
export interface LineFile {
  write(this: void, line: object): void;
  /** Writes out what is left. */
  close(this: void): void;
}

/** @throws UsageError when it cannot be written, now or later */
export function openLineFile(path: string): LineFile {
  const file = orRefused(path, () => openSync(path, 'w'));
  let buffer = '';
  const flush = () => {
    const lines = buffer;
    buffer = '';
    orRefused(path, () => {
      writeFileSync(file, lines);
    });
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

function orRefused<Result>(path: string, access: () => Result): Result {
  try {
    return access();
  } catch (error) {
    throw new UsageError(`--out: ${JSON.stringify(path)} cannot be written: ${systemReason(error)}`);
  }
}
