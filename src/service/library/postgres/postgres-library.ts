/** The library in PostgreSQL. One statement answers a whole batch, of one edition. */
import type { Authority } from '../../../citations/authority';
import type { ReporterCitation } from '../../../citations/found-citation';
import type { OpinionPart, OpinionText } from '../../../quotes/opinion-text';
import type { PostgresDatabase, Row, Statement } from '../../databases/database';
import { integerIn, textIn } from '../../databases/read-row';
import { mostBefore, type Library, type NearCases, type PlaceAnswer } from '../library';
import { onePerCase, rankByName } from '../names/rank-by-name';
import { nearestBefore } from '../nearest-before';
import type { Neighbourhood } from '../neighbourhood';
import { readStoredCase, type StoredCase } from '../stored-case';
import { isCurrent, isIn, SHOWN } from './current-edition';
import type { VolumeFacts } from '../coverage';
import { openEditionAtHand, type EditionAtHand } from './edition-at-hand';
import { PAGES, UNNUMBERED } from '../filed-page';
import { filedPlace, isSamePlace, type FiledPlace, type FiledVolume } from './filed-place';
import { NEAR_PAGES } from './library-schema';
import { opinionOf } from './opinion-pieces';
import { searchNames } from './search-names';

/** Cases as one text, two values each: a row for each costs the driver more than reading it out of such a text. */
const CASES = `string_agg(place || ',' || record, ',' ORDER BY rank)`;

/** In every reply: the edition that is shown. What is asked is asked of the edition $2. */
const EDITION = `(SELECT edition FROM cite_check.library_state WHERE id = 1) AS edition`;

/** The cases that begin at the places, in the order in which they were imported. */
const BEGINNING = `WITH beginning AS (
    SELECT c.place, c.added AS rank, c.record FROM cite_check.citations c
    WHERE c.place = ANY($1::bigint[]) AND ${isIn('$2', 'c')})`;

const FIND_BEGINNINGS: Statement = {
  name: 'find-beginnings',
  text: `${BEGINNING} SELECT ${EDITION}, (SELECT ${CASES} FROM beginning) AS beginning`,
};

/** The places of the pages before that of `place`. A list: of a range the planner expects too much, and would read the whole table. */
const pagesBefore = (place: string): string =>
  `ARRAY[${Array.from({ length: NEAR_PAGES }, (_, at) => `${place} - ${String(at + 1)}`).join(', ')}]`;

/** The same, and what includes the places where none begins, the nearest first. */
const INCLUDING = `${BEGINNING},
  empty AS (
    SELECT a.place, a.place % ${PAGES} AS page FROM unnest($1::bigint[]) AS a(place)
    WHERE a.place NOT IN (SELECT b.place FROM beginning b) AND a.place % ${PAGES} < ${UNNUMBERED}),
  including AS (
    SELECT empty.place, -w.place AS rank, w.record FROM empty JOIN cite_check.citations w
      ON w.place = ANY(${pagesBefore('empty.place')}) AND w.last >= empty.page
      WHERE ${isIn('$2', 'w')}
    UNION ALL
    SELECT empty.place, -l.place, l.record FROM empty JOIN cite_check.citations l
      ON l.place - l.place % ${PAGES} = empty.place - empty.page AND l.place < empty.place - ${NEAR_PAGES} AND l.last >= empty.page
      WHERE l.last - l.place % ${PAGES} > ${NEAR_PAGES} AND ${isIn('$2', 'l')})
  SELECT ${EDITION},
    (SELECT ${CASES} FROM beginning) AS beginning,
    (SELECT ${CASES} FROM including) AS including`;

/** For places whose volumes are all at hand. */
const LOOK_UP: Statement = { name: 'look-up', text: INCLUDING };

