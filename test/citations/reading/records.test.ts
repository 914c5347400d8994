/** Pages of the record: sentence => what is read as one, as written, `;` between. */
import { describe } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { readsAs } from '../../support/reads-as';

const readsRecordsAs = readsAs((text) =>
  findCitations(text)
    .filter(({ kind }) => kind === 'record')
    .map(({ start, end }) => text.slice(start, end))
    .join('; '),
);

describe('a number is read whole, or it names another page or exhibit', () => {
  readsRecordsAs(`
See First Am. Compl. ¶¶ 3–5; PSR ¶¶ 23–25; J.A. 45–46. => First Am. Compl. ¶¶ 3–5; PSR ¶¶ 23–25; J.A. 45–46
See Pet. App. 12a–14a; App. 295a-296a; Mot. at 23–24; Tr. of Oral Arg. 85–86. => Pet. App. 12a–14a; App. 295a-296a; Mot. at 23–24; Tr. of Oral Arg. 85–86
See Pet. for Cert. A157-A158; Brief for Oak Law Scholars 27– 28. => Pet. for Cert. A157-A158; Brief for Oak Law Scholars 27– 28
See J.A. 17,915; ROA.1,234; J.A. 15,562–68. => J.A. 17,915; ROA.1,234; J.A. 15,562–68
See Compl. ¶ 5.1.3; Tr. 45:12-46:3; Tr. 45—which he denied. => Compl. ¶ 5.1.3; Tr. 45:12-46:3; Tr. 45
See Ex. C-1; Ex. 12-A; Exhibit 10.1; Ex. PX-12; Exs. A-C; Ex. 1-3. => Ex. C-1; Ex. 12-A; Exhibit 10.1; Ex. PX-12; Exs. A-C; Ex. 1-3
See Ex. B. The court of Ex. U.S. law, and Ex. A. B. Oak, agreed. => Ex. B
`);
});

describe('what is none', () => {
  readsRecordsAs(`
MSPB Docket No. DC-0752-20-0123-I-1. EPA Docket No. FDA-2019-N-1234. =>
Docket No. 52,617. Docket 83-7888. Docket No. 96 Civ 2204. Docket No. 12-3. => Docket No. 12-3
Case No. 09 CR 36. The clerk's record says so (1 CR 36). => CR 36
STATEMENT OF FACTS⏎¶ 2. The order issued at 10:48 AM⏎¶ 3. See FAC ¶ 2. => FAC ¶ 2
See Brief for Appellees in No. 21–12355 (CA11), p. 44. =>
`);
});
