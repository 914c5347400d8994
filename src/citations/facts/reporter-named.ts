/** The reporter that a spelling names: `F.Supp.2d`, `F. Supp. 2d` and `Fed. Supp. 2d` are one. */
import { beginningOf } from './beginnings';
import { reportersBeginningWith, type Reporter } from './reporters';

/**
 * Where two reporters share a spelling, a year as volume names the neutral one (`2019 Ohio 1234`), any other number the printed
 * one (`12 Ohio 34`); `null` where none is known by it.
 */
export function reporterNamed(spelling: string, volume = ''): Reporter | null {
  // Nearly all that is asked for is a name: its other spellings wait until one is no name.
  const found = names.get(spelling) ?? others.get(spelling);
  if (!found) {
    // "Cush. Rep.", "Cush. (Mass.)"
    const bare = spelling.replace(/(?:\s?\([^()]*\)|(?:Rep(?:orter)?|Series)[.,]?)$/, '');
    return bare === spelling ? null : reporterNamed(bare, volume);
  }
  if (found.length === 1) return found[0] ?? null;
  const isYear = /^(?:1[789]|20)\d\d$/.test(volume);
  return found.find(({ kind }) => (kind === 'neutral') === isYear) ?? found[0] ?? null;
}

/** Whether a reporter of this name is also cited with hyphens: `2019-Ohio-1234`, `2007-NMCA-014`. */
export function isHyphenated(name: string): boolean {
  return (
    names
      .get(name)
      ?.some((one) => one.name === name && (one.kind === 'neutral' || one.form === 'hyphenated')) === true
  );
}

/** Letters, digits and signs alone: what is left of a spelling when spacing, dots, commas, apostrophes and capitals are ignored; `P. [2d]` is `P. (2d)`. */
export function foldSpelling(spelling: string): string {
  return spelling
    .replace(/[\s.,'’\u00ad]/gu, '')
    .replace('[', '(')
    .replace(']', ')')
    .toLowerCase();
}

/** What is written so, by its beginning read when first asked for: a text asks for few. */
class Spelled {
  readonly #spellingsOf: (reporter: Reporter) => readonly string[];
  /** By folded spelling, and as it is written: what is looked up a million times in an import needs no folding. */
  readonly #known = new Map<string, Reporter[]>();
  readonly #learnt = new Set<number>();

  constructor(spellingsOf: (reporter: Reporter) => readonly string[]) {
    this.#spellingsOf = spellingsOf;
  }

  get(spelling: string): readonly Reporter[] | undefined {
    const found = this.#known.get(spelling);
    if (found) return found;
    this.#learn(beginningOf(spelling));
    return this.#known.get(foldSpelling(spelling));
  }

  #learn(beginning: number): void {
    if (this.#learnt.has(beginning)) return;
    this.#learnt.add(beginning);
    for (const reporter of reportersBeginningWith(beginning)) {
      for (const spelling of this.#spellingsOf(reporter)) {
        if (beginningOf(spelling) !== beginning) continue;
        const folded = foldSpelling(spelling);
        const named = this.#known.get(folded) ?? [];
        if (!named.includes(reporter)) named.push(reporter);
        this.#known.set(folded, named).set(spelling, named);
      }
    }
  }
}

const names = /* @__PURE__ */ new Spelled(({ name }) => [name]);
const others = /* @__PURE__ */ new Spelled(({ spellings }) => spellings);
