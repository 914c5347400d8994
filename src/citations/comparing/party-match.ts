/** How far two sides of captions agree, and what that is worth. */

export interface PartyMatch {
  readonly kind: PartyMatchKind;
  readonly tells: Telling;
  /** The word of the record that the citation seems to have meant. */
  readonly suggestion?: string;
  /** How the names differ, where that is told more exactly than by its kind. */
  readonly reason?: string;
}

export const otherGivenName = 'a given name is written otherwise';
export const officeOtherwise = 'the state or office is named otherwise';
export const titleOtherwise = 'the title is written otherwise';
export const stateOtherwise = 'the state is named otherwise';
export const pseudonymOtherwise = 'the pseudonym is written otherwise';
export const isLonger = 'longer than in the record';

/**
 * What the agreement is worth: it tells this `party` from others; or a `word` of its own is shared, but by a public body or by
 * one that is in thousands of captions; or `nothing`: states, offices, common words.
 */
export type Telling = 'party' | 'word' | 'nothing';

/**
 * `equal`: the same name, abbreviations apart. `shortened`: one leaves words of the other out. `loose`: the words left out may
 * make another name. `successor`: two holders of one office. `generic`: both a state, the United States, an office, a
 * pseudonym, without contradiction. `pseudonym`: one hides a name. `spelling`: one letter differs. `overlap`: words agree, but each
 * has others.
 */
export type PartyMatchKind =
  | 'equal'
  | 'shortened'
  | 'loose'
  | 'successor'
  | 'generic'
  | 'pseudonym'
  | 'spelling'
  | 'overlap'
  | 'conflict';
