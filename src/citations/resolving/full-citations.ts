/** The full citations of a text so far, for short forms to be matched with. */
import type {
  CaseCitation,
  FoundCitation,
  IdCitation,
  ParallelVolume,
  ShortCitation,
  SupraCitation,
} from '../found-citation';
import { foldName, nameMatcher, namesMatch, startOfName, startsOfName, wordStarts } from '../names-match';
import { captionMatcher } from './captions-match';
import { firstPage } from '../reading/opinion-pages';
import { pageIn, pageMayHold, pinMayStandIn, pinStandsIn } from './pin-may-stand-in';
import type { Resolution } from './resolution';

/** What of a short form tells its case. */
type Cited = Pick<ShortCitation, 'volume' | 'reporter'> & {
  readonly [Field in 'name' | 'page' | 'pinCite']?: string | undefined;
};

export class FullCitations {
  readonly #found: readonly FoundCitation[];
  /** Decisions that are cited by a docket number alone, and articles whose writers a `supra` names. */
  readonly #others: number[] = [];
  readonly #byPlace = new Map<string, number[]>();
  readonly #byWordStart = new Map<string, number[]>();

  constructor(found: readonly FoundCitation[]) {
    this.#found = found;
  }

  add(index: number): void {
    const citation = this.#found[index];
    if (citation?.kind === 'docket' || citation?.kind === 'secondary') this.#others.push(index);
    if (citation?.kind !== 'case') return;
    for (const { volume, reporter } of [citation, ...(citation.parallel ?? [])])
      addTo(this.#byPlace, `${volume} ${reporter}`, index);
    for (const start of wordStarts(citation)) addTo(this.#byWordStart, start, index);
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

  /** `Id., at 1192, 767 P. 2d, at 1046`: the only case of that volume whose pages hold the pin cite. */
  matchParallel({ parallel = [], pinCite }: Pick<SupraCitation, 'parallel' | 'pinCite'>): Resolution | null {
    const held = parallel
      .flatMap(({ volume, reporter }) => this.#byPlace.get(`${volume} ${reporter}`) ?? [])
      .filter((index) => pinMayStandIn(pinCite, this.#caseAt(index)));
    const only =
      this.#only(held.filter((index) => pinStandsIn(pinCite, this.#caseAt(index)))) ?? this.#only(held);
    return only === undefined ? null : { antecedent: only, reason: 'place' };
  }

  /** `Elm, id. at 350`: the case that is named before the comma, where one is. */
  matchNameBefore({ name, pinCite }: IdCitation): Resolution | null {
    if (name === undefined) return null;
    const { antecedent } = this.#matchName(name, pinCite === undefined ? {} : { pinCite });
    const meant = this.#found[antecedent ?? -1];
    return meant?.kind === 'case' && pinMayStandIn(pinCite, meant) ? { antecedent, reason: 'name' } : null;
  }

  /** The case of which the sentence before it speaks, where the page stands in it and not in `previous`. */
  matchSpokenOf({ spokenOf, pinCite }: IdCitation, previous: FoundCitation | undefined): Resolution | null {
    if (spokenOf === undefined || pinCite === undefined || pinStandsIn(pinCite, previous)) return null;
    const { antecedent } = this.#matchName(spokenOf, { pinCite });
    return pinStandsIn(pinCite, this.#found[antecedent ?? -1]) ? { antecedent, reason: 'name' } : null;
  }

  matchShort(citation: ShortCitation): Resolution {
    const resolution = this.#matchVolume(citation);
    if (resolution.antecedent !== null) return resolution;
    // "Elm, _ Va. at _, 326 S.E.2d at 703"
    for (const { volume, reporter } of citation.parallel ?? []) {
      const other = this.#matchVolume({ ...citation, volume, reporter, pinCite: undefined, page: undefined });
      if (other.antecedent === null || other.reason !== 'place') continue;
      // "Elm, 461 U.S. at 56, 103 S. Ct. 1625" behind "Oak v. Ash, 459 U.S. 460, 103 S. Ct. 864": another case of that volume.
      const meant = this.#caseAt(other.antecedent);
      if (!isInOtherVolume(meant, citation) || namesMatch(citation.name ?? '', meant)) return other;
    }
    return resolution;
  }

  /** The only authority whose volume and reporter agree, and name and pages; where one has no name, by its pages near the first. */
  matchLater({ name, volume, reporter, pinCite }: ShortCitation): Resolution | null {
    const fitting = (this.#byPlace.get(`${volume} ${reporter}`) ?? []).filter((index) => {
      const later = this.#caseAt(index);
      return name === undefined || later.plaintiff === undefined
        ? pinStandsIn(pinCite, later)
        : (namesMatch(name, later) || captionMatcher(name)(later)) && pageMayHold(later, reporter, pinCite);
    });
    const only = this.#only(fitting);
    return only === undefined ? null : { antecedent: only, reason: 'place' };
  }

  /** The only case with both names, where the text has none before. */
  matchNamedLater({ name = '', pinCite }: SupraCitation): Resolution | null {
    if (!/ vs?\.? /.test(name)) return null;
    const { antecedent, reason } = this.#matchName(name);
    const later = antecedent === null ? undefined : this.#found[antecedent];
    return later && pinMayStandIn(pinCite, later) ? { antecedent, reason } : null;
  }

  #matchVolume(citation: Cited): Resolution {
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
    const resolution = this.#matchName(name);
    const meant = resolution.antecedent === null ? undefined : this.#found[resolution.antecedent];
    // "Elm, 30 N.Y.3d at 710" behind "Elm v. Oak, 25 N.Y.3d 600": another case of that party.
    return meant?.kind === 'case' && isInOtherVolume(meant, citation)
      ? { antecedent: null, reason: 'unknownName' }
      : resolution;
  }

  matchSupra(citation: SupraCitation): Resolution {
    if (citation.name === undefined) return { antecedent: null, reason: 'unknownName' };
    const resolution = this.#matchName(citation.name, citation);
    if (resolution.reason !== 'unknownName') return resolution;
    // "is foreclosed in this Circuit by Bass, supra"
    const words = citation.name.split(' ');
    const last = words.findLastIndex((word) => /^(?:by|in|under|from)$/.test(word));
    return last < 0 ? resolution : this.#matchName(words.slice(last + 1).join(' '), citation);
  }

  #matchName(
    name: string,
    { parallel = [], pinCite }: Pick<SupraCitation, 'parallel' | 'pinCite'> = {},
  ): Resolution {
    const alike = this.#byWordStart.get(startOfName(name)) ?? [];
    const isNamed = nameMatcher(name);
    const exactly = this.#fewestWithWordsOf(name).filter((index) => isNamed(this.#caseAt(index)));
    const mayBe = captionMatcher(name);
    const matching = exactly.length > 0 ? exactly : alike.filter((index) => mayBe(this.#caseAt(index)));
    const only = this.#only(matching);
    if (only !== undefined) return { antecedent: only, reason: 'name' };
    const inVolume = matching.filter((index) => parallel.some((one) => this.#isIn(index, one)));
    // Of several by one name, the only one whose pages may hold the pin cite.
    const holding = matching.filter((index) => pinMayStandIn(pinCite, this.#caseAt(index)));
    const isHeld = pinStandsIn(pinCite, this.#found[holding.at(-1) ?? -1]);
    const there = this.#only(inVolume) ?? (isHeld ? this.#only(holding) : undefined);
    if (there !== undefined) return { antecedent: there, reason: 'place' };
    const other = matching.length > 0 ? null : this.#matchOther(name);
    if (other !== null) return { antecedent: other, reason: 'name' };
    return { antecedent: null, reason: matching.length > 0 ? 'several' : 'unknownName' };
  }

  /** A case that bears the name has each of its words: those with the rarest of them. */
  #fewestWithWordsOf(name: string): readonly number[] {
    let fewest: readonly number[] | undefined;
    for (const start of startsOfName(name)) {
      const alike = this.#byWordStart.get(start) ?? [];
      if (fewest === undefined || alike.length < fewest.length) fewest = alike;
    }
    return fewest ?? [];
  }

  #matchOther(name: string): number | null {
    const mayBe = captionMatcher(name);
    const matching = this.#others.filter((index) => {
      const one = this.#found[index];
      if (one?.kind === 'secondary')
        return one.author !== undefined && foldName(one.author) === foldName(name);
      return one?.kind === 'docket' && (namesMatch(name, one) || mayBe(one));
    });
    const cited = new Set(matching.map((index) => citedBy(this.#found[index])));
    return cited.size === 1 ? (matching.at(-1) ?? null) : null;
  }

  /** The latest of `indices` if all are one authority. */
  #only(indices: readonly number[]): number | undefined {
    const last = indices.at(-1);
    if (last === undefined) return undefined;
    // Cited once by the year and once by the printed volume, it is the same where one place is.
    const places = new Set(placesOf(this.#caseAt(last)));
    return indices.every((index) => placesOf(this.#caseAt(index)).some((place) => places.has(place)))
      ? last
      : undefined;
  }

  #isIn(index: number, { volume, reporter }: ParallelVolume): boolean {
    return (this.#byPlace.get(`${volume} ${reporter}`) ?? []).includes(index);
  }

  #nearest(indices: readonly number[], citation: Cited): number | null {
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

function addTo(lists: Map<string, number[]>, key: string, index: number): void {
  const list = lists.get(key);
  if (list) list.push(index);
  else lists.set(key, [index]);
}

function citedBy(other: FoundCitation | undefined): string | undefined {
  if (other?.kind === 'docket') return other.docketNumber;
  return other?.kind === 'secondary'
    ? `${other.title ?? ''} ${other.code} ${other.section ?? ''}`
    : undefined;
}

function isInOtherVolume(citation: CaseCitation, { volume, reporter }: Cited): boolean {
  if (volume === '') return false;
  return [citation, ...(citation.parallel ?? [])].some(
    (one) => one.reporter === reporter && one.volume !== '' && one.volume !== volume,
  );
}

function isAt(citation: CaseCitation, reporter: string, page: string): boolean {
  return [citation, ...(citation.parallel ?? [])].some(
    (one) => one.reporter === reporter && one.page === page,
  );
}

function placesOf(citation: CaseCitation): readonly string[] {
  const parallel = citation.parallel ?? [];
  return [
    placeOf(citation),
    ...parallel.map(({ volume, reporter, page }) => `${volume} ${reporter} ${page}`),
  ];
}

export function placeOf(citation: CaseCitation): string {
  // Of a slip citation only the parties tell one from another.
  const page =
    citation.page ?? `${citation.plaintiff ?? ''} v. ${citation.defendant ?? String(citation.start)}`;
  return `${citation.volume} ${citation.reporter} ${page}`;
}
