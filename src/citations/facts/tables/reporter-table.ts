/**
 * Reporters in groups of one kind that print the same courts. A group's line: = kind and form | prints | what all its names end
 * with. One reporter a line: name | other spellings | only court. Behind a + stands what makes
 * another reporter of the name, as later series do: `F.+2d` are `F.` and `F.2d`. In spellings ~ is the name and @ the abbreviation
 * of the state; a court's id may have it too. `~ Rep.`, `~ (Mass.)` and `Mass. (~)` are read without being listed, and so is `(2d)`. When reporters ran
 * stands in `reporter-bound-table.ts`.
 *
 * Kinds: f federal, s state, r regional, x specialty, n neutral, e nominative of the Supreme Court, d database, b England's.
 * Forms, where not volume-reporter-page: - hyphens, < reporter first, ¶ paragraph, 1 single volume, Y volumes by year and letter in its last years,
 * L Louisiana. Of two
 * reporters of one name the usual one comes first.
 * Facts after reporters-db of Free Law Project (see NOTICE). `Ex. Rep.` is fiction: see assets/starter.
 */
export const reporterTable = `
= f
Abb.|~ U. S.
A.E.C.
Agric. Dec.
A.L.R. Fed.+ 2d
Am. Dec.|Am. Dec's.
Amer. Law J.|Am. Law J.
Amer. Law J. (N. S.)|Am. Law J. (N. S.)
Amer. Law T. Rep.
Amer. L. Rev.|Am Law Rev.;Amer. Law Rev.
Am. Jur.|Amer. Jur.
Am. Law. Rec.
Am. Law T.
Am. Law T. Rep. (N. S.)|Am. Law T. (N. S.)
Am. Law T. Rep. U.S. Cts.|Am. Law T. Rep. (U. S. Cts.)
Am. Lead. Cas.|Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases
Am. Ry. Rep.
Ben.
Betts' Dec.|Bett's D. C. MS.;Betts' C. C. MS.;Betts' D. C. MSS.;Betts, D. C.
Biss.|~ (U.S.) Bissell's;Bissell
Blatchf.|Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;~ C.C.
BNH
Bond
Brock.
C.C.A.
Chi. Leg. News|Chi.Leg.N.
Cliff.
Code Rep.
Comp. Gen.
Curt.
Cust. B. & Dec.
Cust. Ct.||cusc
Dec. Comm'r Pat.
D. Haw.
Dill.
DNH
DSD
E.A.D.
E.D. Pa.
F.|Fed.;Fed.R.
F.C.C.+2d
FCC Rcd|F.C.C.R.
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
Gall.|~ C.C.R.;Gallison;Gallison's Rep.
Hall, Law J.
Haskell C.C.
How. N.P.|Howell N.P.
I. & N. Dec.|I&N;IN Dec.|bia
I.C.C.+2d
Interior Dec.
Int. Rev. Rec.
I.R.B.
Jour. Jur.
Law & Eq. Rep.
Legal Gaz.|Leg. Gaz.
Low.|~ Dec.;~ Dis.;Lowell
L.R.A. (N.S.)|L.R.A.N.S.
Mart. O.S. (La.)
Mason C.C.|Mason;~R.;Mason Circt. Ct. R.;Mason R.;Mason U.S.
McAll.|McAl.;McAllister U.S. Circ. Court R.
McCrary's Cir. Ct. Rpts|McCrary
McLean
M.S.P.B.
Navajo Rptr.|Nav. R.;Nav. Rep.;Nav. Rptr.;Navajo Rep.
N.L.R.B.|NLRB Dec. (CCH)
N.M.B.
N.R.C.
N.T.S.B.
Ohio F. Dec.|Ohio F.D.;Ohio Fed. Dec.
Op. Att'y Gen.|Op. A.G.
Op. O.L.C.
O.R.W.
Otto
Paine
Penn. Law J.|Pa. Law J.;Penn. L. J.;Penn. Law Jour.
Pet. Adm.
Pet. C.C.|Peters C.C.
Pet. Cir. C.R.
P.H.
P.R. Fed.
IBIA
IBLA
Pub. Lands Dec.|Land Dec.;Land Dec. Dept. Int.;Interior Dec.;Pub. Lands
Reporter,
Robb, Pat. Cas.
Sawy.|Sawyer Circt.;Sawyer U.S. Ct. Rep.
S.C.D.C. (N.S.)
S.T.B.
Story
Sumn.
Treas. Dec. Int. Rev.
U.S. (Apx.)|U.S. Appx.
U.S. Law Int.
U. S. Law J.
Wall. C.C.
Wall. Jr.|~ C.C.;Wallace, Jr., Rept.
Ware
Wash. C. C.
West Coast Rep.|West Co. Rep.
West. Jur.
Wkly. Dig.|N. Y. Wkly. Dig.
W.L.J.|West. Law J.
W.L.M.|W.L. Monthly;West Law Month.
Woodb. & M.|Wood. & Minot
Woods|~ C.C.
= fY
L.R.A.
= rY
Am. Ann. Cas.|Ann. Cas.
= f¶
BCA
Cont. Cas. Fed.|~ (CCH)
CPD
FERC
= f¶|| (CCH)
Fed. Carr. Cas.
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
Woolw.|Wool.;Woolworth;Woolworth's Cir. Ct. R.
= f|appeals
F.3d|F.(3d);Fed.3d;Fed.R.3d;Fed.Rep.3d
F.4th|F.(4th);Fed.4th;Fed.R.4th;Fed.Rep.4th
F. App'x|Fed Appx;F. App
= f|scotus
L. Ed.|LAW ED;U.S.L.Ed.;U.S.Law.Ed.|scotus
L. Ed. 2d|L.E.2d;U.S.L.Ed.2d|scotus
S. Ct.|Sup.Ct.;Supr.Ct.Rep.|scotus
U.S.|U. S. R.;~S.C.Rep.;USSCR|scotus
= f|us
Cranch C.C.|Cra. C.C.;D.C. (Cranch)
F.2d|F.(2d);Fed.2d;Fed.R.2d;Fed.Rep.2d
F. Cas.|Fed. Cas.;Fed.Ca.
F. Supp.+ 2d|Fed. Supp.;F. Sup.
F. Supp. 3d|FS3d;Fed. Supp. 3d;F. Sup. 3d
U.S. App.
= r
Am. Rep.|Am. Reports
Am. St. Rep.|Am. St.;A.S.R.;Am. S. R.;Am. St. R.
Northumb. L.J.|Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.
= r|ak,az,ca,co,hi,id,ks,mt,nv,nm,ok,or,ut,wa,wy
P.+2d+3d|PaC.;Pac.R.;Pacific
= r|al,fl,la,ms
So.+ 2d+ 3d|~ Rep.;Sou.;South
= r|ar,ky,mo,tn,tx,ok
S.W.+2d+3d
= r|ct,de,dc,me,md,nh,nj,pa,ri,vt
A.+2d+3d|At. Rep.;Atl.;Atl.R.
= r|ga,nc,sc,va,wv
S.E.+2d
= r|ia,mi,mn,ne,nd,sd,wi
N.W.+2d+3d|No.West Rep.;Northw.Rep.
= r|il,in,ma,ny,oh
N.E.+2d+3d|No.East Rep.
= e
Dall.|Dal.;~S.C.;Dallas
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
Black|~ R.|scotus
Cranch|Cra.|scotus
How.||scotus
Pet.|~S.C.;Peters|scotus
Wall.|~S.C.;Wallace R.|scotus
Wheat.|Wheaton|scotus
= s
Am. Law Reg.|Amer. Law Reg.
Am. Law Reg. (N.S.)|Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)
Am. Samoa+ 2d+ 3d
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
Gibbons
Guam||guam
H. & J.|Har. & J.
Harr. Ch.|Har. Ch.;Har. Chy.;Harr. (Mich.);~ R.;Harring.;Harring. Ch. (Mich.)
JTS
Juris P.R.
Kan.|Kans.;Kas.|kan
La. Law J.
Law Reporter
Liv. Law Mag.
Mass. L. Rptr.|Mass. Law Rep
Md. Ch.
Md. Law Rec.
Mich. Lawy.
Month. Jur.
Month. West. Jur.
MP||nmi
N.J. (Manumission)|Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.
N. Mar. I.
N. Mar. I. Commw.|~ Rptr.
N. Y. City H. Rec.
Okla. Trib.
Pac. Law Mag.|Pacific Law Mag.
P.L.R.|P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.
P.R. Dec.|D.P.R.|prsupreme
P.R. Offic. Trans.
P.R.R.|Puerto Rico;P.R.
P.R. Sent.
Quart. Law J.
Rec. Co. Ct.
Rob.|~La.;Robinson
S. & M.|Miss. (S. & M. Ch.);Miss.(S.& M.);S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.
San Fran. Law J.
SCDB
S.C.L.
Sickels|Sick.
Smith & H.|Smith
Speers|S.C.L.(Speers);Spears;~ L.(S.C.)
Storey|Sto. Rep.
T.C.A.
Tenn. Leg. Rep.|Leg. Rep.
Tex. Law J.
TSPR||prsupreme
Utah Adv. Rep.
Va.|~ Leigh;Virg.|va
Va. Ch. Dec.|Wythe;Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.
Van Ness
V.I.
Walk. Ch.
Walker|Miss.(Walker);Walk.Miss.
Wheel. Cr. Cas.|Wheeler, Cr. Cas.;Wheeler, Crim. Cas.
Wilson|Wils. Oreg.
Woolw.
= s1
Betts' Scr. Bk.
Cal. Law J. & Lit. Rev.
Coombs' Trial of Aaron Burr
Syllabi
Whart. Hom.
Whart. St. Tr.
= s|ak
Alaska
Alaska Fed.|A.F.Rep.;~R.
= s|al
Ala.+ 2d|~ (N.S.)|@
Ala. App.
Port.|Porter|@
Stew.|Stewart|@
Stew. & P.||@
= s|appeals
App. D.C.||cadc
U.S. App. D.C.||cadc
= s|ar
Ark.||@
Ark. Adv. Op.||@
Ark. App.|Ak. App.|@ctapp
Ark. App'x||@
= s1|ar
Hempst.|Ark. Terr. Rep.;Hemp.
= s|az
Ariz.
Ariz. App.||@ctapp
Arizona Cases Digest
= s|ca
Cal.+ 2d+ 3d+ 4th+ 5th||@
Cal. 3d Spec. Trib Supp.
Cal. 4th CJP Supp.
Cal. 5th CJP Supp.
Cal. App.+ 2d+ 3d+ 4th+ 5th||@ctapp
Cal. App. Supp.
Cal. App. Supp. 2d|Cal. App. 2d Supp.
Cal. App. Supp. 3d|Cal. App. 3d Supp.
Cal. App. Supp. 4th|Cal. App. 4th Supp.
Cal. App. Supp. 5th|Cal. App. 5th Supp.
Cal. Dist. Ct.
Cal. Rptr.+ 2d+ 3d
Cal. Sup.|Cal. Supp.
Cal. Super. Ct.
Cal. Unrep.|Cal.Unrep.Cas.|@
Coffey
Daily Journal DAR
D.A.R.
Myrick
P.C.L.J.||@
= s|co
Brief Times Rptr.||@
Colo. App.||@ctapp
Colo. J.|Colorado Journal
Colo. J. C.A.R.
Colo. N. P.
= s|ct
Conn.||@
Conn. App.||@appct
Conn. Cir. Ct.
Conn. L. Rptr.
Conn. Super. Ct.|CSCR;Conn. Sup.;Ct. Sup.
Conn. Supp.||@superct
Day|~(@)
Kirby|Kirb.
Root
= s|dc
Daily Wash. L. Rptr.
D.C.
D.C. App.
Hay. & Haz.|Havw. & H.;Hayw. & Haz.;Hayw.& H.
MacArth.|MacAr.;MacArthur
MacArth. & M.|MacAr.& M.;MacAr.& Mackey;MacArthur & M.
Mackey
Tuck. & Cl.|Tuck.;Tuck.& C.
= s|de
Boyce
Del.
Del. Cas.
Del. Ch.||@ch
Hard.|Hardes;Hardesty
Harrington
Houston|Houst.;~ Criminal
Marvel|Marv.
Penne.|Penn. Del.;Pennew.
Pennewill
Terry|Ter. Rep.
W.W. Harr.|Harr. Rep.;~ Del
= s|fl
Fla.|Flor.;Florida|@
Fla. L. Weekly
Fla. L. Weekly Supp.|Fla. L. Weekly S|@
Fla. Supp.+ 2d|Fl.S.
FPSC
= s|ga
Charlton|Charl. R.;Charlet.(@);Charlt.;Charlt. R.M.;~'s;~'s (Rob't. M.) Rep.
Dudley Rep.|Dudley(@)
Fulton County D. Rep.||@
Ga.|~ (Kelly);Suppl. Ga.|@
Ga. App.||@ctapp
Ga. L. Rep.|Ga. Law Reporter|@
Georgia Decisions
Kelly||@
= s|hi
Haw.|H. Rep.;Hawai'i
Haw. App.|Hawaii App.|@app
= s|ia
Greene|~ G.(Iowa)
Iowa|Ia.|@
Morris|Mor.Ia.;Morr.|@
= s|id
Hasb.
Idaho|Ida.
= s|il
Breese||@
Gilm.|Gilman|@
Ill.+ 2d||@
Ill. App.+ 2d+ 3d|Ill.A.|@appct
Ill. C.C.||@
Ill. Cir. Ct.
Ill. Ct. Cl.
Ill. Dec.|Ill.Decs.
Scam.||@
= s|in
Blackf.||@
Ind.||@
Ind. App.||@ctapp
Ind. Dec.||@
Ind. L. Rep.||@
Wilson|Wils. Ind.;Wils. Super.(@)|@
= s|ks
Kan. App.+ 2d|Kans.App.|@ctapp
= s1|ks
McCahon|McCah.|@
= s|ky
A.K. Marsh.|Mar. Rep.;Marsh. Rep.;Marsh.(@);Marsh.A.K.
Bibb
B. Mon.|Mon. Rep.;Mon.B.;Monroe, B.
Bush
Dana
Duv.
Hard.|Hardin
Hughes|Hugh.;~ (1877)
J.J. Marsh.|J.J.Mar.;Marsh. Rep.;Marsh.(@);Marsh.J.J.
Ky.
Ky. App.
Ky. L. Rptr.|Ken.L.Re.;Ky. Law Rep.;Ky.L.R.
Ky. L. Summ.
Ky. Op.|Ken.Opin.
Litt.|Lit. Rep.;Littell
T.B. Mon.|@(T.B.Monroe);Mon. Rep.;Mon.T.B.
= s1|ky
Litt. Sel. Cas.|@(Lit.Sel.Cas.);Lit.Sel.Ca.
= s|la
Gunby
La.||@
La. Ann.||@
La. App.||@ctapp
Mann. Unrep. Cas.|Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases|@
Mart.|~ (O. S.)
Mart. (N.S.)
McGl.|McGloin
Pelt.
Teiss.|La.App.(Orleans);Teissier
Tiess.
= sL|la
La.App. 1 Cir.||@
La.App. 2 Cir.||@
La.App. 3 Cir.||@
La.App. 4 Cir.||@
La.App. 5 Cir.||@
La.App. 6 Cir.||@
= s|ma
Allen|All. Rep.|@
Cush.|Cushing|@
Davis. L. Ct. Cas.
Gray||@
Law Rep.
Mass.|Mas. Rep.;~ R.|@
Mass. App. Ct.|Mass.App.|@appct
Mass. App. Dec.
Mass. App. Div.
Mass. App. Div. Adv. Sh.
Mass. Supp.
Met.|Metc.;Metc.Mass.|@
Pick.||@
Rep. Cont. El.
Rep. Cont. Elect. Case.|Rep. Cont. Elect. Cas.
Super. Ct. Jud.
Tyng
Will.|~Mass.;Williams
= s|md
Balt. C. Rep.
Bland
G. & J.
Gill
H. & G.
H. & McH.
Md.|Maryland|@
Md. App.||@ctspecapp
MDBT
= s|me
Me.|Maine|@
= s|mi
Blume Sup. Ct. Trans.||@
Blume Unrep. Op.|Blume Op.|@
Doug.|Dougl.(@)|@
McGrath|McGrdath|@
Mich.||@
Mich. App.|Mich. Ct. App.|@ctapp
Mich. Ct. Cl.||@
Mich. N.P.|~ R.
Mich. Pr.||@
= s|mn
Minn.|Min. Rep.|@
Wilson|Wils. Minn.|@
= s|mo
Mo.||@
Mo. App.||@ctapp
= s|ms
Adv. S.||@
Free. Ch.|Fr. Ch.;Fr. Chy.;Freem.;Freem. Ch.
Howard||@
Miss.|Mis. Rep.;~ R.|@
Miss. Dec.||@
Morr. St. Cas.|Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.
= s|mt
ML
Mont.|State Reptr.|@
State Rptr.|Mont. St. Rep.|@
= s|nc
Busb.|~L.|@
Busb. Eq.|Busbee Eq.(@)
Cam. & Nor.|Cam.& N.;N.C.Conf.|@
Car. L. Rep.|Car. Law Repos.
Dev.|~L.|@
Dev. & Bat.|~ Law;Dev.& B.;Dev.& B.L.|@
Dev. & Bat. Eq.|Dev.& B.Eq.
Dev. Eq.
Hawks||@
Hayw.|Hay. Rep.;~(@);~ N. C.
Ired.|~ Law;~L.|@
Ired. Eq.
Jones|~ L.;~ N.C.|@
Jones Eq.
Jones Law||@
Mart.|~(@);~ N. C.;~Dec.;Martin|@
Mur.|Murph.|@
N.C.|~ (Dev. & Bat.)|@
N.C. App.||@ctapp
Phil. Eq.
Phil. Law|Phil.;Phil.N.C.;Phill.;Phill.L.(@);Phillips|@
Tay.|~J.L.;~N.C.;Tayl.N.C.|@
Taylor|N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.|@
Win.||@
= s|nd
Dakota|Dak.
N.D.||@
= s|ne
NCA||@
Neb.||@
Neb. (Unof.)|Neb. Unoff|@
Neb. Ct. App.|Neb App;Neb.App.R.;Neb.C.A.|@ctapp
= s|nh
N.H.||@
= s1|nh
Smith (N. H.)|Smith's N. H. Reports
= s|nj
Backes||@
Buchanan|Buch.;Buchan.|@
Dickinson|Dick.(@)
Gummere||@
N.J.||@
N.J. Admin.+ 2d||@
N.J. Eq.
N.J.L.|N.J.Law
N.J. Law J.
N.J.L.J.||@
N.J. Misc.
N.J. Super.
N.J. Tax|~ Ct.|@taxct
Robb.|Robbins|@
Stock.|B Stockton
Vroom||@
Vroom (G.D.W)||@
Vroom (P.D.)||@
= s|nm
Gild.|Gildersleeve;Gildr.
N.M.
N.M. (G.)|Gildersleeve;Gildersleeve (N. Mex.);Gildr.;@(Gild.)
N.M. (J.)|@(John.)
N.M. Ct. App.|@(Ct. App.)
N.M. St. B. Bull.
= s|nv
Nev.||@
Nev. Adv. Op. No.|Nev. Adv. Op.;Nev., Advance Opinion;Nev.Ad.Op.|@
Nev. Adv. Rep.|Nev. Advance Rep.|@
= s|ny
Abb. Ct. App.|~ Dec.
Abb. N. Cas.|Abb. N. C.
Abb. Pr.|Abb.Prac.;Abbott P.R.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.
Abb. Pr. (n.s.)
A.D.+2d+3d|App Div;N.Y.App.Dec.;N.Y.App.Div.|@appdiv
Am. Neg. Ca.|Am. Negl. Cas.
Am. Neg. Cas.
Am. Neg. Cases|Am.Negl.Cas.
Ant. N.P. Cas.|Anth.;Anthon N.P.(@)
Armstrong. Election Cases
Barb.|~S.C.
Barb. Ch.
Bedell
Bosw.|Bosworth Super. Ct. Rep.
Cai. Cas.|Cai.Cas.Err.;Cain.;Caines;Caines Cas.;N.Y.Cas.Err.
Cai. R.
City Hall Rec. (NY)|City H. Rec.
Cl. Ch.|Clarke;Clarke Ch.
Cole. & Cai. Cas.|Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(@);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.
Cole. Cas.|Col.Cas.;Cole.Cas.Pr.;Colem.Cas.
Comst.
Connoly|~ Sur. Rep.;~ Surr. Rep.
Cow.|~N.Y.
Daly|~'s R.
Dem. Sur.
Dem. Surr.||@
Denio
Duer|~ Super. Ct. Rep.
Edm. Sel. Cas.|Edm.Sel.Ca.;Edmond
E.D. Smith
Edw. Ch.|Ed.C.R.;Ed.Ch.;Edw. Rep.
E.H. Smith|E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.
Gibb. Surr.
Hall|~ R.;~ Super. Ct. Rep.;~'s R.;~'s Sup. Court Rep.;~'s Sup. Ct. R.
Hill|H. Rep.;~.N.Y.
Hill & Den.|Hill & D.Supp.;~Supp.;Lalor;Lalor Supp.
Hilt.
Hoff. Ch.|Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(@)
Hopk. Ch.
How. App. Cas.
How. Pr.|How. Prac.;N.Y.Spec.Term R.;N.Y.Spec.Term Rep.
How. Pr. (n.s.)
Hun
Johns.|J.R.;J. Rep.;John.;~Ct.Err.;~N.Y.;Johnson
Johns. Cas.
Johns. Ch.|Johns.(@);Johns.Ch.Cas.
Jones & S.|Jones & Spencer;Jones and Spencer's Super. Ct. Rep.
Keyes
Lans.
Lans. Ch.|L. Rep.
Liquor Tax Rep.
Lock. Rev. Cas.
Mills Surr.|Mills
Misc.+ 2d+ 3d|N.Y. Misc.
N.Y.+2d+3d|~ (N.Y.S.)|@
N.Y. Ann. Cas.|N.Y. Ann. Ca.;N.Y. Anno. Cas.
N.Y. Ch. Ann.|N.Y.Ch.R.Ann.
N.Y. City Ct. Rep.
N.Y. Civ. Proc. R.|Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.
N.Y. Civ. Proc. R., (N.S.)|N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Crim.|N.Y. Cr. Rep.;~ R.
N.Y. Leg. Obs.|N. Y. Leg. Ob.;N.Y. Legal Observer
N.Y.L.J.|N. Y. Law J.|@
N.Y. Proc. Ct. Ass.
N.Y.S.+2d+3d|N. Y. Supp.;N. Y. Supplement;New York Supp.;New York Supplement
N.Y. St. Rep.|N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Rptr.
N.Y. Sup. Ct.|N.Y.Supr.Ct.;N.Y.Suprm.Ct.
N.Y. Super. Ct.
Paige Ch.|Pai.Ch.;Paige
Park. Cr.|Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.
Pow. Surr.|Power
Redf.
Rob.|Robertson's Super. Ct. Rep.
Sand. Ch.|Sand.Chy.;Sandf.Ch.;Sandf.Chy.
Sandf.|Sandford Super. Ct. Rep.
Sarat. Ch. Sent.|Ch.Sent.;N.Y.Ch.Sent.;Sar.Ch.Sen.
Seld. Notes
Sil. (Sup. Ct.)|Silvernail|@
Silv. Ct. App.
Silv. Sup.||@
Sweeny|Sweeney Super. Ct. Rep.
Thomp. & Cook
Tiffany|Tiff
Trans. App.
Tuck. Surr.
Wend.|Wendell
Yates Sel. Cas.|Yates
= s|oh
AOA
Cin. L. Bull.|Cin. Law Bul.;Cin. Law Bull.;Cinc. L. Bul.
Cin. Sup. Ct. Rep.|Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super.(@)
Disney (Ohio)|Dis. R.
Goebel|~'s Rep.;Ohio Prob.;Ohio Prob. Ct.
Handy|Hand.
Handy R.
Hosea's Rep.
Ohio||@
Ohio App.|O. App.;Oh. App.|@ctapp
Ohio App. 2d|O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d|@ctapp
Ohio App. 3d|O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d|@ctapp
Ohio App. Unrep.|Anderson's Ohio App. Cas.
Ohio B.|O.B.R.|@
Ohio C.A.|Ohio Ct. App.
Ohio C.C.|Jahn;Oh.Cir.Ct.;~R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.
Ohio C.C. (n.s.)|O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C.N.S.;Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.
Ohio C.C. Dec.|Ohio Cir.Ct.
Ohio Ch.
Ohio Cir. Dec.|Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.
Ohio Dec.|Oh.Dec.|@
Ohio Dec. Reprint|O.Dec.Rep.;Oh.Dec.(Reprint)|@
Ohio Law. Abs.|O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abst.;Ohio Laws Abs.
Ohio Law Rep.|Ohio L.R.;Ohio Law R
Ohio Misc.+ 2d|O.Misc.;~Dec.
Ohio N.P.|Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions
Ohio N.P. (n.s.)|O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius Reports (N. S.);Ohio Nisi Prius [N. S.]
Ohio Op.+ 2d+ 3d|Ohio Ops.;O.O.|@
Ohio St.|Oh.St.;Ohio State|@
Ohio St. (N.S.)||@
Ohio St. 2d|O.S.2d|@
Ohio St. 3d|O.S.3d;O.St.3d|@
O. Supp.|Ohio Supp.|@
Week. Law Gaz.|Wkly. Law Gaz.;Wkly. Law Gaz. No.
W.L.B.|Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin|@
Wright||@
= s1|oh
O.S.U.|O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.|@
Tapp. Rep.
= s|ok
Indian Terr.|Ind. T.
O.B.A.J.||@
Okla.|Okl.|@
Okla. Crim.|Okl.Cr.;Okla. Cr.|@crimapp
Okl Jud.|OK JUD
= s|or
Or.|Ore.;Oreg.
Or. App.|Ore. App.|@ctapp
Or. Tax|OTR;OTR-MD|@tc
= s|pa
Binn.|Bin. Rep.
Brightly
C.C.L.J.|Centre Co.L.J.|@
Chest.|Chester Co. Rep.|@
Dall.|Dal.;Dallas
Del. Co.|Delaware Co. Reports|@
Foster
Grant|~ Cas.;~ Pa.|@
Just.||@
Kulp||@
Lack.Jur.|Lac. Jur.;Lack.Jurist|@
Lack. L.N.|Lack. Leg.;Lack. Leg. News(@);Lacka. Leg. News|@
Lanc. L. Rev.||@
Law Times (N.S.)
Leg. Int.|Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.
Leg. Op.|Leg. Ops.(@)
Leg. Rec. Rep.|Leg. Rec.|@
Lehigh|Leh. V.L.R.(@);~ V.L.R.;~ Val. L. Rep.;~ Val. L.R.;~ Val. Law Rep|@
Luz. L.R.|Luz. Leg. Reg.|@
Miles
Monag.|Mon. Rep.;Mona.;Monaghan|@
Montg.|Mont'g. Co. L. Rep.;Mont'g. L. Rep.;~ CLR;~ Co.;~ Co. L. Rep'r;~ Co. L.R.;~ Co. Law Rep'r.|@
Pa.|~St.;~State;Penn.;Penn.St.;Penn.St.R.|@
Pa. (Admiralty)
Pa. C.C.|Pa. Co. Ct.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.
Pa. Commw.|Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.Commw.Ct.|@commwct
Pa. Corp.|~ R.|@
Pa. D.|Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.
Pa. D. & C.+2d+3d+4th+5th|D. & C.;Pa.Dist.& C.Rep.;Pa.Dist.& Co.
Pa. Fid.
Pa. Just. L. Rep.
Parsons
Pa. Super.|~ Ct.;Pa. Superior Ct.|@superct
Pears.
Pen. & W.|Penr.& W.|@
Pennyp.|Penny.
Phila.
Pitts L.J.|Pitt.L.J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. R.(@);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal
Pitts. Rpts.|Pitts. R.;Pitts. Rep.|@
Rawle|Pa. Rawle|@
Sadler|Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.|@
Sch. Reg.|Schuy. Reg.
Serg. & Rawle|Serg. & Rawl.;Serg.& R.;Serg.& Raw.|@
Som. L.J.|Som. Leg. J.(@);Somerset L.J.|@
Vaux
Walk.|~Pa.|@
Walker||@
Wash. Co.|~ R.;~ Repr.|@
Watts||@
Watts & Serg.|W. & S.;Watts & S.|@
Week. No.|Week. Notes Cas.|@
Whart.|Wh. Rep.;Whar.;~Pa.;Wharton|@
W.N.C.|Wkly. N.C;Wkly. Notes Cas.
Yeates||@
York|~ Leg. Rec.;~ Leg. Record;~ Legal Record|@
= s1|pa
Add.
= s|ri
R.I.||@
R.I. Dec.
Super. Ct. (R.I.)
= s|sc
Bail.|~L.;Bailey
Bail. Eq.|Bai.Eq.;Bailey Ch.;Bailey Eq.
Bay
Brev.
Chev.|Cheves;Cheves L.(@)
Chev. Eq.|Chev.Ch.;Cheves Eq.(@)
Des.|Desaus.;Desaus.Eq.
Des. Eq.
Dud.|~L.
Dud. Eq.|Dud.Ch.
Harp.|~L.;Harper
Harp. Eq.
Hill|~ Law;~ S.C.
Hill Eq.|Hill Ch.
McCord
McCord Eq.|McCord Ch.
McMul.|~L.(S.C.)
McMul. Eq.
Mill|Const.;Const.S.C.;~ Const.
Nott & McC.|N.& Mc.;Nott & M'C.(@)
Rec. Co. Ch. (S.C.)
Rice|~ L.(S.C.)
Rice Eq.|Rice Ch.
Rich.|~L.(S.C.);~Law(S.C.)
Rich. Cas.
Rich. Eq.|Rich.Eq.Ch.
Ril.|Riley;Riley L.(@)
Ril. Eq.|Riley Ch.;Riley Eq.
S.C.|S.Car.;So.Car.;South Car.
S.C. Eq.
Speers Eq.|Sp.Ch.;Spear Ch.;Spear Eq.;Spears Eq.
Strob.|Strobh.L.(@)
Strob. Eq.
Tread.|~ Const.;Treadway Const.(@)
= s|sd
S.D.|S.Dak.|@
= s|tn
Baxt.|Baxter|@
Beeler||@
Cates.||@
Cold.|Coldw.|@
Hayw.|~(@);~Tenn.|@
Head||@
Heisk.||@
Hum.|Humph.|@
Lea.||@
Mart. & Yer.|M.& Y.R.;Mart.& Y.;Mart.& Yerg.|@
McCanless||@
Meigs||@
Overt.
Peck||@
Pickle||@
Shan.||@
Shan. Cas.|Tenn. Cas.
Sneed||@
Swan||@
Tenn.|Ten. Rep.|@
Tenn. App.||@ctapp
Tenn. Ch. App.|Tenn. Chancery App.
Tenn. Ch. R.|Coop. Chy.;Tenn. Chancery
Tenn. Crim. App.||@crimapp
Thompson|Thomp. Cas.;Unrep. Tenn. Cas.|@
Yer.|Yerg.|@
= s1|tn
Cooke
= s|tx
Posey|~ U.C.;~'s U.C.;~, Unrep. Cas.;Tex. Unrep. Cas.
Tex.|Supp. Tex.;~S.Ct.;Texas|@
Tex. Civ. App.||@app
Tex. Crim.|Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;Texas Cr. Rep.;Texas Crim. Rep.|@crimapp
Tex. Ct. App.|Tex.Ct.App.R.
Tex. L. R.
Tex. Sup. Ct. J.|Tex. Sup. J.|@
White & W.|Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;~Civ.Cas.Ct.App.;Wi.& Will.
Willson
= s1|tx
Dallam|Dall.(@);Dall.Dig.;~ Dig.(Tex.)|@
Robards|Rob.Cons.Cas.(@);Rob.Consc.Cas.;Robard|@
= s|ut
Utah+ 2d
= s|va
Call
Gratt.|Grat.|@
Hen. & M.|H.& M.;Hen.& Mun.|@
Howison
Jeff.|Jefferson
Leigh
Munf.||@
Patton & Heath|P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & Heath R.;Patton & H.;@(Patt. & Heath)
Rand.
Rob.|~(@);~Va.;Robinson|@
Va. App.||@ctapp
Va. Cas.
Va. Cir.||@cc
O.I.C.|Va. I.C.;Opinions of the Industrial Commission
Va. Dec.
Va. Law J.|Vir. L.J.|@
Va. Law Rep.||@
= s1|va
Gilmer||@
= s|vt
Aik.||@
Brayt.|Brayton(@)|@
D. Chip.|Chip.;Chip.D.;D.Chipm.|@
N. Chip.|Chip.N.;N.Chipm.|@
Tyl.|Tyler|@
Vt.|Verm.|@
Vt. Super.
= s|wa
Wash.|~St.;Wn|@
Wash. 2d|Wa.2d;Wn.2d|@
Wash. 3d|Wa.3d;Wn.3d|@
Wash. App.+ 2d|W.App.;Wn. App.|@ctapp
Wash. Terr.|W.Ty.R.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.
= s|wi
Bur.|Burnett
Chand.|Chandl.
Pin.|Pinn.
Wis.+ 2d
= s|wv
W. Va.|West Va.|@
= s|wy
Wyo.||@
= f1
Hayw. & H.D.C.|Hay. & H.;Hayw. & H.
= s
Day.
Wash.|Va.(Wash.);~ (VA);~Va.|va
= s|al
Minor|Min. Rep.|@
= s|ky
Met.|Metc.;Metc.Ky.
Sneed|Ken.Dec.;~(@);~ Dec.
= x
Abbotts
Adm. Rec.
F.A.L.R.
Phila. Co. Rptr.|Phila. Co. Rep.
A.F.T.R. (P-H)
Alb. Law J.
A.L.R.+ 2d+ 3d+ 4th+ 5th+ 6th+7th
A.L.R. Fed. 3d
Am. & Eng. R. Cas.
Am. B.R.
Am. B.R. (N.S.)
A.M.C.
Am. Disabilities Dec.
Am. Law T. Rep. Bankr.|A.L.T. Bankr.
App. Com'r Pat.|App. Com'r of Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.
Auto. Cas.2d
Ban. & A.
Bankr. Ct. Dec. (CRR)|Bankr. Ct. Dec.;B.C.D.
Bankr. Ct. Dec. (LRP)
Bankr. Ct. Rep.
Bankr. Rep (St. Louis B.A.)
Ben. Rev. Bd. Serv. (MB)|BRBS
Black Lung Rep. (MB)|BLR
Bigelow. Ins. Rep.|Bigelow's Insurance Reports
BNA OSHC|O.S.H. Cas.;O.S.H. Cases
B.T.A.||bta
B.T.A.M. (P-H)|B.T.A. Mem. Dec.;P-H B.T.A. Mem. Dec.|bta
Cal. Bankr. Ct. Rep.
Cal. Comp. Cases|Cal. Comp. Cas
Cal. I.A.C.
Cal. WCC
Carpenter's Report of Burr's Trial
C.A.B.
C.B.|Cum. Bull.;Cumulative Bulletin
C.C.P.A.|~, Patents;~ (Patents);~, Customs;~ (Customs)|ccpa
Cent. Law J.
CCAR
CJ C.A.R.
Cl. Ct.||uscfc
C.M.A.||cma
C.M.R.
Collier Bankr. Cas.|C.B.C.
Collier Bankr. Cas. 2d|Collier Bankr. Cas. (MB);C.B.C.2d
Colo. Bankr. Ct. Rep.
Commc'ns Reg. (P & F)
Communications Reg. (P&F)|Comm. Reg. (P & F)
Communications Reg. 2d (P&F)|Comm. Reg. 2d (P & F)
Cong. Index(CCH)
Ct. Cl.|C. Cls.;Ct. Cls.;C. Cls. R.;Court Cl.;~ R.;Ct. Cls. R.|cc
Ct. Cust.|~ Appls.
Ct. Int'l Trade||cit
Dec. Com. Pat.
DJCAR
Educ. L. Rep.|Ed. Law Rep.
ERC
FCDR
Fed. Inc. Gift & Est. Tax'n (MB)
Fed. R. Evid. Serv.|~ 2d;~ 3d
Fed. R. Serv.
Fed. R. Serv. 2d
Fed. R. Serv. 2d (West)
Fed. R. Serv. 3d
Fire & Casualty Cas.
F.M.C.
F.P.C.
FSM Intrm.|FSM R.
Fla. L. Weekly Fed. B
Fla. L. Weekly Fed. C
Fla. L. Weekly Fed. D
G.D.R.
Hilles' Notebook
Hunt Mer. Mag.
IDELR|EHLR;Indiv. With Disab. Educ. L. Rep.
Immigr. L. Serv. (West)
Ind. Cl. Comm.|Ind. Cl. Com.
Indian L. Rep.|Indian L. Rptr.;Indian Law Rep.
Ins. L.J.|Ins Law J.
Jour. Fr. Inst.
Law J. Q.B.|L.J.Q.B.
LCR
MDLR
M.J.
Morr. Min. Rep.|Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.
M.S.P.R.
M.T.C.A.
M.T.C.R.
Nat. Bank. Reg.|Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.
NCBC
O.G.|~ Pat. Off.;Off. Gaz.;Off. Gaz. Pat.;Off. Gaz. Pat. Off.
Oil & Gas Rep.|Oil & Gas;Oil & Gas Reptr.;Oil & Gas Rptr.
Ops.Cal.Atty.Gen.
P.O.R.
P.U.R.+3d
P.U.R. (N.S.)
P.U.R.4th|Pub. Util. Rep. 4th
Rad. Reg.
Rad. Reg. 2d (P & F)
Rec. V.A. Ct. (R.I.)
Robertson's Report of the Trial of Aaron Burr.
Sec. & Fed. Corp. L. Rep. (West)
S.E.C.
SEC Docket
SEC Jud. Dec.
Shipping Reg. (P & F)
Soc. Sec. Rep. Serv.|Soc. Sec. Rep. Ser.;Soc. Sec. Rep. Service
Sprague
T.C.M.|T.C. Mem. Dec.;CCH T.C. Mem. Dec.;CCH Tax Ct. Mem. Dec.;P-H T.C. Mem. Dec.;~ (CCH);~ (P-H)|tax
Tex.Bankr.Ct.Rep.
TNT
Treas. Dec.
U.C.C. Rep. Serv. (West)|U.C.C. Rep. Serv.
U.C.C. Rep. Serv. 2d (West)|U.C.C. Rep. Serv. 2d
USCMA||cma
U.S.L.W.
Va. Col. Dec.
Vet. App.||cavc
Wall. Jr. Append.
= x|| (BNA)
Am. Disabilities Cas.|A.D. Cases
Banking Rep.
Chem. Reg. Rep.
Collective Bargaining Negot. & Cont.
Crim. L. Rep.
Daily Lab. Rep.
Empl. Benefits Cas.
Employee Benefits Cas.
Env't Rep.
Env't Rep. Cas.
ERC
Fair Empl. Prac. Cas.|Fair Empl. Prac. Newsl. (BNA);FEP Cas.;FEP Cases
Fam. L. Rep.
Fed. Cont. Rep.
Gov't Empl. Rel. Rep.
I.E.R. Cas.|BNA IER CAS;IER Cases
Int'l Env't Rep.
I.T.R.D.|Int'l Trade Rep. (BNA)
Lab. Arb. Rep.
Lab. Rel. Rep.
L.R.R.M.
Media L. Rep.
OSHC
O.S.H. Rep.
Pat. Trademark & Copyright J.
Pens. & Ben. Rep.|Pens. & Benefits Rep. (BNA)
Personnel Mgmt.
Prod. Safety & Liab. Rep.
Sec. Reg. & L. Rep.
Union Lab. Rep.
U.S.L.W.
U.S.P.Q.
U.S.P.Q. 2d
Wage & Hour Cas.
Wage & Hour Cas.2d
Wage Hour & Leave Rep.
= x|| (RIA)
A.F.T.R.|P-H T.C. Memo.
A.F.T.R.2d
Empl. Coordinator
Fed. Tax Coordinator Second Series
Hous. & Dev. Rep.
Pens. & Profit Sharing 2d
St. & Loc. Tax Serv.
Tax Ct. Rep. Dec.
U.S. Tax Rep.
= x|| (CCH)
Accom. Disabilities Dec.
Av. Cas.
B.C.A.
Can. Com. L. Guide
Can. Tax Rep.
Chicago Bd. Options Ex.
Consumer Cred. Guide
Consumer Prod. Safety Guide
Cont. App. Dec.
Cost Accounting Stand. Guide
Dominion Tax Cas.
EEOC Compl. Man.
Empl. Prac. Guide
Empl. Safety & Health Guide
Exempt Org. Rep.
Fam. L. Tax Guide
Fed. Audit Guide
Fed. Carr. Rep.
Fed. Election Camp. Fin. Guide
Fed. Energy Reg. Comm'n Rep.
Fed. Est. & Gift Tax Rep.
Fed. Ex. Tax Rep.
Fed. Tax Guide Rep.
Food Drug Cosm. L. Rep.
Gov't Cont. Rep.
Inher. Est. & Gift Tax Rep.
Ins. L. Rep.
IRS Pos.
Lab. Arb. Awards
Lab. L. Rep.
Life. Cas.
Life. Cas. 2d
Liquor Cont. L. Rep.
Med. Devices Rep.
Mut. Funds Guide
Neg. Cas.
Neg. Cas. 2d
N.Y.S.E. Guide
OFCCP Fed. Cont. Compl. Man.
OSHA Comp. Guide
Personal and Comm. Liab. Life Health & Accid. Ins. Cas. 2d
SEC Accounting R.
Secured Transactions Guide
Soc. Sec. Rep.
Stand. Fed. Tax Rep.
St. Tax Guide
St. Tax Rep.
Tax Ct. Mem. Dec.|CCH Tax Ct. Mem.
Tax Ct. Rep.
Tax Treaties
= x¶
Auto. Cas.|~ (CCH)
F.P.E.R.
N.J.P.E.R.
Bankr. L. Rep.|~ (C.C.H.)
CCH OSHD|O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH)
Comm. Fut. L. Rep.|~ (CCH)
Envtl. L. Rep. (Envtl. Law Inst.)|ELR;Envtl. L. Rep.
NDLR|~ (LRP);~ (LRP) LEXIS
Unemployment Ins. Rep.|CCH Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);~ (CCH)
= x¶|| (CCH)
Blue Sky L. Rep.
Bus. Franchise Guide
Copy. L. Rep.
Copyright L. Dec.|Copr.L.Dec.
Copyright L. Rep.
Empl. Prac. Dec.|E.P.D.
Energy Mgmt.|Energy Mgt.
Fed. Banking L. Rep.
Fed. Sec. L. Rep.
Lab. Cas.
Medicare & Medicaid Guide|Med & Med GD (CCH)
Nuclear Reg. Rep.
Pens. Plan Guide
Prod. Liab. Rep.
RICO Bus. Disp. Guide
Trade Cas.|Trade Cases
Trade Reg. Rep.
U.S. Tax Cas.|USTC
Util. L. Rep.
= x<|| (RIA)
T.C.M.|RIA TM|tax
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
B.R.|Bankr.
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
Ark.||@
Ark. App.|Ak. App.|@ctapp
= n|az
AZ
= n|co
CO||@
COA||@ctapp
= n|fl
FL||@
= n|il
IL||@
IL App (1st)||@appct
IL App (2d)|IL App (2nd)|@appct
IL App (3d)|IL App (3rd)|@appct
IL App (4th)||@appct
IL App (5th)||@appct
= n|la
LA
= n|me
ME||@
= n|ms
MS||@
= n|mt
MT||@
= n-|nc
NCCOA||@ctapp
NCSC||@
= n|nd
ND||@
ND App||@ctapp
= n|nh
N.H.||@
= n-|nm
NMCA||@ctapp
NMCERT
NMSC||@
= n|nm
NM
= n|nv
NV||@
= n|ny
NY Slip Op
= n-|oh
Ohio|OH
= n|ok
OK||@
OK AG
OK CIV APP||@civapp
OK CR||@crimapp
OK JUD ETH
= n|pa
PA
Pa. Super.||@superct
PA Super||@superct
= n|sd
SD||@
= n|tn
TN WC
TN WC App.
= n|tx
Tex. Bus.|~ Ct.
= n|ut
UT||@
UT App|UT Ct. App.;Utah App;Utah Ct. App.|@ctapp
= n|vi
VI||@rginislands
= n|vt
VT||@
= n|wi
WI||@
WI App||@ctapp
= n|wy
WY||@
= d
BL
Cal. Daily Op. Serv.|Cal. Daily Op. Service
LEXIS
WL
= d|| LEXIS
Ala.+ App.+ Civ. App.+ Crim. App.
Alas.+ App.
Ariz.+ App.+ App. Unpub.+ Tax+ Unpub.
Ark.+ App.
Bankr.
BTA
CAAF
Cal.+ App.+ App. Unpub.+ Comm. Jud. Perform.+ Jud. Ethics Op.+ Super.
CCA
CCPA|Ct. Cust. LEXIS
CMA
CMR
Colo.+ App.+ Discipl.
Conn.+ App.+ Cir.+ Super.
Ct. Intl. Trade
Cust. Ct.
Dakota
D.C. App.
D.C. Super.
Del.+ Ch.+ C.P.+ Fam. Ct.+ Super.
Fla.+ App.
Ga.+ App.
Guam
Haw.+ App.
Ida.+ App.+ App. Unpub.
Ill.+ App.+ App. Unpub.+ Ct. Cl.
Indian Terr.
Ind.+ App.+ App. Unpub.+ Tax
Iowa App.
Iowa Sup.
Kan.+ App.+ App. Unpub.+ Unpub.
Ky.+ App.+ App. Unpub.+ Unpub.
La.+ App.+ App. Unpub.
Mass.+ App. Div.+ App.+ App. Unpub.+ LCR+ Super.
Md.+ App.+ Cir. Ct.+ Tax
Me.+ Super.+ Unpub.
Mich.+ App.
Minn.+ App.+ App. Unpub.+ Dist.+ Tax
Miss.+ App.
Mo.+ App.
Mont.+ Dist.+ Water
NCBC
N.C.+ App.
N.D.+ App.
Neb.+ App.
Nev.+ Unpub.
N.H.+ Super.
N.J.+ Ch.+ Misc.+ Prerog. Ct.+ Sup. Ct.+ Super.+ Super. Unpub.
N. Mar. I.
N.M.+ App.+ App. Unpub.+ Unpub.
N.Y.+ App. Div.+ Misc.
Ohio+ App.+ Misc.
Okla.+ Civ. App.+ Crim. App.+ JUD
Ore.+ App.+ Tax
Pa.+ Commw.+ Commw. Unpub.+ Dist. & Cnty. Dec.+ Jud. Disc.+ Super.+ Super. Unpub.
Phila. Ct. Com. Pl.
Phila. Cty. Rptr.
PR App.
PR Sup.
R.I.+ Super.
S.C.+ App.+ App. Unpub.+ Unpub.
S.D.
Tax Ct. Memo
Tax Ct. Summary
Tenn.+ App.+ Ch. App.+ Crim. App.
Tex.+ App.+ Crim. App.+ Crim. App. Unpub.
U.S. Claims|U.S. Cl. Ct. LEXIS
U.S.+ App.+ CMCR+ Commerce Ct.+ Ct. Cl.+ Dist.+ Tax Ct.
U.S. Vet. App.|U.S. App. Vet. Claims LEXIS
Utah+ App.
Va.+ App.+ Cir.+ Unpub.
V.I.+ Supreme
Vt.+ Super.+ Unpub.
Wash.+ App.+ Terr.
Wisc.+ App.+ Cir.
W. Va.
Wyo.
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
Stra.|Str.
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
How. St. Tr.|Howell's St. Tr.;Howell's State Trials
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
