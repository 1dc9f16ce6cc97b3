import { range } from 'tidetable';
import { wreckRaiders } from 'tidetable/wreck-raiders';
import type { WreckRaidersEvent } from 'tidetable/wreck-raiders';
import { describe, expect, test } from 'vitest';
import { randomTranscript } from '../../support/playthroughs.js';
import { playWithEvents } from '../../support/scenario.js';
import { phases } from './phases.js';
import type { PhaseName } from './phases.js';
import { GEM, after, base, beachTurn, claim, give } from './positions.js';

const score = {
  exhibits: 8,
  conches: 0,
  unique: 0,
  rows: 0,
  aquariums: 0,
  total: 8,
  leftTreasures: 0,
  leftShells: 2,
};
const result = { scores: [score, score], winners: [0, 1], band: -1, reasons: [] };

/** One event of each kind, and its sentence. */
const sentences: readonly [WreckRaidersEvent, string][] = [
  [{ type: 'exhibit-revealed', slot: 2, card: 40 }, 'exhibit 40 lies in slot 2'],
  [{ type: 'piece-revealed', tile: 7, piece: 31 }, 'piece 31 lies on tile 7'],
  [{ type: 'start-player', seat: 3 }, 'seat 3 starts'],
  [{ type: 'turn-started', seat: 1, turn: 5 }, 'turn 5: seat 1'],
  [{ type: 'turn-ended', seat: 1, turn: 5 }, 'seat 1 ends turn 5'],
  [{ type: 'round-started', round: 2 }, 'round 2 begins'],
  [{ type: 'round-ended', round: 2 }, 'round 2 ends'],
  [{ type: 'dice-gathered', seat: 0 }, 'seat 0 gathers the dice'],
  [{ type: 'die-rolled', die: 4, value: 6, zone: 'starfish' }, 'die 4 shows 6, starfish'],
  [
    { type: 'die-taken', seat: 0, die: 1, value: 3, zone: 'conch' },
    'seat 0 takes the conch die that shows 3',
  ],
  [{ type: 'die-shifted', seat: 0, by: -1, number: 6 }, 'seat 0 pays a conch: the die stands for 6'],
  [
    { type: 'shells-gained', seat: 2, shells: [1, 0, 1], cause: 'bumped' },
    'seat 2 gains 1 conch and 1 starfish for being bumped to the beach',
  ],
  [{ type: 'shells-short', seat: 2, missing: [0, 1, 0] }, 'the beach lacks 1 scallop for seat 2'],
  [{ type: 'diver-moved', seat: 0, from: 30, to: 8 }, 'seat 0 moves a diver from off the board to gold 3'],
  [{ type: 'move-forfeited', seat: 0 }, 'seat 0 cannot place a diver'],
  [
    { type: 'diver-bumped', owner: 5, from: 8, to: 26 },
    'a diver of a Rival is bumped from gold 3 to beach 3',
  ],
  [{ type: 'diver-home', owner: 1, from: 26 }, 'a diver of seat 1 goes home from beach 3'],
  [{ type: 'rival-placed', wreck: 3, number: 2, die: 4 }, 'a Rival goes to relics 2'],
  [{ type: 'rival-removed', from: 12 }, 'the Rival of art 1 leaves the game'],
  [{ type: 'treasure-drawn', seat: 5, wreck: 2, treasure: 7, source: 'neighbour' }, 'a Rival draws art-b'],
  [
    { type: 'treasure-placed', seat: 0, treasure: 0, area: 'vault', index: 2, position: 1 },
    'seat 0 puts gems-a in vault 2',
  ],
  [
    { type: 'treasure-discarded', seat: 0, treasure: 11, cause: 'starfish', display: 1 },
    'seat 0 discards relics-c with a starfish',
  ],
  [{ type: 'wreck-empty', seat: 1, wreck: 0 }, 'seat 1 finds nothing: gems is empty'],
  [{ type: 'supply-renewed', wreck: 1, count: 9 }, '9 discarded treasures become the supply of gold'],
  [{ type: 'scallop-spent', seat: 0, wreck: 1 }, 'seat 0 pays a scallop for one more treasure'],
  [
    { type: 'claim-announced', seat: 0, display: 1, slot: 2, stars: 0, card: 17, exact: true },
    'seat 0 claims exhibit 17 with display 1',
  ],
  [{ type: 'decorated', seat: 0, shell: 'conch', card: 17 }, 'seat 0 decorates exhibit 17 with a conch'],
  [
    { type: 'style-earned', seat: 0, card: 12, reward: { kind: 'choice' } },
    'seat 0 earns a seashell of choice for exact order',
  ],
  [
    { type: 'style-lost', seat: 0, card: 21, reward: { kind: 'piece' } },
    'seat 0 finds nothing to take: an aquarium piece for exact order',
  ],
  [
    { type: 'exhibit-collected', seat: 0, card: 0, conch: true, discarded: [0, 1, 0] },
    'seat 0 collects exhibit 0 and discards 3 treasures',
  ],
  [
    { type: 'piece-taken', seat: 0, piece: 6, tile: 0, aquarium: 1, paid: [2, 0, 0] },
    'seat 0 puts piece 6 on aquarium 1 for 2 conch',
  ],
  [{ type: 'end-triggered', seat: 0, turnsLeft: 3 }, 'seat 0 has enough exhibits; turns left: 3'],
  [{ type: 'game-over', result }, 'the game is over, won by seat 0 and seat 1'],
];

