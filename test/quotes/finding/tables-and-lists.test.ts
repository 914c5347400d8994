/** Quoted words in the cells of a table and in the items of a list: the case in the next cell, or the one that announces the list. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { storyEnd } from '../../../src/text/story-end';

const elm = 'Elm v. Roe, 347 U.S. 483, 495 (1954)';
const oak = 'Oak v. Poe, 410 U.S. 113, 152 (1973)';
const one = '“the notice must be plain to whoever reads it.”';
const other = '“an owner may wait no longer than the harvest.”';
const ours = '“the ledger is gone and nobody will miss it.”';

/** Of each quotation the first party of its case, or why it stays. A line is a paragraph; `a | b` are cells. */
function sourcesIn(marked: string): readonly string[] {
  let text = '';
  const paragraphs = marked.split('\n').flatMap((line) =>
    line.split(' | ').map((words, _, cells) => {
      const start = text.length;
      text += `${words}\n`;
      return { start, end: start + words.length, indented: false, inTable: cells.length > 1 };
    }),
  );
  const found = findCitations(text);
  const resolutions = resolveCitations(found);
  const quotations = findQuotations({ text, paragraphs }, found);
  const cells = paragraphs.filter(({ inTable }) => inTable);
  return attributeQuotations(text, quotations, found, resolutions, [], cells).map((answer) => {
    if (answer.kind !== 'attributed') return answer.reason;
    const source = found[resolutions[answer.citation]?.antecedent ?? answer.citation];
    return source?.kind === 'case' ? (source.plaintiff ?? '') : '';
  });
}

describe('cellBeside', () => {
  test.each([
    [`${one} | ${elm}`, ['Elm']],
    [`${elm} | ${one}`, ['Elm']],
    [`Notice | ${elm} | ${one}`, ['Elm']],
    [`Notice | ${one} | ${elm}.`, ['Elm']],
    [`${one} | ${elm}\n${other} | ${oak}`, ['Elm', 'Oak']],
    [`${elm} | ${one}\n${oak} | ${other}`, ['Elm', 'Oak']],
    [`Notice | ${elm} | ${one}\nDelay | ${oak} | ${other}`, ['Elm', 'Oak']],
    [`What the court said | Where\n${one} | ${elm}\n${other} | ${oak}`, ['Elm', 'Oak']],
    [`${one} ${other} | ${elm}`, ['Elm', 'Elm']],
    [`${one} ${elm}. | ${other} ${oak}.`, ['Elm', 'Oak']],
  ])('%s', (table, sources) => expect(sourcesIn(table)).toEqual(sources));

  test.each([
    [`${elm} | ${one} | ${oak}`, 'either may be meant'],
    [`${one} | ${elm} | ${other}`, 'either may be of it'],
    [`${elm} | Ms. Roe testified that ${ours}`, 'a witness says it'],
    [`Exhibit 7 | ${ours} | Compare ${elm}`, 'a signal cites for the thought'],
    [`Exhibit | Statement | Authority\nB | ${ours} | ${elm}`, 'the head speaks of the record'],
    [`${elm} | The rule is old.\nNotice | ${one}`, 'no cell beside it is a citation'],
    [`${one} | 18 U.S.C. § 2`, 'a law'],
    [`${ours} | Ex. 4 at 2`, 'the record'],
    [`${one} | ${elm}; ${oak}`, 'two cases'],
    [`${one} | ${elm}, was overruled.`, 'more than a citation'],
  ])('%s: stays (%s)', (table) =>
    expect(sourcesIn(table).filter((source) => /^[A-Z]/.test(source))).toEqual([]),
  );
});

describe('a list that a case announces', () => {
  test.each([
    [`The court laid down two rules in ${elm}:\n${one}\n${other}`, ['Elm', 'Elm']],
    [`${elm}, sets out two rules:\n${one} and\n${other}`, ['Elm', 'Elm']],
    [`${elm}, sets out two rules:\n${one}\n${other} ${oak}.`, ['Elm', 'Oak']],
    [`As in ${elm}, the witnesses here said much:\n${ours}\n${ours}`, ['noCitation', 'noCitation']],
    [`The court held in ${elm}.\n${one}\n${other}`, ['noCitation', 'noCitation']],
    [
      `${elm}, sets out two rules:\n${one}\nMs. Roe wrote ${ours}\n${other}`,
      ['Elm', 'noCitation', 'noCitation'],
    ],
  ])('%s', (list, sources) => expect(sourcesIn(list)).toEqual(sources));
});

test('a citation without a stop ends its story', () => {
  const text = `${one}\n${elm}${storyEnd}\n1\n`;
  const end = one.length;
  const paragraphs = [
    { start: 0, end, indented: false },
    { start: end + 1, end: end + 1 + elm.length, indented: false },
  ];
  const found = findCitations(text);
  const quotations = findQuotations({ text, paragraphs }, found);
  expect(attributeQuotations(text, quotations, found, resolveCitations(found))[0]?.kind).toBe('attributed');
});
