/**
 * The sample brief: our own writing, for fictional parties, against the fictional opinions of `assets/starter/example-reports`.
 *
 * Its faults are planted; `sample-brief.test.ts` says what each item must come out as.
 */
import {
  blockQuotation,
  centered,
  footnote,
  heading,
  italic,
  link,
  pageBreak,
  paragraph,
  paragraphWith,
  type Block,
  type Inline,
} from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';

export function writeSampleBrief(): Uint8Array {
  return writeDocx({ body: [...caption, ...statement, ...argument, ...conclusion] });
}

/** `_so_` stands in italics. */
function words(text: string): readonly Inline[] {
  return text.split('_').map((piece, index) => (index % 2 === 1 ? italic(piece) : piece));
}

/** Double-spaced, as courts ask. */
const p = (...content: readonly (string | Inline)[]): Block =>
  paragraphWith(
    '<w:spacing w:line="480" w:lineRule="auto"/>',
    ...content.flatMap((piece) => (typeof piece === 'string' ? words(piece) : [piece])),
  );
const block = (text: string): Block => blockQuotation(...words(text));
const note = (text: string, ...more: readonly Inline[]): Inline =>
  footnote(paragraph(...words(text), ...more));

const caption: readonly Block[] = [
  centered('IN THE SUPREME COURT OF EXAMPLE'),
  centered('No. 26-041'),
  centered('TALLOW & WICK CANDLE COMPANY, Petitioner,'),
  centered('v.'),
  centered('LARKSPUR MERCANTILE, INC., Respondent.'),
  centered('On Review of a Judgment of the Court of Appeals'),
  centered('BRIEF FOR PETITIONER'),
  p(
    'This is a sample. The parties, the facts and the opinions of the Example Reports are invented; some citations are wrong on purpose, so that a check has something to find. The few decisions of real courts that are named here are real, and nothing is said of them beyond what they are called and where they are printed.',
  ),
  pageBreak(),
];

const statement: readonly Block[] = [
  heading('QUESTION PRESENTED'),
  p(
    'Whether a seller that promised in writing to deliver candles on the first of each month may defeat the promise by pointing to the patience of its buyer, where the contract says that patience is no waiver and the seller relied on nothing.',
  ),
  heading('STATEMENT OF THE CASE'),
  p(
    'Tallow & Wick sells candles in eleven shops. In May 2022 it signed a contract of six pages with Larkspur Mercantile, which undertook to deliver 900 boxes on the first day of each month for two years. Paragraph 9 provided that “no term of this contract is waived unless the waiver is written and signed.” R. at 14. Larkspur drafted that paragraph itself. R. at 15.',
  ),
  p(
    'Larkspur was late from the start. Of the first ten deliveries seven came after the first of the month, by between one day and eight. The manager of the shops accepted them and paid. She told the trial court that she “did not like to make a fuss over a few days in summer.” R. at 45. In March 2023 the boxes came on the ninth, two days after the festival for which they had been ordered. The manager refused them and bought elsewhere at a loss of $31,400. Compl. ¶ 22.',
  ),
  p(
    'Larkspur sued for the price. Its witness was asked why the deliveries were late and answered that “the van was wanted for other customers.” R. at 61. He was asked whether anything would have been done otherwise if the manager had complained. “I don’t suppose so,” he said. ',
    italic('Id.'),
    ' The Superior Court nevertheless found a waiver by conduct, and the Court of Appeals affirmed in a single paragraph. This Court granted review. The parties’ joint appendix is kept at ',
    link('https://files.tallowwick.local/matters/26-041/appendix', 'the office of counsel'),
    ' and was filed with the clerk.',
  ),
];

