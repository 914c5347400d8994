/** Tables of sentences and of what is read in them: `sentence => found`, a line each. */
import { expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';

/** One test for each row. `read`: what is found in a sentence, in the words of the table. `⏎` stands for a line's end, `→` for a tab. */
export function readsAs(read: (text: string) => string): (rows: string) => void {
  return (rows) =>
    test.each(
      rows
        .trim()
        .split('\n')
        .map((row) => row.split(' => ') as [string, string?]),
    )('%s', (text, expected = '') =>
      expect(read(text.replaceAll('⏎', '\n').replaceAll('→', '\t')).trim()).toBe(expected.trim()),
    );
}

/** Kind, code, title, section and year of each law, the kind alone of anything else, `;` between. */
export function lawsIn(text: string): string {
  return findCitations(text)
    .map((one) => {
      if (!laws.has(one.kind) || !('code' in one)) return one.kind;
      const { kind, code, title, section, year } = one;
      return [kind, code, title, section, year].filter((part) => part !== undefined).join(' | ');
    })
    .join('; ');
}

const laws = new Set(['statute', 'rule', 'regulation', 'constitution', 'secondary']);
