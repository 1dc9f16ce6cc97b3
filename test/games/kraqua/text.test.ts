import { kraqua } from 'tidetable/kraqua';
import type { KraquaEvent, KraquaState } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { play } from '../../support/scenario.js';
import { examples } from './examples.js';
import { draw, hold, lay, move, roll, shell } from './positions.js';

const lines = (state: KraquaState, viewer?: number | 'public') => kraqua.text(state, viewer).split('\n');
/** The first line that begins with these words, its columns closed up. */
const line = (state: KraquaState, start: string) =>
  lines(state)
    .find((text) => text.trim().startsWith(start))
    ?.trim()
    .replace(/ +/g, ' ');

describe('the position', () => {
  test('is the same for every viewer', () => {
    expect(lines(examples.setUp, 1)).toEqual(lines(examples.setUp));
    expect(lines(examples.setUp, 'public')).toEqual(lines(examples.setUp));
  });

  test('who may act', () => {
    expect(lines(examples.setUp).slice(0, 2)).toEqual([
      'Kraqua, first-journey: round 1, folded 0 of 2 times',
      'Phase turn, to act: seats 0, 1, 2, 3',
    ]);
  });

  test('which fish are through the gate, and which is next', () => {
    const state = play(kraqua, examples.cuttingInLine, [lay(0, 'inner'), move(0, 'green')]);
    expect(line(state, 'Gate')).toBe('Gate 2 on arch 0 (colour): green, red, yellow = green, red, yellow');
    expect(line(state, 'through')).toBe('through: green; next to pass: red; not yet: yellow');
    expect(line(kraqua.setup({ players: 2, chance: 'explicit' }), 'No gate')).toBe(
      'No gate lies on arch 0; next to pass: nobody',
    );
  });

  test('spaces, fish, tiles and gaps, and what is protected', () => {
    const state = play(kraqua, examples.setUp, [lay(2, 'inner', 'back'), move(2, 'yellow')]);
    const shown = (space: number) => line(state, `${String(space)} `);
    expect(shown(1)).toBe('1 start green protected');
    expect(shown(6)).toBe('6 crab yellow protected');
    expect(shown(7)).toBe('7 jellyfish # 0 jellyfish # 1 seahorse protected');
    expect(shown(10)).toBe('10 seahorse shell # 4 crab . front !');
    expect(shown(11)).toBe('11 turtle ~ . !');
    expect(shown(12)).toBe('12 jellyfish dolphin # . !');
    expect(shown(13)).toBe('13 crab . front . !');
    expect(lines(state)).toContain('----- arch 0: gate 2 -----');
    expect(lines(examples.secondFold)).toContain('----- arch 0: passed -----');
    expect(lines(kraqua.setup({ players: 2, chance: 'explicit' }))).toContain(
      '----- arch 0: no gate yet -----',
    );
  });

  test('gems by colour, and shells', () => {
    expect(line(examples.colourGone, 'hideout 0')).toBe('hideout 0 purple yellow red green blue clear');
    expect(line(examples.colourGone, 'need')).toBe('need 1 0 0 1 2 2');
    expect(line(examples.colourGone, 'den')).toBe('den 0 0 0 0 0 0');
    expect(line(examples.colourGone, 'chest')).toBe('chest 0 1 2 3 4 5');
    expect(line(examples.colourGone, 'cave')).toBe('cave 1 0 0 0 0 0');
    expect(line(examples.colourGone, 'shells')).toBe('shells: 2 of at most 6');
    expect(line(kraqua.setup({ players: 2, chance: 'explicit' }), 'need')).toBe('need ? ? ? ? ? ?');
  });

  test('seats with chip, tile and turn', () => {
    const state = play(kraqua, examples.setUp, [lay(2, 'inner'), move(2, 'yellow'), lay(1, 'inner')]);
    expect(['seat 0', 'seat 1', 'seat 2'].map((seat) => line(state, seat))).toEqual([
      'seat 0 jellyfish tile 2: front turtle ###, back jellyfish ~## still to move',
      'seat 1 seahorse no tile in turn',
      'seat 2 turtle no tile no turn left',
    ]);
    const drawing = play(kraqua, examples.draws, [lay(2, 'inner'), move(2, 'yellow'), draw(11)]);
    expect(['seat 2', 'seat 3'].map((seat) => line(drawing, seat))).toEqual([
      'seat 2 turtle tile 11: front crab #~~, back turtle ~#~ moved last',
      'seat 3 crab no tile to draw, place 1',
    ]);
  });

  test('pile, box and stack', () => {
    expect(line(examples.firstFold, 'pile')).toBe('pile: 5 tiles, of 5, 6, 7, 9, 10; box: 8, 11');
    expect(line(examples.firstFold, 'gates')).toBe('gates in the stack: 0, 1, 3, 4, 5');
  });

  test('what is going on in a turn', () => {
    const flicking = play(kraqua, examples.crab, [lay(3, 'inner'), shell(3, 'yellow', 'crab')]);
    expect(lines(flicking).slice(1, 3)).toEqual([
      'Phase move, to act: nobody, due: flick-shell 3',
      'Seat 3 is in turn, tile 6 front, chosen: yellow, crab',
    ]);
    const rolled = play(kraqua, examples.seahorse, [lay(1, 'inner'), move(1, 'yellow'), roll('blue')]);
    expect(line(rolled, 'Kraqua robs')).toBe('Kraqua robs: yellow; seat 1 rolls, rolled: blue');
    const again = play(kraqua, rolled, [{ type: 'roll-again', seat: 1 }]);
    expect(line(again, 'Kraqua robs')).toBe('Kraqua robs: yellow; seat 1 rolls, second roll');
  });

  test('the end', () => {
    const won = play(kraqua, examples.home, [hold(0), move(0, 'green')]);
    expect(lines(won)[1]).toBe('Over: won (home-with-gems)');
    expect(line(won, 'through')).toBe(
      'through: yellow, red, green; next to pass: all are through; not yet: none',
    );
  });
});

