import { below, derivedSeed, range, rngFromSeed } from 'tidetable';
import { kraqua } from 'tidetable/kraqua';
import type { KraquaState } from 'tidetable/kraqua';
import { describe, expect, test } from 'vitest';
import { describeGame } from '../../support/describe-game.js';
import { assertPlies } from '../../support/playthroughs.js';
import { setups } from './setups.js';

describeGame(kraqua, { setups });

const fish = ['yellow', 'green', 'red'] as const;
const gems = ['purple', 'yellow', 'red', 'green', 'blue', 'clear'] as const;
const rows = ['inner', 'outer'] as const;
const { course, tiles, gates, fish: schools } = kraqua.edition;

const isVisible = (state: KraquaState, section: string) =>
  course.stages[state.stage]?.sections.some((shown) => shown === section) ?? false;

/** The space to which an animal leads a fish, found by walking the printed course; null for none. */
function walkedTarget(state: KraquaState, one: (typeof fish)[number], animal: string): number | null {
  const from = state.fish[one];
  if (course.spaces[from]?.kind === 'goal') return null;
  const fits = course.spaces.find(
    (space) =>
      space.id > from &&
      isVisible(state, space.section) &&
      !fish.some((other) => state.fish[other] === space.id) &&
      (space.kind === 'goal' || (space.kind === 'animal' && space.animal === animal)),
  );
  if (fits === undefined) return null;
  for (const { id, before } of course.arches) {
    if (id < state.stage || from >= before || fits.id < before) continue;
    if (id > state.stage || nextToPass(state) !== one) return null;
  }
  return fits.id;
}

/** The fish for which the printed gate is open now, in the words of the text. */
function nextToPass(state: KraquaState): string {
  const gate = gates.list[state.gate];
  const before = course.arches[state.stage]?.before ?? 0;
  if (gate === undefined) return 'nobody';
  const name = gate.order[fish.filter((one) => state.fish[one] >= before).length];
  const next = schools.list.find(({ id, hat, size }) => [id, hat, size].some((word) => word === name));
  return next?.id ?? 'all are through';
}

/** The animal of the tile by which a fish is to be moved now. */
function animalInUse({ phase, pending, turn }: KraquaState): string | undefined {
  if (phase !== 'move' || pending !== null || turn === null) return undefined;
  const printed = tiles.list[turn.tile >> 1];
  return (turn.tile % 2 === 0 ? printed?.front : printed?.back)?.animal;
}

/** Whether Kraqua sees a fish on a space, told from the printed tiles. */
function isBare(state: KraquaState, space: number): boolean {
  const printed = course.spaces[space];
  if (printed?.kind !== 'animal' || printed.reef === true) return false;
  const slot = course.slots.find(({ spaces }) => spaces.includes(space));
  const place = slot?.spaces.indexOf(space) ?? 0;
  return rows.some((row) => {
    const code = state[row][slot?.id ?? 0] ?? -1;
    const tile = tiles.list[code >> 1];
    if (code < 0 || tile === undefined) return true;
    const { gaps } = code % 2 === 0 ? tile.front : tile.back;
    return gaps[row === 'inner' ? place : 2 - place] === 1;
  });
}

