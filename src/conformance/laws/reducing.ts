import { range } from '../../core/lists.js';
import { broken, demand, traceOf } from '../law.js';
import type { Law } from '../law.js';
import { demandEqual, oddity, repeated, unfrozen } from '../trees.js';

const playable: Law = {
  name: 'whatever is listed or drawn can be played',
  description: 'By the simulator through whole random games, and by the reducer.',
  holds({ game, trouble, told }) {
    if (trouble === null) return;
    const last = trouble.actions.at(-1);
    const action = last === undefined ? 'set-up' : game.actionText(last);
    broken(`${action} throws ${traceOf(trouble.error)}, after\n${told(trouble.actions)}`);
  },
};

const pure: Law = {
  name: 'reduce leaves its input alone, gives a frozen state, and the same one again',
  description:
    'State, events and chance actions come out frozen; nothing that went in is another afterwards.',
  holds({ game, plies }) {
    for (const { before, action, after } of plies()) {
      const text = JSON.stringify([before, action]);
      const step = game.step(before, action);
      demand(JSON.stringify([before, action]) === text, () => 'the state or action that went in has changed');
      const loose = unfrozen(step.state) ?? unfrozen(step.events) ?? unfrozen(step.chance);
      demand(loose === null, () => `${String(loose)} can be written to`);
      demandEqual(step.state, after, 'the same action on the same state');
      demandEqual(game.reduce(before, action), step.state, 'reduce and step');
    }
  },
};

const audited: Law = {
  name: 'every state passes the audit',
  description: 'The invariants hold at every position.',
  holds({ game, positions }) {
    for (const state of positions()) {
      const [finding] = game.audit(state);
      demand(finding === undefined, () => `the audit says: ${String(finding)}`);
    }
  },
};

const plain: Law = {
  name: 'a state is a tree of plain JSON with integers',
  description: 'No undefined, -0, NaN, fraction, class or hidden key; no object stands in two places.',
  holds({ positions }) {
    for (const state of positions()) {
      const found = oddity(state, {}, 'state') ?? repeated(state);
      demand(found === null, () => String(found));
      demandEqual(JSON.parse(JSON.stringify(state)), state, 'the state after a round trip through JSON');
    }
  },
};

const alive: Law = {
  name: 'before the end somebody or chance must act, and whoever must act can',
  description:
    'Actors are seats, ascending, none twice, at most one where the order is fixed, nobody otherwise.',
  holds({ game, positions, first }) {
    const { min, max } = game.info.seats;
    const seats = game.seats(first);
    demand(
      seats >= min && seats <= max,
      () => `${String(seats)} seats, where ${String(min)} to ${String(max)} can be`,
    );
    for (const state of positions()) {
      demand(game.seats(state) === seats, () => 'the number of seats has changed');
      const actors = game.actors(state);
      const idle = state.pending !== null || state.result !== null;
      demand(
        range(seats)
          .filter((seat) => actors.includes(seat))
          .join() === actors.join(),
        () => `the actors are no ascending seats: ${actors.join(', ')}`,
      );
      demand(idle === (actors.length === 0), () => (idle ? 'somebody acts out of turn' : 'nobody can act'));
      demand(
        game.info.order === 'free' || actors.length <= 1,
        () => `several actors in a game of fixed order: ${actors.join(', ')}`,
      );
      const stuck = actors.find((seat) => game.legalActions(state, seat).length === 0);
      demand(stuck === undefined, () => `seat ${String(stuck)} must act and cannot`);
      demand(state.pending === null || state.result === null, () => 'a chance event is due after the end');
    }
  },
};

export const reducingLaws = [playable, pure, audited, plain, alive];
