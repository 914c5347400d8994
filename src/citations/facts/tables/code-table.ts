/**
 * Codes in groups of one state, those of the United States first, then those that many have: = and the postal code, or `us`. One
 * code a line: name | other spellings | kind and form. In names and spellings @ is the abbreviation of the state and * its name.
 *
 * Kinds: s statute, g regulation, r rule, c constitution, o other. Forms, where not name-section: < a title before the name
 * (`42 U.S.C. § 1983`), p volume and page (`82 Stat. 6`), # a number (`Pub. L. No. 107-150`), % a year and
 * chapter (`Stats. 2012, ch. 130`). What every state has alike (its constitution, session laws, rules of procedure) is composed
 * in `codes.ts`, and so are a code's name in full and the `Ann.` behind statutes. After reporters-db of Free Law Project
 * (see NOTICE), with the forms that the courts themselves use added.
 */
export const codeTable = `
= us
U.S.C.|U.S.C.A.;U.S.C.S.;U.S.C.U.;U.S. Code;United States Code;U.S.C. Ann.;U.S. Code Ann.;United States Code Annotated|s<
I.R.C.|Internal Revenue Code;Int. Rev. Code;I.R. Code|s
Stat.|U.S. Stat.;Stat. at Large;Stat. at L.|sp
Rev. Stat.|U.S. Rev. Stat.;Rev. St.;Rev. St. U.S.|s
INA||s
UCMJ|Uniform Code of Military Justice|s
Pub. L. No.|Pub. L.;Public Law;Public Law No.;Public L. No.;P.L. No.;P.L.;Pub. Law No.;Pub. Law|s#
U.S. Comp. St.|Comp. St.;U.S. Comp. Stat.;Comp. Stat.|s%
Pvt. L. No.|Pvt. L.;Private Law;Priv. L. No.|s#
H.R. Rep. No.|H. Rep. No.;H.R. Rep.;House Report No.;House Report;H.R. Conf. Rep. No.;H. Rept.|o#
S. Rep. No.|Sen. Rep. No.;S. Rep.;Senate Report No.;Senate Report;S. Rept.|o#
H.R. Doc. No.|H. Doc. No.|o#
S. Doc. No.||o#
Federalist No.|The Federalist No.|o#
MPEP|Manual of Patent Examining Procedure|o
TMEP|Trademark Manual of Examining Procedure|o
TBMP||o
I.R.M.|Internal Revenue Manual|o
MCM|Manual for Courts-Martial;Manual for Courts-Martial, United States|o
POMS||o
H.R.||o#
S.||o#
H.R. Res.|H. Res.|o#
S. Res.||o#
H.R. Con. Res.|H. Con. Res.|o#
S. Con. Res.||o#
H.R.J. Res.|H.J. Res.|o#
S.J. Res.||o#
House Bill No.|Am.Sub.H.B. No.;Sub.H.B. No.;Am.H.B. No.|o#
Assem. Bill No.|Assembly Bill No.|o#
Senate Bill No.|Am.Sub.S.B. No.;Sub.S.B. No.;Am.S.B. No.;Sen. Bill No.|o#
Formal Op.|Formal Opinion;ABA Formal Op.;ABA Formal Opinion;ABA Formal Ethics Op.;Formal Ethics Opinion|o#
U.S.T.||op
U.N.T.S.||op
T.I.A.S. No.|T.I.A.S.|o#
Cong. Rec.|Congressional Record|op
U.S.C.C.A.N.|U.S. Code Cong. & Admin. News;U.S. Code Cong. & Ad. News|op
FAM||o<
Bankruptcy Code|Bankr. Code|s
C.F.R.|Code of Federal Regulations;Code Fed. Regs.|g<
Fed. Reg.|F.R.;Federal Register|gp
Treas. Reg.|Treasury Regulation;Treasury Regulations;Treasury Regulations on Income Tax;Income Tax Regs.;Proced. & Admin. Regs.;Treas. Regs.;Temp. Treas. Reg.;Prop. Treas. Reg.;Treasury Reg.|g
Exec. Order No.|Executive Order;Exec. Order;Executive Order No.;E.O.|g#
FERC Stats. & Regs.||g
FAR|FAR subpart;FAR part|g
DFARS|DFARS subpart;DFARS part|g
Proclamation No.|Proclamation;Presidential Proclamation No.|g#
Rev. Rul.|Revenue Ruling|g#
Rev. Proc.|Revenue Procedure|g#
I.R.S. Notice|Notice|g#
I.R.S. Announcement|Announcement|g#
VAOPGCPREC||g#
SSR|Social Security Ruling|g#
SEC Release No.|Exchange Act Release No.;Securities Exchange Act Release No.;Securities Act Release No.;Investment Advisers Act Release No.;Investment Company Act Release No.;Exchange Act Rel. No.;Securities Act Rel. No.|g#
T.D.|Treas. Dec.;Treasury Decision|g#
I.R.S. Priv. Ltr. Rul.|Priv. Ltr. Rul.;Private Letter Ruling;PLR|g#
I.R.S. Tech. Adv. Mem.|Tech. Adv. Mem.;Technical Advice Memorandum;TAM|g#
I.R.S. Gen. Couns. Mem.|Gen. Couns. Mem.;GCM|g#
U.S.S.G.|U.S. Sentencing Guidelines Manual;U.S. Sentencing Guidelines;Sentencing Guidelines;Sentencing Guideline;U.S.S.G.M.;U.S. Sent'g Guidelines Manual;Guidelines|r
U.C.C.|Uniform Commercial Code;Unif. Com. Code|s
Model Penal Code|M.P.C.|s
Unif. Prob. Code|Uniform Probate Code|s
U.S. Const.|United States Constitution;Constitution of the United States;U.S. Constitution;U.S.C.A. Const.;U.S.C. Const.|c
Fed. R. Civ. P.|FRCP;Fed. Rules of Civ. P.;Federal Rule of Civil Procedure;Federal Rules of Civil Procedure|r
Fed. R. Civ. P. Supp. R.|Fed. R. Civ. P. Supp.;Supp. R.;Supp. Rule;Supp. Adm. R.;Supplemental Rule;Supplemental Admiralty Rule|r
Fed. R. Crim. P.|FRCrP;Fed. R. Cr. P.;Federal Rule of Criminal Procedure;Federal Rules of Criminal Procedure|r
Fed. R. Evid.|FRE;Fed. R. of Evid.;Federal Rule of Evidence;Federal Rules of Evidence|r
Fed. R. App. P.|FRAP;Federal Rule of Appellate Procedure;Federal Rules of Appellate Procedure|r
Fed. R. Bankr. P.|FRBP;Fed. R. Bank. P.;Bankruptcy Rule;Bankruptcy Rules;Bankr. Rule;Bankr. R.;Federal Rule of Bankruptcy Procedure;Federal Rules of Bankruptcy Procedure|r
Fed. R.|Federal Rule;Federal Rules|r
Sup. Ct. R.|Supreme Court Rule;S. Ct. R.;S. Ct. Rule;Sup. Ct. Rule;SCOTUS R.|r
Fed. Cl. R.|RCFC|r
Tax Ct. R.|T.C. Rule;U.S. Tax Ct. R.;Tax Ct. R. Prac. & P.;Tax Court Rule|r
Ct. Int'l Trade R.|USCIT R.;USCIT Rule;C.I.T. R.|r
Vet. App. R.|U.S. Vet. App. R.|r
Mil. R. Evid.|M.R.E.;Military Rule of Evidence|r
R.C.M.|Rule for Courts-Martial;R. Courts-Martial|r
Fed. Cir. R.|Federal Circuit Rule|r
D.C. Cir. R.||r
1st Cir. R.|1st Cir. Loc. R.;First Circuit Rule;First Cir. R.|r
2d Cir. R.|2d Cir. Local R.;2d Cir. L.R.;Second Circuit Rule;Second Cir. R.|r
3d Cir. L.A.R.|3d Cir. R.;Third Circuit Rule;Third Cir. R.;3d Cir. I.O.P.|r
4th Cir. R.|Fourth Circuit Rule;Fourth Cir. R.;4th Cir. Local R.|r
5th Cir. R.|Fifth Circuit Rule;Fifth Cir. R.|r
6th Cir. R.|Sixth Circuit Rule;Sixth Cir. R.|r
7th Cir. R.|Seventh Circuit Rule;Seventh Cir. R.|r
8th Cir. R.|Eighth Circuit Rule;Eighth Cir. R.|r
9th Cir. R.|Ninth Circuit Rule;Ninth Cir. R.|r
10th Cir. R.|Tenth Circuit Rule;Tenth Cir. R.|r
11th Cir. R.|Eleventh Circuit Rule;Eleventh Cir. R.|r
Model Rules of Prof'l Conduct|Model Rules of Professional Conduct;Model Rules of Pro. Conduct;Model R. Prof'l Conduct;Model Rule;ABA Model Rule|r
Model Code of Jud. Conduct|Model Code of Judicial Conduct|r
D.C.COLO.LCivR|D.C.COLO.LCrR|r
=
Laws|Laws of;Acts;Acts of;Session Laws;Session Laws of;Sess. Laws;S.L.;Public Acts;Pub. Acts;Pamph. L.;Ga. L.;Gen. Acts;Stat.;St.|s%
P.A.|P.A. No.;Public Act;Public Act No.;Pub. Act;Pub. Act No.;Public Acts No.|s#
Att'y Gen. Op.|Op. Att'y Gen.|o#
Ordinance No.|Ord. No.;Ordinance Number;Ordinance;Ord.|s#
Code||s
I.C.||s
C.S.|Consol. St.|s
Const.||c
Decl. of Rts.|Declaration of Rights;Decl. of Rights|c
R.S.||s
Rules of Court||r
Circuit Court Rule|Cir. Ct. R.;Circuit Court Rules|r
Cir. R.||r
L.R.|LRCiv;LCR;MLBR;Loc. Civ. R.;Loc. Crim. R.;Loc. App. R.;LRCrim;DUCivR;LBR;Local Bankr. R.;Local Bankruptcy Rule;LR IA;Local Rule;Loc. R.;Local R.;Civil Local Rule;Civ. L.R.;Civ. Local R.;Local Civ. R.;Local Civil Rule;L. Civ. R.;L.R. Civ. P.;L.R. Crim. P.;L. Crim. R.;LRCi;Civil L.R.;LCvR;LCrR;Crim. L.R.;Local Rules|r
Rules of Prof'l Conduct|Rules of Professional Conduct;Rule of Professional Conduct;Rules Prof. Conduct;Rules of Pro. Conduct;Rules of Prof. Conduct|r
Code of Prof'l Responsibility|Code of Professional Responsibility;Code of Professional Responsibility DR;Code of Professional Responsibility EC;Disciplinary Rule|r
R. App. P.|Appellate Rule;Appellate Rules;Rule of Appellate Procedure;Rules of Appellate Procedure|r
R. Civ. P.|Civil Rule;Civil Rules;Rule of Civil Procedure;Rules of Civil Procedure|r
R. Crim. P.|Criminal Rule;Criminal Rules;Rule of Criminal Procedure;Rules of Criminal Procedure|r
R. Evid.|Evidence Rule;Evidence Rules;Rule of Evidence;Rules of Evidence|r
DR||r
EC||r
KRPC||r
SMC||s
KCC||s
LAMC||s
BMC||s
TMC||s
R. Prac. & P.|Rule of Practice and Procedure;Rules of Practice and Procedure|r
S.C.R.||r
M.R. Civ. P.||r
M.R. App. P.||r
C.Z. Code||s
= al
@ Code|Code of @;Code of *|s
@ Admin. Code||g
= ak
@ Stat.|AS;* Statute|s
@ Admin. Code||g
@ Admin. Code|AAC|g<
= az
@ Rev. Stat.|A.R.S.;@ R.S.|s
@ Admin. Code|A.A.C.|g
@ R. Fam. Law P.||r
ARCAP|@ R. Civ. App. P.|r
= ar
Crawford & Moses' Dig.|Crawford & Moses' Digest;Crawford Moses' Digest;C. & M. Digest|s
@ Code Ann.|A.C.A.;@ Stat. Ann.|s
@ Code R.||g<
@ R. App. P.-Civ.|@ R. App. P.-Crim.;@ R. App. P.--Civ.;@ R. App. P.--Crim.|r
@ R. Civ. P.|ARCP|r
@ R. Crim. P.|ARCrP|r
= ca
@ Code Regs.|* Code of Regulations;Code Regs.;C.C.R.|g
@ Code Regs.|CCR|g<
Stats.|@ Stats.;Statutes|s%
@ R. Ct.|* Rules of Court;* Rule of Court;@ Rules of Court;@ Rule of Court;@ Rules Ct.;CRC|r
@ Regulatory Notice Reg.||gp
CACI||o
CALCRIM||o
BAJI||o
CALJIC||o
@ Prop.|Prop.|s#
= co
@ Rev. Stat.|C.R.S.;C.R.S.A.|s
@ Code Regs.||g<
C.R.C.P.|C.R.C.P. Rule|r
@ R. Crim. P.|Crim. P.|r
C.A.R.|@ App. R.|r
C.R.E.|@ R. Evid.|r
= ct
@ Gen. Stat.|C.G.S.;C.G.S.A.;General Statutes;@ Gen. Stats.|s
@ Agencies Regs.|Regs., Conn. State Agencies|g
@ Code Evid.||r
@ Practice Book|Practice Book;@ Prac. Book|r
@ L.J.||gp
= de
@ Code Ann.||s
@ C.|@ Code;@ Code Ann.|s<
@ Admin. Code||g<
@ Code Regs.||g<
@ Super. Ct. Civ. R.|Super. Ct. Civ. R.|r
@ Ch. Ct. R.|Ct. Ch. R.|r
@ Supr. Ct. R.|Supr. Ct. R.;@ Sup. Ct. R.|r
@ R. Evid.|D.R.E.|r
@ Reg. Regs.||gp
= dc
@ Stat.||sp
@ Code|@ Official Code;D.C.C.;@ Stat. Code|s
@ Mun. Regs.|DCMR;@ Code Mun. Regs.|g
@ Mun. Regs.|DCMR|g<
@ Super. Ct. Civ. R.|Super. Ct. Civ. R. @|r
@ Super. Ct. Crim. R.||r
@ Super. Ct. Dom. Rel. R.||r
@ Super. Ct. Prob. R.||r
@ Super. Ct. R.||r
@ App. R.||r
@ Reg.||gp
= fl
@ Stat.|F.S.A.;@ Stats.;F.S.;* Statute|s
@ Admin. Code|@ Admin. Code Ann.;@ Admin. Code R.;F.A.C.|g
@ R. Jud. Admin.|@ R. Gen. Prac. & Jud. Admin.|r
@ Prob. R.||r
@ Fam. L. R. P.||r
@ Sm. Cl. R.||r
R. Regulating Fla. Bar|Rules Regulating the * Bar|r
@ R. Traf. Ct.||r
@ R. Juv. P.||r
@ Bar Admiss. R.||r
@ Att'y Gen. Op.|Op. Att'y Gen. @;Op. Atty. Gen. @;AGO|o#
@ Std. Jury Instr.|@ Std. Jury Inst.|o
@ Admin. Weekly||gp
@ Admin. Reg.||gp
= ga
@ Code Ann.|OCGA;Off. Code Ga. Ann.|s
@ Comp. R. & Regs.||g
@ Ct. App. R.|Court of Appeals Rule|r
@ Unif. Super. Ct. R.|Uniform Superior Court Rule;USCR;Unif. Super. Ct. R.|r
= hi
@ Rev. Stat.|HRS;Hawai'i Rev. Stat.|s
@ Rev. Laws|RLH;R.L.H.|s
@ Code R.|@ Admin. R.;HAR|g
HRCP|@ R. Civ. P.|r
HRPP|@ R. Penal P.|r
HRE|@ R. Evid.|r
HRAP|@ R. App. P.|r
= id
@ Code|@ C.|s
@ Admin. Code|IDAPA|g
I.R.C.P.||r
I.C.R.|@ Crim. R.|r
I.A.R.|@ App. R.|r
I.R.E.|@ R. Evid.|r
@ Admin. Bull.||gp
= il
@ Comp. Stat.|ILCS|s<
IPI Criminal|IPI Criminal 4th;IPI Crim.|o
IPI Civil||o
@ Rev. Stat.|@ Rev. Stats.|s
@ Admin. Code|@ Adm. Code|g<
@ Sup. Ct. R.|@ S. Ct. Rule;ILCS S. Ct. Rule|r
= in
Burns|Burns Stat.|s
@ Code|Burns Ind. Code Ann.|s
@ Admin. Code|IAC|g<
@ Trial R.|@ R. Trial P.;@ T.R.;* Trial Rule;T.R.;Trial Rule|r
@ Appellate R.|@ App. R.;App. R. @|r
= ia
@ Code|I.C.A.|s
@ Admin. Code||g
@ Ct. R.|@ R.|r
@ Admin. Bull.||gp
= ks
@ Stat. Ann.|K.S.A.;K.S.A. Supp.|s
PIK Crim.|PIK Crim. 3d;PIK Crim. 4th|o
PIK Civ.|PIK Civ. 3d;PIK Civ. 4th|o
@ Admin. Regs.|K.A.R.|g
= ky
@ Rev. Stat.|KRS|s
@ Admin. Regs.|K.A.R. @;KAR|g<
@ R. Civ. P.|@ CR|r
@ R. Crim. P.|RCr|r
@ R. Evid.|KRE|r
= la
@ Rev. Stat.|@ Stat. Ann.;@ R.S.;LSA-RS;@ Stat.|s
@ Civ. Code|* Civil Code;@ C.C.;LSA-C.C.;C.C. art.|s
@ Code Civ. Proc.|* Code of Civil Procedure;@ C.C.P.;LSA-C.C.P.;C.C.P. art.;@ Code Civ. P.|s
@ Code Crim. Proc.|* Code of Criminal Procedure;@ C. Cr. P.;LSA-C.Cr.P.;C.Cr.P. art.;@ Code Crim. P.|s
@ Code Evid.|* Code of Evidence;@ C.E.;LSA-C.E.;C.E. art.|s
@ Child. Code|* Children's Code;@ Ch. C.;Ch. C. art.|s
@ Admin. Code|LAC|g
@ Unif. R. Ct. App.|Uniform Rules-Courts of Appeal;Uniform Rules Courts of Appeal;Unif. Rules-Courts of Appeal;URCA;@ Unif. R.|r
= me
@ Rev. Stat.|@ Stat.;@ Stat. Ann.|s
M.R.S.|M.R.S.A.|s<
@ Code R.|C.M.R.;Code @ R.|g
M.R. Evid.||r
M.R. Crim. P.|M.R.U. Crim. P.|r
= md
@ Decl. of Rts.|* Declaration of Rights;@ Declaration of Rights;@ Decl. of Rights;@ Const. Decl. of Rts.;@ Const. Decl. of Rights|c
@ Code|@ Ann. Code;CJP|s
@ Code Regs.|COMAR|g
@ R.|@ Rule;* Rule|r
= ma
@ Decl. of Rts.|* Declaration of Rights;@ Decl. of Rights|c
@ Gen. Laws|General Laws c.;General Laws ch.;General Laws chapter;M.G.L.;M.G.L.A.;G.L.;@ Ann. Laws;@ G.L.;@ Gen. L.|s
@ Code Regs.|Code Mass. Regs.;CMR|g<
@ R. Prof. C.||r
S.J.C. Rule|@ S.J.C. Rule|r
@ G. Evid.||r
= mi
@ Comp. Laws|MCL;MCLA;@ Comp. Laws Serv.;M.S.A.|s
@ Admin. Code||g
@ Ct. R.|MCR;* Court Rule|r
GCR 1963||r
M Crim JI||o
M Civ JI||o
@ R. Prof'l Conduct|MRPC|r
@ Pub. Acts||sp
= mn
@ Stat.|@ St.|s
@ R.|* Rules|g
@ Gen. R. Prac.||r
@ R. Civ. App. P.||r
= ms
@ Code Ann.||s
@ Code R.||g
M.R.C.P.||r
@ R. Crim. P.|M.R.Cr.P.|r
@ R. App. P.|M.R.A.P.|r
URCCC||r
= mo
@ Rev. Stat.|RSMo;@ Ann. Stat.;R.S. @;V.A.M.S.;@ Stat. Ann.;@ Stat.|s
@ Code Regs. Ann.|@ Code Regs.;CSR|g<
@ Sup. Ct. R.|@ R.;@ Rule;@ S. Ct. R.|r
V.A.M.R.||r
= mt
@ Code Ann.|MCA|s
@ Admin. R.|Admin. R. @;ARM|g
@ Admin. Reg.||gp
= ne
@ Rev. Stat.|R.R.S. @;@ R.R.S.;R.R.S. 1943|s
@ Admin. Code||g
@ Admin. Code||g<
@ Ct. R. of Prof. Cond.||r
@ Ct. R.||r
@ Ct. R. Pldg.||r
@ Ct. R. App. P.||r
@ Ct. R. Disc.||r
@ Evid. R.||r
NJI2d Crim.||o
NJI2d Civ.||o
= nv
@ Rev. Stat.|NRS|s
@ Admin. Code|NAC|g
N.R.C.P.||r
N.R.A.P.||r
@ R. Prof'l Conduct|NRPC|r
EDCR||r
= nh
@ Rev. Stat. Ann.|RSA;@ RSA|s
@ R. Evid.|@ R. Ev.|r
@ Code Admin. R. Ann.|@ Code R.;@ Code Admin. R.;@ Admin. R.;@ Admin. Rules;@ Admin. Rule|g
= nj
@ Stat. Ann.|NJSA;N.J.S.;@ Rev. Stat.|s
@ Admin. Code|N.J.A.C.|g
@ Ct. R.|@ Court Rule|r
@ R. Evid.|N.J.R.E.|r
@ Reg.|N.J.R.|gp
= nm
@ Stat. Ann.|NMSA;NMSA 1978|s
@ Code R.|NMAC|g
@ R. Ann.|NMRA;Rule NMRA;UJI|r
= ny
@ C.P.L.R.|CPLR;@ Civ. Prac. L. & R.;@ Civil Practice Law and Rules|s
@ Comp. Codes R. & Regs.|NYCRR|g<
N.Y.C. Admin. Code|Administrative Code;@ City Admin. Code;* City Administrative Code|s
N.Y.C. Charter||s
@ U.C.C.|@ U.C.C. Law;@ Uniform Commercial Code;U.C.C. Law|s
L.|@ Laws|s%
@ Stat. Law|McKinney's Statutes;McKinney's Cons. Laws of @, Book 1, Statutes;Stat. Law;Statutes Law|s
@ Unconsol. Laws|Unconsolidated Laws|s
N.Y.C. Rules|RCNY|g<
@ PJI|PJI|o
= nc
@ Gen. Stat.|N.C.G.S.;G.S.|s
@ Admin. Code|NCAC|g<
= nd
@ Cent. Code|NDCC|s
@ Admin. Code||g
@ R. Ev.|@ R. Evid.|r
= oh
@ Rev. Code|R.C.;ORC;@ R.C.|s
@ Admin. Code|O.A.C.;@ Adm. Code;Adm.Code|g
@ Civ. R.|Civ. R.;@ R. Civ. P.|r
@ Crim. R.|Crim. R.;@ R. Crim. P.|r
@ Evid. R.|Evid. R.;@ R. Evid.|r
@ App. R.|App. R.;@ R. App. P.|r
@ Gov. Bar R.|Gov.Bar R.|r
@ Juv. R.|Juv. R.|r
@ Sup. R.|Sup. R.|r
@ Prof. Cond. R.|Prof. Cond. R.|r
@ S. Ct. Prac. R.|S.Ct.Prac.R.|r
@ Monthly Rec.||gp
= ok
@ Stat.||s
O.S.|@ Stat.;@ Stat. tit.;O.S. Supp.;Okl. St. Ann.|s<
@ Admin. Code||g
@ Gaz.||gp
OUJI-CR|OUJI-CR 2d|o
OUJI-CIV||o
= or
@ Rev. Stat.|ORS|s
@ Admin. R.|OAR|g
ORCP|@ R. Civ. P.|r
ORAP|@ R. App. P.|r
OEC|@ Evid. Code|r
UTCR||r
@ R. Prof'l Conduct|ORPC|r
@ Bull.||gp
= pa
@ Cons. Stat.|@ C.S.;@ C.S.A.;@ Stat. and Cons. Stat. Ann.;Pa.C.S. Ann.|s<
@ Stat.|P.S.;@ P.S.|s<
@ Code||g<
@ R. Civ. P.|@ R.C.P.;@ R.C.P. No.|r
@ R. Crim. P.||r
@ R. Evid.|@ R.E.|r
@ R. App. P.|@ R.A.P.|r
@ R.J.A.|@ R.J.A. No.|r
@ Bull.||gp
= pr
@ Civ. Code|* Civil Code|s
@ Laws Ann.|LPRA;@ Leyes An.|s<
= ri
@ Gen. Laws|General Laws 1956;@ General Laws;R.I.G.L.;G.L. 1956|s
@ Code R.||g
@ Code R.||g<
@ Super. R. Civ. P.|@ Super. Ct. R. Civ. P.;Super. R. Civ. P.|r
@ Super. R. Crim. P.|Super. R. Crim. P.|r
= sc
@ Code Ann.||s
@ Code Ann. Regs.|@ Code Regs.|g
@ R. Civ. P.|SCRCP|r
@ App. Ct. R.|SCACR|r
SCRE|@ R. Evid.|r
= sd
@ Codified Laws|SDCL|s
@ Admin. R.|ARSD|g
= tn
@ Code Ann.|T.C.A.|s
@ Comp. R. & Regs.||g
@ Ct. App. R.||r
= tx
@ Admin. Code|TAC|g<
@ Disciplinary Rules Prof'l Conduct|@ Disciplinary R. Prof'l Conduct;@ Disciplinary Rules of Prof'l Conduct|r
@ Code Crim. Proc.|V.A.C.C.P.;Vernon's Ann. C.C.P.;@ C.C.P.;@ Code Crim. Proc. art.;@ Code Crim. P.;* Code of Criminal Procedure|s
@ Rev. Civ. Stat.|V.A.T.S.;V.A.C.S.;@ Civ. Stat. Ann.;@ Rev. Civ. Stat. art.|s
@ Bus. Corp. Act||s
@ Penal Code|@ Pen. Code;@ Pen. Code Ann.;V.A.P.C.|s
@ R. Civ. P.|TRCP|r
@ R. App. P.|TRAP|r
@ R. Evid.|TRE|r
@ R. Jud. Admin.||r
= ut
@ Code|U.C.A.|s
@ Admin. Code||g
@ R. Civ. P.|URCP|r
@ Code Jud. Admin.|* Code of Judicial Administration;@ R. Jud. Admin.|r
@ Bull.||gp
= vt
@ Stat. Ann.||s
V.S.A.||s<
@ Code R.||g
V.R.C.P.||r
V.R.Cr.P.||r
V.R.E.||r
V.R.A.P.||r
V.R.F.P.||r
V.R.P.P.||r
= va
@ Code|Code of *;Code of @|s
@ Admin. Code|VAC|g<
@ Reg. Regs.||gp
= vi
@ Code Ann.||s
V.I.C.|V.I.C. Ann.|s<
= gu
@ Code Ann.|GCA|s<
= wa
@ Rev. Code|RCW;RCWA;Revised Code of *|s
@ Admin. Code|WAC|g
@ Super. Ct. Civ. R.|CR;@ CR;@ Civ. R.;@ Super. Ct. CR|r
@ Super. Ct. Crim. R.|CrR;CrRLJ|r
@ R. Evid.|ER;@ ER|r
@ R. App. P.|RAP;@ RAP|r
@ R. Prof'l Conduct|RPC|r
@ Gen. R.|GR;@ GR|r
RALJ||r
WPI||o
WPIC||o
= wv
@ Code||s
@ Code R.|@ C.S.R.|g
= wi
@ Stat.|@ Stats.;Stats. @|s
@ Admin. Code||g
@ SCR||r
@ Act||sp
= wy
@ Stat. Ann.|W.S.|s
@ Code R.||g
W.R.C.P.||r
W.R.A.P.||r
W.R.Cr.P.||r
W.R.E.||r
= as
Am. Samoa Code Ann.|A.S.C.A.|s
= mp
N. Mar. I. Code|CMC|s<
N. Mar. I. Admin. Code||g
= tribal
Navajo Nation Code Ann.|N.N.C.;Navajo Nation Code;Navajo Trib. Code|s<
`;

