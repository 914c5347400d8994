import { describe, expect, test } from 'vitest';
import { recordAddresses } from '../../src/citations/record-address';

describe('recordAddresses', () => {
  test('gives the redirect and the volume', () => {
    expect(recordAddresses({ volume: '917', reporter: 'F.Supp.', page: '1275' })).toEqual([
      { provider: 'CourtListener', url: 'https://www.courtlistener.com/c/F.%20Supp./917/1275/' },
      { provider: 'Caselaw Access Project', url: 'https://static.case.law/f-supp/917/' },
    ]);
  });

  test.each([
    ['So. 2d', 'so2d'],
    ['N.Y.2d', 'ny-2d'],
    ['Wash. App.', 'wash-app'],
  ])('spells %s as the project does: %s', (reporter, slug) => {
    const [, volume] = recordAddresses({ volume: '12', reporter, page: '1' });
    expect(volume?.url).toBe(`https://static.case.law/${slug}/12/`);
  });

  test.each([
    ['a series that the project does not hold', { volume: '50', reporter: 'F.4th', page: '432' }, 1],
    ['a database', { volume: '2019', reporter: 'WL', page: '651680' }, 0],
    ['an unknown reporter', { volume: '1', reporter: 'Unheard Rep.', page: '2' }, 0],
  ])('%s', (_, citation, count) => {
    expect(recordAddresses(citation)).toHaveLength(count);
  });
});
