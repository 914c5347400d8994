/**
 * A place as the index files it: one text that sorts as pages do. `1a 347 c483` is page 483 of volume 347 of the reporter with the
 * number 46 (`1a` in base 36); the letter counts the digits.
 */
import type { PlaceKey } from '../place-key';

/** What every place of a volume begins with. */
export function storedVolume(reporterId: number, volume: string): string {
  return `${reporterId.toString(36)} ${volume} `;
}

export function readStoredVolume(stored: string): readonly [reporterId: number, volume: string] {
  const at = stored.indexOf(' ');
  return [parseInt(stored.slice(0, at), 36), stored.slice(at + 1, -1)];
}

/** Pages that are no plain numbers come after those that are. */
export function storedPage({ page, number }: Pick<PlaceKey, 'page' | 'number'>): string {
  return number < 0 ? `~${page}` : storedNumber(number);
}

export function storedNumber(page: number): string {
  const digits = String(page);
  return LENGTHS.charAt(digits.length) + digits;
}

/** The number of the page at which a stored place begins, or `null` where it is no plain number. */
export function readStoredNumber(key: string): number | null {
  const page = key.slice(key.lastIndexOf(' ') + 1);
  return page.startsWith('~') ? null : Number(page.slice(1));
}

/** How the same place is filed a second time, by page before volume: what stands on one page of every volume of a reporter. */
export function storedAcross(reporterId: number, page: number): string {
  return `${reporterId.toString(36)} ${storedNumber(page)} `;
}

/** The volume of a place so filed. */
export function volumeAcross(key: string): string {
  return key.slice(key.lastIndexOf(' ') + 1);
}

const LENGTHS = '~abcdefghi';
