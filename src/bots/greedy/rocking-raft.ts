import type { Seat } from '../../core/definition.js';
import type { GameSimulator } from '../../core/game.js';
import { at } from '../../core/lists.js';
import type { Rng } from '../../core/random.js';
import type { RockingRaftView, rockingRaft } from '../../games/rocking-raft/index.js';
import type { Bot, SignatureOf } from '../policy.js';

type RockingRaft = SignatureOf<typeof rockingRaft>;
type Action = RockingRaft['action'];
type Boat = NonNullable<RockingRaftView['seats'][number]['boats'][number]>;
type Spaces = readonly [number, number, number];

const COLOURS = ['yellow', 'blue', 'red'] as const;
const BLACK = 3;
/** What a gem that somebody else can use counts for. */
const GIFT = -0.75;
const SAMPLES = 8;

/** Empty spaces by colour: on the boats of the seat that decides, and on all others. */
interface Needs {
  readonly own: Spaces;
  readonly others: Spaces;
}

/**
 * Takes the tilt that promises most within two beats, by a few samples of each, holds for any gain, and fills the boat that
 * is nearest to completion.
 */
export const greedy: Bot<RockingRaft> = (game) => {
  const spaces = game.edition.lifeboats.cards.map((card) => card.spaces);
  const emptyOn = ({ card, gems, wild }: Boat): Spaces => {
    const printed = at(spaces, card);
    return [printed[0] - gems[0] - wild[0], printed[1] - gems[1] - wild[1], printed[2] - gems[2] - wild[2]];
  };
  return (view, actions, rng) => {
    const { seat } = at(actions, 0);
    if (view.phase !== 'tilt' && view.phase !== 'hold') return placement(view, actions, emptyOn);
    const from = game.simulator(game.determinize(view, rng));
    const needs = needsOf(view, seat, emptyOn);
    const tries = actions
      .filter(({ type }) => type !== 'release')
      .map((action) => ({ action, worth: promise(from, action, needs, rng) }));
    const best = tries.reduce((one, other) => (other.worth > one.worth ? other : one));
    const released = actions.find(({ type }) => type === 'release');
    return released !== undefined && best.worth <= worthOf(view.hand, needs) ? released : best.action;
  };
};

function needsOf({ seats }: RockingRaftView, seat: Seat, emptyOn: (boat: Boat) => Spaces): Needs {
  const sum = (wanted: (other: number) => boolean): Spaces => {
    const total: [number, number, number] = [0, 0, 0];
    for (const [other, { boats }] of seats.entries())
      for (const boat of boats) {
        if (boat === null || !wanted(other)) continue;
        for (const [place, count] of emptyOn(boat).entries()) total[place] = (total[place] ?? 0) + count;
      }
    return total;
  };
  return { own: sum((other) => other === seat), others: sum((other) => other !== seat) };
}

/** Gems that can be placed, less a part of those that others could then place. */
function worthOf(hand: readonly number[], { own, others }: Needs): number {
  let [worth, room] = [0, 0];
  for (const place of COLOURS.keys()) {
    const count = at(hand, place);
    const placed = Math.min(count, at(own, place));
    room += at(own, place) - placed;
    worth += placed + GIFT * Math.min(count - placed, at(others, place));
  }
  return worth + Math.min(at(hand, BLACK), room);
}

/** The better of the mean worths after one beat and after two. */
function promise(from: GameSimulator<RockingRaft>, action: Action, needs: Needs, rng: Rng): number {
  let [one, two] = [0, 0];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const trial = from.clone();
    const first = beat(trial, action, needs, rng);
    one += first;
    two +=
      trial.state.phase === 'hold' ? beat(trial, { type: 'hold', seat: action.seat }, needs, rng) : first;
  }
  return Math.max(one, two) / SAMPLES;
}

/** Plays a beat out. Where the turn has gone on without asking anybody, nobody could use what fell. */
function beat(trial: GameSimulator<RockingRaft>, action: Action, needs: Needs, rng: Rng): number {
  trial.apply(action);
  while (trial.state.pending?.kind === 'slide-gems') trial.sampleChance(rng);
  const { phase, hand } = trial.state;
  return phase === 'hold' || phase === 'place' || phase === 'receive' ? worthOf(hand, needs) : 0;
}

/** Coloured gems before black ones, on the boat with the fewest empty spaces; a black one where its colour is rarest. */
function placement(
  view: RockingRaftView,
  actions: readonly Action[],
  emptyOn: (boat: Boat) => Spaces,
): Action {
  const left = ({ seat }: Action, slot: number): number => {
    const boat = view.seats[seat]?.boats[slot] ?? null;
    return boat === null ? Infinity : emptyOn(boat).reduce((sum, count) => sum + count, 0);
  };
  const rank = (action: Action): number => {
    if (action.type === 'place-gem') return left(action, action.boat);
    if (action.type !== 'place-black') return 1_000;
    return 100 + 3 * left(action, action.boat) - COLOURS.indexOf(action.space);
  };
  return actions.reduce((best, action) => (rank(action) < rank(best) ? action : best));
}
