/** Whether a short name (`Brown`, `Polk County`) is one by which a case may be called. */
import type { CaseCitation } from './found-citation';

/** Parties of so many cases that their name alone says nothing. */
const commonParties = new Set([
  'united states',
  'us',
  'state',
  'people',
  'commonwealth',
  'in re',
  'city',
  'county',
]);

export function isCommonParty(folded: string): boolean {
  return commonParties.has(folded);
}

export function namesMatch(
  name: string,
  citation: Pick<CaseCitation, 'plaintiff' | 'defendant' | 'matter' | 'alias'>,
): boolean {
  const wanted = foldName(name);
  if (wanted === '' || commonParties.has(wanted)) return false;
  if (citation.alias !== undefined && foldName(citation.alias) === wanted) return true;
  const [left, right] = wanted.split(/ vs? /);
  if (left !== undefined && right !== undefined) {
    return holds(citation.plaintiff, left) && holds(citation.defendant, right);
  }
  return [citation.plaintiff, citation.defendant, citation.matter].some((party) => holds(party, wanted));
}

/** The words stand together in the party's name. */
export function holds(party: string | undefined, wanted: string): boolean {
  return party !== undefined && ` ${foldName(party)} `.includes(` ${wanted} `);
}

/** In small letters, without signs, accents and what companies are called by. */
export function foldName(name: string): string {
  if (/^[A-Z][a-z]+$/.test(name) && name.length > 4) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .replace(/\b(?:the|inc|llc|ltd|corp|co)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
