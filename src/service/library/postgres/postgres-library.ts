/** The library in PostgreSQL. One statement answers a whole batch, of one edition. */
import type { OpinionPart, OpinionText } from '../../../quotes/opinion-text';
import type { PostgresDatabase, Row, Statement } from '../../postgres/database';
import { integerIn, textIn } from '../../postgres/read-row';
import type { Library, PlaceAnswer } from '../library';
import { onePerCase, rankByName } from '../names/rank-by-name';
import { readCaseRow } from './case-row';
import { isCurrent } from './current-edition';
import { opinionOf } from './opinion-pieces';
import { searchNames } from './search-names';
import { storablePlace } from './storable-place';
import { volumeKey } from './volume-key';

const sameVolume = (of: string, as: string): string =>
  `${of}.key_hash = ${as}.key_hash AND ${of}.reporter = ${as}.reporter AND ${of}.volume = ${as}.volume`;

/** The places, the cases that begin there, and the places where none does. */
const LOOK_UP: Statement = {
  name: 'look-up',
  text: `WITH asked AS (
    SELECT * FROM unnest($1::integer[], $2::bigint[], $3::text[], $4::text[], $5::integer[], $6::text[])
      AS places(at, key_hash, reporter, volume, number, page)),
  beginning AS (
    SELECT asked.at, c.added, c.record FROM asked JOIN cite_check.citations c
      ON ${sameVolume('c', 'asked')} AND c.number = asked.number AND c.page = asked.page WHERE ${isCurrent('c')}),
  empty AS (SELECT * FROM asked WHERE at NOT IN (SELECT at FROM beginning))
  SELECT at, 'case' AS kind, added AS number, record FROM beginning
  UNION ALL
  SELECT asked.at, 'complete', k.last, '' FROM asked JOIN cite_check.coverage k
    ON ${sameVolume('k', 'asked')} AND asked.number BETWEEN k.first AND k.last
    WHERE k.matter = 'opinions' AND k.state = 'complete' AND ${isCurrent('k')}
  UNION ALL
  SELECT empty.at, 'end', e.last, '' FROM empty JOIN cite_check.volume_ends e
    ON ${sameVolume('e', 'empty')} WHERE ${isCurrent('e')}
  UNION ALL
  SELECT empty.at, 'within', w.number, w.record FROM empty JOIN cite_check.citations w
    ON ${sameVolume('w', 'empty')} AND w.number BETWEEN empty.number - 64 AND empty.number - 1
    WHERE w.number >= 0 AND w.last >= empty.number AND ${isCurrent('w')}
  UNION ALL
  SELECT empty.at, 'within', l.number, l.record FROM empty JOIN cite_check.citations l
    ON ${sameVolume('l', 'empty')} AND l.number < empty.number - 64
    WHERE l.last - l.number > 64 AND l.number >= 0 AND l.last >= empty.number AND ${isCurrent('l')}`,
};

const READ_OPINION: Statement = {
  name: 'read-opinion',
  text: `SELECT o.piece, o.body, o.pieces, o.length, o.complete, o.parts FROM cite_check.opinions o
    WHERE o.case_id = $1 AND ${isCurrent('o')} ORDER BY o.piece`,
};

export function postgresLibrary(database: PostgresDatabase): Library {
  return {
    async lookUp(places) {
      if (places.length === 0) return [];
      const asked = places.map(storablePlace);
      const rows = await database.ask(LOOK_UP, [
        asked.map((_, at) => at),
        asked.map(volumeKey),
        asked.map(({ reporter }) => reporter),
        asked.map(({ volume }) => volume),
        asked.map(({ number }) => number),
        asked.map(({ page }) => page),
      ]);
      const known = asked.map((): Known => ({ cases: [], complete: false, ends: null, within: null }));
      for (const row of rows) note(row, known[integerIn(row, 'at')]);
      return asked.map(({ number }, at) => answerFor(number, known[at]));
    },
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

/** What the rows say of one place. */
interface Known {
  readonly cases: { readonly added: number; readonly record: string }[];
  complete: boolean;
  ends: number | null;
  /** The nearest beginning before the page. */
  within: { readonly page: number; readonly record: string } | null;
}

function note(row: Row, known: Known | undefined): void {
  if (!known) return;
  const [number, record] = [integerIn(row, 'number'), textIn(row, 'record')];
  switch (row['kind']) {
    case 'case':
      known.cases.push({ added: number, record });
      break;
    case 'complete':
      known.complete = true;
      break;
    case 'end':
      known.ends = number;
      break;
    case 'within':
      if (!known.within || number > known.within.page) known.within = { page: number, record };
      break;
  }
}

function answerFor(page: number, known: Known | undefined): PlaceAnswer {
  if (!known) return { kind: 'notCovered' };
  const { cases, complete, ends, within } = known;
  if (cases.length > 0) {
    const inOrder = cases.sort((left, right) => left.added - right.added);
    const authorities = inOrder.map(({ record }) => readCaseRow(record));
    return { kind: 'found', authorities: onePerCase(authorities), ...(complete ? { complete } : {}) };
  }
  if (ends !== null && page > ends) return { kind: 'missing', volumeEnds: String(ends) };
  return {
    kind: complete ? 'missing' : 'notCovered',
    ...(within ? { within: readCaseRow(within.record) } : {}),
  };
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
