/** Of several records that a citation fits, one for each decision: sources hold many a decision twice. */
import type { Authority } from '../../citations/authority';
import { compareNames } from '../../citations/compare-names';

/**
 * `authorities` all stand at one place. Two are one decision when their captions agree, both were decided on the same day (or in the
 * same year, where one gives no day), and neither court nor docket number differs; the one with the fullest text stands for both. A
 * record without a caption is a fragment of another, and left out.
 */
export function onePerDecision(authorities: readonly Authority[]): readonly Authority[] {
  if (authorities.length < 2) return authorities;
  const decisions: Authority[] = [];
  const captioned = authorities.filter(({ caseName }) => caseName !== '');
  for (const authority of captioned.length > 0 ? captioned : authorities) {
    const at = decisions.findIndex((known) => areOneDecision(known, authority));
    const known = decisions[at];
    if (!known) decisions.push(authority);
    else if (fullness[authority.text] > fullness[known.text]) decisions[at] = authority;
  }
  return decisions;
}

const fullness: Readonly<Record<Authority['text'], number>> = { none: 0, partial: 1, complete: 2 };

function areOneDecision(left: Authority, right: Authority): boolean {
  if (!mayBeOneDay(left.dateFiled, right.dateFiled)) return false;
  if (left.court !== undefined && right.court !== undefined && left.court !== right.court) return false;
  if (
    left.docketNumber !== undefined &&
    right.docketNumber !== undefined &&
    left.docketNumber !== right.docketNumber
  )
    return false;
  const [plaintiff = '', defendant] = left.caseName.split(/\s+v\.?\s+/u);
  const names = compareNames({ plaintiff, ...(defendant === undefined ? {} : { defendant }) }, right);
  return names?.agreement === 'same' || names?.agreement === 'note';
}

/** `1997` may be any day of that year; two years without a day tell too little. */
function mayBeOneDay(left = '', right = ''): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return isDay.test(long) && (short === long || (/^\d{4}$/.test(short) && long.startsWith(short)));
}

const isDay = /^\d{4}-\d\d-\d\d$/;
