/** A reference that leads elsewhere or nowhere: a `supra` or short form of what is not cited, a `supra` of another note, an `Id.` behind another case than its page. */
import { captionOf } from '../citations/caption-of';
import { editDistance } from '../citations/comparing/edit-distance';
import type { CaseCitation, FoundCitation, ShortCitation, SupraCitation } from '../citations/found-citation';
import { firstPage } from '../citations/reading/opinion-pages';
import { isWithinAnother } from '../citations/resolving/within-another';
import type { FoundQuotation } from '../quotes/found-quotation';
import type { Astray } from './brief-item';
import { mayMissWords, type BriefText, type Story } from './brief-text';
import type { ReadCitations } from './read-citations';

/** Of each find; `null` wherever anything else may be meant, or something of the brief was not read. */
export function astrayReference(
  brief: BriefText,
  { text, found, resolutions }: ReadCitations,
  quotations: readonly FoundQuotation[],
): (index: number) => Astray | null {
  const isWhole = !brief.unread.some(mayMissWords);
  const notes = brief.stories.filter(({ kind }) => kind === 'footnote' || kind === 'endnote');

  return (index) => {
    const citation = found[index];
    if (citation?.kind === 'id') return isQuoted(citation) ? null : passedBy(index);
    if (!isWhole || citation === undefined || isQuoted(citation)) return null;
    // `(citing Elm, 12 F.3d at 4)` copies what the opinion cites.
    if (citation.kind === 'short') return isWithinAnother(found, index) ? null : nameAstray(index, citation);
    return citation.kind === 'supra' ? (noteAstray(index, citation) ?? nameAstray(index, citation)) : null;
  };

  /** The words of another opinion have its own references. */
  function isQuoted({ start }: FoundCitation): boolean {
    return (
      quotations.some((one) => one.fullStart <= start && start < one.fullEnd) ||
      brief.paragraphs.some((one) => one.indented && one.start <= start && start < one.end)
    );
  }

  function passedBy(index: number): Astray | null {
    const { antecedent, passed } = resolutions[index] ?? {};
    const [before, taken] = [found[passed ?? -1], found[antecedent ?? -1]];
    if (before?.kind !== 'case') return null;
    if (taken?.kind === 'case') return { kind: 'passed', before: nameOf(before), taken: nameOf(taken) };
    const id = found[index];
    const [pin, first] = [firstPage(id?.kind === 'id' ? id.pinCite : undefined), lowestFirstPage(before)];
    if (pin === null || first === null || pin >= first) return null;
    return { kind: 'beforeFirst', before: nameOf(before), first: String(first) };
  }

  function nameAstray(index: number, { name }: SupraCitation | ShortCitation): Astray | null {
    if (name === undefined || resolutions[index]?.reason !== 'unknownName') return null;
    const words = tellingWords(name);
    if (words.length === 0 || ofAPaper.test(name) || words.some(standsElsewhere)) return null;
    const similar = cases().find((one) => words.some((word) => isSimilar(word, one)));
    // A case without a name may be the one that is called so.
    if (!similar && cases().some(({ plaintiff }) => plaintiff === undefined)) return null;
    return { kind: 'uncited', name, ...(similar ? { similar: captionOf(similar) } : {}) };
  }

  /** Those that stand on their own. */
  function cases(): readonly CaseCitation[] {
    return found.filter(
      (one, index): one is CaseCitation => one.kind === 'case' && !isWithinAnother(found, index),
    );
  }

  /** Beyond the references themselves, and sentences that only speak of it (`Elm held`). */
  function standsElsewhere(word: string): boolean {
    // "De Shaney", "Mc-Donald"
    const spelled = new RegExp(Array.from(word).join("[\\s'’.-]?"), 'gi');
    return Array.from(text.matchAll(spelled)).some(({ index, 0: written }) => {
      const end = index + written.length;
      const isReference = found.some(
        (one, at) =>
          one.fullStart <= index &&
          end <= one.end &&
          (one.kind === 'supra' || one.kind === 'short') &&
          resolutions[at]?.antecedent === null,
      );
      if (isReference) return false;
      const isSpokenOf =
        written === word &&
        beforeSpokenOf.test(text.slice(Math.max(0, index - 12), index)) &&
        behindSpokenOf.test(text.slice(end, end + 12));
      return !isSpokenOf;
    });
  }

  function noteAstray(index: number, { name, note, start, end }: SupraCitation): Astray | null {
    if (note === undefined || !ownNote.test(text.slice(start, end))) return null;
    // Notes that are typed into the text, or whose numbers are not told.
    if (found.some(({ pageNote }) => pageNote) || notes.some(({ label }) => label === undefined)) return null;
    const there = notes.filter(({ label }) => label === note);
    if (there.length === 0) return isTyped(note) ? null : { kind: 'noNote', note };
    const isBelow = there.every(({ anchor = 0 }) => anchor > placeInBody(start));
    if (isBelow) return { kind: 'noteBelow', note };
    const antecedent = resolutions[index]?.antecedent ?? null;
    if (name === undefined || antecedent === null) return null;
    const words = tellingWords(name);
    if (words.length === 0 || there.some((one) => cites(one, antecedent, words))) return null;
    return { kind: 'notInNote', note, name };
  }

  /** Of what stands in a note, where that is called. */
  function placeInBody(at: number): number {
    return notes.find(({ start, end }) => start <= at && at < end)?.anchor ?? at;
  }

  /** A paragraph that begins with the number, or a mark whose raised digits were lost: `so held.2 The`. */
  function isTyped(note: string): boolean {
    return new RegExp(`(?:^|\\n)\\s?[[(]?${note}[\\]).\\s]|[.,;:)”"’]${note}\\s`).test(text);
  }

  /** The note, or the paragraph in which it is called. */
  function cites(note: Story, antecedent: number, words: readonly string[]): boolean {
    const calledIn = brief.paragraphs.filter(
      ({ start, end }) => note.anchor !== undefined && start <= note.anchor && note.anchor <= end,
    );
    return [note, ...calledIn].some(
      ({ start, end }) =>
        words.some((word) => text.slice(start, end).toLowerCase().includes(word.toLowerCase())) ||
        found.some(
          (one, at) => one.start >= start && one.end <= end && resolutions[at]?.antecedent === antecedent,
        ),
    );
  }
}

