/** `42 U.S.C. § 1983; § 1988`: a section alone is of the code that stands right before it. */
import type { CodeCitation, FoundCitation } from '../../found-citation';
import type { BalancedBrackets } from '../balanced-brackets';
import { collapse } from '../../../text/collapse';
import { matchEnd } from '../../../text/match-at';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';
import { readSections } from './read-section';
import { surroundCode } from './surround-code';

/** `at` is the section sign, `before` what was found last. */
export function readSameCode(
  text: string,
  at: number,
  before: FoundCitation | undefined,
  brackets: BalancedBrackets,
): CodeCitation | null {
  if (before?.kind !== 'statute' && before?.kind !== 'regulation') return null;
  if (before.fullEnd > at || matchEnd(semicolon, text, before.fullEnd) !== at) return null;
  // Not of a law that is cited by its page.
  if (!/§|[sS]ec/.test(text.slice(before.start, before.end))) return null;
  const sections = readSections(text, at, beginsNumberedCitation);
  if (!sections || text.startsWith(' of ', sections.end)) return null;
  const { kind, code, title } = before;
  const section = collapse(text.slice(sections.start, sections.end));
  return surroundCode(text, { kind, code, title, section, start: at, end: sections.end }, at, at, brackets);
}

const semicolon = /;\s{1,3}/y;
