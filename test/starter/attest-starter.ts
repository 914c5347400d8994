/** Makes `assets/starter/cases.tsv` out of `../shared/data`: `npx tsx test/starter/attest-starter.ts`. */
import { writeFileSync } from 'node:fs';
import { attestCases } from './attest-cases';
import { documentEvidence } from './document-evidence';
import { doubtedCitations } from './doubted-citations';
import { linkedNames } from './linked-names';
import { metadataEvidence } from './metadata-evidence';

/** Captions that the documents at hand have damaged, by a page's furniture, a lost ligature or word: mended, or left out. */
const damaged: ReadonlyMap<string, string | null> = new Map([
  ['322 U.S. 292', null],
  ['469 U.S. 189', null],
  ['937 F.2d 649', null],
  ['459 U.S. 87', "Brown v. Socialist Workers '74 Campaign Comm. (Ohio)"],
  ['471 U.S. 626', 'Zauderer v. Office of Disciplinary Counsel of Supreme Court of Ohio'],
  ['475 U.S. 1', "Pacific Gas & Elec. Co. v. Public Util. Comm'n of Cal."],
  ['519 U.S. 337', 'Robinson v. Shell Oil Co.'],
]);

const cases = attestCases(
  [...metadataEvidence(), ...documentEvidence()],
  doubtedCitations(),
  linkedNames(),
).flatMap((one) => {
  const name = damaged.get(one.citations[0] ?? '');
  return name === null ? [] : [{ ...one, name: name ?? one.name }];
});
const lines = cases.map(({ name, citations, court, date, attested }) =>
  [name, citations.join('; '), court, date, attested].join('\t'),
);
writeFileSync('assets/starter/cases.tsv', `name\tcitations\tcourt\tdate\tattested\n${lines.join('\n')}\n`);

const count = (kind: string): number => cases.filter(({ attested }) => attested === kind).length;
process.stdout.write(
  `${cases.length} cases: ${count('metadata')} by metadata, ${count('documents')} by two documents or more, ${count('document and date')} by one and the date\n`,
);