/**
 * The codes by subject: state | what follows the subject | subjects. A dot within a word stands where it is cut when abbreviated
 * (`Bus.iness & Prof.essions`: `Bus. & Prof.`, `Business and Professions`). Behind one `=` stands the subject in full, where it is
 * another, behind more what else its courts call the code. Where ~ stands they leave the state out: `Pen. Code, § 187`, and Texas'
 * those that no other state has.
 */
export const subjectTable = `
ca|~Code|Bus.iness & Prof.essions;Civ.il;Civ.il Proc.edure==CCP=Code Civ. P.=Code of Civ. P.;Com.mercial==U. Com. Code;Corp.orations;Educ.ation==Ed. Code;Elec.tions;Evid.ence;Fam.ily;Fin.ancial;Fish & Game;Food & Agric.ultural;Gov't=Government=Gov. Code;Harb.ors & Nav.igation;Health & Safety==Health & Saf. Code;Ins.urance;Lab.or;Mil.itary & Vet.erans;Penal==Pen. Code;Prob.ate;Pub.lic Cont.ract;Pub.lic Res.ources==Pub. Resources Code;Pub.lic Util.ities;Rev.enue & Tax.ation;Sts. & High.=Streets and Highways;Unemp.loyment Ins.urance;Veh.icle;Water;Welf.are & Inst.itutions
tx|~Code|Bus.iness & Com.merce;Civ.il Prac.tice & Rem.edies==CPRC;Loc. Gov't=Local Government=Local Gov't Code;Transp.ortation
tx|Code|Agric.ulture;Alco.holic Bev.erage;Bus. Orgs.=Business Organizations;Educ.ation;Elec.tion;Est.ates;Fam.ily;Fin.ance;Gov't=Government;Health & Safety;Hum.an Res.ources;Ins.urance;Lab.or;Nat.ural Res.ources;Occ.upations;Parks & Wild.life;Prob.ate;Prop.erty;Spec. Dists.=Special District Local Laws;Tax;Util.ities;Water
ny|~Law|Alco.holic Bev.erage Cont.rol;Arts & Cult.ural Aff.airs;Banking;Bus.iness Corp.oration==BCL;Civ.il Rights;Civ.il Serv.ice;Coop. Corps.=Cooperative Corporations;Correct.ion;County;Crim.inal Proc.edure==CPL;Debt.or & Cred.itor;Dom.estic Rel.ations==DRL;Econ.omic Dev.elopment;Educ.ation;Elec.tion;Em.inent Dom.ain Proc.edure==EDPL;Empl'rs Liab.=Employers' Liability;Energy;Envtl. Conserv.=Environmental Conservation=ECL;Est.ates Powers & Trusts==EPTL;Exec.utive;Fin. Servs.=Financial Services;Gen.eral Bus.iness==GBL;Gen.eral City;Gen.eral Constr.uction;Gen.eral Mun.icipal==GML;Gen.eral Oblig.ations==GOL;High.way;Indian;Ins.urance;Jud.iciary;Lab.or;Legis.lative;Lien;Ltd. Liab. Co.=Limited Liability Company;Mental Hyg.iene==MHL;Mil.itary;Mult.iple Dwell.ing;Mun.icipal Home Rule;Nav.igation;Not-for-Profit Corp.oration==N-PCL=NPCL;P'ship=Partnership;Penal;Pers.onal Prop.erty;Priv.ate Hous.ing Fin.ance;Pub.lic Auth.orities;Pub.lic Health;Pub.lic Hous.ing;Pub.lic Off.icers;Pub.lic Serv.ice;R.R.=Railroad;Real Prop.erty==RPL;Real Prop. Acts.=Real Property Actions and Proceedings=RPAPL;Real Prop.erty Tax==RPTL;Relig.ious Corp.orations;Retire.ment & Soc.ial Sec.urity;Second Class Cities;Soc.ial Serv.ices==SSL;State;State Fin.ance;Tax;Town;Transp.ortation;Transp.ortation Corp.orations;Veh.icle & Traf.fic==VTL=V & TL;Village;Vol.unteer Fire.fighters' Ben.efit;Workers' Comp.ensation
ny|~Act|Fam. Ct.=Family Court=Family Ct. Act;Surr. Ct. Proc.=Surrogate's Court Procedure=SCPA;City Civ. Ct.=New York City Civil Court=CCA=N.Y.C. Civ. Ct. Act;Ct. Cl.=Court of Claims;Just. Ct.=Uniform Justice Court=UJCA
`;
