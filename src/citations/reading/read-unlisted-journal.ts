/** Law reviews that no table holds: what ends in `L. Rev.`, `L.J.` or `L.Q.` between two numbers is one, whosever it is. */
import { isUpper, skipSpaces } from '../../text/character-classes';
import { collapse } from '../../text/collapse';
import type { ReporterHit } from './numbered-hit';

const LONGEST = 64;
const kind =
  /[\s.](?:L\.\s?(Rev|J|Q)\.|Law\s(Rev|J|Q)(?:\.|iew|ournal|uarterly))\s{1,2}(\d{1,4})(?![\w%/]|-\w|\.\d)/;
const word = /^(?:[A-Z][A-Za-z'’-]{0,14}|&|of|and|the|for)$/;
const names: Readonly<Record<string, string>> = { Rev: 'L. Rev.', J: 'L.J.', Q: 'L.Q.' };

/** `35 Cal.Law Rev. 380`, `13 Cornell L.Q. 559`: `at` is the first digit of the volume, which ends at `volumeEnd`. */
export function readUnlistedJournal(text: string, at: number, volumeEnd: number): ReporterHit | null {
  const nameStart = skipSpaces(text, volumeEnd);
  if (nameStart === volumeEnd || !isUpper(text.charCodeAt(nameStart))) return null;
  const reach = text.slice(nameStart, nameStart + LONGEST);
  if (!reach.includes('L.') && !reach.includes('Law ')) return null;
  const match = kind.exec(reach);
  const page = match?.[3];
  if (!match || page === undefined) return null;
  const whose = reach.slice(0, match.index + 1);
  if (!whose.split(/[\s.]+/).every((one) => one === '' || word.test(one))) return null;
  const suffix = names[match[1] ?? match[2] ?? ''] ?? '';
  const end = nameStart + match.index + match[0].length;
  return {
    form: 'full',
    source: { kind: 'journal', name: `${collapse(whose.replace(/\.(?=\S)/g, '. ')).trim()} ${suffix}` },
    start: at,
    end,
    volume: text.slice(at, volumeEnd),
    reporterStart: nameStart,
    reporterEnd: end - page.length,
    page,
    pinStart: -1,
    weak: false,
  };
}
