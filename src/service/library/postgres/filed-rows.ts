/** What is filed of a case: a row for each place, and for each word of its captions and year. */
import type { Authority } from '../../../citations/authority';
import { yearsFiled } from '../names/rank-by-name';
import { pageNumber } from '../page-number';
import { filedPlace } from './filed-place';
import { wordsOfNames } from '../names/name-tokens';

/** A row for each place; `record`: all that is known of the case, as `storeCase` writes it. */
export function citationRows(authority: Authority, record: string) {
  const rows = authority.places.map((printed) => {
    const { place, cited, volume } = filedPlace(printed);
    const last =
      printed.lastPage === undefined || printed.lastPageInferred ? null : pageNumber(printed.lastPage);
    return { place, cited, volumeKey: volume.key, id: authority.id, last, record };
  });
  // A record may name one place twice, under two spellings; the later one counts, as in SQLite.
  return rows.length < 2 ? rows : [...new Map(rows.map((row) => [row.place, row])).values()];
}

/** A row for each word and year; 0 where the record has no year. */
export function wordRows(authority: Authority) {
  const words = wordsOfNames(authority);
  const years = yearsFiled(authority);
  return words.flatMap((word) =>
    years.map((year) => ({ word, year, id: authority.id, court: authority.court, words })),
  );
}
