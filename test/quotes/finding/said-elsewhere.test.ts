import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** What becomes of the first quotation: `sent`, or the reason why it stays. */
function firstIn(marked: string): string {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  const attribution = attributeQuotations(text, quotations, found, resolutions)[0];
  return attribution?.kind === 'unsettled' ? attribution.reason : (attribution?.kind ?? 'none');
}

const words = '“the paper was never signed by the widow.”';
const cut = '“the paper was never signed by the widow,”';
const full = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const see = '{c|See Brown v. Board, 347 U.S. 483, 495 (1954)}';
const short = '{h>0|Brown, 347 U.S. at 495}';

describe('saidElsewhere: words of the case at hand', () => {
  test.each([
    `Ms. Client testified, ${words} ${see}.`,
    `Ms. Client testified, ${words} ${full}.`,
    `Plaintiff has alleged that ${words} ${full}.`,
    `Plaintiff argues that ${words} here. ${full}.`,
    `Mr. Hale testified that ${words} there. ${full}.`,
    `Defendant’s email stated, ${words} ${full}.`,
    `Defendant’s expert, Dr. Hale, opined that ${words} ${see}.`,
    `The Lease provides that ${words} ${full}.`,
    `Section 4 of the Agreement states ${words} ${full}.`,
    `Exhibit B states, ${words} ${full}.`,
    `Exhibit A reveals the following as the language of the guarantee: ${words} “A guaranty is absolute.” ${full}.`,
    `According to Dr. Jones, ${words} ${full}.`,
    `Under the Lease, ${words} ${see}.`,
    `As the email put it, ${words} ${see}.`,
    `The text message read, ${words} ${see}.`,
    `The will says ${words} ${see}.`,
    `The officer, John Smith, testified that ${words} ${see}.`,
    `Her diary entry for May reads, ${words} ${see}.`,
    `The memo concluded that the cars were “unsafe at any speed.” ${see}.`,
    `In her deposition, Ms. Client said that ${words} ${see}.`,
    `The district court below found that ${words} ${full}.`,
    `The ALJ found that ${words} ${see}.`,
    `${cut} Ms. Client testified. ${see}.`,
  ])('%s: record', (marked) => expect(firstIn(marked)).toBe('record'));

  test.each([
    `The officer testified that ${words} ${full}.`,
    `The contract provides that ${words} ${full}.`,
    `The handbook says ${words} ${full}.`,
    `She said, ${words} ${see}.`,
    `Jones wrote, ${words} ${see}.`,
    `${cut} said the officer. ${full}.`,
    `The contract is clear: ${words} ${full}.`,
    `Rule 9(b) requires ${words} ${see}.`,
  ])('%s: cannot be told', (marked) => expect(firstIn(marked)).toBe('several'));

  test.each([
    `{s|18 U.S.C. § 2} says ${words} ${full}.`,
    `The statute provides that ${words} ${full}.`,
    `The First Amendment provides that ${words} ${see}.`,
    `The Restatement says ${words} ${full}.`,
    `Congress declared that ${words} ${see}.`,
    `Rule 9(b) states ${words} ${full}.`,
  ])('%s: not a case', (marked) => expect(firstIn(marked)).toBe('notACase'));

  test.each([
    `Under ${full}, the handbook states that ${words}`,
    `Under ${full}, the lease provides that ${words}`,
  ])('%s: a case applied to other words', (marked) => expect(firstIn(marked)).toBe('noCitation'));
});

describe('saidElsewhere: words that may be the case’s', () => {
  test.each([
    `The court noted that the officer testified that ${words} ${full}.`,
    `In Brown, the officer testified that ${words} ${full}.`,
    `In Brown, all was new. He told her ${words} ${full}.`,
    `In ${full}, the lease provided that ${words} More.`,
    `${full}. The officer testified that ${words} ${short}.`,
    `${full}. The lease said ${words} {i>0|Id. at 495}.`,
    `The defendant there argued that ${words} ${full}.`,
    `Relief is refused where the buyer said that ${words} ${full}.`,
    `The Court held that ${words} ${see}.`,
    `The Ninth Circuit held that ${words} ${see}.`,
    `Brown explained that ${words} ${see}.`,
    `Justice Holmes wrote that ${words} ${full}.`,
    `The dissent argued that ${words} ${full}.`,
    `The PTO explained that ${words} ${full}.`,
    `We have said that ${words} ${full}.`,
    `${cut} the Court explained. ${full}.`,
    `A plaintiff must allege that ${words} ${full}.`,
    `It extends to protect the report that would reveal ${words} ${full}.`,
    `An agreement that provides ${words} is void. ${full}.`,
    `Plaintiff argues that the rule is “void for vagueness in every way.” ${full}.`,
    `Rule 9(b) requires ${words} ${full}.`,
    `The Due Process Clause requires ${words} ${full}.`,
    `The doctrine provides that ${words} ${full}.`,
    `The agreement calls for arbitration, but arbitration is “a matter of consent and of nothing else.” ${full}.`,
    `Plaintiff’s claim fails. ${words} ${full}.`,
    `As the Court said of the lease, ${words} ${full}.`,
  ])('%s: sent', (marked) => expect(firstIn(marked)).toBe('attributed'));
});

