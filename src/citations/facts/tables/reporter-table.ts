/**
 * One reporter a line: name | kind and form | first year-last year | last volume | only court | prints | other spellings.
 *
 * Kinds: f federal, s state, r regional, x specialty, n neutral, e nominative of the Supreme Court, d database, b England's (last in
 * the table). Forms, where
 * not volume-reporter-page: - hyphens, < reporter first, ¶ paragraph, 1 single volume, L Louisiana. Behind each year and
 * volume stand its sources (see `bound.ts`); where two sources differ, the wider of the two limits, which both support. Of two
 * reporters of one name the usual one comes first.
 * Facts after reporters-db of Free Law Project (see NOTICE). `Ex. Rep.` is fiction: see assets/starter.
 */
export const reporterTable = `
A.|r|1885rp-1938rp|200po||ct,de,dc,me,md,nh,nj,pa,ri,vt|A.Rep.;At. Rep.;Atl.;Atl. Rep.;Atl.R.
A.2d|r|1938rcp-2010rcp|999po||ct,de,dc,me,md,nh,nj,pa,ri,vt|Atl.2d
A.3d|r|2004rc-|||ct,de,dc,me,md,nh,nj,pa,ri,vt
Abb.|f|1863r-1871r||||Abb. (U. S.);Abb. Rep.;Abb. U. S.
Abb. Adm.|x1
Abb. Ct. App.|s|1807rc-1869rc|||ny|Abb. Ct. App. Dec.
Abb. N. Cas.|s|1870rc-1894rc|||ny|Abb. N. C.
Abbotts|x
Abb. Pr.|s|1847rc-1868rc|||ny|Abb.Pr.Rep.;Abb.Prac.;Abbott P.R.;Abbott Pr.Rep.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.
Abb. Pr. (n.s.)|s|1856rc-1875rc|||ny
Accom. Disabilities Dec. (CCH)|x
A.D.|s|1714rc-1991rc|286o|nyappdiv|ny|App Div;App. Div. Rep.;App.Div.(N.Y.);N.Y.App.Dec.;N.Y.App.Div.
A.D.2d|s|1939rc-2004rc|309o|nyappdiv|ny|Ap.2d.;App. Div. 2d.
A.D.3d|s|2002rc-||nyappdiv|ny|App. Div. 3d.
Add.|s1|1791rc-1799rc|||pa
Adm. Rec.|x
Adv. S.|s|||miss|ms
A.E.C.|f
A.F.T.R. (P-H)|x
A.F.T.R. (RIA)|x|-1957r||||A.F.T.R.;P-H T.C. Memo.
A.F.T.R.2d (RIA)|x|1958r-||||A.F.T.R. 2d
Agric. Dec.|f
Aik.|s|1825rc-1828rc||vt|vt|Aik. Rep.
A.K. Marsh.|s|1817r-1821r|||ky|Ky.(A.K.Marsh.);Mar. Rep.;Marsh. Rep.;Marsh.(Ky.);Marsh.A.K.
Ala.|s|1840rc-1976rc||ala|al|Ala. (N.S.);Ala. Rep.
Ala. 2d|s|1977r-||ala|al
Ala. App.|s|1910rc-1976rc|||al
Ala. App. LEXIS|d|1911r-1969r
Ala. Civ. App. LEXIS|d
Ala. Crim. App. LEXIS|d
Ala. LEXIS|d
Alas. App. LEXIS|d
Alaska|s|1884rc-1959rc|||ak
Alaska Fed.|s|1869rc-1937rc|||ak|A.F.Rep.;Alaska Fed.R.;Alaska Fed.Rep.
Alas. LEXIS|d
Alb. Law J.|x
Allen|s|1861r-1867r||mass|ma|All. Rep.;Mass.(Allen)
A.L.R.|x
A.L.R. 2d|x
A.L.R. 3d|x
A.L.R. 4th|x
A.L.R. 5th|x
A.L.R. 6th|x
A.L.R.7th|x
A.L.R. Fed.|f
A.L.R. Fed. 2d|f
A.L.R. Fed. 3d|x
Am. & Eng. R. Cas.|x|1879r-1895r
Am. Ann. Cas.|r|1904r-1918p||||Ann. Cas.
Am. B.R.|x
Am. B.R. (N.S.)|x
A.M.C.|x|1923r-
Am. Dec.|f|||||Am. Dec's.
Am. Disabilities Cas. (BNA)|x|||||A.D. Cases
Am. Disabilities Dec.|x
Amer. Law J.|f|1808r-1817r||||Am. Law J.;Am. Law J. (U. S.)
Amer. Law J. (N. S.)|f|1848r-1852r||||Am. Law J. (N. S.)
Amer. Law T. Rep.|f|1868r-1873r
Amer. L. Rev.|f|||||Am Law Rev.;Amer. Law Rev.
Am. Jur.|f|1829r-1843r||||Amer. Jur.
Am. Law. Rec.|f|1872r-1887r
Am. Law Reg.|s|1853r-1861r||||Amer. Law Reg.
Am. Law Reg. (N.S.)|s|1862r-1878r||||Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)
Am. Law T.|f|1870r-1871r||||Am. Law T. Rep.
Am. Law T. Rep. (N. S.)|f|1874r-1877r||||Am. Law T. (N. S.)
Am. Law T. Rep. Bankr.|x|||||A.L.T. Bankr.
Am. Law T. Rep. U.S. Cts.|f|1868r-1874r||||Am. Law T. Rep. (U. S. Cts.)
Am. Lead. Cas.|f|||||Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases;American Leading Cases (U.S.)
Am. Neg. Ca.|s|1789r-1897r|||ny|Am. Negl. Cas.
Am. Neg. Cas.|s|1789r-1907r|||ny
Am. Neg. Cases|s|1789r-1987r|||ny|Am.Negl.Cas.
Am. Rep.|r|||||Am. Reports
Am. Ry. Rep.|f|1873r-1881r
Am. Samoa|s|1900rc-1975rc
Am. Samoa 2d|s|1978rc-1999rc
Am. Samoa 3d|s|1993rc-
Am. St. Rep.|r|1888r-||||Am. S. R.;Am. St. R.
Am. Tribal Law|s|1997r-||||Tribal
Ant. N.P. Cas.|s|1807rc-1851rc|||ny|Anth.;Anthon N.P.(N.Y.)
AOA|s||||oh
App. Com'r Pat.|x|1881r-||||App. Com'r of Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.
App. D.C.|s|1893rc-1995rc||cadc|appeals
Ariz.|s|1817rc-|||az
Ariz. Adv. Rep.|s|1987r-
Ariz. App.|s|1965rc-1977rc||arizctapp|az
Ariz. App. LEXIS|d
Ariz. App. Unpub. LEXIS|d
Ariz. LEXIS|d
Arizona Cases Digest|s||||az
Ariz. Tax LEXIS|d
Ariz. Unpub. LEXIS|d
Ark.|s|1837rc-2009rc||ark|ar|Ark. Rep.
Ark.|n|2009r-||ark|ar
Ark. Adv. Op.|s|||ark|ar
Ark. App.|s|1981rc-2009rc||arkctapp|ar|Ak. App.
Ark. App.|n|2009r-||arkctapp|ar|Ak. App.
Ark. App. LEXIS|d
Ark. App'x|s|||ark|ar
Ark. LEXIS|d
Armstrong. Election Cases|s|1778rc-1871rc|||ny
Auto. Cas.|x¶|1895r-||||Auto. Cas. (CCH)
Auto. Cas.2d|x|1895r-||||Auto. Cas. 2d (CCH)
Av. Cas. (CCH)|x|1903r-||||Av. Cas.
AWCC|n
AZ|n||||az
Backes|s|||nj|nj
Bail.|s|1828r-1832r|||sc|Bail. Rep.;Bail.L.;Bail.L.(S.C.);Bailey;Bailey Rep.;S.C.L.(Bail.)
Bail. Eq.|s|1830r-1831r|||sc|Bai.Eq.;Bail.Eq.(S.C.);Bailey Ch.;Bailey Eq.;S.C.Eq.(Bail.Eq.)
Baldw.|f1|||||Bald;Bald. C.C.;Baldwin's C.C. U.S. Rep;Baldwin's Rep.
Balt. C. Rep.|s|1805c-|||md
Balt. Law Trans.|s|1868r-1870r
Ban. & A.|x
Banking Rep. (BNA)|x
Bankr. Ct. Dec. (CRR)|x|||||Bankr. Ct. Dec.
Bankr. Ct. Dec. (LRP)|x
Bankr. Ct. Rep.|x
Bankr. LEXIS|d|1979r-
Bankr. L. Rep.|x¶|||||Bankr. L. Rep. (C.C.H.)
Bankr. Rep (St. Louis B.A.)|x
Barb.|s|1847rc-1885rc|||ny|Barb. Rep.;Barb.S.C.
Barb. Ch.|s|1845rc-1848rc|||ny|Barb. Ch. Rep.;Barb.Ch.(N.Y.)
Baxt.|s|||tenn|tn|Baxt. (Tenn.);Baxter
Bay|s|1783r-1804r|||sc|S.C.L.(Bay)
Bayard's Notebook|x1|1792r-1830r
BCA|f¶
B.C.A. (CCH)|x
Bedell|s|1900r-1909r|||ny
Bee|e1
Beeler|s|||tenn|tn
Ben.|f
Ben. Rev. Bd. Serv. (MB)|x
Betts' Dec.|f|||||Bett's D. C. MS.;Betts' C. C. MS.;Betts' D. C. MSS.;Betts, D. C.
Betts' Scr. Bk.|s1|1839r-1862r
Bibb|s|1808r-1817r|||ky|Bibb Rep.;Bibb(Ky.);Ky.(Bibb)
Bigelow. Ins. Rep.|x|||||Bigelow's Insurance Reports
Binn.|s|1799rc-1814rc|||pa|Bin. Rep.;Binn [Pa];Binn. Rep.;Binn.(Pa.)
Biss.|f|||||Biss. (U.S.) Bissell's;Bissell
Black|e|1861r-1862r|2pso|scotus|scotus|Black R.;Black Rep.
Blackf.|s|1817rc-1848rc||ind|in|Black. Rep.;Blackf. Rep.;Blackf.(Ind.)
Bland|s|1797rc-1832rc|||md
Blatchf.|f|||||Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;Blatch. (U.S. Cir. Ct.);Blatchf. (U.S. Circ. Ct.);Blatchf. C.C.;Blatchf. C.C. Rep.
Blatchf. & H.|e1|1827r-1837r
Blatchf. Pr. Cas.|f1|1861r-1865r||||Blatchf. Prize Cas.
Blue Sky L. Rep. (CCH)|x¶|||||Blue Sky L. Rep.
Blume Sup. Ct. Trans.|s|1805rc-1938rc||mich|mi
Blume Unrep. Op.|s|1836rc-1843rc||mich|mi|Blume Op.
B. Mon.|s|1840r-1857r|||ky|B. Mon. Rep.;Ky.(B.Mon.);Mon. Rep.;Mon.B.;Monroe, B.
BNA OSHC|x|||||O.S.H. Cas.;O.S.H. Cas. (BNA);O.S.H. Cases;O.S.H. Cases (BNA)
BNH|f
Bond|f
Bosw.|s||||ny|Bosworth Super. Ct. Rep.
Boyce|s|1909r-1920r|||de|Del.(Boyce)
B.R.|x|1975rc-|||us
Bradf.|s|1838rc-1841rc||||Brad.;Bradford
Brayt.|s|1815rc-1820rc||vt|vt|Brayton (Vt.)
Breese|s|1819r-1831r||ill|il|Ill.(Breese)
Brev.|s|1793r-1816r|||sc|Brev. Rep.;S.C.L.(Brev)
Brief Times Rptr.|s|1977r-1996r||colo|co
Brightly|s|1809rc-1851rc|||pa
Brock.|f|||||Brock. Rep.
Brown Adm.|x1|||||Brown's Adm
Browne (Pa.)|s|1801r-1814r
Brunn. Coll. Cas.|f1|||||Brun. Col. Cas.;Brunner, Col. Cas.
B.T.A.|x|1920rc-1942rc||bta
BTA LEXIS|d|1928r-1942r
B.T.A.M. (P-H)|x|1928r-1942r
Buchanan|s|1907r-1916r||nj|nj|Buch.;Buchan.
Bur.|s|1841rc-1843rc|||wi|Bur. Rep.;Burnett;Burnett (Wis.)
Burr's Trial|s|1864r-
Busb.|s|1852r-1853r||nc|nc|Busb.L.;N.C.(Busb.)
Busb. Eq.|s|1852r-1853r|||nc|Busbee Eq.(N.C.);N.C.(Busb.Eq.)
Bus. Franchise Guide (CCH)|x
Bush|s|1866r-1879r|||ky|Bush (Ky.);Ky.(Bush)
CAAF LEXIS|d
Cai. Cas.|s|1796rc-1805rc|||ny|Cai.Cas.Err.;Cain.;Cain. Rep.;Caines;Caines (N.Y.);Caines Cas.;Caines Rep.;N.Y.Cas.Err.
Cai. R.|s|1803r-1805r|||ny
Cal.|s|1803rc-2006rc||cal|ca|Cal. Rep.
Cal. 2d|s|1930rc-1969rc|71o|cal|ca
Cal. 3d|s|1969rc-1991rc|54o|cal|ca
Cal. 3d Spec. Trib Supp.|s|1969r-1991r|||ca
Cal. 4th|s|1991rc-||cal|ca
Cal. 4th CJP Supp.|s|1991r-|||ca
Cal. 5th|s|1991rc-||cal|ca
Cal. 5th CJP Supp.|s|1991r-|||ca
Cal. App.|s|1897rc-1983rc|140o|calctapp|ca|Cal. App. Rep.
Cal. App. 2d|s|1837rc-1969rc|276o|calctapp|ca
Cal. App. 3d|s|1969rc-1991rc|235o|calctapp|ca
Cal. App. 4th|s|1933rc-||calctapp|ca
Cal. App. 5th|s|1991rc-||calctapp|ca
Cal. App. LEXIS|d
Cal. App. Supp.|s|1929r-|||ca
Cal. App. Supp. 2d|s|1929r-|||ca|Cal. App. 2d Supp.
Cal. App. Supp. 3d|s|1929r-|||ca|Cal. App. 3d Supp.
Cal. App. Supp. 4th|s|1991r-|||ca|Cal. App. 4th Supp.
Cal. App. Supp. 5th|s|1991r-|||ca|Cal. App. 5th Supp.
Cal. App. Unpub. LEXIS|d
Cal. Bankr. Ct. Rep.|x
Cal. Comm. Jud. Perform. LEXIS|d
Cal. Comp. Cases|x|||||Cal. Comp. Cas
Cal. Daily Op. Serv.|d|||||Cal. Daily Op. Service
Cal. Dist. Ct.|s|1854c-|||ca
Cal. I.A.C.|x
Cal. Jud. Ethics Op. LEXIS|d
Call|s|1779r-1825r|||va|Call (Va.);Call Rep.;Va.(Call)
Cal. Law J.|s|1862r-1863r
Cal. Law J. & Lit. Rev.|s1|1862r-1863r
Cal. LEXIS|d
Cal. Rptr.|s|1959r-1991r|286o||ca
Cal. Rptr. 2d|s|1992r-2003r|135o||ca
Cal. Rptr. 3d|s|2003rc-|||ca
Cal. Sup.|s|1921r-1926r|||ca|Cal. Sup. (Cal.);Cal. Supp.
Cal. Super. Ct.|s|1921rc-1926rc|||ca
Cal. Super. LEXIS|d
Cal. Unrep.|s|1855rc-1910rc||cal|ca|Cal.Unrep.Cas.
Cal. WCC|x
Cam. & Nor.|s|1800r-1804r||nc|nc|Cam.& N.;N.C.(Cam.& Nor.);N.C.Conf.;N.C.Conf.Rep.
Can. Com. L. Guide (CCH)|x
Can. Tax Rep. (CCH)|x
Car. L. Rep.|s|1811r-1816r|||nc|Car. Law Repos.;N.C.(Car.L.Rep.)
Carpenter's Report of Burr's Trial|x
Cates.|s|||tenn|tn
C.B.|x
C.C.A.|f|-1920r||||C. C. A. Rep.
CCA LEXIS|d|1951r-
CCH OSHD|x¶|||||O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH)
C.C.L.J.|s|||pa|pa|Centre Co.L.J.
C.C.P.A.|x|1924rc-1982rc||ccpa
CCPA LEXIS|d|1910r-1982r||||Ct. Cust. LEXIS
Cent. Law J.|x|1874r-1927r
Chand.|s|1849rc-1852rc|||wi|Chand.(Wis.);Chandl.
Charlton|s|1811rc-|||ga|Charl. R.;Charlet. (Ga.);Charlt.;Charlt. R.M.;Charlton Rep.;Charlton's;Charlton's (Rob't. M.) Rep.
Chase|f1
Chase's Trial. Append.|x1
Chem. Reg. Rep. (BNA)|x
Chest.|s|||pa|pa|Chester Co. Rep.
Chev.|s|1839r-1840r|||sc|Cheves;Cheves L.(S.C.);S.C.L.(Chev.)
Chev. Eq.|s|1839r-1840r|||sc|Chev.Ch.;Cheves Eq.(S.C.);S.C.Eq.(Chev.Eq.)
Chicago Bd. Options Ex. (CCH)|x
Chi. Law J.|s|1878r-1907r
Chi. Leg. News|f|1868r-1925r||||Chi.Leg.N.
Chit. Cr. Law|s|||||Chit. Cr. L.;Chit. Crim. Law
Cin. L. Bull.|s||||oh|Cin. Law Bul.;Cin. Law Bull.;Cinc. L. Bul.
Cin. Sup. Ct. Rep.|s|1868c-|||oh|Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super. (Ohio)
CIT|n
City Hall Rec. (NY)|s||||ny|City H. Rec.
CJ C.A.R.|x
Clayton's Notebook|x1|1792r-1830r
Cl. Ch.|s|1839rc-1841rc|||ny|Clarke;Clarke Ch.;Clarke Ch.(N.Y.)
Cl. Ct.|x|1982rc-1992rc
Cliff.|f
C.M.A.|x|1951rc-1975rc||cma
CMA LEXIS|d
C.M.R.|x|1951r-1975r
CMR LEXIS|d|1951r-
CO|n|||colo|co
COA|n|||coloctapp|co
Codd. Dig.|e1|||||Coddington's Digest
Code Rep.|f
Coffey|s|1880rc-1915rc|||ca
Cold.|s|1860r-1870r||tenn|tn|Coldw.;Tenn.(Cold.)
Cole. & Cai. Cas.|s|1794rc-1805rc|||ny|Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(N.Y.);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.
Cole. Cas.|s|1791rc-1800rc|||ny|Col.Cas.;Col.Cas.(N.Y.);Cole.Cas.Pr.;Colem.Cas.
Collective Bargaining Negot. & Cont. (BNA)|x
Collier Bankr. Cas.|x
Collier Bankr. Cas. 2d|x|||||Collier Bankr. Cas. (MB);Collier Bankr. Cas. 2d (MB)
Colo.|s|1864rc-1980rc||colo
Colo. App.|s|1891rc-1980rc||coloctapp|co
Colo. App. LEXIS|d
Colo. Bankr. Ct. Rep.|x
Colo. Discipl. LEXIS|d
Colo. J.|s||||co|Colorado Journal
Colo. J. C.A.R.|s||||co
Colo. LEXIS|d
Colo. L. Rep.|s|1880c-||||Col. L. Rep.;Col. Law Rep.;Colo. Law Rep.;Colo. R.
Colo. N. P.|s|1898rc-1902rc|||co
Commc'ns Reg. (P & F)|x
Comm. Fut. L. Rep.|x¶|||||Comm. Fut. L. Rep. (CCH)
Communications Reg. (P&F)|x|||||Comm. Reg. (P & F)
Communications Reg. 2d (P&F)|x|||||Comm. Reg. 2d (P & F)
Comp. Gen.|f
Cong. Index(CCH)|x
Conn.|s|1814rc-||conn|ct|Conn. Rep.
Conn. App.|s|1916rc-||connappct|ct
Conn. App. LEXIS|d
Conn. Cir. Ct.|s|1961rc-1974rc|||ct
Conn. Cir. LEXIS|d
Conn. LEXIS|d
Conn. L. Rptr.|s|1990r-|||ct
Connoly|s||||ny|Connoly Sur. Rep.;Connoly Surr. Rep.
Conn. Super. Ct.|s|1986r-1994r|||ct|CSCR;Conn. Sup.;Ct. Sup.
Conn. Super. Ct.|s||||ct|CSCR;Conn. Sup.;Ct. Sup.
Conn. Super. LEXIS|d
Conn. Supp.|s|1935rc-||connsuperct|ct
Conn. Surr.|s
Consumer Cred. Guide (CCH)|x
Consumer Prod. Safety Guide (CCH)|x
Cont. App. Dec. (CCH)|x
Cont. Cas. Fed.|f¶|||||Cont. Cas. Fed. (CCH)
Cooke|s1|1811r-1814r|||tn|Cooke (Tenn.);Tenn. (Cooke)
Coombs' Trial of Aaron Burr|s1|1864r-
Copy. L. Rep. (CCH)|x
Copyright L. Dec. (CCH)|x¶|||||Copr.L.Dec.
Copyright L. Rep. (CCH)|x
Cost Accounting Stand. Guide (CCH)|x
Cow.|s|1821rc-1829rc|||ny|Cow. Rep.;Cow.N.Y.
Cox. Manual Trade-Mark Cas.|e1
Crabbe|f1
Cranch|e|1801r-1815r|9ps|scotus|scotus|Cra.;Cranch (US);Cranch Rep.
Cranch C.C.|f|1801r-1841r|||us|Cra. C.C.;D.C. (Cranch)
Cranch, Pat. Dec.|f1|1841r-1847r
Crim. L. Rep. (BNA)|x
Ct. Cl.|x|1863rc-2011rc||cc||C. Cls.;C. Cls. R.;Court Cl.;Ct. Cl. R.;Ct. Cl. Rep.;Ct. Cls. R.
Ct. Cl.|x|1941rc-||cc
Ct. Cust.|x|1910rc-1929rc||||Ct. Cust. Appls.
Ct. Int'l Trade|x|1980rc-
Ct. Intl. Trade LEXIS|d|1980r-
Curt.|f
Cush.|s|1848r-1853r||mass|ma|Cush. Rep.;Cush.(Mass.);Cushing;Mass.(Cush.)
Cust. B. & Dec.|f|1967r-
Cust. Ct.|f|1928rc-1980rc
Cust. Ct. LEXIS|d|1938r-1980r
Daily Journal DAR|s||||ca
Daily Lab. Rep. (BNA)|x
Daily L.N.|s|||||Daily L.R.;Daily Leg. (Pa.);Daily Leg. News (Pa.)
Daily Wash. L. Rptr.|s|1971r-|||dc
Dakota|s|1867r-1889r|||nd|Dak.
Dakota LEXIS|d|1867r-1889r
Dall.|e|1759rc-1880rc|4ps|||Dal.;Dal. Rep.;Dall. Rep.;Dall.S.C.;Dallas;Dallas Rep.
Dall.|s|1754rc-1806rc|4ps||pa|Dal.;Dal. Rep.;Dall. Rep.;Dallas;Dallas Rep.
Dallam|s1|1840rc-1844rc||tex|tx|Dall.(Tex.);Dall.Dig.;Dallam Dig.(Tex.)
Daly|s||||ny|Daly (N.Y.);Daly's R.
Dana|s|1833r-1840r|||ky|Dana Rep.;Ky.(Dana)
Dane, Abr.|e|1823r-
D.A.R.|s||||ca
Davis. L. Ct. Cas.|s|1898rc-1927rc|||ma
Day|s|1802rc-1813rc|||ct|Day (Conn)
Day.|s|1802r-1813r
D.C.|s|1801rc-1893rc|||dc
D.C. App.|s||||dc
D.C. App. LEXIS|d
D. Chip.|s|1789rc-1825rc||vt|vt|Chip.;Chip. Rep.;Chip.(Vt.);Chip.D.;D. Chip. Rep.;D.Chip.(Vt.);D.Chipm.
D.C. Super. LEXIS|d
Deady|f1
Dec. Comm'r Pat.|f
Dec. Com. Pat.|x
Del.|s|1832rc-1966rc|||de|Del. Rep.
Del. Cas.|s|1770rc-1832rc|||de
Del. Ch.|s|1814rc-1968rc||delch|de|Del. Ch. Rep.
Del. Ch. LEXIS|d
Del. Co.|s|||pa|pa|Del. Co. Rep.;Delaware Co. Reports
Del. C.P. LEXIS|d
Del. Fam. Ct. LEXIS|d
Del. LEXIS|d
Del. Super. LEXIS|d
Dem. Sur.|s|1879rc-1888rc|||ny
Dem. Surr.|s|||ny|ny
Denio|s|1845rc-1848rc|||ny|Denio Rep.
Des.|s|1784r-1817r|||sc|Des. Rep.;Desaus.;Desaus. Rep.;Desaus.Eq.;S.C.Eq.(Des.)
Des. Eq.|s||||sc
Dev.|s|1826r-1834r||nc|nc|Dev. (N. C.);Dev. Rep.;Dev.L.;N.C.(Dev.)
Dev. & Bat.|s|1834r-1839r||nc|nc|Dev. & Bat. Law;Dev.& B.;Dev.& B.L.;N.C.(Dev.& Bat.)
Dev. & Bat. Eq.|s|1834r-1839r|||nc|Dev.& B.Eq.;N.C.(Dev.& Bat.Eq.)
Dev. Eq.|s|1826r-1834r|||nc|Dev. Eq. Rep.;N.C.(Dev.Eq.)
D. Haw.|f|1847rc-
Dickinson|s|1890r-1905r|||nj|Dick. (NJ)
Dill.|f
Disney (Ohio)|s|1853c-|||oh|Dis. R.
DJCAR|x
DNH|f
Dominion Tax Cas. (CCH)|x
Doug.|s|1843rc-1847rc||mich|mi|Doug. Rep.;Doug.(Mich.);Dougl.(Mich.)
DSD|f
DTA|s
DTS|s|1998r-
Dud.|s|1837r-1838r|||sc|Dud.(S.C.);Dud.L.;Dud.L.(S.C.);S.C.L.(Dud.)
Dud. Eq.|s|1837r-1838r|||sc|Dud.Ch.;Dud.Eq.(S.C.);S.C.Eq.(Dud.Eq.)
Dudley Rep.|s|1830rc-1835rc|||ga|Dudley (Ga.)
Duer|s||||ny|Duer Super. Ct. Rep.
Duv.|s|1863r-1866r|||ky|Ky.(Duv.)
E.A.D.|f
Edm. Sel. Cas.|s|1834rc-1853rc|||ny|Edm.Sel.Ca.;Edm.Sel.Cas.(N.Y.);Edmond
E.D. Pa.|f|1858c-
E.D. Smith|s|1850rc-1862rc|||ny
Educ. L. Rep.|x|||||Ed. Law Rep.
Edw. Ch.|s|1831rc-1850rc|||ny|Ed.C.R.;Ed.Ch.;Edw. Ch. Rep.;Edw. Rep.;Edw.Ch.(N.Y.)
EEOC Compl. Man. (CCH)|x
E.H. Smith|s||||ny|E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.
Empl. Benefits Cas. (BNA)|x
Empl. Coordinator (RIA)|x
Employee Benefits Cas. (BNA)|x|||||Employee Benefits Cas.
Empl. Prac. Dec. (CCH)|x¶|1971r-||||Empl Prac Dec [CCH];Empl. Prac. Dec.
Empl. Prac. Guide (CCH)|x
Empl. Safety & Health Guide (CCH)|x
Energy Mgmt. (CCH)|x¶|||||Energy Mgt.
Envtl. L. Rep. (Envtl. Law Inst.)|x¶|1971r-||||ELR;Envtl. L. Rep.
Env't Rep. (BNA)|x
Env't Rep. Cas. (BNA)|x
ERC|x
ERC (BNA)|x
Exempt Org. Rep. (CCH)|x
Ex. Rep.|s||998po|example||Example Reports
F.|f|1802rc-1932rc|300po|||Fed.;Fed.R.;Fed.Rep.
F.2d|f|1910rcp-1993rcp|999po||us|F.(2d);Fed.R.2d;Fed.Rep.2d
F.3d|f|1990rcp-2021p|999po||appeals|Fed.R.3d;Fed.Rep.3d
F.4th|f|2021r-|||appeals|Fed.R.4th;Fed.Rep.4th
Fair Empl. Prac. Cas. (BNA)|x|||||Fair Empl. Prac. Newsl. (BNA);Fair Empl.Prac.Cas.
Fam. L. Rep. (BNA)|x
Fam. L. Tax Guide (CCH)|x
F. App'x|f|1996rcp-2021p|861po||appeals|Fed Appx
F. Cas.|f|1779rc-1894rc|30p||us|Fed. Cas.;Fed.Ca.
F.C.C.|f
F.C.C.2d|f
FCC Rcd|f
FCDR|x
FED App.|f
Fed. Audit Guide (CCH)|x
Fed. Banking L. Rep. (CCH)|x|||||Fed. Banking L. Rep.
Fed. Carr. Cas. (CCH)|f¶|1936r-||||Fed. Carr. Cas.
Fed. Carr. Rep. (CCH)|x
Fed. Cl.|x|1991rc-||uscfc|us
Fed. Cont. Rep. (BNA)|x
Fed. Election Camp. Fin. Guide (CCH)|x
Fed. Energy Reg. Comm'n Rep. (CCH)|x
Fed. Est. & Gift Tax Rep. (CCH)|x
Fed. Ex. Tax Rep. (CCH)|x
Fed. Inc. Gift & Est. Tax'n (MB)|x
Fed. R. Evid. Serv.|x|||||Fed. R. Evid. Serv. (Callaghan);Fed. R. Evid. Serv. (CBC);Fed. R. Evid. Serv. 2d;Fed. R. Evid. Serv. 3d
Fed. R. Serv.|x|1938r-||||Fed. R. Serv. (Callaghan)
Fed. R. Serv. 2d|x|1938r-||||Fed. R. Serv. 2d (Callaghan)
Fed. R. Serv. 2d (West)|x
Fed. R. Serv. 3d|x|1938r-||||Fed. R. Serv. 3d (Callaghan);Fed. R. Serv. 3d (West)
Fed. Sec. L. Rep. (CCH)|x¶|||||Fed. Sec. L. Rep.
Fed. Sent'g Rep|f|||||Fed. Sent. R.
Fed. Tax Coordinator Second Series (RIA)|x
Fed. Tax Guide Rep. (CCH)|x
FERC|f¶
FERC|f¶
Fire & Casualty Cas.|x|||||Fire & Casualty Cas. (CCH)
Fish. Pat. Cas.|f
Fish. Pat. Rep.|f
Fish. Prize Cas.|f1|||||Fish. Pr. Cas.;Fish. Prize
FL|n|||fla|fl
Fla.|s|1825rc-1948rc||fla|fl|Fla. Rep.;Flor.;Florida;Florida Rep.
Fla. App. LEXIS|d
Fla. LEXIS|d
Fla. L. Weekly|s|1978r-|||fl
Fla. L. Weekly Fed. B|x
Fla. L. Weekly Fed. C|x
Fla. L. Weekly Fed. D|x
Fla. L. Weekly Fed. S|f
Fla. L. Weekly Supp.|s|1992r-||fla|fl|Fla. L. Weekly S
Fla. Supp.|s|1946rc-1981rc|||fl|Fl.S.
Fla. Supp. 2d|s|1974rc-1992rc|||fl
Flip.|f|||||Flipp. (F.)
F.L.R.A.|f
FLW Fed|f|||||Fla. L. Weekly Fed.
FMSHRC|f
Food Drug Cosm. L. Rep. (CCH)|x
Foster|s|1870rc-1875rc|||pa
FPSC|s||||fl
F.R.D.|x|1842rc-|||us
Free. Ch.|s|1839r-1843r|||ms|Fr. Ch.;Fr. Chy.;Freem.;Freem. (Miss.);Freem. Ch.;Freem. Ch. (Miss.)
F. Supp.|f|1839rcp-1998rcp|999po||us
F. Supp. 2d|f|1982rcp-2014rcp|999po||us
F. Supp. 3d|f|1968rc-|||us|FS3d
F.T.C.|f
Fulton County D. Rep.|s|||ga|ga
G. & J.|s|1827rc-1842rc|||md
Ga.|s|1808rc-||ga|ga|Ga. (Kelly);Ga. Rep.;Suppl. Ga.
Ga. App.|s|1906rc-||gactapp|ga
Ga. App. LEXIS|d
Ga. LEXIS|d
Gall.|f|||||Gall. C.C.R.;Gall. Rep.;Gallison;Gallison's Rep.
Ga. L. Rep.|s|1885c-||ga|ga|Ga. Law Reporter
G.D.R.|x
Georgia Decisions|s|1841c-|||ga
Gibbons|s|||||Gibbons (N.Y.)
Gibb. Surr.|s|1893rc-1898rc|||ny
Gild.|s|1883r-1889r|||nm|Gildersleeve;Gildr.;N.M.(Gild.)
Gill|s|1842rc-1851rc|||md
Gilm.|s|1844r-1849r||ill|il|Gilm.(Ill.);Gilman;Ill.(Gilm.)
Gilmer|s1|1820r-1821r||va|va|Gilmer (Va.);Va.(Gilmer)
Gilp.|f1
Goebel|s|1885c-|||oh|Goebel's Rep.;Ohio Prob.;Ohio Prob. Ct.
Gov't Cont. Rep. (CCH)|x
Gov't Empl. Rel. Rep. (BNA)|x
Grant|s|1814rc-1864rc||pa|pa|Grant (Pa.);Grant Cas.;Grant Cas.(Pa.);Grant Pa.
Gratt.|s|1844r-1880r||va|va|Gratt.(Va.);Va.(Gratt.);Grat.
Gray|s|1854r-1860r||mass|ma|Gray (Mass.);Mass.(Gray)
Greene|s|1847rc-1854rc|||ia|Greene G.(Iowa)
Guam|s|1955rc-||guam
Guam LEXIS|d
Gummere|s|1915r-1922r||nj|nj
Gunby|s|1885rc-1885rc|||la|Gunby (La.)
H. & G.|s|1826rc-1829rc|||md
H. & J.|s|1800rc-1826rc||||Har. & J.
H. & McH.|s|1658rc-1799rc|||md
Hall|s||||ny|Hall R.;Hall Rep.;Hall Super. Ct. Rep.;Hall's R.;Hall's Sup. Court Rep.;Hall's Sup. Ct. R.
Hall, Law J.|f|1808r-1817r
Handy|s|1854c-|||oh|Hand.;Handy (Ohio)
Handy R.|s||||oh
Hard.|s||||de|Hardes;Hardesty
Hard.|s|1805r-1808r|||ky|Hardin;Hardin(Ky.);Ky.(Hard.)
Harp.|s|1823r-1831r|||sc|Harp.L.;Harp.L.(S.C.);Harper;S.C.L.(Harp.)
Harp. Eq.|s|1824r-1824r|||sc|Harp.Eq.(S.C.);S.C.Eq.(Harp.Eq.)
Harr. Ch.|s|1836rc-1842rc||||Har. Ch.;Har. Chy.;Harr. (Mich.);Harr. Ch. (Mich.);Harr. Ch. R.;Harring.;Harring. Ch. (Mich.)
Harrington|s|1832r-1855r|||de
Hasb.|s||||id
Hask.|f1
Haskell C.C.|f
Haw.|s|1847rc-|||hi|H. Rep.;Haw. Rep.;Hawai'i;Hawaii Rep.
Haw. App.|s|1980rc-1994rc||hawapp|hi|Hawaii App.
Haw. App. LEXIS|d
Hawks|s|1820r-1826r||nc|nc|Hawks Rep.;Hawks(N.C.);N.C.(Hawks)
Haw. LEXIS|d|1847r-
Hay. & Haz.|s|1840rc-1882rc|||dc|Havw. & H.;Hayw. & Haz.;Hayw.& H.
Hayw.|s|1789r-1806r|||nc|Hay. Rep.;Hayw. (N. C.);Hayw. N. C.;Hayw. Rep.;N.C.(Hayw.)
Hayw.|s|1816r-1818r||tenn|tn|Hayw. Rep.;Hayw.(Tenn.);Hayw.Tenn.;Tenn.(Hayw.)
Hayw. & H.D.C.|f1|1893r-1941r||||Hay. & H.;Hayw. & H.
Haz. Reg. Pa.|e|1828r-1836r
Haz. U. S. Reg.|e|1839r-||||Haz. Reg. U. S.
Head|s|1858r-1860r||tenn|tn|Head(Tenn.);Tenn.(Head)
Heisk.|s|1870r-1879r||tenn|tn|Heisk.(Tenn.);Tenn.(Heisk.)
Hempst.|s1||||ar|Ark. Terr. Rep.;Hemp.
Hen. & M.|s|1806r-1810r||va|va|H.& M.;H.& M.(Va.);Hen.& Mun.;Va.(Hen.& M.)
Hill|s|1841rc-1941rc|||ny|H. Rep.;Hill Rep.;Hill.N.Y.
Hill|s|1833r-1837r|||sc|Hill Law;Hill Rep.;Hill S.C.;S.C.L.(Hill)
Hill & Den.|s|1842rc-1852rc|||ny|Hill & D.Supp.;Hill & Den.Supp.;Lalor;Lalor Supp.
Hill Eq.|s|1833r-1837r|||sc|Hill Ch.;Hill Ch. Rep.;Hill Eq.(S.C.);S.C.Eq.(Hill Eq.)
Hilles' Notebook|x|1792r-1830r
Hilt.|s|1855rc-1860rc|||ny
Hoff.|e1|1853r-1858r||||Hoff. Dec.
Hoff. Ch.|s|1838rc-1840rc|||ny|Hoff. Ch. Rep.;Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(N.Y.)
Hoff. Land Cas.|f1|1853r-1858r
Hoff. Op.|e1
Holmes|f1
Hopk. Ch.|s|1823rc-1826rc|||ny|Hopk. Ch. Rep.
Hopk. Works.|e
Hosea's Rep.|s|1907c-|||oh
Hous. & Dev. Rep. (RIA)|x
Houston|s|1855r-1893r|||de|Houst.;Houston Criminal
How.|e|1843r-1860r|24ps|scotus|scotus|How. Rep.
How. App. Cas.|s|1847rc-1860rc|||ny
Howard|s|1834r-1843r||miss|ms|Howard Rep.;Miss.(Howard)
Howison|s|1850rc-1851rc|||va
How. N.P.|f|||||How. N.P. (Mich.);Howell N.P.
How. Pr.|s|1819rc-1973rc|||ny|How. Pr. Rep.;How. Prac.;How.Prac.(N.Y.);N.Y.Spec.Term R.;N.Y.Spec.Term Rep.
How. Pr. (n.s.)|s|1855rc-1886rc|||ny
Hughes|s|1785r-1801r|||ky|Hugh.;Hughes (1877);Ky.(Hughes)
Hum.|s|1839r-1851r||tenn|tn|Hum. Rep.;Humph.;Humph. Rep.;Tenn.(Hum.)
Hun|s||||ny
Hun|s||||ny
Hunt Mer. Mag.|x
I. & N. Dec.|f|||bia||I&N;IN Dec.
I.C.C.|f
I.C.C.2d|f
Ida. App. LEXIS|d
Ida. App. Unpub. LEXIS|d
Idaho|s|1866rc-|||id|Ida.
Ida. LEXIS|d
IDELR|x|||||Indiv. With Disab. Educ. L. Rep.
I.E.R. Cas. (BNA)|x|||||BNA IER CAS;I.E.R. Cas.;IER Cases
IL|n|||ill|il
IL App (1st)|n|||illappct|il
IL App (2d)|n|||illappct|il|IL App (2nd)
IL App (3d)|n|||illappct|il|IL App (3rd)
IL App (4th)|n|||illappct|il
IL App (5th)|n|||illappct|il
Ill.|s|1819rc-|415o|ill|il|Ill. Rep.
Ill. 2d|s|1849rc-|242o|ill|il
Ill. App.|s|1855rc-||illappct|il|Ill. App. Rep.;Ill.A.
Ill. App. 2d|s|1877rc-||illappct|il|Ill.A.2d
Ill. App. 3d|s|1771rc-||illappct|il|Ill.A.3d
Ill. App. LEXIS|d
Ill. App. Unpub. LEXIS|d
Ill. C.C.|s|||ill|il
Ill. Cir. Ct.|s||||il|Ill. Cir. Ct. Rep.
Ill. Ct. Cl.|s|1889rc-|||il
Ill. Ct. Cl. LEXIS|d
Ill. Dec.|s|1976r-|||il|Ill.Decs.
Ill. LEXIS|d
Immigr. L. Serv. (West)|x
Ind.|s|1848rc-1981rc||ind|in|Ind.Rep.
Ind. App.|s|1885rc-1979rc||indctapp|in
Ind. App. LEXIS|d
Ind. App. Unpub. LEXIS|d
Ind. Cl. Comm.|x|1948r-1973r||||Ind. Cl. Com.
Ind. Dec.|s|||ind|in
Indian Terr.|s|1895rc-1907rc|||ok|Ind. T.
Indian Terr. LEXIS|d|1896r-1907r
Ind. LEXIS|d
Ind. L. Rep.|s|1871rc-||ind|in
Ind. L. Rep.|x|||||Indian L. Rep.;Indian L. Rptr.;Indian Law Rep.
Ind. Tax LEXIS|d
Inher. Est. & Gift Tax Rep. (CCH)|x
Ins. L.J.|x|||||Ins Law J.
Ins. L. Rep. (CCH)|x
Interior Dec.|f
Int'l Env't Rep. (BNA)|x
Int. Rev. Rec.|f
Iowa|s|1855rc-1968rc||iowa|ia|Ia.;Iowa Rep.
Iowa App. LEXIS|d
Iowa Sup. LEXIS|d
I.R.B.|f
Ired.|s|1840r-1852r||nc|nc|Ired. Law;Ired. Law Rep.;Ired. Rep.;Ired.L.;Ired.L.(N.C.);N.C.(Ired.)
Ired. Eq.|s|1840r-1852r|||nc|Ired. Eq. Rep.;Ired.Eq.(N.C.);N.C.(Ired.Eq.)
IRS Pos. (CCH)|x
I.T.R.D. (BNA)|x|1980r-||||I.T.R.D.;Int'l Trade Rep. (BNA)
Jeff.|s|1730c-|||va|Jeff. (Va.);Jefferson
J.J. Marsh.|s|1829r-1832r|||ky|J.J.Mar.;J.J.Marsh.(Ky.);Ky.(J.J.Marsh.);Marsh. Rep.;Marsh.(Ky.);Marsh.J.J.
Johns.|s|1806rc-1823rc|||ny|J. Rep.;John.;John. Rep.;Johns.Ct.Err.;Johns.N.Y.;Johns.Rep.;Johnson;Johnson Rep.
Johns. Cas.|s|1798rc-1810rc|||ny|Johns.Cas.(N.Y.)
Johns. Ch.|s|1814rc-1823rc|||ny|Johns. Ch. Rep.;Johns.(N.Y.);Johns.Ch.(N.Y.);Johns.Ch.Cas.
Jones|s|1853r-1862r||nc|nc|Jones L.;Jones N.C.;N.C.(Jones)
Jones & S.|s||||ny|Jones & Spencer;Jones and Spencer's Super. Ct. Rep.
Jones Eq.|s|1853r-1863r|||nc|N.C.(Jones Eq.)
Jones Law|s|||nc|nc
Jour. Fr. Inst.|x|1826r-
Jour. Jur.|f
JTS|s|1899r-
Juris P.R.|s
Just.|s|||pa|pa
Kan.|s|1858rc-||kan||Kan. Rep.;Kans.;Kas.
Kan. App.|s|1895rc-1901rc||kanctapp|ks|Kans.App.
Kan. App. 2d|s|1977rc-||kanctapp|ks
Kan. App. LEXIS|d
Kan. App. Unpub. LEXIS|d
Kan. LEXIS|d
Kan. Unpub. LEXIS|d
Kelly|s|1847r-1849r||ga|ga
Keyes|s|1863rc-1868rc|||ny
Kirby|s|1785rc-1789rc|||ct|Kirb.
Kulp|s|||pa|pa
Ky.|s|1718rc-1951rc|||ky|Ky. Rep.
Ky. App.|s|1994r-2000r|||ky
Ky. App. LEXIS|d
Ky. App. Unpub. LEXIS|d
Ky. LEXIS|d
Ky. L. Rptr.|s|1880r-1908r|||ky|Ken.L.Re.;Ky. Law Rep.;Ky.L.R.
Ky. L. Summ.|s|1966r-|||ky
Ky. Op.|s|1861rc-1886rc|||ky|Ken.Opin.
Ky. Unpub. LEXIS|d
La.|s|1830rc-1972rc||la|la|La. Rep.
LA|n||||la
La. Ann.|s|1846rc-1900rc||la|la|La. Ann. Rep.
La. App.|s|1920rc-1932rc||lactapp|la
La.App. 1 Cir.|sL|||la|la
La.App. 2 Cir.|sL|||la|la
La.App. 3 Cir.|sL|||la|la
La.App. 4 Cir.|sL|||la|la
La.App. 5 Cir.|sL|||la|la
La.App. 6 Cir.|sL|||la|la
La. App. LEXIS|d
La. App. Unpub. LEXIS|d
Lab. Arb. Awards (CCH)|x
Lab. Arb. Rep. (BNA)|x
Lab. Cas. (CCH)|x¶|||||Lab.Cas.
Lab. L. Rep. (CCH)|x
Lab. Rel. Rep. (BNA)|x
Lack.Jur.|s|||pa|pa|Lac. Jur.;Lack.Jurist
Lack. L.N.|s|||pa|pa|Lack. Leg.;Lack. Leg. News (P.A.);Lacka. Leg. News
La. Law J.|s|1841r-1842r
La. LEXIS|d
Lanc. L. Rev.|s|||pa|pa
Lans.|s|1867rc-1873rc|||ny
Lans. Ch.|s|1824rc-1826rc|||ny|L. Rep.
Law & Eq. Rep.|f|1876r-1878r
Law J. Q.B.|x|1831r-1946r||||L.J.Q.B.
Law Rep.|s||||ma
Law Reporter|s|1839r-1848r
Law Times (N.S.)|s|1876rc-1879rc|||pa
LCR|x|1993r-
Lea.|s|||tenn|tn
L. Ed.|f|1790r-1956r|100o|scotus|scotus|L.Ed.(U.S.);LAW ED;U.S.L.Ed.;U.S.Law.Ed.
L. Ed. 2d|f|1956rc-||scotus|scotus|L.E.2d;U.S.L.Ed.2d
Legal Gaz.|f|||||Leg. Gaz.;Leg. Gaz. Rep.
Leg. Int.|s||||pa|Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.
Leg. Op.|s||||pa|Leg. Ops. (Pa.)
Leg. Rec. Rep.|s|||pa|pa|Leg. Rec.
Lehigh|s|||pa|pa|Leh. V.L.R. (Pa.);Lehigh V.L.R.;Lehigh Val. L. Rep.;Lehigh Val. L.R.;Lehigh Val. Law Rep
Leigh|s|1829r-1842r|||va|Leigh (Va.);Leigh Rep.;Va.(Leigh)
LEXIS|d
Life. Cas. (CCH)|x
Life. Cas. 2d (CCH)|x
Liquor Cont. L. Rep. (CCH)|x
Liquor Tax Rep.|s|1896rc-1905rc|||ny
Litt.|s|1822r-1824r|||ky|Ky.(Litt.);Lit. Rep.;Litt. Rep.;Litt.(Ky.);Littell;Littell Rep.
Litt. Sel. Cas.|s1|1795r-1821r|||ky|Ky.(Lit.Sel.Cas.);Lit.Sel.Ca.;Litt. Sel. Cas. (Ky.)
Liv. Law Mag.|s
Lock. Rev. Cas.|s|1799rc-1847rc|||ny
Low.|f|||||Low. Dec.;Low. Dis.;Lowell
L.R.A.|f
L.R.A. (N.S.)|f|||||L.R.A.N.S.
L.R.R.M. (BNA)|x|1937r-||||L.R.R.M.
Luz. L.R.|s|||pa|pa|Luz. Leg. Reg.;Luz. Leg. Reg. Rep.
MacA. Pat. Cas.|x1|||||D.C. (patent);Mc.A. Pat. Cas.
MacArth.|s|1873r-1879r|||dc|D.C.(MacArth.);MacAr.;MacArthur
MacArth. & M.|s|1879r-1880r|||dc|D.C.(MacArth.& M.);MacAr.& M.;MacAr.& Mackey;MacArth.& M.(Dist.Col.);MacArthur & M.
Mackey|s|1863r-1892r|||dc|D.C.(Mackey)
Mann. Unrep. Cas.|s|1880c-||la|la|Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases
Mart.|s|1809r-1830r|||la|Mart. (O. S.);Mart. Rep.
Mart.|s|1778r-1797r||nc|nc|Mart. (N. C.);Mart. N. C.;Mart. Rep.;Mart.Dec.;Martin;Martin Rep.;N.C.(Mart.)
Mart. & Yer.|s|1825r-1828r||tenn|tn|M.& Y.R.;Mart.& Y.;Mart.& Y.(Tenn.);Mart.& Yerg.
Mart. (N.S.)|s|1821c-|||la
Mart. O.S. (La.)|f
Marvel|s|1893r-1897r|||de|Marv.;Marv. (Del.)
Mason C.C.|f|||||Mason;Mason C.C.R.;Mason Circt. Ct. R.;Mason R.;Mason U.S.
Mass.|s|1768rc-||mass|ma|Mas. Rep.;Mass. R.;Mass. Rep.
Mass. App. Ct.|s|1972rc-||massappct|ma|Mass.App.
Mass. App. Dec.|s|1934rc-1977rc|||ma
Mass. App. Div.|s|1936rc-|||ma
Mass. App. Div. Adv. Sh.|s|1975r-|||ma
Mass. App. Div. LEXIS|d
Mass. App. LEXIS|d
Mass. App. Unpub. LEXIS|d
Mass. LCR LEXIS|d
Mass. LEXIS|d
Mass. L. Rptr.|s|1960rc-||||Mass. Law Rep
Mass. Super. LEXIS|d
Mass. Supp.|s|1979rc-1983rc|||ma
McAll.|f|||||McAl.;McAll. (Cal.);McAllister U.S. Circ. Court R.
McCahon|s1|1858rc-1868rc||kan|ks|McCah.
McCanless|s|||tenn|tn
McCord|s|1821r-1828r|||sc|McCord Rep.;S.C.L.(McCord)
McCord Eq.|s|1825r-1827r|||sc|McCord Ch.;McCord Ch. Rep.;S.C.L.(McCord Eq.)
McCrary's Cir. Ct. Rpts|f|||||McCrary
McGl.|s|1881rc-1884rc|||la|McGloin
McGrath|s|1843c-||mich|mi|McGrdath
McLean|f
McMul.|s|1840r-1842r|||sc|McMul.L.(S.C.);S.C.L.(McMul.)
McMul. Eq.|s|1840r-1842r|||sc|McMul.Eq.(S.C.);S.C.L.(McMullan Eq.)
Md.|s|1851rc-||md|md|Maryland;Maryland Rep.;Md. Rep.
Md. App.|s|1967rc-||mdctspecapp|md
Md. App. LEXIS|d
MDBT|s|2003r-|||md
Md. Ch.|s|1841rc-1853rc
Md. Cir. Ct. LEXIS|d
Md. Law Rec.|s|1878r-1889r
Md. LEXIS|d
MDLR|x
Md. Tax LEXIS|d
Me.|s|1820rc-1965rc||me|me|Maine;Maine Rep.
ME|n|1996r-||me|me
Med. Devices Rep. (CCH)|x
Media L. Rep. (BNA)|x|||||Media L. Rep.
Medicare & Medicaid Guide (CCH)|x¶|||||Med & Med GD (CCH)
Meigs|s|1838r-1839r||tenn|tn|Tenn.(Meigs)
Me. LEXIS|d
Me. Super. LEXIS|d
Met.|s|1840r-1847r||mass|ma|Mass.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Mass.
Met.|s|1858r-1863r|||ky|Ky.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Ky.
Me. Unpub. LEXIS|d
Mich.|s|1841rc-||mich|mi|Mich. Rep.
Mich. App.|s|1888rc-||michctapp|mi|Mich. Ct. App.
Mich. App. LEXIS|d
Mich. Ct. Cl.|s|1938r-1942r||mich|mi
Mich. Lawy.|s|1875r-1879r
Mich. LEXIS|d
Mich. N.P.|s||||mi|Mich. N.P. R.
Mich. Pr.|s|1896c-||mich|mi
Miles|s|1825rc-1842rc|||pa
Mill|s|1817r-1818r|||sc|Const.;Const. Rep.;Const.S.C.;Mill Const.;Mill Const.(S.C.);S.C.L.(Mill)
Miller's Notebook|x1|1792r-1830r
Mills Surr.|s|1890rc-1917rc|||ny|Mills
Minn.|s|1830rc-1982rc||minn|mn|Min. Rep.;Minn. Rep.
Minn. App. LEXIS|d
Minn. App. Unpub. LEXIS|d
Minn. Dist. LEXIS|d
Minn. LEXIS|d
Minn. Tax LEXIS|d
Minor|s|1820rc-1826rc||ala|al|Min. Rep.;Minor (Ala.)
Misc.|s|1808rc-1955rc|||ny|Misc Rep
Misc. 2d|s|1878rc-2004rc|196o||ny
Misc. 3d|s|2002rc-|||ny
Miss.|s|1818rc-1966rc||miss|ms|Mis. Rep.;Miss. R.;Miss. Rep.
Miss. App. LEXIS|d
Miss. Dec.|s|1861c-||miss|ms
Miss. LEXIS|d
M.J.|x|1974rc-
ML|s||||mt
Mo.|s|1821rc-1956rc||mo|mo|Mo. Rep.
Mo. App.|s|1876rc-1994rc||moctapp|mo|Mo.App.Rep.
Mo. App. LEXIS|d
Mo. LEXIS|d
Monag.|s|1888r-1890r||pa|pa|Mon. Rep.;Mona.;Monaghan;Monaghan(Pa.)
Mont.|s|1868rc-||mont|mt|State Reptr.
Mont. Dist. LEXIS|d
Montg.|s|||pa|pa|Mont'g. Co. L. Rep.;Mont'g. L. Rep.;Montg. (Pa.);Montg. CLR;Montg. Co.;Montg. Co. L. Rep'r;Montg. Co. L.R.;Montg. Co. L.R. (Pa.);Montg. Co. Law Rep'r.
Month. Jur.|s|1878r-1879r
Month. West. Jur.|s|1875r-1877r
Mont. LEXIS|d
Mont. Water LEXIS|d
Morris|s|1839rc-1846rc||iowa|ia|Mor.Ia.;Morr.
Morr. Min. Rep.|x|||||Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.
Morr. St. Cas.|s|1818r-1872r|||ms|Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.
MP|s
MS|n|||miss|ms
M.S.P.B.|f
MSPB|n
M.S.P.R.|x
MT|n|||mont|mt
M.T.C.A.|x
M.T.C.R.|x
Munf.|s|1810r-1820r||va|va|Munf. Rep.
Mur.|s|1804r-1819r||nc|nc|Mur. Rep.;Murph.;Murph. Rep.;Murph.(N.C.);N.C.(Mur.)
Mut. Funds Guide (CCH)|x
Myrick|s|1872rc-1879rc|||ca
Nat. Bank. Reg.|x|1867r-1882r||||Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.
Navajo Rptr.|f|1969r-
N.B.R. (Supp.)|x1|||||Bankr. Reg. Supp.
N.C.|s|1778rc-||nc|nc|N. C. Rep.;N.C. (Dev. & Bat.)
NCA|s|||neb|ne
N.C. App.|s|1963rc-||ncctapp|nc
N.C. App. LEXIS|d
NCBC|x
NCBC LEXIS|d
NCCOA|n-|2021-||ncctapp|nc
N. Chip.|s|1780rc-1791rc||vt|vt|Chip.N.;N.Chip.(Vt.);N.Chipm.
N.C. LEXIS|d
NCSC|n-|2021-||nc|nc
N.D.|s|1807rc-1953rc||nd|nd
ND|n|||nd|nd
ND App|n|||ndctapp|nd
N.D. App. LEXIS|d
N.D. LEXIS|d
NDLR|x¶|||||NDLR (LRP);NDLR (LRP) LEXIS
N.E.|r|1884rp-1936rp|200po||il,in,ma,ny,oh|N.E.Rep.;No.East Rep.
N.E.2d|r|1936rcp-2014rcp|999po||il,in,ma,ny,oh
N.E.3d|r|2000rc-|||il,in,ma,ny,oh
Neb.|s|1860rc-||neb|ne
Neb. (Unof.)|s|1901r-1904r||neb|ne|Neb. Unoff
Neb. App. LEXIS|d
Neb. Ct. App.|s|1922r-||nebctapp|ne|Neb App;Neb.App.R.;Neb.C.A.
Neb. LEXIS|d
Neg. Cas. (CCH)|x
Neg. Cas. 2d (CCH)|x
Nev.|s|1865rc-||nev|nv
Nev. Adv. Op. No.|s|||nev|nv|Nev. Adv. Op.;Nev., Advance Opinion;Nev.Ad.Op.
Nev. Adv. Rep.|s|||nev|nv|Nev. Advance Rep.
Nev. LEXIS|d
Nev. Unpub. LEXIS|d
Newb. Adm.|x1|||||Newb.
N.H.|s|1816rc-||nh|nh|N. H. Rep.
N.H.|n|2024r-||nh|nh
N.H. LEXIS|d
N.H. Super. LEXIS|d
Niles Reg.|e|1811r-1848r||||Nile, Reg.
N.J.|s|1878rc-||nj|nj
N.J. (Manumission)|s|1775c-1875rc||||Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.
N.J. Admin.|s|1982r-||nj|nj
N.J. Admin. 2d|s|1982r-||nj|nj
N.J. Ch. LEXIS|d|1830r-1948r
N.J. Eq.|s|1830rc-1948rc|||nj
N.J.L.|s|1789rc-1948rc|||nj|N.J.Law
N.J. Law J.|s||||nj
N.J. LEXIS|d
N.J.L.J.|s|||nj|nj
N.J. Misc.|s|1908rc-1949rc|||nj
N.J. Misc. LEXIS|d
N.J. Prerog. Ct. LEXIS|d
N.J. Sup. Ct. LEXIS|d
N.J. Super.|s|1944rc-|||nj
N.J. Super. LEXIS|d
N.J. Super. Unpub. LEXIS|d
N.J. Tax|s|1979rc-||njtaxct|nj|N.J. Tax Ct.
N.L.R.B.|f|1935r-||||NLRB Dec. (CCH)
NLRB No.|n
N.M.|s|1852rc-|||nm
NM|n|1852r-|||nm
N.M. (G.)|s|1852r-1889r|||nm|Gildersleeve;Gildersleeve (N. Mex.);Gildr.;N.M. (Gild.)
N.M. (J.)|s||||nm|N.M. (John.)
N.M. App. LEXIS|d
N.M. App. Unpub. LEXIS|d
N. Mar. I.|s|1989rc-
N. Mar. I. Commw.|s|1979rc-||||N. Mar. I. Commw. Rptr.
N. Mar. I. LEXIS|d
N.M.B.|f
NMCA|n-|||nmctapp|nm
NMCERT|n-||||nm
N.M. Ct. App.|s|1966r-|||nm|N.M. (Ct. App.)
N.M. LEXIS|d
NMSC|n-|||nm|nm
N.M. St. B. Bull.|s||||nm
N.M. Unpub. LEXIS|d
Northumb. L.J.|r|||||Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.
Nott & McC.|s|1817r-1820r|||sc|N.& Mc.;Nott & M'C.(S.C.);S.C.L.(Nott & McC.)
N.R.C.|f
N.T.S.B.|f
Nuclear Reg. Rep. (CCH)|x¶|||||Nuclear Reg. Rep.
NV|n|||nev|nv
N.W.|r|1879rp-1942rp|300po||ia,mi,mn,ne,nd,sd,wi|N W. Rep.;No.West Rep.;Northw.Rep.
N.W.2d|r|1942rc-2023rc|||ia,mi,mn,ne,nd,sd,wi|N. W. (2d);N.W. 2nd
N.W.3d|r|2024r-|||ia,mi,mn,ne,nd,sd,wi
N.Y.|s|1800rc-1997rc|309o|ny|ny|N. Y. Rep.;N.Y. (N.Y.S.)
N.Y.2d|s|1956rc-2004rc|100o|ny|ny
N.Y.3d|s|2003rc-||ny|ny
N.Y. Ann. Cas.|s||||ny|N.Y. Ann. Ca.;N.Y. Anno. Cas.
N.Y. App. Div. LEXIS|d
N.Y. Ch. Ann.|s|1814r-1847r|||ny|N.Y.Ch.R.Ann.
N.Y. City Ct. Rep.|s|1864c-|||ny
N. Y. City H. Rec.|s|1816r-1822r
N.Y. Civ. Proc. R.|s||||ny|Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.
N.Y. Civ. Proc. R., (N.S.)|s||||ny|N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Crim.|s|1810rc-1924rc|||ny|N.Y. Cr. R.;N.Y. Cr. Rep.;N.Y. Crim. R.;N.Y. Crim. Rep.
N.Y. Leg. Obs.|s||||ny|N. Y. Leg. Ob.;N.Y. Legal Observer
N.Y. LEXIS|d
N.Y.L.J.|s|||ny|ny|N. Y. Law J.
N.Y. Misc. LEXIS|d
N.Y. Proc. Ct. Ass.|s|1664rc-1701rc|||ny
N.Y.S.|s|1832rc-1990rc|||ny|N. Y. Supp.;N. Y. Supplement;New York Supp.;New York Supplement
N.Y.S.2d|s|1938r-|999o||ny
N.Y.S.3d|s|1938r-|||ny
N.Y.S.E. Guide (CCH)|x
NY Slip Op|n||||ny
N.Y. St. Rep.|s|1833c-|||ny|N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Rptr.
N.Y. Sup. Ct.|s|1873rc-1896rc|||ny|N.Y.Supr.Ct.;N.Y.Suprm.Ct.
N.Y. Super. Ct.|s|1819c-|||ny
O.B.A.J.|s|||okla|ok
OFCCP Fed. Cont. Compl. Man. (CCH)|x
O.G.|x|||||O.G. Pat. Off.;Off. Gaz.;Off. Gaz. Pat.;Off. Gaz. Pat. Off.
Ohio|s|1821rc-1851rc||ohio|oh|Ohio Rep.
Ohio|n-|2002r-|||oh|OH
Ohio App.|s|1913rc-||ohioctapp|oh|O. App.;Oh. App.;Ohio App. Rep.
Ohio App. 2d|s|1913rc-||ohioctapp|oh|O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d
Ohio App. 3d|s|1913rc-||ohioctapp|oh|O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d
Ohio App. LEXIS|d|1789r-
Ohio App. Unrep.|s|1990rc-1991rc|||oh|Anderson's Ohio App. Cas.
Ohio B.|s|1982r-1987r||ohio|oh|O.B.R.;Ohio B. Rep.
Ohio C.A.|s|1906rc-1923rc|||oh|Ohio Ct. App.
Ohio C.C.|s|1869rc-1901rc|||oh|Jahn;Oh.Cir.Ct.;Ohio C.C.R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.
Ohio C.C. (n.s.)|s|1892rc-1922rc|||oh|O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C.N.S.;Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.
Ohio C.C. Dec.|s|1891rc-1923rc|||oh|Ohio Cir.Ct.
Ohio Ch.|s|1831c-|||oh
Ohio Cir. Dec.|s|1879rc-1909rc|||oh|Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.
Ohio Dec.|s|1894r-1920r||ohio|oh|Oh.Dec.;Ohio Dec. Rep.
Ohio Dec. Reprint|s|1840r-1873r||ohio|oh|O.Dec.Rep.;Oh.Dec.(Reprint)
Ohio F. Dec.|f|||||Ohio F.D.;Ohio Fed. Dec.
Ohio Law. Abs.|s|1846rc-1964rc|||oh|O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abst.;Ohio Laws Abs.
Ohio Law Rep.|s||||oh|Ohio L.R.;Ohio Law R
Ohio LEXIS|d
Ohio Misc.|s|1943rc-|||oh|O.Misc.;Ohio Misc.Dec.
Ohio Misc. 2d|s|1962rc-|||oh|O.Misc.2d
Ohio Misc. LEXIS|d|1823r-
Ohio N.P.|s|1881rc-1934rc|||oh|Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions
Ohio N.P. (n.s.)|s|1894rc-1934rc|||oh|O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius Reports (N. S.);Ohio Nisi Prius [N. S.]
Ohio Op.|s|1934r-1982r||ohio|oh|Ohio Ops.
Ohio Op. 2d|s|1934r-1982r||ohio|oh|O.O.2d
Ohio Op. 3d|s|1934r-1982r||ohio|oh|O.O.3d
Ohio St.|s|1840rc-1964rc|177o|ohio|oh|Oh.St.;Ohio St. Rep.;Ohio State
Ohio St. (N.S.)|s|1840r-||ohio|oh
Ohio St. 2d|s|1964rc-1991rc|70o|ohio|oh|O.S.2d
Ohio St. 3d|s|1982rc-||ohio|oh|O.S.3d
Oil & Gas Rep.|x|||||Oil & Gas;Oil & Gas Reptr.;Oil & Gas Rptr.
OK|n|||okla|ok
OK AG|n||||ok
OK CIV APP|n|||oklacivapp|ok
OK CR|n|||oklacrimapp|ok
OK JUD ETH|n||||ok
Okla.|s|1890rc-1953rc||okla|ok|Okl.;Okla. Rep.
Okla. Civ. App. LEXIS|d
Okla. Crim.|s|1908rc-1953rc||oklacrimapp|ok|Okl.Cr.;Okla. Cr.;Okla. Cr. Rep.;Okla. Crim. Rep.
Okla. Crim. App. LEXIS|d
Okla. JUD LEXIS|d
Okla. LEXIS|d
Okla. Trib.|s|1979r-
Okl Jud.|s||||ok|OK JUD
Olcott|x1
Oliver's Forms|e|1788r-1843r
Op. Att'y Gen.|f|1791r-1982r
Op. O.L.C.|f|1977r-1995r
Ops.Cal.Atty.Gen.|x
Or.|s|1847rc-|||or|Ore.;Oreg.
Or. App.|s|1969rc-||orctapp|or|Ore. App.
Ore. App. LEXIS|d
Ore. LEXIS|d
Ore. Tax LEXIS|d
Or. Tax|s|1962rc-||ortc|or|OTR-MD
O.R.W.|f
OSHA Comp. Guide (CCH)|x
OSHC (BNA)|x
O.S.H. Rep. (BNA)|x
O.S.U.|s1|||ohio|oh|O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.
O. Supp.|s|||ohio|oh|Ohio Supp.
Otto|f|1875r-1883r
Overt.|s|1791r-1816r|||tn|Tenn.(Overt.)
P.|r|1883rp-1931rp|300po||ak,az,ca,co,hi,id,ks,mt,nv,nm,ok,or,ut,wa,wy|P. Rep.;PaC.;Pac. Rep.;Pac.R.;Pacific;Pacific Rep.
P.2d|r|1931rcp-2000rcp|999po||ak,az,ca,co,hi,id,ks,mt,nv,nm,ok,or,ut,wa,wy|P [2d];P. (2d);P. [2nd];Pac (2d);Pac. (2);Pac. 2d
P.3d|r|1976rc-|||ak,az,ca,co,hi,id,ks,mt,nv,nm,ok,or,ut,wa,wy
Pa.|s|1845rc-||pa|pa|Pa.Rep.;Pa.St.;Pa.State;Penn.;Penn.Rep.;Penn.St.;Penn.St.R.
PA|n||||pa
Pa. (Admiralty)|s|1783rc-1788rc|||pa
Pa. C.C.|s|1870r-1921r||pa|pa|Pa. Co. Ct.;Pa. Co. Ct. Rep.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.
Pac. Law Mag.|s|||||Pacific Law Mag.
Pa. Commw.|s|1933rc-1998rc||pacommwct|pa|Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.Commw.Ct.
Pa. Commw. LEXIS|d
Pa. Commw. Unpub. LEXIS|d
Pa. Corp.|s|||pa|pa|Pa. Corp. R.;Pa. Corp. Rep.
Pa. D.|s|1892r-1921r||pa|pa|Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.
Pa. D. & C.|s|1918rc-|||pa|Pa.Dist.& C.Rep.;Pa.Dist.& Co.
Pa. D. & C.2d|s|1921rc-|||pa
Pa. D. & C.3d|s|1921rc-|||pa
Pa. D. & C.4th|s|1921rc-|||pa
Pa. D. & C.5th|s|2005rc-|||pa
Pa. Dist. & Cnty. Dec. LEXIS|d
Pa. Fid.|s|1977rc-1981rc|||pa
Paige Ch.|s|1828rc-1845rc|||ny|Pai.Ch.;Paige;Paige Ch. Rep.;Paige Rep.
Paine|f
Pa. Jud. Disc. LEXIS|d
Pa. Just. L. Rep.|s|1900rc-1903rc|||pa
Pa. LEXIS|d
Park. Cr.|s||||ny|Park. Cr. Rep.;Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker Cr. Rep.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.
Parsons|s|1841c-|||pa
Pa. Super.|s|1895rc-1998rc||pasuperct|pa|Pa. Super. Ct.;Pa. Superior Ct.
Pa. Super.|n|1999r-||pasuperct|pa
PA Super|n|||pasuperct|pa
Pa. Super. LEXIS|d
Pa. Super. Unpub. LEXIS|d
Patton & Heath|s||||va|P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & H. (Va.);Patt. & Heath R.;Patton & H.;Patton & H. (Va.);Va. (Patt. & Heath)
Pat. Trademark & Copyright J. (BNA)|x
P.C.L.J.|s|||cal|ca
Pears.|s|1851rc-1869rc|||pa
Peck|s|1821r-1824r||tenn|tn|Peck (Tenn.);Tenn.(Peck)
Pelt.|s|1916rc-1928rc|||la
Pen. & W.|s|1829rc-1832rc||pa|pa|Penr.& W.
Penne.|s||||de|Penn. Del.;Pennew.
Pennewill|s|1897r-1909r|||de
Penn. Law J.|f|||||Pa. Law J.;Pa. Law J. Rep.;Penn. L. J.;Penn. Law Jour.
Pennyp.|s|1880rc-1884rc|||pa|Penny.;Pennyp.(Pa.)
Pens. & Ben. Rep. (BNA)|x|||||Pens. & Benefits Rep. (BNA)
Pens. & Profit Sharing 2d (RIA)|x
Pens. Plan Guide (CCH)|x¶
Personal and Comm. Liab. Life Health & Accid. Ins. Cas. 2d (CCH)|x
Personnel Mgmt. (BNA)|x
Pet.|e|1828r-1842r|16pso|scotus|scotus|Pet. Rep.;Pet.S.C.;Peters;Peters Rep.
Pet. Adm.|f
Pet. C.C.|f|||||Peters C.C.
Pet. Cir. C.R.|f
P.H.|f
Phila.|s||||pa|Phila. Rep.
Phila. Ct. Com. Pl. LEXIS|d
Phila. Cty. Rptr. LEXIS|d
Phil. Eq.|s|1866r-1868r|||nc|N.C.(Phil.Eq.);Phil.Eq.(N.C.)
Phil. Law|s|1866r-1868r||nc|nc|N.C.(Phil.Law);Phil.;Phil. Rep.;Phil.N.C.;Phill.;Phill. Rep.;Phill.L.(N.C.);Phillips
Pick.|s|1822r-1839r||mass|ma|Mass.(Pick.);Pick. Rep.;Pick.(Mass.)
Pickle|s|||tenn|tn
Pin.|s|1839rc-1852rc|||wi|Pinn.
Pitts L.J.|s||||pa|Pitt.L.J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. Leg. J. (O. S.);Pittsb. Leg. J. (Pa.);Pittsb. R. (Pa.);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal
Pitts. Rpts.|s|||pa|pa|Pitts. R.;Pitts. Rep.;Pitts. Rep. (Pa.)
P.L.R.|s|||||P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.
P.O.R.|x
Port.|s|1834rc-1839rc||ala|al|Port. Rep.;Port.(Ala.);Porter;Porter Rep.
Posey|s|1879c-|||tx|Posey U.C.;Posey's U.C.;Posey, Unrep. Cas.;Tex. Unrep. Cas.
Pow. Surr.|s|1890rc-1894rc|||ny|Power
PR App. LEXIS|d
P.R. Dec.|s|1899rc-||||D.P.R.
P.R. Fed.|f|1900rc-1924rc||||P.R. Fed. Rep.
Prod. Liab. Rep. (CCH)|x¶
Prod. Safety & Liab. Rep. (BNA)|x
P.R. Offic. Trans.|s|1978r-
P.R.R.|s|1899r-1978r||||Puerto Rico;P.R.
P.R. Sent.|s|1899rc-1902rc
PR Sup. LEXIS|d
Pub. Lands Dec.|f
Pub. Lands Dec.|f|||||Land Dec.;Land Dec. Dept. Int.;Interior Dec.;Pub. Lands
P.U.R.|x
P.U.R. (N.S.)|x
P.U.R.3d|x
P.U.R.4th|x|||||Pub. Util. Rep. 4th
Quart. Law J.|s|1856r-1859r
Rad. Reg.|x|||||Rad. Reg. (P & F)
Rad. Reg. 2d (P & F)|x
Rand.|s|1821r-1828r|||va|Rand. Rep.;Va.(Rand.)
Rawle|s|1821rc-1835rc||pa|pa|Pa. Rawle;Rawle Rep.
Read's Notebook|x1|1792r-1830r
Rec. Co. Ch. (S.C.)|s|1671rc-|||sc
Rec. Co. Ct.|s|1671rc-1680rc
Rec. V.A. Ct. (R.I.)|x|1716rc-1752rc
Redf.|s|1846rc-1882rc|||ny
Rep. Cont. El.|s|1781rc-1862rc|||ma
Rep. Cont. Elect. Case.|s|1886rc-1897rc|||ma|Rep. Cont. Elect. Cas.
Reporter,|f
R.I.|s|1828rc-1981rc||ri|ri
Rice|s|1838r-1839r|||sc|Rice L.(S.C.);S.C.L.(Rice)
Rice Eq.|s|1838r-1839r|||sc|Rice Ch.;S.C.Eq.(Rice.Eq.)
Rich.|s|1846r-1868r|||sc|Rich. Rep.;Rich.L.(S.C.);Rich.Law(S.C.);S.C.L.(Rich.)
Rich. Cas.|s|1831r-1832r|||sc|Rich.Cas.(S.C.)
Rich. Eq.|s|1844r-1868r|||sc|Rich. Eq. Rep.;Rich.Eq.Ch.;S.C.Eq.(Rich.Eq.)
RICO Bus. Disp. Guide (CCH)|x¶|1970r-||||RICO Bus. Disp. Guide
R.I. Dec.|s|1923c-|||ri
Ridgely's Notebook|x1|1792r-1830r||||Ridgely's Notebook I
Ridgely's Notebook II|x1|1792r-1830r
Ridgely's Notebook III|x1|1792r-1830r
Ridgely's Notebook IV|x1|1792r-1830r
Ridgely's Notebook V|x1|1792r-1830r
Ril.|s|1836r-1837r|||sc|Riley;Riley L.(S.C.);S.C.L.(Riley)
Ril. Eq.|s|1836r-1837r|||sc|Riley Ch.;Riley Eq.;Riley Eq.(S.C.);S.C.Eq.(Ril.)
R.I. LEXIS|d
R.I. Super. LEXIS|d
Rob.|s|1841rc-1846rc||||Rob. Rep.;Rob.La.;Robinson
Rob.|s|1863r-1868r|||ny|Robertson's Super. Ct. Rep.
Rob.|s|1842r-1844r||va|va|Rob. (VA);Rob. Rep.;Rob.Va.;Robinson;Va.(Rob.)
Robards|s1|1862rc-1865rc||tex|tx|Rob. Rep.;Rob.Cons.Cas.(Tex.);Rob.Consc.Cas.;Robard
Robb.|s|1905r-1907r||nj|nj|Robb. (N.J.);Robbins
Robb, Pat. Cas.|f|1789r-1850r
Robertson's Report of the Trial of Aaron Burr.|x
Rodney's Notes|x1|1792r-1830r
Root|s|1764rc-1798rc|||ct
S. & M.|s|1843r-1850r||||Miss. (S. & M. Ch.);Miss.(S.& M.);S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.;Smedes & M.(Miss.)
Sadler|s|1885rc-1888rc||pa|pa|Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.;Sadler(Pa.)
Sand. Ch.|s|1843rc-1847rc|||ny|Sand. Ch. Rep.;Sand.Chy.;Sandf.Ch.;Sandf.Ch.(N.Y.);Sandf.Chy.
Sandf.|s||||ny|Sandf. Rep.;Sandford Super. Ct. Rep.
San Fran. Law J.|s|1877r-1878r
Sarat. Ch. Sent.|s|1841rc-1847rc|||ny|Ch.Sent.;Ch.Sent.(N.Y.);N.Y.Ch.Sent.;Sar.Ch.Sen.
Sawy.|f|||||Sawyer Circt.;Sawyer U.S. Ct. Rep.
S.C.|s|1868rc-|||sc|S.Car.;So.Car.;South Car.
Scam.|s|1832r-1843r||ill|il|Ill. (Scam);Scam. Rep.
S.C. App. LEXIS|d
S.C. App. Unpub. LEXIS|d
SCDB|s|1791r-
S.C.D.C. (N.S.)|f|1933c-
S.C. Eq.|s|1784rc-1868rc|||sc
Sch. Reg.|s|1770r-|||pa|Schuy. Reg.
S.C.L.|s|1783rc-1868rc||||S.C.L. (Mill Const.)
S.C. LEXIS|d
S. Ct.|f|1882rc-||scotus|scotus|S. Ct. Rep.;Sup.Ct.;Sup.Ct.Rep.;Supr.Ct.Rep.
S.C. Unpub. LEXIS|d
S.D.|s|1890rc-1976rc||sd|sd|S.Dak.
SD|n|||sd|sd
S.D. LEXIS|d
S.E.|r|1887rp-1939rp|200po||ga,nc,sc,va,wv|S. E. Rep.
S.E.2d|r|1939rc-|||ga,nc,sc,va,wv|S. E. (2d)
Sec. & Fed. Corp. L. Rep. (West)|x
SEC Accounting R. (CCH)|x
SEC Docket|x
SEC Jud. Dec.|x
Sec. Reg. & L. Rep. (BNA)|x
Secured Transactions Guide (CCH)|x
Seld. Notes|s|1852rc-1854rc|||ny
Serg. & Rawle|s|1814r-1828r||pa|pa|Serg. & Rawl.;Serg.& R.;Serg.& Raw.
Shan.|s|||tenn|tn
Shan. Cas.|s|1847c-|||tn|Tenn. Cas.
Shipping Reg. (P & F)|x
Sickels|s|||||Sick.
Sil. (Sup. Ct.)|s|||ny|ny|Silvernail
Silv. Ct. App.|s|1886rc-1892rc|||ny
Silv. Sup.|s|1884rc-1890rc||ny|ny
Smith & H.|s|||||Smith;Smith (TN);Smith (Tenn.)
Smith (N. H.)|s1|1796rc-1815rc|||nh|Smith's N. H. Reports
Sneed|s|1853r-1858r||tenn|tn|Tenn.(Sneed)
Sneed|s|1801r-1805r|||ky|Ken.Dec.;Ky.(Sneed);Sneed (Ky);Sneed Dec.
So.|r|1886rcp-1941rcp|200po||al,fl,la,ms|So. Rep.;So. Reporter;Sou.;Sou. Rep.;South;South. Rep.
So. 2d|r|1923rcp-2009rcp|999po||al,fl,la,ms|(So. 2nd);S. (2nd);So (2nd);So. (2d Series);So. (2d);So. (2nd Series);So. 2nd;So. Rep. 2d;Sou. (2nd);South.2d
So. 3d|r|2000rc-|||al,fl,la,ms|So. Rep. 3d;South.3d
Soc. Sec. Rep. (CCH)|x
Som. L.J.|s|||pa|pa|Som. Leg. J. (Pa.);Somerset L.J.
Speers|s|1842r-1844r||||S.C.L.(Speers);Spears;Speers L.(S.C.)
Speers Eq.|s|1842r-1844r|||sc|S.C.Eq.(Speers Eq.);Sp.Ch.;Spear Ch.;Spear Eq.;Spears Eq.;Speers Eq.(S.C.)
Sprague|x
St. & Loc. Tax Serv. (RIA)|x
Stand. Fed. Tax Rep. (CCH)|x
State Rptr.|s|1945r-||mont|mt|Mont. St. Rep.
S.T.B.|f
Stew.|s|1827rc-1831rc||ala|al|Stew. Rep.;Stewart
Stew. & P.|s|1831rc-1834rc||ala|al
Stock.|s||||nj|B Stockton
Storey|s|||||Sto. Rep.
Story|f|||||Story Rep.
Strob.|s|1846r-1850r|||sc|S.C.L.(Strob.);Strobh.L.(S.C.)
Strob. Eq.|s|1846r-1850r|||sc|S.C.Eq.(Strob.Eq.);Strob.Eq.(S.C.)
St. Tax Guide (CCH)|x
St. Tax Rep. (CCH)|x
Sumn.|f|||||Sumn. Rep.
Super. Ct. (R.I.)|s|1917c-|||ri
Super. Ct. Jud.|s|1761rc-1776rc|||ma
S.W.|r|1886rcp-1928rcp|300po||ar,ky,mo,tn,tx,ok|S. W. Rep.;S.W. Series
S.W.2d|r|1920rcp-1999rcp|999po||ar,ky,mo,tn,tx,ok|S. W. (2d);S. W. 2d Series.;S. W., Second Series,
S.W.3d|r|1993rc-|||ar,ky,mo,tn,tx,ok
Swan|s|1851r-1853r||tenn|tn|Tenn.(Swan)
Sweeny|s||||ny|Sweeney Super. Ct. Rep.
Syllabi|s1|1876r-1879r
Taney|f1|1836r-1861r
Tapp. Rep.|s1|1816rc-1819rc|||oh
Tax Ct. Mem. Dec. (CCH)|x|1900r-||||CCH Tax Ct. Mem.
Tax Ct. Memo LEXIS|d|1924r-
Tax Ct. Rep. (CCH)|x
Tax Ct. Rep. Dec. (RIA)|x
Tax Ct. Summary LEXIS|d|1924r-
Tax Treaties (CCH)|x
Tay.|s|1798r-1802r||nc|nc|N.C.(Tay.);Tay.J.L.;Tay.N.C.;Tayl.N.C.
Taylor|s|1816r-1818r||nc|nc|N.C.(Taylor);N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.
T.B. Mon.|s|1824r-1828r|||ky|Ky.(T.B.Monroe);Mon. Rep.;Mon.T.B.;T.B.Mon.(Ky.)
T.C.|x|1942rc-||tax|us|T.C. at;UNITED STATES TAX COURT REPORT;UNITED STATES TAX COURT REPORTS
T.C.A.|s|1988rc-
T.C.M.|x|1942r-||||T.C.M. (CCH);T.C.M. (P-H)
T.C.M. (RIA)|x<|1924r-||||RIA TM
T.C. Memo.|n<|1942r-||tax
T.C. No.|n|1942r-||tax
T.C. Summary Opinion|n<|1942r-||tax||T.C. Summ. Op.;T.C. Sum. Op.;TC Summary Op.
Teiss.|s|1903rc-1917rc|||la|La.App.(Orleans);Teissier
Tenn.|s|1791rc-1972rc||tenn|tn|Ten. Rep.;Tenn. Rep.
Tenn. App.|s|1925rc-1972rc||tennctapp|tn
Tenn. App. LEXIS|d
Tenn. Ch. App.|s||||tn|Tenn. Chancery App.
Tenn. Ch. App. LEXIS|d
Tenn. Ch. R.|s|1872c-|||tn|Coop. Chy.;Tenn. Chancery
Tenn. Crim. App.|s|1967rc-1971rc||tenncrimapp|tn
Tenn. Crim. App. LEXIS|d
Tenn. Leg. Rep.|s|1877r-1879r||||Leg. Rep.
Tenn. LEXIS|d
Terry|s||||de|Ter. Rep.
Tex.|s|1846rc-1964rc||tex|tx|Supp. Tex.;Tex. Rep.;Tex.S.Ct.;Texas;Texas Rep.
Tex. App. LEXIS|d
Tex.Bankr.Ct.Rep.|x
Tex. Bus.|n|2024r-|||tx|Tex. Bus. Ct.
Tex. Civ. App.|s|1889rc-1912rc||texapp|tx
Tex. Crim.|s|1891rc-1967rc||texcrimapp|tx|Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;Tex.Crim.Rep.;Texas Cr. Rep.;Texas Crim. Rep.
Tex. Crim. App. LEXIS|d|1841r-
Tex. Crim. App. Unpub. LEXIS|d
Tex. Ct. App.|s|1876rc-1892rc|||tx|Tex.Ct.App.R.
Tex. Law J.|s|1877r-1882r
Tex. LEXIS|d
Tex. L. R.|s|1844rc-1885rc|||tx
Tex. Sup. Ct. J.|s|1957r-||tex|tx|Tex. Sup. J.
Thomp. & Cook|s|1873rc-1875rc|||ny
Thompson|s|||tenn|tn|Thomp. Cas.;Unrep. Tenn. Cas.
Tiess.|s||||la
Tiffany|s||||ny|Tiff
TNT|x
TN WC|n|2014r-|||tn
TN WC App.|n|2014r-|||tn
Trade Cas. (CCH)|x¶|1914r-||||Trade Cas.;Trade Cases
Trade Reg. Rep. (CCH)|x¶|1914r-
Trans. App.|s|1867rc-1868rc|||ny
Tread.|s||||sc|Tread. Const.;Treadway Const. (S.C.)
Tread.|s|1812r-1816r|||sc|S.C.L.(Tread.)
Treas. Dec.|x
Treas. Dec. Int. Rev.|f
TSPR|s
Tuck. & Cl.|s|1892r-1893r|||dc|D.C.(Tuck.& Cl.);Tuck.;Tuck.& C.
Tuck. Surr.|s|1870rc-1870rc|||ny
Tyl.|s|1800rc-1803rc||vt|vt|Tyler
Tyng|s|1806r-1822r|||ma|Mass.(Tyng)
U.C.C. Rep. Serv. (West)|x|-1986r||||U.C.C. Rep. Serv.;U.C.C. Rep. Serv. (Callaghan)
U.C.C. Rep. Serv. 2d (West)|x|1986r-||||U.C.C. Rep. Serv. 2d;U.C.C. Rep. Serv. 2d (Callaghan)
Unemployment Ins. Rep.|x¶|||||CCH Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);Unemployment Ins. Rep. (CCH)
Union Lab. Rep. (BNA)|x
U.S.|f|1754rc-||scotus|scotus|U. S. R.;U. S. Rep.;U.S.S.C.Rep.;USSCR
U.S. (Apx.)|f|||||U.S. Appx.
U.S. App.|f||63||us
U.S. App. D.C.|s|1941rc-||cadc|appeals
U.S. App. LEXIS|d
U.S. Claims LEXIS|d|1982r-||||U.S. Cl. Ct. LEXIS
USCMA|x|||cma
U.S. CMCR LEXIS|d
U.S. Commerce Ct. LEXIS|d|1910r-1913r
U.S. Ct. Cl. LEXIS|d|1856r-
U.S. Dist. LEXIS|d
U.S. Law Int.|f
U. S. Law J.|f
U.S. LEXIS|d
U.S.L.W.|x|1933r-
U.S.L.W. (BNA)|x
U.S.P.Q. (BNA)|x|1913r-1987r||||U.S.P.Q.
U.S.P.Q. 2d (BNA)|x|1987r-||||U.S.P.Q.2d
U.S. Tax Cas. (CCH)|x¶|1900r-||||USTC
U.S. Tax Ct. LEXIS|d|1924r-
U.S. Tax Rep. (RIA)|x
U.S. Vet. App. LEXIS|d|1990r-||||U.S. App. Vet. Claims LEXIS
UT|n|||utah|ut
Utah|s|1851rc-1974rc|||ut
Utah 2d|s|1851rc-1974rc|||ut
Utah Adv. Rep.|s|1987r-
Utah App. LEXIS|d
Utah LEXIS|d
UT App|n|||utahctapp|ut|UT Ct. App.;Utah App;Utah Ct. App.
Util. L. Rep. (CCH)|x¶|||||Util. L. Rep.
Va.|s|1779rc-||va||Va. Leigh;Va. Rep.;Virg.
Va. App.|s|1985rc-||vactapp|va
Va. App. LEXIS|d
Va. Cas.|s|1789r-1826r|||va
Va. Ch. Dec.|s|1788rc-1799rc||||Wythe;Wythe (Va.);Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.
Va. Cir.|s|1856c-||vacc|va
Va. Cir. LEXIS|d
Va. Col. Dec.|x|1600rc-
Va. Dec.|s|1871c-|||va
Va. Law J.|s|||va|va|Vir. L.J.
Va. Law Rep.|s|||va|va
Va. LEXIS|d
Van Ness|s
Va. Unpub. LEXIS|d
Vaux|s|1846rc-1846rc|||pa
Vet. App.|x|1989rc-||cavc
V.I.|s|1917rc-
VI|n|||virginislands|vi
V.I. LEXIS|d
V.I. Supreme LEXIS|d
Vroom|s|||nj|nj|Vroom (N.J.)
Vroom (G.D.W)|s|||nj|nj
Vroom (P.D.)|s|||nj|nj
Vt.|s|1826rc-||vt|vt|Verm.;Verm. Rep.;Vt. Rep.
VT|n|||vt|vt
Vt. LEXIS|d
Vt. Super.|s||||vt
Vt. Super. LEXIS|d
Vt. Unpub. LEXIS|d
Wage & Hour Cas. (BNA)|x|||||Wage & Hour Cas.
Wage & Hour Cas.2d (BNA)|x|||||Wage & Hour Cas. 2d
Wage Hour & Leave Rep. (BNA)|x
Walk.|s|1855r-1885r||pa|pa|Walk.Pa.
Walk. Ch.|s|1842c-
Walker|s|1818rc-1887rc||||Miss.(Walker);Walk.Miss.
Walker|s|1849rc-1887rc||pa|pa
Wall.|e|1863r-1874r|23pso|scotus|scotus|Wall.Rep.;Wall.S.C.;Wallace R.
Wall. C.C.|f|1863r-1874r
Wall. Jr.|f|||||Wall. Jr. C.C.;Wallace, Jr., Rept.
Wall. Jr. Append.|x
Ware|f
Wash.|s|1889rc-||wash|wa|Wash. Rep.;Wash.St.;Wn
Wash.|s|1790r-1796r||va||Va.(Wash.);Wash. (VA);Wash.Va.
Wash. 2d|s|1889rc-2023rc|200o|wash|wa|Wa.2d;Wn. 2d
Wash. 3d|s|2023r-||wash|wa|Wa.3d;Wn.3d
Wash. App.|s|1969rc-|200o|washctapp|wa|W.App.;Wn. App.
Wash. App. 2d|s|1969r-||washctapp|wa|Wn. App. 2d;Wn. App. 2d
Wash. App. LEXIS|d
Wash. C. C.|f|||||Wash. C. C. Rep.
Wash. Co.|s|||pa|pa|Wash. Co (Pa.);Wash. Co. R.;Wash. Co. Rep.;Wash. Co. Repr.
Wash. LEXIS|d
Wash. Terr.|s|1854rc-1888rc|||wa|W.Ty.R.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.
Wash. Terr. LEXIS|d|1854r-1889r
Watts|s|1832rc-1840rc||pa|pa|Watts Rep.;Watts(Pa.)
Watts & Serg.|s|1841rc-1845rc||pa|pa|W. & S.;Watts & S.
Week. Law Gaz.|s||||oh|Wkly. Law Gaz.;Wkly. Law Gaz. No.
Week. No.|s|1874r-1899r||pa|pa|Week. Notes Cas.
Wells' Notebook|x1|1792r-1830r
Wend.|s|1824rc-1841rc|||ny|Wend. Rep.;Wend.(N.Y.);Wendell;Wendell Rep.
West Coast Rep.|f|||||West Co. Rep.
West. Jur.|f
Whart.|s|1826rc-1841rc||pa|pa|Wh. Rep.;Whar.;Whar. Rep.;Whart. Rep.;Whart.Pa.;Wharton
Whart. Hom.|s1
Whart. St. Tr.|s1
Wheat.|e|1816r-1827r|12ps|scotus|scotus|Wheat. Rep.;Wheaton;Wheaton Rep.
Wheel. Cr. Cas.|s|1791rc-1825rc||||Wheeler, Cr. Cas.;Wheeler, Crim. Cas.
White & W.|s|1876rc-1883rc|||tx|Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;White & W.(Tex.);White & W.Civ.Cas.Ct.App.;Wi.& Will.
WI|n|||wis|wi
WI App|n|||wisctapp|wi
Will.|s|1804r-1805r|||ma|Mass.(Will.);Will.Mass.;Williams
Willson|s|1883rc-1892rc|||tx|Willson Rep.
Wilson|s|1871c-||||Wils. Oreg.
Wilson|s|1871c-||ind|in|Wils. Ind.;Wils. Super. (Ind.)
Wilson|s|||minn|mn|Wils. Minn.
Wilson's Red Book|x1|1792r-1830r
Win.|s|1863r-1864r||nc|nc
Wis.|s|1853rc-|||wi|Wis. Rep.
Wis. 2d|s|1853rc-|||wi
Wisc. App. LEXIS|d
Wisc. Cir. LEXIS|d
Wisc. LEXIS|d
Wkly. Dig.|f|||||N. Y. Wkly. Dig.
WL|d
W.L.B.|s|||ohio|oh|Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin;Weekly Law Bulletin (Ohio)
W.L.J.|f|||||West. Law J.
W.L.M.|f|||||W.L. Monthly;West Law Month.
W.N.C.|s|1874r-1899r|||pa|W.N.C. (Pa.);Wkly. N.C;Wkly. Notes Cas.;Wkly. Notes Cas. (Pa.)
Woodb. & M.|f|||||Wood. & Minot
Woods|f|||||Woods C.C.
Woolw.|f1|||||Wool.;Woolw. Rep.;Woolworth;Woolworth's Cir. Ct. R.
Woolw.|s|||||Woolw. Rep.
Wright|s|1831rc-1883rc||ohio|oh
W. Va.|s|1864rc-||wva|wv|West Va.
W. Va. LEXIS|d
W.W. Harr.|s||||de|Harr. Rep.;W.W. Harr. Del
WY|n|||wyo|wy
Wyo.|s|1870rc-1959rc||wyo|wy
Wyo. LEXIS|d
Yates Sel. Cas.|s|1809r-1809r|||ny|Yates;Yates Sel.Cas.(N.Y.)
Yeates|s|1791rc-1808rc||pa|pa|Yeates Rep.
Yer.|s|1828r-1837r||tenn|tn|Tenn.(Yer.);Yer. Rep.;Yerg.;Yerg. Rep.;Yerg.(Tenn.)
York|s|||pa|pa|York Leg. Rec.;York Leg. Rec. (Pa.);York Leg. Record;York Legal Record
Q.B.|b
K.B.|b
Q.B.D.|b
A.C.|b
App. Cas.|b
Ch. D.|b
C.P.D.|b
Ex. D.|b
Eng. Rep.|b
All E.R.|b
W.L.R.|b
H.L. Cas.|b|||||H. L. C.
Salk.|b
Ld. Raym.|b|||||Lord Raym.
Burr.|b
Cowp.|b
Term R.|b|||||Term Rep.
East|b
M. & S.|b|||||Maule & S.;Maule & Sel.
B. & Ald.|b|||||Barn. & Ald.;B. & A.
B. & C.|b|||||Barn. & C.;Barn. & Cress.
B. & Ad.|b|||||Barn. & Ad.;Barn. & Adol.
Ad. & El.|b|||||A. & E.;Adol. & El.;Ad. & E.
El. & Bl.|b|||||E. & B.;Ellis & B.
El. & El.|b|||||E. & E.
B. & S.|b|||||Best & S.
C.B. (N.S.)|b|||||C. B. N. S.
Taunt.|b
B. & P.|b|||||Bos. & P.;Bos. & Pul.
H. Bl.|b|||||H. Black.
W. Bl.|b|||||Wm. Bl.;W. Black.
Wils.|b
Stra.|b
Mod.|b
Lev.|b
Saund.|b
Vent.|b
Sid.|b
Keb.|b
Cro. Eliz.|b
Cro. Jac.|b
Cro. Car.|b
Hob.|b
Yelv.|b
Bing.|b
Bing. N.C.|b|||||Bing. (N. C.)
Man. & G.|b|||||M. & G.;Man. & Gr.
M. & W.|b|||||Mees. & W.;Mees. & Wels.
Exch.|b|||||Welsb. H. & G.
H. & N.|b|||||Hurl. & N.
H. & C.|b|||||Hurl. & C.
C. & P.|b|||||Car. & P.
C. & K.|b|||||Car. & K.
Camp.|b
Esp.|b
Stark.|b|||||Starkie
M. & Rob.|b|||||Moody & R.
Moo. & M.|b|||||Moody & M.
F. & F.|b|||||Fost. & F.
Ves.|b|||||Vesey
Ves. Jr.|b|||||Ves. Jun.
Ves. Sr.|b|||||Ves. Sen.
Ves. & B.|b|||||Ves. & Bea.
Meriv.|b
Swanst.|b
Jac. & W.|b
Russ. & M.|b|||||Russ. & Myl.
Myl. & K.|b|||||Mylne & K.
Myl. & Cr.|b|||||My. & Cr.;Mylne & C.
Beav.|b
Hare|b
Sim. & S.|b|||||Sim. & St.
Madd.|b
Bro. C.C.|b|||||Brown Ch.
Bro. P.C.|b
P. Wms.|b|||||P. Will.
Atk.|b
Ambl.|b
Vern.|b
Kay & J.|b|||||K. & J.
De G. & J.|b|||||De Gex & J.
De G. M. & G.|b
Y. & C.|b|||||Younge & C.
Y. & J.|b
Price|b
Anstr.|b
Cl. & F.|b|||||Clark & F.;Cl. & Fin.
Macq.|b
Moo. P.C.|b|||||Moore P. C.
C. Rob.|b|||||Ch. Rob.
Hagg. Adm.|b|||||Hag. Adm.;Hagg.
W. Rob.|b|||||Wm. Rob.
Lush.|b
Swab.|b
Dods.|b
Leach|b
Willes|b
Carth.|b
Ball & B.|b
Sch. & Lef.|b
Leon.|b
Bulst.|b
`;
