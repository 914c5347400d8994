/** Which court decided: as the citation names it, or as its reporters imply. text | court | year */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

const cases = `
State v. Holt, 120 Idaho 408, 816 P.2d 364 (Ct. App.1991) | idahoctapp | 1991
State v. Holt, 101 Idaho 192, 610 P.2d 551 (1980) | idaho | 1980
Holt v. Elm, 528 P.2d 522, 528-29, 270 Or. 375 (1974) | or | 1974
Roe v. Oak, 93 N.M. 398, 600 P.2d 850 (Ct.App. 1979) | nmctapp | 1979
Oak v. Fir, 501 S.W.2d 387 (Tex.App.Beaumont 1973, writ ref'd n.r.e.) | texapp | 1973
Roe v. Oak, 275 So. 2d 416 (La.App. 4 Cir. 1973) | lactapp | 1973
Oak v. Elm, 5 N.W.2d 6 (N.D. Dist. Ct. 1985) |  | 1985
Matter of Elm, 27 I. & N. Dec. 271 (A.G. 2018) |  | 2018
Matter of Elm, 27 I. & N. Dec. 271 (2018) | bia | 2018
Oak v. Elm, 9 Cir. 1958, 254 F.2d 277 | ca9 | 1958
Oak v. Elm, 5 Cir., 279 F.2d 469 | ca5 |
Oak v. Elm, Fla.App. 1968, 214 So. 2d 515 | fladistctapp | 1968
Gay v. Fir, Fla.1951, 52 So. 2d 137 | fla | 1951
Oak v. State (1973), Ind., 294 N.E.2d 803 | ind | 1973
Oak v Fir, 221 Cal App 3d 1362, 1366 [4th Dist 1990] | calctapp | 1990
People v Fir, 195 Misc 2d 833 [Crim Ct, NY County 2003, Oakes, J.] | nycrimct | 2003
Fir Ltd. v Oak (102 Misc 2d 810, 811 [NY County 1979]) | nysupct | 1979
Oak v. United States, 88 U.S.App. D.C. 129, 187 F.2d 87 (1950) | cadc | 1950
Oak v. Elm, 53 Ohio App. 3d 1 (10th Dist.1988) | ohioctapp | 1988
Oak v. Elm, 88 N.J. Super. 5 (App. Div. 1965) | njsuperctappdiv | 1965
Oak v. Elm, 98 N.Y.S.3d 5 (App. Div. 2d Dep't 2019) | nyappdiv | 2019
Oak v. Elm, 11 Am. Tribal Law 12 (Blackfeet C.A. 2012) |  | 2012
Oak v. Elm, 2019 WL 12345 (App. Div. 1st Dep't May 3, 2019) | nyappdiv | 2019
Oak v. Elm, 98 N.Y.S.3d 5 (A.D. 2d Dept. 2019) | nyappdiv | 2019
Oak v. Elm, 98 A.3d 5 (App. Div. 2014) | njsuperctappdiv | 2014
Oak v. Elm, 98 N.Y.S.2d 5 (Sup. Ct. App. Term 1950) | nyappterm | 1950
Oak v. Elm, 88 Cal. Rptr. 5 (Dist. Ct. App. 1966) | calctapp | 1966
Oak v. Elm, 310 P.2d 5 (Cal. Dist. Ct. App. 1957) | calctapp | 1957
Oak v. Elm, 310 P.2d 5 (Cal. Dist. Ct. 1957) | caldistct | 1957
Oak v. Elm, 525 So. 2d 5 (4th DCA 1988) | fladistctapp | 1988
Oak v. Elm, 525 So. 2d 5 (4th DCX 1988) | |
People v. Elm (Feb. 3, 2021, B123456) [nonpub. opn.] 2021 WL 123456 | calctapp | 2021
People v. Elm (Feb. 3, 2021, S123456) 2021 WL 123456 | cal | 2021
Oak v. Elm, 529 U.S. 473, 484 (2000. | scotus | 2000
Oak v. Elm, 754 F.2d 71, 79 (2d Cir.1985. This Court (rightly) held so. | ca2 | 1985
Oak v. Elm, 754 F.2d 71, 79 (decided in 1985. This Court (rightly) held so. | |
Oak v. Elm, 522 F.2d 1167 1975). | | 1975
Oak v. Elm, 522 F.2d 1167, 1170 2d Cir. 1975). | ca2 | 1975
Oak v. Elm, 12 F.4th 34, 2d Cir. 2021 | ca2 | 2021
Oak v. Elm, 12 F.4th 34, 36, 9th Cir. (2021). | ca9 | 2021
Oak v. Elm, 12 F.4th 34 2d Cir. (2021) | ca2 | 2021
Oak v. Elm, 12 F. 4th 34 - Court of Appeals, 9th Circuit 2021 | ca9 | 2021
Oak v. Elm, 12 F.4th 34 - and the Second Circuit in 2021 agreed | |
Oak v. Elm, 550 US 544 - Supreme Court 2007 | scotus | 2007
Oak v. Elm, 12 Cal. App. 4th 34 - Cal: Court of Appeal, 2nd Appellate Dist. 1993 | calctapp | 1993
Oak v. Elm, 500 F. Supp. 3d 1 - Dist. Court, ND California 2020 | cand | 2020
Oak v. Elm, 12 A.3d 34 (N.J. Superior Court, Appellate Division 2011) | njsuperctappdiv | 2011
Oak v. Elm, 12 A.3d 34 (Superior Court of New Jersey, Appellate Division 2011) | njsuperctappdiv | 2011
Oak v. Elm, 12 N.Y.S.3d 34 (New York Supreme Court, Appellate Division 2011) | nyappdiv | 2011
Oak v. Elm, 12 N.Y.S.3d 34 (New York Supreme Court 2011) | nysupct | 2011
Oak v. Elm, 400 B.R. 34 (U.S. Bankruptcy Court S.D.N.Y. 2009) | nysb | 2009
Oak v. Elm, 400 B.R. 34 (Bankruptcy Court, S.D.N.Y. 2009) | nysb | 2009
Oak v. Elm, 12 A.3d 34 (Supreme Court of Maryland 2023) | md | 2023
Oak v. Elm, 12 A.3d 34 (Court of Special Appeals of Maryland 2011) | mdctspecapp | 2011
Oak v. Elm, 12 A.3d 34 (Md. Mar. 4, 2011) | md | 2011
Oak v. Elm, 12 So. 3d 34 (Florida Second District Court of Appeal 2011) | fladistctapp | 2011
Oak v. Elm, 12 S.W.3d 34 (Missouri Court of Appeals, Eastern District 2011) | moctapp | 2011
Oak v. Elm, 12 S.W.3d 34 (Texas Court of Criminal Appeals 2011) | texcrimapp | 2011
Oak v. Elm, 100 Fed. Cl. 34 (U.S. Court of Federal Claims 2011) | uscfc | 2011
Oak v. Elm, 12 U.S.T.C. 34 (U.S. Tax Court 2011) | tax | 2011
Oak v. Elm, 144 S. Ct. 34 (Supreme Court of the United States 2023) | scotus | 2023
Oak v. Elm, 500 F. Supp. 3d 1 (D. Hawai‘i 2020) | hid | 2020
Oak v. Elm, 12 F.4th 34, slip op. (2d Cir. 2021) | ca2 | 2021
Oak v. Elm, 12 F.4th 34 (2021) (2d Cir.) | ca2 | 2021
Oak v. Elm, 12 F.4th 34 (2021) (en banc) | | 2021
Oak v. Elm, 12 F.4th 34 (2021, 2d Cir.) | ca2 | 2021
Oak v. Elm, 12 F.4th 34 (2021, by Judge Fir) | |
Oak v. Elm, 500 F. Supp. 3d 1 (Southern District of New York 2020) | nysd | 2020
Oak v. Elm, 500 F. Supp. 3d 1 (U.S. District Court, E.D. Virginia 2020) | vaed | 2020
Oak v. Elm, 500 F. Supp. 3d 1 (W.D. Wash., Seattle 2020) | wawd | 2020
Oak v. Elm, 500 F. Supp. 3d 1 (NDCA 2020) | cand | 2020
Oak v. Elm, 12 F.4th 34 (CAFC 2021) | cafc | 2021
Oak v. Elm, 12 F.4th 34 (U.S. 2d Cir. 2021) | ca2 | 2021
Oak v. Elm, 12 F.4th 34 (United States Court of Appeals for the Ninth Circuit 2021) | ca9 | 2021
Oak v. Elm, 480 P.3d 1 (Nev. S. Ct. 2021) | nev | 2021
Oak v. Elm, 480 P.3d 1 (Supreme Court of Nevada 2021) | nev | 2021
Oak v. Elm, 90 N.E.3d 1 (Supreme Court of New York 2017) | nysupct | 2017
Oak v. Elm, 90 N.E.3d 1 (New York Court of Appeals 2017) | ny | 2017
Oak v. Elm, 90 N.E.3d 1 (Mass. SJC 2017) | mass | 2017
Oak v. Elm, 612 S.W.3d 1 (TX App 2020) | texapp | 2020
Oak v. Elm, 212 A.3d 34 (Md. App. 2019) | mdctspecapp | 2019
Oak v. Elm, 212 A.3d 34 (N.J. Super. A.D. 2019) | njsuperctappdiv | 2019
Oak v. Elm, 300 So. 3d 1 (Fla. 4DCA 2020) | fladistctapp | 2020
Oak v. Elm, 150 Fed. Cl. 1 (Fed. Cl. Spec. Mstr. 2020) | uscfc | 2020
Oak v. Elm, 8 Nav. R. 5 (Navajo 1999) | navajo | 1999
Oak v. Elm, 25 Indian L. Rep. 6001 (Hopi App. Ct. 1998) | | 1998
Oak v. Elm, 672 F.2d 5 (Former 5th Cir. 1982) | ca5 | 1982
Oak v. Elm, 22 Pick. 199 (1839) | mass | 1839
Oak v. Elm, 2 Cal.2d 324, 41 P.2d 161 (Sup. Ct. 1935) | cal | 1935
Oak v. Elm, 610 P.2d 551 (Ct. App. 1980) | | 1980
Oak v. Elm (C. C. A. 8) 12 F. 3 | ca8 |
Oak v. Elm, 12 F.2d 3 (C. C. A. 2, 1928) | ca2 | 1928
Oak v. Elm, 12 F. Supp. 3 (D.C.S.D.N.Y. 1935) | nysd | 1935
Oak v. Elm, D.C.Mass. 1951, 92 F.Supp. 3 | mad | 1951
Oak v. Elm, *388 D.C.D.N.J.1954, 125 F. Supp. 743 | njd | 1954
Oak v. Elm, 291 F. Supp. 92 (D.C.Wis. 1968) | | 1968
Oak v. Elm, 291 F. Supp. 92 (D.C.W.D.Wis. 1968) | wiwd | 1968
Oak v. Elm, 17 S.W.2d 22 (Tex. Comm'n App. 1929, holding approved) | texcommnapp | 1929
Oak v. Elm, 276 S.W. 5 (Tex. Com. App. 1925, judgm't adopted) | texcommnapp | 1925
Oak v. Elm, 2010 WL 12345, No. 09-cv-123 (S.D.N.Y. Jan. 5, 2010) | nysd | 2010
Oak v. Elm, 2004 WL 99123, No. C 03-1234 SI, at *3 (N.D. Cal. May 3, 2004) | cand | 2004
Oak v. Elm, 2001 WL 1002666, at 1, No. 13-00-402-CR, 2001 Tex.App. LEXIS 4288 (Tex.App.-Waco June 28, 2001, no pet.) | texapp | 2001
Oak v. Elm, 113 Bankr. 830 (N.D. Ill. 1990) | ilnd | 1990
Oak v. Elm (210 F.2d 150, C.A. 6, 1954). | ca6 | 1954
Oak v. Elm, 146 Fla. 182, 200 So. 541, Fla.1941, the court | fla | 1941
Oak v. Elm, 512 F.2d 1013, 1975. In | | 1975
Oak v. Elm, 512 F.2d 1913, 1975. In | |
Oak v. Elm, 512 F.2d 1013, May 1975, we | |
Oak v. Elm, 428 P.3d 1207, 1216-17, 192 W.2d 190 (Wash. 2018) | wash | 2018
Oak v. Elm, 12 F.3d 5, 30 Foo Bar Rep. 22 (9th Cir. 1993) | ca9 | 1993
Oak v. Elm, 12 F.3d 5, 30 Members of 22 (9th Cir. 1993) | |
Oak v. Elm, D. C., 12 F. Supp. 3 | |
Oak v. Elm, D.C., 7 F.R.D. 267 | |
Oak v. Elm, 125 F. Supp. 2d 3 (DC 2000) | dcd | 2000
Oak v. Elm, 125 F. Supp. 2d 3 (SD 2001) | sdd | 2001
Oak v. Elm, 337 F. Supp. 3d 66 (Mass. 2018) | mad | 2018
Oak v. Elm, 12 F.R.D. 66 (NJ 1951) | njd | 1951
Oak v. Elm, 337 F. Supp. 3d 66 (Tex. 2018) | | 2018
Oak v. Elm, 337 P.3d 66 (Ariz. 2014) | ariz | 2014
Oak v. Elm, 12 Mass. App. Dec. 4 (Mass. App. Div. 1957) | | 1957
Oak v. Elm, 12 Mass. App. Ct. 4 (1981) | massappct | 1981
Oak v. Elm, 10 M.J. 100 (N.C.M.R. 1981) | usnmcmilrev | 1981
Oak v. Elm, 79 F.3d 12 (D.C. Circuit 1996) | cadc | 1996
Oak v. Elm, 788 F. 2d 100 (CA3), cert. denied, 479 U. S. 8 (1986) | ca3 |
Oak v. Elm, 90 N.M. 620, 567 P.2d 62 (Ct.App.), cert. denied, 91 N.M. 4 (1977) | nmctapp |
Oak v. Elm, 97 Okl. 206, 223 P. 383-84 (1924) | okla | 1924
Oak v. State, 97 Wn.2d 466 (1982) 647 P.2d 481. | wash | 1982
Oak v. Elm (Idaho) 21 Pac. 1040 | idaho |
Oak v. Elm (Ky.) 55 S. W. 3 | ky |
Oak v. Elm, Okl.Cr., 255 P.2d 3 | oklacrimapp |
Oak v. Elm, 925 So. 2d 3 (Fla. 3d Dist. Ct. App. 2005) | fladistctapp | 2005
Oak v. Elm, 325 S.W.3d 3 (Mo. banc 2010) | mo | 2010
Oak v. Elm, 125 B.R. 3 (B.A.P. 9th Cir. 1991) | bap9 | 1991
Oak v. Elm, 15 Tex. Civ. App. 3 | texapp |
Elm v. Oak, Montgomery App. No. 20045, 2004-Ohio-2739 | ohioctapp | 2004
Elm v. Oak, Tex.Civ. App., 323 S.W.2d 607 | texapp |
Oak v. Elm, 209 F.2d 57 (C. A. 3d Cir.) | ca3 |
Oak v. Elm, 209 F.2d 57 (C.A. 6th Cir. 1954) | ca6 | 1954
Oak v. Elm, 804 S.W.2d 663 (Tex.App.Fort Worth 1991, no writ) | texapp | 1991
Oak v. Elm, 804 S.W.2d 663 (Tex.App.Houston [1st Dist.] 1988, writ denied) | texapp | 1988
Oak v. Elm, 804 S.W.2d 663 (Tex.App.-El Paso 1989) | texapp | 1989
The Elm, D.Ore., 216 F. 709 | ord |
Oak v. Elm, 2014-Ohio-4019 | | 2014
Oak v. Elm, 8th Dist. Cuyahoga No. 100, 2014-Ohio-4019 | ohioctapp | 2014
Oak v. Elm, 140 Ohio St.3d 5, 2014-Ohio-4019 | ohio | 2014
Matter of Oak v St. Elm's Univ., N.Y., 17 AD2d 632 | nyappdiv |
Oak v. Elm, 100 P.3d 10, 12 (Cal.App. 2 Dist. 2009) | calctapp | 2009
Oak v. Elm, 100 P.3d 10 (Wash. App. Div. 1 2004) | washctapp | 2004
Oak v. Elm, 133 Nev. 1, 400 P.3d 10 (Ct. App. 2017) | nevapp | 2017
Oak v. Elm, 100 S.W.3d 10 (Tex. Dist. Ct. 2019) | | 2019
Oak v. Elm, 100 F.3d 10 (Cal. 9th Cir. 1996) | | 1996
Oak v. Elm, 100 F.3d 10 (C.A.9 (Cal.),1996) | ca9 | 1996
Oak v. Elm, 100 F.3d 10 (Ninth Cir. 1996) | ca9 | 1996
Oak v. Elm, 100 F. Supp. 10 (N.D. Texas 1996) | txnd | 1996
Oak v. Elm, 707 So. 2d 1 (La. App. 2 Cir. 3/4/98) | lactapp | 1998
Oak v. Elm, 12 F. Supp. 3d 4 (D. Haw. 4 January 2014) | hid | 2014
Oak v. Elm, 12 F.3d 1 (9th Cir. Mar. 4, 2019, as amended Mar. 5, 2020) | ca9 | 2019
Oak v. Elm, 12 F.3d 1 (N.D. Cal. Mar. 4, 2019; amended Mar. 6, 2019) | cand | 2019
Oak v. Elm, 12 F.3d 1 (N.D. Cal. entered Mar. 4, 2019) | cand | 2019
Oak v. Elm, 12 F.3d 1 (S.D.N.Y. Monday, March 4, 2019) | nysd | 2019
Oak v. Elm, 12 F. Supp. 3d 1 (U.S. Dist. N.D. Cal. 2019) | cand | 2019
Oak v. Elm, 12 F. Supp. 3d 1 (N.D. Calif. 2019) | cand | 2019
Oak v. Elm, 12 F. Supp. 3d 1 (N.D.CA 2019) | cand | 2019
Oak v. Elm, 12 F. Supp. 3d 1 (W.D. WA 2019) | wawd | 2019
Oak v. Elm, 12 F. Supp. 3d 1 (E.D. Penn. 2019) | paed | 2019
Oak v. Elm, 512 B.R. 1 (Bankr. Del. 2019) | deb | 2019
Oak v. Elm, 512 B.R. 1 (Bank. S.D.N.Y. 2019) | nysb | 2019
Oak v. Elm, 12 N.Y.S.3d 1 (N.Y.A.D. 2 Dept. 2019) | nyappdiv | 2019
Oak v. Elm, 12 A.3d 1 (N.J.Super.A.D. 2019) | njsuperctappdiv | 2019
Oak v. Elm, 12 A.3d 1 (Pa. Superior Ct. 2019) | pasuperct | 2019
Oak v. Elm, 12 F.3d 1 (9th Cir. 2019, unpublished) | ca9 | 2019
Oak v. Elm, 12 F.3d 1 (9th Cir. 2019 (en banc)) | ca9 | 2019
Oak v. Elm, 12 F.3d 1 (N.D. Cal. 3-4-2019) | cand | 2019
Oak v Elm, 2020 WL 123456, *2 [Sup Ct, NY County, Jan. 5, 2020, Index No. 654321/2019] | nysupct | 2020
Oak v Elm, 2020 WL 123456 [Sup Ct, NY County 2020, Ash-Fir, J., index No. 654321/2019] | nysupct | 2020
Oak v Elm, 2019 WL 99 [ED NY, Mar. 4, 2019, No. 17-CV-2016] | nyed | 2019
Oak v. Elm, 77 M.J. 4 (N-M. Ct. Crim. App. 12 Feb 2013) | nmcca | 2013
Oak v. Elm, No. 2019AP1234-CR, 2020 WL 1234, unpublished slip op. (WI App Mar. 4, 2020) | wisctapp | 2020
Oak v. Elm, 564 F.3ᵈ 636 (3ᵈ Cir. 2009) | ca3 | 2009
OAK V. ELM, 2019 WL 1234567, AT *4 (N.D. CAL. MAR. 4, 2019) | cand | 2019
Oak v. Elm, 220 Ariz. 1, 3 ¶ 12, 202 P.3d 1, 3 (App. 2009) | arizctapp | 2009
Oak v. Elm, — U.S. —, —, 113 S.Ct. 566, 574, 121 L.Ed.2d 494 (1992) | scotus | 1992
Oak v. Elm, ___ So. 3d ___, 48 Fla. L. Weekly D123 (Fla. 4th DCA Jan. 4, 2023) | fladistctapp | 2023
Oak v. Elm, 45 Fla. L. Weekly S34 (Fla. 2020) | fla | 2020
State v. Elm, 150 Wis. 2d 1, 440 N.W.2d 1 (1989) | | 1989
State v. Elm, 150 Wis. 2d 1, 440 N.W.2d 1 (Ct. App. 1989) | wisctapp | 1989
State v. Elm, 80 Wis. 2d 1 (1977) | wis | 1977
Oak v. Elm, __ F.4th __, No. 22-123, 2023 WL 123456, at *3 (2d Cir. Jan. 2, 2023) | ca2 | 2023
Oak v. Elm, __ F.3d __, No. 18-1234 (2d Cir. Jan. 2, 2019) | ca2 | 2019
Elm v. Oak, 34 F.4th 11, 12 (2022) | | 2022
ElmChoice v. Attorney Gen., Fla., 34 F.4th 11 (2022) | | 2022
Oak v. Elm, Del.Supr., 305 A.2d 62 (1973) | del | 1973
Oak v. Elm, 57 F.3d 12 (lst Cir. 1995) | ca1 | 1995
Oak v. Elm, 57 F.3d 12 (llth Cir.1995) | ca11 | 1995
Oak v. Elm, 57 F.3d 12, 15 (5th 2005) | ca5 | 2005
Oak v. Elm, 357 U.S. 51, 52 [(1958)] | scotus | 1958
Oak v. Elm, 33 F. Supp. 2d 17, 19. (D.D.C. 2013) | dcd | 2013
Oak v. Elm, 5 F.3d 6. (See it there.) | |
Oak v. Elm, 466 U.S. 66, 80 L. Ed. 2d 67, 104 S. Ct. 20 22 (1984) | scotus | 1984
Oak v. Elm, 104 Wash. 2d 35, 705 P.2d 11, 713 P.2d 12 (1985) | wash | 1985
Oak v. Elm, 166 Wn.2d 97, 166 Wash. 2d 97, 216 P.3d 37 (2009) | wash | 2009
Yellow Oak v Elm, 188 Misc 2d 48 [Nassau Dist Ct 2001, Oakes, J.] | nydistct | 2001
Oak v Elm, 188 Misc 2d 48 [Long Oak City Ct 2001] | nycityct | 2001
Oak v Elm, 188 Misc 2d 48 (N.Y. Monroe County Ct. 1988) | nycountyct | 1988
Oak v. Elm, 88 N.J. Super. 5 (Cty. Ct. 1965) | | 1965
Oak v Elm, 2002 NY Slip Op 40376(U) [App Term, 9th & 10th Jud Dists] | nyappterm | 2002
Oak v. Elm, 2012 IL App (3d) 110096WC-U | illappct | 2012
Oak v. Elm, 100 F.3d 10 (Table), 1996 WL 123456, at *2 (9th Cir. Nov. 5, 1996) | ca9 | 1996
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((field) => field.trim()));

describe('findCitations: courts', () => {
  test.each(cases)('%s', (text = '', court = '', year = '') => {
    const [found] = findCitations(text);
    expect(found?.kind).toBe('case');
    expect(found && 'court' in found ? found.court : undefined).toBe(court || undefined);
    expect(found && 'year' in found ? found.year : undefined).toBe(year || undefined);
  });

  test('A parallel behind the year belongs to the case, unless it has a year of its own.', () => {
    expect(findCitations('Oak v. State, 97 Wn.2d 466 (1982) 647 P.2d 481.')).toMatchObject([
      { parallel: [{ volume: '647', reporter: 'P.2d', page: '481' }] },
    ]);
    expect(findCitations('Oak v. State, 97 Wn.2d 466 (1982) 647 P.2d 481 (1983).')).toHaveLength(2);
  });

  test('A court between caption and volume is no part of the name.', () => {
    expect(findCitations('Oak v. Elm Co. (Utah) 10 Pac. 838')[0]).toMatchObject({ defendant: 'Elm Co.' });
    expect(findCitations('Oak v. Elm (Sup.) 96 N. Y. Supp. 1')[0]).toMatchObject({ defendant: 'Elm' });
    expect(findCitations('Oak v. Elm Co. (Ohio), 10 F.3d 838')[0]).toMatchObject({
      defendant: 'Elm Co. (Ohio)',
    });
  });

  test.each([
    [
      'Oak v. Fir, --- U.S. ----, 105 S. Ct. 2520, 86 L. Ed. 2d 81 (1985)',
      'hyphens for a volume and page not yet known',
    ],
    ['Oak v. Fir, — U.S. -, 105 S.Ct. 2520, 86 L.Ed.2d 81 (1985)', 'and one that a scan shortened'],
    ['Oak v. Fir, 470 U.S. 12, 105 *112 S.Ct. 2520, 86 L.Ed.2d 81 (1985)', 'a page number within a parallel'],
  ])('%s: %s', (text) => {
    const found = findCitations(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      plaintiff: 'Oak',
      defendant: 'Fir',
      year: '1985',
      parallel: [
        { volume: '105', reporter: 'S. Ct.', page: '2520' },
        { volume: '86', reporter: 'L. Ed. 2d', page: '81' },
      ],
    });
  });
});