/** The same, with what is held of the volumes in $3. */
const LOOK_UP_WITH_VOLUMES: Statement = {
  name: 'look-up-with-volumes',
  text: `${INCLUDING},
    (SELECT string_agg('[' || to_json(k.volume || ' ' || k.reporter)::text || ',' || k.first || ',' || k.last || ']', ',')
      FROM cite_check.coverage k
      WHERE k.volume_key = ANY($3::bigint[]) AND k.matter = 'opinions' AND k.state = 'complete' AND ${isIn('$2', 'k')}) AS complete,
    (SELECT string_agg('[' || to_json(e.volume || ' ' || e.reporter)::text || ',' || e.last || ']', ',')
      FROM cite_check.volume_ends e WHERE e.volume_key = ANY($3::bigint[]) AND ${isIn('$2', 'e')}) AS ends`,
};

/** The beginnings of a volume that are nearest before each place: which these are the index tells, and only theirs are read. */
const FIND_BEFORE: Statement = {
  name: 'find-before',
  text: `WITH ranked AS (
      SELECT a.place, b.place AS rank, row_number() OVER (PARTITION BY a.place ORDER BY b.place DESC) AS nth
      FROM unnest($1::bigint[], $3::integer[]) AS a(place, page)
      JOIN cite_check.citations b ON b.place > a.place - a.page AND b.place < a.place AND ${isIn('$2', 'b')}),
    nearest AS (SELECT DISTINCT place, rank FROM ranked WHERE nth <= ${2 * mostBefore}),
    beginning AS (
      SELECT n.place, n.rank, c.record FROM nearest n
      JOIN cite_check.citations c ON c.place = n.rank AND ${isIn('$2', 'c')})
    SELECT ${EDITION}, (SELECT ${CASES} FROM beginning) AS beginning`,
};

const READ_OPINION: Statement = {
  name: 'read-opinion',
  text: `${SHOWN} SELECT o.piece, o.body, o.pieces, o.length, o.complete, o.parts FROM cite_check.opinions o
    WHERE o.case_id = $1 AND ${isCurrent('o')} ORDER BY o.piece`,
};

