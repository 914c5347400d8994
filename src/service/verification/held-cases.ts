/**
 * Cases that were verified before, by the texts that cite them: a brief is checked again and again while it is written, and most of it
 * stays as it was. In memory alone; for as long as the library would answer the same, and for a day at most.
 */
import type { VerifiedCase } from './case-result';
import type { Library } from '../library/library';
import type { CaseText } from './read-case-text';

export interface HeldCase {
  readonly text: CaseText;
  readonly verified: VerifiedCase;
}

export interface HeldCases {
  get(rawText: string): HeldCase | undefined;
  /** From the second time on: most texts never come again. Passes over what depends on the rest of its request, or on an outage. */
  hold(rawText: string, one: HeldCase): void;
}

/** One takes some kilobytes. */
const MOST_CASES = 6_000;

interface Day {
  readonly date: string;
  readonly cases: Map<string, HeldCase>;
  /** Texts that came once. */
  readonly seen: Set<string>;
}

const days = new WeakMap<object, Day>();

/** Of what `library` holds just now. A year that begins makes citations possible: what was found yesterday is not held. */
export function heldCases(library: Library, now = new Date(), most = MOST_CASES): HeldCases {
  const edition = library.edition?.();
  if (!edition) return NOTHING_HELD;
  const date = now.toISOString().slice(0, 10);
  const last = days.get(edition);
  const day =
    last?.date === date ? last : { date, cases: new Map<string, HeldCase>(), seen: new Set<string>() };
  days.set(edition, day);
  const { cases, seen } = day;
  return {
    get: (rawText) => cases.get(rawText),
    hold(rawText, one) {
      if (!standsAlone(one)) return;
      if (!seen.delete(rawText)) {
        if (seen.size >= most) seen.clear();
        seen.add(rawText);
        return;
      }
      if (cases.size >= most) cases.clear();
      cases.set(rawText, one);
    },
  };
}

const NOTHING_HELD: HeldCases = { get: () => undefined, hold: () => undefined };

/** A short form, or a citation beside others in one text, means what its request cites; a library that failed may answer the next time. */
function standsAlone({ text, verified: { answer, chain } }: HeldCase): boolean {
  const isFull = text.citation.kind === 'case' && text.chain.every(({ inString }) => inString !== true);
  return isFull && [answer, ...chain].every(({ finding }) => !mayBeOutage.has(finding.kind));
}

/** A page of orders is also what cannot be read just now. */
const mayBeOutage: ReadonlySet<string> = new Set(['unavailable', 'amongDispositions']);
