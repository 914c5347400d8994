/** The library in PostgreSQL. One statement answers a whole batch, of one edition. */
import type { OpinionPart, OpinionText } from '../../../quotes/opinion-text';
import type { PostgresDatabase, Row, Statement } from '../../postgres/database';
import { integerIn, textIn } from '../../read-row';
import type { Library, NearCases, PlaceAnswer } from '../library';
import { onePerCase, rankByName } from '../names/rank-by-name';
import type { Neighbourhood } from '../neighbourhood';
import { readCaseRow } from './case-row';
import { isCurrent, SHOWN } from './current-edition';
import { PAGES, UNNUMBERED } from '../filed-page';
import { filedPlace, type FiledPlace } from './filed-place';
import { NEAR_PAGES } from './library-schema';
import { opinionOf } from './opinion-pieces';
import { searchNames } from './search-names';
import { openVolumesAtHand, type HeldVolume, type VolumesAtHand } from './volumes-at-hand';

/** The cases that begin at the places. */
const FIND_BEGINNINGS: Statement = {
  name: 'find-beginnings',
  text: `${SHOWN} SELECT c.cited, c.added, c.record FROM cite_check.citations c
    WHERE c.place = ANY($1::bigint[]) AND ${isCurrent('c')}`,
};

/**
 * The same; what includes the places where none begins (from lists of numbers again: of a join by ranges alone the planner expects
 * too much, and would read the whole table); what is held of the volumes of $2; and the edition that all of it is of.
 */
const LOOK_UP: Statement = {
  name: 'look-up',
  text: `${SHOWN}, beginning AS (
    SELECT c.place, c.cited, c.added, c.record FROM cite_check.citations c
    WHERE c.place = ANY($1::bigint[]) AND ${isCurrent('c')}),
  empty AS (
    SELECT a.place, a.place % ${PAGES} AS page FROM unnest($1::bigint[]) AS a(place)
    WHERE a.place NOT IN (SELECT b.place FROM beginning b) AND a.place % ${PAGES} < ${UNNUMBERED})
  SELECT 'case' AS kind, cited, added AS number, record FROM beginning
  UNION ALL
  SELECT 'within', w.cited, empty.place, w.record FROM cite_check.citations w JOIN empty
    ON w.place >= empty.place - ${NEAR_PAGES} AND w.place < empty.place AND w.last >= empty.page
    WHERE w.place = ANY(ARRAY(SELECT e.place - pages.before FROM empty e CROSS JOIN generate_series(1, ${NEAR_PAGES}) AS pages(before)))
      AND ${isCurrent('w')}
  UNION ALL
  SELECT 'within', l.cited, empty.place, l.record FROM cite_check.citations l JOIN empty
    ON l.place >= empty.place - empty.page AND l.place < empty.place - ${NEAR_PAGES} AND l.last >= empty.page
    WHERE l.place - l.place % ${PAGES} = ANY(ARRAY(SELECT e.place - e.page FROM empty e))
      AND l.last - l.place % ${PAGES} > ${NEAR_PAGES} AND ${isCurrent('l')}
  UNION ALL
  SELECT 'complete', k.volume || ' ' || k.reporter, k.first, k.last::text FROM cite_check.coverage k
    WHERE k.volume_key = ANY($2::bigint[]) AND k.matter = 'opinions' AND k.state = 'complete' AND ${isCurrent('k')}
  UNION ALL
  SELECT 'end', e.volume || ' ' || e.reporter, e.last, '' FROM cite_check.volume_ends e
    WHERE e.volume_key = ANY($2::bigint[]) AND ${isCurrent('e')}
  UNION ALL
  SELECT 'edition', '', edition, '' FROM shown`,
};

const READ_OPINION: Statement = {
  name: 'read-opinion',
  text: `${SHOWN} SELECT o.piece, o.body, o.pieces, o.length, o.complete, o.parts FROM cite_check.opinions o
    WHERE o.case_id = $1 AND ${isCurrent('o')} ORDER BY o.piece`,
};

export function postgresLibrary(database: PostgresDatabase): Library {
  const volumesAtHand = openVolumesAtHand();

  const findNear = async (around: readonly Neighbourhood[]): Promise<readonly NearCases[]> => {
    const asked = around.map(({ places }) => places.map(filedPlace));
    const places = asked.flatMap((of) => of.map(({ place }) => place));
    if (places.length === 0) return around.map(() => new Map());
    const beginning = new Map<string, Row[]>();
    for (const row of await database.ask(FIND_BEGINNINGS, [numbers(places)]))
      file(beginning, textIn(row, 'cited'), row);
    return asked.map((of) => {
      const near = of.flatMap(({ cited }, at) => {
        const found = beginning.get(cited);
        return found ? [[at, authoritiesIn(found, 'added')] as const] : [];
      });
      return new Map(near);
    });
  };

  const lookUp = async (asked: readonly FiledPlace[]): Promise<readonly PlaceAnswer[]> => {
    const places = numbers(asked.map(({ place }) => place));
    const known = volumesAtHand.current();
    const unknown = asked.flatMap(({ volume }) => (known.has(volume.name) ? [] : [volume]));
    let reply = readReply(await database.ask(LOOK_UP, [places, numbers(unknown.map(({ key }) => key))]));
    let volumes = volumesAtHand.add(reply.edition, unknown, reply.volumes);
    if (!asked.every(({ volume }) => volumes.has(volume.name))) {
      // Another edition is shown by now than the one that the volumes at hand were of.
      const all = asked.map(({ volume }) => volume);
      reply = readReply(await database.ask(LOOK_UP, [places, numbers(all.map(({ key }) => key))]));
      volumes = volumesAtHand.renew(reply.edition, all, reply.volumes);
    }
    return asked.map((place) => answerFor(place, reply, volumes));
  };

  return {
    lookUp: async (places) => (places.length === 0 ? [] : lookUp(places.map(filedPlace))),
    findNear,
    async findByName(query, limit) {
      return rankByName(query, await searchNames(database.ask, query), limit);
    },
    async readOpinion(authorityId) {
      // A server holds no text with this character, and no id has it.
      if (authorityId.includes('\0')) return null;
      const rows = await database.ask(READ_OPINION, [authorityId]);
      const [first] = rows;
      return first ? readOpinion(first, rows) : null;
    },
    close: () => database.close(),
  };
}

