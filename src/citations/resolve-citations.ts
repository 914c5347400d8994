/**
 * Which full citation each find means: one forward pass, abstaining where the text does not settle it.
 *
 * `Id.` follows the last authority that stands on its own: not one inside a parenthetical, nor behind its
 * `citing`, nor a case's later history. A
 * reference to the record breaks the chain, and each note has a chain of its own.
 */
import type { CaseCitation, FoundCitation, ShortCitation, SupraCitation } from './found-citation';
import { captionsMatch, namesMatch } from './short-names';

export interface Resolution {
  /** The index of a full citation among the finds (its own, where it is one); `null` where it cannot be told. */
  readonly antecedent: number | null;
  readonly reason: ResolutionReason;
}

type ResolutionReason =
  /** A full citation means itself. */
  | 'full'
  /** The same volume and reporter, and the name where one is given. */
  | 'place'
  /** The only authority with that name. */
  | 'name'
  /** What stands directly before. */
  | 'preceding'
  /** `Id.` at the beginning of a note: what stands before the note's mark. */
  | 'beforeNote'
  /** Not settled: nothing before it, */
  | 'nothingBefore'
  /** the record, */
  | 'record'
  /** several that fit, */
  | 'several'
  /** none that fits, */
  | 'unknownName'
  /** or a page that the preceding authority cannot have. */
  | 'pinOutside';

export interface NoteSpan {
  readonly start: number;
  readonly end: number;
  /** Where the note is called in the body. */
  readonly anchor: number;
}

export function resolveCitations(
  found: readonly FoundCitation[],
  { notes = [] }: { readonly notes?: readonly NoteSpan[] } = {},
): readonly Resolution[] {
  const resolutions: Resolution[] = [];
  /** Of each chain (the body's is -1), the finds that `Id.` may follow, latest last. */
  const chains = new Map<number, number[]>();
  const fulls = new FullCitations(found);
  for (const [index, citation] of found.entries()) {
    const note = noteOf(citation, notes);
    const chain = chains.get(note) ?? [];
    chains.set(note, chain);
    const resolution = resolve(index, citation, note);
    resolutions.push(resolution);
    if (resolution.reason === 'full') fulls.add(index);
    if (!citation.citedByPrevious && !isWithinAnother(found, index)) chain.push(index);
  }
  return resolutions;

  function resolve(index: number, citation: FoundCitation, note: number): Resolution {
    switch (citation.kind) {
      case 'case':
      case 'statute':
      case 'regulation':
      case 'constitution':
      case 'rule':
      case 'secondary':
        return { antecedent: index, reason: 'full' };
      case 'docket':
      case 'record':
        return { antecedent: null, reason: 'record' };
      case 'short':
        return fulls.matchShort(citation);
      case 'supra':
        return fulls.matchSupra(citation);
      case 'id':
        return resolveId(index, note);
    }
  }

  function resolveId(index: number, note: number): Resolution {
    const citation = found[index];
    const named = fulls.matchShortBehind(index);
    if (named) return named;
    const chain = chains.get(note) ?? [];
    // Within a parenthetical, `id.` follows what stands before it there; else the authority that carries it.
    let previous = lastWithin(found, index) ?? lastOutsideQuotation(citation, chain);
    let reason: ResolutionReason = 'preceding';
    if (previous === undefined && note >= 0) {
      const anchor = notes[note]?.anchor ?? 0;
      previous = (chains.get(-1) ?? []).filter((earlier) => (found[earlier]?.start ?? 0) < anchor).at(-1);
      reason = 'beforeNote';
    }
    if (previous === undefined) return { antecedent: null, reason: 'nothingBefore' };
    // Behind a string citation only a page can tell which of its authorities is meant.
    const pinCite = citation?.kind === 'id' ? citation.pinCite : undefined;
    if (found[previous]?.inString && !citation?.inString && pinCite === undefined) {
      return { antecedent: null, reason: 'several' };
    }
    const resolution = resolutions[previous];
    if (!resolution) return { antecedent: null, reason: 'nothingBefore' };
    if (resolution.antecedent === null) return { antecedent: null, reason: resolution.reason };
    const antecedent = found[resolution.antecedent];
    // "Id. (7th edition, 1999)" is a book's.
    if (antecedent?.kind === 'case' && citation?.kind === 'id' && edition.test(citation.parenthetical ?? ''))
      return { antecedent: null, reason: 'pinOutside' };
    if (antecedent && pinCite?.startsWith('§') && !holdsSection(antecedent, pinCite)) {
      // "Id. § 12112(b)" behind another law or a case: the latest law whose section begins alike.
      const alike = lawBefore(chain, pinCite);
      if (alike !== null) return { antecedent: alike, reason };
    }
    if (antecedent && !pinMayStandIn(pinCite, antecedent)) {
      const earlier = isLaw(antecedent)
        ? caseBefore(chain, pinCite)
        : antecedent.kind === 'case'
          ? holderBefore(chain, pinCite)
          : null;
      return earlier === null ? { antecedent: null, reason: 'pinOutside' } : { antecedent: earlier, reason };
    }
    return { antecedent: resolution.antecedent, reason };
  }

  /** “… would not have enacted Elm Law § 5” (id.): the quotation's source, not what its words cite. */
  function lastOutsideQuotation(
    citation: FoundCitation | undefined,
    chain: readonly number[],
  ): number | undefined {
    const from = citation?.kind === 'id' ? citation.quotationStart : undefined;
    if (from === undefined) return chain.at(-1);
    return chain.findLast((earlier) => (found[earlier]?.start ?? 0) < from) ?? chain.at(-1);
  }

  function lawBefore(chain: readonly number[], pinCite: string): number | null {
    for (const index of chain.slice(-FARTHEST_LAW).reverse()) {
      const antecedent = resolutions[index]?.antecedent ?? null;
      const meant = antecedent === null ? undefined : found[antecedent];
      if (meant && (isLaw(meant) || meant.kind === 'regulation') && holdsSection(meant, pinCite))
        return antecedent;
    }
    return null;
  }

  /** A page before the first of the case that stands before, or a star page of a printed one: the only case near that it fits. */
  function holderBefore(chain: readonly number[], pinCite: string | undefined): number | null {
    const isStar = pinCite?.startsWith('*') === true;
    const holders = new Map<string, number>();
    for (const index of chain.slice(-FARTHEST_CASE).reverse()) {
      const antecedent = resolutions[index]?.antecedent ?? null;
      const meant = antecedent === null ? undefined : found[antecedent];
      if (antecedent === null || meant?.kind !== 'case' || !pinStandsIn(pinCite, meant)) continue;
      if (isStar) return antecedent;
      if (!holders.has(placeOf(meant))) holders.set(placeOf(meant), antecedent);
    }
    const [only = null] = holders.values();
    return holders.size === 1 ? only : null;
  }

  /** A statute or rule named in passing between a case and `Id. at 35`: the page tells that the case is meant. */
  function caseBefore(chain: readonly number[], pinCite: string | undefined): number | null {
    if (!isPage(pinCite)) return null;
    for (const index of chain.slice(-FARTHEST_PASSED).reverse()) {
      const antecedent = resolutions[index]?.antecedent ?? null;
      const meant = antecedent === null ? undefined : found[antecedent];
      if (!meant) return null;
      if (isLaw(meant)) continue;
      return meant.kind === 'case' && pinMayStandIn(pinCite, meant) ? antecedent : null;
    }
    return null;
  }
}

