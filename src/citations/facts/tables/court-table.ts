/**
 * One court a line: id | rank | first year-last year | abbreviations, the usual one first | name.
 *
 * Ranks: S Supreme Court, A courts of appeals, D district (DB where a bankruptcy court of the same district sits since 1984),
 * B bankruptcy, F other federal, T tribal; of a state h highest, i intermediate, t trial, with its postal code. The names of
 * district and bankruptcy courts follow from their abbreviations. Sources of years: d courts-db, l the Act that made the court. Facts after courts-db of Free Law Project (see NOTICE).
 */
export const courtTable = `
alacirct|tal||Ala. Cir. Ct.|Alabama Circuit Courts
alactapp|ial|1911d-1969d|Ala. Ct. App.|Alabama Court of Appeals
alacivapp|ial|1969d-|Ala. Civ. App.;Ala. Ct. Civ. App.|Alabama Court of Civil Appeals
alacrimapp|ial|1969d-|Ala. Crim. App.;Ala. Ct. Crim. App.;Ala. Cr. App.|Alabama Court of Criminal Appeals
aladistct|tal||Ala. Dist. Ct.|Alabama District Courts
alajuvct|tal||Ala. Juv. Ct.|Alabama Juvenile Courts
alamunict|tal||Ala. Mun. Ct.|Alabama Municipal Courts
alaproct|tal||Ala. Prob. Ct.|Alabama Probate Courts
ala|hal|1819d-|Ala.|Supreme Court of Alabama
ald|D|1820d-1824d|D. Ala.
almd|DB|1839d-|M.D. Ala.
alnd|DB|1824d-|N.D. Ala.
alsd|DB|1824d-|S.D. Ala.
alaskactapp|iak|1980d-|Alaska Ct. App.|Alaska Court of Appeals
akdistct|tak|1959d-|D. Alaska Terr.|Alaska District Court
aksuperct|tak||Alaska Super. Ct.|Alaska Superior Court
alaska|hak|1959d-|Alaska|Alaska Supreme Court
akd|DB|1888d-|D. Alaska
amsamoatc|tas||Am. Samoa Dist. Ct.|American Samoa District Court
amsamoa|has||Am. Samoa|High Court of American Samoa
arizctapp|iaz|1965d-|Ariz. Ct. App.|Arizona Court of Appeals
azsuperct|taz||Ariz. Super. Ct.|Arizona Superior Court
ariz|haz|1912d-|Ariz.|Arizona Supreme Court
ariztaxct|taz|1988d-|Ariz. Tax Ct.|Arizona Tax Court
ftmcdowell|T|||Fort McDowell Supreme Court
ftmcdowct|T|||Fort McDowell Yavapai Nation Tribal Court
ftmcdowctapp|T|||Fort McDowell Yavapai Nation Tribal Court of Appeals
hopiappct|T||Hopi Ct. App.|Hopi Appellate Court
hopitr|T|||Hopi Trial Court
navajoctapp|T|||Navajo Court of Appeals
navajochildct|T|||Navajo Nation Children's Court
navajodistct|T|||Navajo Nation District Court
navajofamct|T||Ariz. Fam. Ct.|Navajo Nation Family Court
navajo|T||Navajo|Navajo Nation Supreme Court
azd|D|1912d-|D. Ariz.
ared|DB|1851d-|E.D. Ark.
arwd|DB|1851d-|W.D. Ark.
arkag|tar||Ark. Att'y Gen.|Arkansas Attorney General Reports
arkcirct|tar|1819d-|Ark. Cir. Ct.|Arkansas Circuit Courts
arkctapp|iar|1978d-|Ark. Ct. App.|Arkansas Court of Appeals
arkdistct|tar||Ark. Dist. Ct.|Arkansas District Courts
ark|har|1836d-|Ark.|Arkansas Supreme Court
arkworkcompcom|tar|1940d-|Ark. Workers' Comp.|Arkansas Workers' Compensation Commission
ard|D|1836d-1851d|D. Ark.
caed|DB|1966d-|E.D. Cal.
cand|DB|1850d-|N.D. Cal.
casd|DB|1850d-|S.D. Cal.
calag|tca||Cal. Att'y Gen.|California Attorney General Reports
calctapp|ica|1905d-|Cal. Ct. App.|California Courts of Appeal
caldistct|tca|1849d-1879d|Cal. Dist. Ct.|California District Court
calsuperct|tca|1879d-|Cal. Super. Ct.;Super. Ct. Cal.|California Superior Court
calappdeptsuper|ica|1998d-|Cal. App. Dep't Super. Ct.;Cal. Super. Ct. App. Div.;Cal. App. Div. Super. Ct.|California Superior Court, Appellate Division
cal|hca|1849d-|Cal.|California Supreme Court
ca9|A|1891dl-|9th Cir.|Court of Appeals for the Ninth Circuit
bap9|B|1984d-|9th Cir. BAP;B.A.P. 9th Cir.|United States Bankruptcy Appellate Panel of The Ninth Circuit
cacd|DB|1966d-|C.D. Cal.
californiad|D|1866d-1886d|D. Cal.
cosuperct|tco||Colo. Super. Ct.|Colorado Superior Court
coloag|tco||Colo. Att'y Gen.|Colorado Attorney General Reports
colctyct|tco||Colo. County Ct.|Colorado County Court
coloctapp|ico|1891d-|Colo. Ct. App.|Colorado Court of Appeals
coldistct|tco||Colo. Dist. Ct.|Colorado District Court
coloworkcompcom|ico||Colo. Indus. Cl. App.|Colorado Industrial Claim Appeals office
colmunict|tco||Colo. Mun. Ct.|Colorado Municipal Court
colo|hco|1876d-|Colo.|Colorado Supreme Court
ca10|A|1929dl-|10th Cir.|Court of Appeals for the Tenth Circuit
denjuvct|tco|1907d-|Colo. Juv. Ct.|Denver Juvenile Court
denproct|tco||Colo. Prob. Ct.|Denver Probate Court
bap10|B|1984d-|10th Cir. BAP;B.A.P. 10th Cir.|United States Bankruptcy Appellate Panel of The Tenth Circuit
cod|DB|1876d-|D. Colo.
conncirct|tct||Conn. Cir. Ct.|Circuit Courts of Connecticut
connworkcompcom|tct||Conn. Comp. Rev. Bd.|Connecticut Compensation Review Board
connappct|ict|1983d-|Conn. App. Ct.;Conn. App.|Connecticut Court of Appeals
connproct|tct||Conn. Prob. Ct.|Connecticut Probate Court
connsuperct|tct|1818d-|Conn. Super. Ct.;Conn. Super.|Connecticut Superior Court
conn|hct|1784d-|Conn.|Connecticut Supreme Court
moheganelders|T|||Council of Elders of the Mohegan Tribe
conncpct|tct||Conn. Ct. Com. Pl.|Court of Common Pleas of Connecticut
pequotctapp|T|||Mashantucket Pequot Court of Appeals
pequotct|T|||Mashantucket Pequot Tribal Court
mohegangctapp|T|||Mohegan Gaming Disputes Court of Appeals
mohegangct|T||Mohegan Gaming Disputes Trial Ct.|Mohegan Gaming Disputes Trial Court
moheganct|T|||Mohegan Trial Court
moheganctapp|T|||Mohegan Tribal Court of Appeals
ctd|DB|1789d-|D. Conn.
ded|DB|1789d-|D. Del.
deljudct|tde||Ct. Jud. Del.|Court on the Judiciary of Delaware
delch|tde|1793d-|Del. Ch.|Delaware Court of Chancery
delctcompl|tde|1776d-|Del. Ct. Com. Pl.|Delaware Court of Common Pleas
delfamct|tde|1911d-|Del. Fam. Ct.;Del. Fm. Ct.|Delaware Family Court
del|hde|1951d-|Del.|Delaware Supreme Court
delsuperct|tde|1831d-|Del. Super. Ct.;Del. Super.|Superior Court of Delaware
kingsbench|t|1200d-1873d|King's Bench|Court of King's Bench
highctjchuk|t|1200d-1873d|High Ct. J. Ch.|High Court of Justice, Chancery Division
houseoflordsuk|t||HL|House of Lords (UK)
flmd|DB|1962d-|M.D. Fla.
flnd|DB|1847d-|N.D. Fla.
flsd|DB|1847d-|S.D. Fla.
dadectypropbd|tfl||Dade Cty. Prop. Appraisal Adjmt. Bd.|Dade County Property Appraisal Adjustment Board
fladepthrehabil|tfl||Fla. Dep't. of H. Rehabil. Serv.|Florida Department of Health and Rehabilitative Services
jaxcivservbd|tfl||Jax. Civ. Serv. Bd.|Jacksonville Civil Service Board
fladeptenvreg|tfl||Fla. Dep't. Env. Reg.|State of Florida Department of Environmental Regulation
fladeptrev|tfl||Fla. Dep't Rev.|State of Florida Department of Revenue
fladivadminhrg|tfl||Fla. Div. Admin. Hr'g|State of Florida Division of Administrative Hearings
superctsdfla|F|1828d-1845d|Super. Ct. S.D. Fla.|Superior Court, S. D. Florida
flaag|tfl||Fla. Att'y Gen.|Florida Attorney General Reports
flacirct|tfl|1850d-|Fla. Cir. Ct.|Florida Circuit Court
flactyct|tfl||Fla. County Ct.|Florida County Court
fladistctapp|ifl|1957d-|Fla. Dist. Ct. App.;Fla. DCA;Fla. App.;Fla. 1st DCA;Fla. 2d DCA;Fla. 3d DCA;Fla. 4th DCA;Fla. 5th DCA;Fla. 6th DCA|Florida District Courts of Appeal
flamunict|tfl|-1972d|Fla. Mun. Ct.|Florida Municipal Courts
fla|hfl|1845d-|Fla.|Florida Supreme Court
circtndfl|F||C.C.N.D. Fla.|United States Circuit Court for the Northern District of Florida
circtsdfl|F|1862d-1911d|C.C.S.D. Fla.|United States Circuit Court for the Southern District of Florida
fld|D|1845d-1847d|D. Fla.
gamd|DB|1926d-|M.D. Ga.
gand|DB|1848d-|N.D. Ga.
gasd|DB|1848d-|S.D. Ga.
gactapp|iga|1906d-|Ga. Ct. App.|Georgia Court of Appeals
gajuvct|tga|1845d-|Ga. Juv. Ct.|Georgia Juvenile Courts
gamunict|tga||Ga. Mun. Ct.|Georgia Municipal Courts
gaproct|tga||Ga. Prob. Ct.|Georgia Probate Courts
gasuperct|tga||Ga. Super. Ct.|Georgia Superior Courts
ga|hga|1845d-|Ga.|Georgia Supreme Court
ca11|A|1981dl-|11th Cir.|United States Court of Appeals for the Eleventh Circuit
gad|D|1789d-1848d|D. Ga.
gud|DB|1924d-|D. Guam
superctguam|tgu||Guam Super. Ct.|Superior Court of Guam
guam|hgu||Guam|Supreme Court of Guam
hawcirct|thi|1959d-|Haw. Cir. Ct.|Hawaii Circuit Courts
hawdistct|thi|1959d-|Haw. Dist. Ct.|Hawaii District Courts
hawfamct|thi|1959d-|Haw. Fam. Ct.|Hawaii Family Courts
hawapp|ihi|1959d-|Haw. Ct. App.;Haw. App.;Haw. Intermed. Ct. App.;Haw. Interm. Ct. App.|Hawaii Intermediate Court of Appeals
hawtax|ihi||Haw. Tax App. Ct.|Hawaii State Tax Appeal Court
hawlandct|thi|1903d-|Haw. Land Ct.|Land Court of the State of Hawaii
haw|hhi||Haw.|Supreme Court of Hawaii
hid|DB|1959d-|D. Haw.
idahoctapp|iid|1980d-|Idaho Ct. App.|Idaho Court of Appeals
iddistct|tid||Idaho Dist. Ct.|Idaho District Courts
idaho|hid|1890d-|Idaho|Idaho Supreme Court
idd|DB|1861d-|D. Idaho
ilnd|DB||N.D. Ill.
ilsd|DB|1855d-|S.D. Ill.
illappct|iil|1877d-|Ill. App. Ct.;Ill. App.;Ill. Ct. App.|Appellate Court of Illinois
ca7|A|1891dl-|7th Cir.|Court of Appeals for the Seventh Circuit
ilclaimsct|til||Ill. Ct. Cl.|Court of Claims of Illinois
ilcd|DB|1979d-|C.D. Ill.
illinoisd|D|1819d-1855d|D. Ill.
illinoised|D|1905d-1978d|E.D. Ill.
illcirct|til||Ill. Cir. Ct.|Illinois Circuit Court
ill|hil|1818d-|Ill.|Illinois Supreme Court
innd|DB|1928d-|N.D. Ind.
insd|DB|1928d-|S.D. Ind.
indcirct|tin|1819d-|Ind. Cir. Ct.|Indiana Circuit Court
indctapp|iin|1891d-|Ind. Ct. App.|Indiana Court of Appeals
indsuperct|tin||Ind. Super. Ct.|Indiana Superior Court
ind|hin|1816d-|Ind.|Indiana Supreme Court
indtc|tin|1986d-|Ind. T.C.;Ind. Tax Ct.|Indiana Tax Court
indianad|D|1817d-1928d|D. Ind.
iand|DB|1882d-|N.D. Iowa
iasd|DB|1882d-|S.D. Iowa
iowactapp|iia|1976d-|Iowa Ct. App.|Court of Appeals of Iowa
iadistct|tia||Iowa Dist. Ct.|Iowa District Court
iowa|hia|1841d-|Iowa|Supreme Court of Iowa
iad|D|1845d-1882d|D. Iowa
ksd|DB|1861d-|D. Kan.
kanctapp|iks|1977d-|Kan. Ct. App.|Court of Appeals of Kansas
kanag|tks||Kan. Att'y Gen.|Kansas Attorney General Reports
kan|hks|1854d-|Kan.|Supreme Court of Kansas
kyed|DB|1901d-|E.D. Ky.
kywd|DB|1901d-|W.D. Ky.
kyctapp|iky|1976d-|Ky. Ct. App.;Ky. App.|Court of Appeals of Kentucky
kycirct|tky||Ky. Circ. Ct.|Kentucky Circuit Courts
ky|hky|1976d-|Ky.|Kentucky Supreme Court
kyd|D|1789d-1901d|D. Ky.
lamd|DB|1971d-|M.D. La.
lawd|DB||W.D. La.
laed|DB|1881d-|E.D. La.
chitctapp|T|||Chitimacha Court of Appeals
ca5|A|1891dl-|5th Cir.|Court of Appeals for the Fifth Circuit
coushct|T|||Coushatta Tribal Court
orld|D|1804d-1812d|D. Orleans|District Court, Orleans
laag|tla||La. Att'y Gen.|Louisiana Attorney General Reports
lactapp|ila|1879d-|La. Ct. App.;La. App.|Louisiana Court of Appeal
lacterrapp|ila|1843d-1846d||Louisiana Court of Errors and Appeals
lasuperct|tla||Super. Ct. La.|Superior Court of The State of Louisiana
la|hla|1804d-|La.|Supreme Court of Louisiana
tunicabct|T|||Tunica-Biloxi Tribal Court
lad|D|1804d-1823d|D. La.
med|DB|1820d-|D. Me.
passamactapp|T|||Passamaquoddy Appellate Court
mesuperct|tme||Me. Super. Ct.|Superior Court of Maine
me|hme|1830d-|Me.|Supreme Judicial Court of Maine
mdsuperctbalt|tmd|1851d-1982d|Md. Super. Ct.|Baltimore City Superior Court
mdcirct|tmd||Cir. Ct. Md.|Circuit Court of Maryland
md|hmd|1714d-|Md.;Md. Ct. App.|Court of Appeals of Maryland
mdctspecapp|imd|1967d-|Md. Ct. Spec. App.;Md. App. Ct.;Md. Ct. Special App.;App. Ct. Md.|Court of Special Appeals of Maryland
mdch|tmd|-1854d|Md. Ch.|High Court of Chancery of Maryland
mdd|DB|1789d-|D. Md.
mdag|tmd||Md. Att'y Gen.|Maryland Attorney General Reports
mdcirctct|tmd|1789d-|Md. Cir. Ct.|Maryland Circuit Court
mdtc|tmd||Md. Tax Ct.|Maryland Tax Court
ca1|A|1891dl-|1st Cir.|Court of Appeals for the First Circuit
mad|DB|1789d-|D. Mass.
massappct|ima|1972d-|Mass. App. Ct.;Mass. App.|Massachusetts Appeals Court
masstaxbd|ima||Mass. App. Tax. Bd.|Massachusetts Appellate Tax Board
maworkcompcom|tma||Mass. Dep't Indus. Accid.|Massachusetts Department of Industrial Accidents
massdistct|tma||Mass. Dist. Ct.|Massachusetts District Court
massdistctapp|ima||Mass. Dist. Ct.|Massachusetts District Court, Appellate Division
masshserep|tma|1692d-|Mass. House of Rep.|Massachusetts House of Representatives
mahousct|tma||Mass. Hous. Ct.|Massachusetts Housing Court
masslandct|tma||Mass. Land. Ct.|Massachusetts Land Court
maprobct|tma||Mass. Prob. Fam. Ct.|Massachusetts Probate and Family Court
masssuperct|tma|1693d-|Mass. Super. Ct.|Massachusetts Superior Court
mass|hma|1692d-|Mass.|Massachusetts Supreme Judicial Court
bap1|B|1984d-|1st Cir. BAP;B.A.P. 1st Cir.|United States Bankruptcy Appellate Panel of The First Circuit
mied|DB|1863d-|E.D. Mich.
miwd|DB|1863d-|W.D. Mich.
michrecdetroit|tmi||Detroit Recorder's Court|Detroit Recorder's Court
michd|D|1836d-1863d|D. Mich.
grtravbandctapp|T|||Grand Traverse Band of Ottawa & Chippewa Indians Tribal Appellate Court
grtravbandct|T|||Grand Traverse Band of Ottawa and Chippewa Indians Tribal Court
lrbottawact|T|||Little River Band of Ottawa Indians Tribal Court
lrbottawactapp|T|||Little River Band of Ottawa Indians Tribal Court of Appeals
odawactapp|T|||Little Traverse Bay Bands of Odawa Indians Tribal Appellate Court
micirct|tmi||Michigan Cir. Ct.|Michigan Circuit Court
michctapp|imi|1964d-|Mich. Ct. App.|Michigan Court of Appeals
michsuperct|tmi||Mich. Super. Ct.|Michigan Superior Courts
mich|hmi|1837d-|Mich.|Michigan Supreme Court
michchanct|tmi|1836d-1847d|MI Ct. Ch.|Michigan Court of Chancery
mnd|DB|1858d-|D. Minn.
minnctapp|imn|1983d-|Minn. Ct. App.|Court of Appeals of Minnesota
leechojibtr|T|||Leech Lake Band of Ojibwe Tribal Court
ojibwectapp|T|||Mille Lacs Band of Ojibwe Court of Appeals
minndistct|tmn||Minn. Dist. Ct.|Minnesota District Courts
mntax|tmn||Minn. Tax Ct.|Minnesota Tax Court
minn|hmn|1858d-|Minn.|Supreme Court of Minnesota
webchippewatr|T|||White Earth Band of Chippewa Tribal Court
msnd|DB|1838d-|N.D. Miss.
mssd|DB|1838d-|S.D. Miss.
missctapp|ims|1995d-|Miss. Ct. App.|Court of Appeals of Mississippi
missd|D|1818d-1838d|D. Miss.
misschanceryct|tms||Miss. Chanc. Ct.|Mississippi Chancery Courts
miss|hms|1841d-|Miss.|Mississippi Supreme Court
mowd|DB|1857d-|W.D. Mo.
ca8|A|1891dl-|8th Cir.|Court of Appeals for the Eighth Circuit
mod|D|1822d-1857d|D. Mo.
moed|DB|1857d-|E.D. Mo.
moag|tmo||Mo. Att'y Gen.|Missouri Attorney General Reports
moctapp|imo|1820d-|Mo. Ct. App.;Mo. App.|Missouri Court of Appeals
mo|hmo|1821d-|Mo.|Supreme Court of Missouri
bap8|B|1984d-|8th Cir. BAP;B.A.P. 8th Cir.|United States Bankruptcy Appellate Panel of The Eighth Circuit
salishctapp|T|||Confederated Salish & Kootenai Court of Appeals
crowctapp|T|||Crow Nation Appellate Court
mtd|DB|1889d-|D. Mont.
ftpeckctapp|T|||Fort Peck Appellate Court
ftpecktrialct|T|||Fort Peck Tribal Court
mtjdct|tmt||Mont. Dist. Ct.|Judicial District Court of Montana
mont|hmt|1864d-|Mont.|Montana Supreme Court
monttc|imt||Mont.T.A.B.|Montana Tax Appeal Board
ned|D|1867d-|D. Neb.
nebag|tne||Neb. Att'y Gen.|Nebraska Attorney General Reports
nebctapp|ine|1991d-|Neb. Ct. App.|Nebraska Court of Appeals
neb|hne|1854d-|Neb.|Nebraska Supreme Court
nevapp|inv|2014d-|Ct. App. Nev.|Court of Appeals of Nevada
nvd|DB|1865d-|D. Nev.
hualactapp|T|||Hualapai Court of Appeals
nevdistct|tnv||Nev. Dist. Ct.|Nevada District Courts
nev|hnv|1864d-|Nev.|Nevada Supreme Court
nhd|DB|1789d-|D.N.H.
nhsuperct|tnh||N.H. Super. Ct.|Superior Court of New Hampshire
nh|hnh|1776d-|N.H.|Supreme Court of New Hampshire
njctcompl|tnj||N.J. Ct. Com. Pl.|Court of Common Pleas of New Jersey
njd|DB|1789d-|D.N.J.
njqrtsessessex|tnj|1675d-1947d|N.J. County Ct.|Essex County Court of Quarter Sessions of New Jersey
njqrtsessmorris|tnj|1675d-1947d|N.J. County Ct.|Morris County Court of Quarter Sessions
njmunict|tnj||N.J. Mun. Ct.|Municipal Courts of New Jersey
njcirct|tnj|1789d-1947d|N.J. Circuit. Ct.|New Jersey Circuit Court
njfamct|tnj||N.J. Fam. Ct.|New Jersey Family Court
njsuper|tnj||N.J. Super. Ct.;N.J. Super. Ct. Law Div.;Law Div.;N.J. Super. Ct. Ch. Div.;Ch. Div.|New Jersey Superior Court
njsuperctappdiv|tnj|1830d-|N.J. Super. Ct. App. Div.;N.J. App. Div.;App. Div.;N.J. Super. App. Div.|New Jersey Superior Court Appellate Division
njsurrct|tnj||N.J. Surr. Ct.|New Jersey Surrogate's Court
njtaxct|tnj|1979d-|N.J. Tax Ct.;N.J. Tax|New Jersey Tax Court
nj|hnj|1776d-|N.J.|Supreme Court of New Jersey
njch|tnj|1743d-1947d|N.J. Ch.|New Jersey Court of Chancery
nmd|DB|1910d-|D.N.M.
nmctapp|inm|1966d-|N.M. Ct. App.|New Mexico Court of Appeals
nm|hnm|1841d-|N.M.|New Mexico Supreme Court
nyed|DB|1865d-|E.D.N.Y.
nynd|DB|1814d-|N.D.N.Y.
nysd|DB|1814d-|S.D.N.Y.
nywd|DB|1900d-|W.D.N.Y.
nyappterm|iny|1896d-|N.Y. App. Term;App. Term|Appellate Terms of the Supreme Court of New York
nycityct|tny|1846d-|N.Y. City Ct.;City Ct.|City and Municipal Courts of New York
nycivct|tny|1962d-|N.Y. Civ. Ct.;Civ. Ct.|Civil Court of the City of New York
ca2|A|1891dl-|2d Cir.;2nd Cir.|Court of Appeals for the Second Circuit
nyag|tny||N.Y. Att'y Gen.|New York Attorney General Reports
nycommnapp|iny|||New York Commission of Appeals
nycountyct|tny||N.Y. Cty. Ct.;County Ct.;N.Y. County Ct.|New York County Courts
ny|hny|1777d-|N.Y.;NY;N.Y. Ct. App.|New York Court of Appeals
nychanct|tny|1683d-1846d|N.Y. Ch.|New York Court of Chancery
nyctcompl|tny|1686d-1895d|N.Y. Ct. Com. Pl.|New York Court of Common Pleas
nydistct|tny|1937d-|N.Y. Dist. Ct.;Dist. Ct.|New York District Courts
nyfamct|tny|1902d-|N.Y. Fam. Ct.;Fam. Ct.|New York Family Court
nyclaimsct|tny|1817d-|N.Y. Ct. Cl.|New York State Court of Claims
nyhospcommn|tny|1895d-1912d|N.Y. St. Hosp. Comm'n|New York State Hospital Commission
nysupct|tny|1896d-|N.Y. Sup. Ct.;Sup. Ct.;N.Y. Supreme Ct.|New York Supreme Court
nysurct|tny|1787d-|N.Y. Sur. Ct.;N.Y. Surr. Ct.;Sur. Ct.;Surr. Ct.|New York Surrogate's Court
oneidactapp|T|||Oneida Appellate Court
oneidact|T|||Oneida Trial Court
oneidatrialct|T|||Oneida Tribal Judicial System, Trial Court
strmohawkct|T|||Saint Regis Mohawk Tribal Court
nycrimct|tny|1962d-|N.Y. Crim. Ct.;Crim. Ct.|The Criminal Court of the City of New York
nyappdiv|iny|1896d-|N.Y. App. Div.;App. Div.;N.Y. App. Div. 1st Dept;N.Y. Sup. Ct. App. Div.|The Four Departments of the Appellate Division
nycirct|tny|1821d-1846d|N.Y. Cir. Ct.|The New York Circuit Courts
nyproct|tny|1778d-1823d|N.Y. Prob. Ct.|The New York Probate Court
superctny|tny|1828d-1894d|N.Y. Super. Ct.|The Superior Court of New York
bap2|B|1984d-2000d|2nd Cir. BAP;B.A.P. 2nd Cir.|United States Bankruptcy Appellate Panel of The Second Circuit
cit|F|1980d-|Ct. Int'l Trade;C.I.T.;Ct. Intl. Trade|United States Court of International Trade
nyd|D|1789d-1814d|D. N.Y.
nyjustct|tny|1790d-|N.Y. Just. Court|Town and Village Courts
nced|DB||E.D.N.C.
ncmd|DB||M.D.N.C.
ncwd|DB|1872d-|W.D.N.C.
ncctapp|inc|1968d-|N.C. Ct. App.|Court of Appeals of North Carolina
echerkokee|T|||Eastern Band of Cherokee Indians Supreme Court
echerokeect|T|||Eastern Band of Cherokee Indians Tribal Court
ncbizct|tnc||N.C. Bus. Ct.;N.C. Super. Ct. Bus.|North Carolina Business Court
ncdistct|tnc||N.C. Dist. Ct.|North Carolina District Court
ncworkcompcom|tnc|1929d-|N.C. Indus. Comm.|North Carolina Industrial Commission
ncsuperct|tnc|1777d-|N.C. Super. Ct.|Superior Court of North Carolina
nc|hnc|1799d-|N.C.|Supreme Court of North Carolina
ncd|D|-1872d|D.N.C.
ndd|DB|1889d-|D.N.D.
ndctapp|ind|1987d-|N.D. Ct. App.|North Dakota Court of Appeals
nd|hnd|1861d-|N.D.|North Dakota Supreme Court
turtlemtnctapp|T|||Turtle Mountain Tribal Court of Appeals
nmid|D||D. N. Mar. I.
cnmisuperct|tmp||N. Mar. I. Super. Ct.|Northern Mariana Islands Commonwealth Superior Court
nmi|hmp||N. Mar. I.|Supreme Court of The Commonwealth of The Northern Mariana Islands
ohnd|DB|1882d-|N.D. Ohio
ohsd|DB|1855d-|S.D. Ohio
ohioctcompl|toh|1787d-|Ohio Ct. Com. Pl.;Ohio C.P.;Ohio Com. Pl.|Court of Common Pleas of Ohio
ohiod|D|1803d-1855d|D. Ohio
ohjuvct|toh||Ohio Juv. Ct.|Juvenile Court of Ohio
ohmunict|toh||Ohio Mun. Ct.|Municipal Courts of Ohio
ohiocirct|toh|1883d-1912d|Oh. Circ. Ct.|Ohio Circuit Courts
ohiocountyct|toh|1841d-|Ohio County Ct.|Ohio County Courts
ohioctapp|ioh|1912d-|Ohio Ct. App.;Ohio App.|Ohio Court of Appeals
ohioctcl|toh|1975d-|Ohio Ct. Cl.|Ohio Court of Claims
ohctinsolv|toh||Oh. Ct. Insolv.|Ohio Court of Insolvency
ohioctnp|toh||Oh. Ct. N.P.|Ohio Court of Nisi Prius
ohiodistct|toh||Ohio Dist. Ct.|Ohio District Courts
ohmayorct|toh||Oh. Mayor Ct.|Ohio Mayors' Court
ohprobct|toh||Oh. Prob. Ct.|Ohio Probate Court
ohiosuperct|toh||OH. Super. Ct.|Ohio Superior Court
ohio|hoh|1841d-|Ohio|Ohio Supreme Court
bap6|B|1984d-|6th Cir. BAP;B.A.P. 6th Cir.|United States Bankruptcy Appellate Panel of The Sixth Circuit
oked|DB|1906d-|E.D. Okla.
oknd|DB|1925d-|N.D. Okla.
okwd|DB|1906d-|W.D. Okla.
cherokeetribct|T|||Cherokee Indian Tribal Court
cherokeeapp|T|||Cherokee Nation Judicial Appeals Tribunal
cherokee|T||Cherokee|Cherokee Nation Supreme Court
ctappindterr|F|1889d-1907d|Ct. App. Ind. Terr.|Court of Appeals of Indian Territory
oklacivapp|iok|1968d-|Okla. Civ. App.;Okla. Ct. Civ. App.;Okla. Ct. App.|Court of Civil Appeals of Oklahoma
oklacrimapp|hok|1907d-|Okla. Crim. App.;Okla. Ct. Crim. App.;Okla. Cr.|Court of Criminal Appeals of Oklahoma
oklacoj|tok||Okla. Ct. Jud.|Court on the Judiciary of Oklahoma
muscogee|T|||Muscogee (Creek) Nation Supreme Court
oklaag|tok||Okla. Att'y Gen.|Oklahoma Attorney General Reports
oklajeap|tok||Okla. Jud. Eth. Adv. Pnl.|Oklahoma Judicial Ethics Advisory Panel
sacfoxdistct|T||Okla. Dist. Ct.|Sac and Fox Nation District Court
sacfoxsupct|T|||Sac and Fox Nation Supreme Court
okla|hok|1884d-|Okla.;Okl.|Supreme Court of Oklahoma
okd|D||D. Okla. Terr.|United States District Court for the District of Oklahoma
orcc|tor||Or. Cir. Ct.|Circuit Courts of Oregon
coosct|T|||Confederated Tribes of the Coos, Lower Umpqua & Siuslaw Indians Tribal Court
coquct|T|||Coquille Indian Tribal Court
orctapp|ior|1969d-|Or. Ct. App.|Court of Appeals of Oregon
ord|DB|1859d-|D. Or.
grrondectapp|T|||Grand Ronde Court of Appeals
grrondect|T|||Grand Ronde Tribal Court
or|hor|1841d-|Or.|Oregon Supreme Court
ortc|tor|1962d-|Or. T.C.;Or. Tax Ct.|Oregon Tax Court
canalzoned|D|1937d-1982d|D.C.Z.|District Court, Canal Zone
paed|DB|1818d-|E.D. Pa.
pamd|DB|1901d-|M.D. Pa.
pawd|DB|1818d-|W.D. Pa.
pactcompl|tpa||Pa. Ct. Com. Pl.;Pa. C.P.;Pa. Com. Pl.;Pa. D. & C.|Common Pleas Court of Pennsylvania
pacommwct|ipa|1968d-|Pa. Commw. Ct.;Pa. Cmwlth.;Pa. Cmwlth. Ct.;Pa. Commw.|Commonwealth Court of Pennsylvania
ca3|A|1891dl-|3d Cir.;3rd Cir.|Court of Appeals for the Third Circuit
cjdpa|tpa|1993d-|Ct. Jud. Disc. Pa|Court of Judicial Discipline of Pennsylvania
pennsylvaniad|D|1789d-1818d|D. Pa.
paadmct|tpa||Pa. Adm. Ct.|Pennsylvania Admirality Court
paarbpnlhc|tpa||Pa. Arbitration Panels for Health Care|Pennsylvania Arbitration Panels for Health Care
paparolebd|tpa||Pa. Bd. Parole|Pennsylvania Board of Parole
pacirct|tpa||Pa. Cir. Ct.|Pennsylvania Circuit Courts
pactregwills|tpa||Pa. Ct. Reg. Wills|Pennsylvania Court Register of Wills
padepted|tpa||Pa. Dept. Ed.|Pennsylvania Department of Education
padeptjust|tpa||Pa. Dept. Just.|Pennsylvania Department of Justice
padeptpubwel|tpa||Pa. Dept. Pub. Wel.|Pennsylvania Department of Public Welfare
paenvhrbd|tpa||Pa. Env. Hearing Bd.|Pennsylvania Environmental Hearing Board
pajuvct|tpa||Pa. Juv. Ct.|Pennsylvania Juvenile Court
pamunict|tpa||Pa. Muni Ct.|Pennsylvania Municipal Court
paorphct|tpa|1683d-1968d|Penn. Orphan Ct.|Pennsylvania Orphans' Court
paag|tpa||Pa. office the Attorney General|Pennsylvania office of the Attorney General
philactnp|tpa||Phila. Ct. N.P.|Philadelphia Court of Nisi Prius
philadeptjust|tpa||Phila. Dept. Just.|Philadelphia Department of Justice
philaelecct|tpa||Phila. Elec. Ct.|Philadelphia Election Court
philamayorct|tpa||Phila. Mayor Ct.|Philadelphia Mayor's Court
philarec|tpa||Recorder Philadelphia|Recorder of Philadelphia
pasuperct|ipa|1895d-|Pa. Super. Ct.;Pa. Super.|Superior Court of Pennsylvania
pa|hpa|1722d-|Pa.|Supreme Court of Pennsylvania
prd|DB|1966d-|D.P.R.
prsupreme|hpr||P.R.|Supreme Court of Puerto Rico
rid|DB|1790d-|D.R.I.
risuperct|tri|1747d-|R.I. Super. Ct.;R.I. Super.|Superior Court of Rhode Island
ri|hri|1747d-|R.I.|Supreme Court of Rhode Island
scctcompl|tsc||S.C. Ct. Com. Pl.|Common Pleas Court of South Carolina
scctapp|isc|1983d-|S.C. Ct. App.|Court of Appeals of South Carolina
ctchansc|tsc|1721d-|S.C. Ch.|Court of Chancery of South Carolina
scd|DB|1789d-|D.S.C.
southcarolinaed|D|1823d-1965d|E.D.S.C.
southcarolinawd|D|1823d-1965d|W.D.S.C.
superctsc|tsc||S.C. Super. Ct.|Superior Court of South Carolina
sc|hsc|1841d-|S.C.|Supreme Court of South Carolina
cheyrsiouxctapp|T|||Cheyenne River Sioux Tribal Court of Appeals
sdd|DB|1889d-|D.S.D.
nplainsctapp|T|||Northern Plains Intertribal Court of Appeals
sd|hsd|1889d-|S.D.|Supreme Court of South Dakota
tned|DB|1802d-|E.D. Tenn.
tnmd|DB|1839d-|M.D. Tenn.
tnwd|DB|1802d-|W.D. Tenn.
ca6|A|1891dl-|6th Cir.|Court of Appeals for the Sixth Circuit
tennctapp|itn|1925d-|Tenn. Ct. App.;Tenn. App.|Court of Appeals of Tennessee
tenncrimapp|itn|1925d-|Tenn. Crim. App.;Tenn. Ct. Crim. App.|Court of Criminal Appeals of Tennessee
tennessed|D|1797d-1839d|D. Tenn.
tennworkcompapp|ttn||Tenn. Work. Comp. App. Bd.|Tennessee Special Workers Compensation Appeals Panel
tenn|htn|1790d-|Tenn.|Tennessee Supreme Court
tennesseeb|B|1797d-1801d|Bankr. D. Tenn.|United States Bankruptcy Court, D. Tennessee
txed|DB|1857d-|E.D. Tex.
txnd|DB||N.D. Tex.
txsd|DB|1902d-|S.D. Tex.
txwd|DB|1857d-|W.D. Tex.
texapp|itx|1891d-|Tex. App.;Tex. Civ. App.;Tex. Ct. App.;Tex. Ct. Civ. App.|Court of Civil Appeals of Texas
texbizct|ttx|2023d-|Tex. Bus. Ct.|Texas Business Court
texcrimapp|htx|1841d-|Tex. Crim. App.;Tex. Ct. Crim. App.;Tex. Cr. App.|Court of Criminal Appeals of Texas
texd|D|1845d-1857d|D. Tex.
texag|ttx||Tex. Att'y Gen.|Texas Attorney General Reports
texcommnapp|itx|1918d-1945d|Tex. Comm'n App.;Tex. Com. App.|Texas Commission of Appeals
texrevtrib|ttx||Tex. Rev. Trib.|Texas Court of Review Tribunal
texjpml|ttx||Tex. J.P.M.L.|Texas Judicial Panel on Multidistrict Litigation
texreview|ttx||Tex. Rev.|Texas Special Court of Review
tex|htx|1840d-|Tex.|Texas Supreme Court
uscirct|F|1789d-1911d|C.C.;U.S. Cir. Ct.;Cir. Ct.|United States Circuit Courts
usdistct|D|1789d-|U.S. Dist. Ct.|United States District Court
privycoun|t||Committee of the Privy Council|Committee of the Privy Council
nhprivycounnh|t|1686d-1982d|New Hampshire Committee of the Privy Council|New Hampshire Committee of the Privy Council
uslandoffice|F||US Land Office|United States Land Office
utahctapp|iut|1987d-|Utah Ct. App.|Court of Appeals of Utah
utd|DB|1894d-|D. Utah
utah|hut|1850d-|Utah|Utah Supreme Court
vtd|DB|1791d-|D. Vt.
vtsuperct|tvt||Vt. Super. Ct.|Superior Court of Vermont
vt|hvt|1778d-|Vt.|Supreme Court of Vermont
vtdistct|tvt||Vt. Dist. Ct.|Vermont District Court
vid|DB|1977d-|D.V.I.
vimunict|tvi||V.I. Mun. Ct.|Municipal Court of The Virgin Islands
visuper|tvi||V.I. Super. Ct.|Superior Court of The Virgin Islands
virginislands|hvi||V.I.|Supreme Court of The Virgin Islands
vaed|DB|1819d-|E.D. Va.
vawd|DB|1819d-|W.D. Va.
ca4|A|1891dl-|4th Cir.|Court of Appeals for the Fourth Circuit
vactapp|iva|1985d-|Va. Ct. App.|Court of Appeals of Virginia
va|hva|1779d-|Va.|Supreme Court of Virginia
vad|D|1789d-1871d|D. Va.
vachanct|tva|1802d-|Va. Ch.|Virginia Chancery Court
vacc|tva||Va. Cir. Ct.;Va. Cir.|Virginia Circuit Courts
jpml|F|1968d-|J.P.M.L.|United States Judicial Panel on Multidistrict Litigation
ccpa|A|1909d-1982d|C.C.P.A.|Court of Customs and Patent Appeals
fcc|F|||Decisions of the Federal Communications Commission
reglrailreorgct|F|1973d-|Regl. Rail Reorg. Act|Special Court Regional Rail Reorganization Act of 1973
com|F|1910d-1913d|Comm. Ct.|U.S. Commerce Court
cc|F|1855d-1992d|Ct. Cl.|United States Court of Claims
waed|DB|1905d-|E.D. Wash.
wawd|DB|1905d-|W.D. Wash.
chehctapp|T|||Chehalis Tribal Court of Appeals
colvctapp|T|||Colville Confederated Court of Appeals
washctapp|iwa|1969d-|Wash. Ct. App.|Court of Appeals of Washington
makahct|T|||Makah Tribal Court
puyallupct|T|||Puyallup Tribal Court
puyallupctapp|T|||Puyallup Tribal Court of Appeals
swinomishtr|T|||Swinomish Tribal Court
swinomishappct|T|||Swinomish Tribal Court of Appeals
tulalipctapp|T|||Tulalip Court of Appeals
washd|D|1890d-1905d|D. Wash.
washsuperct|twa||Wash. Super. Ct.|Washington Superior Court
washag|twa||Wash. Att'y Gen.|Washington Attorney General Reports
wash|hwa|1853d-|Wash.|Washington Supreme Court
eca|A|1942d-1962d|Emer. Ct. App.|Emergency Court of Appeals
cadc|A|1893d-|D.C. Cir.;DC Cir.;U.S. App. D.C.|Court of Appeals for the D.C. Circuit
cafc|A|1982dl-|Fed. Cir.|Court of Appeals for the Federal Circuit
dcd|D|1863d-|D.D.C.|United States District Court for the District of Columbia
dc|hdc|1970d-|D.C.;D.C. Ct. App.|District of Columbia Court of Appeals
dccrimct|tdc||D.C. Crim. Ct.|District of Columbia Criminal Court
dcorphanct|tdc||D.C. Orphans Ct.|District of Columbia Orphans' Court
supctdc|tdc|1970d-|D.C. Super. Ct.;Super. Ct. D.C.|Superior Court of The District of Columbia
scotus|S|1789d-|U.S.;SCOTUS;S. Ct.;U.S. Sup. Ct.|Supreme Court of the United States
tecoa|A|1971d-1993d|Temp. Emer. Ct. App.;Temp. Emerg. Ct. App.|Temporary Emergency Court of Appeals
afcca|F||A.F. Ct. Crim. App.;A.F.C.C.A.|U S Air Force Court of Criminal Appeals
usafctmilrev|F|1968d-1994d|A.F.C.M.R.|U S Air Force Court of Military Review
acca|F||A. Ct. Crim. App.;Army Ct. Crim. App.;A.C.C.A.|U S Army Court of Criminal Appeals
uscgcoca|F|1968d-|C.G. Ct. Crim. App.;C.G.C.C.A.|U S Coast Guard Court of Criminal Appeals
cgcomilrev|F|1968d-1994d|C.G.C.M.R.|U S Coast Guard Court of Military Review
nmcca|F||N-M. Ct. Crim. App.;N.M. Ct. Crim. App.;N.M.C.C.A.|U S Navy Marine Corps Court of Criminal Appeals
usarmymilrev|F|1968d-1994d|A.C.M.R.|U.S. Army Court of Military Review
usnmcmilrev|F|1968d-1994d|N.M.C.M.R.|U.S. Navy-Marine Corps Court of Military Review
bta|F|1924d-1942d|B.T.A.|United States Board of Tax Appeals
armfor|F||C.A.A.F.|United States Court of Appeals For The Armed Forces
uscfc|F|1855d-|Fed. Cl.;Cl. Ct.;Ct. Fed. Cl.|United States Court of Federal Claims
cma|F|1950d-1994d|C.M.A.|United States Court of Military Appeals
mc|F||M.C.|United States Court of Military Commission Review
cavc|F|1988d-|Vet. App.;C.A.V.C.;Ct. Vet. App.|United States Court of Veteran Appeals
cusc|F|1926d-1980d|Cust. Ct.|United States Customs Court
bia|F|1940d-|B.I.A.;BIA|United States Department of Justice Board of Immigration Appeals
olc|F||O.L.C.;Op. O.L.C.|United States Department of Justice Office of Legal Counsel
fisc|F|1978d-|FISA Ct.;F.I.S.C.;Foreign Intel. Surv. Ct.|United States Foreign Intelligence Surveillance Court
fiscr|F|1978d-|FISA Ct. Rev.;F.I.S.C.R.;Foreign Intel. Surv. Ct. Rev.|United States Foreign Intelligence Surveillance Court of Review
usjc|F||U.S.J.C.|United States Judicial Conference Committee To Review Circuit Council Conduct And Disability Orders
tax|F|1942d-|T.C.;Tax Ct.;U.S. Tax Ct.|United States Tax Court
wvnd|DB|1901d-|N.D.W. Va.
wvsd|DB|1901d-|S.D.W. Va.
wvad|D|1864d-1901d|D. W. Va.
wvactapp|iwv|2022d-|W. Va. Ct. App.;W. Va. Intermed. Ct. App.;I.C.A. of W. Va.|Intermediate Court of Appeals of West Virginia
wvctcl|twv|1967d-|W. Va. Ct. Cl.|West Virginia Court of Claims
wva|hwv|1863d-|W. Va.|West Virginia Supreme Court
wisd|D|1848d-1870d|D. Wis.
wied|DB|1870d-|E.D. Wis.
wiwd|DB|1870d-|W.D. Wis.
wisctapp|iwi|1978d-|Wis. Ct. App.|Court of Appeals of Wisconsin
hochunk|T|||Ho-Chunk Nation Supreme Court
hochunkct|T|||Ho-Chunk Nation Trial Court
wisag|twi||Wis. Att'y Gen.|Wisconsin Attorney General Reports
wisccirct|twi||Wis. Cir. Ct.|Wisconsin Circuit Court
wismunict|twi||Wis. Mun. Ct.|Wisconsin Municipal Court
wis|hwi|1836d-|Wis.|Wisconsin Supreme Court
wyd|DB||D. Wyo.
shoaraphotr|T|||Shoshone and Arapaho Tribal Court
wyo|hwy|1921d-|Wyo.|Wyoming Supreme Court
ttab|F|1958d-|T.T.A.B.;TTAB|Trademark Trial and Appeal Board
ptab|F|2012d-|P.T.A.B.;PTAB|Patent Trial and Appeal Board
bpai|F|-2012d|B.P.A.I.;BPAI|Board of Patent Appeals and Interferences
arb|B|1984d-|Bankr. D. Ariz.
nebraskab|B|1984d-|Bankr. D. Neb.
nmib|B|1984d-|Bankr. N. Mar. I.;Bankr. D. N. Mar. I.|United States Bankruptcy Court for the Northern Mariana Islands
dcb|B|1984d-|Bankr. D.C.;Bankr. D.D.C.|United States Bankruptcy Court for the District of Columbia
example|hex||Ex.|Supreme Court of Example
`;
