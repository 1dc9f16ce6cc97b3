import { at } from '../../core/lists.js';
import { coloured, hasGems, plus, totalOf } from './gems.js';
import { isDuringTurn, isInSetUp, placesLeftOf } from './invariant.js';
import type { Invariant } from './invariant.js';
import { GEM_BITS, gemsOn, isBecalmed, leftOf, nextWay, placements, tiltingOf } from './queries.js';
import { standingsOf, winnersOf } from './scoring.js';
import { BLACK, CELLS, COLOURED, COLOURS } from './vocabulary.js';

export const turns: readonly Invariant[] = [
  [
    'the turn is not that of the seat whose it is',
    (state) => {
      const { first, turn, turns: finished, phase, seats } = state;
      if (isInSetUp(state)) return finished === 0;
      const before = finished - (phase === 'over' ? 1 : 0);
      return before >= 0 && placesLeftOf(first, turn, state) === before % seats.length;
    },
  ],
  [
    'the first player is not the one agreed on',
    ({ options: { firstPlayer }, phase, first }) =>
      firstPlayer === 'random' || (phase !== 'first' && (first < 0 || first === firstPlayer)),
  ],
  [
    'a round begins after the flag',
    (state) => {
      const { flagBy, phase, turn, first, settling, pending } = state;
      if (flagBy < 0 || phase === 'over' || turn !== first) return true;
      const place = placesLeftOf(turn, flagBy, state);
      return place < settling || (place === settling && pending?.kind === 'draw-card');
    },
  ],
  [
    'the game goes on although nobody could ever place a gem',
    (state, { table }) => {
      const { options, turns: finished, raft, hand, seats, holder } = state;
      if (options.variant !== 'standard' || finished === 0) return true;
      if (!isDuringTurn(state) || holder >= 0) return true;
      return !isBecalmed({ raft: plus(gemsOn(raft), hand), seats }, table);
    },
  ],
  [
    'the result is not what the scored boats give, or there is no reason for the end',
    (state, { table }) => {
      const { result, turns: finished, seats, flagBy, options } = state;
      if (result === null) return true;
      const standings = standingsOf(state, table);
      const isByFlag = flagBy >= 0 && finished % seats.length === 0;
      const isEnd = isByFlag || (options.variant === 'standard' && isBecalmed(state, table));
      return (
        isEnd &&
        (result.reason === 'flag') === isByFlag &&
        String(result.winners) === String(winnersOf(standings)) &&
        String(result.points) === String(standings.map(({ points }) => points)) &&
        String(result.boats) === String(standings.map(({ boats }) => boats))
      );
    },
  ],
];

export const tilts: readonly Invariant[] = [
  [
    'the tilt stands where nothing can move, or is held before its first beat',
    ({ tilt, raft, pending }, { table }) => {
      if (tilt === null) return true;
      const way = nextWay(raft, tiltingOf(table, tilt.edge, tilt.finger), pending === null ? 0 : tilt.cursor);
      if (pending?.kind !== 'slide-gems') return way !== undefined && tilt.cursor === CELLS && tilt.beats > 0;
      return way?.cell === pending.cell && way.position === tilt.cursor;
    },
  ],
  [
    'more gems fell out than the openings let through',
    ({ tilt, hand, pending }, { table }) => {
      if (tilt === null) return true;
      const { edge, finger, beats, cursor } = tilt;
      const most = tiltingOf(table, edge, finger).ways.reduce((sum, { to, width, position }) => {
        const times = beats + (pending !== null && position < cursor ? 1 : 0);
        return sum + (to === null ? width * times : 0);
      }, 0);
      return totalOf(hand) <= most;
    },
  ],
];

export const gems: readonly Invariant[] = [
  [
    'the active player is not the one who places',
    ({ holder, turn, phase }) => phase !== 'place' || holder === turn,
  ],
  [
    'gems have come back to the active player',
    ({ holder, turn, phase }) => phase !== 'receive' || holder !== turn,
  ],
  [
    'there are gems in hand in a phase without',
    ({ hand, phase }) => !hasGems(hand) || ['slide', 'hold', 'place', 'receive'].includes(phase),
  ],
  ['black gems are passed', ({ hand, phase }) => phase !== 'receive' || hand[BLACK] === 0],
  [
    'gems are passed that the active player could place',
    (state, { table }) =>
      state.phase !== 'receive' || (placements(state, state.turn, table) & GEM_BITS) === 0,
  ],
  [
    'nothing can be placed',
    (state, { table }) =>
      state.holder < 0 || state.pending !== null || placements(state, state.holder, table) !== 0,
  ],
  [
    'gems are in the air, and no drop of the first of them is due',
    ({ air, phase, pending }) => {
      const first = COLOURS.find((_, place) => at(air, place) > 0);
      if (phase === 'outer') return first !== undefined;
      return pending?.kind === 'drop-gem' ? pending.gem === first : first === undefined;
    },
  ],
  [
    'gems drop that nobody gave back',
    (state, { table }) => {
      const { pending, phase, air, hand, holder, turn, settling, seats } = state;
      if (pending?.kind !== 'drop-gem') return true;
      if (phase === 'receive')
        return !hasGems(coloured(air)) && hasGems(hand) && holder === leftOf(turn, state);
      if (settling <= 0) return true;
      const { boats, scored } = at(seats, (turn + settling) % seats.length);
      const spaces = table.spaces[scored.at(-1) ?? -1];
      if (spaces === undefined || !boats.includes(null)) return false;
      const count = spaces[0] + spaces[1] + spaces[2];
      return totalOf(air) <= count && COLOURED.every((place) => air[place] <= spaces[place]);
    },
  ],
];
