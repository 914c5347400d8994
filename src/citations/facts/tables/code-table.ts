/**
 * Codes in groups of one state, those of the United States first, then those that many have: = and the postal code, or `us`. One
 * code a line: name | kind and form | other spellings. In names and spellings @ is the abbreviation of the state and * its name.
 *
 * Kinds: s statute, g regulation, r rule, c constitution, o other. Forms, where not name-section: < a title before the name
 * (`42 U.S.C. § 1983`), p volume and page (`82 Stat. 6`), # a number (`Pub. L. No. 107-150`), % a year and
 * chapter (`Stats. 2012, ch. 130`). What every state has alike (its constitution, session laws, rules of procedure) is composed
 * in `codes.ts`, and so are a code's name in full and the `Ann.` behind statutes. After reporters-db of Free Law Project
 * (see NOTICE), with the forms that the courts themselves use added.
 */
export const codeTable = `
= us
U.S.C.|s<|U.S.C.A.;U.S.C.S.;U.S.C.U.;U.S. Code;United States Code;U.S.C. Ann.;U.S. Code Ann.;United States Code Annotated
I.R.C.|s|Internal Revenue Code;Int. Rev. Code;I.R. Code
Stat.|sp|U.S. Stat.;Stat. at Large;Stat. at L.
Rev. Stat.|s|U.S. Rev. Stat.;Rev. St.;Rev. St. U.S.
UCMJ|s|Uniform Code of Military Justice
Pub. L. No.|s#|Pub. L.;Public Law;Public Law No.;Public L. No.;P.L. No.;P.L.;Pub. Law No.;Pub. Law
U.S. Comp. St.|s%|Comp. St.;U.S. Comp. Stat.;Comp. Stat.
Pvt. L. No.|s#|Pvt. L.;Private Law;Priv. L. No.
H.R. Rep. No.|o#|H. Rep. No.;House Report No.;House Report;H.R. Conf. Rep. No.;H. Rept.
S. Rep. No.|o#|Sen. Rep. No.;Senate Report No.;Senate Report;S. Rept.
H.R. Doc. No.|o#|H. Doc. No.
S. Doc. No.|o#
MPEP|o|Manual of Patent Examining Procedure
Cong. Rec.|op|Congressional Record
U.S.C.C.A.N.|op|U.S. Code Cong. & Admin. News;U.S. Code Cong. & Ad. News
FAM|o<
Bankruptcy Code|s|Bankr. Code
C.F.R.|g<|Code of Federal Regulations;Code Fed. Regs.
Fed. Reg.|gp|F.R.;Federal Register
Treas. Reg.|g|Treasury Regulation;Treasury Regulations;Treasury Regulations on Income Tax;Income Tax Regs.;Proced. & Admin. Regs.;Treas. Regs.;Temp. Treas. Reg.;Prop. Treas. Reg.;Treasury Reg.
Exec. Order No.|g#|Executive Order;Exec. Order;Executive Order No.;E.O.
FAR|g
DFARS|g
Proclamation No.|g#|Presidential Proclamation No.
Rev. Rul.|g#|Revenue Ruling
Rev. Proc.|g#|Revenue Procedure
SSR|g#|Social Security Ruling
U.S.S.G.|r|U.S. Sentencing Guidelines Manual;U.S. Sentencing Guidelines;Sentencing Guidelines;Sentencing Guideline;U.S.S.G.M.;U.S. Sent'g Guidelines Manual;Guidelines
U.C.C.|s|Uniform Commercial Code;Unif. Com. Code
Model Penal Code|s|M.P.C.
Unif. Prob. Code|s|Uniform Probate Code
U.S. Const.|c|United States Constitution;Constitution of the United States;U.S. Constitution
Fed. R. Civ. P.|r|FRCP;F.R. Civ. P.;Fed. R. Civ. Proc.;Fed. Rules Civ. Proc.;Fed. Rules Civ. Pro.;Fed. Rule Civ. Proc.;Fed. Rule Civ. P.;Fed. Rules of Civ. P.;Federal Rule of Civil Procedure;Federal Rules of Civil Procedure;F. R. Civ. Proc.;Fed. R. Civ. Pro.
Fed. R. Crim. P.|r|F.R. Crim. P.;FRCrP;Fed. Rules Crim. Pro.;Fed. R. Cr. P.;Fed. Rule Crim. Proc.;Fed. Rules Crim. Proc.;Fed. R. Crim. Proc.;Federal Rule of Criminal Procedure;Federal Rules of Criminal Procedure
Fed. R. Evid.|r|FRE;Fed. Rule Evid.;Fed. Rules Evid.;Fed. R. of Evid.;Federal Rule of Evidence;Federal Rules of Evidence;F.R. Evid.
Fed. R. App. P.|r|FRAP;F.R. App. P.;Fed. R. App. Proc.;Fed. Rule App. Proc.;Fed. Rules App. Proc.;Federal Rule of Appellate Procedure;Federal Rules of Appellate Procedure
Fed. R. Bankr. P.|r|FRBP;Fed. R. Bankr. Proc.;Fed. R. Bank. P.;Fed. Rule Bankr. Proc.;Bankruptcy Rule;Bankr. Rule;Bankr. R.;Federal Rule of Bankruptcy Procedure;Federal Rules of Bankruptcy Procedure
Sup. Ct. R.|r|Supreme Court Rule;S. Ct. R.;S. Ct. Rule;Sup. Ct. Rule;SCOTUS R.
Fed. Cl. R.|r|RCFC
Tax Ct. R.|r|U.S. Tax Ct. R.;Tax Ct. R. Prac. & P.;Tax Court Rule
Ct. Int'l Trade R.|r|USCIT R.;USCIT Rule;C.I.T. R.
Vet. App. R.|r|U.S. Vet. App. R.
Mil. R. Evid.|r|M.R.E.;Military Rule of Evidence
R.C.M.|r|Rule for Courts-Martial;R. Courts-Martial
Fed. Cir. R.|r|Federal Circuit Rule
D.C. Cir. R.|r
1st Cir. R.|r|1st Cir. Loc. R.;First Circuit Rule;First Cir. R.
2d Cir. R.|r|2d Cir. Local R.;2d Cir. L.R.;Second Circuit Rule;Second Cir. R.
3d Cir. L.A.R.|r|3d Cir. R.;Third Circuit Rule;Third Cir. R.;3d Cir. I.O.P.
4th Cir. R.|r|Fourth Circuit Rule;Fourth Cir. R.;4th Cir. Local R.
5th Cir. R.|r|Fifth Circuit Rule;Fifth Cir. R.
6th Cir. R.|r|Sixth Circuit Rule;Sixth Cir. R.
7th Cir. R.|r|Seventh Circuit Rule;Seventh Cir. R.
8th Cir. R.|r|Eighth Circuit Rule;Eighth Cir. R.
9th Cir. R.|r|Ninth Circuit Rule;Ninth Cir. R.
10th Cir. R.|r|Tenth Circuit Rule;Tenth Cir. R.
11th Cir. R.|r|Eleventh Circuit Rule;Eleventh Cir. R.
Model Rules of Prof'l Conduct|r|Model Rules of Professional Conduct;Model Rules of Pro. Conduct;Model R. Prof'l Conduct;Model Rule;ABA Model Rule
Model Code of Jud. Conduct|r|Model Code of Judicial Conduct
D.C.COLO.LCivR|r|D.C.COLO.LCrR
=
Laws|s%|Laws of;Acts;Acts of;Session Laws;Session Laws of;Sess. Laws;S.L.;Public Acts;Pub. Acts;Pamph. L.;Ga. L.;Gen. Acts;Stat.;St.
P.A.|s#|P.A. No.;Public Act;Public Act No.;Pub. Act;Pub. Act No.;Public Acts No.
Ordinance No.|s#|Ord. No.;Ordinance Number;Ordinance;Ord.
Code|s
I.C.|s
C.S.|s|Consol. St.
Const.|c
Decl. of Rts.|c|Declaration of Rights;Decl. of Rights
R.S.|s
Rules of Court|r
Circuit Court Rule|r|Cir. Ct. R.;Circuit Court Rules
Cir. R.|r
L.R.|r|LRCiv;LCR;MLBR;Loc. Civ. R.;Loc. Crim. R.;Loc. App. R.;LRCrim;DUCivR;LBR;Local Bankr. R.;Local Bankruptcy Rule;LR IA;Local Rule;Loc. R.;Local R.;Civil Local Rule;Civ. L.R.;Civ. Local R.;Local Civ. R.;Local Civil Rule;L. Civ. R.;Civil L.R.;LCvR;LCrR;Crim. L.R.;Local Rules
Rules of Prof'l Conduct|r|Rules of Professional Conduct;Rule of Professional Conduct
Code of Prof'l Responsibility|r|Code of Professional Responsibility;Code of Professional Responsibility DR;Code of Professional Responsibility EC;Disciplinary Rule
R. App. P.|r|Appellate Rule;Rule of Appellate Procedure;Rules of Appellate Procedure
R. Civ. P.|r|Rule of Civil Procedure;Rules of Civil Procedure
R. Crim. P.|r|Rule of Criminal Procedure;Rules of Criminal Procedure
R. Evid.|r|Rule of Evidence;Rules of Evidence
DR|r
EC|r
R. Prac. & P.|r|Rule of Practice and Procedure;Rules of Practice and Procedure
S.C.R.|r
M.R. Civ. P.|r
M.R. App. P.|r
C.Z. Code|s
= al
@ Code|s|Code of @;Code of *
@ Admin. Code|g
= ak
@ Stat.|s|AS
@ Admin. Code|g
@ Admin. Code|g<|AAC
= az
@ Rev. Stat.|s|A.R.S.;@ R.S.
@ Admin. Code|g|A.A.C.
ARCAP|r|@ R. Civ. App. P.
= ar
Crawford & Moses' Dig.|s|Crawford & Moses' Digest;Crawford Moses' Digest;C. & M. Digest
@ Code Ann.|s|A.C.A.;@ Stat. Ann.
@ Code R.|g<
@ R. App. P.-Civ.|r|@ R. App. P.-Crim.
= ca
@ Code Regs.|g|* Code of Regulations;Code Regs.;C.C.R.
@ Code Regs.|g<|CCR
Stats.|s%|@ Stats.;Statutes
@ R. Ct.|r|* Rules of Court;* Rule of Court;@ Rules of Court;@ Rule of Court;@ Rules Ct.;CRC
@ Regulatory Notice Reg.|gp
CACI|o
CALCRIM|o
= co
@ Rev. Stat.|s|C.R.S.;C.R.S.A.;@ R.S.
@ Code Regs.|g<
C.R.C.P.|r|C.R.C.P. Rule
@ R. Crim. P.|r|Crim. P.
C.A.R.|r|@ App. R.
C.R.E.|r|@ R. Evid.
= ct
@ Gen. Stat.|s|C.G.S.;C.G.S.A.;General Statutes;@ Gen. Stats.
@ Agencies Regs.|g|Regs., Conn. State Agencies
@ Code Evid.|r
@ Practice Book|r|Practice Book;@ Prac. Book
@ L.J.|gp
= de
@ Code Ann.|s
@ C.|s<
@ Admin. Code|g<
@ Code Regs.|g<
@ Super. Ct. Civ. R.|r|Super. Ct. Civ. R.
@ Ch. Ct. R.|r|Ct. Ch. R.
@ Supr. Ct. R.|r|Supr. Ct. R.;@ Sup. Ct. R.
@ R. Evid.|r|D.R.E.
@ Reg. Regs.|gp
= dc
@ Stat.|sp
@ Code|s|@ Official Code;D.C.C.;@ Stat. Code
@ Mun. Regs.|g|D.C.M.R.;@ Code Mun. Regs.
@ Mun. Regs.|g<|DCMR
@ Super. Ct. R.|r|Super. Ct. Civ. R. @
@ App. R.|r
@ Reg.|gp
= fl
@ Stat.|s|F.S.A.;@ Stats.
@ Admin. Code|g|@ Admin. Code Ann.;@ Admin. Code R.;F.A.C.
@ R. Jud. Admin.|r|@ R. Gen. Prac. & Jud. Admin.
R. Regulating Fla. Bar|r|Rules Regulating the * Bar
@ Admin. Weekly|gp
@ Admin. Reg.|gp
= ga
@ Code Ann.|s|OCGA;Off. Code Ga. Ann.
@ Comp. R. & Regs.|g
@ Unif. Super. Ct. R.|r|Uniform Superior Court Rule;USCR;Unif. Super. Ct. R.
= hi
@ Rev. Stat.|s|HRS;Hawai'i Rev. Stat.
@ Code R.|g|@ Admin. R.;HAR
HRCP|r|@ R. Civ. P.
HRPP|r|@ R. Penal P.
HRE|r|@ R. Evid.
HRAP|r|@ R. App. P.
= id
@ Code|s|@ C.
@ Admin. Code|g|IDAPA
I.R.C.P.|r
I.C.R.|r|@ Crim. R.
I.A.R.|r|@ App. R.
I.R.E.|r|@ R. Evid.
@ Admin. Bull.|gp
= il
@ Comp. Stat.|s<|ILCS
@ Rev. Stat.|s|@ Rev. Stats.
@ Admin. Code|g<|@ Adm. Code
@ Sup. Ct. R.|r|@ S. Ct. Rule;ILCS S. Ct. Rule
= in
Burns|s|Burns Stat.
@ Code|s|Burns Ind. Code Ann.
@ Admin. Code|g<|IAC
@ Trial R.|r|@ T.R.;* Trial Rule;T.R.;Trial Rule
@ Appellate R.|r|@ App. R.;App. R. @
= ia
@ Code|s|I.C.A.
@ Admin. Code|g
@ Ct. R.|r|@ R.
@ Admin. Bull.|gp
= ks
@ Stat. Ann.|s|K.S.A.;K.S.A. Supp.
@ Admin. Regs.|g|K.A.R.
= ky
@ Rev. Stat.|s|KRS
@ Admin. Regs.|g<|K.A.R. @;KAR
@ R. Civ. P.|r|@ CR
@ R. Crim. P.|r|RCr
@ R. Evid.|r|KRE
= la
@ Rev. Stat.|s|@ Stat. Ann.;@ R.S.;LSA-RS;@ Stat.
@ Civ. Code|s|@ C.C.;LSA-C.C.;C.C. art.
@ Code Civ. Proc.|s|@ C.C.P.;LSA-C.C.P.;C.C.P. art.;@ Code Civ. P.
@ Code Crim. Proc.|s|@ C. Cr. P.;LSA-C.Cr.P.;C.Cr.P. art.;@ Code Crim. P.
@ Code Evid.|s|@ C.E.;LSA-C.E.;C.E. art.
@ Child. Code|s|@ Ch. C.;Ch. C. art.
@ Admin. Code|g|LAC
= me
@ Rev. Stat.|s|@ Stat.;@ Stat. Ann.
M.R.S.|s<|M.R.S.A.
@ Code R.|g|C.M.R.
M.R. Evid.|r
M.R. Crim. P.|r|M.R.U. Crim. P.
= md
@ Decl. of Rts.|c|* Declaration of Rights;@ Decl. of Rights
@ Code|s|@ Ann. Code;CJP
@ Code Regs.|g|COMAR
@ R.|r|@ Rule;* Rule
= ma
@ Decl. of Rts.|c|* Declaration of Rights;@ Decl. of Rights
@ Gen. Laws|s|M.G.L.;M.G.L.A.;G.L.;@ Ann. Laws;@ G.L.;@ Gen. L.
@ Code Regs.|g<|Code Mass. Regs.;CMR
@ R. Prof. C.|r
S.J.C. Rule|r|@ S.J.C. Rule
@ G. Evid.|r
= mi
@ Comp. Laws|s|MCL;MCLA;@ Comp. Laws Serv.;M.S.A.
@ Admin. Code|g
@ Ct. R.|r|MCR;* Court Rule
GCR 1963|r
@ Pub. Acts|sp
= mn
@ Stat.|s
@ R.|g|* Rules
@ Gen. R. Prac.|r
@ R. Civ. App. P.|r
= ms
@ Code Ann.|s
@ Code R.|g
M.R.C.P.|r
@ R. App. P.|r|M.R.A.P.
URCCC|r
= mo
@ Rev. Stat.|s|RSMo;@ Ann. Stat.;R.S. @;V.A.M.S.;@ Stat. Ann.;@ Stat.
@ Code Regs. Ann.|g<|@ Code Regs.;CSR
@ Sup. Ct. R.|r|@ R.;@ Rule;@ S. Ct. R.
V.A.M.R.|r
= mt
@ Code Ann.|s|MCA
@ Admin. R.|g|Admin. R. @;ARM
@ Admin. Reg.|gp
= ne
@ Rev. Stat.|s|R.R.S. @;@ R.R.S.
@ Admin. Code|g
@ Ct. R.|r
@ Ct. R. Pldg.|r
@ Ct. R. App. P.|r
@ Ct. R. Disc.|r
@ Evid. R.|r
= nv
@ Rev. Stat.|s|NRS
@ Admin. Code|g|NAC
N.R.C.P.|r
N.R.A.P.|r
@ R. Prof'l Conduct|r|NRPC
EDCR|r
= nh
@ Rev. Stat. Ann.|s|RSA;@ RSA
@ R. Evid.|r|@ R. Ev.
@ Code Admin. R. Ann.|g|@ Code R.;@ Code Admin. R.
= nj
@ Stat. Ann.|s|NJSA;N.J.S.;@ Rev. Stat.
@ Admin. Code|g|N.J.A.C.
@ Ct. R.|r|@ Court Rule
@ R. Evid.|r|N.J.R.E.
= nm
@ Stat. Ann.|s|NMSA;NMSA 1978
@ Code R.|g|NMAC
@ R. Ann.|r|NMRA;Rule NMRA
= ny
@ C.P.L.R.|s|CPLR;@ Civ. Prac. L. & R.;@ Civil Practice Law and Rules
@ Comp. Codes R. & Regs.|g<|NYCRR
N.Y.C. Admin. Code|s|Administrative Code;@ City Admin. Code
N.Y.C. Charter|s
@ U.C.C.|s|@ U.C.C. Law;@ Uniform Commercial Code
L.|s%|@ Laws
@ Stat. Law|s|McKinney's Statutes;McKinney's Cons. Laws of @, Book 1, Statutes
@ Unconsol. Laws|s|Unconsolidated Laws
N.Y.C. Rules|g<|RCNY
= nc
@ Gen. Stat.|s|N.C.G.S.;G.S.
@ Admin. Code|g<|NCAC
= nd
@ Cent. Code|s|NDCC
@ Admin. Code|g
@ R. Ev.|r|@ R. Evid.
= oh
@ Rev. Code|s|R.C.;ORC;@ R.C.
@ Admin. Code|g|O.A.C.;@ Adm. Code;Adm.Code
@ Civ. R.|r|Civ. R.;@ R. Civ. P.
@ Crim. R.|r|Crim. R.;@ R. Crim. P.
@ Evid. R.|r|Evid. R.;@ R. Evid.
@ App. R.|r|App. R.;@ R. App. P.
@ Gov. Bar R.|r|Gov.Bar R.
@ Juv. R.|r|Juv. R.
@ Sup. R.|r|Sup. R.
@ Prof. Cond. R.|r|Prof. Cond. R.
@ S. Ct. Prac. R.|r|S.Ct.Prac.R.
@ Monthly Rec.|gp
= ok
@ Stat.|s
O.S.|s<|@ Stat.;@ Stat. tit.;O.S. Supp.;Okl. St. Ann.
@ Admin. Code|g
@ Gaz.|gp
= or
@ Rev. Stat.|s|ORS
@ Admin. R.|g|OAR
ORCP|r|@ R. Civ. P.
ORAP|r|@ R. App. P.
OEC|r|@ Evid. Code
UTCR|r
@ Bull.|gp
= pa
@ Cons. Stat.|s<|@ C.S.;@ C.S.A.;@ Stat.;@ Stat. Ann.;P.S.;@ Stat. and Cons. Stat. Ann.;Pa.C.S. Ann.
@ Code|g<
@ R. Civ. P.|r|@ R.C.P.;@ R.C.P. No.
@ R. Crim. P.|r
@ R. Evid.|r|@ R.E.
@ R. App. P.|r|@ R.A.P.
@ Bull.|gp
= pr
@ Laws Ann.|s<|LPRA;@ Leyes An.
= ri
@ Gen. Laws|s|R.I.G.L.;G.L. 1956
@ Code R.|g
@ Super. R. Civ. P.|r|@ Super. Ct. R. Civ. P.;Super. R. Civ. P.
= sc
@ Code Ann.|s
@ Code Ann. Regs.|g|@ Code Regs.
@ R. Civ. P.|r|SCRCP
@ App. Ct. R.|r|SCACR
SCRE|r|@ R. Evid.
= sd
@ Codified Laws|s|SDCL
@ Admin. R.|g|ARSD
= tn
@ Code Ann.|s|T.C.A.
@ Comp. R. & Regs.|g
@ Ct. App. R.|r
= tx
@ Disciplinary Rules Prof'l Conduct|r|@ Disciplinary R. Prof'l Conduct;@ Disciplinary Rules of Prof'l Conduct
@ Admin. Code|g<
@ Code Crim. Proc.|s|V.A.C.C.P.;Vernon's Ann. C.C.P.;@ C.C.P.;@ Code Crim. Proc. art.;@ Code Crim. P.;* Code of Criminal Procedure
@ Rev. Civ. Stat.|s|V.A.T.S.;V.A.C.S.;@ Civ. Stat. Ann.;@ Rev. Civ. Stat. art.
@ Bus. Corp. Act|s
@ Penal Code|s|@ Pen. Code;@ Pen. Code Ann.;V.A.P.C.
@ R. Civ. P.|r|TRCP
@ R. App. P.|r|TRAP
@ R. Evid.|r|TRE
= ut
@ Code|s|U.C.A.
@ Admin. Code|g
@ Bull.|gp
= vt
@ Stat. Ann.|s
V.S.A.|s<
@ Code R.|g
V.R.C.P.|r
V.R.Cr.P.|r
V.R.E.|r
V.R.A.P.|r
V.R.F.P.|r
V.R.P.P.|r
= va
@ Code|s|Code of *;Code of @
@ Admin. Code|g<|VAC
@ Reg. Regs.|gp
= vi
@ Code Ann.|s
V.I.C.|s<|V.I.C. Ann.
= gu
@ Code Ann.|s<|GCA
= wa
@ Rev. Code|s|RCW;RCWA;Revised Code of *
@ Admin. Code|g|WAC
@ Super. Ct. Civ. R.|r|CR;@ CR;@ Civ. R.;@ Super. Ct. CR
@ Super. Ct. Crim. R.|r|CrR;CrRLJ
@ R. Evid.|r|ER;@ ER
@ R. App. P.|r|RAP;@ RAP
@ R. Prof'l Conduct|r|RPC
@ Gen. R.|r|GR;@ GR
RALJ|r
= wv
@ Code|s
@ Code R.|g|@ C.S.R.
= wi
@ Stat.|s|@ Stats.;Stats. @
@ Admin. Code|g
= wy
@ Stat. Ann.|s|W.S.
@ Code R.|g
W.R.C.P.|r
W.R.A.P.|r
W.R.Cr.P.|r
W.R.E.|r
= as
Am. Samoa Code Ann.|s|A.S.C.A.
= mp
N. Mar. I. Code|s<|CMC
N. Mar. I. Admin. Code|g
= tribal
Navajo Nation Code Ann.|s<|N.N.C.;Navajo Nation Code;Navajo Trib. Code
`;

