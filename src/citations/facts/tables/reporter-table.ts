/**
 * Reporters in groups of one kind that print the same courts. A group's line: = kind and form | prints. One reporter a line:
 * name | other spellings | first year-last year | last volume | only court. In spellings, ~ is the name and @ the abbreviation
 * of the state.
 *
 * Kinds: f federal, s state, r regional, x specialty, n neutral, e nominative of the Supreme Court, d database, b England's.
 * Forms, where not volume-reporter-page: - hyphens, < reporter first, ¶ paragraph, 1 single volume, L Louisiana. Behind each
 * year and volume stand its sources (see `bound.ts`): reporters-db where there is no letter, ? where none is known; where two
 * sources differ, the wider of the two limits, which both support. Of two reporters of one name the usual one comes first.
 * Facts after reporters-db of Free Law Project (see NOTICE). `Ex. Rep.` is fiction: see assets/starter.
 */
export const reporterTable = `
= f
Abb.|~ (U. S.);~ Rep.;~ U. S.|1863-1871
A.E.C.
Agric. Dec.
A.L.R. Fed.
A.L.R. Fed. 2d
Am. Dec.|Am. Dec's.
Amer. Law J.|Am. Law J.;Am. Law J. (U. S.)|1808-1817
Amer. Law J. (N. S.)|Am. Law J. (N. S.)|1848-1852
Amer. Law T. Rep.||1868-1873
Amer. L. Rev.|Am Law Rev.;Amer. Law Rev.
Am. Jur.|Amer. Jur.|1829-1843
Am. Law. Rec.||1872-1887
Am. Law T.|~ Rep.|1870-1871
Am. Law T. Rep. (N. S.)|Am. Law T. (N. S.)|1874-1877
Am. Law T. Rep. U.S. Cts.|Am. Law T. Rep. (U. S. Cts.)|1868-1874
Am. Lead. Cas.|Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases;American Leading Cases (U.S.)
Am. Ry. Rep.||1873-1881
Ben.
Betts' Dec.|Bett's D. C. MS.;Betts' C. C. MS.;Betts' D. C. MSS.;Betts, D. C.
Biss.|~ (U.S.) Bissell's;Bissell
Blatchf.|Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;Blatch. (U.S. Cir. Ct.);~ (U.S. Circ. Ct.);~ C.C.;~ C.C. Rep.
BNH
Bond
Brock.|~ Rep.
C.C.A.|~ Rep.|-1920
Chi. Leg. News|Chi.Leg.N.|1868-1925
Cliff.
Code Rep.
Comp. Gen.
Curt.
Cust. B. & Dec.||1967-
Cust. Ct.||1928rc-1980rc
Dec. Comm'r Pat.
D. Haw.||1847rc-
Dill.
DNH
DSD
E.A.D.
E.D. Pa.||1858c-
F.|Fed.;Fed.R.;Fed.Rep.|1802rc-1932rc|300po
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
Hall, Law J.||1808-1817
Haskell C.C.
How. N.P.|~ (Mich.);Howell N.P.
I. & N. Dec.|I&N;IN Dec.|||bia
I.C.C.
I.C.C.2d
Interior Dec.
Int. Rev. Rec.
I.R.B.
Jour. Jur.
Law & Eq. Rep.||1876-1878
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
Navajo Rptr.||1969-
N.L.R.B.|NLRB Dec. (CCH)|1935-
N.M.B.
N.R.C.
N.T.S.B.
Ohio F. Dec.|Ohio F.D.;Ohio Fed. Dec.
Op. Att'y Gen.||1791-1982
Op. O.L.C.||1977-1995
O.R.W.
Otto||1875-1883
Paine
Penn. Law J.|Pa. Law J.;Pa. Law J. Rep.;Penn. L. J.;Penn. Law Jour.
Pet. Adm.
Pet. C.C.|Peters C.C.
Pet. Cir. C.R.
P.H.
P.R. Fed.|~ Rep.|1900rc-1924rc
Pub. Lands Dec.
Pub. Lands Dec.|Land Dec.;Land Dec. Dept. Int.;Interior Dec.;Pub. Lands
Reporter,
Robb, Pat. Cas.||1789-1850
Sawy.|Sawyer Circt.;Sawyer U.S. Ct. Rep.
S.C.D.C. (N.S.)||1933c-
S.T.B.
Story|~ Rep.
Sumn.|~ Rep.
Treas. Dec. Int. Rev.
U.S. (Apx.)|U.S. Appx.
U.S. Law Int.
U. S. Law J.
Wall. C.C.||1863-1874
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
Fed. Carr. Cas. (CCH)|Fed. Carr. Cas.|1936-
FERC
FERC
= f1
Baldw.|Bald;Bald. C.C.;Baldwin's C.C. U.S. Rep;Baldwin's Rep.
Blatchf. Pr. Cas.|Blatchf. Prize Cas.|1861-1865
Brunn. Coll. Cas.|Brun. Col. Cas.;Brunner, Col. Cas.
Chase
Crabbe
Cranch, Pat. Dec.||1841-1847
Deady
Fish. Prize Cas.|Fish. Pr. Cas.;Fish. Prize
Gilp.
Hask.
Hoff. Land Cas.||1853-1858
Holmes
Taney||1836-1861
Woolw.|Wool.;~ Rep.;Woolworth;Woolworth's Cir. Ct. R.
= f|appeals
F.3d|Fed.R.3d;Fed.Rep.3d|1990rcp-2021p|999po
F.4th|Fed.R.4th;Fed.Rep.4th|2021-
F. App'x|Fed Appx|1996rcp-2021p|861po
= f|scotus
L. Ed.|L.Ed.(U.S.);LAW ED;U.S.L.Ed.;U.S.Law.Ed.|1790-1956|100o|scotus
L. Ed. 2d|L.E.2d;U.S.L.Ed.2d|1956rc-||scotus
S. Ct.|~ Rep.;Sup.Ct.;Sup.Ct.Rep.;Supr.Ct.Rep.|1882rc-||scotus
U.S.|U. S. R.;~ Rep.;~S.C.Rep.;USSCR|1754rc-||scotus
= f|us
Cranch C.C.|Cra. C.C.;D.C. (Cranch)|1801-1841
F.2d|F.(2d);Fed.R.2d;Fed.Rep.2d|1910rcp-1993rcp|999po
F. Cas.|Fed. Cas.;Fed.Ca.|1779rc-1894rc|30p
F. Supp.||1839rcp-1998rcp|999po
F. Supp. 2d||1982rcp-2014rcp|999po
F. Supp. 3d|FS3d|1968rc-
U.S. App.|||63?
= r
Am. Ann. Cas.|Ann. Cas.|1904-1918p
Am. Rep.|Am. Reports
Am. St. Rep.|Am. S. R.;Am. St. R.|1888-
Northumb. L.J.|Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.
= r|ak,az,ca,co,hi,id,ks,mt,nv,nm,ok,or,ut,wa,wy
P.|~ Rep.;PaC.;Pac. Rep.;Pac.R.;Pacific;Pacific Rep.|1883rp-1931rp|300po
P.2d|P [2d];P. (2d);P. [2nd];Pac (2d);Pac. (2);Pac. 2d|1931rcp-2000rcp|999po
P.3d||1976rc-
= r|al,fl,la,ms
So.|~ Rep.;~ Reporter;Sou.;Sou. Rep.;South;South. Rep.|1886rcp-1941rcp|200po
So. 2d|(So. 2nd);S. (2nd);So (2nd);So. (2d Series);So. (2d);So. (2nd Series);So. 2nd;So. Rep. 2d;Sou. (2nd);South.2d|1923rcp-2009rcp|999po
So. 3d|So. Rep. 3d;South.3d|2000rc-
= r|ar,ky,mo,tn,tx,ok
S.W.|~ Rep.;~ Series|1886rcp-1928rcp|300po
S.W.2d|S. W. (2d);S. W. 2d Series.;S. W., Second Series,|1920rcp-1999rcp|999po
S.W.3d||1993rc-
= r|ct,de,dc,me,md,nh,nj,pa,ri,vt
A.|~ Rep.;At. Rep.;Atl.;Atl. Rep.;Atl.R.|1885rp-1938rp|200po
A.2d|Atl.2d|1938rcp-2010rcp|999po
A.3d||2004rc-
= r|ga,nc,sc,va,wv
S.E.|~ Rep.|1887rp-1939rp|200po
S.E.2d|S. E. (2d)|1939rc-
= r|ia,mi,mn,ne,nd,sd,wi
N.W.|~ Rep.;No.West Rep.;Northw.Rep.|1879rp-1942rp|300po
N.W.2d|N. W. (2d);N.W. 2nd|1942rc-2023rc
N.W.3d||2024-
= r|il,in,ma,ny,oh
N.E.|~ Rep.;No.East Rep.|1884rp-1936rp|200po
N.E.2d||1936rcp-2014rcp|999po
N.E.3d||2000rc-
= e
Dall.|Dal.;Dal. Rep.;~ Rep.;~S.C.;Dallas;Dallas Rep.|1759rc-1880rc|4ps
Dane, Abr.||1823-
Haz. Reg. Pa.||1828-1836
Haz. U. S. Reg.|Haz. Reg. U. S.|1839-
Hopk. Works.
Niles Reg.|Nile, Reg.|1811-1848
Oliver's Forms||1788-1843
= e1
Bee
Blatchf. & H.||1827-1837
Codd. Dig.|Coddington's Digest
Cox. Manual Trade-Mark Cas.
Hoff.|~ Dec.|1853-1858
Hoff. Op.
= e|scotus
Black|~ R.;~ Rep.|1861-1862|2pso|scotus
Cranch|Cra.;~ (US);~ Rep.|1801-1815|9ps|scotus
How.|~ Rep.|1843-1860|24ps|scotus
Pet.|~ Rep.;~S.C.;Peters;Peters Rep.|1828-1842|16pso|scotus
Wall.|~ Rep.;~S.C.;Wallace R.|1863-1874|23pso|scotus
Wheat.|~ Rep.;Wheaton;Wheaton Rep.|1816-1827|12ps|scotus
= s
Am. Law Reg.|Amer. Law Reg.|1853-1861
Am. Law Reg. (N.S.)|Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)|1862-1878
Am. Samoa||1900rc-1975rc
Am. Samoa 2d||1978rc-1999rc
Am. Samoa 3d||1993rc-
Am. Tribal Law|Tribal|1997-
Ariz. Adv. Rep.||1987-
Balt. Law Trans.||1868-1870
Bradf.|Brad.;Bradford|1838rc-1841rc
Browne (Pa.)||1801-1814
Burr's Trial||1864-
Cal. Law J.||1862-1863
Chi. Law J.||1878-1907
Chit. Cr. Law|Chit. Cr. L.;Chit. Crim. Law
Colo.||1864rc-1980rc||colo
Colo. L. Rep.|Col. L. Rep.;Col. Law Rep.;Colo. Law Rep.;Colo. R.|1880c-
Conn. Surr.
Daily L.N.|Daily L.R.;Daily Leg. (Pa.);Daily Leg. News (Pa.)
DTA
DTS||1998-
Ex. Rep.|Example Reports||998po|example
Gibbons|~ (N.Y.)
Guam||1955rc-||guam
H. & J.|Har. & J.|1800rc-1826rc
Harr. Ch.|Har. Ch.;Har. Chy.;Harr. (Mich.);~ (Mich.);~ R.;Harring.;Harring. Ch. (Mich.)|1836rc-1842rc
JTS||1899-
Juris P.R.
Kan.|~ Rep.;Kans.;Kas.|1858rc-||kan
La. Law J.||1841-1842
Law Reporter||1839-1848
Liv. Law Mag.
Mass. L. Rptr.|Mass. Law Rep|1960rc-
Md. Ch.||1841rc-1853rc
Md. Law Rec.||1878-1889
Mich. Lawy.||1875-1879
Month. Jur.||1878-1879
Month. West. Jur.||1875-1877
MP
N.J. (Manumission)|Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.|1775c-1875rc
N. Mar. I.||1989rc-
N. Mar. I. Commw.|~ Rptr.|1979rc-
N. Y. City H. Rec.||1816-1822
Okla. Trib.||1979-
Pac. Law Mag.|Pacific Law Mag.
P.L.R.|P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.
P.R. Dec.|D.P.R.|1899rc-
P.R. Offic. Trans.||1978-
P.R.R.|Puerto Rico;P.R.|1899-1978
P.R. Sent.||1899rc-1902rc
Quart. Law J.||1856-1859
Rec. Co. Ct.||1671rc-1680rc
Rob.|~ Rep.;~La.;Robinson|1841rc-1846rc
S. & M.|Miss. (S. & M. Ch.);Miss.(S.& M.);S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.;Smedes & M.(Miss.)|1843-1850
San Fran. Law J.||1877-1878
SCDB||1791-
S.C.L.|~ (Mill Const.)|1783rc-1868rc
Sickels|Sick.
Smith & H.|Smith;Smith (TN);Smith (Tenn.)
Speers|S.C.L.(Speers);Spears;~ L.(S.C.)|1842-1844
Storey|Sto. Rep.
T.C.A.||1988rc-
Tenn. Leg. Rep.|Leg. Rep.|1877-1879
Tex. Law J.||1877-1882
TSPR
Utah Adv. Rep.||1987-
Va.|~ Leigh;~ Rep.;Virg.|1779rc-||va
Va. Ch. Dec.|Wythe;Wythe (Va.);Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.|1788rc-1799rc
Van Ness
V.I.||1917rc-
Walk. Ch.||1842c-
Walker|Miss.(Walker);Walk.Miss.|1818rc-1887rc
Wheel. Cr. Cas.|Wheeler, Cr. Cas.;Wheeler, Crim. Cas.|1791rc-1825rc
Wilson|Wils. Oreg.|1871c-
Woolw.|~ Rep.
= s1
Betts' Scr. Bk.||1839-1862
Cal. Law J. & Lit. Rev.||1862-1863
Coombs' Trial of Aaron Burr||1864-
Syllabi||1876-1879
Whart. Hom.
Whart. St. Tr.
= s|ak
Alaska||1884rc-1959rc
Alaska Fed.|A.F.Rep.;~R.;~ Rep.|1869rc-1937rc
= s|al
Ala.|~ (N.S.);~ Rep.|1840rc-1976rc||ala
Ala. 2d||1977-||ala
Ala. App.||1910rc-1976rc
Port.|~ Rep.;~(@);Porter;Porter Rep.|1834rc-1839rc||ala
Stew.|~ Rep.;Stewart|1827rc-1831rc||ala
Stew. & P.||1831rc-1834rc||ala
= s|appeals
App. D.C.||1893rc-1995rc||cadc
U.S. App. D.C.||1941rc-||cadc
= s|ar
Ark.|~ Rep.|1837rc-2009rc||ark
Ark. Adv. Op.||||ark
Ark. App.|Ak. App.|1981rc-2009rc||arkctapp
Ark. App'x||||ark
= s1|ar
Hempst.|Ark. Terr. Rep.;Hemp.
= s|az
Ariz.||1817rc-
Ariz. App.||1965rc-1977rc||arizctapp
Arizona Cases Digest
= s|ca
Cal.|~ Rep.|1803rc-2006rc||cal
Cal. 2d||1930rc-1969rc|71o|cal
Cal. 3d||1969rc-1991rc|54o|cal
Cal. 3d Spec. Trib Supp.||1969-1991
Cal. 4th||1991rc-||cal
Cal. 4th CJP Supp.||1991-
Cal. 5th||1991rc-||cal
Cal. 5th CJP Supp.||1991-
Cal. App.|~ Rep.|1897rc-1983rc|140o|calctapp
Cal. App. 2d||1837rc-1969rc|276o|calctapp
Cal. App. 3d||1969rc-1991rc|235o|calctapp
Cal. App. 4th||1933rc-||calctapp
Cal. App. 5th||1991rc-||calctapp
Cal. App. Supp.||1929-
Cal. App. Supp. 2d|Cal. App. 2d Supp.|1929-
Cal. App. Supp. 3d|Cal. App. 3d Supp.|1929-
Cal. App. Supp. 4th|Cal. App. 4th Supp.|1991-
Cal. App. Supp. 5th|Cal. App. 5th Supp.|1991-
Cal. Dist. Ct.||1854c-
Cal. Rptr.||1959-1991|286o
Cal. Rptr. 2d||1992-2003|135o
Cal. Rptr. 3d||2003rc-
Cal. Sup.|~(@);Cal. Supp.|1921-1926
Cal. Super. Ct.||1921rc-1926rc
Cal. Unrep.|Cal.Unrep.Cas.|1855rc-1910rc||cal
Coffey||1880rc-1915rc
Daily Journal DAR
D.A.R.
Myrick||1872rc-1879rc
P.C.L.J.||||cal
= s|co
Brief Times Rptr.||1977-1996||colo
Colo. App.||1891rc-1980rc||coloctapp
Colo. J.|Colorado Journal
Colo. J. C.A.R.
Colo. N. P.||1898rc-1902rc
= s|ct
Conn.|~ Rep.|1814rc-||conn
Conn. App.||1916rc-||connappct
Conn. Cir. Ct.||1961rc-1974rc
Conn. L. Rptr.||1990-
Conn. Super. Ct.|CSCR;Conn. Sup.;Ct. Sup.|1986-1994
Conn. Super. Ct.|CSCR;Conn. Sup.;Ct. Sup.
Conn. Supp.||1935rc-||connsuperct
Day|~(@)|1802rc-1813rc
Kirby|Kirb.|1785rc-1789rc
Root||1764rc-1798rc
= s|dc
Daily Wash. L. Rptr.||1971-
D.C.||1801rc-1893rc
D.C. App.
Hay. & Haz.|Havw. & H.;Hayw. & Haz.;Hayw.& H.|1840rc-1882rc
MacArth.|@(~);MacAr.;MacArthur|1873-1879
MacArth. & M.|@(~);MacAr.& M.;MacAr.& Mackey;MacArth.& M.(Dist.Col.);MacArthur & M.|1879-1880
Mackey|@(~)|1863-1892
Tuck. & Cl.|@(~);Tuck.;Tuck.& C.|1892-1893
= s|de
Boyce|@(~)|1909-1920
Del.|~ Rep.|1832rc-1966rc
Del. Cas.||1770rc-1832rc
Del. Ch.|~ Rep.|1814rc-1968rc||delch
Hard.|Hardes;Hardesty
Harrington||1832-1855
Houston|Houst.;~ Criminal|1855-1893
Marvel|Marv.;Marv.(@)|1893-1897
Penne.|Penn. Del.;Pennew.
Pennewill||1897-1909
Terry|Ter. Rep.
W.W. Harr.|Harr. Rep.;~ Del
= s|fl
Fla.|~ Rep.;Flor.;Florida;Florida Rep.|1825rc-1948rc||fla
Fla. L. Weekly||1978-
Fla. L. Weekly Supp.|Fla. L. Weekly S|1992-||fla
Fla. Supp.|Fl.S.|1946rc-1981rc
Fla. Supp. 2d||1974rc-1992rc
FPSC
= s|ga
Charlton|Charl. R.;Charlet.(@);Charlt.;Charlt. R.M.;~ Rep.;~'s;~'s (Rob't. M.) Rep.|1811rc-
Dudley Rep.|Dudley(@)|1830rc-1835rc
Fulton County D. Rep.||||ga
Ga.|~ (Kelly);~ Rep.;Suppl. Ga.|1808rc-||ga
Ga. App.||1906rc-||gactapp
Ga. L. Rep.|Ga. Law Reporter|1885c-||ga
Georgia Decisions||1841c-
Kelly||1847-1849||ga
= s|hi
Haw.|H. Rep.;~ Rep.;Hawai'i;Hawaii Rep.|1847rc-
Haw. App.|Hawaii App.|1980rc-1994rc||hawapp
= s|ia
Greene|~ G.(Iowa)|1847rc-1854rc
Iowa|Ia.;~ Rep.|1855rc-1968rc||iowa
Morris|Mor.Ia.;Morr.|1839rc-1846rc||iowa
= s|id
Hasb.
Idaho|Ida.|1866rc-
= s|il
Breese|@(~)|1819-1831||ill
Gilm.|~(@);Gilman;@(~)|1844-1849||ill
Ill.|~ Rep.|1819rc-|415o|ill
Ill. 2d||1849rc-|242o|ill
Ill. App.|~ Rep.;Ill.A.|1855rc-||illappct
Ill. App. 2d|Ill.A.2d|1877rc-||illappct
Ill. App. 3d|Ill.A.3d|1771rc-||illappct
Ill. C.C.||||ill
Ill. Cir. Ct.|~ Rep.
Ill. Ct. Cl.||1889rc-
Ill. Dec.|Ill.Decs.|1976-
Scam.|@(~);~ Rep.|1832-1843||ill
= s|in
Blackf.|Black. Rep.;~ Rep.;~(@)|1817rc-1848rc||ind
Ind.|~ Rep.|1848rc-1981rc||ind
Ind. App.||1885rc-1979rc||indctapp
Ind. Dec.||||ind
Ind. L. Rep.||1871rc-||ind
Wilson|Wils. Ind.;Wils. Super.(@)|1871c-||ind
= s|ks
Kan. App.|Kans.App.|1895rc-1901rc||kanctapp
Kan. App. 2d||1977rc-||kanctapp
= s1|ks
McCahon|McCah.|1858rc-1868rc||kan
= s|ky
A.K. Marsh.|@(~);Mar. Rep.;Marsh. Rep.;Marsh.(@);Marsh.A.K.|1817-1821
Bibb|~ Rep.;~(@);@(~)|1808-1817
B. Mon.|~ Rep.;@(~);Mon. Rep.;Mon.B.;Monroe, B.|1840-1857
Bush|~(@);@(~)|1866-1879
Dana|~ Rep.;@(~)|1833-1840
Duv.|@(~)|1863-1866
Hard.|Hardin;Hardin(@);@(~)|1805-1808
Hughes|Hugh.;~ (1877);@(~)|1785-1801
J.J. Marsh.|J.J.Mar.;~(@);@(~);Marsh. Rep.;Marsh.(@);Marsh.J.J.|1829-1832
Ky.|~ Rep.|1718rc-1951rc
Ky. App.||1994-2000
Ky. L. Rptr.|Ken.L.Re.;Ky. Law Rep.;Ky.L.R.|1880-1908
Ky. L. Summ.||1966-
Ky. Op.|Ken.Opin.|1861rc-1886rc
Litt.|@(~);Lit. Rep.;~ Rep.;~(@);Littell;Littell Rep.|1822-1824
T.B. Mon.|@(T.B.Monroe);Mon. Rep.;Mon.T.B.;~(@)|1824-1828
= s1|ky
Litt. Sel. Cas.|@(Lit.Sel.Cas.);Lit.Sel.Ca.;~(@)|1795-1821
= s|la
Gunby|~(@)|1885rc-1885rc
La.|~ Rep.|1830rc-1972rc||la
La. Ann.|~ Rep.|1846rc-1900rc||la
La. App.||1920rc-1932rc||lactapp
Mann. Unrep. Cas.|Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases|1880c-||la
Mart.|~ (O. S.);~ Rep.|1809-1830
Mart. (N.S.)||1821c-
McGl.|McGloin|1881rc-1884rc
Pelt.||1916rc-1928rc
Teiss.|La.App.(Orleans);Teissier|1903rc-1917rc
Tiess.
= sL|la
La.App. 1 Cir.||||la
La.App. 2 Cir.||||la
La.App. 3 Cir.||||la
La.App. 4 Cir.||||la
La.App. 5 Cir.||||la
La.App. 6 Cir.||||la
= s|ma
Allen|All. Rep.;@(~)|1861-1867||mass
Cush.|~ Rep.;~(@);Cushing;@(~)|1848-1853||mass
Davis. L. Ct. Cas.||1898rc-1927rc
Gray|~(@);@(~)|1854-1860||mass
Law Rep.
Mass.|Mas. Rep.;~ R.;~ Rep.|1768rc-||mass
Mass. App. Ct.|Mass.App.|1972rc-||massappct
Mass. App. Dec.||1934rc-1977rc
Mass. App. Div.||1936rc-
Mass. App. Div. Adv. Sh.||1975-
Mass. Supp.||1979rc-1983rc
Met.|@(~);~ Rep.;Metc.;Metc. Rep.;Metc.Mass.|1840-1847||mass
Pick.|@(~);~ Rep.;~(@)|1822-1839||mass
Rep. Cont. El.||1781rc-1862rc
Rep. Cont. Elect. Case.|Rep. Cont. Elect. Cas.|1886rc-1897rc
Super. Ct. Jud.||1761rc-1776rc
Tyng|@(~)|1806-1822
Will.|@(~);~Mass.;Williams|1804-1805
= s|md
Balt. C. Rep.||1805c-
Bland||1797rc-1832rc
G. & J.||1827rc-1842rc
Gill||1842rc-1851rc
H. & G.||1826rc-1829rc
H. & McH.||1658rc-1799rc
Md.|Maryland;Maryland Rep.;~ Rep.|1851rc-||md
Md. App.||1967rc-||mdctspecapp
MDBT||2003-
= s|me
Me.|Maine;Maine Rep.|1820rc-1965rc||me
= s|mi
Blume Sup. Ct. Trans.||1805rc-1938rc||mich
Blume Unrep. Op.|Blume Op.|1836rc-1843rc||mich
Doug.|~ Rep.;~(@);Dougl.(@)|1843rc-1847rc||mich
McGrath|McGrdath|1843c-||mich
Mich.|~ Rep.|1841rc-||mich
Mich. App.|Mich. Ct. App.|1888rc-||michctapp
Mich. Ct. Cl.||1938-1942||mich
Mich. N.P.|~ R.
Mich. Pr.||1896c-||mich
= s|mn
Minn.|Min. Rep.;~ Rep.|1830rc-1982rc||minn
Wilson|Wils. Minn.|||minn
= s|mo
Mo.|~ Rep.|1821rc-1956rc||mo
Mo. App.|~ Rep.|1876rc-1994rc||moctapp
= s|ms
Adv. S.||||miss
Free. Ch.|Fr. Ch.;Fr. Chy.;Freem.;Freem.(@);Freem. Ch.;Freem. Ch.(@)|1839-1843
Howard|~ Rep.;@(~)|1834-1843||miss
Miss.|Mis. Rep.;~ R.;~ Rep.|1818rc-1966rc||miss
Miss. Dec.||1861c-||miss
Morr. St. Cas.|Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.|1818-1872
= s|mt
ML
Mont.|State Reptr.|1868rc-||mont
State Rptr.|Mont. St. Rep.|1945-||mont
= s|nc
Busb.|~L.;@(~)|1852-1853||nc
Busb. Eq.|Busbee Eq.(@);@(~)|1852-1853
Cam. & Nor.|Cam.& N.;@(~);N.C.Conf.;N.C.Conf.Rep.|1800-1804||nc
Car. L. Rep.|Car. Law Repos.;@(~)|1811-1816
Dev.|~(@);~ Rep.;~L.;@(~)|1826-1834||nc
Dev. & Bat.|~ Law;Dev.& B.;Dev.& B.L.;@(~)|1834-1839||nc
Dev. & Bat. Eq.|Dev.& B.Eq.;@(~)|1834-1839
Dev. Eq.|~ Rep.;@(~)|1826-1834
Hawks|~ Rep.;~(@);@(~)|1820-1826||nc
Hayw.|Hay. Rep.;~(@);~ N. C.;~ Rep.;@(~)|1789-1806
Ired.|~ Law;~ Law Rep.;~ Rep.;~L.;~L.(N.C.);@(~)|1840-1852||nc
Ired. Eq.|~ Rep.;~(@);@(~)|1840-1852
Jones|~ L.;~ N.C.;@(~)|1853-1862||nc
Jones Eq.|@(~)|1853-1863
Jones Law||||nc
Mart.|~(@);~ N. C.;~ Rep.;~Dec.;Martin;Martin Rep.;@(~)|1778-1797||nc
Mur.|~ Rep.;Murph.;Murph. Rep.;Murph.(@);@(~)|1804-1819||nc
N.C.|~ Rep.;~ (Dev. & Bat.)|1778rc-||nc
N.C. App.||1963rc-||ncctapp
Phil. Eq.|@(~);~(@)|1866-1868
Phil. Law|@(~);Phil.;Phil. Rep.;Phil.N.C.;Phill.;Phill. Rep.;Phill.L.(@);Phillips|1866-1868||nc
Tay.|@(~);~J.L.;~N.C.;Tayl.N.C.|1798-1802||nc
Taylor|@(~);N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.|1816-1818||nc
Win.||1863-1864||nc
= s|nd
Dakota|Dak.|1867-1889
N.D.||1807rc-1953rc||nd
= s|ne
NCA||||neb
Neb.||1860rc-||neb
Neb. (Unof.)|Neb. Unoff|1901-1904||neb
Neb. Ct. App.|Neb App;Neb.App.R.;Neb.C.A.|1922-||nebctapp
= s|nh
N.H.|~ Rep.|1816rc-||nh
= s1|nh
Smith (N. H.)|Smith's N. H. Reports|1796rc-1815rc
= s|nj
Backes||||nj
Buchanan|Buch.;Buchan.|1907-1916||nj
Dickinson|Dick.(@)|1890-1905
Gummere||1915-1922||nj
N.J.||1878rc-||nj
N.J. Admin.||1982-||nj
N.J. Admin. 2d||1982-||nj
N.J. Eq.||1830rc-1948rc
N.J.L.|N.J.Law|1789rc-1948rc
N.J. Law J.
N.J.L.J.||||nj
N.J. Misc.||1908rc-1949rc
N.J. Super.||1944rc-
N.J. Tax|~ Ct.|1979rc-||njtaxct
Robb.|~(@);Robbins|1905-1907||nj
Stock.|B Stockton
Vroom|~(@)|||nj
Vroom (G.D.W)||||nj
Vroom (P.D.)||||nj
= s|nm
Gild.|Gildersleeve;Gildr.;@(~)|1883-1889
N.M.||1852rc-
N.M. (G.)|Gildersleeve;Gildersleeve (N. Mex.);Gildr.;@(Gild.)|1852-1889
N.M. (J.)|@(John.)
N.M. Ct. App.|@(Ct. App.)|1966-
N.M. St. B. Bull.
= s|nv
Nev.||1865rc-||nev
Nev. Adv. Op. No.|Nev. Adv. Op.;Nev., Advance Opinion;Nev.Ad.Op.|||nev
Nev. Adv. Rep.|Nev. Advance Rep.|||nev
= s|ny
Abb. Ct. App.|~ Dec.|1807rc-1869rc
Abb. N. Cas.|Abb. N. C.|1870rc-1894rc
Abb. Pr.|~ Rep.;Abb.Prac.;Abbott P.R.;Abbott Pr.Rep.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.|1847rc-1868rc
Abb. Pr. (n.s.)||1856rc-1875rc
A.D.|App Div;App. Div. Rep.;App.Div.(@);N.Y.App.Dec.;N.Y.App.Div.|1714rc-1991rc|286o|nyappdiv
A.D.2d|Ap.2d.;App. Div. 2d.|1939rc-2004rc|309o|nyappdiv
A.D.3d|App. Div. 3d.|2002rc-||nyappdiv
Am. Neg. Ca.|Am. Negl. Cas.|1789-1897
Am. Neg. Cas.||1789-1907
Am. Neg. Cases|Am.Negl.Cas.|1789-1987
Ant. N.P. Cas.|Anth.;Anthon N.P.(@)|1807rc-1851rc
Armstrong. Election Cases||1778rc-1871rc
Barb.|~ Rep.;~S.C.|1847rc-1885rc
Barb. Ch.|~ Rep.;~(@)|1845rc-1848rc
Bedell||1900-1909
Bosw.|Bosworth Super. Ct. Rep.
Cai. Cas.|Cai.Cas.Err.;Cain.;Cain. Rep.;Caines;Caines(@);Caines Cas.;Caines Rep.;N.Y.Cas.Err.|1796rc-1805rc
Cai. R.||1803-1805
City Hall Rec. (NY)|City H. Rec.
Cl. Ch.|Clarke;Clarke Ch.;Clarke Ch.(@)|1839rc-1841rc
Cole. & Cai. Cas.|Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(@);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.|1794rc-1805rc
Cole. Cas.|Col.Cas.;Col.Cas.(@);Cole.Cas.Pr.;Colem.Cas.|1791rc-1800rc
Connoly|~ Sur. Rep.;~ Surr. Rep.
Cow.|~ Rep.;~N.Y.|1821rc-1829rc
Daly|~(@);~'s R.
Dem. Sur.||1879rc-1888rc
Dem. Surr.||||ny
Denio|~ Rep.|1845rc-1848rc
Duer|~ Super. Ct. Rep.
Edm. Sel. Cas.|Edm.Sel.Ca.;~(@);Edmond|1834rc-1853rc
E.D. Smith||1850rc-1862rc
Edw. Ch.|Ed.C.R.;Ed.Ch.;~ Rep.;Edw. Rep.;~(@)|1831rc-1850rc
E.H. Smith|E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.
Gibb. Surr.||1893rc-1898rc
Hall|~ R.;~ Rep.;~ Super. Ct. Rep.;~'s R.;~'s Sup. Court Rep.;~'s Sup. Ct. R.
Hill|H. Rep.;~ Rep.;~.N.Y.|1841rc-1941rc
Hill & Den.|Hill & D.Supp.;~Supp.;Lalor;Lalor Supp.|1842rc-1852rc
Hilt.||1855rc-1860rc
Hoff. Ch.|~ Rep.;Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(@)|1838rc-1840rc
Hopk. Ch.|~ Rep.|1823rc-1826rc
How. App. Cas.||1847rc-1860rc
How. Pr.|~ Rep.;How. Prac.;How.Prac.(@);N.Y.Spec.Term R.;N.Y.Spec.Term Rep.|1819rc-1973rc
How. Pr. (n.s.)||1855rc-1886rc
Hun
Hun
Johns.|J.R.;J. Rep.;John.;John. Rep.;~Ct.Err.;~N.Y.;~ Rep.;Johnson;Johnson Rep.|1806rc-1823rc
Johns. Cas.|~(@)|1798rc-1810rc
Johns. Ch.|~ Rep.;Johns.(@);~(@);Johns.Ch.Cas.|1814rc-1823rc
Jones & S.|Jones & Spencer;Jones and Spencer's Super. Ct. Rep.
Keyes||1863rc-1868rc
Lans.||1867rc-1873rc
Lans. Ch.|L. Rep.|1824rc-1826rc
Liquor Tax Rep.||1896rc-1905rc
Lock. Rev. Cas.||1799rc-1847rc
Mills Surr.|Mills|1890rc-1917rc
Misc.|~ Rep.;N.Y. Misc.|1808rc-1955rc
Misc. 2d|N.Y. Misc. 2d|1878rc-2004rc|196o
Misc. 3d|N.Y. Misc. 3d|2002rc-
N.Y.|~ Rep.;~ (N.Y.S.)|1800rc-1997rc|309o|ny
N.Y.2d||1956rc-2004rc|100o|ny
N.Y.3d||2003rc-||ny
N.Y. Ann. Cas.|N.Y. Ann. Ca.;N.Y. Anno. Cas.
N.Y. Ch. Ann.|N.Y.Ch.R.Ann.|1814-1847
N.Y. City Ct. Rep.||1864c-
N.Y. Civ. Proc. R.|Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.
N.Y. Civ. Proc. R., (N.S.)|N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Crim.|N.Y. Cr. R.;N.Y. Cr. Rep.;~ R.;~ Rep.|1810rc-1924rc
N.Y. Leg. Obs.|N. Y. Leg. Ob.;N.Y. Legal Observer
N.Y.L.J.|N. Y. Law J.|||ny
N.Y. Proc. Ct. Ass.||1664rc-1701rc
N.Y.S.|N. Y. Supp.;N. Y. Supplement;New York Supp.;New York Supplement|1832rc-1990rc
N.Y.S.2d||1938-|999o
N.Y.S.3d||1938-
N.Y. St. Rep.|N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Rptr.|1833c-
N.Y. Sup. Ct.|N.Y.Supr.Ct.;N.Y.Suprm.Ct.|1873rc-1896rc
N.Y. Super. Ct.||1819c-
Paige Ch.|Pai.Ch.;Paige;~ Rep.;Paige Rep.|1828rc-1845rc
Park. Cr.|~ Rep.;Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker Cr. Rep.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.
Pow. Surr.|Power|1890rc-1894rc
Redf.||1846rc-1882rc
Rob.|Robertson's Super. Ct. Rep.|1863-1868
Sand. Ch.|~ Rep.;Sand.Chy.;Sandf.Ch.;Sandf.Ch.(@);Sandf.Chy.|1843rc-1847rc
Sandf.|~ Rep.;Sandford Super. Ct. Rep.
Sarat. Ch. Sent.|Ch.Sent.;Ch.Sent.(@);N.Y.Ch.Sent.;Sar.Ch.Sen.|1841rc-1847rc
Seld. Notes||1852rc-1854rc
Sil. (Sup. Ct.)|Silvernail|||ny
Silv. Ct. App.||1886rc-1892rc
Silv. Sup.||1884rc-1890rc||ny
Sweeny|Sweeney Super. Ct. Rep.
Thomp. & Cook||1873rc-1875rc
Tiffany|Tiff
Trans. App.||1867rc-1868rc
Tuck. Surr.||1870rc-1870rc
Wend.|~ Rep.;~(@);Wendell;Wendell Rep.|1824rc-1841rc
Yates Sel. Cas.|Yates;~(@)|1809-1809
= s|oh
AOA
Cin. L. Bull.|Cin. Law Bul.;Cin. Law Bull.;Cinc. L. Bul.
Cin. Sup. Ct. Rep.|Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super.(@)|1868c-
Disney (Ohio)|Dis. R.|1853c-
Goebel|~'s Rep.;Ohio Prob.;Ohio Prob. Ct.|1885c-
Handy|Hand.;~(@)|1854c-
Handy R.
Hosea's Rep.||1907c-
Ohio|~ Rep.|1821rc-1851rc||ohio
Ohio App.|O. App.;Oh. App.;~ Rep.|1913rc-||ohioctapp
Ohio App. 2d|O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d|1913rc-||ohioctapp
Ohio App. 3d|O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d|1913rc-||ohioctapp
Ohio App. Unrep.|Anderson's Ohio App. Cas.|1990rc-1991rc
Ohio B.|O.B.R.;~ Rep.|1982-1987||ohio
Ohio C.A.|Ohio Ct. App.|1906rc-1923rc
Ohio C.C.|Jahn;Oh.Cir.Ct.;~R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.|1869rc-1901rc
Ohio C.C. (n.s.)|O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C.N.S.;Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.|1892rc-1922rc
Ohio C.C. Dec.|Ohio Cir.Ct.|1891rc-1923rc
Ohio Ch.||1831c-
Ohio Cir. Dec.|Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.|1879rc-1909rc
Ohio Dec.|Oh.Dec.;~ Rep.|1894-1920||ohio
Ohio Dec. Reprint|O.Dec.Rep.;Oh.Dec.(Reprint)|1840-1873||ohio
Ohio Law. Abs.|O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abst.;Ohio Laws Abs.|1846rc-1964rc
Ohio Law Rep.|Ohio L.R.;Ohio Law R
Ohio Misc.|O.Misc.;~Dec.|1943rc-
Ohio Misc. 2d|O.Misc.2d|1962rc-
Ohio N.P.|Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions|1881rc-1934rc
Ohio N.P. (n.s.)|O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius Reports (N. S.);Ohio Nisi Prius [N. S.]|1894rc-1934rc
Ohio Op.|Ohio Ops.|1934-1982||ohio
Ohio Op. 2d|O.O.2d|1934-1982||ohio
Ohio Op. 3d|O.O.3d|1934-1982||ohio
Ohio St.|Oh.St.;~ Rep.;Ohio State|1840rc-1964rc|177o|ohio
Ohio St. (N.S.)||1840-||ohio
Ohio St. 2d|O.S.2d|1964rc-1991rc|70o|ohio
Ohio St. 3d|O.S.3d|1982rc-||ohio
O. Supp.|Ohio Supp.|||ohio
Week. Law Gaz.|Wkly. Law Gaz.;Wkly. Law Gaz. No.
W.L.B.|Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin;Weekly Law Bulletin(@)|||ohio
Wright||1831rc-1883rc||ohio
= s1|oh
O.S.U.|O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.|||ohio
Tapp. Rep.||1816rc-1819rc
= s|ok
Indian Terr.|Ind. T.|1895rc-1907rc
O.B.A.J.||||okla
Okla.|Okl.;~ Rep.|1890rc-1953rc||okla
Okla. Crim.|Okl.Cr.;Okla. Cr.;Okla. Cr. Rep.;~ Rep.|1908rc-1953rc||oklacrimapp
Okl Jud.|OK JUD
= s|or
Or.|Ore.;Oreg.|1847rc-
Or. App.|Ore. App.|1969rc-||orctapp
Or. Tax|OTR-MD|1962rc-||ortc
= s|pa
Binn.|Bin. Rep.;Binn [Pa];~ Rep.;~(@)|1799rc-1814rc
Brightly||1809rc-1851rc
C.C.L.J.|Centre Co.L.J.|||pa
Chest.|Chester Co. Rep.|||pa
Dall.|Dal.;Dal. Rep.;~ Rep.;Dallas;Dallas Rep.|1754rc-1806rc|4ps
Del. Co.|~ Rep.;Delaware Co. Reports|||pa
Foster||1870rc-1875rc
Grant|~(@);~ Cas.;~ Cas.(Pa.);~ Pa.|1814rc-1864rc||pa
Just.||||pa
Kulp||||pa
Lack.Jur.|Lac. Jur.;Lack.Jurist|||pa
Lack. L.N.|Lack. Leg.;Lack. Leg. News(@);Lacka. Leg. News|||pa
Lanc. L. Rev.||||pa
Law Times (N.S.)||1876rc-1879rc
Leg. Int.|Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.
Leg. Op.|Leg. Ops.(@)
Leg. Rec. Rep.|Leg. Rec.|||pa
Lehigh|Leh. V.L.R.(@);~ V.L.R.;~ Val. L. Rep.;~ Val. L.R.;~ Val. Law Rep|||pa
Luz. L.R.|Luz. Leg. Reg.;Luz. Leg. Reg. Rep.|||pa
Miles||1825rc-1842rc
Monag.|Mon. Rep.;Mona.;Monaghan;Monaghan(@)|1888-1890||pa
Montg.|Mont'g. Co. L. Rep.;Mont'g. L. Rep.;~(@);~ CLR;~ Co.;~ Co. L. Rep'r;~ Co. L.R.;~ Co. L.R. (Pa.);~ Co. Law Rep'r.|||pa
Pa.|~ Rep.;~St.;~State;Penn.;Penn.Rep.;Penn.St.;Penn.St.R.|1845rc-||pa
Pa. (Admiralty)||1783rc-1788rc
Pa. C.C.|Pa. Co. Ct.;Pa. Co. Ct. Rep.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.|1870-1921||pa
Pa. Commw.|Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.Commw.Ct.|1933rc-1998rc||pacommwct
Pa. Corp.|~ R.;~ Rep.|||pa
Pa. D.|Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.|1892-1921||pa
Pa. D. & C.|Pa.Dist.& C.Rep.;Pa.Dist.& Co.|1918rc-
Pa. D. & C.2d||1921rc-
Pa. D. & C.3d||1921rc-
Pa. D. & C.4th||1921rc-
Pa. D. & C.5th||2005rc-
Pa. Fid.||1977rc-1981rc
Pa. Just. L. Rep.||1900rc-1903rc
Parsons||1841c-
Pa. Super.|~ Ct.;Pa. Superior Ct.|1895rc-1998rc||pasuperct
Pears.||1851rc-1869rc
Pen. & W.|Penr.& W.|1829rc-1832rc||pa
Pennyp.|Penny.;~(@)|1880rc-1884rc
Phila.|~ Rep.
Pitts L.J.|Pitt.L.J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. Leg. J. (O. S.);Pittsb. Leg. J.(@);Pittsb. R.(@);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal
Pitts. Rpts.|Pitts. R.;Pitts. Rep.;Pitts. Rep.(@)|||pa
Rawle|Pa. Rawle;~ Rep.|1821rc-1835rc||pa
Sadler|Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.;~(@)|1885rc-1888rc||pa
Sch. Reg.|Schuy. Reg.|1770-
Serg. & Rawle|Serg. & Rawl.;Serg.& R.;Serg.& Raw.|1814-1828||pa
Som. L.J.|Som. Leg. J.(@);Somerset L.J.|||pa
Vaux||1846rc-1846rc
Walk.|~Pa.|1855-1885||pa
Walker||1849rc-1887rc||pa
Wash. Co.|~(@);~ R.;~ Rep.;~ Repr.|||pa
Watts|~ Rep.;~(@)|1832rc-1840rc||pa
Watts & Serg.|W. & S.;Watts & S.|1841rc-1845rc||pa
Week. No.|Week. Notes Cas.|1874-1899||pa
Whart.|Wh. Rep.;Whar.;Whar. Rep.;~ Rep.;~Pa.;Wharton|1826rc-1841rc||pa
W.N.C.|~(@);Wkly. N.C;Wkly. Notes Cas.;Wkly. Notes Cas.(@)|1874-1899
Yeates|~ Rep.|1791rc-1808rc||pa
York|~ Leg. Rec.;~ Leg. Rec. (Pa.);~ Leg. Record;~ Legal Record|||pa
= s1|pa
Add.||1791rc-1799rc
= s|ri
R.I.||1828rc-1981rc||ri
R.I. Dec.||1923c-
Super. Ct. (R.I.)||1917c-
= s|sc
Bail.|~ Rep.;~L.;~L.(S.C.);Bailey;Bailey Rep.;S.C.L.(Bail.)|1828-1832
Bail. Eq.|Bai.Eq.;~(@);Bailey Ch.;Bailey Eq.;S.C.Eq.(Bail.Eq.)|1830-1831
Bay|S.C.L.(Bay)|1783-1804
Brev.|~ Rep.;S.C.L.(Brev)|1793-1816
Chev.|Cheves;Cheves L.(@);S.C.L.(Chev.)|1839-1840
Chev. Eq.|Chev.Ch.;Cheves Eq.(@);S.C.Eq.(Chev.Eq.)|1839-1840
Des.|~ Rep.;Desaus.;Desaus. Rep.;Desaus.Eq.;S.C.Eq.(Des.)|1784-1817
Des. Eq.
Dud.|~(@);~L.;~L.(S.C.);S.C.L.(Dud.)|1837-1838
Dud. Eq.|Dud.Ch.;~(@);S.C.Eq.(Dud.Eq.)|1837-1838
Harp.|~L.;~L.(S.C.);Harper;S.C.L.(Harp.)|1823-1831
Harp. Eq.|~(@);S.C.Eq.(Harp.Eq.)|1824-1824
Hill|~ Law;~ Rep.;~ S.C.;S.C.L.(Hill)|1833-1837
Hill Eq.|Hill Ch.;Hill Ch. Rep.;~(@);S.C.Eq.(Hill Eq.)|1833-1837
McCord|~ Rep.;S.C.L.(McCord)|1821-1828
McCord Eq.|McCord Ch.;McCord Ch. Rep.;S.C.L.(McCord Eq.)|1825-1827
McMul.|~L.(S.C.);S.C.L.(McMul.)|1840-1842
McMul. Eq.|~(@);S.C.L.(McMullan Eq.)|1840-1842
Mill|Const.;Const. Rep.;Const.S.C.;~ Const.;~ Const.(S.C.);S.C.L.(Mill)|1817-1818
Nott & McC.|N.& Mc.;Nott & M'C.(@);S.C.L.(Nott & McC.)|1817-1820
Rec. Co. Ch. (S.C.)||1671rc-
Rice|~ L.(S.C.);S.C.L.(Rice)|1838-1839
Rice Eq.|Rice Ch.;S.C.Eq.(Rice.Eq.)|1838-1839
Rich.|~ Rep.;~L.(S.C.);~Law(S.C.);S.C.L.(Rich.)|1846-1868
Rich. Cas.|~(@)|1831-1832
Rich. Eq.|~ Rep.;Rich.Eq.Ch.;S.C.Eq.(Rich.Eq.)|1844-1868
Ril.|Riley;Riley L.(@);S.C.L.(Riley)|1836-1837
Ril. Eq.|Riley Ch.;Riley Eq.;Riley Eq.(@);S.C.Eq.(Ril.)|1836-1837
S.C.|S.Car.;So.Car.;South Car.|1868rc-
S.C. Eq.||1784rc-1868rc
Speers Eq.|S.C.Eq.(Speers Eq.);Sp.Ch.;Spear Ch.;Spear Eq.;Spears Eq.;~(@)|1842-1844
Strob.|S.C.L.(Strob.);Strobh.L.(@)|1846-1850
Strob. Eq.|S.C.Eq.(Strob.Eq.);~(@)|1846-1850
Tread.|~ Const.;Treadway Const.(@)
Tread.|S.C.L.(Tread.)|1812-1816
= s|sd
S.D.|S.Dak.|1890rc-1976rc||sd
= s|tn
Baxt.|~(@);Baxter|||tenn
Beeler||||tenn
Cates.||||tenn
Cold.|Coldw.;@(~)|1860-1870||tenn
Hayw.|~ Rep.;~(@);~Tenn.;@(~)|1816-1818||tenn
Head|~(@);@(~)|1858-1860||tenn
Heisk.|~(@);@(~)|1870-1879||tenn
Hum.|~ Rep.;Humph.;Humph. Rep.;@(~)|1839-1851||tenn
Lea.||||tenn
Mart. & Yer.|M.& Y.R.;Mart.& Y.;Mart.& Y.(@);Mart.& Yerg.|1825-1828||tenn
McCanless||||tenn
Meigs|@(~)|1838-1839||tenn
Overt.|@(~)|1791-1816
Peck|~(@);@(~)|1821-1824||tenn
Pickle||||tenn
Shan.||||tenn
Shan. Cas.|Tenn. Cas.|1847c-
Sneed|@(~)|1853-1858||tenn
Swan|@(~)|1851-1853||tenn
Tenn.|Ten. Rep.;~ Rep.|1791rc-1972rc||tenn
Tenn. App.||1925rc-1972rc||tennctapp
Tenn. Ch. App.|Tenn. Chancery App.
Tenn. Ch. R.|Coop. Chy.;Tenn. Chancery|1872c-
Tenn. Crim. App.||1967rc-1971rc||tenncrimapp
Thompson|Thomp. Cas.;Unrep. Tenn. Cas.|||tenn
Yer.|@(~);~ Rep.;Yerg.;Yerg. Rep.;Yerg.(@)|1828-1837||tenn
= s1|tn
Cooke|~(@);@(~)|1811-1814
= s|tx
Posey|~ U.C.;~'s U.C.;~, Unrep. Cas.;Tex. Unrep. Cas.|1879c-
Tex.|Supp. Tex.;~ Rep.;~S.Ct.;Texas;Texas Rep.|1846rc-1964rc||tex
Tex. Civ. App.||1889rc-1912rc||texapp
Tex. Crim.|Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;~ Rep.;Texas Cr. Rep.;Texas Crim. Rep.|1891rc-1967rc||texcrimapp
Tex. Ct. App.|Tex.Ct.App.R.|1876rc-1892rc
Tex. L. R.||1844rc-1885rc
Tex. Sup. Ct. J.|Tex. Sup. J.|1957-||tex
White & W.|Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;~(@);~Civ.Cas.Ct.App.;Wi.& Will.|1876rc-1883rc
Willson|~ Rep.|1883rc-1892rc
= s1|tx
Dallam|Dall.(@);Dall.Dig.;~ Dig.(Tex.)|1840rc-1844rc||tex
Robards|Rob. Rep.;Rob.Cons.Cas.(@);Rob.Consc.Cas.;Robard|1862rc-1865rc||tex
= s|ut
Utah||1851rc-1974rc
Utah 2d||1851rc-1974rc
= s|va
Call|~(@);~ Rep.;@(~)|1779-1825
Gratt.|~(@);@(~);Grat.|1844-1880||va
Hen. & M.|H.& M.;H.& M.(@);Hen.& Mun.;@(~)|1806-1810||va
Howison||1850rc-1851rc
Jeff.|~(@);Jefferson|1730c-
Leigh|~(@);~ Rep.;@(~)|1829-1842
Munf.|~ Rep.|1810-1820||va
Patton & Heath|P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & H.(@);Patt. & Heath R.;Patton & H.;Patton & H.(@);@(Patt. & Heath)
Rand.|~ Rep.;@(~)|1821-1828
Rob.|~(@);~ Rep.;~Va.;Robinson;@(~)|1842-1844||va
Va. App.||1985rc-||vactapp
Va. Cas.||1789-1826
Va. Cir.||1856c-||vacc
Va. Dec.||1871c-
Va. Law J.|Vir. L.J.|||va
Va. Law Rep.||||va
= s1|va
Gilmer|~(@);@(~)|1820-1821||va
= s|vt
Aik.|~ Rep.|1825rc-1828rc||vt
Brayt.|Brayton(@)|1815rc-1820rc||vt
D. Chip.|Chip.;Chip. Rep.;Chip.(@);Chip.D.;~ Rep.;~(@);D.Chipm.|1789rc-1825rc||vt
N. Chip.|Chip.N.;~(@);N.Chipm.|1780rc-1791rc||vt
Tyl.|Tyler|1800rc-1803rc||vt
Vt.|Verm.;Verm. Rep.;~ Rep.|1826rc-||vt
Vt. Super.
= s|wa
Wash.|~ Rep.;~St.;Wn|1889rc-||wash
Wash. 2d|Wa.2d;Wn. 2d|1889rc-2023rc|200o|wash
Wash. 3d|Wa.3d;Wn.3d|2023-||wash
Wash. App.|W.App.;Wn. App.|1969rc-|200o|washctapp
Wash. App. 2d|Wn. App. 2d;Wn. App. 2d|1969-||washctapp
Wash. Terr.|W.Ty.R.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.|1854rc-1888rc
= s|wi
Bur.|~ Rep.;Burnett;Burnett(@)|1841rc-1843rc
Chand.|~(@);Chandl.|1849rc-1852rc
Pin.|Pinn.|1839rc-1852rc
Wis.|~ Rep.|1853rc-
Wis. 2d||1853rc-
= s|wv
W. Va.|West Va.|1864rc-||wva
= s|wy
Wyo.||1870rc-1959rc||wyo
= f1
Hayw. & H.D.C.|Hay. & H.;Hayw. & H.|1893-1941
= s
Day.||1802-1813
Wash.|Va.(Wash.);~ (VA);~Va.|1790-1796||va
= s|al
Minor|Min. Rep.;~(@)|1820rc-1826rc||ala
= s|ky
Met.|@(~);~ Rep.;Metc.;Metc. Rep.;Metc.Ky.|1858-1863
Sneed|Ken.Dec.;@(~);~(@);~ Dec.|1801-1805
= x
Abbotts
Accom. Disabilities Dec. (CCH)
Adm. Rec.
A.F.T.R. (P-H)
A.F.T.R. (RIA)|A.F.T.R.;P-H T.C. Memo.|-1957
A.F.T.R.2d (RIA)|A.F.T.R. 2d|1958-
Alb. Law J.
A.L.R.
A.L.R. 2d
A.L.R. 3d
A.L.R. 4th
A.L.R. 5th
A.L.R. 6th
A.L.R.7th
A.L.R. Fed. 3d
Am. & Eng. R. Cas.||1879-1895
Am. B.R.
Am. B.R. (N.S.)
A.M.C.||1923-
Am. Disabilities Cas. (BNA)|A.D. Cases
Am. Disabilities Dec.
Am. Law T. Rep. Bankr.|A.L.T. Bankr.
App. Com'r Pat.|App. Com'r of Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.|1881-
Auto. Cas.2d|Auto. Cas. 2d (CCH)|1895-
Av. Cas. (CCH)|Av. Cas.|1903-
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
B.T.A.||1920rc-1942rc||bta
B.T.A.M. (P-H)||1928-1942
Bus. Franchise Guide (CCH)
Cal. Bankr. Ct. Rep.
Cal. Comp. Cases|Cal. Comp. Cas
Cal. I.A.C.
Cal. WCC
Can. Com. L. Guide (CCH)
Can. Tax Rep. (CCH)
Carpenter's Report of Burr's Trial
C.B.|Cum. Bull.;Cumulative Bulletin
C.C.P.A.|~, Patents;~ (Patents);~, Customs;~ (Customs)|1924rc-1982rc||ccpa
Cent. Law J.||1874-1927
Chem. Reg. Rep. (BNA)
Chicago Bd. Options Ex. (CCH)
CJ C.A.R.
Cl. Ct.||1982rc-1992rc
C.M.A.||1951rc-1975rc||cma
C.M.R.||1951-1975
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
Ct. Cl.|C. Cls.;Ct. Cls.;C. Cls. R.;Court Cl.;~ R.;~ Rep.;Ct. Cls. R.|1863rc-2011rc||cc
Ct. Cl.||1941rc-||cc
Ct. Cust.|~ Appls.|1910rc-1929rc
Ct. Int'l Trade||1980rc-
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
Fed. R. Serv.|~ (Callaghan)|1938-
Fed. R. Serv. 2d|~ (Callaghan)|1938-
Fed. R. Serv. 2d (West)
Fed. R. Serv. 3d|~ (Callaghan);~ (West)|1938-
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
Hilles' Notebook||1792-1830
Hous. & Dev. Rep. (RIA)
Hunt Mer. Mag.
IDELR|EHLR;Indiv. With Disab. Educ. L. Rep.
I.E.R. Cas. (BNA)|BNA IER CAS;I.E.R. Cas.;IER Cases
Immigr. L. Serv. (West)
Ind. Cl. Comm.|Ind. Cl. Com.|1948-1973
Ind. L. Rep.|Indian L. Rep.;Indian L. Rptr.;Indian Law Rep.
Inher. Est. & Gift Tax Rep. (CCH)
Ins. L.J.|Ins Law J.
Ins. L. Rep. (CCH)
Int'l Env't Rep. (BNA)
IRS Pos. (CCH)
I.T.R.D. (BNA)|I.T.R.D.;Int'l Trade Rep. (BNA)|1980-
Jour. Fr. Inst.||1826-
Lab. Arb. Awards (CCH)
Lab. Arb. Rep. (BNA)
Lab. L. Rep. (CCH)
Lab. Rel. Rep. (BNA)
Law J. Q.B.|L.J.Q.B.|1831-1946
LCR||1993-
Life. Cas. (CCH)
Life. Cas. 2d (CCH)
Liquor Cont. L. Rep. (CCH)
L.R.R.M. (BNA)|L.R.R.M.|1937-
MDLR
Med. Devices Rep. (CCH)
Media L. Rep. (BNA)|Media L. Rep.
M.J.||1974rc-
Morr. Min. Rep.|Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.
M.S.P.R.
M.T.C.A.
M.T.C.R.
Mut. Funds Guide (CCH)
Nat. Bank. Reg.|Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.|1867-1882
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
Rec. V.A. Ct. (R.I.)||1716rc-1752rc
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
Tax Ct. Mem. Dec. (CCH)|CCH Tax Ct. Mem.|1900-
Tax Ct. Rep. (CCH)
Tax Ct. Rep. Dec. (RIA)
Tax Treaties (CCH)
T.C.M.|T.C. Mem. Dec.;T.C. Mem. Dec. (CCH);CCH T.C. Mem. Dec.;CCH Tax Ct. Mem. Dec.;P-H T.C. Mem. Dec.;~ (CCH);~ (P-H)|1942-
Tex.Bankr.Ct.Rep.
TNT
Treas. Dec.
U.C.C. Rep. Serv. (West)|U.C.C. Rep. Serv.;U.C.C. Rep. Serv. (Callaghan)|-1986
U.C.C. Rep. Serv. 2d (West)|U.C.C. Rep. Serv. 2d;U.C.C. Rep. Serv. 2d (Callaghan)|1986-
Union Lab. Rep. (BNA)
USCMA||||cma
U.S.L.W.||1933-
U.S.L.W. (BNA)
U.S.P.Q. (BNA)|U.S.P.Q.|1913-1987
U.S.P.Q. 2d (BNA)|U.S.P.Q.2d|1987-
U.S. Tax Rep. (RIA)
Va. Col. Dec.||1600rc-
Vet. App.||1989rc-||cavc
Wage & Hour Cas. (BNA)|Wage & Hour Cas.
Wage & Hour Cas.2d (BNA)|Wage & Hour Cas. 2d
Wage Hour & Leave Rep. (BNA)
Wall. Jr. Append.
= x¶
Auto. Cas.|~ (CCH)|1895-
Bankr. L. Rep.|~ (C.C.H.)
Blue Sky L. Rep. (CCH)|Blue Sky L. Rep.
CCH OSHD|O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH)
Comm. Fut. L. Rep.|~ (CCH)
Copyright L. Dec. (CCH)|Copr.L.Dec.
Empl. Prac. Dec. (CCH)|Empl Prac Dec [CCH];Empl. Prac. Dec.|1971-
Energy Mgmt. (CCH)|Energy Mgt.
Envtl. L. Rep. (Envtl. Law Inst.)|ELR;Envtl. L. Rep.|1971-
Fed. Sec. L. Rep. (CCH)|Fed. Sec. L. Rep.
Lab. Cas. (CCH)|Lab.Cas.
Medicare & Medicaid Guide (CCH)|Med & Med GD (CCH)
NDLR|~ (LRP);~ (LRP) LEXIS
Nuclear Reg. Rep. (CCH)|Nuclear Reg. Rep.
Pens. Plan Guide (CCH)
Prod. Liab. Rep. (CCH)
RICO Bus. Disp. Guide (CCH)|RICO Bus. Disp. Guide|1970-
Trade Cas. (CCH)|Trade Cas.;Trade Cases|1914-
Trade Reg. Rep. (CCH)||1914-
Unemployment Ins. Rep.|CCH Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);~ (CCH)
U.S. Tax Cas. (CCH)|USTC|1900-
Util. L. Rep. (CCH)|Util. L. Rep.
= x<
T.C.M. (RIA)|RIA TM|1924-
= x1
Abb. Adm.
Bayard's Notebook||1792-1830
Brown Adm.|Brown's Adm
Chase's Trial. Append.
Clayton's Notebook||1792-1830
MacA. Pat. Cas.|D.C. (patent);Mc.A. Pat. Cas.
Miller's Notebook||1792-1830
N.B.R. (Supp.)|Bankr. Reg. Supp.
Newb. Adm.|Newb.
Olcott
Read's Notebook||1792-1830
Ridgely's Notebook|~ I|1792-1830
Ridgely's Notebook II||1792-1830
Ridgely's Notebook III||1792-1830
Ridgely's Notebook IV||1792-1830
Ridgely's Notebook V||1792-1830
Rodney's Notes||1792-1830
Wells' Notebook||1792-1830
Wilson's Red Book||1792-1830
= x|us
B.R.||1975rc-
Fed. Cl.||1991rc-||uscfc
F.R.D.||1842rc-
T.C.|~ at;UNITED STATES TAX COURT REPORT;UNITED STATES TAX COURT REPORTS|1942rc-||tax
= n
AWCC
CIT
MSPB
NLRB No.
T.C. No.||1942-||tax
= n<
T.C. Memo.||1942-||tax
T.C. Summary Opinion|T.C. Summ. Op.;T.C. Sum. Op.;TC Summary Op.|1942-||tax
= n|ar
Ark.||2009-||ark
Ark. App.|Ak. App.|2009-||arkctapp
= n|az
AZ
= n|co
CO||||colo
COA||||coloctapp
= n|fl
FL||||fla
= n|il
IL||||ill
IL App (1st)||||illappct
IL App (2d)|IL App (2nd)|||illappct
IL App (3d)|IL App (3rd)|||illappct
IL App (4th)||||illappct
IL App (5th)||||illappct
= n|la
LA
= n|me
ME||1996-||me
= n|ms
MS||||miss
= n|mt
MT||||mont
= n-|nc
NCCOA||2021?-||ncctapp
NCSC||2021?-||nc
= n|nd
ND||||nd
ND App||||ndctapp
= n|nh
N.H.||2024-||nh
= n-|nm
NMCA||||nmctapp
NMCERT
NMSC||||nm
= n|nm
NM||1852-
= n|nv
NV||||nev
= n|ny
NY Slip Op
= n-|oh
Ohio|OH|2002-
= n|ok
OK||||okla
OK AG
OK CIV APP||||oklacivapp
OK CR||||oklacrimapp
OK JUD ETH
= n|pa
PA
Pa. Super.||1999-||pasuperct
PA Super||||pasuperct
= n|sd
SD||||sd
= n|tn
TN WC||2014-
TN WC App.||2014-
= n|tx
Tex. Bus.|~ Ct.|2024-
= n|ut
UT||||utah
UT App|UT Ct. App.;Utah App;Utah Ct. App.|||utahctapp
= n|vi
VI||||virginislands
= n|vt
VT||||vt
= n|wi
WI||||wis
WI App||||wisctapp
= n|wy
WY||||wyo
= d
Ala. App. LEXIS||1911-1969
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
Bankr. LEXIS||1979-
BTA LEXIS||1928-1942
CAAF LEXIS
Cal. App. LEXIS
Cal. App. Unpub. LEXIS
Cal. Comm. Jud. Perform. LEXIS
Cal. Daily Op. Serv.|Cal. Daily Op. Service
Cal. Jud. Ethics Op. LEXIS
Cal. LEXIS
Cal. Super. LEXIS
CCA LEXIS||1951-
CCPA LEXIS|Ct. Cust. LEXIS|1910-1982
CMA LEXIS
CMR LEXIS||1951-
Colo. App. LEXIS
Colo. Discipl. LEXIS
Colo. LEXIS
Conn. App. LEXIS
Conn. Cir. LEXIS
Conn. LEXIS
Conn. Super. LEXIS
Ct. Intl. Trade LEXIS||1980-
Cust. Ct. LEXIS||1938-1980
Dakota LEXIS||1867-1889
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
Haw. LEXIS||1847-
Ida. App. LEXIS
Ida. App. Unpub. LEXIS
Ida. LEXIS
Ill. App. LEXIS
Ill. App. Unpub. LEXIS
Ill. Ct. Cl. LEXIS
Ill. LEXIS
Ind. App. LEXIS
Ind. App. Unpub. LEXIS
Indian Terr. LEXIS||1896-1907
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
N.J. Ch. LEXIS||1830-1948
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
Ohio App. LEXIS||1789-
Ohio LEXIS
Ohio Misc. LEXIS||1823-
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
Tax Ct. Memo LEXIS||1924-
Tax Ct. Summary LEXIS||1924-
Tenn. App. LEXIS
Tenn. Ch. App. LEXIS
Tenn. Crim. App. LEXIS
Tenn. LEXIS
Tex. App. LEXIS
Tex. Crim. App. LEXIS||1841-
Tex. Crim. App. Unpub. LEXIS
Tex. LEXIS
U.S. App. LEXIS
U.S. Claims LEXIS|U.S. Cl. Ct. LEXIS|1982-
U.S. CMCR LEXIS
U.S. Commerce Ct. LEXIS||1910-1913
U.S. Ct. Cl. LEXIS||1856-
U.S. Dist. LEXIS
U.S. LEXIS
U.S. Tax Ct. LEXIS||1924-
U.S. Vet. App. LEXIS|U.S. App. Vet. Claims LEXIS|1990-
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
Wash. Terr. LEXIS||1854-1889
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
`;
