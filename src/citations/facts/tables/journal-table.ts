/**
 * One journal a line: name | other spellings, with `;` between them. What is called `L. Rev.`, `J.`, `Bull.`, `Q.` and the like is read as a journal
 * without a line (see `read-unlisted-journal.ts`) and stands here only where its name needs it; common words (`Digest`, `Taxes`)
 * and titles that no brief cites are left out. Facts after reporters-db of Free Law Project
 * (see NOTICE).
 */
export const journalTable = `
A.B.A. J.
AIDS L. & Litig. Rep.
AIPLA Q.J.
Am. J. Juris.|Am. J. Jurispr;Am. J. Jurisprud
Am. Jur.
Am. Jur. 2d|American Jurisprudence 2d
Am. Rev. Int'l Arb.
Annals Am. Acad. Pol. & Soc. Sci.
Annals of Cong.
Antitrust & Trade Reg. Rep.
Ark. L. Notes
Av. L. Rep.
BYU L. Rev.
C.J.
C.J.S.|Corpus Juris Secundum
Cal. Reg. L. Rep.
Colo. Law.|Colorado Law.
Computer/L.J.
Cong. Globe
Const. Comment.
Consumer Fin. L. Q. Rep.
Corp. Tax'n
Crim. Just.
Crim. Just. Ethics
Crime, L. & Soc. Change
Cyc.
Eur. H.R. Rep.
FIU L. Rev.
Fed. Sent'g Rep.
Geo. J. Legal Ethics
Green Bag
Green Bag 2d
Green Bag Alm.
Harv. C.R.-C.L. L. Rev.
Health Matrix
Inst. on Fed. Tax'n
Inst. on Sec. Reg.
Int'l Org.
Int'l Rev. L. & Econ.
J. App. Prac. & Process
J. Contemp. Legal Issues
J. Corp. Tax'n
J. Pat. & Trademark Off. Soc'y
J. Tax'n
J. World Trade
J.C. & U.L.
J.L. Med. & Ethics
J.L. Soc'y
JAG J.
JAMA
Law & Hum. Behav.
Law & Ineq.
Law & Phil.
Law & Pol'y
Law & Pol'y Int'l Bus.
Law & Soc. Inquiry
Litig.
Loy. L.A. Ent. L. Rev.
Loy. L.A. Int'l & Comp. L. Rev.
Loy. L.A. L. Rev.
Md. J. Contemp. Legal Issues
Minn. J. Global Trade
Minn. J. L. Sci. & Tech.
N.C. Banking Inst.
N.C. Cent. L.J.|Cent. Law J.
N.Y. Times
N.Y.L. Sch. J. Hum. Rts.
N.Y.L. Sch. J. Int'l & Comp. L.
N.Y.L. Sch. L. Rev.
N.Y.U. J. Legis. & Pub. Pol'y
N.Y.U. Rev. L. & Soc. Change
New Eng. J. On Crim. & Civ. Confinement
Notre Dame J.L. Ethics & Pub. Pol'y
Proc. Nat'l Acad. Sci.
Pub. Int. L. Rep.
Rev. Der. P.R.
Rev. Jur. U.P.R.
Rev. Litig.
S. Cal. Rev. L. & Soc. Just.
Sci. Am.
SMU L. Rev.
Stan. J. C.R. & C.L.
Sw. J. Int'l Law
Tax Notes
Tex. F. on C.L. & C.R.
Tex. J. C.L. & C.R.
Tex. L. Rev.|Texas L.Rev.
Tex. Rev. L. & Pol.
Trademark Rep.
U. Ill. J.L. Tech. & Pol'y
U. Mich. J.L. Reform
U.S.F. Mar. L.J
UCC L.J.
UCC Rep.-Dig.
UCLA L. Rev.
UDC/DCSL L. Rev.
UMKC L. Rev.
UWLA L. Rev.
Va. L.L. & Tech.
Wash. Post
Women's Rts. L. Rep.
`;
