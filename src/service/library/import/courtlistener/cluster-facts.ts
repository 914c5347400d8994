/** What a row of `opinion-clusters` says of a case, as far as a record has a place for it. */

export interface ClusterFacts {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Absent where CourtListener calls it approximate: such a date is a guess, and nothing is compared with it. */
  readonly date?: string;
  readonly otherYears: readonly string[];
  readonly standing?: string;
  readonly slug: string;
}

export interface ClusterRow {
  readonly case_name: string | null;
  readonly case_name_full: string | null;
  readonly case_name_short: string | null;
  readonly date_filed: string | null;
  readonly date_filed_is_approximate: string | null;
  readonly slug: string | null;
  readonly other_dates: string | null;
  readonly history: string | null;
  readonly correction: string | null;
}

/** A caption longer than this lists the parties of a hundred suits. */
const LONGEST_NAME = 2_000;
/** Argument, amendment and rehearing lie near the decision; other years in such notes are of other cases. */
const NEAR_YEARS = 5;

/** A text says why the row cannot be taken. */
export function readClusterFacts(row: ClusterRow): ClusterFacts | string {
  // The short name is one party's: it never stands beside a caption, where it would agree with any case of that party.
  const [name, ...otherNames] = namesIn(row.case_name, row.case_name_full);
  const caption = name ?? namesIn(row.case_name_short)[0];
  if (caption === undefined) return 'it has no name';
  const date = row.date_filed ?? '';
  if (date !== '' && !isDate(date)) return `"${date.slice(0, 20)}" is no date`;
  const isApproximate = row.date_filed_is_approximate === 't' || row.date_filed_is_approximate === 'true';
  const standing = standingIn([row.history, row.correction, row.case_name]);
  return {
    name: caption,
    otherNames,
    ...(date === '' || isApproximate ? {} : { date }),
    otherYears: date === '' || isApproximate ? [] : yearsNear(date, row.other_dates),
    ...(standing === null ? {} : { standing }),
    slug: /^[a-z0-9_-]{1,120}$/.test(row.slug ?? '') ? (row.slug ?? '') : '',
  };
}

/** Those that are names, each once. */
export function namesIn(...names: readonly (string | null)[]): readonly string[] {
  const tidy = names.map((name) => (name ?? '').replace(/\s+/g, ' ').trim());
  return [...new Set(tidy.filter((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= LONGEST_NAME))];
}

/** Years in a note or a date, other than that of the decision. */
export function yearsNear(date: string, note: string | null): readonly string[] {
  const decided = Number(date.slice(0, 4));
  const years = (note ?? '').match(/\b(?:1[6-9]|20)\d\d\b/g) ?? [];
  return [...new Set(years)].filter(
    (year) => Number(year) !== decided && Math.abs(Number(year) - decided) <= NEAR_YEARS,
  );
}

function isDate(date: string): boolean {
  const [, month = 0, day = 0] = /^(?:1[6-9]|20)\d\d-(\d\d)-(\d\d)$/.exec(date)?.map(Number) ?? [];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Only in words that can mean nothing else: "vacated" alone tells what became of the judgment below. */
const STANDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bdepublished\b|\bordered (?:depublished|not (?:to be )?published)\b/i, 'depublished'],
  [/\bsuperseded (?:on|by) (?:grant of |denial of )?rehearing\b/i, 'superseded on rehearing'],
  [
    /\bopinion (?:was |is |has been )?withdrawn\b|\bwithdrawn from (?:the )?(?:bound volume|publication)\b/i,
    'withdrawn',
  ],
  [/\bopinion (?:was |is |has been )?vacated\b/i, 'vacated'],
];

function standingIn(notes: readonly (string | null)[]): string | null {
  for (const note of notes) {
    for (const [words, standing] of STANDINGS) if (words.test(note ?? '')) return standing;
  }
  return null;
}
