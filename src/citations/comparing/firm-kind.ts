/** What of a party's name says that it is a company, and of which kind. */
import { lettersOf } from './name-words';
import type { Party } from './party';

/** `co` of `Parke, Davis & Company`, `inc` of `Smith Co., Inc.`: the kind of company that ends the name. */
export function firmKindOf({ main }: Party): string | undefined {
  const [, kind = ''] = firmKind.exec(main) ?? [];
  const folded = lettersOf(kind);
  return folded === '' ? undefined : (shortKinds[folded] ?? folded);
}

const firmKind =
  /[\s,](incorporated|inc|corporation|corp|company|co|limited|ltd|(?:limited|ltd\.?) p(?:artner|['’])ship|l\.?\s?l\.?\s?c|l\.?\s?l\.?\s?p|l\.?\s?p)\.?$/iu;
const shortKinds: Readonly<Record<string, string>> = {
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
  limited: 'ltd',
  limitedpartnership: 'lp',
  ltdpship: 'lp',
};

/** `Delong Equipment` of `Delong Equipment Company`. */
export function withoutFirmKind({ written }: Party): string {
  return written.replace(firmKind, '');
}

/** `Parke, Davis & Co.` has no surname; the Law Offices of Curtis V. Trinko, LLP have. */
export function isFirm({ main }: Pick<Party, 'main'>): boolean {
  if (/^(?:the )?law offices? of /iu.test(main)) return false;
  return /[&]|\b(?:co|corp|inc|llc|llp|l\.l\.[cp]|n\.a|ltd|company|corporation)\b/iu.test(main);
}

/** `Southern R. Co.`, `N. & W. Ry.` */
export function isRailway({ main }: Party): boolean {
  return /\brail(?:road|way)s?\b|\br\. ?(?:r\.|co\b)|\bry\./iu.test(main);
}

/** Insurers are told apart by words that stand in the names of many. */
export function isInsurer({ main }: Party): boolean {
  return /\bins(?:urance|\.)(?!\p{L})/iu.test(main);
}
