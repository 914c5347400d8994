/** The case items of a batch: what each cites is looked up in one round trip, compared and judged; then what one says of another. */
import { citationKey } from '../../citations/citation-key';
import type { CaseCitation, ReporterCitation, ShortCitation } from '../../citations/found-citation';
import type { TextItem } from '../../contract/items';
import { caseResult, type VerifiedCase } from './case-result';
import { heldCases, type HeldCases } from './held-cases';
import type { Library } from '../library/library';
import type { LiveSources } from '../sources/live-sources';
import { orNull } from './or-null';
import { uncomparedPin } from './pin-cites';
import { placesOf, type Answers, type CitationAnswer } from './placed-citation';
import { readCaseText, type CaseText } from './read-case-text';
import { verifyCitations, type AskedCitation } from './verify-citation';
import { pinnedPlace, verifyShortForm } from './verify-short-form';

export interface CasePorts {
  readonly library: Library;
  /** Asked for what the library does not cover. */
  readonly sources: LiveSources;
  /** Turns of the thread: a search by name takes one of its own. */
  readonly nextTask: () => Promise<void>;
}

/** By the ids of the items. */
export async function verifyCases(
  items: readonly TextItem[],
  { library, sources, nextTask }: CasePorts,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, VerifiedCase>> {
  const held = heldCases(library);
  const cited = items.map((item) => readCited(item, held));
  const answers = await lookUpAll(
    cited.flatMap(({ text, known }) => (text && !known ? [text] : [])),
    library,
    sources,
    signal,
  );
  signal.throwIfAborted();
  const searched: Library = {
    ...library,
    findByName: (query, limit) => nextTask().then(() => library.findByName(query, limit)),
  };
  return nameByOthers(cited, await verifyCited(cited, answers, searched, held));
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

async function verifyCited(
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
      ...(beside.length > 0 ? [`${inSeries.format(beside)}, cited with it`] : []),
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
  return verified;
}

const inSeries = new Intl.ListFormat('en-US');

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
  const all = new Map(verified);
  for (const { item, text } of cited) {
    const before = verified.get(item.id);
    const finding = before?.answer.finding;
    if (finding?.kind !== 'nameless' || !named.has(finding.authority.id)) continue;
    if (!before || !text || text.isHistory || text.hasUnreadName) continue;
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
    const answer = { finding: located, candidates: [] };
    all.set(item.id, caseResult(item, before.citation, answer, before.chain));
  }
  return all;
}