/** The full citations so far, for short forms to be matched with. */
class FullCitations {
  readonly #found: readonly FoundCitation[];
  readonly #cases: number[] = [];
  readonly #byPlace = new Map<string, number[]>();

  constructor(found: readonly FoundCitation[]) {
    this.#found = found;
  }

  add(index: number): void {
    const citation = this.#found[index];
    if (citation?.kind !== 'case') return;
    this.#cases.push(index);
    for (const { volume, reporter } of [citation, ...(citation.parallel ?? [])]) {
      const key = `${volume} ${reporter}`;
      const list = this.#byPlace.get(key);
      if (list) list.push(index);
      else this.#byPlace.set(key, [index]);
    }
  }

  /** `Id., 109 S. Ct. at 1994`: the reporter right behind tells which case is meant; `null` where none stands there. */
  matchShortBehind(index: number): Resolution | null {
    const id = this.#found[index];
    const next = this.#found[index + 1];
    if (id?.kind !== 'id' || next?.kind !== 'short' || id.pinCite !== undefined) return null;
    if (next.inString || next.fullStart !== next.start || next.start - id.end > 2) return null;
    const resolution = this.matchShort(next);
    return resolution.antecedent === null ? null : resolution;
  }

  matchShort(citation: ShortCitation): Resolution {
    const { name } = citation;
    const key = `${citation.volume} ${citation.reporter}`;
    const { page } = citation;
    const inVolume = (this.#byPlace.get(key) ?? []).filter(
      (index) => page === undefined || isAt(this.#caseAt(index), citation.reporter, page),
    );
    const fitting = inVolume.filter((index) =>
      pageMayHold(this.#found[index], citation.reporter, citation.pinCite),
    );
    const named = name === undefined ? [] : inVolume.filter((index) => namesMatch(name, this.#caseAt(index)));
    const namedFitting = named.filter((index) => fitting.includes(index));
    const choice = this.#only(namedFitting) ?? this.#only(named) ?? this.#only(fitting);
    if (choice !== undefined) return { antecedent: choice, reason: 'place' };
    if (name === undefined || inVolume.length > 0) {
      // Of several cases of one volume, the last that begins before the page.
      const nearest = this.#nearest(namedFitting.length > 0 ? namedFitting : fitting, citation);
      if (nearest !== null) return { antecedent: nearest, reason: 'place' };
      return { antecedent: null, reason: inVolume.length > 0 ? 'several' : 'unknownName' };
    }
    return this.#matchName(name);
  }

  matchSupra(citation: SupraCitation): Resolution {
    if (citation.name === undefined) return { antecedent: null, reason: 'unknownName' };
    return this.#matchName(citation.name);
  }

  #matchName(name: string): Resolution {
    const exactly = this.#cases.filter((index) => namesMatch(name, this.#caseAt(index)));
    const matching =
      exactly.length > 0 ? exactly : this.#cases.filter((index) => captionsMatch(name, this.#caseAt(index)));
    const only = this.#only(matching);
    if (only !== undefined) return { antecedent: only, reason: 'name' };
    return { antecedent: null, reason: matching.length > 0 ? 'several' : 'unknownName' };
  }

  /** The latest of `indices` if all are one authority. */
  #only(indices: readonly number[]): number | undefined {
    const places = new Set(indices.map((index) => placeOf(this.#caseAt(index))));
    return places.size === 1 ? indices.at(-1) : undefined;
  }

  #nearest(indices: readonly number[], citation: ShortCitation): number | null {
    const pin = firstPage(citation.pinCite);
    if (pin === null) return null;
    let best: number | null = null;
    let bestPage = -1;
    for (const index of indices) {
      const page = pageIn(this.#caseAt(index), citation.reporter);
      if (page === null || page > pin || page < bestPage) continue;
      best = index;
      bestPage = page;
    }
    return best;
  }

  #caseAt(index: number): CaseCitation {
    const citation = this.#found[index];
    if (citation?.kind !== 'case') throw new Error('Only case citations are kept for matching.');
    return citation;
  }
}

function isAt(citation: CaseCitation, reporter: string, page: string): boolean {
  return [citation, ...(citation.parallel ?? [])].some(
    (one) => one.reporter === reporter && one.page === page,
  );
}

function placeOf(citation: CaseCitation): string {
  // Of a slip citation only the parties tell one from another.
  const page =
    citation.page ?? `${citation.plaintiff ?? ''} v. ${citation.defendant ?? String(citation.start)}`;
  return `${citation.volume} ${citation.reporter} ${page}`;
}

/** An index into `notes`, or -1 for the body. */
function noteOf(citation: FoundCitation, notes: readonly NoteSpan[]): number {
  return notes.findIndex(({ start, end }) => citation.start >= start && citation.start < end);
}

/** Whether an earlier find's parentheticals or history hold this one. */
function isWithinAnother(found: readonly FoundCitation[], index: number): boolean {
  return holderOf(found, index) !== null;
}

const FARTHEST_HOLDER = 40;

function holderOf(found: readonly FoundCitation[], index: number): number | null {
  const citation = found[index];
  if (!citation) return null;
  for (let earlier = index - 1; earlier >= 0 && earlier >= index - FARTHEST_HOLDER; earlier--) {
    const other = found[earlier];
    if (other && other.end <= citation.start && other.fullEnd >= citation.end) return earlier;
  }
  return null;
}

/** The find before `index` within the same parenthetical. */
function lastWithin(found: readonly FoundCitation[], index: number): number | undefined {
  const holder = holderOf(found, index);
  if (holder === null) return undefined;
  for (let earlier = index - 1; earlier > holder; earlier--) {
    if (holderOf(found, earlier) === holder) return earlier;
  }
  return holder;
}

const edition = /^(?:(?:rev\.|\d{1,2}(?:st|d|nd|rd|th)) ed)/;

/** So many finds back a law may stand whose section `Id. § 12112(b)` goes on with. */
const FARTHEST_LAW = 8;

/** Whether the section of a pin cite is the one that `law` cites: alike as far as the first subdivision or dot. */
function holdsSection(law: FoundCitation, pinCite: string): boolean {
  if (!('section' in law)) return false;
  const [wanted = ''] = /[\w:-]+/.exec(pinCite) ?? [];
  return new RegExp(`(?:^|[^\\w:-])${wanted}(?![\\w:-])`).test(law.section);
}

/** How many statutes and rules may stand between a case and the `Id.` whose page means it. */
const FARTHEST_PASSED = 3;

function isLaw({ kind }: FoundCitation): boolean {
  return kind === 'statute' || kind === 'rule' || kind === 'constitution';
}

/** A page alone: `35`, `589-92`; a section's number (`12(b)`, `8.1`) is none. */
function isPage(pinCite: string | undefined): boolean {
  return pinCite !== undefined && /^(?:at )?\*?\d{1,5}(?:[-–—, ]|n\.|$)/.test(pinCite);
}

function pinMayStandIn(pinCite: string | undefined, antecedent: FoundCitation): boolean {
  if (pinCite === undefined) return true;
  // "A-32" and "Ex. 8" are pages of an appendix.
  if (/^[A-Z]/.test(pinCite)) return antecedent.kind === 'secondary';
  if (isLaw(antecedent))
    return !isPage(pinCite) && !(pinCite.startsWith('¶') && !isParagraphOf(antecedent, pinCite));
  if (antecedent.kind === 'secondary') {
    if (pinCite.startsWith('§')) return !/(?:Rev|L\.J|Rec|Cong|Reg)\.?$/.test(antecedent.code);
    // A volume of debates has many.
    if (antecedent.code === 'Cong. Rec.') return true;
    // An article's first page; a treatise is cited by sections.
    const first = antecedent.title === undefined ? null : firstPage(antecedent.section);
    const pin = firstPage(pinCite);
    return first === null || pin === null || pin >= first;
  }
  if (antecedent.kind !== 'case') return true;
  // A section is no case's, and a paragraph only of one that numbers them.
  if (/^(?:§|subd)/.test(pinCite)) return false;
  if (pinCite.startsWith('¶') && !antecedent.parallel && !/^\d{4}$/.test(antecedent.volume)) return false;
  if (pinCite.startsWith('*') && antecedent.page !== undefined) return isNumberedByYear(antecedent);
  if (antecedent.parallel) return true;
  return pageMayHold(antecedent, antecedent.reporter, pinCite);
}

/** Not only by what may be, but by a first page not far before it; star pages are those of a database. */
function pinStandsIn(pinCite: string | undefined, citation: CaseCitation): boolean {
  if (pinCite?.startsWith('*')) return isNumberedByYear(citation);
  const pin = firstPage(pinCite);
  if (pin === null) return false;
  return [citation, ...(citation.parallel ?? [])].some(({ page, volume }) => {
    const first = page !== undefined && /^\d+$/.test(page) && volume.length < 4 ? Number(page) : null;
    return first !== null && first < pin && pin < first + USUAL_PAGES;
  });
}

/** Most opinions are shorter: a page farther on is as likely another's. */
const USUAL_PAGES = 40;
/** How many citations may stand between a case and the `Id.` whose page means it. */
const FARTHEST_CASE = 8;

/** WL, LEXIS and neutral citations. */
function isNumberedByYear(citation: CaseCitation): boolean {
  return [citation, ...(citation.parallel ?? [])].some(({ volume }) => /^\d{4}$/.test(volume));
}

/** `35 U.S.C. § 112`, `Id. ¶ 2`: a rule has no numbered paragraphs, a statute few. */
function isParagraphOf({ kind }: FoundCitation, pinCite: string): boolean {
  return kind === 'statute' && /^¶\s?\d(?!\d)/.test(pinCite);
}

/** The longest opinions of the Supreme Court fill nearly 400. */
const MOST_PAGES = 400;

/** Whether a page can lie within the case: not before its first, nor improbably far behind. */
function pageMayHold(
  citation: FoundCitation | undefined,
  reporter: string,
  pinCite: string | undefined,
): boolean {
  if (citation?.kind !== 'case') return false;
  const pin = firstPage(pinCite);
  const page = pageIn(citation, reporter);
  return pin === null || page === null || (pin >= page && pin < page + MOST_PAGES);
}

function pageIn(citation: CaseCitation, reporter: string): number | null {
  const place = [citation, ...(citation.parallel ?? [])].find((one) => one.reporter === reporter);
  const page = place?.page;
  return page !== undefined && /^\d+$/.test(page) ? Number(page) : null;
}

/** A plain page; `null` for notes, paragraphs and star pages. */
function firstPage(pinCite: string | undefined): number | null {
  const digits = /^\d+/.exec(pinCite ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}
