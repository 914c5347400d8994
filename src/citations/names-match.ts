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

type Named = Pick<CaseCitation, 'plaintiff' | 'defendant' | 'matter' | 'alias'>;

export function namesMatch(name: string, citation: Named): boolean {
  return nameMatcher(name)(citation);
}

/** The same for many cases: the name is read once. */
export function nameMatcher(name: string): (citation: Named) => boolean {
  const wanted = foldName(name);
  if (wanted === '' || commonParties.has(wanted)) return () => false;
  const whole = ` ${wanted} `;
  const [left, right] = wanted.split(/ vs? /);
  const parties = left !== undefined && right !== undefined ? ([` ${left} `, ` ${right} `] as const) : null;
  return (citation) => {
    const { alias, plaintiff, defendant, matter } = foldParties(citation);
    if (alias === whole) return true;
    if (parties) return plaintiff.includes(parties[0]) && defendant.includes(parties[1]);
    return plaintiff.includes(whole) || defendant.includes(whole) || matter.includes(whole);
  };
}

/** What the words of a case's names begin with: a name that it bears begins with one of them. */
export function wordStarts(citation: Named): ReadonlySet<string> {
  const words = Object.values(foldParties(citation)).flatMap((party) => party.split(' '));
  return new Set(words.filter((word) => word !== '').map(wordStart));
}

/** What a name begins with, as `wordStarts` holds it. */
export function startOfName(name: string): string {
  return wordStart(/^[^ ]*/.exec(foldName(name))?.[0] ?? '');
}

/** Of each word of its parties, as `wordStarts` holds it. */
export function startsOfName(name: string): readonly string[] {
  const parties = foldName(name).split(/ vs? /).slice(0, 2);
  return parties
    .flatMap((party) => party.split(' '))
    .filter((word) => word !== '')
    .map(wordStart);
}

function wordStart(word: string): string {
  return word.slice(0, 3);
}

/** Folded, between blanks: each once, for every short form of a text is held against every case before it. */
function foldParties(citation: Named): Readonly<Record<keyof Named, string>> {
  const known = folded.get(citation);
  if (known) return known;
  const { plaintiff = '', defendant = '', matter = '', alias = '' } = citation;
  const parties = {
    plaintiff: ` ${foldName(plaintiff)} `,
    defendant: ` ${foldName(defendant)} `,
    matter: ` ${foldName(matter)} `,
    alias: ` ${foldName(alias)} `,
  };
  folded.set(citation, parties);
  return parties;
}

const folded = new WeakMap<Named, Readonly<Record<keyof Named, string>>>();

/** The words stand together in the party's name. */
export function holds(party: string | undefined, wanted: string): boolean {
  return party !== undefined && ` ${foldName(party)} `.includes(` ${wanted} `);
}

const isPlain = /^[\t-~]*$/;
const empty = /\b(?:the|inc|llc|ltd|corp|co)\b/;

/** In small letters, without signs, accents and what companies are called by. */
export function foldName(name: string): string {
  if (name === '') return name;
  if (/^[A-Z][a-z]+$/.test(name) && name.length > 4) return name.toLowerCase();
  const plain = isPlain.test(name) ? name : name.normalize('NFKD');
  const letters = plain
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ');
  const telling = empty.test(letters)
    ? letters.replace(/\b(?:the|inc|llc|ltd|corp|co)\b/g, ' ').replace(/ {2,}/g, ' ')
    : letters;
  return telling.trim();
}
