import { describe, expect, test } from 'vitest';
import type { Authority } from '../../../src/citations/authority';
import { readStoredCase, storeCase, type StoredCase } from '../../../src/service/library/stored-case';

const bare: Authority = {
  id: 'test:1',
  caseName: 'Alder v. Birch',
  otherNames: [],
  otherYears: [],
  places: [],
  text: 'none',
  documents: [],
};
const place = { volume: '7', reporter: 'Test', page: '10' };

describe('a stored case is read as it was', () => {
  test.each<[string, Partial<Authority>]>([
    ['with nothing but a name', {}],
    [
      'with court and date',
      {
        court: 'ca9',
        courtName: 'United States Court of Appeals for the Ninth Circuit',
        dateFiled: '1974-08-19',
      },
    ],
    ['with a court that its record names in words of its own', { court: 'ca9', courtName: 'Ninth Circuit' }],
    ['with a court that its record does not name', { court: 'ca9' }],
    ['with a court that no table knows', { court: 'elsewhere' }],
    ['with the name of such a court', { courtName: 'Court of Common Pleas' }],
    ['with a docket number and its words', { docketNumber: 'No. 73-1', text: 'complete' }],
    ['with some of its words', { text: 'partial' }],
    [
      'with places, last pages, and one that was inferred',
      {
        places: [
          place,
          { ...place, page: 'xii', lastPage: '12' },
          { ...place, lastPage: '15', lastPageInferred: true },
        ],
      },
    ],
    [
      'with the sign between two facts in one of them',
      { id: 'test:a|b', docketNumber: '73|1', places: [place] },
    ],
    [
      'with signs that JSON escapes',
      { caseName: 'A "B"\\C\n|D', docketNumber: '"\\\t\u2028', places: [place] },
    ],
    [
      'with what few cases have',
      {
        otherNames: ['In re Alder'],
        otherYears: ['1975'],
        documents: [{ provider: 'Test', url: 'https://example.org/1' }],
        standing: 'vacated',
      },
    ],
  ])('%s', (_, facts) => {
    const authority = { ...bare, ...facts };
    expect(readStoredCase(JSON.parse(storeCase(authority)) as StoredCase)).toEqual(authority);
  });
});
