/** Names as they are broken, glued and surrounded in real texts: text | plaintiff | defendant. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';

const captions = `
It was overruled. Wilks v.State, 105 Ga. 814 | Wilks | State
See Myerv. Insurance Co., 40 Md. 595 | Myer | Insurance Co.
In re Elm Corp. Deriv. Litig., 907 A.2d 693 (Del. Ch. 2005) | In re Elm Corp. Deriv. Litig. |
Brown v. Elm Workers '74 Campaign Comm. (Ohio), 459 U. S. 87 (1982) | Brown | Elm Workers '74 Campaign Comm. (Ohio)
Brown v. Elm Workers ‘74 Campaign Comm., 459 U. S. 87 (1982) | Brown | Elm Workers ‘74 Campaign Comm.
He called it an ‘Elm v. Oak, 459 U. S. 87 (1982) | Elm | Oak
he is of the class of '74. Elm v. Oak, 459 U. S. 87 (1982) | Elm | Oak
Nat'l Cred. Union Admin. v. Elm Bank, 522 U.S. 479 (1998) | Nat'l Cred. Union Admin. | Elm Bank
Contrast Elm v. Oak, 573 U.S. 464 (2014) | Elm | Oak
an unfair labor practice."General Elm Corp., 77 N.L.R.B. 124 (1948) | General Elm Corp. |
See 7 W. 87th Street, LLC v. Elm, 123 F.3d 456 (2d Cir. 1999) | 7 W. 87th Street, LLC | Elm
See page 7 Elm Street, LLC v. Oak, 123 F.3d 456 (2d Cir. 1999) | Elm Street, LLC | Oak
The judge of smart Corp. v. Elm, 486 U.S. 281 (1988) | |
In Dil-⏎linger Foundation v. Elm, 500 F.2d 100 (1970) | Dillinger Foundation | Elm
It was so.⏎⏎Elm Insurance⏎Company v. Oak, 551 F.3d 359 (5th Cir. 2017) | Elm Insurance Company | Oak
It was so.⏎⏎Elm Insurance and⏎Casualty v. Oak, 551 F.3d 359 (5th Cir. 2017) | Elm Insurance and Casualty | Oak
It was so.⏎⏎Facts and Law⏎Casualty Co. v. Oak, 551 F.3d 359 (5th Cir. 2017) | Casualty Co. | Oak
Elm v. Holy See, 557 F.3d 1066 (9th Cir. 2009) | Elm | Holy See
Elm v. Commonwealth of Pa., No. 21-1, 2021 WL 30000 (3d Cir. Oct. 5, 2021) | Elm | Commonwealth of Pa.
Comm. of Creditors of Elm Corp. ex rel. Elm Corp. v. Oak, 330 F.3d 548 (3d Cir. 2003) | Comm. of Creditors of Elm Corp. ex rel. Elm Corp. | Oak
Elm Bank as Tr. for Elm Inv. Tr. 2006-1 v. Oak, 123 F.3d 456 (2d Cir. 1997) | Elm Bank as Tr. for Elm Inv. Tr. 2006-1 | Oak
He relied on Under Armour, Inc. v. Oak, 123 F.3d 456 (2d Cir. 1997) | Under Armour, Inc. | Oak
Under Arms, Inc. v. Oak, 123 F.3d 456 (2d Cir. 1997) | Arms, Inc. | Oak
P15 Elm v. Oak, 9 F.3d 12 (2d Cir. 1993) | Elm | Oak
Elm v. Dep 't of Soc. Servs., 436 U.S. 658 (1978) | Elm | Dep't of Soc. Servs.
See Nat 'l Ass ’n of Elms v. Comm' r of Oak, 583 U.S. 109 (2018) | Nat'l Ass’n of Elms | Comm'r of Oak
Elm v. Gov ' t Emps. Ins. Co., 5 F.3d 1 (1st Cir. 1990) | Elm | Gov't Emps. Ins. Co.
Park 'n Fly, Inc. v. Oak, 469 U.S. 189 (1985) | Park 'n Fly, Inc. | Oak
He relied on Certain Underwriters at Lloyd's, London v. Oak, 5 F.3d 6 (1st Cir. 1990) | Certain Underwriters at Lloyd's, London | Oak
London v. Oak, 5 F.3d 6 (1st Cir. 1990) | London | Oak
So held Director, OWCP v. Oak, 512 U.S. 267 (1994) | Director, OWCP | Oak
Warden, FCI Elm v. Oak, 5 F.3d 6 (1st Cir. 1990) | Warden, FCI Elm | Oak
In Elm, EPA v. Oak, 5 F.3d 6 (1st Cir. 1990) | EPA | Oak
See Elm, Fir & Ash, P.L.L.C. v. Oak, 5 F.3d 6 (1st Cir. 1990) | Elm, Fir & Ash, P.L.L.C. | Oak
Elm v. Oak Independ. Sch. Dist., 491 U.S. 701 (1989) | Elm | Oak Independ. Sch. Dist.
Elm Unheard. Sch. Dist. v. Oak, 491 U.S. 701 (1989) | |
Elm v. Oak, C/A No. 2:10-cv-1234-DCN, 2013 WL 5 (D.S.C. 2013) | Elm | Oak
Elm v. Oak, Inc., No. Cv92295110s, 1995 WL 1234 (Conn. Super. Ct. Aug. 8, 1995) | Elm | Oak, Inc.
Elm v. Oak found at 410 U.S. 179 (1973) | Elm | Oak
Elm, Inc. (f/k/a Fir, Inc.) v. Oak, 5 F.3d 6 (1st Cir. 1990) | Elm, Inc. (f/k/a Fir, Inc.) | Oak
The court awarded sanctions of $18,000. Elm v. Oak, 5 F.3d 1 (1st Cir. 1990) | Elm | Oak
It was within the U.S. United States v. Oak, 5 F.3d 1 (1st Cir. 1990) | United States | Oak
N.Y. State Rifle Ass'n v. Oak, 597 U.S. 1 (2022) | N.Y. State Rifle Ass'n | Oak
Adopting Elm v. Oak, 5 F.3d 1 (1st Cir. 1990) | Elm | Oak
ARGUMENT Elm v. Oak, 5 F.3d 1 (1st Cir. 1990) | Elm | Oak
ORDER OF ELMS v. OAK, 5 F.3d 1 (1st Cir. 1990) | ORDER OF ELMS | OAK
FN3. E.E.O.C. v. Elm, 534 U.S. 279 (2002) | E.E.O.C. | Elm
Sealey v.⏎*255⏎Elmer, 197 F.3d 578 | Sealey | Elmer
Elm v. Oak – 275 U.S. 70 (1927) | Elm | Oak
It is so – 275 U.S. 70 (1927) | |
Elm v. Oak (Cal. Ct. App., No. B123456) 2010 WL 12345 | Elm | Oak
It was paid by the Bank. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
against the public policy of this State. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
So held Elm St. Bank v. Oak State Bank, 5 F.3d 6 (1st Cir. 1993) | Elm St. Bank | Oak State Bank
It was sued by the SEC. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
So held Fir PTE. Ltd. v. Oak, 5 F.3d 6 (1st Cir. 1993) | Fir PTE. Ltd. | Oak
his role under section 3B1.1. United States v. Elm, 907 F.2d 7 (1st Cir. 1990) | United States | Elm
as it told in its Form 10-K. Elm Corp. v. Oak, 907 F.2d 7 (1st Cir. 1990) | Elm Corp. | Oak
Director, Office of Elm Programs, Department of Oaks v. Fir, 512 U.S. 267 (1994) | Director, Office of Elm Programs, Department of Oaks | Fir
Office of Elm Programs, U.S. Dep't of Oaks v. Fir, 512 U.S. 267 (1994) | Office of Elm Programs, U.S. Dep't of Oaks | Fir
For those services, Department of Oaks v. Fir, 512 U.S. 267 (1994) | Department of Oaks | Fir
Elm v. Oak plc, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak plc
In re Oak plc, 639 B.R. 837 (Bankr. D. Del. 2022) | In re Oak plc |
So it is in Elm v. Oak, in her official capacity as U.S. Secretary of Fir, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
Elm v. Oak, in his Official Capacity as Postmaster General, Fir Service, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
Elm v. Oak, in their individual and official capacities, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
He sued Oak, in his official capacity as sheriff, Elm v. Fir, 5 F.3d 6 (1st Cir. 1993) | Elm | Fir
He sued Oak in his official capacity as sheriff. Fir, 5 F.3d 6 (1st Cir. 1993) | Fir |
ADMINISTRATIVE DECISIONS Elm v. Oak Group Ltd., 52 U.S.P.Q.2d 1600 (TTAB 1999) | Elm | Oak Group Ltd.
BD. OF ELM v. OAK MACH. CO., 5 F.3d 6 (1st Cir. 1993) | BD. OF ELM | OAK MACH. CO.
so it is under Title IX. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
as the debtor may under Chapter 7. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
as it says in Count V. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
and he sued Fir Inc. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
and he sued Fir Corp. Elm Ltd. v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm Ltd. | Oak
So held Fir Corp. Emps. Ret. Fund v. Oak, 5 F.3d 6 (1st Cir. 1993) | Fir Corp. Emps. Ret. Fund | Oak
So held Fir Corp. Industries v. Oak, 5 F.3d 6 (1st Cir. 1993) | Fir Corp. Industries | Oak
(quot- ing United States v. Elm, 206 F.3d 78 (1st Cir. 2000)) | United States | Elm
foreclosed by section 6213. Bloch v. Oak, 254 F.2d 277 (9th Cir. 1958) | Bloch | Oak
the Revenue Act of 1916. Bloch Radio Corp. v. Oak, 254 F.2d 277 (9th Cir. 1958) | Bloch Radio Corp. | Oak
he was paid at. Friedman Iron & Supply Co. v. Oak, 63 So. 2d 144 (La.1953) | Friedman Iron & Supply Co. | Oak
first raised on appeal."[3]Abron v. State, 591 N.E.2d 634 (Ind. 1992) | Abron | State
as the code says.See Shermer v. Fir, Inc., 8 Wn. App. 2d 686 (2019) | Shermer | Fir, Inc.
In Re Opinion of the Elders, 1914, 34 S.D. 650 | In Re Opinion of the Elders |
In re Doe Born August 16, 1959, 61 Haw. 364 (1979) | In re Doe Born August 16, 1959 |
.......... 50-51 Dorn v. Superior Court, 171 Wash. 423 (1933) | Dorn | Superior Court
(1990)…….. 7, 23, 27 Coop & Gell v. Hart Corp., 496 U.S. 384 (1990) | Coop & Gell | Hart Corp.
TABLE OF AUTHORITIES CASES 14 Penn Plaza LLC v. Pyett, 556 U.S. 247 (2009) | Penn Plaza LLC | Pyett
1 TABLE OF AUTHORITIES 2 Cases 3 Amazon.com, Inc. v. Elm, 12 F.4th 34 (Fed. Cir. 2020) | Amazon.com, Inc. | Elm
See Slaughter-House Cases v. Elm, 12 F.4th 34 (Fed. Cir. 2020) | Slaughter-House Cases | Elm
City of Elm v. Oak Corp. of America (City of Fir v. Oak Corp. of America), 355 U.S. 489 (1958) | City of Elm | Oak Corp. of America
Elm Bank v. Oak (In re Oak), 355 B.R. 489 (Bankr. D. Me. 1998) | Elm Bank | Oak
Federal Cases Bowers v. United States, 439 F.2d 536 (D.C.Cir. 1970) | Bowers | United States
See Zimmer*531man v. Department of Army, 755 F. 2d 156 (CA Fed. 1985) | Zimmerman | Department of Army
State v. Fallon, 132 Wn.2d I, 935 P.2d 1294 (1997) | State | Fallon
Elm v. Fir Corp., No. 10 CIV. 7427 JSR, 2011 WL 803097 (S.D.N.Y. Feb. 18, 2011) | Elm | Fir Corp.
Our Lady of the Oaks Hosp. v. Elm, 669 So. 2d 463 | Our Lady of the Oaks Hosp. | Elm
Our Elm v. Oak, 669 So. 2d 463 | Elm | Oak
Elm v. Oak, *528 342 U. S. 36, 41 (1951) | Elm | Oak
Oak Farms, JV v. Elm, 506 S.W.3d 595 | Oak Farms, JV | Elm
Oak Motors, plc v. Elm, 506 F.3d 595 | Oak Motors, plc | Elm
Oak Bank, National Association v. Elm, 506 F.3d 595 | Oak Bank, National Association | Elm
Roe, a minor v. Elm, 506 F.3d 595 | Roe, a minor | Elm
In that case, a majority held in Oak v. Elm, 506 F.3d 595 | Oak | Elm
City of Oak, Texas v. Elm, 506 F.3d 595 | City of Oak, Texas | Elm
Under Oak, Texas v. Elm, 506 F.3d 595 | Texas | Elm
Oak, et ux. v. Elm, et al., 506 S.W.2d 595 | Oak, et ux. | Elm, et al.
Jackson ex dem. Oak v. Elm, 5 Cow. 36 | Jackson ex dem. Oak | Elm
Elm v. Oak, 2 Cir., May 28, 1942, 128 F.2d 632 | Elm | Oak
United States v. 14.02 Acres of Land More or Less in Elm County, 547 F.3d 943 | United States | 14.02 Acres of Land More or Less in Elm County
So the law in Elm County v. Oak, 547 F.3d 943 | Elm County | Oak
so held in Robins v. National Cash⏎⏎Register, Co., 808 F.2d 1119 (5th Cir. 1987) | Robins | National Cash Register, Co.
So it is settled. 14 Elm Plaza LLC v. Pyle, 556 U.S. 247 (2009) | 14 Elm Plaza LLC | Pyle
See page 14. 22 State v. Elm, 5 F.3d 6 (9th Cir. 1993) | State | Elm
Under Twain and Ashe v. Iqbal, 556 U.S. 662 (2009) | Ashe | Iqbal
Under Elm & Ashe v. Iqbal, 556 U.S. 662 (2009) | Elm & Ashe | Iqbal
Only Elm v. Oak, 5 F.3d 6 (9th Cir. 1993) | Elm | Oak
Elm v. state, 100 S.W.2d 5 (Tex. Crim. App. 1937) | Elm | state
The rule of people v. Elm, 100 P.2d 5 (Cal. 1937) | people | Elm
Elm v. united states, 100 F.2d 5 (9th Cir. 1937) | Elm | united states
e.g. in re Elm, 100 F.3d 5 (9th Cir. 1997) | in re Elm |
Elm v. Warder. 5 F.3d 6 (9th Cir. 1993) | Elm | Warder
Vill. of Elm Ests. v. Dep't of Warders Affs., 5 F.3d 6 (9th Cir. 1993) | Vill. of Elm Ests. | Dep't of Warders Affs.
See Elms for Fairness and Ethics in Wash. v. Oak, 648 F. Supp. 2d 15 (D.D.C. 2009) | Elms for Fairness and Ethics in Wash. | Oak
The Supreme Court in Washington v. Elm, 521 U.S. 70 (1997) | Washington | Elm
the Alabama Supreme Court's 1941 Elm Ins. Co. v. Oak, 241 Ala. 35 (1941) | Elm Ins. Co. | Oak
Elm v. Court's Edge, Inc., 5 F.3d 6 (2d Cir. 1993) | Elm | Court's Edge, Inc.
Elm v. Oak, 377 U.S. 163, fs0 S.Ct. 1187 | Elm | Oak
Elm Employees, Local 680, 232 N.L.R.B. 32 (1977) | Elm Employees, Local 680 |
Elm Riv. Area Dev. Agency v Oak Intl., 110 AD2d 74 [1985] | Elm Riv. Area Dev. Agency | Oak Intl.
Matter of Elm Veh. Acc. Indem. Corp. v Oak (89 NY2d 21 [1996]) | Matter of Elm Veh. Acc. Indem. Corp. | Oak
(.People v Elm, 74 NY2d 92 [1989].) | People | Elm
as before [Oak, J.], quotingElm v Oak, 381 US 1 [1965] | Elm | Oak
eBay Inc. v. deElm LLC, 5 F.3d 6 (1999) | eBay Inc. | deElm LLC
ElmChoice v. Attorney Gen., Fla., 34 F.4th 11 (11th Cir. 2022) | ElmChoice | Attorney Gen., Fla.
Elm v. Oak, Fla., 34 So. 2d 11 (1950) | Elm | Oak
Elm Corp. v. Oak, 7th Dist. Monroe No. 09 MO 9, 2011-Ohio-3370 | Elm Corp. | Oak
See Elm v. Oak, No. 19- cv-2284, 2020 WL 34294 (D.D.C. June 23, 2020) | Elm | Oak
In Elm v. Oak, the agency had decided that they were unfit. 168 F.3d 52 (D.C. Cir. 1999) | Elm | Oak
So it is. In Elm v. City of Oak, our circuit chose another way. See 184 F.3d 84 (D.C. Cir. 1999) | Elm | City of Oak
In Elm v. Oak, the court held it. Later it went another way. 505 U.S. 83 (1992) | |
In Elm v. Oak, the court followed Fir v. Ash as before. 505 U.S. 83 (1992) | |
In Elm v. Oak, the court followed the doctrine announced in Fir. 505 U.S. 83 (1992) | |
The firm of Elm v. Oak, they said, was closed. 505 U.S. 83 (1992) | |
Elm Serv. Co. of N.M. v. Oaks (Oaks), 2000-NMCA-077 | Elm Serv. Co. of N.M. | Oaks
People v. Superior Court (Elmo), 13 Cal.4th 49 | People | Superior Court (Elmo)
Elm Co. v. Oak & Fir, Consul. Eng., 328 F. Supp. 14 (N.D. Okla. 1971) | Elm Co. | Oak & Fir, Consul. Eng.
McMinn v. State (1973), Ind. App., 294 N.E.2d 803 | McMinn | State
See McMinn (1973), Ind. App., 294 N.E.2d 803 | McMinn |
See Wright⏎⏎v.⏎⏎Council of City of⏎⏎Elmporia, 407 U. S. 451 (1972) | Wright | Council of City of Elmporia
Neighbors *108v. Secretary of Elms, Oaks, and Welfare, 511 F. 2d 80 (1974) | Neighbors | Secretary of Elms, Oaks, and Welfare
See Reard v Elm Hosp. in City of Oak, 292 AD2d 235 (2002) | Reard | Elm Hosp. in City of Oak
See Brown v. Elm Workers ’74⏎Campaign Comm. (Ohio), 459 U. S. 87 (1982) | Brown | Elm Workers ’74 Campaign Comm. (Ohio)
Romer v. International Term. Operating Co., 358 U.S. 354 (1959) | Romer | International Term. Operating Co.
So it was in Roe v. Elm. Oak, 358 U.S. 354 (1959) | Oak |
So it was in Roe v. Elm.⏎⏎Oak Co., 358 U.S. 354 (1959) | Oak Co. |
as in Roe v. Elm, and see Oak Co., 358 U.S. 354 (1959) | Oak Co. |
See Oliver v. Elmburgh V. & C. Ry. Co., 131 Pa. 408 (1890) | Oliver | Elmburgh V. & C. Ry. Co.
it saved the act.'Sears v. Elm, 5 Mich. 259 (1858) | Sears | Elm
Page 3 Phone: (202) 466-3500 1 Moore v. Elm, 151 F.3d 269 (5th Cir. 1998) | Moore | Elm
Matter of Elm Rent-A-Car [State Ins. Fund], 237 AD2d 153 [1997] | Matter of Elm Rent-A-Car [State Ins. Fund] |
in Chambers v. ELMCO, Inc., —⏎U.S.-, 111 S.Ct. 2123 (1991) | Chambers | ELMCO, Inc.
Electric Co. v. Elm, - U.S.-, 118 S.Ct. 512 (1997) | Electric Co. | Elm
See Doe v. Roe, Fed. Cas. No. 4,548, 9 Morr. Min. Rep. 578 (1877) | Doe | Roe
affirmed on appeal to Supreme Court of the Republic, 13 S. Ct. 1052 | | 
reversed, 6 Cir., 200 F.2d 558 | |
shown." (Citations omitted; internal quotation marks omitted.) Elmton v. Board of Oaks, 254 Conn. 205 (2000) | Elmton | Board of Oaks
.......... I0 State v. Elm, 100 Wn. App. 457 (2000) | State | Elm
(1999) ……………… 1,2,6 State ex rel. Elm & Oak v. Fir, 220 W. Va. 463 (2007) | State ex rel. Elm & Oak | Fir
has no jurisdiction.” Gen. Acc. Ins. Co. v. Ins. Co. of N. Elm, 44 Ohio St.3d 17 (1989) | Gen. Acc. Ins. Co. | Ins. Co. of N. Elm
See Elm Air, Inc. v. Corr and Black / Fir and Co. of Alaska, Inc., 648 P.2d 1000 (Alaska 1982) | Elm Air, Inc. | Corr and Black / Fir and Co. of Alaska, Inc.
say so.⏎20 Oaks v. Local 680, 232 N.L.R.B. 326 (1977) | Oaks | Local 680
[Cite as State v. Elm, 2014-Ohio-4019.] | State | Elm
it may be cited as ElmMortgage, Inc. v. Oakowski, Slip Opinion No. 2014-Ohio-1984.] | ElmMortgage, Inc. | Oakowski
Matter of Elm v St. Oak's Univ ., N.Y ., 17 AD2d 632 | Matter of Elm | St. Oak's Univ.
See Elm . . . . . 12 Fir v. Oak, 12 F.2d 5 | Fir | Oak
Dole, Adm'r, v. Oak R. R. Co., 145 Mass. 386 | Dole, Adm'r | Oak R. R. Co.
Elm, Ex'r v. Oak, 12 F.2d 5 | Elm, Ex'r | Oak
in the case of Elm, Trustee, v. Oak, 12 F.2d 5 | Elm, Trustee | Oak
Elm, Receiver of Fir Bank, v. Oak, 12 F.2d 5 | Elm, Receiver of Fir Bank | Oak
Elm et al., v. Oak, 12 F.2d 5 | Elm et al. | Oak
In his view, Commissioner v. Oak, 12 F.2d 5 | Commissioner | Oak
See R. A. V. v. St. Elm, 505 U. S. 37 (1992) | R. A. V. | St. Elm
(quoting Elm Sav. Bank, FSB v. Oak, 477 U.S. 5 (1986)) | Elm Sav. Bank, FSB | Oak
See Elm v. Oak 401(k) Plan Comm., 323 F.R.D. 14 (2017) | Elm | Oak 401(k) Plan Comm.
as required by Rule 23(b). Elm v. Oak, 323 F.R.D. 14 (2017) | Elm | Oak
In Elm v. Board of Oaks, etc., 12 How. 29 | Elm | Board of Oaks, etc.
They set rules, etc., in Elm v. Oak, 12 F.2d 5 | Elm | Oak
as in Elm v. Oak (“Elm II”), 689 F.3d 764 (D.C. Cir. 2012) | Elm | Oak
as in Elm v. Oak, Inc.,⏎63⏎591 U.S. 610 (2020) | Elm | Oak, Inc.
Elm & Co. v. Fir, No. Civ. A. 99-1758, 2000 WL 574590 (E.D. La. 2000) | Elm & Co. | Fir
Elm Pharm., Inc. v. Oak Plans (N.Y.), Inc., No. 10 CIV. 7427, 2011 WL 803097 | Elm Pharm., Inc. | Oak Plans (N.Y.), Inc.
Elm Tax Bd. v. Oak (In re Oak), 24⏎184 F.3d 1046 (9th Cir. 1999) | Elm Tax Bd. | Oak
Elm Insurance Co. v. Griffin, Tex.Civ. App., 323 S.W.2d 607 | Elm Insurance Co. | Griffin
See v. City of Elm, 387 U.S. 541 | See | City of Elm
Compare City of Elm v. See, 67 Wash. 2d 475 | City of Elm | See
See Info. Oaks, Inc. v. United States, 950 F.2d 1122 | Info. Oaks, Inc. | United States
See Cleveland Branch, NAACP v. City of Elm, 263 F.3d 513 | Cleveland Branch, NAACP | City of Elm
In this case, NAACP v. City of Elm, 263 F.3d 513 | NAACP | City of Elm
Perry v. Elm, [408 U.S. 593, 599 (1972)] | Perry | Elm
Re Elm' Petition, 7 Cir., 350 F.2d 592 | Re Elm' Petition |
Elm v. Elm, ante p. 611, 514 N.W.2d 640 | Elm | Elm
Elm v. City of Oak, Montgomery App. No. 20045, 2004-Ohio-2739 | Elm | City of Oak
Elm v. Oak, No. 74⏎CIV. 5740, 1981 U.S. Dist. Lexis 11358 | Elm | Oak
Elm v. State, Nos.⏎05-00-01257-CR, 05-00-01258-CR, 2001 WL 722483 | Elm | State
and Id., D.C.S.D.Cal.1950, 92 F. Supp. 336 | |
The Elm, D.Ore., 216 F. 709 | The Elm |
Indpls. Elm Park v. Oak, 12 N.E.2d 3 | Indpls. Elm Park | Oak
as was held by the ELMA.Fir v. A.H.Oaks Co., 90 Wn.2d 9 | Fir | A.H.Oaks Co.
and have upheld it.LaFir v. Wayne Judge, 234 Mich. 371 | LaFir | Wayne Judge
the merger of Elm.Com, Inc. v. Oak, 90 Wn.2d 9 | Elm.Com, Inc. | Oak
LONGLINE The case of People⏎v. Elm, 92 Cal. 506 | People | Elm
1704 First Avenue, Ltd. v. City of Fir, 988 So. 2d 412 (Miss. 2008) | 1704 First Avenue, Ltd. | City of Fir
The rule is settled. Fed. Energy Regul. Comm'n v. Elec. Power Ass'n, 577 U.S. 26 (2016) | Fed. Energy Regul. Comm'n | Elec. Power Ass'n
Elm Scis. Int'l, Inc. v. Oak Nobel Chems. B.V., 5 F.3d 6 | Elm Scis. Int'l, Inc. | Oak Nobel Chems. B.V.
so held. U.S. Dep't of Just. v. Reps. Comm. for Freedom of the Elm, 489 U.S. 749 (1989) | U.S. Dep't of Just. | Reps. Comm. for Freedom of the Elm
so held. City Plan. Comm'n v. Elm, 5 F.3d 6 | City Plan. Comm'n | Elm
They followed the Plan. Elm v. Oak, 5 F.3d 6 | Elm | Oak
so held. Laws. Title Ins. Corp. v. Oak, 5 F.3d 6 | Laws. Title Ins. Corp. | Oak
They broke the Laws. Elm v. Oak, 5 F.3d 6 | Elm | Oak
See Elms ‘N’ Firs, Ltd. v. Oak, 5 F.3d 6 | Elms ‘N’ Firs, Ltd. | Oak
Park 'N Grow, Inc. v. Park & Grow, Inc., 5 F.3d 6 | Park 'N Grow, Inc. | Park & Grow, Inc.
Elm, Inc. v. Trees “R” Us, Inc., 5 F.3d 6 | Elm, Inc. | Trees “R” Us, Inc.
He calls it “X” Elm v. Oak, 5 F.3d 6 | Elm | Oak
In re “Elm Orange” Prod. Liab. Litig., 5 F.3d 6 | In re “Elm Orange” Prod. Liab. Litig. |
Steamship "Elm" Co. v. Oak, 5 F.3d 6 | Steamship "Elm" Co. | Oak
He saw the “Elm Orange” Fir v. Oak, 5 F.3d 6 | Fir | Oak
In “Elm Orange” Fir v. Oak, 5 F.3d 6 | Fir | Oak
Does v. Elm, 5 F.3d 6 | Does | Elm
See Does 1-10 v. Elm, 5 F.3d 6 | Does 1-10 | Elm
Does Fir v. Elm, 5 F.3d 6 | Fir | Elm
BP p.l.c. v. Mayor of Elm, 5 F.3d 6 | BP p.l.c. | Mayor of Elm
Local No. 93, Int'l Ass'n of Elms v. City of Oak, 5 F.3d 6 | Local No. 93, Int'l Ass'n of Elms | City of Oak
as was held by the NLRB. Lodge 76, Int'l Ass'n of Elms v. Oak, 5 F.3d 6 | Lodge 76, Int'l Ass'n of Elms | Oak
as it says in No. 93, Elm v. City of Oak, 5 F.3d 6 | Elm | City of Oak
United States v. One (1) 1979 Ford, 5 F.3d 6 | United States | One (1) 1979 Ford
See (1) Elm v. Oak, 5 F.3d 6 | Elm | Oak
In ‘A v. Bureau of Oak, 5 F.3d 6 | A | Bureau of Oak
Elm v. al-Oak, 563 U.S. 73 (2011) | Elm | al-Oak
and in the non-Oak case Elm v. Fir, 563 U.S. 73 (2011) | Elm | Fir
Yahoo! Inc. v. Elm, 433 F.3d 1199 | Yahoo! Inc. | Elm
Stop! Elm v. Oak, 433 F.3d 1199 | Elm | Oak
Elm & Row, Publishers, Inc. v. Oak, 471 U.S. 539 (1985) | Elm & Row, Publishers, Inc. | Oak
In Chandler, Fir, Inc. v. Oak, 471 U.S. 539 (1985) | Fir, Inc. | Oak
Elm v. City of Oak (Elm II), 906 F.2d 1068 | Elm | City of Oak
Elm v. Oak (In re Oak), 906 F.2d 1068 | Elm | Oak
Smith v. Jo­nes, 123 F.3d 456 | Smith | Jones
Elm v. Oak, 97-1234 (La. App. 2 Cir. 3/4/98), 707 So. 2d 1 | Elm | Oak
State v. Oak, 2011-1234, p. 5 (La. 7/1/12), 100 So. 3d 1 | State | Oak
Elm v. Oak (Cal. Ct. App. 2001) 90 Cal.App.4th 1 | Elm | Oak
See 44 Elm, Inc. v. Oak, 517 U.S. 484 (1996) | 44 Elm, Inc. | Oak
(quoting 44 Elm, Inc. v. Oak, 517 U.S. 484 (1996)) | 44 Elm, Inc. | Oak
so it was held.⏎44⏎ Elm Ins. Corp. v. Oak, 517 U.S. 484 (1996) | Elm Ins. Corp. | Oak
so it was held. 44 Elm Ins. Corp. v. Oak, 517 U.S. 484 (1996) | 44 Elm Ins. Corp. | Oak
and held that⏎12 Elm, Inc. v. Oak, 517 U.S. 484 (1996) | Elm, Inc. | Oak
See Ex. A. Elm v. Oak, 100 F.3d 10 | Elm | Oak
See Part II.B. Elm v. Oak, 100 F.3d 10 | Elm | Oak
See J. Elm v. Oak, 100 F.3d 10 | J. Elm | Oak
W. Va. v. Oak, 597 U.S. 697 | W. Va. | Oak
Elm -v- Oak, 100 F.3d 10 | Elm | Oak
In re: Oak Horizon, 739 F.3d 790 (5th Cir. 2014) | In re: Oak Horizon |
He said so: Oak v. Elm, 739 F.3d 790 (5th Cir. 2014) | Oak | Elm
Elm, Warden v. Oak, 562 U.S. 86 (2011) | Elm, Warden | Oak
See Elm, Superintendent, Oak State Prison v. Fir, 466 U.S. 668 (1984) | Elm, Superintendent, Oak State Prison | Fir
Elm, Former Attorney General, et al. v. Oak, 556 U.S. 662 (2009) | Elm, Former Attorney General, et al. | Oak
Elm, Corrections Director, et al. v. Oak, 556 U.S. 662 (2009) | Elm, Corrections Director, et al. | Oak
Elm, Chief of Police v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm, Chief of Police | Oak
Elm, Acting Comm'r of Soc. Sec. v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm, Acting Comm'r of Soc. Sec. | Oak
Elm, in his official capacity as Governor of Oak v. Fir, 5 F.3d 6 (1st Cir. 1993) | Elm | Fir
In Texas, Sheriff v. Elm, 5 F.3d 6 (1st Cir. 1993) | Sheriff | Elm
In this Court, Warden v. Elm, 5 F.3d 6 (1st Cir. 1993) | Warden | Elm
In her suit against the Secretary, Oak v. Elm, 5 F.3d 6 (1st Cir. 1993) | Oak | Elm
State, Dep't of Elms v. Oak, 5 F.3d 6 (1st Cir. 1993) | State, Dep't of Elms | Oak
Elm, an infant v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm | Oak
Elm Corp., a Delaware corporation v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm Corp. | Oak
Oak v. City of Elm, a municipal corporation, 5 F.3d 6 (1st Cir. 1993) | Oak | City of Elm
Oak v. Elm Bank, N.A., successor by merger to Fir Fin., LLC, 5 F.3d 6 (1st Cir. 1993) | Oak | Elm Bank, N.A.
Oak v. Elm, by and through his guardian ad litem, Fir, 5 F.3d 6 (1st Cir. 1993) | Oak | Elm
The law, by and through its officers, is clear. Oak v. Elm, 5 F.3d 6 (1st Cir. 1993) | Oak | Elm
The Trustees of Elm Univ. in the City of N.Y. v. Oak, 5 F.3d 6 (1st Cir. 1993) | The Trustees of Elm Univ. in the City of N.Y. | Oak
See Elm Isr. Airlines, Ltd. v. Oak, 5 F.3d 6 (1st Cir. 1993) | Elm Isr. Airlines, Ltd. | Oak
Oak v. Teamsters, Local Union No. 1205, 5 F.3d 6 (1st Cir. 1993) | Oak | Teamsters, Local Union No. 1205
So under 44 Elmart, Inc. v. Oak, 5 F.3d 6 (1st Cir. 1993) | 44 Elmart, Inc. | Oak
State in the Interest of A.B., 99 N.J. 1 (1985) | State in the Interest of A.B. |
In the Int. of K.L., 100 P.3d 10 | In the Int. of K.L. |
In re D.T., a minor, 100 P.3d 10 | In re D.T., a minor |
Director, Office of Elm Programs v. Oak, 512 U.S. 267 | Director, Office of Elm Programs | Oak
Said the Director, Elm v. Oak, 512 U.S. 267 | Elm | Oak
Elm Platforms, Inc. v. Oak (hereinafter “Elm”), 1 F.4th 1 | Elm Platforms, Inc. | Oak
Elm⏎v.⏎Oak En⏎terprises,⏎Inc.,⏎390 U. S. 400 (1968) | |
O mart Corp. v. Elm, Inc., 486 U.S. 281 | O mart Corp. | Elm, Inc.
Corp. Counsel v. Elm, 486 U.S. 281 | Corp. Counsel | Elm
OAK MOTOR SERVICE, INC. v. ELM, 323 U.S. 101 | OAK MOTOR SERVICE, INC. | ELM
ELM v. OAK LAUNDRY MACH. CO., 490 U.S. 504 | ELM | OAK LAUNDRY MACH. CO.
THE COURT AFFIRMS. ELM v. OAK, 490 U.S. 504 | ELM | OAK
It is so. See, e.g.,United States v. Elm,315 U.S. 203 | United States | Elm
It is so. Cf.Oak v. Elm, 315 U.S. 203 | Oak | Elm
It is so. See,Accordion Co. v. Seed Corp., 315 U.S. 203 | Accordion Co. | Seed Corp.
`
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .map((field) => field.trim().replaceAll('⏎', '\n').replace('LONGLINE', 'it is as it was '.repeat(20))),
  );

describe('findCitations: captions', () => {
  test.each(captions)('%s', (text = '', plaintiff = '', defendant = '') => {
    const found = findCitations(text).find(({ kind }) => kind === 'case');
    const names = found?.kind === 'case' ? [found.plaintiff ?? '', found.defendant ?? ''] : [];
    expect(names).toEqual([plaintiff, defendant]);
  });
});
