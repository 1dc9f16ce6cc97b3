import { bermudaPirates as game, createBermudaPirates, standard } from 'tidetable/bermuda-pirates';
import type { BermudaPiratesState } from 'tidetable/bermuda-pirates';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { position } from '../../support/scenario.js';
import {
  fares,
  liftBuoy,
  meets,
  placeBuoy,
  push,
  sea,
  slips,
  steal,
  stowBuoy,
  take,
  veers,
} from './positions.js';

type Asked = Parameters<typeof game.check>[1];

const NONE = [0, 0, 0, 0];
const raid = sea({
  variant: 'plunder',
  phase: 'steal',
  boat: 550,
  heading: 4,
  victim: 1,
  raided: 2,
  cargo: [1],
  home: [NONE, [0, 2, 1, 0]],
});
const ashore = sea({ phase: 'buoy', buoys: [[100], [200]], lost: [[101, 0]] });
const lifted = sea({ phase: 'set-buoy', lifted: 100 });
const told = sea({ physics: 'refereed', variant: 'plunder', cargo: [1] });
const turning = sea({
  boat: 97,
  heading: 2,
  phase: 'veer',
  pending: { kind: 'veer', dir: 3, turned: 1 },
  buoys: [[98], []],
});
const slipping = sea({
  boat: 98,
  heading: 2,
  cargo: [1],
  phase: 'slip',
  pending: { kind: 'slip', left: 97, turned: 2 },
});
const whirled = sea({
  physics: 'refereed',
  phase: 'whirl',
  cargo: [1],
  pending: { kind: 'fate', colour: 1 },
});
const seating = game.setup({ players: 2, chance: 'explicit' });
const laying = position(
  game,
  { players: 2, firstSeat: 0 },
  { layout: [0], pending: { kind: 'lay-underboard', quadrant: 1 } },
);
const ring = sea({
  players: 4,
  difficulty: 'easy',
  phase: 'buoy',
  turn: 2,
  buoys: [[3, 27, 51], [73, 74, 75], [], []],
});
const lays = (board: number, flip: number) =>
  ({ type: 'chance', kind: 'lay-underboard', outcome: { board, flip, turn: 0 } }) as const;

