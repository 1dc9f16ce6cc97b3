import type { KernelFields } from './state.js';

/** What a view says about the game it belongs to: no generator, so that nobody reads the future. */
export type GameIdentity = Readonly<Omit<KernelFields, 'rng'>>;

/** What `observe` returns: what the game shows, and which game it is. */
export type View<Shown> = { readonly kernel: GameIdentity } & Shown;

/** What a view of a game without secrets holds: the state, but for the kernel's fields. */
export type OpenView<State> = Omit<State, 'kernel'>;

/** The `observe` of a game in which nothing is hidden: the whole state, but for the kernel's fields. */
export function openView<State extends { readonly kernel: unknown }>(state: State): OpenView<State> {
  const { kernel: _kernel, ...shown } = state;
  return shown;
}

/** The `determinize` of a game in which nothing is hidden: there is one state for a view, and nothing to draw. */
export function openState<Shown extends object>(view: Shown): OpenView<Shown> {
  const { kernel: _kernel, ...shown } = view as Shown & { kernel?: unknown };
  return shown;
}
