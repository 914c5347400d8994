/** A decision that is cited by its parties without a place where it is printed, with the signal before them. */
import type { RecordCitation } from '../../found-citation';
import { defined } from '../defined';
import { readSignal } from '../read-signal';
import type { Caption } from './read-caption';
import type { CourtAndDate } from './read-court-and-date';

/** `least`: how far back the signal may stand; `place.fullStart`: where it is if no signal stands before. */
export function decisionOf(
  text: string,
  place: Pick<RecordCitation, 'start' | 'end' | 'fullStart' | 'fullEnd' | 'docketNumber'>,
  caption: Pick<Caption, 'plaintiff' | 'defendant'> | null,
  { court, courtAsWritten, year }: CourtAndDate,
  least: number,
): RecordCitation {
  const signal = readSignal(text, place.fullStart, least);
  return defined({
    kind: 'docket',
    ...place,
    fullStart: signal ? signal.start : place.fullStart,
    plaintiff: caption?.plaintiff,
    defendant: caption?.defendant ?? undefined,
    court,
    courtAsWritten,
    year,
    signal: signal?.signal,
  });
}
