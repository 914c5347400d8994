import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLinks } from '../../src/links/find-links';

/** Places are marked `‹…›` in the text itself. */
function unmarked(marked: string) {
  const spans = [...marked.matchAll(/‹([^›]*)›/g)].map((match, index) => {
    const start = match.index - 2 * index;
    return [start, start + (match[1] ?? '').length];
  });
  return { text: marked.replace(/[‹›]/g, ''), spans };
}

const placesOf = (text: string) => findLinks(text, []).map(({ start, end }) => [start, end]);

describe('findLinks: addresses in the text', () => {
  test.each([
    ['See ‹https://www.example.com/a/b.pdf›.', 'https://www.example.com/a/b.pdf', 'a full stop after it'],
    ['(at ‹http://example.com/a_(b)›)', 'http://example.com/a_(b)', 'its own parentheses, and others'],
    ['“‹https://example.com/a?b=c&d=e#f›,” he', 'https://example.com/a?b=c&d=e#f', 'query and fragment'],
    ['<‹https://example.com/a›>', 'https://example.com/a', 'angle brackets'],
    ['[‹https://perma.cc/AB12-CD34›].', 'https://perma.cc/AB12-CD34', 'square brackets'],
    ['at ‹www.example.com/page›; then', 'http://www.example.com/page', 'no scheme'],
    ['at ‹www.example.com›.', 'http://www.example.com', 'no scheme and no path'],
    ['at ‹WWW.X.com/a›.', 'http://WWW.X.com/a', 'capitals and a name of one letter'],
    ['‹perma.cc/AB12-CD34› (last visited)', 'http://perma.cc/AB12-CD34', 'a bare name with a path'],
    ['‹HTTPS://Example.COM/A›!', 'HTTPS://Example.COM/A', 'capitals'],
    ['‹https://example.com/café/文›.', 'https://example.com/café/文', 'other letters'],
    ['‹https://example.com/a›—then', 'https://example.com/a', 'a dash'],
    ['‹https://example.com/a›…', 'https://example.com/a', 'an ellipsis'],
    ['‹https://example.com/a›’s page', 'https://example.com/a', 'an apostrophe'],
    ['‹http://intranet/x›', 'http://intranet/x', 'a name without a dot, which privacy holds back'],
    [
      '‹https://example.com/l/\np/of-2024.pdf›.',
      'https://example.com/l/p/of-2024.pdf',
      'a break after a slash',
    ],
    [
      '‹https://example.com/op\nions/23/22-1.pdf›.',
      'https://example.com/opions/23/22-1.pdf',
      'a break in a word',
    ],
    ['‹https://example.com/report.\npdf›.', 'https://example.com/report.pdf', 'a break before the ending'],
    ['‹https://example.com/a/\vb/c-1/›.', 'https://example.com/a/b/c-1/', 'a soft line break'],
    ['‹https://example.com/a/ b/c/d_1.pdf›.', 'https://example.com/a/b/c/d_1.pdf', 'a space after a slash'],
    [
      '‹https://example.com/news/mayor- opens-a-new-road›.',
      'https://example.com/news/mayor-opens-a-new-road',
      'a space after a hyphen',
    ],
    ['‹https://example.com/a\u200bb/c\u00adde›', 'https://example.com/ab/cde', 'invisible characters'],
  ])('%j: %s (%s)', (marked, url) => {
    const { text, spans } = unmarked(marked);
    expect(placesOf(text)).toEqual(spans);
    expect(findLinks(text, []).map((link) => link.url)).toEqual([url]);
  });

  test.each([
    ['‹https://example.com/a/›\nThe next paragraph begins.', 'a paragraph after a slash'],
    ['‹https://example.com/a›\nand/or the other', 'and/or on the next line'],
    ['‹https://example.com/a/› The 2024 report', 'a space and a sentence'],
    ['‹https://example.com/a-› well-known, says', 'a hyphen and a word with one'],
    ['‹https://example.com/a› state-of-the-art', 'a word with hyphens'],
    ['‹https://example.com/a› ‹https://example.com/b›', 'two addresses'],
    ['‹https://example.com/a›\n‹https://example.com/b›', 'two addresses on two lines'],
    ['‹https://example.com/a›;\nsee 2024 WL 1', 'a citation on the next line'],
  ])('%j ends where it should: %s', (marked) => {
    const { text, spans } = unmarked(marked);
    expect(placesOf(text)).toEqual(spans);
  });

  test.each([
    ['and/or, he/she, 28 U.S.C./C.F.R., w/o'],
    ['Fed.R.Civ.P./Local Rules'],
    ['someone@example.com/x and someone@www.example.com'],
    ['Amazon.com, Inc. v. Barnesandnoble.com'],
    ['file.name/part, no.one/two'],
    ['https:// and http://. www. www'],
  ])('nothing in %j', (text) => expect(findLinks(text, [])).toEqual([]));
});

