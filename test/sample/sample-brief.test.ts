/** What each item of the sample brief must come out as; the faults are planted. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../../src/contract/results';
import type { BriefItem } from '../../src/document/brief-item';
import { openDocx } from '../../src/document/docx/open-docx';
import { findItems } from '../../src/document/find-items';
import { openStarterLibrary } from '../../src/service/library/starter/starter-library';
import type { LinkVisitor } from '../../src/service/visits/link-visitor';
import { verifyItems } from '../../src/service/verification/verify-items';
import { writeSampleBrief } from './sample-brief';

/** In text order, the notes after the body: what stands in the brief, and its outcome, or why it is not sent. */
const expected: readonly (readonly [kind: BriefItem['kind'], text: string, outcome: string])[] = [
  ['quotation', 'no term of this contract is waived unless th', 'record'],
  ['quotation', 'did not like to make a fuss over a few days', 'record'],
  ['quotation', 'the van was wanted for other customers.', 'record'],
  ['quotation', 'I don’t suppose so,', 'record'],
  ['link', 'the office of counsel', 'privateLink'],
  ['quotation', 'The parties to a contract may make their own', 'verified'],
  ['citation', 'Harrow Milling Co. v. Tessaly Grain Cooperat', 'verified'],
  ['quotation', 'tells each side that courtesy will not be mi', 'verified'],
  ['citation', 'Id.', 'verified'],
  ['quotation', 'A merchant who knows that patience may cost', 'verified'],
  ['citation', 'Id.', 'verified'],
  ['quotation', 'a trap for the courteous,', 'noCitation'],
  ['quotation', '[a] clause requiring waivers to be in writin', 'verified'],
  ['citation', 'Harrow Milling, 1 Ex. Rep. at 3', 'verified'],
  ['quotation', '[a] clause that requires waivers to be in wr', 'marked_meaning'],
  ['citation', 'Id.', 'verified'],
  ['quotation', 'Where the contract requires a writing, that', 'elsewhere'],
  ['citation', 'Id. at 2', 'verified'],
  ['citation', 'Quarrystone Bank v. Ellery, 1 Ex. Rep. 39 (2', 'verified'],
  ['quotation', 'a rule that lets the writing prevail over me', 'verified'],
  ['citation', 'Id. at 40', 'verified'],
  ['quotation', '[i]t is a rule of contract.', 'verified'],
  ['citation', 'Id.', 'verified'],
  ['quotation', 'the later one, in writing, displaces the ear', 'verified'],
  ['citation', 'Id.', 'verified'],
  ['citation', 'Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1', 'verified'],
  ['citation', 'Brown v. Board of Education, 347 U.S. 483, 4', 'verified'],
  ['citation', 'Bell Atl. Corp. v. Twombly, 550 U.S. 544, 55', 'verified'],
  ['citation', 'A.A. Poultry Farms, Inc. v. Rose Acre Farms,', 'mismatch'],
  ['citation', 'Fenwright v. Oster Shipping Lines, 347 U.S.', 'wrong_case'],
  ['citation', 'Pellworth v. Dray Colliery Co., 1187 F.2d 40', 'not_found'],
  ['quotation', '[n]o one of these is decisive, except that t', 'mismatch'],
  ['citation', 'Harrow Milling, 1 Ex. Rep. at 4', 'verified'],
  ['quotation', 'I don’t suppose so.', 'record'],
  ['quotation', 'conduct on which nobody relied has harmed no', 'verified'],
  ['citation', 'Harrow Milling, 1 Ex. Rep. at 3–4', 'verified'],
  ['quotation', 'The majority makes reliance the price of eve', 'elsewhere'],
  ['citation', 'Harrow Milling, 1 Ex. Rep. at 5', 'verified'],
  ['quotation', 'eleven lessons should be enough for anyone.', 'verified'],
  ['citation', 'Harrow Milling, 1 Ex. Rep. at 6 (Pell, J., d', 'verified'],
  ['quotation', 'A party that omits a warning required by law', 'verified'],
  ['citation', 'Lantern Street Tenants’ Ass’n v. Okonedo Hol', 'verified'],
  ['quotation', 'A city may not add to the conditions that th', 'verified'],
  ['citation', 'Pemberton v. City of Placeholder, 1 Ex. Rep.', 'mismatch'],
  ['citation', 'State v. Finnick, 1 Ex. Rep. 27, 29 (2021)', 'verified'],
  ['quotation', '[a] feeling is not a fact, however long the', 'verified'],
  ['quotation', 'a refusal to answer, standing alone, is not', 'verified'],
  ['citation', 'Id.', 'verified'],
  ['quotation', 'But a presumption is evidence.', 'mismatch'],
  ['citation', 'In re Estate of Quillfeather, 1 Ex. Rep. 7,', 'verified'],
  ['quotation', 'It is a rule about who must come forward whe', 'verified'],
  ['citation', 'Id.', 'verified'],
  ['quotation', 'would never stand on the first of the month.', 'noCitation'],
  ['quotation', '[t]he measure of an excited utterance is not', 'verified'],
  ['citation', 'State v. Bramblewick, 1 Ex. Rep. 11, 12 (202', 'verified'],
  ['quotation', '[w]ords on a page do not tremble.', 'verified'],
  ['citation', 'Id. at 14 (Castellane, J., concurring)', 'verified'],
  ['citation', 'Dovetail Joinery, Inc. v. Marsh, 1 Ex. Rep.', 'verified'],
  ['quotation', 'A court may enforce an overbroad covenant in', 'verified'],
  ['quotation', 'holds her to nothing that she did not promis', 'verified'],
  ['citation', 'Dovetail, supra, at 21', 'verified'],
  ['citation', '42 U.S.C. § 1983', 'not_covered'],
  ['citation', '15 C.F.R. § 930.2', 'not_covered'],
  ['citation', 'Gimlet Hardware v. Sorrel, 2019 WL 9947713 (', 'not_covered'],
  ['quotation', 'Where there was no reliance, there is nothin', 'verified'],
  ['citation', 'Harrow Milling, 1 Ex. Rep. at 5', 'verified'],
  ['citation', 'Merriweather v. Board of Education, 1 Ex. Re', 'verified'],
  ['quotation', 'We have been careful this Term not to make g', 'verified'],
  ['citation', 'Hollowell v. Brightwater Canal Co., 1 Ex. Re', 'not_found'],
  ['citation', 'Whitlock Ferry Co. v. Sandoval-Reyes, 1 Ex.', 'mismatch'],
  ['link', 'the Legal Information Institute', 'verified'],
  ['link', 'https://www.uscourts.gov/sample-brief/no-suc', 'not_found'],
  ['citation', 'Fed. R. Evid. 803(2)', 'not_covered'],
];

