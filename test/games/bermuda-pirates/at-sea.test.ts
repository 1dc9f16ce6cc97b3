import { bermudaPirates as game } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesState } from 'tidetable/bermuda-pirates';
import { expect, test } from 'vitest';
import { play } from '../../support/scenario.js';
import {
  LAYOUT,
  flies,
  islandWithout,
  liftBuoy,
  meets,
  placeBuoy,
  push,
  safeWith,
  sea,
  skipBuoy,
  slips,
  veers,
} from './positions.js';

const NONE = [0, 0, 0, 0];

/** A game whose underboards have been laid as the worked examples have them. */
function begun(options: object = {}): BermudaPiratesState {
  const setUp = game.setup({ players: 2, firstSeat: 0, ...options, chance: 'explicit' });
  const ways = LAYOUT.map((code) => ({ board: code / 8, flip: 0, turn: 0 }));
  return play(
    game,
    setUp,
    ways.map((outcome) => ({ type: 'chance', kind: 'lay-underboard', outcome })),
  );
}

/** Pushes in these directions with a steady hand. */
function sail(state: BermudaPiratesState, course: string): BermudaPiratesState {
  return course.split('').reduce((before, dir) => {
    let after = game.reduce(before, push(Number(dir), before.turn));
    if (after.pending?.kind === 'veer') after = game.reduce(after, veers(0));
    return after.pending?.kind === 'slip' ? game.reduce(after, slips(-1)) : after;
  }, state);
}

const setUp = game.setup({ players: 2, firstSeat: 0, chance: 'explicit' });
const start = begun();
const atDock = sail(start, '345332322333');
const veering = game.reduce(atDock, push(1));
const slipping = game.reduce(veering, veers(0));
const caught = sail(atDock, '1007');
const ashore = sail(start, '33');
const lifted = play(game, sail(play(game, ashore, [placeBuoy(100)]), '4'), [skipBuoy(1)]);
const lifting = play(game, sail(lifted, '7'), [liftBuoy(100)]);
const plunder = begun({ variant: 'plunder' });
const richAtHome = play(game, sail(plunder, '3453323223331007'), [flies(25), skipBuoy()]);
const robbing = sail(richAtHome, '00777765775777777777777000');
const refereed = game.setup({ players: 2, firstSeat: 0, physics: 'refereed', chance: 'explicit' });
const laden = play(game, refereed, [meets({ met: 'dock', colour: 1 }), meets({ met: 'dock', colour: 3 })]);
const touching = play(game, laden, [
  meets({ met: 'slip', colour: 1, to: 'sea' }),
  meets({ met: 'lost', colour: 1 }),
]);
const struck = play(game, laden, [meets({ met: 'whirlpool' })]);
const complete = play(game, laden, [
  meets({ met: 'dock', colour: 0 }),
  meets({ met: 'dock', colour: 2 }),
  meets({ met: 'home' }),
]);
const over = play(game, complete, [skipBuoy(), meets({ met: 'aground' }), skipBuoy(1)]);
const raided = play(
  game,
  game.setup({ players: 2, firstSeat: 0, physics: 'refereed', variant: 'plunder', chance: 'explicit' }),
  [
    meets({ met: 'dock', colour: 0 }),
    meets({ met: 'dock', colour: 1 }),
    meets({ met: 'dock', colour: 2 }),
    meets({ met: 'home' }),
    skipBuoy(),
    meets({ met: 'base', seat: 0 }),
  ],
);

const modelled = [setUp, start, atDock, veering, slipping, caught, ashore, lifting];
const others = [plunder, richAtHome, robbing, refereed, touching, struck, complete, over, raided];

test('positions on the way break nothing', () => {
  expect([...modelled, ...others].map(({ phase }) => phase)).toEqual([
    ...['setup', 'sail', 'sail', 'veer', 'slip', 'whirl', 'buoy', 'set-buoy'],
    ...['sail', 'sail', 'steal', 'voyage', 'touch', 'whirl', 'buoy', 'over', 'steal'],
  ]);
  for (const state of [...modelled, ...others]) expect(game.audit(state)).toEqual([]);
});

type Case = [what: string, state: BermudaPiratesState, change: Partial<BermudaPiratesState>, says: string];

const LEFT = 'the boat has left a cell in which it cannot have been';
const THROWN = 'a whirlpool throws another treasure than the first aboard';
const PUSHLESS = 'a boat has got somewhere without a push';
const HELPLESS = 'a raid goes on that is over';
const BEFORE = 'something has happened before the set-up is done';
const first = { kind: 'first-seat' } as const;

