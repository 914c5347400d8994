import { expect, test } from 'vitest';
import { askedAddress } from '../../src/links/asked-address';

test.each([
  ['https://example.com/a?fbclid=IwAR0abc', 'https://example.com/a'],
  [
    'https://example.com/a?id=4&utm_source=x&UTM_Content=jane&page=2#part',
    'https://example.com/a?id=4&page=2#part',
  ],
  ['https://example.com/a?mc_eid=0123&x=1', 'https://example.com/a?x=1'],
  ['https://example.com/a#:~:text=Doe%20admits', 'https://example.com/a'],
  ['https://example.com/a?gclid=1#part:~:text=Doe', 'https://example.com/a#part'],
])('%s is asked for as %s', (url, asked) => expect(askedAddress(url)).toBe(asked));

test.each([
  ['https://example.com/a?'],
  ['https://example.com/a?trackers=1&q=a+b%20c&&flag'],
  ['https://example.com/#/a?fbclid=1'],
  ['not an address'],
])('%s stays as it is', (url) => expect(askedAddress(url)).toBe(url));