describe('findLinks: hyperlinks', () => {
  const place = (start: number, end: number, url: string) => ({ start, end, url });

  test('a target under other words', () => {
    expect(findLinks('See the report.', [place(8, 14, 'https://example.com/r')])).toEqual([
      place(8, 14, 'https://example.com/r'),
    ]);
  });

  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['www.example.com/a', 'http://www.example.com/a/'],
    ['http://example.com/a', 'https://www.example.com/a'],
  ])('%s linked to %s is one link', (written, target) => {
    expect(findLinks(`${written} is`, [place(0, written.length, target)])).toEqual([
      place(0, written.length, target),
    ]);
  });

  test('addresses that are each linked to themselves are one link each', () => {
    const addresses = ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'];
    const text = addresses.join(' and ');
    const places = addresses.map((url) => place(text.indexOf(url), text.indexOf(url) + url.length, url));
    expect(findLinks(text, places)).toEqual(places);
  });

  test('an address linked to another one is two links on one place', () => {
    const links = findLinks('https://example.com/a is', [place(0, 21, 'https://example.org/b')]);
    expect(links.map(({ url }) => url)).toEqual(['https://example.org/b', 'https://example.com/a']);
    expect(links.map(({ start, end }) => [start, end])).toEqual([
      [0, 21],
      [0, 21],
    ]);
  });

  test.each([
    ['https://example.com/a#:~:text=our%20client', 'https://example.com/a'],
    ['https://example.com/a#part-2:~:text=paid,bribes', 'https://example.com/a#part-2'],
    ['https://example.com/a?q=:~:text', 'https://example.com/a?q=:~:text'],
  ])('words to be found on a page are no part of its address: %s', (target, url) => {
    expect(findLinks('the report', [{ start: 4, end: 10, url: target }])).toEqual([
      { start: 4, end: 10, url },
    ]);
    expect(findLinks(`See ${target} today.`, []).map((link) => link.url)).toEqual([url]);
  });

  test('pieces of one hyperlink are one link, and places within the document are none', () => {
    const pieces = [place(0, 4, 'https://example.com/'), place(4, 9, 'https://example.com/')];
    expect(findLinks('some words here', [...pieces, place(11, 15, '#_Toc1')])).toEqual([
      place(0, 9, 'https://example.com/'),
    ]);
  });
});

describe('findLinks: laws', () => {
  const pieces = fc.constantFrom(
    'https://',
    'www.',
    'a.com',
    '/',
    '.',
    ' ',
    '\n',
    '(',
    ')',
    'pdf',
    '-',
    '?',
    '=',
    '1',
    'é',
    '%',
  );

  test('spans lie inside the text, in order, apart', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const { start, end, url } of findLinks(text, [])) {
          expect(start >= last && end > start && end <= text.length).toBe(true);
          expect(URL.canParse(url)).toBe(true);
          last = end;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([['https://a.com/'], ['www.a.com/ '], ['a.'], ['https://a.com/\n'], ['a-'], ['a.com/('], ['(']])(
    'a megabyte of %j is read to its end',
    (piece) => {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      expect(findLinks(text, []).every(({ end }) => end <= text.length)).toBe(true);
    },
    60_000,
  );
});