/**
 * The codes by subject: state | what follows the subject | subjects. A dot within a word stands where it is cut when abbreviated
 * (`Bus.iness & Prof.essions`: `Bus. & Prof.`, `Business and Professions`); other abbreviations stand before `=`.
 */
export const subjectTable = `
ca|Code|Bus.iness & Prof.essions;Civ.il;Civ.il Proc.edure;Com.mercial;Corp.orations;Educ.ation;Elec.tions;Evid.ence;Fam.ily;Fin.ancial;Fish & Game;Food & Agric.ultural;Gov't=Government;Harb.ors & Nav.igation;Health & Safety;Ins.urance;Lab.or;Mil.itary & Vet.erans;Penal;Prob.ate;Pub.lic Cont.ract;Pub.lic Res.ources;Pub.lic Util.ities;Rev.enue & Tax.ation;Sts. & High.=Streets and Highways;Unemp.loyment Ins.urance;Veh.icle;Water;Welf.are & Inst.itutions
tx|Code|Agric.ulture;Alco.holic Bev.erage;Bus.iness & Com.merce;Bus. Orgs.=Business Organizations;Civ.il Prac.tice & Rem.edies;Educ.ation;Elec.tion;Est.ates;Fam.ily;Fin.ance;Gov't=Government;Health & Safety;Hum.an Res.ources;Ins.urance;Lab.or;Loc. Gov't=Local Government;Nat.ural Res.ources;Occ.upations;Parks & Wild.life;Prob.ate;Prop.erty;Spec. Dists.=Special District Local Laws;Tax;Transp.ortation;Util.ities;Water
ny|Law|Alco.holic Bev.erage Cont.rol;Arts & Cult.ural Aff.airs;Banking;Bus.iness Corp.oration;Civ.il Rights;Civ.il Serv.ice;Coop. Corps.=Cooperative Corporations;Correct.ion;County;Crim.inal Proc.edure;Debt.or & Cred.itor;Dom.estic Rel.ations;Econ.omic Dev.elopment;Educ.ation;Elec.tion;Em.inent Dom.ain Proc.edure;Empl'rs Liab.=Employers' Liability;Energy;Envtl. Conserv.=Environmental Conservation;Est.ates Powers & Trusts;Exec.utive;Fin. Servs.=Financial Services;Gen.eral Bus.iness;Gen.eral City;Gen.eral Constr.uction;Gen.eral Mun.icipal;Gen.eral Oblig.ations;High.way;Indian;Ins.urance;Jud.iciary;Lab.or;Legis.lative;Lien;Ltd. Liab. Co.=Limited Liability Company;Mental Hyg.iene;Mil.itary;Mult.iple Dwell.ing;Mun.icipal Home Rule;Nav.igation;Not-for-Profit Corp.oration;P'ship=Partnership;Penal;Pers.onal Prop.erty;Priv.ate Hous.ing Fin.ance;Pub.lic Auth.orities;Pub.lic Health;Pub.lic Hous.ing;Pub.lic Off.icers;Pub.lic Serv.ice;R.R.=Railroad;Real Prop.erty;Real Prop. Acts.=Real Property Actions and Proceedings;Real Prop.erty Tax;Relig.ious Corp.orations;Retire.ment & Soc.ial Sec.urity;Second Class Cities;Soc.ial Serv.ices;State;State Fin.ance;Tax;Town;Transp.ortation;Transp.ortation Corp.orations;Veh.icle & Traf.fic;Village;Vol.unteer Fire.fighters' Ben.efit;Workers' Comp.ensation
ny|Act|Fam. Ct.=Family Court;Surr. Ct. Proc.=Surrogate's Court Procedure;City Civ. Ct.=New York City Civil Court;Ct. Cl.=Court of Claims;Just. Ct.=Uniform Justice Court
`;
