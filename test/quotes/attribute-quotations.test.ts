import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../src/quotes/attribute-quotations';
import { findQuotations } from '../../src/quotes/find-quotations';
import { readMarkedCitations } from '../support/marked-citations';

/** Of each quotation: the find it rests on, `+` the chain, and the reason; or why it rests on none. */
function attributionsIn(
  marked: string,
  notes: readonly { anchor: number; start: number; end: number }[] = [],
) {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const quotations = findQuotations({ text, paragraphs: paragraphsOf(text) }, found);
  return attributeQuotations(text, quotations, found, resolutions, notes).map((attribution) =>
    attribution.kind === 'attributed'
      ? [[attribution.citation, ...attribution.chain].join('+'), attribution.reason].join(' ')
      : attribution.reason,
  );
}

function paragraphsOf(text: string) {
  let start = 0;
  return text.split('\n').map((line) => {
    const paragraph = {
      start: start + (line.startsWith('\t') ? 1 : 0),
      end: start + line.length,
      indented: line.startsWith('\t'),
    };
    start += line.length + 1;
    return paragraph;
  });
}

const words = '“separate facilities are inherently unequal”';
const brown = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const plessy = '{c|Plessy v. Ferguson, 163 U.S. 537 (1896)}';

describe('attributeQuotations: the citation that follows', () => {
  test.each([
    [`${words} ${brown}.`, ['0 following'], 'right after'],
    [`It held that ${words}. ${brown}.`, ['0 following'], 'as the next sentence'],
    [
      `It held that ${words} in schools of every kind. ${brown}.`,
      ['0 following'],
      'after the rest of the sentence',
    ],
    [`The rule that ${words}, ${brown}, controls here.`, ['0 following'], 'within the sentence'],
    [`The rule that ${words} stated in ${brown} controls.`, ['0 following'], 'later in the sentence'],
    [`${words} (emphasis added). ${brown}.`, ['0 following'], 'after an aside'],
    [`${words}.3 ${brown}.`, ['0 following'], 'after a note’s number'],
    [
      `${words} (5) (See fn. 1.) ({c|Estate of Higgins (1909) 156 Cal. 257, 265}.) Yet it may be.`,
      ['0 following'],
      'after a headnote’s number and a pointer to a note',
    ],
    [
      `Few rules are firmer than that ${words}. ({c|Estate of Higgins (1909) 156 Cal. 257, 265}.) Yet it may be.`,
      ['0 following'],
      'in brackets, as California writes',
    ],
    [
      `({c|Brown v. Board (1954) 347 U.S. 483} [${words}].)`,
      ['0 parenthetical'],
      'in brackets behind it, as California writes a parenthetical',
    ],
    [
      `{c|Brown v. Board of Education, 347 U.S. 483}. It is void. ${words} Brown, {r|at 495}.`,
      ['0 textual'],
      'a name with a page, of which the rest reads like the record’s',
    ],
    [
      `${plessy}, is old. ${brown}, is new. Plessy’s rule that ${words} is dead.`,
      ['0 textual'],
      'a rule by the case’s name',
    ],
    [
      `${brown}. “The claim is under {s|42 U.S.C. § 1983} and fails.” {i>0|Id. at 495}. ${words} {i>0|Id.}`,
      ['2 following', '3 following'],
      'the Id. behind a quotation that cites a law, and the next one',
    ],
    [
      `${brown}. “The claim fails under {s|Fed. R. Evid. 702}.” {i>0|Id. at 495}.`,
      ['2 following'],
      'the Id. behind a quotation that closes with a rule',
    ],
    [
      `${brown}; ${plessy}. ${words} {i>1|Id. at 540}.`,
      ['2+0 following'],
      'an Id. behind a string: every member is searched',
    ],
    [`${brown}. ${plessy}. ${words} {i>1|Id. at 540}.`, ['2 following'], 'not behind one of two sentences'],
    [`${brown}, is new. Smith’s rule that ${words} is dead.`, ['noCitation'], 'but not by another’s'],
    [
      `The rule is ${words} here. [{c|Hardage v. Grant, 106 Ark. 506}.] It was applied.`,
      ['0 following'],
      'in square brackets',
    ],
    [`It is ${words}\n6 ${brown}.`, ['0 following'], 'in the next line of a pleading that numbers its lines'],
    [
      `${brown}. Yet ${words} {i>0|Id.}; {s|see also Fed. R. Evid. 702} advisory committee’s note.`,
      ['1 following'],
      'first of a string whose last is described',
    ],
    [
      `“Separate facilities are inherently unequal.” ${brown}; ${plessy} passim.`,
      ['0+1 following'],
      'a string whose last is described, behind a whole sentence',
    ],
    [`${words} ${brown}, and cases cited.`, ['0 following'], 'with the cases that it cites'],
    [`${words} ${brown}; ${plessy}.`, ['0+1 following'], 'a string citation'],
    [`${words} ${brown} (citing ${plessy}).`, ['0 following'], 'but not what the case only cites'],
    [`${words} ${brown}, quoted in ${plessy}.`, ['0+1 following'], 'a case that another quotes'],
    [
      `${words} {s|42 U.S.C. § 1983}, quoted with approval in ${plessy}.`,
      ['1 following'],
      'a law that a case quotes',
    ],
    [
      `${words} {c|See Brown v. Board, 347 U.S. 483, 495 (1954) (quoting ${plessy})}.`,
      ['0+1 following'],
      'a quoting chain',
    ],
    [`${words} ${brown} (quoting ${plessy}).`, ['0+1 following'], 'a quoting chain beyond the find'],
    [`${brown}. It adds ${words}. {i>0|Id. at 495}.`, ['1 following'], 'Id.'],
    [`${brown}. It adds ${words}. {h>0|Brown, 347 U.S. at 495}.`, ['1 following'], 'a short form'],
    [`${brown}. It adds ${words}. {p>0|Brown, supra, at 495}.`, ['1 following'], 'supra'],
    [
      `${words} and “that they are harmful to all.” ${brown}.`,
      ['0 following', '0 following'],
      'two in one sentence',
    ],
    [
      `${words} “It harms all children alike.” ${brown}.`,
      ['0 following', '0 following'],
      'one after another',
    ],
    [
      `The rule that ${words} applies where “it harms all,” and “is not undone by equal funds,” ${brown}.`,
      ['0 following', '0 following', '0 following'],
      'several before one citation within the sentence',
    ],
    [
      `The Court has said that ${words} in schools. {c|See Brown v. Board, 347 U.S. 483, 495 (1954)}.`,
      ['0 following'],
      'a court speaks, and “see” follows',
    ],
    [
      `While one said ${words}, ${brown}, the other said “they are lawful enough,” ${plessy}.`,
      ['0 following', '1+0 following'],
      'each its own',
    ],
    [
      `It held:\n\tWe conclude that separate facilities are inherently unequal in fact.\n${brown}.`,
      ['0 following'],
      'of a block',
    ],
    [`It held ${words}.\n${brown}.`, ['0 following'], 'at the head of the next paragraph'],
  ])('%s → %j: %s', (marked, expected) => expect(attributionsIn(marked)).toEqual(expected));

  test.each([
    [`It said ${words}. This is another thought. ${brown}.`, 'a sentence between'],
    [`It said ${words}, but another view was taken in ${brown}.`, 'a turn of thought between'],
    [`It said ${words}. {c|But see Brown v. Board, 347 U.S. 483, 495 (1954)}.`, 'a contrary signal'],
    [
      `It said ${words} (emphasis added). {c|See also Brown v. Board, 347 U.S. 483, 495 (1954)}.`,
      'a further support',
    ],
    [`An ${words} of that order is barred. {c|See Brown v. Board, 347 U.S. 483, 495 (1954)}.`, 'a thought'],
    [`It said ${words}, citing ${brown}.`, 'what the quoted court cites'],
    [`It guarantees ${words.replace('”', ';”')} In ${brown}, we held so.`, 'the next thought'],
    [`It said ${words}.\nAnother paragraph cites ${brown}.`, 'another paragraph'],
    [`It said ${words}. ${brown}, held the contrary.`, 'a new sentence that speaks of a case'],
    [`It said ${words}. In ${brown}, it held the contrary.`, 'a new sentence on a case'],
    [`It said ${words}.\n${brown}, held the contrary.`, 'a new paragraph that speaks of a case'],
    [
      `${brown}; The Federalist No. 72, at 487 (explaining that ${words}).`,
      'the parenthesis of another source',
    ],
    [`${brown}. Another paragraph.\nHe said ${words} to her.`, 'a paragraph before'],
    [`${brown}. He said ${words} to her.`, 'a sentence before'],
  ])('%s: nothing: %s', (marked) => expect(attributionsIn(marked)).toEqual(['noCitation']));
});

