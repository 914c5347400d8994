/** What is said of a quotation once it has been compared with the opinion that it is said to come from. */
import type { Comparison } from '../contract/results';
import type { PartsApart } from '../quotes/parts-apart';
import type { Edit, QuotationComparison } from '../quotes/quotation-comparison';
import { comparePlace, pageAgrees, partAgrees } from './compare-place';
import type { Judgement } from './judge-citation';
import type { ComparedQuotation, QuotationFinding } from './quotation-finding';
import * as say from './quotation-messages';
import { quotationVerdicts, verdict } from './verdicts';

export interface QuotationJudgement extends Judgement {
  /** True for `verified`, `marked_meaning` and `elsewhere`. */
  readonly matched: boolean;
}

/** `standsIn`: where the words do stand, if they are not found; it is told, and changes no verdict. */
export function judgeQuotation(
  finding: QuotationFinding,
  standsIn: say.StandsIn | null = null,
): QuotationJudgement {
  const judgement = judgeAlone(finding);
  if (!standsIn) return judgement;
  const message = `${judgement.verdict.message} ${say.standsIn(standsIn)}`;
  return { ...judgement, verdict: { ...judgement.verdict, message } };
}

function judgeAlone(finding: QuotationFinding): QuotationJudgement {
  switch (finding.kind) {
    case 'parentUnresolved':
      return unmatched(quotationVerdicts.parentUnresolved, say.parentUnresolved(finding.parent));
    case 'unavailable':
      return unmatched(quotationVerdicts.unavailable, say.unavailable);
    case 'textUnavailable':
      return unmatched(quotationVerdicts.textUnavailable, say.textUnavailable(finding.caseName));
    case 'compared':
      return judgeCompared(finding);
  }
}

/**
 * The first difference of the gravest kind that was found: it stands in the message. What a mark within the quotation hides is graver
 * than what its beginning or end cuts off.
 */
export function decidingEdit({ kind, edits, severity }: QuotationComparison): Edit | undefined {
  if (kind === 'marked_meaning') {
    const affecting = edits.filter(({ affected }) => affected.length > 0);
    return affecting.find((edit) => edit.kind !== 'cutShort') ?? affecting[0];
  }
  const wording: readonly Edit['kind'][] = ['substitution', 'insertion', 'deletion'];
  const form: readonly Edit['kind'][] = ['punctuation', 'letterCase', 'spacing'];
  const kinds = severity === 'form' ? form : wording;
  return edits.find((edit) => kinds.includes(edit.kind));
}

function judgeCompared(finding: ComparedQuotation): QuotationJudgement {
  const { comparison } = finding;
  switch (comparison.kind) {
    case 'absent':
      if (finding.apart && searchedAll(finding)) return judgeApart(finding, finding.apart);
      return searchedAll(finding)
        ? {
            ...unmatched(quotationVerdicts.absent, say.absent(finding.caseName)),
            // Some passage is always the nearest; where it is not near, it would only puzzle.
            comparisons: [differs(finding, 'nothing close')],
          }
        : notAllSearched(finding, 'nothing close');
    case 'wordless':
      return unmatched(quotationVerdicts.wordless, say.wordless);
    case 'altered':
      return excusedByCleaningUp(finding) ? judgePlace(finding) : judgeAltered(finding);
    case 'marked_meaning':
      return excusedByCleaningUp(finding)
        ? judgePlace(finding)
        : matched(
            finding,
            quotationVerdicts.markedMeaning,
            say.markedMeaning(decidingEdit(comparison), finding.difference.found),
          );
    case 'exact':
    case 'marked':
    case 'scan_noise':
      return judgePlace(finding);
  }
}

/** "(cleaned up)" excuses quotation marks, brackets, ellipses, citations and capitals, never words, nor a question made a statement. */
export function excusedByCleaningUp({ cleanedUp, comparison }: ComparedQuotation): boolean {
  const { kind, severity, edits } = comparison;
  if (!cleanedUp) return false;
  // An ellipsis may also join what stands far apart.
  if (kind === 'marked_meaning') return edits.every((edit) => edit.kind !== 'ellipsis' && isExcused(edit));
  return kind === 'altered' && severity === 'form' && edits.every(isExcused);
}

function isExcused({ kind, quoted, found, affected }: Edit): boolean {
  if (kind === 'letterCase' || kind === 'spacing' || kind === 'omittedCitation') return true;
  return kind === 'punctuation'
    ? withoutMarks(quoted.text) === withoutMarks(found.text)
    : affected.length === 0;
}

