/** What messages, records, contracts and things put before the public say stays in the document, whatever case is cited next. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** Of the last quotation: `sent`, or `stays`. */
function fateIn(marked: string): string {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  const attribution = attributeQuotations(text, quotations, found, resolutions).at(-1);
  return attribution?.kind === 'attributed' ? 'sent' : 'stays';
}

const words = '“the mill will burn before the week is out.”';
const cut = '“the mill will burn before the week is out,”';
const open = '“the mill will burn before the week is out”';
const full = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const see = '{c|See Brown v. Board, 347 U.S. 483, 495 (1954)}';

describe('what is argued here', () => {
  test.each([
    `Lee was fired for ${words} ${full}.`,
    `Acme gave as its reason ${words} ${full}.`,
    `Contrary to Plaintiff’s assertion that ${cut} see {c|Brown v. Board, 347 U.S. 483, 495 (1954)}, it stood.`,
    `Defendant’s argument that ${words} ${full}.`,
    `“It would offend Brown,” counsel wrote to us last May, ${words} ${see}.`,
  ])('%s', (marked) => expect(fateIn(marked)).toBe('stays'));

  test.each([`The Court rejected the argument that ${words} ${full}.`])('%s is sent', (marked) =>
    expect(fateIn(marked)).toBe('sent'),
  );
});

describe('messages and records', () => {
  test.each([
    `A text from Lee warned: ${words} ${full}.`,
    `In a text sent at noon, Lee wrote that it would mean ${words} ${see}.`,
    `The nurse charted that it was ${words} ${full}.`,
    `Dr. Lee’s impression was ${words} ${full}.`,
    `His diagnosis was ${words} ${see}.`,
    `The tip was that ${words} ${full}.`,
    `The subject line was ${words} ${full}.`,
    `An email with the subject ${open} went out. ${full}.`,
    `Officers found a folder marked ${words} ${full}.`,
    `The body camera footage shows Lee saying ${words} ${full}.`,
    `The thread shows Lee asking whether ${words} ${full}.`,
    `Body camera audio captured the remark ${words} ${full}.`,
    `HR concluded that Lee was ${words} ${full}.`,
    `Acme’s human resources department found that ${words} ${full}.`,
    `HR’s file says that ${words} ${full}.`,
    `Acme’s answer to Interrogatory 4 was that ${words} ${full}.`,
    `Asked to name the caller, Acme responded that ${words} ${full}.`,
    `According to the minutes, the board voted that ${words} ${full}.`,
    `At the May meeting the board ${words} ${full}.`,
    `By her account he was ${words} ${full}.`,
    `The doctors believed that she was ${words} ${full}.`,
    `The letter closes: ${words} ${full}.`,
    `On May 4 Lee wrote to the town: ${words} ${full}.`,
    `The memo goes on: ${words} ${full}.`,
    `The log has an entry for May 4: ${words} ${full}.`,
    `The message could not be clearer: ${words} ${full}.`,
    `His shirt bore the words ${words} ${full}.`,
    `Acme’s email to its staff: ${words} ${full}.`,
    `${cut.replace('the', 'The')} recites claim 1. ${full}.`,
  ])('%s', (marked) => expect(fateIn(marked)).toBe('stays'));
});

describe('contracts, policies and what is put before the public', () => {
  test.each([
    `Under the policy, staff must know that ${words} ${full}.`,
    `Acme’s policy that ${open} is neutral. ${full}.`,
    `In its prospectus Acme represented that the fund was such that ${words} ${full}.`,
    `Exclusion (b) bars coverage for ${words} ${full}.`,
    `The trust instrument empowers the trustee to say ${words} ${full}.`,
    `The testator directed that the barn go ${words} ${full}.`,
    `The terms of use bind users to ${words} ${full}.`,
    `Section 4.2 of the lease makes the tenant liable where ${words} ${full}.`,
    `The seller warranted that the mill was such that ${words} ${full}.`,
    `${open.replace('the', 'The')} is excluded by the policy. ${full}.`,
    `The label claims the pills are such that ${words} ${full}.`,
    `Slide 12 of the deck projects ${words} ${full}.`,
    `The union’s flyer urged workers to know that ${words} ${full}.`,
    `The song includes ${words} ${full}.`,
  ])('%s', (marked) => expect(fateIn(marked)).toBe('stays'));
});

