import { at } from '../../../core/lists.js';
import type { Context, WreckRaidersDraft } from '../state.js';

/** Seashells that are to come from the beach into a basket. */
interface ShellGain {
  readonly seat: number;
  readonly shells: readonly number[];
  readonly cause: 'die' | 'beach' | 'bumped' | 'style';
}

/**
 * Moves seashells from the beach to a basket, as far as they go.
 *
 * @see WR-R6 an exhausted kind gives nothing, and nothing replaces it
 */
export function gainShells(draft: WreckRaidersDraft, ctx: Context, { seat, shells, cause }: ShellGain): void {
  const basket = at(draft.mats, seat).shells;
  const gained = [0, 0, 0];
  const missing = [0, 0, 0];
  for (let kind = 0; kind < 3; kind += 1) {
    const wanted = at(shells, kind);
    if (wanted === 0) continue;
    const there = at(draft.shells, kind);
    const got = Math.min(wanted, there);
    gained[kind] = got;
    missing[kind] = wanted - got;
    if (got === 0) continue;
    draft.shells[kind] = there - got;
    basket[kind] = at(basket, kind) + got;
  }
  if (gained.some((got) => got > 0)) ctx.emit?.({ type: 'shells-gained', seat, shells: gained, cause });
  if (missing.some((lost) => lost > 0)) ctx.emit?.({ type: 'shells-short', seat, missing });
}
