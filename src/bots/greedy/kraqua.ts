import { at } from '../../core/lists.js';
import { fraction } from '../../core/random.js';
import type { Rng } from '../../core/random.js';
import type { kraqua } from '../../games/kraqua/index.js';
import type { KraquaView } from '../../games/kraqua/index.js';
import {
  chosen,
  codeOf,
  fishThrough,
  freeSlot,
  isProtected,
  lackOf,
  rearSlot,
  targetOf,
  tileAnimal,
} from '../../games/kraqua/queries.js';
import { tableOf } from '../../games/kraqua/table.js';
import type { KraquaTable } from '../../games/kraqua/table.js';
import { ANIMALS, FISH, GEMS, ROWS } from '../../games/kraqua/vocabulary.js';
import type { Animal, Fish, Gem } from '../../games/kraqua/vocabulary.js';
import type { Bot, SignatureOf } from '../policy.js';

type Kraqua = SignatureOf<typeof kraqua>;
type Action = Kraqua['action'];
type Laying = Extract<Action, { type: 'place-tile' | 'hold-tile' }>;

/** A way to use the turn once the tile is laid; no fish for passing. */
interface Move {
  readonly fish: Fish | null;
  readonly animal: Animal;
  readonly isPaid: boolean;
}

/** What help must be worth more than: the shell that it costs. */
const HELP_WORTH_A_SHELL = 0.6;

/** What one decision needs again and again. */
interface Outlook {
  readonly table: KraquaTable;
  /** How much one theft would hurt. */
  readonly price: number;
  readonly colours: readonly Gem[];
}

/**
 * A team that looks one turn ahead: it tries every seat, tile face, row and fish, values progress, protection, the order
 * of the gate and shells, and never plans a round. The figures were tuned by trial.
 */
export const greedy: Bot<Kraqua> = (game) => {
  const table = tableOf(game.edition);
  const colours = game.edition.die.faces;
  return (view, actions, rng) => {
    const outlook = { table, colours, price: priceOf(view, table, colours) };
    return best(actions, (action) => worthOf(action, view, outlook), rng);
  };
};

/** The action of the greatest worth; ties are broken by chance. */
function best(actions: readonly Action[], worth: (action: Action) => number, rng: Rng): Action {
  let favourite = at(actions, 0);
  let most = -Infinity;
  for (const action of actions) {
    const value = worth(action) + fraction(rng) * 0.001;
    if (value > most) [favourite, most] = [action, value];
  }
  return favourite;
}

type Worth<Type extends Action['type']> = (
  action: Extract<Action, { type: Type }>,
  view: KraquaView,
  outlook: Outlook,
) => number;

/** What an action is worth beside the others of the same decision. */
const WORTHS: { readonly [Type in Action['type']]: Worth<Type> } = {
  'place-tile': worthOfLaying,
  'hold-tile': worthOfLaying,
  'move-fish': ({ fish }, view, outlook) =>
    worthOfMove({ fish, animal: tileAnimal(view, outlook.table), isPaid: false }, view, outlook),
  'shell-move': ({ fish, animal }, view, outlook) =>
    worthOfMove({ fish, animal, isPaid: true }, view, outlook),
  'pass-move': (_action, view, outlook) => worthOfPosition(view, outlook) - 1,
  'use-dolphin': ({ gem }, view, { table }) => worthByDolphin(view, gem, table),
  'use-shark': ({ gem }, view, { table }) => worthByShark(view, gem, table),
  'decline-help': () => HELP_WORTH_A_SHELL,
  'roll-again': (_action, view, outlook) => -meanPain(view, outlook),
  'keep-roll': (_action, view, { table }) => -painOf(view, chosen(view.rolled), table),
  'give-gem': ({ gem }, view, { table }) => worthOfGiving(view, gem, table),
  'take-rear': ({ row }, view, { table }) => worthOfTaking(view, row, table),
};

