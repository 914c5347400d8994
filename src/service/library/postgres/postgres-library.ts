/** The library in PostgreSQL. One statement answers a whole batch, of one edition. */
import type { Authority } from '../../../citations/authority';
import type { ReporterCitation } from '../../../citations/found-citation';
import type { OpinionPart, OpinionText } from '../../../quotes/opinion-text';
import type { PostgresDatabase, Row, Statement } from '../../postgres/database';
import { integerIn, textIn } from '../../read-row';
import type { Library, NearCases, PlaceAnswer } from '../library';
import { onePerCase, rankByName } from '../names/rank-by-name';
import type { Neighbourhood } from '../neighbourhood';
import { readStoredCase, type StoredCase } from '../stored-case';
import { isCurrent, isShown, SHOWN } from './current-edition';
import { PAGES, UNNUMBERED } from '../filed-page';
import { filedPlace, isSamePlace, type FiledPlace, type FiledVolume } from './filed-place';
import { NEAR_PAGES } from './library-schema';
import { opinionOf } from './opinion-pieces';
import { searchNames } from './search-names';
import { openVolumesAtHand, type HeldVolume, type VolumesAtHand } from './volumes-at-hand';

/** Cases as one text, three values each: a row for each costs the driver more than reading it out of such a text. */
const CASES = `string_agg(place || ',' || number || ',' || record, ',')`;

/** The cases that begin at the places. */
const BEGINNING = `SELECT c.place, c.added AS number, c.record FROM shown CROSS JOIN cite_check.citations c
    WHERE c.place = ANY($1::bigint[]) AND ${isShown('c')}`;

const FIND_BEGINNINGS: Statement = {
  name: 'find-beginnings',
  text: `${SHOWN}, beginning AS (${BEGINNING}) SELECT ${CASES} AS beginning FROM beginning`,
};

/**
 * The same; what includes the places where none begins (from lists of numbers again: of a join by ranges alone the planner expects
 * too much, and would read the whole table); and the edition that all of it is of.
 */
const INCLUDING = `${SHOWN}, beginning AS (${BEGINNING}),
  empty AS (
    SELECT a.place, a.place % ${PAGES} AS page FROM unnest($1::bigint[]) AS a(place)
    WHERE a.place NOT IN (SELECT b.place FROM beginning b) AND a.place % ${PAGES} < ${UNNUMBERED}),
  including AS (
    SELECT empty.place, w.place AS number, w.record FROM shown CROSS JOIN cite_check.citations w JOIN empty
      ON w.place >= empty.place - ${NEAR_PAGES} AND w.place < empty.place AND w.last >= empty.page
      WHERE w.place = ANY(ARRAY(SELECT e.place - pages.before FROM empty e CROSS JOIN generate_series(1, ${NEAR_PAGES}) AS pages(before)))
        AND ${isShown('w')}
    UNION ALL
    SELECT empty.place, l.place, l.record FROM shown CROSS JOIN cite_check.citations l JOIN empty
      ON l.place >= empty.place - empty.page AND l.place < empty.place - ${NEAR_PAGES} AND l.last >= empty.page
      WHERE l.place - l.place % ${PAGES} = ANY(ARRAY(SELECT e.place - e.page FROM empty e))
        AND l.last - l.place % ${PAGES} > ${NEAR_PAGES} AND ${isShown('l')})
  SELECT (SELECT edition FROM shown) AS edition,
    (SELECT ${CASES} FROM beginning) AS beginning,
    (SELECT ${CASES} FROM including) AS including`;

/** Where all volumes are at hand. */
const LOOK_UP: Statement = { name: 'look-up', text: INCLUDING };

