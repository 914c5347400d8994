/** Words that no citation follows at once: the case named before them, the row that they stand in, the page given behind them. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';

const elm = 'Elm v. Roe, 347 U.S. 483, 495 (1954)';
const oak = 'Oak v. Poe, 410 U.S. 113, 152 (1973)';
const ash = 'Ash v. Dane, 93 F. Supp. 2d 483, 495 (D. Mass. 1990)';

/** Of each quotation: the first party of the case that it is laid to, or why it stays. A line is a paragraph; with `>` before it, set off. */
function sourcesIn(marked: string): readonly string[] {
  let text = '';
  const paragraphs = marked.split('\n').map((line) => {
    const words = line.replace(/^>/, '');
    const start = text.length;
    text += `${words}\n`;
    return { start, end: start + words.length, indented: words !== line };
  });
  const found = findCitations(text);
  const resolutions = resolveCitations(found);
  const quotations = findQuotations({ text, paragraphs }, found);
  return attributeQuotations(text, quotations, found, resolutions).map((answer) => {
    if (answer.kind !== 'attributed') return answer.reason;
    const source = found[resolutions[answer.citation]?.antecedent ?? answer.citation];
    return source?.kind === 'case' ? (source.plaintiff ?? '') : '';
  });
}

describe('attributeQuotations: since a case was named', () => {
  test.each([
    [
      `${elm}. Later, in ${oak}, the rule was read as “no more than a duty to answer the tenant.” (Emphasis added.) The court stated that “it takes a rare case to find abuse of it.” So too here.`,
      ['Oak', 'Oak'],
      'the paragraph has set out to tell of the second case',
    ],
    [
      `${elm}. The rule of ${oak}, is narrow. The court stated that “it takes a rare case to find abuse of it.” So too here.`,
      ['noCitation'],
      'of two that it cites it tells of neither',
    ],
    [
      `In ${oak}, the tenant relied on ${elm}. The court stated that “it takes a rare case to find abuse of it.” So too here.`,
      ['noCitation'],
      'another is cited since',
    ],
    [
      `In ${oak}, the tenant lost. The district court stated that “it takes a rare case to find abuse of it.” So too here.`,
      ['noCitation'],
      'another court speaks',
    ],
    [
      `The Supreme Court in ${elm}, stated: “As before, it does not follow that the proof is barred.” (p. 495.)`,
      ['Elm'],
      'a bare page behind words of the court that the sentence names',
    ],
    [
      `The court stated: “As before, it does not follow that the proof is barred.” (p. 495.) ${elm}.`,
      ['record'],
      'a bare page where it names none',
    ],
    [
      `The Supreme Court in ${elm}, stated: “As before, it does not follow that the proof is barred.” (Roe p. 495.)`,
      ['record'],
      'a page of a paper',
    ],
    [
      `In ${ash}, the court stated that “the time begins to run on notice of it.” This was echoed on appeal where it was said that:\n>When parties are acting pursuant to a contract, there is no cause of action until a breach (Fla. 1938) occurs between the two of them. ${oak}.`,
      ['Ash', 'Oak'],
      'a bracket within a block behind them is the block’s own',
    ],
    [
      `In ${ash}, the court stated that “the time begins to run on notice” (R. 1938) of it.`,
      ['record'],
      'a bracket of their own sentence is theirs',
    ],
  ])('%s → %j: %s', (text, expected) => expect(sourcesIn(text)).toEqual(expected));
});

describe('attributeQuotations: a row of quotations', () => {
  const [first, last] = ['“no precise rule may be laid down.”', '“each case must be weighed.”'];
  test.each([
    [`It is rare, so that ${first} Instead, ${last} ${elm}.`, ['Elm', 'Elm'], 'a word joins them'],
    [`It is rare, so that ${first} ${last} ${elm}.`, ['Elm', 'Elm'], 'nothing does'],
    [
      `It is rare, so that ${first} Instead, the courts say, ${last} ${elm}.`,
      ['noCitation', 'Elm'],
      'the author goes on between',
    ],
    [
      `The pleas are an “essential” and “highly desirable” part of it, ${elm}.`,
      ['Elm', 'Elm'],
      'a word joined to two of the same sentence',
    ],
    [
      `The pleas are “essential,” “highly desirable” in it, ${elm}.`,
      ['noCitation', 'Elm'],
      'a word beside two',
    ],
  ])('%s → %j: %s', (text, expected) => expect(sourcesIn(text)).toEqual(expected));
});

describe('findQuotations: paragraphs that begin with marks, the first of which cites a case', () => {
  const [first, last] = [
    '“A mill is no nuisance by day. Birch v. Low, 55 Fla. 90 (1908).',
    '“By night it may be one.”',
  ];
  test.each([
    [`In ${elm}, the Court said:\n>${first}\n>${last}\nHere it ran by day.`, ['Elm'], 'announced'],
    [`The law is old.\n${first}\n${last} ${oak}.`, ['Birch', 'Oak'], 'a mark forgotten'],
  ])('%s → %j: %s', (text, expected) => expect(sourcesIn(text)).toEqual(expected));
});
