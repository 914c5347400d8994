import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

/** In the middle of an opinion that says something before and after. */
const kindOf = (opinion: string, quotation: string): string =>
  compareQuotation(
    quotation,
    indexOpinion(
      `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`,
    ),
  ).kind;

describe('what looks like no word of the sentence, and is one', () => {
  test.each([
    ['The hearing began at 10:30 in the main hall.', 'The hearing began at 10 in the main hall', 'minutes'],
    ['The hearing began at 10 in the main hall.', 'The hearing began at 10:30 in the main hall', 'minutes'],
    [
      'He broke rules 4,5 and 6 of the lodge.',
      'He broke rules 4 and 6 of the lodge',
      'a list without spaces',
    ],
    [
      'He broke section 8(b)4 of the lease with the bank.',
      'He broke section 8(b) of the lease with the bank',
      'a subsection',
    ],
    [
      'The level was of .25 percent in the blood.',
      'The level was of 25 percent in the blood',
      'a decimal point',
    ],
    [
      'He lost -5 points in the last game of the town.',
      'He lost 5 points in the last game of the town',
      'a minus',
    ],
    ['He owed $[30] million under the note.', 'He owed $ million under the note', 'a sum in brackets'],
    [
      'It is due under sched.5 of the lease today.',
      'It is due under sched. of the lease today',
      'a schedule’s number',
    ],
    [
      'The debt was settled in 199[5] over the bank.',
      'The debt was settled in 199 over the bank',
      'half a year',
    ],
    [
      'The “Loan” 2 Million was paid to the bank.',
      'The “Loan” Million was paid to the bank',
      'a number in mid-sentence',
    ],
    ['He had 10² reasons when the town sold it.', 'He had 10 reasons when the town sold it', 'a power'],
    [
      'He agreed to pay the sum by noon.',
      'He agreed to ｎｏｔ pay the sum by noon',
      'a word in wide letters',
    ],
    [
      'He agreed to ⓝⓞⓣ pay the sum by noon.',
      'He agreed to pay the sum by noon',
      'a word in circled letters',
    ],
    [
      'He agreed to pay the sum by noon.',
      'He (and the court) agreed to pay the sum by noon',
      'words in parentheses',
    ],
    [
      'He (and the court) agreed to pay the sum by noon.',
      'He agreed to pay the sum by noon',
      'words in parentheses',
    ],
    [
      'The error was harm and the verdict stands.',
      'The error was harm[less] and the verdict stands',
      'an ending that turns the word',
    ],
    [
      'It allows the sale ... of goods to minors.',
      'It allows ... of goods to minors',
      'words before the opinion’s own ellipsis',
    ],
    [
      'A court must know of the danger. While “letting one miller speak for all ... is no wrong,” it may be so here.',
      'A court must know of the danger. ... is no wrong,” it may be so here',
      'the beginning of the sentence before it',
    ],
    [
      'It allows the sale of goods ... to minors in town.',
      'It allows the sale ... to minors in town',
      'words after it',
    ],
  ])('%s is never %s (%s)', (opinion, quotation) => {
    expect(['altered', 'marked_meaning', 'absent']).toContain(kindOf(opinion, quotation));
    expect(kindOf(opinion, opinion.slice(0, -1))).toMatch(/^(?:exact|marked)$/);
  });

  test.each([
    [
      'The rule is general.13  But none of it is before us.',
      'The rule is general. But none of it is before us',
      'a note call after a full stop',
    ],
    [
      'In 1964,5 the court held that he may not appeal.',
      'In 1964, the court held that he may not appeal',
      'one after a year',
    ],
    [
      'The widow “assert their claims [sic] against” the bank.',
      'assert their claims [sic] against” the bank',
      'a sic of the opinion',
    ],
    [
      'It allows the sale ... of goods to minors.',
      'It allows the sale ... of goods to minors',
      'the opinion’s own ellipsis',
    ],
    [
      'They raised the price in CEPs. Cf. Ott v. Bell, 12 F.2d 33 (1950). For the same reason they lost.',
      'They raised the price in CEPs. For the same reason they lost',
      'a citation after a name in capitals',
    ],
    [
      'It was (emphasis added) a matter of record there.',
      'It was a matter of record there',
      'a note of the opinion',
    ],
  ])('%s is %s (%s)', (opinion, quotation) =>
    expect(['exact', 'marked']).toContain(kindOf(opinion, quotation)),
  );
});

