/** Writes the words of cases into an edition, in statements of a few megabytes. */
import type { Ask, Statement } from '../../databases/database';
import { NO_END } from './library-schema';
import type { PreparedCase } from './prepare-case';

const MOST_BYTES = 4_000_000;

export async function addOpinions(ask: Ask, cases: readonly PreparedCase[], edition: number): Promise<void> {
  const rows = cases.flatMap(({ authority: { id }, opinion }) => {
    if (opinion === null || opinion === 'kept') return [];
    const { pieces, length, complete, parts } = opinion;
    const facts = { pieces: pieces.length, length, complete, parts: JSON.stringify(parts) };
    return pieces.map((body, piece) => ({ id, piece, body, facts: piece === 0 ? facts : null }));
  });
  for (const batch of bySize(rows)) {
    await ask(ADD_OPINIONS, [
      batch.map(({ id }) => id),
      batch.map(({ piece }) => piece),
      batch.map(({ body }) => body),
      batch.map(({ facts }) => facts?.pieces ?? null),
      batch.map(({ facts }) => facts?.length ?? null),
      batch.map(({ facts }) => facts?.complete ?? null),
      batch.map(({ facts }) => facts?.parts ?? null),
      edition,
    ]);
  }
}

function* bySize<R extends { readonly body: Buffer }>(rows: readonly R[]): Generator<readonly R[]> {
  let batch: R[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (bytes + row.body.length > MOST_BYTES && batch.length > 0) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += row.body.length;
  }
  if (batch.length > 0) yield batch;
}

const ADD_OPINIONS: Statement = {
  name: 'add-opinions',
  text: `INSERT INTO cite_check.opinions (case_id, piece, body, pieces, length, complete, parts, since, until)
    SELECT o.*, $8::integer, ${NO_END} FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::integer[], $5::integer[],
      $6::boolean[], $7::text[]) AS o(case_id, piece, body, pieces, length, complete, parts)`,
};