const underWay: Case[] = [
  ['before the first push, away from the dock', start, { boat: 52 }, PUSHLESS],
  ['before the first push, raided', plunder, { raided: 2 }, PUSHLESS],
  ['before the first push, robbing', robbing, { heading: -1 }, PUSHLESS],
  [
    'at a dock, nothing loaded',
    atDock,
    { cargo: [], island: [6, 6, 6, 6] },
    'left the treasure of a dock behind',
  ],
  [
    'at a rival’s dock, no raid',
    robbing,
    { phase: 'sail', victim: -1, raided: 0 },
    'to a dock without a raid',
  ],
  [
    'a veer of another turn',
    veering,
    { pending: { kind: 'veer', dir: 1, turned: 1 } },
    'turns the boat otherwise',
  ],
  [
    'a veer straight on',
    veering,
    { pending: { kind: 'veer', dir: 3, turned: 0 } },
    'turns the boat otherwise',
  ],
  [
    'a veer of more than a push can turn',
    veering,
    { pending: { kind: 'veer', dir: 7, turned: 4 } },
    'where it may not go',
  ],
  ['a veer onto a buoy', veering, { buoys: [[227], []], stock: [1, 2] }, 'where it may not go'],
  ['a slip straight on', slipping, { pending: { kind: 'slip', left: 250, turned: 0 } }, 'can slip off'],
  ['a slip with nothing aboard', slipping, { cargo: [], island: [6, 6, 6, 6] }, 'can slip off'],
  ['a slip far away', slipping, { pending: { kind: 'slip', left: 400, turned: 2 } }, LEFT],
  ['a slip beside the wake', slipping, { pending: { kind: 'slip', left: 251, turned: 2 } }, LEFT],
  ['a slip with another heading', slipping, { heading: 2 }, LEFT],
  [
    'a slip out of a whirlpool',
    slipping,
    { boat: 50, heading: 7, pending: { kind: 'slip', left: 75, turned: 2 } },
    LEFT,
  ],
  [
    'a slip where a buoy is',
    slipping,
    {
      boat: 52,
      heading: 2,
      buoys: [[51], []],
      stock: [1, 2],
      pending: { kind: 'slip', left: 51, turned: 2 },
    },
    LEFT,
  ],
  [
    'a slip behind an obstacle',
    slipping,
    { boat: 54, heading: 6, pending: { kind: 'slip', left: 55, turned: 2 } },
    LEFT,
  ],
  [
    'a slip out of the own dock',
    slipping,
    { boat: 26, heading: 2, pending: { kind: 'slip', left: 25, turned: 2 } },
    LEFT,
  ],
  [
    'a slip after a turn about',
    slipping,
    { pending: { kind: 'slip', left: 250, turned: 4 } },
    'turned further than a push can turn it',
  ],
  ['thrown with nothing aboard', caught, { cargo: [], island: [6, 6, 6, 6] }, THROWN],
  ['thrown though not aboard', caught, { pending: { kind: 'scatter', colour: 2 } }, THROWN],
  [
    'thrown out of turn',
    caught,
    { cargo: [0, 2], island: islandWithout(0, 2), pending: { kind: 'scatter', colour: 2 } },
    THROWN,
  ],
  ['thrown out of turn by a referee', struck, { pending: { kind: 'fate', colour: 3 } }, THROWN],
  [
    'a referee’s word for a whirlpool on the chart',
    caught,
    { pending: { kind: 'fate', colour: 0 } },
    'another chance event',
  ],
  ['a whirlpool that nobody knows', caught, { caught: [] }, 'where none is known'],
  ['a whirlpool where none is', caught, { boat: 52, caught: [52] }, 'caught a boat, and catches none'],
  [
    'a phase of the other physics',
    refereed,
    { phase: 'sail', pending: null },
    'a refereed game knows no phase sail',
  ],
  [
    'a report on the chart',
    ashore,
    { phase: 'voyage', pending: { kind: 'voyage' } },
    'a modelled game knows no phase voyage',
  ],
  ['a touch of what does not float', touching, { touched: 2 }, 'may not be taken, or is not lost'],
  [
    'a touch of what is aboard',
    touching,
    { cargo: [1, 3], island: islandWithout(1, 1, 3) },
    'may not be taken',
  ],
  [
    'a touch of what is at home',
    touching,
    { home: [[0, 1, 0, 0], NONE], island: islandWithout(1, 1, 3) },
    'may not be taken',
  ],
  ['robbing without a raid', robbing, { raided: 0 }, 'a seat is robbed without a raid'],
  ['robbing oneself', raided, { victim: 1, raided: 3 }, 'a seat is robbed without a raid'],
  ['robbing from afar', robbing, { boat: 49 }, 'a seat is robbed away from its dock'],
  ['nothing to steal', robbing, { home: [NONE, NONE], island: [6, 6, 6, 6] }, HELPLESS],
  [
    'nothing more to steal',
    raided,
    { stolen: 2, cargo: [0, 3], home: [[1, 0, 0, 0], NONE], island: islandWithout(0, 0, 3) },
    HELPLESS,
  ],
  ['two stolen, which is all', raided, { stolen: 2, cargo: [0, 1], home: [[0, 0, 1, 0], NONE] }, HELPLESS],
  ['more stolen than is aboard', raided, { stolen: 1 }, HELPLESS],
  ['a raid on a seat that does not take part', robbing, { raided: 5 }, 'seats that do not take part'],
];

