/** How each state and the federal government cite their law: text | kind | code | title | section | year. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

const forms = `
Ala. Code § 13A-6-2 (2015) | statute | Ala. Code |  | 13A-6-2 | 2015
Alaska Stat. § 11.41.100 | statute | Alaska Stat. |  | 11.41.100
Ariz. Rev. Stat. Ann. § 13-1105 | statute | Ariz. Rev. Stat. |  | 13-1105
Ariz. Rev. Stat. § 13-1105(A)(1) | statute | Ariz. Rev. Stat. |  | 13-1105(A)(1)
A.R.S. § 13-1105 | statute | Ariz. Rev. Stat. |  | 13-1105
Ark. Code Ann. § 5-10-101 (Repl. 2013) | statute | Ark. Code Ann. |  | 5-10-101 | 2013
Cal. Penal Code § 187(a) | statute | Cal. Penal Code |  | 187(a)
Cal. Bus. & Prof. Code §§ 17200 et seq. | statute | Cal. Bus. & Prof. Code |  | 17200 et seq.
Cal. Gov't Code § 12940 | statute | Cal. Gov't Code |  | 12940
Cal. Gov. Code, § 12940, subd. (a) | statute | Cal. Gov't Code |  | 12940, subd. (a)
29 usc 1132(a)(1)(B) | statute | U.S.C. | 29 | 1132(a)(1)(B)
29 cfr 541.100 | regulation | C.F.R. | 29 | 541.100
29 C.F.R. s 1910.12 | regulation | C.F.R. | 29 | 1910.12
28 U.S.C. ss 1331, 1332 | statute | U.S.C. | 28 | 1331, 1332
29 U.S.C. SS 201-219 | statute | U.S.C. | 29 | 201-219
15 U.S.C. § 78m(d)(l) (1988) | statute | U.S.C. | 15 | 78m(d)(1) | 1988
21 U.S.C. §§ 841(a)(1), (b)(1)(A)(viii), and 846 | statute | U.S.C. | 21 | 841(a)(1), (b)(1)(A)(viii), and 846
11 U.S.C. § 1327(b)[1] | statute | U.S.C. | 11 | 1327(b)
Mass. G. L. c. 265, § 13B½ | statute | Mass. Gen. Laws |  | 265, § 13B½
Vehicle and Traffic Law § 1229-c [(3-a)] | statute | N.Y. Veh. & Traf. Law |  | 1229-c [(3-a)]
U.S.S.G. § 2B1.1 cmt. n.3(A) (2018) | rule | U.S.S.G. |  | 2B1.1 | 2018
U.S.S.G. § 2Q2.1 commentary (1990) | rule | U.S.S.G. |  | 2Q2.1 | 1990
Treasury Regulations on Income Tax (1954 Code), § 1.501(c)(3)-1(d) | regulation | Treas. Reg. |  | 1.501(c)(3)-1(d)
sec. 301.6213-1, Proced. & Admin. Regs. | regulation | Treas. Reg. |  | 301.6213-1
Model Rules of Pro. Conduct r. 1.7(b)(4) (2020) | rule | Model Rules of Prof'l Conduct |  | 1.7(b)(4) | 2020
N.Y. Rules of Prof'l Conduct 1.7 | rule | N.Y. R. Prof'l Conduct |  | 1.7
Tex. Disciplinary Rules Prof'l Conduct R. 1.05 | rule | Tex. Disciplinary Rules Prof'l Conduct |  | 1.05
Va. R. Civ. P. 7 | rule | Va. R. Civ. P. |  | 7
N.H. R. Ev. 404(b) | rule | N.H. R. Evid. |  | 404(b)
4 Witkin, Summary of Cal. Law (10th ed. 2005) Sales, § 5, p. 21 | secondary | Witkin, Summary of Cal. Law Sales |  | 5 | 2005
57 Cal.Jur.3d (2010) Contracts, § 3 | secondary | Cal.Jur.3d Contracts |  | 3 | 2010
Oak on Trade- marks and Unfair Competition § 22. (4th ed. 2010) | secondary | Oak on Trademarks and Unfair Competition |  | 22 | 2010
Oak on Trademarks and Unfair Competition § 27:1 | secondary | Oak on Trademarks and Unfair Competition |  | 27:1
Ala. Admin. Code r. 335-6-8-.05(1) | regulation | Ala. Admin. Code |  | 335-6-8-.05(1)
AS 11.41.100–.140 | statute | Alaska Stat. |  | 11.41.100–.140
RCW 19.86.020, .090 | statute | Wash. Rev. Code |  | 19.86.020, .090
NRS 41.031(1), 41.0337 and 41.035 | statute | Nev. Rev. Stat. |  | 41.031(1), 41.0337 and 41.035
735 ILCS 5/2-619(a)(9), 13-202 (West 2022) | statute | Ill. Comp. Stat. | 735 | 5/2-619(a)(9), 13-202 | 2022
Fla. R. Civ. P. 1.140(b)(6), 1.510(c)(5) | rule | Fla. R. Civ. P. |  | 1.140(b)(6), 1.510(c)(5)
Fed. R. Civ. P. 12(b)(1), (6), 9(b) and 56(c) | rule | Fed. R. Civ. P. |  | 12(b)(1), (6), 9(b) and 56(c)
Fed. R. Evid. 401, 403, and 404(b) | rule | Fed. R. Evid. |  | 401, 403, and 404(b)
CPLR 3211 (a) (7) and 3016 (b) | statute | N.Y. C.P.L.R. |  | 3211 (a) (7) and 3016 (b)
Cal. Rules of Court, rules 8.204(a)(1)(B) & 8.360(a) | rule | Cal. R. Ct. |  | 8.204(a)(1)(B) & 8.360(a)
La. C.C.P. arts. 966(A)(3), 1915(B) | statute | La. Code Civ. Proc. |  | 966(A)(3), 1915(B)
Pen. Code, §§ 187, subd. (a), 664, 12022.53, subds. (b)–(d) | statute | Cal. Penal Code |  | 187, subd. (a), 664, 12022.53, subds. (b)–(d)
Minn. Stat. §§ 541.05, subd. 1(5), 604.02, subd. 1 (2022) | statute | Minn. Stat. |  | 541.05, subd. 1(5), 604.02, subd. 1 | 2022
Minn. R. 7050.0224, subp. 2 | regulation | Minn. R. |  | 7050.0224, subp. 2
Neb. Rev. Stat. § 25-21,185.09 | statute | Neb. Rev. Stat. |  | 25-21,185.09
RSA 651:20, I(a) | statute | N.H. Rev. Stat. Ann. |  | 651:20, I(a)
Wis. Stat. § 802.06(2)(a)6. | statute | Wis. Stat. |  | 802.06(2)(a)6
SCR 20:1.15(b)(4m) | rule | S.C.R. |  | 20:1.15(b)(4m)
SCR 3.130(1.7) | rule | S.C.R. |  | 3.130(1.7)
26 C.F.R. § 1.501(c)(3)-1(d)(1)(ii) | regulation | C.F.R. | 26 | 1.501(c)(3)-1(d)(1)(ii)
18 U.S.C. § 1961 note (2018) | statute | U.S.C. | 18 | 1961 note | 2018
D.C. Code § 28-3904(e), (f) (2013 Repl.) | statute | D.C. Code |  | 28-3904(e), (f) | 2013
Utah Admin. Code R277-217-2(1) | regulation | Utah Admin. Code |  | R277-217-2(1)
Mich Admin Code, R 325.10604c(1)(c) | regulation | Mich. Admin. Code |  | 325.10604c(1)(c)
Pub. L. No. 107-56, tit. II, § 215, 115 Stat. 272, 287 (2001) | statute | Pub. L. No. |  | 107-56 | 2001
Kan. Sup. Ct. R. 6.02(a)(5) | rule | Kan. Sup. Ct. R. |  | 6.02(a)(5)
Minnesota Supreme Court Rule 5 | rule | Minn. Sup. Ct. R. |  | 5
Ind. Evidence Rule 404(b) | rule | Ind. R. Evid. |  | 404(b)
Ark. R. App. P.–Civ. 2(a)(1) | rule | Ark. R. App. P.-Civ. |  | 2(a)(1)
LSA–R.S. 40:1231.1(A)(13) | statute | La. Rev. Stat. |  | 40:1231.1(A)(13)
C.C. art. 3492 | statute | La. Civ. Code |  | 3492
C.C.P. art. 966(D)(1) | statute | La. Code Civ. Proc. |  | 966(D)(1)
C.Cr.P. art. 782 | statute | La. Code Crim. Proc. |  | 782
CCP § 437c(c) | statute | Cal. Civ. Proc. Code |  | 437c(c)
CRC 3.1350(b) | rule | Cal. R. Ct. |  | 3.1350(b)
CRC, rule 2.550(d) | rule | Cal. R. Ct. |  | 2.550(d)
Conn. Code Evid. § 8-3 (2). | rule | Conn. Code Evid. |  | 8-3 (2)
D.R.E. 702 | rule | Del. R. Evid. |  | 702
876 IAC 3-3-15 | regulation | Ind. Admin. Code | 876 | 3-3-15
401 KAR 5:031 | regulation | Ky. Admin. Regs. | 401 | 5:031
W. Va. C.S.R. § 64-3-16.2.a | regulation | W. Va. Code R. |  | 64-3-16.2.a
M.R.A.P. 28(a)(7) | rule | Miss. R. App. P. |  | 28(a)(7)
FAR 52.249-2(b)(2) | regulation | FAR |  | 52.249-2(b)(2)
DFARS 252.227-7013(a)(1) | regulation | DFARS |  | 252.227-7013(a)(1)
UTCR 5.010(1) | rule | UTCR |  | 5.010(1)
LCR 7(b)(5) | rule | L.R. |  | 7(b)(5)
MLBR 2016-1 | rule | L.R. |  | 2016-1
Or Laws 2019, ch 635, § 1 | statute | Or. Laws |  | ch 635, § 1 | 2019
McKinney’s Cons Laws of NY, Book 1, Statutes § 72 [b] | statute | N.Y. Stat. Law |  | 72 [b]
Pub. L. No. 104-59, tit. IV, §§ 405, 410, 109 Stat. 568, 629 (1995) | statute | Pub. L. No. |  | 104-59 | 1995
42 U.S.C. § 1983 or § 1985 | statute | U.S.C. | 42 | 1983 or § 1985
Rev. Rul. 99-7, 1999-1 C.B. 361 | regulation | Rev. Rul. |  | 99-7
Code Civ. Proc., § 425.16, subd. (b)(1) | statute | Cal. Civ. Proc. Code |  | 425.16, subd. (b)(1)
EPTL 5-4.1 (1) | statute | N.Y. Est. Powers & Trusts Law |  | 5-4.1 (1)
SCPA 1404 (4) | statute | N.Y. Surr. Ct. Proc. Act |  | 1404 (4)
RPAPL 711 (2) | statute | N.Y. Real Prop. Acts. Law |  | 711 (2)
ECL 8-0109 (2) | statute | N.Y. Envtl. Conserv. Law |  | 8-0109 (2)
Vehicle and Traffic Law § 1229-c (3-a) | statute | N.Y. Veh. & Traf. Law |  | 1229-c (3-a)
35 U.S.C. § 112, ¶ 6 (2006) | statute | U.S.C. | 35 | 112, ¶ 6 | 2006
Miss. Code Ann. § 11-46- 11(2) | statute | Miss. Code Ann. |  | 11-46-11(2)
17 C.F.R. § 240 .13d-101 (1990) | regulation | C.F.R. | 17 | 240 .13d-101 | 1990
VTL § 1192(3) | statute | N.Y. Veh. & Traf. Law |  | 1192(3)
UCC 2-A-103 [1] [g] | statute | U.C.C. |  | 2-A-103 [1] [g]
AS 09.10.070 | statute | Alaska Stat. |  | 09.10.070
A.R.S. §§ 13-1105(A)(1), -1203 | statute | Ariz. Rev. Stat. |  | 13-1105(A)(1), -1203
29 C.F.R. §§ 825.100–.800 | regulation | C.F.R. | 29 | 825.100–.800
Minn. Stat. § 176.021, subds. 1, 3 | statute | Minn. Stat. |  | 176.021, subds. 1, 3
Welf. & Inst. Code, § 300, subds. (b) & (j) | statute | Cal. Welf. & Inst. Code |  | 300, subds. (b) & (j)
Wis. Stat. § (Rule) 809.23(1)(b) | statute | Wis. Stat. |  | 809.23(1)(b)
29 P.R. Laws Ann. § 185a | statute | P.R. Laws Ann. | 29 | 185a
P.R. Laws Ann. tit. 31, § 5141 (1990) | statute | P.R. Laws Ann. | 31 | 5141 | 1990
26 U.S.C. (I.R.C.) § 7206(1) | statute | U.S.C. | 26 | 7206(1)
21 O.S.Supp.2019, § 701.7 | statute | O.S. | 21 | 701.7
chapter 49.60 RCW | statute | Wash. Rev. Code |  | 49.60
chapter 4.24 of the Revised Code of Washington | statute | Wash. Rev. Code |  | 4.24
310 CMR 10.02 | regulation | Mass. Code Regs. | 310 | 10.02
1961 PA 236 | statute | Mich. Pub. Acts | 1961 | 236
P.A. 84-317 | statute | P.A. |  | 84-317
Public Act 98-63 | statute | P.A. |  | 98-63
Ordinance No. 1234 | statute | Ordinance No. |  | 1234
Ordinance 2408.04 | statute | Ordinance No. |  | 2408.04
U. S. Comp. St. 1901, p. 1467 | statute | U.S. Comp. St. |  | p. 1467 | 1901
Comp. St. § 1537 | statute | Comp. St. |  | 1537
section 581, 3 Comp. Laws 1915 | statute | Comp. Laws |  | 581 | 1915
C. S., § 1667 | statute | C.S. |  | 1667
13 Eliz. c. 5 | statute | Eliz. | 13 | c. 5
29 Car. II, c. 3, § 4 | statute | Car. II | 29 | c. 3, § 4
M.R. Civ. P. 80B | rule | M.R. Civ. P. |  | 80B
RCr 11.42 | rule | Ky. R. Crim. P. |  | 11.42
GR 14.1 | rule | Wash. Gen. R. |  | 14.1
Iowa Ct. R. 21.30(1) | rule | Iowa Ct. R. |  | 21.30(1)
Neb. Ct. R. App. P. § 2-109(D) | rule | Neb. Ct. R. App. P. |  | 2-109(D)
ORCP 21 A(8) | rule | ORCP |  | 21 A(8)
Rule 403, SCRE | rule | SCRE |  | 403
DR 5-105 (b) | rule | DR |  | 5-105 (b)
SCR 20:1.4(a)(4) | rule | S.C.R. |  | 20:1.4(a)(4)
D.C.COLO.LCivR 7.1(a) | rule | D.C.COLO.LCivR |  | 7.1(a)
Rule 5A:18 | rule | Rules of Court |  | 5A:18
R. 4:46-2(c) | rule | N.J. Ct. R. |  | 4:46-2(c)
Rules 59(e) and 60(b) of the Federal Rules of Civil Procedure | rule | Fed. R. Civ. P. |  | 59(e) and 60(b)
rule 8.1115(a) of the California Rules of Court | rule | Cal. R. Ct. |  | 8.1115(a)
Ill. S. Ct. R. 341(h)(7) (eff. May 25, 2018) | rule | Ill. Sup. Ct. R. |  | 341(h)(7) | 2018
Ill. Const. 1970, art. I, § 2 | constitution | Ill. Const. |  | art. I, § 2 | 1970
Const 1963, art 1, § 17 | constitution | Const. |  | art 1, § 17 | 1963
U.S. Const. amends. IV, XIV | constitution | U.S. Const. |  | amends. IV, XIV
Article 21 of the Maryland Declaration of Rights | constitution | Md. Decl. of Rts. |  | Article 21
Ill. Rev. Stat. 1987, ch. 110, par. 2-615 | statute | Ill. Rev. Stat. |  | 110, par. 2-615 | 1987
Pen. Code, § 187 | statute | Cal. Penal Code |  | 187
Welf. & Inst. Code, § 300 | statute | Cal. Welf. & Inst. Code |  | 300
Cal. Health & Safety Code § 11350 | statute | Cal. Health & Safety Code |  | 11350
Colo. Rev. Stat. § 18-3-102 (2020) | statute | Colo. Rev. Stat. |  | 18-3-102 | 2020
C.R.S. § 18-3-102 | statute | Colo. Rev. Stat. |  | 18-3-102
§ 18-3-102, 8B C.R.S. (1986) | statute | Colo. Rev. Stat. |  | 18-3-102 | 1986
Sec. 76-6-405 and 76-6-412, U.C.A. 1953 | statute | Utah Code |  | 76-6-405 and 76-6-412 | 1953
26 U.S. C. (1940 ed.) § 23 (k) (1) | statute | U.S.C. | 26 | 23 (k) (1)
26 U.S.C. (1952 ed., Supp. II) § 23 | statute | U.S.C. | 26 | 23
§ 18-3-102, C.R.S. 2020 | statute | Colo. Rev. Stat. |  | 18-3-102 | 2020
Conn. Gen. Stat. § 53a-54a | statute | Conn. Gen. Stat. |  | 53a-54a
General Statutes § 53a-54a | statute | Conn. Gen. Stat. |  | 53a-54a
Del. Code Ann. tit. 11, § 636 | statute | Del. Code Ann. | 11 | 636
11 Del. C. § 636 | statute | Del. C. | 11 | 636
8 Del. C. § 220 | statute | Del. C. | 8 | 220
D.C. Code § 22-2101 | statute | D.C. Code |  | 22-2101
D.C. Code Ann. § 22-2101 (2001) | statute | D.C. Code |  | 22-2101 | 2001
Fla. Stat. § 782.04 | statute | Fla. Stat. |  | 782.04
§ 782.04(1)(a), Fla. Stat. (2019) | statute | Fla. Stat. |  | 782.04(1)(a) | 2019
section 782.04, Florida Statutes (2019) | statute | Fla. Stat. |  | 782.04 | 2019
Fla. Stat. Ann. § 95.11 | statute | Fla. Stat. |  | 95.11
Ga. Code Ann. § 16-5-1 | statute | Ga. Code Ann. |  | 16-5-1
O.C.G.A. § 16-5-1 | statute | Ga. Code Ann. |  | 16-5-1
OCGA § 9-11-56 | statute | Ga. Code Ann. |  | 9-11-56
Haw. Rev. Stat. § 707-701 | statute | Haw. Rev. Stat. |  | 707-701
HRS § 707-701 | statute | Haw. Rev. Stat. |  | 707-701
Idaho Code § 18-4001 | statute | Idaho Code |  | 18-4001
I.C. § 18-4001 | statute | I.C. |  | 18-4001
720 Ill. Comp. Stat. 5/9-1 | statute | Ill. Comp. Stat. | 720 | 5/9-1
720 ILCS 5/9-1(a)(1) (West 2016) | statute | Ill. Comp. Stat. | 720 | 5/9-1(a)(1) | 2016
735 ILCS 5/2-619 | statute | Ill. Comp. Stat. | 735 | 5/2-619
Ill. Rev. Stat. ch. 38, ¶ 9-1 | statute | Ill. Rev. Stat. |  | 38, ¶ 9-1
Ill. Rev. Stat. 1939, chap. 16 1/2, par. 11 | statute | Ill. Rev. Stat. |  | 16 1/2, par. 11
Fed. R.Bank.P. 7052 | rule | Fed. R. Bankr. P. |  | 7052
Ninth Cir. R. 30-1.6 | rule | 9th Cir. R. |  | 30-1.6
Circuit Court Rule No. 34 | rule | Circuit Court Rule |  | 34
Rule 31(a) of our Rules of Court | rule | Rules of Court |  | 31(a)
Ill. Rev. Stat. 1987, ch. 110, par. 2-619 | statute | Ill. Rev. Stat. |  | 110, par. 2-619
Ind. Code § 35-42-1-1 | statute | Ind. Code |  | 35-42-1-1
Ind. Code Ann. § 35-42-1-1 | statute | Ind. Code |  | 35-42-1-1
I.C. § 35-42-1-1 | statute | I.C. |  | 35-42-1-1
Iowa Code § 707.1 (2019) | statute | Iowa Code |  | 707.1 | 2019
Iowa Code section 707.1 | statute | Iowa Code |  | 707.1
Kan. Stat. Ann. § 21-5401 | statute | Kan. Stat. Ann. |  | 21-5401
K.S.A. 21-5401 | statute | Kan. Stat. Ann. |  | 21-5401
K.S.A. 2018 Supp. 21-5401(a) | statute | Kan. Stat. Ann. |  | 21-5401(a)
Ky. Rev. Stat. Ann. § 507.020 | statute | Ky. Rev. Stat. |  | 507.020
KRS 507.020 | statute | Ky. Rev. Stat. |  | 507.020
La. Rev. Stat. Ann. § 14:30 | statute | La. Rev. Stat. |  | 14:30
La. R.S. 14:30 | statute | La. Rev. Stat. |  | 14:30
La. Civ. Code Ann. art. 2315 | statute | La. Civ. Code |  | 2315
La. Code Civ. P. art. 966 | statute | La. Code Civ. Proc. |  | 966
La. C.C.P. art. 966 | statute | La. Code Civ. Proc. |  | 966
LSA-R.S. 14:30 | statute | La. Rev. Stat. |  | 14:30
Me. Rev. Stat. Ann. tit. 17-A, § 201 | statute | Me. Rev. Stat. | 17-A | 201
17-A M.R.S. § 201(1)(A) (2018) | statute | M.R.S. | 17-A | 201(1)(A) | 2018
14 M.R.S.A. § 5944 | statute | M.R.S. | 14 | 5944
Md. Code Ann., Crim. Law § 2-201 | statute | Md. Code | Crim. Law | 2-201
Md. Code, Cts. & Jud. Proc. § 5-101 | statute | Md. Code | Cts. & Jud. Proc. | 5-101
Maryland Code, § 2-201 of the Criminal Law Article | statute | Md. Code |  | 2-201
Mass. Gen. Laws ch. 265, § 1 | statute | Mass. Gen. Laws |  | 265, § 1
G.L. c. 93A, §§ 2, 11 | statute | Mass. Gen. Laws |  | 93A, §§ 2, 11
M.G.L. c. 151B, § 4 | statute | Mass. Gen. Laws |  | 151B, § 4
Mich. Comp. Laws § 750.316 | statute | Mich. Comp. Laws |  | 750.316
MCL 750.316(1)(a) | statute | Mich. Comp. Laws |  | 750.316(1)(a)
M.C.L. § 600.2169 | statute | Mich. Comp. Laws |  | 600.2169
Minn. Stat. § 609.185 | statute | Minn. Stat. |  | 609.185
Minn. Stat. § 609.185, subd. 1 (2018) | statute | Minn. Stat. |  | 609.185, subd. 1 | 2018
Miss. Code Ann. § 97-3-19 (Rev. 2014) | statute | Miss. Code Ann. |  | 97-3-19 | 2014
Mo. Rev. Stat. § 565.020 | statute | Mo. Rev. Stat. |  | 565.020
Section 565.020, RSMo 2016 | statute | Mo. Rev. Stat. |  | 565.020 | 2016
Mo. Ann. Stat. § 565.020 (West 2012) | statute | Mo. Rev. Stat. |  | 565.020 | 2012
Mont. Code Ann. § 45-5-102 | statute | Mont. Code Ann. |  | 45-5-102
§ 45-5-102, MCA | statute | Mont. Code Ann. |  | 45-5-102
Neb. Rev. Stat. § 28-303 (Reissue 2016) | statute | Neb. Rev. Stat. |  | 28-303 | 2016
Nev. Rev. Stat. § 200.030 | statute | Nev. Rev. Stat. |  | 200.030
NRS 200.030 | statute | Nev. Rev. Stat. |  | 200.030
Nev. Rev. Stat. Ann. § 41.660 | statute | Nev. Rev. Stat. |  | 41.660
N.H. Rev. Stat. Ann. § 630:1-a | statute | N.H. Rev. Stat. Ann. |  | 630:1-a
RSA 630:1-a | statute | N.H. Rev. Stat. Ann. |  | 630:1-a
N.J. Stat. Ann. § 2C:11-3 | statute | N.J. Stat. Ann. |  | 2C:11-3
N.J.S.A. 2C:11-3 | statute | N.J. Stat. Ann. |  | 2C:11-3
N.J.S. 2A:15-5.1 | statute | N.J. Stat. Ann. |  | 2A:15-5.1
N.M. Stat. Ann. § 30-2-1 (1978) | statute | N.M. Stat. Ann. |  | 30-2-1 | 1978
NMSA 1978, § 30-2-1 (1994) | statute | N.M. Stat. Ann. |  | 30-2-1 | 1994
MPEP § 2106 | secondary | MPEP |  | 2106
CACI No. 1000 | secondary | CACI |  | 1000
TRAP 38.1(h) | rule | Tex. R. App. P. |  | 38.1(h)
Texas Rule of Evidence 403 | rule | Tex. R. Evid. |  | 403
Section 30-2-1 NMSA 1978 | statute | N.M. Stat. Ann. |  | 30-2-1
N.Y. Penal Law § 125.25 | statute | N.Y. Penal Law |  | 125.25
Penal Law § 125.25[1] | statute | N.Y. Penal Law |  | 125.25[1]
N.Y. C.P.L.R. 3211(a)(7) | statute | N.Y. C.P.L.R. |  | 3211(a)(7)
CPLR 3211 (a) (7) | statute | N.Y. C.P.L.R. |  | 3211 (a) (7)
N.Y. Gen. Bus. Law § 349 | statute | N.Y. Gen. Bus. Law |  | 349
General Business Law § 349 | statute | N.Y. Gen. Bus. Law |  | 349
N.Y. Exec. Law § 296 (McKinney 2019) | statute | N.Y. Exec. Law |  | 296 | 2019
CPL 440.10 | statute | N.Y. Crim. Proc. Law |  | 440.10
Labor Law § 240 (1) | statute | N.Y. Lab. Law |  | 240 (1)
Family Ct Act § 1012 (e) | statute | N.Y. Fam. Ct. Act |  | 1012 (e)
N.C. Gen. Stat. § 14-17 | statute | N.C. Gen. Stat. |  | 14-17
N.C.G.S. § 14-17 | statute | N.C. Gen. Stat. |  | 14-17
N.C. Gen. Stat. Ann. § 14-17 | statute | N.C. Gen. Stat. |  | 14-17
G.S. 14-17 | statute | N.C. Gen. Stat. |  | 14-17
N.D. Cent. Code § 12.1-16-01 | statute | N.D. Cent. Code |  | 12.1-16-01
N.D.C.C. § 12.1-16-01 | statute | N.D. Cent. Code |  | 12.1-16-01
Ohio Rev. Code Ann. § 2903.01 | statute | Ohio Rev. Code |  | 2903.01
R.C. 2903.01(A) | statute | Ohio Rev. Code |  | 2903.01(A)
Ohio Rev. Code § 2903.01 | statute | Ohio Rev. Code |  | 2903.01
Okla. Stat. tit. 21, § 701.7 | statute | Okla. Stat. | 21 | 701.7
21 O.S. § 701.7 | statute | O.S. | 21 | 701.7
21 O.S. 2011, § 701.7 | statute | O.S. | 21 | 701.7
Or. Rev. Stat. § 163.115 | statute | Or. Rev. Stat. |  | 163.115
ORS 163.115 | statute | Or. Rev. Stat. |  | 163.115
18 Pa. Cons. Stat. § 2502 | statute | Pa. Cons. Stat. | 18 | 2502
18 Pa.C.S. § 2502(a) | statute | Pa. Cons. Stat. | 18 | 2502(a)
42 Pa. C.S.A. § 9541 | statute | Pa. Cons. Stat. | 42 | 9541
75 Pa.C.S. § 1547 | statute | Pa. Cons. Stat. | 75 | 1547
R.I. Gen. Laws § 11-23-1 | statute | R.I. Gen. Laws |  | 11-23-1
G.L. 1956 § 11-23-1 | statute | R.I. Gen. Laws |  | 11-23-1
S.C. Code Ann. § 16-3-10 (2015) | statute | S.C. Code Ann. |  | 16-3-10 | 2015
S.D. Codified Laws § 22-16-4 | statute | S.D. Codified Laws |  | 22-16-4
SDCL 22-16-4 | statute | S.D. Codified Laws |  | 22-16-4
Tenn. Code Ann. § 39-13-202 | statute | Tenn. Code Ann. |  | 39-13-202
T.C.A. § 39-13-202 | statute | Tenn. Code Ann. |  | 39-13-202
Tex. Penal Code Ann. § 19.02 | statute | Tex. Penal Code |  | 19.02
Tex. Penal Code § 19.02(b)(1) | statute | Tex. Penal Code |  | 19.02(b)(1)
Tex. Civ. Prac. & Rem. Code § 27.003 | statute | Tex. Civ. Prac. & Rem. Code |  | 27.003
TEX. CIV. PRAC. & REM. CODE ANN. § 27.003 (West 2015) | statute | Tex. Civ. Prac. & Rem. Code |  | 27.003 | 2015
Tex. Code Crim. Proc. Ann. art. 38.23 | statute | Tex. Code Crim. Proc. |  | 38.23
Tex. Code Crim. Proc. art. 11.07, § 4 | statute | Tex. Code Crim. Proc. |  | 11.07, § 4
Tex. Rev. Civ. Stat. Ann. art. 5221k | statute | Tex. Rev. Civ. Stat. |  | 5221k
Tex. Gov't Code Ann. § 311.005 | statute | Tex. Gov't Code |  | 311.005
Utah Code Ann. § 76-5-203 | statute | Utah Code |  | 76-5-203
Utah Code § 76-5-203 | statute | Utah Code |  | 76-5-203
Vt. Stat. Ann. tit. 13, § 2301 | statute | Vt. Stat. Ann. | 13 | 2301
13 V.S.A. § 2301 | statute | V.S.A. | 13 | 2301
Va. Code Ann. § 18.2-32 | statute | Va. Code |  | 18.2-32
Code § 18.2-32 | statute | Code |  | 18.2-32
Wash. Rev. Code § 9A.32.030 | statute | Wash. Rev. Code |  | 9A.32.030
RCW 9A.32.030(1)(a) | statute | Wash. Rev. Code |  | 9A.32.030(1)(a)
W. Va. Code § 61-2-1 | statute | W. Va. Code |  | 61-2-1
W.Va. Code § 61-2-1 [1991] | statute | W. Va. Code |  | 61-2-1
Wis. Stat. § 940.01 | statute | Wis. Stat. |  | 940.01
Wis. Stat. Ann. § 940.01 (West) | statute | Wis. Stat. |  | 940.01
Wyo. Stat. Ann. § 6-2-101 | statute | Wyo. Stat. Ann. |  | 6-2-101
42 U.S.C. § 1983 | statute | U.S.C. | 42 | 1983
42 U.S.C.A. § 1983 | statute | U.S.C. | 42 | 1983
42 USC 1983 | statute | U.S.C. | 42 | 1983
28 U.S.C. §§ 1331, 1332(a) | statute | U.S.C. | 28 | 1331, 1332(a)
28 U.S.C. §§ 1331–1332 | statute | U.S.C. | 28 | 1331–1332
18 U.S.C.S. § 924(c)(1)(A) | statute | U.S.C. | 18 | 924(c)(1)(A)
I.R.C. § 501(c)(3) | statute | I.R.C. |  | 501(c)(3)
26 C.F.R. § 1.61-1 | regulation | C.F.R. | 26 | 1.61-1
29 CFR § 1614.105(a)(1) | regulation | C.F.R. | 29 | 1614.105(a)(1)
29 CFR pt. 1614 | regulation | C.F.R. | 29 | 1614
29 C.F.R. Part 1614 | regulation | C.F.R. | 29 | 1614
85 Fed. Reg. 12345, 12350 (Mar. 3, 2020) | regulation | Fed. Reg. | 85 | 12345 | 2020
P.L. 104-132 | statute | Pub. L. No. |  | 104-132
110 Stat. 1214 | statute | Stat. | 110 | 1214
U.S. Const. art. III, § 2, cl. 1 | constitution | U.S. Const. |  | art. III, § 2, cl. 1
U.S. Const. amend. XIV, § 1 | constitution | U.S. Const. |  | amend. XIV, § 1
U.S. CONST. amend. IV | constitution | U.S. Const. |  | amend. IV
Cal. Const. art. I, § 7 | constitution | Cal. Const. |  | art. I, § 7
Cal. Const., art. VI, § 13 | constitution | Cal. Const. |  | art. VI, § 13
N.Y. Const. art. VI, § 5 | constitution | N.Y. Const. |  | art. VI, § 5
Tex. Const. art. I, § 9 | constitution | Tex. Const. |  | art. I, § 9
Fed. R. Civ. P. 12(b)(6) | rule | Fed. R. Civ. P. |  | 12(b)(6)
Fed. R. Evid. 702 | rule | Fed. R. Evid. |  | 702
Fed. R. Crim. P. 11(c)(1)(C) | rule | Fed. R. Crim. P. |  | 11(c)(1)(C)
Fed. R. App. P. 4(a) | rule | Fed. R. App. P. |  | 4(a)
Fed. R. Bankr. P. 9014 | rule | Fed. R. Bankr. P. |  | 9014
FRCP 56(a) | rule | Fed. R. Civ. P. |  | 56(a)
Sup. Ct. R. 10 | rule | Sup. Ct. R. |  | 10
S. Ct. Rule 10 | rule | Sup. Ct. R. |  | 10
Cal. Rules of Court, rule 8.500 | rule | Cal. R. Ct. |  | 8.500
Tex. R. App. P. 33.1 | rule | Tex. R. App. P. |  | 33.1
Tex. R. Civ. P. 91a | rule | Tex. R. Civ. P. |  | 91a
N.Y. Comp. Codes R. & Regs. tit. 22, § 202.5 | regulation | N.Y. Comp. Codes R. & Regs. | 22 | 202.5
22 NYCRR 202.5 | regulation | N.Y. Comp. Codes R. & Regs. | 22 | 202.5
Cal. Code Regs. tit. 8, § 11040 | regulation | Cal. Code Regs. | 8 | 11040
Cal. Code Regs., tit. 8, § 11040 | regulation | Cal. Code Regs. | 8 | 11040
Fla. R. Civ. P. 1.510 | rule | Fla. R. Civ. P. |  | 1.510
Fla. R. Crim. P. 3.850 | rule | Fla. R. Crim. P. |  | 3.850
Mass. R. Civ. P. 56(c) | rule | Mass. R. Civ. P. |  | 56(c)
Pa.R.C.P. 1035.2 | rule | Pa. R. Civ. P. |  | 1035.2
Pa. R. App. P. 1925(b) | rule | Pa. R. App. P. |  | 1925(b)
Ariz. R. Civ. P. 56 | rule | Ariz. R. Civ. P. |  | 56
Ill. S. Ct. R. 341(h)(7) | rule | Ill. Sup. Ct. R. |  | 341(h)(7)
Ohio Civ. R. 56(C) | rule | Ohio Civ. R. |  | 56(C)
Civ.R. 56(C) | rule | Ohio Civ. R. |  | 56(C)
Crim.R. 29 | rule | Ohio Crim. R. |  | 29
App.R. 16(A)(7) | rule | Ohio App. R. |  | 16(A)(7)
Evid.R. 404(B) | rule | Ohio Evid. R. |  | 404(B)
Minn. R. Civ. P. 12.02 | rule | Minn. R. Civ. P. |  | 12.02
MCR 2.116(C)(10) | rule | Mich. Ct. R. |  | 2.116(C)(10)
CR 56(c) | rule | Wash. Super. Ct. Civ. R. |  | 56(c)
RAP 2.5(a) | rule | Wash. R. App. P. |  | 2.5(a)
ER 404(b) | rule | Wash. R. Evid. |  | 404(b)
Restatement (Second) of Torts § 402A (1965) | secondary | Restatement (Second) of Torts |  | 402A | 1965
Restatement (Third) of Unfair Competition § 39 | secondary | Restatement (Third) of Unfair Competition |  | 39
Restatement of Contracts § 90 | secondary | Restatement of Contracts |  | 90
U.S.S.G. § 2B1.1(b)(1) | rule | U.S.S.G. |  | 2B1.1(b)(1)
USSG § 3E1.1 | rule | U.S.S.G. |  | 3E1.1
U.C.C. § 2-207 | statute | U.C.C. |  | 2-207
UCC § 9-203 | statute | U.C.C. |  | 9-203
Fla. Admin. Code Ann. r. 64B8-9.003 | regulation | Fla. Admin. Code |  | 64B8-9.003
16 Tex. Admin. Code § 24.1 | regulation | Tex. Admin. Code | 16 | 24.1
Wash. Admin. Code § 296-20-01002 | regulation | Wash. Admin. Code |  | 296-20-01002
WAC 296-20-01002 | regulation | Wash. Admin. Code |  | 296-20-01002
OAR 137-003-0001 | regulation | Or. Admin. R. |  | 137-003-0001
N.J.A.C. 1:1-1.1 | regulation | N.J. Admin. Code |  | 1:1-1.1
77 Ill. Adm. Code 515.100 | regulation | Ill. Admin. Code | 77 | 515.100
COMAR 10.07.14.02 | regulation | Md. Code Regs. |  | 10.07.14.02
Minn. R. 7050.0220 | regulation | Minn. R. |  | 7050.0220
Wis. Admin. Code § NR 105.02 | regulation | Wis. Admin. Code |  | NR 105.02
10A N.C.A.C. 13F .0101 | regulation | N.C. Admin. Code | 10A | 13F .0101
Executive Order 13769 | regulation | Exec. Order No. |  | 13769
section 1983 of title 42 | statute | U.S.C. | 42 | 1983
17 C.F.R. § 240.10b-5 | regulation | C.F.R. | 17 | 240.10b-5
Treas. Reg. § 1.482-1(a)(1) | regulation | Treas. Reg. |  | 1.482-1(a)(1)
Rev. Rul. 99-7 | regulation | Rev. Rul. |  | 99-7
Stats. 2012, ch. 130 | statute | Stats. |  | ch. 130 | 2012
L. 2019, ch. 55 | statute | L. |  | ch. 55 | 2019
1995 Mich. Pub. Acts 161 | statute | Mich. Pub. Acts | 1995 | 161
H.R. Rep. No. 104-369, at 31 (1995) | secondary | H.R. Rep. No. |  | 104-369 | 1995
S. Rep. No. 95-989, at 5 (1978) | secondary | S. Rep. No. |  | 95-989 | 1978
S. Rep. 98-225, at 12 (1983) | secondary | S. Rep. No. |  | 98-225 | 1983
H.R. Rep. No. 219, 79th Cong., 1st Sess. 3 (1945) | secondary | H.R. Rep. No. |  | 219 | 1945
S. Rep. No. 1333, 79th Cong. (1946) | secondary | S. Rep. No. |  | 1333 | 1946
H.R. Rep. 105-149 at 724 (1997) | secondary | H.R. Rep. No. |  | 105-149 | 1997
P.L. 1915, p. 182 | statute | Laws |  | p. 182 | 1915
49 U.S.C. app. § 1301 | statute | U.S.C. | 49 | 1301
28 U.S.C. § 2254(d)(1)-(2) | statute | U.S.C. | 28 | 2254(d)(1)-(2)
8 U.S.C. § 1101(a)(43)(F) (2018) | statute | U.S.C. | 8 | 1101(a)(43)(F) | 2018
Local Rule 56.1 | rule | L.R. |  | 56.1
L.R. 7-3 | rule | L.R. |  | 7-3
Civ. L.R. 7-2 | rule | L.R. |  | 7-2
LCvR 7(h) | rule | L.R. |  | 7(h)
Model Rules of Prof'l Conduct r. 1.7 | rule | Model Rules of Prof'l Conduct |  | 1.7
3 C.F.R., 1954-1958 Comp. 203 | regulation | C.F.R. | 3 | 203
3 C.F.R., 1971 Comp., p. 514 | regulation | C.F.R. | 3 | 514
Rev. St. U. S. § 850 | statute | Rev. Stat. |  | 850
Model Penal Code § 2.02 | statute | Model Penal Code |  | 2.02
RESTATEMENT (SECOND) OF CONTRACTS § 90 (1981) | secondary | Restatement (Second) of Contracts |  | 90 | 1981
115 Stat. 1425, 1439 (2002) | statute | Stat. | 115 | 1425 | 2002
Sutherland Statutory Construction § 46:5 (7th ed. 2007) | secondary | Sutherland Statutory Construction |  | 46:5 | 2007
7 Collier on Bankruptcy ¶ 1129.02[3][a] (16th ed. 2020) | secondary | Collier on Bankruptcy |  | 1129.02[3][a] | 2020
1 Newberg on Class Actions § 3:12 | secondary | Newberg on Class Actions |  | 3:12
11 U.S.C. § 101(10A)(A) | statute | U.S.C. | 11 | 101(10A)(A)
5 U.S.C. § 552(b)(5), (7)(C) | statute | U.S.C. | 5 | 552(b)(5), (7)(C)
Fed. R. Civ. P. 12(b)(1), (6) | rule | Fed. R. Civ. P. |  | 12(b)(1), (6)
Fla. Const. art. V, § 3(b)(4) | constitution | Fla. Const. |  | art. V, § 3(b)(4)
Cal. Const., art. I, § 28, subd. (f)(2) | constitution | Cal. Const. |  | art. I, § 28, subd. (f)(2)
N.C. Gen. Stat. § 1A-1, Rule 12(b)(6) (2019) | statute | N.C. Gen. Stat. |  | 1A-1, Rule 12(b)(6) | 2019
N.C.G.S. § 8C-1, Rule 404(b) | statute | N.C. Gen. Stat. |  | 8C-1, Rule 404(b)
ORCP 21 A(8) | rule | ORCP |  | 21 A(8)
St. 2018, c. 69, § 4 | statute | Laws |  | c. 69, § 4 | 2018
CJP § 5-101(a) | statute | Md. Code |  | 5-101(a)
T.R. 60(B)(1) | rule | Ind. Trial R. |  | 60(B)(1)
SSR 96-7p, 1996 WL 374186 | regulation | SSR |  | 96-7p
CCA 1807 | statute | N.Y. City Civ. Ct. Act |  | 1807
Pub. L. No. 106— 113, 113 Stat. 1501 (1999) | statute | Pub. L. No. |  | 106—113 | 1999
28 U.S.C.A. following section 723c | statute | U.S.C. | 28 | 723c
Treas. Reg. *417§ 301.6231(c)-7T(a) | regulation | Treas. Reg. |  | 301.6231(c)-7T(a)
ER 404(b ) | rule | Wash. R. Evid. |  | 404(b)
Rules 5A:18 and 2:201 | rule | Rules of Court |  | 5A:18 and 2:201
section 344 of the Code of 1892 | statute | Code of 1892 |  | 344 | 1892
section 633.33, The Code 1973 | statute | Iowa Code |  | 633.33 | 1973
GCR 1963, 853.2(4) | rule | GCR 1963 |  | 853.2(4)
42 u.s.c. 1983 | statute | U.S.C. | 42 | 1983
28 U. S. C. App., p. 755 | statute | U.S.C. | 28 | App., p. 755
28 U. S. C., pp. 2616-2617 (1940 ed.) | statute | U.S.C. | 28 | pp. 2616-2617 | 1940
12 O.S. 2011, § 2056(C) | statute | O.S. | 12 | 2056(C) | 2011
12 Okla. Stat. § 2012(B)(6) | statute | O.S. | 12 | 2012(B)(6)
14 DCMR § 4216.2 | regulation | D.C. Mun. Regs. | 14 | 4216.2
TEX. PEN.CODE ANN. § 3.03 (Vernon 2003) | statute | Tex. Penal Code |  | 3.03 | 2003
§ 287.120.1 RSMo. (Cum. Supp. 2019) | statute | Mo. Rev. Stat. |  | 287.120.1 | 2019
Pennsylvania Rule of Civil Procedure 227.1(c) | rule | Pa. R. Civ. P. |  | 227.1(c)
Rules of Criminal Procedure 11 and 12 | rule | R. Crim. P. |  | 11 and 12
U. S. Const., Amdt. 14, § 1 | constitution | U.S. Const. |  | Amdt. 14, § 1
Art. II, § 2, cl. 2 | constitution | U.S. Const. |  | Art. II, § 2, cl. 2
Art. III, § 2 | constitution | Const. |  | Art. III, § 2
1978 U.S. Code Cong. & Admin. News 5787 | secondary | U.S.C.C.A.N. | 1978 | 5787
9 FAM 504.1-2(d) | secondary | FAM | 9 | 504.1-2(d)
Article 7146, V.A.T.S. | statute | Tex. Rev. Civ. Stat. |  | 7146
Art. 38.23, V.A.C.C.P. | statute | Tex. Code Crim. Proc. |  | 38.23
Art. 38.22, Vernon’s Ann.C.C.P. | statute | Tex. Code Crim. Proc. |  | 38.22
Statutes 2012, chapter 7, section 1 | statute | Stats. |  | chapter 7, section 1 | 2012
20 U.S.C. Sec. 1681(a)(1-9) (1976) | statute | U.S.C. | 20 | 1681(a)(1-9) | 1976
Nevada Rev. Stat. § 41.130 | statute | Nev. Rev. Stat. |  | 41.130
N. Y. Fin. Servs. Law Ann. §§ 202, 301 | statute | N.Y. Fin. Servs. Law |  | 202, 301
section 148 of the Constitution of the State of Kentucky | constitution | Ky. Const. |  | section 148
Kan. Const. Bill of Rights § 5 | constitution | Kan. Const. |  | Bill of Rights § 5
12 Okl.St.Ann. § 2004 | statute | O.S. | 12 | 2004
Pa. R. Prof. Conduct 1.9 | rule | Pa. R. Prof'l Conduct |  | 1.9
ILCS S. Ct. Rule 137 | rule | Ill. Sup. Ct. R. |  | 137
Restatement, Conflict of Laws § 377 | secondary | Restatement, Conflict of Laws |  | 377
41 Op. O.L.C. 99 (2017) | secondary | Op. O.L.C. | 41 | 99 | 2017
MI Comp. Laws § 750.5 | statute | Mich. Comp. Laws |  | 750.5
20.2.72.200 NMAC | regulation | N.M. Code R. |  | 20.2.72.200
Cir. R. 28.1-1 | rule | Cir. R. |  | 28.1-1
NRPC 1.7 | rule | Nev. R. Prof'l Conduct |  | 1.7
article 81 of the Mental Hygiene Law | statute | N.Y. Mental Hyg. Law |  | art. 81
Fed Rules Civ Pro rule 43 [a] | rule | Fed. R. Civ. P. |  | 43 [a]
Sentencing Guidelines 2D1.1 | rule | U.S.S.G. |  | 2D1.1
P.A. 12-34, § 5 | statute | P.A. |  | 12-34
UJI 14-201 NMRA | rule | N.M. R. Ann. |  | 14-201
Super. R. Crim. P. 29 | rule | R.I. Super. R. Crim. P. |  | 29
Ill.Rev.Stat., 1983, Ch. 37, par. 702-1 | statute | Ill. Rev. Stat. |  | 37, par. 702-1 | 1983
Alabama Code 1940, T. 15, § 382(1) | statute | Ala. Code | 15 | 382(1) | 1940
5 Op. A. G. 288 (1851) | secondary | Op. Att'y Gen. | 5 | 288 | 1851
66 Vand. L. Rev. En Banc 12 (2013) | secondary | Vand. L. Rev. En Banc | 66 | 12 | 2013
170 U. Pa. L. Rev. Online 12 (2021) | secondary | U. Pa. L. Rev. Online | 170 | 12 | 2021
115 Colum. L. Rev. Sidebar 40 (2015) | secondary | Colum. L. Rev. Sidebar | 115 | 40 | 2015
88 Op. Md. Att'y Gen. 95 (2003) | secondary | Op. Md. Att'y Gen. | 88 | 95 | 2003
Act No. 161 of 1932 | statute | Laws |  | 161 | 1932
ch. 2019-12, Laws of Florida | statute | Laws |  | 2019-12 | 2019
Chapter 3, Statutes of 1984 | statute | Laws |  | 3 | 1984
Act 909 of 2001, § 5 | statute | Laws |  | 909 | 2001
Law No. 80 of May 30, 1976 | statute | Laws |  | 80 | 1976
79 NY Jur 2d, Negligence § 29 | secondary | NY Jur 2d, Negligence |  | 29
17A Am Jur 2d, Contracts, § 5 | secondary | Am Jur 2d, Contracts |  | 5
Kan. Const. Bill of Rts. § 15 | constitution | Kan. Const. |  | Bill of Rts. § 15
art. I, § 22 | constitution | Const. |  | art. I, § 22
35 U.S.C. § 112, ¶ 6 | statute | U.S.C. | 35 | 112, ¶ 6
126 Yale L.J.F. 12, 14 (2016) | secondary | Yale L.J.F. | 126 | 12 | 2016
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('findCitations: statutes, regulations, rules and constitutions', () => {
  test.each(forms.map((cells) => [cells[0] ?? '', cells] as const))('%s', (citation, cells) => {
    const [, kind, code, title = '', section = '', year = ''] = cells;
    const found = findCitations(`The court relied on ${citation}. That decided it.`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      kind,
      code,
      section,
      ...(title !== '' && { title }),
      ...(year !== '' && { year }),
    });
    expect(found[0]?.start).toBe(20);
  });
});

describe('findCitations: a subsection on the next line', () => {
  test.each([
    ['He relied on 15 U.S.C. § 1058\n  \n  (a), which bars it.', '1058\n  \n  (a)'],
    ['He relied on 15 U.S.C. § 1058.\n\n(a) The mark was known.', '1058'],
    ['He relied on 15 U.S.C. § 1058\n\n(a) The mark was known.', '1058'],
  ])('%j', (text, section) => {
    const [law] = findCitations(text);
    expect(law?.kind === 'statute' && law.section?.replace(/\s+/g, ' ')).toBe(section.replace(/\s+/g, ' '));
  });
});

describe('findCitations: where a section ends', () => {
  test.each([
    ['Under 28 U.S.C. § 1332(a), (2) he pays.', '1332(a)', 'a list of the sentence’s own goes on'],
    ['Under Fed. R. Civ. P. 12(b)(6), 3 of them fail.', '12(b)(6)', 'a number of the sentence’s own follows'],
    ['See RCW 4.24.510, 12 of them.', '4.24.510', 'the next number is written otherwise'],
    ['Under 42 U.S.C. § 1983 and § 12 of the lease.', '1983', 'a section of a paper follows'],
    ['See Exec. Order 10865 §§ 3-5, 25 Fed. Reg. 1583.', '10865', 'a volume follows'],
    ['See CPLR 3211, 2019 in all.', '3211', 'a year follows'],
    ['See 51 O.S.Supp. 2015 §§ 152-155; 12 Okla. Stat. § 95.', '152-155', 'another title follows'],
    ['See Rules of Evidence 404, 28 U. S. C. App., p. 770.', '404', 'a title follows'],
    ['See 18 U.S.C. § 1961 notes 3.', '1961', 'a word of the sentence follows'],
    ['See Fed. R. Evid. 403, 550 pages long.', '403', 'a number with its noun follows'],
    ['See 42 U.S.C. § 1983.5 The court held so.', '1983', 'a note is called behind the sentence'],
    ['It is like Fed. R. Civ. P. 11.5 The rule binds.', '11', 'a note is called behind a rule'],
    ['Under 4 C.F.R. § 28.100.3 GAO insists.', '28.100', 'a note is called behind a part’s section'],
    ['See 17 C.F.R. § 240.10b-5.1 on that.', '240.10b-5.1', 'a section with letters'],
    ['It cites 42 U.S.C. § 1983 note', '1983 note', 'the text ends'],
    ['See Fed. R. Civ. P. 7.1 on that.', '7.1', 'a rule has decimals'],
    ['By 5 U.S.C. §§ 701-706,1 is he bound?', '701-706', 'a note is called behind a comma'],
    ['By 42 U.S.C. §§ 1485,1490a he is bound.', '1485,1490a', 'a list has no spaces'],
    ['By N.C. Gen. Stat. § 14-33, Rule 5 is void.', '14-33', 'a rule of another law follows'],
    [
      'See U.S. Const., art. VI, cl. 2; Article III is another.',
      'art. VI, cl. 2',
      'a semicolon parts provisions',
    ],
  ])('%s: %s (%s)', (text, section) => {
    expect(findCitations(text)[0]).toMatchObject({ section });
  });
});

describe('findCitations: a short name is that of several states', () => {
  const cases = (reporter: string): string =>
    `Elm v. Oak, 10 ${reporter} 20 (2010). Fir v. Oak, 12 ${reporter} 34 (2011). `;

  test.each([
    [`${cases('Mich.')}He argues under MRE 702.`, 'Mich. R. Evid.'],
    [`${cases('Wn.2d')}He argues under ER 404(b).`, 'Wash. R. Evid.'],
    ['He argues under ER 404(b).', 'Wash. R. Evid.'],
    [`${cases('S.W.3d').replaceAll('(2', '(Tex. 2')}It applies Family Code § 153.002.`, 'Tex. Fam. Code'],
    ['It applies Family Code § 153.002.', 'Cal. Fam. Code'],
    ['See E.D. Va. Civ. R. 7(F).', 'L.R.'],
    ['It failed to comply with ARCP Rule 4.', 'Ark. R. Civ. P.'],
    ['As A.R.C.P. Rule 4(i) provides.', 'Ark. R. Civ. P.'],
    ['Oak Disabilities Act, Section 504.', 'Oak Disabilities Act'],
    ['See 42 U.S.C. §§ 2000e to 2000e-17; Section 5 of the FTC Act.', 'FTC Act'],
    ['Under French law, Article 1384 of the Civil Code provides it.', 'Civil Code'],
    ['So section 1714 of the Civil Code provides.', 'Cal. Civ. Code'],
    ['By the Federal Rule of Evi-\n  dence 403 it is out.', 'Fed. R. Evid.'],
    ['5 .Federal Rule of Evidence 704 provides it.', 'Fed. R. Evid.'],
    ['See Uniform Rules of Evidence, Rule 404.', 'Uniform Rules of Evidence'],
    ['See R.C.G.O § 150.120.', 'R.C.G.O'],
    ['It violates section 1 of the Sherman Act.6 Defendants deny it.', 'Sherman Act'],
  ])('%s: %s', (text, code) => {
    expect(findCitations(text).at(-1)).toMatchObject({ code });
  });
});

test('a section of the Revised Statutes beside its place in the code', () => {
  const [statute] = findCitations('The statute, R.S. 4888, 35 U.S.C.A. 33, controls.');
  expect(statute).toMatchObject({ code: 'R.S.', section: '4888' });
  expect(findCitations('The R.S. 4888 model, R.S. 4888, was sold.')).toEqual([]);
});

describe('findCitations: no law', () => {
  test.each([
    'The deposition was taken in 2012, chapter by chapter.',
    'See § 5 of the parties’ agreement, Ex. B.',
    'In Section 7, Apple argues otherwise.',
    'Acts of kindness in 1988, ch. none.',
    'The L. 2019 model was recalled.',
    'It met in § 12, Florida.',
    'See CBA Art. XII, § 3, and the Bylaws, Art. II, § 2; § 5, The Codex.',
    'He praised the V.A.T.S. choir and the Bill of Rights; an act.6 Section 5 fell.',
    'He invoked the Federal Rules of Civil Procedure. 4 The complaints, his Executive Order. 10 of them, fell.',
    'It repealed the Rules of Evidence. 5 We agree. Of 42 u.s. officers 12 fell.',
    'The code, U.C.A. 1953, was amended.',
    'The excerpts show it, ER 45–46, and CR 123 too.',
    'He breached MSA § 12.3.',
    'Section 12 of the MSA bars it.',
    'He fell. (1 CR 45.)',
    'He relied on Welf & I C §300.',
    'Rylands, L.R. 3 H.L. 330, and the Lease (2005) Terms, § 5.',
    'He fell. (1 CR 45; 2 Supp. CR 8; CR 1:45.) See MCM 45.',
    'The CCP 2019 plan went as FAR 12 as it could; RPL 5 was read.',
    'As M.D. Fla. R. Doe said, R. 3.01 is a page.',
    'He filed under Chapter 11 of the Bankruptcy Code.2 The petition lay.',
    'A. Applicable Law Rule 55(c) provides for it.',
    'Doe, On Questions of Public Law 156-157 (1737), and McKinney’s Cons Laws of NY, Book 7B, CPLR C321:2.',
    'SENTENCING GUIDELINES\n\n   36\n   Elm argues otherwise.',
    'It needs version 2.10.3 NMACS of it.',
    'The order was signed. CR 45.',
    'Americans With Disabilities Act; Section 504 and/or others.',
    'Elm & Oak, P.A. 12-34 Main Street, prints 12 Harv. L. Rev. No. 3; UJI 35.02 is none.',
    'The tenant breached art. IV, § 3 of the lease in Act 2 of the play; Act 5 of the Oak, 1990.',
    'He lived on Elm St. 2018, and 15 C.J. p. of the rest; the T.R. 60 was a Triumph.',
  ])('%s', (text) => {
    const law = findCitations(text).filter(({ kind }) => kind !== 'record');
    expect(law).toEqual([]);
  });
});

test('a rule that there is not is read as it was written, so that it can be told', () => {
  const sections = (text: string): unknown[] =>
    findCitations(text).map((found) => ('section' in found ? found.section : found.kind));
  expect(sections('Under Fed. R. Evid. 56, the motion')).toEqual(['56']);
  expect(sections('Under Fed. R. Civ. P. 56.1, the motion')).toEqual(['56.1']);
  expect(sections('It fails under Fed. R. Civ. P. 56.1 for want of proof.')).toEqual(['56.1']);
  expect(sections('28 U.S.C. § 1331.5')).toEqual(['1331.5']);
  // A note's call ends its sentence.
  expect(sections('See Fed. R. Civ. P. 56.1 The motion')).toEqual(['56']);
  expect(sections('See 28 U.S.C. § 1331.5\n')).toEqual(['1331']);
  expect(sections('the Federal Rules of Evidence 5 govern')).toEqual([]);
});
