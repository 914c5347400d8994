/** Places of which no record tells more than that a case begins before them: its words may show that no other begins there. */
import type { Authority } from '../../citations/authority';
import { canonicalPlace, citationKey } from '../../citations/citation-key';
import type { ReporterCitation } from '../../citations/found-citation';
import type { TextItem } from '../../contract/items';
import type { CitationFinding } from '../../verdict/judge-citation';
import type { Library } from '../library/library';
import { caseResult, type VerifiedCase } from './case-result';
import { namesParties } from './citation-agreement';
import { seriesOf } from './last-page-held';
import { orNull } from './or-null';
import { placesOf } from './placed-citation';
import type { ReadOpinion } from './verify-quotation';

/** One round trip for all of them. */
export async function withPagesInTexts(
  items: readonly TextItem[],
  verified: ReadonlyMap<string, VerifiedCase>,
  library: Library,
  readOpinion: ReadOpinion,
): Promise<ReadonlyMap<string, VerifiedCase>> {
  const open = items.flatMap((item) => {
    const one = verified.get(item.id);
    const place = one && openPlace(one);
    return place ? [{ item, one, place }] : [];
  });
  if (open.length === 0) return verified;
  const before = await orNull(library.findBefore(open.map(({ place }) => place)));
  const told = await Promise.all(
    open.map(async ({ item, one, place }, at): Promise<[string, VerifiedCase]> => {
      const [nearest] = before?.[at] ?? [];
      const finding = nearest ? await insideOf(nearest, place, readOpinion) : null;
      if (!finding) return [item.id, one];
      return [item.id, caseResult(item, one.citation, { ...one.answer, finding }, one.chain)];
    }),
  );
  return new Map([...verified, ...told]);
}

/** Of a case with a name, nothing else of which is known or doubted. */
function openPlace({ citation, answer: { finding } }: VerifiedCase): ReporterCitation | undefined {
  if (finding.kind !== 'notCovered' || finding.impossibility || finding.lacks !== undefined) return undefined;
  if (citation?.kind !== 'case' || !namesParties(citation)) return undefined;
  const [main] = placesOf(citation);
  return main && canonicalPlace(main);
}

/** So many pages behind its first no words are read: nearly every case has ended. */
const longOpinion = 100;

async function insideOf(
  authority: Authority,
  place: ReporterCitation,
  readOpinion: ReadOpinion,
): Promise<CitationFinding | null> {
  const page = Number(place.page);
  const own = authority.places.find(
    ({ volume, reporter }) => volume === place.volume && reporter === place.reporter,
  );
  const end = Number(own?.lastPage ?? Number(own?.page) + longOpinion);
  if (!own || authority.text === 'none' || !(page > Number(own.page) && page < end)) return null;
  const held = await readOpinion(authority);
  if (typeof held === 'string') return null;
  const series = seriesOf(held, own);
  if (!series) return null;
  // The case runs into the page and out of it again: three marks in a row are not misread.
  const at = series.numbers.indexOf(page);
  const isEntered = (series.numbers[at - 1] ?? series.firstPage) === page - 1;
  if (at < 0 || !isEntered || series.numbers[at + 1] !== page + 1) return null;
  const range = `${own.page}–${series.numbers.at(-1) ?? page}`;
  return { kind: 'notBeginning', cited: citationKey(place), authority, range };
}
