import { at, range } from '../core/lists.js';
import type { Rate } from '../simulate/index.js';

/** A table for people: the first column to the left, all others to the right. Trailing blanks are cut. */
export function columns(rows: readonly (readonly string[])[]): string {
  return tableOf(rows, (cell, width, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(width)));
}

/** A table of words: every column to the left. */
export function words(rows: readonly (readonly string[])[]): string {
  return tableOf(rows, (cell, width) => cell.padEnd(width));
}

function tableOf(
  rows: readonly (readonly string[])[],
  padded: (cell: string, width: number, column: number) => string,
): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = range(Math.max(...rows.map(({ length }) => length))).map(widthOf);
  const lines = rows.map((row) =>
    row
      .map((cell, column) => padded(cell, at(widths, column), column))
      .join('   ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** 10000 as `10,000`; fractions with as many places as asked for. */
export function number(value: number, places = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });
}

/** A share as `47.7 %`. */
export function percent(share: number): string {
  return `${number(share * 100, 1)} %`;
}

/** The 95 % interval of a share, in percent: `44.6 to 50.8`. */
export function interval({ low, high }: Rate): string {
  return `${number(low * 100, 1)} to ${number(high * 100, 1)}`;
}
