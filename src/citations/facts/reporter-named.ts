/** The reporter that a spelling names: `F.Supp.2d`, `F. Supp. 2d` and `Fed. Supp. 2d` are one. */
import { reporters, type Reporter } from './reporters';

let bySpelling: Map<string, Reporter[]> | undefined;

/**
 * Where two reporters share a spelling, a year as volume names the neutral one (`2019 Ohio 1234`), any other number the printed
 * one (`12 Ohio 34`); `null` where none is known by it.
 */
export function reporterNamed(spelling: string, volume = ''): Reporter | null {
  bySpelling ??= indexSpellings();
  const found = bySpelling.get(spelling) ?? bySpelling.get(foldSpelling(spelling));
  if (!found) return null;
  if (found.length === 1) return found[0] ?? null;
  const isYear = /^(?:1[789]|20)\d\d$/.test(volume);
  return found.find(({ kind }) => (kind === 'neutral') === isYear) ?? found[0] ?? null;
}

/** Letters, digits and signs alone: what is left of a spelling when spacing, dots, commas, apostrophes and capitals are ignored. */
export function foldSpelling(spelling: string): string {
  return spelling.replace(/[\s.,'’\u00ad]/gu, '').toLowerCase();
}

function indexSpellings(): Map<string, Reporter[]> {
  const index = new Map<string, Reporter[]>();
  const add = (spelling: string, reporter: Reporter): void => {
    const key = foldSpelling(spelling);
    const others = index.get(key);
    if (!others) index.set(key, [reporter]);
    else if (!others.includes(reporter)) others.push(reporter);
  };
  for (const reporter of reporters) add(reporter.name, reporter);
  for (const reporter of reporters) for (const spelling of reporter.spellings) add(spelling, reporter);
  // Names written in full are looked up a million times in an import: they need no folding.
  for (const { name } of reporters) index.set(name, index.get(foldSpelling(name)) ?? []);
  return index;
}
