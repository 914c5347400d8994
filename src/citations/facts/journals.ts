/** Law reviews and other secondary sources that are cited by volume and page: `93 Harv. L. Rev. 1`. */
import { journalTable } from './tables/journal-table';

export interface Journal {
  readonly name: string;
  /** Other spellings; those that differ only by spaces, dots and apostrophes are not listed. */
  readonly spellings: readonly string[];
}

export const journals: readonly Journal[] = /* @__PURE__ */ journalTable
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...spellings] = line.split('|');
    return { name, spellings };
  });
