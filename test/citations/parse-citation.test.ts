import { describe, expect, test } from 'vitest';
import { parseCitation } from '../../src/citations/parse-citation';

describe('parseCitation', () => {
  test.each([
    [
      'Brown, 347 U.S., at 495',
      { kind: 'short', name: 'Brown', volume: '347', reporter: 'U.S.', pinCite: '495' },
    ],
    [
      '  ** See Roe v. Wade, 410 U.S. 113, 152 (1973) (per curiam). See p. 5',
      {
        kind: 'case',
        plaintiff: 'Roe',
        defendant: 'Wade',
        signal: 'See',
        pinCite: '152',
        weight: ['per curiam'],
      },
    ],
    [
      'Oak Bank v. Elm (In re Elm), 906 F.2d 1068',
      { plaintiff: 'Oak Bank', defendant: 'Elm (In re Elm)', matter: 'In re Elm' },
    ],
    ['410 U. S. 113', { kind: 'case', volume: '410', reporter: 'U.S.', page: '113' }],
  ])('%s', (rawText, fields) => {
    expect(parseCitation(rawText)).toMatchObject(fields);
  });

  test.each([['Id. at 5'], ['Brown, supra, at 5'], ['the weather of 1973'], ['']])(
    '%s: nothing',
    (rawText) => {
      expect(parseCitation(rawText)).toBeNull();
    },
  );
});