describe('attributeQuotations: a word or two', () => {
  test.each([
    [`The harm was “irreparable.” ${brown}.`, ['0 following'], 'one word right before its citation'],
    [
      `The harm was “irreparable” to the children of the district. ${brown}.`,
      ['noCitation'],
      'one word that may be the author’s own',
    ],
    [
      `The officers are “duty-bound” to abide by it. {c|Brown v. Board, 347 U.S. 483, 495 (1954) (“Officers are duty-bound to give effect.”)}.`,
      ['0 following', '0 parenthetical'],
      'one word that the parenthetical says again',
    ],
    [
      `They asked for a definition of “excessive force” in the charge. ${brown}.`,
      [],
      'a term spoken of is no quotation',
    ],
    [`They asked what terms such as “excessive force” mean. ${brown}.`, [], 'nor is one among others'],
    [
      `The Court found “excessive force” in the charge. ${brown}.`,
      ['0 following'],
      'two words that a court says',
    ],
    [
      `The statute is met by “reasonable efforts” of the State. ${brown}.`,
      ['noCitation'],
      'two words of a statute',
    ],
    [
      `The claim is met by “reasonable efforts” of the State. ${brown}.`,
      ['0 following'],
      'two words and a citation',
    ],
  ])('%s → %j: %s', (marked, expected) => expect(attributionsIn(marked)).toEqual(expected));
});

