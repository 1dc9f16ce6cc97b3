import { at } from '../../../../src/core/lists.js';
import { refusal } from '../../../../src/core/refusal.js';
import * as secrets from '../secrets.js';
import type { BrokenGame } from './broken-game.js';

const { observe, text, events } = secrets.secretsDefinition;

const warm: typeof secrets.call = {
  ...secrets.call,
  refuse: (state, payload, seat, env) =>
    state.cards[1 - seat] === payload.card + 1
      ? refusal('SE-CALL-1', () => 'you are near')
      : secrets.call.refuse(state, payload, seat, env),
};

const hints: typeof secrets.wait = {
  ...secrets.wait,
  apply(draft, _payload, seat, ctx) {
    ctx.emit?.({ type: 'waited', seat, hint: at(draft.cards, 1 - seat) });
    secrets.endTurn(draft);
  },
};

export const seeing: readonly BrokenGame[] = [
  {
    mistake: 'a text that shows the other card',
    law: 'a state and one drawn from a view of it look alike to that viewer',
    game: secrets.secretsWith({ text: (state) => state.cards.join(' ') }),
    says: /is told: text/,
  },
  {
    mistake: 'a refusal that depends on the other card',
    law: 'a state and one drawn from a view of it look alike to that viewer',
    game: secrets.secretsWith({ actions: [warm, secrets.wait] }),
    says: /is told: (checks|legal)/,
  },
  {
    mistake: 'drawn states that the audit does not pass',
    law: 'a state and one drawn from a view of it look alike to that viewer',
    game: secrets.secretsWith({
      determinize: (view, rng) => ({
        ...secrets.secretsDefinition.determinize(view, rng),
        cards: view.phase === 'call' ? [1, 1] : [...view.cards],
      }),
    }),
    says: /of a drawn state the audit says: both have the same card/,
  },
  {
    mistake: 'a quiet action that tells about the other card',
    law: 'what shows nothing new looks alike in a state and one drawn from a view of it',
    game: secrets.secretsWith({ actions: [secrets.call, hints] }),
    says: /the events that seat/,
  },
  {
    mistake: 'an event that shows everybody the card dealt',
    law: 'an outcome that a viewer does not see makes no difference to that viewer',
    game: secrets.secretsWith({ events: { ...events, dealt: { fields: events.dealt.fields } } }),
    says: /the events of deal/,
  },
  {
    mistake: 'a view that shows everybody the cards',
    law: 'an outcome that a viewer does not see makes no difference to that viewer',
    game: secrets.secretsWith({
      observe: (state, viewer) => ({ ...observe(state, viewer), cards: state.cards }),
    }),
    says: /is told: view\.cards/,
  },
  {
    mistake: 'a text with the generator in it',
    law: 'nothing that can be asked depends on the generator',
    game: secrets.secretsWith({
      text: (state, viewer) => `${text(state, viewer)} ${String(state.kernel.rng?.[0])}`,
    }),
    says: /another generator answers: text/,
  },
  {
    mistake: 'a view that is no JSON',
    law: 'a view is plain JSON without a generator',
    game: secrets.secretsWith({
      observe: (state, viewer) => ({ ...observe(state, viewer), turn: state.turn / 3 }),
    }),
    says: /turn is 0\.333/,
  },
];
