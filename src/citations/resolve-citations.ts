/**
 * Which full citation each find means: one pass in the order of reading, abstaining where the text does not settle it.
 *
 * A note is read where it is called, so the text behind its call may be short for what only the note cites in full.
 * `Id.` follows the last authority that stands on its own: not one inside a parenthetical, nor behind its
 * `citing`, nor a case's later history. A
 * reference to the record breaks the chain, and each note has a chain of its own.
 */
import type { FoundCitation, NoteSpan } from './found-citation';
import { namesMatch } from './short-names';
import { FullCitations, placeOf } from './resolving/full-citations';
import { isWithinAnother, lastWithin } from './resolving/holders';
import {
  countsParagraphs,
  isHighPageOf,
  isLaw,
  isFarIn,
  isPage,
  pinMayStandIn,
  pinStandsIn,
  volumesOfParagraphs,
} from './resolving/pin-fits';
import { inReadingOrder } from './resolving/reading-order';
import type { Resolution, ResolutionReason } from './resolving/resolution';

export function resolveCitations(
  found: readonly FoundCitation[],
  { notes: given = [] }: { readonly notes?: readonly NoteSpan[] } = {},
): readonly Resolution[] {
  const notes = [...given, ...new Set(found.flatMap(({ pageNote }) => pageNote ?? []))].sort(
    (one, other) => one.start - other.start,
  );
  const resolutions: Resolution[] = found.map(() => ({ antecedent: null, reason: 'nothingBefore' }));
  /** Of each chain (the body's is -1), the finds that `Id.` may follow, latest last. */
  const chains = new Map<number, number[]>();
  const fulls = new FullCitations(found);
  const everything = new FullCitations(found);
  const volumes = volumesOfParagraphs(found);
  const lastCase = found.findLastIndex(({ kind }) => kind === 'case');
  for (const [index, { kind }] of found.entries()) if (kind === 'case') everything.add(index);
  for (const { index, citation, note } of inReadingOrder(found, notes)) {
    const chain = chains.get(note) ?? [];
    chains.set(note, chain);
    const resolution = resolve(index, citation, note);
    resolutions[index] = resolution;
    if (resolution.reason === 'full' || citation.kind === 'docket') fulls.add(index);
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
      case 'short': {
        const resolution = fulls.matchShort(citation);
        if (resolution.reason !== 'unknownName') return resolution;
        // The note that cites it in full may be printed further on, without a sign of where it is called.
        return everything.matchLater(citation) ?? resolution;
      }
      case 'supra': {
        const resolution = fulls.matchSupra(citation);
        if (resolution.reason !== 'unknownName' || index > lastCase) return resolution;
        return everything.matchNamedLater(citation) ?? resolution;
      }
      case 'id':
        return resolveId(index, note);
    }
  }

  function resolveId(index: number, note: number): Resolution {
    const citation = found[index];
    const named =
      fulls.matchShortBehind(index) ??
      (citation?.kind === 'id' ? (fulls.matchParallel(citation) ?? fulls.matchNameBefore(citation)) : null);
    if (named) return named;
    // Within a parenthetical, `id.` follows what stands before it there; else the authority that carries it.
    const chain = outsideQuotation(citation, chains.get(note) ?? []);
    let previous = lastWithin(found, index) ?? chain.at(-1);
    let reason: ResolutionReason = 'preceding';
    if (previous === undefined && note >= 0) {
      const before = beforeNote(note);
      if (before === 'several') return { antecedent: null, reason: 'several' };
      previous = before;
      reason = 'beforeNote';
    }
    if (previous === undefined) return { antecedent: null, reason: 'nothingBefore' };
    // Behind a string citation only a page can tell which of its authorities is meant.
    const pinCite = citation?.kind === 'id' ? citation.pinCite : undefined;
    if (found[previous]?.inString && !citation?.inString && pinCite === undefined && !isOneAuthority(chain)) {
      return { antecedent: null, reason: 'several' };
    }
    const resolution = resolutions[previous];
    if (!resolution) return { antecedent: null, reason: 'nothingBefore' };
    if (resolution.antecedent === null) return { antecedent: null, reason: resolution.reason };
    const antecedent = found[resolution.antecedent];
    const spokenOf = citation?.kind === 'id' ? fulls.matchSpokenOf(citation, antecedent) : null;
    if (spokenOf) return spokenOf;
    if (antecedent && citation && isBehindUnread(citation, antecedent, note))
      return { antecedent: null, reason: 'unread' };
    // "Id. (7th edition, 1999)" is a book's.
    if (antecedent?.kind === 'case' && citation?.kind === 'id' && edition.test(citation.parenthetical ?? ''))
      return { antecedent: null, reason: 'pinOutside' };
    if (antecedent && pinCite?.startsWith('§') && !holdsSection(antecedent, pinCite)) {
      // "Id. § 12112(b)" behind another law or a case: the latest law whose section begins alike.
      const alike = lawBefore(chain, pinCite);
      if (alike !== null) return { antecedent: alike, reason };
    }
    if (antecedent && pinCite?.startsWith('¶') && !countsParagraphs(antecedent, volumes)) {
      const earlier = paragraphsBefore(chain);
      if (earlier !== null) return { antecedent: earlier, reason };
    }
    if (
      antecedent?.kind === 'case' &&
      isFarIn(antecedent, pinCite, citedPins(index, resolution.antecedent))
    ) {
      const nearer = holderBefore(near(index), pinCite);
      if (nearer !== null) return { antecedent: nearer, reason };
    }
    if (antecedent && !pinMayStandIn(pinCite, antecedent)) {
      const earlier = isLaw(antecedent)
        ? caseBefore(chain, pinCite)
        : antecedent.kind === 'case'
          ? (holderBefore(chain, pinCite) ?? holderBefore(near(index), pinCite))
          : null;
      if (earlier !== null) return { antecedent: earlier, reason };
      // "Id. § 6.2" behind a regulation's "§ 201.57": the label, letter or contract of the record that was cited before.
      const isOfRecord = pinCite?.startsWith('§') && chain.slice(-FARTHEST_LAW).some(isRecord);
      return { antecedent: null, reason: isOfRecord ? 'record' : 'pinOutside' };
    }
    return { antecedent: resolution.antecedent, reason };
  }

  /** What was read last before a note: in the body, or in the note before if that is called later and cites one authority. */
  function beforeNote(note: number): number | 'several' | undefined {
    const anchor = notes[note]?.anchor ?? 0;
    const inBody = (chains.get(-1) ?? []).filter((earlier) => (found[earlier]?.start ?? 0) < anchor).at(-1);
    const inNote = chains.get(note - 1) ?? [];
    const calledAt = notes[note - 1]?.anchor ?? -1;
    if (inNote.length === 0 || calledAt > anchor || calledAt < (found[inBody ?? -1]?.start ?? 0))
      return inBody;
    return new Set(inNote.map((earlier) => resolutions[earlier]?.antecedent)).size > 1
      ? 'several'
      : inNote.at(-1);
  }

  /** What stands next before, in parentheticals too: `Elm, 587 U.S., at 398 (quoting Oak v. Fir, 547 U.S. 250, 259). Id., at 256`. */
  function near(index: number): readonly number[] {
    const before = Array.from({ length: Math.min(index, FARTHEST_CASE) }, (_, back) => index - 1 - back);
    return before.reverse();
  }

  /** The pages of `antecedent` that the finds before `index` cite. */
  function citedPins(index: number, antecedent: number): readonly (string | undefined)[] {
    return near(index)
      .filter((earlier) => resolutions[earlier]?.antecedent === antecedent)
      .map((earlier) => (found[earlier] as { readonly pinCite?: string }).pinCite);
  }

  /** Whether all members of the string citation at the end of the chain mean one authority. */
  function isOneAuthority(chain: readonly number[]): boolean {
    const meant = (place: number) => resolutions[chain[place] ?? -1]?.antecedent;
    let last = chain.length - 1;
    for (; found[chain[last] ?? -1]?.inString; last--) if (meant(last) !== meant(last - 1)) return false;
    return true;
  }

  /** Whether something that cites and was not read may be meant instead. What stands before a note is no part of its chain. */
  function isBehindUnread(citation: FoundCitation, antecedent: FoundCitation, note: number): boolean {
    if (citation.kind !== 'id' || !citation.unread) return false;
    const { unread, pinCite } = citation;
    if (unread.start < (notes[note]?.start ?? 0)) return false;
    if (antecedent.kind !== 'case') return true;
    // A page that the case has, and few papers do.
    return (
      !(unread.name !== undefined && namesMatch(unread.name, antecedent)) &&
      !isHighPageOf(pinCite, antecedent)
    );
  }

  /** “… would not have enacted Elm Law § 5” (id.): the quotation's source, not what its words cite. */
  function outsideQuotation(
    citation: FoundCitation | undefined,
    chain: readonly number[],
  ): readonly number[] {
    const from = citation?.kind === 'id' ? citation.quotationStart : undefined;
    if (from === undefined) return chain;
    const last = chain.findLastIndex((earlier) => (found[earlier]?.start ?? 0) < from);
    return last < 0 ? chain : chain.slice(0, last + 1);
  }

  function isRecord(index: number): boolean {
    return resolutions[index]?.reason === 'record';
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

  /** "Id. at ¶ 15" behind a statute or a printed case: the case cited by paragraphs that stands next before; the record has them too. */
  function paragraphsBefore(chain: readonly number[]): number | null {
    for (const index of chain.slice(-FARTHEST_CASE).reverse()) {
      const antecedent = resolutions[index]?.antecedent ?? null;
      const meant = antecedent === null ? undefined : found[antecedent];
      if (!meant) return null;
      if (meant.kind === 'case' && countsParagraphs(meant, volumes)) return antecedent;
    }
    return null;
  }

  /** A page before the first of the case that stands before, or a star page of a printed one: the only case near that it fits. */
  function holderBefore(chain: readonly number[], pinCite: string | undefined): number | null {
    const isStar = pinCite?.startsWith('*') === true;
    const holders = new Map<string, number>();
    /** Those whose own pages it is, not a parallel's. */
    const owners = new Map<string, number>();
    for (const index of chain.slice(-FARTHEST_CASE).reverse()) {
      const antecedent = resolutions[index]?.antecedent ?? null;
      const meant = antecedent === null ? undefined : found[antecedent];
      if (antecedent === null || meant?.kind !== 'case' || !pinStandsIn(pinCite, meant)) continue;
      if (isStar) return antecedent;
      const place = placeOf(meant);
      if (!holders.has(place)) holders.set(place, antecedent);
      if (!owners.has(place) && pinStandsIn(pinCite, { ...meant, parallel: [] }))
        owners.set(place, antecedent);
    }
    const fitting = owners.size > 0 ? owners : holders;
    const [only = null] = fitting.values();
    return fitting.size === 1 ? only : null;
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

const edition = /^(?:(?:rev\.|\d{1,2}(?:st|d|nd|rd|th)) ed)/;

/** So many finds back a law may stand whose section `Id. § 12112(b)` goes on with. */
const FARTHEST_LAW = 8;

/** Whether the section of a pin cite is the one that `law` cites: alike as far as the first subdivision or dot. */
function holdsSection(law: FoundCitation, pinCite: string): boolean {
  if (!('section' in law)) return false;
  const [wanted = ''] = /[\w:-]+/.exec(pinCite) ?? [];
  return new RegExp(`(?:^|[^\\w:-])${wanted}(?![\\w:-])`).test(law.section);
}

/** How many citations may stand between a case and the `Id.` whose page means it. */
const FARTHEST_CASE = 8;

/** How many statutes and rules may stand between a case and the `Id.` whose page means it. */
const FARTHEST_PASSED = 3;
