import { describe, expect, test } from 'vitest';
import { compareAddresses } from '../../src/links/compare-addresses';

describe('compareAddresses', () => {
  test.each([
    ['https://example.com/a', 'https://example.com/a', 'the address itself'],
    ['http://example.com/a', 'https://example.com/a', 'http become https'],
    ['http://example.com/a', 'https://www.example.com/a/', 'www and a closing slash'],
    ['https://www.example.com/', 'https://example.com', 'front page to front page'],
    ['https://example.com/a#page=3', 'https://example.com/a', 'a fragment'],
    ['https://example.com:443/a', 'http://example.com/a', 'the usual ports'],
    ['https://example.com/caf%C3%A9', 'https://example.com/café', 'an encoded letter'],
    ['https://EXAMPLE.com./a', 'https://example.com/a', 'capitals and the root dot in the host'],
    ['https://bücher.example/a', 'https://xn--bcher-kva.example/a', 'an international name'],
  ])('%s → %s is the same page: %s', (cited, final) => {
    expect(compareAddresses(cited, final)).toBe('same');
  });

  test.each([
    ['https://example.com/a', 'https://example.com/b', 'another path'],
    ['https://example.com/a', 'https://docs.example.com/a', 'another host of the same domain'],
    ['https://www.bbc.co.uk/news/1', 'https://news.bbc.co.uk/1', 'a two-part suffix'],
    ['https://example.com/a?id=1', 'https://example.com/a?id=2', 'another query'],
    ['https://example.com/', 'https://example.com/en/about', 'a front page that leads on'],
    ['https://example.com/a', 'https://example.com/?p=77', 'a page named by its query'],
    ['https://example.com/', 'https://example.com/en/', 'from one front page to another'],
    ['https://example.com/a', 'https://example.com:8443/a', 'another port'],
  ])('%s → %s is the same site: %s', (cited, final) => {
    expect(compareAddresses(cited, final)).toBe('sameSite');
  });

  test.each([
    ['https://example.com/opinions/1.pdf', 'https://example.com/', 'the root'],
    ['https://example.com/opinions/1.pdf', 'https://www.example.com/index.html', 'its index file'],
    ['https://example.com/opinions/1.pdf', 'https://example.com/en-us/', 'a language root'],
    ['https://example.com/opinions/1.pdf', 'https://example.com/home?utm_source=x', 'home with tracking'],
  ])('%s → %s is the front page: %s', (cited, final) => {
    expect(compareAddresses(cited, final)).toBe('frontPage');
  });

  test.each([
    ['https://example.com/a', 'https://example.org/a', 'another suffix'],
    ['https://example.com/a', 'https://example.com.evil.org/a', 'the name as a mere label'],
    ['https://a.github.io/x', 'https://b.github.io/x', 'neighbours on a shared host'],
    ['https://a.co.uk/x', 'https://b.co.uk/x', 'neighbours under a two-part suffix'],
    ['https://1.2.3.4/x', 'https://1.2.3.5/x', 'another IP address'],
    ['https://example.com/a', 'https://example.org/', 'the front page of another domain'],
    ['https://example.com/a', 'not an address', 'something unreadable'],
    ['https://example.com/a', 'ftp://example.com/a', 'another scheme'],
  ])('%s → %s is another domain: %s', (cited, final) => {
    expect(compareAddresses(cited, final)).toBe('otherDomain');
  });
});
