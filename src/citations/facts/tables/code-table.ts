/**
 * One code a line: name | kind and form | postal code of its state, or `us` | other spellings.
 *
 * Kinds: s statute, g regulation, r rule, c constitution, o other. Forms, where not name-section: < a title before the name
 * (`42 U.S.C. § 1983`), p volume and page (`82 Stat. 6`), # a number (`Pub. L. No. 107-150`), % a year and
 * chapter (`Stats. 2012, ch. 130`). What every state has alike
 * (its constitution, session laws, rules of procedure) is composed in `codes.ts`. After reporters-db of Free Law Project
 * (see NOTICE), with the forms that the courts themselves use added.
 */
export const codeTable = `
U.S.C.|s<|us|U.S.C.A.;U.S.C.S.;U.S.C.U.;U.S. Code;United States Code;U.S.C. Ann.;U.S. Code Ann.;United States Code Annotated;U.S.C. App.;U.S.C.A. App.
I.R.C.|s|us|Internal Revenue Code;Int. Rev. Code;I.R. Code
Stat.|sp|us|U.S. Stat.;Stat. at Large;Stat. at L.
Rev. Stat.|s|us|U.S. Rev. Stat.;Rev. St.;Rev. St. U.S.
UCMJ|s|us|U.C.M.J.;Uniform Code of Military Justice
Laws|s%||Laws of;Acts;Acts of;Session Laws;Session Laws of;Sess. Laws;S.L.;Public Acts;Pub. Acts;Pamph. L.;Ga. L.;Gen. Acts;Stat.
Pub. L. No.|s#|us|Pub. L.;Public Law;Public Law No.;Public L. No.;P.L. No.;P.L.;Pub. Law No.;Pub. Law
U.S. Comp. St.|s%|us|Comp. St.;U.S. Comp. Stat.;Comp. Stat.
P.A.|s#||P.A. No.;Public Act;Public Act No.;Pub. Act;Pub. Act No.;Public Acts No.
Ordinance No.|s#||Ord. No.;Ordinance Number;Ordinance;Ord.
Pvt. L. No.|s#|us|Pvt. L.;Private Law;Priv. L. No.
Code|s||
I.C.|s||
H.R. Rep. No.|o#|us|H. Rep. No.;House Report No.;House Report;H.R. Conf. Rep. No.;H. Rept.
S. Rep. No.|o#|us|Sen. Rep. No.;Senate Report No.;Senate Report;S. Rept.
H.R. Doc. No.|o#|us|H. Doc. No.
S. Doc. No.|o#|us|
Cong. Rec.|op|us|Congressional Record
Bankruptcy Code|s|us|Bankr. Code
D.C. Stat.|sp|dc|
C.F.R.|g<|us|Code of Federal Regulations;Code Fed. Regs.;C.F.R. pt.;C.F.R. Part
Fed. Reg.|gp|us|F.R.;Federal Register
Treas. Reg.|g|us|Treasury Regulation;Treas. Regs.;Temp. Treas. Reg.;Prop. Treas. Reg.;Treasury Reg.
Exec. Order No.|g#|us|Executive Order;Exec. Order;Executive Order No.;E.O.
Proclamation No.|g#|us|Presidential Proclamation No.
Rev. Rul.|g#|us|Revenue Ruling
Rev. Proc.|g#|us|Revenue Procedure
U.S.S.G.|r|us|U.S. Sentencing Guidelines Manual;USSG;U.S. Sentencing Guidelines;Sentencing Guidelines;Sentencing Guideline;U.S.S.G.M.;U.S. Sent'g Guidelines Manual;Guidelines
U.C.C.|s|us|Uniform Commercial Code;Unif. Com. Code
C.S.|s||Consol. St.
Model Penal Code|s|us|M.P.C.
Unif. Prob. Code|s|us|Uniform Probate Code
Const.|c||
Decl. of Rts.|c||Declaration of Rights;Decl. of Rights
Mass. Decl. of Rts.|c|ma|Massachusetts Declaration of Rights;Mass. Decl. of Rights
Md. Decl. of Rts.|c|md|Maryland Declaration of Rights;Md. Decl. of Rights
R.S.|s||
U.S. Const.|c|us|United States Constitution;Constitution of the United States;U.S. Constitution
Fed. R. Civ. P.|r|us|F.R.C.P.;FRCP;F.R. Civ. P.;Fed. R. Civ. Proc.;Fed. Rules Civ. Proc.;Fed. Rule Civ. Proc.;Fed. Rule Civ. P.;Fed. Rules of Civ. P.;Fed. R. Civ.P.;Federal Rule of Civil Procedure;Federal Rules of Civil Procedure;F. R. Civ. Proc.;Fed. R. Civ. Pro.
Fed. R. Crim. P.|r|us|F.R. Crim. P.;F.R.Cr.P.;Fed. R. Cr. P.;Fed. Rule Crim. Proc.;Fed. Rules Crim. Proc.;Fed. R. Crim. Proc.;Federal Rule of Criminal Procedure;Federal Rules of Criminal Procedure;FRCrP
Fed. R. Evid.|r|us|F.R.E.;FRE;Fed. Rule Evid.;Fed. Rules Evid.;Fed. R. of Evid.;Federal Rule of Evidence;Federal Rules of Evidence;F.R. Evid.
Fed. R. App. P.|r|us|F.R.A.P.;FRAP;F.R. App. P.;Fed. R. App. Proc.;Fed. Rule App. Proc.;Fed. Rules App. Proc.;Federal Rule of Appellate Procedure;Federal Rules of Appellate Procedure
Fed. R. Bankr. P.|r|us|F.R.B.P.;FRBP;Fed. R. Bankr. Proc.;Fed. R. Bank. P.;Fed. Rule Bankr. Proc.;Bankruptcy Rule;Bankr. Rule;Bankr. R.;Federal Rule of Bankruptcy Procedure;Federal Rules of Bankruptcy Procedure
Sup. Ct. R.|r|us|Supreme Court Rule;S. Ct. R.;S. Ct. Rule;Sup. Ct. Rule;SCOTUS R.
Fed. Cl. R.|r|us|R.C.F.C.;RCFC
Tax Ct. R.|r|us|U.S. Tax Ct. R.;Tax Ct. R. Prac. & P.;Tax Court Rule
Ct. Int'l Trade R.|r|us|USCIT R.;USCIT Rule;C.I.T. R.
Vet. App. R.|r|us|U.S. Vet. App. R.
Mil. R. Evid.|r|us|M.R.E.;Military Rule of Evidence
R.C.M.|r|us|Rule for Courts-Martial;R. Courts-Martial
Rules of Court|r||
Circuit Court Rule|r||Cir. Ct. R.;Circuit Court Rules
Fed. Cir. R.|r|us|Federal Circuit Rule
D.C. Cir. R.|r|us|
1st Cir. R.|r|us|1st Cir. Loc. R.;First Circuit Rule;First Cir. R.
2d Cir. R.|r|us|2d Cir. Local R.;2d Cir. L.R.;Second Circuit Rule;Second Cir. R.
3d Cir. L.A.R.|r|us|3d Cir. R.;Third Circuit Rule;Third Cir. R.;3d Cir. I.O.P.
4th Cir. R.|r|us|Fourth Circuit Rule;Fourth Cir. R.;4th Cir. Local R.
5th Cir. R.|r|us|Fifth Circuit Rule;Fifth Cir. R.
6th Cir. R.|r|us|Sixth Circuit Rule;Sixth Cir. R.
7th Cir. R.|r|us|Seventh Circuit Rule;Seventh Cir. R.
8th Cir. R.|r|us|Eighth Circuit Rule;Eighth Cir. R.
9th Cir. R.|r|us|Ninth Circuit Rule;Ninth Cir. R.
10th Cir. R.|r|us|Tenth Circuit Rule;Tenth Cir. R.
11th Cir. R.|r|us|Eleventh Circuit Rule;Eleventh Cir. R.
L.R.|r||LRCiv;L. R. Civ.;LRCrim;DUCivR;LBR;L.B.R.;Local Bankr. R.;Local Bankruptcy Rule;LR IA;Local Rule;Loc. R.;Local R.;Civil Local Rule;Civ. L.R.;Civ. Local R.;Local Civ. R.;Local Civil Rule;L. Civ. R.;Civil L.R.;LCvR;LCrR;Crim. L.R.;Local Rules
Model Rules of Prof'l Conduct|r|us|Model Rules of Professional Conduct;Model R. Prof'l Conduct;Model Rule;ABA Model Rule
Rules of Prof'l Conduct|r||Rules of Professional Conduct;Rule of Professional Conduct
Code of Prof'l Responsibility|r||Code of Professional Responsibility;Code of Professional Responsibility DR;Code of Professional Responsibility EC;Disciplinary Rule
R. App. P.|r||Appellate Rule
DR|r||
EC|r||
R. Prac. & P.|r||Rule of Practice and Procedure;Rules of Practice and Procedure
Model Code of Jud. Conduct|r|us|Model Code of Judicial Conduct
Ala. Code|s|al|Code of Ala.;Alabama Code;Code of Alabama
Ala. Admin. Code|g|al|
Alaska Stat.|s|ak|Alaska Stat. Ann.;Alaska Statutes;AS
Alaska Admin. Code|g|ak|
Alaska R. Civ. P.|r|ak|Alaska Civil Rule;Alaska Civ. R.
Alaska R. App. P.|r|ak|Alaska Appellate Rule;Alaska App. R.
Alaska R. Crim. P.|r|ak|Alaska Criminal Rule;Alaska Crim. R.
Alaska R. Evid.|r|ak|Alaska Evidence Rule;Alaska Evid. R.
Ariz. Rev. Stat.|s|az|Ariz. Rev. Stat. Ann.;A.R.S.;Arizona Revised Statutes;Ariz. R.S.
Ariz. Admin. Code|g|az|A.A.C.
ARCAP|r|az|Ariz. R. Civ. App. P.
Ariz. R. Sup. Ct.|r|az|Ariz. Sup. Ct. R.
Ark. Code Ann.|s|ar|A.C.A.;Ark. Code;Arkansas Code Annotated;Ark. Stat. Ann.
Ark. Code R.|g<|ar|
Ark. Sup. Ct. R.|r|ar|Ark. R. Sup. Ct.
Cal. Code Regs.|g|ca|California Code of Regulations;Code Regs.;C.C.R.
Stats.|s%|ca|Cal. Stats.
Cal. R. Ct.|r|ca|California Rules of Court;California Rule of Court;Cal. Rules of Court;Cal. Rule of Court;Cal. Rules Ct.
Colo. Rev. Stat.|s|co|Colo. Rev. Stat. Ann.;C.R.S.;C.R.S.A.;Colorado Revised Statutes;Colo. R.S.
Colo. Code Regs.|g<|co|
C.R.C.P.|r|co|C.R.C.P. Rule
Colo. R. Crim. P.|r|co|Crim. P.
C.A.R.|r|co|Colo. App. R.
C.R.E.|r|co|Colo. R. Evid.
D.C.COLO.LCivR|r|us|D.C.COLO.LCrR
Conn. Gen. Stat.|s|ct|Conn. Gen. Stat. Ann.;C.G.S.;C.G.S.A.;General Statutes;Connecticut General Statutes;Conn. Gen. Stats.
Conn. Agencies Regs.|g|ct|Regs., Conn. State Agencies
Conn. Practice Book|r|ct|Practice Book;Conn. Prac. Book
Del. Code Ann.|s|de|Del. Code
Del. C.|s<|de|Del. C. Ann.
Del. Admin. Code|g<|de|
Del. Code Regs.|g<|de|
Del. Super. Ct. Civ. R.|r|de|Super. Ct. Civ. R.
Del. Ch. Ct. R.|r|de|Ct. Ch. R.
Del. Supr. Ct. R.|r|de|Supr. Ct. R.;Del. Sup. Ct. R.
D.C. Code|s|dc|D.C. Code Ann.;D.C. Official Code;D.C.C.;D.C. Stat. Code
D.C. Mun. Regs.|g|dc|D.C.M.R.;D.C. Code Mun. Regs.
D.C. Super. Ct. R.|r|dc|Super. Ct. Civ. R. D.C.
D.C. App. R.|r|dc|
Fla. Stat.|s|fl|Fla. Stat. Ann.;F.S.A.;Florida Statutes;Fla. Stats.
Fla. Admin. Code|g|fl|Fla. Admin. Code Ann.;Fla. Admin. Code R.;F.A.C.
Fla. R. Jud. Admin.|r|fl|Fla. R. Gen. Prac. & Jud. Admin.
R. Regulating Fla. Bar|r|fl|Rules Regulating the Florida Bar
Ga. Code Ann.|s|ga|O.C.G.A.;Ga. Code;Off. Code Ga. Ann.;OCGA
Ga. Comp. R. & Regs.|g|ga|
Ga. Unif. Super. Ct. R.|r|ga|Uniform Superior Court Rule;USCR;Unif. Super. Ct. R.
Haw. Rev. Stat.|s|hi|Haw. Rev. Stat. Ann.;H.R.S.;HRS;Hawaii Revised Statutes;Hawai'i Rev. Stat.
Haw. Code R.|g|hi|Haw. Admin. R.;HAR
HRCP|r|hi|Haw. R. Civ. P.;H.R.C.P.
HRPP|r|hi|Haw. R. Penal P.;H.R.P.P.
HRE|r|hi|Haw. R. Evid.
HRAP|r|hi|Haw. R. App. P.
Idaho Code|s|id|Idaho Code Ann.;Idaho C.
Idaho Admin. Code|g|id|IDAPA
I.R.C.P.|r|id|
I.C.R.|r|id|Idaho Crim. R.
I.A.R.|r|id|Idaho App. R.
I.R.E.|r|id|Idaho R. Evid.
Ill. Comp. Stat.|s<|il|ILCS;Ill. Comp. Stat. Ann.;I.L.C.S.;Illinois Compiled Statutes
Ill. Rev. Stat.|s|il|Ill. Rev. Stats.;Illinois Revised Statutes
Ill. Admin. Code|g<|il|Ill. Adm. Code
Ill. Sup. Ct. R.|r|il|Ill. S. Ct. R.;Ill. S. Ct. Rule;Illinois Supreme Court Rule;Ill. R. S. Ct.
Ind. Code|s|in|Ind. Code Ann.;Indiana Code;Burns Ind. Code Ann.
Ind. Admin. Code|g<|in|
Ind. Trial R.|r|in|Ind. T.R.;Indiana Trial Rule
Ind. Appellate R.|r|in|Ind. App. R.;App. R. Ind.
Iowa Code|s|ia|Iowa Code Ann.;I.C.A.
Iowa Admin. Code|g|ia|
Iowa Ct. R.|r|ia|Iowa R.
Kan. Stat. Ann.|s|ks|K.S.A.;Kan. Stat.;Kansas Statutes Annotated;K.S.A. Supp.
Kan. Admin. Regs.|g|ks|K.A.R.
Ky. Rev. Stat.|s|ky|Ky. Rev. Stat. Ann.;K.R.S.;KRS;Kentucky Revised Statutes
Ky. Admin. Regs.|g<|ky|K.A.R. Ky.
Ky. R. Civ. P.|r|ky|Ky. CR
Ky. R. Crim. P.|r|ky|RCr
Ky. R. Evid.|r|ky|KRE
S.C.R.|r||
La. Rev. Stat.|s|la|La. Stat. Ann.;La. Rev. Stat. Ann.;La. R.S.;LSA-R.S.;LSA-RS;La. Stat.
La. Civ. Code|s|la|La. Civ. Code Ann.;La. C.C.;LSA-C.C.;La. Civ. Code art.
La. Code Civ. Proc.|s|la|La. Code Civ. Proc. Ann.;La. C.C.P.;LSA-C.C.P.;La. Code Civ. P.
La. Code Crim. Proc.|s|la|La. Code Crim. Proc. Ann.;La. C. Cr. P.;LSA-C.Cr.P.;La. Code Crim. P.
La. Code Evid.|s|la|La. Code Evid. Ann.;La. C.E.;LSA-C.E.
La. Child. Code|s|la|La. Child. Code Ann.;La. Ch. C.
La. Admin. Code|g|la|LAC
Me. Rev. Stat.|s|me|Me. Rev. Stat. Ann.;Me. Stat.;Me. Stat. Ann.
M.R.S.|s<|me|M.R.S.A.
Me. Code R.|g|me|C.M.R.
M.R. Civ. P.|r||
M.R. Evid.|r|me|
M.R. App. P.|r||
M.R. Crim. P.|r|me|M.R.U. Crim. P.
Md. Code|s|md|Md. Code Ann.;Maryland Code;Md. Ann. Code;Maryland Code Annotated
Md. Code Regs.|g|md|COMAR
Md. R.|r|md|Md. Rule;Maryland Rule
Mass. Gen. Laws|s|ma|Mass. Gen. Laws Ann.;M.G.L.;M.G.L.A.;G.L.;Mass. Ann. Laws;Massachusetts General Laws;Mass. G.L.;Mass. Gen. L.
Mass. Code Regs.|g<|ma|Code Mass. Regs.;CMR
Mass. R. Prof. C.|r|ma|
S.J.C. Rule|r|ma|Mass. S.J.C. Rule
Mass. G. Evid.|r|ma|
Mich. Comp. Laws|s|mi|Mich. Comp. Laws Ann.;M.C.L.;MCL;M.C.L.A.;MCLA;Mich. Comp. Laws Serv.;M.S.A.
Mich. Admin. Code|g|mi|
Mich. Ct. R.|r|mi|MCR;M.C.R.;Michigan Court Rule
Mich. Pub. Acts|sp|mi|
Minn. Stat.|s|mn|Minn. Stat. Ann.;Minnesota Statutes
Minn. R.|g|mn|Minnesota Rules
Minn. Gen. R. Prac.|r|mn|
Minn. R. Civ. App. P.|r|mn|
Miss. Code Ann.|s|ms|Miss. Code;Mississippi Code Annotated
Miss. Code R.|g|ms|
M.R.C.P.|r|ms|
URCCC|r|ms|
Mo. Rev. Stat.|s|mo|RSMo;Mo. Ann. Stat.;R.S. Mo.;V.A.M.S.;Mo. Stat. Ann.;Mo. Stat.
Mo. Code Regs. Ann.|g<|mo|Mo. Code Regs.;CSR
Mo. Sup. Ct. R.|r|mo|Mo. R.;Mo. Rule;Mo. S. Ct. R.
V.A.M.R.|r|mo|
Mont. Code Ann.|s|mt|M.C.A.;MCA;Montana Code Annotated;Mont. Code
Mont. Admin. R.|g|mt|Admin. R. Mont.;ARM
Neb. Rev. Stat.|s|ne|Neb. Rev. Stat. Ann.;R.R.S. Neb.;Nebraska Revised Statutes;Neb. R.R.S.
Neb. Admin. Code|g|ne|
Neb. Ct. R.|r|ne|
Neb. Ct. R. Pldg.|r|ne|
Neb. Ct. R. App. P.|r|ne|
Neb. Ct. R. Disc.|r|ne|
Neb. Evid. R.|r|ne|
Nev. Rev. Stat.|s|nv|Nev. Rev. Stat. Ann.;N.R.S.;NRS;Nevada Revised Statutes
Nev. Admin. Code|g|nv|N.A.C.;NAC
N.R.C.P.|r|nv|NRCP
N.R.A.P.|r|nv|NRAP
EDCR|r|nv|
N.H. Rev. Stat. Ann.|s|nh|RSA;N.H. Rev. Stat.;N.H. R.S.A.;N.H. RSA
N.H. Code Admin. R. Ann.|g|nh|N.H. Code R.;N.H. Code Admin. R.
N.J. Stat. Ann.|s|nj|N.J.S.A.;N.J.S.;N.J. Rev. Stat.;N.J. Stat.;NJSA
N.J. Admin. Code|g|nj|N.J.A.C.
N.J. Ct. R.|r|nj|N.J. Court Rule
N.J. R. Evid.|r|nj|N.J.R.E.
N.M. Stat. Ann.|s|nm|NMSA;N.M.S.A.;NMSA 1978;N.M. Stat.
N.M. Code R.|g|nm|NMAC
N.M. R. Ann.|r|nm|NMRA;Rule NMRA
N.Y. C.P.L.R.|s|ny|CPLR;C.P.L.R.;NY CPLR;N.Y. Civ. Prac. L. & R.;N.Y. Civil Practice Law and Rules
N.Y. Comp. Codes R. & Regs.|g<|ny|NYCRR;N.Y.C.R.R.
N.Y.C. Admin. Code|s|ny|NYC Admin. Code;Administrative Code;N.Y. City Admin. Code
N.Y.C. Charter|s|ny|
N.Y. U.C.C.|s|ny|N.Y. U.C.C. Law;N.Y. Uniform Commercial Code
L.|s%|ny|N.Y. Laws
N.Y. Unconsol. Laws|s|ny|Unconsolidated Laws
N.Y.C. Rules|g<|ny|RCNY
N.C. Gen. Stat.|s|nc|N.C. Gen. Stat. Ann.;N.C.G.S.;G.S.;North Carolina General Statutes
N.C. Admin. Code|g<|nc|N.C.A.C.;NCAC
N.D. Cent. Code|s|nd|N.D.C.C.;N.D. Cent. Code Ann.;NDCC
N.D. Admin. Code|g|nd|
N.D. R. Ev.|r|nd|N.D. R. Evid.
Ohio Rev. Code|s|oh|Ohio Rev. Code Ann.;R.C.;O.R.C.;ORC;Ohio Revised Code;Ohio R.C.
Ohio Admin. Code|g|oh|O.A.C.;Ohio Adm. Code;Adm. Code;Adm.Code
Ohio Civ. R.|r|oh|Civ. R.;Ohio R. Civ. P.;Ohio Civ.R.
Ohio Crim. R.|r|oh|Crim. R.;Ohio R. Crim. P.
Ohio Evid. R.|r|oh|Evid. R.;Ohio R. Evid.
Ohio App. R.|r|oh|App. R.;Ohio R. App. P.
Ohio Gov. Bar R.|r|oh|Gov. Bar R.;Gov.Bar R.
Ohio Juv. R.|r|oh|Juv. R.
Ohio Prof. Cond. R.|r|oh|Prof. Cond. R.
Ohio S. Ct. Prac. R.|r|oh|S. Ct. Prac. R.;S.Ct.Prac.R.
Okla. Stat.|s|ok|Okla. Stat. Ann.;Oklahoma Statutes
O.S.|s<|ok|Okla. Stat. tit.;O.S. Supp.
Okla. Admin. Code|g|ok|
Or. Rev. Stat.|s|or|Or. Rev. Stat. Ann.;O.R.S.;ORS;Oregon Revised Statutes
Or. Admin. R.|g|or|OAR;O.A.R.
ORCP|r|or|Or. R. Civ. P.
ORAP|r|or|Or. R. App. P.
OEC|r|or|Or. Evid. Code
Pa. Cons. Stat.|s<|pa|Pa. C.S.;Pa. C.S.A.;Pa. Cons. Stat. Ann.;Pa. Stat.;Pa. Stat. Ann.;P.S.;Pa. Stat. and Cons. Stat. Ann.;Pa.C.S. Ann.
Pa. Code|g<|pa|
Pa. R. Civ. P.|r|pa|Pa. R.C.P.;Pa. R. C. P. No.;Pa. R.C.P. No.
Pa. R. Crim. P.|r|pa|
Pa. R. Evid.|r|pa|Pa. R.E.
Pa. R. App. P.|r|pa|Pa. R.A.P.
P.R. Laws Ann.|s<|pr|L.P.R.A.;LPRA;P.R. Leyes An.
R.I. Gen. Laws|s|ri|R.I. Gen. Laws Ann.;R.I.G.L.;G.L. 1956;Rhode Island General Laws
R.I. Code R.|g|ri|
R.I. Super. R. Civ. P.|r|ri|R.I. Super. Ct. R. Civ. P.;Super. R. Civ. P.
S.C. Code Ann.|s|sc|S.C. Code;South Carolina Code
S.C. Code Ann. Regs.|g|sc|S.C. Code Regs.
S.C. R. Civ. P.|r|sc|SCRCP
S.C. App. Ct. R.|r|sc|SCACR
SCRE|r|sc|S.C. R. Evid.
S.D. Codified Laws|s|sd|SDCL;S.D.C.L.;S.D. Codified Laws Ann.
S.D. Admin. R.|g|sd|ARSD
Tenn. Code Ann.|s|tn|T.C.A.;Tenn. Code;Tennessee Code Annotated
Tenn. Comp. R. & Regs.|g|tn|
Tenn. Sup. Ct. R.|r|tn|Tenn. S. Ct. R.
Tex. Admin. Code|g<|tx|Texas Administrative Code
Tex. Code Crim. Proc.|s|tx|Tex. Code Crim. Proc. Ann.;Tex. C.C.P.;Tex. Code Crim. Proc. art.;Tex. Code Crim. P.;Texas Code of Criminal Procedure
Tex. Rev. Civ. Stat.|s|tx|Tex. Rev. Civ. Stat. Ann.;Tex. Civ. Stat. Ann.;Tex. Rev. Civ. Stat. art.
Tex. Bus. Corp. Act|s|tx|Tex. Bus. Corp. Act Ann.
Utah Code|s|ut|Utah Code Ann.;U.C.A.;Utah Code Annotated
Utah Admin. Code|g|ut|
Vt. Stat. Ann.|s|vt|Vt. Stat.
V.S.A.|s<|vt|
Vt. Code R.|g|vt|
V.R.C.P.|r|vt|
V.R.Cr.P.|r|vt|
V.R.E.|r|vt|
V.R.A.P.|r|vt|
V.R.F.P.|r|vt|
V.R.P.P.|r|vt|
V.I. Code Ann.|s|vi|V.I. Code
V.I.C.|s<|vi|V.I.C. Ann.
Va. Code|s|va|Va. Code Ann.;Code of Virginia;Virginia Code;Code of Va.
Va. Admin. Code|g<|va|VAC
Va. Sup. Ct. R.|r|va|Va. S. Ct. R.
Guam Code Ann.|s<|gu|GCA;G.C.A.
Wash. Rev. Code|s|wa|RCW;R.C.W.;Wash. Rev. Code Ann.;RCWA;Revised Code of Washington
Wash. Admin. Code|g|wa|WAC;W.A.C.
Wash. Super. Ct. Civ. R.|r|wa|CR;Wash. CR;Wash. Civ. R.;Wash. Super. Ct. CR
Wash. Super. Ct. Crim. R.|r|wa|CrR;CrRLJ
Wash. R. Evid.|r|wa|ER;Wash. ER
Wash. R. App. P.|r|wa|RAP;Wash. RAP
Wash. R. Prof'l Conduct|r|wa|RPC
Wash. Gen. R.|r|wa|GR;Wash. GR
W. Va. Code|s|wv|W. Va. Code Ann.;West Virginia Code
W. Va. Code R.|g|wv|
Wis. Stat.|s|wi|Wis. Stat. Ann.;Wis. Stats.;Stats. Wis.;Wisconsin Statutes
Wis. Admin. Code|g|wi|
Wyo. Stat. Ann.|s|wy|Wyo. Stat.;Wyoming Statutes;W.S.
Wyo. Code R.|g|wy|
W.R.C.P.|r|wy|
W.R.A.P.|r|wy|
W.R.Cr.P.|r|wy|
W.R.E.|r|wy|
Am. Samoa Code Ann.|s|as|A.S.C.A.
N. Mar. I. Code|s<|mp|CMC
N. Mar. I. Admin. Code|g|mp|
C.Z. Code|s||
Navajo Nation Code Ann.|s<|tribal|N.N.C.;Navajo Nation Code;Navajo Trib. Code
D.C. Reg.|gp|dc|
Cal. Regulatory Notice Reg.|gp|ca|
Conn. L.J.|gp|ct|
Del. Reg. Regs.|gp|de|
Fla. Admin. Weekly|gp|fl|
Fla. Admin. Reg.|gp|fl|
Idaho Admin. Bull.|gp|id|
Iowa Admin. Bull.|gp|ia|
Pa. Bull.|gp|pa|
Va. Reg. Regs.|gp|va|
Ohio Monthly Rec.|gp|oh|
Okla. Gaz.|gp|ok|
Or. Bull.|gp|or|
Utah Bull.|gp|ut|
Mont. Admin. Reg.|gp|mt|
`;

