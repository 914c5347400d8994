/**
 * One journal a line: name | other spellings. What is called `L. Rev.`, `Rev.` or `J.` is read as a journal without a line
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
All St. Tax Guide
Am. I. Int'l L.
Am. J. Juris.|Am. J. Jurispr|Am. J. Jurisprud
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
Av. L. Rep.
B. Examiner
Behav. Sci. & L.
BioLaw (LexisNexis)
Briefcase
BYU L. Rev.
C.J.
C.J.S.|Corpus Juris Secundum
Cal. Reg. L. Rep.
Cal. St. B.J.
Cap. Def. Dig.
Cardozo J. lnt'l & Comp. L.
Cath. Law.
Chron. Higher Educ.
Colo. Law.|Colorado Law.
CommLaw Conspectus
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
Dep't St. Bull.
Dick. Int'l L. Ann.
Digest
Dydke Envtl. L. & Pol'y F.
Economist
Empl. Testing (Univ. Pub. Am.)
Envtl. L.
Envtl. Law.
Est. Plan.
Eur. H.R. Rep.
F.B.I.S.
FIU L. Rev.
Fed. Cir. B.J.
Fed. Probation
Fed. Sent'g Rep.
Fla. B.J.
Geo. J. Legal Ethics
Geo. Mason U. C.R. L.J.
Green Bag
Green Bag 2d
Green Bag Alm.
Guild Prac.
Harv. C.R.-C.L. L. Rev.
Health L. Persps.
Health Matrix
Healthspan
Hum. Rts. Q.
Human.
IDEA
Ill. B.J.
In Pub. Interest
Inst. on Fed. Tax'n
Inst. on Oil & Gas L. & Tax'n
Inst. on Plan. Zoning & Eminent Domain
Inst. on Priv. Inv. & Inv. Abroad
Inst. on Sec. Reg.
Int'l Herald Trib.
Int'l Law.
Int'l Org.
Int'l Rev. L. & Econ.
J. ALWD
J. App. Prac. & Process
J. Contemp. Legal Issues
J. Corp. Tax'n
J. Irreproducible Results
J. Pat. & Trademark Off. Soc'y
J. Tax'n
J. World Trade
J.C. & U.L.
J.L. Med. & Ethics
J.L. Soc'y
JAG J.
JAMA
Jurimetrics
Juris Mag.
Just. Sys. L
Lab. Law.
Landslide
Law & Contemp. Probs.
Law & Hum. Behav.
Law & Ineq.
Law & Phil.
Law & Pol'y
Law & Pol'y Int'l Bus.
Law & Soc. Inquiry
Law Libr. Lights
Laws. Man. on Prof. Conduct (ABA/BNA)
Legal Reference Services Q.
Legal Writing
Litig.
Loy. L.A. Ent. L. Rev.
Loy. L.A. Int'l & Comp. L. Rev.
Loy. L.A. L. Rev.
Major Tax Plan.
Md. J. Contemp. Legal Issues
Minn. J. Global Trade
Minn. J. L. Sci. & Tech.
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
New Eng. Int'l & Comp. L. Ann.
New Eng. J. On Crim. & Civ. Confinement
NEXUS
Nota Bene
Notre Dame J.L. Ethics & Pub. Pol'y
Notre Dame Law.
Oil & Gas Tax Q.
Oil Gas & Energy Q.
Ops. Att'y Gen.
Or. Rev. Int'l L.
Pat. L. Ann.
Prac. Law.
Preview U.S. Sup. Ct. Cas.
Proc. Nat'l Acad. Sci.
Psychol. Bull.
Psychol. Pub. Pol'y & L. Pub.
Pub. Int. L. Rep.
Pub. Util. Rep. (PUR)
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
SMU L. Rev.
Stan. J. C.R. & C.L.
Stud. L. Pol. & Soc'y
Student Law.
Sw. J. Int'l Law
Tax Adviser
Tax Law.
Tax Notes
Taxes
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
UCLA L. Rev.
UDC/DCSL L. Rev.
UMKC L. Rev.
UWLA L. Rev.
UN Monthly Chron.
Urb. Law.
Va. L.L. & Tech.
Wash. Monthly
Wash. Post
Women's Rts. L. Rep.
Wyo. Law.
`;
