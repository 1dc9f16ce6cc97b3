// Defines tic-tac-toe on the kernel, plays it, and holds it to the laws that every game obeys.
import fc from 'fast-check';
import { NOBODY, actionFor, at, cloneKernel, defineGame, gameState, int, list, openEvent } from 'tidetable';
import type { EventOf, Immutable, OpenView } from 'tidetable';
import { openState, openView, perft, range, record, refusal, rulebook, soleActor } from 'tidetable';
import { assertLaws, laws } from 'tidetable/conformance';
import * as z from 'zod/mini';

const rules = rulebook({
  rules: {
    'TC-TURN-1': { title: 'Turns', text: 'X and O alternate.', section: 'Play', shows: 'TT-SEAT' },
    'TC-MARK-1': { title: 'Free cells', text: 'A mark goes to a free cell.', section: 'Play' },
    'TC-END-1': { title: 'The end', text: 'Three in a line win; a full board is a draw.', section: 'End' },
  },
  rulings: {
    'TC-R1': { title: 'Who begins?', text: 'X, seat 0.', reason: 'No rule says it.', shows: 'TT-SEAT' },
  },
});
const events = { marked: openEvent({ seat: int(0, 1), cell: int(0, 8) }) };
const edition = z.strictObject({ edition: z.string(), lines: list(list(int(0, 8), 3, 3), 8) });
const state = gameState({
  phase: z.enum(['mark', 'over']),
  pending: z.null(), // there is no chance in this game
  result: z.nullable(z.strictObject({ winner: int(-1, 1) })), // -1 for a draw
  cells: list(int(-1, 1), 9, 9), // by cell: the seat that marked it, or -1
});
type Draft = z.infer<typeof state>;
type State = Immutable<Draft>;
interface Types {
  draft: Draft;
  state: State;
  asked: State;
  edition: z.infer<typeof edition>;
  table: object;
  facts: undefined;
  rule: keyof typeof rules.rules;
  event: EventOf<typeof events>;
  view: OpenView<State>;
}
const turnOf = ({ cells }: State): number => cells.filter((mark) => mark >= 0).length % 2;

const mark = actionFor<Types>()({
  type: 'mark',
  phase: 'mark',
  payload: z.strictObject({ cell: int(0, 8) }),
  candidates: () => range(9).map((cell) => ({ cell })),
  refuse: ({ cells }, { cell }) =>
    at(cells, cell) === -1 ? null : refusal('TC-MARK-1', () => `cell ${cell} is taken`),
  apply(draft, { cell }, seat, ctx) {
    draft.cells[cell] = seat;
    ctx.emit?.({ type: 'marked', seat, cell });
    const cells = [...draft.cells];
    const won = ctx.edition.lines.some((line) => line.every((place) => cells[place] === seat));
    if (!won && cells.includes(-1)) return;
    draft.phase = 'over';
    draft.result = { winner: won ? seat : -1 };
  },
});

const create = defineGame<Types>()({
  id: 'tic-tac-toe',
  rulesVersion: 1,
  info: {
    title: 'Tic-tac-toe',
    seats: { min: 2, max: 2 },
    information: 'perfect',
    utility: () => 'zero-sum',
    order: 'fixed',
    cap: 9,
  },
  edition,
  tables: () => ({}),
  options: () => z.strictObject({ players: z._default(z.literal(2), 2) }),
  state,
  // Without the return type, a field too many would compile.
  setup: (): Omit<Draft, 'kernel'> => ({
    phase: 'mark',
    pending: null,
    result: null,
    cells: range(9).map(() => -1),
  }),
  seats: () => 2,
  actors: (position) => (position.result === null ? soleActor(turnOf(position)) : NOBODY),
  actions: [mark],
  chances: [],
  events,
  returns: ({ result }) =>
    [0, 1].map((seat) => (!result || result.winner < 0 ? 0 : result.winner === seat ? 1 : -1)),
  scores: ({ result }) => ({ winner: result?.winner ?? null }),
  measures: ({ cells }) => ({ marks: cells.filter((seat) => seat >= 0).length }),
  observe: openView,
  determinize: openState,
  tensor: {
    blocks: () => [{ name: 'cells', shape: [2, 9], meaning: 'marks of X, then of O, by cell' }],
    write({ cells }, _viewer, out) {
      out.block('cells');
      for (const seat of [0, 1]) for (const owner of cells) out.put(owner === seat ? 1 : 0);
    },
  },
  audit({ cells }) {
    const [x, o] = [0, 1].map((seat) => cells.filter((owner) => owner === seat).length);
    return Number(x) - Number(o) === 0 || Number(x) - Number(o) === 1 ? [] : ['somebody marked twice'];
  },
  clone: ({ kernel, phase, result, cells }) => ({
    kernel: cloneKernel(kernel),
    phase,
    pending: null,
    result: result && { winner: result.winner },
    cells: [...cells],
  }),
  rules,
  canonical: ({ cells }) => cells,
  text: ({ cells }) =>
    [0, 3, 6]
      .map((row) =>
        cells
          .slice(row, row + 3)
          .map((seat) => '.XO'[seat + 1])
          .join(' '),
      )
      .join('\n'),
  describe: ({ seat, cell }) => `${seat === 0 ? 'X' : 'O'} marks cell ${cell}`,
});

const ROWS = [0, 3, 6].map((first) => [first, first + 1, first + 2]);
const COLUMNS = [0, 1, 2].map((first) => [first, first + 3, first + 6]);
const lines = [...ROWS, ...COLUMNS, [0, 4, 8], [2, 4, 6]];
const ticTacToe = create({ edition: 'standard', lines });

const playing = record(ticTacToe, { chance: 'explicit' });
for (const [ply, cell] of [4, 0, 2, 6, 3, 5, 1, 7, 8].entries())
  for (const event of playing.step({ type: 'mark', seat: ply % 2, cell }).events)
    if (ply < 2) console.log(ticTacToe.describe(event));
console.log(ticTacToe.text(playing.state()));
console.log('returns', ticTacToe.returns(playing.state()).join(' '));

const start = ticTacToe.setup({ chance: 'explicit' });
console.log(
  'games of 1, 2, 3 … plies:',
  range(6)
    .map((ply) => perft(ticTacToe, start, ply + 1))
    .join(', '),
);

assertLaws(ticTacToe, { setups: fc.constant({}), seed: 1 });
console.log(`${laws.length} laws hold`);