describe('an event in one sentence', () => {
  test.each(sentences)('$type', (event, sentence) => {
    expect(wreckRaiders.describe(event)).toBe(sentence);
  });

  test('the end of a solo game', () => {
    const alone = { ...result, scores: [{ ...score, total: 1 }], winners: [], band: 0 };
    expect(wreckRaiders.describe({ type: 'game-over', result: alone })).toBe('the game is over with 1 coin');
  });

  test('all 33 kinds are here, and nearly all come up in random play', () => {
    const kinds = new Set<string>(sentences.map(([{ type }]) => type));
    expect(kinds.size).toBe(33);
    const seen = new Set<string>();
    for (const players of [1, 5])
      for (const seed of range(2)) {
        const { options, actions } = randomTranscript(wreckRaiders, { setup: { players }, seed, plies: 700 });
        const first = wreckRaiders.begin(options);
        for (const { type } of first.events) seen.add(type);
        for (const { type } of playWithEvents(wreckRaiders, first.state, actions).events) seen.add(type);
      }
    const rare = [
      'end-triggered',
      'move-forfeited',
      'rival-removed',
      'style-earned',
      'style-lost',
      'wreck-empty',
    ];
    expect([...kinds].filter((kind) => !seen.has(kind) && !rare.includes(kind))).toEqual([]);
  });
});

const lines = (name: PhaseName) => wreckRaiders.text(phases[name]).split('\n');