/** And what is held of the volumes of $2. */
const LOOK_UP_WITH_VOLUMES: Statement = {
  name: 'look-up-with-volumes',
  text: `${INCLUDING},
    (SELECT string_agg('[' || to_json(k.volume || ' ' || k.reporter)::text || ',' || k.first || ',' || k.last || ']', ',')
      FROM cite_check.coverage k
      WHERE k.volume_key = ANY($2::bigint[]) AND k.matter = 'opinions' AND k.state = 'complete' AND ${isCurrent('k')}) AS complete,
    (SELECT string_agg('[' || to_json(e.volume || ' ' || e.reporter)::text || ',' || e.last || ']', ',')
      FROM cite_check.volume_ends e WHERE e.volume_key = ANY($2::bigint[]) AND ${isCurrent('e')}) AS ends`,
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
    const [row = {}] = await database.ask(FIND_BEGINNINGS, [numbers(places)]);
    const beginning = readCases(row, 'beginning');
    return asked.map((of) => {
      const near = of.flatMap((place, at) => {
        const found = standingAt(place, beginning);
        return found.length > 0 ? [[at, found] as const] : [];
      });
      return new Map(near);
    });
  };

  const readPlaces = async (places: string, volumes: readonly FiledVolume[]): Promise<Reply> =>
    readReply(
      volumes.length === 0
        ? await database.ask(LOOK_UP, [places])
        : await database.ask(LOOK_UP_WITH_VOLUMES, [places, numbers(volumes.map(({ key }) => key))]),
    );

  const lookUp = async (asked: readonly FiledPlace[]): Promise<readonly PlaceAnswer[]> => {
    const places = numbers(asked.map(({ place }) => place));
    const known = volumesAtHand.current();
    const unknown = asked.map(({ volume }) => volume).filter(({ name }) => !known.has(name));
    let reply = await readPlaces(places, unknown);
    let volumes = volumesAtHand.add(reply.edition, unknown, reply.volumes);
    if (volumes !== known && !asked.every(({ volume }) => volumes.has(volume.name))) {
      // Another edition is shown by now than the one that the volumes at hand were of.
      const all = asked.map(({ volume }) => volume);
      reply = await readPlaces(places, all);
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

/** As the server reads a list; the driver would quote each. JSON writes numbers of this length in half the time. */
function numbers(list: readonly number[]): string {
  return `{${JSON.stringify(list).slice(1, -1)}}`;
}

interface Reply {
  readonly edition: number;
  /** The cases that begin at a place, each with its number in the order of import. */
  readonly beginning: FoundCases;
  /** What may include a place, each with the place where it begins. */
  readonly including: FoundCases;
  /** By name: what is held of those volumes that were asked for. */
  readonly volumes: ReadonlyMap<string, HeldVolume>;
}

/** By place. */
type FoundCases = ReadonlyMap<number, readonly FoundCase[]>;

interface FoundCase {
  readonly number: number;
  readonly authority: Authority;
}

function readReply([row = {}]: readonly Row[]): Reply {
  const complete = new Map<string, [number, number][]>();
  for (const [name, first, last] of listIn(row, 'complete') as readonly [string, number, number][])
    file(complete, name, [first, last]);
  const ends = new Map(listIn(row, 'ends') as readonly [string, number][]);
  const names = new Set([...complete.keys(), ...ends.keys()]);
  const volumes = new Map(
    [...names].map((name): [string, HeldVolume] => [
      name,
      { complete: complete.get(name) ?? [], ends: ends.get(name) ?? null },
    ]),
  );
  return {
    edition: integerIn(row, 'edition'),
    beginning: readCases(row, 'beginning'),
    including: readCases(row, 'including'),
    volumes,
  };
}

function readCases(row: Row, column: string): FoundCases {
  const cases = new Map<number, FoundCase[]>();
  const values = listIn(row, column) as readonly (number | StoredCase)[];
  for (let next = 0; next < values.length; next += 3) {
    const [place, number, stored] = [values[next], values[next + 1], values[next + 2]];
    file(cases, place as number, {
      number: number as number,
      authority: readStoredCase(stored as StoredCase),
    });
  }
  return cases;
}

/** Of nothing, the server makes no list. */
function listIn(row: Row, column: string): unknown {
  return row[column] === null || row[column] === undefined ? [] : JSON.parse(`[${textIn(row, column)}]`);
}

function file<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const others = map.get(key);
  if (others) others.push(value);
  else map.set(key, [value]);
}

/** Several on one page in the order in which they were imported; what shares its number by chance is left out. */
function standingAt(asked: FiledPlace, beginning: FoundCases): readonly Authority[] {
  const numbered = beginning.get(asked.place);
  if (!numbered) return NOBODY;
  const [only] = numbered;
  // Nearly always: one case on the page, spelt alike.
  if (only && numbered.length === 1 && beginsAt(only.authority, asked)) return [only.authority];
  const found = numbered.filter(({ authority }) => beginsAt(authority, asked));
  const inOrder = found.length < 2 ? found : found.sort((left, right) => left.number - right.number);
  return onePerCase(inOrder.map(({ authority }) => authority));
}

function beginsAt({ places }: Authority, asked: FiledPlace): boolean {
  for (const place of places) if (isSpelt(place, asked)) return true;
  return places.some((place) => isSamePlace(filedPlace(place), asked));
}

/** Nearly all are, in the record as in the index. */
function isSpelt(place: ReporterCitation, { printed, volume: { volume, reporter } }: FiledPlace): boolean {
  return place.page === printed && place.volume === volume && place.reporter === reporter;
}

const NOBODY: readonly Authority[] = [];

function answerFor(asked: FiledPlace, { beginning, including }: Reply, volumes: VolumesAtHand): PlaceAnswer {
  const { place, page, volume } = asked;
  const held = volumes.get(volume.name);
  const isComplete = held?.complete.some(([first, last]) => first <= page && page <= last) ?? false;
  const authorities = standingAt(asked, beginning);
  if (authorities.length > 0) {
    return { kind: 'found', authorities, ...(isComplete ? { complete: true } : {}) };
  }
  if (held && held.ends !== null && page > held.ends) {
    return { kind: 'missing', volumeEnds: String(held.ends) };
  }
  const within = nearestOf(including.get(place) ?? [], volume.name);
  return { kind: isComplete ? 'missing' : 'notCovered', ...(within ? { within } : {}) };
}

/** The nearest beginning in the same volume. */
function nearestOf(cases: readonly FoundCase[], volume: string): Authority | null {
  let nearest: FoundCase | null = null;
  for (const one of cases) {
    if (nearest && nearest.number >= one.number) continue;
    const begins = one.authority.places.map(filedPlace).some((filed) => {
      return filed.place === one.number && filed.volume.name === volume;
    });
    if (begins) nearest = one;
  }
  return nearest?.authority ?? null;
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