describe('attributeQuotations: a parenthetical', () => {
  test.each([
    [`{c|Brown v. Board, 347 U.S. 483, 495 (1954) (${words})}.`, ['0 parenthetical']],
    [`${brown} (holding that ${words}).`, ['0 parenthetical']],
    // Two of a string may have been exchanged: each is searched for the words of both.
    [`${brown}; ${plessy} (${words}).`, ['1+0 parenthetical']],
    [
      `{c|Brown v. Board, 347 U.S. 483 (1954) (${words})}; {c|Plessy v. Ferguson, 163 U.S. 537 (1896) (“other words of another court”)}.`,
      ['0+1 parenthetical', '1+0 parenthetical'],
    ],
    [`{c|Brown v. Board, 347 U.S. 483, 495 (1954) (quoting ${plessy} (${words}))}.`, ['1+0 parenthetical']],
    [`{r|ECF No. 12} (${words}).`, ['record']],
    [`{c|Brown v. Board, 347 U.S. 483, 495}, 192 W.2d 190 (1954) (${words}).`, ['0 parenthetical']],
    [`{c|Brown v. Board, 347 U.S. 483, 494} 95 (${words}).`, ['0 parenthetical']],
    [`{c|Brown v. Board, 347 U.S. 483, 495}, 192 mills stood (one said ${words}).`, ['noCitation']],
    [`{c|Brown v. Board, 347 U.S. 483 (1954), cert. denied, ${plessy} (${words})}.`, ['0+1 parenthetical']],
  ])('%s → %j', (marked, expected) => expect(attributionsIn(marked)).toEqual(expected));
});

describe('attributeQuotations: a reference that is no find', () => {
  const far = (length: number) => 'and so it has stood to this day '.repeat(length / 32);
  test.each([
    [`The Court held it. ${words}, Brown at 495.`, ['0 textual'], 'a case by its name and page'],
    [`It is so. Brown at 495 (${far(224)}${words}).`, ['0 textual'], 'before the parenthesis that quotes'],
    [`It is so. Brown at 495 (${far(320)}${words}).`, ['noCitation'], 'too long before it'],
    [`The Court held ${words} ${far(320)}(R. at 12).`, ['record'], 'of the record, at the sentence’s end'],
    [`The Court held ${words}. So it is (R. at 12).`, ['0 preceding'], 'of the record, in the next sentence'],
  ])('%s → %j: %s', (marked, expected) => expect(attributionsIn(`${brown}. ${marked}`)).toEqual(expected));
});

