import { kraqua } from 'tidetable/kraqua';
import type { KraquaState } from 'tidetable/kraqua';
import { position } from '../../support/scenario.js';

type Action = Parameters<typeof kraqua.actionSpace.id>[0];
type Animal = KraquaState['animals'][number];
type Gem = keyof KraquaState['chest'];
type Gems = Partial<Record<Gem, number>>;
type Fish = keyof KraquaState['fish'];
type Row = 'inner' | 'outer';
type Side = 'front' | 'back';

/** What is special about a position; the rest is as in the worked examples. */
export interface Sketch {
  readonly animals?: readonly Animal[];
  readonly difficulty?: KraquaState['difficulty'];
  readonly hideout?: number;
  readonly stage?: number;
  readonly round?: number;
  readonly gate?: number;
  /** Spaces of yellow, green and red. */
  readonly fish?: readonly [yellow: number, green: number, red: number];
  /** Tile codes by slot. */
  readonly inner?: Readonly<Record<number, number>>;
  readonly outer?: Readonly<Record<number, number>>;
  /** Tiles by seat. */
  readonly hands?: Readonly<Record<number, number>>;
  readonly pile?: readonly number[];
  readonly shells?: number;
  readonly den?: Gems;
  readonly cave?: Gems;
  /** With it, everything else that is not in the den is in the cave. */
  readonly chest?: Gems;
}

const counts = kraqua.edition.gems.counts;
const numbers = (length: number) => Array.from({ length }, (_, index) => index);

function gems(countOf: (gem: Gem) => number): KraquaState['chest'] {
  return {
    purple: countOf('purple'),
    yellow: countOf('yellow'),
    red: countOf('red'),
    green: countOf('green'),
    blue: countOf('blue'),
    clear: countOf('clear'),
  };
}

/** All gems of the box but these. */
export function allBut(...taken: readonly Gems[]): KraquaState['chest'] {
  return gems((gem) => counts[gem] - taken.reduce((sum, some) => sum + (some[gem] ?? 0), 0));
}

/** These gems and no others. */
export function only(some: Gems): KraquaState['chest'] {
  return gems((gem) => some[gem] ?? 0);
}

/** Ten slots with these tile codes. */
export function slots(tiles: Readonly<Record<number, number>>): number[] {
  return numbers(10).map((slot) => tiles[slot] ?? -1);
}

const front = (row: Readonly<Record<number, number>>) =>
  Object.keys(row).reduce((end, slot) => Math.max(end, Number(slot) + 1), 0);

const USUAL: Required<Omit<Sketch, 'chest'>> = {
  animals: ['jellyfish', 'seahorse', 'turtle', 'crab'],
  difficulty: 'first-journey',
  hideout: 0,
  stage: 0,
  round: 5,
  gate: 2,
  fish: [3, 4, 5],
  inner: { 0: 4 },
  outer: { 0: 8 },
  hands: { 0: 9, 1: 5, 2: 6, 3: 3 },
  pile: [],
  shells: 2,
  den: {},
  cave: {},
};

/** A position of phase `turn` in which every seat with a tile still has its turn. */
export function at(sketch: Sketch = {}): KraquaState {
  const { chest, ...others } = sketch;
  const whole = { ...USUAL, ...others };
  const { animals, difficulty, hideout, fish, inner, outer, pile, den, cave, ...plain } = whole;
  const hands = animals.map((_, seat) => whole.hands[seat] ?? -1);
  const named = [...Object.values(inner), ...Object.values(outer)].map((code) => code >> 1);
  const inPlay = [...named, ...hands, ...pile];
  const [yellow, green, red] = fish;
  return position(
    kraqua,
    { players: animals.length, animals: [...animals], hideout, difficulty },
    {
      ...plain,
      phase: 'turn',
      gates: numbers(6)
        .filter((one) => one !== plain.gate)
        .slice(plain.stage),
      pile: [...pile],
      box: numbers(12).filter((tile) => !inPlay.includes(tile)),
      hands,
      inner: slots(inner),
      outer: slots(outer),
      next: { inner: front(inner), outer: front(outer) },
      fish: { yellow, green, red },
      chest: chest === undefined ? allBut(cave, den) : only(chest),
      cave: chest === undefined ? only(cave) : allBut(chest, den),
      den: only(den),
      waiting: hands.flatMap((tile, seat) => (tile < 0 ? [] : [seat])),
      pending: null,
    },
  );
}

export const lay = (seat: number, row: Row, side: Side = 'front') =>
  ({ type: 'place-tile', seat, side, row }) as const;
export const hold = (seat: number, side: Side = 'front') => ({ type: 'hold-tile', seat, side }) as const;
export const move = (seat: number, fish: Fish) => ({ type: 'move-fish', seat, fish }) as const;
export const shell = (seat: number, fish: Fish, animal: Animal) =>
  ({ type: 'shell-move', seat, fish, animal }) as const;
export const pass = (seat: number) => ({ type: 'pass-move', seat }) as const;
export const dolphin = (seat: number, gem: Gem) => ({ type: 'use-dolphin', seat, gem }) as const;
export const shark = (seat: number, gem: Gem) => ({ type: 'use-shark', seat, gem }) as const;
export const decline = (seat: number) => ({ type: 'decline-help', seat }) as const;
export const again = (seat: number) => ({ type: 'roll-again', seat }) as const;
export const keep = (seat: number) => ({ type: 'keep-roll', seat }) as const;
export const give = (seat: number, gem: Gem) => ({ type: 'give-gem', seat, gem }) as const;
export const rear = (seat: number, row: Row) => ({ type: 'take-rear', seat, row }) as const;

export const roll = (outcome: Gem) => ({ type: 'chance', kind: 'roll-colour', outcome }) as const;
export const flick = (outcome: 'shell' | 'water') =>
  ({ type: 'chance', kind: 'flick-shell', outcome }) as const;
export const draw = (outcome: number) => ({ type: 'chance', kind: 'draw-tile', outcome }) as const;
export const drawGate = (outcome: number) => ({ type: 'chance', kind: 'draw-gate', outcome }) as const;

/** The legal actions as text, without seats unless several may act. */
export function legal(state: KraquaState): string[] {
  const several = kraqua.actors(state).length > 1;
  return kraqua
    .legalActions(state)
    .map((action: Action) => `${several ? `${String(action.seat)} ` : ''}${kraqua.actionText(action)}`);
}