const refused: [rule: string, message: string, state: BermudaPiratesState, asked: Asked][] = [
  ['BP-R-BUOYPASS', 'a buoy lies in direction 2', sea({ boat: 97, heading: 2, buoys: [[98], []] }), push(2)],
  [
    'BP-R-TURNLIMIT',
    'from heading 2 to direction 6 are 4 eighths, more than one push can turn',
    sea({ boat: 97, heading: 2 }),
    push(6),
  ],
  [
    'BP-LOAD-5',
    'colour 1 is already aboard',
    sea({ boat: 49, heading: 0, cargo: [1], lost: [[49, 1]] }),
    take(1),
  ],
  [
    'BP-LOAD-5',
    'colour 1 is already on the base',
    sea({ boat: 49, heading: 0, home: [[0, 1, 0, 0], NONE], lost: [[49, 1]] }),
    take(1),
  ],
  ['BP-LOAD-3', 'the boat touches no lost treasure of colour 1', sea({ lost: [[100, 1]] }), take(1)],
  ['BP-PLUN-2', 'colour 0 does not lie on that base', raid, steal(0)],
  ['BP-LOAD-5', 'colour 1 is already aboard', raid, steal(1)],
  [
    'BP-BUOY-1',
    'there is no buoy in hand',
    sea({ phase: 'buoy', difficulty: 'difficult', buoys: [[100], []] }),
    placeBuoy(99),
  ],
  ['BP-BUOY-1', 'no buoy of the own colour is in cell 200', ashore, liftBuoy(200)],
  ['BP-BUOY-2', 'there is no water in cell 55', ashore, placeBuoy(55)],
  ['BP-BUOY-2', 'there is no water in cell -1', ashore, placeBuoy(-1)],
  ['BP-R-BUOYCELL', 'a buoy is in cell 200', ashore, placeBuoy(200)],
  ['BP-R-BUOYCELL', 'a lost treasure is in cell 101', ashore, placeBuoy(101)],
  ['BP-BUOY-4', 'the buoy was lifted from cell 100', lifted, placeBuoy(100)],
  ['BP-R-HARBOUR', 'cell 50 is right before a dock', lifted, placeBuoy(50)],
  ['BP-R-WALL', 'a buoy in cell 72 cuts a dock or a base off', ring, placeBuoy(72, 2)],
  [
    'BP-R-REFBUOY',
    'without a chart a buoy has no cell: -1 is the only one',
    sea({ physics: 'refereed', phase: 'buoy', pending: null }),
    placeBuoy(3),
  ],
  ['BP-R-FIRST', 'seat 2 does not take part', seating, { type: 'chance', kind: 'first-seat', outcome: 2 }],
  ['BP-SETUP-2', 'underboard 0 already lies elsewhere', laying, lays(0, 0)],
  ['BP-R-TURNED', 'the underboards of this edition do not lie that way', laying, lays(1, 1)],
  [
    'BP-R-VEER',
    'the boat cannot go there: a buoy is in the way, or this edition rules it out',
    turning,
    veers(-1),
  ],
  ['BP-R-SLIP', 'colour 0 is not aboard', slipping, slips(0)],
  ['BP-LOST-2', 'no treasure of colour 0 is lost at sea', told, meets({ met: 'lost', colour: 0 })],
  ['BP-PLUN-2', 'seat 0 has no base to steal from', told, meets({ met: 'base', seat: 0 })],
  ['BP-PLUN-2', 'seat 3 has no base to steal from', told, meets({ met: 'base', seat: 3 })],
  [
    'BP-PLUN-2',
    'seat 1 has no base to steal from',
    sea({ physics: 'refereed' }),
    meets({ met: 'base', seat: 1 }),
  ],
  ['BP-R-REFSLIP', 'colour 0 is not aboard', told, meets({ met: 'slip', colour: 0, to: 'sea' })],
  ['BP-R-REFSLIP', 'seat 2 does not take part', told, meets({ met: 'slip', colour: 1, to: 'base', seat: 2 })],
  [
    'BP-PUSH-6',
    'the boat has nothing aboard to bring home',
    sea({ physics: 'refereed' }),
    meets({ met: 'home' }),
  ],
  ['BP-R-UNUSED', 'seat 3 does not take part', whirled, fares({ to: 'base', seat: 3 })],
];

/** What the rules refuse, as their files have it. */
function rulesThatRefuse(): string[] {
  const folder = 'src/games/bermuda-pirates';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\brefusal\(\s*'([^']+)'/g)].map(([, rule]) =>
      String(rule),
    ),
  );
}

describe('refusals', () => {
  test.each(refused)('%s %s', (rule, message, state, asked) => {
    const check = game.check(state, asked);
    expect(check.legal ? null : check.refusal).toEqual({ rule, message });
    expect(() => game.reduce(state, asked)).toThrow(message);
  });

  test('nothing to slip, where the edition lets something drop off for sure', () => {
    const always = [10, 10, 10].map((each) => [each, 0, 0, 0]);
    const slip = { ...standard.slip, scale: 10, perTreasure: always };
    const other = createBermudaPirates({ ...standard, edition: 'slippery', slip });
    const { kernel: _kernel, ...fields } = slipping;
    const check = other.check(position(other, { players: 2, firstSeat: 0 }, fields), slips(-1));
    expect(check.legal ? null : check.refusal).toEqual({
      rule: 'BP-R-SLIP',
      message: 'in this edition something always drops off here',
    });
  });

  test('every refusal of the rules is among these', () => {
    const shown = new Set(refused.map(([rule]) => rule));
    expect(new Set(rulesThatRefuse())).toEqual(shown);
  });

  test('what is never refused', () => {
    for (const [state, asked] of [
      [raid, { type: 'leave', seat: 0 }],
      [lifted, stowBuoy()],
      [ashore, { type: 'skip-buoy', seat: 0 }],
    ] as const)
      expect(game.check(state, asked)).toEqual({ legal: true });
  });
});
