import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import {
  ART,
  GEM,
  GEMS,
  GOLD,
  GOLDS,
  OFF_BOARD,
  RELIC,
  RELICS,
  RIVAL,
  after,
  base,
  beach,
  beachTurn,
  claim,
  display,
  draw,
  give,
  move,
  placeRival,
  plain,
  put,
  rivalDie,
  roll,
  send,
  spot,
  take,
  vault,
} from './positions.js';
import { DEAR, rivals } from './rounds.js';

const setUp = wreckRaiders.setup({ players: 3, chance: 'explicit' });
const dealt = after(
  setUp,
  ...range(4).map((outcome) => ({ type: 'chance', kind: 'reveal-exhibit', outcome }) as const),
);
const market = after(
  dealt,
  ...[0, 1, 2, 11, 12, 13, 28, 29, 30].map(
    (outcome) => ({ type: 'chance', kind: 'reveal-piece', outcome }) as const,
  ),
);
const rolling = after(market, { type: 'chance', kind: 'start-player', outcome: 1 }, roll(5, 'conch'));

/** Seat 0 is to move; seat 1 is beside gems 1, seat 2 on it. */
const crowded = base(3, (draft) => {
  give(draft, 0, { shells: [1, 2, 0] });
  put(draft, { [spot(GEMS, 1)]: 2, [spot(GEMS, 2)]: 1, [spot(GEMS, 5)]: 1, [beach(1)]: 0 });
});
const moving = after(crowded, take());
const drawing = after(moving, move(OFF_BOARD, GEMS));
const placing = after(drawing, draw(1));
const extra = after(placing, display(0));
const neighbour = after(extra, plain('stop-diving'), draw(2));

/** Seat 0 can claim four exhibits: with a Scallop to use, with a shell and a piece to win. */
const claiming = after(
  base(4, (draft) => {
    draft.exhibits = [15, 9, 21, 4, 5];
    give(draft, 0, {
      shells: [0, 1, 1],
      displays: [
        [GEM, RELIC, GOLD],
        [RELIC, GOLD, GOLD],
        [GEM, GOLD, GOLD + 1, GOLD],
      ],
    });
  }),
  ...beachTurn(),
);
const decorating = after(claiming, claim(0, 0));
const decorated = after(decorating, { type: 'decorate-scallop', seat: 0, wreck: 2 }, draw(0));
const styleShell = after(claiming, claim(1, 1));
const stylePiece = after(claiming, claim(2, 2));
const pieceDue = after(stylePiece, { type: 'take-piece', seat: 0, tile: 1, aquarium: 0 });
const revealing = after(styleShell, { type: 'take-shell', seat: 0, shell: 'conch' }, plain('end-claims'));
const buying = after(base(2), ...beachTurn());

/** The last turn of two players. */
const over = after(
  base(2, (draft) => {
    draft.market = [...DEAR];
    draft.closing = 1;
    draft.start = draft.seat = 1;
    give(draft, 0, { exhibits: [20, 21, 22, 23, 24, 25], conches: [20] });
    give(draft, 1, { vault: [[GEM, ART], [GEM + 1], [GEM]], aquariums: [[3, 38]] });
  }),
  ...beachTurn(1),
  plain('end-buying', 1),
);

const soloMove = after(
  base(1, (draft) => {
    put(draft, { [spot(GEMS, 1)]: RIVAL, [spot(GEMS, 2)]: RIVAL, [spot(GEMS, 5)]: 0 });
  }),
  take(),
);
const soloSend = after(soloMove, move(OFF_BOARD, GEMS));
const blocked = after(
  base(1, (draft) => {
    give(draft, 0, { shells: [0, 0, 1], displays: [[GEM], [], []] });
    put(draft, Object.fromEntries(range(4).map((wreck) => [spot(wreck, 1), 0])));
  }),
  take(),
);
const forfeited = after(blocked, plain('forfeit-move'));
const rivalTurn = rivals(1, (draft) => {
  draft.rivalWrecks = [RELICS];
  put(draft, { [spot(RELICS, 4)]: RIVAL, [spot(GEMS, 1)]: 0, [spot(GOLDS, 1)]: RIVAL, [spot(2, 1)]: 0 });
  put(draft, { [spot(GOLDS, 3)]: 0 });
});
const rivalMove = after(rivalTurn, rivalDie());
const rivalSend = after(rivalMove, placeRival(GOLDS));
const rivalDraw = after(rivalSend, send(4));
const vaultOnly = after(rivalDraw, draw(0), draw(1));
const roundBuy = after(
  rivals(2, (draft) => {
    draft.rivalWrecks = [RELICS, GOLDS];
    give(draft, 0, { shells: [3, 3, 3] });
    put(draft, { [spot(RELICS, 4)]: RIVAL, [spot(GOLDS, 2)]: RIVAL });
  }),
  rivalDie(),
  placeRival(GEMS),
  draw(0),
);
const soloOver = after(
  rivals(2, (draft) => {
    draft.rivalWrecks = [RELICS, GOLDS];
    give(draft, 0, { exhibits: [20, 21, 22, 23, 24, 25] });
    put(draft, { [spot(RELICS, 4)]: RIVAL, [spot(GOLDS, 2)]: RIVAL, [spot(GEMS, 2)]: 0 });
  }),
  rivalDie(),
  placeRival(GEMS),
  draw(0),
  draw(0),
  vault(0),
);

/** Positions of all phases, several players and the solo game. */
export const phases = {
  setUp,
  dealt,
  market,
  rolling,
  start: crowded,
  moving,
  drawing,
  placing,
  extra,
  neighbour,
  claiming,
  decorating,
  decorated,
  styleShell,
  stylePiece,
  pieceDue,
  revealing,
  buying,
  over,
  soloMove,
  soloSend,
  blocked,
  forfeited,
  rivalTurn,
  rivalMove,
  rivalSend,
  rivalDraw,
  vaultOnly,
  roundBuy,
  soloOver,
} as const;
export type PhaseName = keyof typeof phases;
