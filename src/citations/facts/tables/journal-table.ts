/** One journal a line: name | other spellings. Facts after reporters-db of Free Law Project (see NOTICE). */
export const journalTable = `
A.B.A. J.
A.F. L. Rev.
Adel. L. Rev.
Admin. L. Rev.
Admin. L. Rev. Am. U.
Admin. L.3d
Aff. Action Compl. Man.
AIDS L. & Litig. Rep.
AIPLA Q.J.
Akron L. Rev.
Akron Tax J.
Ala. L. Rev.
Alaska L. Rev.
Alb. L. Rev.
Alb. L.J. Sci. & Tech.
All St. Tax Guide
Am. B. Found. Res. J.
Am. Bankr. Inst. L. Rev.
Am. Bankr. L.J.
Am. Bus. L.J.
Am. Crim. L. Rev.
Am. I. Int'l L.
Am. Indian L. Rev.
Am. J. Comp. L.
Am. J. Crim. L.
Am. J. Juris.|Am. J. Jurispr|Am. J. Jurisprud
Am. J. Legal Hist.
Am. J. Trial Advoc.
Am. J.L. & Med.
Am. Jur.
Am. Jur. 2d|American Jurisprudence 2d
Am. Rev. Int'l Arb.
Am. Soc'y Int'l L. Proc.
Am. Stock Ex. Guide
Am. U. Int'l L. Rev.
Am. U. J. Gender Soc. Pol'y & L.
Am. U. L. Rev.
Anglo-Am. L. Rev.
Ann. Rev. Banking & Fin. L.
Ann. Rev. Banking L.
Ann. Surv. Am. L.
Ann. Surv. Int'l & Comp. L.
Annals Am. Acad. Pol. & Soc. Sci.
Annals Health L.
Annals of Cong.
Antitrust & Trade Reg. Rep.
Ariz. J. Int'l & Comp. L.
Ariz. L. Rev.
Ariz. St. L.J.
Ark. L. Notes
Ark. L. Rev.
Army Law.
Asian Am. L.J.
Asian Pac. Am. L.J.
Asian-Pac. L. & Pol'y J.
Auckland U. L. Rev.
Av. L. Rep.
Ave Maria L. Rev.
B. Examiner
B.C. Envtl. Aff. L. Rev.
B.C. Int'l & Comp. L. Rev.
B.C. L. Rev.
B.C. Third World L.J.
B.U. Int'l L.J.
B.U. J. Sci. & Tech. L.
B.U. L. Rev.
B.U. Pub. Int. L.J.
Bankr. Dev. J.
Baylor L. Rev.
Behav. Sci. & L.
Berkeley J. Afr.-Am. L. & Pol'y
Berkeley J. Emp. & Lab. L.
Berkeley J. Int'l L.
Berkeley Tech. L.J.
Berkeley Women's L.J.
BioLaw (LexisNexis)
Brandeis L.J.
Briefcase
Brook. J. Int'l L.
Brook. L. Rev.
Buff. Crim. L. Rev.
Buff. Envtl. L.J.
Buff. Hum. Rts. L. Rev.
Buff. L. Rev.
Buff. Pub. Int. L.J.
Buff. Women's L.J.
Bus. L.J.
BYU Educ. & L.J.
BYU J. Pub. L.
BYU L. Rev.
C.J.
C.J.S.|Corpus Juris Secundum
Cal. Bankr. J.
Cal. Crim. L. Rev.
Cal. L. Rev.
Cal. Reg. L. Rep.
Cal. St. B.J.
Cal. W. Int'l L.J.
Cal. W. L. Rev.
Calif. L. Rev.
Cambridge L.J.
Campbell L. Rev.
Can.-U.S. L.J.
Cap. Def. Dig.
Cap. Def. J.
Cap. U. L. Rev.
Cardozo Arts & Ent. L.J.
Cardozo J. Conflict Resol.
Cardozo J. lnt'l & Comp. L.
Cardozo L. Rev.
Cardozo Online J. Conflict Resol.
Cardozo Women's L.J.
Carolina Alumni Rev.
Case W. Res. J. Int'l L.
Case W. Res. L. Rev.
Cath. Law.
Cath. U. L. Rev.
Chap. L. Rev.
Chi. J. Int'l L.
Chi.-Kent L. Rev.
Chicano-Latino L. Rev.
Child. Legal Rts. J.
Chron. Higher Educ.
Clearinghouse Rev.
Clev. St. L. Rev.
Clev.-Marshall L. Rev.
Clinical L. Rev.
Colo. J. Int'l Envtl. L. & Pol'y
Colo. Law.|Colorado Law.
Colum. Bus. L. Rev.
Colum. Hum. Rts. L. Rev.
Colum. J. Asian L.
Colum. J. E. Eur. L.
Colum. J. Envtl. L.
Colum. J. Gender & L.
Colum. J. Of Eur. L.
Colum. J. Transnat'l L.
Colum. J.L. & Arts
Colum. J.L. & Soc. Probs.
Colum. L. Rev.
Colum. Sci. & Tech. L. Rev.
Colum.-VLA J.L. & Arts
CommLaw Conspectus
Common Mkt. L. Rev.
Comp. Lab. L. & Pol'y J.
Comp. Lab. L.J.
Computer L. Rev. & Tech J.
Computer/L.J.
Cong. Dig.
Cong. Globe
Conn. Ins. L.J.
Conn. J. Int'l L.
Conn. L. Rev.
Conn. Prob. L.J.
Const. Comment.
Consumer Fin. L. Q. Rep.
Conv. & Prop. Law. (n.s.)
Copyright L. Symp. (ASCAP)
Cornell Int'l L.J.
Cornell J.L. & Pub. Pol'y
Cornell L. Rev.
Corp. Tax'n
Creighton L. Rev.
Crim. Just.
Crim. Just. Ethics
Crim. L. Bull.
Crim. L. Rev.
Crim. L.F.
Crime, L. & Soc. Change
Cumb. L. Rev.
Current Med. for Att'ys
Currents: Int'l Trad L.J.
Cyc.
D.C. L. Rev.
Dalhousie L.J.
Def. Couns. J.
Del. J. Corp. L.
Del. L. Rev.
Denv. J. Int'l L. & Pol'y
Denv. U. L. Rev.
Dep't St. Bull.
DePaul Bus. & Com. L.J.
DePaul Bus. L.J.
DePaul J. Health Care L.
DePaul L. Rev.
Depaul-LCA J. Art & Ent. L. & Pol'y
Dick. Int'l L. Ann.
Dick. L. Rev.
Digest
Drake J. Agric. L.
Drake L. Rev.
Drexel L. Rev.
Duke J. Comp. & Int'l L.
Duke J. Const. L. & Pub. Pol'y
Duke J. Gender L. & Pol'y
Duke L.J.
Duq. Bus. L.J.
Duq. L. Rev.
Dydke Envtl. L. & Pol'y F.
Ecology L.Q.
Economist
Elder L.J.
Emory Bankr. Dev. J.
Emory Int'l L. Rev.
Emory L.J.
Emp. Rts. & Emp. Pol'y J.
Empl. Testing (Univ. Pub. Am.)
Energy L.J.
Envtl. L.
Envtl. Law.
Est. Plan.
Eur. H.R. Rep.
F.B.I.S.
Fam. & Conciliation Cts. Rev.
Fam. Ct. Rev.
Fam. L.Q.
Fed. Cir. B.J.
Fed. Comm. L.J.
Fed. Probation
Fed. Sent'g Rep.
FIU L. Rev.
Fla. B.J.
Fla. J. Int'l L.
Fla. L. Rev.
Fla. St. J. Transnat'l L. & Pol'y
Fla. St. U. L. Rev.
Fla. Tax Rev.
Food & Drug L.J.
Food Drug Cosm. L.J.
Fordham Envtl. L. Rev.
Fordham Int'l L.J.
Fordham Intell. Prop. Media & Ent. L.J.
Fordham J. Corp. & Fin. L.
Fordham L. Rev.
Fordham Urb. L.J.
Franchise L.J.
Ga. J. Int'l & Comp. L.
Ga. L. Rev.
Ga. St. U. L. Rev.
Geendale L. Rev.
Geo. Immigr. L.J.
Geo. Int'l Envtl. L. Rev.
Geo. J. Gender & L.
Geo. J. Int'l L.
Geo. J. Legal Ethics
Geo. J. on Poverty L. & Pol'y
Geo. L.J.
Geo. Mason L. Rev.
Geo. Mason U. C.R. L.J.
Geo. Wash. Int'l L. Rev.
Geo. Wash. J. Int'l L. & Econ.
Geo. Wash. L. Rev.
German L.J.
Golden Gate U. L. Rev.
Gonz. L. Rev.
Great Plains Nat. Resources J.
Green Bag
Green Bag 2d
Green Bag Alm.
Guild Prac.
Hamline J. Pub. L. & Pol'y
Hamline L. Rev.
Harv. C.R.-C.L. L. Rev.
Harv. Envtl. L. Rev.
Harv. Hum. Rts. J.
Harv. Int'l L.J.
Harv. J. on Legis.
Harv. J. on Racial & Ethnic Just.
Harv. J.L. & Gender
Harv. J.L. & Pub. Pol'y
Harv. J.L. & Tech.
Harv. L. & Pol'y Rev.
Harv. L. Rev.
Harv. Latino L. Rev.
Harv. Negot. L. Rev.
Harv. Women's L.J.
Hastings Comm. & Ent. L.J.
Hastings Const. L.Q.
Hastings Int'l & Comp. L. Rev.
Hastings L.J.
Hastings W.-Nw. J. Envtl. L. & Pol'y
Hastings Women's L.J.
Health L. Persps.
Health Matrix
Healthspan
High Tech. L.J.
Hofstra L. Rev.
Hofstra Lab. & Emp. L.J.
Hong Kong L.J.
Hous. J. Int'l L.
Hous. L. Rev.
How. L.J.
Hum. Rts. Q.
Human.
Idaho L. Rev.
IDEA
Ill. B.J.
ILSA J. Int'l & Comp. L.
Immigr. & Nat'lity L. Rev.
In Pub. Interest
Ind. Int'l & Comp. L. Rev.
Ind. J. Global Legal Stud.
Ind. L. Rev.
Ind. L.J.
Indus. & Lab. Rel. Rev.
Inst. on Fed. Tax'n
Inst. on Oil & Gas L. & Tax'n
Inst. on Plan. Zoning & Eminent Domain
Inst. on Priv. Inv. & Inv. Abroad
Inst. on Sec. Reg.
Int'l & Comp. L.Q.
Int'l Herald Trib.
Int'l J. Pub. Admin.
Int'l J. Pub. Opinion Res.
Int'l J.L. & Psychiat Ry
Int'l Law.
Int'l Org.
Int'l Org. L. Rev.
Int'l Rev. L. & Econ.
Iowa L. Rev.
J. Affordable Housing & Community Dev. L.
J. Agric. L.
J. Air L. & Com.
J. ALWD
J. Am. Acad. Matrim. Law.
J. Am. Soc'y Info. Sci.
J. App. Prac. & Process
J. Bus. L.
J. Chinese L.
J. Contemp. Health L. & Pol'y
J. Contemp. L.
J. Contemp. Legal Issues
J. Copyright Soc'y U.S.A.
J. Corp. L.
J. Corp. Tax'n
J. Crim. L. & Criminology
J. Disp. Resol.
J. Energy Nat. Resources & Envtl. L.
J. Envtl. L. & Litig.
J. Fam. L.
J. Gender Race & Just.
J. Health & Hosp. L.
J. Health Care L. & Pol'y
J. Health L.
J. Health Pol. Pol'y & L.
J. High Tech. L.
J. Int'l Arb.
J. Int'l Legal Stud.
J. Int'l Wildlife L. & Pol'y
J. Intell. Prop.
J. Intell. Prop. L.
J. Irreproducible Results
J. Land Resources & Envtl. L.
J. Land Use & Envtl. L.
J. Legal Educ.
J. Legal Med.
J. Legal Prof.
J. Legal Stud.
J. Legis.
J. Mar. L. & Com.
J. Marshall J. Computer & Info. L.
J. Marshall L. Rev.
J. Med. & L.
J. Min. L. & Pol'y
J. Nat. Resources & Envtl. L.
J. Pat. & Trademark Off. Soc'y
J. Prod. Liab.
J. S. Legal Hist.
J. Sci. & Tech. L.
J. Small & Emerging Bus. L.
J. Space L.
J. Suffolk Acad. L.
J. Sup. Ct. Hist.
J. Tax'n
J. Tech. L. & Pol'y
J. Urb. L.
J. World Trade
J.C. & U.L.
J.L. & Com.
J.L. & Econ.
J.L. & Educ.
J.L. & Fam. Stud.
J.L. & Health
J.L. & Pol'y
J.L. & Pol.
J.L. & Religion
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
Kan. J.L. & Pub. Pol'y
Ky. L.J.
La Raza L.J.
La. L. Rev.
Lab. L.J.
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
Lewis & Clark L. Rev.
Libr. J.
Lincoln L. Rev.
Litig.
Loy. Consumer L. Rev.
Loy. J. Pub. Int. L.
Loy. L. Rev.
Loy. L.A. Ent. L. Rev.
Loy. L.A. Int'l & Comp. L. Rev.
Loy. L.A. L. Rev.
Loy. U. Chi. L.J.
Major Tax Plan.
Marq. Intell. Prop. L. Rev.
Marq. L. Rev.
Marq. Sports L. Rev.
Mass. L. Rev.
McGeorge L. Rev.
McGill L.J.
Md. J. Contemp. Legal Issues
Md. J. Int'l L. & Trade
Md. L. Rev.
Me. L. Rev.
Melb. U. L. Rev.
Mercer L. Rev.
Mich. Bus. L.J.
Mich. J. Gender & L.
Mich. J. Int'l L.
Mich. J. Race & L.
Mich. L. Rev.
Mich. St. L. Rev.
Mich. Telecomm. & Tech. L. Rev.
Mil. L. Rev.
Minn. Intell. Prop. Rev.
Minn. J. Global Trade
Minn. J. Int'l. L.
Minn. J. L. Sci. & Tech.
Minn. L. Rev.
Miss. C. L. Rev.
Miss. L.J.
Mo. Envtl. L. & Pol'y Rev.
Mo. L. Rev.
Mod. L. Rev.
Monash U. L. Rev.
Mont. L. Rev.
Monthly Lab. Rev.
N. Ill. U. L. Rev.
N. Ky. L. Rev.
N.C. Banking Inst.
N.C. Cent. L. Rev.
N.C. Cent. L.J.|Cent. Law J.
N.C. J. Int'l L. & Com. Reg.
N.C. J.L. & Tech.
N.C. J.L. & Tech. On.
N.C. L. Rev.
N.C. St. B.J.
N.D. L. Rev.
N.M. L. Rev.
N.Y. City L. Rev.
N.Y. Int'l L. Rev.
N.Y. L.J.
N.Y. St. B.A. Antitrust L. Symp.
N.Y. Times
N.Y.L. Sch. J. Hum. Rts.
N.Y.L. Sch. J. Int'l & Comp. L.
N.Y.L. Sch. L. Rev.
N.Y.U. Ann. Inst. On Fed. Tax'n.
N.Y.U. Ann. Surv. Am. L.
N.Y.U. Envtl. L.J.
N.Y.U. J. Int'l L. & Pol.
N.Y.U. J. Legis. & Pub. Pol'y
N.Y.U. L. Rev.
N.Y.U. Moot Ct. Casebook
N.Y.U. Rev. L. & Soc. Change
Nat'l Black L.J.
Nat'l L.J.
Nat'l Lawyers Guild, Civil Rights Litigation and Attorney Fees Annual Handbook
Nat'l Rep. Legal Ethics (Univ. Pub. Am.)
Nat. Resources J.
Naval L. Rev.
Neb. L. Rev.
Nev. L.J.
New Eng. Int'l & Comp. L. Ann.
New Eng. J. Med.
New Eng. J. On Crim. & Civ. Confinement
New Eng. L. Rev.
New L.J.
NEXUS
Nota Bene
Notre Dame J.L. Ethics & Pub. Pol'y
Notre Dame L. Rev.
Notre Dame Law.
Nova L. Rev.
Nw. J. Int'l L. & Bus.
Nw. U. L. Rev.
Ocean & Coastal L.J.
Ohio N.U. L. Rev.
Ohio St. J. Crim. L.
Ohio St. J. on Disp. Resol.
Ohio St. L.J.
Oil & Gas Tax Q.
Oil Gas & Energy Q.
Okla. City U. L. Rev.
Okla. L. Rev.
Ops. Att'y Gen.
Or. L. Rev.
Or. Rev. Int'l L.
Osgoode Hall L.J.
Otago L. Rev.
Ottawa L. Rev.
Pac. L.J.
Pac. Rim L. & Pol'y J.
Pace Envtl. L. Rev.
Pace Int'l L. Rev.
Pace L. Rev.
Parker Sch. J. E. Eur. L.
Pat. L. Ann.
Penn St. Envtl. L. Rev.
Penn St. Int'l L. Rev.
Penn St. L. Rev.
Pepp. L. Rev.
Prac. Law.
Preview U.S. Sup. Ct. Cas.
Prob. L.J.
Proc. Nat'l Acad. Sci.
Psychol. Bull.
Psychol. Pub. Pol'y & L. Pub.
Psychol. Rev.
Pub. Cont. L.J.
Pub. Ent. Advert. & Allied Fields L.Q.
Pub. Int. L. Rep.
Pub. Land & Resources L. Rev.
Pub. Util. Rep. (PUR)
Quinnipiac Health L.J.
Quinnipiac L. Rev.
Quinnipiac Prob. L.J.
Race & Ethnic Anc. L.J.
RAND J. Econ.
Real Est. L.J.
Real Prop. Prob. & Tr. J.
Real Prop. Tr. & Est. L.J.
Regent U. L. Rev.
Rev. Der. P.R.
Rev. Jur. U.P.R.
Rev. Litig.
Rich. J. Global L. & Bus.
Rich. J.L. & Pub. Int.
Rich. J.L. & Tech.
RISK
Rocky Mtn. Min. L. Inst.
Roger Williams U. L. Rev.
Rutgers Computer & Tech. L.J.
Rutgers L. Rec.
Rutgers L. Rev.
Rutgers L.J.
Rutgers Race & L. Rev.
Rutgers-Cam. L.J.
S. Cal. Interdisc. L.J.
S. Cal. L. Rev.
S. Cal. Rev. L. & Soc. Just.
S. Ill. U. L.J.
S. Tex. L. Rev.
S.C. Envtl. L.J.
S.C. L. Rev.
S.D. L. Rev.
S.U. L. Rev.
San Diego L. Rev.
San Fern. V. L. Rev.
Santa Clara Computer & High Tech. L.J.
Santa Clara J. Int'l L.
Santa Clara L. Rev.
Sch. L. Bull.
Scholar
School L. Rep. (Educ. Law Ass'n)
Sci. Am.
Search & Seizure Bull. (Quinlan)
Seattle U. L. Rev.
Seton Hall Const. L.J.
Seton Hall J. Sport L.
Seton Hall J. Sports & Ent. L.
Seton Hall L. Rev.
Seton Hall Legis. J.
SMU L. Rev.
Soc. Serv. Rev.
Software L.J.
Southeastern Envtl. L.J.
Sports Law. J.
St. B. Tex. Envtl. L.J.
St. John's J. C.R. & Econ. Dev.
St. John's L. Rev.
St. Louis U. L.J.
St. Louis U. Pub. L. Rev.
St. Louis-Warsaw Transatlantic L.J.
St. Mary's L.J.
St. Thomas L. Rev.
Stan. Envtl. L.J.
Stan. J. C.R. & C.L.
Stan. J. Int'l L.
Stan. J.L. Bus. & Fin.
Stan. L. & Pol'y Rev.
Stan. L. Rev.
Stan. Tech. L. Rev.
Stetson L. Rev.
Stud. L. Pol. & Soc'y
Student Law.
Suffolk J. Trial & App. Advoc.
Suffolk Transnat'l L. Rev.
Suffolk U. L. Rev.
Sup. Ct. Rev.
Sw. J. Int'l Law
Sw. L.J.
Sw. U. L. Rev.
Sydney L. Rev.
Syracuse J. Int'l L. & Com.
Syracuse L. Rev.
T. Jefferson L. Rev.
T. Marshall L. Rev.
T.M. Cooley J. Prac. & Clinical L.
T.M. Cooley L. Rev.
Tax Adviser
Tax L. Rev.
Tax Law.
Tax Mgm't Int'l J.
Tax Notes
Taxes
Temp. Envtl. L. & Tech. J.
Temp. Int'l & Comp. L.J.
Temp. L. Rev.
Temp. Pol. & C.R. L. Rev.
Temp. Pol. & Civ. Rts. L. Rev.
Tenn. J. Prac. & Proc.
Tenn. L. Rev.
Tex. F. on C.L. & C.R.
Tex. Hisp. J.L. & Pol'y
Tex. Int'l L.J.
Tex. Intell. Prop. L.J.
Tex. J. Bus. L.
Tex. J. C.L. & C.R.
Tex. J. Women & L.
Tex. L. Rev.|Texas L.Rev.
Tex. Rev. L. & Pol.
Tex. Tech L. Rev.
Tex. Wesleyan L. Rev.
Third World Legal Stud.
Tol. J. Great Lakes, L. Sci. & Pol'y
Tort & Ins. L.J.
Tort Trial & Ins. Prac. L.J.
Touro Int'l L. Rev.
Touro J. Transnat'l L.
Touro L. Rev.
Trademark Rep.
Transactions: Tenn. J. Bus. L.
Transnat'l L. & Contemp. Probs.
Transnat'l Law.
Transp. L.J.
Trial Law. Guide
Tu L. Mar. L.J.
Tul. Envtl. L.J.
Tul. Eur. & Civ. L.F.
Tul. J. Int'l & Comp. L.
Tul. J.L. & Sexuality
Tul. L. Rev.
Tulsa J. Comp. & Int'l L.
Tulsa L. Rev.
Tulsa L.J.
U. Ark. Little Rock L. Rev.
U. Balt. Intell. Prop. L.J.
U. Balt. J. Envtl. L.
U. Balt. L. Rev.
U. Balt. L.F.
U. Chi. L. Rev.
U. Chi. Legal F.
U. Cin. L. Rev.
U. Colo. L. Rev.
U. Dayton L. Rev.
U. Denv. Water L. Rev.
U. Det. Mercy L. Rev.
U. Fla. J.L. & Pub. Pol'y
U. Fla. L. Rev.
U. Haw. L. Rev.
U. Ill. J.L. Tech. & Pol'y
U. Ill. L. Rev.
U. Kan. L. Rev.
U. Md. L.J. Race Religion Gender & Class
U. Mem. L. Rev.
U. Miami Bus. L. Rev.
U. Miami Int'l & Comp. L. Rev.
U. Miami Inter-Am. L. Rev.
U. Miami L. Rev.
U. Miami Y.B. Int'l L.
U. Mich. J.L. Reform
U. Pa. J. Bus. L.
U. Pa. J. Const. L.
U. Pa. J. Int'l Econ. L.
U. Pa. J. Int'l L.
U. Pa. J. Lab. & Emp. L.
U. Pa. L. Rev.
U. Pitt. L. Rev.
U. Puget Sound L. Rev.
U. Rich. L. Rev.
U. Seattle L. Rev.
U. St. Thomas L.J.
U. Tol. L. Rev.
U. Toronto Fac. L. Rev.
U. Toronto L.J.
U.C. Davis L. Rev.
U.S.-Mex. L.
U.S.F. L. Rev.
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
Utah L. Rev.
UWLA L. Rev.
Va. Envtl. L.J.
Va. J. Int'l L.
Va. J. Soc. Pol'y & L.
Va. J.L. & Tech.
Va. L. & Bus. Rev.
Va. L. Rev.
Va. L.L. & Tech.
Va. Sports & Ent. L.J.
Va. Tax Rev.
Val. U. L. Rev.
Vand. J. Ent. & Tech. L.
Vand. J. Transnat'l L.
Vand. L. Rev.
Vill. Envtl. L.J.
Vill. L. Rev.
Vill. Sports & Ent. L.J.
Vt. J. Envtl. L.
Vt. L. Rev.
W. New Eng. L. Rev.
W. St. U. L. Rev.
W. Va. L. Rev.
Wake Forest L. Rev.
Wall St. J.
Wash. & Lee J. C.R. & Soc. Just.
Wash. & Lee L. Rev.
Wash. & Lee Race & Ethnic Anc. L.J.
Wash. L. Rev.
Wash. Monthly
Wash. Post
Wash. U. Glob. Stud. L. Rev.
Wash. U. J. Urb. & Contemp. L.
Wash. U. J.L. & Pol'y
Wash. U. L. Rev.
Wash. U. L.Q.
Washburn L.J.
Wayne L. Rev.
Whittier L. Rev.
Widener J. Pub. L.
Widener L. Rev.
Widener L. Symp. J.
Willamette L. Rev.
Wis. Envtl. L.J.
Wis. Int'l L.J.
Wis. L. Rev.
Wis. Women's L.J.
Wm. & Mary Bill Rts. J.
Wm. & Mary Envtl. L. Pol'y Rev.
Wm. & Mary J. Women & L.
Wm. & Mary L. Rev.
Wm. Mitchell L. Rev.
Women's Rts. L. Rep.
Wyo. L. Rev.
Wyo. Law.
Yale Hum. Rts. & Dev. L.J.
Yale J. Health Pol'y L. & Ethics
Yale J. Int'l L.
Yale J. on Reg.
Yale J. World Pub. Ord.
Yale J.L. & Feminism
Yale J.L. & Human.
Yale J.L. & Tech.
Yale L. & Pol'y Rev.
Yale L.J.
`;
