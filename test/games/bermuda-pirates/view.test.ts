import {
  bermudaPirates as game,
  createBermudaPirates,
  hazards,
  hazardsOf,
  standard,
} from 'tidetable/bermuda-pirates';
import type { BermudaPiratesState } from 'tidetable/bermuda-pirates';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy/bermuda-pirates.js';
import { ViewError, at, below, range, rngFromSeed } from '../../../src/index.js';
import { assertPlies } from '../../support/playthroughs.js';
import { play, position } from '../../support/scenario.js';
import { underboardsOf } from '../../../src/games/bermuda-pirates/underboards.js';
import { LAYOUT, push, safeWith, sea, veers } from './positions.js';
import { modelled } from './setups.js';

const underboards = underboardsOf(standard);

/** All 6144 layouts, made without the game's own counting. */
function everyLayout(): number[][] {
  const walk = (layout: number[]): number[][] =>
    layout.length === 4
      ? [layout]
      : range(16).flatMap((way) => {
          const [board, turn] = [Math.floor(way / 4), way % 4];
          return layout.some((code) => Math.floor(code / 8) === board)
            ? []
            : walk([...layout, board * 8 + turn]);
        });
  return walk([]);
}
const layouts = everyLayout();

/** The cells that a layout makes dangerous, as rows of bits. */
function dangers(layout: readonly number[]): number[] {
  return range(24).map((row) =>
    layout.reduce((bits, code, quadrant) => bits | (underboards.fields[quadrant]?.[code]?.[row] ?? 0), 0),
  );
}
const rowsOf = new Map(layouts.map((layout) => [String(layout), dangers(layout)]));
const isDanger = (layout: readonly number[], cell: number) =>
  ((at(rowsOf.get(String(layout)) ?? [], Math.floor(cell / 24)) >> (cell % 24)) & 1) === 1;

function agrees(layout: readonly number[], { safe, caught }: BermudaPiratesState): boolean {
  const rows = rowsOf.get(String(layout)) ?? [];
  return (
    rows.every((bits, row) => (bits & at(safe, row)) === 0) && caught.every((cell) => isDanger(layout, cell))
  );
}

/** All that anybody can learn from a position without changing it, the reasons of refusals included. */
function told(state: BermudaPiratesState) {
  const seats = range(game.seats(state));
  return {
    views: [...seats, 'public' as const].map((viewer) => [
      game.observe(state, viewer),
      game.text(state, viewer),
      [...game.tensor(game.observe(state, viewer), viewer)],
      hazards(game.observe(state, viewer)),
    ]),
    legal: game.legalActions(state),
    refusals: seats.flatMap((seat) =>
      range(game.actionSpace.size).map((id) => game.check(state, game.actionSpace.action(id, seat))),
    ),
    outcomes: game.chanceOutcomes(state),
  };
}

