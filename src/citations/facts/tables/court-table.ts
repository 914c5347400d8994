/**
 * Courts as citations name them, those of the United States first, then of each state: = and its postal code (none of England's); a court a
 * line: abbreviations, the usual one first | rank | first year-last year | id. In abbreviations @ is that of the state, in ids
 * its postal code.
 *
 * Ranks: S Supreme Court, A courts of appeals, D district (DB where a bankruptcy court of the same district sits since 1984),
 * B bankruptcy, F other federal, T tribal; of a state h highest, i intermediate, t trial. Years are those of courts-db, with l
 * where the Act that made the court says so too. An id is left out that is the abbreviation in small letters, or of a district
 * the postal code of its state and the letters (N.D. Ala.: alnd).
 * Facts after courts-db of Free Law Project (see NOTICE).
 */
export const courtTable = `
= us
D. Ala.|D|1820-1824
M.D. Ala.|DB|1839-
N.D. Ala.|DB|1824-
S.D. Ala.|DB|1824-
D. Alaska|DB|1888-
Hopi Ct. App.|T||hopiappct
Ariz. Fam. Ct.|T||navajofamct
Navajo|T
D. Ariz.|D|1912-
E.D. Ark.|DB|1851-
W.D. Ark.|DB|1851-
D. Ark.|D|1836-1851
E.D. Cal.|DB|1966-
N.D. Cal.|DB|1850-
S.D. Cal.|DB|1850-
9th Cir.|A|1891dl-|ca9
9th Cir. BAP;B.A.P. 9th Cir.|B|1984-|bap9
C.D. Cal.|DB|1966-
D. Cal.|D|1866-1886|californiad
10th Cir.|A|1929dl-|ca10
10th Cir. BAP;B.A.P. 10th Cir.|B|1984-|bap10
D. Colo.|DB|1876-
Mohegan Gaming Disputes Trial Ct.|T||mohegangct
D. Conn.|DB|1789-
D. Del.|DB|1789-
M.D. Fla.|DB|1962-
N.D. Fla.|DB|1847-
S.D. Fla.|DB|1847-
Super. Ct. S.D. Fla.|F|1828-1845
C.C.N.D. Fla.|F||circtndfl
C.C.S.D. Fla.|F|1862-1911|circtsdfl
D. Fla.|D|1845-1847
M.D. Ga.|DB|1926-
N.D. Ga.|DB|1848-
S.D. Ga.|DB|1848-
11th Cir.|A|1981dl-|ca11
D. Ga.|D|1789-1848
D. Guam|DB|1924-
D. Haw.|DB|1959-
D. Idaho|DB|1861-
N.D. Ill.|DB
S.D. Ill.|DB|1855-
7th Cir.|A|1891dl-|ca7
C.D. Ill.|DB|1979-
D. Ill.|D|1819-1855|illinoisd
E.D. Ill.|D|1905-1978|illinoised
N.D. Ind.|DB|1928-
S.D. Ind.|DB|1928-
D. Ind.|D|1817-1928|indianad
N.D. Iowa|DB|1882-
S.D. Iowa|DB|1882-
D. Iowa|D|1845-1882
D. Kan.|DB|1861-
E.D. Ky.|DB|1901-
W.D. Ky.|DB|1901-
D. Ky.|D|1789-1901
M.D. La.|DB|1971-
W.D. La.|DB
E.D. La.|DB|1881-
5th Cir.|A|1891dl-|ca5
D. Orleans|D|1804-1812|orld
D. La.|D|1804-1823
D. Me.|DB|1820-
D. Md.|DB|1789-
1st Cir.|A|1891dl-|ca1
D. Mass.|DB|1789-
1st Cir. BAP;B.A.P. 1st Cir.|B|1984-|bap1
E.D. Mich.|DB|1863-
W.D. Mich.|DB|1863-
D. Mich.|D|1836-1863|michd
D. Minn.|DB|1858-
N.D. Miss.|DB|1838-
S.D. Miss.|DB|1838-
D. Miss.|D|1818-1838|missd
W.D. Mo.|DB|1857-
8th Cir.|A|1891dl-|ca8
D. Mo.|D|1822-1857
E.D. Mo.|DB|1857-
8th Cir. BAP;B.A.P. 8th Cir.|B|1984-|bap8
D. Mont.|DB|1889-
D. Neb.|D|1867-
D. Nev.|DB|1865-
D.N.H.|DB|1789-
D.N.J.|DB|1789-
D.N.M.|DB|1910-
E.D.N.Y.|DB|1865-
N.D.N.Y.|DB|1814-
S.D.N.Y.|DB|1814-
W.D.N.Y.|DB|1900-
2d Cir.;2nd Cir.|A|1891dl-|ca2
2nd Cir. BAP;B.A.P. 2nd Cir.|B|1984-2000|bap2
Ct. Int'l Trade;C.I.T.;Ct. Intl. Trade|F|1980-|cit
D. N.Y.|D|1789-1814
E.D.N.C.|DB
M.D.N.C.|DB
W.D.N.C.|DB|1872-
D.N.C.|D|-1872
D.N.D.|DB|1889-
D. N. Mar. I.|D||nmid
N.D. Ohio|DB|1882-
S.D. Ohio|DB|1855-
D. Ohio|D|1803-1855|ohiod
6th Cir. BAP;B.A.P. 6th Cir.|B|1984-|bap6
E.D. Okla.|DB|1906-
N.D. Okla.|DB|1925-
W.D. Okla.|DB|1906-
Cherokee|T
Ct. App. Ind. Terr.|F|1889-1907
Okla. Dist. Ct.|T||sacfoxdistct
D. Okla. Terr.|D||okd
D. Or.|DB|1859-
D.C.Z.|D|1937-1982|canalzoned
E.D. Pa.|DB|1818-
M.D. Pa.|DB|1901-
W.D. Pa.|DB|1818-
3d Cir.;3rd Cir.|A|1891dl-|ca3
D. Pa.|D|1789-1818|pennsylvaniad
D.P.R.|DB|1966-
D.R.I.|DB|1790-
D.S.C.|DB|1789-
E.D.S.C.|D|1823-1965|southcarolinaed
W.D.S.C.|D|1823-1965|southcarolinawd
D.S.D.|DB|1889-
E.D. Tenn.|DB|1802-
M.D. Tenn.|DB|1839-
W.D. Tenn.|DB|1802-
6th Cir.|A|1891dl-|ca6
D. Tenn.|D|1797-1839|tennessed
Bankr. D. Tenn.|B|1797-1801|tennesseeb
E.D. Tex.|DB|1857-
N.D. Tex.|DB
S.D. Tex.|DB|1902-
W.D. Tex.|DB|1857-
D. Tex.|D|1845-1857|texd
C.C.;U.S. Cir. Ct.;Cir. Ct.|F|1789-1911|uscirct
U.S. Dist. Ct.|D|1789-
US Land Office|F
D. Utah|DB|1894-
D. Vt.|DB|1791-
D.V.I.|DB|1977-
E.D. Va.|DB|1819-
W.D. Va.|DB|1819-
4th Cir.|A|1891dl-|ca4
D. Va.|D|1789-1871
J.P.M.L.|F|1968-
C.C.P.A.|A|1909-1982
Regl. Rail Reorg. Act|F|1973-|reglrailreorgct
Comm. Ct.|F|1910-1913|com
Ct. Cl.|F|1855-1992|cc
E.D. Wash.|DB|1905-
W.D. Wash.|DB|1905-
D. Wash.|D|1890-1905|washd
Emer. Ct. App.|A|1942-1962|eca
D.C. Cir.;DC Cir.;U.S. App. D.C.|A|1893-|cadc
Fed. Cir.|A|1982dl-|cafc
D.D.C.|D|1863-
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
D. Wis.|D|1848-1870|wisd
E.D. Wis.|DB|1870-
W.D. Wis.|DB|1870-
D. Wyo.|DB
T.T.A.B.;TTAB|F|1958-
P.T.A.B.;PTAB|F|2012-
B.P.A.I.;BPAI|F|-2012
Bankr. D. Ariz.|B|1984-|arb
Bankr. D. Neb.|B|1984-|nebraskab
Bankr. N. Mar. I.;Bankr. D. N. Mar. I.|B|1984-|nmib
Bankr. D.C.;Bankr. D.D.C.|B|1984-|dcb
= al
@ Cir. Ct.|t
@ Ct. App.|i|1911-1969
@ Civ. App.;@ Ct. Civ. App.|i|1969-
@ Crim. App.;@ Ct. Crim. App.;@ Cr. App.|i|1969-
@ Dist. Ct.|t
@ Juv. Ct.|t
@ Mun. Ct.|t||@amunict
@ Prob. Ct.|t||@aproct
@|h|1819-
= ak
@ Ct. App.|i|1980-
D. Alaska Terr.|t|1959-|@distct
@ Super. Ct.|t||@superct
@|h|1959-
= as
Am. Samoa Dist. Ct.|t||amsamoatc
Am. Samoa|h
= az
@ Ct. App.|i|1965-
@ Super. Ct.|t||@superct
@|h|1912-
@ Tax Ct.|t|1988-
= ar
@ Att'y Gen.|t||@kag
@ Cir. Ct.|t|1819-
@ Ct. App.|i|1978-
@ Dist. Ct.|t
@|h|1836-
@ Workers' Comp.|t|1940-|@kworkcompcom
= ca
@ Att'y Gen.|t||@lag
@ Ct. App.|i|1905-
@ Dist. Ct.|t|1849-1879
@ Super. Ct.;Super. Ct. Cal.|t|1879-
@ App. Dep't Super. Ct.;@ Super. Ct. App. Div.;@ App. Div. Super. Ct.|i|1998-|@lappdeptsuper
@|h|1849-
= co
@ Super. Ct.|t||@superct
@ Att'y Gen.|t||@loag
@ County Ct.|t||@lctyct
@ Ct. App.|i|1891-
@ Dist. Ct.|t||@ldistct
@ Indus. Cl. App.|i||@loworkcompcom
@ Mun. Ct.|t||@lmunict
@|h|1876-
@ Juv. Ct.|t|1907-|denjuvct
@ Prob. Ct.|t||denproct
= ct
@ Cir. Ct.|t
@ Comp. Rev. Bd.|t||connworkcompcom
@ App. Ct.;@ App.|i|1983-
@ Prob. Ct.|t||connproct
@ Super. Ct.;@ Super.|t|1818-
@|h|1784-
@ Ct. Com. Pl.|t||conncpct
= de
Ct. Jud. Del.|t||@ljudct
@ Ch.|t|1793-
@ Ct. Com. Pl.|t|1776-
@ Fam. Ct.;@ Fm. Ct.|t|1911-
@|h|1951-
@ Super. Ct.;@ Super.|t|1831-
=
King's Bench|t|1200-1873
High Ct. J. Ch.|t|1200-1873|highctjchuk
HL|t||houseoflordsuk
Committee of the Privy Council|t||privycoun
New Hampshire Committee of the Privy Council|t|1686-1982|nhprivycounnh
= fl
Dade Cty. Prop. Appraisal Adjmt. Bd.|t||dadectypropbd
@ Dep't. of H. Rehabil. Serv.|t||@adepthrehabil
Jax. Civ. Serv. Bd.|t
@ Dep't. Env. Reg.|t
@ Dep't Rev.|t
@ Div. Admin. Hr'g|t
@ Att'y Gen.|t||@aag
@ Cir. Ct.|t|1850-
@ County Ct.|t||@actyct
@ Dist. Ct. App.;@ DCA;@ App.;@ 1st DCA;@ 2d DCA;@ 3d DCA;@ 4th DCA;@ 5th DCA;@ 6th DCA|i|1957-
@ Mun. Ct.|t|-1972|@amunict
@|h|1845-
= ga
@ Ct. App.|i|1906-
@ Juv. Ct.|t|1845-
@ Mun. Ct.|t||@munict
@ Prob. Ct.|t||@proct
@ Super. Ct.|t
@|h|1845-
= gu
@ Super. Ct.|t||superctguam
@|h
= hi
@ Cir. Ct.|t|1959-
@ Dist. Ct.|t|1959-
@ Fam. Ct.|t|1959-
@ Ct. App.;@ App.;@ Intermed. Ct. App.;@ Interm. Ct. App.|i|1959-|hawapp
@ Tax App. Ct.|i||hawtax
@ Land Ct.|t|1903-
@|h
= id
@ Ct. App.|i|1980-
@ Dist. Ct.|t||@distct
@|h|1890-
= il
@ App. Ct.;@ App.;@ Ct. App.|i|1877-
@ Ct. Cl.|t||@claimsct
@ Cir. Ct.|t
@|h|1818-
= in
@ Cir. Ct.|t|1819-
@ Ct. App.|i|1891-
@ Super. Ct.|t
@|h|1816-
@ T.C.;@ Tax Ct.|t|1986-
= ia
@ Ct. App.|i|1976-
@ Dist. Ct.|t||@distct
@|h|1841-
= ks
@ Ct. App.|i|1977-
@ Att'y Gen.|t||kanag
@|h|1854-
= ky
@ Ct. App.;@ App.|i|1976-
@ Circ. Ct.|t||@circt
@|h|1976-
= la
@ Att'y Gen.|t||@ag
@ Ct. App.;@ App.|i|1879-
Super. Ct. La.|t||@superct
@|h|1804-
= me
@ Super. Ct.|t
@|h|1830-
= md
@ Super. Ct.|t|1851-1982|@superctbalt
Cir. Ct. Md.|t||@circt
@;@ Ct. App.|h|1714-
@ Ct. Spec. App.;@ App. Ct.;@ Ct. Special App.;App. Ct. Md.|i|1967-
@ Ch.|t|-1854
@ Att'y Gen.|t||@ag
@ Cir. Ct.|t|1789-|@circtct
@ Tax Ct.|t||@tc
= ma
@ App. Ct.;@ App.|i|1972-
@ App. Tax. Bd.|i||@sstaxbd
@ Dep't Indus. Accid.|t||@workcompcom
@ Dist. Ct.|t
@ Dist. Ct.|i||@ssdistctapp
@ House of Rep.|t|1692-|@sshserep
@ Hous. Ct.|t||@housct
@ Land. Ct.|t
@ Prob. Fam. Ct.|t||@probct
@ Super. Ct.|t|1693-
@|h|1692-
= mi
Detroit Recorder's Court|t||@chrecdetroit
Michigan Cir. Ct.|t||@circt
@ Ct. App.|i|1964-
@ Super. Ct.|t
@|h|1837-
MI Ct. Ch.|t|1836-1847|@chchanct
= mn
@ Ct. App.|i|1983-
@ Dist. Ct.|t
@ Tax Ct.|t||@tax
@|h|1858-
= ms
@ Ct. App.|i|1995-
@ Chanc. Ct.|t||misschanceryct
@|h|1841-
= mo
@ Att'y Gen.|t||@ag
@ Ct. App.;@ App.|i|1820-
@|h|1821-
= mt
@ Dist. Ct.|t||@jdct
@|h|1864-
@T.A.B.|i||monttc
= ne
@ Att'y Gen.|t||@bag
@ Ct. App.|i|1991-
@|h|1854-
= nv
Ct. App. Nev.|i|2014-|nevapp
@ Dist. Ct.|t
@|h|1864-
= nh
@ Super. Ct.|t
@|h|1776-
= nj
@ Ct. Com. Pl.|t
@ County Ct.|t|1675-1947|@qrtsessessex
@ County Ct.|t|1675-1947|@qrtsessmorris
@ Mun. Ct.|t||@munict
@ Circuit. Ct.|t|1789-1947|@circt
@ Fam. Ct.|t
@ Super. Ct.;@ Super. Ct. Law Div.;Law Div.;@ Super. Ct. Ch. Div.;Ch. Div.|t||@super
@ Super. Ct. App. Div.;@ App. Div.;App. Div.;@ Super. App. Div.|t|1830-
@ Surr. Ct.|t
@ Tax Ct.;@ Tax|t|1979-
@|h|1776-
@ Ch.|t|1743-1947
= nm
@ Ct. App.|i|1966-
@|h|1841-
= ny
@ App. Term;App. Term|i|1896-
@ City Ct.;City Ct.|t|1846-
@ Civ. Ct.;Civ. Ct.|t|1962-
@ Att'y Gen.|t||@ag
@ Cty. Ct.;County Ct.;@ County Ct.|t||@countyct
@;NY;@ Ct. App.|h|1777-
@ Ch.|t|1683-1846|@chanct
@ Ct. Com. Pl.|t|1686-1895
@ Dist. Ct.;Dist. Ct.|t|1937-
@ Fam. Ct.;Fam. Ct.|t|1902-
@ Ct. Cl.|t|1817-|@claimsct
@ St. Hosp. Comm'n|t|1895-1912|@hospcommn
@ Sup. Ct.;Sup. Ct.;@ Supreme Ct.|t|1896-
@ Sur. Ct.;@ Surr. Ct.;Sur. Ct.;Surr. Ct.|t|1787-
@ Crim. Ct.;Crim. Ct.|t|1962-
@ App. Div.;App. Div.;@ App. Div. 1st Dept;@ Sup. Ct. App. Div.|i|1896-
@ Cir. Ct.|t|1821-1846
@ Prob. Ct.|t|1778-1823|@proct
@ Super. Ct.|t|1828-1894|superctny
@ Just. Court|t|1790-|@justct
= nc
@ Ct. App.|i|1968-
@ Bus. Ct.;@ Super. Ct. Bus.|t||@bizct
@ Dist. Ct.|t
@ Indus. Comm.|t|1929-|@workcompcom
@ Super. Ct.|t|1777-
@|h|1799-
= nd
@ Ct. App.|i|1987-
@|h|1861-
= mp
N. Mar. I. Super. Ct.|t||cnmisuperct
N. Mar. I.|h||nmi
= oh
@ Ct. Com. Pl.;@ C.P.;@ Com. Pl.|t|1787-
@ Juv. Ct.|t||@juvct
@ Mun. Ct.|t||@munict
Oh. Circ. Ct.|t|1883-1912|@iocirct
@ County Ct.|t|1841-
@ Ct. App.;@ App.|i|1912-
@ Ct. Cl.|t|1975-
Oh. Ct. Insolv.|t
Oh. Ct. N.P.|t||@ioctnp
@ Dist. Ct.|t
Oh. Mayor Ct.|t
Oh. Prob. Ct.|t
OH. Super. Ct.|t||@iosuperct
@|h|1841-
= ok
@ Civ. App.;@ Ct. Civ. App.;@ Ct. App.|i|1968-
@ Crim. App.;@ Ct. Crim. App.;@ Cr.|h|1907-
@ Ct. Jud.|t||@lacoj
@ Att'y Gen.|t||@laag
@ Jud. Eth. Adv. Pnl.|t||@lajeap
@;Okl.|h|1884-
= or
@ Cir. Ct.|t||@cc
@ Ct. App.|i|1969-
@|h|1841-
@ T.C.;@ Tax Ct.|t|1962-
= pa
@ Ct. Com. Pl.;@ C.P.;@ Com. Pl.;@ D. & C.|t
@ Commw. Ct.;@ Cmwlth.;@ Cmwlth. Ct.;@ Commw.|i|1968-
Ct. Jud. Disc. Pa|t|1993-|cjdpa
@ Adm. Ct.|t
@ Arbitration Panels for Health Care|t||@arbpnlhc
@ Bd. Parole|t||@parolebd
@ Cir. Ct.|t
@ Ct. Reg. Wills|t
@ Dept. Ed.|t
@ Dept. Just.|t
@ Dept. Pub. Wel.|t
@ Env. Hearing Bd.|t||@envhrbd
@ Juv. Ct.|t
@ Muni Ct.|t
Penn. Orphan Ct.|t|1683-1968|@orphct
@ office the Attorney General|t||@ag
Phila. Ct. N.P.|t
Phila. Dept. Just.|t
Phila. Elec. Ct.|t
Phila. Mayor Ct.|t
Recorder Philadelphia|t||philarec
@ Super. Ct.;@ Super.|i|1895-
@|h|1722-
= pr
@|h||@supreme
= ri
@ Super. Ct.;@ Super.|t|1747-
@|h|1747-
= sc
@ Ct. Com. Pl.|t
@ Ct. App.|i|1983-
@ Ch.|t|1721-|ctchansc
@ Super. Ct.|t||superctsc
@|h|1841-
= sd
@|h|1889-
= tn
@ Ct. App.;@ App.|i|1925-
@ Crim. App.;@ Ct. Crim. App.|i|1925-
@ Work. Comp. App. Bd.|t||tennworkcompapp
@|h|1790-
= tx
@ App.;@ Civ. App.;@ Ct. App.;@ Ct. Civ. App.|i|1891-
@ Bus. Ct.|t|2023-|texbizct
@ Crim. App.;@ Ct. Crim. App.;@ Cr. App.|h|1841-
@ Att'y Gen.|t||texag
@ Comm'n App.;@ Com. App.|i|1918-1945
@ Rev. Trib.|t
@ J.P.M.L.|t
@ Rev.|t||texreview
@|h|1840-
= ut
@ Ct. App.|i|1987-
@|h|1850-
= vt
@ Super. Ct.|t
@|h|1778-
@ Dist. Ct.|t
= vi
@ Mun. Ct.|t||@munict
@ Super. Ct.|t||@super
@|h||@rginislands
= va
@ Ct. App.|i|1985-
@|h|1779-
@ Ch.|t|1802-|@chanct
@ Cir. Ct.;@ Cir.|t||@cc
= wa
@ Ct. App.|i|1969-
@ Super. Ct.|t
@ Att'y Gen.|t||@shag
@|h|1853-
= dc
@;@ Ct. App.|h|1970-
@ Crim. Ct.|t
@ Orphans Ct.|t||@orphanct
@ Super. Ct.;Super. Ct. D.C.|t|1970-|supctdc
= wv
@ Ct. App.;@ Intermed. Ct. App.;I.C.A. of W. Va.|i|2022-
@ Ct. Cl.|t|1967-|@ctcl
@|h|1863-
= wi
@ Ct. App.|i|1978-
@ Att'y Gen.|t||@sag
@ Cir. Ct.|t||@sccirct
@ Mun. Ct.|t||@smunict
@|h|1836-
= wy
@|h|1921-
= ex
Ex.|h||example
`;
