/** Laws that no table lists, session laws and provisions of constitutions: text | what is found | kind | code | section | year. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

const forms = `
in violation of Section 98 of the Criminal Code (sealed). | Section 98 of the Criminal Code | statute | Criminal Code | 98
a waiver under § 278 (e) of the Harbor Revenue Act of 1924. It was | § 278 (e) of the Harbor Revenue Act of 1924 | statute | Harbor Revenue Act of 1924 | 278 (e) | 1924
the duty under section 20 of the act of 1877 is | section 20 of the act of 1877 | statute | act of 1877 | 20 | 1877
by section 410 of the act of Congress of March 3, 1899, c. 9 | section 410 of the act of Congress of March 3, 1899 | statute | act of Congress of March 3, 1899 | 410 | 1899
Section 460 of Act March 3, 1899, as amended | Section 460 of Act March 3, 1899 | statute | Act March 3, 1899 | 460 | 1899
contrary to section 133(b) of chapter 95 1/2 of the Montvale Revised Statutes. | section 133(b) of chapter 95 1/2 of the Montvale Revised Statutes | statute | Montvale Revised Statutes | 133(b)
as § 10(j) of the Fair Rents Act requires | § 10(j) of the Fair Rents Act | statute | Fair Rents Act | 10(j)
Section 582, Marsh’s Ann. Code, in force then | Section 582, Marsh’s Ann. Code | statute | Marsh’s Ann. Code | 582
(Oakdale City Zoning Resolution former § 12-10.) | Oakdale City Zoning Resolution former § 12-10 | statute | Oakdale City Zoning Resolution | 12-10
under Civ. Code Or. § 293, p. 169. The | Civ. Code Or. § 293 | statute | Civ. Code Or. | 293
provisions of Rev. St. U. S. § 829, and | Rev. St. U. S. § 829 | statute | Rev. Stat. | 829
see Comp. Laws, § 3; it says | Comp. Laws, § 3 | statute | Comp. Laws | 3
Marsh's Ann. St. § 9-1817 was | Marsh's Ann. St. § 9-1817 | statute | Marsh's Ann. St. | 9-1817
the Fair Rents Act, § 4, forbids it | Fair Rents Act, § 4 | statute | Fair Rents Act | 4
Proposed Reg. § 105-63.402-1(b) (October 15, 1975) | Proposed Reg. § 105-63.402-1(b) | regulation | Proposed Reg. | 105-63.402-1(b) | 1975
Rule 203(c) of the Uniform Rules for County Courts is | Rule 203(c) of the Uniform Rules for County Courts | rule | Uniform Rules for County Courts | 203(c)
See Rule 1-026(B)(4) NMRA. The | Rule 1-026(B)(4) NMRA | rule | N.M. R. Ann. | 1-026(B)(4)
as sec. 940.225(3), Stats., provides | sec. 940.225(3), Stats. | statute | Wis. Stat. | 940.225(3)
(Art. 1, § 15, State Constitution); | Art. 1, § 15, State Constitution | constitution | Const. | Art. 1, § 15
section 7 of article I of the Constitution provides | section 7 of article I of the Constitution | constitution | Const. | section 7 of article I
Section 1, Article XIII of our Constitution bars it | Section 1, Article XIII of our Constitution | constitution | Const. | Section 1, Article XIII
creating, under Chapter 239, Session Laws of 1977, a | Chapter 239, Session Laws of 1977 | statute | Laws | 239 | 1977
by act 289 of the Acts of 1941, which | act 289 of the Acts of 1941 | statute | Laws | 289 | 1941
part V of chapter 63 of the Laws of 2003. It | chapter 63 of the Laws of 2003 | statute | Laws | 63 | 2003
Laws 1897, p. 12, and | Laws 1897, p. 12 | statute | Laws | p. 12 | 1897
Pamph. L. 1915, p. 182, has | Pamph. L. 1915, p. 182 | statute | Laws | p. 182 | 1915
Acts 1929, 41st Leg. p. 578, ch. 280, § 14 | Acts 1929, 41st Leg. p. 578, ch. 280, § 14 | statute | Laws | p. 578, ch. 280, § 14 | 1929
the act (title 49, section 20 (11), USCA), as | title 49, section 20 (11), USCA | statute | U.S.C. | 20 (11)
Title 18, U.S.C., Section 1001 | 18, U.S.C., Section 1001 | statute | U.S.C. | 1001
141 Cong. Rec. S1234 (1995) | 141 Cong. Rec. S1234 | secondary | Cong. Rec. | S1234 | 1995
46 Am. Jur. 2d Judgments §§ 72-76 (1969) | 46 Am. Jur. 2d Judgments §§ 72-76 | secondary | Am. Jur. 2d Judgments | 72-76 | 1969
38 C. J. S., Guaranty, § 111, says | 38 C. J. S., Guaranty, § 111 | secondary | C. J. S., Guaranty | 111
(Administrative Code of City of Oakdale § 15-111). | Administrative Code of City of Oakdale § 15-111 | statute | Administrative Code of City of Oakdale | 15-111
violates MONT. PEN. CODE ANN. § 22.021 (Vernon 2005) | MONT. PEN. CODE ANN. § 22.021 | statute | MONT. PEN. CODE ANN. | 22.021 | 2005
a claim under ERISA § 502(a)(1)(B) for | ERISA § 502(a)(1)(B) | statute | ERISA | 502(a)(1)(B)
a charge under section 8(d) of the NLRA. | section 8(d) of the NLRA | statute | NLRA | 8(d)
set forth in R.C.G.O. §150.120.4 including | R.C.G.O. §150.120.4 | statute | R.C.G.O. | 150.120.4
with § 20-109, 1950 Code of Virginia. | § 20-109, 1950 Code of Virginia | statute | Va. Code | 20-109
Under Alaska Criminal Rule 42(c), the | Alaska Criminal Rule 42(c) | rule | Alaska R. Crim. P. | 42(c)
See D.C.Cir. Rule 34(j). | D.C.Cir. Rule 34(j) | rule | D.C. Cir. R. | 34(j)
(L 1950, ch 301, § 7). | L 1950, ch 301, § 7 | statute | L. | ch 301, § 7 | 1950
in section 114-4 (Ill Rev Stats 1965, c 38, § 9) | Ill Rev Stats 1965, c 38, § 9 | statute | Ill. Rev. Stat. | 38, § 9
pursuant to Local Bankruptcy Rule 1073-2(b), he | Local Bankruptcy Rule 1073-2(b) | rule | L.R. | 1073-2(b)
under 18 C.F.R. § 154.38(d)(4), (e) (1983). | 18 C.F.R. § 154.38(d)(4), (e) | regulation | C.F.R. | 154.38(d)(4), (e) | 1983
whether under W.Va. Code, 49-5-13(b)(5) [1980] a court | W.Va. Code, 49-5-13(b)(5) | statute | W. Va. Code | 49-5-13(b)(5) | 1980
Like Rule 11, Bankruptcy Rule 9011 ties | Bankruptcy Rule 9011 | rule | Fed. R. Bankr. P. | 9011
under Conn. Const., art. first, § 8, and | Conn. Const., art. first, § 8 | constitution | Conn. Const. | art. first, § 8
under Me. Const. art. I, § 6-A, and | Me. Const. art. I, § 6-A | constitution | Me. Const. | art. I, § 6-A
by NY Const, art VI, § 5 (b), that | NY Const, art VI, § 5 (b) | constitution | N.Y. Const. | art VI, § 5 (b)
by N.H. CONST. pt. I, art. 15; it | N.H. CONST. pt. I, art. 15 | constitution | N.H. Const. | pt. I, art. 15
as Or Const, Art VII (Amended), § 3 says | Or Const, Art VII (Amended), § 3 | constitution | Or. Const. | Art VII (Amended), § 3
under U.S. Const. Amend. VI, art. 1, §22. It | U.S. Const. Amend. VI | constitution | U.S. Const. | Amend. VI
under the United States Constitution and art. I, § 22 of the Washington Constitution, he | art. I, § 22 of the Washington Constitution | constitution | Wash. Const. | art. I, § 22
(Section 1 of the Sherman Act) bars it | Section 1 of the Sherman Act | statute | Sherman Act | 1
under Sections 1, 2(a)–(c), and 7 of the Sherman Act; it | Sections 1, 2(a)–(c), and 7 of the Sherman Act | statute | Sherman Act | 1, 2(a)–(c), and 7
under chapter 768, Florida Statutes, the | chapter 768, Florida Statutes | statute | Fla. Stat. | 768
by ch. 2023-15, § 30, Laws of Fla. The | ch. 2023-15, § 30, Laws of Fla. | statute | Laws | 2023-15 | 2023
Section 577.010.2, RSMo Cum. Supp. 2021, made | Section 577.010.2, RSMo Cum. Supp. 2021 | statute | Mo. Rev. Stat. | 577.010.2 | 2021
by 20 C.F.R. pt. 404, subpt. P, app. 1, § 12.04(B), he | 20 C.F.R. pt. 404, subpt. P, app. 1, § 12.04(B) | regulation | C.F.R. | 404, subpt. P, app. 1, § 12.04(B)
by 40 C.F.R. pts. 50, 51 & 52; it | 40 C.F.R. pts. 50, 51 & 52 | regulation | C.F.R. | 50, 51 & 52
under 5 U.S.C. app. 3 § 6(a)(4), the | 5 U.S.C. app. 3 § 6(a)(4) | statute | U.S.C. | app. 3 § 6(a)(4)
Restatement (Second) of Contracts §§ 90(1), 205 cmt. a (1981) | Restatement (Second) of Contracts §§ 90(1), 205 cmt. a | secondary | Restatement (Second) of Contracts | 90(1), 205 | 1981
7 Collier on Bankruptcy ¶ 1129.02[3][a] (16th ed. 2020) | 7 Collier on Bankruptcy ¶ 1129.02[3][a] | secondary | Collier on Bankruptcy | 1129.02[3][a] | 2020
10A Wright & Miller § 2727.1 says | 10A Wright & Miller § 2727.1 | secondary | Wright & Miller | 2727.1
by Act of June 25, 1948, ch. 646, § 1332, 62 Stat. 869, 930, it | 62 Stat. 869 | statute | Stat. | 869 | 1948
an interpretation of La. C.C.P. art. 1731 B which reads | La. C.C.P. art. 1731 B | statute | La. Code Civ. Proc. | 1731 B
pursuant to [Fed. R. App. P.] 26(b), he | Fed. R. App. P.] 26(b) | rule | Fed. R. App. P. | 26(b)
within Section 1, Art. 2, and Section 1, Art. 5, of the Constitution of Texas | Section 1, Art. 2, and Section 1, Art. 5, of the Constitution of Texas | constitution | Tex. Const. | Section 1, Art. 2, and Section 1, Art. 5
under E.D. Va. Loc. Civ. R. 7(F)(1), he | E.D. Va. Loc. Civ. R. 7(F)(1) | rule | L.R. | 7(F)(1)
under M.D. Fla. R. 3.01(g), he | M.D. Fla. R. 3.01(g) | rule | L.R. | 3.01(g)
see Act of Mar. 3,1887, ch. 353, 24 Stat. 500; it | 24 Stat. 500 | statute | Stat. | 500 | 1887
the act of June 6, 1900 (31 Stat. 321, c. 786), is | 31 Stat. 321 | statute | Stat. | 321 | 1900
the Housing Act of 1949, 76 Stat. 671, is | 76 Stat. 671 | statute | Stat. | 671
see 3 J. Doe, Commentaries on the Constitution of the United States § 1560, p. 416 (1833) | 3 J. Doe, Commentaries on the Constitution of the United States § 1560 | secondary | J. Doe, Commentaries on the Constitution of the United States | 1560 | 1833
see Act June 6, 1900, c. 786, 31 Stat. 520; it | 31 Stat. 520 | statute | Stat. | 520 | 1900
see 17 Elm’s Jurisprudence Statutes § 38; it | 17 Elm’s Jurisprudence Statutes § 38 | secondary | Elm’s Jurisprudence Statutes | 38
under title 29, section 1604.11 of the Code of Federal Regulations; it | title 29, section 1604.11 of the Code of Federal Regulations | regulation | C.F.R. | 1604.11
see 101A C.J.S. Zoning § 195 (1979) | 101A C.J.S. Zoning § 195 | secondary | C.J.S. Zoning | 195 | 1979
under D. Kan. Rule 56.1, he | D. Kan. Rule 56.1 | rule | L.R. | 56.1
Ninth Circuit Rule 36-3 provides | Ninth Circuit Rule 36-3 | rule | 9th Cir. R. | 36-3
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((field) => field.trim()));

describe('findCitations: laws that no table lists', () => {
  test.each(forms)('%s', (text = '', written = '', kind = '', code = '', section = '', year = '') => {
    const [found, ...others] = findCitations(text);
    expect(others).toEqual([]);
    expect(found && text.slice(found.start, found.end)).toBe(written);
    expect(found).toMatchObject({ kind, code, section, ...(year && { year }) });
  });

  test.each([
    'The court struck down the Act. Section 5 does not apply here.',
    'We turn to section 5 of the Act and to section 7 of the agreement of the parties.',
    'Under § 5, Congress may by law provide for more.',
    'Article 4 of the Sales Agreement and § 3 of the Master Lease were breached.',
    'See section 2 of Law Professor Doe’s article.',
    'He read chapter 12 of the book, and act 2 of the play of 1941.',
    'Doe, Constitution, § 1544.',
    'See Doe on the Int. Stat. § 330.',
    'So says the Elm Code. Section 219 is plain, and so is the Penal Code. Section 187 is too.',
    'As 12 of us and the Dr. 5 miles off knew, the senate adopted SCR 5 and Ordinance 5.',
    'He filed under chapter 11 of the Bankruptcy Code in Public Act 12 of the play, at Rule 5:30 p.m.',
    'Hunter v. Southam Inc., [1984] 2 S.C.R. 145, 155, and R. v. Oakes, [1986] 1 SCR 103, are Canadian.',
    'He read S. Rep. 12 and 12 S. Rep. 34 of the series.',
    'In Part 3 of this opinion we discuss Rule 5 of the house.',
    'At 12 Laws Street in 1977 he met section 8 of the choir.',
  ])('nothing in: %s', (text) => expect(findCitations(text)).toEqual([]));
});
