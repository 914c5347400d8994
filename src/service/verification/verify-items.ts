/** Verifies a batch: every item gets exactly one result, in order. */
import { citationKey } from '../../citations/citation-key';
import type { CaseCitation, ReporterCitation, ShortCitation } from '../../citations/found-citation';
import type { Item, QuoteItem, TextItem } from '../../contract/items';
import type { QuoteResult, Result } from '../../contract/results';
import { judgeQuotation } from '../../verdict/judge-quotation';
import { heldCases, type HeldCases } from './held-cases';
import type { Library } from '../library/library';
import type { LinkVisitor } from '../visits/link-visitor';
import { oneATask } from './one-a-task';
import { opinionReader } from './opinion-reader';
import { orNull } from './or-null';
import { quotedSource } from './quoted-source';
import { noSources, type LiveSources } from '../sources/live-sources';
import { readCaseText, type CaseText } from './read-case-text';
import { caseResult, type VerifiedCase } from './case-result';
import { placesOf, type Answers, type CitationAnswer } from './placed-citation';
import { withPagesInTexts } from './page-in-text';
import { withPinInText } from './pin-in-whole-text';
import { withWriterCompared } from './separate-opinion';
import { uncomparedPin, withPinQuoted } from './pin-cites';
import { verifyCitations, type AskedCitation } from './verify-citation';
import { verifyCode } from './verify-code';
import { verifyLink } from './verify-link';
import { verifyQuotation, type ReadOpinion } from './verify-quotation';
import { pinnedPlace, verifyShortForm } from './verify-short-form';

export interface VerifyPorts {
  readonly library: Library;
  /** Asked for what the library does not cover. */
  readonly sources?: LiveSources;
  readonly visitor: LinkVisitor;
}

/** Never throws for an item's sake: what cannot be determined is an outcome. Rejects only when `signal` is aborted. */
export async function verifyItems(
  items: readonly Item[],
  { library, sources = noSources, visitor }: VerifyPorts,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const held = heldCases(library);
  const cited = items.filter(isCase).map((item) => readCited(item, held));
  const answers = await lookUpAll(
    cited.flatMap(({ text, known }) => (text && !known ? [text] : [])),
    library,
    sources,
    signal,
  );
  signal.throwIfAborted();

  const nextTask = oneATask(signal);
  const searched: Library = {
    ...library,
    findByName: (query, limit) => nextTask().then(() => library.findByName(query, limit)),
  };
  const readOpinion = opinionReader(library, sources, signal);
  const verified = await withPagesInTexts(
    cited.map(({ item }) => item),
    await verifyCases(cited, answers, searched, held),
    library,
    readOpinion,
  );
  const cases = new Map(
    await Promise.all(
      cited.map(async ({ item }): Promise<[string, VerifiedCase]> => {
        const one = verified.get(item.id) ?? unreachable(item);
        const compared = await withWriterCompared(item, one, readOpinion);
        return [item.id, await withPinInText(item, compared, readOpinion)];
      }),
    ),
  );
  signal.throwIfAborted();
  const quotations = verifyQuotations(items.filter(isQuotation), cases, readOpinion, nextTask);
  return Promise.all(
    items.map((item): Promise<Result> => {
      switch (item.type) {
        case 'link':
          return verifyLink(item, visitor, signal);
        case 'quote':
          return quotations.then(({ byId }) => byId.get(item.id) ?? unreachable(item));
        case 'case': {
          const one = cases.get(item.id) ?? unreachable(item);
          return quotations.then(
            ({ byParent }) => withPinQuoted(item, one, byParent.get(item.id) ?? []).result,
          );
        }
        case 'statute':
        case 'regulation':
        case 'constitution':
        case 'rule':
        case 'secondary':
          return Promise.resolve(verifyCode(item));
      }
    }),
  );
}

/** One round trip for every place of the batch; and one to the sources, for the beginnings of cases that the library does not cover. */
async function lookUpAll(
  texts: readonly CaseText[],
  library: Library,
  sources: LiveSources,
  signal: AbortSignal,
): Promise<Answers> {
  const places = new Map<string, ReporterCitation>();
  const beginnings = new Set<string>();
  for (const citation of texts.flatMap((text) => [text.citation, ...text.chain])) {
    const pinned = citation.kind === 'short' ? [pinnedPlace(citation)] : placesOf(citation);
    for (const place of pinned) {
      if (!place) continue;
      const key = citationKey(place);
      places.set(key, place);
      if (citation.kind !== 'short') beginnings.add(key);
    }
  }
  const answers = places.size > 0 ? await orNull(library.lookUp([...places.values()])) : [];
  if (!answers) return () => ({ kind: 'unavailable', source: 'library' });
  const byKey = new Map([...places.keys()].map((key, index) => [key, answers[index]]));
  const uncovered = [...beginnings].filter((key) => byKey.get(key)?.kind === 'notCovered');
  if (uncovered.length > 0) {
    const asked = await sources.lookUp(
      uncovered.flatMap((key) => places.get(key) ?? []),
      signal,
    );
    uncovered.forEach((key, index) => {
      const answer = asked[index];
      if (answer && answer.kind !== 'notCovered') byKey.set(key, answer);
    });
  }
  return (place) => byKey.get(citationKey(place)) ?? { kind: 'notCovered' };
}

/** A case item, what its text cites, and how that was verified before. */
interface CitedCase {
  readonly item: TextItem;
  readonly text: CaseText | null;
  readonly known: VerifiedCase | undefined;
}

function readCited(item: TextItem, held: HeldCases): CitedCase {
  const before = held.get(item.rawText);
  return { item, text: before?.text ?? readCaseText(item.rawText), known: before?.verified };
}

