import { BLACK } from './vocabulary.js';

/** Numbers of gems: yellow, blue, red, black. */
export type Gems = readonly [yellow: number, blue: number, red: number, black: number];
/** Numbers of spaces or of gems on them: yellow, blue, red. */
export type Spaces = readonly [yellow: number, blue: number, red: number];

/** A tuple of a state's own, which may be written. */
export type GemTuple = [number, number, number, number];

export function noGems(): GemTuple {
  return [0, 0, 0, 0];
}

export function copyOf(gems: Gems): GemTuple {
  return [gems[0], gems[1], gems[2], gems[3]];
}

export function plus(one: Gems, other: Gems): GemTuple {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]];
}

export function minus(one: Gems, other: Gems): GemTuple {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]];
}

/** The tuple with one gem more, or with -1 one less. */
export function withGem(gems: Gems, place: 0 | 1 | 2 | 3, count: 1 | -1): GemTuple {
  const changed = copyOf(gems);
  changed[place] += count;
  return changed;
}

export function totalOf(gems: Gems): number {
  return gems[0] + gems[1] + gems[2] + gems[3];
}

/** Whether any gem is there; cheaper than a total on a draft. */
export function hasGems(gems: Gems): boolean {
  return gems[0] > 0 || gems[1] > 0 || gems[2] > 0 || gems[BLACK] > 0;
}

/** The coloured gems without the black ones. */
export function coloured(gems: Gems): GemTuple {
  return [gems[0], gems[1], gems[2], 0];
}