describe('what is true of every step', () => {
  test('nothing goes back: rounds, folds, fronts, fish, the box and the hideout', () => {
    assertPlies(kraqua, { setups }, ({ before, after }) => {
      expect(after.round).toBeGreaterThanOrEqual(before.round);
      expect(after.stage).toBeGreaterThanOrEqual(before.stage);
      expect(after.box).toEqual(expect.arrayContaining([...before.box]));
      for (const row of rows) expect(after.next[row]).toBeGreaterThanOrEqual(before.next[row]);
      for (const one of fish) expect(after.fish[one]).toBeGreaterThanOrEqual(before.fish[one]);
      for (const gem of gems) expect(after.den[gem]).toBeGreaterThanOrEqual(before.den[gem]);
    });
  });

  test('a tile is laid or held, never either; one passes only where the tile moves no fish', () => {
    assertPlies(kraqua, { setups }, ({ before }) => {
      const seen = (type: string, seat?: number) =>
        kraqua.legalActions(before, seat).some((action) => action.type === type);
      for (const seat of kraqua.actors(before))
        expect(seen('place-tile', seat) && seen('hold-tile', seat)).toBe(false);
      expect(seen('pass-move') && seen('move-fish')).toBe(false);
      if (before.phase === 'move' && before.pending === null)
        expect(seen('pass-move') || seen('move-fish')).toBe(true);
    });
  });

  test('moves lead where a walk along the printed course leads', () => {
    assertPlies(kraqua, { setups }, ({ before, action, after }) => {
      const animal = animalInUse(before);
      if (animal === undefined) return;
      const listed = kraqua
        .legalActions(before)
        .flatMap((legal) => (legal.type === 'move-fish' ? [legal.fish] : []));
      expect(listed).toEqual(fish.filter((one) => walkedTarget(before, one, animal) !== null));
      if (!('fish' in action) || after.pending?.kind === 'flick-shell') return;
      const by = 'animal' in action ? action.animal : animal;
      expect(after.fish[action.fish]).toBe(walkedTarget(before, action.fish, by));
    });
  });

  test('Kraqua robs the fish that the printed tiles leave bare', () => {
    assertPlies(kraqua, { setups }, ({ before, after }) => {
      const isRaid = after.phase === 'steal' && after.turn === null && before.steals.length === 0;
      if (isRaid) expect(after.steals).toEqual(fish.filter((one) => isBare(after, after.fish[one])));
    });
  });

  test('the text shows what is protected, and which fish the gate lets pass', () => {
    assertPlies(kraqua, { setups }, ({ after }) => {
      const shown = kraqua.text(after).split('\n');
      const visible = course.spaces.filter(({ section }) => isVisible(after, section));
      const spaces = shown.filter((line) =>
        /^ *\d+ +(?:start|goal|jellyfish|seahorse|turtle|crab)/.test(line),
      );
      expect(spaces.map((line) => [parseInt(line, 10), /(?:protected|!)$/.exec(line)?.[0]])).toEqual(
        visible.map(({ id }) => [id, isBare(after, id) ? '!' : 'protected']),
      );
      const next = shown.find((line) => line.includes('next to pass:'));
      expect(/next to pass: ([^;]*)/.exec(String(next))?.[1]).toBe(nextToPass(after));
    });
  });
});

type Chips = KraquaState['animals'];
const CHIPS: Chips = ['jellyfish', 'seahorse', 'turtle', 'crab'];

/** Every way to give so many seats a chip each. */
function assignments(players: number): Chips[] {
  if (players === 0) return [[]];
  return assignments(players - 1).flatMap((chips) =>
    CHIPS.filter((chip) => !chips.includes(chip)).map((chip) => [...chips, chip]),
  );
}

describe('whole random games', () => {
  const levels = ['first-journey', 'great-adventure', 'challenge', 'pros'] as const;
  const tables = [2, 3, 4].flatMap(assignments).map((animals, index) => ({ animals, hideout: index % 6 }));

  test('there are 60 ways to deal the chips', () => {
    expect(new Set(tables.map(({ animals }) => animals.join())).size).toBe(60);
  });

  test.each(levels)(
    '%s, with every combination of chips by seat: an end in time, nothing broken',
    (difficulty) => {
      const gatesSeen = new Set<string>();
      for (const [index, { animals, hideout }] of tables.entries()) {
        const seed = derivedSeed(`whole ${difficulty}`, index);
        const rng = rngFromSeed(seed);
        const options = { players: animals.length, animals: [...animals], difficulty, hideout, seed };
        const simulator = kraqua.simulator(kraqua.setup(options));
        let turns = 0;
        while (simulator.state.result === null) {
          expect(kraqua.audit(simulator.state)).toEqual([]);
          const actions = simulator.legalActions();
          expect(actions.length).toBeGreaterThan(0);
          turns += Number(simulator.state.phase === 'turn');
          gatesSeen.add(`${String(simulator.state.gate)} on arch ${String(simulator.state.stage)}`);
          simulator.applyListed(below(rng, actions.length));
        }
        expect(kraqua.audit(simulator.state)).toEqual([]);
        expect(turns).toBeLessThanOrEqual(30);
        expect(kraqua.returns(simulator.state)).toHaveLength(animals.length);
      }
      const onFirstArch = range(6).map((gate) => `${String(gate)} on arch 0`);
      expect([...gatesSeen]).toEqual(expect.arrayContaining(onFirstArch));
    },
  );
});
