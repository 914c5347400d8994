/** The reporter that a spelling names: `F.Supp.2d`, `F. Supp. 2d` and `Fed. Supp. 2d` are one. */
import { reporters, type Reporter } from './reporters';

/** By folded spelling, and by name as it is written; of the first letters that have been asked for. */
const known = new Map<string, Reporter[]>();

/**
 * Where two reporters share a spelling, a year as volume names the neutral one (`2019 Ohio 1234`), any other number the printed
 * one (`12 Ohio 34`); `null` where none is known by it.
 */
export function reporterNamed(spelling: string, volume = ''): Reporter | null {
  // Names written in full are looked up a million times in an import: they need no folding.
  const found = known.get(spelling) ?? reportersSpelled(spelling);
  if (!found) return null;
  if (found.length === 1) return found[0] ?? null;
  const isYear = /^(?:1[789]|20)\d\d$/.test(volume);
  return found.find(({ kind }) => (kind === 'neutral') === isYear) ?? found[0] ?? null;
}

/** Letters, digits and signs alone: what is left of a spelling when spacing, dots, commas, apostrophes and capitals are ignored. */
export function foldSpelling(spelling: string): string {
  return spelling.replace(/[\s.,'’\u00ad]/gu, '').toLowerCase();
}

function reportersSpelled(spelling: string): readonly Reporter[] | undefined {
  const folded = foldSpelling(spelling);
  const first = folded.charAt(0);
  unread ??= sortByFirstLetter();
  const { spellings, named } = unread.get(first) ?? nothing;
  unread.delete(first);
  for (const [index, another] of spellings.entries()) learn(foldSpelling(another), named[index]);
  for (const [index, another] of spellings.entries())
    if (another === named[index]?.name) known.set(another, known.get(foldSpelling(another)) ?? []);
  return known.get(folded);
}

function learn(folded: string, reporter: Reporter | undefined): void {
  if (!reporter) return;
  const others = known.get(folded);
  if (!others) known.set(folded, [reporter]);
  else if (!others.includes(reporter)) others.push(reporter);
}

/** Spellings, and beside each the reporter that it names. */
interface Spelled {
  readonly spellings: string[];
  readonly named: Reporter[];
}

const nothing: Spelled = { spellings: [], named: [] };
let unread: Map<string, Spelled> | undefined;

/** Names go before other spellings. */
function sortByFirstLetter(): Map<string, Spelled> {
  const sorted = new Map<string, Spelled>();
  const add = (spelling: string, reporter: Reporter): void => {
    const first = spelling.charAt(0).toLowerCase();
    let alike = sorted.get(first);
    if (!alike) sorted.set(first, (alike = { spellings: [], named: [] }));
    alike.spellings.push(spelling);
    alike.named.push(reporter);
  };
  for (const reporter of reporters) add(reporter.name, reporter);
  for (const reporter of reporters) for (const spelling of reporter.spellings) add(spelling, reporter);
  return sorted;
}