describe('attributeQuotations: the source named first', () => {
  test.each([
    [`In ${brown}, the Court held that ${words}. More follows here.`, ['0 preceding'], 'by its citation'],
    [`It violates ${brown}, which bars ${words}. More.`, ['0 preceding'], 'and a clause on it'],
    [`${brown}. More.\nIn Brown at 495, the Court held that ${words}.`, ['0 textual'], 'by name and page'],
    [`In ${brown}, the Court held that ${words}. {i>0|Id. at 495}.`, ['1 following'], 'and cited after'],
    [
      `In ${brown}, the Court held that ${words}. {c|See Plessy v. Ferguson, 163 U.S. 537 (1896)}.`,
      ['0+1 preceding'],
      'and another one to compare',
    ],
    [
      `As ${brown} has it, the Court held:\n\tWe conclude that separate facilities are inherently unequal in fact.\nMore.`,
      ['0 preceding'],
      'before a block',
    ],
    [
      `{c|See Brown v. Board, 347 U.S. 483, 495 (1954)}:\n\tWe conclude that separate facilities are inherently unequal in fact.\nMore.`,
      ['0 preceding'],
      'before a colon and a block',
    ],
    [
      `As ${brown}, explains, a court asks three things:\n\t(1) are separate facilities equal in fact or not; (2) who says so.\nMore.`,
      ['0 preceding'],
      'before an enumeration',
    ],
    [
      `Under ${brown}, these things suffice:\n\t1. The valve was bent and the seller had known that since the spring.\nMore.`,
      ['noCitation'],
      'a list that a case is only cited for',
    ],
    [
      `These facts meet the test of ${brown}:\n\t1. The valve was bent and the seller had known that since the spring.\nMore.`,
      ['noCitation'],
      'a list of facts',
    ],
    [
      `These are the facts:\n\t1. The valve was bent and the seller had known that since the spring.\n${brown}.`,
      ['noCitation'],
      'a list of facts before a citation',
    ],
    [`${brown}. More.\nIn Brown, the Court held that ${words}.`, ['0 textual'], 'by its short name'],
    [`${brown}. More.\nThe Brown Court held that ${words}.`, ['0 textual'], 'as the court of that case'],
    [
      `${brown}; ${plessy}. The Brown Court went further: ${words}. {i|Id.}`,
      ['0 textual'],
      'one of a string',
    ],
    [
      `{c|Elm v. Oak, 5 F.3d 6 (1993)}. ${brown}; ${plessy}. The Elm Court held that ${words}. {i|Id.}`,
      ['unresolved'],
      'none of the string',
    ],
    [
      `${brown}; ${plessy}. Brown went further: ${words}. {i|Id.}`,
      ['unresolved'],
      'a name without its court',
    ],
    [
      `${brown}. ${plessy}.\nThe court said it best in Brown:\n\tWe conclude that separate facilities are inherently unequal in fact, whatever their cost, and must be so in every State of the Union.\n{i|Id. at 495}.`,
      ['0 textual'],
      'a block whose Id. has a page of the case named',
    ],
    [
      `${brown}. ${plessy}.\nThe court said it best in Brown:\n\tWe conclude that separate facilities are inherently unequal in fact, whatever their cost, and must be so in every State of the Union.\n{i|Id. at 95}.`,
      ['unresolved'],
      'a page that it has not',
    ],
    [
      `${brown}. ${plessy}.\nIn Brown, unlike in Plessy, the Court held that ${words}.`,
      ['several'],
      'two short names',
    ],
    [
      `${plessy}. Then came ${brown}. The Court went on: ${words}. More.`,
      ['1 preceding'],
      'a court that goes on',
    ],
    [`${brown}. It added that ${words}. More.`, ['0 preceding'], 'a pronoun for the only court'],
    [
      `${brown}. The court, after it had heard the clerk, went on to say: ${words}. More.`,
      ['0 preceding'],
      'a court with a clause behind it',
    ],
    [
      `${brown}. The court barred the deposition of the clerk and held that ${words}. More.`,
      ['0 preceding'],
      'a court that speaks after it has dealt with a paper',
    ],
    [`${brown}. More.\nIn the Brown case, ${words} was the rule.`, ['0 textual'], 'as the case of that name'],
    [
      `{c|R.A.V. v. City of St. Paul, 505 U.S. 377 (1992)}. More.\nR.A.V. did not hold that ${words} in law.`,
      ['0 textual'],
      'by initials, for what it did not hold',
    ],
    [`${brown}. The Second Circuit held that ${words}. More.`, ['0 preceding'], 'a circuit of the only case'],
    [`Under {s|42 U.S.C. § 1983}, the text says ${words}. More.`, ['notACase'], 'a statute'],
    [`${brown}. More.\nDean Brown found that ${words} in law.`, ['noCitation'], 'a person of that name'],
    [
      `It saw it, see ${brown}, or held in the order that the clerk thought ${words} in law.`,
      ['noCitation'],
      'a case cited for the clause before',
    ],
  ])('%s → %j: %s', (marked, expected) => expect(attributionsIn(marked)).toEqual(expected));

  test.each([
    [`Unlike in ${brown}, the plaintiff alleges that ${words}.`, 'a party speaks'],
    [`${brown}. ${plessy}. The Court held that ${words}.`, 'the court of one of two cases'],
    [`${brown}. The district court held that ${words}.`, 'the court below'],
    [
      `${brown}. The Court of Appeals did not cite it. It reasoned that ${words}.`,
      'a pronoun for the court below',
    ],
    [`${brown}. The deposition of the clerk showed that ${words}.`, 'a paper speaks'],
    [
      `${brown}. More.\nThe standards to which reference is made in the Brown case read: ${words}.`,
      'what a case refers to',
    ],
    [`${brown}. The clerk kept the file. It stated that ${words}.`, 'a pronoun for something else'],
    [`${brown}. It cost much. JA2205. The court held that ${words}.`, 'the court of an unread reference'],
    [`${brown}. More.\nDr. Brown found that ${words}.`, 'a person with a title speaks'],
    [`${brown}. More.\nMr. Brown told the officer that ${words}.`, 'a person of that name speaks'],
  ])('%s: nothing: %s', (marked) => expect(attributionsIn(marked)).toEqual(['noCitation']));
});

