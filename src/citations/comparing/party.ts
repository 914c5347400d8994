/** One side of a caption, as far as it tells the case from others. */
import type { NameWord } from './name-words';

export interface Party {
  /** The name itself first, then what stands behind d/b/a and a/k/a. */
  readonly names: readonly (readonly NameWord[])[];
  /** Of a list of parties the first. */
  readonly first?: readonly NameWord[];
  readonly kind: PartyKind;
  /** Of a state: its name, where the caption tells which. */
  readonly state?: string;
  /** Who brings the case in the name of the state: `United States ex rel. Green`. */
  readonly relator?: Party;
  readonly written: string;
  /** As written, but the name itself alone. */
  readonly main: string;
}

/**
 * `private`: a name of its own. `public`, `frequent`: a public body, an insurer or agency that is in thousands of captions.
 * The others never are a party in common: the United States, a state, an office, a pseudonym.
 */
export type PartyKind = 'private' | 'public' | 'frequent' | 'nation' | 'state' | 'office' | 'pseudonym';
