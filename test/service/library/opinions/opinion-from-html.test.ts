import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opinionFromHtml } from '../../../../src/service/library/opinions/opinion-from-html';

const textOf = (html: string): string => opinionFromHtml(html).text;

describe('star pages stand in the text', () => {
  test.each([
    [
      '<p>before <a class="page-label" data-label="11" href="#p11">*11</a>the court</p>',
      'before [*11] the court',
    ],
    ['<p>before <page-number citation-index="1" label="11">*11</page-number>the</p>', 'before [*11] the'],
    ['<p>before\n <span class="star-pagination" label="11"> \n *11\n </span>\n the</p>', 'before [*11] the'],
    ['<p>before <span class="star-pagination">*11</span> the</p>', 'before [*11] the'],
    ['<p>before <span class="star-pagination">*Page 11</span> \nthe</p>', 'before [*11] the'],
    ['<p><span class="star-pagination">*11</span>The court.</p>', '[*11] The court.'],
    ['<p>ex<a class="page-label" data-label="11">*11</a>ample</p>', 'ex[*11]ample'],
    ['<p>first.<a class="page-label" data-label="11">*11</a>Second.</p>', 'first.[*11] Second.'],
    [
      '<p>of <span class="star-pagination">*8</span> <span class="star-pagination">*490</span> both</p>',
      'of [*8] [*490] both',
    ],
    ['<p>a <span class="star-pagination">see page</span> b</p>', 'a b'],
  ])('%s', (html, text) => expect(textOf(html)).toBe(text));

  test('the page on which the text begins is set before it, once', () => {
    expect(opinionFromHtml('<p>The court.</p>', '10').text).toBe('[*10] The court.');
    const marked = '<p><page-number label="10">*10</page-number>The court.</p>';
    expect(opinionFromHtml(marked, '10').text).toBe('[*10] The court.');
  });
});

describe('notes stand after their part, their calls in the text', () => {
  test.each([
    [
      'Caselaw Access Project',
      '<article class="opinion" data-type="majority"><p>Held.<a class="footnotemark" href="#footnote_1_1" id="ref_footnote_1_1">1</a> So.</p>' +
        '<aside data-label="1" class="footnote" id="footnote_1_1"><a href="#ref_footnote_1_1">1</a><p> A note.</p></aside><p>End.</p></article>',
    ],
    [
      'CourtListener, marks of its own',
      '<opinion type="majority"><p>Held.<footnotemark>1</footnotemark> So.</p><footnote label="1"><p> A note.</p></footnote><p>End.</p></opinion>',
    ],
    [
      'CourtListener, links, laid out',
      '<opinion type="majority">\n<p>\n  Held.\n  <a class="footnote" href="#fn1" id="fn1_ref">\n   1\n  </a>\n  So.\n </p>' +
        '<div class="footnotes"><div class="footnote" id="fn1" label="1">\n<a class="footnote" href="#fn1_ref">\n   1\n  </a>\n<p>\n   . A note.\n  </p></div></div><p>End.</p></opinion>',
    ],
    [
      'note without a label of its own',
      '<p>Held.<a class="footnote" href="#fn1">1</a> So.</p><div class="footnotes"><div class="footnote"><p>Notes:</p></div>' +
        '<div class="footnote" id="fn1"><a class="footnote" href="#fn1_ref">1</a><p> A note.</p></div></div><p>End.</p>',
    ],
    [
      'note within a paragraph',
      '<p><footnote_body><sup id="fn1"><a href="#ref-fn1">1</a></sup> A note.</footnote_body>Held.<sup id="ref-fn1"><a href="#fn1">1</a></sup> So.</p><p>End.</p>',
    ],
    ['notes under a heading', '<p>Held.<sup>[1]</sup> So.</p><p>End.</p><h2>NOTES</h2><p>[1] A note.</p>'],
  ])('%s', (_, html) => {
    expect(textOf(html).replace('\n\nNOTES', '')).toBe('Held.[fn1] So.\n\nEnd.\n\n[fn1] A note.');
  });

  test('the paragraphs of a note are lines of one paragraph', () => {
    expect(textOf('<p>A.</p><footnote label="2"><p>One.</p><p>Two.</p></footnote>')).toBe(
      'A.\n\n[fn2] One.\nTwo.',
    );
  });

  test('calls and notes are told, so that what is missing can be', () => {
    const opinion = opinionFromHtml(
      '<p>A.<footnotemark>1</footnotemark> B.<footnotemark>2</footnotemark></p>' +
        '<footnote label="1"><p>N <page-number label="7">*7</page-number> n.</p></footnote>',
    );
    expect(opinion).toMatchObject({ noteCalls: ['1', '2'], notes: ['1'], starPages: [] });
  });

  test('a superscript that is no call stays', () => {
    expect(textOf('<p>the 21<sup>st</sup> of May</p>')).toBe('the 21st of May');
  });
});

