/** What is held of a case's words. */
import type { IndexedOpinion } from '../../quotes/index-opinion';
import type { OpinionText } from '../../quotes/opinion-text';

/** `index`: its words, made ready for comparing. */
export interface HeldOpinion {
  readonly opinion: OpinionText;
  readonly index: IndexedOpinion;
}
