/** What a claim gets and what a settlement may bill, whichever database holds the rows. */
import type { Usage } from '../../contract/reply';
import { integerIn, textIn } from '../databases/read-row';
import type { Claim, ClaimAnswer } from './accounts';
import { digestsAgree } from './pepper';

type Row = Readonly<Record<string, unknown>>;

/** How long a retry is known as one. */
export const idempotencyMs = 24 * 60 * 60 * 1000;

/** `request`: the digest of what is asked now. `undefined`: nothing was billed for its key, so the request counts as its first. */
export function answerBefore(row: Row | undefined, request: string): ClaimAnswer | undefined {
  if (row === undefined) return undefined;
  if (!digestsAgree(textIn(row, 'request'), request)) return { kind: 'otherRequest' };
  if (row['living'] !== null) return { kind: 'inFlight' };
  const units = integerIn(row, 'units');
  return units > 0 ? { kind: 'billedBefore', units } : undefined;
}

/** What of `claim` can be set aside, or why nothing of it; `held`: what other reservations hold. */
export function unitsFor(
  claim: Claim,
  { remaining }: Usage,
  held: Row | undefined,
): number | Extract<ClaimAnswer, { kind: 'exhausted' }> {
  const free = Math.max(0, remaining - (held === undefined ? 0 : integerIn(held, 'units')));
  if (claim.units > 0 && free === 0) return { kind: 'exhausted', shortly: remaining > 0 };
  return Math.min(claim.units, free);
}

/** Throws for units that the reservation in `row` does not cover: our own mistake. */
export function checkSettlement(row: Row, units: number): void {
  if (!Number.isSafeInteger(units) || units < 0 || units > integerIn(row, 'units')) {
    throw new RangeError('a settlement must lie within its reservation');
  }
}