describe('actions', () => {
  test.each([
    { action: lay(2, 'inner', 'back'), text: 'place-tile back inner' },
    { action: shell(0, 'red', 'crab'), text: 'shell-move red crab' },
    { action: { type: 'pass-move', seat: 0 } as const, text: 'pass-move' },
    { action: draw(7), text: 'draw-tile 7' },
    { action: roll('blue'), text: 'roll-colour blue' },
  ])('$text', ({ action, text }) => {
    expect(kraqua.actionText(action)).toBe(text);
  });
});

describe('events', () => {
  test.each<[KraquaEvent, string]>([
    [{ type: 'hideout-chosen', hideout: 3 }, 'Hideout 3 is chosen.'],
    [{ type: 'gate-laid', gate: 4, arch: 1 }, 'Gate 4 is laid on arch 1: red, green, yellow.'],
    [{ type: 'round-began', round: 2 }, 'Round 2 begins.'],
    [{ type: 'tile-turned', seat: 2, tile: 6 }, 'Seat 2 turns tile 6 to its back.'],
    [
      { type: 'tile-placed', seat: 2, tile: 6, side: 'back', row: 'outer', slot: 4 },
      'Seat 2 lays tile 6 with its back up in outer slot 4.',
    ],
    [
      { type: 'tile-placed', seat: null, tile: 6, side: 'front', row: 'inner', slot: 0 },
      'To begin with, tile 6 lies with its front up in inner slot 0.',
    ],
    [
      { type: 'tile-held', seat: 0, tile: 5, side: 'front' },
      'Seat 0 finds no free slot and uses the front of tile 5 without laying it.',
    ],
    [{ type: 'shell-move', seat: 0, animal: 'crab' }, 'Seat 0 makes a shell move by the crab.'],
    [{ type: 'shell-flicked', seat: 3, up: 'water' }, 'Seat 3 flicks the shell: water side up.'],
    [{ type: 'shell-paid', seat: 3, shells: 1 }, 'Seat 3 pays a shell; the team has 1 shell left.'],
    [
      { type: 'fish-moved', seat: 1, fish: 'red', from: 4, to: 8 },
      'Seat 1 moves the red fish from space 4 to space 8.',
    ],
    [{ type: 'gate-passed', fish: 'red', arch: 0 }, 'The red fish passes the gate on arch 0.'],
    [{ type: 'no-move', seat: 1 }, 'Seat 1 moves no fish.'],
    [{ type: 'shell-found', seat: 1, shells: 3 }, 'Seat 1 finds a shell; the team has 3 shells.'],
    [{ type: 'shell-left', seat: 1 }, 'Seat 1 leaves a shell lying: the team has as many as it may own.'],
    [
      { type: 'dolphin-brought', seat: 1, gem: 'blue' },
      'The dolphin brings a blue gem into the hideout for seat 1.',
    ],
    [
      { type: 'shark-brought', seat: 1, gem: 'red' },
      'The shark brings a red gem back to the chest for seat 1.',
    ],
    [{ type: 'help-declined', seat: 1 }, 'Seat 1 wants no help.'],
    [
      { type: 'colour-rolled', seat: 1, colour: 'red', fish: 'green' },
      'Seat 1 rolls red for the green fish.',
    ],
    [{ type: 'roll-again', seat: 1, colour: 'red' }, 'Seat 1 gives up red and rolls again.'],
    [
      { type: 'gem-stolen', seat: 1, gem: 'red', fish: 'green' },
      'Kraqua sees the green fish and steals a red gem.',
    ],
    [{ type: 'tile-lost', tile: 4, why: 'fold' }, 'Tile 4 goes to the box: the board is folded.'],
    [{ type: 'tile-lost', tile: 4, why: 'no-slot' }, 'Tile 4 goes to the box: no slot was free.'],
    [{ type: 'turn-ended', seat: 1 }, 'The turn of seat 1 is over.'],
    [{ type: 'tile-drawn', seat: 1, tile: 4, from: 'pile' }, 'Seat 1 draws tile 4 from the pile.'],
    [
      { type: 'tile-drawn', seat: 1, tile: 4, from: 'inner', slot: 2 },
      'Seat 1 takes tile 4 from the rear, inner slot 2.',
    ],
    [{ type: 'came-up-empty', seat: 1 }, 'Seat 1 comes up empty.'],
    [{ type: 'gate-removed', gate: 4, arch: 1 }, 'Gate 4 is taken from arch 1.'],
    [{ type: 'board-folded', stage: 1 }, 'The board is folded open on the left.'],
    [{ type: 'board-folded', stage: 2 }, 'The board is folded closed on the right.'],
    [
      { type: 'game-over', ending: 'lost', reason: 'chest-empty' },
      'The game is over: the treasure chest is empty: the team has lost.',
    ],
  ])('%j', (event, sentence) => {
    expect(kraqua.describe(event)).toBe(sentence);
  });
});
