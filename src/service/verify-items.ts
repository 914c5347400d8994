/** Verifies a batch: every item gets exactly one result, in order. */
import type { Authority } from '../citations/authority';
import { citationKey } from '../citations/citation-key';
import { findCitations } from '../citations/find-citations';
import type { CaseCitation, ReporterCitation, ShortCitation } from '../citations/found-citation';
import { parseCitation } from '../citations/parse-citation';
import type { Item, QuoteItem, TextItem } from '../contract/items';
import type { QuoteResult, Result } from '../contract/results';
import { indexOpinion } from '../quotes/index-opinion';
import { judgeQuotation } from '../verdict/judge-quotation';
import type { Library } from './library/library';
import type { LinkVisitor } from './link-visitor';
import { orNull } from './or-null';
import { quotedSource } from './quoted-source';
import { caseResult, type VerifiedCase } from './case-result';
import { placesOf, verifyCitation, type Answers, type CitationAnswer } from './verify-citation';
import { verifyCode } from './verify-code';
import { verifyLink } from './verify-link';
import { verifyQuotation, type ReadOpinion } from './verify-quotation';
import { pinnedPlace, verifyShortForm } from './verify-short-form';

export interface VerifyPorts {
  readonly library: Library;
  readonly visitor: LinkVisitor;
}

/** Never throws for an item's sake: what cannot be determined is an outcome. Rejects only when `signal` is aborted. */
export async function verifyItems(
  items: readonly Item[],
  { library, visitor }: VerifyPorts,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const citations = new Map(items.filter(isCase).map((item) => [item.id, readCitations(item.rawText)]));
  const answers = await lookUpAll([...citations.values()].flat(), library);
  signal.throwIfAborted();

  const cases = await verifyCases(items.filter(isCase), citations, answers, library);
  const readOpinion = opinionReader(library);
  return Promise.all(
    items.map(async (item): Promise<Result> => {
      signal.throwIfAborted();
      switch (item.type) {
        case 'link':
          return verifyLink(item, visitor, signal);
        case 'quote':
          return verifyQuote(item, cases.get(item.parentCaseId), readOpinion);
        case 'case':
          return cases.get(item.id)?.result ?? unreachable(item);
        case 'statute':
        case 'regulation':
        case 'constitution':
        case 'rule':
        case 'secondary':
          return verifyCode(item);
      }
    }),
  );
}

/** The same, for whoever is handed it. */
export type VerifyItems = typeof verifyItems;

type Cited = CaseCitation | ShortCitation;

/** The citation that the item is about comes first; any others are the chain that it quotes or cites. */
function readCitations(rawText: string): readonly Cited[] {
  const first = parseCitation(rawText);
  if (first?.kind !== 'case' && first?.kind !== 'short') return [];
  const others = findCitations(rawText).filter(
    (found): found is CaseCitation => found.kind === 'case' && found.start !== first.start,
  );
  return [first, ...others];
}

/** One round trip for every place of the batch. */
async function lookUpAll(citations: readonly Cited[], library: Library): Promise<Answers> {
  const places = new Map<string, ReporterCitation>();
  for (const citation of citations) {
    const pinned = citation.kind === 'short' ? [pinnedPlace(citation)] : placesOf(citation);
    for (const place of pinned) if (place) places.set(citationKey(place), place);
  }
  const answers = places.size > 0 ? await orNull(library.lookUp([...places.values()])) : [];
  if (!answers) return () => ({ kind: 'unavailable', source: 'library' });
  const byKey = new Map([...places.keys()].map((key, index) => [key, answers[index]]));
  return (place) => byKey.get(citationKey(place)) ?? { kind: 'notCovered' };
}

async function verifyCases(
  items: readonly TextItem[],
  citations: ReadonlyMap<string, readonly Cited[]>,
  answers: Answers,
  library: Library,
): Promise<ReadonlyMap<string, VerifiedCase>> {
  const verify = (citation: CaseCitation) => verifyCitation(citation, answers, library);
  const verified = new Map<string, VerifiedCase>();
  const shortForms: [TextItem, ShortCitation][] = [];
  for (const item of items) {
    const [citation, ...others] = citations.get(item.id) ?? [];
    if (citation?.kind === 'short') {
      shortForms.push([item, citation]);
      continue;
    }
    const chain = others.filter((other) => other.kind === 'case').map(verify);
    const answer = citation ? await verify(citation) : unreadable;
    verified.set(item.id, caseResult(item, citation, answer, await Promise.all(chain)));
  }
  const inFull = [...verified.values()].flatMap(({ authority }) => (authority ? [authority] : []));
  for (const [item, short] of shortForms) {
    verified.set(
      item.id,
      caseResult(item, short, await verifyShortForm(short, inFull, answers, library), []),
    );
  }
  return nameByOthers(items, verified);
}

const unreadable: CitationAnswer = { finding: { kind: 'unreadable' }, candidates: [] };

/** A citation that names no case is as good as a full one of the same authority in the request, if that was verified. */
function nameByOthers(
  items: readonly TextItem[],
  verified: ReadonlyMap<string, VerifiedCase>,
): ReadonlyMap<string, VerifiedCase> {
  const named = new Set(
    [...verified.values()].flatMap(({ result, authority }) =>
      authority && result.verdict.outcome === 'verified' ? [authority.id] : [],
    ),
  );
  const renamed = items.map((item): [string, VerifiedCase] => {
    const before = verified.get(item.id) ?? unreachable(item);
    const { finding } = before.answer;
    if (finding.kind !== 'nameless' || !named.has(finding.authority.id)) return [item.id, before];
    const { authority, comparisons } = finding;
    const located = {
      kind: 'located',
      authority,
      comparisons,
      uncompared: [],
      namedByAnother: true,
    } as const;
    return [item.id, caseResult(item, before.citation, { finding: located, candidates: [] }, before.chain)];
  });
  return new Map(renamed);
}

async function verifyQuote(
  item: QuoteItem,
  parent: VerifiedCase | undefined,
  readOpinion: ReadOpinion,
): Promise<QuoteResult> {
  const finding = await verifyQuotation(item.quoteText, quotedSource(parent), readOpinion);
  const { verdict, comparisons, matched } = judgeQuotation(finding);
  const snippet = finding.kind === 'compared' ? finding.passage : '';
  const { normalized, raw = '' } = parent?.result.citation ?? {};
  return {
    id: item.id,
    type: 'quote',
    citation: { raw: parent?.authority ? (normalized ?? raw) : raw },
    verdict,
    ...(comparisons.length > 0 ? { evidence: { comparisons: [...comparisons] } } : {}),
    quote: matched ? { matched: true, snippet } : { matched: false },
  };
}

/** Reads and indexes each opinion once for the whole batch. */
function opinionReader(library: Library): ReadOpinion {
  const read = async (id: string): ReturnType<ReadOpinion> => {
    const answer = await orNull(library.readOpinion(id).then((opinion) => ({ opinion })));
    if (!answer) return 'unavailable';
    const { opinion } = answer;
    return opinion ? { opinion, index: indexOpinion(opinion.text, { parts: opinion.parts }) } : 'none';
  };
  const held = new Map<string, ReturnType<ReadOpinion>>();
  return ({ id }: Authority) => {
    const known = held.get(id) ?? read(id);
    held.set(id, known);
    return known;
  };
}

function isCase(item: Item): item is TextItem & { type: 'case' } {
  return item.type === 'case';
}

function unreachable(item: Item): never {
  throw new Error(`Item of type ${item.type} was not verified`);
}