export function postgresLibrary(database: PostgresDatabase): Library {
  const editionAtHand = openEditionAtHand();

  const findNear = async (around: readonly Neighbourhood[]): Promise<readonly NearCases[]> => {
    const asked = around.map(({ places }) => places.map(filedPlace));
    const places = asked.flatMap((of) => of.map(({ place }) => place));
    if (places.length === 0) return around.map(() => new Map());
    const { reply } = await editionAtHand.ask(async ({ edition }) =>
      readReply(await database.ask(FIND_BEGINNINGS, [numbers(places), edition])),
    );
    return asked.map((of) => {
      const near = of.flatMap((place, at) => {
        const found = standingAt(place, reply.beginning);
        return found.length > 0 ? [[at, found] as const] : [];
      });
      return new Map(near);
    });
  };

  const readPlaces = async (
    places: string,
    edition: number,
    volumes: readonly FiledVolume[],
  ): Promise<Reply> =>
    readReply(
      volumes.length === 0
        ? await database.ask(LOOK_UP, [places, edition])
        : await database.ask(LOOK_UP_WITH_VOLUMES, [places, edition, numbers(volumes.map(({ key }) => key))]),
    );

  const lookUp = async (asked: readonly FiledPlace[]): Promise<readonly PlaceAnswer[]> => {
    const places = numbers(asked.map(({ place }) => place));
    const { reply, of } = await editionAtHand.ask(({ edition, volumes }) => {
      const unknown = asked.map(({ volume }) => volume).filter(({ name }) => !volumes.has(name));
      return readPlaces(places, edition, unknown);
    });
    return asked.map((place) => answerFor(place, reply, heldOf(place.volume, of, reply)));
  };

  const findBefore = async (
    asked: readonly ReporterCitation[],
  ): Promise<readonly (readonly Authority[])[]> => {
    const filed = asked.map(filedPlace);
    const numbered = filed.filter(({ page }) => page > 0);
    if (numbered.length === 0) return asked.map(() => NOBODY);
    const places = numbers(numbered.map(({ place }) => place));
    const pages = numbers(numbered.map(({ page }) => page));
    const { reply } = await editionAtHand.ask(async ({ edition }) =>
      readReply(await database.ask(FIND_BEFORE, [places, edition, pages])),
    );
    return asked.map((place, at) =>
      nearestBefore(place, onePerCase(reply.beginning.get(filed[at]?.place ?? -1) ?? NOBODY)),
    );
  };

  return {
    lookUp: async (places) => (places.length === 0 ? [] : lookUp(places.map(filedPlace))),
    findBefore,
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
  /** Several on one page in the order in which they were imported. */
  readonly beginning: FoundCases;
  /** What may include a place, the nearest first. */
  readonly including: FoundCases;
  /** What is held of the volumes that were asked for, by name. */
  readonly volumes: ReadonlyMap<string, VolumeFacts>;
}

/** By the number of the place. */
type FoundCases = ReadonlyMap<number, readonly Authority[]>;

function readReply([row = {}]: readonly Row[]): Reply {
  const complete = new Map<string, [number, number][]>();
  for (const [name, first, last] of listIn(row, 'complete') as readonly [string, number, number][])
    file(complete, name, [first, last]);
  const ends = new Map(listIn(row, 'ends') as readonly [string, number][]);
  const names = new Set([...complete.keys(), ...ends.keys()]);
  const volumes = new Map(
    [...names].map((name): [string, VolumeFacts] => [
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
  const cases = new Map<number, Authority[]>();
  const values = listIn(row, column) as readonly (number | StoredCase)[];
  for (let next = 0; next < values.length; next += 2)
    file(cases, values[next] as number, readStoredCase(values[next + 1] as StoredCase));
  return cases;
}

/** The server answers NULL instead of an empty list. */
function listIn(row: Row, column: string): unknown {
  return row[column] === null || row[column] === undefined ? [] : JSON.parse(`[${textIn(row, column)}]`);
}

function file<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const others = map.get(key);
  if (others) others.push(value);
  else map.set(key, [value]);
}

/** The facts of a volume, from memory or from this reply. */
function heldOf({ name }: FiledVolume, { volumes }: EditionAtHand, reply: Reply): VolumeFacts {
  const known = volumes.get(name);
  if (known) return known;
  const held = reply.volumes.get(name) ?? UNHELD;
  volumes.set(name, held);
  return held;
}

const UNHELD: VolumeFacts = { complete: [], ends: null };

/** The cases that begin there; those of another place that shares its number by chance are left out. */
function standingAt(asked: FiledPlace, beginning: FoundCases): readonly Authority[] {
  const numbered = beginning.get(asked.place);
  if (!numbered) return NOBODY;
  return onePerCase(
    numbered.every((authority) => beginsAt(authority, asked))
      ? numbered
      : numbered.filter((authority) => beginsAt(authority, asked)),
  );
}

function beginsAt({ places }: Authority, asked: FiledPlace): boolean {
  for (const place of places) if (isSpelt(place, asked)) return true;
  return places.some((place) => isSamePlace(filedPlace(place), asked));
}

/** The cheap test that nearly every record passes: it names the place in the very words of the index. */
function isSpelt(place: ReporterCitation, { printed, volume: { volume, reporter } }: FiledPlace): boolean {
  return place.page === printed && place.volume === volume && place.reporter === reporter;
}

const NOBODY: readonly Authority[] = [];

function answerFor(asked: FiledPlace, reply: Reply, { complete, ends }: VolumeFacts): PlaceAnswer {
  const { page } = asked;
  const isComplete = complete.some(([first, last]) => first <= page && page <= last);
  const authorities = standingAt(asked, reply.beginning);
  if (authorities.length > 0) {
    return isComplete ? { kind: 'found', authorities, complete: true } : { kind: 'found', authorities };
  }
  if (ends !== null && page > ends) return { kind: 'missing', volumeEnds: String(ends) };
  const within = reply.including.get(asked.place)?.find((authority) => beginsBefore(asked, authority));
  return { kind: isComplete ? 'missing' : 'notCovered', ...(within ? { within } : {}) };
}

/** In the same volume, and in none that only shares its number. */
function beginsBefore({ place, volume }: FiledPlace, { places }: Authority): boolean {
  return places.map(filedPlace).some((begins) => begins.volume.name === volume.name && begins.place < place);
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
