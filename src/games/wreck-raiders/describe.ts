import { at } from '../../core/lists.js';
import { SHELLS } from './edition.js';
import type { Style, WreckRaidersEdition } from './edition.js';
import type { WreckRaidersEvent } from './events.js';
import { typeOf } from './queries.js';
import { BEACH, OFF_BOARD, RIVAL } from './state.js';
import type { WreckRaidersState } from './state.js';

type EventType = WreckRaidersEvent['type'];
type EventNamed<Type extends EventType> = Extract<WreckRaidersEvent, { type: Type }>;
type Sentences = {
  readonly [Type in EventType]: (event: EventNamed<Type>, edition: WreckRaidersEdition) => string;
};

const who = (seat: number) => (seat === RIVAL ? 'a Rival' : `seat ${String(seat)}`);
const wreckName = (wreck: number, { treasures }: WreckRaidersEdition) => at(treasures.types, wreck);
const FRONTS = ['a', 'b', 'c'] as const;

/** A treasure in words: its type, and a letter for its front. */
export function treasureInWords(treasure: number, edition: WreckRaidersEdition): string {
  return `${wreckName(typeOf(treasure), edition)}-${at(FRONTS, treasure % 3)}`;
}

/** `1 coin`, and any other number in the plural. */
export function coinsInWords(coins: number): string {
  return coins === 1 ? '1 coin' : `${String(coins)} coins`;
}

function spotName(spot: number, edition: WreckRaidersEdition): string {
  if (spot === OFF_BOARD) return 'off the board';
  const number = String((spot % 6) + 1);
  return spot >= BEACH ? `beach ${number}` : `${wreckName(Math.floor(spot / 6), edition)} ${number}`;
}

/** Seashells in words: `2 conch and 1 starfish`. */
export function shellsInWords(shells: readonly number[]): string {
  const some = SHELLS.flatMap((shell, kind) => {
    const count = shells[kind] ?? 0;
    return count === 0 ? [] : [`${String(count)} ${shell}`];
  });
  return some.length === 0 ? 'nothing' : some.join(' and ');
}

/** A style reward in words. */
export function rewardInWords(style: Style): string {
  if (style.kind === 'piece') return 'an aquarium piece';
  return style.kind === 'choice' ? 'a seashell of choice' : shellsInWords(style.shells);
}

/** How a game ended. */
export function endInWords({ winners, scores }: NonNullable<WreckRaidersState['result']>): string {
  return winners.length === 0
    ? `the game is over with ${coinsInWords(at(scores, 0).total)}`
    : `the game is over, won by seat ${winners.join(' and seat ')}`;
}

const CAUSES = {
  die: 'from the zone of the die',
  beach: 'at the beach',
  bumped: 'for being bumped to the beach',
  style: 'for style',
} as const;

const sentences: Sentences = {
  'exhibit-revealed': ({ slot, card }) => `exhibit ${String(card)} lies in slot ${String(slot)}`,
  'piece-revealed': ({ tile, piece }) => `piece ${String(piece)} lies on tile ${String(tile)}`,
  'start-player': ({ seat }) => `seat ${String(seat)} starts`,
  'turn-started': ({ seat, turn }) => `turn ${String(turn)}: seat ${String(seat)}`,
  'turn-ended': ({ seat, turn }) => `seat ${String(seat)} ends turn ${String(turn)}`,
  'round-started': ({ round }) => `round ${String(round)} begins`,
  'round-ended': ({ round }) => `round ${String(round)} ends`,
  'dice-gathered': ({ seat }) => `seat ${String(seat)} gathers the dice`,
  'die-rolled': ({ die, value, zone }) => `die ${String(die)} shows ${String(value)}, ${zone}`,
  'die-taken': ({ seat, value, zone }) =>
    `seat ${String(seat)} takes the ${zone} die that shows ${String(value)}`,
  'die-shifted': ({ seat, number }) =>
    `seat ${String(seat)} pays a conch: the die stands for ${String(number)}`,
  'shells-gained': ({ seat, shells, cause }) =>
    `seat ${String(seat)} gains ${shellsInWords(shells)} ${CAUSES[cause]}`,
  'shells-short': ({ seat, missing }) => `the beach lacks ${shellsInWords(missing)} for seat ${String(seat)}`,
  'diver-moved': ({ seat, from, to }, edition) =>
    `seat ${String(seat)} moves a diver from ${spotName(from, edition)} to ${spotName(to, edition)}`,
  'move-forfeited': ({ seat }) => `seat ${String(seat)} cannot place a diver`,
  'diver-bumped': ({ owner, from, to }, edition) =>
    `a diver of ${who(owner)} is bumped from ${spotName(from, edition)} to ${spotName(to, edition)}`,
  'diver-home': ({ owner, from }, edition) =>
    `a diver of ${who(owner)} goes home from ${spotName(from, edition)}`,
  'rival-placed': ({ wreck, number }, edition) =>
    `a Rival goes to ${wreckName(wreck, edition)} ${String(number)}`,
  'rival-removed': ({ from }, edition) => `the Rival of ${spotName(from, edition)} leaves the game`,
  'treasure-drawn': ({ seat, treasure }, edition) =>
    `${who(seat)} draws ${treasureInWords(treasure, edition)}`,
  'treasure-placed': ({ seat, treasure, area, index }, edition) =>
    `seat ${String(seat)} puts ${treasureInWords(treasure, edition)} in ${area} ${String(index)}`,
  'treasure-discarded': ({ seat, treasure, cause }, edition) => {
    const why = { 'no-room': ' for want of a place', rival: '', starfish: ' with a starfish' }[cause];
    return `${who(seat)} discards ${treasureInWords(treasure, edition)}${why}`;
  },
  'wreck-empty': ({ seat, wreck }, edition) =>
    `${who(seat)} finds nothing: ${wreckName(wreck, edition)} is empty`,
  'supply-renewed': ({ wreck, count }, edition) =>
    `${String(count)} discarded treasures become the supply of ${wreckName(wreck, edition)}`,
  'scallop-spent': ({ seat }) => `seat ${String(seat)} pays a scallop for one more treasure`,
  'claim-announced': ({ seat, display, card }) =>
    `seat ${String(seat)} claims exhibit ${String(card)} with display ${String(display)}`,
  decorated: ({ seat, shell, card }) =>
    `seat ${String(seat)} decorates exhibit ${String(card)} with a ${shell}`,
  'style-earned': ({ seat, reward }) => `seat ${String(seat)} earns ${rewardInWords(reward)} for exact order`,
  'style-lost': ({ seat, reward }) =>
    `seat ${String(seat)} finds nothing to take: ${rewardInWords(reward)} for exact order`,
  'exhibit-collected': ({ seat, card, discarded }) =>
    `seat ${String(seat)} collects exhibit ${String(card)} and discards ${String(discarded.length)} treasures`,
  'piece-taken': ({ seat, piece, aquarium, paid }) =>
    `seat ${String(seat)} puts piece ${String(piece)} on aquarium ${String(aquarium)} for ${shellsInWords(paid)}`,
  'end-triggered': ({ seat, turnsLeft }) =>
    `seat ${String(seat)} has enough exhibits; turns left: ${String(turnsLeft)}`,
  'game-over': ({ result }) => endInWords(result),
};

/** An event in one sentence. */
export function describeEvent<Type extends EventType>(
  event: EventNamed<Type>,
  edition: WreckRaidersEdition,
): string {
  const type: Type = event.type;
  return sentences[type](event, edition);
}
