import { at, range } from '../../core/lists.js';
import { ZONES } from './edition.js';
import type { Shell, Style, WreckRaidersEdition, Zone } from './edition.js';

/** What a die shows, and where it lies. */
export interface DieFace {
  readonly value: number;
  readonly zone: Zone;
}

/** What is asked of a card at every decision to claim. */
export interface CardFacts {
  readonly types: readonly number[];
  /** How often each type is asked for: four bits a type, gems lowest. */
  readonly asked: number;
  readonly style: Style | null;
}

/** What the rules look up again and again. */
export interface Table {
  /** By players: divers, dice, exhibits to end, face-up exhibits. */
  readonly chart: readonly { divers: number; dice: number; goal: number; faceUp: number }[];
  /** The wreck spots beside each wreck spot. */
  readonly beside: readonly (readonly number[])[];
  /** By (value - 1) x 4 + zone: the outcome of a roll with its weight. */
  readonly rolls: readonly (readonly [DieFace, number])[];
  /** By front and copies in the supply: the outcome of a draw with its weight. */
  readonly fronts: readonly (readonly (readonly [number, number])[])[];
  readonly cards: readonly CardFacts[];
  /** By piece: 0 Bottom, 1 Middle, 2 Top. */
  readonly kinds: readonly number[];
}

const KINDS = ['bottom', 'middle', 'top'] as const;

export function tableOf(edition: WreckRaidersEdition): Table {
  const faces = range(24).map((index) => ({
    value: Math.floor(index / 4) + 1,
    zone: at(ZONES, index % 4),
  }));
  return {
    chart: [{ divers: 0, dice: 0, goal: 0, faceUp: 0 }, ...edition.chart.rows.map(chartRow)],
    beside: range(24).map((spot) => besideSpots(edition, spot)),
    rolls: faces.map((face, index) => [face, at(edition.lid.weights, index % 4)]),
    fronts: range(3).map((front) =>
      range(edition.treasures.copies.perFront + 1).map((copies) => [front, copies]),
    ),
    cards: edition.exhibits.cards.map(({ types, style }) => ({
      types,
      asked: types.reduce((sum, type) => sum + (1 << (4 * type)), 0),
      style,
    })),
    kinds: edition.aquarium.pieces.map(({ kind }) => KINDS.indexOf(kind)),
  };
}

function chartRow(row: WreckRaidersEdition['chart']['rows'][number]): Table['chart'][number] {
  return { divers: row.divers, dice: row.dice, goal: row.exhibitsToEnd, faceUp: row.faceUp };
}

/** @see WR-R1 rings, not lines */
function besideSpots({ wrecks }: WreckRaidersEdition, spot: number): number[] {
  const wreck = Math.floor(spot / 6);
  const ring = at(wrecks.rings, wreck);
  const place = ring.indexOf((spot % 6) + 1);
  const places = wrecks.closed
    ? [(place + 5) % 6, (place + 1) % 6]
    : [place - 1, place + 1].filter((other) => other >= 0 && other < 6);
  return places.map((other) => wreck * 6 + at(ring, other) - 1);
}

const INDEX: Readonly<Record<Zone, number>> = { conch: 0, scallop: 1, starfish: 2, blank: 3 };

/** The number of a zone in a state. */
export function zoneIndex(zone: Zone): number {
  return INDEX[zone];
}

/** The place of a seashell in every triple of seashells. */
export function shellIndex(shell: Shell): number {
  return INDEX[shell];
}

const TRIPLES: Readonly<Record<Shell, readonly number[]>> = {
  conch: [1, 0, 0],
  scallop: [0, 1, 0],
  starfish: [0, 0, 1],
};

/** One seashell of a kind. */
export function shellTriple(shell: Shell): readonly number[] {
  return TRIPLES[shell];
}
