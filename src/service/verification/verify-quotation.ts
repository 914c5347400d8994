/** One quotation: searched in the cited case, then in every other case that its citation names, before anything turns red. */
import type { Authority } from '../../citations/authority';
import type { QuoteItem } from '../../contract/items';
import { compareQuotation } from '../../quotes/compare-quotation';
import { differenceInContext } from '../../quotes/difference-in-context';
import { isLegible } from '../../quotes/is-legible';
import { partsApart } from '../../quotes/parts-apart';
import type { ComparisonKind, PageSpan, Pin } from '../../quotes/quotation-comparison';
import { readablePassage, sentencesAround } from '../../quotes/readable-passage';
import type { HeldOpinion } from './held-opinion';
import { partAhead } from './part-ahead';
import { lastPageHeld, lastParagraphHeld } from './last-page-held';
import { decidingEdit, excusedByCleaningUp } from '../../verdict/judge-quotation';
import type { CitedPart, ComparedQuotation, QuotationFinding } from '../../verdict/quotation-finding';

/** The citation that a quotation rests on, once it has been verified. */
export interface QuotedSource {
  readonly authority: Authority;
  /** Other cases of the same string citation or "quoting" chain; `null` for one that could not be found. */
  readonly chain: readonly (Authority | null)[];
  /** As the citation gives it. */
  readonly pinCite?: string;
  /** The pages or paragraphs that it names. */
  readonly pin: Pin | null;
  /** The record says that the case has none of these. */
  readonly isPinWrong: boolean;
  readonly part?: CitedPart;
  /** The citation says so: its author left out marks, brackets, ellipses and citations of the opinion, and changed capitals. */
  readonly cleanedUp: boolean;
}

/** The citation that a quotation rests on, where it leaves a doubt of its own. */
export type UnresolvedParent = Extract<QuotationFinding, { kind: 'parentUnresolved' }>;

/** The words of a case; `none` where none are held, `unavailable` where the library failed. */
export type ReadOpinion = (authority: Authority) => Promise<HeldOpinion | 'none' | 'unavailable'>;

type AskedQuotation = Pick<QuoteItem, 'quoteText' | 'affirmed'>;

export async function verifyQuotation(
  quotation: AskedQuotation,
  source: QuotedSource | UnresolvedParent,
  readOpinion: ReadOpinion,
): Promise<QuotationFinding> {
  if ('kind' in source) return source;

  const cited = await readOpinion(source.authority);
  if (cited === 'unavailable') return { kind: 'unavailable' };
  const inCited = cited === 'none' ? null : compareIn(quotation, source, cited);
  if (inCited && agrees(inCited)) return inCited;

  const unsearched: string[] = [];
  for (const other of source.chain) {
    const held = other ? await readOpinion(other) : 'none';
    if (held === 'unavailable') return { kind: 'unavailable' };
    const inOther = held === 'none' ? null : compareIn(quotation, { ...source, pin: null }, held);
    if (other && inOther && agrees(inOther)) {
      const searched = cited === 'none' ? 'none' : cited.opinion.complete ? 'whole' : 'part';
      return { ...inOther, otherCase: { caseName: other.caseName, searched } };
    }
    if (held === 'none' || !held.opinion.complete) unsearched.push(other?.caseName ?? unknownCase);
  }
  return inCited
    ? { ...inCited, unsearched: [...new Set(unsearched)] }
    : { kind: 'textUnavailable', caseName: source.authority.caseName };
}

function compareIn(
  { quoteText: quotation, affirmed = false }: AskedQuotation,
  source: QuotedSource,
  held: HeldOpinion,
): ComparedQuotation {
  const { authority, pinCite, pin, part, cleanedUp } = source;
  const comparison = compareQuotation(quotation, held.index, pin ? { pin, affirmed } : { affirmed });
  const { start, end } = comparison;
  const { text } = held.opinion;
  const edit = decidingEdit(comparison);
  const place = start === null || end === null ? undefined : { start, end };
  const endsAt = endBeforePin(source, held);
  const difference = edit ? differenceInContext(quotation, text, edit, place) : { cited: '', found: '' };
  const isRed = comparison.kind === 'absent' || comparison.severity === 'wording';
  const ahead = partAhead(part, comparison, held.index);
  const apart = isRed ? partsApart(quotation, comparison, held.index, pin) : null;
  return {
    kind: 'compared',
    quotation,
    comparison,
    passage: place ? readablePassage(text, place.start, place.end) : '',
    sentences: place ? sentencesAround(text, place.start, place.end) : '',
    difference,
    ...(apart ? { apart } : {}),
    caseName: authority.caseName,
    ...(pinCite !== undefined && { citedPin: pinCite }),
    citedPages: citedIn(pin, held),
    ...(endsAt !== null && { endsAt }),
    ...(part ? { citedPart: part } : {}),
    ...(ahead ? { partAhead: ahead } : {}),
    isSpeakerUnknown:
      comparison.part === null &&
      (part !== undefined ||
        held.index.untold.some((piece) => start !== null && piece.start <= start && start < piece.end)),
    cleanedUp,
    isLegible: isLegible(difference.found),
    isWhole: held.opinion.complete,
    unsearched: [],
  };
}

/** The pages cited, or the paragraphs, where the opinion counts them. */
function citedIn(pin: Pin | null, { index }: HeldOpinion): ComparedQuotation['citedPages'] {
  if (pin && 'pages' in pin) return pin.pages;
  return (index.paragraphs && pin?.paragraphs) ?? [];
}

/** The last page or paragraph that is held, where those cited stand behind it, as far as is known in the case. */
function endBeforePin({ authority, pin, isPinWrong }: QuotedSource, held: HeldOpinion): PageSpan | null {
  if (!pin || isPinWrong || held.opinion.complete) return null;
  const isOfPages = 'pages' in pin;
  const place = authority.places.find(({ reporter }) => isOfPages && reporter === pin.reporter);
  const last = isOfPages ? place && lastPageHeld(held, place) : lastParagraphHeld(held);
  // A page that ends the text may have lost its mark.
  if (last == null || citedIn(pin, held).some(({ first }) => first <= last + 1)) return null;
  const both = { first: String(last), last: String(last) };
  return isOfPages ? both : { ...both, counted: 'paragraphs' };
}

const unknownCase = 'another case cited with it';

function agrees(finding: ComparedQuotation): boolean {
  const { kind } = finding.comparison;
  return !unmatchedKinds.has(kind) || excusedByCleaningUp(finding);
}

const unmatchedKinds: ReadonlySet<ComparisonKind> = new Set(['altered', 'absent', 'wordless']);
