import type { OpinionPart } from '../../../quotes/opinion-text';

/** CAP and CourtListener name many kinds; all that is neither apart nor against speaks for the court. */
export function partKind(type: string | undefined): OpinionPart['kind'] | null {
  if (type === undefined || /combined|unknown/i.test(type)) return null;
  if (/dissent/i.test(type)) return 'dissent';
  if (/concur/i.test(type)) return 'concurrence';
  return /syllabus|headnote/i.test(type) ? 'syllabus' : 'majority';
}
