/** A limit of a series or a court, and who says so. */
export interface Bound {
  readonly value: number;
  readonly sources: readonly BoundSource[];
}

export interface Lifetime {
  readonly firstYear?: Bound;
  readonly lastYear?: Bound;
}

/**
 * `opinions`: citations in real opinions come near the limit and do not pass it. `series lists`: what the publisher's numbering
 * was, as libraries list it. `statute`: the Act that made the court or the code.
 */
export type BoundSource =
  | 'reporters-db'
  | 'courts-db'
  | 'Caselaw Access Project'
  | 'Supreme Court dates'
  | 'opinions'
  | 'series lists'
  | 'statute'
  | 'official code';

const letters: Readonly<Record<string, BoundSource>> = {
  r: 'reporters-db',
  d: 'courts-db',
  c: 'Caselaw Access Project',
  s: 'Supreme Court dates',
  o: 'opinions',
  p: 'series lists',
  l: 'statute',
};

/** `1924rc`: the number, then a letter for each source; `unnamed` where there is none. */
export function readBound(text: string, unnamed: BoundSource): Bound | undefined {
  if (text === '') return undefined;
  const value = Number.parseInt(text, 10);
  return { value, sources: sourcesOf(text.slice(String(value).length), unnamed) };
}

/** `1924rc-1999`: either may be left out. */
export function readYears(text: string, unnamed: BoundSource): Lifetime {
  const [first = '', last = ''] = text.split('-');
  const firstYear = readBound(first, unnamed);
  const lastYear = readBound(last, unnamed);
  return { ...(firstYear && { firstYear }), ...(lastYear && { lastYear }) };
}

function sourcesOf(marks: string, unnamed: BoundSource): readonly BoundSource[] {
  if (marks === '') return [unnamed];
  return Array.from(marks).flatMap((letter) => letters[letter] ?? []);
}

/** Only such a bound may make a citation impossible; any other raises a doubt at most. */
export function isSupported(bound: Bound): boolean {
  return new Set(bound.sources).size >= 2;
}
