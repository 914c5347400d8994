/**
 * Pages of orders and of dispositions without opinion: dozens of cases stand on one, of which no record need have all, so that
 * whoever stands there proves nothing against another.
 */
import type { Authority } from '../../citations/authority';
import { citationKey } from '../../citations/citation-key';
import type { CaseCitation, ReporterCitation } from '../../citations/found-citation';
import type { Library } from '../library/library';
import { orNull } from './or-null';

/** Whether the citation says so itself: `(table)`, `(mem.)`, or the history of another case. */
export function citesDisposition({ weight = [] }: CaseCitation, isHistory: boolean): boolean {
  return (
    isHistory || weight.some((words) => /\btable\b|^mem(?:\.|orandum)|\bcert(?:iorari|\.)/iu.test(words))
  );
}

/** Whether one of those that begin at `place` is such a disposition. What cannot be read just now may be one. */
export async function isAmongDispositions(
  place: ReporterCitation,
  standing: readonly Authority[],
  library: Library,
): Promise<boolean> {
  const brief = standing.filter((authority) => mayBeBrief(authority, place));
  const answers = await Promise.all(brief.map((authority) => isDisposition(authority, library)));
  return answers.includes(true);
}

/** On a page or two, or nobody knows on how many; decisions of a few words were no orders in the oldest reports. */
function mayBeBrief({ places, dateFiled = '' }: Authority, place: ReporterCitation): boolean {
  if (dateFiled < '1900') return false;
  const own = places.find((one) => citationKey(one) === citationKey(place));
  const isKnown = own?.lastPage !== undefined && own.lastPageInferred !== true;
  return !isKnown || Number(own.lastPage) - Number(own.page) < mostPages;
}

const mostPages = 2;

/** "C. A. 11th Cir. Certiorari denied.", with its heading. */
const mostWords = 100;
const notice = /(?:^|\n)\s*(?:NOTICE: |Unpublished Disposition)/u;

async function isDisposition({ id, text }: Authority, library: Library): Promise<boolean> {
  if (text === 'none') return false;
  const read = await orNull(library.readOpinion(id).then((opinion) => ({ opinion })));
  if (!read) return true;
  const words = read.opinion?.text.slice(0, 4000) ?? '';
  if (words === '') return false;
  return words.trim().split(/\s+/u).length < mostWords || notice.test(words.slice(0, 400));
}
