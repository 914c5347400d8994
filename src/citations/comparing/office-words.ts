/** Words by which captions name an officer instead of a person, or beside one. */
import { officeWords } from '../facts/tables/name-table';
import type { NameWord } from './name-words';

const offices = new Set(officeWords.split(' '));
const shortOffices = /^(?:commr|secy|dir|supt|admr)$/u;

/** `Commissioner of Internal Revenue` */
export function isOffice(words: readonly NameWord[]): boolean {
  // `President and Fellows of Harvard College` is the college.
  if (words[1]?.text === 'fellows') return false;
  // `Guardian Life` is an insurer.
  if (words[0]?.text === 'guardian' && words[1]?.text === 'life') return false;
  return words.some(({ text }, index) => {
    if (text === 'general')
      return words[index - 1] !== undefined && /^att(?:orne)?y$/u.test(words[index - 1]?.text ?? '');
    return index === 0 && (offices.has(text) || shortOffices.test(text)) && text !== 'attorney';
  });
}

/** `Warden`, `Secretary`, `acting` */
export function isTitle({ text }: NameWord): boolean {
  return isTitleText(text);
}

export function isTitleText(text: string): boolean {
  return titles.has(text) || shortOffices.test(text);
}

const titles = new Set([
  'acting',
  'deputy',
  'assistant',
  'successor',
  'city',
  'state',
  'town',
  'township',
  'village',
  'borough',
  ...offices,
]);
