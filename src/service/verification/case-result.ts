/** The result of a case item: the judgement, the authority, and what the author may have meant. */
import type { Authority } from '../../citations/authority';
import { citationKey } from '../../citations/citation-key';
import { compareCourt } from '../../citations/comparing/compare-court';
import type { CaseCitation, ShortCitation } from '../../citations/found-citation';
import type { TextItem } from '../../contract/items';
import { limits } from '../../contract/limits';
import type { Candidate, Opinion, TextResult } from '../../contract/results';
import { judgeCitation } from '../../verdict/judge-citation';
import type { CitationAnswer, MeantCase } from './placed-citation';

/** A case item once verified, with what its quotations need. */
export interface VerifiedCase {
  readonly result: TextResult;
  readonly citation: CaseCitation | ShortCitation | undefined;
  readonly answer: CitationAnswer;
  /** The case that the citation means, where one was settled. */
  readonly authority: Authority | null;
  /** The other citations of its text: a string citation or what it quotes in turn. */
  readonly chain: readonly CitationAnswer[];
}

export function caseResult(
  item: TextItem,
  citation: CaseCitation | ShortCitation | undefined,
  answer: CitationAnswer,
  chain: readonly CitationAnswer[],
): VerifiedCase {
  const { verdict, comparisons } = judgeCitation(answer.finding);
  const authority = settledAuthority(answer);
  const keys = authority?.places.map(citationKey) ?? [];
  const normalized = keys[0] ?? normalizedCitation(citation);
  const candidates = answer.candidates
    .slice(0, limits.candidates)
    .map((meant) => toCandidate(meant, citation?.kind === 'case' ? citation : undefined));
  const result: TextResult = {
    id: item.id,
    type: item.type,
    citation: { raw: item.rawText, ...(normalized !== undefined ? { normalized } : {}) },
    verdict,
    ...(authority ? { opinion: toOpinion(authority, keys) } : {}),
    ...(comparisons.length > 0 ? { evidence: { comparisons: [...comparisons] } } : {}),
    ...(candidates.length > 0 && mayHaveCandidates.has(verdict.outcome) ? { candidates } : {}),
  };
  return { result, citation, answer, authority, chain };
}

/** The outcomes for which the contract allows candidates. */
const mayHaveCandidates: ReadonlySet<string> = new Set([
  'ambiguous',
  'not_found',
  'wrong_case',
  'unconfirmed',
]);

/** The one case that a finding settles on, or `null`. */
export function settledAuthority({ finding }: CitationAnswer): Authority | null {
  switch (finding.kind) {
    case 'located':
    case 'nameless':
    case 'misplaced':
      return finding.authority;
    case 'unreadable':
    case 'unavailable':
    case 'several':
    case 'otherCase':
    case 'otherCaseSoFar':
    case 'amongDispositions':
    case 'unknownShortName':
    case 'namelessWithin':
    case 'absent':
    case 'impossible':
    case 'notCovered':
    case 'notBeginning':
    case 'byNameOnly':
      return null;
  }
}

/** Of what no authority was settled for; else the key of the authority, so that parallel citations of one case count once. */
function normalizedCitation(citation: CaseCitation | ShortCitation | undefined): string | undefined {
  if (citation?.kind !== 'case' || citation.page === undefined) return undefined;
  const { volume, reporter, page } = citation;
  return citationKey({ volume, reporter, page });
}

function toOpinion(authority: Authority, keys: readonly string[]): Opinion {
  const year = yearOf(authority);
  const { dateFiled, docketNumber, courtName, documents } = authority;
  return {
    caseName: authority.caseName,
    ...(courtName !== undefined ? { court: { name: courtName } } : {}),
    ...(year !== undefined ? { year } : {}),
    ...(documents.length > 0 ? { documents: [...documents] } : {}),
    citations: [...keys],
    ...(dateFiled !== undefined && /^\d{4}-\d\d-\d\d$/.test(dateFiled) ? { dateFiled } : {}),
    ...(docketNumber !== undefined ? { docketNumber } : {}),
  };
}

/** Shown at its place in the reporter that was cited, where it has one. */
function toCandidate({ authority, reason, place: given }: MeantCase, cited?: CaseCitation): Candidate {
  const inReporter = authority.places.find(({ reporter }) => reporter === cited?.reporter);
  const place = given ?? inReporter ?? authority.places[0];
  const year = yearOf(authority);
  const [document] = authority.documents;
  return {
    citation: place ? citationKey(place) : (authority.docketNumber ?? ''),
    caseName: authority.caseName,
    ...(authority.courtName !== undefined ? { court: authority.courtName } : {}),
    ...(year !== undefined ? { year } : {}),
    ...(document ? { url: document.url } : {}),
    reason: reason === 'sameDecision' && !isCourtCompared(authority, cited) ? sameYear : reasons[reason],
  };
}

function isCourtCompared(authority: Authority, cited: CaseCitation | undefined): boolean {
  return cited !== undefined && compareCourt(cited, authority) !== null;
}

const sameYear = 'The same parties and year';
const reasons: Readonly<Record<MeantCase['reason'], string>> = {
  sameDecision: 'The same parties, court and year',
  nearPlace: 'The same parties, at a place much like the one cited',
  sameParties: 'The same parties',
  sameName: 'Bears the one name that is cited',
  includesPage: 'Includes that page',
  samePlace: 'Stands at this place',
};

function yearOf({ dateFiled }: Authority): number | undefined {
  return dateFiled === undefined ? undefined : Number(dateFiled.slice(0, 4));
}
