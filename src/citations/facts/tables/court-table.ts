/**
 * Courts as citations name them, one a line: abbreviations, the usual one first | rank | first year-last year | id.
 *
 * Ranks: S Supreme Court, A courts of appeals, D district (DB where a bankruptcy court of the same district sits since 1984),
 * B bankruptcy, F other federal, T tribal; of a state h highest, i intermediate, t trial, with its postal code. Years are those
 * of courts-db, with l where the Act that made the court says so too. An id is left out that is the abbreviation in small
 * letters, or of a district the postal code of its state and the letters (N.D. Ala.: alnd).
 * Facts after courts-db of Free Law Project (see NOTICE).
 */
export const courtTable = `
Ala. Cir. Ct.|tal
Ala. Ct. App.|ial|1911-1969
Ala. Civ. App.;Ala. Ct. Civ. App.|ial|1969-
Ala. Crim. App.;Ala. Ct. Crim. App.;Ala. Cr. App.|ial|1969-
Ala. Dist. Ct.|tal
Ala. Juv. Ct.|tal
Ala. Mun. Ct.|tal||alamunict
Ala. Prob. Ct.|tal||alaproct
Ala.|hal|1819-
D. Ala.|D|1820-1824
M.D. Ala.|DB|1839-
N.D. Ala.|DB|1824-
S.D. Ala.|DB|1824-
Alaska Ct. App.|iak|1980-
D. Alaska Terr.|tak|1959-|akdistct
Alaska Super. Ct.|tak||aksuperct
Alaska|hak|1959-
D. Alaska|DB|1888-
Am. Samoa Dist. Ct.|tas||amsamoatc
Am. Samoa|has
Ariz. Ct. App.|iaz|1965-
Ariz. Super. Ct.|taz||azsuperct
Ariz.|haz|1912-
Ariz. Tax Ct.|taz|1988-
Hopi Ct. App.|T||hopiappct
Ariz. Fam. Ct.|T||navajofamct
Navajo|T
D. Ariz.|D|1912-
E.D. Ark.|DB|1851-
W.D. Ark.|DB|1851-
Ark. Att'y Gen.|tar||arkag
Ark. Cir. Ct.|tar|1819-
Ark. Ct. App.|iar|1978-
Ark. Dist. Ct.|tar
Ark.|har|1836-
Ark. Workers' Comp.|tar|1940-|arkworkcompcom
D. Ark.|D|1836-1851
E.D. Cal.|DB|1966-
N.D. Cal.|DB|1850-
S.D. Cal.|DB|1850-
Cal. Att'y Gen.|tca||calag
Cal. Ct. App.|ica|1905-
Cal. Dist. Ct.|tca|1849-1879
Cal. Super. Ct.;Super. Ct. Cal.|tca|1879-
Cal. App. Dep't Super. Ct.;Cal. Super. Ct. App. Div.;Cal. App. Div. Super. Ct.|ica|1998-|calappdeptsuper
Cal.|hca|1849-
9th Cir.|A|1891dl-|ca9
9th Cir. BAP;B.A.P. 9th Cir.|B|1984-|bap9
C.D. Cal.|DB|1966-
D. Cal.|D|1866-1886|californiad
Colo. Super. Ct.|tco||cosuperct
Colo. Att'y Gen.|tco||coloag
Colo. County Ct.|tco||colctyct
Colo. Ct. App.|ico|1891-
Colo. Dist. Ct.|tco||coldistct
Colo. Indus. Cl. App.|ico||coloworkcompcom
Colo. Mun. Ct.|tco||colmunict
Colo.|hco|1876-
10th Cir.|A|1929dl-|ca10
Colo. Juv. Ct.|tco|1907-|denjuvct
Colo. Prob. Ct.|tco||denproct
10th Cir. BAP;B.A.P. 10th Cir.|B|1984-|bap10
D. Colo.|DB|1876-
Conn. Cir. Ct.|tct
Conn. Comp. Rev. Bd.|tct||connworkcompcom
Conn. App. Ct.;Conn. App.|ict|1983-
Conn. Prob. Ct.|tct||connproct
Conn. Super. Ct.;Conn. Super.|tct|1818-
Conn.|hct|1784-
Conn. Ct. Com. Pl.|tct||conncpct
Mohegan Gaming Disputes Trial Ct.|T||mohegangct
D. Conn.|DB|1789-
D. Del.|DB|1789-
Ct. Jud. Del.|tde||deljudct
Del. Ch.|tde|1793-
Del. Ct. Com. Pl.|tde|1776-
Del. Fam. Ct.;Del. Fm. Ct.|tde|1911-
Del.|hde|1951-
Del. Super. Ct.;Del. Super.|tde|1831-
King's Bench|t|1200-1873
High Ct. J. Ch.|t|1200-1873|highctjchuk
HL|t||houseoflordsuk
M.D. Fla.|DB|1962-
N.D. Fla.|DB|1847-
S.D. Fla.|DB|1847-
Dade Cty. Prop. Appraisal Adjmt. Bd.|tfl||dadectypropbd
Fla. Dep't. of H. Rehabil. Serv.|tfl||fladepthrehabil
Jax. Civ. Serv. Bd.|tfl
Fla. Dep't. Env. Reg.|tfl
Fla. Dep't Rev.|tfl
Fla. Div. Admin. Hr'g|tfl
Super. Ct. S.D. Fla.|F|1828-1845
Fla. Att'y Gen.|tfl||flaag
Fla. Cir. Ct.|tfl|1850-
Fla. County Ct.|tfl||flactyct
Fla. Dist. Ct. App.;Fla. DCA;Fla. App.;Fla. 1st DCA;Fla. 2d DCA;Fla. 3d DCA;Fla. 4th DCA;Fla. 5th DCA;Fla. 6th DCA|ifl|1957-
Fla. Mun. Ct.|tfl|-1972|flamunict
Fla.|hfl|1845-
C.C.N.D. Fla.|F||circtndfl
C.C.S.D. Fla.|F|1862-1911|circtsdfl
D. Fla.|D|1845-1847
M.D. Ga.|DB|1926-
N.D. Ga.|DB|1848-
S.D. Ga.|DB|1848-
Ga. Ct. App.|iga|1906-
Ga. Juv. Ct.|tga|1845-
Ga. Mun. Ct.|tga||gamunict
Ga. Prob. Ct.|tga||gaproct
Ga. Super. Ct.|tga
Ga.|hga|1845-
11th Cir.|A|1981dl-|ca11
D. Ga.|D|1789-1848
D. Guam|DB|1924-
Guam Super. Ct.|tgu||superctguam
Guam|hgu
Haw. Cir. Ct.|thi|1959-
Haw. Dist. Ct.|thi|1959-
Haw. Fam. Ct.|thi|1959-
Haw. Ct. App.;Haw. App.;Haw. Intermed. Ct. App.;Haw. Interm. Ct. App.|ihi|1959-|hawapp
Haw. Tax App. Ct.|ihi||hawtax
Haw. Land Ct.|thi|1903-
Haw.|hhi
D. Haw.|DB|1959-
Idaho Ct. App.|iid|1980-
Idaho Dist. Ct.|tid||iddistct
Idaho|hid|1890-
D. Idaho|DB|1861-
N.D. Ill.|DB
S.D. Ill.|DB|1855-
Ill. App. Ct.;Ill. App.;Ill. Ct. App.|iil|1877-
7th Cir.|A|1891dl-|ca7
Ill. Ct. Cl.|til||ilclaimsct
C.D. Ill.|DB|1979-
D. Ill.|D|1819-1855|illinoisd
E.D. Ill.|D|1905-1978|illinoised
Ill. Cir. Ct.|til
Ill.|hil|1818-
N.D. Ind.|DB|1928-
S.D. Ind.|DB|1928-
Ind. Cir. Ct.|tin|1819-
Ind. Ct. App.|iin|1891-
Ind. Super. Ct.|tin
Ind.|hin|1816-
Ind. T.C.;Ind. Tax Ct.|tin|1986-
D. Ind.|D|1817-1928|indianad
N.D. Iowa|DB|1882-
S.D. Iowa|DB|1882-
Iowa Ct. App.|iia|1976-
Iowa Dist. Ct.|tia||iadistct
Iowa|hia|1841-
D. Iowa|D|1845-1882
D. Kan.|DB|1861-
Kan. Ct. App.|iks|1977-
Kan. Att'y Gen.|tks||kanag
Kan.|hks|1854-
E.D. Ky.|DB|1901-
W.D. Ky.|DB|1901-
Ky. Ct. App.;Ky. App.|iky|1976-
Ky. Circ. Ct.|tky||kycirct
Ky.|hky|1976-
D. Ky.|D|1789-1901
M.D. La.|DB|1971-
W.D. La.|DB
E.D. La.|DB|1881-
5th Cir.|A|1891dl-|ca5
D. Orleans|D|1804-1812|orld
La. Att'y Gen.|tla||laag
La. Ct. App.;La. App.|ila|1879-
Super. Ct. La.|tla||lasuperct
La.|hla|1804-
D. La.|D|1804-1823
D. Me.|DB|1820-
Me. Super. Ct.|tme
Me.|hme|1830-
Md. Super. Ct.|tmd|1851-1982|mdsuperctbalt
Cir. Ct. Md.|tmd||mdcirct
Md.;Md. Ct. App.|hmd|1714-
Md. Ct. Spec. App.;Md. App. Ct.;Md. Ct. Special App.;App. Ct. Md.|imd|1967-
Md. Ch.|tmd|-1854
D. Md.|DB|1789-
Md. Att'y Gen.|tmd||mdag
Md. Cir. Ct.|tmd|1789-|mdcirctct
Md. Tax Ct.|tmd||mdtc
1st Cir.|A|1891dl-|ca1
D. Mass.|DB|1789-
Mass. App. Ct.;Mass. App.|ima|1972-
Mass. App. Tax. Bd.|ima||masstaxbd
Mass. Dep't Indus. Accid.|tma||maworkcompcom
Mass. Dist. Ct.|tma
Mass. Dist. Ct.|ima||massdistctapp
Mass. House of Rep.|tma|1692-|masshserep
Mass. Hous. Ct.|tma||mahousct
Mass. Land. Ct.|tma
Mass. Prob. Fam. Ct.|tma||maprobct
Mass. Super. Ct.|tma|1693-
Mass.|hma|1692-
1st Cir. BAP;B.A.P. 1st Cir.|B|1984-|bap1
E.D. Mich.|DB|1863-
W.D. Mich.|DB|1863-
Detroit Recorder's Court|tmi||michrecdetroit
D. Mich.|D|1836-1863|michd
Michigan Cir. Ct.|tmi||micirct
Mich. Ct. App.|imi|1964-
Mich. Super. Ct.|tmi
Mich.|hmi|1837-
MI Ct. Ch.|tmi|1836-1847|michchanct
D. Minn.|DB|1858-
Minn. Ct. App.|imn|1983-
Minn. Dist. Ct.|tmn
Minn. Tax Ct.|tmn||mntax
Minn.|hmn|1858-
N.D. Miss.|DB|1838-
S.D. Miss.|DB|1838-
Miss. Ct. App.|ims|1995-
D. Miss.|D|1818-1838|missd
Miss. Chanc. Ct.|tms||misschanceryct
Miss.|hms|1841-
W.D. Mo.|DB|1857-
8th Cir.|A|1891dl-|ca8
D. Mo.|D|1822-1857
E.D. Mo.|DB|1857-
Mo. Att'y Gen.|tmo||moag
Mo. Ct. App.;Mo. App.|imo|1820-
Mo.|hmo|1821-
8th Cir. BAP;B.A.P. 8th Cir.|B|1984-|bap8
D. Mont.|DB|1889-
Mont. Dist. Ct.|tmt||mtjdct
Mont.|hmt|1864-
Mont.T.A.B.|imt||monttc
D. Neb.|D|1867-
Neb. Att'y Gen.|tne||nebag
Neb. Ct. App.|ine|1991-
Neb.|hne|1854-
Ct. App. Nev.|inv|2014-|nevapp
D. Nev.|DB|1865-
Nev. Dist. Ct.|tnv
Nev.|hnv|1864-
D.N.H.|DB|1789-
N.H. Super. Ct.|tnh
N.H.|hnh|1776-
N.J. Ct. Com. Pl.|tnj
D.N.J.|DB|1789-
N.J. County Ct.|tnj|1675-1947|njqrtsessessex
N.J. County Ct.|tnj|1675-1947|njqrtsessmorris
N.J. Mun. Ct.|tnj||njmunict
N.J. Circuit. Ct.|tnj|1789-1947|njcirct
N.J. Fam. Ct.|tnj
N.J. Super. Ct.;N.J. Super. Ct. Law Div.;Law Div.;N.J. Super. Ct. Ch. Div.;Ch. Div.|tnj||njsuper
N.J. Super. Ct. App. Div.;N.J. App. Div.;App. Div.;N.J. Super. App. Div.|tnj|1830-
N.J. Surr. Ct.|tnj
N.J. Tax Ct.;N.J. Tax|tnj|1979-
N.J.|hnj|1776-
N.J. Ch.|tnj|1743-1947
D.N.M.|DB|1910-
N.M. Ct. App.|inm|1966-
N.M.|hnm|1841-
E.D.N.Y.|DB|1865-
N.D.N.Y.|DB|1814-
S.D.N.Y.|DB|1814-
W.D.N.Y.|DB|1900-
N.Y. App. Term;App. Term|iny|1896-
N.Y. City Ct.;City Ct.|tny|1846-
N.Y. Civ. Ct.;Civ. Ct.|tny|1962-
2d Cir.;2nd Cir.|A|1891dl-|ca2
N.Y. Att'y Gen.|tny||nyag
N.Y. Cty. Ct.;County Ct.;N.Y. County Ct.|tny||nycountyct
N.Y.;NY;N.Y. Ct. App.|hny|1777-
N.Y. Ch.|tny|1683-1846|nychanct
N.Y. Ct. Com. Pl.|tny|1686-1895
N.Y. Dist. Ct.;Dist. Ct.|tny|1937-
N.Y. Fam. Ct.;Fam. Ct.|tny|1902-
N.Y. Ct. Cl.|tny|1817-|nyclaimsct
N.Y. St. Hosp. Comm'n|tny|1895-1912|nyhospcommn
N.Y. Sup. Ct.;Sup. Ct.;N.Y. Supreme Ct.|tny|1896-
N.Y. Sur. Ct.;N.Y. Surr. Ct.;Sur. Ct.;Surr. Ct.|tny|1787-
N.Y. Crim. Ct.;Crim. Ct.|tny|1962-
N.Y. App. Div.;App. Div.;N.Y. App. Div. 1st Dept;N.Y. Sup. Ct. App. Div.|iny|1896-
N.Y. Cir. Ct.|tny|1821-1846
N.Y. Prob. Ct.|tny|1778-1823|nyproct
N.Y. Super. Ct.|tny|1828-1894|superctny
2nd Cir. BAP;B.A.P. 2nd Cir.|B|1984-2000|bap2
Ct. Int'l Trade;C.I.T.;Ct. Intl. Trade|F|1980-|cit
D. N.Y.|D|1789-1814
N.Y. Just. Court|tny|1790-|nyjustct
E.D.N.C.|DB
M.D.N.C.|DB
W.D.N.C.|DB|1872-
N.C. Ct. App.|inc|1968-
N.C. Bus. Ct.;N.C. Super. Ct. Bus.|tnc||ncbizct
N.C. Dist. Ct.|tnc
N.C. Indus. Comm.|tnc|1929-|ncworkcompcom
N.C. Super. Ct.|tnc|1777-
N.C.|hnc|1799-
D.N.C.|D|-1872
D.N.D.|DB|1889-
N.D. Ct. App.|ind|1987-
N.D.|hnd|1861-
D. N. Mar. I.|D||nmid
N. Mar. I. Super. Ct.|tmp||cnmisuperct
N. Mar. I.|hmp||nmi
N.D. Ohio|DB|1882-
S.D. Ohio|DB|1855-
Ohio Ct. Com. Pl.;Ohio C.P.;Ohio Com. Pl.|toh|1787-
D. Ohio|D|1803-1855|ohiod
Ohio Juv. Ct.|toh||ohjuvct
Ohio Mun. Ct.|toh||ohmunict
Oh. Circ. Ct.|toh|1883-1912|ohiocirct
Ohio County Ct.|toh|1841-
Ohio Ct. App.;Ohio App.|ioh|1912-
Ohio Ct. Cl.|toh|1975-
Oh. Ct. Insolv.|toh
Oh. Ct. N.P.|toh||ohioctnp
Ohio Dist. Ct.|toh
Oh. Mayor Ct.|toh
Oh. Prob. Ct.|toh
OH. Super. Ct.|toh||ohiosuperct
Ohio|hoh|1841-
6th Cir. BAP;B.A.P. 6th Cir.|B|1984-|bap6
E.D. Okla.|DB|1906-
N.D. Okla.|DB|1925-
W.D. Okla.|DB|1906-
Cherokee|T
Ct. App. Ind. Terr.|F|1889-1907
Okla. Civ. App.;Okla. Ct. Civ. App.;Okla. Ct. App.|iok|1968-
Okla. Crim. App.;Okla. Ct. Crim. App.;Okla. Cr.|hok|1907-
Okla. Ct. Jud.|tok||oklacoj
Okla. Att'y Gen.|tok||oklaag
Okla. Jud. Eth. Adv. Pnl.|tok||oklajeap
Okla. Dist. Ct.|T||sacfoxdistct
Okla.;Okl.|hok|1884-
D. Okla. Terr.|D||okd
Or. Cir. Ct.|tor||orcc
Or. Ct. App.|ior|1969-
D. Or.|DB|1859-
Or.|hor|1841-
Or. T.C.;Or. Tax Ct.|tor|1962-
D.C.Z.|D|1937-1982|canalzoned
E.D. Pa.|DB|1818-
M.D. Pa.|DB|1901-
W.D. Pa.|DB|1818-
Pa. Ct. Com. Pl.;Pa. C.P.;Pa. Com. Pl.;Pa. D. & C.|tpa
Pa. Commw. Ct.;Pa. Cmwlth.;Pa. Cmwlth. Ct.;Pa. Commw.|ipa|1968-
3d Cir.;3rd Cir.|A|1891dl-|ca3
Ct. Jud. Disc. Pa|tpa|1993-|cjdpa
D. Pa.|D|1789-1818|pennsylvaniad
Pa. Adm. Ct.|tpa
Pa. Arbitration Panels for Health Care|tpa||paarbpnlhc
Pa. Bd. Parole|tpa||paparolebd
Pa. Cir. Ct.|tpa
Pa. Ct. Reg. Wills|tpa
Pa. Dept. Ed.|tpa
Pa. Dept. Just.|tpa
Pa. Dept. Pub. Wel.|tpa
Pa. Env. Hearing Bd.|tpa||paenvhrbd
Pa. Juv. Ct.|tpa
Pa. Muni Ct.|tpa
Penn. Orphan Ct.|tpa|1683-1968|paorphct
Pa. office the Attorney General|tpa||paag
Phila. Ct. N.P.|tpa
Phila. Dept. Just.|tpa
Phila. Elec. Ct.|tpa
Phila. Mayor Ct.|tpa
Recorder Philadelphia|tpa||philarec
Pa. Super. Ct.;Pa. Super.|ipa|1895-
Pa.|hpa|1722-
D.P.R.|DB|1966-
P.R.|hpr||prsupreme
D.R.I.|DB|1790-
R.I. Super. Ct.;R.I. Super.|tri|1747-
R.I.|hri|1747-
S.C. Ct. Com. Pl.|tsc
S.C. Ct. App.|isc|1983-
S.C. Ch.|tsc|1721-|ctchansc
D.S.C.|DB|1789-
E.D.S.C.|D|1823-1965|southcarolinaed
W.D.S.C.|D|1823-1965|southcarolinawd
S.C. Super. Ct.|tsc||superctsc
S.C.|hsc|1841-
D.S.D.|DB|1889-
S.D.|hsd|1889-
E.D. Tenn.|DB|1802-
M.D. Tenn.|DB|1839-
W.D. Tenn.|DB|1802-
6th Cir.|A|1891dl-|ca6
Tenn. Ct. App.;Tenn. App.|itn|1925-
Tenn. Crim. App.;Tenn. Ct. Crim. App.|itn|1925-
D. Tenn.|D|1797-1839|tennessed
Tenn. Work. Comp. App. Bd.|ttn||tennworkcompapp
Tenn.|htn|1790-
Bankr. D. Tenn.|B|1797-1801|tennesseeb
E.D. Tex.|DB|1857-
N.D. Tex.|DB
S.D. Tex.|DB|1902-
W.D. Tex.|DB|1857-
Tex. App.;Tex. Civ. App.;Tex. Ct. App.;Tex. Ct. Civ. App.|itx|1891-
Tex. Bus. Ct.|ttx|2023-|texbizct
Tex. Crim. App.;Tex. Ct. Crim. App.;Tex. Cr. App.|htx|1841-
D. Tex.|D|1845-1857|texd
Tex. Att'y Gen.|ttx||texag
Tex. Comm'n App.;Tex. Com. App.|itx|1918-1945
Tex. Rev. Trib.|ttx
Tex. J.P.M.L.|ttx
Tex. Rev.|ttx||texreview
Tex.|htx|1840-
C.C.;U.S. Cir. Ct.;Cir. Ct.|F|1789-1911|uscirct
U.S. Dist. Ct.|D|1789-
Committee of the Privy Council|t||privycoun
New Hampshire Committee of the Privy Council|t|1686-1982|nhprivycounnh
US Land Office|F
Utah Ct. App.|iut|1987-
D. Utah|DB|1894-
Utah|hut|1850-
D. Vt.|DB|1791-
Vt. Super. Ct.|tvt
Vt.|hvt|1778-
Vt. Dist. Ct.|tvt
D.V.I.|DB|1977-
V.I. Mun. Ct.|tvi||vimunict
V.I. Super. Ct.|tvi||visuper
V.I.|hvi||virginislands
E.D. Va.|DB|1819-
W.D. Va.|DB|1819-
4th Cir.|A|1891dl-|ca4
Va. Ct. App.|iva|1985-
Va.|hva|1779-
D. Va.|D|1789-1871
Va. Ch.|tva|1802-|vachanct
Va. Cir. Ct.;Va. Cir.|tva||vacc
J.P.M.L.|F|1968-
C.C.P.A.|A|1909-1982
Regl. Rail Reorg. Act|F|1973-|reglrailreorgct
Comm. Ct.|F|1910-1913|com
Ct. Cl.|F|1855-1992|cc
E.D. Wash.|DB|1905-
W.D. Wash.|DB|1905-
Wash. Ct. App.|iwa|1969-
D. Wash.|D|1890-1905|washd
Wash. Super. Ct.|twa
Wash. Att'y Gen.|twa||washag
Wash.|hwa|1853-
Emer. Ct. App.|A|1942-1962|eca
D.C. Cir.;DC Cir.;U.S. App. D.C.|A|1893-|cadc
Fed. Cir.|A|1982dl-|cafc
D.D.C.|D|1863-
D.C.;D.C. Ct. App.|hdc|1970-
D.C. Crim. Ct.|tdc
D.C. Orphans Ct.|tdc||dcorphanct
D.C. Super. Ct.;Super. Ct. D.C.|tdc|1970-|supctdc
U.S.;SCOTUS;S. Ct.;U.S. Sup. Ct.|S|1789-|scotus
Temp. Emer. Ct. App.;Temp. Emerg. Ct. App.|A|1971-1993|tecoa
A.F. Ct. Crim. App.;A.F.C.C.A.|F||afcca
A.F.C.M.R.|F|1968-1994|usafctmilrev
A. Ct. Crim. App.;Army Ct. Crim. App.;A.C.C.A.|F||acca
C.G. Ct. Crim. App.;C.G.C.C.A.|F|1968-|uscgcoca
C.G.C.M.R.|F|1968-1994|cgcomilrev
N-M. Ct. Crim. App.;N.M. Ct. Crim. App.;N.M.C.C.A.|F||nmcca
A.C.M.R.|F|1968-1994|usarmymilrev
N.M.C.M.R.|F|1968-1994|usnmcmilrev
B.T.A.|F|1924-1942
C.A.A.F.|F||armfor
Fed. Cl.;Cl. Ct.;Ct. Fed. Cl.|F|1855-|uscfc
C.M.A.|F|1950-1994
M.C.|F
Vet. App.;C.A.V.C.;Ct. Vet. App.|F|1988-|cavc
Cust. Ct.|F|1926-1980|cusc
B.I.A.;BIA|F|1940-
O.L.C.;Op. O.L.C.|F
FISA Ct.;F.I.S.C.;Foreign Intel. Surv. Ct.|F|1978-|fisc
FISA Ct. Rev.;F.I.S.C.R.;Foreign Intel. Surv. Ct. Rev.|F|1978-|fiscr
U.S.J.C.|F
T.C.;Tax Ct.;U.S. Tax Ct.|F|1942-|tax
N.D.W. Va.|DB|1901-
S.D.W. Va.|DB|1901-
D. W. Va.|D|1864-1901|wvad
W. Va. Ct. App.;W. Va. Intermed. Ct. App.;I.C.A. of W. Va.|iwv|2022-
W. Va. Ct. Cl.|twv|1967-|wvctcl
W. Va.|hwv|1863-
D. Wis.|D|1848-1870|wisd
E.D. Wis.|DB|1870-
W.D. Wis.|DB|1870-
Wis. Ct. App.|iwi|1978-
Wis. Att'y Gen.|twi||wisag
Wis. Cir. Ct.|twi||wisccirct
Wis. Mun. Ct.|twi||wismunict
Wis.|hwi|1836-
D. Wyo.|DB
Wyo.|hwy|1921-
T.T.A.B.;TTAB|F|1958-
P.T.A.B.;PTAB|F|2012-
B.P.A.I.;BPAI|F|-2012
Bankr. D. Ariz.|B|1984-|arb
Bankr. D. Neb.|B|1984-|nebraskab
Bankr. N. Mar. I.;Bankr. D. N. Mar. I.|B|1984-|nmib
Bankr. D.C.;Bankr. D.D.C.|B|1984-|dcb
Ex.|hex||example
`;