describe('attributeQuotations: what no case can answer for', () => {
  test.each([
    [`He said ${words}. {r|ECF No. 12 at 3}.`, 'record', 'a record citation'],
    [`${brown}. {r|ECF No. 12}. He added ${words}. {i|Id. at 4}.`, 'record', 'Id. of the record'],
    [
      `{r|ECF No. 12}. He said “saying what it wishes.” {i|Id. (quoting {c|Vullo, 602 U.S. 175, 187})}.`,
      'record',
      'Id. of the record that quotes a case',
    ],
    [`He added ${words}. {i|Id. at 4}.`, 'unresolved', 'Id. of nothing'],
    [
      `${brown}. He added ${words}. {i>0|Id. at 351}.`,
      'unresolved',
      'Id. with a page before the case begins',
    ],
    [
      `${brown}. But ${words}. JA2205–06. He adds “that they are harmful.” {i>0|Id. at 4}.`,
      'record',
      'Id. of a reference that is no find',
    ],
    [`It says ${words}. {s|42 U.S.C. § 1983}.`, 'notACase', 'a statute'],
    [`It says ${words}. {s|42 U.S.C. § 1983}; ${brown}.`, 'notACase', 'a statute before a case'],
    [
      `${brown}. “The claim is under {s|42 U.S.C. § 1983} and fails.” JA2205–06. It adds ${words}. {i>0|Id. at 4}.`,
      'record',
      'Id. of a reference behind a quotation that cites a law',
    ],
    [`{s|42 U.S.C. § 1983}. It says ${words}. {i>0|Id.}`, 'notACase', 'Id. of a statute'],
  ])('%s → %s: %s', (marked, expected) => {
    const attributions = attributionsIn(marked);
    expect(attributions).toEqual(attributions.map(() => expected));
    expect(attributions.length).toBeGreaterThan(0);
  });
});

describe('attributeQuotations: citations in notes', () => {
  test('the citation that begins the note called at the end of the words', () => {
    const body = 'It held that “separate facilities are inherently unequal.” More follows here.';
    const marked = `${body}\n\n${brown}.\n`;
    const start = body.length + 2;
    const anchor = body.indexOf(' More');
    expect(attributionsIn(marked, [{ anchor, start, end: start + 40 }])).toEqual(['0 following']);
    expect(attributionsIn(marked, [{ anchor: anchor - 1, start, end: start + 40 }])).toEqual(['0 following']);
    expect(attributionsIn(marked, [{ anchor: 3, start, end: start + 40 }])).toEqual(['noCitation']);
  });
});

describe('attributeQuotations: laws', () => {
  const pieces = fc.constantFrom(
    '“',
    '”',
    'the rule is plain here ',
    'In Brown, ',
    'The Court held ',
    brown,
    plessy,
    '{i>0|Id. at 495}',
    '{i|Id.}',
    '{r|ECF No. 12}',
    '{s|42 U.S.C. § 1983}',
    'JA2205. ',
    '. ',
    '; ',
    ' (',
    ')',
    '\n',
    '\n\t',
  );

  test('each quotation gets one answer, which names finds outside it', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const { text, found, resolutions } = readMarkedCitations(`${brown}. ${parts.join('')}`);
        const quotations = findQuotations({ text, paragraphs: paragraphsOf(text) }, found);
        const attributions = attributeQuotations(text, quotations, found, resolutions);
        expect(attributions.length).toBe(quotations.length);
        for (const [index, attribution] of attributions.entries()) {
          if (attribution.kind !== 'attributed') continue;
          const find = found[attribution.citation];
          const quotation = quotations[index];
          expect(find && quotation && (find.end <= quotation.start || find.start >= quotation.end)).toBe(
            true,
          );
          expect(attribution.chain).not.toContain(attribution.citation);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