describe('who sees what', () => {
  test('all see the same: the state without the layout and the generator', () => {
    const state = sea({ safe: safeWith(50), caught: [75], phase: 'buoy' });
    const { kernel: _kernel, layout: _layout, ...known } = state;
    for (const viewer of [0, 1, 'public'] as const) {
      const { kernel, ...shown } = game.observe(state, viewer);
      expect(shown).toEqual({ ...known, laid: 4 });
      expect(kernel).not.toHaveProperty('rng');
    }
  });

  test('the underboards are laid by somebody whom no seat can watch', () => {
    expect(game.seesOutcome('lay-underboard', 0)).toBe(false);
    expect(game.seesOutcome('lay-underboard', 'public')).toBe(false);
    for (const kind of ['first-seat', 'veer', 'slip', 'scatter', 'voyage', 'fate'] as const)
      expect(game.seesOutcome(kind, 'public')).toBe(true);
    const { state } = game.begin({ players: 2, firstSeat: 0, chance: 'explicit' });
    const outcomes = game.chanceOutcomes(state)?.map(({ action }) => action) ?? [];
    const [one, other] = [at(outcomes, 0), at(outcomes, 9)].map((action) => game.step(state, action));
    expect(game.observe(one?.state ?? state, 0)).toEqual(game.observe(other?.state ?? state, 0));
    expect(one?.events).toEqual(other?.events);
  });

  test('only pushes show something new', () => {
    expect(game.reveals('push')).toBe(true);
    for (const type of [
      'take',
      'steal',
      'leave',
      'place-buoy',
      'lift-buoy',
      'stow-buoy',
      'skip-buoy',
    ] as const)
      expect(game.reveals(type)).toBe(false);
  });

  test('in the source, the layout is read where underboards are laid and where a boat is looked for, and nowhere else', () => {
    const folder = 'src/games/bermuda-pirates';
    const rules = ['actions', 'chance', 'effects', 'flow'].flatMap((room) =>
      readdirSync(`${folder}/${room}`).map((file) => `${room}/${file}`),
    );
    const asked = [
      'ending.ts',
      'facts.ts',
      'queries.ts',
      'scoring.ts',
      'describe.ts',
      'tensor.ts',
      'hazards.ts',
    ];
    const readers = [...rules, ...asked].filter((file) =>
      /\blayout\b/.test(readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
    );
    expect(readers).toEqual(['chance/lay-underboard.ts', 'flow/sailing.ts']);
  });
});

describe('nothing depends on the hidden layout beyond what play has shown', () => {
  const rng = rngFromSeed('pairs');

  /** Compares all that is told about a state with what is told about another layout that agrees; whether there is one. */
  function expectNothingToShow(state: BermudaPiratesState): boolean {
    const others = layouts.filter((layout) => agrees(layout, state));
    expect(others).toContainEqual(state.layout);
    const layout = at(others, below(rng, others.length));
    if (String(layout) === String(state.layout)) return false;
    expect(told(game.load(game.save({ ...state, layout })))).toEqual(told(state));
    return true;
  }

  test('two layouts that agree with the public knowledge: equal answers, refusals and order included', () => {
    let pairs = 0;
    assertPlies(game, { setups: modelled, runs: 5, plies: 40 }, ({ after }) => {
      if (after.phase !== 'setup' && below(rng, 4) === 0 && expectNothingToShow(after)) pairs += 1;
    });
    expect(pairs).toBeGreaterThan(10);
  });

  test('the same late in a game, when much is known', () => {
    const policy = greedy(game);
    const simulator = game.simulator(game.setup({ players: 2, variant: 'plunder', chance: 'explicit' }));
    const phases = new Set<string>();
    for (let ply = 0; ply < 300 && simulator.state.result === null; ply += 1) {
      const { state } = simulator;
      if (ply > 100 && ply % 12 === 0 && expectNothingToShow(simulator.snapshot())) phases.add(state.phase);
      if (state.pending !== null) simulator.sampleChance(rng);
      else simulator.apply(policy(game.observe(simulator.snapshot(), 0), simulator.legalActions(), rng));
    }
    expect(phases).toContain('sail');
    expect(phases.size).toBeGreaterThan(1);
  });

  test('an action that meets no disk in either layout shows the same events and views', () => {
    assertPlies(game, { setups: modelled, runs: 5, plies: 12 }, ({ before, action, after }) => {
      if (before.phase === 'setup' || after.phase === 'setup') return;
      const others = layouts.filter((layout) => agrees(layout, after));
      const layout = at(others, below(rng, others.length));
      const one = game.step(before, action);
      const other = game.step(game.load(game.save({ ...before, layout })), action);
      expect(other.events).toEqual(one.events);
      expect(game.observe(other.state, 'public')).toEqual(game.observe(one.state, 'public'));
    });
  });
});

/** A position that leaves only a few layouts: the eastern half is known, and a boat was caught in the western one. */
function nearlyKnown(): BermudaPiratesState {
  const water = range(576).filter((cell) => '.m'.includes(at(standard.chart.rows.join('').split(''), cell)));
  const cells = water.filter((cell) => cell % 24 >= 12 && !isDanger(LAYOUT, cell));
  return sea({ safe: safeWith(...cells), caught: [75], phase: 'buoy' });
}

describe('determinize', () => {
  test('every layout that agrees comes up about equally often, and no other', () => {
    const state = nearlyKnown();
    const fitting = layouts.filter((layout) => agrees(layout, state)).map(String);
    expect(fitting.length).toBeGreaterThan(1);
    expect(fitting.length).toBeLessThan(30);
    const rng = rngFromSeed('uniform');
    const view = game.observe(state, 0);
    const counts = new Map<string, number>();
    const draws = 200 * fitting.length;
    for (let draw = 0; draw < draws; draw += 1) {
      const layout = String(game.determinize(view, rng).layout);
      counts.set(layout, (counts.get(layout) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([...fitting].sort());
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    const freedom = fitting.length - 1;
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  test('during set-up the boards that lie are drawn anew, and the rest is left to come', () => {
    const state = position(
      game,
      { players: 2, firstSeat: 0 },
      { layout: [3, 8], pending: { kind: 'lay-underboard', quadrant: 2 } },
    );
    const rng = rngFromSeed('set-up');
    const drawn = range(200).map(() => game.determinize(game.observe(state, 1), rng));
    for (const { layout } of drawn) expect(new Set(layout.map((code) => Math.floor(code / 8))).size).toBe(2);
    expect(new Set(drawn.map(({ layout }) => layout[0])).size).toBe(16);
    expect(drawn.every((other) => game.audit(other).length === 0)).toBe(true);
  });

  test('a refereed state is the view’s own', () => {
    const state = sea({ physics: 'refereed' });
    expect(game.determinize(game.observe(state, 0), rngFromSeed(1))).toEqual(state);
  });

  test.each([
    ['a boat sails on', sea({ boat: 74, heading: 3 })],
    ['a boat has left', play(game, sea({ boat: 74, heading: 3, cargo: [0] }), [push(1), veers(0)])],
  ])('there is no whirlpool in a cell where %s, though it is not marked', (_, state) => {
    const view = game.observe(state, 0);
    const { layouts: count, catches } = hazards(view) ?? { layouts: 0, catches: [] };
    expect(count).toBe(layouts.filter((layout) => !isDanger(layout, 74)).length);
    expect(count).toBeLessThan(layouts.length);
    expect(catches[74]).toBe(0);
    const rng = rngFromSeed('unmarked');
    for (let draw = 0; draw < 300; draw += 1) expect(game.audit(game.determinize(view, rng))).toEqual([]);
  });
});

describe('what is no view of a real game', () => {
  const view = game.observe(sea({ safe: safeWith(50), caught: [75], phase: 'buoy' }), 0);
  const damaged: [what: string, view: unknown][] = [
    ['nothing', null],
    ['an empty object', {}],
    ['a view without its fields', { kernel: view.kernel }],
    ['a view of another game', { ...view, kernel: { ...view.kernel, game: 'kraqua' } }],
    ['a boat that is nowhere', { ...view, boat: NaN }],
    ['safe cells without rows', { ...view, safe: [] }],
    ['safe cells that no layout explains', { ...view, safe: view.safe.map(() => 0xff_ffff) }],
    ['a cell that is safe and caught a boat', { ...view, safe: safeWith(50, 75) }],
    ['a fifth underboard', { ...view, laid: 5 }],
    ['half an underboard', { ...view, laid: 3.5 }],
    ['too few underboards', { ...view, laid: 3 }],
    ['a treasure too many', { ...view, island: [6, 6, 6, 7] }],
  ];

  test.each(damaged)('%s: refused by `determinize` and by `hazards`', (_, other) => {
    const told = other as typeof view;
    expect(() => game.determinize(told, rngFromSeed(1))).toThrow(ViewError);
    expect(() => hazards(told)).toThrow(ViewError);
  });

  test('a copy of a view is as good as the view', () => {
    const copy = JSON.parse(JSON.stringify(view)) as typeof view;
    expect(hazards(copy)).toEqual(hazards(view));
  });
});

describe('hazards', () => {
  test('at the start: 6144 layouts of 100 cells each', () => {
    const { layouts: count, catches } = hazards(game.observe(sea(), 0)) ?? { layouts: 0, catches: [] };
    expect(count).toBe(6144);
    expect(catches).toHaveLength(576);
    expect(catches.reduce((sum, number) => sum + number, 0)).toBe(6144 * 100);
    const setUp = game.setup({ players: 2, chance: 'explicit' });
    expect(hazards(game.observe(setUp, 0))?.layouts).toBe(6144);
  });

  test.each([
    ['after a catch', () => sea({ safe: safeWith(50), caught: [75], phase: 'buoy' })],
    ['with a quarter well known', nearlyKnown],
    ['after two catches', () => sea({ safe: safeWith(50, 51, 52), caught: [75, 154], phase: 'buoy' })],
  ] as const)('%s: as counted layout by layout', (_, make) => {
    const state = make();
    const fitting = layouts.filter((layout) => agrees(layout, state));
    const counted = range(576).map((cell) => fitting.filter((layout) => isDanger(layout, cell)).length);
    expect(hazards(game.observe(state, 'public'))).toEqual({ layouts: fitting.length, catches: counted });
  });

  test('there are none without a chart, and none for views of another edition', () => {
    expect(hazards(game.observe(sea({ physics: 'refereed' }), 0))).toBeNull();
    const other = createBermudaPirates({ ...standard, edition: 'another', version: 2 });
    const view = other.observe(other.setup({ players: 2, seed: 1 }), 0);
    expect(() => hazards(view)).toThrow(ViewError);
    expect(hazardsOf(other)(view)?.layouts).toBe(6144);
  });
});
