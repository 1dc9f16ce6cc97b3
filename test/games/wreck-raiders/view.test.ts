import { rngFromSeed } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import type { WreckRaidersState } from 'tidetable/wreck-raiders';
import { describe, expect, test } from 'vitest';
import { playWithEvents } from '../../support/scenario.js';
import { phases } from './phases.js';
import { GEMS, OFF_BOARD, display, draw, move, plain } from './positions.js';

const viewers = [0, 1, 2, 'public'] as const;

describe('WR-R19 everything is open', () => {
  test('every viewer sees the whole state but the generator', () => {
    const seeded = wreckRaiders.setup({ players: 3, seed: 5 });
    const { kernel, ...shown } = seeded;
    const { rng, ...identity } = kernel;
    expect(rng).not.toBeNull();
    for (const viewer of viewers)
      expect(wreckRaiders.observe(seeded, viewer)).toEqual({ kernel: identity, ...shown });
  });

  test('two states that differ in the generator alone look alike', () => {
    const seeded = wreckRaiders.setup({ players: 2, seed: 1 });
    const later: WreckRaidersState = { ...seeded, kernel: { ...seeded.kernel, rng: [1, 2, 3, 4] } };
    expect(wreckRaiders.observe(later, 1)).toEqual(wreckRaiders.observe(seeded, 1));
  });

  test('a view allows one state, with explicit chance, and nothing is drawn for it', () => {
    const seeded = wreckRaiders.setup({ players: 4, seed: 9 });
    const rng = rngFromSeed('view');
    const before = [...rng];
    expect(wreckRaiders.determinize(wreckRaiders.observe(seeded, 2), rng)).toEqual({
      ...seeded,
      kernel: { ...seeded.kernel, rng: null },
    });
    expect(rng).toEqual(before);
  });

  test('every event is for everybody, in full; so is every outcome', () => {
    const { events } = playWithEvents(wreckRaiders, phases.moving, [
      move(OFF_BOARD, GEMS),
      draw(1),
      display(0),
      plain('stop-diving'),
      draw(2),
      display(1, 1),
    ]);
    expect(events.map(({ type }) => type)).toEqual([
      'diver-moved',
      'diver-bumped',
      'diver-home',
      'shells-gained',
      'treasure-drawn',
      'treasure-placed',
      'treasure-drawn',
      'treasure-placed',
    ]);
    for (const viewer of viewers) {
      for (const event of events) expect(wreckRaiders.observeEvent(event, viewer)).toEqual(event);
      expect(wreckRaiders.seesOutcome('draw-treasure', viewer)).toBe(true);
    }
  });

  test('the legal actions are the same, whoever asks for a seat', () => {
    expect(wreckRaiders.legalActions(phases.neighbour, 0)).toEqual([]);
    expect(wreckRaiders.legalActions(phases.neighbour, 1)).toEqual(
      wreckRaiders.legalActions(phases.neighbour),
    );
  });
});

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The numbers of a block, as a viewer sees it. */
function block(name: string, viewer: number | 'public', state: WreckRaidersState): number[] {
  const found = wreckRaiders.tensorLayout.blocks.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no block ${name}`);
  const numbers = wreckRaiders.tensor(wreckRaiders.observe(state, viewer), viewer);
  return [...numbers.slice(found.offset, found.offset + found.size)].map(round);
}

const zeros = (count: number): number[] => Array<number>(count).fill(0);
const oneHot = (place: number, size: number) => zeros(size).map((_, index) => (index === place ? 1 : 0));

describe('the tensor', () => {
  const { extra } = phases;

  test('has 2964 numbers in the blocks of the specification', () => {
    expect(wreckRaiders.tensorLayout.size).toBe(2964);
    expect(wreckRaiders.tensorLayout.blocks.map(({ name, size }) => [name, size])).toEqual([
      ['phase', 17],
      ['turn', 10],
      ['game', 11],
      ['dice', 108],
      ['number', 6],
      ['spots', 210],
      ['home', 5],
      ['supply', 12],
      ['discard', 12],
      ['beach', 3],
      ['exhibits', 174],
      ['deck', 52],
      ['market', 90],
      ['stacks', 39],
      ['mats', 2155],
      ['claim', 9],
      ['gain', 22],
      ['neighbours', 12],
      ['solo', 17],
    ]);
  });

  test('phase, turn and game, as the viewer sits', () => {
    expect(block('phase', 0, extra)).toEqual(oneHot(6, 17));
    expect(block('turn', 0, extra)).toEqual([...oneHot(0, 5), ...oneHot(0, 5)]);
    expect(block('turn', 1, extra)).toEqual([...oneHot(2, 5), ...oneHot(2, 5)]);
    expect(block('turn', 'public', extra)).toEqual(block('turn', 0, extra));
    expect(block('turn', 0, phases.neighbour)).toEqual([...oneHot(0, 5), ...oneHot(1, 5)]);
    expect(block('turn', 0, phases.drawing)).toEqual([...oneHot(0, 5), ...zeros(5)]);
    expect(block('game', 0, extra)).toEqual([...oneHot(2, 5), ...zeros(5), 0.833]);
    expect(block('game', 0, phases.over)).toEqual([...oneHot(1, 5), ...oneHot(0, 5), 1]);
  });

  test('dice: in a basket, on the Reef, beside a wreck, not rolled, and not there', () => {
    const blankOne = [...oneHot(0, 6), ...oneHot(3, 4)];
    const dice = block('dice', 1, extra);
    expect(dice.slice(0, 18)).toEqual([...blankOne, ...oneHot(4, 8)]);
    expect(dice.slice(18, 36)).toEqual([...blankOne, ...oneHot(1, 8)]);
    expect(dice.slice(72)).toEqual(zeros(36));
    expect(block('dice', 0, phases.rivalMove).slice(72, 90)).toEqual([...blankOne, ...oneHot(7, 8)]);
    const unrolled = block('dice', 0, phases.rolling).slice(18, 36);
    expect([unrolled.slice(0, 6), unrolled.slice(10)]).toEqual([zeros(6), oneHot(0, 8)]);
    expect(block('number', 0, extra)).toEqual(oneHot(0, 6));
    expect(block('number', 0, phases.start)).toEqual(zeros(6));
  });

  test('spots and divers, by relative seat', () => {
    const [seen, turned] = [block('spots', 0, extra), block('spots', 1, extra)];
    expect(seen.slice(0, 7)).toEqual(oneHot(1, 7));
    expect(turned.slice(0, 7)).toEqual(oneHot(3, 7));
    expect(seen.slice(7, 14)).toEqual(oneHot(2, 7));
    expect(seen.slice(14, 21)).toEqual(oneHot(0, 7));
    expect(seen.slice(168, 175)).toEqual(oneHot(3, 7));
    expect(block('spots', 0, phases.rivalMove).slice(42, 49)).toEqual(oneHot(6, 7));
    expect(block('home', 0, extra)).toEqual([0.667, 0.5, 0.667, 0, 0]);
    expect(block('home', 1, extra)).toEqual([0.5, 0.667, 0.667, 0, 0]);
  });

  test('supplies, discards and the beach', () => {
    expect(block('supply', 0, extra)).toEqual([1, 0.857, 1, ...zeros(9).map(() => 1)]);
    expect(block('discard', 0, extra)).toEqual(zeros(12));
    expect(block('discard', 0, phases.vaultOnly)).toEqual(oneHot(3, 12).map((one) => round(one / 7)));
    expect(block('beach', 0, extra)).toEqual([0.8, 0.867, 1]);
  });

  test('exhibits and market: card 0, card 9, a Bottom, a Top of sets', () => {
    const cards = block('exhibits', 0, extra);
    const threeGems = [...oneHot(0, 4), ...oneHot(0, 4), ...oneHot(0, 4), ...zeros(8)];
    expect(cards.slice(0, 29)).toEqual([1, ...threeGems, 0.357, 1, 0, 0, 0, 0, 0, 0]);
    expect(cards.slice(116)).toEqual(zeros(58));
    const choice = block('exhibits', 0, phases.claiming).slice(29, 58);
    expect(choice.slice(21)).toEqual([0.429, 0, 0, 0, 1, 0, 0, 0]);
    expect(block('exhibits', 0, phases.claiming).slice(108, 116)).toEqual([0.429, 0, 0, 0, 0, 0, 0, 0.5]);
    const market = block('market', 0, extra);
    expect(market.slice(0, 10)).toEqual([1, 0.5, 0, 0, 0.167, 0, 0, 0, 0, 0]);
    expect(market.slice(60, 70)).toEqual([1, 0.5, 0, 0.5, 0, 0.5, 0, 0.5, 0.75, 0]);
    expect(block('deck', 0, extra).reduce((sum, one) => sum + one, 0)).toBe(48);
    expect(block('stacks', 0, extra).flatMap((one, piece) => (one === 0 ? [piece] : []))).toEqual([
      0, 1, 2, 11, 12, 13, 28, 29, 30,
    ]);
  });

  test('mats: basket, displays, vault, exhibits, aquariums, scores and the claim', () => {
    const mats = block('mats', 0, extra);
    expect(mats.slice(0, 3)).toEqual([0.067, 0.133, 0]);
    expect(mats.slice(3, 15)).toEqual(oneHot(1, 12));
    expect(block('mats', 2, extra).slice(431, 862)).toEqual(mats.slice(0, 431));
    expect(mats.slice(3 * 431)).toEqual(zeros(2 * 431));
    const [claimed, other] = [block('mats', 0, phases.over), block('mats', 1, phases.over)];
    expect(claimed.slice(327, 330)).toEqual([0.75, 0.625, 0.125]);
    expect(claimed.slice(418, 424)).toEqual([0.333, 0.013, 0, 0, 0, 0.347]);
    expect(other.slice(183, 207)).toEqual([...oneHot(0, 12), ...oneHot(6, 12)]);
    expect(other.slice(330, 338)).toEqual([1, 0.25, 0.25, 0.25, 0, 0.3, 1, 0.25]);
    expect(other.slice(338, 346)).toEqual(zeros(8));
    expect(block('mats', 0, phases.decorated).slice(424, 431)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  test('claim, gain and neighbours', () => {
    expect(block('claim', 0, phases.styleShell)).toEqual([0, 1, 0, 0, 1, 0, 0, 0, 0]);
    expect(block('claim', 0, extra)).toEqual(zeros(9));
    expect(block('gain', 0, extra)).toEqual([...zeros(12), 1, 0, 0, 0, ...zeros(6)]);
    expect(block('gain', 0, phases.vaultOnly)).toEqual([
      ...oneHot(4, 12),
      ...oneHot(1, 4),
      1,
      ...oneHot(2, 4),
      1,
    ]);
    expect(block('neighbours', 0, extra)).toEqual([...oneHot(1, 6), ...oneHot(1, 6)]);
    expect(block('neighbours', 1, extra)).toEqual([...oneHot(0, 6), ...oneHot(0, 6)]);
    expect(block('neighbours', 0, phases.neighbour)).toEqual([...oneHot(1, 6), ...zeros(6)]);
  });

  test('the solo game', () => {
    expect(block('solo', 0, extra)).toEqual(zeros(17));
    const turn = [...oneHot(4, 7), 0.167];
    expect(block('solo', 0, phases.rivalSend)).toEqual([0.833, 0, 0, 1, 0, 1, 0, 0, 1, ...turn]);
    expect(block('solo', 0, phases.vaultOnly)).toEqual([0.833, 0, 0, 1, 0, 1, 0, 0, 0, ...turn]);
  });

  test('numbers lie between 0 and 1 in every phase', () => {
    for (const state of Object.values(phases))
      for (const value of wreckRaiders.tensor(wreckRaiders.observe(state, 0), 0))
        expect(value >= 0 && value <= 1).toBe(true);
  });
});