describe('what a law forbids, and what a trial court says', () => {
  test.each([
    `Under paragraph 12(b) of the lease the landlord may say that ${words} ${full}.`,
    `When pressed, the engineer conceded that ${words} ${full}.`,
    `Deputy Marsh radioed that he had ${words} ${full}.`,
    `Instruction 14 told jurors to find for the plaintiff if the seller knew that ${words} ${full}.`,
    `19A Florida Stat. Ann. Sec. 672.2-501(2): ${words} 2 ${full}.`,
    `The archive was searched for ${words} ${full}.`,
    `His nickname at the plant was ${words} ${full}.`,
    `The settlement requires that neither side say that ${words} ${full}.`,
    `The study found that drivers were ${words} ${full}.`,
    `On the back of the ticket was printed ${words} ${full}.`,
    `The Act makes it unlawful to ${words} ${full}.`,
    `Title VII makes it unlawful for an employer to ${words} ${full}.`,
    `It is a crime under the ordinance to ${words} ${full}.`,
    `At sentencing the judge told Lee that he was ${words} ${full}.`,
    `The bankruptcy court found that the debtor was ${words} ${full}.`,
  ])('%s', (marked) => expect(fateIn(marked)).toBe('stays'));
});

describe('words that are a case’s, although such a thing stands in their sentence', () => {
  test.each([
    `The complaint offers only ${words} ${full}.`,
    `The contract is to be read so that ${words} ${full}.`,
    `A settlement requires that ${words} ${full}.`,
    `The search is lawful where the engineer conceded that ${words} ${full}.`,
    `Under section 2 of the Act the landlord must show that ${words} ${full}.`,
    `The lease is ${words} ${full}.`,
    `The letter calls for an answer, but the law is that ${words} ${full}.`,
    `The policy must say that ${words} ${full}.`,
    `The motion turns on this rule: ${words} ${full}.`,
    `Other courts have held that the clause bars review of claims because ${words} ${full}.`,
    `If the trial court has permitted ${cut} nothing more is asked. ${full}.`,
    `In Brown, the trial court found that ${words} ${full}.`,
    `It is unlawful to say that ${words} ${full}.`,
    `Plaintiff contends that the search was ${words} ${full}.`,
    `Plaintiffs are entitled ${open} in law. ${full}.`,
    `By its words the rule is that ${words} ${full}.`,
    `Rejecting the claim, the court wrote that ${words} ${full}.`,
    `At the hearing, the State must show that ${words} ${full}.`,
  ])('%s', (marked) => expect(fateIn(marked)).toBe('sent'));
});

/** Of the last quotation in a text as it is found. */
function fateAsFound(text: string): string {
  const found = findCitations(text);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  const last = attributeQuotations(text, quotations, found, resolveCitations(found)).at(-1);
  return last?.kind === 'unsettled' ? last.reason : (last?.kind ?? 'none');
}

test.each([
  ['Brown v. Board, 347 F. Supp. 483, 495 (D. Kan. 1954)', 'attributed'],
  ['Brown v. Board, 347 F.2d 483, 495 (10th Cir. 1954)', 'several'],
])('the district court speaks where its own decisions are printed: %s', (citation, expected) => {
  expect(fateAsFound(`The district court found that ${words} ${citation}.`)).toBe(expected);
});

test('a paragraph’s number behind Id. is that of a paper, whatever case stands before it', () => {
  const text = `Lee’s affidavit was false. Brown v. Board, 347 U.S. 483, 495 (1954). It adds that ${words} Id. ¶ 4.`;
  expect(fateAsFound(text)).toBe('record');
});

test('the judge whose opinion the citation names speaks of himself', () => {
  const said = 'Justice Holmes disagreed: “I simply cannot square the two rules.”';
  expect(fateAsFound(`${said} Brown v. Board, 347 U.S. 483, 499 (1954) (Holmes, J., dissenting).`)).toBe(
    'attributed',
  );
  expect(fateAsFound(`${said} Brown v. Board, 347 U.S. 483, 499 (1954).`)).toBe('several');
});
