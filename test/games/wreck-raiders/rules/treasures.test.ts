import { describe, expect, test } from 'vitest';
import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import { expectChanges, expectRefusal } from '../../../support/scenario.js';
import {
  ART,
  GEM,
  GEMS,
  GOLD,
  OFF_BOARD,
  RELIC,
  after,
  base,
  display,
  draw,
  give,
  legal,
  move,
  plain,
  starfish,
  take,
  vault,
} from '../positions.js';

const drawn = (change: Parameters<typeof base>[1]) =>
  after(base(2, change), take(), move(OFF_BOARD, GEMS), draw(1));

describe('WR-PLACE-1 Placed at once', () => {
  const state = drawn(() => undefined);

  test('in any own display or the own vault, before anything else', () => {
    expect(legal(state)).toEqual([
      'place-treasure display 0',
      'place-treasure display 1',
      'place-treasure display 2',
      'place-treasure vault 0',
      'place-treasure vault 1',
      'place-treasure vault 2',
    ]);
  });

  test('it may not be discarded', () => {
    expectRefusal(wreckRaiders, state, plain('discard-treasure'), 'WR-PLACE-1');
  });
});

describe('WR-PLACE-2 Leftmost empty pedestal', () => {
  test('right of what is there', () => {
    const state = drawn((draft) => {
      give(draft, 0, { displays: [[], [RELIC, ART], []] });
    });
    expectChanges(state, after(state, display(1)), (draft) => {
      give(draft, 0, { displays: [[], [RELIC, ART, 1], []] });
      draft.gain = null;
      draft.die = null;
      draft.wreck = -1;
      draft.seat = 1;
      draft.turn = 2;
      draft.phase = 'take-die';
    });
  });

  test('none on a full display', () => {
    const state = drawn((draft) => {
      give(draft, 0, { displays: [[GEM, GEM, GEM, GOLD, GOLD], [GOLD, ART, ART, ART], []] });
    });
    expectRefusal(wreckRaiders, state, display(0), 'WR-PLACE-2');
    expect(legal(state).slice(0, 2)).toEqual(['place-treasure display 1', 'place-treasure display 2']);
  });
});

describe('WR-PLACE-3 Vault from the bottom', () => {
  test('any column, on top of what is there', () => {
    const state = drawn((draft) => {
      give(draft, 0, { vault: [[GEM, ART], [], [GEM]] });
    });
    expect(after(state, vault(0)).mats[0]?.vault).toEqual([[GEM, ART, 1], [], [GEM]]);
    expect(after(state, vault(1)).mats[0]?.vault).toEqual([[GEM, ART], [1], [GEM]]);
  });

  test('four rows', () => {
    const state = drawn((draft) => {
      give(draft, 0, { vault: [[GEM, ART, GOLD, RELIC], [], []] });
    });
    expectRefusal(wreckRaiders, state, vault(0), 'WR-PLACE-3');
  });
});

describe('WR-PLACE-4 Face down or face up', () => {
  test('WR-R19 nothing is secret: every view shows every treasure, and what was discarded', () => {
    const state = drawn((draft) => {
      give(draft, 1, { displays: [[GEM, ART], [], []], vault: [[GOLD], [], []] });
      draft.discard[3] = [1, 2, 3];
    });
    const { kernel: _kernel, ...all } = state;
    for (const viewer of [0, 1, 'public'] as const) {
      const { kernel: _identity, ...shown } = wreckRaiders.observe(state, viewer);
      expect(shown).toEqual(all);
    }
  });
});

describe('WR-R17 no place for a treasure', () => {
  const full = drawn((draft) => {
    give(draft, 0, {
      displays: [
        [RELIC, RELIC, RELIC, RELIC, ART],
        [GOLD, GOLD, GOLD, GOLD, ART],
        [ART, ART, ART, GEM, GEM],
      ],
      vault: range(3).map((column) => [GOLD + 1, ART + 1, RELIC + 1, GEM + (column === 0 ? 2 : 2)]),
      shells: [0, 0, 1],
    });
  });

  test('it is drawn, looked at and discarded', () => {
    expect(legal(full)).toEqual([
      'discard-treasure',
      'discard-by-starfish 0',
      'discard-by-starfish 1',
      'discard-by-starfish 2',
    ]);
    const { discard, gain } = after(full, plain('discard-treasure'));
    expect([discard[GEMS], gain]).toEqual([[0, 1, 0], null]);
  });

  test('a Starfish may make room first, and then it must be placed', () => {
    const state = after(full, starfish(1));
    expect(legal(state)).toEqual(['place-treasure display 1']);
    expectRefusal(wreckRaiders, state, plain('discard-treasure'), 'WR-PLACE-1');
  });
});
