/** Codes and rules as lawyers of the states write them: sentence => kind, code, title and section of each law, `;` between. */
import { expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

const rows = `
See 11 Del. Code § 636; 8 Del. Code Ann. § 141(a). => statute | Del. C. | 11 | 636; statute | Del. C. | 8 | 141(a)
See Del. Code Ann. tit. 11, § 636; Del. Code tit. 11, § 637. => statute | Del. Code Ann. | 11 | 636; statute | Del. Code Ann. | 11 | 637
It fell under Alaska Statute 11.41.100(a)(1). => statute | Alaska Stat. | 11.41.100(a)(1)
See Cal. Code Civ. P. § 425.16. => statute | Cal. Civ. Proc. Code | 425.16
See Louisiana Civil Code article 2315 and Louisiana Code of Evidence art. 404. => statute | La. Civ. Code | 2315; statute | La. Code Evid. | 404
See General Laws c. 93A, § 9(3), and the General Laws 5 times. => statute | Mass. Gen. Laws | 93A, § 9(3)
See General Laws 1956, § 11-23-1; R.I. General Laws § 11-23-2. => statute | R.I. Gen. Laws | 11-23-1; statute | R.I. Gen. Laws | 11-23-2
See chapter 9A.32 RCW. Chapter 9A is long. => statute | Wash. Rev. Code | 9A.32
See 454 C.M.R. § 27.04; 12 C.M.R. 34 (1953). => regulation | Mass. Code Regs. | 454 | 27.04; case
See N.H. Admin. R., Env-Wq 401.03(b); N.H. Code Admin. R. Lab 803.01; RSA Plan 2020. => regulation | N.H. Code Admin. R. Ann. | Env-Wq 401.03(b); regulation | N.H. Code Admin. R. Ann. | Lab 803.01
See Utah Admin. Code r. R610-3; Utah Admin. Code R746-360-4. => regulation | Utah Admin. Code | R610-3; regulation | Utah Admin. Code | R746-360-4
See Wis. Admin. Code DWD § 274.03; Wis. Admin. Code ch. NR 140. => regulation | Wis. Admin. Code | DWD § 274.03; regulation | Wis. Admin. Code | ch. NR 140
See Ind. R. Trial P. 56(C). => rule | Ind. Trial R. | 56(C)
See 1 Milgrim on Trade Secrets § 1.01; 2 Wayne R. LaFave, Search and Seizure § 4.1(b). => secondary | Milgrim on Trade Secrets | 1 | 1.01; secondary | Wayne R. LaFave, Search and Seizure | 2 | 4.1(b)
See 4 White & Summers, Uniform Commercial Code § 30-7 (6th ed. 2010); Uniform Commercial Code § 2-314. => secondary | White & Summers, Uniform Commercial Code | 4 | 30-7; statute | U.C.C. | 2-314
See 1 Larson's Workers' Compensation Law § 12.01; Workers' Compensation Law § 11. => secondary | Larson's Workers' Compensation Law | 1 | 12.01; statute | N.Y. Workers' Comp. Law | 11
See 14AA Charles Alan Wright et al., Federal Practice and Procedure § 3702; 3 Bl. Comm. 23. => secondary | Charles Alan Wright et al., Federal Practice and Procedure | 14AA | 3702; secondary | Blackstone, Commentaries | 3 | 23
See the Note on Fees § 5 and Under Point 3 Penal Law § 125.25. => statute | N.Y. Penal Law | 125.25
See SEC Release No. 34-90112; Elm Corp., Exchange Act Release No. 90,112, 2020 WL 123456 (Oct. 5, 2020). => regulation | SEC Release No. | 34-90112; case
See CPL 440.10 and OSHA Directive CPL 02-00-148. => statute | N.Y. Crim. Proc. Law | 440.10
See article first, § 8, of the Connecticut constitution; article first, § 8, of the lease. => constitution | Conn. Const. | article first, § 8
`;

test.each(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' => ') as [string, string?]),
)('%s', (text, expected = '') => {
  const found = findCitations(text).map((one) => {
    if (!('code' in one)) return one.kind;
    const { kind, code, title, section } = one;
    return [kind, code, title, section].filter((part) => part !== undefined).join(' | ');
  });
  expect(found.join('; ')).toBe(expected);
});