const between: Case[] = [
  ['treasures at sea during set-up', setUp, { lost: [[100, 0]], island: [5, 6, 6, 6] }, BEFORE],
  ['treasures at home during set-up', setUp, { home: [[1, 0, 0, 0], NONE], island: [5, 6, 6, 6] }, BEFORE],
  ['safe cells during set-up', setUp, { safe: safeWith(52) }, BEFORE],
  ['a catch during set-up', setUp, { caught: [75] }, BEFORE],
  ['a buoy during set-up', setUp, { buoys: [[100], []], stock: [1, 2] }, BEFORE],
  ['an end during set-up', setUp, { ending: 'set' }, BEFORE],
  ['a first seat drawn twice', setUp, { pending: first }, 'drawn too late, or twice'],
  ['a first seat drawn too late', setUp, { firstSeat: -1 }, 'drawn too late, or twice'],
  ['a first seat after underboards', setUp, { firstSeat: -1, pending: first, layout: [0] }, 'drawn too late'],
  [
    'underboards of a referee',
    refereed,
    { phase: 'setup', turn: -1, round: 0, pending: { kind: 'lay-underboard', quadrant: 0 } },
    'another chance event',
  ],
  ['safe land', ashore, { safe: safeWith(55) }, 'no boat can have been in cell 55'],
  [
    'safe land of a base that nobody uses',
    ashore,
    { safe: safeWith(22) },
    'no boat can have been in cell 22',
  ],
  ['a catch on the island', ashore, { caught: [275] }, 'no boat can have been in cell 275'],
  ['the buoy step without buoys', ashore, { stock: [0, 2] }, 'a seat without buoys is to use one'],
  ['a buoy lifted off an island', lifting, { lifted: 55 }, 'a buoy lies where none may'],
  [
    'a buoy lifted where another is',
    lifting,
    { lifted: 101, buoys: [[101], []], stock: [0, 2] },
    'buoys share a cell',
  ],
  ['an end that nobody saw', complete, { ending: '' }, 'the end was not set off'],
  [
    'a round after the last',
    refereed,
    { ending: 'set', home: complete.home, island: complete.island },
    'a round has begun after the end',
  ],
  [
    'a complete seat at sea',
    sea({ players: 3, turn: 1 }),
    { ending: 'set', home: [NONE, [1, 1, 1, 1], NONE], island: [5, 5, 5, 5] },
    'a complete base has a turn',
  ],
  [
    'an end by points that nobody has',
    richAtHome,
    { ...ashore, variant: 'plunder', ending: 'points' },
    'by nothing',
  ],
  ['an end by a shortage that is none', richAtHome, { ending: 'stuck' }, 'by nothing'],
  ['another winner', over, { result: { winners: [1], reason: 'set' } }, 'not what the bases say'],
  ['another reason', over, { result: { winners: [0], reason: 'rounds' } }, 'not what the bases say'],
  ['an end in the middle of a round', over, { turn: 0 }, 'ended before the round'],
  [
    'an end before the limit of rounds',
    over,
    {
      ending: '',
      home: [NONE, NONE],
      island: [6, 6, 6, 6],
      roundLimit: 2,
      result: { winners: [0, 1], reason: 'rounds' },
    },
    'ended without a reason',
  ],
];

test.each([...underWay, ...between])('%s', (_, state, change, says) => {
  const found = game.audit({ ...state, ...change });
  expect(found.filter((line) => line.includes(says))).toHaveLength(1);
  expect(() => game.load(game.save({ ...state, ...change }))).toThrow('a position that the rules can reach');
});

test('a position with a field of any other is judged without a throw', () => {
  const crowded = sea({
    players: 4,
    turn: 3,
    difficulty: 'easy',
    phase: 'buoy',
    buoys: [[100], [], [], [200]],
  });
  const states = [...modelled, ...others, crowded];
  for (const state of states)
    for (const other of states)
      for (const [field, value] of Object.entries(other))
        expect(() => game.audit({ ...state, [field]: value })).not.toThrow();
});