function worthOf(action: Action, view: KraquaView, outlook: Outlook): number {
  const worth = WORTHS[action.type] as Worth<Action['type']>;
  return worth(action, view, outlook);
}

function worthOfLaying(action: Laying, view: KraquaView, outlook: Outlook): number {
  const laid = positionAfter(action, view, outlook.table);
  return Math.max(...movesIn(laid, outlook.table).map((move) => worthOfMove(move, laid, outlook)));
}

/** The position once the tile is laid or held, and the seat is to move a fish. */
function positionAfter(action: Laying, view: KraquaView, table: KraquaTable): KraquaView {
  const { seat } = action;
  const code = codeOf(at(view.hands, seat), action.side);
  const turn = { tile: code, fish: null, animal: null, gem: null };
  if (action.type === 'hold-tile') return { ...view, active: seat, turn };
  const slot = freeSlot(view, action.row, table);
  const codes = [...view[action.row]];
  codes[slot] = code;
  const next = { ...view.next, [action.row]: slot + 1 };
  return { ...view, active: seat, turn, next, [action.row]: codes };
}

function movesIn(laid: KraquaView, table: KraquaTable): Move[] {
  const byTile = tileAnimal(laid, table);
  const chip = at(laid.animals, laid.active);
  const reach = (animal: Animal, isPaid: boolean): Move[] =>
    FISH.filter((fish) => targetOf(laid, fish, animal, table) >= 0).map((fish) => ({ fish, animal, isPaid }));
  const free = reach(byTile, false);
  const paid = ANIMALS.filter(
    (animal) => animal !== byTile && laid.shells > 0 && (chip === 'jellyfish' || chip === animal),
  );
  const pass = { fish: null, animal: byTile, isPaid: false };
  return [...(free.length > 0 ? free : [pass]), ...paid.flatMap((animal) => reach(animal, true))];
}

/** The value of the position after a move, when nothing else has happened, and of the move itself. */
function worthOfMove({ fish, animal, isPaid }: Move, laid: KraquaView, outlook: Outlook): number {
  if (fish === null) return worthOfPosition(laid, outlook) - 1;
  const to = targetOf(laid, fish, animal, outlook.table);
  const moved = { ...laid, fish: { ...laid.fish, [fish]: to } };
  const price = at(laid.animals, laid.active) === 'crab' ? 1.3 : 2.6;
  return worthOfPosition(moved, outlook) + worthOfLanding(moved, to, outlook) - (isPaid ? price : 0);
}

function worthOfLanding(moved: KraquaView, to: number, { table, price }: Outlook): number {
  const { firstGoal, shellsMax } = table;
  if (to >= firstGoal) return FISH.every((fish) => moved.fish[fish] >= firstGoal) ? 101 : 1;
  const bare = isProtected(moved, to, table) ? 0 : -(2 + 5 * price);
  const special = table.special[to];
  if (special === 'shell') return bare + (moved.shells < shellsMax ? 0.8 : 0);
  return special === 'dolphin' || special === 'shark' ? bare + worthOfHelp(moved, special, table) : bare;
}

function worthOfHelp(view: KraquaView, special: 'dolphin' | 'shark', table: KraquaTable): number {
  const { chest, cave, shells } = view;
  const gems = special === 'dolphin' ? chest : cave;
  if (shells === 0 || !GEMS.some((gem) => gems[gem] > 0 && lackOf(view, gem, table) > 0)) return 0;
  const worths =
    special === 'dolphin'
      ? GEMS.filter((gem) => chest[gem] > 0 && lackOf(view, gem, table) > 0).map((gem) =>
          worthByDolphin(view, gem, table),
        )
      : GEMS.filter((gem) => cave[gem] > 0).map((gem) => worthByShark(view, gem, table));
  return Math.max(...worths) - HELP_WORTH_A_SHELL;
}

