/** Sends many rows in the form that PostgreSQL reads fastest: `COPY … FROM STDIN`, as text. The driver has no call for it. */
import pg from 'pg';

export type CopyValue = string | number | null;

/** Resolves when the server has taken all of them, or none. `statement`: `COPY table (columns) FROM STDIN`. */
export function copyRows(
  client: pg.ClientBase,
  statement: string,
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, rows, (error) => (error ? reject(error) : resolve())));
  });
}

/** Characters that are sent together. */
const CHUNK = 1_000_000;

/** What the driver calls of a query while it runs. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

class CopyIn extends pg.Query {
  readonly #rows: Iterable<readonly CopyValue[]>;

  constructor(
    statement: string,
    rows: Iterable<readonly CopyValue[]>,
    done: (error: Error | undefined) => void,
  ) {
    super(statement, done);
    this.#rows = rows;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    let lines = '';
    for (const row of this.#rows) {
      lines += `${row.map(written).join('\t')}\n`;
      if (lines.length < CHUNK) continue;
      connection.sendCopyFromChunk(Buffer.from(lines, 'utf8'));
      lines = '';
    }
    connection.sendCopyFromChunk(Buffer.from(lines, 'utf8'));
    connection.endCopyFrom();
  }
}

const SPECIAL = /[\\\t\n\r]/;
const SPECIALS = /[\\\t\n\r]/g;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function written(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return SPECIAL.test(value) ? value.replace(SPECIALS, (mark) => ESCAPED[mark] ?? mark) : value;
}
