// Solves Scavengers Gold by value iteration, having learnt it from the public interface alone. Run it with --full for the
// whole game; without, it solves the last layer of scores, six coins to six hits.
import { scavengersGold, type ScavengersGoldState } from 'tidetable/scavengers-gold';

type Row = readonly [
  seat: number,
  coins: number,
  hits: number,
  ships: readonly [number, number],
  closed: number | null,
];

/** Positions with known values of the Scavenger, with may-pass and with must-stop. */
const oracle: readonly (readonly [position: Row, mayPass: number, mustStop: number])[] = [
  [[0, 6, 6, [14, 25], 10], 0.378053596, 0.371426094],
  [[1, 6, 6, [14, 25], 10], 0.231994151, 0.219129549],
  [[0, 6, 6, [39, 32], 39], 0.054783818, 0.052940201],
  [[1, 6, 6, [39, 32], 39], -0.740375214, -0.742058665],
  [[0, 6, 6, [34, 27], 33], -0.175038233, -0.187783033],
  [[1, 6, 6, [34, 27], 33], -0.746031001, -0.747333997],
  [[0, 6, 0, [14, 25], 10], 0.99452718, 0.993843737],
  [[0, 5, 2, [1, 25], 1], 0.860956249, 0.851016146],
  [[0, 3, 3, [17, 22], 17], 0.072547169, 0.031027139],
  [[1, 3, 3, [17, 22], 17], -0.017903849, -0.059487098],
  [[0, 3, 3, [10, 31], 10], 0.08680046, 0.045401454],
  [[1, 3, 3, [10, 31], 10], -0.125976219, -0.1593568],
  [[1, 2, 5, [33, 14], 33], -0.947316449, -0.953769738],
  [[0, 0, 6, [14, 25], null], -0.989550183, -0.990955842],
  [[1, 0, 0, [14, 25], null], -0.040735631, -0.09837646],
  [[0, 0, 0, [14, 25], null], -0.00025777, -0.054196174],
];

/**
 * All positions before a spin for a move, scores apart, and what each can lead to. After each result of the spin, the seat
 * has some choices; choice `c` leads to position `target[c]`, and scores on the way with a chance of `scoring[c]`.
 */
interface Lessons {
  readonly idOf: ReadonlyMap<string, number>;
  readonly seats: readonly number[];
  readonly odds: readonly number[];
  /** Where the choices begin, by position and result. */
  readonly first: Int32Array;
  readonly target: Int32Array;
  readonly scoring: Float64Array;
}

const keyOf = (seat: number, ships: readonly number[], closed: number | null) =>
  [seat, ...ships, closed ?? 'none'].join(' ');

function learn(goldDots: 'may-pass' | 'must-stop'): Lessons {
  const start = scavengersGold.setup({ goldDots, chance: 'explicit' });
  const spins = scavengersGold.chanceOutcomes(start) ?? [];
  const idOf = new Map<string, number>();
  const found: ScavengersGoldState[] = [];
  const first = [0];
  const target: number[] = [];
  const scoring: number[] = [];
  type Simulator = ReturnType<typeof scavengersGold.simulator>;

  function idOfPosition(state: ScavengersGoldState): number {
    const key = keyOf(state.seat, state.ships, state.lastGold);
    const known = idOf.get(key);
    if (known !== undefined) return known;
    idOf.set(key, found.length);
    found.push({ ...state, score: [0, 0] });
    return found.length - 1;
  }

  /** Whatever the seat can choose until the turn is over: one choice for each way to act. */
  function choose(simulator: Simulator): void {
    const { pending } = simulator.state;
    if (pending === null) {
      for (const action of simulator.legalActions()) {
        const next = simulator.clone();
        next.apply(action);
        choose(next);
      }
    } else if (pending.kind === 'spin-move') {
      target.push(idOfPosition(simulator.snapshot()));
      scoring.push(0);
    } else {
      let chance = 0;
      const outcomes = scavengersGold.chanceOutcomes(simulator.snapshot()) ?? [];
      const ends = outcomes.map(({ action, probability }) => {
        const next = simulator.clone();
        next.apply(action);
        if (next.state.score[0] + next.state.score[1] > 0) chance += probability;
        return next;
      });
      // Scored or not, the ships and the closed dot are the same.
      if (ends[0] !== undefined) target.push(idOfPosition(ends[0].snapshot()));
      scoring.push(chance);
    }
  }

  idOfPosition(start);
  for (let id = 0; id < found.length; id += 1) {
    const simulator = scavengersGold.simulator(found[id] as ScavengersGoldState);
    for (const { action } of spins) {
      const spun = simulator.clone();
      spun.apply(action);
      choose(spun);
      first.push(target.length);
    }
  }
  return {
    idOf,
    seats: found.map(({ seat }) => seat),
    odds: spins.map(({ probability }) => probability),
    first: Int32Array.from(first),
    target: Int32Array.from(target),
    scoring: Float64Array.from(scoring),
  };
}

