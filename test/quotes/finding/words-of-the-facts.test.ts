/** Words of a client, a witness or a paper that stand near a case stay in the document, however the sentence brings them in. */
import { describe, expect, test } from 'vitest';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { readMarkedCitations } from '../../support/marked-citations';

/** Of each quotation: `sent`, or `stays`. */
function fatesIn(marked: string): readonly string[] {
  const { text, found, resolutions } = readMarkedCitations(marked);
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  const quotations = findQuotations({ text, paragraphs }, found);
  return attributeQuotations(text, quotations, found, resolutions).map(({ kind }) =>
    kind === 'attributed' ? 'sent' : 'stays',
  );
}

const words = '“the mill will burn before the week is out.”';
const cut = '“the mill will burn before the week is out,”';
const open = '“the mill will burn before the week is out”';
const full = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';
const see = '{c|See Brown v. Board, 347 U.S. 483, 495 (1954)}';

describe('a parenthesis behind the words that gives a page of something', () => {
  test.each([
    '(A-44)',
    '(Lee 44:2)',
    '(Lee, 44)',
    '[R1-44]',
    '(RP (5/4/99) 44)',
    '(PageID.44)',
    '(Clerk’s Papers 44)',
    '(Aff. of Lee 4)',
    '(#44)',
    '(OR 44)',
    '(emphasis added) (GX 12)',
  ])('%s', (source) =>
    expect(fatesIn(`The miller said it ${open} ${source}, which is plain. ${full}.`)).toEqual(['stays']),
  );

  test.each([
    '(emphasis added)',
    '(2)',
    '(1954)',
    '[*12]',
    '(and 12 others)',
    '(the rule is 40 years old)',
    '(first step)',
  ])('but not %s', (aside) =>
    expect(fatesIn(`It is settled that ${open} ${aside} as a rule. ${full}.`)).toEqual(['sent']),
  );
});

describe('words of the facts', () => {
  test.each([
    // The case is only compared with.
    `Unlike in ${full}, Acme promised in writing ${words}`,
    `Just as the defendant in ${full} knew of the risk, Acme’s engineer warned that ${words}`,
    `As in ${full}, the warning—${open}—was ignored.`,
    `${full} controls because Acme’s engineer warned that ${words}`,
    `Acme knew ${cut} so ${full}, controls.`,
    `Under ${full}, the memo’s statement that ${open} is enough.`,
    // A paper beside the words.
    `The voicemail, ${cut} was a threat. ${full}.`,
    `The tweet ${open} is protected speech. ${full}.`,
    `The headline—${open}—is actionable. ${full}.`,
    `Given the admission that ${cut} judgment is proper. ${full}.`,
    `The will leaves ${words} ${full}.`,
    `Q. “Did you see the light before you drove through?” A. ${words} ${full}.`,
    `The nurse’s chart entry reads ${words} ${full}.`,
    `The patent claims ${words} ${full}.`,
    `Claim 1 recites ${words} ${see}.`,
    `His tattoo, which says ${cut} was shown. ${full}.`,
    `Under the Lease, tenant must hope ${words} ${see}.`,
    `A text message reading ${open} is evidence of intent. ${full}.`,
    `A voicemail saying that ${open} shows knowledge. ${full}.`,
    `Slack messages such as ${open} were not preserved. ${full}.`,
    `Her EEOC charge alleges ${words} ${full}.`,
    `The waiver releases ${words} ${full}.`,
    // The case at hand, behind one that is told.
    `The Court in ${full}, asked whether it was lawful; here Officer Smith said ${words}`,
    // Persons by number, and what only persons do.
    `Juror 6 wrote: ${words} ${full}.`,
    `On the call, Roe assured investors that ${words} ${full}.`,
    `Smith, the foreman, hollered ${words} ${full}.`,
    `When asked, Roe answered only that ${words} ${see}.`,
    // Held against the case.
    `The miller’s rule, ${cut} violates ${full}.`,
    `Instruction 12 said ${cut} contrary to ${full}.`,
    `The mill had ${cut} precisely what ${full}, forbids.`,
    // The speaker comes last, or through a bare Id.
    `“The mill will burn before the week is out” was the miller’s answer. ${full}.`,
    `“The mill will burn before the week is out”: so reads the manual. ${full}.`,
    `${cut} according to Dr. Roe. ${full}.`,
    `${full}. The miller said it ${open} ({i>0|Id.} 44).`,
    `${full}. The officer told the boys, ${words} {i>0|Id.}`,
    // See, behind what somebody did.
    `Mr. Roe: ${words} ${see}.`,
    `THE COURT: ${words} ${see}.`,
    `In Roe’s words, ${words} ${see}.`,
    `Roe was blunt: ${words} ${see}.`,
    `Roe feared ${words} ${see}.`,
    `The release bars ${words} ${see}.`,
    `The amici worry about ${words} ${see}.`,
    `Here, like there, the owner bragged: ${words} ${see}.`,
  ])('%s', (marked) => expect(fatesIn(marked).at(-1)).toBe('stays'));

  test('of a row of them none', () => {
    expect(fatesIn(`Those emails—“the mill must burn,” “by the week’s end”—show it. ${full}.`)).toEqual([
      'stays',
      'stays',
    ]);
    expect(fatesIn(`Those holdings—“schools must be open,” “to all of them”—show it. ${full}.`)).toEqual([
      'sent',
      'sent',
    ]);
  });

  test('of two quotations only the court’s', () => {
    expect(
      fatesIn(`The officer’s ${open} rule is void because “schools must be open to all.” ${full}.`),
    ).toEqual(['stays', 'sent']);
    expect(fatesIn(`“Schools must be open to all,” ${full}, and the officer said ${words}`)).toEqual([
      'sent',
      'stays',
    ]);
    expect(
      fatesIn(`Although the officer wrote ${cut} the law is that “schools must be open to all.” ${full}.`),
    ).toEqual(['stays', 'sent']);
  });
});