/** The web as the sample expects it: one page that opens, one that is gone. */
const scripted: LinkVisitor = {
  visit: (url) =>
    Promise.resolve({
      kind: 'answered',
      status: url.includes('no-such-page') ? 404 : 200,
      finalUrl: url,
      saysNotFound: false,
      signIn: false,
    }),
};

describe('the sample brief', () => {
  const stored = readFileSync(new URL('../../assets/sample/sample-brief.docx', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-sample-'));
  let items: readonly BriefItem[] = [];
  let results: ReadonlyMap<string, Result> = new Map();

  beforeAll(async () => {
    items = findItems(await openDocx(stored).read());
    const library = await openStarterLibrary(folder);
    const sent = items.flatMap((item) => ('item' in item ? [item.item] : []));
    const answers = await verifyItems(sent, { library, visitor: scripted }, new AbortController().signal);
    await library.close();
    results = new Map(answers.map((result) => [result.id, result]));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is stored as it is written (npm run sample)', () => {
    expect(Buffer.compare(stored, Buffer.from(writeSampleBrief()))).toBe(0);
  });

  test('has the expected verdict for every item', () => {
    const found = items.map((item) => {
      const outcome = 'item' in item ? results.get(item.id)?.verdict.outcome : item.notSent;
      return [item.kind, item.text.replace(/\s+/g, ' '), outcome] as const;
    });
    expect(
      found.map(([kind, text, outcome], at) => [kind, text.slice(0, expected[at]?.[1].length), outcome]),
    ).toEqual(expected);
  });

  test('has nothing sent that rests on the record, and no link into the firm', () => {
    const wire = JSON.stringify(items.flatMap((item) => ('item' in item ? [item.item] : [])));
    for (const secret of ['the van was wanted', 'suppose so', 'files.tallowwick.local', 'make a fuss']) {
      expect(wire).not.toContain(secret);
    }
  });
});
