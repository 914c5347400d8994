/** Marks that leave a gap which everybody sees, so that what they hide is not read as said; and their neighbours, which read as a clause. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';
import type { ComparisonKind } from '../../../../src/quotes/quotation-comparison';

/** `{found|drafted}`: what the opinion has, and what the draft makes of it. */
function kindOf(sentence: string): ComparisonKind {
  const opinion = sentence.replace(/\{([^|}]*)\|[^}]*\}/g, '$1');
  const quotation = sentence.replace(/\{[^|}]*\|([^}]*)\}/g, '$1');
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

const isLawful = (sentence: string) => expect(kindOf(sentence)).toBe('marked');
const asks = (sentence: string) => expect(kindOf(sentence)).toBe('marked_meaning');

describe('of what may or must be done the draft keeps a verb that nobody does', () => {
  test.each([
    'The power is not limited to a new {court; it may as well|. . .} be used by the old clerk of the town.',
    'The town spoke for {the widow. A miller may|. . .} take the barn by the river in May.',
    'The rule does not change the demand that {a widow must|. . .} obtain a deed from the clerk.',
    'It was more than a mere slight — {instead they must|. . .} have known of the deed of the widow.',
    'The panel noted that the miller {of the town may|. . .} be heard on the sale of the barn.',
    'They broke a door to help in {sinking her, that they might float|. . .} the boat from the river.',
  ])('lawful: %s', isLawful);

  test.each([
    'The heirs {of the widow may|. . .} sell the barn of the town in May.',
    'The panel noted that we {read the note as one by which the rule might|. . .} bar a suit for the barn.',
    'The widow must have a share in the {barn, and her right must be|. . .} affected by the sale of it.',
    'The widow of {the miller must|. . .} sell the barn in the spring of the year.',
  ])('%s', asks);
});

describe('of a condition the draft keeps half', () => {
  test.each([
    'No partner can leave {before the first of May, and in|. . .} the event that he sells, he owes a fine.',
    'The panel read a note on the {barn (holding that when a miller alleges|. . .} a loss, the clerk may look at it.',
    'The miller knows the {barns of the town by their roofs when he travels|. . .} on roads near the river.',
    'The order limits the power of the clerk to open the barn {or the mill, to|. . .} the extent that the law allows it.',
    'The point {where|. . .} the road meets the river belongs to the town.',
    'The widow, depending on {where she lives, may choose her clerk|. . .} by the custom of the town.',
    'The term was read more than {once and with care, by|. . .} the judges of the town.',
    '{He paid for the loss insofar as|[A]s} it fell on the barn of the widow.',
    '{The next claim is that of the widow, who, if she refused the|[T]he} offer, was right to do so in May.',
    '{It would be wrong if entered before the miller had|[H]ad} closed his case in the barn.',
  ])('lawful: %s', isLawful);

  test.each([
    'The clerk should {refuse to hear a suit when the law which decides|. . .} the rights of the heirs is not ours.',
    'The town owes it{, as long as the|. . .} claim of the widow is filed with the clerk.',
    '{The rule is that, as long as the widow seeks what the clerk has power to|[T]o} grant, the board must let the suit go on.',
    '{Conceding that|[T]hat} the miller took the risk of the river, the town is not free of the debt.',
  ])('%s', asks);
});

describe('with its "that" kept, a clause of which nobody is said to say it', () => {
  test.each([
    'He sued the maker of the barn, of whom we speak as {Ott, claiming|. . .} that the barn was weak.',
    'She filed two more suits in {the town. In the first, she alleged|. . .} that the board broke its own rules.',
    'The clerk of the town, relying on {the old case, argues|. . .} that the plan for the barn is void.',
    'The clerk was late. {The simple answer to this contention is that|. . .} seals of the town are kept at noon.',
  ])('lawful: %s', isLawful);

  test.each([
    'The panel held {, though the widow argued|. . .} that the barn was weak and old.',
    'It is not claimed that she owned the barn{, and the most that she alleged was|. . .} that she mended its roof.',
    'The clerk was late. {The basis of the contention is that|. . .} seals of the town are kept at noon.',
  ])('%s', asks);
});

describe('without its helping verb, and without what it was said to be', () => {
  test.each([
    'There is {clearly|. . .} a conflict between the two rules of the town.',
    'The widow was heard before he was {claimed to|. . .} have broken the rules of the town.',
    'The stone {must have|. . .} been left at the door of the barn.',
    'Such access {would|. . .} threaten the peace of the town and of the barn.',
    'With the notice before him, a miller {could|. . .} not, by the rules, find the barn.',
    'The judge {could|. . .} hardly have been more clear in the matter of the barn.',
  ])('lawful: %s', isLawful);

  test.each([
    'The barn was {clearly|. . .} shown to be void under the charter.',
    'The miller {must have|. . .} burned the barn of the widow in May.',
    'The sale of the barn was {said to be|. . .} void under the charter.',
  ])('%s', asks);
});

describe('a bracket that names a thing where none can be said', () => {
  test.each([
    'It is {clearly|[the charter]} apparent that the clerk has no power in the matter of the barn.',
    'One {perhaps|[the statute]} may accept this as a rule of the law of the town.',
    'A {genuine|[that provision]} issue of the price of the barn is one for the panel.',
    'The charge {raises the ques [*114] tion|raises the [matter]} of the power of the clerk to sell it.',
  ])('lawful: %s', isLawful);

  test.each([
    'The rule {might|[the statute]} violate the charter of the town and of the barn.',
    'The {alleged|[Ott]} breach of the deed was read to the panel in May.',
    'The panel did not rule {inadmissible|[the statute]} the word of Ott on the barn.',
    'It was {alleged that|[it]} the miller was bound to pay for the barn in May.',
  ])('%s', asks);
});

describe('a second word for what must be done is no part of its own', () => {
  test.each([
    'The act must be regarded as full {and complete in the matter|. . .} of the barn of the widow.',
    'The remedy shall be rapidly {and promptly given|. . .}, and the clerk is not to be heard.',
    'The panel must name a fee or {sum to be allowed and|. . .} paid to the clerk for the work.',
  ])('lawful: %s', isLawful);

  test.each([
    'The term must be read by {the sense given to the word and|. . .} the aim of the deed.',
    'The notice must be signed {and sealed in the barn|. . .} by the clerk of the town.',
    'The widow must sign {and seal in the barn|. . .} the deed of the town.',
  ])('%s', asks);
});
