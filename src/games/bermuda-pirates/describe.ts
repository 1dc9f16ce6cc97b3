import type { Immutable } from 'immer';
import { at } from '../../core/lists.js';
import type { Edition } from './edition.js';
import type { BermudaPiratesEvent } from './events.js';
import type { Landing } from './vocabulary.js';

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const ORIGINS = { dock: 'at the dock', sea: 'out of the water', base: 'off the base' };
const REASONS = {
  set: 'a base holds all four colours',
  points: 'a seat has the points',
  island: 'too few treasures are left on the island',
  stuck: 'nobody can pick up anything any more',
  rounds: 'the last round has been played',
};

function named(seat: number): string {
  return `Seat ${String(seat)}`;
}

function inCell(cell: number): string {
  return cell < 0 ? '' : ` in cell ${String(cell)}`;
}

function restingPlace({ at: place, cell, seat }: Landing): string {
  switch (place) {
    case 'boat':
      return 'stays on the boat';
    case 'off':
      return 'falls off the board';
    case 'sea':
      return `falls into the water${inCell(cell)}`;
    case 'island':
      return 'lands on the island';
    case 'obstacle':
      return `lands on an obstacle${inCell(cell)}`;
    case 'base':
      return `lands on the base of seat ${String(seat)}`;
  }
}

function seatList(seats: readonly number[]): string {
  return seats.length === 0 ? '' : ` (seat ${seats.join(', ')})`;
}

type EventNamed<Type extends BermudaPiratesEvent['type']> = Extract<BermudaPiratesEvent, { type: Type }>;

const BOAT = [
  'boat-veered',
  'boat-pushed',
  'boat-caught',
  'boat-aground',
  'boat-overboard',
  'raid-began',
] as const;
const BUOY = ['buoy-placed', 'buoy-lifted', 'buoy-moved', 'buoy-removed', 'buoy-kept'] as const;
const TREASURE = [
  'dock-reached',
  'treasure-loaded',
  'treasure-stolen',
  'treasures-banked',
  'treasure-gained',
  'treasure-slipped',
  'treasure-scattered',
  'treasure-returned',
  'treasure-removed',
] as const;

function isOneOf<const Type extends BermudaPiratesEvent['type']>(
  event: BermudaPiratesEvent,
  types: readonly Type[],
): event is EventNamed<Type> {
  return types.some((type) => type === event.type);
}

/** An event in one sentence. */
export function describe(
  event: BermudaPiratesEvent,
  { edition: { colourNames } }: { edition: Immutable<Edition> },
): string {
  if (isOneOf(event, TREASURE)) return describeTreasure(event, colourNames.names);
  if (isOneOf(event, BOAT)) return describeBoat(event);
  if (isOneOf(event, BUOY)) return describeBuoy(event);
  return describeCourse(event);
}

function describeTreasure(event: EventNamed<(typeof TREASURE)[number]>, names: readonly string[]): string {
  const treasure = (colour: number) => `${at(names, colour)} treasure`;
  switch (event.type) {
    case 'dock-reached':
      return `${named(event.seat)} reaches the ${at(names, event.colour)} dock${event.loaded ? '' : ' and can load nothing'}.`;
    case 'treasure-loaded':
      return `${named(event.seat)} takes a ${treasure(event.colour)} aboard ${ORIGINS[event.from]}.`;
    case 'treasure-stolen':
      return `${named(event.seat)} steals a ${treasure(event.colour)} from seat ${String(event.victim)}.`;
    case 'treasures-banked':
      return `${named(event.seat)} brings home: ${event.colours.map(treasure).join(', ')}.`;
    case 'treasure-gained':
      return `${named(event.seat)} is lucky and keeps a ${treasure(event.colour)}.`;
    case 'treasure-slipped':
      return `A ${treasure(event.colour)} drops off the boat of seat ${String(event.seat)} and ${restingPlace(event.landing)}.`;
    case 'treasure-scattered':
      return `A ${treasure(event.colour)} is thrown about and ${restingPlace(event.landing)}.`;
    case 'treasure-returned':
      return `A ${treasure(event.colour)} goes back to the island.`;
    case 'treasure-removed':
      return `A ${treasure(event.colour)} is out of the game.`;
  }
}

function describeBoat(event: EventNamed<(typeof BOAT)[number]>): string {
  const who = named(event.seat);
  switch (event.type) {
    case 'boat-veered':
      return `${who} means to go ${at(DIRECTIONS, event.meant)} and goes ${at(DIRECTIONS, event.went)}.`;
    case 'boat-pushed':
      return `${who} pushes ${at(DIRECTIONS, event.dir)}, from cell ${String(event.from)} to ${String(event.to)}.`;
    case 'boat-caught':
      return `A whirlpool catches the boat of seat ${String(event.seat)}${inCell(event.cell)}.`;
    case 'boat-aground':
      return `${who} runs aground${inCell(event.cell)}.`;
    case 'boat-overboard':
      return `${who} falls off the board.`;
    case 'raid-began':
      return `${who} raids the base of seat ${String(event.victim)}.`;
  }
}

function describeBuoy(event: EventNamed<(typeof BUOY)[number]>): string {
  const who = named(event.seat);
  switch (event.type) {
    case 'buoy-placed':
      return `${who} places a buoy${inCell(event.cell)}.`;
    case 'buoy-lifted':
      return `${who} lifts a buoy${inCell(event.cell)}.`;
    case 'buoy-moved':
      return `${who} puts the buoy down again${inCell(event.to)}.`;
    case 'buoy-removed':
      return `${who} takes the buoy back.`;
    case 'buoy-kept':
      return `${who} leaves the buoys as they are.`;
  }
}

function describeCourse(
  event: EventNamed<
    | 'first-player'
    | 'underboards-laid'
    | 'turn-began'
    | 'turn-ended'
    | 'turn-passed'
    | 'round-ended'
    | 'set-completed'
    | 'end-triggered'
    | 'game-over'
  >,
): string {
  switch (event.type) {
    case 'first-player':
      return `${named(event.seat)} begins.`;
    case 'underboards-laid':
      return 'The underboards are laid, and nobody sees how.';
    case 'turn-began':
      return `${named(event.seat)} puts to sea in round ${String(event.round)}.`;
    case 'turn-ended':
      return `The turn of seat ${String(event.seat)} is over.`;
    case 'turn-passed':
      return `${named(event.seat)} is complete and stays at home.`;
    case 'round-ended':
      return `Round ${String(event.round)} is over.`;
    case 'set-completed':
      return `${named(event.seat)} puts a set aside.`;
    case 'end-triggered':
      return `The last round: ${REASONS[event.reason]}${seatList(event.seats)}.`;
    case 'game-over':
      return `The game is over, as ${REASONS[event.reason]}: seat ${event.winners.join(' and ')} won.`;
  }
}
