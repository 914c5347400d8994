import { describe, expect, test } from 'vitest';
import { citationKey, nominativeOf, readCitationKey } from '../../src/citations/citation-key';
import { reporterNamed } from '../../src/citations/facts/reporter-named';
import { allReporters } from '../../src/citations/facts/reporters';

describe('citationKey', () => {
  test.each([
    ['347', 'U. S.', '483', '347 U.S. 483'],
    ['76', 'Cal.App.5th', '685', '76 Cal. App. 5th 685'],
    ['132', 'Wn.2d', '668', '132 Wash. 2d 668'],
    ['917', 'F.Supp.', '1,275', '917 F. Supp. 1275'],
    ['10', 'NY3d', '706', '10 N.Y.3d 706'],
    ['2007', 'NMCA', '014', '2007 NMCA 14'],
    ['2019', 'Ohio', '1234', '2019 Ohio 1234'],
    ['1', 'Cranch', '137', '5 U.S. 137'],
    ['10', 'Wall.', '557', '77 U.S. 557'],
    ['6', 'Fed.', '545', '6 F. 545'],
    ['2013', 'NY Slip Op', '31486(u)', '2013 NY Slip Op 31486(U)'],
    ['3', 'Unheard Rep.', '9', '3 Unheard Rep. 9'],
  ])('%s %s %s is %s', (volume, reporter, page, key) => {
    expect(citationKey({ volume, reporter, page })).toBe(key);
  });

  test('reads back what it wrote, for every reporter', () => {
    for (const { name, kind } of allReporters()) {
      const volume = kind === 'neutral' ? '2019' : '12';
      const key = citationKey({ volume, reporter: name, page: '345' });
      const read = readCitationKey(key);
      expect(read && citationKey(read)).toBe(key);
    }
  });

  test('tells a text that is no key', () => {
    expect(readCitationKey('347 U.S.')).toBeNull();
  });
});

describe('reporterNamed', () => {
  test.each([
    ['F.Supp.2d', '1', 'F. Supp. 2d', 'federal'],
    ['Fed. Appx.', '1', "F. App'x", 'federal'],
    ['Pac.', '12', 'P.', 'regional'],
    ['Ohio', '12', 'Ohio', 'state'],
    ['OHIO', '2019', 'Ohio', 'neutral'],
    ['N.D.', '2004', 'ND', 'neutral'],
    ['Wash.', '100', 'Wash.', 'state'],
  ])('%s with volume %s is %s, %s', (spelling, volume, name, kind) => {
    expect(reporterNamed(spelling, volume)).toMatchObject({ name, kind });
  });

  test('knows no reporter that does not exist', () => {
    expect(reporterNamed('F.9th')).toBeNull();
    expect(reporterNamed('Motion No.')).toBeNull();
  });

  test('takes Wash. for Washington, not for the old Virginia reports of the same name', () => {
    expect(reporterNamed('Wash.', '50')?.court).toBe('wash');
  });
});

describe('nominativeOf', () => {
  test.each([
    ['4', { volume: '4', reporter: 'Dall.' }],
    ['5', { volume: '1', reporter: 'Cranch' }],
    ['90', { volume: '23', reporter: 'Wall.' }],
    ['91', null],
    ['0', null],
  ])('%s U.S.', (volume, named) => expect(nominativeOf(volume)).toEqual(named));
});
