/** The small slips that lawyers really make: none is ever verified; and the forms that practice allows: none is ever flagged. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../src/quotes/index-opinion';
import type { ComparisonKind } from '../../../src/quotes/quotation-comparison';

/** In the middle of an opinion that says something before and after. */
function kindOf(opinion: string, quotation: string): ComparisonKind {
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

const verified: readonly ComparisonKind[] = ['exact', 'marked', 'scan_noise'];

describe('never verified', () => {
  test.each([
    ['The shape is protectable under the law of marks.', 'The shape is projectable under the law of marks'],
    ['The surgeon saw a trach in the throat of the man.', 'The surgeon saw a tract in the throat of the man'],
    ['Such a rule might well con- stitute the harm.', 'Such a rule might well con- statute the harm'],
    ['The act pro- hibits the sale of the barn.', 'The act pro- habits the sale of the barn'],
    ['He paid with twenty five dollar notes in May.', 'He paid with twenty five-dollar notes in May'],
    ['The tenants’ 270-day lease was at an end.', 'The tenants 270-day lease was at an end'],
    ['He moved under the Rules of Criminal Procedure.', 'He moved under the Rules of [Civil] Procedure'],
    ['The federal agent had searched the barn in May.', 'The [state] agent had searched the barn in May'],
    ['The claimant has two years to bring the suit.', 'The [respondent] has two years to bring the suit'],
    ['The debtor had sold the barn to the town.', 'The [trustee] had sold the barn to the town'],
    ['An express promise was made to the widow.', 'An [implied] promise was made to the widow'],
    ['It rained .12 inches on the day of the sale.', 'It rained [.21] inches on the day of the sale'],
    ['He was treated solely by Dr. Berry in the town.', 'He was treated . . . [by] Berry in the town'],
    ['He was treated solely by Dr. Berry in the town.', 'He was treated . . . Berry in the town'],
    ['One may sell the lots ex*147cept where he owes rent.', 'One may sell the lots . . . .'],
    ['One may sell the lots ex*147cept where he owes rent.', 'One may sell the lots.'],
    ['One may sell the lots un-\nless he owes the rent.', 'One may sell the lots . . . he owes the rent.'],
    ['The widow shall pay the rent by May 5, 1998.', 'The widow shall pay the rent by May 15, 1998'],
    ['The widow shall pay the rent by May 5, 1998.', 'The widow shall pay the rent by May 5, 1989'],
    ['The widow owes 1,000 dollars on the note.', 'The widow owes 10,000 dollars on the note'],
    ['The widow owes $100 on the note of May.', 'The widow owes 100 on the note of May'],
    ['The rate is 5% on the note of the widow.', 'The rate is 5 on the note of the widow'],
    ['The suit is under § 1983 of the old code.', 'The suit is under § 1985 of the old code'],
    ['The suit is under section 8(b) of the code.', 'The suit is under section 8(d) of the code'],
    ['The suit is under section 8(b) of the code.', 'The suit is under section 8 of the code'],
    ['The widow or the miller may sell the barn.', 'The widow and the miller may sell the barn'],
    ['The widow and the miller may sell the barn.', 'The widow and/or the miller may sell the barn'],
    ['The widow may sell any barn of the mill.', 'The widow may sell all barn of the mill'],
    ['It is not unlikely that the widow signed it.', 'It is likely that the widow signed it'],
    ['It applies only to tenants of the old mill.', 'It only applies to tenants of the old mill'],
    ['The widow failed to pay the rent of May.', 'The widow pay the rent of May'],
    ['The widow did not pay the rent of May.', 'The widow didn’t pay the rent of May'],
    ['The miller’s defense was heard by the judge.', 'The miller’s defence was heard by the judge'],
    ['The principal of the mill was in the hall.', 'The principle of the mill was in the hall'],
    ['The notice had no effect on the tenants.', 'The notice had no affect on the tenants'],
    ['The lessor shall pay the tax of the year.', 'The lesser shall pay the tax of the year'],
    ['No less than ten days were left to him.', 'No more than ten days were left to him'],
    ['The second notice was sent to the widow.', 'The 2d notice was sent to the widow'],
    ['Ames sued Quillon for the price of the barn.', 'Quillon sued Ames for the price of the barn'],
    ['Mr. Jonson sold the barn to the widow.', 'Mr. Johnson sold the barn to the widow'],
    ['The Act applies to the barn of the widow.', 'The act applies to the barn of the widow'],
    ['The widow, who paid, may keep the barn.', 'The widow who paid may keep the barn'],
    ['The tenants’ barn was sold to the town.', 'The tenant’s barn was sold to the town'],
    ['He may re-sign the lease of the old mill.', 'He may resign the lease of the old mill'],
    ['The rent may be due in May of each year.', 'The rent maybe due in May of each year'],
    ['The widow paid. The miller sold it in May.', 'The widow paid it in May'],
    ['The rent is due. We do not hold so. It is late.', 'The rent is due. It is late.'],
    ['The widow knowingly signed the lease in May.', 'The widow signed the lease in May (cleaned up)'],
    [
      'The evidence of the non-movant is to be believed in May.',
      'The evidence of the [moving party] is to be believed in May',
    ],
    [
      'The evidence of the widow is to be believed in May.',
      'The evidence of the widow is . . . believed in May',
    ],
    [
      'The moving party may have its costs of the town in May.',
      'The . . . party may have its costs of the town in May',
    ],
    [
      'On this issue that party bears the burden in May.',
      'On this issue [the other] party bears the burden in May',
    ],
    ['All justifiable inferences are drawn for the widow.', 'All . . . inferences are drawn for the widow'],
    ['A clearly erroneous view of the facts is an abuse.', 'A . . . erroneous view of the facts is an abuse'],
    [
      'She lacks proof of an essential element of her claim.',
      'She lacks proof of an . . . element of her claim',
    ],
    ['He would necessarily abuse his discretion in May.', 'He would . . . abuse his discretion in May'],
    [
      'He must offer knowledge that will assist the jury in May.',
      'He must offer knowledge [or] will assist the jury in May',
    ],
    [
      'But nothing in either the charter or the rules of the town requires a judge to admit it.',
      '[T]he rules of the town require[] a judge to admit it.',
    ],
    [
      'Nothing in the charter requires a judge to admit an opinion that rests on a guess.',
      'Nothing in the charter requires a judge to admit an opinion.',
    ],
    [
      'The widow may enforce any contract that is in writing and signed.',
      'The widow may enforce any contract.',
    ],
    [
      'A judge may conclude that there is too great a gap in the proof.',
      '[T]here is too great a gap in the proof.',
    ],
    [
      'Therefore, Quillon concludes, the failure of the clerk to object has no effect in May.',
      'Therefore . . . the failure of the clerk to object has no effect in May',
    ],
    [
      'The dissenting judge concluded that on its face, the charter balanced the claims of the town.',
      '[T]he charter balanced the claims of the town.',
    ],
    [
      'Others have suggested that prevailing tenants should receive a fee for the barn.',
      '[P]revailing tenants should receive a fee for the barn.',
    ],
    [
      'Indeed in some cases of great success an enhanced award may be justified.',
      '[A]n enhanced award may be justified.',
    ],
    [
      'For example, in times of war, when all is at stake, the town may detain a man.',
      '[T]he town may detain a man.',
    ],
    [
      'For example, in the absence of a deed, or so it seems, the town may detain a man.',
      '[T]he town may detain a man.',
    ],
    [
      'Some judges of the town have held otherwise in May.',
      '. . . judges of the town have held otherwise in May',
    ],
    [
      'In some cases an award of the town is enhanced in May.',
      'In . . . cases an award of the town is enhanced in May',
    ],
    [
      'There is no certain method of knowing when they are related.',
      'There is no . . . method of knowing when they are related',
    ],
    ['Such a stay is the carefully limited exception in May.', 'Such a stay is the . . . exception in May'],
    ['The village asked for a deed of the barn in May.', 'The [county] asked for a deed of the barn in May'],
    ['It became moot when the barn was sold.', 'It became mute when the barn was sold'],
  ])('%s: %s', (opinion, quotation) => expect(verified).not.toContain(kindOf(opinion, quotation)));
});

describe('always verified', () => {
  test.each([
    [
      'He wrote to “[the widow].” (Emphasis added.) In May he left.',
      'to “[the widow].” (Emphasis added.) In May he left',
    ],
    [
      'He wrote to [the widow] (citation omitted). In May he left.',
      'He wrote to [the widow]. In May he left',
    ],
    [
      'He wrote to [the widow] (emphasis in original). In May he left.',
      'to [the widow] (emphasis in original). In May he',
    ],
    [
      'It was heard by Jack Moore, Jr.45, who owes the rent.',
      'It was heard by Jack Moore, Jr., who owes the rent',
    ],
    [
      'It is written on the officia1 minutes of the board.',
      'It is written on the official minutes of the board',
    ],
    ['It is heard by the individua1 members of it.', 'It is heard by the individual members of it'],
    ['They make and seil lamps to the town.', 'They make and sell lamps to the town'],
    ['He may teil the jury what he thinks of it.', 'He may tell the jury what he thinks of it'],
    ['The cross examination of the widow was long.', 'The cross-examination of the widow was long'],
    [
      'The evidence of the non-movant is to be believed in May.',
      'The evidence of the [nonmoving party] is to be believed in May',
    ],
    [
      'The widow knew of no contract, and nothing was signed by a man that she knew.',
      'The widow knew of no contract, and nothing was signed by a man . . . .',
    ],
    ['The widow saw the miller who sold the barn in May.', 'The widow saw the miller.'],
    [
      'The judge may conclude the matter, and that is the rule of the town.',
      '[T]hat is the rule of the town.',
    ],
    [
      'He filed it in May. (Doc. No. VI-B-27) which contains the deed of the town in full.',
      '[W]hich contains the deed of the town in full.',
    ],
    ['When the widow came home, the miller left the barn in May.', '[T]he miller left the barn in May.'],
    ['We have said that the rule of the town is old.', '[T]he rule of the town is old.'],
    ['As Justice Lane concludes, the rule of the town is old.', 'the rule of the town is old'],
    [
      'The miller took the gold of the town from No. 287 in May.',
      'The miller took the gold of the town from.',
    ],
    ['A few days later the widow sold the barn.', '[D]ays later the widow sold the barn.'],
    ['No one appeared in May, and the rule of the town is old.', '[T]he rule of the town is old.'],
    [
      'That party may have its costs of the town in May.',
      '[The widow] may have its costs of the town in May',
    ],
    ['He owed twenty five dollars to the widow.', 'He owed twenty-five dollars to the widow'],
    ['The Act did not take effect until the fall.', '[T]he Act did not take effect until the fall'],
    ['She may sell the barn to the town in May.', '[The widow] may sell the barn to the town in May'],
    ['He sold the barn, a wooden house, to the town.', 'He sold the barn . . . to the town'],
    ['The miller sells the barn to the town.', 'The miller s[old] the barn to the town'],
    ['He said “the rent is due” in the hall.', '“He said ‘the rent is due’ in the hall”'],
    ['The rent is due. Roe v. Doe, 5 F.3d 6 (1st Cir. 1990). It is late.', 'The rent is due. It is late'],
    ['The rent is due.3 It is late in the year.', 'The rent is due. It is late in the year'],
    ['The rent *213 is due and it is late.', 'The rent is due and it is late'],
    ['The defend-\nant has paid the rent of May.', 'The defendant has paid the rent of May'],
    [
      'It is a\n\n6 ROE v. DOE\n\nOpinion of the Court\n\n“final” order of the court in May.',
      'It is a “final” order of the court in May',
    ],
  ])('%s: %s', (opinion, quotation) => expect(verified).toContain(kindOf(opinion, quotation)));
});

test('of two places, the one where nothing is changed without a mark', () => {
  const opinion =
    'It permits the courts to exercise judicial power only over “Cases” and “Controversies.” They met in May. ' +
    'It permits the courts to exercise “judicial Power” only over “Cases” and “Controversies.” They left in June.';
  expect(kindOf(opinion, 'the courts [Roe] “judicial Power” only over “Cases” and “Controversies.”')).toBe(
    'marked',
  );
});

/** A word, and what a hurried hand puts in its place. */
const exchanges =
  'may/shall shall/may must/should any/all all/any every/any and/or or/and is/was was/is has/had had/has were/are their/his its/the the/a before/after than/then of/for to/from under/over with/without by/against not/now no/the only/also first/second two/three reasonable/unreasonable plaintiff/defendant defendant/plaintiff granted/denied affirmed/reversed court/courts claim/claims evidence/evidences judgment/judgement which/that if/when because/although could/can would/will'
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]);

