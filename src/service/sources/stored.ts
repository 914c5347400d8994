/** Asks a source only for what it has not answered lately. */
import type { Authority } from '../../citations/authority';
import { captionOf } from '../../citations/caption-of';
import { citationKey } from '../../citations/citation-key';
import type { OpinionText } from '../../quotes/opinion-text';
import type { PlaceAnswer } from '../library/library';
import { nameTokens } from '../library/names/name-tokens';
import { spellingsOneShort } from '../library/names/one-letter-away';
import { rankByName } from '../library/names/rank-by-name';
import type { SourceText } from './live-sources';
import type { Source } from './source';
import type { StoredAnswer, StoredAnswers } from './stored-answers';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was found stays, though records are corrected now and then. */
const FOUND_LASTS_MS = 60 * DAY_MS;
/** What was not there yesterday may be there today. */
const ABSENT_LASTS_MS = DAY_MS;
/** Its court could not be told in time: it is asked again as soon as the pace of the source allows many more questions. */
const HALF_KNOWN_LASTS_MS = 10 * 60 * 1000;
const MOST_CANDIDATES = 200;

/** An outage is never stored. */
export function stored(source: Source, answers: StoredAnswers): Source {
  return {
    name: source.name,
    async lookUp(places, until) {
      const keys = places.map((place) => `place ${citationKey(place)}`);
      const known = answers.read(source.name, keys);
      const unknown = places.filter((_, at) => !known.has(keys[at] ?? ''));
      const asked = unknown.length === 0 ? [] : await source.lookUp(unknown, until);
      const fresh = new Map(unknown.map((place, at) => [`place ${citationKey(place)}`, asked[at]]));
      answers.write(
        source.name,
        [...fresh].flatMap(([key, answer]) => storable(key, answer)),
      );
      return keys.map(
        (key): PlaceAnswer =>
          fresh.get(key) ?? (known.get(key) as PlaceAnswer | undefined) ?? { kind: 'notCovered' },
      );
    },
    async readOpinion(authority, until) {
      const key = `text ${authority.id}`;
      const held = answers.read(source.name, [key]).get(key) as OpinionText | undefined;
      if (held) return { kind: 'text', opinion: held };
      const text = await source.readOpinion(authority, until);
      answers.write(source.name, storableText(key, text));
      return text;
    },
    findByName(query, limit) {
      const words = nameTokens(captionOf(query)).flatMap(spellingsOneShort);
      const found = answers.find(source.name, words, MOST_CANDIDATES);
      const authorities = (found as readonly PlaceAnswer[]).flatMap((answer) =>
        answer.kind === 'found' ? answer.authorities : [],
      );
      return rankByName(query, authorities, limit);
    },
    async close() {
      await source.close();
    },
  };
}

function storable(key: string, answer: PlaceAnswer | undefined): readonly StoredAnswer[] {
  switch (answer?.kind) {
    case 'found':
      return [
        {
          key,
          body: answer,
          lastsMs: answer.authorities.every(isWhole) ? FOUND_LASTS_MS : HALF_KNOWN_LASTS_MS,
          words: wordsOf(answer.authorities),
        },
      ];
    case 'missing':
    case 'notCovered':
      return [{ key, body: answer, lastsMs: ABSENT_LASTS_MS }];
    case 'unavailable':
    case undefined:
      return [];
  }
}

/** Its court could be found out. */
function isWhole({ court }: Authority): boolean {
  return court !== undefined;
}

/** Of their captions, each also with any one letter left out. */
function wordsOf(authorities: readonly Authority[]): readonly string[] {
  const names = authorities.flatMap(({ caseName, otherNames }) => [caseName, ...otherNames]);
  return [...new Set(names.flatMap(nameTokens).flatMap(spellingsOneShort))];
}

function storableText(key: string, text: SourceText): readonly StoredAnswer[] {
  return text.kind === 'text' ? [{ key, body: text.opinion, lastsMs: FOUND_LASTS_MS }] : [];
}
