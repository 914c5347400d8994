/** Parties that captions name one for the other: who held an office, and the office itself. */
import { officeHolders } from '../facts/tables/name-table';
import { isFirm } from './firm-kind';
import type { Party } from './party';

const tookOffice = new Map<string, number>();
const holders = officeHolders
  .trim()
  .split('\n')
  .map((line) => {
    const [office = '', names = ''] = line.split('=');
    const all = names.split(' ').map((holder) => {
      const name = holder.replace(/\d/gu, '');
      if (name !== holder) tookOffice.set(name, Number(holder.slice(name.length)));
      return name;
    });
    return { office: new Set(office.split(' ')), names: new Set(all) };
  });
const everHolders = new Set(holders.flatMap(({ names }) => [...names]));

/** Whether both have held one office, or the one is the office that the other has held. */
export function areSuccessors(left: Party, right: Party): boolean {
  if (isFirm(left) || isFirm(right)) return false;
  const leftWords = lastAndAll(left);
  const rightWords = lastAndAll(right);
  if (!everHolders.has(leftWords.surname) && !everHolders.has(rightWords.surname)) return false;
  return holders.some(({ office, names }) => {
    const isLeft = names.has(leftWords.surname);
    const isRight = names.has(rightWords.surname);
    if (isLeft && isRight) {
      const arePersons = left.kind === 'private' && right.kind === 'private';
      const areShort = leftWords.all.length <= 2 && rightWords.all.length <= 2;
      return arePersons && areShort && leftWords.surname !== rightWords.surname;
    }
    if (isLeft && right.kind === 'office') return rightWords.all.every((word) => office.has(word));
    return isRight && left.kind === 'office' && leftWords.all.every((word) => office.has(word));
  });
}

/** Whether `areSuccessors` may find a successor of the party's. */
export function hasHeldOffice(party: Party): boolean {
  return everHolders.has(lastAndAll(party).surname);
}

/** Of a known holder of an office the year of coming into it. */
export function yearOfOffice(party: Party): number | undefined {
  return tookOffice.get(lastAndAll(party).surname);
}

/** Whether the party is known as the holder of an office in which it stands in thousands of captions. */
export function isOfficeHolder(party: Party): boolean {
  const { surname, all } = lastAndAll(party);
  return all.length <= 2 && holders.slice(0, 2).some(({ names }) => names.has(surname));
}

function lastAndAll(party: Party): { surname: string; all: readonly string[] } {
  const all = (party.names[0] ?? []).map(({ text }) => text);
  return { surname: all.at(-1) ?? '', all };
}
