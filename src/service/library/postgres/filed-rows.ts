/** What is filed of a case: a row for each place, and for each word of its captions and year. */
import type { Authority } from '../../../citations/authority';
import { yearsFiled } from '../names/rank-by-name';
import { pageNumber } from '../page-number';
import { filedPlace } from './filed-place';
import { wordsOfNames } from '../names/name-tokens';

/** A row for each place. */
export function citationRows({ places }: Pick<Authority, 'places'>) {
  const rows = places.map((printed) => {
    const { place, volume } = filedPlace(printed);
    const last =
      printed.lastPage === undefined || printed.lastPageInferred ? null : pageNumber(printed.lastPage);
    return { place, volumeKey: volume.key, last };
  });
  // A record may name one place twice, under two spellings; the later one counts, as in SQLite.
  return rows.length < 2 ? rows : [...new Map(rows.map((row) => [row.place, row])).values()];
}

/** A row for each word and year; 0 where the record has no year. */
export function wordRows(authority: Authority) {
  const words = wordsOfNames(authority);
  const years = yearsFiled(authority);
  return words.flatMap((word) =>
    years.map((year) => ({ word, year, id: authority.id, court: authority.court ?? '' })),
  );
}
