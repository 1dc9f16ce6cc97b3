// Every game, in a process of its own: random play in the simulator, and one recorded game replayed in the simulator, by reduce, and
// by bare Immer.
import { execFileSync } from 'node:child_process';
import { Immer } from 'immer';
import { at, below, games, rngFromSeed, type Game } from 'tidetable';
import { inTurns, perSecond, ratio, row } from './measure.js';
import { changesBetween, explicitSetup, recordRandom, write } from './transcripts.js';

const PLIES = 400;

function measure(game: Game): void {
  const { states, actions } = recordRandom(game, PLIES);
  const [first] = states;
  if (first === undefined) throw new Error('a recording has a first state');
  const changes = actions.map((_, ply) => changesBetween(states[ply], states[ply + 1]));
  const parsed = actions.map((action) => JSON.parse(JSON.stringify(action)) as typeof action);
  const immer = new Immer();
  const rng = rngFromSeed(`replay ${game.id}`);
  const start = game.setup(explicitSetup(game));

  const [lists, apply, reduce, reduceParsed, bare] = inTurns([
    {
      name: 'lists',
      run() {
        const simulator = game.simulator(start);
        let plies = 0;
        for (; simulator.state.result === null && plies < PLIES; plies += 1) {
          if (simulator.state.pending !== null) simulator.sampleChance(rng);
          else simulator.applyListed(below(rng, simulator.legalActions().length));
        }
        return plies;
      },
    },
    {
      name: 'apply',
      run() {
        const simulator = game.simulator(first);
        for (const action of actions) simulator.apply(action);
        return actions.length;
      },
    },
    {
      name: 'reduce',
      run() {
        let state = first;
        for (const action of actions) state = game.reduce(state, action);
        return actions.length;
      },
    },
    {
      name: 'reduce of parsed actions',
      run() {
        let state = first;
        for (const action of parsed) state = game.reduce(state, action);
        return actions.length;
      },
    },
    {
      name: 'bare Immer',
      run() {
        let state = first;
        for (const writes of changes)
          state = immer.produce(state, (draft) => {
            write(draft, writes);
          });
        return changes.length;
      },
    },
  ]) as [number[], number[], number[], number[], number[]];

  console.log(`  ${game.info.title}, ${actions.length} plies, ${at(changes, 0).length} writes in the first`);
  row('simulator, random play with lists', perSecond(lists, 'plies'));
  row('simulator, apply', perSecond(apply, 'plies'));
  row('reduce', perSecond(reduce, 'plies'));
  row('reduce, actions parsed from JSON', perSecond(reduceParsed, 'plies'));
  row('a bare Immer recipe with the same changes', perSecond(bare, 'plies'));
  const overReduce = ratio(apply, reduce);
  const overBare = ratio(reduce, bare);
  row('apply / reduce', overReduce.toFixed(1), { ratio: overReduce, atLeast: 10 });
  row('reduce / bare Immer', overBare.toFixed(2), { ratio: overBare, atLeast: 0.75 });
}

const [, script = '', id] = process.argv;
for (const game of Object.values(games)) {
  if (id === game.id) measure(game);
  // A process each: what V8 has compiled for one game would slow the next, and an app has one.
  if (id === undefined)
    execFileSync(process.execPath, [...process.execArgv, script, game.id], { stdio: 'inherit' });
}