async function verifyCases(
  cited: readonly CitedCase[],
  answers: Answers,
  library: Library,
  held: HeldCases,
): Promise<ReadonlyMap<string, VerifiedCase>> {
  const verified = new Map<string, VerifiedCase>();
  const shortForms: [TextItem, ShortCitation][] = [];
  const asked: AskedCitation[] = [];
  const inFull: (CitedCase & { readonly citation: CaseCitation; readonly at: number })[] = [];
  for (const one of cited) {
    const { item, text, known } = one;
    if (!text) {
      verified.set(item.id, caseResult(item, undefined, unreadable, []));
      continue;
    }
    const { citation, asFound, isHistory, chain } = text;
    if (citation.kind === 'short') {
      shortForms.push([item, citation]);
      continue;
    }
    inFull.push({ ...one, citation, at: asked.length });
    if (!known)
      asked.push(
        { citation, ...(asFound && { asFound }), isHistory },
        ...chain.map((other) => ({ citation: other })),
      );
  }
  const found = await verifyCitations(asked, answers, library);
  const own = new Set(inFull.flatMap(({ citation }) => placesOf(citation).map(citationKey)));
  for (const [index, { item, text, known, citation, at }] of inFull.entries()) {
    if (known) {
      verified.set(item.id, { ...known, result: { ...known.result, id: item.id } });
      continue;
    }
    const [answer = unreadable, ...chain] = found.slice(at, inFull[index + 1]?.at);
    const beside = (text?.chain ?? [])
      .filter(({ inString }) => inString === true)
      .flatMap((other) => placesOf(other).slice(0, 1).map(citationKey))
      .filter((key) => !own.has(key));
    const history = (citation.history ?? []).map(({ action }) => action);
    const apart = [
      ...(text?.unread ?? []),
      ...(text?.unproved ?? []),
      ...beside.map((key) => `${key}, which stands beside it`),
      ...(history.length > 0 ? [`its history (${history.join(', ')})`] : []),
    ];
    const one = caseResult(item, citation, besides(answer, apart), chain);
    verified.set(item.id, one);
    if (text) held.hold(item.rawText, { text, verified: one });
  }
  const citedInFull = [...verified.values()].flatMap(({ authority }) => (authority ? [authority] : []));
  for (const [item, short] of shortForms) {
    verified.set(
      item.id,
      caseResult(item, short, await verifyShortForm(short, citedInFull, answers, library), []),
    );
  }
  return nameByOthers(cited, verified);
}

/** What says that a citation agrees says it of that one alone, and not of what else stands in its text and is no item of its own. */
function besides(answer: CitationAnswer, apart: readonly string[]): CitationAnswer {
  const { finding } = answer;
  if (finding.kind !== 'located' || apart.length === 0) return answer;
  const uncompared = [...finding.uncompared, ...apart];
  return { ...answer, finding: { ...finding, uncompared } };
}

const unreadable: CitationAnswer = { finding: { kind: 'unreadable' }, candidates: [] };

/**
 * A citation that names no case is as good as a full one of the same authority in the request, if that was verified. Not the history
 * of another case, nor one with a name that could not be read: nobody else's name is theirs.
 */
function nameByOthers(
  cited: readonly CitedCase[],
  verified: ReadonlyMap<string, VerifiedCase>,
): ReadonlyMap<string, VerifiedCase> {
  const named = new Set(
    [...verified.values()].flatMap(({ result, authority }) =>
      authority && result.verdict.outcome === 'verified' ? [authority.id] : [],
    ),
  );
  const renamed = cited.map(({ item, text }): [string, VerifiedCase] => {
    const before = verified.get(item.id) ?? unreachable(item);
    const { finding } = before.answer;
    if (finding.kind !== 'nameless' || !named.has(finding.authority.id)) return [item.id, before];
    if (!text || text.isHistory || text.hasUnreadName) return [item.id, before];
    const { authority, comparisons } = finding;
    const pin = uncomparedPin(before.citation ?? {}, comparisons);
    const located = {
      kind: 'located',
      authority,
      comparisons,
      uncompared: [],
      ...(pin !== undefined && { uncomparedPin: pin }),
      namedByAnother: true,
    } as const;
    return [item.id, caseResult(item, before.citation, { finding: located, candidates: [] }, before.chain)];
  });
  return new Map(renamed);
}

interface VerifiedQuotations {
  readonly byId: ReadonlyMap<string, QuoteResult>;
  readonly byParent: ReadonlyMap<string, readonly QuoteResult[]>;
}

async function verifyQuotations(
  items: readonly QuoteItem[],
  cases: ReadonlyMap<string, VerifiedCase>,
  readOpinion: ReadOpinion,
  nextTask: () => Promise<void>,
): Promise<VerifiedQuotations> {
  const byId = new Map<string, QuoteResult>();
  const byParent = new Map<string, QuoteResult[]>();
  await Promise.all(
    items.map(async (item) => {
      await nextTask();
      const result = await verifyQuote(item, cases.get(item.parentCaseId), readOpinion);
      byId.set(item.id, result);
      const others = byParent.get(item.parentCaseId);
      if (others) others.push(result);
      else byParent.set(item.parentCaseId, [result]);
    }),
  );
  return { byId, byParent };
}

async function verifyQuote(
  item: QuoteItem,
  parent: VerifiedCase | undefined,
  readOpinion: ReadOpinion,
): Promise<QuoteResult> {
  const finding = await verifyQuotation(item, quotedSource(parent), readOpinion);
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

function isQuotation(item: Item): item is QuoteItem {
  return item.type === 'quote';
}

function isCase(item: Item): item is TextItem & { type: 'case' } {
  return item.type === 'case';
}

function unreachable(item: Item): never {
  throw new Error(`Item of type ${item.type} was not verified`);
}
