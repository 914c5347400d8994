/** Whether a pin cite can be one of an authority: what tells an `Id.` or short form that it means another. */
import type { CaseCitation, FoundCitation } from '../found-citation';
import { firstPage, MOST_PAGES } from '../reading/opinion-pages';

/** What is cited by sections; the Federal Register has pages. */
export function isLaw(citation: FoundCitation): boolean {
  const { kind } = citation;
  return (
    kind === 'statute' ||
    kind === 'rule' ||
    kind === 'constitution' ||
    (kind === 'regulation' && !citation.code.endsWith('Reg.'))
  );
}

/** A page alone: `35`, `589-92`; a section's number (`12(b)`, `8.1`) is none. */
export function isPage(pinCite: string | undefined): boolean {
  return pinCite !== undefined && /^(?:at )?\*?\d{1,5}(?:[-–—, ]|n\.|$)/.test(pinCite);
}

export function pinMayStandIn(pinCite: string | undefined, antecedent: FoundCitation): boolean {
  if (pinCite === undefined) return true;
  // "A-32" and "Ex. 8" are pages of an appendix.
  if (/^[A-Z]/.test(pinCite)) return antecedent.kind === 'secondary';
  if (pinCite.startsWith('§') && !isSectionLike(pinCite, antecedent)) return false;
  if (isLaw(antecedent)) {
    if (isPage(pinCite)) return isPageOfSession(antecedent, pinCite);
    return !(pinCite.startsWith('¶') && !isParagraphOf(antecedent, pinCite));
  }
  if (antecedent.kind === 'secondary') {
    if (pinCite.startsWith('§')) return !/(?:Rev|L\.J|Rec|Cong|Reg)\.?$/.test(antecedent.code);
    // A volume of debates has many, and nobody returns from page 29,831 to page 2.
    if (antecedent.code === 'Cong. Rec.')
      return !(/^\d{1,2}$/.test(pinCite) && /^\d[\d,]{3,}$/.test(antecedent.section ?? ''));
    // An article's first page; a treatise is cited by sections.
    const first = antecedent.title === undefined ? null : firstPage(antecedent.section);
    const pin = firstPage(pinCite);
    return first === null || pin === null || pin >= first;
  }
  if (antecedent.kind !== 'case') return true;
  // A section is no case's, nor a transcript's page and line (`119:12-14`), and a paragraph only of one that numbers them.
  if (/^(?:§|subd|cls?\.|art\.|amend\.|para\.|cmt\.|app\.|pt\.|col|fig|claim|\d+:\d)/.test(pinCite))
    return false;
  if (pinCite.startsWith('¶') && !antecedent.parallel && !/^\d{4}$/.test(antecedent.volume)) return false;
  if (pinCite.startsWith('*') && antecedent.page !== undefined) return isNumberedByYear(antecedent);
  // A year's volume numbers paragraphs or stars.
  return (
    isNumberedByYear(antecedent) ||
    [antecedent, ...(antecedent.parallel ?? [])].some(({ reporter }) =>
      pageMayHold(antecedent, reporter, pinCite),
    )
  );
}

/** The volumes of which some case is cited by paragraphs. */
export function volumesOfParagraphs(found: readonly FoundCitation[]): ReadonlySet<string> {
  return new Set(
    found.flatMap((one) =>
      (one.kind === 'case' || one.kind === 'short') && one.pinCite?.includes('¶')
        ? [`${one.volume} ${one.reporter}`]
        : [],
    ),
  );
}

/** What nobody doubts to have paragraphs: no statute, and of the cases those of a year's volume, or cited so anywhere. */
export function countsParagraphs(citation: FoundCitation, volumes: ReadonlySet<string>): boolean {
  if (isLaw(citation)) return false;
  return (
    citation.kind !== 'case' ||
    isNumberedByYear(citation) ||
    volumes.has(`${citation.volume} ${citation.reporter}`)
  );
}

/** `Id. § 6.2` behind `21 C.F.R. § 201.57`, `Id. § 19:3` behind `15 U.S.C. § 1125`: the section of something else. */
function isSectionLike(pinCite: string, antecedent: FoundCitation): boolean {
  if (antecedent.kind !== 'statute' && antecedent.kind !== 'regulation') return true;
  const [own] = /(?<!\S)§?\s?\d[\w.:-]*/.exec(antecedent.section ?? '') ?? [];
  const [wanted] = /\d[\w.:-]*/.exec(pinCite) ?? [];
  // An act of a session has sections of its own.
  if (own === undefined || wanted === undefined || !titled.test(antecedent.code)) return true;
  if (/[.:]/.test(wanted) && !/[.:]/.test(own) && antecedent.code === 'U.S.C.') return false;
  return digitsBefore(wanted) > digitsBefore(own) - 2;
}