describe('a bracket that the opinion has itself', () => {
  test.each([
    [
      'A burden on [the officers’] mental state and on credibility.',
      'A burden on [the or officers’] mental state and on credibility',
      'marked_meaning',
    ],
    [
      'A number of [the law’s] applications are valid in each case.',
      'A number of [the order’s] applications are valid in each case',
      'marked_meaning',
    ],
    [
      'A number of [the law’s] applications are valid in each case.',
      'A number of [the law’s] applications are valid in each case',
      'exact',
    ],
  ])('%s: %s is %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a note of the opinion on its own quotation', () => {
  const opinion = (note: string) =>
    `He owed “a duty to the bank.” Id. (${note}). The claim of the widow was for the rent of the barn.`;

  test.each([
    ['internal quota-\ntion marks omitted', 'over the end of a line'],
    ['internal citat\u00ad\nions, and quotation marks omitted', 'over a soft hyphen'],
    ['internal *499 quotation marks omitted', 'over the end of a page'],
    ['internal [*499] quotation marks omitted', 'over the end of a page as libraries store it'],
  ])('%s: quoted whole it is exact, left out it is marked (%s)', (note) => {
    const whole = note.replace(/\[?\*499\]? |-\n|\u00ad\n/g, '');
    expect(kindOf(opinion(note), `“a duty to the bank.” Id. (${whole}). The claim of the widow`)).toBe(
      'exact',
    );
    expect(kindOf(opinion(note), '“a duty to the bank.” Id. The claim of the widow')).toBe('marked');
    const other = whole.replace('quotation marks', 'footnotes');
    expect(kindOf(opinion(note), `“a duty to the bank.” Id. (${other}). The claim of the widow`)).not.toBe(
      'exact',
    );
  });
});

describe('what interrupts a word', () => {
  const note = '\n\n  26 We assume for present purposes that the agreement was signed.\n\n32\n\n';

  test.each([
    [
      `The claim was well-${note}described in the complaint that he filed.`,
      'The claim was well-described in the complaint that he filed',
      'exact',
      'a page’s end at a hyphen',
    ],
    [
      `The claim was ill-${note}described in the complaint that he filed.`,
      'The claim was well-described in the complaint that he filed',
      'altered',
      'another word before it',
    ],
    [
      'The governmenta1 interest in his silence was weighed.',
      'The governmental interest in his silence was weighed',
      'scan_noise',
      'a letter misread as a figure',
    ],
    [
      "He is one of the affected indivi'1uals of the town.",
      "He is one of the affected indivi'1uals of the town",
      'exact',
      'what a scanner made of a word, quoted letter for letter',
    ],
    [
      'The parly in possession docs not owe the rent of the barn.',
      'The party in possession does not owe the rent of the barn',
      'scan_noise',
      'words of no opinion that the word list has',
    ],
    [
      'Some panels said yes, others no.1 How about the mill of the town?',
      'Some panels said yes, others no. How about the mill of the town?',
      'exact',
      'a note call behind an answer',
    ],
    [
      'The town looked at exhibit no.1 in the hall of the mill.',
      'The town looked at exhibit no. in the hall of the mill',
      'altered',
      'a number behind its abbreviation',
    ],
    [
      'The rule makes dear that the widow owns the mill.',
      'The rule makes clear that the widow owns the mill',
      'scan_noise',
      'a word that scanners make',
    ],
    [
      'The rule makes clear that the widow owns the mill.',
      'The rule makes dear that the widow owns the mill',
      'altered',
      'the same word in the draft',
    ],
    [
      'The sentencings of the town bind the miller.',
      'The sentencing of the town bind the miller',
      'altered',
      'the plural of a word of the list',
    ],
    [
      'The fee1 was weighed against his interest in silence.',
      'The feel was weighed against his interest in silence',
      'altered',
      'a note call after a word',
    ],
    [
      'Those who obtain such nontaxed goods of the mill are liable.',
      'Those who obtain such nontaxes goods of the mill are liable',
      'altered',
      'another ending of a word that no list has',
    ],
    [
      'Those who obtain such nontaxcd goods of the mill are liable.',
      'Those who obtain such nontaxed goods of the mill are liable',
      'scan_noise',
      'that word, misread',
    ],
    [
      'He did so in good faith, prior to the time-of the sale.',
      'He did so in good faith, prior to the time-off the sale',
      'altered',
      'two words that the record has run together, and another',
    ],
    [
      'The mill is a part of the town and of the county.',
      'The mill is № a part of the town and of the county',
      'altered',
      'a sign that reads “No”',
    ],
    [
      'The widow is liable for the mill of the town.',
      'The widow is liable\u20e0 for the mill of the town',
      'altered',
      'a word under a sign that forbids it',
    ],
  ])('%s: %s is %s (%s)', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('the opinion’s own bracket at the end of a draft that drops the words before it', () => {
  const dropped = 'who at once and with much noise among her many old kin there';
  const opinionWith = (words: string): string =>
    `The miller sold the barn to the widow${words} [paid] the price in May.`;
  const quotation = 'The miller sold the barn to the widow [paid]';

  test.each([
    [opinionWith(' who'), 'altered'],
    [opinionWith(` ${dropped.split(' ').slice(0, 12).join(' ')}`), 'altered'],
    // Farther off it is no longer the same bracket.
    [opinionWith(` ${dropped}`), 'marked'],
    [opinionWith('. Ott came. He'), 'marked'],
  ])('%s: %s', (opinion, kind) => expect(kindOf(opinion, quotation)).toBe(kind));

  test('also where nothing follows it', () =>
    expect(
      compareQuotation(quotation, indexOpinion('The miller sold the barn to the widow who [paid]')).kind,
    ).toBe('altered'));
});