describe('words of the case', () => {
  test.each([
    `Roe cannot show that ${words} ${see}.`,
    `Defendants’ conduct was not ${words} ${full}.`,
    `The officer had ${words} ${full}.`,
    `The complaint must ${words} ${see}.`,
    `The government bears ${words} ${see}.`,
    `The complaint does not ${words} ${full}.`,
    `It must be remembered that ${words} ${full}.`,
    `The rule is simple: ${words} ${see}.`,
    `That is the accused’s ${words} ${full}.`,
    `Unlike in ${full}, where the Court held that ${words} this is plain.`,
    `As in ${full}, ${words}`,
    `${cut} as the Court held in ${full}, is the rule.`,
    `${cut} as the Court put it. ${full}.`,
    `A school must be open under ${words} ${full}.`,
    `${full}. The officer told the boys, ${words} {i>0|Id. at 496}.`,
    `In ${full}, an officer stopped a boy. {i>0|Id.} The officer told the boy, ${words} {i>0|Id.}`,
    `A. ${words} ${full}.`,
    `${cut} according to the Court. ${full}.`,
    `Under the Act, a school must hope ${words} ${see}.`,
    `The rule, which says ${cut} is old. ${full}.`,
    `${full}. The Court said it ${open} ({i>0|Id.} at 44).`,
    `The Court’s teaching in ${full} is that ${words}`,
    `A decision such as ${open} binds. ${full}.`,
    `An opinion saying that ${open} binds. ${full}.`,
    `A waiver must be ${words} ${full}.`,
    `The court releases one who ${words} ${full}.`,
    `In ${full}, Officer Smith said ${words}`,
  ])('%s', (marked) => expect(fatesIn(marked).at(-1)).toBe('sent'));
});

