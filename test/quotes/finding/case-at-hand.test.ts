/** Of whom a citation's parenthetical tells: of the cited case its words go to that, of the case at hand they stay. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';
import { attributeQuotations } from '../../../src/quotes/attribute-quotations';
import { findQuotations } from '../../../src/quotes/find-quotations';

const elm = 'Elm v. Roe, 347 U.S. 483, 495 (1954)';

/** Whether any quotation leaves with a case; each line is a paragraph. */
function goes(text: string): boolean {
  let at = 0;
  const paragraphs = text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, indented: false };
  });
  const found = findCitations(text);
  const quotations = findQuotations({ text, paragraphs }, found);
  expect(quotations.length).toBeGreaterThan(0);
  return attributeQuotations(text, quotations, found, resolveCitations(found)).some(
    ({ kind }) => kind === 'attributed',
  );
}

describe('tellsOfCaseAtHand', () => {
  test.each([
    `(here, Alvarez said “take the blue ledger home”)`,
    `(holding that a lawyer may not assist perjury; here, Alvarez said “take the blue ledger home”)`,
    `(holding that a lawyer may not assist perjury; Alvarez, by contrast, wrote “take the blue ledger home”)`,
    `(finding no notice, while Alvarez was told “the boiler will burst by May”)`,
    `(unlike Alvarez, who wrote “the boiler will burst by May”)`,
    `(unlike Ms. Alvarez’s letter, which warned “the boiler will burst by May”)`,
    `(no notice; compare Alvarez’s “boiler will burst” letter)`,
    `(no notice where tenant kept silent, whereas Ms. Alvarez shouted “the boiler will burst by May”)`,
    `(Alvarez’s text, “the boiler will burst by May,” is far clearer)`,
    `(Alvarez: “the boiler will burst by May”)`,
    `(per Alvarez, “the boiler will burst by May”)`,
    `(in Alvarez’s words, “the boiler will burst by May”)`,
    `(in her words, “the boiler will burst by May”)`,
    `(he wrote “the boiler will burst by May”)`,
    `(they “knew the boiler would burst by May”)`,
    `(“the boiler will burst by May,” Alvarez wrote)`,
    `(compare “the boiler will burst by May,” Ex. 4 at 2)`,
    `(compare “the boiler will burst by May,” Tr. 44:2)`,
    `(the letter here said “the boiler will burst by May”)`,
    `(the manager here wrote “the boiler will burst by May”)`,
    `(much as Tallow Farms’ foreman told her “the boiler will burst by May”)`,
    `(a fortiori, Tallow Farms “knew the boiler would burst by May”)`,
    `(same result, though Alvarez “knew the boiler would burst by May”)`,
    `(where, as here, the foreman “knew the boiler would burst by May”)`,
    `(as in this case, the foreman “knew the boiler would burst by May”)`,
    `(on facts like these—“the boiler will burst by May”—notice is plain)`,
    `(Plaintiff’s email said “the boiler will burst by May”)`,
    `(Defendant told Plaintiff “the boiler will burst by May”)`,
    `(Mr. Alvarez testified “the boiler will burst by May”)`,
    `rejecting such a tip; here the caller “hid the boiler in a shed”`,
    `tip rejected; Appellant’s own text says “the boiler will burst by May”`,
    `tip rejected; the government’s affidavit at ¶ 9 says “the boiler will burst by May”`,
    `no notice given, whereas the landlord’s letter said “the boiler will burst by May”`,
    `she says he “hid the valve twice”`,
    `contrast Acme’s “candle memo of June”`,
    `where Acme “hid the hammer from us”`,
    `which Acme’s general counsel described as “our kettle problem”`,
    `tenant there, like Acme, “took the pillow home”`,
  ])('stays: %s', (words) => expect(goes(`Notice is a fact. ${elm} (${words}).`)).toBe(false));

  test.each([
    `(holding that a tenant who wrote “the boiler will burst by May” gave notice)`,
    `(finding notice where the tenant wrote “the boiler will burst by May”)`,
    `(where the officer told the driver “you are not free to leave,” a seizure took place)`,
    `(officer told driver “you are not free to leave”)`,
    `(letter stating “the boiler will burst by May” was notice)`,
    `(defendant’s statement that he “might want a lawyer” was equivocal)`,
    `(rejecting the claim because Roe “saw a gun, thought he saw one, or said he did”)`,
    `(Roe’s claim that he “saw something metallic” was perjury)`,
    `(Roe told counsel he “saw something metallic”)`,
    `(the Court held that counsel’s duty “is limited to legitimate, lawful conduct”)`,
    `(Stevens, J., concurring) (“A lawyer’s certainty that a change in his client’s recollection is a harbinger of intended perjury”)`,
    `(Justice Stevens wrote that “a lawyer’s certainty” is seldom enough)`,
    `(Burger, C.J.) (counsel’s duty “is limited to legitimate, lawful conduct”)`,
    `(Congress intended “a duty limited to legitimate, lawful conduct”)`,
    `(Title VII guarantees “fair compensation” to counsel)`,
    `(Lacey Act satisfied when defendant “knew that wildlife would be transported”)`,
    `(Rule 11 sanctions “shall be imposed” once a violation is found)`,
    `(EPA “may not rewrite clear statutory terms” to suit itself)`,
    `(Learned Intermediary Doctrine applies because “physicians are in a better position”)`,
    `(noting that Dr. Lindqvist’s opinion “rested on nothing but his say-so”)`,
    `(excluding Dr. Lindqvist, whose opinion “rested on nothing but his say-so”)`,
    `(under the Sixth Amendment counsel “is precluded from taking steps”)`,
    `(Sixth Amendment “does not confer a right to assistance in perjury”)`,
    `(plaintiff “failed to show that she was qualified” for the post)`,
    `(court below “did not abuse its discretion”)`,
    `(Iowa’s rule “does not offend the Sixth Amendment”)`,
    `(Board’s finding that the strike was “protected concerted activity” stands)`,
    `(Commissioner may not “cherry-pick evidence” to deny benefits)`,
    `(“counsel is precluded from taking steps,” the Court said)`,
    `(Under amended Rule 11, however, the new provision that the court “shall impose” sanctions is no novelty)`,
    `(university’s Student Activities Fund likely does not compel speech because it “represents not government resources but a fund”)`,
    `(Division Three provides an exception “when a pro se plaintiff suffers from a disability”)`,
    `(two-unit rental building is commercial “business property” for purposes of 18 U.S.C. Sec. 844(i))`,
    `(“The Act is among the most intricate ever drafted by Congress” [quoting Ash v. Dane, 453 U.S. 34, 43])`,
  ])('goes: %s', (words) => expect(goes(`Notice is a fact. ${elm} (${words}).`)).toBe(true));

  test('behind a short form too', () =>
    expect(
      goes(
        `Notice is a fact. ${elm}. It is asked of all. Elm, 347 U.S. at 496 (Acme “knew the boiler would burst”).`,
      ),
    ).toBe(false));

  test.each([
    [
      'The boiler was sold to Acme in May. The city fined Acme in June.',
      false,
      'named before, where no case is cited',
    ],
    ['The boiler was sold to Acme in May.', true, 'named but once: a word with a capital'],
    [
      'In Elm v. Roe, 347 U.S. 483 (1954), the boiler was sold to Acme in May and fined Acme in June.',
      true,
      'named where the case is told',
    ],
  ])('a report of the court’s: %s goes: %s, %s', (facts, expected) =>
    expect(goes(`${facts}\nNotice is a fact. ${elm} (noting that Acme “knew the boiler would burst”).`)).toBe(
      expected,
    ),
  );
});

