export type YardstickAction =
  | { readonly type: 'sail'; readonly seat: number; readonly to: number }
  | { readonly type: 'fire'; readonly seat: number }
  | { readonly type: 'hold-fire'; readonly seat: number };

/**
 * Told before each ply what is going to be done, the position in its canonical form and what is legal; at the end once
 * more, with null.
 */
export type OnPly = (
  action: YardstickAction | { type: 'chance'; kind: string; outcome: unknown } | null,
  canonical: unknown,
  legal: readonly YardstickAction[],
) => void;
