/** Laws, rules and records as lawyers type them today: sentence => kind, code, title, section and year of each law, `;` between. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';
import { lawsIn, readsAs } from '../../../support/reads-as';

const readsLawsAs = readsAs(lawsIn);

describe('Massachusetts prints its rules in its reports', () => {
  readsLawsAs(`
See Mass. R. Civ. P. 56(c), 365 Mass. 824 (1974). => rule | Mass. R. Civ. P. | 56(c) | 1974
Under Mass. R. Crim. P. 30 (b), as appearing in 435 Mass. 1501 (2001), he moved. => rule | Mass. R. Crim. P. | 30 (b) | 2001
By Mass. R. Civ. P. 60 (b), 365 Mass. 828 (1974), as amended, 480 Mass. 1401 (2018), it may. => rule | Mass. R. Civ. P. | 60 (b) | 2018
Under Mass. R. A. P. 16 (a), as amended, 367 Mass. 921 (1975). Elm v. Oak, 435 Mass. 12 (2001). => rule | Mass. R. App. P. | 16 (a) | 1975; case
See Mass. R. Civ. P. 56(c), Elm v. Oak, 410 Mass. 706 (1991). => rule | Mass. R. Civ. P. | 56(c); case
See Mass. R. Civ. P. 56(c), 410 Mass. 706, 575 N.E.2d 1107 (1991). => rule | Mass. R. Civ. P. | 56(c); case
See N.H. R. Evid. 404(b), 150 N.H. 824 (1974). => rule | N.H. R. Evid. | 404(b); case
`);
});

describe('a note is called behind the comma of a law’s name', () => {
  readsLawsAs(`
Under Rule 56(e) of the Federal Rules of Civil Procedure,3 and so on. => rule | Fed. R. Civ. P. | 56(e)
Under Rule 56(e) of the Federal Rules of Civil Procedure, 3 of them. => rule | Fed. R. Civ. P. | 56(e)
`);
});

describe('an article of New York’s laws is no section', () => {
  readsLawsAs(`
In a proceeding pursuant to CPLR article 78, he won. => statute | N.Y. C.P.L.R. | art. 78
It violates General Business Law article 22-A. => statute | N.Y. Gen. Bus. Law | art. 22-A
See Tex. Code Crim. Proc. art. 38.23. => statute | Tex. Code Crim. Proc. | 38.23
He cites CPLR 7803(3). => statute | N.Y. C.P.L.R. | 7803(3)
`);
});

describe('a range and another rule', () => {
  readsLawsAs(`
See Fed. R. Evid. 401-03, 702. => rule | Fed. R. Evid. | 401-03, 702
See Fed. R. Evid. 401-03, 702 pages long. => rule | Fed. R. Evid. | 401-03
`);
});

describe('codes that stand beside others of nearly the same name', () => {
  readsLawsAs(`
See 73 P.S. § 201-2 and 42 Pa.C.S. § 5524(2). => statute | Pa. Stat. | 73 | 201-2; statute | Pa. Cons. Stat. | 42 | 5524(2)
See 73 Pa. Stat. Ann. § 201-1 (West 2008). => statute | Pa. Stat. | 73 | 201-1 | 2008
See D.C. Super. Ct. Civ. R. 56(c). => rule | D.C. Super. Ct. Civ. R. | 56(c)
See Del. Super. Ct. Civ. R. 56(c). => rule | Del. Super. Ct. Civ. R. | 56(c)
See 9 P.S. of the letter. =>
`);
});

describe('acts called by their letters', () => {
  readsLawsAs(`
It violates BIPA § 15(b), NYLL § 740 and FDUTPA § 501.204. => statute | BIPA | 15(b); statute | NYLL | 740; statute | FDUTPA | 501.204
Section 12940 of FEHA forbids it. => statute | FEHA | 12940
He signed the UCLA § 5 form; BIPA 15 is a model. =>
`);
});

describe('names of codes and rules as the states’ lawyers type them', () => {
  readsLawsAs(`
See 28 U.S.C . § 1331 and 29 C.F.R . § 1604.11(a). => statute | U.S.C. | 28 | 1331; regulation | C.F.R. | 29 | 1604.11(a)
See Texas Business & Commerce Code § 17.46(b). => statute | Tex. Bus. & Com. Code | 17.46(b)
See OAC 252:100-5-2.2 and OAC 4123-3-09. => regulation | Okla. Admin. Code | 252:100-5-2.2; regulation | Ohio Admin. Code | 4123-3-09
See LAC 33:III.501 and La. R.S. 9:5605. => regulation | La. Admin. Code | 33:III.501; statute | La. Rev. Stat. | 9:5605
See 173 Neb. Admin. Code, ch. 1, § 003 and Neb. Ct. R. of Prof. Cond. § 3-501.7. => regulation | Neb. Admin. Code | 173 | 1, § 003; rule | Neb. Ct. R. of Prof. Cond. | 3-501.7
See Hawaii Const. art. XI, § 9 and Ga. Const. art. I, § I, para. V. => constitution | Haw. Const. | art. XI, § 9; constitution | Ga. Const. | art. I, § I, para. V
See Fla. Prob. R. 5.025, Ariz. R. Fam. Law P. 69 and URCP 26.1. => rule | Fla. Prob. R. | 5.025; rule | Ariz. R. Fam. Law P. | 69; rule | Utah R. Civ. P. | 26.1
See N.C. Sess. Laws 2023-134, § 5. => statute | N.C. Sess. Laws | 134, § 5 | 2023
See Oregon Laws 2021, chapter 367, section 1. => statute | Or. Laws | chapter 367, section 1 | 2021
See 231 Pa. Code Rule 1035.2. => regulation | Pa. Code | 231 | 1035.2
See Cal. Rules of Pro. Conduct r. 1.7. => rule | Cal. R. Prof'l Conduct | 1.7
See E.D. Tex. L.R. CV-7(a)(1) and D.P.R. Civ. R. 56(c). => rule | L.R. | CV-7(a)(1); rule | L.R. | 56(c)
See Puerto Rico Civil Code Article 1802. => statute | P.R. Civ. Code | 1802
It violates GBL 349 and 350. => statute | N.Y. Gen. Bus. Law | 349 and 350
It bears GBL 000349, SSL 3 and CV-19. =>
`);
});

describe('federal rules, notices and opinions on ethics', () => {
  readsLawsAs(`
Federal Rule 12(b)(6) requires it. => rule | Fed. R. | 12(b)(6)
As the Federal Rules 3 times told. =>
By Federal Rule 52(a), Federal Rules of Civil Procedure, it must. => rule | Fed. R. Civ. P. | 52(a)
By Rule 17(c), Federal Rules of Procedure, it must. => rule | Federal Rules of Procedure | 17(c)
See Fed. R. Crim. Pro. 11 and Fed. R. App. Pro. 28. => rule | Fed. R. Crim. P. | 11; rule | Fed. R. App. P. | 28
See Notice 2014-21, 2014-16 I.R.B. 938, and Notice No. 6. => regulation | I.R.S. Notice | 2014-21
See ABA Formal Op. 512 (2024). => secondary | Formal Op. | 512 | 2024
A Formal Opinion 5 of them shared. =>
See 28 U.S.C. $ 1331. => statute | U.S.C. | 28 | 1331
He paid under 28 U.S.C. but $500 short. =>
See Rule 4 of the Rules Governing Section 2254 Cases. => rule | Rules Governing § 2254 Cases | 4
It violates Section 841, Title 21, United States Code. => statute | U.S.C. | 21 | 841
See UCC Article 9 and UCMJ art. 31(b). => statute | U.C.C. | art. 9; statute | UCMJ | 31(b)
`);
});

describe('a code’s title before or behind its name', () => {
  readsLawsAs(`
See Title 29, Code of Federal Regulations, Section 541.100. => regulation | C.F.R. | 29 | 541.100
Title 29 of the Code of Federal Regulations, Part 541, governs. => regulation | C.F.R. | 29 | 541
Code of Federal Regulations, Title 29, Part 541, governs. => regulation | C.F.R. | 29 | 541
Title 29 of the Code of Federal Regulations governs 541 of them. =>
See 12VAC5-410-230 and 9VAC25-31-40(A). => regulation | Va. Admin. Code | 12 | 5-410-230; regulation | Va. Admin. Code | 9 | 25-31-40(A)
He sold a 12VAC unit and 12VAC5 plugs. =>
It violates Chapter 93A, § 11. => statute | Mass. Gen. Laws | 93A, § 11
It breached Chapter 5A, § 3 of the lease and Chapter 12A, § 3 of the lease. =>
See 2023 Wis. Act 73, § 12 and 2023 Iowa Acts ch. 73, § 2. => statute | Wis. Act | 2023 | 73, § 12; statute | Iowa Acts | 2023 | 73, § 2
See U.S.S.G. App. C, amend. 782, and U.S.S.G. ch. 5, pt. A. => rule | U.S.S.G. | App. C, amend. 782; rule | U.S.S.G. | ch. 5, pt. A
`);
});

describe('rules of a court are not the record', () => {
  readsLawsAs(`
See La. Unif. Dist. Ct. R. 9.9 and Super. Ct. R. 12(g). => rule | La. Unif. Dist. Ct. R. | 9.9; rule | Super. Ct. R. | 12(g)
See Kan. S. Ct. R. at 240. =>
See R. at 240. => record
See fed. r. civ. p. 56(a) and fed r evid 702. => rule | Fed. R. Civ. P. | 56(a); rule | Fed. R. Evid. | 702
They fed. r. 12 of us further. =>
`);
});

describe('slip opinions of the Court of International Trade', () => {
  readsLawsAs(`
See Elm v. United States, Court No. 20-00123, Slip Op. 21-5 (Ct. Int'l Trade Jan. 5, 2021). => docket
The Slip Op. 21-5 was read, and so was Slip Op. 5. =>
`);
});

describe('the number before a law is its title', () => {
  readsLawsAs(`
See U.S. Const. amend. XIV, § 1 and 42 U.S.C. § 1983. => constitution | U.S. Const. | amend. XIV, § 1; statute | U.S.C. | 42 | 1983
See U.S. Const. amends. I, V and XIV, 42 U.S.C. § 1983. => constitution | U.S. Const. | amends. I, V and XIV; statute | U.S.C. | 42 | 1983
See U.S. Const. art. I, § 8, cl. 3, 735 ILCS 5/2-619. => constitution | U.S. Const. | art. I, § 8, cl. 3; statute | Ill. Comp. Stat. | 735 | 5/2-619
See N.Y. Const. art. I, §§ 6 and 11 and 384 U.S. 436. => constitution | N.Y. Const. | art. I, §§ 6 and 11; case
See INA § 240A(b)(1)(D), U.S. Const. amend. V. => statute | INA | 240A(b)(1)(D); constitution | U.S. Const. | amend. V
Under US Const, Ams V and XIV, it fails. => constitution | U.S. Const. | Ams V and XIV
See 29 C.F.R. §§ 1910.1200(b), 1926.59 and section 1983 of title 42. => regulation | C.F.R. | 29 | 1910.1200(b), 1926.59; statute | U.S.C. | 42 | 1983
See Cal. Rules of Court, rule 8.1115(b); 163 Cong. Rec. S1234. => rule | Cal. R. Ct. | 8.1115(b); secondary | Cong. Rec. | 163 | S1234
Okla. Stat. tit. 12, § 2056→3⏎Okla. Stat. tit. 21, § 701.7→4 => statute | Okla. Stat. | 12 | 2056; statute | Okla. Stat. | 21 | 701.7
18 U.S.C. § 2510 ...... 12⏎Pa. Cons. Stat. § 2502 => statute | U.S.C. | 18 | 2510; statute | Pa. Cons. Stat. | 2502
`);
});

describe('a law’s name ends with its words', () => {
  readsLawsAs(`
Under Rule 23 of the Federal Rules of Civil Procedure's text, so. => rule | Fed. R. Civ. P. | 23
See Rule 8 of the Federal Rules of Civil Procedure⏎We agree. => rule | Fed. R. Civ. P. | 8
See Rule 8 of the Federal Rules of Civil⏎Procedure. => rule | Fed. R. Civ. P. | 8
`);
});

describe('what stands in the next line is no part of a section', () => {
  readsLawsAs(`
ORS 137.717(1)(b)⏎A person commits it. => statute | Or. Rev. Stat. | 137.717(1)(b)
La. R.S. 14:30⏎A. First degree murder. => statute | La. Rev. Stat. | 14:30
La. C.C. art. 2315⏎D.C. Code § 1-101 => statute | La. Civ. Code | 2315; statute | D.C. Code | 1-101
Local Rule 7-3⏎Fed. R. App. P. 4(a) => rule | L.R. | 7-3; rule | Fed. R. App. P. | 4(a)
Under ORCP 21⏎A(8), it fails. => rule | ORCP | 21 A(8)
`);
});

describe('dates, words and the record are no law', () => {
  readsLawsAs(`
On 16 Dec 2024 he wrote of Colors 4 and 4 DEC 2019. =>
See Tex. Penal Code § 19.02. 1 CR 45-46; 3 RR 123. => statute | Tex. Penal Code | 19.02; record; record
Table of rules⏎ER 402 ........ 9, 12⏎ER 403 ........ 10⏎Elm v. Oak, 12 Wn.2d 5 (1940) => rule | Wash. R. Evid. | 402; rule | Wash. R. Evid. | 403; case
`);
});

describe('signs without width and indents of lines', () => {
  readsLawsAs(`
See U.S. Const. \u200bamend. XIV and Rev. Rul. \u200b87-41. => constitution | U.S. Const. | amend. XIV; regulation | Rev. Rul. | 87-41
See 8 C.F.R. § 1003\u200b.1, G.L. c. \u00ad93A and INA § \u200b240A. => regulation | C.F.R. | 8 | 1003.1; statute | Mass. Gen. Laws | 93A; statute | INA | 240A
See 84 Fed. Reg.⏎      54,027 and Rev. Rul.⏎      87-41. => regulation | Fed. Reg. | 84 | 54,027; regulation | Rev. Rul. | 87-41
See 42 U.S.C. § 2000e⏎  ⏎    et seq. => statute | U.S.C. | 42 | 2000e et seq.
`);
});

describe('rulings of the Internal Revenue Service', () => {
  readsLawsAs(`
See PLR 200803004; Priv. Ltr. Rul. 2008-03-004; TAM 9801001; Gen. Couns. Mem. 39,862. => regulation | I.R.S. Priv. Ltr. Rul. | 200803004; regulation | I.R.S. Priv. Ltr. Rul. | 2008-03-004; regulation | I.R.S. Tech. Adv. Mem. | 9801001; regulation | I.R.S. Gen. Couns. Mem. | 39,862
See T.D. 9889, 2020-7 I.R.B. 12, and T.D. 2019. => regulation | T.D. | 9889
See Rev. Rul. 87-41, 1987–1 C.B. 296. => regulation | Rev. Rul. | 87-41
`);
  test('the page of A.F.T.R.2d bears its year', () => {
    const [found] = findCitations('Elm v. United States, 114 A.F.T.R.2d 2014-5410 (D. Me. 2014)');
    expect(found).toMatchObject({ kind: 'case', page: '2014-5410' });
  });
});

describe('more of how sections are typed', () => {
  readsLawsAs(`
He was removable under INA 240A(b)(1)(D) and INA 316. => statute | INA | 240A(b)(1)(D); statute | INA | 316
In a 240-page opinion and in a 1997 letter it said so. =>
In INA 2019 they met. =>
See § 775.082(9)(a)1., Fla. Stat. (2019). => statute | Fla. Stat. | 775.082(9)(a)1. | 2019
See Fla. Stat. § 775.082(9)(a)1.a. => statute | Fla. Stat. | 775.082(9)(a)1.a
See Supplemental Rule G(5)(a)(i) and Fed. R. Civ. P. Supp. R. E(4)(f). => rule | Fed. R. Civ. P. Supp. R. | G(5)(a)(i); rule | Fed. R. Civ. P. Supp. R. | E(4)(f)
Under MCR 2.116©(10) and Fed. R. Civ. P. 56©, so. => rule | Mich. Ct. R. | 2.116(C)(10); rule | Fed. R. Civ. P. | 56(c)
See Tex. Civ. Prac. and Rem. Code § 51.014 and 8 C.F.R. §. 1003.1. => statute | Tex. Civ. Prac. & Rem. Code | 51.014; regulation | C.F.R. | 8 | 1003.1
See 8 C.F.R. sect. 1003.1. => regulation | C.F.R. | 8 | 1003.1
See Restatement  (Second) of Torts § 402A and U.S. Const. art. I , § 8. => secondary | Restatement (Second) of Torts | 402A; constitution | U.S. Const. | art. I , § 8
`);
});

describe('a code behind its section', () => {
  readsLawsAs(`
Under C.R.C.P. 12(b)(1), and § 24-10-106, C.R.S. 2022. => rule | C.R.C.P. | 12(b)(1); statute | Colo. Rev. Stat. | 24-10-106 | 2022
Under 28 U.S.C. §§ 1331 and 1367, and § 448.102, Fla. Stat. => statute | U.S.C. | 28 | 1331 and 1367; statute | Fla. Stat. | 448.102
Under Fla. R. Civ. P. 1.510 and section 768.28, Florida Statutes. => rule | Fla. R. Civ. P. | 1.510; statute | Fla. Stat. | 768.28
Under 42 U.S.C. § 1983 and § 1985, Fla. Stat. § 768.28. => statute | U.S.C. | 42 | 1983 and § 1985; statute | Fla. Stat. | 768.28
See § 18-3-102 and § 18-3-103, C.R.S. 2020. => statute | Colo. Rev. Stat. | 18-3-102 and § 18-3-103 | 2020
See § 24-10-106, C.R.S. 18 U.S.C. § 922(g). => statute | Colo. Rev. Stat. | 24-10-106; statute | U.S.C. | 18 | 922(g)
See Section 90.403, Fla. Stat. 12 F.3d 1. => statute | Fla. Stat. | 90.403; case
Art. I, §§ 2, 9, Fla. Const. Art. V, § 4(b)(1), Fla. Const. => constitution | Fla. Const. | Art. I, §§ 2, 9; constitution | Fla. Const. | Art. V, § 4(b)(1)
See amend. XIV, U.S. Const.; art. I, § 9, Fla. Const. => constitution | U.S. Const. | amend. XIV; constitution | Fla. Const. | art. I, § 9
See US Const, 6th Amend and F.S. 768.28. => constitution | U.S. Const. | 6th Amend; statute | Fla. Stat. | 768.28
See § 768.28, F.S., and Florida Statute 768.28. => statute | Fla. Stat. | 768.28; statute | Fla. Stat. | 768.28
His son, F.S. 12 years old, left. =>
`);
});
