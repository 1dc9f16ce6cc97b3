import type { Game, GameSimulator } from '../../../../src/core/game.js';
import { at, range } from '../../../../src/core/lists.js';
import * as digs from '../dig.js';
import * as races from '../race.js';
import { wrapped } from './broken-game.js';
import type { BrokenGame } from './broken-game.js';

/** A race whose simulators are changed. */
function simulatedRace(change: (simulator: GameSimulator) => Partial<GameSimulator>): Game {
  const race: Game = races.race;
  const changed = (simulator: GameSimulator): GameSimulator => ({
    get state() {
      return simulator.state;
    },
    legalActions: (seat) => simulator.legalActions(seat),
    apply(action) {
      simulator.apply(action);
    },
    applyListed(index) {
      simulator.applyListed(index);
    },
    sampleChance: (rng) => simulator.sampleChance(rng),
    clone: () => changed(simulator.clone()),
    snapshot: () => simulator.snapshot(),
    ...change(simulator),
  });
  // A spread would read `state` once; the getter must stay.
  const withState = (simulator: GameSimulator): GameSimulator =>
    Object.defineProperty(changed(simulator), 'state', { get: () => simulator.state });
  return wrapped(race, { simulator: (state) => withState(race.simulator(state)) });
}

/** Whoever finds something first stands in for seat 0 from then on, as the same object. */
const aliasing: typeof digs.find = {
  ...digs.find,
  apply(draft, outcome, pending, ctx) {
    draft.diggers[0] = at(draft.diggers, pending.seat);
    digs.find.apply(draft, outcome, pending, ctx);
  },
};

const EVERYBODY: number[] = range(2);

const keepsTable: typeof digs.weather = {
  ...digs.weather,
  apply(draft) {
    draft.waiting = EVERYBODY;
  },
};

/** Looks at the position before the ply after a write to it. */
const looksBack: typeof digs.rest = {
  ...digs.rest,
  apply(draft, payload, seat, ctx) {
    at(draft.diggers, seat).finds += 1;
    if (at(ctx.before.diggers, seat).finds > 0) draft.round = 1;
    digs.rest.apply(draft, payload, seat, ctx);
  },
};

const { clone: raceClone } = races.raceDefinition;

export const simulating: readonly BrokenGame[] = [
  {
    mistake: 'one object in two places of the state',
    law: 'the simulator and the reducer agree after every action',
    game: digs.digWith({ chances: [aliasing, digs.report, digs.weather] }),
    says: /the simulator and the reducer: diggers/,
  },
  {
    mistake: 'a look at the position before the ply, after a write',
    law: 'the simulator and the reducer agree after every action',
    game: digs.digWith({ actions: [digs.dig, looksBack] }),
    says: /the simulator and the reducer: round is/,
  },
  {
    mistake: 'an outdated list that still plays',
    law: 'the simulator and the reducer agree after every action',
    game: simulatedRace((simulator) => {
      let listed: ReturnType<GameSimulator['legalActions']> = [];
      return {
        legalActions: (seat) => (listed = simulator.legalActions(seat)),
        applyListed(index) {
          if (simulator.state.pending === null && simulator.state.result === null)
            simulator.apply(at(listed, index));
        },
      };
    }),
    says: /an action of an outdated list is played/,
  },
  {
    mistake: 'a clone that resets the generator',
    law: 'the simulator and the reducer agree in a seeded game',
    game: races.raceWith({
      clone(state) {
        const copy = raceClone(state);
        if (copy.kernel.rng !== null) copy.kernel.rng = [1, 2, 3, 4];
        return copy;
      },
    }),
    says: /the simulator and the reducer: /,
  },
  {
    mistake: 'a simulator with a generator of its own',
    law: 'the simulator draws what the game draws',
    game: simulatedRace((simulator) => ({ sampleChance: () => simulator.sampleChance([1, 2, 3, 4]) })),
    says: /the outcome drawn/,
  },
  {
    mistake: 'a clone that forgets a field',
    law: 'a clone is equal and shares nothing',
    game: races.raceWith({
      clone: (state) => ({ ...raceClone(state), seat: 0 }),
    }),
    says: /a copy and its original: seat/,
  },
  {
    mistake: 'a clone that shares a list',
    law: 'a clone is equal and shares nothing',
    game: digs.digWith({
      clone: (state) => ({ ...digs.digDefinition.clone(state), waiting: state.waiting as number[] }),
    }),
    says: /state\.waiting is the same object/,
  },
  {
    mistake: 'a state that keeps a list of the tables',
    law: 'a position holds nothing that belongs to somebody else',
    game: digs.digWith({ chances: [digs.find, digs.report, keepsTable] }),
    says: /state\.waiting is kept/,
  },
];
