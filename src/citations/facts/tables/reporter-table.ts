/**
 * Reporters in groups of one kind that print the same courts. A group's line: = kind and form | prints. One reporter a line:
 * name | other spellings | only court. In spellings, ~ is the name and @ the abbreviation of the state. When they ran stands in
 * `reporter-bound-table.ts`.
 *
 * Kinds: f federal, s state, r regional, x specialty, n neutral, e nominative of the Supreme Court, d database, b England's.
 * Forms, where not volume-reporter-page: - hyphens, < reporter first, ¶ paragraph, 1 single volume, L Louisiana. Of two
 * reporters of one name the usual one comes first.
 * Facts after reporters-db of Free Law Project (see NOTICE). `Ex. Rep.` is fiction: see assets/starter.
 */
export const reporterTable = `
= f
Abb.|~ (U. S.);~ Rep.;~ U. S.
A.E.C.
Agric. Dec.
A.L.R. Fed.
A.L.R. Fed. 2d
Am. Dec.|Am. Dec's.
Amer. Law J.|Am. Law J.;Am. Law J. (U. S.)
Amer. Law J. (N. S.)|Am. Law J. (N. S.)
Amer. Law T. Rep.
Amer. L. Rev.|Am Law Rev.;Amer. Law Rev.
Am. Jur.|Amer. Jur.
Am. Law. Rec.
Am. Law T.|~ Rep.
Am. Law T. Rep. (N. S.)|Am. Law T. (N. S.)
Am. Law T. Rep. U.S. Cts.|Am. Law T. Rep. (U. S. Cts.)
Am. Lead. Cas.|Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases;American Leading Cases (U.S.)
Am. Ry. Rep.
Ben.
Betts' Dec.|Bett's D. C. MS.;Betts' C. C. MS.;Betts' D. C. MSS.;Betts, D. C.
Biss.|~ (U.S.) Bissell's;Bissell
Blatchf.|Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;Blatch. (U.S. Cir. Ct.);~ (U.S. Circ. Ct.);~ C.C.;~ C.C. Rep.
BNH
Bond
Brock.|~ Rep.
C.C.A.|~ Rep.
Chi. Leg. News|Chi.Leg.N.
Cliff.
Code Rep.
Comp. Gen.
Curt.
Cust. B. & Dec.
Cust. Ct.
Dec. Comm'r Pat.
D. Haw.
Dill.
DNH
DSD
E.A.D.
E.D. Pa.
F.|Fed.;Fed.R.;Fed.Rep.
F.C.C.
F.C.C.2d
FCC Rcd
FED App.
Fed. Sent'g Rep|Fed. Sent. R.
Fish. Pat. Cas.
Fish. Pat. Rep.
Fla. L. Weekly Fed. S
Flip.|Flipp. (F.)
F.L.R.A.
FLW Fed|Fla. L. Weekly Fed.
FMSHRC
F.T.C.
Gall.|~ C.C.R.;~ Rep.;Gallison;Gallison's Rep.
Hall, Law J.
Haskell C.C.
How. N.P.|~ (Mich.);Howell N.P.
I. & N. Dec.|I&N;IN Dec.|bia
I.C.C.
I.C.C.2d
Interior Dec.
Int. Rev. Rec.
I.R.B.
Jour. Jur.
Law & Eq. Rep.
Legal Gaz.|Leg. Gaz.;Leg. Gaz. Rep.
Low.|~ Dec.;~ Dis.;Lowell
L.R.A.
L.R.A. (N.S.)|L.R.A.N.S.
Mart. O.S. (La.)
Mason C.C.|Mason;~R.;Mason Circt. Ct. R.;Mason R.;Mason U.S.
McAll.|McAl.;~ (Cal.);McAllister U.S. Circ. Court R.
McCrary's Cir. Ct. Rpts|McCrary
McLean
M.S.P.B.
Navajo Rptr.
N.L.R.B.|NLRB Dec. (CCH)
N.M.B.
N.R.C.
N.T.S.B.
Ohio F. Dec.|Ohio F.D.;Ohio Fed. Dec.
Op. Att'y Gen.
Op. O.L.C.
O.R.W.
Otto
Paine
Penn. Law J.|Pa. Law J.;Pa. Law J. Rep.;Penn. L. J.;Penn. Law Jour.
Pet. Adm.
Pet. C.C.|Peters C.C.
Pet. Cir. C.R.
P.H.
P.R. Fed.|~ Rep.
Pub. Lands Dec.|Land Dec.;Land Dec. Dept. Int.;Interior Dec.;Pub. Lands
Reporter,
Robb, Pat. Cas.
Sawy.|Sawyer Circt.;Sawyer U.S. Ct. Rep.
S.C.D.C. (N.S.)
S.T.B.
Story|~ Rep.
Sumn.|~ Rep.
Treas. Dec. Int. Rev.
U.S. (Apx.)|U.S. Appx.
U.S. Law Int.
U. S. Law J.
Wall. C.C.
Wall. Jr.|~ C.C.;Wallace, Jr., Rept.
Ware
Wash. C. C.|~ Rep.
West Coast Rep.|West Co. Rep.
West. Jur.
Wkly. Dig.|N. Y. Wkly. Dig.
W.L.J.|West. Law J.
W.L.M.|W.L. Monthly;West Law Month.
Woodb. & M.|Wood. & Minot
Woods|~ C.C.
= f¶
BCA
Cont. Cas. Fed.|~ (CCH)
Fed. Carr. Cas. (CCH)|Fed. Carr. Cas.
FERC
= f1
Baldw.|Bald;Bald. C.C.;Baldwin's C.C. U.S. Rep;Baldwin's Rep.
Blatchf. Pr. Cas.|Blatchf. Prize Cas.
Brunn. Coll. Cas.|Brun. Col. Cas.;Brunner, Col. Cas.
Chase
Crabbe
Cranch, Pat. Dec.
Deady
Fish. Prize Cas.|Fish. Pr. Cas.;Fish. Prize
Gilp.
Hask.
Hoff. Land Cas.
Holmes
Taney
Woolw.|Wool.;~ Rep.;Woolworth;Woolworth's Cir. Ct. R.
= f|appeals
F.3d|Fed.R.3d;Fed.Rep.3d
F.4th|Fed.R.4th;Fed.Rep.4th
F. App'x|Fed Appx
= f|scotus
L. Ed.|L.Ed.(U.S.);LAW ED;U.S.L.Ed.;U.S.Law.Ed.|scotus
L. Ed. 2d|L.E.2d;U.S.L.Ed.2d|scotus
S. Ct.|~ Rep.;Sup.Ct.;Sup.Ct.Rep.;Supr.Ct.Rep.|scotus
U.S.|U. S. R.;~ Rep.;~S.C.Rep.;USSCR|scotus
= f|us
Cranch C.C.|Cra. C.C.;D.C. (Cranch)
F.2d|F.(2d);Fed.R.2d;Fed.Rep.2d
F. Cas.|Fed. Cas.;Fed.Ca.
F. Supp.
F. Supp. 2d
F. Supp. 3d|FS3d
U.S. App.
= r
Am. Ann. Cas.|Ann. Cas.
Am. Rep.|Am. Reports
Am. St. Rep.|A.S.R.;Am. S. R.;Am. St. R.
Northumb. L.J.|Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.
= r|ak,az,ca,co,hi,id,ks,mt,nv,nm,ok,or,ut,wa,wy
P.|~ Rep.;PaC.;Pac. Rep.;Pac.R.;Pacific;Pacific Rep.
P.2d|P [2d];P. (2d);P. [2nd];Pac (2d);Pac. (2);Pac. 2d
P.3d
= r|al,fl,la,ms
So.|~ Rep.;~ Reporter;Sou.;Sou. Rep.;South;South. Rep.
So. 2d|(So. 2nd);S. (2nd);So (2nd);So. (2d Series);So. (2d);So. (2nd Series);So. 2nd;So. Rep. 2d;Sou. (2nd);South.2d
So. 3d|So. Rep. 3d;South.3d
= r|ar,ky,mo,tn,tx,ok
S.W.|~ Rep.;~ Series
S.W.2d|S. W. (2d);S. W. 2d Series.;S. W., Second Series,
S.W.3d
= r|ct,de,dc,me,md,nh,nj,pa,ri,vt
A.|~ Rep.;At. Rep.;Atl.;Atl. Rep.;Atl.R.
A.2d|Atl.2d
A.3d
= r|ga,nc,sc,va,wv
S.E.|~ Rep.
S.E.2d|S. E. (2d)
= r|ia,mi,mn,ne,nd,sd,wi
N.W.|~ Rep.;No.West Rep.;Northw.Rep.
N.W.2d|N. W. (2d);N.W. 2nd
N.W.3d
= r|il,in,ma,ny,oh
N.E.|~ Rep.;No.East Rep.
N.E.2d
N.E.3d
= e
Dall.|Dal.;Dal. Rep.;~ Rep.;~S.C.;Dallas;Dallas Rep.
Dane, Abr.
Haz. Reg. Pa.
Haz. U. S. Reg.|Haz. Reg. U. S.
Hopk. Works.
Niles Reg.|Nile, Reg.
Oliver's Forms
= e1
Bee
Blatchf. & H.
Codd. Dig.|Coddington's Digest
Cox. Manual Trade-Mark Cas.
Hoff.|~ Dec.
Hoff. Op.
= e|scotus
Black|~ R.;~ Rep.|scotus
Cranch|Cra.;~ (US);~ Rep.|scotus
How.|~ Rep.|scotus
Pet.|~ Rep.;~S.C.;Peters;Peters Rep.|scotus
Wall.|~ Rep.;~S.C.;Wallace R.|scotus
Wheat.|~ Rep.;Wheaton;Wheaton Rep.|scotus
= s
Am. Law Reg.|Amer. Law Reg.
Am. Law Reg. (N.S.)|Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)
Am. Samoa
Am. Samoa 2d
Am. Samoa 3d
Am. Tribal Law|Tribal
Ariz. Adv. Rep.
Balt. Law Trans.
Bradf.|Brad.;Bradford
Browne (Pa.)
Burr's Trial
Cal. Law J.
Chi. Law J.
Chit. Cr. Law|Chit. Cr. L.;Chit. Crim. Law
Colo.||colo
Colo. L. Rep.|Col. L. Rep.;Col. Law Rep.;Colo. Law Rep.;Colo. R.
Conn. Surr.
Daily L.N.|Daily L.R.;Daily Leg. (Pa.);Daily Leg. News (Pa.)
DTA
DTS
Ex. Rep.|Example Reports|example
Gibbons|~ (N.Y.)
Guam||guam
H. & J.|Har. & J.
Harr. Ch.|Har. Ch.;Har. Chy.;Harr. (Mich.);~ (Mich.);~ R.;Harring.;Harring. Ch. (Mich.)
JTS
Juris P.R.
Kan.|~ Rep.;Kans.;Kas.|kan
La. Law J.
Law Reporter
Liv. Law Mag.
Mass. L. Rptr.|Mass. Law Rep
Md. Ch.
Md. Law Rec.
Mich. Lawy.
Month. Jur.
Month. West. Jur.
MP
N.J. (Manumission)|Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.
N. Mar. I.
N. Mar. I. Commw.|~ Rptr.
N. Y. City H. Rec.
Okla. Trib.
Pac. Law Mag.|Pacific Law Mag.
P.L.R.|P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.
P.R. Dec.|D.P.R.
P.R. Offic. Trans.
P.R.R.|Puerto Rico;P.R.
P.R. Sent.
Quart. Law J.
Rec. Co. Ct.
Rob.|~ Rep.;~La.;Robinson
S. & M.|Miss. (S. & M. Ch.);Miss.(S.& M.);S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.;Smedes & M.(Miss.)
San Fran. Law J.
SCDB
S.C.L.|~ (Mill Const.)
Sickels|Sick.
Smith & H.|Smith;Smith (TN);Smith (Tenn.)
Speers|S.C.L.(Speers);Spears;~ L.(S.C.)
Storey|Sto. Rep.
T.C.A.
Tenn. Leg. Rep.|Leg. Rep.
Tex. Law J.
TSPR
Utah Adv. Rep.
Va.|~ Leigh;~ Rep.;Virg.|va
Va. Ch. Dec.|Wythe;Wythe (Va.);Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.
Van Ness
V.I.
Walk. Ch.
Walker|Miss.(Walker);Walk.Miss.
Wheel. Cr. Cas.|Wheeler, Cr. Cas.;Wheeler, Crim. Cas.
Wilson|Wils. Oreg.
Woolw.|~ Rep.
= s1
Betts' Scr. Bk.
Cal. Law J. & Lit. Rev.
Coombs' Trial of Aaron Burr
Syllabi
Whart. Hom.
Whart. St. Tr.
= s|ak
Alaska
Alaska Fed.|A.F.Rep.;~R.;~ Rep.
= s|al
Ala.|~ (N.S.);~ Rep.|ala
Ala. 2d||ala
Ala. App.
Port.|~ Rep.;~(@);Porter;Porter Rep.|ala
Stew.|~ Rep.;Stewart|ala
Stew. & P.||ala
= s|appeals
App. D.C.||cadc
U.S. App. D.C.||cadc
= s|ar
Ark.|~ Rep.|ark
Ark. Adv. Op.||ark
Ark. App.|Ak. App.|arkctapp
Ark. App'x||ark
= s1|ar
Hempst.|Ark. Terr. Rep.;Hemp.
= s|az
Ariz.
Ariz. App.||arizctapp
Arizona Cases Digest
= s|ca
Cal.|~ Rep.|cal
Cal. 2d||cal
Cal. 3d||cal
Cal. 3d Spec. Trib Supp.
Cal. 4th||cal
Cal. 4th CJP Supp.
Cal. 5th||cal
Cal. 5th CJP Supp.
Cal. App.|~ Rep.|calctapp
Cal. App. 2d||calctapp
Cal. App. 3d||calctapp
Cal. App. 4th||calctapp
Cal. App. 5th||calctapp
Cal. App. Supp.
Cal. App. Supp. 2d|Cal. App. 2d Supp.
Cal. App. Supp. 3d|Cal. App. 3d Supp.
Cal. App. Supp. 4th|Cal. App. 4th Supp.
Cal. App. Supp. 5th|Cal. App. 5th Supp.
Cal. Dist. Ct.
Cal. Rptr.
Cal. Rptr. 2d
Cal. Rptr. 3d
Cal. Sup.|~(@);Cal. Supp.
Cal. Super. Ct.
Cal. Unrep.|Cal.Unrep.Cas.|cal
Coffey
Daily Journal DAR
D.A.R.
Myrick
P.C.L.J.||cal
= s|co
Brief Times Rptr.||colo
Colo. App.||coloctapp
Colo. J.|Colorado Journal
Colo. J. C.A.R.
Colo. N. P.
= s|ct
Conn.|~ Rep.|conn
Conn. App.||connappct
Conn. Cir. Ct.
Conn. L. Rptr.
Conn. Super. Ct.|CSCR;Conn. Sup.;Ct. Sup.
Conn. Supp.||connsuperct
Day|~(@)
Kirby|Kirb.
Root
= s|dc
Daily Wash. L. Rptr.
D.C.
D.C. App.
Hay. & Haz.|Havw. & H.;Hayw. & Haz.;Hayw.& H.
MacArth.|@(~);MacAr.;MacArthur
MacArth. & M.|@(~);MacAr.& M.;MacAr.& Mackey;MacArth.& M.(Dist.Col.);MacArthur & M.
Mackey|@(~)
Tuck. & Cl.|@(~);Tuck.;Tuck.& C.
= s|de
Boyce|@(~)
Del.|~ Rep.
Del. Cas.
Del. Ch.|~ Rep.|delch
Hard.|Hardes;Hardesty
Harrington
Houston|Houst.;~ Criminal
Marvel|Marv.;Marv.(@)
Penne.|Penn. Del.;Pennew.
Pennewill
Terry|Ter. Rep.
W.W. Harr.|Harr. Rep.;~ Del
= s|fl
Fla.|~ Rep.;Flor.;Florida;Florida Rep.|fla
Fla. L. Weekly
Fla. L. Weekly Supp.|Fla. L. Weekly S|fla
Fla. Supp.|Fl.S.
Fla. Supp. 2d
FPSC
= s|ga
Charlton|Charl. R.;Charlet.(@);Charlt.;Charlt. R.M.;~ Rep.;~'s;~'s (Rob't. M.) Rep.
Dudley Rep.|Dudley(@)
Fulton County D. Rep.||ga
Ga.|~ (Kelly);~ Rep.;Suppl. Ga.|ga
Ga. App.||gactapp
Ga. L. Rep.|Ga. Law Reporter|ga
Georgia Decisions
Kelly||ga
= s|hi
Haw.|H. Rep.;~ Rep.;Hawai'i;Hawaii Rep.
Haw. App.|Hawaii App.|hawapp
= s|ia
Greene|~ G.(Iowa)
Iowa|Ia.;~ Rep.|iowa
Morris|Mor.Ia.;Morr.|iowa
= s|id
Hasb.
Idaho|Ida.
= s|il
Breese|@(~)|ill
Gilm.|~(@);Gilman;@(~)|ill
Ill.|~ Rep.|ill
Ill. 2d||ill
Ill. App.|~ Rep.;Ill.A.|illappct
Ill. App. 2d|Ill.A.2d|illappct
Ill. App. 3d|Ill.A.3d|illappct
Ill. C.C.||ill
Ill. Cir. Ct.|~ Rep.
Ill. Ct. Cl.
Ill. Dec.|Ill.Decs.
Scam.|@(~);~ Rep.|ill
= s|in
Blackf.|Black. Rep.;~ Rep.;~(@)|ind
Ind.|~ Rep.|ind
Ind. App.||indctapp
Ind. Dec.||ind
Ind. L. Rep.||ind
Wilson|Wils. Ind.;Wils. Super.(@)|ind
= s|ks
Kan. App.|Kans.App.|kanctapp
Kan. App. 2d||kanctapp
= s1|ks
McCahon|McCah.|kan
= s|ky
A.K. Marsh.|@(~);Mar. Rep.;Marsh. Rep.;Marsh.(@);Marsh.A.K.
Bibb|~ Rep.;~(@);@(~)
B. Mon.|~ Rep.;@(~);Mon. Rep.;Mon.B.;Monroe, B.
Bush|~(@);@(~)
Dana|~ Rep.;@(~)
Duv.|@(~)
Hard.|Hardin;Hardin(@);@(~)
Hughes|Hugh.;~ (1877);@(~)
J.J. Marsh.|J.J.Mar.;~(@);@(~);Marsh. Rep.;Marsh.(@);Marsh.J.J.
Ky.|~ Rep.
Ky. App.
Ky. L. Rptr.|Ken.L.Re.;Ky. Law Rep.;Ky.L.R.
Ky. L. Summ.
Ky. Op.|Ken.Opin.
Litt.|@(~);Lit. Rep.;~ Rep.;~(@);Littell;Littell Rep.
T.B. Mon.|@(T.B.Monroe);Mon. Rep.;Mon.T.B.;~(@)
= s1|ky
Litt. Sel. Cas.|@(Lit.Sel.Cas.);Lit.Sel.Ca.;~(@)
= s|la
Gunby|~(@)
La.|~ Rep.|la
La. Ann.|~ Rep.|la
La. App.||lactapp
Mann. Unrep. Cas.|Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases|la
Mart.|~ (O. S.);~ Rep.
Mart. (N.S.)
McGl.|McGloin
Pelt.
Teiss.|La.App.(Orleans);Teissier
Tiess.
= sL|la
La.App. 1 Cir.||la
La.App. 2 Cir.||la
La.App. 3 Cir.||la
La.App. 4 Cir.||la
La.App. 5 Cir.||la
La.App. 6 Cir.||la
= s|ma
Allen|All. Rep.;@(~)|mass
Cush.|~ Rep.;~(@);Cushing;@(~)|mass
Davis. L. Ct. Cas.
Gray|~(@);@(~)|mass
Law Rep.
Mass.|Mas. Rep.;~ R.;~ Rep.|mass
Mass. App. Ct.|Mass.App.|massappct
Mass. App. Dec.
Mass. App. Div.
Mass. App. Div. Adv. Sh.
Mass. Supp.
Met.|@(~);~ Rep.;Metc.;Metc. Rep.;Metc.Mass.|mass
Pick.|@(~);~ Rep.;~(@)|mass
Rep. Cont. El.
Rep. Cont. Elect. Case.|Rep. Cont. Elect. Cas.
Super. Ct. Jud.
Tyng|@(~)
Will.|@(~);~Mass.;Williams
= s|md
Balt. C. Rep.
Bland
G. & J.
Gill
H. & G.
H. & McH.
Md.|Maryland;Maryland Rep.;~ Rep.|md
Md. App.||mdctspecapp
MDBT
= s|me
Me.|Maine;Maine Rep.|me
= s|mi
Blume Sup. Ct. Trans.||mich
Blume Unrep. Op.|Blume Op.|mich
Doug.|~ Rep.;~(@);Dougl.(@)|mich
McGrath|McGrdath|mich
Mich.|~ Rep.|mich
Mich. App.|Mich. Ct. App.|michctapp
Mich. Ct. Cl.||mich
Mich. N.P.|~ R.
Mich. Pr.||mich
= s|mn
Minn.|Min. Rep.;~ Rep.|minn
Wilson|Wils. Minn.|minn
= s|mo
Mo.|~ Rep.|mo
Mo. App.|~ Rep.|moctapp
= s|ms
Adv. S.||miss
Free. Ch.|Fr. Ch.;Fr. Chy.;Freem.;Freem.(@);Freem. Ch.;Freem. Ch.(@)
Howard|~ Rep.;@(~)|miss
Miss.|Mis. Rep.;~ R.;~ Rep.|miss
Miss. Dec.||miss
Morr. St. Cas.|Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.
= s|mt
ML
Mont.|State Reptr.|mont
State Rptr.|Mont. St. Rep.|mont
= s|nc
Busb.|~L.;@(~)|nc
Busb. Eq.|Busbee Eq.(@);@(~)
Cam. & Nor.|Cam.& N.;@(~);N.C.Conf.;N.C.Conf.Rep.|nc
Car. L. Rep.|Car. Law Repos.;@(~)
Dev.|~(@);~ Rep.;~L.;@(~)|nc
Dev. & Bat.|~ Law;Dev.& B.;Dev.& B.L.;@(~)|nc
Dev. & Bat. Eq.|Dev.& B.Eq.;@(~)
Dev. Eq.|~ Rep.;@(~)
Hawks|~ Rep.;~(@);@(~)|nc
Hayw.|Hay. Rep.;~(@);~ N. C.;~ Rep.;@(~)
Ired.|~ Law;~ Law Rep.;~ Rep.;~L.;~L.(N.C.);@(~)|nc
Ired. Eq.|~ Rep.;~(@);@(~)
Jones|~ L.;~ N.C.;@(~)|nc
Jones Eq.|@(~)
Jones Law||nc
Mart.|~(@);~ N. C.;~ Rep.;~Dec.;Martin;Martin Rep.;@(~)|nc
Mur.|~ Rep.;Murph.;Murph. Rep.;Murph.(@);@(~)|nc
N.C.|~ Rep.;~ (Dev. & Bat.)|nc
N.C. App.||ncctapp
Phil. Eq.|@(~);~(@)
Phil. Law|@(~);Phil.;Phil. Rep.;Phil.N.C.;Phill.;Phill. Rep.;Phill.L.(@);Phillips|nc
Tay.|@(~);~J.L.;~N.C.;Tayl.N.C.|nc
Taylor|@(~);N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.|nc
Win.||nc
= s|nd
Dakota|Dak.
N.D.||nd
= s|ne
NCA||neb
Neb.||neb
Neb. (Unof.)|Neb. Unoff|neb
Neb. Ct. App.|Neb App;Neb.App.R.;Neb.C.A.|nebctapp
= s|nh
N.H.|~ Rep.|nh
= s1|nh
Smith (N. H.)|Smith's N. H. Reports
= s|nj
Backes||nj
Buchanan|Buch.;Buchan.|nj
Dickinson|Dick.(@)
Gummere||nj
N.J.||nj
N.J. Admin.||nj
N.J. Admin. 2d||nj
N.J. Eq.
N.J.L.|N.J.Law
N.J. Law J.
N.J.L.J.||nj
N.J. Misc.
N.J. Super.
N.J. Tax|~ Ct.|njtaxct
Robb.|~(@);Robbins|nj
Stock.|B Stockton
Vroom|~(@)|nj
Vroom (G.D.W)||nj
Vroom (P.D.)||nj
= s|nm
Gild.|Gildersleeve;Gildr.;@(~)
N.M.
N.M. (G.)|Gildersleeve;Gildersleeve (N. Mex.);Gildr.;@(Gild.)
N.M. (J.)|@(John.)
N.M. Ct. App.|@(Ct. App.)
N.M. St. B. Bull.
= s|nv
Nev.||nev
Nev. Adv. Op. No.|Nev. Adv. Op.;Nev., Advance Opinion;Nev.Ad.Op.|nev
Nev. Adv. Rep.|Nev. Advance Rep.|nev
= s|ny
Abb. Ct. App.|~ Dec.
Abb. N. Cas.|Abb. N. C.
Abb. Pr.|~ Rep.;Abb.Prac.;Abbott P.R.;Abbott Pr.Rep.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.
Abb. Pr. (n.s.)
A.D.|App Div;App. Div. Rep.;App.Div.(@);N.Y.App.Dec.;N.Y.App.Div.|nyappdiv
A.D.2d|Ap.2d.;App. Div. 2d.|nyappdiv
A.D.3d|App. Div. 3d.|nyappdiv
Am. Neg. Ca.|Am. Negl. Cas.
Am. Neg. Cas.
Am. Neg. Cases|Am.Negl.Cas.
Ant. N.P. Cas.|Anth.;Anthon N.P.(@)
Armstrong. Election Cases
Barb.|~ Rep.;~S.C.
Barb. Ch.|~ Rep.;~(@)
Bedell
Bosw.|Bosworth Super. Ct. Rep.
Cai. Cas.|Cai.Cas.Err.;Cain.;Cain. Rep.;Caines;Caines(@);Caines Cas.;Caines Rep.;N.Y.Cas.Err.
Cai. R.
City Hall Rec. (NY)|City H. Rec.
Cl. Ch.|Clarke;Clarke Ch.;Clarke Ch.(@)
Cole. & Cai. Cas.|Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(@);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.
Cole. Cas.|Col.Cas.;Col.Cas.(@);Cole.Cas.Pr.;Colem.Cas.
Connoly|~ Sur. Rep.;~ Surr. Rep.
Cow.|~ Rep.;~N.Y.
Daly|~(@);~'s R.
Dem. Sur.
Dem. Surr.||ny
Denio|~ Rep.
Duer|~ Super. Ct. Rep.
Edm. Sel. Cas.|Edm.Sel.Ca.;~(@);Edmond
E.D. Smith
Edw. Ch.|Ed.C.R.;Ed.Ch.;~ Rep.;Edw. Rep.;~(@)
E.H. Smith|E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.
Gibb. Surr.
Hall|~ R.;~ Rep.;~ Super. Ct. Rep.;~'s R.;~'s Sup. Court Rep.;~'s Sup. Ct. R.
Hill|H. Rep.;~ Rep.;~.N.Y.
Hill & Den.|Hill & D.Supp.;~Supp.;Lalor;Lalor Supp.
Hilt.
Hoff. Ch.|~ Rep.;Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(@)
Hopk. Ch.|~ Rep.
How. App. Cas.
How. Pr.|~ Rep.;How. Prac.;How.Prac.(@);N.Y.Spec.Term R.;N.Y.Spec.Term Rep.
How. Pr. (n.s.)
Hun
Johns.|J.R.;J. Rep.;John.;John. Rep.;~Ct.Err.;~N.Y.;~ Rep.;Johnson;Johnson Rep.
Johns. Cas.|~(@)
Johns. Ch.|~ Rep.;Johns.(@);~(@);Johns.Ch.Cas.
Jones & S.|Jones & Spencer;Jones and Spencer's Super. Ct. Rep.
Keyes
Lans.
Lans. Ch.|L. Rep.
Liquor Tax Rep.
Lock. Rev. Cas.
Mills Surr.|Mills
Misc.|~ Rep.;N.Y. Misc.
Misc. 2d|N.Y. Misc. 2d
Misc. 3d|N.Y. Misc. 3d
N.Y.|~ Rep.;~ (N.Y.S.)|ny
N.Y.2d||ny
N.Y.3d||ny
N.Y. Ann. Cas.|N.Y. Ann. Ca.;N.Y. Anno. Cas.
N.Y. Ch. Ann.|N.Y.Ch.R.Ann.
N.Y. City Ct. Rep.
N.Y. Civ. Proc. R.|Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.
N.Y. Civ. Proc. R., (N.S.)|N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Crim.|N.Y. Cr. R.;N.Y. Cr. Rep.;~ R.;~ Rep.
N.Y. Leg. Obs.|N. Y. Leg. Ob.;N.Y. Legal Observer
N.Y.L.J.|N. Y. Law J.|ny
N.Y. Proc. Ct. Ass.
N.Y.S.|N. Y. Supp.;N. Y. Supplement;New York Supp.;New York Supplement
N.Y.S.2d
N.Y.S.3d
N.Y. St. Rep.|N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Rptr.
N.Y. Sup. Ct.|N.Y.Supr.Ct.;N.Y.Suprm.Ct.
N.Y. Super. Ct.
Paige Ch.|Pai.Ch.;Paige;~ Rep.;Paige Rep.
Park. Cr.|~ Rep.;Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker Cr. Rep.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.
Pow. Surr.|Power
Redf.
Rob.|Robertson's Super. Ct. Rep.
Sand. Ch.|~ Rep.;Sand.Chy.;Sandf.Ch.;Sandf.Ch.(@);Sandf.Chy.
Sandf.|~ Rep.;Sandford Super. Ct. Rep.
Sarat. Ch. Sent.|Ch.Sent.;Ch.Sent.(@);N.Y.Ch.Sent.;Sar.Ch.Sen.
Seld. Notes
Sil. (Sup. Ct.)|Silvernail|ny
Silv. Ct. App.
Silv. Sup.||ny
Sweeny|Sweeney Super. Ct. Rep.
Thomp. & Cook
Tiffany|Tiff
Trans. App.
Tuck. Surr.
Wend.|~ Rep.;~(@);Wendell;Wendell Rep.
Yates Sel. Cas.|Yates;~(@)
= s|oh
AOA
Cin. L. Bull.|Cin. Law Bul.;Cin. Law Bull.;Cinc. L. Bul.
Cin. Sup. Ct. Rep.|Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super.(@)
Disney (Ohio)|Dis. R.
Goebel|~'s Rep.;Ohio Prob.;Ohio Prob. Ct.
Handy|Hand.;~(@)
Handy R.
Hosea's Rep.
Ohio|~ Rep.|ohio
Ohio App.|O. App.;Oh. App.;~ Rep.|ohioctapp
Ohio App. 2d|O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d|ohioctapp
Ohio App. 3d|O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d|ohioctapp
Ohio App. Unrep.|Anderson's Ohio App. Cas.
Ohio B.|O.B.R.;~ Rep.|ohio
Ohio C.A.|Ohio Ct. App.
Ohio C.C.|Jahn;Oh.Cir.Ct.;~R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.
Ohio C.C. (n.s.)|O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C.N.S.;Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.
Ohio C.C. Dec.|Ohio Cir.Ct.
Ohio Ch.
Ohio Cir. Dec.|Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.
Ohio Dec.|Oh.Dec.;~ Rep.|ohio
Ohio Dec. Reprint|O.Dec.Rep.;Oh.Dec.(Reprint)|ohio
Ohio Law. Abs.|O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abst.;Ohio Laws Abs.
Ohio Law Rep.|Ohio L.R.;Ohio Law R
Ohio Misc.|O.Misc.;~Dec.
Ohio Misc. 2d|O.Misc.2d
Ohio N.P.|Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions
Ohio N.P. (n.s.)|O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius Reports (N. S.);Ohio Nisi Prius [N. S.]
Ohio Op.|Ohio Ops.|ohio
Ohio Op. 2d|O.O.2d|ohio
Ohio Op. 3d|O.O.3d|ohio
Ohio St.|Oh.St.;~ Rep.;Ohio State|ohio
Ohio St. (N.S.)||ohio
Ohio St. 2d|O.S.2d|ohio
Ohio St. 3d|O.S.3d|ohio
O. Supp.|Ohio Supp.|ohio
Week. Law Gaz.|Wkly. Law Gaz.;Wkly. Law Gaz. No.
W.L.B.|Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin;Weekly Law Bulletin(@)|ohio
Wright||ohio
= s1|oh
O.S.U.|O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.|ohio
Tapp. Rep.
= s|ok
Indian Terr.|Ind. T.
O.B.A.J.||okla
Okla.|Okl.;~ Rep.|okla
Okla. Crim.|Okl.Cr.;Okla. Cr.;Okla. Cr. Rep.;~ Rep.|oklacrimapp
Okl Jud.|OK JUD
= s|or
Or.|Ore.;Oreg.
Or. App.|Ore. App.|orctapp
Or. Tax|OTR-MD|ortc
= s|pa
Binn.|Bin. Rep.;Binn [Pa];~ Rep.;~(@)
Brightly
C.C.L.J.|Centre Co.L.J.|pa
Chest.|Chester Co. Rep.|pa
Dall.|Dal.;Dal. Rep.;~ Rep.;Dallas;Dallas Rep.
Del. Co.|~ Rep.;Delaware Co. Reports|pa
Foster
Grant|~(@);~ Cas.;~ Cas.(Pa.);~ Pa.|pa
Just.||pa
Kulp||pa
Lack.Jur.|Lac. Jur.;Lack.Jurist|pa
Lack. L.N.|Lack. Leg.;Lack. Leg. News(@);Lacka. Leg. News|pa
Lanc. L. Rev.||pa
Law Times (N.S.)
Leg. Int.|Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.
Leg. Op.|Leg. Ops.(@)
Leg. Rec. Rep.|Leg. Rec.|pa
Lehigh|Leh. V.L.R.(@);~ V.L.R.;~ Val. L. Rep.;~ Val. L.R.;~ Val. Law Rep|pa
Luz. L.R.|Luz. Leg. Reg.;Luz. Leg. Reg. Rep.|pa
Miles
Monag.|Mon. Rep.;Mona.;Monaghan;Monaghan(@)|pa
Montg.|Mont'g. Co. L. Rep.;Mont'g. L. Rep.;~(@);~ CLR;~ Co.;~ Co. L. Rep'r;~ Co. L.R.;~ Co. L.R. (Pa.);~ Co. Law Rep'r.|pa
Pa.|~ Rep.;~St.;~State;Penn.;Penn.Rep.;Penn.St.;Penn.St.R.|pa
Pa. (Admiralty)
Pa. C.C.|Pa. Co. Ct.;Pa. Co. Ct. Rep.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.
Pa. Commw.|Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.Commw.Ct.|pacommwct
Pa. Corp.|~ R.;~ Rep.|pa
Pa. D.|Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.
Pa. D. & C.|Pa.Dist.& C.Rep.;Pa.Dist.& Co.
Pa. D. & C.2d
Pa. D. & C.3d
Pa. D. & C.4th
Pa. D. & C.5th
Pa. Fid.
Pa. Just. L. Rep.
Parsons
Pa. Super.|~ Ct.;Pa. Superior Ct.|pasuperct
Pears.
Pen. & W.|Penr.& W.|pa
Pennyp.|Penny.;~(@)
Phila.|~ Rep.
Pitts L.J.|Pitt.L.J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. Leg. J. (O. S.);Pittsb. Leg. J.(@);Pittsb. R.(@);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal
Pitts. Rpts.|Pitts. R.;Pitts. Rep.;Pitts. Rep.(@)|pa
Rawle|Pa. Rawle;~ Rep.|pa
Sadler|Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.;~(@)|pa
Sch. Reg.|Schuy. Reg.
Serg. & Rawle|Serg. & Rawl.;Serg.& R.;Serg.& Raw.|pa
Som. L.J.|Som. Leg. J.(@);Somerset L.J.|pa
Vaux
Walk.|~Pa.|pa
Walker||pa
Wash. Co.|~(@);~ R.;~ Rep.;~ Repr.|pa
Watts|~ Rep.;~(@)|pa
Watts & Serg.|W. & S.;Watts & S.|pa
Week. No.|Week. Notes Cas.|pa
Whart.|Wh. Rep.;Whar.;Whar. Rep.;~ Rep.;~Pa.;Wharton|pa
W.N.C.|~(@);Wkly. N.C;Wkly. Notes Cas.;Wkly. Notes Cas.(@)
Yeates|~ Rep.|pa
York|~ Leg. Rec.;~ Leg. Rec. (Pa.);~ Leg. Record;~ Legal Record|pa
= s1|pa
Add.
= s|ri
R.I.||ri
R.I. Dec.
Super. Ct. (R.I.)
= s|sc
Bail.|~ Rep.;~L.;~L.(S.C.);Bailey;Bailey Rep.;S.C.L.(Bail.)
Bail. Eq.|Bai.Eq.;~(@);Bailey Ch.;Bailey Eq.;S.C.Eq.(Bail.Eq.)
Bay|S.C.L.(Bay)
Brev.|~ Rep.;S.C.L.(Brev)
Chev.|Cheves;Cheves L.(@);S.C.L.(Chev.)
Chev. Eq.|Chev.Ch.;Cheves Eq.(@);S.C.Eq.(Chev.Eq.)
Des.|~ Rep.;Desaus.;Desaus. Rep.;Desaus.Eq.;S.C.Eq.(Des.)
Des. Eq.
Dud.|~(@);~L.;~L.(S.C.);S.C.L.(Dud.)
Dud. Eq.|Dud.Ch.;~(@);S.C.Eq.(Dud.Eq.)
Harp.|~L.;~L.(S.C.);Harper;S.C.L.(Harp.)
Harp. Eq.|~(@);S.C.Eq.(Harp.Eq.)
Hill|~ Law;~ Rep.;~ S.C.;S.C.L.(Hill)
Hill Eq.|Hill Ch.;Hill Ch. Rep.;~(@);S.C.Eq.(Hill Eq.)
McCord|~ Rep.;S.C.L.(McCord)
McCord Eq.|McCord Ch.;McCord Ch. Rep.;S.C.L.(McCord Eq.)
McMul.|~L.(S.C.);S.C.L.(McMul.)
McMul. Eq.|~(@);S.C.L.(McMullan Eq.)
Mill|Const.;Const. Rep.;Const.S.C.;~ Const.;~ Const.(S.C.);S.C.L.(Mill)
Nott & McC.|N.& Mc.;Nott & M'C.(@);S.C.L.(Nott & McC.)
Rec. Co. Ch. (S.C.)
Rice|~ L.(S.C.);S.C.L.(Rice)
Rice Eq.|Rice Ch.;S.C.Eq.(Rice.Eq.)
Rich.|~ Rep.;~L.(S.C.);~Law(S.C.);S.C.L.(Rich.)
Rich. Cas.|~(@)
Rich. Eq.|~ Rep.;Rich.Eq.Ch.;S.C.Eq.(Rich.Eq.)
Ril.|Riley;Riley L.(@);S.C.L.(Riley)
Ril. Eq.|Riley Ch.;Riley Eq.;Riley Eq.(@);S.C.Eq.(Ril.)
S.C.|S.Car.;So.Car.;South Car.
S.C. Eq.
Speers Eq.|S.C.Eq.(Speers Eq.);Sp.Ch.;Spear Ch.;Spear Eq.;Spears Eq.;~(@)
Strob.|S.C.L.(Strob.);Strobh.L.(@)
Strob. Eq.|S.C.Eq.(Strob.Eq.);~(@)
Tread.|~ Const.;Treadway Const.(@);S.C.L.(Tread.)
= s|sd
S.D.|S.Dak.|sd
= s|tn
Baxt.|~(@);Baxter|tenn
Beeler||tenn
Cates.||tenn
Cold.|Coldw.;@(~)|tenn
Hayw.|~ Rep.;~(@);~Tenn.;@(~)|tenn
Head|~(@);@(~)|tenn
Heisk.|~(@);@(~)|tenn
Hum.|~ Rep.;Humph.;Humph. Rep.;@(~)|tenn
Lea.||tenn
Mart. & Yer.|M.& Y.R.;Mart.& Y.;Mart.& Y.(@);Mart.& Yerg.|tenn
McCanless||tenn
Meigs|@(~)|tenn
Overt.|@(~)
Peck|~(@);@(~)|tenn
Pickle||tenn
Shan.||tenn
Shan. Cas.|Tenn. Cas.
Sneed|@(~)|tenn
Swan|@(~)|tenn
Tenn.|Ten. Rep.;~ Rep.|tenn
Tenn. App.||tennctapp
Tenn. Ch. App.|Tenn. Chancery App.
Tenn. Ch. R.|Coop. Chy.;Tenn. Chancery
Tenn. Crim. App.||tenncrimapp
Thompson|Thomp. Cas.;Unrep. Tenn. Cas.|tenn
Yer.|@(~);~ Rep.;Yerg.;Yerg. Rep.;Yerg.(@)|tenn
= s1|tn
Cooke|~(@);@(~)
= s|tx
Posey|~ U.C.;~'s U.C.;~, Unrep. Cas.;Tex. Unrep. Cas.
Tex.|Supp. Tex.;~ Rep.;~S.Ct.;Texas;Texas Rep.|tex
Tex. Civ. App.||texapp
Tex. Crim.|Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;~ Rep.;Texas Cr. Rep.;Texas Crim. Rep.|texcrimapp
Tex. Ct. App.|Tex.Ct.App.R.
Tex. L. R.
Tex. Sup. Ct. J.|Tex. Sup. J.|tex
White & W.|Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;~(@);~Civ.Cas.Ct.App.;Wi.& Will.
Willson|~ Rep.
= s1|tx
Dallam|Dall.(@);Dall.Dig.;~ Dig.(Tex.)|tex
Robards|Rob. Rep.;Rob.Cons.Cas.(@);Rob.Consc.Cas.;Robard|tex
= s|ut
Utah
Utah 2d
= s|va
Call|~(@);~ Rep.;@(~)
Gratt.|~(@);@(~);Grat.|va
Hen. & M.|H.& M.;H.& M.(@);Hen.& Mun.;@(~)|va
Howison
Jeff.|~(@);Jefferson
Leigh|~(@);~ Rep.;@(~)
Munf.|~ Rep.|va
Patton & Heath|P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & H.(@);Patt. & Heath R.;Patton & H.;Patton & H.(@);@(Patt. & Heath)
Rand.|~ Rep.;@(~)
Rob.|~(@);~ Rep.;~Va.;Robinson;@(~)|va
Va. App.||vactapp
Va. Cas.
Va. Cir.||vacc
O.I.C.|Va. I.C.;Opinions of the Industrial Commission
Va. Dec.
Va. Law J.|Vir. L.J.|va
Va. Law Rep.||va
= s1|va
Gilmer|~(@);@(~)|va
= s|vt
Aik.|~ Rep.|vt
Brayt.|Brayton(@)|vt
D. Chip.|Chip.;Chip. Rep.;Chip.(@);Chip.D.;~ Rep.;~(@);D.Chipm.|vt
N. Chip.|Chip.N.;~(@);N.Chipm.|vt
Tyl.|Tyler|vt
Vt.|Verm.;Verm. Rep.;~ Rep.|vt
Vt. Super.
= s|wa
Wash.|~ Rep.;~St.;Wn|wash
Wash. 2d|Wa.2d;Wn. 2d|wash
Wash. 3d|Wa.3d;Wn.3d|wash
Wash. App.|W.App.;Wn. App.|washctapp
Wash. App. 2d|Wn. App. 2d;Wn. App. 2d|washctapp
Wash. Terr.|W.Ty.R.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.
= s|wi
Bur.|~ Rep.;Burnett;Burnett(@)
Chand.|~(@);Chandl.
Pin.|Pinn.
Wis.|~ Rep.
Wis. 2d
= s|wv
W. Va.|West Va.|wva
= s|wy
Wyo.||wyo
= f1
Hayw. & H.D.C.|Hay. & H.;Hayw. & H.
= s
Day.
Wash.|Va.(Wash.);~ (VA);~Va.|va
= s|al
Minor|Min. Rep.;~(@)|ala
= s|ky
Met.|@(~);~ Rep.;Metc.;Metc. Rep.;Metc.Ky.
Sneed|Ken.Dec.;@(~);~(@);~ Dec.
= x
Abbotts
Accom. Disabilities Dec. (CCH)
Adm. Rec.
A.F.T.R. (P-H)
A.F.T.R. (RIA)|A.F.T.R.;P-H T.C. Memo.
A.F.T.R.2d (RIA)|A.F.T.R. 2d
Alb. Law J.
A.L.R.
A.L.R. 2d
A.L.R. 3d
A.L.R. 4th
A.L.R. 5th
A.L.R. 6th
A.L.R.7th
A.L.R. Fed. 3d
Am. & Eng. R. Cas.
Am. B.R.
Am. B.R. (N.S.)
A.M.C.
Am. Disabilities Cas. (BNA)|A.D. Cases
Am. Disabilities Dec.
Am. Law T. Rep. Bankr.|A.L.T. Bankr.
App. Com'r Pat.|App. Com'r of Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.
Auto. Cas.2d|Auto. Cas. 2d (CCH)
Av. Cas. (CCH)|Av. Cas.
Ban. & A.
Banking Rep. (BNA)
Bankr. Ct. Dec. (CRR)|Bankr. Ct. Dec.
Bankr. Ct. Dec. (LRP)
Bankr. Ct. Rep.
Bankr. Rep (St. Louis B.A.)
B.C.A. (CCH)
Ben. Rev. Bd. Serv. (MB)
Bigelow. Ins. Rep.|Bigelow's Insurance Reports
BNA OSHC|O.S.H. Cas.;O.S.H. Cas. (BNA);O.S.H. Cases;O.S.H. Cases (BNA)
B.T.A.||bta
B.T.A.M. (P-H)|B.T.A. Mem. Dec.;P-H B.T.A. Mem. Dec.|bta
Bus. Franchise Guide (CCH)
Cal. Bankr. Ct. Rep.
Cal. Comp. Cases|Cal. Comp. Cas
Cal. I.A.C.
Cal. WCC
Can. Com. L. Guide (CCH)
Can. Tax Rep. (CCH)
Carpenter's Report of Burr's Trial
C.B.|Cum. Bull.;Cumulative Bulletin
C.C.P.A.|~, Patents;~ (Patents);~, Customs;~ (Customs)|ccpa
Cent. Law J.
Chem. Reg. Rep. (BNA)
Chicago Bd. Options Ex. (CCH)
CJ C.A.R.
Cl. Ct.
C.M.A.||cma
C.M.R.
Collective Bargaining Negot. & Cont. (BNA)
Collier Bankr. Cas.
Collier Bankr. Cas. 2d|Collier Bankr. Cas. (MB);~ (MB)
Colo. Bankr. Ct. Rep.
Commc'ns Reg. (P & F)
Communications Reg. (P&F)|Comm. Reg. (P & F)
Communications Reg. 2d (P&F)|Comm. Reg. 2d (P & F)
Cong. Index(CCH)
Consumer Cred. Guide (CCH)
Consumer Prod. Safety Guide (CCH)
Cont. App. Dec. (CCH)
Copy. L. Rep. (CCH)
Copyright L. Rep. (CCH)
Cost Accounting Stand. Guide (CCH)
Crim. L. Rep. (BNA)
Ct. Cl.|C. Cls.;Ct. Cls.;C. Cls. R.;Court Cl.;~ R.;~ Rep.;Ct. Cls. R.|cc
Ct. Cust.|~ Appls.
Ct. Int'l Trade
Daily Lab. Rep. (BNA)
Dec. Com. Pat.
DJCAR
Dominion Tax Cas. (CCH)
Educ. L. Rep.|Ed. Law Rep.
EEOC Compl. Man. (CCH)
Empl. Benefits Cas. (BNA)
Empl. Coordinator (RIA)
Employee Benefits Cas. (BNA)|Employee Benefits Cas.
Empl. Prac. Guide (CCH)
Empl. Safety & Health Guide (CCH)
Env't Rep. (BNA)
Env't Rep. Cas. (BNA)
ERC
ERC (BNA)
Exempt Org. Rep. (CCH)
Fair Empl. Prac. Cas. (BNA)|Fair Empl. Prac. Newsl. (BNA);Fair Empl.Prac.Cas.
Fam. L. Rep. (BNA)
Fam. L. Tax Guide (CCH)
FCDR
Fed. Audit Guide (CCH)
Fed. Banking L. Rep. (CCH)|Fed. Banking L. Rep.
Fed. Carr. Rep. (CCH)
Fed. Cont. Rep. (BNA)
Fed. Election Camp. Fin. Guide (CCH)
Fed. Energy Reg. Comm'n Rep. (CCH)
Fed. Est. & Gift Tax Rep. (CCH)
Fed. Ex. Tax Rep. (CCH)
Fed. Inc. Gift & Est. Tax'n (MB)
Fed. R. Evid. Serv.|~ (Callaghan);~ (CBC);~ 2d;~ 3d
Fed. R. Serv.|~ (Callaghan)
Fed. R. Serv. 2d|~ (Callaghan)
Fed. R. Serv. 2d (West)
Fed. R. Serv. 3d|~ (Callaghan);~ (West)
Fed. Tax Coordinator Second Series (RIA)
Fed. Tax Guide Rep. (CCH)
Fire & Casualty Cas.|~ (CCH)
Fla. L. Weekly Fed. B
Fla. L. Weekly Fed. C
Fla. L. Weekly Fed. D
Food Drug Cosm. L. Rep. (CCH)
G.D.R.
Gov't Cont. Rep. (CCH)
Gov't Empl. Rel. Rep. (BNA)
Hilles' Notebook
Hous. & Dev. Rep. (RIA)
Hunt Mer. Mag.
IDELR|EHLR;Indiv. With Disab. Educ. L. Rep.
I.E.R. Cas. (BNA)|BNA IER CAS;I.E.R. Cas.;IER Cases
Immigr. L. Serv. (West)
Ind. Cl. Comm.|Ind. Cl. Com.
Ind. L. Rep.|Indian L. Rep.;Indian L. Rptr.;Indian Law Rep.
Inher. Est. & Gift Tax Rep. (CCH)
Ins. L.J.|Ins Law J.
Ins. L. Rep. (CCH)
Int'l Env't Rep. (BNA)
IRS Pos. (CCH)
I.T.R.D. (BNA)|I.T.R.D.;Int'l Trade Rep. (BNA)
Jour. Fr. Inst.
Lab. Arb. Awards (CCH)
Lab. Arb. Rep. (BNA)
Lab. L. Rep. (CCH)
Lab. Rel. Rep. (BNA)
Law J. Q.B.|L.J.Q.B.
LCR
Life. Cas. (CCH)
Life. Cas. 2d (CCH)
Liquor Cont. L. Rep. (CCH)
L.R.R.M. (BNA)|L.R.R.M.
MDLR
Med. Devices Rep. (CCH)
Media L. Rep. (BNA)|Media L. Rep.
M.J.
Morr. Min. Rep.|Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.
M.S.P.R.
M.T.C.A.
M.T.C.R.
Mut. Funds Guide (CCH)
Nat. Bank. Reg.|Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.
NCBC
Neg. Cas. (CCH)
Neg. Cas. 2d (CCH)
N.Y.S.E. Guide (CCH)
OFCCP Fed. Cont. Compl. Man. (CCH)
O.G.|~ Pat. Off.;Off. Gaz.;Off. Gaz. Pat.;Off. Gaz. Pat. Off.
Oil & Gas Rep.|Oil & Gas;Oil & Gas Reptr.;Oil & Gas Rptr.
Ops.Cal.Atty.Gen.
OSHA Comp. Guide (CCH)
OSHC (BNA)
O.S.H. Rep. (BNA)
Pat. Trademark & Copyright J. (BNA)
Pens. & Ben. Rep. (BNA)|Pens. & Benefits Rep. (BNA)
Pens. & Profit Sharing 2d (RIA)
Personal and Comm. Liab. Life Health & Accid. Ins. Cas. 2d (CCH)
Personnel Mgmt. (BNA)
P.O.R.
Prod. Safety & Liab. Rep. (BNA)
P.U.R.
P.U.R. (N.S.)
P.U.R.3d
P.U.R.4th|Pub. Util. Rep. 4th
Rad. Reg.|~ (P & F)
Rad. Reg. 2d (P & F)
Rec. V.A. Ct. (R.I.)
Robertson's Report of the Trial of Aaron Burr.
Sec. & Fed. Corp. L. Rep. (West)
SEC Accounting R. (CCH)
SEC Docket
SEC Jud. Dec.
Sec. Reg. & L. Rep. (BNA)
Secured Transactions Guide (CCH)
Shipping Reg. (P & F)
Soc. Sec. Rep. (CCH)
Soc. Sec. Rep. Serv.|Soc. Sec. Rep. Ser.;Soc. Sec. Rep. Service
Sprague
St. & Loc. Tax Serv. (RIA)
Stand. Fed. Tax Rep. (CCH)
St. Tax Guide (CCH)
St. Tax Rep. (CCH)
Tax Ct. Mem. Dec. (CCH)|CCH Tax Ct. Mem.
Tax Ct. Rep. (CCH)
Tax Ct. Rep. Dec. (RIA)
Tax Treaties (CCH)
T.C.M.|T.C. Mem. Dec.;T.C. Mem. Dec. (CCH);CCH T.C. Mem. Dec.;CCH Tax Ct. Mem. Dec.;P-H T.C. Mem. Dec.;~ (CCH);~ (P-H)|tax
Tex.Bankr.Ct.Rep.
TNT
Treas. Dec.
U.C.C. Rep. Serv. (West)|U.C.C. Rep. Serv.;U.C.C. Rep. Serv. (Callaghan)
U.C.C. Rep. Serv. 2d (West)|U.C.C. Rep. Serv. 2d;U.C.C. Rep. Serv. 2d (Callaghan)
Union Lab. Rep. (BNA)
USCMA||cma
U.S.L.W.
U.S.L.W. (BNA)
U.S.P.Q. (BNA)|U.S.P.Q.
U.S.P.Q. 2d (BNA)|U.S.P.Q.2d
U.S. Tax Rep. (RIA)
Va. Col. Dec.
Vet. App.||cavc
Wage & Hour Cas. (BNA)|Wage & Hour Cas.
Wage & Hour Cas.2d (BNA)|Wage & Hour Cas. 2d
Wage Hour & Leave Rep. (BNA)
Wall. Jr. Append.
= x¶
Auto. Cas.|~ (CCH)
Bankr. L. Rep.|~ (C.C.H.)
Blue Sky L. Rep. (CCH)|Blue Sky L. Rep.
CCH OSHD|O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH)
Comm. Fut. L. Rep.|~ (CCH)
Copyright L. Dec. (CCH)|Copr.L.Dec.
Empl. Prac. Dec. (CCH)|E.P.D.;Empl Prac Dec [CCH];Empl. Prac. Dec.
Energy Mgmt. (CCH)|Energy Mgt.
Envtl. L. Rep. (Envtl. Law Inst.)|ELR;Envtl. L. Rep.
Fed. Sec. L. Rep. (CCH)|Fed. Sec. L. Rep.
Lab. Cas. (CCH)|Lab.Cas.
Medicare & Medicaid Guide (CCH)|Med & Med GD (CCH)
NDLR|~ (LRP);~ (LRP) LEXIS
Nuclear Reg. Rep. (CCH)|Nuclear Reg. Rep.
Pens. Plan Guide (CCH)
Prod. Liab. Rep. (CCH)
RICO Bus. Disp. Guide (CCH)|RICO Bus. Disp. Guide
Trade Cas. (CCH)|Trade Cas.;Trade Cases
Trade Reg. Rep. (CCH)
Unemployment Ins. Rep.|CCH Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);~ (CCH)
U.S. Tax Cas. (CCH)|USTC
Util. L. Rep. (CCH)|Util. L. Rep.
= x<
T.C.M. (RIA)|RIA TM
= x1
Abb. Adm.
Bayard's Notebook
Brown Adm.|Brown's Adm
Chase's Trial. Append.
Clayton's Notebook
MacA. Pat. Cas.|D.C. (patent);Mc.A. Pat. Cas.
Miller's Notebook
N.B.R. (Supp.)|Bankr. Reg. Supp.
Newb. Adm.|Newb.
Olcott
Read's Notebook
Ridgely's Notebook|~ I
Ridgely's Notebook II
Ridgely's Notebook III
Ridgely's Notebook IV
Ridgely's Notebook V
Rodney's Notes
Wells' Notebook
Wilson's Red Book
= x|us
B.R.
Fed. Cl.||uscfc
F.R.D.
T.C.|~ at;UNITED STATES TAX COURT REPORT;UNITED STATES TAX COURT REPORTS|tax
= n
AWCC
CIT
MSPB
NLRB No.
T.C. No.||tax
= n<
T.C. Memo.||tax
T.C. Summary Opinion|T.C. Summ. Op.;T.C. Sum. Op.;TC Summary Op.|tax
= n|ar
Ark.||ark
Ark. App.|Ak. App.|arkctapp
= n|az
AZ
= n|co
CO||colo
COA||coloctapp
= n|fl
FL||fla
= n|il
IL||ill
IL App (1st)||illappct
IL App (2d)|IL App (2nd)|illappct
IL App (3d)|IL App (3rd)|illappct
IL App (4th)||illappct
IL App (5th)||illappct
= n|la
LA
= n|me
ME||me
= n|ms
MS||miss
= n|mt
MT||mont
= n-|nc
NCCOA||ncctapp
NCSC||nc
= n|nd
ND||nd
ND App||ndctapp
= n|nh
N.H.||nh
= n-|nm
NMCA||nmctapp
NMCERT
NMSC||nm
= n|nm
NM
= n|nv
NV||nev
= n|ny
NY Slip Op
= n-|oh
Ohio|OH
= n|ok
OK||okla
OK AG
OK CIV APP||oklacivapp
OK CR||oklacrimapp
OK JUD ETH
= n|pa
PA
Pa. Super.||pasuperct
PA Super||pasuperct
= n|sd
SD||sd
= n|tn
TN WC
TN WC App.
= n|tx
Tex. Bus.|~ Ct.
= n|ut
UT||utah
UT App|UT Ct. App.;Utah App;Utah Ct. App.|utahctapp
= n|vi
VI||virginislands
= n|vt
VT||vt
= n|wi
WI||wis
WI App||wisctapp
= n|wy
WY||wyo
= d
Ala. App. LEXIS
Ala. Civ. App. LEXIS
Ala. Crim. App. LEXIS
Ala. LEXIS
Alas. App. LEXIS
Alas. LEXIS
Ariz. App. LEXIS
Ariz. App. Unpub. LEXIS
Ariz. LEXIS
Ariz. Tax LEXIS
Ariz. Unpub. LEXIS
Ark. App. LEXIS
Ark. LEXIS
Bankr. LEXIS
BTA LEXIS
CAAF LEXIS
Cal. App. LEXIS
Cal. App. Unpub. LEXIS
Cal. Comm. Jud. Perform. LEXIS
Cal. Daily Op. Serv.|Cal. Daily Op. Service
Cal. Jud. Ethics Op. LEXIS
Cal. LEXIS
Cal. Super. LEXIS
CCA LEXIS
CCPA LEXIS|Ct. Cust. LEXIS
CMA LEXIS
CMR LEXIS
Colo. App. LEXIS
Colo. Discipl. LEXIS
Colo. LEXIS
Conn. App. LEXIS
Conn. Cir. LEXIS
Conn. LEXIS
Conn. Super. LEXIS
Ct. Intl. Trade LEXIS
Cust. Ct. LEXIS
Dakota LEXIS
D.C. App. LEXIS
D.C. Super. LEXIS
Del. Ch. LEXIS
Del. C.P. LEXIS
Del. Fam. Ct. LEXIS
Del. LEXIS
Del. Super. LEXIS
Fla. App. LEXIS
Fla. LEXIS
Ga. App. LEXIS
Ga. LEXIS
Guam LEXIS
Haw. App. LEXIS
Haw. LEXIS
Ida. App. LEXIS
Ida. App. Unpub. LEXIS
Ida. LEXIS
Ill. App. LEXIS
Ill. App. Unpub. LEXIS
Ill. Ct. Cl. LEXIS
Ill. LEXIS
Ind. App. LEXIS
Ind. App. Unpub. LEXIS
Indian Terr. LEXIS
Ind. LEXIS
Ind. Tax LEXIS
Iowa App. LEXIS
Iowa Sup. LEXIS
Kan. App. LEXIS
Kan. App. Unpub. LEXIS
Kan. LEXIS
Kan. Unpub. LEXIS
Ky. App. LEXIS
Ky. App. Unpub. LEXIS
Ky. LEXIS
Ky. Unpub. LEXIS
La. App. LEXIS
La. App. Unpub. LEXIS
La. LEXIS
LEXIS
Mass. App. Div. LEXIS
Mass. App. LEXIS
Mass. App. Unpub. LEXIS
Mass. LCR LEXIS
Mass. LEXIS
Mass. Super. LEXIS
Md. App. LEXIS
Md. Cir. Ct. LEXIS
Md. LEXIS
Md. Tax LEXIS
Me. LEXIS
Me. Super. LEXIS
Me. Unpub. LEXIS
Mich. App. LEXIS
Mich. LEXIS
Minn. App. LEXIS
Minn. App. Unpub. LEXIS
Minn. Dist. LEXIS
Minn. LEXIS
Minn. Tax LEXIS
Miss. App. LEXIS
Miss. LEXIS
Mo. App. LEXIS
Mo. LEXIS
Mont. Dist. LEXIS
Mont. LEXIS
Mont. Water LEXIS
N.C. App. LEXIS
NCBC LEXIS
N.C. LEXIS
N.D. App. LEXIS
N.D. LEXIS
Neb. App. LEXIS
Neb. LEXIS
Nev. LEXIS
Nev. Unpub. LEXIS
N.H. LEXIS
N.H. Super. LEXIS
N.J. Ch. LEXIS
N.J. LEXIS
N.J. Misc. LEXIS
N.J. Prerog. Ct. LEXIS
N.J. Sup. Ct. LEXIS
N.J. Super. LEXIS
N.J. Super. Unpub. LEXIS
N.M. App. LEXIS
N.M. App. Unpub. LEXIS
N. Mar. I. LEXIS
N.M. LEXIS
N.M. Unpub. LEXIS
N.Y. App. Div. LEXIS
N.Y. LEXIS
N.Y. Misc. LEXIS
Ohio App. LEXIS
Ohio LEXIS
Ohio Misc. LEXIS
Okla. Civ. App. LEXIS
Okla. Crim. App. LEXIS
Okla. JUD LEXIS
Okla. LEXIS
Ore. App. LEXIS
Ore. LEXIS
Ore. Tax LEXIS
Pa. Commw. LEXIS
Pa. Commw. Unpub. LEXIS
Pa. Dist. & Cnty. Dec. LEXIS
Pa. Jud. Disc. LEXIS
Pa. LEXIS
Pa. Super. LEXIS
Pa. Super. Unpub. LEXIS
Phila. Ct. Com. Pl. LEXIS
Phila. Cty. Rptr. LEXIS
PR App. LEXIS
PR Sup. LEXIS
R.I. LEXIS
R.I. Super. LEXIS
S.C. App. LEXIS
S.C. App. Unpub. LEXIS
S.C. LEXIS
S.C. Unpub. LEXIS
S.D. LEXIS
Tax Ct. Memo LEXIS
Tax Ct. Summary LEXIS
Tenn. App. LEXIS
Tenn. Ch. App. LEXIS
Tenn. Crim. App. LEXIS
Tenn. LEXIS
Tex. App. LEXIS
Tex. Crim. App. LEXIS
Tex. Crim. App. Unpub. LEXIS
Tex. LEXIS
U.S. App. LEXIS
U.S. Claims LEXIS|U.S. Cl. Ct. LEXIS
U.S. CMCR LEXIS
U.S. Commerce Ct. LEXIS
U.S. Ct. Cl. LEXIS
U.S. Dist. LEXIS
U.S. LEXIS
U.S. Tax Ct. LEXIS
U.S. Vet. App. LEXIS|U.S. App. Vet. Claims LEXIS
Utah App. LEXIS
Utah LEXIS
Va. App. LEXIS
Va. Cir. LEXIS
Va. LEXIS
Va. Unpub. LEXIS
V.I. LEXIS
V.I. Supreme LEXIS
Vt. LEXIS
Vt. Super. LEXIS
Vt. Unpub. LEXIS
Wash. App. LEXIS
Wash. LEXIS
Wash. Terr. LEXIS
Wisc. App. LEXIS
Wisc. Cir. LEXIS
Wisc. LEXIS
WL
W. Va. LEXIS
Wyo. LEXIS
= b
Q.B.
K.B.
Q.B.D.
A.C.
App. Cas.
Ch. D.
C.P.D.
Ex. D.
Eng. Rep.
All E.R.
W.L.R.
H.L. Cas.|H. L. C.
Salk.
Ld. Raym.|Lord Raym.
Burr.
Cowp.
Term R.|Term Rep.
East
M. & S.|Maule & S.;Maule & Sel.
B. & Ald.|Barn. & Ald.;B. & A.
B. & C.|Barn. & C.;Barn. & Cress.
B. & Ad.|Barn. & Ad.;Barn. & Adol.
Ad. & El.|A. & E.;Adol. & El.;Ad. & E.
El. & Bl.|E. & B.;Ellis & B.
El. & El.|E. & E.
B. & S.|Best & S.
C.B. (N.S.)|C. B. N. S.
Taunt.
B. & P.|Bos. & P.;Bos. & Pul.
H. Bl.|H. Black.
W. Bl.|Wm. Bl.;W. Black.
Wils.
Stra.
Mod.
Lev.
Saund.
Vent.
Sid.
Keb.
Cro. Eliz.
Cro. Jac.
Cro. Car.
Hob.
Yelv.
Bing.
Bing. N.C.|Bing. (N. C.)
Man. & G.|M. & G.;Man. & Gr.
M. & W.|Mees. & W.;Mees. & Wels.
Exch.|Welsb. H. & G.
H. & N.|Hurl. & N.
H. & C.|Hurl. & C.
C. & P.|Car. & P.
C. & K.|Car. & K.
Camp.
Esp.
Stark.|Starkie
M. & Rob.|Moody & R.
Moo. & M.|Moody & M.
F. & F.|Fost. & F.
Ves.|Vesey
Ves. Jr.|Ves. Jun.
Ves. Sr.|Ves. Sen.
Ves. & B.|Ves. & Bea.
Meriv.
Swanst.
Jac. & W.
Russ. & M.|Russ. & Myl.
Myl. & K.|Mylne & K.
Myl. & Cr.|My. & Cr.;Mylne & C.
Beav.
Hare
Sim. & S.|Sim. & St.
Madd.
Bro. C.C.|Brown Ch.
Bro. P.C.
P. Wms.|P. Will.
Atk.
Ambl.
Vern.
Kay & J.|K. & J.
De G. & J.|De Gex & J.
De G. M. & G.
Y. & C.|Younge & C.
Y. & J.
Price
Anstr.
Cl. & F.|Clark & F.;Cl. & Fin.
Macq.
Moo. P.C.|Moore P. C.
C. Rob.|Ch. Rob.
Hagg. Adm.|Hag. Adm.;Hagg.
W. Rob.|Wm. Rob.
Lush.
Swab.
Dods.
Leach
Willes
Carth.
Ball & B.
Sch. & Lef.
Leon.
Bulst.
Rep.|Co. Rep.;Coke Rep.
`;