/** Where every section is numbered through a title. */
const titled = /^(?:U\.S\.C\.|C\.F\.R\.|I\.R\.C\.)$/;

function digitsBefore(section: string): number {
  return /\d+/.exec(section)?.[0].length ?? 0;
}

/** Not only by what may be, but by a first page not far before it; star pages are those of a database. */
export function pinStandsIn(pinCite: string | undefined, citation: FoundCitation | undefined): boolean {
  if (citation?.kind !== 'case') return false;
  if (pinCite?.startsWith('*')) return isNumberedByYear(citation);
  const pin = firstPage(pinCite);
  if (pin === null) return false;
  return [citation, ...(citation.parallel ?? [])].some(({ page, volume }) => {
    const first = page !== undefined && /^\d+$/.test(page) && volume.length < 4 ? Number(page) : null;
    return first !== null && first < pin && pin < first + USUAL_PAGES;
  });
}

/** `497 U.S. 62 … Id. at 61`: a slip in the page, for no paper has a page so near by chance. */
export function standsJustBefore(pinCite: string, citation: CaseCitation): boolean {
  const before = (pageIn(citation, citation.reporter) ?? 0) - (firstPage(pinCite) ?? Infinity);
  return before > 0 && before < SLIP;
}

const SLIP = 5;

/**
 * Whether a page is improbably far behind the first of a case, and from the pages of it that were `cited` just before; or a
 * page though the case is cited by paragraphs. Only the Supreme Court's opinions fill so many.
 */
export function isFarIn(
  citation: CaseCitation,
  pinCite: string | undefined,
  cited: readonly (string | undefined)[],
): boolean {
  const pin = firstPage(pinCite);
  if (pin === null || pinStandsIn(pinCite, citation)) return false;
  const places = [citation, ...(citation.parallel ?? [])];
  if (places.some(({ reporter }) => reporter === 'U.S.')) return false;
  if (isNumberedByYear(citation)) return cited.some((other) => other?.startsWith('¶'));
  return !cited.some((other) => Math.abs((firstPage(other) ?? 0) - pin) < USUAL_PAGES);
}

export function isHighPageOf(pinCite: string | undefined, citation: CaseCitation): boolean {
  return (firstPage(pinCite) ?? 0) > HIGHEST_OF_PAPERS && pinStandsIn(pinCite, citation);
}

/** Few complaints, transcripts and books are cited beyond. */
const HIGHEST_OF_PAPERS = 150;

/** Most opinions are shorter: a page farther on is as likely another's. */
const USUAL_PAGES = 40;

/** WL, LEXIS and neutral citations. */
function isNumberedByYear(citation: CaseCitation): boolean {
  return [citation, ...(citation.parallel ?? [])].some(({ volume }) => /^\d{4}$/.test(volume));
}

/** `35 U.S.C. § 112`, `Id. ¶ 2`: a rule has no numbered paragraphs, a statute few. */
function isParagraphOf({ kind }: FoundCitation, pinCite: string): boolean {
  return kind === 'statute' && /^¶\s?\d(?!\d)/.test(pinCite);
}

/** `116 Stat. 1350 … Id., at 1365`: the laws of a session are cited by their pages. */
function isPageOfSession(law: FoundCitation, pinCite: string): boolean {
  if (!('code' in law) || law.code !== 'Stat.') return false;
  const pages = (firstPage(pinCite) ?? 0) - (firstPage(law.section) ?? Infinity);
  return pages >= 0 && pages < MOST_PAGES;
}

/** Whether a page can lie within the case: not before its first, nor improbably far behind. */
export function pageMayHold(
  citation: FoundCitation | undefined,
  reporter: string,
  pinCite: string | undefined,
): boolean {
  if (citation?.kind !== 'case') return false;
  const pin = firstPage(pinCite);
  const page = pageIn(citation, reporter);
  return pin === null || page === null || (pin >= page && pin < page + MOST_PAGES);
}

export function pageIn(citation: CaseCitation, reporter: string): number | null {
  const place = [citation, ...(citation.parallel ?? [])].find((one) => one.reporter === reporter);
  const page = place?.page;
  return page !== undefined && /^\d+$/.test(page) ? Number(page) : null;
}
