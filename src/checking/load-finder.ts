/**
 * What finds citations comes in a script of its own: with its tables of reporters, courts and domains it is as large as
 * the rest of the pane, and is not needed before the button is pressed.
 */
import type { BriefItem } from '../document/brief-item';
import type { BriefText } from '../document/brief-text';

export type FindItems = (brief: BriefText) => readonly BriefItem[];

/** Rejects where the script cannot be fetched. */
export async function loadFinder(): Promise<FindItems> {
  const { findItems } = await import('../document/find-items');
  return findItems;
}