function withoutMarks(text: string): string {
  return text.replace(/[\s.…*[\]"'“”‘’]/gu, '').toLowerCase();
}

function judgeAltered(finding: ComparedQuotation): QuotationJudgement {
  const { comparison, caseName, unsearched } = finding;
  const isWording = comparison.severity !== 'form';
  if (isWording && !finding.isWhole && !standsOnWholeCitedPage(finding))
    return notAllSearched(finding, finding.sentences);
  const edit = decidingEdit(comparison);
  const message =
    edit?.kind === 'letterCase'
      ? say.capital(caseName, comparison.page, edit)
      : finding.apart
        ? say.apart(caseName, finding.apart)
        : say.altered(caseName, comparison.page, finding.difference);
  const comparisons = [differs(finding, finding.sentences), ...comparePlace(finding)];
  if (!isWording) return { ...unmatched(quotationVerdicts.form, message), comparisons };
  // The very words may stand in a case that is cited beside this one.
  return unsearched.length > 0
    ? {
        ...unmatched(quotationVerdicts.besideUnsearched, say.besideUnsearched(message, unsearched)),
        comparisons,
      }
    : { ...unmatched(quotationVerdicts.wording, message), comparisons };
}

function judgeApart(finding: ComparedQuotation, parts: PartsApart): QuotationJudgement {
  const { first, second, inOrder } = parts;
  const inOpinion = inOrder ? [first, second] : [second, first];
  return {
    ...unmatched(quotationVerdicts.wording, say.apart(finding.caseName, parts)),
    comparisons: [differs(finding, inOpinion.map(({ words }) => words).join(' … '))],
  };
}

/** The draft says on which page its words stand: where that page is held whole, what else is missing cannot hold them. */
function standsOnWholeCitedPage({
  comparison: { page, pageIsWhole },
  citedPages,
  isLegible,
}: ComparedQuotation): boolean {
  return (
    pageIsWhole &&
    isLegible &&
    page !== null &&
    citedPages.some(({ first, last }) => first <= Number(page.first) && Number(page.last) <= last)
  );
}

function searchedAll({ isWhole, unsearched }: ComparedQuotation): boolean {
  return isWhole && unsearched.length === 0;
}

/** The words may stand in what is not held: no accusation, but the author is told what was found. */
function notAllSearched(finding: ComparedQuotation, found: string): QuotationJudgement {
  const { caseName, comparison, isWhole, unsearched, endsAt, citedPages } = finding;
  if (comparison.kind === 'absent' && endsAt !== undefined)
    return unmatched(quotationVerdicts.textUnavailable, say.endsBefore(caseName, endsAt, citedPages));
  const said = isWhole
    ? say.absentBesideUnsearched(caseName)
    : comparison.kind === 'absent'
      ? say.absentInPart(caseName)
      : say.alteredInPart(caseName, comparison.page, finding.difference);
  const message = unsearched.length > 0 ? say.besideUnsearched(said, unsearched) : said;
  return {
    ...unmatched(quotationVerdicts.textUnavailable, message),
    comparisons: [differs(finding, found)],
  };
}

/** The words agree, or no more differs than "(cleaned up)" excuses; what remains is whether they stand where the draft says. */
function judgePlace(finding: ComparedQuotation): QuotationJudgement {
  const { page, part } = finding.comparison;
  if (finding.otherCase !== undefined) {
    const message = say.otherCase(finding.caseName, finding.otherCase, page);
    return matched(finding, quotationVerdicts.otherCase, message);
  }
  if (part !== null && !partAgrees(finding, part)) {
    return matched(finding, quotationVerdicts.otherPart, say.otherPart(part, page));
  }
  if (finding.partAhead) {
    return matched(finding, quotationVerdicts.otherPart, say.beforePart(finding.partAhead, page));
  }
  if (page !== null && !pageAgrees(finding, page)) {
    return matched(finding, quotationVerdicts.otherPage, say.otherPage(page, finding.citedPages));
  }
  const [row, message] = agreeing(finding);
  const isCompared = page !== null && finding.citedPages.length > 0;
  const speaker = finding.isSpeakerUnknown ? say.unknownSpeaker : '';
  const pin = isCompared ? '' : say.uncomparedPin(finding.citedPin);
  return matched(finding, row, message + speaker + pin);
}

function agreeing({ comparison, caseName }: ComparedQuotation): readonly [row: Row, message: string] {
  const { kind, page, edits, insideQuotationMarks } = comparison;
  switch (kind) {
    case 'exact':
      return [quotationVerdicts.exact, say.exact(caseName, page, insideQuotationMarks)];
    case 'scan_noise':
      return [quotationVerdicts.noise, say.noise(caseName, page, edits)];
    case 'marked':
      return [quotationVerdicts.marked, say.marked(caseName, page)];
    case 'altered':
    case 'marked_meaning':
      return [quotationVerdicts.marked, say.cleanedUp(caseName, page)];
    case 'absent':
    case 'wordless':
      throw new Error(`Words that are ${kind} stand nowhere`);
  }
}

function differs({ quotation }: ComparedQuotation, found: string): Comparison {
  return { attribute: 'quote', cited: quotation, found, match: false };
}

type Row = (typeof quotationVerdicts)[keyof typeof quotationVerdicts];

function matched(finding: ComparedQuotation, row: Row, message: string): QuotationJudgement {
  const words: Comparison = {
    attribute: 'quote',
    cited: finding.quotation,
    found: finding.sentences,
    match: true,
  };
  return { verdict: verdict(row, message), comparisons: [words, ...comparePlace(finding)], matched: true };
}

function unmatched(row: Row, message: string): QuotationJudgement {
  return { verdict: verdict(row, message), comparisons: [], matched: false };
}
