/** Places and pin cites as old reports, scans and loose-leaf services write them: each beside what it must not become. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import type { FoundCitation } from '../../../src/citations/found-citation';

/** `volume reporter page, pin = parallel = parallel`; a short form has no page; laws and the rest by their kind. */
function written(citation: FoundCitation): string {
  if (citation.kind === 'short')
    return `${citation.volume} ${citation.reporter} at ${citation.pinCite ?? '_'}`;
  if (citation.kind === 'supra') return `${citation.name ?? '_'}, supra, at ${citation.pinCite ?? '_'}`;
  if (citation.kind !== 'case') return citation.kind;
  const { volume, reporter, page = '_', pinCite, parallel = [] } = citation;
  const own = `${volume} ${reporter} ${page}${pinCite === undefined ? '' : `, ${pinCite}`}`;
  return [own, ...parallel.map((one) => `${one.volume} ${one.reporter} ${one.page}`)].join(' = ');
}

const places = `
a series without its letters | Elm v. Oak, 512 F.3 34, 36 (9th Cir. 2008) | 512 F.3d 34, 36
| Elm v. Oak, 512 F.3d 30 (2008). Elm, 512 F.3 at 36. | 512 F.3d 30 ; 512 F.3d at 36
| Elm v. Oak, 45 Cal. App. 4 34 (1996) | 45 Cal. App. 4th 34
| Elm v. Oak, 200 Ill. 2 34 (2002) | 200 Ill. 2d 34
| Elm v. Oak, 45 N.Y. 2, 34 (1871) | 45 N.Y. 2, 34
| Elm v. Oak, 45 N.Y. 2 34 Barb. 5 (1871) | 45 N.Y. 2 = 34 Barb. 5
| Elm v. Oak, 4 Wheat. 4 34 | 4 Wheat. 4
a third series in full | Elm v. Oak, 512 F.3rd 34 (9th Cir. 2008) | 512 F.3d 34
| Elm v. Oak, 512 F.3rdly 34 (9th Cir. 2008) |
reporters as they are typed | Elm v. Oak, 512 F. App. 34 (2d Cir. 2013) | 512 F. App'x 34
| Elm v. Oak, 512 Fed. Supp. 34 (1981) | 512 F. Supp. 34
| Elm v. Oak, 2021 BL 12345 (S.D.N.Y. 2021) | 2021 BL 12345
| The 12 BL 5 forms, 12 BL 5 |
a short form without its word, or with another | Elm v. Oak, 384 U.S. 436 (1966). Elm, 384 U.S. 444. | 384 U.S. 436 ; 384 U.S. at 444
| Elm v. Oak, 384 U.S. 436 (1966). Oak, 384 U.S., 479. | 384 U.S. 436 ; 384 U.S. at 479
| Elm v. Oak, 384 U.S. 436 (1966). Elm, 384 U.S. @ 479. | 384 U.S. 436 ; 384 U.S. at 479
| Elm v. Oak, 384 U.S. 436 (1966). Elm, 384 U.S. at pg. 479. | 384 U.S. 436 ; 384 U.S. at 479
| Elm v. Oak, 384 U.S. 436 (1966). Fir, 384 U.S. 444. | 384 U.S. 436 ; 384 U.S. 444
| Elm v. Oak, 384 U.S. 436 (1966). Elm v. Fir, 384 U.S. 444. | 384 U.S. 436 ; 384 U.S. 444
| Elm v. Oak, 384 U.S. 436 (1966). Elm, 384 U.S. 444 (1966). | 384 U.S. 436 ; 384 U.S. 444
reporters in small letters | Elm v Oak, 347 us 483, 495 (1954). | 347 U.S. 483, 495
| Elm v. Oak, 12 f.4th 34 (2d cir. 2021) | 12 F.4th 34
| Elm v. Oak, 500 f. supp. 3d 1 (s.d.n.y. 2020) | 500 F. Supp. 3d 1
| In 2001 us 500 people voted; 12 us 5 boxes, and 12 u.s. 5 officers. |
another sign before the pin cite, or none | Elm v. Oak, 529 U.S. 473; 484 (2000) | 529 U.S. 473, 484
| Elm v. Oak, 529 U.S. 473. 484 (2000) | 529 U.S. 473, 484
| Elm v. Oak, 458 U.S. 176 206, 102 S. Ct. 3034 (1982) | 458 U.S. 176, 206 = 102 S. Ct. 3034
| Elm v. Oak, 529 U.S. 473; 12 (2000) | 529 U.S. 473
| Elm v. Oak, 564 F.3d 636 651 n.7 (3d Cir. 2009) | 564 F.3d 636, 651 n.7
| Elm v. Oak, 123 S.W.3d 456 460 (Tex. App.—Houston [14th Dist.] 2003, pet. ref'd) | 123 S.W.3d 456, 460
| People v. Elm, 25 Cal.4th 826 850-851. | 25 Cal. 4th 826, 850-851
| People v. Elm, 25 Cal.4th 826 12-13. | 25 Cal. 4th 826
| Elm v Oak, 461 Mich 109 120; 597 NW2d 817 (1999) | 461 Mich. 109, 120 = 597 N.W.2d 817
| Elm v. Oak, 544 U.S. 544, 570,, 127 S. Ct. 1955 (2007) | 544 U.S. 544, 570 = 127 S. Ct. 1955
| State v. Elm, 2018 WI 2, para. 12, 379 Wis. 2d 86, 905 N.W.2d 353 | 2018 WI 2, ¶ 12 = 379 Wis. 2d 86 = 905 N.W.2d 353
a page behind a page of one digit | Elm v. Oak, 40 F.3d 4 at 9 (9th Cir. 1996) | 40 F.3d 4, 9
an order of Illinois | Elm v. Oak, 2015 IL App (1st) 133515-UB, ¶ 3 | 2015 IL App (1st) 133515-UB, ¶ 3
Pennsylvania's district and county reports | Elm v. Oak, 61 D. & C.4th 5 (Pa. Com. Pl. 2003) | 61 Pa. D. & C.4th 5
| In 61 D. & C. was born | 
what a scan made of another's place | He cites 1 Just. 233 and 3 Just. 155. |
| Elm v. Oak, 1 Just. 233 (1901) | 1 Just. 233
| Elm, supra note 3, at 130, 3 L.H. at 510 | Elm, supra, at 130
paragraphs in words, letters and brackets | Elm v. Oak, 2015 IL 118265, par. 12 | 2015 IL 118265, ¶ 12
| Elm v. Oak, 2015-Ohio-1234, at pars. 12, 14 | 2015 Ohio 1234, ¶ 12, 14
| Elm v. Oak, 2015 UT 12, P7, 350 P.3d 1 | 2015 UT 12, ¶ 7 = 350 P.3d 1
| Elm v. Oak, 2015 UT 12, PP 7-9, 350 P.3d 1 | 2015 UT 12, ¶ 7-9 = 350 P.3d 1
| Elm v. Oak, 2007-NMCA-014, [¶¶ 7-9, 12], 141 N.M. 1 | 2007 NMCA 014, ¶¶ 7-9, 12 = 141 N.M. 1
| Elm v. Oak, 2015 ND 12, at [¶7]. Elm at P9. Oak, at par. 8. | 2015 N.D. 12, ¶7 ; 2015 N.D. at ¶ 9 ; 2015 N.D. at ¶ 8
| Elm v. Oak, 2015 ND 12. [¶7] The court held so. | 2015 N.D. 12
| Elm v. Oak, 350 P.3d 1, P. 5, p 6, and Pp. 7 | 350 P.3d 1, 5, p 6, and Pp. 7
| Elm v. Oak, 350 P.3d 1, paragraph 12 of the lease | 350 P.3d 1
| Elm v. Oak, 450 F. App′x 12 (2d Cir. 2011) | 450 F. App'x 12
| Elm v. Oak, 564 F.3ᵈ 636 (3d Cir. 2009) | 564 F.3d 636
| Elm v. Oak, 69 F.4ᵗʰ 1356 (Fed. Cir. 2023) | 69 F.4th 1356
a blank before the reporter's dot | Elm v. Oak, 529 U.S . 473, 484 (2000) | 529 U.S. 473, 484
| Elm v. Oak, 323 F. Supp . 509 (1971) | 323 F. Supp. 509
a heading's capitals | ELM V. OAK, 709 F.3D 450 (9TH CIR. 2013). ELM, 709 F.3D AT 458. | 709 F.3d 450 ; 709 F.3d at 458
the page behind the year | Elm v. Oak, 556 U.S. 662 (2009), at 678 | 556 U.S. 662, 678
| Elm v. Oak, 556 U.S. 662 (2009) at 678–79 | 556 U.S. 662, 678–79
| Elm v. Oak, 556 U.S. 662 (2009), 678. | 556 U.S. 662, 678
| Elm v. Oak, 556 U.S. 662 (2009), 700 people fell. | 556 U.S. 662
| Elm v. Oak, 556 U.S. 662 (2009), at 5 times the cost | 556 U.S. 662
at, typed as a sign | Elm v. Oak, 550 U.S. 544 @ 570 (2007) | 550 U.S. 544, 570
| Elm v. Oak, 550 U.S. 544 (2007), oak@elm.test | 550 U.S. 544
a page's number within the reporter | Elm v. Oak Zoning Bd., 61 Ohio⏎7⏎St.3d 142, 147, 735 N.E.2d 433 | 61 Ohio St. 3d 142, 147 = 735 N.E.2d 433
| Elm v. Oak, 5 Ohio 7 (1831) | 5 Ohio 7
a county's letters within a docket number | Elm v. Oak, 7th Dist. Monroe No. 09 MO 9, 2011-Ohio-3370 | 2011 Ohio 3370
| Elm v. Oak, 7th Dist. Mahoning No. 12 MA 160, 2013-Ohio-12 | 2013 Ohio 12
| Elm v. Oak, 12 MO 9 (1849) | 12 Mo. 9
a page written as a place of its own | State v. Elm, 106 Ariz. 103, 471 P.2d 715 (1970). It said so. 471 P.2d 724. | 106 Ariz. 103 = 471 P.2d 715 ; 471 P.2d at 724
| State v. Elm, 106 Ariz. 103, 471 P.2d 715 (1970). It said so. 471 P.2d 824. | 106 Ariz. 103 = 471 P.2d 715 ; 471 P.2d 824
| State v. Elm, 471 P.2d 715 (1970). Fir v. Oak, 471 P.2d 724 (1970). | 471 P.2d 715 ; 471 P.2d 724
| Roe v. Elm, 209 Conn. 273, 278 (1988). See Roe v. Elm, supra, 209 Conn. 278. | 209 Conn. 273, 278 ; 209 Conn. at 278
| State v. Elm, 303 Conn. 71 (2011). See Elm, supra, 303 Conn. 190. | 303 Conn. 71 ; 303 Conn. at 190
| State v. Elm, 303 Conn. 71 (2011). See State v. Elm, supra, 303 Conn. 490. | 303 Conn. 71 ; 303 Conn. 490
| State v. Elm, 303 Conn. 71 (2011). See Elm, 303 Conn. 190. | 303 Conn. 71 ; 303 Conn. 190
| Roe v. Elm, 209 Conn. 273 (1988). See Roe v. Oak, supra, 209 Conn. 278. | 209 Conn. 273 ; 209 Conn. 278
| Roe v. Elm, 209 Conn. 273 (1988). See Roe v. Elm, 209 Conn. 278. | 209 Conn. 273 ; 209 Conn. 278
paragraphs behind a page | Elm Order, 33 FCC Rcd. 311, 320–21, paras. 20-22 (2018) | 33 FCC Rcd 311, 320–21, paras. 20-22
| Elm v. Oak, 301 So. 3d 12, 20 (¶ 21) (Miss. 2020) | 301 So. 3d 12, 20 (¶ 21)
| Elm v. Oak, 301 So. 3d 12, 20 (¶ 21 is quoted) (Miss. 2020) | 301 So. 3d 12, 20
where a database has it | Elm v. Ash, 35 F. Supp. 886 (N.D. Ill. 1984) [Available on WESTLAW, 1984 WL 1147]. | 35 F. Supp. 886 = 1984 WL 1147
| Elm v. Ash, 35 F. Supp. 886 (N.D. Ill. 1984) [see 1984 WL 1147]. | 35 F. Supp. 886 ; 1984 WL 1147
a railroad is no page of the record | US v. L.A. & Elm R.R. 273 U.S. 299 (1927). | 273 U.S. 299
| He fell. (R.R. 273.) | record
no volume begins with 0 | Stats. and Regs., p 30,020 A, at 30,091-4 |
| Elm v. Oak, 44 U.S. 214,56 U.S. 212 | 44 U.S. 214 ; 56 U.S. 212
an old docket number of Alabama | ELM v. STATE. 2 Div. 817. Court of Appeals |
pages by the thousand | Elm v. Oak, 66 F.3d 1270, 22 Envtl. L. Rep. 21,309 (9th Cir. 1992) | 66 F.3d 1270 = 22 Envtl. L. Rep. (Envtl. Law Inst.) 21,309
| Elm Co., 27 F.E.R.C. at 61,673 | 27 FERC at 61,673
| Elm Co., 23 F.E.R.C. p 61,319, at 61,699 (May 31, 1983) | 23 FERC p 61,319, 61,699
| Elm v. Oak, 61 F.3d 21,309 | 61 F.3d 21, 309
paragraphs of a commission | Elm Co., 122 FERC ¶ 61,283 at P 12 (2008) | 122 FERC ¶ 61,283, ¶ 12
| Elm v. Oak, 66 F.3d 1270 P 12 | 66 F.3d 1270
volumes of loose-leaf services | Elm v. Oak, 1990-1 Trade Cas. (CCH) ¶ 61,234 (D.D.C. 1990) | 1990-1 Trade Cas. (CCH) ¶ 61,234
| Elm v. Oak, 1940-1943 Trade Cas. (CCH) par. 56,104 (D. Mass. 1941) | 1940-1943 Trade Cas. (CCH) par. 56,104
| Elm v. Oak, 84-1 U.S.T.C. ¶ 9123 (5th Cir. 1984) | 84-1 U.S. Tax Cas. (CCH) ¶ 9123
| In re Elm, [1990-1991 Transfer Binder] Fed. Sec. L. Rep. (CCH) ¶ 95,345 (S.D.N.Y. 1990) | 1990-1991 Fed. Sec. L. Rep. (CCH) ¶ 95,345
| See Release No. 34-123, Fed. Sec. L. Rep. (CCH) ¶ 80,123 (Feb. 3, 1985). |
| See 18-1 Cal. Rptr. 5 (1961). |
a docket number behind the database's | Elm v. Oak, 2004 WL 99123, No. 03-1234, at *3 (N.D. Cal. 2004) | 2004 WL 99123, *3
| Elm v. Oak, 2004 WL 99123, and No. 03-1234 is pending. | 2004 WL 99123
the page in another print | Elm v. Oak, 348 U.S. 3, 8, 75 S.Ct. 1, 4, 99 L.Ed. 4 [9] (1954) | 348 U.S. 3, 8 = 75 S. Ct. 1 = 99 L. Ed. 4
| appeal dismissed 79 NY2d 914 [1992], 89 NY2d 1064 [1997] | 79 N.Y.2d 914 ; 89 N.Y.2d 1064
a volume whose page is lost | Elm v. Oak, 152 N.C. 366, 67 S.E. 914, 28 L.R.A., N.S.. | 152 N.C. 366 = 67 S.E. 914
a pleading's line within a database's number | Elm v. Oak, 2009⏎23 WL 10705131, at *2 (D. Me. 2009) | 2009 WL 10705131, *2
a database's volume is a year | Then 23 WL 10705131. |
| Elm v. Oak, 91 Cal. Daily Op. Serv. 1588 (1991) | 91 Cal. Daily Op. Serv. 1588
an address | He lives at 45 N.W. 12 Street, near 120 S.W. 45 Ave. |
| Elm v. Oak, 45 N.W. 12 | 45 N.W. 12
a verse | As 1 Pet. 2:9 says. |
| Elm v. Oak, 1 Pet. 2: the court | 1 Pet. 2
marks of thousands | Elm v. Oak, 2020 WL 1,234,567 (D. Me. 2020) | 2020 WL 1234567
| Elm v. Oak, 100 F.3d 1,234 (9th Cir. 1996) | 100 F.3d 1234
| Elm v. Oak, 90 Wn.2d 9,577 P.2d 975 (1978) | 90 Wash. 2d 9 = 577 P.2d 975
| Elm v. Oak, 12 U.S. 3,5 (1814) | 12 U.S. 3, 5
| Elm v. Oak, 90 Wn.2d 659,665 (1978) | 90 Wash. 2d 659, 665
a syllabus behind the year | Elm v. Oak, 6 Ohio St.3d 238, 452 N.E.2d 1287 (1983), paragraph two of the syllabus | 6 Ohio St. 3d 238, paragraph two of the syllabus = 452 N.E.2d 1287
| Elm v. Oak, 6 Ohio St.3d 238 (1983), paragraph two is | 6 Ohio St. 3d 238
paragraphs with points | Elm v. Oak, 2010 WI 5, ¶¶ 2.1, 4.2 | 2010 WI 5, ¶¶ 2.1, 4.2
| Elm v. Oak, 2010 WI 5, ¶¶ 12, 5 F.3d 6 | 2010 WI 5, ¶¶ 12 ; 5 F.3d 6
series in square brackets | Elm v. Oak, 245 Ky. 822, 54 S.W. [2d] 377 | 245 Ky. 822 = 54 S.W.2d 377
| Decree (3 F.[2d] 846) affirmed. | 3 F.2d 846
| Elm v. Oak, 12 S. E. [2d] 5 (1940) | 12 S.E.2d 5
| Elm v. Oak (1973) 5 Cal.3d 6 [70 Cal.Rptr. 8] | 5 Cal. 3d 6 = 70 Cal. Rptr. 8
reporters run together | Elm v. Oak, 384 U.S. 436, 444, 86 SCt 1602, 1612, 16 LE2d 694, 706 (1966) | 384 U.S. 436, 444 = 86 S. Ct. 1602 = 16 L. Ed. 2d 694
| Elm v. Oak, 384 U. S. 436 (86 SCt 1602, 16 LE2d 694) (1966) | 384 U.S. 436 = 86 S. Ct. 1602 = 16 L. Ed. 2d 694
| They paid 384, and 12 Or 5 of them came. |
a page of a syllabus behind a sentence | Elm v. Oak, 491 U. S. 781, 791. P. 72. | 491 U.S. 781, 791
| Elm v. Oak, 286 Ky. 775, 151. S.W.2d 1007 (1941) | 286 Ky. 775 = 151 S.W.2d 1007
a dot for the comma before a page | Elm v. Oak, 415 U.S. 308. 316-17, 94 S.Ct. 1105, 39 L.Ed. 2d 347 (1974) | 415 U.S. 308, 316-17 = 94 S. Ct. 1105 = 39 L. Ed. 2d 347
| Elm v. Oak, 415 U.S. 308. 316 (1974) | 415 U.S. 308, 316
| Elm v. Oak, 415 U.S. 308. 16 of them came. | 415 U.S. 308
| Elm v. Oak, 415 U.S. 308. 16, 94 S.Ct. 1105 (1974) | 415 U.S. 308 ; 94 S. Ct. 1105
the number of a note behind a comma | Elm v. Oak, 598 F.3d 1294,⏎3 A limited exception to it is known. | 598 F.3d 1294
| Elm v. Oak, 598 F.3d 1294, 1296, A limited exception to it is known. | 598 F.3d 1294, 1296
a table, a figure | Elm v. Oak, 12 F.3d 345, 350 tbl.1, 351 & fig. 2 (9th Cir. 1993) | 12 F.3d 345, 350 tbl.1, 351 & fig. 2
| Elm v. Oak, 12 F.3d 345, 350 table 1 (9th Cir. 1993) | 12 F.3d 345, 350
all of a bracket's parallels | In re Elm, 155 Cal. 626 (102 P. 941, 26 L.R.A. [N. S.] 654, 132 Am. St. Rep. 116, 18 Ann. Cas. 625). | 155 Cal. 626 = 102 P. 941 = 26 L.R.A. (N.S.) 654 = 132 Am. St. Rep. 116 = 18 Am. Ann. Cas. 625
| In re Elm, 155 Cal. 626 [102 P. 941, 8 Oak Dig. 214]. | 155 Cal. 626 = 102 P. 941
| Elm v. Oak, 372 U.S. 353 (83 SC 814, 9 LE2d 811) (1963) | 372 U.S. 353 = 83 S. Ct. 814 = 9 L. Ed. 2d 811
| Elm v. Oak, 76 Ga. 378 (2 ASR 46) | 76 Ga. 378 = 2 Am. St. Rep. 46
| Elm v. Oak, 83 SC 814, 9 SE 811 | 83 S.C. 814 = 9 S.E. 811
the volume of an unknown parallel is no pin cite | In re Elm, 203 F.2d 717, 721, 40 Oak, Patents, 937 | 203 F.2d 717, 721
| Elm v. Oak, 150 U.S. 578, 37 U.S. Sup. Ct. Repr. 1189; | 150 U.S. 578
| Elm v. Oak, 150 U.S. 578, 581 See also 12 Ash 4 | 150 U.S. 578, 581
a dot behind a volume | Elm v. Oak, 286 Ky. 775, 151. S.W.2d 1007 | 286 Ky. 775 = 151 S.W.2d 1007
| Elm v. Oak, 1. F.3d 621, 626 (7th Cir. 1993) | 1 F.3d 621, 626
| as is said on pages 12, 14. Ill. 45 is another |
blanks are no pin cite, and end no row of parallels | Elm v. Oak, ___ U.S. ___, 126 S. Ct. 547, ___ L.Ed.2d ___, 74 USLW 3272 (October 31, 2005) | U.S. _ = 126 S. Ct. 547 =  L. Ed. 2d  = 74 U.S.L.W. 3272
two publications of one house | Elm v. Oak, 745 F.2d 464, 16 Fed. R. Evid. Serv. 692 | 745 F.2d 464 = 16 Fed. R. Evid. Serv. 692
numbers of a year, filled up with zeros | Matter of Elm v Oak (2015 NY Slip Op 00540) | 2015 NY Slip Op 00540
| Elm v. Oak, 2019 WL 0123456, at *2 | 2019 WL 0123456, *2
| Elm v. Oak, 347 U.S. 0540 |
a page of a volume | Elm v. Oak, supra, 384 U.S., p. 444 | 384 U.S. at 444
| Elm, supra, 384 U.S. p. 444, note 4 | 384 U.S. at 444, note 4
| (Elm Group, Inc. v. Oak, supra, 70 T.C., p. 358) | 70 T.C. at 358
| Elm v. Oak, supra, 384 U.S., pp. 444-445 | 384 U.S. at 444-445
| Elm, supra, p. 444 | Elm, supra, at 444
| in volume 12 of Allen, p. 44 |
spellings of old | Elm v. Oak, 183 N.Y.Misc. 683, 50 N.Y.S.2d 886 | 183 Misc. 683 = 50 N.Y.S.2d 886
| Elm v. Oak, 75 Ct. Cls. 155, 186 | 75 Ct. Cl. 155, 186
| Elm v. Oak, 13 CCH TC Mem. Dec. 458 | 13 T.C.M. 458
| In re Elm, 203 F.2d 717, 721, 40 C.C.P.A., Patents, 937 | 203 F.2d 717, 721 = 40 C.C.P.A. 937
| Elm v. Oak, 12 J.R. 222 | 12 Johns. 222
| 96 F.2d 576, 14 Soc.Sec.Rep.Ser. 252 | 96 F.2d 576 = 14 Soc. Sec. Rep. Serv. 252
the reporter before its volume | Elm v. Oak, 150 Ky. 652, 43 L.R.A., N.S., 126, Ann. Cas. 1914D, 441. | 150 Ky. 652 = 43 L.R.A. (N.S.) 126 = 1914D Am. Ann. Cas. 441
| Elm v. Oak, L.R.A. 1915A, 601 | 1915A L.R.A. 601
| Elm v. Oak, 97 T.C.M. (CCH) 1234, T.C. Memo. 2009-12 (2009) | 97 T.C.M. 1234 = 2009 T.C. Memo. 12
| the cases of 1914, 441 in all |
the reporter just named | Elm v. Oak, 90 N.J.L. 392; Fir v. Ash, 91 Id. 429. It was 12 Id. 45. | 90 N.J.L. 392 ; 91 N.J.L. 429
| 42 U.S.C. § 1983. Fir v. Ash, 91 Id. 429. | statute
parallels in a bracket behind a comma | Elm v. Oak, 15 Kan. 259, [22 Am. Rep. 268] | 15 Kan. 259 = 22 Am. Rep. 268
| Elm v Oak, 94 Mich App 218-219; 288 NW2d 392 (1979) | 94 Mich. App. 218 = 288 N.W.2d 392
pages that go on, and all of them | Elm v. Oak, 12 F.3d 345, 350 et seq. (1st Cir. 1993); 13 F.3d 345, 350ff (1993); 14 F.3d 345, passim (1994) | 12 F.3d 345, 350 et seq. ; 13 F.3d 345, 350ff ; 14 F.3d 345, passim
| Elm v. Oak, 12 F.3d 345, 350 to 352 (1st Cir. 1993); Fir v. Oak, 13 F.3d 345, 350 to 35 people | 12 F.3d 345, 350 to 352 ; 13 F.3d 345, 350
parallels behind a pin | Elm v. Oak, 212 Kan. 475, Syl. 3, 510 P.2d 1290 | 212 Kan. 475, Syl. 3 = 510 P.2d 1290
| Elm v. Oak, 819 F.2d 1551, 1557 n.6 and accompanying text (11th Cir. 1987) | 819 F.2d 1551, 1557 n.6 and accompanying text
| Elm v. Oak, 550 F.2d 505, 509 passim (2d Cir. 1977) | 550 F.2d 505, 509 passim
| Elm v. Oak, 550 F.2d 505, 509 and accompanied by it (2d Cir. 1977) | 550 F.2d 505, 509
| Elm v. Oak, 240 W. Va. 1, Syl. Pt. 3, 807 S.E.2d 1 | 240 W. Va. 1, Syl. Pt. 3 = 807 S.E.2d 1
| Elm v. Oak, 212 Kan. 475, Syl. ¶¶ 3 and 4, 510 P.2d 1290 | 212 Kan. 475, Syl. ¶¶ 3 and 4 = 510 P.2d 1290
| Elm v. Oak, 234 Ga. 540, 544(B), 216 S.E.2d 776 | 234 Ga. 540, 544(B) = 216 S.E.2d 776
| Elm v. Oak, 441 U.S. 677, 704-05 n.n. 38 & 39, 99 S. Ct. 1946 | 441 U.S. 677, 704-05 n.n. 38 & 39 = 99 S. Ct. 1946
| Elm v. Oak, 337 U.S. 541, 551 552, 69 S. Ct. 1221 | 337 U.S. 541, 551 552 = 69 S. Ct. 1221
| Elm v. Oak, 337 U.S. 541, 551 52, 69 S. Ct. 1221 | 337 U.S. 541, 551 52 = 69 S. Ct. 1221
| Elm v. Oak, 337 U.S. 541, 551 12, 69 of them | 337 U.S. 541, 551
what a comma parts from the pages | Elm, 533 U. S., at 416-417,3 we held so; Elm, 533 U. S., at 416,418 we held | 533 U.S. at 416-417 ; 533 U.S. at 416,418
| Elm, 931 F.2d at 395, § 1927 cannot reach it. | 931 F.2d at 395
a note behind a page not yet known | Elm, 485 U.S. at ---- n. 4, 108 S.Ct. at 1528 | 485 U.S. at ---- n. 4
| Elm, 485 U.S. at ----, 108 S.Ct. at 1528 | 485 U.S. at _
signs of the web | Elm v. Oak, 56 F.3d 1423, 1427 &amp; n. 4 (D.C. Cir. 1995) | 56 F.3d 1423, 1427 &amp; n. 4
a scan's dash | Elm v. Oak, 467 U.S. 837, 842~43 (1984) | 467 U.S. 837, 842~43
| Elm v. Oak, 467 U.S. 837, 842 ~ or so | 467 U.S. 837, 842
a scan's S. Ct. | Elm v. Oak, 509 U.S. 579, 589, 113 5.Ct. 2786 (1993) | 509 U.S. 579, 589
sections of a treatise | Elm, supra note 478, at § 6:18; Oak, supra note 4, at 6:18 | Elm, supra, at § 6:18 ; Oak, supra, at 6
columns of a newspaper | Elm, supra, at 26, col 1; Elm, supra, at 26, columns | Elm, supra, at 26, col 1 ; Elm, supra, at 26
| Elm, supra at 743(2), 406 S.E.2d 88 (1991) | Elm, supra, at 743(2)
| Elm, supra at 743 (citing Oak v. Fir, 12 S.E.2d 5) | Elm, supra, at 743 ; 12 S.E.2d 5
Maryland's bracket | Elm v. Oak, 135 Md.App. 563, 570[, 763 A.2d 252] (2000) | 135 Md. App. 563, 570 = 763 A.2d 252
| Elm v. Oak, 135 Md.App. 563, 570[, and 763 others] (2000) | 135 Md. App. 563, 570
a place alone in brackets | The opinion filed in March [138 F.3d 403], is amended | 138 F.3d 403
| when it said [78 S. Ct. 478]: “It still | 78 S. Ct. 478
| it is [561 U.S. 14], as was said | 561 U.S. 14
| which the [561 U.S. 14] statute says |
opinions and letters of offices | 65 Ops.Cal.Atty.Gen. 12; Letter to Elm, 17 EHLR 469; 2 Cum. Bull. 137; Miss. Att’y Gen. Op., No. 2011-26, 2011 WL 1114300 | secondary ; secondary ; secondary ; secondary
| Elm v. Oak, 17 IDELR 4 | 17 IDELR 4
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((field) => field.trim().replaceAll('⏎', '\n')));

test.each([
  ['35 Cal.Law Rev. 380', 'Cal. L. Rev.'],
  ['16 So.Cal.L.Rev. 355, 360 (1943)', 'So. Cal. L. Rev.'],
  ['12 University of Elm Law Review 34', 'University of Elm L. Rev.'],
  ['13 Cornell L.Q. 559', 'Cornell L.Q.'],
  ['90 Harvard L.J. 1369', 'Harvard L.J.'],
  ['93 Harv.L.Rev. 1', 'Harv. L. Rev.'],
  ['93 HARV. L. REV. 1', 'Harv. L. Rev.'],
  ['84 Yale L,J. 1395', 'Yale L.J.'],
  ['71 Yale Law Journal 432', 'Yale L.J.'],
  ['14 Colum. J. L. & Soc. Prob. 269', 'Colum. J.L. & Soc. Prob.'],
  ["3 N.Y.U. J. Int'l L. & Pol. 5", "N.Y.U. J. Int'l L. & Pol."],
  ['10 Elm Hall Const LJ 1053', 'Elm Hall Const L.J.'],
  ['71 Mass. L. Rev. 5', 'Mass. L. Rev.'],
  ['12 Judge Elm, L.J. 34', undefined],
  ['12 Elm Street and L.J. Oak', undefined],
  ['17 B. J. Elm & Oak PC 18', undefined],
  ['17 L.J. Elm & Sons 18', undefined],
  ['12 students of the L. Rev. 34', undefined],
])('%s: a law review that no table holds', (text, code) => {
  const found = findCitations(text);
  expect(found.map((one) => ('code' in one ? one.code : one.kind))).toEqual(code === undefined ? [] : [code]);
});

test.each([
  ['Id., § 38, p. 867-68.', '§ 38, p. 867-68'],
  ['Id. at §§ 391 and 379(a).', '§§ 391 and 379(a)'],
  ['Id. § 12 (2010).', '§ 12'],
  ['Id., § 3, at 1266.', '§ 3, at 1266'],
  ['Id., § 3, cl. 5; see it.', '§ 3, cl. 5'],
  ['Id., § 3, at noon.', '§ 3'],
  ['Id. at 212.3\n\n        The Court', '212'],
  ['Id. at 212.35 percent', undefined],
  ['Id.at 887. So it was.', '887'],
  ['Id.at noon', undefined],
  ['Id. at n .4 (citations omitted).', 'n .4'],
  ['Id. at col. 5 ll. 52–55; see', 'col. 5 ll. 52–55'],
  ['Id. at figs.5, 7. The', 'figs.5, 7'],
  ['Id. at claim 7. The', 'claim 7'],
  ['Id. claims that it is so.', undefined],
  ['Id., No. 51, at 350. By', 'No. 51, at 350'],
  ['Id. at Exhibits A, B. He', 'Exhibits A, B'],
  ['Id., at A-50, A-52. They', 'A-50, A-52'],
  ['Id., at A-50, A 52 Fir', 'A-50'],
  ['Id., subd. 1(b). It', 'subd. 1(b)'],
  ['Id. at P 9. Elm does', '¶ 9'],
  ['Id. P9. Elm does', '¶ 9'],
  ['Id., par. 9. Elm does', '¶ 9'],
  ['Id. at paragraph 9. Elm does', '¶ 9'],
  ['Id. [¶9] Elm does', undefined],
  ['Id. cmt. n.4. Elm does', 'cmt. n.4'],
  ['Id. cmt. j. Elm does', 'cmt. j'],
  ['Id. com. the rest', undefined],
  ['Id. at 4-60 to 4-64, J.A.', '4-60 to 4-64'],
  ['Id.\n  \n  at 32:8-9, 33:19-21, 35:14-19, 42:15-16.', '32:8-9, 33:19-21, 35:14-19, 42:15-16'],
])('%s: sections, pages and parts behind Id.', (text, pinCite) => {
  const [found] = findCitations(text);
  expect([found?.kind, found?.kind === 'id' ? found.pinCite : null]).toEqual(['id', pinCite]);
});

test.each([
  ['(In re Elm, supra, at p. 85 of 55 Cal.2d.)', 'In re Elm, supra, at p. 85 of 55 Cal.2d'],
  ['Id. at p. 86 of 384 U.S. is another.', 'Id. at p. 86 of 384 U.S.'],
  ['Id. at p. 86 of 55 pages.', 'Id. at p. 86'],
  ['Elm, supra, at 86 of 55 Cal.2d 78.', 'Elm, supra, at 86'],
  ['Opp. at 3 (citing Elm v. Oak, 5 F.3d 6). Then', 'Opp. at 3 (citing Elm v. Oak, 5 F.3d 6)'],
  ['Opp. at 3 (citing Elm v. Oak, 5 F.3d 6. Then', 'Opp. at 3'],
])('%s: what a page is of and what a paper cites belong to it', (text, whole) => {
  const [found] = findCitations(text);
  expect(text.slice(found?.fullStart, found?.fullEnd)).toBe(whole);
});

describe('findCitations: places', () => {
  test.each(places)('%s %s', (_, text = '', expected = '') => {
    expect(findCitations(text).map(written).join(' ; ').trim()).toEqual(expected);
  });
});

test('a loose-leaf service without a volume prints a case where its parties stand before it', () => {
  expect(findCitations('Elm v. Oak, Bankr. L. Rep. (CCH) ¶ 12,345 (Bankr. D. Mass. 1990)')).toMatchObject([
    { kind: 'case', plaintiff: 'Elm', defendant: 'Oak', volume: '', page: '¶ 12,345', year: '1990' },
  ]);
  expect(findCitations('The rule is told at Bankr. L. Rep. (CCH) ¶ 12,345.')).toEqual([]);
});
