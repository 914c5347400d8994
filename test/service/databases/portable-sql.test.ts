/** What the service asks of PostgreSQL, Citus, YugabyteDB and CockroachDB have too: held by reading the SQL in the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folders = ['src/service/databases', 'src/service/library/postgres', 'src/service/accounts/postgres'];
const statements = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => sqlIn(readFileSync(join(folder, name), 'utf8'))),
);

/** Template and plain strings that begin as a statement does. */
function sqlIn(source: string): readonly string[] {
  const begins = '(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|BEGIN|COMMIT|ROLLBACK)\\b';
  const strings = source.matchAll(new RegExp(`\`\\s*(${begins}[^\`]*)\`|'(${begins}[^']*)'`, 'g'));
  return [...strings].map(([, template, text]) => template ?? text ?? '');
}

describe('the SQL', () => {
  test('is read at all', () => expect(statements.length).toBeGreaterThan(60));

  test.each<[string, RegExp]>([
    [
      'numbers from the database: a hot spot, and unknown to a shard',
      /\b(?:SERIAL|SEQUENCE|IDENTITY|nextval)\b/i,
    ],
    ['advisory locks', /advisory/i],
    ['notifications', /\b(?:LISTEN|NOTIFY)\b/],
    ['temporary tables', /\bTEMP(?:ORARY)?\b/i],
    ['procedures, triggers and anonymous blocks', /\b(?:FUNCTION|PROCEDURE|TRIGGER|DO \$\$)/],
    ['extensions and their operators', /\b(?:EXTENSION|pg_trgm|similarity)\b|<->|%>/i],
    ['foreign keys, which would cross shards', /\b(?:REFERENCES|FOREIGN KEY)\b/i],
    ['uniqueness that is not of the key by which a table is split', /\bUNIQUE\b/i],
    ['a limit or an aggregate for each row of another table', /\bLATERAL\b/i],
    ['writing within a query', /\bWITH\b[^;]*\bAS\s*\(\s*(?:INSERT|UPDATE|DELETE)/i],
    ['locks of whole tables', /\bLOCK TABLE\b/i],
    ['savepoints and nested transactions', /\bSAVEPOINT\b/i],
  ])('has no %s', (_, forbidden) => {
    expect(statements.filter((statement) => forbidden.test(statement))).toEqual([]);
  });
});

/** A name stands for one text: the driver prepares it once a connection. */
test('no two statements share a name', () => {
  const names = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\bname: '([a-z-]+)'/g)].map(([, name]) => name),
    ),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
