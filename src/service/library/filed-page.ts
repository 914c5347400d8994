/** A page as both adapters file it: one number, so that the pages of a volume stand in a row. */
import { createHash } from 'node:crypto';
import { pageNumber } from './page-number';

/** More than any page; a place is its volume's number times this, and the page. */
export const PAGES = 2 ** 30;
/** Pages that are no plain numbers stand behind those that are: these have at most nine digits. */
export const UNNUMBERED = 1_000_000_000;

/** Pages that are no plain numbers may share theirs by chance: what stands there is to be told apart by its own places. */
export function filedPage(page: string): number {
  return pageNumber(page) ?? UNNUMBERED + (hashOf(page) % (PAGES - UNNUMBERED));
}

/** The first 48 bits of a SHA-256. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
