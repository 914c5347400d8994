/** Law reviews and other secondary sources that are cited by volume and page: `93 Harv. L. Rev. 1`. */
import { linesBeginningWith } from './lines-beginning';
import { journalTable } from './tables/journal-table';

export interface Journal {
  readonly name: string;
  /** Other spellings; those that differ only by spaces, dots and apostrophes are not listed. */
  readonly spellings: readonly string[];
}

export function allJournals(): readonly Journal[] {
  return journalTable.trim().split('\n').map(readJournal);
}

/** Those with a name or another spelling that begins with `letter`, a small one or a digit. */
export function journalsBeginningWith(letter: string): readonly Journal[] {
  return linesBeginningWith(letter)(journalTable).map(readJournal);
}

function readJournal(line: string): Journal {
  const [name = '', written = ''] = line.split('|');
  return { name, spellings: written === '' ? [] : written.split(';') };
}