const argument: readonly Block[] = [
  heading('ARGUMENT'),
  heading('I. The contract required a writing, and this Court enforces what merchants write.'),
  p(
    'The starting point is not in doubt. “The parties to a contract may make their own law about how their rights are to be given up.” _Harrow Milling Co. v. Tessaly Grain Cooperative_, 1 Ex. Rep. 1, 3 (2021). A clause like Paragraph 9 serves both sides, because it “tells each side that courtesy will not be mistaken for surrender.” _Id._ The Court put the point in words that might have been written for this case:',
  ),
  block(
    'A merchant who knows that patience may cost him his contract will not be patient, and the law should not make good manners expensive. We therefore reject the view, on which the trial court relied, that such a clause is void because the parties of one day cannot bind the parties of the next.',
  ),
  p(
    '_Id._ The Court of Appeals did not cite that passage. It reasoned instead that a rule against waiver by conduct is “a trap for the courteous,” but it is the contrary rule that sets the trap. A manager who lets a few late boxes pass does what the law should wish her to do.',
    note(
      'The Court returned to the theme in the same Term. _Merriweather v. Board of Education_, 1 Ex. Rep. 47, 49 (2021) (“We have been careful this Term not to make good manners expensive . . . .”).',
    ),
  ),
  p(
    'Nor is the clause a mere formality. This Court has held that “[a] clause requiring waivers to be in writing is not an empty form.” _Harrow Milling_, 1 Ex. Rep. at 3. Larkspur will answer that the Court also said that “[a] clause that requires waivers to be in writing may itself be waived by conduct . . . .” _Id._ So it did, and petitioner does not deny it. But the exception is narrow, and the party that claims it has the burden. “Where the contract requires a writing, that party must carry its burden by clear and convincing evidence.” _Id._ at 2.',
  ),
  p(
    'The same care with written terms runs through the Court’s decisions. In _Quarrystone Bank v. Ellery_, 1 Ex. Rep. 39 (2021), a borrower offered to prove that a bank’s officer had promised him patience. The Court would not hear it to vary the note, because “a rule that lets the writing prevail over memory protects the borrower as often as it protects the bank.” _Id._ at 40. It said of the parol evidence rule that “[i]t is a rule of contract.” _Id._ And it added that “the later one, in writing, displaces the earlier.” _Id._',
  ),
  p(
    'Federal decisions are to the same effect in other settings, and this Court has looked to them for the general principle that rights are not lightly lost. _See_ _Marbury v. Madison_, 5 U.S. (1 Cranch) 137 (1803); _Brown v. Board of Education_, 347 U.S. 483, 495 (1954); _Bell Atl. Corp. v. Twombly_, 550 U.S. 544, 555 (2007); _A.A. Poultry Farms, Inc. v. Rose Acre Farms, Inc._, 881 F.2d 1396, 1400 (9th Cir. 1989). Those courts have been as unwilling to enlarge an exception as this one. _Fenwright v. Oster Shipping Lines_, 347 U.S. 483, 491 (1954); _Pellworth v. Dray Colliery Co._, 1187 F.2d 402, 405 (9th Cir. 1991).',
  ),
  heading('II. Larkspur relied on nothing.'),
  p(
    'Of the circumstances that a court must weigh, one decides this appeal. The Court explained that “[n]o one of these is decisive, except that the absence of reliance is often fatal to the claim of waiver.” _Harrow Milling_, 1 Ex. Rep. at 4. The record of reliance here is a single answer: “I don’t suppose so.” R. at 61. A seller whose van was wanted elsewhere would have been late whatever its buyer said.',
  ),
  p(
    'The Superior Court thought that seven late deliveries must count for something. They do; they show that the right was passed over, and that petitioner knew it. But “conduct on which nobody relied has harmed nobody, so that the writing may be enforced without injustice.” _Harrow Milling_, 1 Ex. Rep. at 3–4. Larkspur’s best authority is a sentence that it quotes as if the Court had adopted it: “The majority makes reliance the price of every waiver.” _Harrow Milling_, 1 Ex. Rep. at 5. It is said, too, that “eleven lessons should be enough for anyone.” _Harrow Milling_, 1 Ex. Rep. at 6 (Pell, J., dissenting). The answer to both is that they were written in dissent.',
    note(
      'A like argument was made and rejected in _Hollowell v. Brightwater Canal Co._, 1 Ex. Rep. 45, 46 (2021), where a shipper had accepted nine late barges. _See also_ _Whitlock Ferry Co. v. Sandoval-Reyes_, 1 Ex. Rep. 13 (2021).',
    ),
  ),
  p(
    'This is not a case in which one party withheld what the other needed to know. The tenants of Lantern Street were excused because their landlord had hidden the rule from them. “A party that omits a warning required by law may not profit from the ignorance that the warning was meant to cure.” _Lantern Street Tenants’ Ass’n v. Okonedo Holdings, LLC_, 1 Ex. Rep. 15, 17 (2021). Larkspur wrote the rule. The Court has since made clear that even a city may not add to what a text requires. “A city may not add to the conditions that the legislature has set upon the right to sue it.” _Pemberton v. City of Placeholder_, 1 Ex. Rep. 24, 24 (2019). A seller may not subtract from what it has signed.',
  ),
  p(
    'Nor may silence be made to say more than it does. In _State v. Finnick_, 1 Ex. Rep. 27, 29 (2021), the State asked the Court to treat a refusal to speak as an admission. The Court answered that “[a] feeling is not a fact, however long the experience of the officer who has it,” and that “a refusal to answer, standing alone, is not probable cause.” _Id._ What is true of a citizen beside his car is true of a manager beside her counter. Her silence in summer was not a promise for the spring.',
  ),
  heading('III. The judgment cannot be saved on another ground.'),
  p(
    'Larkspur argued below that a presumption of reliance arises after six months. This Court has declined to create one, and presumptions in any event have a modest office. “But a presumption is evidence.” _In re Estate of Quillfeather_, 1 Ex. Rep. 7, 8 (2021). “It is a rule about who must come forward when evidence is wanting.” _Id._ Where a witness has told the truth against his interest, evidence is not wanting.',
  ),
  p(
    'Nor does it help that the Superior Court heard Larkspur’s account of a telephone call in which the manager is supposed to have said that she “would never stand on the first of the month.” The court admitted it as an excited utterance. But “[t]he measure of an excited utterance is not the clock but the mind,” _State v. Bramblewick_, 1 Ex. Rep. 11, 12 (2021), and nobody is startled by candles. As one Justice wrote, “[w]ords on a page do not tremble.” _Id._ at 14 (Castellane, J., concurring).',
    note(
      'The rule for federal courts is collected at ',
      link('https://www.law.cornell.edu/rules/fre/rule_803', 'the Legal Information Institute'),
      '. The State’s own commentary was published at ',
      link(
        'https://www.uscourts.gov/sample-brief/no-such-page',
        'https://www.uscourts.gov/sample-brief/no-such-page',
      ),
      '. ',
      italic('See also'),
      ' Fed. R. Evid. 803(2).',
    ),
  ),
  p(
    'Finally, Larkspur says that Paragraph 9 is too broad to be enforced, because it covers every term of the contract. The answer is in _Dovetail Joinery, Inc. v. Marsh_, 1 Ex. Rep. 19, 21 (2021): “A court may enforce an overbroad covenant in part, unless the employer drew it in bad faith or knew that it was broader than the law allows.” No one has suggested bad faith. Petitioner asks for nothing that Larkspur did not promise, and a court that holds a seller to its date “holds her to nothing that she did not promise.” _Dovetail_, _supra_, at 21.',
  ),
  p(
    'The trial court’s reliance on 42 U.S.C. § 1983 and 15 C.F.R. § 930.2 was simply mistaken; neither concerns the sale of candles. And the unpublished decision on which the Court of Appeals rested, _Gimlet Hardware v. Sorrel_, 2019 WL 9947713 (Ex. Super. Ct. Aug. 2, 2019), was decided before _Harrow Milling_ and does not survive it.',
  ),
];

const conclusion: readonly Block[] = [
  heading('CONCLUSION'),
  p(
    'Nothing in the record shows that Larkspur lost anything by petitioner’s patience. The judgment of the Court of Appeals should be reversed, and the case remanded with directions to enter judgment for petitioner. “Where there was no reliance, there is nothing to retract.” _Harrow Milling_, 1 Ex. Rep. at 5.',
  ),
  p('Respectfully submitted,'),
  p('Counsel for Petitioner'),
];
