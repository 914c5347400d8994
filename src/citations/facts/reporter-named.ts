/** The reporter that a spelling names: `F.Supp.2d`, `F. Supp. 2d` and `Fed. Supp. 2d` are one. */
import { beginsWith } from './lines-beginning';
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

/** Letters, digits and signs alone: what is left of a spelling when spacing, dots, commas, apostrophes and capitals are ignored; `P. [2d]` is `P. (2d)`. */
export function foldSpelling(spelling: string): string {
  return spelling
    .replace(/[\s.,'’\u00ad]/gu, '')
    .replace('[', '(')
    .replace(']', ')')
    .toLowerCase();
}

/** What is written so, by its first letter read when first asked for: a text asks for few. */
class Spelled {
  readonly #spellingsOf: (reporter: Reporter) => readonly string[];
  /** By folded spelling, and as it is written: what is looked up a million times in an import needs no folding. */
  readonly #known = new Map<string, Reporter[]>();
  readonly #letters = new Set<string>();

  constructor(spellingsOf: (reporter: Reporter) => readonly string[]) {
    this.#spellingsOf = spellingsOf;
  }

  get(spelling: string): readonly Reporter[] | undefined {
    const found = this.#known.get(spelling);
    if (found) return found;
    const folded = foldSpelling(spelling);
    this.#learn(folded.charAt(0));
    return this.#known.get(folded);
  }

  #learn(letter: string): void {
    if (this.#letters.has(letter) || !/^[a-z0-9]$/.test(letter)) return;
    this.#letters.add(letter);
    for (const reporter of reportersBeginningWith(letter)) {
      for (const spelling of this.#spellingsOf(reporter)) {
        if (!beginsWith(spelling, letter)) continue;
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
