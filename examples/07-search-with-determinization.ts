// Flat Monte Carlo search: draw a state that the view allows, play an action out at random for a while, take the best.
import { at, below } from 'tidetable';
import type { Game, GameSignature, GameSimulator, Rng, Seat } from 'tidetable';
import { random } from 'tidetable/bots';
import type { Bot, SignatureOf } from 'tidetable/bots';
import { scavengersGold } from 'tidetable/scavengers-gold';
import { simulate } from 'tidetable/simulate';

const PLAYOUTS = 12;
const PLIES = 40;

/** How a seat stands: the points of the two sides, and the result once there is one. */
function worth(
  game: typeof scavengersGold,
  state: SignatureOf<typeof scavengersGold>['state'],
  seat: Seat,
): number {
  const { coins, hits } = game.scores(state);
  const lead = (coins - hits) / 10;
  return at(game.returns(state), seat) + (seat === 0 ? lead : -lead);
}

function playOn<G extends GameSignature>(simulator: GameSimulator<G>, rng: Rng): void {
  for (let ply = 0; ply < PLIES && simulator.state.result === null; ply += 1) {
    if (simulator.state.pending === null) simulator.applyListed(below(rng, simulator.legalActions().length));
    else simulator.sampleChance(rng);
  }
}

/**
 * A bot that works for any game. It gets the view and not the state, so it cannot cheat: where a game hides something, each
 * playout starts from another state that fits what is known.
 */
function search<G extends GameSignature>(
  value: (game: Game<G>, state: G['state'], seat: Seat) => number,
): Bot<G> {
  return function searcher(game) {
    return (view, actions, rng) => {
      const values = actions.map((action) => {
        let total = 0;
        for (let playout = 0; playout < PLAYOUTS; playout += 1) {
          const simulator = game.simulator(game.determinize(view, rng));
          simulator.apply(action);
          playOn(simulator, rng);
          total += value(game, simulator.state, action.seat);
        }
        return total;
      });
      return at(actions, values.indexOf(Math.max(...values)));
    };
  };
}

const bots = [search(worth), random];
const report = await simulate(scavengersGold, { bots, games: 10, seed: 1 });
for (const { bot, wins } of report.bots)
  if (wins !== null)
    console.log(
      `${bot} won ${wins.count} of ${wins.of} games: a share between ${wins.low.toFixed(2)} and ${wins.high.toFixed(2)}`,
    );
console.log(`${report.decisions?.mean.toFixed(1)} decisions a game`);
