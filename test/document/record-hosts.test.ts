/** No other address is put into a brief or opened from the pane, whatever an answer says. */
import { describe, expect, test } from 'vitest';
import { codeAddress } from '../../src/citations/code-address';
import { codeAddressTable } from '../../src/citations/facts/tables/code-address-table';
import { recordAddresses } from '../../src/citations/record-address';
import { isPublishedAddress, isRecordAddress } from '../../src/document/record-hosts';

describe('what may be opened from the pane', () => {
  test('is every place where a law is published', () => {
    const all = codeAddressTable.match(/https:\/\/[^/|\s]+/gu) ?? [];
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((address) => !isPublishedAddress(`${address}/a`))).toEqual([]);
  });

  test.each([
    'http://uscode.house.gov/',
    'https://uscode.house.gov.evil.example/',
    'https://evil.example/.gov',
    'https://leg.state.fl.us.evil.example/',
    'https://law.cornell.edu.evil.example/',
    'https://user@www.ecfr.gov/',
    'https://:word@www.ecfr.gov/',
    'https://www.ecfr.gov:8443/',
    'javascript:alert(1)//.gov',
  ])('is not %s', (url) => expect(isPublishedAddress(url)).toBe(false));
});

describe('what may be put into a brief', () => {
  test('is every address that the records have', () => {
    const all = [
      ...recordAddresses({ volume: '347', reporter: 'U.S.', page: '483' }),
      codeAddress({ code: 'U.S.C.', title: '42', section: '1983' }),
      codeAddress({ code: 'C.F.R.', title: '29', section: '1604.11' }),
      codeAddress({ code: 'Fed. Reg.', title: '85', section: '1234' }),
    ];
    expect(all.filter((address) => !address || !isRecordAddress(address.url))).toEqual([]);
    expect(all).toHaveLength(5);
  });

  test.each([
    'http://www.courtlistener.com/c/U.S./1/1/',
    'https://www.courtlistener.com.evil.example/',
    'https://evil.example/www.courtlistener.com',
    'https://user@www.courtlistener.com/',
    'https://www.courtlistener.com:8443/',
    'javascript:alert(1)',
    'www.courtlistener.com',
  ])('is not %s', (url) => expect(isRecordAddress(url)).toBe(false));
});
