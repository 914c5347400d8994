/** One spelling for each citation, for looking it up and for telling two citations of one place apart from one of two. */
import type { ReporterCitation } from './found-citation';
import { reporterNamed } from './facts/reporter-named';

/** Where each private reporter of the Supreme Court begins in the numbering of the United States Reports. */
const nominativeOffsets: Readonly<Record<string, number>> = {
  'Dall.': 0,
  Cranch: 4,
  'Wheat.': 13,
  'Pet.': 25,
  'How.': 41,
  Black: 65,
  'Wall.': 67,
};

/** `347 U.S. 483`: canonical reporter, no leading zeros, no thousands commas; `1 Cranch 137` becomes `5 U.S. 137`. */
export function citationKey(cited: ReporterCitation): string {
  const { volume, reporter, page } = canonicalPlace(cited);
  return `${volume} ${reporter} ${page}`;
}

/** `1 Cranch` of `5 U.S.`; `null` beyond the ninety volumes that had a reporter's name. */
export function nominativeOf(volume: string): Pick<ReporterCitation, 'volume' | 'reporter'> | null {
  const number = Number(volume);
  if (!(number >= 1 && number <= 90)) return null;
  const [reporter = '', offset = 0] =
    Object.entries(nominativeOffsets).findLast(([, before]) => before < number) ?? [];
  return { volume: String(number - offset), reporter };
}

/** The parts of its key. */
export function canonicalPlace({ volume, reporter, page }: ReporterCitation): ReporterCitation {
  const known = reporterNamed(reporter, volume);
  const name = known?.name ?? reporter.replace(/\s+/gu, ' ').trim();
  const offset = known?.kind === 'nominative' ? nominativeOffsets[name] : undefined;
  const number = plainNumber(volume);
  if (offset !== undefined && /^\d+$/.test(number)) {
    return { volume: String(Number(number) + offset), reporter: 'U.S.', page: plainNumber(page) };
  }
  return { volume: number, reporter: name, page: plainNumber(page) };
}

/** The citation that a key was made of, or `null` for a text that is no key. */
export function readCitationKey(key: string): ReporterCitation | null {
  const match = /^(\S+) (.+) (\S+)$/u.exec(key);
  if (!match) return null;
  const [, volume = '', reporter = '', page = ''] = match;
  return { volume, reporter, page };
}

function plainNumber(text: string): string {
  // Nearly all are plain already.
  if (/^[1-9]\d*$/.test(text)) return text;
  const bare = text
    .replace(/[\s,¶*]/gu, '')
    .toUpperCase()
    .replace(/^P(?=\d)/u, '');
  return bare.replace(/^0+(?=\d)/u, '');
}