/** The codes by subject: state | what follows the subject | subjects, each as abbreviated `=` in full where it differs. */
export const subjectTable = `
ca|Code|Bus. & Prof.=Business and Professions;Civ.=Civil;Civ. Proc.=Civil Procedure;Com.=Commercial;Corp.=Corporations;Educ.=Education;Elec.=Elections;Evid.=Evidence;Fam.=Family;Fin.=Financial;Fish & Game=Fish and Game;Food & Agric.=Food and Agricultural;Gov't=Government;Harb. & Nav.=Harbors and Navigation;Health & Safety=Health and Safety;Ins.=Insurance;Lab.=Labor;Mil. & Vet.=Military and Veterans;Penal;Prob.=Probate;Pub. Cont.=Public Contract;Pub. Res.=Public Resources;Pub. Util.=Public Utilities;Rev. & Tax.=Revenue and Taxation;Sts. & High.=Streets and Highways;Unemp. Ins.=Unemployment Insurance;Veh.=Vehicle;Water;Welf. & Inst.=Welfare and Institutions
tx|Code|Agric.=Agriculture;Alco. Bev.=Alcoholic Beverage;Bus. & Com.=Business and Commerce;Bus. Orgs.=Business Organizations;Civ. Prac. & Rem.=Civil Practice and Remedies;Educ.=Education;Elec.=Election;Est.=Estates;Fam.=Family;Fin.=Finance;Gov't=Government;Health & Safety=Health and Safety;Hum. Res.=Human Resources;Ins.=Insurance;Lab.=Labor;Loc. Gov't=Local Government;Nat. Res.=Natural Resources;Occ.=Occupations;Parks & Wild.=Parks and Wildlife;Penal;Prob.=Probate;Prop.=Property;Spec. Dists.=Special District Local Laws;Tax;Transp.=Transportation;Util.=Utilities;Water
ny|Law|Alco. Bev. Cont.=Alcoholic Beverage Control;Arts & Cult. Aff.=Arts and Cultural Affairs;Banking;Bus. Corp.=Business Corporation;Civ. Rights=Civil Rights;Civ. Serv.=Civil Service;Coop. Corps.=Cooperative Corporations;Correct.=Correction;County;Crim. Proc.=Criminal Procedure;Debt. & Cred.=Debtor and Creditor;Dom. Rel.=Domestic Relations;Econ. Dev.=Economic Development;Educ.=Education;Elec.=Election;Em. Dom. Proc.=Eminent Domain Procedure;Empl'rs Liab.=Employers' Liability;Energy;Envtl. Conserv.=Environmental Conservation;Est. Powers & Trusts=Estates, Powers and Trusts;Exec.=Executive;Gen. Bus.=General Business;Gen. City=General City;Gen. Constr.=General Construction;Gen. Mun.=General Municipal;Gen. Oblig.=General Obligations;High.=Highway;Indian;Ins.=Insurance;Jud.=Judiciary;Lab.=Labor;Legis.=Legislative;Lien;Ltd. Liab. Co.=Limited Liability Company;Mental Hyg.=Mental Hygiene;Mil.=Military;Mult. Dwell.=Multiple Dwelling;Mun. Home Rule=Municipal Home Rule;Nav.=Navigation;Not-for-Profit Corp.=Not-for-Profit Corporation;P'ship=Partnership;Penal;Pers. Prop.=Personal Property;Priv. Hous. Fin.=Private Housing Finance;Pub. Auth.=Public Authorities;Pub. Health=Public Health;Pub. Hous.=Public Housing;Pub. Off.=Public Officers;Pub. Serv.=Public Service;R.R.=Railroad;Real Prop.=Real Property;Real Prop. Acts.=Real Property Actions and Proceedings;Real Prop. Tax=Real Property Tax;Relig. Corp.=Religious Corporations;Retire. & Soc. Sec.=Retirement and Social Security;Second Class Cities;Soc. Serv.=Social Services;State;State Fin.=State Finance;Tax;Town;Transp.=Transportation;Transp. Corp.=Transportation Corporations;Veh. & Traf.=Vehicle and Traffic;Village;Vol. Fire. Ben.=Volunteer Firefighters' Benefit;Workers' Comp.=Workers' Compensation
ny|Act|Fam. Ct.=Family Court;Surr. Ct. Proc.=Surrogate's Court Procedure;N.Y.C. Civ. Ct.=New York City Civil Court;Ct. Cl.=Court of Claims;Just. Ct.=Uniform Justice Court
`;