/** A brief that speaks of its people where it cites no case, and then of them between two citations of one case. */
describe('whom the brief speaks of', () => {
  const facts =
    'Officer Brandt stopped Mr. Ojeda in May, and that day Brandt searched Ojeda. Later Acme dismissed Ms. Varga, and Varga went to Acme.';

  test.each([
    'The officer there blocked the door. {id}. Officer Brandt wrote that Mr. Ojeda “kept one hand in the left pocket of his coat.” Id. at 496.',
    'In Elm, the officer told the driver to wait. {id}. Brandt told Mr. Ojeda “nobody leaves until I say so.” Id.',
    'Elm had no such proof. {id}. Mr. Ojeda has it: Brandt admitted that he “had a hunch and nothing more.” {id}.',
    'The reasons kept changing. {id}. Acme first told Varga “it was the budget this year.” {id}.',
    'Elm shows why. {id}. Here a manager wrote “find me a reason before Friday.” Id.',
    '{id}. Because Acme “knew the hull was rotten in May,” it cannot say it was misled. {id}.',
    '{id}. Nor did Acme’s prospectus, which “promised steady growth for a decade,” say so. {id}.',
    'The line is thin. {id}. Three minutes later Ojeda was told “you are under arrest for the knife.” Id.',
  ])('stay between two citations of a case: %s', (text) =>
    expect(goes(`${facts}\n${elm}. ${text.replaceAll('{id}', 'Elm, 347 U.S. at 496')}`)).toBe(false),
  );

  test.each([
    'The officer there blocked the door. {id}. The officer told the driver that he “was not going anywhere that night.” Id. at 496.',
    'The rule is old. {id}. Acme must show that its duty “ended when the goods were loaded on the cart.” {id}.',
    'The rule is old. {id}. Acme relies on language in Elm that “a duty ends when the goods are loaded.” {id}.',
    'The rule is old. {id}. The Court told Acme’s like that “a duty ends when the goods are loaded.” {id}.',
  ])('go where the case, its court or the law is told: %s', (text) =>
    expect(goes(`${facts}\n${elm}. ${text.replaceAll('{id}', 'Elm, 347 U.S. at 496')}`)).toBe(true),
  );

  test.each([
    ['Acme’s letter denied the claim because “the loss predates the policy.”', false],
    ['Acme dismissed Varga because “she never smiled at the customers.”', false],
    ['The claim failed because “the loss predates the policy of this State.”', true],
    ['Three weeks later she was dismissed as “a drag on the whole team.”', false],
    [
      'When the court asked if anyone had promised it, Mr. Roane answered: “Only that I’d see my kids.”',
      false,
    ],
    ['When the officer was asked, the court held, he “must say what he saw that night.”', true],
    ['Claim 7’s term “substantially flat” is not indefinite.', false],
    ['The ledger shows “paid in full” for each month.', false],
  ])('before a full citation: %s goes: %s', (sentence, expected) =>
    expect(goes(`${sentence} ${elm}.`)).toBe(expected),
  );
});

