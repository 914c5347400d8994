/** Where a person can look a citation up: addresses by patterns that their publishers document. Nothing here asks whether they answer. */
import { constitutionPart } from './constitution-part';
import type { CodeCitation, ReporterCitation } from './found-citation';
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

/** The section in the official publication, for the codes that have documented addresses; empty for any other. */
export function codeAddresses({
  code,
  title,
  section,
}: Pick<CodeCitation, 'code' | 'title' | 'section'>): readonly RecordAddress[] {
  const part = constitutionPart({ code, ...(section === undefined ? {} : { section }) });
  if (part) {
    const url = `https://constitution.congress.gov/constitution/${part.kind}-${part.number}/`;
    return [{ provider: 'Constitution Annotated', url }];
  }
  const number = firstSection(section);
  // Title 35 of the regulations, of the Panama Canal, stands empty.
  if (number === undefined || (code === 'C.F.R.' && title === '35')) return [];
  if (code === 'U.S.C.' && title !== undefined) {
    const place = `granuleid:USC-prelim-title${encodeURIComponent(title)}-section${encodeURIComponent(number)}`;
    const url = `https://uscode.house.gov/view.xhtml?req=${place}&num=0&edition=prelim`;
    return [{ provider: 'Office of the Law Revision Counsel', url }];
  }
  if (code === 'C.F.R.' && title !== undefined) {
    const kind = number.includes('.') ? 'section' : 'part';
    const url = `https://www.ecfr.gov/current/title-${encodeURIComponent(title)}/${kind}-${encodeURIComponent(number)}`;
    return [{ provider: 'eCFR', url }];
  }
  if (code === 'Fed. Reg.' && title !== undefined) {
    const url = `https://www.federalregister.gov/citation/${encodeURIComponent(title)}-FR-${encodeURIComponent(number)}`;
    return [{ provider: 'Federal Register', url }];
  }
  return [];
}

/** Of a range its first: `1331` of `1331-1399`. The sign within `2000e-5` or `240.10b-5` belongs to the name of the section. */
function firstSection(section: string | undefined): string | undefined {
  const written = /^[\dA-Za-z.–-]+/u.exec(section ?? '')?.[0].replace('–', '-');
  const [, first, last] = /^(\d+)-(\d+)$/u.exec(written ?? '') ?? [];
  return first !== undefined && Number(last) > Number(first) ? first : written;
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
