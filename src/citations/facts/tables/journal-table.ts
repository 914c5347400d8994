/**
 * One journal a line: name | other spellings. What is called `L. Rev.`, `L.J.` or `J. … L.` is read as a journal without a line
 * (see `read-unlisted-journal.ts`) and stands here only where its name needs it. Facts after reporters-db of Free Law Project
 * (see NOTICE).
 */
export const journalTable = `
A.B.A. J.
Admin. L. Rev. Am. U.
Admin. L.3d
Aff. Action Compl. Man.
AIDS L. & Litig. Rep.
AIPLA Q.J.
Akron Tax J.
Alb. L.J. Sci. & Tech.
All St. Tax Guide
Am. B. Found. Res. J.
Am. I. Int'l L.
Am. J. Juris.|Am. J. Jurispr|Am. J. Jurisprud
Am. J. Legal Hist.
Am. J. Trial Advoc.
Am. Jur.
Am. Jur. 2d|American Jurisprudence 2d
Am. Rev. Int'l Arb.
Am. Soc'y Int'l L. Proc.
Am. Stock Ex. Guide
Ann. Rev. Banking & Fin. L.
Ann. Rev. Banking L.
Ann. Surv. Am. L.
Ann. Surv. Int'l & Comp. L.
Annals Am. Acad. Pol. & Soc. Sci.
Annals Health L.
Annals of Cong.
Antitrust & Trade Reg. Rep.
Ark. L. Notes
Army Law.
Asian-Pac. L. & Pol'y J.
Av. L. Rep.
B. Examiner
Bankr. Dev. J.
Behav. Sci. & L.
BioLaw (LexisNexis)
Briefcase
BYU Educ. & L.J.
BYU J. Pub. L.
BYU L. Rev.
C.J.
C.J.S.|Corpus Juris Secundum
Cal. Bankr. J.
Cal. Reg. L. Rep.
Cal. St. B.J.
Cap. Def. Dig.
Cap. Def. J.
Cardozo J. Conflict Resol.
Cardozo J. lnt'l & Comp. L.
Cardozo Online J. Conflict Resol.
Carolina Alumni Rev.
Cath. Law.
Child. Legal Rts. J.
Chron. Higher Educ.
Clearinghouse Rev.
Colo. Law.|Colorado Law.
Colum.-VLA J.L. & Arts
CommLaw Conspectus
Comp. Lab. L. & Pol'y J.
Computer L. Rev. & Tech J.
Computer/L.J.
Cong. Dig.
Cong. Globe
Const. Comment.
Consumer Fin. L. Q. Rep.
Conv. & Prop. Law. (n.s.)
Copyright L. Symp. (ASCAP)
Corp. Tax'n
Crim. Just.
Crim. Just. Ethics
Crim. L. Bull.
Crime, L. & Soc. Change
Current Med. for Att'ys
Cyc.
Def. Couns. J.
Dep't St. Bull.
Depaul-LCA J. Art & Ent. L. & Pol'y
Dick. Int'l L. Ann.
Digest
Dydke Envtl. L. & Pol'y F.
Economist
Emory Bankr. Dev. J.
Emp. Rts. & Emp. Pol'y J.
Empl. Testing (Univ. Pub. Am.)
Envtl. L.
Envtl. Law.
Est. Plan.
Eur. H.R. Rep.
F.B.I.S.
Fam. & Conciliation Cts. Rev.
Fam. Ct. Rev.
Fed. Cir. B.J.
Fed. Probation
Fed. Sent'g Rep.
FIU L. Rev.
Fla. B.J.
Fla. Tax Rev.
Geo. J. Legal Ethics
Geo. Mason U. C.R. L.J.
Great Plains Nat. Resources J.
Green Bag
Green Bag 2d
Green Bag Alm.
Guild Prac.
Harv. C.R.-C.L. L. Rev.
Harv. Hum. Rts. J.
Harv. J. on Legis.
Harv. J. on Racial & Ethnic Just.
Harv. L. & Pol'y Rev.
Health L. Persps.
Health Matrix
Healthspan
Hum. Rts. Q.
Human.
IDEA
Ill. B.J.
ILSA J. Int'l & Comp. L.
In Pub. Interest
Ind. J. Global Legal Stud.
Indus. & Lab. Rel. Rev.
Inst. on Fed. Tax'n
Inst. on Oil & Gas L. & Tax'n
Inst. on Plan. Zoning & Eminent Domain
Inst. on Priv. Inv. & Inv. Abroad
Inst. on Sec. Reg.
Int'l Herald Trib.
Int'l J. Pub. Admin.
Int'l J. Pub. Opinion Res.
Int'l Law.
Int'l Org.
Int'l Rev. L. & Econ.
J. ALWD
J. Am. Acad. Matrim. Law.
J. Am. Soc'y Info. Sci.
J. App. Prac. & Process
J. Contemp. Legal Issues
J. Copyright Soc'y U.S.A.
J. Corp. Tax'n
J. Disp. Resol.
J. Gender Race & Just.
J. Int'l Arb.
J. Int'l Legal Stud.
J. Intell. Prop.
J. Irreproducible Results
J. Legal Educ.
J. Legal Med.
J. Legal Prof.
J. Legal Stud.
J. Legis.
J. Pat. & Trademark Off. Soc'y
J. Prod. Liab.
J. S. Legal Hist.
J. Sup. Ct. Hist.
J. Tax'n
J. World Trade
J.C. & U.L.
J.L. Econ. & Org.
J.L. Med. & Ethics
J.L. Soc'y
JAG J.
JAMA
Judges J.
Jurid. Rev.
Jurimetrics
Jurimetrics J.
Juris Mag.
Just. Sys. L
Lab. Law.
Landslide
Law & Contemp. Probs.
Law & Hist. Rev.
Law & Hum. Behav.
Law & Ineq.
Law & Phil.
Law & Pol'y
Law & Pol'y Int'l Bus.
Law & Soc'y Rev.
Law & Soc. Inquiry
Law Libr. J.
Law Libr. Lights
Laws. Man. on Prof. Conduct (ABA/BNA)
Legal Reference Services Q.
Legal Writing
Libr. J.
Litig.
Loy. L.A. Ent. L. Rev.
Loy. L.A. Int'l & Comp. L. Rev.
Loy. L.A. L. Rev.
Major Tax Plan.
Md. J. Contemp. Legal Issues
Minn. Intell. Prop. Rev.
Minn. J. Global Trade
Minn. J. L. Sci. & Tech.
Mo. Envtl. L. & Pol'y Rev.
Monthly Lab. Rev.
N.C. Banking Inst.
N.C. Cent. L.J.|Cent. Law J.
N.C. St. B.J.
N.Y. St. B.A. Antitrust L. Symp.
N.Y. Times
N.Y.L. Sch. J. Hum. Rts.
N.Y.L. Sch. J. Int'l & Comp. L.
N.Y.L. Sch. L. Rev.
N.Y.U. Ann. Inst. On Fed. Tax'n.
N.Y.U. Ann. Surv. Am. L.
N.Y.U. J. Legis. & Pub. Pol'y
N.Y.U. Moot Ct. Casebook
N.Y.U. Rev. L. & Soc. Change
Nat'l Lawyers Guild, Civil Rights Litigation and Attorney Fees Annual Handbook
Nat'l Rep. Legal Ethics (Univ. Pub. Am.)
Nat. Resources J.
New Eng. Int'l & Comp. L. Ann.
New Eng. J. Med.
New Eng. J. On Crim. & Civ. Confinement
NEXUS
Nota Bene
Notre Dame J.L. Ethics & Pub. Pol'y
Notre Dame Law.
Ohio St. J. on Disp. Resol.
Oil & Gas Tax Q.
Oil Gas & Energy Q.
Ops. Att'y Gen.
Or. Rev. Int'l L.
Pac. Rim L. & Pol'y J.
Pat. L. Ann.
Prac. Law.
Preview U.S. Sup. Ct. Cas.
Proc. Nat'l Acad. Sci.
Psychol. Bull.
Psychol. Pub. Pol'y & L. Pub.
Psychol. Rev.
Pub. Int. L. Rep.
Pub. Util. Rep. (PUR)
RAND J. Econ.
Real Prop. Prob. & Tr. J.
Rev. Der. P.R.
Rev. Jur. U.P.R.
Rev. Litig.
RISK
Rocky Mtn. Min. L. Inst.
Rutgers L. Rec.
S. Cal. Rev. L. & Soc. Just.
Sch. L. Bull.
Scholar
School L. Rep. (Educ. Law Ass'n)
Sci. Am.
Search & Seizure Bull. (Quinlan)
Seton Hall Legis. J.
SMU L. Rev.
Soc. Serv. Rev.
St. John's J. C.R. & Econ. Dev.
Stan. J. C.R. & C.L.
Stan. J.L. Bus. & Fin.
Stan. L. & Pol'y Rev.
Stud. L. Pol. & Soc'y
Student Law.
Suffolk J. Trial & App. Advoc.
Sup. Ct. Rev.
Sw. J. Int'l Law
Tax Adviser
Tax Law.
Tax Mgm't Int'l J.
Tax Notes
Taxes
Temp. Envtl. L. & Tech. J.
Tenn. J. Prac. & Proc.
Tex. F. on C.L. & C.R.
Tex. J. C.L. & C.R.
Tex. L. Rev.|Texas L.Rev.
Tex. Rev. L. & Pol.
Third World Legal Stud.
Tol. J. Great Lakes, L. Sci. & Pol'y
Trademark Rep.
Transnat'l L. & Contemp. Probs.
Transnat'l Law.
Trial Law. Guide
U. Chi. Legal F.
U. Ill. J.L. Tech. & Pol'y
U. Md. L.J. Race Religion Gender & Class
U. Miami Y.B. Int'l L.
U. Mich. J.L. Reform
U.S.-Mex. L.
U.S.F. Mar. L.J
UCC L.J.
UCC Rep.-Dig.
UCLA Bull. L. & Tech.
UCLA Ent. L. Rev.
UCLA J. Envtl. L. & Pol'y
UCLA J. Int'l L. & Foreign Aff.
UCLA J.L. & Tech.
UCLA L. Rev.
UCLA Pac. Basin L.J.
UCLA Women's L.J.
UDC/DCSL L. Rev.
UMKC L. Rev.
UN Monthly Chron.
Urb. Law.
UWLA L. Rev.
Va. L. & Bus. Rev.
Va. L.L. & Tech.
Va. Tax Rev.
Wall St. J.
Wash. & Lee J. C.R. & Soc. Just.
Wash. Monthly
Wash. Post
Widener L. Symp. J.
Wm. & Mary Bill Rts. J.
Wm. & Mary Envtl. L. Pol'y Rev.
Women's Rts. L. Rep.
Wyo. Law.
Yale J. on Reg.
Yale J. World Pub. Ord.
Yale L. & Pol'y Rev.
`;