describe('saidElsewhere: what stands beside a case and is not its own', () => {
  test.each([
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (unlike here, where Acme “knew the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (our client says that “the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (Tr. 12: “the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (here, “the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (but our facts are better: “the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (the mediator thought that “the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (distinguishable because Acme said “the paper was never signed”)}.',
    `Defendant’s position, that ${cut} is foreclosed by ${full}.`,
    `Under ${full}, the promise to “pay the widow for her silence” is void.`,
    `The settlement offer in Roe v. Hospital, No. 24, was “two million and an apology.” ${full}.`,
    `Her offer was “two million and an apology.” ${full}.`,
    `“I never saw the widow sign the paper.” ${full}.`,
    `“I think that we should shred the paper.” ${full}.`,
    `${full}. Asked of the will, Orr answered, ${words} {i>0|Id.}`,
    `${full}. She added, ${words} {i>0|Id.}`,
  ])('%s: stays', (marked) => expect(firstIn(marked)).not.toBe('attributed'));

  test.each([
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (holding that “the rule here is never signed”)}.',
    '{c|Brown v. Board, 347 P.2d 483, 495 (Colo. App. 1985) (“the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (citing R. A. V. v. Elm and saying “the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (“our rule here is never signed, as the mediator said”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (the officer said “the paper was never signed”)}.',
    '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (tracing the rule that “the paper was never signed”)}.',
    `The Court’s position, that ${cut} is plain. ${full}.`,
    `In Brown v. Board, the promise was to the widow. It was held that ${words} ${full}.`,
    `${full}. Brown answered, ${words} {i>0|Id.}`,
    `${full}. The Court answered, ${words} {i>0|Id.}`,
    `In ${full}, nobody signed. She added, ${words} {i>0|Id.}`,
    `“It seems clear enough to me that the paper was signed.” ${full}.`,
    `“In my view the paper was signed by the widow.” ${full}.`,
    `The terms in ${full}, did “not silence the widow by threats.”`,
  ])('%s: goes', (marked) => expect(firstIn(marked)).toBe('attributed'));
});

describe('saidElsewhere: before a short form in a paragraph of its own', () => {
  const openings = [
    'Our client’s notebook says that they',
    'Mr. Haugen told us in the office that he',
    'Plaintiff told her therapist that she',
    'In the privileged memo the controller wrote that she',
    'The dashcam shows that Haugen',
    'It is alleged that Haugen',
    'The undisputed evidence is that Haugen',
    'The district court below found that Haugen',
    'On May 3 Haugen',
    'Here, Haugen',
    'Appellant',
    'Unlike Whiteside, our client never',
  ];
  const tails = [
    '{h>0|Brown, 347 U.S. at 495}',
    '{i>0|Id.}',
    '{i>0|Id. at 495}',
    '{h>0|See Brown, 347 U.S. at 495}',
  ];
  test.each(openings.flatMap((opening) => tails.map((tail) => [opening, tail])))(
    '%s … %s: stays',
    (opening, tail) =>
      expect(firstIn(`${full}.\n${opening} “hid the ledger from the widow for a year.” ${tail}.`)).not.toBe(
        'attributed',
      ),
  );

  test('and where the paragraph before it ends with one too', () => {
    const short = '{h>0|Brown, 347 U.S. at 495}';
    const lead = `${full}.\nThe rule is old. ${short}.`;
    const facts = 'On May 3 Haugen “hid the ledger from the widow for a year.”';
    expect(firstIn(`${lead}\n${facts} ${short}.`)).not.toBe('attributed');
    expect(firstIn(`${lead} ${facts} ${short}.`)).not.toBe('attributed');
    // Page after page of one paragraph tells of the case, where nobody is named who has not come on in it.
    expect(firstIn(`${lead} ${facts.replace('Haugen', 'the clerk')} ${short}.`)).toBe('attributed');
    expect(firstIn(`${full}. Haugen was the clerk. ${short}. ${facts} ${short}.`)).toBe('attributed');
  });

  test.each([
    'The Court held that Haugen',
    'We’ve explained that he',
    'Any claim of right ultimately hinges on whether he',
    'The Court found that our client',
    'A trustee is liable if he',
  ])('%s: goes', (opening) =>
    expect(
      firstIn(
        `${full}.\n${opening} “hid the ledger from the widow for a year.” {h>0|Brown, 347 U.S. at 495}.`,
      ),
    ).toBe('attributed'),
  );
});
