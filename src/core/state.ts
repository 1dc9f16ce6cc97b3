import * as z from 'zod/mini';
import { int } from './domains.js';
import type { Rng } from './random.js';

const word = int(-0x8000_0000, 0x7fff_ffff);
const name = z.string().check(z.minLength(1), z.maxLength(100));

/** What the kernel adds to every state. */
export const kernelSchema = z.strictObject({
  /** Id of the game. */
  game: name,
  rulesVersion: int(1, 1_000_000),
  /** Name of the edition. */
  edition: name,
  /** Digest of the edition's data. */
  digest: z.string().check(z.minLength(16), z.maxLength(16)),
  /** The generator of a seeded game, as it stands now; null in an explicit one. */
  rng: z.nullable(z.tuple([word, word, word, word])),
});

export type KernelFields = z.output<typeof kernelSchema>;

/** The schema of a game's state: its own fields, and the kernel's. */
export function gameState<
  Shape extends { phase: z.ZodMiniType; pending: z.ZodMiniType; result: z.ZodMiniType },
>(shape: Shape): z.ZodMiniObject<{ kernel: typeof kernelSchema } & Shape, z.core.$strict> {
  return z.strictObject({ kernel: kernelSchema, ...shape });
}

/** A copy of the kernel's fields, for a game's `clone`. */
export function cloneKernel(
  kernel: { readonly rng: Readonly<Rng> | null } & Omit<KernelFields, 'rng'>,
): KernelFields {
  const { game, rulesVersion, edition, digest, rng } = kernel;
  return { game, rulesVersion, edition, digest, rng: rng === null ? null : [rng[0], rng[1], rng[2], rng[3]] };
}
