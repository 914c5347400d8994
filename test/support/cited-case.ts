/** A citation as a lawyer writes it, its parts still apart so that one of them can be made wrong. */
import { courtById } from '../../src/citations/facts/courts';
import { reporterNamed } from '../../src/citations/facts/reporter-named';
import type { Authority } from '../../src/citations/authority';
import type { SeededRandom } from './seeded-random';

export interface CitedCase {
  /** The record that is meant. */
  readonly record: Authority;
  readonly plaintiff: string;
  /** Absent for *In re*. */
  readonly defendant?: string | undefined;
  readonly volume: string;
  readonly reporter: string;
  readonly page: string;
  readonly pin?: string | undefined;
  /** As written; absent where the reporter implies it or the record does not know it. */
  readonly court?: string;
  readonly year: string;
}

/** Long words of names, and how lawyers shorten them: `case_name_abbreviations.json` turned round. */
export type Abbreviations = ReadonlyMap<string, readonly string[]>;

export function readAbbreviations(table: Readonly<Record<string, readonly string[]>>): Abbreviations {
  const byWord = new Map<string, string[]>();
  for (const [short, words] of Object.entries(table)) {
    for (const word of words) {
      const key = word.toLowerCase();
      byWord.set(key, [...(byWord.get(key) ?? []), short]);
    }
  }
  return byWord;
}

/** How `record` is cited by its place in `volume reporter page`; words are abbreviated and pages pinned at random. */
export function citeCase(
  record: Authority,
  name: string,
  place: Authority['places'][number],
  abbreviations: Abbreviations,
  random: SeededRandom,
): CitedCase {
  const [first = '', second] = name.split(/\s+v\.\s+/u);
  const court = courtById(record.court ?? '');
  const isImplied = reporterNamed(place.reporter, place.volume)?.court !== undefined;
  const pin = pinOf(place, random);
  return {
    record,
    plaintiff: abbreviate(first, abbreviations, random),
    ...(second === undefined ? {} : { defendant: abbreviate(second, abbreviations, random) }),
    volume: place.volume,
    reporter: place.reporter,
    page: place.page,
    ...(pin === undefined ? {} : { pin }),
    ...(court?.abbreviations[0] !== undefined && !isImplied ? { court: court.abbreviations[0] } : {}),
    year: record.dateFiled?.slice(0, 4) ?? '',
  };
}

export function writeCitation({
  plaintiff,
  defendant,
  volume,
  reporter,
  page,
  pin,
  court,
  year,
}: CitedCase): string {
  const name = defendant === undefined ? plaintiff : `${plaintiff} v. ${defendant}`;
  const time = [court, year].filter(Boolean).join(' ');
  return `${name}, ${volume} ${reporter} ${page}${pin === undefined ? '' : `, ${pin}`}${time === '' ? '' : ` (${time})`}`;
}

function abbreviate(party: string, abbreviations: Abbreviations, random: SeededRandom): string {
  return party
    .split(' ')
    .map((word) => {
      const [, bare = '', end = ''] = /^(.*?)([,;]?)$/u.exec(word) ?? [];
      const short = abbreviations.get(bare.toLowerCase());
      return short && random.chance(0.5) ? random.pick(short) + end : word;
    })
    .join(' ');
}

/** Only where the record knows the last page, a pin cite is sure to lie within. */
function pinOf(place: Authority['places'][number], random: SeededRandom): string | undefined {
  const first = Number(place.page);
  const last = Number(place.lastPage);
  if (Number.isNaN(first) || Number.isNaN(last) || random.chance(0.4)) return undefined;
  return String(first + random.below(last - first + 1));
}
