/** Which authority an `Id.` means: what stands before it, unless its name, reporter or pin cite tells otherwise. */
import type { FoundCitation, IdCitation, NoteSpan } from '../found-citation';
import { namesMatch } from '../names-match';
import type { FullCitations } from './full-citations';
import { FARTHEST_LAW } from './look-back';
import { isHighPageOf, isLaw, pinMayStandIn } from './pin-may-stand-in';
import { pinReader } from './pin-reader';
import type { Resolution, ResolutionReason } from './resolution';
import { stringCitations } from './string-citations';
import { lastWithin } from './within-another';

/** What has been read of a text, and grows as it is read on. */
export interface ReadSoFar {
  readonly found: readonly FoundCitation[];
  readonly notes: readonly NoteSpan[];
  readonly resolutions: readonly Resolution[];
  /** Of each chain (the body's is -1), the finds that `Id.` may follow, latest last. */
  readonly chains: ReadonlyMap<number, readonly number[]>;
  readonly fulls: FullCitations;
}

/** `note`: an index into the notes, or -1 for the body. */
export type ResolveId = (index: number, citation: IdCitation, note: number) => Resolution;

export function idResolver({ found, notes, resolutions, chains, fulls }: ReadSoFar): ResolveId {
  const strings = stringCitations(found, resolutions);
  const meantByPin = pinReader(found, resolutions);

  return function resolveId(index, citation, note) {
    const named =
      fulls.matchShortBehind(index) ?? fulls.matchParallel(citation) ?? fulls.matchNameBefore(citation);
    if (named) return named;
    const chain = outsideQuotation(citation, chains.get(note) ?? []);
    const { previous, reason } = previousOf(index, note, chain);
    if (previous === undefined) return abstain(reason);
    // Behind a string citation only a page can tell which of its authorities is meant.
    const { pinCite } = citation;
    if (found[previous]?.inString && !citation.inString && strings.isOfSeveral(chain, pinCite)) {
      const spokenOf = strings.spokenOf(chain, citation);
      return spokenOf === null ? abstain('several') : { antecedent: spokenOf, reason: 'name' };
    }
    const resolution = resolutions[previous];
    const antecedent = resolution?.antecedent ?? null;
    const meant = antecedent === null ? undefined : found[antecedent];
    if (antecedent === null || meant === undefined) return abstain(resolution?.reason ?? 'nothingBefore');
    const spokenOf = fulls.matchSpokenOf(citation, meant);
    if (spokenOf) return spokenOf;
    if (isBehindUnread(citation, meant, note)) return abstain('unread');
    // "Id. (7th edition, 1999)" is a book's.
    if (meant.kind === 'case' && edition.test(citation.parenthetical ?? '')) return abstain('pinOutside');
    const byPin = pinCite === undefined ? antecedent : meantByPin(index, pinCite, antecedent, chain);
    if (byPin !== null) {
      // Within one string citation a page may tell.
      const isPassed =
        meant.kind === 'case' && byPin !== antecedent && !strings.meantIn(chain).includes(byPin);
      return { antecedent: byPin, reason, ...(isPassed ? { passed: antecedent } : {}) };
    }
    // "Id. § 6.2" behind a regulation's "§ 201.57": the label, letter or contract of the record that was cited before.
    const isOfRecord = pinCite?.startsWith('§') && chain.slice(-FARTHEST_LAW).some(isRecord);
    if (isOfRecord) return abstain('record');
    return { ...abstain('pinOutside'), ...(meant.kind === 'case' ? { passed: antecedent } : {}) };
  };

  /** “… would not have enacted Elm Law § 5” (id.): the quotation's source, not what its words cite. */
  function outsideQuotation(
    { quotationStart: from }: IdCitation,
    chain: readonly number[],
  ): readonly number[] {
    if (from === undefined) return chain;
    const last = chain.findLastIndex((earlier) => (found[earlier]?.start ?? 0) < from);
    return last < 0 ? chain : chain.slice(0, last + 1);
  }

  /** Within a parenthetical, `id.` follows what stands before it there; else the authority that carries it. */
  function previousOf(index: number, note: number, chain: readonly number[]): Previous {
    const previous = lastWithin(found, index) ?? chain.at(-1);
    if (previous !== undefined) return { previous, reason: 'preceding' };
    const inBefore = note < 0 ? undefined : beforeNote(note);
    if (inBefore === undefined) return { reason: 'nothingBefore' };
    return inBefore === 'several' ? { reason: 'several' } : { previous: inBefore, reason: 'beforeNote' };
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

  /** Whether something that cites and was not read may be meant instead. What stands before a note is no part of its chain. */
  function isBehindUnread({ unread, pinCite }: IdCitation, meant: FoundCitation, note: number): boolean {
    if (!unread || unread.start < (notes[note]?.start ?? 0)) return false;
    if (unread.isFormer) return pinMayStandIn(pinCite, meant);
    if (meant.kind !== 'case') return !(unread.isSection && isLaw(meant));
    // A page that the case has, and few papers do.
    return !(unread.name !== undefined && namesMatch(unread.name, meant)) && !isHighPageOf(pinCite, meant);
  }

  function isRecord(index: number): boolean {
    return resolutions[index]?.reason === 'record';
  }
}

interface Previous {
  /** Absent where it cannot be told; `reason` then says why. */
  readonly previous?: number;
  readonly reason: ResolutionReason;
}

function abstain(reason: ResolutionReason): Resolution {
  return { antecedent: null, reason };
}

const edition = /^(?:(?:rev\.|\d{1,2}(?:st|d|nd|rd|th)) ed)/;
