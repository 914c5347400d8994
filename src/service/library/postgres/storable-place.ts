/** A place as PostgreSQL files it. */
import type { ReporterCitation } from '../../../citations/found-citation';
import { placeKey, type PlaceKey } from '../place-key';

/** No text there has the character U+0000; without it the place is no other that anybody prints. */
export function storablePlace(place: ReporterCitation): PlaceKey {
  const { reporter, volume, number, page } = placeKey(place);
  return { reporter: bare(reporter), volume: bare(volume), number, page: bare(page) };
}

function bare(text: string): string {
  return text.replaceAll('\0', '');
}
