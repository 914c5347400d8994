/** Law reviews and other secondary sources that are cited by volume and page: `93 Harv. L. Rev. 1`. */
import { Beginnings } from './beginnings';
import { journalTable } from './tables/journal-table';

export interface Journal {
  readonly name: string;
  /** Other spellings; those that differ only by spaces, dots and apostrophes are not listed. */
  readonly spellings: readonly string[];
}

export function allJournals(): readonly Journal[] {
  return tableLines().map(readJournal);
}

let lines: readonly string[] | undefined;

function tableLines(): readonly string[] {
  return (lines ??= journalTable.trim().split('\n'));
}

let beginnings: Beginnings | undefined;

/** Those with a name or another spelling that begins so (see `beginnings.ts`). */
export function journalsBeginningWith(beginning: number): readonly Journal[] {
  beginnings ??= new Beginnings(tableLines());
  return beginnings.of(beginning).map((place) => readJournal(tableLines()[place] ?? ''));
}

function readJournal(line: string): Journal {
  const [name = '', written = ''] = line.split('|');
  return { name, spellings: written === '' ? [] : written.split(';') };
}