describe('parts', () => {
  const parts = (html: string): readonly (readonly [string, string | undefined, string])[] => {
    const opinion = opinionFromHtml(html);
    return opinion.parts.map((part) => [part.kind, part.author, opinion.text.slice(part.start, part.end)]);
  };

  test('head matter, majority, concurrence and dissent are told apart, with the notes of each', () => {
    expect(
      parts(
        '<section class="casebody"><section class="head-matter"><h4>A v. B</h4></section>' +
          '<article class="opinion" data-type="majority"><p class="author">Fir, J.:</p><p>We.</p><aside class="footnote" data-label="1"><p>N.</p></aside></article>' +
          '<article class="opinion" data-type="concurrence"><p class="author">Elm, C.J., concurring.</p></article>' +
          '<article class="opinion" data-type="dissent"><p>No.</p></article></section>',
      ),
    ).toEqual([
      ['syllabus', undefined, 'A v. B'],
      ['majority', 'Fir, J', 'Fir, J.:\n\nWe.\n\n[fn1] N.'],
      ['concurrence', 'Elm, C.J., concurring', 'Elm, C.J., concurring.'],
      ['dissent', undefined, 'No.'],
    ]);
  });

  test.each([
    ['majority', 'majority'],
    ['on-the-merits', 'majority'],
    ['plurality', 'majority'],
    ['concurring-in-result', 'concurrence'],
    ['concurring-in-part-and-dissenting-in-part', 'dissent'],
  ])('%s is a %s', (type, kind) => {
    expect(parts(`<opinion type="${type}"><author>Fir</author></opinion>`)).toEqual([[kind, 'Fir', 'Fir']]);
  });

  test('a source that does not tell gives none', () => {
    expect(parts('<div><p>We affirm.</p></div>')).toEqual([]);
  });
});

describe('only words come out', () => {
  test.each([
    ['<p>a<script>alert("x")</script>b</p>', 'ab'],
    ['<p>a<SCRIPT SRC=x>"</p>"</SCRIPT >b</p>', 'ab'],
    ['<p>a<style>p{}</style><template><p>t</p></template>b</p>', 'ab'],
    ['<p>a<!-- <p>hidden</p> -->b</p>', 'ab'],
    ['<?xml version="1.0"?><!DOCTYPE html><p title="<b>">a</p>', 'a'],
    ['<p>1 < 2 & 3 &lt; 4 &amp;lt; 5</p>', '1 < 2 & 3 < 4 &lt; 5'],
    [
      '<p>&sect;&nbsp;1983 &#167; 5 &#x2014; &#151; &ldquo;x&rdquo; &unknown; &#0;</p>',
      '§ 1983 § 5 — — “x” &unknown; &#0;',
    ],
    ['<p>con\u00adtract</p>', 'contract'],
    ['<p>Cosmetic Act (<em>\n et seq.),\n </em>\n to</p>', 'Cosmetic Act (et seq.), to'],
    ['<p>A<br>v.<br/>B</p>', 'A v. B'],
    ['<p>one<p>two<blockquote>three</blockquote>four', 'one\n\ntwo\n\nthree\n\nfour'],
    ['<p>see <a href="javascript:alert(1)">347 U.S. 483</a></p>', 'see 347 U.S. 483'],
    ['<div class="num"><span class="num">1</span><p>The</p></div>', 'The'],
    [
      '<pre class="inline">The first\nline.\n\n   The second.\fThe third.</pre>',
      'The first line.\n\nThe second.\n\nThe third.',
    ],
    [
      '<pre>We look to\nDoe v. Roe,\n</pre><span class="citation"><a href="/opinion/1/">12 Ex. Rep. 3</a></span><pre class="inline">, 5,\nand affirm.\n\nSo ordered.</pre><p>Kern, J.</p>',
      'We look to Doe v. Roe, 12 Ex. Rep. 3, 5, and affirm.\n\nSo ordered.\n\nKern, J.',
    ],
    ['', ''],
    ['<', '<'],
    ['<p>a<script>never closed', 'a'],
  ])('%j', (html, text) => expect(textOf(html)).toBe(text));

  const fragments = fc.constantFrom(
    '<p>', '</p>', '<script>', '</script>', 'alert(1)', '<footnote label="1">', '</footnote>', '<sup>[1]</sup>',
    '<a class="page-label" data-label="7">', '</a>', '<article data-type="dissent">', '</article>', 'word', ' ', '\n', '<', '&#10;', '<h2>NOTES</h2>',
    '<pre>', '</pre>', '"', "<a href='", '<!--', '-->', '<aside class="footnote">', '</aside>',
  ); // prettier-ignore

  test('whatever the record holds: parts lie in order within the text, and nothing of a script comes out', () => {
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 40 }), (pieces) => {
        const { text, parts } = opinionFromHtml(pieces.join(''));
        let end = 0;
        for (const part of parts) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          expect(part.end).toBeGreaterThan(part.start);
          end = part.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        expect(text).toBe(text.trim());
        expect(opinionFromHtml(`<script>${pieces.join('').replaceAll('</script>', '')}</script>`).text).toBe(
          '',
        );
      }),
    );
  });

  test('comes to an end where tags are never closed', () => {
    const html = '<p>' + '<i>word</i> <b'.repeat(50_000) + '<div>'.repeat(20_000);
    expect(textOf(html)).toContain('word');
  });
});
