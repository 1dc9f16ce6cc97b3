import type { Env } from '../../core/definition.js';
import { at } from '../../core/lists.js';
import type { KraquaEvent } from './events.js';
import type { KraquaTypes } from './state.js';

type Sentences = {
  readonly [Type in KraquaEvent['type']]: (
    event: Extract<KraquaEvent, { type: Type }>,
    env: Env<KraquaTypes>,
  ) => string;
};

const by = (seat: number) => `Seat ${String(seat)}`;
const shellsInWords = (shells: number) => (shells === 1 ? '1 shell' : `${String(shells)} shells`);

const ENDINGS = {
  'home-with-gems': 'all fish are home, and so are the gems: the team has won',
  'home-without-gems': 'all fish are home, but gems are missing: almost won',
  'reef-gone': 'the reef is gone: the team has lost',
  'chest-empty': 'the treasure chest is empty: the team has lost',
  'fish-food': 'all gems are in the hideout, but the fish cannot get home: the team has lost',
};

const SENTENCES: Sentences = {
  'hideout-chosen': ({ hideout }) => `Hideout ${String(hideout)} is chosen.`,
  'gate-laid': ({ gate, arch }, { table }) =>
    `Gate ${String(gate)} is laid on arch ${String(arch)}: ${at(table.order, gate).join(', ')}.`,
  'round-began': ({ round }) => `Round ${String(round)} begins.`,
  'tile-turned': ({ seat, tile }) => `${by(seat)} turns tile ${String(tile)} to its back.`,
  'tile-placed': ({ seat, tile, side, row, slot }) =>
    `${seat === null ? 'To begin with,' : `${by(seat)} lays`} tile ${String(tile)}${seat === null ? ' lies' : ''} with its ${side} up in ${row} slot ${String(slot)}.`,
  'tile-held': ({ seat, tile, side }) =>
    `${by(seat)} finds no free slot and uses the ${side} of tile ${String(tile)} without laying it.`,
  'shell-move': ({ seat, animal }) => `${by(seat)} makes a shell move by the ${animal}.`,
  'shell-flicked': ({ seat, up }) => `${by(seat)} flicks the shell: ${up} side up.`,
  'shell-paid': ({ seat, shells }) => `${by(seat)} pays a shell; the team has ${shellsInWords(shells)} left.`,
  'fish-moved': ({ seat, fish, from, to }) =>
    `${by(seat)} moves the ${fish} fish from space ${String(from)} to space ${String(to)}.`,
  'gate-passed': ({ fish, arch }) => `The ${fish} fish passes the gate on arch ${String(arch)}.`,
  'no-move': ({ seat }) => `${by(seat)} moves no fish.`,
  'shell-found': ({ seat, shells }) => `${by(seat)} finds a shell; the team has ${shellsInWords(shells)}.`,
  'shell-left': ({ seat }) => `${by(seat)} leaves a shell lying: the team has as many as it may own.`,
  'dolphin-brought': ({ seat, gem }) =>
    `The dolphin brings a ${gem} gem into the hideout for seat ${String(seat)}.`,
  'shark-brought': ({ seat, gem }) =>
    `The shark brings a ${gem} gem back to the chest for seat ${String(seat)}.`,
  'help-declined': ({ seat }) => `${by(seat)} wants no help.`,
  'colour-rolled': ({ seat, colour, fish }) => `${by(seat)} rolls ${colour} for the ${fish} fish.`,
  'roll-again': ({ seat, colour }) => `${by(seat)} gives up ${colour} and rolls again.`,
  'gem-stolen': ({ gem, fish }) => `Kraqua sees the ${fish} fish and steals a ${gem} gem.`,
  'tile-lost': ({ tile, why }) =>
    `Tile ${String(tile)} goes to the box: ${why === 'fold' ? 'the board is folded' : 'no slot was free'}.`,
  'turn-ended': ({ seat }) => `The turn of seat ${String(seat)} is over.`,
  'tile-drawn': (event) =>
    event.from === 'pile'
      ? `${by(event.seat)} draws tile ${String(event.tile)} from the pile.`
      : `${by(event.seat)} takes tile ${String(event.tile)} from the rear, ${event.from} slot ${String(event.slot)}.`,
  'came-up-empty': ({ seat }) => `${by(seat)} comes up empty.`,
  'gate-removed': ({ gate, arch }) => `Gate ${String(gate)} is taken from arch ${String(arch)}.`,
  'board-folded': ({ stage }) =>
    `The board is folded ${stage === 1 ? 'open on the left' : 'closed on the right'}.`,
  'game-over': ({ reason }) => `The game is over: ${ENDINGS[reason]}.`,
};

/** One sentence for an event. */
export function describe(event: KraquaEvent, env: Env<KraquaTypes>): string {
  const sentence = SENTENCES[event.type] as (event: KraquaEvent, env: Env<KraquaTypes>) => string;
  return sentence(event, env);
}