function worthByDolphin(view: KraquaView, gem: Gem, table: KraquaTable): number {
  const spare = view.chest[gem] - lackOf(view, gem, table);
  return spare < 0 ? 0.8 : 2.2 / (1 + spare) / Math.sqrt(table.gems[gem]);
}

function worthByShark(view: KraquaView, gem: Gem, table: KraquaTable): number {
  return lackOf(view, gem, table) > view.chest[gem] ? 3 : 0.1;
}

function worthOfPosition(view: KraquaView, outlook: Outlook): number {
  const { table } = outlook;
  const spaces = FISH.map((fish) => Math.min(view.fish[fish], table.firstGoal));
  const sum = spaces.reduce((total, space) => total + space, 0);
  const progress =
    0.39 * sum + 1.33 * Math.min(...spaces) + 1.04 * fishThrough(view, table) + 0.5 * view.shells;
  const standing = spaces.reduce((total, space) => total + worthOfStanding(view, space, outlook), 0);
  return progress - 0.5 * view.box.length + standing;
}

/** What it is worth that a fish stands on a space at the end of a turn. */
function worthOfStanding(view: KraquaView, space: number, { table, price }: Outlook): number {
  const slot = at(table.slotOf, space);
  if (slot < 0) return 0;
  if (isProtected(view, space, table)) return view.pile.length === 0 && slot <= rearOf(view) ? -0.3 : 0;
  const isLastTurn = view.waiting.length === 1;
  const isPast = slot < view.next.inner && slot < view.next.outer;
  const lacksTile = at(view.inner, slot) < 0 || at(view.outer, slot) < 0;
  return -(1.56 + 5 * price) * (isLastTurn ? 0.54 : 0.6) - (isPast && lacksTile ? 0.6 : 0);
}

/** The slot up to which the reef may be taken away next. */
function rearOf(view: KraquaView): number {
  return Math.max(...ROWS.map((row) => rearSlot(view, row)).map((slot) => (slot < 0 ? 99 : slot)));
}

function meanOver(colours: readonly Gem[], valueOf: (colour: Gem) => number): number {
  return colours.reduce((sum, colour) => sum + valueOf(colour), 0) / colours.length;
}

/** How much one theft would hurt, over the faces of the die. */
function priceOf(view: KraquaView, table: KraquaTable, colours: readonly Gem[]): number {
  const spareOf = (gem: Gem) => view.chest[gem] - lackOf(view, gem, table);
  const withoutColour = GEMS.some((gem) => spareOf(gem) > 0) ? 0.1 : 1;
  return meanOver(colours, (colour) => {
    if (view.chest[colour] === 0) return withoutColour;
    if (lackOf(view, colour, table) === 0) return 0.03;
    return spareOf(colour) <= 0 ? 1 : 0.35 / spareOf(colour);
  });
}

/** How much it would hurt if this colour were stolen now. */
function painOf(view: KraquaView, colour: Gem, table: KraquaTable): number {
  const lack = lackOf(view, colour, table);
  const chest = view.chest[colour];
  if (chest === 0) return 0.1;
  if (lack === 0) return 0;
  return chest <= lack ? 1 : 0.3 / (chest - lack);
}

function meanPain(view: KraquaView, { table, colours }: Outlook): number {
  return meanOver(colours, (colour) => painOf(view, colour, table));
}

/** What can be spared best goes first. */
function worthOfGiving(view: KraquaView, gem: Gem, table: KraquaTable): number {
  const chest = view.chest[gem];
  return 100 * (chest - lackOf(view, gem, table)) + chest;
}

/** The row whose rear tile shelters the fewest fish; of two alike, the one that lies further back. */
function worthOfTaking(view: KraquaView, row: 'inner' | 'outer', table: KraquaTable): number {
  const slot = rearSlot(view, row);
  const codes = [...view[row]];
  codes[slot] = -1;
  const taken = { ...view, [row]: codes };
  const bare = FISH.filter((fish) => !isProtected(taken, view.fish[fish], table)).length;
  return -100 * bare - slot;
}
