/** One case as an import hands it to a library. */
import type { Authority } from '../../citations/authority';
import type { OpinionText } from '../../quotes/opinion-text';

/** `id` is the source's own, with the source's name before it: `cap:8504024`. A record with the same id replaces the earlier one. */
export interface CaseRecord extends Omit<Authority, 'text'> {
  readonly opinion?: OpinionText;
}

export function authorityOf(record: CaseRecord): Authority {
  const { opinion, ...facts } = record;
  return { ...facts, text: opinion ? (opinion.complete ? 'complete' : 'partial') : 'none' };
}
