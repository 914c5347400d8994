/** Makes `assets/starter/cases.tsv` out of `../shared/data`: `npx tsx test/starter/attest-starter.ts`. */
import { writeFileSync } from 'node:fs';
import { attestCases } from './attest-cases';
import { documentEvidence } from './document-evidence';
import { doubtedCitations } from './doubted-citations';
import { linkedNames } from './linked-names';
import { metadataEvidence } from './metadata-evidence';

const cases = attestCases([...metadataEvidence(), ...documentEvidence()], doubtedCitations(), linkedNames());
const lines = cases.map(({ name, citations, court, date, attested }) =>
  [name, citations.join('; '), court, date, attested].join('\t'),
);
writeFileSync('assets/starter/cases.tsv', `name\tcitations\tcourt\tdate\tattested\n${lines.join('\n')}\n`);

const count = (kind: string): number => cases.filter(({ attested }) => attested === kind).length;
process.stdout.write(
  `${cases.length} cases: ${count('metadata')} by metadata, ${count('documents')} by two documents or more, ${count('document and date')} by one and the date\n`,
);