function nameOf(citation: CaseCitation): string {
  return captionOf(citation) || `${citation.volume} ${citation.reporter} ${citation.page ?? ''}`.trim();
}

/** Of the series in which its pages are numbered; `null` where one of them tells of no page. */
function lowestFirstPage({ page, parallel = [] }: CaseCitation): number | null {
  const pages = [page, ...parallel.map((one) => one.page)].map((one) => firstPage(one));
  return pages.includes(null) ? null : Math.min(...pages.map(Number));
}

/** Those that no abbreviation or initials can stand for. */
function tellingWords(name: string): readonly string[] {
  const words = name.match(/[\p{L}\d'’.&]+/gu) ?? [];
  return words.filter((word) => /^[A-Z][A-Za-z]*[a-z]{3,}[A-Za-z]*$/.test(word));
}

function isSimilar(word: string, citation: CaseCitation): boolean {
  const words = captionOf(citation).match(/\p{L}{4,}/gu) ?? [];
  return words.some(
    (other) =>
      other[0] === word[0] &&
      editDistance(word.toLowerCase(), other.toLowerCase()) <= (word.length >= 8 ? 2 : 1),
  );
}

/** `supra note 4`; `supra, n. 4` may be a note of the opinion. */
const ownNote = /^supra\snotes?\s/i;

const beforeSpokenOf = /(?:^|[.;:]\s|\n|\b(?:in|as|the|under|by|like|unlike|but)\s)$/i;
const behindSpokenOf = /^(?:['’]s)?\s(?!vs?\.?\s|and\s|et\s)[a-z]/;

/** `Kessler Declaration, supra`, `Statement of Facts, supra`: papers, parts of this one, laws and books, which have other forms. */
const ofAPaper =
  /\b(?:Orders?|Opinion|Brief|Decl|Declaration|Affidavit|Complaint|Compl|Motion|Mem|Memorandum|Report|Exhibits?|Appendix|Tables?|Figures?|Statement|Facts|Background|Rules?|Act|Code|Sections?|Treatise|Restatement|Amendments?|Letter|Comments?|Article|Guide|Manual|Handbook|Notice|Agreement|Contract|Transcript|Hearing|Testimony|Deposition|Response|Reply|Petition|Answer|Stipulation|Judgment|Decision|Ruling|Policy|Plan|Study|Survey|Regulations?|Guidelines|Resolution|Law|Laws|Bill|Parts?|Introduction|Argument|Discussion|Conclusion|Analysis)\b/;
