/** Whether two citations side by side may be the same case in two reporters, from what each reporter prints. */
import type { ReporterHit } from '../numbered-hit';

export function mayBeParallel(one: ReporterHit, other: ReporterHit): boolean {
  if (one.source.kind !== 'reporter' || other.source.kind !== 'reporter') return false;
  const first = one.source.reporter;
  const second = other.source.reporter;
  // "3 Wils. 145, 2 Black. 723": England's Blackstone is not the Supreme Court's Black.
  if ((first.kind === 'english') !== (second.kind === 'english')) return false;
  // "2004 VT 5, 177 Vt. 3": the neutral citation is of the year, whatever its letters.
  if (root(first.name) === root(second.name) && isYear(one.volume) === isYear(other.volume))
    // "166 Wn.2d 974, 166 Wash. 2d 974"; a place said twice alike is cited twice.
    return (
      one.page !== '' &&
      one.page === other.page &&
      one.volume === other.volume &&
      lengthOf(one) !== lengthOf(other)
    );
  if (!first.prints || !second.prints) return true;
  return first.prints.some((court) => second.prints?.some((another) => overlap(court, another)));
}

/** Of the reporter as it is written. */
function lengthOf({ reporterStart, reporterEnd }: ReporterHit): number {
  return reporterEnd - reporterStart;
}

function isYear(volume: string): boolean {
  return /^(?:199|20[0-4])\d$/.test(volume);
}

function overlap(one: string, other: string): boolean {
  return one === other || (one === 'us' && other === 'appeals') || (other === 'us' && one === 'appeals');
}

/** `F.2d` and `F.3d` are one row of volumes, which never prints a case twice. */
function root(name: string): string {
  let known = roots.get(name);
  if (known === undefined) {
    known = name.replace(/\s?(?:\d{1,2}(?:d|th))$/, '').replace(/\.$/, '');
    roots.set(name, known);
  }
  return known;
}

/** By the names of reporters, of which there are so many and no more. */
const roots = new Map<string, string>();