describe('the text of a position', () => {
  test('draws Reef, beach, wrecks, exhibits, market and mats', () => {
    const text = lines('neighbour');
    expect(text.slice(0, 17)).toEqual([
      'Turn 1, seat 0, phase place; the die stands for 1; seat 1 gains',
      'Seat 1 places gems-c',
      'Reef: 1 blank | 1 blank | 1 blank',
      'Beach: 1:2 (2 conch) 2:. (1 conch and 1 scallop) 3:. (2 scallop) 4:. (1 scallop and 1 starfish) 5:. (2 starfish) 6:. (1 conch and 1 starfish)',
      'Seashells on the beach: 12 conch and 13 scallop and 15 starfish',
      'Wreck 0 gems: 1:0 2:1 4:. 6:. 3:. 5:1 | supply 19, discard 0',
      'Wreck 1 gold: 1:. 3:. 2:. 4:. 6:. 5:. | supply 21, discard 0',
      'Wreck 2 art: 1:. 3:. 6:. 2:. 5:. 4:. | supply 21, discard 0',
      'Wreck 3 relics: 1:. 4:. 3:. 5:. 2:. 6:. | supply 21, discard 0',
      'Exhibits:',
      '  slot 0: gems gems gems; 5 coins; crest conch',
      '  slot 1: gold gold gold; 5 coins; crest scallop',
      '  slot 2: art art art; 5 coins; crest conch',
      '  slot 3: relics relics relics; 5 coins; crest scallop',
      'Market:',
      '  tile 0: bottom, costs 1 conch, 1 coin',
      '  tile 1: bottom, costs 1 scallop, 1 coin',
    ]);
    expect(text[23]).toBe(
      '  tile 8: top, costs 1 scallop and 1 starfish, 3 coins for each 1 scallop and 1 starfish',
    );
    expect(text.slice(24, 31)).toEqual([
      'Seat 0: 0 coins, divers off the board: 4, basket 1 conch and 2 scallop',
      '  display 0: gems-b',
      '  display 1: empty',
      '  display 2: empty',
      '  vault column 0: empty',
      '  vault column 1: empty',
      '  vault column 2: empty',
    ]);
  });

  test('is the same for everybody', () => {
    const texts = ([0, 1, 'public', undefined] as const).map((viewer) =>
      wreckRaiders.text(phases.claiming, viewer),
    );
    expect(new Set(texts).size).toBe(1);
  });

  test.each<{ of: PhaseName; says: string[] }>([
    { of: 'market', says: ['Turn 0, seat 0, phase setup; due: start-player', 'Reef: no dice'] },
    {
      of: 'decorated',
      says: [
        'Seat 0 places art-a',
        'Display 0 claims the exhibit of slot 0; decorated with scallop',
        '  slot 0: gems relics gold; 6 coins; crest conch and scallop; exact order: 1 scallop',
        '  display 2: gems-a gold-a gold-b gold-a',
      ],
    },
    {
      of: 'over',
      says: [
        'Turn 1, seat 1, phase over; 0 turns left',
        'the game is over, won by seat 0',
        '  exhibits: 6, of them with a Conch 1',
        '  vault column 0: gems-a art-a',
        '  aquarium 0: Bottom Top; shows 2 conch and 2 scallop; 6 coins',
      ],
    },
    { of: 'soloSend', says: ['A diver of the Rivals waits for a beach spot'] },
    {
      of: 'vaultOnly',
      says: [
        'Turn 3, round 1, seat 0, phase place; the die stands for 1',
        'Seat 0 places gold-b in the vault',
        'Rivals: 15 left, 0 removed; this round they went to relics and gold',
      ],
    },
    { of: 'soloOver', says: ['the game is over with 51 coins (WR-SOLO-25)'] },
  ])('$of', ({ of, says }) => {
    expect(lines(of)).toEqual(expect.arrayContaining(says));
  });

  test('a claim with Starfish', () => {
    const state = base(2, (draft) => {
      draft.exhibits[0] = 36;
      give(draft, 0, { shells: [0, 0, 3], displays: [[3, GEM, GEM, 3, 9], [], []] });
    });
    const [action] = wreckRaiders
      .legalActions(after(state, ...beachTurn()))
      .filter((one) => one.type === 'claim-exhibit' && one.stars === 19);
    expect(action).toEqual(claim(0, 0, 19));
    const open = base(2, (draft) => {
      draft.exhibits[0] = 37;
      give(draft, 0, { shells: [1, 0, 1], displays: [[3, 3, 6, 3, GEM], [], []] });
    });
    expect(wreckRaiders.text(after(open, ...beachTurn(), claim(0, 0, 16)))).toContain(
      'Display 0 claims the exhibit of slot 0; Starfish on pedestals 4\n',
    );
  });

  test('a wreck that ran out', () => {
    expect(wreckRaiders.text({ ...phases.rivalTurn, ranOut: true })).toContain(
      '; a wreck ran out this round',
    );
  });
});

describe('the canonical form', () => {
  test('has the fields of the specification', () => {
    expect(Object.keys(wreckRaiders.canonical(phases.vaultOnly) as object).sort()).toEqual(
      (
        'actors,bumped,claim,closing,deck,dice,die,discard,exhibits,gain,home,market,mats,neighbours,pending,phase,' +
        'ranOut,result,rivalWrecks,rivals,round,roundTurn,seat,shells,spots,stacks,start,supply,totals,turn,wreck'
      ).split(','),
    );
    expect(wreckRaiders.canonical(phases.neighbour)).toMatchObject({
      actors: [1],
      home: [4, 3, 4],
      totals: [0, 0, 0],
      dice: [
        { value: 1, zone: 'blank', at: 0 },
        { value: 1, zone: 'blank', at: -1 },
        { value: 1, zone: 'blank', at: -1 },
        { value: 1, zone: 'blank', at: -1 },
      ],
    });
  });
});
