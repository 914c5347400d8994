/** Whether two documents write the caption of one case. */
import { compareNames } from '../../src/citations/compare-names';
import { nameLikeness } from '../../src/service/library/names/name-likeness';

/** Captions this alike are the same caption, written otherwise. */
const ALIKE = 0.7;

export function isSameCaption(left: string, right: string): boolean {
  return nameLikeness(left, right) >= ALIKE || isShortFor(left, right) || isShortFor(right, left);
}

/** As a lawyer shortens it: "Chevron, U.S.A., Inc. v. NRDC, Inc.". */
function isShortFor(short: string, full: string): boolean {
  const [plaintiff, defendant] = short.split(' v. ');
  if (plaintiff === undefined || defendant === undefined) return false;
  return compareNames({ plaintiff, defendant }, { caseName: full, otherNames: [] })?.agreement === 'same';
}
