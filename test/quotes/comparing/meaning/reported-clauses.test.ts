/** A clause made a sentence of its own, `[T]he`, out of what the opinion only reports, supposes or denies. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

function kindOf(opinion: string, quotation: string): string {
  const around = `The parties met in the hall. ${opinion} The court then rose.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

describe('what stands before the clause says otherwise', () => {
  test.each([
    ['We do not believe the statute applies to the mill.', '[T]he statute applies to the mill.'],
    ['The widow failed to prove the deed was forged by the clerk.', '[T]he deed was forged by the clerk.'],
    [
      'It is highly unlikely that the tenants could prevail on their second theory.',
      '[T]he tenants could prevail on their second theory.',
    ],
    ['It is quite possible that the deed was forged by the clerk.', '[T]he deed was forged by the clerk.'],
    [
      'The majority is wrong to think that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    [
      'The town has simply refused to state that it will follow the statute.',
      '[I]t will follow the statute.',
    ],
    [
      'That makes irrelevant Amber’s contentions that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['He suggests that the statute applies to the mill.', '[T]he statute applies to the mill.'],
    ['She stated that the clerk had forged the deed at night.', '[T]he clerk had forged the deed at night.'],
    [
      'Wilson thereupon said that the clerk had forged the deed at night.',
      '[T]he clerk had forged the deed at night.',
    ],
    [
      'You must acquit unless you find beyond a reasonable doubt that the clerk had forged the deed.',
      '[T]he clerk had forged the deed.',
    ],
    [
      'The term binds unless there is a showing that the time is unreasonably short.',
      '[T]he time is unreasonably short.',
    ],
    [
      'The Court did not, however, as far as we can discern, affirm the conclusion that the tenants had suffered delay.',
      '[T]he tenants had suffered delay.',
    ],
    [
      'He has failed to submit any case where this court has ever held that the statute applies to a miller.',
      '[T]he statute applies to a miller.',
    ],
    [
      'Two members of the court dissented, pointing out that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['The clerk testifies that the deed was signed at night.', '[T]he deed was signed at night.'],
    [
      'He alleges that he owns the mill; that by reason of the election there will be a tax on it.',
      '[B]y reason of the election there will be a tax on it.',
    ],
    [
      'They argue that the bank failed to request a ruling, that they were entitled to notice of the sale.',
      '[T]hey were entitled to notice of the sale.',
    ],
    [
      'He contends first that the town took his mill, and second that the town placed him in jail out of spite.',
      '[T]he town placed him in jail out of spite.',
    ],
    [
      'Wilson informed the tenants that the town was the real party in the purchase.',
      '[T]he town was the real party in the purchase.',
    ],
    ['Nothing suggests the statute applies to the mill.', '[T]he statute applies to the mill.'],
    ['We are not persuaded the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'The theory of the tenant is that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    [
      'This idea would be incompatible with the theory of the tenant that the statute applies only to mills.',
      '[T]he statute applies only to mills.',
    ],
    [
      'The widow stated that the clerk forged the deed, that the clerk was drunk at the time.',
      '[T]he clerk was drunk at the time.',
    ],
    ['None of these persons felt that there was a mill at the place.', '[T]here was a mill at the place.'],
    [
      'It refuses to indicate, as required, that it will follow the statute.',
      '[I]t will follow the statute.',
    ],
    [
      'They allege accident and surprise in this respect, and that the clerk would have said so.',
      '[T]he clerk would have said so.',
    ],
    ['She claims it was held in joint tenancy and that the clerk knew of it.', '[T]he clerk knew of it.'],
    [
      'Defendants claim that the case was so complex that added pay to the clerk was justified.',
      '[A]dded pay to the clerk was justified.',
    ],
    [
      'It is certainly difficult to believe that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    ['The refusal supported an inference that the clerk knew of the deed.', '[T]he clerk knew of the deed.'],
    [
      'Courts must indulge a strong presumption that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    ['Zamora fails to show misconduct, or that the clerk knew of the deed.', '[T]he clerk knew of the deed.'],
    [
      'The widow proved a sale, but failed to show misconduct, or that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'His attorneys then urge, with a great deal of force and determination, that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'Instead, it presumes (contrary to the evidence, precedent, and common sense) that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'Amicus highlights the Government’s argument below that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'The allegation upon which the case was tried was that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'It is not claimed, on the part of the respondent, that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    ['It has been suggested that the clerk knew of the deed.', '[T]he clerk knew of the deed.'],
    [
      'Travelers also argued that it has two mills but that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
  ])('%s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('marked_meaning'));
});

describe('the court says so itself', () => {
  test.each([
    [
      'There is little doubt that the clerk forged the deed at night.',
      '[T]he clerk forged the deed at night.',
    ],
    ['No one disputes that the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'The court did not err in concluding that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    [
      'The widow did not object, and the court found that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    [
      'We hold that the widow has standing, and that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    [
      'The court held that the widow has standing; that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['We have said, however, that the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'The majority fails to recognize that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['We think it plain that the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'The rule is not new, and, as we said in Ott, we believe that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['The justice explained that the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'In Ott, Justice Lane stated that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['It stated that the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'If the owner moves, it is settled that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['It is impossible to deny that the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'We reject the contention, and hold that the statute applies to the mill.',
      '[T]he statute applies to the mill.',
    ],
    ['We think the statute applies to the mill.', '[T]he statute applies to the mill.'],
    ['The court held the statute applies to the mill.', '[T]he statute applies to the mill.'],
    [
      'The various claims arose out of the same sale of the mill.',
      '[A]rose out of the same sale of the mill.',
    ],
    [
      'We hold that the widow has standing, or at least that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'The court, after a long hearing, found that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    ['The proof was so strong that the clerk knew of the deed.', '[T]he clerk knew of the deed.'],
    ['We conclude, as did the District, that the clerk knew of the deed.', '[T]he clerk knew of the deed.'],
    [
      'The widow did not appear, but the record shows that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'We reject the widow’s view and adhere to our position that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'The widow failed to show misconduct, but proved a sale, and that the clerk knew of the deed.',
      '[T]he clerk knew of the deed.',
    ],
    [
      'The statute provides that a tenant has notice, and that the clerk shall file the deed.',
      '[T]he clerk shall file the deed.',
    ],
  ])('%s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('marked'));
});
