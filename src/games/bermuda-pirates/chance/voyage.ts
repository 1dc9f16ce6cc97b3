import * as z from 'zod/mini';
import { range } from '../../../core/lists.js';
import { refusal } from '../../../core/refusal.js';
import type { LazyRefusal } from '../../../core/refusal.js';
import { COLOURS } from '../vocabulary.js';
import { drop } from '../effects/land.js';
import { maybeBeginRaid } from '../effects/begin-raid.js';
import { bankCargo } from '../effects/bank.js';
import { fallOverboard, runAground } from '../effects/lose.js';
import { reachDock } from '../effects/reach-dock.js';
import { settleNext } from '../flow/sailing.js';
import { endVoyage, sailOn } from '../flow/voyage.js';
import { refuseLoading } from '../queries.js';
import type { RuleId } from '../rules.js';
import { chance } from '../state.js';
import { colourSchema, seatSchema } from '../vocabulary.js';
import type { BermudaPiratesDraft, Context, Known } from '../state.js';

const reportSchema = /* @__PURE__ */ z.union([
  z.strictObject({ met: z.literal('dock'), colour: colourSchema }),
  z.strictObject({ met: z.literal('lost'), colour: colourSchema }),
  z.strictObject({ met: z.literal('base'), seat: seatSchema }),
  z.strictObject({
    met: z.literal('slip'),
    colour: colourSchema,
    to: z.enum(['sea', 'off', 'island', 'obstacle']),
  }),
  z.strictObject({
    met: z.literal('slip'),
    colour: colourSchema,
    to: z.literal('base'),
    seat: seatSchema,
  }),
  z.strictObject({ met: z.enum(['whirlpool', 'aground', 'off-board', 'home']) }),
]);
type Report = z.infer<typeof reportSchema>;

/**
 * What the referee says the boat has met.
 *
 * @see BP-R-REFEREE Any table or physics may drive the rules
 * @see BP-R-REFMEET Reports without effect
 * @see BP-R-REFSLIP What drops off and ends on land
 * @see BP-PUSH-6 Home with treasure
 */
export const voyage = chance({
  kind: 'voyage',
  outcome: reportSchema,

  outcomes({ players, variant, turn, cargo, lost }, _pending, { edition }) {
    const weights = edition.refereed.voyage;
    const afloat = range(COLOURS).filter((colour) => lost.some(([, of]) => of === colour));
    const rivals = variant === 'plunder' ? range(players).filter((seat) => seat !== turn) : [];
    const reports: [Report, number][] = [
      ...range(COLOURS).map((colour): [Report, number] => [{ met: 'dock', colour }, weights.dock]),
      ...afloat.map((colour): [Report, number] => [{ met: 'lost', colour }, weights.lost]),
      ...rivals.map((seat): [Report, number] => [{ met: 'base', seat }, weights.base]),
      ...cargo.map((colour): [Report, number] => [{ met: 'slip', colour, to: 'sea' }, weights.slipSea]),
      ...cargo.map((colour): [Report, number] => [{ met: 'slip', colour, to: 'off' }, weights.slipOff]),
      [{ met: 'whirlpool' }, weights.whirlpool],
      [{ met: 'aground' }, weights.aground],
      [{ met: 'off-board' }, weights.offBoard],
    ];
    if (cargo.length > 0) reports.push([{ met: 'home' }, weights.home]);
    return reports;
  },

  refuse(state, report) {
    switch (report.met) {
      case 'lost':
        return state.lost.some(([, of]) => of === report.colour)
          ? null
          : refusal('BP-LOST-2', () => `no treasure of colour ${String(report.colour)} is lost at sea`);
      case 'base':
        return refuseBase(state, report.seat);
      case 'slip':
        return refuseSlip(state, report);
      case 'home':
        return state.cargo.length > 0
          ? null
          : refusal('BP-PUSH-6', () => 'the boat has nothing aboard to bring home');
      case 'dock':
      case 'whirlpool':
      case 'aground':
      case 'off-board':
        return null;
    }
  },

  apply(draft, report, _pending, ctx) {
    switch (report.met) {
      case 'dock':
        reachDock(draft, ctx, report.colour);
        sailOn(draft);
        return;
      case 'lost':
        meetLost(draft, report.colour);
        return;
      case 'base':
        if (!maybeBeginRaid(draft, ctx, report.seat)) sailOn(draft);
        return;
      case 'slip': {
        const seat = report.to === 'base' ? report.seat : -1;
        const landing = { at: report.to, cell: -1, seat };
        drop(draft, ctx, report.colour, { landing, by: 'treasure-slipped' });
        sailOn(draft);
        return;
      }
      case 'whirlpool':
        ctx.emit?.({ type: 'boat-caught', seat: draft.turn, cell: -1 });
        settleNext(draft, ctx);
        return;
      case 'aground':
      case 'off-board':
      case 'home':
        comeBack(draft, ctx, report.met);
    }
  },
});

function meetLost(draft: BermudaPiratesDraft, colour: number): void {
  if (refuseLoading(draft, draft.turn, colour) !== null) {
    sailOn(draft);
    return;
  }
  draft.phase = 'touch';
  draft.touched = colour;
}

function comeBack(draft: BermudaPiratesDraft, ctx: Context, how: 'aground' | 'off-board' | 'home'): void {
  if (how === 'aground') runAground(draft, ctx, -1);
  else if (how === 'off-board') fallOverboard(draft, ctx);
  else bankCargo(draft, ctx);
  endVoyage(draft, ctx);
}

function refuseBase({ variant, players, turn }: Known, seat: number): LazyRefusal<RuleId> | null {
  return variant === 'plunder' && seat < players && seat !== turn
    ? null
    : refusal('BP-PLUN-2', () => `seat ${String(seat)} has no base to steal from`);
}

function refuseSlip(
  { cargo, players }: Known,
  slip: Extract<Report, { met: 'slip' }>,
): LazyRefusal<RuleId> | 'accepted' | null {
  if (!cargo.includes(slip.colour))
    return refusal('BP-R-REFSLIP', () => `colour ${String(slip.colour)} is not aboard`);
  if (slip.to === 'sea' || slip.to === 'off') return null;
  return slip.to === 'base' && slip.seat >= players
    ? refusal('BP-R-REFSLIP', () => `seat ${String(slip.seat)} does not take part`)
    : 'accepted';
}