/** As the server reads a list; the driver would quote each. */
function numbers(list: readonly number[]): string {
  return `{${list.join(',')}}`;
}

interface Reply {
  readonly edition: number;
  /** By citation: the cases that begin there. */
  readonly beginning: ReadonlyMap<string, readonly Row[]>;
  /** By place: what may include it. */
  readonly within: ReadonlyMap<string, readonly Row[]>;
  /** By name: what is held of those volumes that were asked for. */
  readonly volumes: ReadonlyMap<string, HeldVolume>;
}

function readReply(rows: readonly Row[]): Reply {
  let edition = 0;
  const beginning = new Map<string, Row[]>();
  const within = new Map<string, Row[]>();
  const complete = new Map<string, [number, number][]>();
  const ends = new Map<string, number>();
  for (const row of rows) {
    const cited = textIn(row, 'cited');
    switch (row['kind']) {
      case 'case':
        file(beginning, cited, row);
        break;
      case 'within':
        file(within, String(row['number']), row);
        break;
      case 'complete':
        file(complete, cited, [integerIn(row, 'number'), integerIn(row, 'record')]);
        break;
      case 'end':
        ends.set(cited, integerIn(row, 'number'));
        break;
      default:
        edition = integerIn(row, 'number');
    }
  }
  const names = new Set([...complete.keys(), ...ends.keys()]);
  const volumes = new Map(
    [...names].map((name): [string, HeldVolume] => [
      name,
      { complete: complete.get(name) ?? [], ends: ends.get(name) ?? null },
    ]),
  );
  return { edition, beginning, within, volumes };
}

function file<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const others = map.get(key);
  if (others) others.push(value);
  else map.set(key, [value]);
}

/** Several on one page in the order in which they were imported. */
function authoritiesIn(rows: readonly Row[], order: 'added' | 'number') {
  const inOrder =
    rows.length === 1
      ? rows
      : [...rows].sort((left, right) => integerIn(left, order) - integerIn(right, order));
  return onePerCase(inOrder.map((row) => readCaseRow(textIn(row, 'record'))));
}

function answerFor(
  { place, cited, page, volume: { name } }: FiledPlace,
  { beginning, within }: Reply,
  volumes: VolumesAtHand,
): PlaceAnswer {
  const held = volumes.get(name);
  const isComplete = held?.complete.some(([first, last]) => first <= page && page <= last) ?? false;
  const found = beginning.get(cited);
  if (found) {
    const authorities = authoritiesIn(found, 'number');
    return { kind: 'found', authorities, ...(isComplete ? { complete: true } : {}) };
  }
  if (held && held.ends !== null && page > held.ends) {
    return { kind: 'missing', volumeEnds: String(held.ends) };
  }
  const nearest = nearestOf(within.get(String(place)) ?? [], name);
  return {
    kind: isComplete ? 'missing' : 'notCovered',
    ...(nearest ? { within: readCaseRow(textIn(nearest, 'record')) } : {}),
  };
}

/** The nearest beginning in the same volume. */
function nearestOf(rows: readonly Row[], volume: string): Row | null {
  let nearest: { readonly page: number; readonly row: Row } | null = null;
  for (const row of rows) {
    const cited = textIn(row, 'cited');
    if (!cited.startsWith(`${volume} `)) continue;
    const page = Number(cited.slice(volume.length + 1));
    if (!nearest || page > nearest.page) nearest = { page, row };
  }
  return nearest?.row ?? null;
}

async function readOpinion(first: Row, rows: readonly Row[]): Promise<OpinionText> {
  const damaged = (): Error => new Error('The text of an opinion is not the one that was imported.');
  const bodies = rows.flatMap(({ body }) => (Buffer.isBuffer(body) ? [body] : []));
  if (first['piece'] !== 0 || bodies.length !== integerIn(first, 'pieces')) throw damaged();
  const text = await opinionOf(bodies);
  if (text.length !== integerIn(first, 'length')) throw damaged();
  return {
    text,
    complete: first['complete'] === true,
    parts: JSON.parse(textIn(first, 'parts')) as readonly OpinionPart[],
  };
}
