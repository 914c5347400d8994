/** Forms that the states' manuals of citation prescribe: sentence => kind, code, title, section and year of each law, `;` between. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';
import { lawsIn, readsAs } from '../../../support/reads-as';

const readsLawsAs = readsAs(lawsIn);

describe('rules, instructions and codes of conduct', () => {
  readsLawsAs(`
See Fla. R. Traf. Ct. 6.165; Fla. R. Juv. P. 8.070(a). => rule | Fla. R. Traf. Ct. | 6.165; rule | Fla. R. Juv. P. | 8.070(a)
See Tex. R. Jud. Admin. 12.5. => rule | Tex. R. Jud. Admin. | 12.5
See Fla. Bar Admiss. R. 3-23.1. => rule | Fla. Bar Admiss. R. | 3-23.1
See Fla. Std. Jury Instr. (Civ.) 601.1. => secondary | Fla. Std. Jury Instr. | 601.1
See Fla. Code of Jud. Conduct, Canon 4B, and the canons, of which 4 bind. => rule | Fla. Code of Jud. Conduct | 4B
The jury was told so (CALJIC No. 8.10). => secondary | CALJIC | 8.10
The charge followed PJI 2:10; PJI 12 is a firm. => secondary | N.Y. PJI | 2:10
See Ark. R. App. P.--Civ. 3(b). => rule | Ark. R. App. P.-Civ. | 3(b)
It fell under Rule 84.04(d)(1), and by Rules 74.04 and 29.15 too. => rule | Rules of Court | 84.04(d)(1); rule | Rules of Court | 74.04 and 29.15
Under Criminal Rules 30(b) and 47(b), Civil Rule 12(b)(6), Appellate Rules 4 and 5, and Evidence Rule 403. => rule | R. Crim. P. | 30(b) and 47(b); rule | R. Civ. P. | 12(b)(6); rule | R. App. P. | 4 and 5; rule | R. Evid. | 403
See Uniform Rules of Evidence, Rule 20 (1953). => rule | Uniform Rules of Evidence | 20 | 1953
Nasdaq Rule 56.35, Rule 12.34 of the club, and Rule 12.5 are none. =>
It fell under Court of Appeals Rule 25 (c) (2). => rule | Ga. Ct. App. R. | 25 (c) (2)
He breached MRPC 1.7(b); MRPC 5. => rule | Mich. R. Prof'l Conduct | 1.7(b)
The rule was changed (2020 Kan. S. Ct. R. 34). =>
He breached ORPC 8.4(a)(3) and KRPC 1.7; KRPC 12. => rule | Or. R. Prof'l Conduct | 8.4(a)(3); rule | KRPC | 1.7
See WPIC 4.01; WPI 15.01; OUJI-CR 4-58; PIK Crim. 4th 54.310; M Crim JI 7.16. => secondary | WPIC | 4.01; secondary | WPI | 15.01; secondary | OUJI-CR | 4-58; secondary | PIK Crim. | 54.310; secondary | M Crim JI | 7.16
See IPI Criminal 4th No. 3.08; WPI 15 firms. => secondary | IPI Criminal | 3.08
`);
});

describe('statutes and regulations', () => {
  readsLawsAs(`
It was so at Minn. St. 12, under Minn. St. 48.30 and Minn. St. 1971, § 176.66. => statute | Minn. Stat. | 48.30; statute | Minn. Stat. | 176.66 | 1971
It was so under RLH 1935 § 2545. => statute | Haw. Rev. Laws | 2545 | 1935
It was so under section 38-901, R. R. S. 1943. => statute | Neb. Rev. Stat. | 38-901
See 06-096 C.M.R. ch. 2, § 20 (2018); call 06-096 about ch. 2. => regulation | Me. Code R. | 06-096 | 2, § 20 | 2018
See (09-137 Code Me. R. ch. 10). => regulation | Me. Code R. | 09-137 | 10
See FERC Stats. & Regs. ¶ 31,036 (1996); FERC Stats. (CCH) 12; FERC Stats. & Regs. 2010. => regulation | FERC Stats. & Regs. | ¶ 31,036 | 1996
Neb. Rev. Stat. § 25-207; § 28-303. § 28-304 is another; § 5 of the lease; 82 Stat. 6; § 7. => statute | Neb. Rev. Stat. | 25-207; statute | Neb. Rev. Stat. | 28-303; statute | Stat. | 82 | 6
See 7 CFR § 1205.10 et seq. (2004) (cotton); § 1207.301 (potatoes). => regulation | C.F.R. | 7 | 1205.10 et seq. | 2004; regulation | C.F.R. | 7 | 1207.301
See 26 C.F.R. §§ 301.7701-2, -3. => regulation | C.F.R. | 26 | 301.7701-2, -3
See 29 CFR Part 1910, Section 1910.147(c)(4); 29 CFR pt. 1910. => regulation | C.F.R. | 29 | 1910.147(c)(4); regulation | C.F.R. | 29 | 1910
See 84 Fed. Reg. 48,907, 48,910 & n.4 (Sept. 17, 2019). => regulation | Fed. Reg. | 84 | 48,907 | 2019
It violates Rule 10b-5(b) and SEC Rule 14a-9; Rule 10b, Rule 12-5. => rule | SEC Rule | 10b-5(b); rule | SEC Rule | 14a-9
Under ss. 120.569 and 120.57(1), F.S.; s. 120.57, Fla. Stat. (2010); it is as. 5, Fla. => statute | Fla. Stat. | 120.569 and 120.57(1); statute | Fla. Stat. | 120.57 | 2010
Under Chapter 718, Fla. Stat.; chapter 7 of it. => statute | Fla. Stat. | 718
See Ordinance No. 2021-17, § 3(b). => statute | Ordinance No. | 2021-17
See Op. Att'y Gen. No. 12-03 (Tenn. 2012). => secondary | Att'y Gen. Op. | 12-03 | 2012
Under Section 230(c)(1) of the CDA. => statute | CDA | 230(c)(1)
Under section 85 of the Code of Civil Procedure of the state of Oregon; the Idaho Code of Civil Procedure section 12. => statute | Civ. Proc. Code | 85; statute | Civ. Proc. Code | 12
Under section 85 of the Code of Civil Procedure of this state. => statute | Cal. Civ. Proc. Code | 85
Required by the Oregon Code. Section 219 provides; by the Penal Code. Section 187 says. =>
Rule 702 of the Texas Rules of Evidence[1] says. => rule | Tex. R. Evid. | 702
See Larson, Workers' Compensation Law § 14.01 (2020); Labor Law § 240; Penal Law § 125.25. => secondary | Larson, Workers' Compensation Law | 14.01 | 2020; statute | N.Y. Lab. Law | 240; statute | N.Y. Penal Law | 125.25
See Cohen's Handbook of Federal Indian Law § 4.01 (2012). => secondary | Cohen's Handbook of Federal Indian Law | 4.01 | 2012
It stands at (C.R. 33-35), and C.R. 12(b)(6). => record; rule | Wash. Super. Ct. Civ. R. | 12(b)(6)
See 16 TAC § 25.5; TAC ¶ 5. => regulation | Tex. Admin. Code | 16 | 25.5; record
See Ind. Admin. Code tit. 170, r. 4-1-1. => regulation | Ind. Admin. Code | 170 | 4-1-1
See 29 C.F.R. pt. 1630, app. § 1630.2(j). => regulation | C.F.R. | 29 | 1630, app. § 1630.2(j)
See 26 C.F.R. §§ 1.482-1 to -9. => regulation | C.F.R. | 26 | 1.482-1 to -9
See 26.3.142(6), ARM; 26.3.142(6), armed; 26.3.142 ARM chips. => regulation | Mont. Admin. R. | 26.3.142(6)
See § 48.415(1)(a)3, STATS. => statute | Wis. Stat. | 48.415(1)(a)3
See ch. 74-177, § 5, at 538, Laws of Fla. => statute | Laws | 74-177
By Chapters 74-310 and 75-191, Laws of Florida, it is. => statute | Laws | 74-310 and 75-191
See 1987 Ala. Acts 87-185; 1987 Ala. Acts 87. => statute | Ala. Acts | 1987 | 87-185; statute | Ala. Acts | 1987 | 87
See the Act of July 7, 1947, P.L. 1368, No. 542, and P.L. 1368. => statute | Pa. Laws | 1368 | 1947
See Am.Sub.H.B. No. 86; Assem. Bill No. 1237; In re H.B., No. 19-1234. => secondary | House Bill No. | 86; secondary | Assem. Bill No. | 1237
See H.R. 3230, 113th Cong. § 2 (2014); S. 1234, 117th Cong. (2021); S. 1234 of the list; H.R. 12. => secondary | H.R. | 3230 | 2014; secondary | S. | 1234 | 2021
It fell by Prop. 47, § 14; Prop. 47 won. => statute | Cal. Prop. | 47
Tex. Att'y Gen. Op. No. GA-0123; Op. Att'y Gen. Fla. 73-178 (1973); AGO 12. => secondary | Tex. Att'y Gen. Op. | GA-0123; secondary | Fla. Att'y Gen. Op. | 73-178 | 1973
See 44 N.J.R. 1234(a) (May 7, 2012); N.J.R.E. 404(b). => regulation | N.J. Reg. | 44 | 1234(a) | 2012; rule | N.J. R. Evid. | 404(b)
By FAR subpart 15.3, FAR Part 9 and DFARS subpart 215.3 it may; a FAR of 2.5 and FAR 15.3 (the floors) may not, nor its part 9. => regulation | FAR | 15.3; regulation | FAR | 9; regulation | DFARS | 215.3
See 145 Cong. Rec. S12,345 (daily ed. Oct. 5, 1999); 145 Cong. Rec. 123 (statement of Oct. 5, 1999). => secondary | Cong. Rec. | 145 | S12,345 | 1999; secondary | Cong. Rec. | 145 | 123
Elm EO, § 2 binds; the EO, § 2, does not. => regulation | Elm EO | 2
See ABA Formal Op. 477R (2017). => secondary | Formal Op. | 477R | 2017
`);
});

describe('constitutions', () => {
  readsLawsAs(`
See Md. Const. Decl. of Rts. art. 24; Md. Declaration of Rights, Article 21. => constitution | Md. Decl. of Rts. | art. 24; constitution | Md. Decl. of Rts. | Article 21
See Art. I, § 6, Ala. Const. of 2022, and article I, § 8, in the old text. => constitution | Ala. Const. | Art. I, § 6 | 2022; constitution | Const. | article I, § 8
He sued under Article IV, § 3 of the lease, and CBA article IV, § 3. =>
In a proceeding under CPLR art 78 he won. => statute | N.Y. C.P.L.R. | art. 78
It is old (Code 1931, 49-6-3), under Code, 49-6-3(a) as amended. => statute | Code | 49-6-3 | 1931; statute | Code | 49-6-3(a)
Enter Code, 12-3-2019, or Code 12-3-20 at the door. =>
He built without a permit. Seattle Municipal Code 14.16.020. See SMC 14.16.020; KCC 21A.24.325; SMC 14 units; County Code 12. => statute | Seattle Municipal Code | 14.16.020; statute | SMC | 14.16.020; statute | KCC | 21A.24.325
See PA 1901, No 206; PA 1901 is old. => statute | Laws | No 206 | 1901
See Announcement 2011-64; Proclamation 9844; VAOPGCPREC 2-2004; I.R.M. 5.11.1.2. => regulation | I.R.S. Announcement | 2011-64; regulation | Proclamation No. | 9844; regulation | VAOPGCPREC | 2-2004; secondary | I.R.M. | 5.11.1.2
It was Announcement 5, by Proclamation 12, of which 9844 copies went out. =>
See 21 U.S.T. 77; 596 U.N.T.S. 261; T.I.A.S. No. 6820. => secondary | U.S.T. | 21 | 77; secondary | U.N.T.S. | 596 | 261; secondary | T.I.A.S. No. | 6820
See MCM, pt. IV, ¶ 60.c.(2); MCM (2019 ed.), pt. II; MCM 12. => secondary | MCM | pt. IV, ¶ 60.c.(2); secondary | MCM | pt. II
`);
});

describe('books', () => {
  readsLawsAs(`
See 1 Blackstone, Commentaries *124; 3 William Blackstone, Commentaries *23; Blackstone, Commentaries. => secondary | Blackstone, Commentaries | 1 | *124; secondary | Blackstone, Commentaries | 3 | *23
See 4 W. Blackstone, Commentaries on the Laws of England 150-151 (1769). => secondary | Blackstone, Commentaries | 4 | 150-151 | 1769
See 12 Ohio Jur. 3d, Torts, Section 5; the Torts, Section 5, of it. => secondary | Ohio Jur. 3d, Torts | 12 | 5
See 8 Weinstein-Korn-Miller, NY Civ Prac ¶ 4401.13; Siegel, NY Prac § 52 at 67 (5th ed 2011). => secondary | Weinstein-Korn-Miller, NY Civ Prac | 8 | 4401.13; secondary | Siegel, NY Prac | 52 | 2011
See Elm & Oak, Cal. Practice Guide: Civil Appeals and Writs (The Rutter Group 2020) ¶ 8:123. => secondary | Elm & Oak, Cal. Practice Guide: Civil Appeals and Writs | 8:123 | 2020
See 1 Elm, Workmen's Compensation Law § 15.00. => secondary | Elm, Workmen's Compensation Law | 1 | 15.00
See Rest.2d Conf. of Laws, § 187, com. g; REST. 2d TORTS § 402A; the rest. § 5 of it. => secondary | Rest.2d Conf. of Laws | 187; secondary | Rest. 2d Torts | 402A
See Rest.3d Torts, Products Liability, § 2, com. d; Restatement of Torts, Cal. Civ. Code § 1714. => secondary | Rest.3d Torts, Products Liability | 2; statute | Cal. Civ. Code | 1714
See Restatement (Second) of Contracts § 90, Comment b. => secondary | Restatement (Second) of Contracts | 90
`);
});

describe('whose rule or article it is', () => {
  readsLawsAs(`
See La. Uniform Rules—Courts of Appeal, Rule 2-12.4. => rule | La. Unif. R. Ct. App. | 2-12.4
See Health-Gen. § 19-906; Health-Gen. § 5. => statute | Md. Code | 19-906
See New York City Administrative Code § 8-107. => statute | N.Y.C. Admin. Code | 8-107
See La. C.C.P. art. 966 A(3), and 966 A.3d 12. => statute | La. Code Civ. Proc. | 966 A(3); case
See RSA 541 and KRS Chapter 311; the RSA 2048 keys, KRS 12 units and NRS 11 scales. => statute | N.H. Rev. Stat. Ann. | 541; statute | Ky. Rev. Stat. | 311
See CP § 10-105(e)(4) and HG § 19-906; CP § 12, HG § 12-3. => statute | Md. Code | 10-105(e)(4); statute | Md. Code | 19-906; record
See U.S. Const., 5th & 14th Amends. => constitution | U.S. Const. | 5th & 14th Amends.
See 45 § C.F.R. 164.512; 45 § 164.512. => regulation | C.F.R. | 45 | 164.512
`);
  test.each([
    'S.D.N.Y. Local Civ. R. 56.1(a)',
    'N.D. Cal. Civ. L.R. 7-9(b)',
    'E.D. Va. Loc. Civ. R. 7(F)',
    'D. Kan. Rule 7.1(e)',
  ])('%s', (rule) => {
    const text = `It fell under ${rule}, and so on.`;
    const [found] = findCitations(text);
    expect(found).toMatchObject({ kind: 'rule', code: 'L.R.' });
    expect(text.slice(found?.start, found?.end)).toBe(rule);
  });
});

test('the stop of an abbreviated name belongs to it', () => {
  const text = 'See Art. I, § 23, Fla. Const., and so on.';
  const [found] = findCitations(text);
  expect(text.slice(found?.start, found?.end)).toBe('Art. I, § 23, Fla. Const.');
});

test('an amendment behind its constitution is not also that of the next', () => {
  const text = 'See U.S. Const. amend. XIV, § 1, U.S. Const. and so on.';
  expect(findCitations(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'U.S. Const. amend. XIV, § 1',
  ]);
});

describe('lists and ranges', () => {
  readsLawsAs(`
See N.J.S.A. 52:27D-301 to -329, and N.J.A.C. 10:49-1.1 to -21.3. => statute | N.J. Stat. Ann. | 52:27D-301 to -329; regulation | N.J. Admin. Code | 10:49-1.1 to -21.3
See La.R.S. 48:441 to 460. => statute | La. Rev. Stat. | 48:441 to 460
He had under La.R.S. 48:441 to 460 days. => statute | La. Rev. Stat. | 48:441
See N.J.A.C. 5:93-5.15(d)1 and N.J.A.C. 5:93-5.15(d)2.i; N.J.A.C. 5:93-5.15(d)12th. => regulation | N.J. Admin. Code | 5:93-5.15(d)1; regulation | N.J. Admin. Code | 5:93-5.15(d)2.i; regulation | N.J. Admin. Code | 5:93-5.15(d)
See Or Laws 1990, ch 2, §§ 3-10. => statute | Or. Laws | ch 2, §§ 3-10 | 1990
See La. Rev. Stat. Ann. §§ 51:1401-:1428. => statute | La. Rev. Stat. | 51:1401-:1428
See N.H. Rev. Stat. Ann. §§ 358-A:1 to -A:13. => statute | N.H. Rev. Stat. Ann. | 358-A:1 to -A:13
See N.C. Gen. Stat. § 1A-1, Rules 9(j) and 12(b)(6), and 12 others. => statute | N.C. Gen. Stat. | 1A-1, Rules 9(j) and 12(b)(6)
See Fed. R. App. P. 28(a)(8)(A), 32.1(a), and 32.1 others. => rule | Fed. R. App. P. | 28(a)(8)(A), 32.1(a)
See Wis. Stat. §§ 100.18(1) & (11)(b)2. => statute | Wis. Stat. | 100.18(1) & (11)(b)2
See DGCL § 220(b), and DGCB § 220(b). => statute | DGCL | 220(b)
See 4 Norton Bankr. L. & Prac. 3d § 79:2; Manual for Complex Litigation (Fourth) § 21.11 (2004). => secondary | Norton Bankr. L. & Prac. 3d | 4 | 79:2; secondary | Manual for Complex Litigation | 21.11 | 2004
`);
});

describe('books about the law, and laws beside them', () => {
  readsLawsAs(`
See 4 Moore’s Federal Practice, Section 36.08; the Federal Practice Section 12. => secondary | Moore’s Federal Practice | 4 | 36.08
See BAJI No. 12.15; T.C. Rule 151(e)(3); The Federalist No. 78; a Federalist 78 years old. => secondary | BAJI | 12.15; rule | Tax Ct. R. | 151(e)(3); secondary | Federalist No. | 78
See Bankruptcy Rules 4003 and 7001; Evidence Rules 403 and 404. => rule | Fed. R. Bankr. P. | 4003 and 7001; rule | R. Evid. | 403 and 404
See Paper 12; Filing No. 22; Add. 4; add 4 papers. => record; record; record
See 3 A. Doe, Seamen’s Compensation Law § 81.31(a) (1983). => secondary | A. Doe, Seamen’s Compensation Law | 3 | 81.31(a) | 1983
See Elmer’s Handbook of Federal Indian Law § 4.01[1][b]. => secondary | Elmer’s Handbook of Federal Indian Law | 4.01[1][b]
See Elmer’s Labor Law § 14.01; Elmer’s Labor Law § 240(1) claim. => secondary | Elmer’s Labor Law | 14.01; statute | N.Y. Lab. Law | 240(1)
See Elmer, Labor Law § 4. However, Labor Law § 240 governs. => secondary | Elmer, Labor Law | 4; statute | N.Y. Lab. Law | 240
See 2 Elmer, Real Property Law § 34; Elmer’s Penal Law § 125.25 conviction. => secondary | Elmer, Real Property Law | 2 | 34; statute | N.Y. Penal Law | 125.25
See 10 Elmer et al., § 2657; 4 E. Oak, The Law of Oil and Gas § 801. => secondary | Elmer et al. | 10 | 2657; secondary | E. Oak, The Law of Oil and Gas | 4 | 801
See Commentary to Proposed Oregon Criminal Code § 32. => secondary | Commentary to Proposed Oregon Criminal Code | 32
It holds in 44 States, Puerto Rico, and the Virgin Islands. § 1609(a) of it says so. =>
`);
});
