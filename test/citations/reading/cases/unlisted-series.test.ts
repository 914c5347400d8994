/** A series that no table lists of a reporter that is known is read, with parties, court or date around it, so that it can be told. */
import { expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

test.each([
  ['See Elm v. Oak, 512 F. Supp. 4d 101 (S.D.N.Y. 2021).', ['512 F. Supp. 4th 101']],
  ['See Elm v. Oak, 512 F. Supp. 4th 101, 105 (S.D.N.Y. 2021).', ['512 F. Supp. 4th 101']],
  [
    'See Elm v. Oak, 12 F.5th 101 (9th Cir. 2021). Elm, 12 F.5th at 103.',
    ['12 F.5th 101', '12 F.5th at 103'],
  ],
  ['See Elm v. Oak, 12 So. 4th 101 (Fla. 2021).', ['12 So. 4th 101']],
  [
    'See Elm v. Oak, 12 N.E.2d 1 (Ill. 1999), aff’d, 12 N.E. 7th 45 (Ill. 2000).',
    ['12 N.E.2d 1', '12 N.E.7th 45'],
  ],
  ['See Elm v. Oak, 12 Zzz. 4th 101 (Fla. 2021).', []],
  ['He lives at 111 S.W. 5th 97204, and she at 12 N.E. 4th Street.', []],
  ['The 12 So. 4th 101 plan was sold.', []],
  ['See Elm v. Oak, 512 F.4d 101 (9th Cir. 2021).', ['512 F.4th 101']],
  ['See Elm v. Oak, 12 Cal. App. 4d 101 (2000).', ['12 Cal. App. 4th 101']],
])('%s', (text, expected) => {
  const found = findCitations(text).map((one) => {
    if (one.kind === 'case') return `${one.volume} ${one.reporter} ${one.page ?? ''}`;
    return one.kind === 'short' ? `${one.volume} ${one.reporter} at ${one.pinCite ?? ''}` : one.kind;
  });
  expect(found).toEqual(expected);
});