/**
 * The values of one layer of scores, swept until they stand still.
 *
 * @param scored - by seat, the values of the layer in which that seat has scored once more
 */
function solveLayer(
  { seats, odds, first, target, scoring }: Lessons,
  scored: readonly [Float64Array, Float64Array],
): Float64Array {
  const values = new Float64Array(seats.length);

  /** The value of the choice that is best for a seat: the highest for seat 0, the lowest for seat 1. */
  function best(seat: number, from: number, to: number): number {
    const sign = seat === 0 ? 1 : -1;
    const next = scored[seat as 0 | 1];
    let most = -2;
    for (let choice = from; choice < to; choice += 1) {
      const position = target[choice] as number;
      const missed = values[position] as number;
      const worth = missed + (scoring[choice] as number) * ((next[position] as number) - missed);
      if (sign * worth > most) most = sign * worth;
    }
    return sign * most;
  }

  for (let change = 1; change > 1e-12;) {
    change = 0;
    for (let id = 0; id < seats.length; id += 1) {
      let value = 0;
      for (let spin = 0; spin < odds.length; spin += 1) {
        const place = id * odds.length + spin;
        value +=
          (odds[spin] as number) *
          best(seats[id] as number, first[place] as number, first[place + 1] as number);
      }
      change = Math.max(change, Math.abs(value - (values[id] as number)));
      values[id] = value;
    }
  }
  return values;
}

const full = process.argv.includes('--full');
const [coinsNeeded, hitsNeeded] = scavengersGold.edition.score.blocks;
for (const goldDots of ['may-pass', 'must-stop'] as const) {
  const lessons = learn(goldDots);
  console.log(`${goldDots}: ${lessons.seats.length} positions, ${lessons.target.length} choices`);
  const won = new Float64Array(lessons.seats.length).fill(1);
  const lost = new Float64Array(lessons.seats.length).fill(-1);
  const layers = new Map<string, Float64Array>();
  for (let coins = coinsNeeded - 1; coins >= (full ? 0 : coinsNeeded - 1); coins -= 1)
    for (let hits = hitsNeeded - 1; hits >= (full ? 0 : hitsNeeded - 1); hits -= 1) {
      const found = layers.get(`${coins + 1} ${hits}`) ?? won;
      const hit = layers.get(`${coins} ${hits + 1}`) ?? lost;
      layers.set(`${coins} ${hits}`, solveLayer(lessons, [found, hit]));
    }
  for (const [[seat, coins, hits, ships, closed], mayPass, mustStop] of oracle) {
    const value = layers.get(`${coins} ${hits}`)?.[lessons.idOf.get(keyOf(seat, ships, closed)) ?? -1];
    if (value === undefined) continue;
    const known = goldDots === 'may-pass' ? mayPass : mustStop;
    const verdict = Math.abs(value - known) < 1e-6 ? 'as known' : `not ${known.toFixed(6)}`;
    const place = `seat ${seat}, ${coins} coins, ${hits} hits, ships on ${ships.join(' and ')}, closed ${closed ?? 'none'}`;
    console.log(`${place}: ${value.toFixed(6)}, ${verdict}`);
  }
}
