/** Signs that Word and web pages set in a citation's place: line ends, no-break spaces and hyphens, dashes, marks without width. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';

describe('a line that ends within its paragraph (Shift+Enter)', () => {
  test.each([
    ['Standard of Review\vIn Smith v. Jones, 12 F.4th 34 (2d Cir. 2021).', 'Smith', 'Jones'],
    ['Motion to Dismiss\vSmith v. Jones, 12 F.4th 34 (2d Cir. 2021).', 'Smith', 'Jones'],
    ['It was laid down in Smith v.\vJones, 12 F.4th 34 (2d Cir. 2021).', 'Smith', 'Jones'],
    ['The rule that was laid down in Smith Brothers\vv. Jones, 12 F.4th 34.', 'Smith Brothers', 'Jones'],
    ['The rule that was laid down in Smith v. Jones\vBrothers, 12 F.4th 34.', 'Smith', 'Jones Brothers'],
  ])('%j', (text, plaintiff, defendant) => {
    expect(findCitations(text)).toMatchObject([{ plaintiff, defendant }]);
  });
});