describe('namedSource: who speaks in the case that a sentence sets out to tell of', () => {
  const facts = 'The stair was left to Ms. Quist in May, and later Quist fell on it.';
  test.each([
    ['In {c}, the foreman’s remark that the clerk was “too slow for a young man’s line” sufficed.', true],
    ['In {c}, the officer told the driver that he was “not going anywhere tonight.” He was held.', true],
    ['In {c}, the father had “vanished for six winters.” He lost.', true],
    ['In {c}, the landlord’s letter said “pay or be out by Friday”; so it is void.', true],
    ['In {c}, judgment was reversed, and so it should be here, for Quist was told “use a bucket.”', false],
    ['In {c}, judgment was reversed; the manager wrote that she was “too slow for this line.”', false],
    ['In {c}, judgment was reversed, and our letter told them “she is too slow for this line.”', false],
    ['In {c}, notice was found, and the words to Quist, “use a bucket if it drips,” were plainer.', false],
    ['In {c}, the claim failed, and Plaintiff’s letter said “pay or be out by Friday.”', false],
    ['{c}, is clear. As Elm puts it, “a duty ends when the goods are loaded.”', true],
    ['{c}, is clear. Elm (at 495) says: “A duty ends when the goods are loaded.”', true],
    ['{c}, is clear. That court said that “a duty ends when the goods are loaded.”', true],
    ['{c}, is clear. The trial court refused in May. That court said that “a duty ends there.”', false],
  ])('%s goes: %s', (sentence, expected) =>
    expect(goes(`${facts}\n${sentence.replace('{c}', elm)}`)).toBe(expected),
  );
});

describe('enclosingCitation', () => {
  test.each([
    ['It was denied. Elm v. Roe, 347 U.S. 483, 495 (1954) (duty breached by “perfunctory handling”).', true],
    [
      'The appeal was dismissed. Elm v. Roe, 347 U.S. 483, 495 (1954) (“a duty was breached by silence”).',
      true,
    ],
  ])('a sentence that ends “denied.” refuses nothing: %s', (text, expected) =>
    expect(goes(text)).toBe(expected),
  );
});
