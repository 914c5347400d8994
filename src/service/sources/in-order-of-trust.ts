/** Several sources read as one: each is asked only for what those trusted more have not settled. */
import type { Authority } from '../../citations/authority';
import type { PlaceAnswer } from '../library/library';
import { rankByName } from '../library/names/rank-by-name';
import { isSameCase } from '../library/same-case';
import { onePerDecision } from '../library/one-per-decision';
import { shareOf, untilFrom, type Clock, type Until } from './clock';
import type { LiveSources, SourceText } from './live-sources';
import type { Source } from './source';

export interface Patience {
  /** For all places of a request, and for the words of one case. */
  readonly lookUpMs: number;
  readonly textMs: number;
}

export function inOrderOfTrust(
  sources: readonly Source[],
  { lookUpMs, textMs }: Patience,
  clock: Clock,
): LiveSources {
  return {
    async lookUp(places, signal) {
      const until = untilFrom(signal, lookUpMs, clock);
      const answers = places.map((): PlaceAnswer => ({ kind: 'notCovered' }));
      for (const [at, source] of sources.entries()) {
        const open = answers.flatMap((answer, index) => (isSettled(answer) ? [] : [index]));
        if (open.length === 0) break;
        const asked = open.flatMap((index) => places[index] ?? []);
        const replies = await source.lookUp(asked, shareOf(until, 1 / (sources.length - at), clock));
        open.forEach((index, position) => {
          const [before, reply] = [answers[index], replies[position]];
          if (before && reply) answers[index] = weightier(before, reply);
        });
      }
      return answers;
    },
    async readOpinion(authority, signal) {
      const until = untilFrom(signal, textMs, clock);
      let answer: SourceText = { kind: 'none' };
      for (const [at, source] of sources.entries()) {
        const text = await readFrom(source, authority, shareOf(until, 1 / (sources.length - at), clock));
        if (text.kind === 'text') return text;
        if (text.kind === 'unavailable') answer = text;
      }
      return answer;
    },
    findByName(query, limit) {
      const found = sources.flatMap((source) => source.findByName(query, limit));
      return Promise.resolve(rankByName(query, found, limit));
    },
    async close() {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

function isSettled({ kind }: PlaceAnswer): boolean {
  return kind === 'found' || kind === 'missing';
}

/** What one source says outweighs that another holds nothing; and as long as one could not be asked, nothing is settled. */
function weightier(before: PlaceAnswer, reply: PlaceAnswer): PlaceAnswer {
  if (isSettled(reply)) return reply;
  return before.kind === 'unavailable' ? before : reply;
}

/** The source's own case; or, of one that another holds without its words, the same case as the source has it. */
async function readFrom(source: Source, authority: Authority, until: Until): Promise<SourceText> {
  if (authority.id.startsWith(`${source.name}:`)) return source.readOpinion(authority, until);
  for (const place of authority.places) {
    const [answer] = await source.lookUp([place], until);
    if (answer?.kind === 'unavailable') return answer;
    if (answer?.kind !== 'found') continue;
    const [same, ...others] = onePerDecision(
      answer.authorities.filter((found) => isSameCase(authority, found)),
    );
    // Two that could be it: their words may differ, and a quotation must not be held against the wrong ones.
    return same && others.length === 0 ? source.readOpinion(same, until) : { kind: 'none' };
  }
  return { kind: 'none' };
}
