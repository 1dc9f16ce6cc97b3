import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createKraqua, kraqua } from 'tidetable/kraqua';
import type { KraquaRule, KraquaState } from 'tidetable/kraqua';
import { expect, test } from 'vitest';
import { expectRefusal, play } from '../../support/scenario.js';
import { examples, sharkWith } from './examples.js';
import {
  allBut,
  at,
  dolphin,
  draw,
  drawGate,
  give,
  hold,
  lay,
  move,
  only,
  pass,
  roll,
  shark,
  shell,
} from './positions.js';

const { course, die } = kraqua.edition;

/** The first stage shows the second arch too: KQ-R15 refuses nothing in the standard edition. */
const wide = createKraqua({
  ...kraqua.edition,
  course: {
    ...course,
    stages: course.stages.map((stage) =>
      stage.id === 0 ? { ...stage, sections: ['start', 'right', 'left'] } : stage,
    ),
  },
});
/** A die without purple: KQ-R1 refuses nothing in the standard edition. */
const pale = createKraqua({
  ...kraqua.edition,
  die: { ...die, faces: die.faces.filter((colour) => colour !== 'purple') },
});

const changed = (state: KraquaState, fields: Partial<KraquaState>) =>
  kraqua.load(kraqua.save({ ...state, ...fields }));

const home = play(kraqua, examples.home, [hold(0)]);
const inLine = play(kraqua, examples.cuttingInLine, [lay(0, 'inner')]);
const jellyfish = play(kraqua, examples.jellyfish, [lay(0, 'inner')]);
const crab = play(kraqua, examples.jellyfish, [lay(3, 'inner')]);
const atShark = play(kraqua, sharkWith({ purple: 1 }), [lay(2, 'inner', 'back'), move(2, 'yellow')]);
const atDolphin = play(
  kraqua,
  changed(examples.dolphin, { cave: only({ purple: 1 }), chest: allBut({ purple: 1 }) }),
  [lay(1, 'inner'), move(1, 'green')],
);
const giving = play(kraqua, examples.colourGone, [lay(0, 'inner'), move(0, 'yellow'), roll('purple')]);
const between = play(
  wide,
  wide.load(
    wide.save({
      ...play(wide, wide.setup({ players: 2, hideout: 0, chance: 'explicit' }), [
        drawGate(2),
        ...[1, 2, 3, 4].map(draw),
      ]),
      fish: { yellow: 4, green: 26, red: 5 },
    }),
  ),
  [lay(0, 'inner')],
);
const seen = play(
  pale,
  pale.load(
    pale.save({ ...examples.emptyChest, kernel: pale.setup({ players: 4, chance: 'explicit' }).kernel }),
  ),
  [lay(0, 'inner'), move(0, 'yellow')],
);
const folded = play(kraqua, examples.firstFold, [
  lay(3, 'inner'),
  move(3, 'yellow'),
  ...[5, 6, 7, 9].map(draw),
]);
const drawing = play(kraqua, examples.draws, [lay(2, 'inner'), move(2, 'yellow')]);

type Action = Parameters<typeof kraqua.check>[1];
type Case = readonly [
  rule: KraquaRule,
  game: typeof kraqua,
  state: KraquaState,
  action: Action,
  message: string,
];

/** Every refusal of the game, one after the other as a player can meet it. */
const CASES: Case[] = [
  [
    'KQ-TURTLE-1',
    kraqua,
    examples.setUp,
    lay(3, 'inner', 'back'),
    'only the turtle may use the back of its tile',
  ],
  [
    'KQ-R10',
    kraqua,
    examples.nothingMoves,
    lay(0, 'outer'),
    'no slot of the outer row is free on the part of the board that can be seen',
  ],
  ['KQ-R9', kraqua, examples.setUp, hold(0), 'a slot is free, so the tile must be laid'],
  ['KQ-MOVE-1', kraqua, inLine, pass(0), 'the tile can move a fish, so one must be moved'],
  ['KQ-R47', kraqua, home, move(0, 'yellow'), 'the yellow fish is home'],
  [
    'KQ-R13',
    kraqua,
    play(kraqua, examples.nothingMoves, [hold(0)]),
    move(0, 'red'),
    'no free turtle space in front of the red fish can be seen',
  ],
  ['KQ-R15', wide, between, move(0, 'green'), 'the green fish would pass an arch on which no gate lies yet'],
  ['KQ-GATE-6', kraqua, inLine, move(0, 'red'), 'the red fish is not the next to pass the gate'],
  [
    'KQ-SHELL-2',
    kraqua,
    play(kraqua, at({ shells: 0 }), [lay(0, 'inner')]),
    shell(0, 'red', 'crab'),
    'the team has no shell to pay with',
  ],
  ['KQ-SHELL-1', kraqua, crab, shell(3, 'yellow', 'turtle'), 'the chip shows the crab, not the turtle'],
  ['KQ-R17', kraqua, jellyfish, shell(0, 'yellow', 'seahorse'), 'the tile shows the seahorse, for no shell'],
  [
    'KQ-R17',
    kraqua,
    home,
    shell(0, 'green', 'crab'),
    'the tile leads the green fish to the same goal, for no shell',
  ],
  [
    'KQ-R66',
    kraqua,
    play(kraqua, examples.lastTiles, [hold(0)]),
    shell(0, 'red', 'turtle'),
    'the jellyfish leads the red fish to the same goal, and is named first',
  ],
  ['KQ-SPECIAL-1', kraqua, atShark, dolphin(2, 'clear'), 'the fish has reached a shark, not a dolphin'],
  ['KQ-R22', kraqua, atDolphin, dolphin(1, 'red'), 'the hideout asks for no more red gems'],
  ['KQ-R22', kraqua, atDolphin, dolphin(1, 'purple'), 'no purple gem is left on the treasure chest'],
  ['KQ-SPECIAL-1', kraqua, atDolphin, shark(1, 'purple'), 'the fish has reached a dolphin, not a shark'],
  ['KQ-SHARK-3', kraqua, atShark, shark(2, 'blue'), 'the cave holds no blue gem'],
  ['KQ-STEAL-4', kraqua, giving, give(0, 'purple'), 'no purple gem is left on the treasure chest'],
  ['KQ-SETUP-9', kraqua, folded, drawGate(2), 'gate 2 is no longer in the stack'],
  ['KQ-R5', kraqua, drawing, draw(3), 'tile 3 is not in the draw pile'],
  ['KQ-R1', pale, seen, roll('purple'), 'no face of the die is purple'],
];

test.for(CASES)('%s refuses', ([rule, game, state, action, message]) => {
  expect(expectRefusal(game, state, action, rule)).toBe(message);
});

test('there is no other refusal in the code', () => {
  const folder = 'src/games/kraqua';
  const made = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\brefusal\(\s*'([^']+)'/g)])
    .map(([, rule]) => rule);
  expect(made.sort()).toEqual(CASES.map(([rule]) => rule).sort());
});
