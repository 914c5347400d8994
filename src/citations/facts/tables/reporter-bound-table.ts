/**
 * When reporters ran, in the groups of `reporter-table.ts` and one a line: name | first year-last year | last volume. Behind each
 * year and volume stand its sources (see `bound.ts`): reporters-db where there is no letter, ? where none is known; where two
 * sources differ, the wider of the two limits, which both support. A series that lives has no last year and no last volume.
 *
 * Facts after reporters-db of Free Law Project (see NOTICE). `Ex. Rep.` is fiction: see assets/starter.
 */
export const reporterBoundTable = `
= f
Abb.|1863-1871
Amer. Law J.|1808-1817
Amer. Law J. (N. S.)|1848-1852
Amer. Law T. Rep.|1868-1873
Am. Jur.|1829-1843
Am. Law. Rec.|1872-1887
Am. Law T.|1870-1871
Am. Law T. Rep. (N. S.)|1874-1877
Am. Law T. Rep. U.S. Cts.|1868-1874
Am. Ry. Rep.|1873-1881
C.C.A.|-1920
Chi. Leg. News|1868-1925
Cust. B. & Dec.|1967-
Cust. Ct.|1928rc-1980rc
D. Haw.|1847rc-
E.D. Pa.|1858c-
F.|1802rc-1932rc|300po
Hall, Law J.|1808-1817
Law & Eq. Rep.|1876-1878
Navajo Rptr.|1969-
N.L.R.B.|1935-
Op. Att'y Gen.|1791-1982
Op. O.L.C.|1977-1995
Otto|1875-1883
P.R. Fed.|1900rc-1924rc
Robb, Pat. Cas.|1789-1850
S.C.D.C. (N.S.)|1933c-
Wall. C.C.|1863-1874
= f¶
Fed. Carr. Cas. (CCH)|1936-
= f1
Blatchf. Pr. Cas.|1861-1865
Cranch, Pat. Dec.|1841-1847
Hoff. Land Cas.|1853-1858
Taney|1836-1861
= f|appeals
F.3d|1990rcp-2021p|999po
F.4th|2021-
F. App'x|1996rcp-2021p|861po
= f|scotus
L. Ed.|1790-1956|100o
L. Ed. 2d|1956rc-
S. Ct.|1882rc-
U.S.|1754rc-
= f|us
Cranch C.C.|1801-1841
F.2d|1910rcp-1993rcp|999po
F. Cas.|1779rc-1894rc|30p
F. Supp.|1839rcp-1998rcp|999po
F. Supp. 2d|1982rcp-2014rcp|999po
F. Supp. 3d|1968rc-
U.S. App.||63?
= r
Am. Ann. Cas.|1904-1918p
Am. St. Rep.|1888-
= r|ak,az,ca,co,hi,id,ks,mt,nv,nm,ok,or,ut,wa,wy
P.|1883rp-1931rp|300po
P.2d|1931rcp-2000rcp|999po
P.3d|1976rc-
= r|al,fl,la,ms
So.|1886rcp-1941rcp|200po
So. 2d|1923rcp-2009rcp|999po
So. 3d|2000rc-
= r|ar,ky,mo,tn,tx,ok
S.W.|1886rcp-1928rcp|300po
S.W.2d|1920rcp-1999rcp|999po
S.W.3d|1993rc-
= r|ct,de,dc,me,md,nh,nj,pa,ri,vt
A.|1885rp-1938rp|200po
A.2d|1938rcp-2010rcp|999po
A.3d|2004rc-
= r|ga,nc,sc,va,wv
S.E.|1887rp-1939rp|200po
S.E.2d|1939rc-
= r|ia,mi,mn,ne,nd,sd,wi
N.W.|1879rp-1942rp|300po
N.W.2d|1942rc-2023rc
N.W.3d|2024-
= r|il,in,ma,ny,oh
N.E.|1884rp-1936rp|200po
N.E.2d|1936rcp-2014rcp|999po
N.E.3d|2000rc-
= e
Dall.|1759rc-1880rc|4ps
Dane, Abr.|1823-
Haz. Reg. Pa.|1828-1836
Haz. U. S. Reg.|1839-
Niles Reg.|1811-1848
Oliver's Forms|1788-1843
= e1
Blatchf. & H.|1827-1837
Hoff.|1853-1858
= e|scotus
Black|1861-1862|2pso
Cranch|1801-1815|9ps
How.|1843-1860|24ps
Pet.|1828-1842|16pso
Wall.|1863-1874|23pso
Wheat.|1816-1827|12ps
= s
Am. Law Reg.|1853-1861
Am. Law Reg. (N.S.)|1862-1878
Am. Samoa|1900rc-1975rc
Am. Samoa 2d|1978rc-1999rc
Am. Samoa 3d|1993rc-
Am. Tribal Law|1997-
Ariz. Adv. Rep.|1987-
Balt. Law Trans.|1868-1870
Bradf.|1838rc-1841rc
Browne (Pa.)|1801-1814
Burr's Trial|1864-
Cal. Law J.|1862-1863
Chi. Law J.|1878-1907
Colo.|1864rc-1980rc
Colo. L. Rep.|1880c-
DTS|1998-
Ex. Rep.||998po
Guam|1955rc-
H. & J.|1800rc-1826rc
Harr. Ch.|1836rc-1842rc
JTS|1899-
Kan.|1858rc-
La. Law J.|1841-1842
Law Reporter|1839-1848
Mass. L. Rptr.|1960rc-
Md. Ch.|1841rc-1853rc
Md. Law Rec.|1878-1889
Mich. Lawy.|1875-1879
Month. Jur.|1878-1879
Month. West. Jur.|1875-1877
N.J. (Manumission)|1775c-1875rc
N. Mar. I.|1989rc-
N. Mar. I. Commw.|1979rc-
N. Y. City H. Rec.|1816-1822
Okla. Trib.|1979-
P.R. Dec.|1899rc-
P.R. Offic. Trans.|1978-
P.R.R.|1899-1978
P.R. Sent.|1899rc-1902rc
Quart. Law J.|1856-1859
Rec. Co. Ct.|1671rc-1680rc
Rob.|1841rc-1846rc
S. & M.|1843-1850
San Fran. Law J.|1877-1878
SCDB|1791-
S.C.L.|1783rc-1868rc
Speers|1842-1844
T.C.A.|1988rc-
Tenn. Leg. Rep.|1877-1879
Tex. Law J.|1877-1882
Utah Adv. Rep.|1987-
Va.|1779rc-
Va. Ch. Dec.|1788rc-1799rc
V.I.|1917rc-
Walk. Ch.|1842c-
Walker|1818rc-1887rc
Wheel. Cr. Cas.|1791rc-1825rc
Wilson|1871c-
= s1
Betts' Scr. Bk.|1839-1862
Cal. Law J. & Lit. Rev.|1862-1863
Coombs' Trial of Aaron Burr|1864-
Syllabi|1876-1879
= s|ak
Alaska|1884rc-1959rc
Alaska Fed.|1869rc-1937rc
= s|al
Ala.|1840rc-1976rc
Ala. 2d|1977-
Ala. App.|1910rc-1976rc
Port.|1834rc-1839rc
Stew.|1827rc-1831rc
Stew. & P.|1831rc-1834rc
= s|appeals
App. D.C.|1893rc-1995rc
U.S. App. D.C.|1941rc-
= s|ar
Ark.|1837rc-2009rc
Ark. App.|1981rc-2009rc
= s|az
Ariz.|1817rc-
Ariz. App.|1965rc-1977rc
= s|ca
Cal.|1803rc-2006rc
Cal. 2d|1930rc-1969rc|71o
Cal. 3d|1969rc-1991rc|54o
Cal. 3d Spec. Trib Supp.|1969-1991
Cal. 4th|1991rc-
Cal. 4th CJP Supp.|1991-
Cal. 5th|2016cp-
Cal. 5th CJP Supp.|1991-
Cal. App.|1897rc-1983rc|140o
Cal. App. 2d|1837rc-1969rc|276o
Cal. App. 3d|1969rc-1991rc|235o
Cal. App. 4th|1933rc-
Cal. App. 5th|2016cp-
Cal. App. Supp.|1929-
Cal. App. Supp. 2d|1929-
Cal. App. Supp. 3d|1929-
Cal. App. Supp. 4th|1991-
Cal. App. Supp. 5th|1991-
Cal. Dist. Ct.|1854c-
Cal. Rptr.|1959-1991|286o
Cal. Rptr. 2d|1992-2003|135o
Cal. Rptr. 3d|2003rc-
Cal. Sup.|1921-1926
Cal. Super. Ct.|1921rc-1926rc
Cal. Unrep.|1855rc-1910rc
Coffey|1880rc-1915rc
Myrick|1872rc-1879rc
= s|co
Brief Times Rptr.|1977-1996
Colo. App.|1891rc-1980rc
Colo. N. P.|1898rc-1902rc
= s|ct
Conn.|1814rc-
Conn. App.|1916rc-
Conn. Cir. Ct.|1961rc-1974rc
Conn. L. Rptr.|1990-
Conn. Super. Ct.|1986-1994
Conn. Supp.|1935rc-
Day|1802rc-1813rc
Kirby|1785rc-1789rc
Root|1764rc-1798rc
= s|dc
Daily Wash. L. Rptr.|1971-
D.C.|1801rc-1893rc
Hay. & Haz.|1840rc-1882rc
MacArth.|1873-1879
MacArth. & M.|1879-1880
Mackey|1863-1892
Tuck. & Cl.|1892-1893
= s|de
Boyce|1909-1920
Del.|1832rc-1966rc
Del. Cas.|1770rc-1832rc
Del. Ch.|1814rc-1968rc
Harrington|1832-1855
Houston|1855-1893
Marvel|1893-1897
Pennewill|1897-1909
= s|fl
Fla.|1825rc-1948rc
Fla. L. Weekly|1978-
Fla. L. Weekly Supp.|1992-
Fla. Supp.|1946rc-1981rc
Fla. Supp. 2d|1974rc-1992rc
= s|ga
Charlton|1811rc-
Dudley Rep.|1830rc-1835rc
Ga.|1808rc-
Ga. App.|1906rc-
Ga. L. Rep.|1885c-
Georgia Decisions|1841c-
Kelly|1847-1849
= s|hi
Haw.|1847rc-
Haw. App.|1980rc-1994rc
= s|ia
Greene|1847rc-1854rc
Iowa|1855rc-1968rc
Morris|1839rc-1846rc
= s|id
Idaho|1866rc-
= s|il
Breese|1819-1831
Gilm.|1844-1849
Ill.|1819rc-|415o
Ill. 2d|1849rc-|242o
Ill. App.|1855rc-
Ill. App. 2d|1877rc-
Ill. App. 3d|1771rc-
Ill. Ct. Cl.|1889rc-
Ill. Dec.|1976-
Scam.|1832-1843
= s|in
Blackf.|1817rc-1848rc
Ind.|1848rc-1981rc
Ind. App.|1885rc-1979rc
Ind. L. Rep.|1871rc-
Wilson|1871c-
= s|ks
Kan. App.|1895rc-1901rc
Kan. App. 2d|1977rc-
= s1|ks
McCahon|1858rc-1868rc
= s|ky
A.K. Marsh.|1817-1821
Bibb|1808-1817
B. Mon.|1840-1857
Bush|1866-1879
Dana|1833-1840
Duv.|1863-1866
Hard.|1805-1808
Hughes|1785-1801
J.J. Marsh.|1829-1832
Ky.|1718rc-1951rc
Ky. App.|1994-2000
Ky. L. Rptr.|1880-1908
Ky. L. Summ.|1966-
Ky. Op.|1861rc-1886rc
Litt.|1822-1824
T.B. Mon.|1824-1828
= s1|ky
Litt. Sel. Cas.|1795-1821
= s|la
Gunby|1885rc-1885rc
La.|1830rc-1972rc
La. Ann.|1846rc-1900rc
La. App.|1920rc-1932rc
Mann. Unrep. Cas.|1880c-
Mart.|1809-1830
Mart. (N.S.)|1821c-
McGl.|1881rc-1884rc
Pelt.|1916rc-1928rc
Teiss.|1903rc-1917rc
= s|ma
Allen|1861-1867
Cush.|1848-1853
Davis. L. Ct. Cas.|1898rc-1927rc
Gray|1854-1860
Mass.|1768rc-
Mass. App. Ct.|1972rc-
Mass. App. Dec.|1934rc-1977rc
Mass. App. Div.|1936rc-
Mass. App. Div. Adv. Sh.|1975-
Mass. Supp.|1979rc-1983rc
Met.|1840-1847
Pick.|1822-1839
Rep. Cont. El.|1781rc-1862rc
Rep. Cont. Elect. Case.|1886rc-1897rc
Super. Ct. Jud.|1761rc-1776rc
Tyng|1806-1822
Will.|1804-1805
= s|md
Balt. C. Rep.|1805c-
Bland|1797rc-1832rc
G. & J.|1827rc-1842rc
Gill|1842rc-1851rc
H. & G.|1826rc-1829rc
H. & McH.|1658rc-1799rc
Md.|1851rc-
Md. App.|1967rc-
MDBT|2003-
= s|me
Me.|1820rc-1965rc
= s|mi
Blume Sup. Ct. Trans.|1805rc-1938rc
Blume Unrep. Op.|1836rc-1843rc
Doug.|1843rc-1847rc
McGrath|1843c-
Mich.|1841rc-
Mich. App.|1888rc-
Mich. Ct. Cl.|1938-1942
Mich. Pr.|1896c-
= s|mn
Minn.|1830rc-1982rc
= s|mo
Mo.|1821rc-1956rc
Mo. App.|1876rc-1994rc
= s|ms
Free. Ch.|1839-1843
Howard|1834-1843
Miss.|1818rc-1966rc
Miss. Dec.|1861c-
Morr. St. Cas.|1818-1872
= s|mt
Mont.|1868rc-
State Rptr.|1945-
= s|nc
Busb.|1852-1853
Busb. Eq.|1852-1853
Cam. & Nor.|1800-1804
Car. L. Rep.|1811-1816
Dev.|1826-1834
Dev. & Bat.|1834-1839
Dev. & Bat. Eq.|1834-1839
Dev. Eq.|1826-1834
Hawks|1820-1826
Hayw.|1789-1806
Ired.|1840-1852
Ired. Eq.|1840-1852
Jones|1853-1862
Jones Eq.|1853-1863
Mart.|1778-1797
Mur.|1804-1819
N.C.|1778rc-
N.C. App.|1963rc-
Phil. Eq.|1866-1868
Phil. Law|1866-1868
Tay.|1798-1802
Taylor|1816-1818
Win.|1863-1864
= s|nd
Dakota|1867-1889
N.D.|1807rc-1953rc
= s|ne
Neb.|1860rc-
Neb. (Unof.)|1901-1904
Neb. Ct. App.|1922-
= s|nh
N.H.|1816rc-
= s1|nh
Smith (N. H.)|1796rc-1815rc
= s|nj
Buchanan|1907-1916
Dickinson|1890-1905
Gummere|1915-1922
N.J.|1878rc-
N.J. Admin.|1982-
N.J. Admin. 2d|1982-
N.J. Eq.|1830rc-1948rc
N.J.L.|1789rc-1948rc
N.J. Misc.|1908rc-1949rc
N.J. Super.|1944rc-
N.J. Tax|1979rc-
Robb.|1905-1907
= s|nm
Gild.|1883-1889
N.M.|1852rc-
N.M. (G.)|1852-1889
N.M. Ct. App.|1966-
= s|nv
Nev.|1865rc-
= s|ny
Abb. Ct. App.|1807rc-1869rc
Abb. N. Cas.|1870rc-1894rc
Abb. Pr.|1847rc-1868rc
Abb. Pr. (n.s.)|1856rc-1875rc
A.D.|1714rc-1991rc|286o
A.D.2d|1939rc-2004rc|309o
A.D.3d|2002rc-
Am. Neg. Ca.|1789-1897
Am. Neg. Cas.|1789-1907
Am. Neg. Cases|1789-1987
Ant. N.P. Cas.|1807rc-1851rc
Armstrong. Election Cases|1778rc-1871rc
Barb.|1847rc-1885rc
Barb. Ch.|1845rc-1848rc
Bedell|1900-1909
Cai. Cas.|1796rc-1805rc
Cai. R.|1803-1805
Cl. Ch.|1839rc-1841rc
Cole. & Cai. Cas.|1794rc-1805rc
Cole. Cas.|1791rc-1800rc
Cow.|1821rc-1829rc
Dem. Sur.|1879rc-1888rc
Denio|1845rc-1848rc
Edm. Sel. Cas.|1834rc-1853rc
E.D. Smith|1850rc-1862rc
Edw. Ch.|1831rc-1850rc
Gibb. Surr.|1893rc-1898rc
Hill|1841rc-1941rc
Hill & Den.|1842rc-1852rc
Hilt.|1855rc-1860rc
Hoff. Ch.|1838rc-1840rc
Hopk. Ch.|1823rc-1826rc
How. App. Cas.|1847rc-1860rc
How. Pr.|1819rc-1973rc
How. Pr. (n.s.)|1855rc-1886rc
Johns.|1806rc-1823rc
Johns. Cas.|1798rc-1810rc
Johns. Ch.|1814rc-1823rc
Keyes|1863rc-1868rc
Lans.|1867rc-1873rc
Lans. Ch.|1824rc-1826rc
Liquor Tax Rep.|1896rc-1905rc
Lock. Rev. Cas.|1799rc-1847rc
Mills Surr.|1890rc-1917rc
Misc.|1808rc-1955rc
Misc. 2d|1878rc-2004rc|196o
Misc. 3d|2002rc-
N.Y.|1800rc-1997rc|309o
N.Y.2d|1956rc-2004rc|100o
N.Y.3d|2003rc-
N.Y. Ch. Ann.|1814-1847
N.Y. City Ct. Rep.|1864c-
N.Y. Crim.|1810rc-1924rc
N.Y. Proc. Ct. Ass.|1664rc-1701rc
N.Y.S.|1832rc-1990rc
N.Y.S.2d|1938-|999o
N.Y.S.3d|1938-
N.Y. St. Rep.|1833c-
N.Y. Sup. Ct.|1873rc-1896rc
N.Y. Super. Ct.|1819c-
Paige Ch.|1828rc-1845rc
Pow. Surr.|1890rc-1894rc
Redf.|1846rc-1882rc
Rob.|1863-1868
Sand. Ch.|1843rc-1847rc
Sarat. Ch. Sent.|1841rc-1847rc
Seld. Notes|1852rc-1854rc
Silv. Ct. App.|1886rc-1892rc
Silv. Sup.|1884rc-1890rc
Thomp. & Cook|1873rc-1875rc
Trans. App.|1867rc-1868rc
Tuck. Surr.|1870rc-1870rc
Wend.|1824rc-1841rc
Yates Sel. Cas.|1809-1809
= s|oh
Cin. Sup. Ct. Rep.|1868c-
Disney (Ohio)|1853c-
Goebel|1885c-
Handy|1854c-
Hosea's Rep.|1907c-
Ohio|1821rc-1851rc
Ohio App.|1913rc-
Ohio App. 2d|1913rc-
Ohio App. 3d|1913rc-
Ohio App. Unrep.|1990rc-1991rc
Ohio B.|1982-1987
Ohio C.A.|1906rc-1923rc
Ohio C.C.|1869rc-1901rc
Ohio C.C. (n.s.)|1892rc-1922rc
Ohio C.C. Dec.|1891rc-1923rc
Ohio Ch.|1831c-
Ohio Cir. Dec.|1879rc-1909rc
Ohio Dec.|1894-1920
Ohio Dec. Reprint|1840-1873
Ohio Law. Abs.|1846rc-1964rc
Ohio Misc.|1943rc-
Ohio Misc. 2d|1962rc-
Ohio N.P.|1881rc-1934rc
Ohio N.P. (n.s.)|1894rc-1934rc
Ohio Op.|1934-1982
Ohio Op. 2d|1934-1982
Ohio Op. 3d|1934-1982
Ohio St.|1840rc-1964rc|177o
Ohio St. (N.S.)|1840-
Ohio St. 2d|1964rc-1991rc|70o
Ohio St. 3d|1982rc-
Wright|1831rc-1883rc
= s1|oh
Tapp. Rep.|1816rc-1819rc
= s|ok
Indian Terr.|1895rc-1907rc
Okla.|1890rc-1953rc
Okla. Crim.|1908rc-1953rc
= s|or
Or.|1847rc-
Or. App.|1969rc-
Or. Tax|1962rc-
= s|pa
Binn.|1799rc-1814rc
Brightly|1809rc-1851rc
Dall.|1754rc-1806rc|4ps
Foster|1870rc-1875rc
Grant|1814rc-1864rc
Law Times (N.S.)|1876rc-1879rc
Miles|1825rc-1842rc
Monag.|1888-1890
Pa.|1845rc-
Pa. (Admiralty)|1783rc-1788rc
Pa. C.C.|1870-1921
Pa. Commw.|1933rc-1998rc
Pa. D.|1892-1921
Pa. D. & C.|1918rc-
Pa. D. & C.2d|1921rc-
Pa. D. & C.3d|1921rc-
Pa. D. & C.4th|1921rc-
Pa. D. & C.5th|2005rc-
Pa. Fid.|1977rc-1981rc
Pa. Just. L. Rep.|1900rc-1903rc
Parsons|1841c-
Pa. Super.|1895rc-1998rc
Pears.|1851rc-1869rc
Pen. & W.|1829rc-1832rc
Pennyp.|1880rc-1884rc
Rawle|1821rc-1835rc
Sadler|1885rc-1888rc
Sch. Reg.|1770-
Serg. & Rawle|1814-1828
Vaux|1846rc-1846rc
Walk.|1855-1885
Walker|1849rc-1887rc
Watts|1832rc-1840rc
Watts & Serg.|1841rc-1845rc
Week. No.|1874-1899
Whart.|1826rc-1841rc
W.N.C.|1874-1899
Yeates|1791rc-1808rc
= s1|pa
Add.|1791rc-1799rc
= s|ri
R.I.|1828rc-1981rc
R.I. Dec.|1923c-
Super. Ct. (R.I.)|1917c-
= s|sc
Bail.|1828-1832
Bail. Eq.|1830-1831
Bay|1783-1804
Brev.|1793-1816
Chev.|1839-1840
Chev. Eq.|1839-1840
Des.|1784-1817
Dud.|1837-1838
Dud. Eq.|1837-1838
Harp.|1823-1831
Harp. Eq.|1824-1824
Hill|1833-1837
Hill Eq.|1833-1837
McCord|1821-1828
McCord Eq.|1825-1827
McMul.|1840-1842
McMul. Eq.|1840-1842
Mill|1817-1818
Nott & McC.|1817-1820
Rec. Co. Ch. (S.C.)|1671rc-
Rice|1838-1839
Rice Eq.|1838-1839
Rich.|1846-1868
Rich. Cas.|1831-1832
Rich. Eq.|1844-1868
Ril.|1836-1837
Ril. Eq.|1836-1837
S.C.|1868rc-
S.C. Eq.|1784rc-1868rc
Speers Eq.|1842-1844
Strob.|1846-1850
Strob. Eq.|1846-1850
Tread.|1812-1816
= s|sd
S.D.|1890rc-1976rc
= s|tn
Cold.|1860-1870
Hayw.|1816-1818
Head|1858-1860
Heisk.|1870-1879
Hum.|1839-1851
Mart. & Yer.|1825-1828
Meigs|1838-1839
Overt.|1791-1816
Peck|1821-1824
Shan. Cas.|1847c-
Sneed|1853-1858
Swan|1851-1853
Tenn.|1791rc-1972rc
Tenn. App.|1925rc-1972rc
Tenn. Ch. R.|1872c-
Tenn. Crim. App.|1967rc-1971rc
Yer.|1828-1837
= s1|tn
Cooke|1811-1814
= s|tx
Posey|1879c-
Tex.|1846rc-1964rc
Tex. Civ. App.|1889rc-1912rc
Tex. Crim.|1891rc-1967rc
Tex. Ct. App.|1876rc-1892rc
Tex. L. R.|1844rc-1885rc
Tex. Sup. Ct. J.|1957-
White & W.|1876rc-1883rc
Willson|1883rc-1892rc
= s1|tx
Dallam|1840rc-1844rc
Robards|1862rc-1865rc
= s|ut
Utah|1851rc-1974rc
Utah 2d|1851rc-1974rc
= s|va
Call|1779-1825
Gratt.|1844-1880
Hen. & M.|1806-1810
Howison|1850rc-1851rc
Jeff.|1730c-
Leigh|1829-1842
Munf.|1810-1820
Rand.|1821-1828
Rob.|1842-1844
Va. App.|1985rc-
Va. Cas.|1789-1826
Va. Cir.|1856c-
Va. Dec.|1871c-
= s1|va
Gilmer|1820-1821
= s|vt
Aik.|1825rc-1828rc
Brayt.|1815rc-1820rc
D. Chip.|1789rc-1825rc
N. Chip.|1780rc-1791rc
Tyl.|1800rc-1803rc
Vt.|1826rc-
= s|wa
Wash.|1889rc-
Wash. 2d|1889rc-2023rc|200o
Wash. 3d|2023-
Wash. App.|1969rc-|200o
Wash. App. 2d|1969-
Wash. Terr.|1854rc-1888rc
= s|wi
Bur.|1841rc-1843rc
Chand.|1849rc-1852rc
Pin.|1839rc-1852rc
Wis.|1853rc-
Wis. 2d|1853rc-
= s|wv
W. Va.|1864rc-
= s|wy
Wyo.|1870rc-1959rc
= f1
Hayw. & H.D.C.|1893-1941
= s
Day.|1802-1813
Wash.|1790-1796
= s|al
Minor|1820rc-1826rc
= s|ky
Met.|1858-1863
Sneed|1801-1805
= x
A.F.T.R. (RIA)|-1957
A.F.T.R.2d (RIA)|1958-
Am. & Eng. R. Cas.|1879-1895
A.M.C.|1923-
App. Com'r Pat.|1881-
Auto. Cas.2d|1895-
Av. Cas. (CCH)|1903-
B.T.A.|1920rc-1942rc
B.T.A.M. (P-H)|1928-1942
C.C.P.A.|1924rc-1982rc
Cent. Law J.|1874-1927
Cl. Ct.|1982rc-1992rc
C.M.A.|1951rc-1975rc
C.M.R.|1951-1975
Ct. Cl.|1863rc-2011rc
Ct. Cust.|1910rc-1929rc
Ct. Int'l Trade|1980rc-
Fed. R. Serv.|1938-
Fed. R. Serv. 2d|1938-
Fed. R. Serv. 3d|1938-
Hilles' Notebook|1792-1830
Ind. Cl. Comm.|1948-1973
I.T.R.D. (BNA)|1980-
Jour. Fr. Inst.|1826-
Law J. Q.B.|1831-1946
LCR|1993-
L.R.R.M. (BNA)|1937-
M.J.|1974rc-
Nat. Bank. Reg.|1867-1882
Rec. V.A. Ct. (R.I.)|1716rc-1752rc
Tax Ct. Mem. Dec. (CCH)|1900-
T.C.M.|1942-
U.C.C. Rep. Serv. (West)|-1986
U.C.C. Rep. Serv. 2d (West)|1986-
U.S.L.W.|1933-
U.S.P.Q. (BNA)|1913-1987
U.S.P.Q. 2d (BNA)|1987-
Va. Col. Dec.|1600rc-
Vet. App.|1989rc-
= x¶
Auto. Cas.|1895-
Empl. Prac. Dec. (CCH)|1971-
Envtl. L. Rep. (Envtl. Law Inst.)|1971-
RICO Bus. Disp. Guide (CCH)|1970-
Trade Cas. (CCH)|1914-
Trade Reg. Rep. (CCH)|1914-
U.S. Tax Cas. (CCH)|1900-
= x<
T.C.M. (RIA)|1924-
= x1
Bayard's Notebook|1792-1830
Clayton's Notebook|1792-1830
Miller's Notebook|1792-1830
Read's Notebook|1792-1830
Ridgely's Notebook|1792-1830
Ridgely's Notebook II|1792-1830
Ridgely's Notebook III|1792-1830
Ridgely's Notebook IV|1792-1830
Ridgely's Notebook V|1792-1830
Rodney's Notes|1792-1830
Wells' Notebook|1792-1830
Wilson's Red Book|1792-1830
= x|us
B.R.|1975rc-
Fed. Cl.|1991rc-
F.R.D.|1842rc-
T.C.|1942rc-
= n
T.C. No.|1942-
= n<
T.C. Memo.|1942-
T.C. Summary Opinion|1942-
= n|ar
Ark.|2009-
Ark. App.|2009-
= n|me
ME|1996-
= n-|nc
NCCOA|2021?-
NCSC|2021?-
= n|nh
N.H.|2024-
= n|nm
NM|1852-
= n-|oh
Ohio|2002-
= n|pa
Pa. Super.|1999-
= n|tn
TN WC|2014-
TN WC App.|2014-
= n|tx
Tex. Bus.|2024-
= d
Ala. App. LEXIS|1911-1969
Bankr. LEXIS|1979-
BTA LEXIS|1928-1942
CCA LEXIS|1951-
CCPA LEXIS|1910-1982
CMR LEXIS|1951-
Ct. Intl. Trade LEXIS|1980-
Cust. Ct. LEXIS|1938-1980
Dakota LEXIS|1867-1889
Haw. LEXIS|1847-
Indian Terr. LEXIS|1896-1907
N.J. Ch. LEXIS|1830-1948
Ohio App. LEXIS|1789-
Ohio Misc. LEXIS|1823-
Tax Ct. Memo LEXIS|1924-
Tax Ct. Summary LEXIS|1924-
Tex. Crim. App. LEXIS|1841-
U.S. Claims LEXIS|1982-
U.S. Commerce Ct. LEXIS|1910-1913
U.S. Ct. Cl. LEXIS|1856-
U.S. Tax Ct. LEXIS|1924-
U.S. Vet. App. LEXIS|1990-
Wash. Terr. LEXIS|1854-1889
`;