describe('words of somebody who is no court, whatever they are', () => {
  test.each([
    // Somebody did something in the clause that the words stand in.
    `On May 3, Lee sent a text: ${words} ${full}.`,
    `The mechanic shrugged: ${words} ${full}.`,
    `The board resolved to ${words} ${full}.`,
    `Dr. Hall diagnosed ${words} ${full}.`,
    `On exam he appeared ${words} ${full}.`,
    `The dispatcher broadcast a description of ${words} ${full}.`,
    `Acme advertised its flour as ${words} ${full}.`,
    `The arbitrator awarded Roe ${words} ${full}.`,
    `Witnesses recalled the driver shouting, ${words} ${full}.`,
    `The email chain shows Lee urging his team to ${words} ${full}.`,
    `In which he characterized their trouble as ${words} ${full}.`,
    // What somebody uttered.
    `Lee’s reply was short: ${words} ${see}.`,
    `Her answer—${open}—is enough. ${full}.`,
    `The mechanic’s candid concession that ${open} defeats the motion. ${full}.`,
    `The Complaint’s lone allegation is that the mill ${words} ${full}.`,
    `The remark ${open} is direct evidence. ${full}.`,
    `Telling her ${open} is direct evidence of bias. ${full}.`,
    `The Yelp review calling the mill ${open} is opinion. ${full}.`,
    // Papers and scenes.
    `At deposition: ${words} ${see}.`,
    `Under Paragraph 7, ${words} ${full}.`,
    `Paragraph 7 obliges Seller to ${words} ${full}.`,
    `The purchase order calls for ${words} ${full}.`,
    `The minutes of the March 4 meeting record that ${words} ${full}.`,
    `The MRI showed ${words} ${full}.`,
    `The note is payable ${words} ${see}.`,
    `They signed under the words ${words} ${full}.`,
    `The suspect was ${words} ${see}.`,
    `Merriam-Webster defines a mill as ${words} ${full}.`,
    // What contracts and policies are made to say.
    `Section 4.2 makes the tenant ${words} ${full}.`,
    `Under Section 9.3, the borrower ${words} ${full}.`,
    `“Premises” means ${words} ${full}.`,
    `The policy’s definition of “mill” is ${words} ${full}.`,
    `The indemnity runs to ${words} ${full}.`,
    `The NDA covers ${words} ${full}.`,
    `The rider carves out ${words} ${full}.`,
    `The loan documents forbid ${words} ${full}.`,
    `The job posting sought ${words} ${full}.`,
    `The consent decree requires the mill to ${words} ${full}.`,
    `The purchase order was for ${words} ${full}.`,
    `The parties agreed that ${words} ${full}.`,
    `Acme was to deliver ${words} ${full}.`,
    // What is searched, sought and objected to.
    `The search terms were ${words} ${full}.`,
    `The subject line of the email was ${words} ${full}.`,
    `Amazon reviews called it ${words} ${full}.`,
    `Interrogatory 6 asked for ${words} ${full}.`,
    `The request for production sought ${words} ${full}.`,
    `Plaintiff seeks ${words} ${full}.`,
    `Acme objected that the request was ${words} ${full}.`,
    // Who was told, and who told.
    `They were warned to ${words} ${full}.`,
    `At his deposition Smith conceded that ${words} ${full}.`,
    `According to the medical records, he was ${words} ${full}.`,
    `Dr. Wu’s opinion is that the mill ${words} ${full}.`,
    `Judge Hill instructed the jury that ${words} ${full}.`,
    `RCW 9.94A.030 defines the term as ${words} ${full}.`,
    // A name that no case bears.
    `Wigmore writes that ${words} ${full}.`,
    `“The mill will burn before the week is out,” Roe said. ${full}.`,
    `${full}. Here, too, the chair said ${words} {i>0|Id.}`,
    // "I" and "you" are a person's.
    `The stop is plain: “I never saw the red light before the crash.” ${full}.`,
    `“Am I free to go, or do I need a lawyer now?” ${full}.`,
    // The case at hand beside the one that is told.
    `{c|Brown v. Board, 347 U.S. 483, 495 (1954)}. Like the clerk in Brown, who jeered, Roe wrote that ${words} ${see}.`,
    `In Brown the lease was short. ${full}. Ours says that ${words} ${see}.`,
    `In Brown the lease was short. ${full}. In this case, the lease says that ${words} ${see}.`,
    `{c|Florida v. Roe, 529 U.S. 266 (2000)}. He read it (33:4-9). The miller wrote that ${words} {i>0|Id. at 34}.`,
    `Lee’s order was to ${words} ${full}.`,
    // Papers and statements that no owner is given to.
    `The letter at issue—${open}—is no offer. ${full}.`,
    `Whether a statement that ${open} is opinion is for the court. ${full}.`,
  ])('%s', (marked) => expect(fatesIn(marked).at(-1)).toBe('stays'));

  test.each([
    `The Board explained that ${words} ${full}.`,
    `The PTO explained that ${words} ${full}.`,
    `Writing for the majority, Warren said that ${words} ${full}.`,
    `In Brown, the miller shrugged: ${words} ${full}.`,
    `The motion turns on this rule: ${words} ${full}.`,
    `Under Section 1983, the officer ${words} ${full}.`,
    `“Malice” has been held to mean ${words} ${full}.`,
    `The statute’s definition of “mill” is ${words} ${full}.`,
    `The test was to ask ${words} ${full}.`,
    `An easement passes ${words} ${full}.`,
    `The officer needed ${words} ${full}.`,
    `One who seeks equity must ${words} ${full}.`,
    `A person may be warned to ${words} ${full}.`,
    `In Brown, the judge instructed the jury that ${words} ${full}.`,
    `The Court’s opinion is that ${words} ${full}.`,
    `Judicial review is ${words} ${full}.`,
    `The elected board’s power includes ${words} ${full}.`,
    `Because Roe’s claim ${cut} it fails. ${full}.`,
    `The inmate must show that his transfer created ${words} ${full}.`,
    `The court told the parties that ${words} ${full}.`,
    `That said, ${words} ${full}.`,
    `The Court wrote: “I find no error, and you may not either.” ${full}.`,
    `It must ask “why [I] was held before the week was out.” ${full}.`,
    `“We cannot agree that the mill was open to all.” ${full}.`,
    `In J.L. a caller reported that ${words} {c|Florida v. J.L., 529 U.S. 266 (2000)}.`,
    `{c|Florida v. Roe, 529 U.S. 266 (2000)}. He read it (at 33). The Court wrote that ${words} {i>0|Id. at 34}.`,
    `Unlike in ${full}, where the officer said ${words}`,
    `The officers were not required to ${words} ${full}.`,
    `Our cases say that ${words} ${full}.`,
    `The Court’s order was to ${words} ${full}.`,
    `Just as in Brown, the claim here is ${words} {h>1|Brown, 347 U.S. at 495}. ${full}.`,
    `The statement in Brown that ${open} is law. ${full}.`,
    `${full}. “I am not persuaded that the mill was open.” {h>0|Brown, 347 U.S. at 495} (Reed, J.).`,
  ])('but the case’s: %s', (marked) => expect(fatesIn(marked).at(-1)).toBe('sent'));
});

describe('what is said to be undisputed', () => {
  test.each([
    [`It is undisputed that Lee ${words} ${full}.`, 'stays'],
    [`It is uncontested that the defendant never ${words} ${full}.`, 'stays'],
    [`It is undisputed that Congress ${words} ${full}.`, 'sent'],
    [`It is undisputed that the law requires ${words} ${full}.`, 'sent'],
  ])('%s', (text, fate) => expect(fatesIn(text)).toEqual([fate]));
});
