/** Where a person can look a case up: addresses by patterns that their publishers document. Nothing here asks whether they answer. */
import type { ReporterCitation } from './found-citation';
import { boundsOf } from './facts/reporter-bounds';
import { reporterNamed } from './facts/reporter-named';

export interface RecordAddress {
  readonly provider: string;
  readonly url: string;
}

/**
 * CourtListener's citation redirect (`/c/{reporter}/{volume}/{page}/`) and the volume at the Caselaw Access Project
 * (`static.case.law/{slug}/{volume}/`), whose slug is the reporter in small letters with hyphens.
 */
export function recordAddresses({ volume, reporter, page }: ReporterCitation): readonly RecordAddress[] {
  const known = reporterNamed(reporter, volume);
  if (!known || known.kind === 'database') return [];
  const place = [known.name, volume, page].map(encodeURIComponent).join('/');
  const addresses = [{ provider: 'CourtListener', url: `https://www.courtlistener.com/c/${place}/` }];
  const isHeld = boundsOf(known).firstYear?.sources.includes('Caselaw Access Project') ?? false;
  if (!isHeld || !/^\d+$/.test(volume)) return addresses;
  const url = `https://static.case.law/${slugs[known.name] ?? slugOf(known.name)}/${volume}/`;
  return [...addresses, { provider: 'Caselaw Access Project', url }];
}

/** Where the project spells the reporter otherwise. */
const slugs: Readonly<Record<string, string>> = {
  'N.Y.2d': 'ny-2d',
  'Misc. 2d': 'misc2d',
  'Misc. 3d': 'misc3d',
  'So. 2d': 'so2d',
  'So. 3d': 'so3d',
  'Neb. Ct. App.': 'neb-app',
  'Abb. N. Cas.': 'abbn-cas',
  'Serg. & Rawle': 'serg-rawl',
  'Ct. Cl.': 'us-ct-cl',
};

/** `F. Supp. 2d` → `f-supp-2d`, `N.Y.S.2d` → `nys2d`: spaces become hyphens, signs go. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/gu, '')
    .trim()
    .replace(/\s+/gu, '-');
}