const opinions = join('..', 'shared', 'data', 'briefs', 'law-firm-eos-appeal', 'opinions');

const here = existsSync(opinions);

describe.skipIf(!here)(`in real opinions of ${opinions} (skipped where it is not at hand)`, () => {
  const sentences = (here ? opinionsIn(opinions) : []).flatMap((text) => {
    const opinion = indexOpinion(text);
    return [...text.matchAll(/(?<=[a-z]\. )[A-Z][a-z][^\n.?![\]*]{50,200}[a-z]\./g)]
      .slice(0, 12)
      .map(([sentence]) => ({ opinion, sentence }));
  });

  test('are sentences to try it on', () => expect(sentences.length).toBeGreaterThan(100));

  test.each(exchanges)('%s for %s is never verified', (word, other) => {
    const inside = new RegExp(`(?<=[a-z,] )${word}(?= [a-z])`);
    const passed = sentences
      .filter(({ sentence }) => inside.test(sentence))
      .map(({ opinion, sentence }) => ({ opinion, quotation: sentence.replace(inside, other) }))
      .filter(({ opinion, quotation }) => !opinion.tokens.text.includes(quotation.slice(0, -1)))
      .filter(({ opinion, quotation }) => verified.includes(compareQuotation(quotation, opinion).kind));
    expect(passed.map(({ quotation }) => quotation)).toEqual([]);
  });
});

function opinionsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' '),
    )
    .filter((text) => text.length > 4000);
}
