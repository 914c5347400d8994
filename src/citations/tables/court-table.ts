/**
 * One court a line: id | rank | first year-last year | abbreviations, the usual one first | name.
 *
 * Ranks: S Supreme Court, A courts of appeals, D district, B bankruptcy, F other federal, T tribal; of a state h highest,
 * i intermediate, t trial, with its postal code. Facts after courts-db of Free Law Project (see NOTICE).
 */
export const courtTable = `
alacirct|tal||Ala. Cir. Ct.|Alabama Circuit Courts
alactapp|ial|1911-1969|Ala. Ct. App.|Alabama Court of Appeals
alacivapp|ial|1969-|Ala. Civ. App.;Ala. Ct. Civ. App.|Alabama Court of Civil Appeals
alacrimapp|ial|1969-|Ala. Crim. App.;Ala. Ct. Crim. App.;Ala. Cr. App.|Alabama Court of Criminal Appeals
alajudct|tal|||Alabama Court of the Judiciary
aladistct|tal||Ala. Dist. Ct.|Alabama District Courts
alajuvct|tal||Ala. Juv. Ct.|Alabama Juvenile Courts
alamunict|tal||Ala. Mun. Ct.|Alabama Municipal Courts
alaproct|tal||Ala. Prob. Ct.|Alabama Probate Courts
alascct|tal|||Alabama Small Claims Courts
ala|hal|1819-|Ala.|Supreme Court of Alabama
almb|B|1984-|Bankr. M.D. Ala.|United States Bankruptcy Court for the Middle District of Alabama
alnb|B|1984-|Bankr. N.D. Ala.|United States Bankruptcy Court, N.D. Alabama
alsb|B|1984-|Bankr. S.D. Ala.|United States Bankruptcy Court, S.D. Alabama
ald|D|1820-1824|D. Ala.|United States District Court for the District of Alabama
almd|D|1839-|M.D. Ala.|United States District Court for the Middle District of Alabama
alnd|D|1824-|N.D. Ala.|United States District Court for the Northern District of Alabama
alsd|D|1824-|S.D. Ala.|United States District Court for the Southern District of Alabama
alaskactapp|iak|1980-|Alaska Ct. App.|Alaska Court of Appeals
akdistct|tak|1959-|D. Alaska Terr.|Alaska District Court
aksuperct|tak||Alaska Super. Ct.|Alaska Superior Court
alaska|hak|1959-|Alaska|Alaska Supreme Court
akb|B|1984-|Bankr. D. Alaska|United States Bankruptcy Court, D. Alaska
akd|D|1888-|D. Alaska|United States District Court for the District of Alaska
amsamoatc|tas||Am. Samoa Dist. Ct.|American Samoa District Court
amsamoa|has||Am. Samoa|High Court of American Samoa
arizctapp|iaz|1965-|Ariz. Ct. App.|Arizona Court of Appeals
azjustct|taz|||Arizona Justice Court
azsuperct|taz||Ariz. Super. Ct.|Arizona Superior Court
ariz|haz|1912-|Ariz.|Arizona Supreme Court
ariztaxct|taz|1988-|Ariz. Tax Ct.|Arizona Tax Court
ftmcdowell|T|||Fort McDowell Supreme Court
ftmcdowct|T|||Fort McDowell Yavapai Nation Tribal Court
ftmcdowctapp|T|||Fort McDowell Yavapai Nation Tribal Court of Appeals
hopiappct|T||Hopi Ct. App.|Hopi Appellate Court
hopitr|T|||Hopi Trial Court
navajoctapp|T|||Navajo Court of Appeals
navajochildct|T|||Navajo Nation Children's Court
navajodistct|T||Ariz. Dist. Ct.|Navajo Nation District Court
navajofamct|T||Ariz. Fam. Ct.|Navajo Nation Family Court
navajo|T||Navajo|Navajo Nation Supreme Court
arb|B|1984-|Bankr. D. Ariz.|United States Bankruptcy Court, D. Arizona
azd|D|1912-|D. Ariz.|United States District Court for the District of Arizona
ared|D|1851-|E.D. Ark.|United States District Court for the Eastern District of Arkansas
arwd|D|1851-|W.D. Ark.|United States District Court for the Western District of Arkansas
arkag|tar||Ark. Att'y Gen.|Arkansas Attorney General Reports
arkcirct|tar|1819-|Ark. Cir. Ct.|Arkansas Circuit Courts
arkcityct|tar|||Arkansas City Courts
arkctapp|iar|1978-|Ark. Ct. App.|Arkansas Court of Appeals
arkdistct|tar||Ark. Dist. Ct.|Arkansas District Courts
ark|har|1836-|Ark.|Arkansas Supreme Court
arkworkcompcom|tar|1940-|Ark. Workers' Comp.|Arkansas Workers' Compensation Commission
areb|B|1984-|Bankr. E.D. Ark.|United States Bankruptcy Court, E.D. Arkansas
arwb|B|1984-|Bankr. W.D. Ark.|United States Bankruptcy Court, W.D. Arkansas
ard|D|1836-1851|D. Ark.|United States District Court for the District of Arkansas
usberlinct|t|1955-1990||United States Court of Berlin
caed|D|1966-|E.D. Cal.|United States District Court for the Eastern District of California
cand|D|1850-|N.D. Cal.|United States District Court for the Northern District of California
casd|D|1850-|S.D. Cal.|United States District Court for the Southern District of California
calag|tca||Cal. Att'y Gen.|California Attorney General Reports
calctapp|ica|1905-|Cal. Ct. App.|California Courts of Appeal
caldistct|tca|1849-1879|Cal. Dist. Ct.|California District Court
calsuperct|tca|1879-|Cal. Super. Ct.;Super. Ct. Cal.|California Superior Court
calappdeptsuper|ica|1998-|Cal. App. Dep't Super. Ct.;Cal. Super. Ct. App. Div.;Cal. App. Div. Super. Ct.|California Superior Court, Appellate Division
cal|hca|1849-|Cal.|California Supreme Court
ca9|A|1891-|9th Cir.|Court of Appeals for the Ninth Circuit
caljp|tca|||State of California Commission On Judicial Performance
bap9|B|1984-|9th Cir. BAP|United States Bankruptcy Appellate Panel of The Ninth Circuit
cacb|B|1984-|Bankr. C.D. Cal.|United States Bankruptcy Court, C.D. California
caeb|B|1984-|Bankr. E.D. Cal.|United States Bankruptcy Court, E.D. California
canb|B|1984-|Bankr. N.D. Cal.|United States Bankruptcy Court, N.D. California
casb|B|1984-|Bankr. S.D. Cal.|United States Bankruptcy Court, S.D. California
cacd|D|1966-|C.D. Cal.|United States District Court for the Central District of California
californiad|D|1866-1886|D. Cal.|United States District Court for the District of California
cosuperct|tco||Colo. Super. Ct.|Colorado Superior Court
coloag|tco||Colo. Att'y Gen.|Colorado Attorney General Reports
colctyct|tco||Colo. County Ct.|Colorado County Court
coloctapp|ico|1891-|Colo. Ct. App.|Colorado Court of Appeals
coldistct|tco||Colo. Dist. Ct.|Colorado District Court
coloworkcompcom|ico||Colo. Indus. Cl. App.|Colorado Industrial Claim Appeals office
colmunict|tco||Colo. Mun. Ct.|Colorado Municipal Court
colo|hco|1876-|Colo.|Colorado Supreme Court
colwaterct|tco|1969-||Colorado Water Court
ca10|A|1929-|10th Cir.|Court of Appeals for the Tenth Circuit
denjuvct|tco|1907-|Colo. Juv. Ct.|Denver Juvenile Court
denproct|tco||Colo. Prob. Ct.|Denver Probate Court
bap10|B|1984-|10th Cir. BAP|United States Bankruptcy Appellate Panel of The Tenth Circuit
cob|B|1984-|Bankr. D. Colo.|United States Bankruptcy Court, D. Colorado
cod|D|1876-|D. Colo.|United States District Court for the District of Colorado
conncirct|tct||Conn. Cir. Ct.|Circuit Courts of Connecticut
connworkcompcom|tct||Conn. Comp. Rev. Bd.|Connecticut Compensation Review Board
connappct|ict|1983-|Conn. App. Ct.;Conn. App.|Connecticut Court of Appeals
connproct|tct||Conn. Prob. Ct.|Connecticut Probate Court
connsuperct|tct|1818-|Conn. Super. Ct.;Conn. Super.|Connecticut Superior Court
conn|hct|1784-|Conn.|Connecticut Supreme Court
moheganelders|T|||Council of Elders of the Mohegan Tribe
conncpct|tct||Conn. Ct. Com. Pl.|Court of Common Pleas of Connecticut
pequotctapp|T|||Mashantucket Pequot Court of Appeals
pequotct|T|||Mashantucket Pequot Tribal Court
mohegangctapp|T|||Mohegan Gaming Disputes Court of Appeals
mohegangct|T||Mohegan Gaming Disputes Trial Ct.|Mohegan Gaming Disputes Trial Court
moheganct|T|||Mohegan Trial Court
moheganctapp|T|||Mohegan Tribal Court of Appeals
ctb|B|1984-|Bankr. D. Conn.|United States Bankruptcy Court, D. Connecticut
ctd|D|1789-|D. Conn.|United States District Court for the District of Connecticut
usjudconfcomdis|F|||United States Judicial Conference Committee on Judicial Conduct and Disability
dakotasup|t|||Supreme Court of Dakota
ded|D|1789-|D. Del.|United States District Court for the District of Delaware
delgensess|tde|||Court of General Sessions of The Peace And Jail Delivery of Delaware
deljudct|tde||Ct. Jud. Del.|Court on the Judiciary of Delaware
delaldct|tde|||Delaware Alderman's Courts
delch|tde|1793-|Del. Ch.|Delaware Court of Chancery
delctcompl|tde|1776-|Del. Ct. Com. Pl.|Delaware Court of Common Pleas
deloyerterm|tde|1831-1951||Delaware Court of Oyer and Terminer
delfamct|tde|1911-|Del. Fam. Ct.;Del. Fm. Ct.|Delaware Family Court
deljustpct|tde|1792-||Delaware Justice of the Peace Courts
del|hde|1951-|Del.|Delaware Supreme Court
delorphct|tde|||Orphans Court of Delaware
delsuperct|tde|1831-|Del. Super. Ct.;Del. Super.|Superior Court of Delaware
deb|B|1984-|Bankr. D. Del.|United States Bankruptcy Court, D. Delaware
kingsbench|t|1200-1873|King's Bench|Court of King's Bench
highctjchuk|t|1200-1873|High Ct. J. Ch.|High Court of Justice, Chancery Division
houseoflordsuk|t||HL|House of Lords (UK)
flmd|D|1962-|M.D. Fla.|United States District Court for the Middle District of Florida
flnd|D|1847-|N.D. Fla.|United States District Court for the Northern District of Florida
flsd|D|1847-|S.D. Fla.|United States District Court for the Southern District of Florida
dadectypropbd|tfl||Dade Cty. Prop. Appraisal Adjmt. Bd.|Dade County Property Appraisal Adjustment Board
fladepthrehabil|tfl||Fla. Dep't. of H. Rehabil. Serv.|Florida Department of Health and Rehabilitative Services
jaxcivservbd|tfl||Jax. Civ. Serv. Bd.|Jacksonville Civil Service Board
fladeptenvreg|tfl||Fla. Dep't. Env. Reg.|State of Florida Department of Environmental Regulation
fladeptrev|tfl||Fla. Dep't Rev.|State of Florida Department of Revenue
fladivadminhrg|tfl||Fla. Div. Admin. Hr'g|State of Florida Division of Administrative Hearings
superctsdfla|F|1828-1845|Super. Ct. S.D. Fla.|Superior Court, S. D. Florida
flaag|tfl||Fla. Att'y Gen.|Florida Attorney General Reports
flacirct|tfl|1850-|Fla. Cir. Ct.|Florida Circuit Court
flactyct|tfl||Fla. County Ct.|Florida County Court
fladistctapp|ifl|1957-|Fla. Dist. Ct. App.;Fla. DCA;Fla. App.;Fla. 1st DCA;Fla. 2d DCA;Fla. 3d DCA;Fla. 4th DCA;Fla. 5th DCA;Fla. 6th DCA|Florida District Courts of Appeal
flaindcommn|tfl|1969-1935||Florida Industrial Commission
flajudct|tfl|-1972||Florida Judge's Courts
flajuv|tfl|-1972||Florida Juvenile and Domestic Relations Courts
flamunict|tfl|-1972|Fla. Mun. Ct.|Florida Municipal Courts
flapubserv|tfl|1887-||Florida Public Service Commission
flarealestcommn|tfl|||Florida Real Estate Commission
flasmclct|tfl|-1972||Florida Small Claims Courts
fla|hfl|1845-|Fla.|Florida Supreme Court
flactyctrec|tfl|-1972||Florida's Civil and Criminal Court of Records
flmb|B|1984-|Bankr. M.D. Fla.|United States Bankruptcy Court, M.D. Florida
flnb|B|1984-|Bankr. N.D. Fla.|United States Bankruptcy Court, N.D. Florida
flsb|B|1984-|Bankr. S.D. Fla.|United States Bankruptcy Court, Southern District Florida
circtndfl|F||C.C.N.D. Fla.|United States Circuit Court for the Northern District of Florida
circtsdfl|F|1862-1911|C.C.S.D. Fla.|United States Circuit Court for the Southern District of Florida
fld|D|1845-1847|D. Fla.|United States District Court for the District of Florida
gamd|D|1926-|M.D. Ga.|United States District Court for the Middle District of Georgia
gand|D|1848-|N.D. Ga.|United States District Court for the Northern District of Georgia
gasd|D|1848-|S.D. Ga.|United States District Court for the Southern District of Georgia
gabizct|tga|2020-||Georgia Business Court
gactapp|iga|1906-|Ga. Ct. App.|Georgia Court of Appeals
gaoyertermct|tga|||Georgia Court of Oyer and Terminer
gajuvct|tga|1845-|Ga. Juv. Ct.|Georgia Juvenile Courts
gamagct|tga|||Georgia Magistrate Courts
gamunict|tga||Ga. Mun. Ct.|Georgia Municipal Courts
gaproct|tga||Ga. Prob. Ct.|Georgia Probate Courts
gastct|tga|||Georgia State Courts
gasuperct|tga||Ga. Super. Ct.|Georgia Superior Courts
ga|hga|1845-|Ga.|Georgia Supreme Court
gamb|B|1984-|Bankr. M.D. Ga.|United States Bankruptcy Court, M.D. Georgia
ganb|B|1984-|Bankr. N.D. Ga.|United States Bankruptcy Court, N.D. Georgia
gasb|B|1984-|Bankr. S.D. Ga.|United States Bankruptcy Court, S.D. Georgia
ca11|A|1981-|11th Cir.|United States Court of Appeals for the Eleventh Circuit
gad|D|1789-1848|D. Ga.|United States District Court for the District of Georgia
gud|D|1924-|D. Guam|District Court, D. Guam
superctguam|tgu||Guam Super. Ct.|Superior Court of Guam
guam|hgu||Guam|Supreme Court of Guam
gub|B|1984-|Bankr. D. Guam|United States Bankruptcy Court, D. Guam
hawcirct|thi|1959-|Haw. Cir. Ct.|Hawaii Circuit Courts
hawdistct|thi|1959-|Haw. Dist. Ct.|Hawaii District Courts
hawfamct|thi|1959-|Haw. Fam. Ct.|Hawaii Family Courts
hawapp|ihi|1959-|Haw. Ct. App.;Haw. App.;Haw. Intermed. Ct. App.;Haw. Interm. Ct. App.|Hawaii Intermediate Court of Appeals
hawtax|ihi||Haw. Tax App. Ct.|Hawaii State Tax Appeal Court
hawlandct|thi|1903-|Haw. Land Ct.|Land Court of the State of Hawaii
haw|hhi||Haw.|Supreme Court of Hawaii
hib|B|1984-|Bankr. D. Haw.|United States Bankruptcy Court, D. Hawaii
hid|D|1959-|D. Haw.|United States District Court for the District of Hawaii
idahoctapp|iid|1980-|Idaho Ct. App.|Idaho Court of Appeals
iddistct|tid||Idaho Dist. Ct.|Idaho District Courts
iddrugct|tid|||Idaho Drug Court
idmagdiv|tid|||Idaho Magistrate Division
idmhct|tid|||Idaho Mental Health Court
idaho|hid|1890-|Idaho|Idaho Supreme Court
idb|B|1984-|Bankr. D. Idaho|United States Bankruptcy Court, D. Idaho
idd|D|1861-|D. Idaho|United States District Court for the District of Idaho
ilnd|D||N.D. Ill.|District Court, N.D. Illinois
ilsd|D|1855-|S.D. Ill.|District Court, S.D. Illinois
illappct|iil|1877-|Ill. App. Ct.;Ill. App.;Ill. Ct. App.|Appellate Court of Illinois
ca7|A|1891-|7th Cir.|Court of Appeals for the Seventh Circuit
ilclaimsct|til||Ill. Ct. Cl.|Court of Claims of Illinois
ilcd|D|1979-|C.D. Ill.|District Court, C.D. Illinois
illinoisd|D|1819-1855|D. Ill.|District Court, D. Illinois
illinoised|D|1905-1978|E.D. Ill.|District Court, E.D. Illinois
illcirct|til||Ill. Cir. Ct.|Illinois Circuit Court
ill|hil|1818-|Ill.|Illinois Supreme Court
ilcb|B|1984-|Bankr. C.D. Ill.|United States Bankruptcy Court, C.D. Illinois
ilnb|B|1984-|Bankr. N.D. Ill.|United States Bankruptcy Court, N.D. Illinois
ilsb|B||Bankr. S.D. Ill.|United States Bankruptcy Court, S.D. Illinois
innd|D|1928-|N.D. Ind.|District Court, N.D. Indiana
insd|D|1928-|S.D. Ind.|District Court, S.D. Indiana
indcirct|tin|1819-|Ind. Cir. Ct.|Indiana Circuit Court
indctapp|iin|1891-|Ind. Ct. App.|Indiana Court of Appeals
indsuperct|tin||Ind. Super. Ct.|Indiana Superior Court
ind|hin|1816-|Ind.|Indiana Supreme Court
indtc|tin|1986-|Ind. T.C.;Ind. Tax Ct.|Indiana Tax Court
innb|B|1984-|Bankr. N.D. Ind.|United States Bankruptcy Court, N.D. Indiana
insb|B|1984-|Bankr. S.D. Ind.|United States Bankruptcy Court, S.D. Indiana
indianad|D|1817-1928|D. Ind.|United States District Court for the District of Indiana
iand|D|1882-|N.D. Iowa|District Court, N.D. Iowa
iasd|D|1882-|S.D. Iowa|District Court, S.D. Iowa
iowactapp|iia|1976-|Iowa Ct. App.|Court of Appeals of Iowa
iadistct|tia||Iowa Dist. Ct.|Iowa District Court
iowa|hia|1841-|Iowa|Supreme Court of Iowa
ianb|B|1984-|Bankr. N.D. Iowa|United States Bankruptcy Court, N.D. Iowa
iasb|B|1984-|Bankr. S.D. Iowa|United States Bankruptcy Court, S.D. Iowa
iad|D|1845-1882|D. Iowa|United States District Court for the District of Iowa
ksd|D|1861-|D. Kan.|District Court, D. Kansas
kanctapp|iks|1977-|Kan. Ct. App.|Court of Appeals of Kansas
kanag|tks||Kan. Att'y Gen.|Kansas Attorney General Reports
kan|hks|1854-|Kan.|Supreme Court of Kansas
ksb|B|1984-|Bankr. D. Kan.|United States Bankruptcy Court, D. Kansas
kyed|D|1901-|E.D. Ky.|District Court, E.D. Kentucky
kywd|D|1901-|W.D. Ky.|District Court, W.D. Kentucky
kyctapp|iky|1976-|Ky. Ct. App.;Ky. App.|Court of Appeals of Kentucky
kycirct|tky||Ky. Circ. Ct.|Kentucky Circuit Courts
ky|hky|1976-|Ky.|Kentucky Supreme Court
kyeb|B|1984-|Bankr. E.D. Ky.|United States Bankruptcy Court, E.D. Kentucky
kywb|B|1984-|Bankr. W.D. Ky.|United States Bankruptcy Court, W.D. Kentucky
kyd|D|1789-1901|D. Ky.|United States District Court for the District of Kentucky
lamd|D|1971-|M.D. La.|District Court, M.D. Louisiana
lawd|D||W.D. La.|District Court, W.D. Louisiana
laed|D|1881-|E.D. La.|United States District Court Eastern District of Louisiana
chitctapp|T|||Chitimacha Court of Appeals
ca5|A|1891-|5th Cir.|Court of Appeals for the Fifth Circuit
coushct|T|||Coushatta Tribal Court
orld|D|1804-1812|D. Orleans|District Court, Orleans
laag|tla||La. Att'y Gen.|Louisiana Attorney General Reports
lactapp|ila|1879-|La. Ct. App.;La. App.|Louisiana Court of Appeal
lacterrapp|ila|1843-1846||Louisiana Court of Errors and Appeals
lasuperct|tla||Super. Ct. La.|Superior Court of The State of Louisiana
la|hla|1804-|La.|Supreme Court of Louisiana
tunicabct|T|||Tunica-Biloxi Tribal Court
laeb|B|1984-|Bankr. E.D. La.|United States Bankruptcy Court, E.D. Louisiana
lamb|B|1984-|Bankr. M.D. La.|United States Bankruptcy Court, M.D. Louisiana
lawb|B|1984-|Bankr. W.D. La.|United States Bankruptcy Court, W.D. Louisiana
lad|D|1804-1823|D. La.|United States District Court for the District of Louisiana
usprovctla|tla|||United States Provisional Court for the State of Louisiana
med|D|1820-|D. Me.|District Court, D. Maine
passamactapp|T|||Passamaquoddy Appellate Court
mesuperct|tme||Me. Super. Ct.|Superior Court of Maine
me|hme|1830-|Me.|Supreme Judicial Court of Maine
meb|B|1984-|Bankr. D. Me.|United States Bankruptcy Court, D. Maine
mdcityctbalt|tmd|||Baltimore City Court
mdsuperctbalt|tmd|1851-1982|Md. Super. Ct.|Baltimore City Superior Court
mdcirct|tmd||Cir. Ct. Md.|Circuit Court of Maryland
md|hmd|1714-|Md.;Md. Ct. App.|Court of Appeals of Maryland
mdctspecapp|imd|1967-|Md. Ct. Spec. App.;Md. App. Ct.;Md. Ct. Special App.;App. Ct. Md.|Court of Special Appeals of Maryland
mdch|tmd|-1854|Md. Ch.|High Court of Chancery of Maryland
mdd|D|1789-|D. Md.|District Court, D. Maryland
mdag|tmd||Md. Att'y Gen.|Maryland Attorney General Reports
mdcirctct|tmd|1789-|Md. Cir. Ct.|Maryland Circuit Court
mdorphanct|tmd|||Maryland Orphans' Court
mdtc|tmd||Md. Tax Ct.|Maryland Tax Court
supbenbaltcty|tmd|1867-1983||Supreme Bench of Baltimore City
mdb|B|1984-|Bankr. D. Md.|United States Bankruptcy Court, D. Maryland
ca1|A|1891-|1st Cir.|Court of Appeals for the First Circuit
mad|D|1789-|D. Mass.|District Court, D. Massachusetts
massappct|ima|1972-|Mass. App. Ct.;Mass. App.|Massachusetts Appeals Court
masstaxbd|ima||Mass. App. Tax. Bd.|Massachusetts Appellate Tax Board
maworkcompcom|tma||Mass. Dep't Indus. Accid.|Massachusetts Department of Industrial Accidents
massdistct|tma||Mass. Dist. Ct.|Massachusetts District Court
massdistctapp|ima||Mass. Dist. Ct.|Massachusetts District Court, Appellate Division
masshserep|tma|1692-|Mass. House of Rep.|Massachusetts House of Representatives
mahousct|tma||Mass. Hous. Ct.|Massachusetts Housing Court
masslandct|tma||Mass. Land. Ct.|Massachusetts Land Court
maprobct|tma||Mass. Prob. Fam. Ct.|Massachusetts Probate and Family Court
masssuperct|tma|1693-|Mass. Super. Ct.|Massachusetts Superior Court
mass|hma|1692-|Mass.|Massachusetts Supreme Judicial Court
bap1|B|1984-|1st Cir. BAP|United States Bankruptcy Appellate Panel of The First Circuit
mab|B|1984-|Bankr. D. Mass.|United States Bankruptcy Court, D. Massachusetts
mied|D|1863-|E.D. Mich.|District Court, E.D. Michigan
miwd|D|1863-|W.D. Mich.|District Court, W.D. Michigan
michrecdetroit|tmi||Detroit Recorder's Court|Detroit Recorder's Court
michd|D|1836-1863|D. Mich.|District Court, D. Michigan
grtravbandctapp|T|||Grand Traverse Band of Ottawa & Chippewa Indians Tribal Appellate Court
grtravbandct|T|||Grand Traverse Band of Ottawa and Chippewa Indians Tribal Court
lrbottawact|T|||Little River Band of Ottawa Indians Tribal Court
lrbottawactapp|T|||Little River Band of Ottawa Indians Tribal Court of Appeals
odawactapp|T|||Little Traverse Bay Bands of Odawa Indians Tribal Appellate Court
micirct|tmi||Michigan Cir. Ct.|Michigan Circuit Court
michctapp|imi|1964-|Mich. Ct. App.|Michigan Court of Appeals
michsuperct|tmi||Mich. Super. Ct.|Michigan Superior Courts
mich|hmi|1837-|Mich.|Michigan Supreme Court
michchanct|tmi|1836-1847|MI Ct. Ch.|Michigan Court of Chancery
mieb|B|1984-|Bankr. E.D. Mich.|United States Bankruptcy Court, E.D. Michigan
miwb|B|1984-|Bankr. W.D. Mich.|United States Bankruptcy Court, W.D. Michigan
mnd|D|1858-|D. Minn.|District Court, D. Minnesota
minnctapp|imn|1983-|Minn. Ct. App.|Court of Appeals of Minnesota
leechojibtr|T|||Leech Lake Band of Ojibwe Tribal Court
ojibwectapp|T|||Mille Lacs Band of Ojibwe Court of Appeals
minndistct|tmn||Minn. Dist. Ct.|Minnesota District Courts
mntax|tmn||Minn. Tax Ct.|Minnesota Tax Court
minn|hmn|1858-|Minn.|Supreme Court of Minnesota
mnb|B|1984-|Bankr. D. Minn.|United States Bankruptcy Court, D. Minnesota
webchippewatr|T|||White Earth Band of Chippewa Tribal Court
msnd|D|1838-|N.D. Miss.|District Court, N.D. Mississippi
mssd|D|1838-|S.D. Miss.|District Court, S.D. Mississippi
missctapp|ims|1995-|Miss. Ct. App.|Court of Appeals of Mississippi
missd|D|1818-1838|D. Miss.|District Court, D. Mississippi
misschanceryct|tms||Miss. Chanc. Ct.|Mississippi Chancery Courts
miss|hms|1841-|Miss.|Mississippi Supreme Court
msnb|B|1984-|Bankr. N.D. Miss.|United States Bankruptcy Court, N.D. Mississippi
mssb|B|1984-|Bankr. S.D. Miss.|United States Bankruptcy Court, S.D. Mississippi
mowd|D|1857-|W.D. Mo.|District Court, W.D. Missouri
ca8|A|1891-|8th Cir.|Court of Appeals for the Eighth Circuit
mod|D|1822-1857|D. Mo.|District Court, D. Missouri
moed|D|1857-|E.D. Mo.|District Court, E.D. Missouri
moag|tmo||Mo. Att'y Gen.|Missouri Attorney General Reports
moctapp|imo|1820-|Mo. Ct. App.;Mo. App.|Missouri Court of Appeals
mo|hmo|1821-|Mo.|Supreme Court of Missouri
bap8|B|1984-|8th Cir. BAP|United States Bankruptcy Appellate Panel of The Eighth Circuit
moeb|B|1984-|Bankr. E.D. Mo.|United States Bankruptcy Court, E.D. Missouri
mowb|B|1984-|Bankr. W.D. Mo.|United States Bankruptcy Court, W.D. Missouri
salishctapp|T|||Confederated Salish & Kootenai Court of Appeals
crowctapp|T|||Crow Nation Appellate Court
mtd|D|1889-|D. Mont.|District Court, D. Montana
ftpeckctapp|T|||Fort Peck Appellate Court
ftpecktrialct|T|||Fort Peck Tribal Court
mtjdct|tmt||Mont. Dist. Ct.|Judicial District Court of Montana
mont|hmt|1864-|Mont.|Montana Supreme Court
monttc|imt||Mont.T.A.B.|Montana Tax Appeal Board
mtb|B|1984-|Bankr. D. Mont.|United States Bankruptcy Court, D. Montana
mtwaterct|tmt|||Water Court of The State of Montana
ned|D|1867-|D. Neb.|United States District Court, Nebraska
nebag|tne||Neb. Att'y Gen.|Nebraska Attorney General Reports
nebctapp|ine|1991-|Neb. Ct. App.|Nebraska Court of Appeals
neb|hne|1854-|Neb.|Nebraska Supreme Court
nebraskab|B|1984-|Bankr. D. Neb.|United States Bankruptcy Court, D. Nebraska
nevapp|inv|2014-|Ct. App. Nev.|Court of Appeals of Nevada
nvd|D|1865-|D. Nev.|District Court, D. Nevada
hualactapp|T|||Hualapai Court of Appeals
nevdistct|tnv||Nev. Dist. Ct.|Nevada District Courts
nev|hnv|1864-|Nev.|Nevada Supreme Court
nvb|B|1984-|Bankr. D. Nev.|United States Bankruptcy Court, D. Nevada
nhd|D|1789-|D.N.H.|District Court, D. New Hampshire
nhsuperct|tnh||N.H. Super. Ct.|Superior Court of New Hampshire
nh|hnh|1776-|N.H.|Supreme Court of New Hampshire
nhb|B|1984-|Bankr. D.N.H.|United States Bankruptcy Court, D. New Hampshire
njcommned|tnj|||Commissioner of Education, N.J.
njctcompl|tnj||N.J. Ct. Com. Pl.|Court of Common Pleas of New Jersey
njoytermct|tnj|||Court of Oyer And Terminer of New Jersey
njqrtsess|tnj|1675-1947||Courts of General Quarter Sessions of the Peace
njd|D|1789-|D.N.J.|District Court, D. New Jersey
njqrtsessessex|tnj|1675-1947|N.J. County Ct.|Essex County Court of Quarter Sessions of New Jersey
njqrtsessmorris|tnj|1675-1947|N.J. County Ct.|Morris County Court of Quarter Sessions
njmunict|tnj||N.J. Mun. Ct.|Municipal Courts of New Jersey
njcirct|tnj|1789-1947|N.J. Circuit. Ct.|New Jersey Circuit Court
njctpardons|tnj|||New Jersey Court of Pardons
njlaborcomp|tnj|||New Jersey Department of Labor Workmen's Compensation Bureau
njfamct|tnj||N.J. Fam. Ct.|New Jersey Family Court
njlawbkconf|tnj|||New Jersey Lawyers and Bankers Conference Committee
njpuc|tnj|||New Jersey Public Utilities Commission
njspecstatct|tnj|||New Jersey Special Statutory Court
njsuper|tnj||N.J. Super. Ct.;N.J. Super. Ct. Law Div.;Law Div.;N.J. Super. Ct. Ch. Div.;Ch. Div.|New Jersey Superior Court
njsuperctappdiv|tnj|1830-|N.J. Super. Ct. App. Div.;N.J. App. Div.;App. Div.;N.J. Super. App. Div.|New Jersey Superior Court Appellate Division
njsurrct|tnj||N.J. Surr. Ct.|New Jersey Surrogate's Court
njtaxct|tnj|1979-|N.J. Tax Ct.;N.J. Tax|New Jersey Tax Court
njrecct|tnj|||Recorder's Court, N.J.
nj|hnj|1776-|N.J.|Supreme Court of New Jersey
njch|tnj|1743-1947|N.J. Ch.|New Jersey Court of Chancery
njb|B|1984-|Bankr. D.N.J.|United States Bankruptcy Court, D. New Jersey
nmd|D|1910-|D.N.M.|District Court, D. New Mexico
nmctapp|inm|1966-|N.M. Ct. App.|New Mexico Court of Appeals
nm|hnm|1841-|N.M.|New Mexico Supreme Court
nmb|B|1984-|Bankr. D.N.M.|United States Bankruptcy Court, D. New Mexico
nyed|D|1865-|E.D.N.Y.|District Court, E.D. New York
nynd|D|1814-|N.D.N.Y.|District Court, N.D. New York
nysd|D|1814-|S.D.N.Y.|District Court, S.D. New York
nywd|D|1900-|W.D.N.Y.|District Court, W.D. New York
nyappterm|iny|1896-|N.Y. App. Term;App. Term|Appellate Terms of the Supreme Court of New York
nycityct|tny|1846-|N.Y. City Ct.;City Ct.|City and Municipal Courts of New York
nycivct|tny|1962-|N.Y. Civ. Ct.;Civ. Ct.|Civil Court of the City of New York
nyconct|tny|||Constitutional Court of New York
nyjudct|tny|||Court On The Judiciary of New York
nyimpct|tny|1777-||Court for the Trial of Impeachments
nycterr|tny|1777-1846||Court for the Trial of Impeachments and Correction of Errors
ca2|A|1891-|2d Cir.;2nd Cir.|Court of Appeals for the Second Circuit
nyarbct|tny|||Court of Arbitration of The Chamber of Commerce of New York
nyoytermct|tny|1788-1895||Court of Oyer And Terminer New York
nysessct|tny|1684-1688||Court of Sessions
nyag|tny||N.Y. Att'y Gen.|New York Attorney General Reports
nycommnapp|iny|||New York Commission of Appeals
nycountyct|tny||N.Y. Cty. Ct.;County Ct.;N.Y. County Ct.|New York County Courts
ny|hny|1777-|N.Y.;NY;N.Y. Ct. App.|New York Court of Appeals
nyctassizes|tny|1665-1683||New York Court of Assizes
nychanct|tny|1683-1846|N.Y. Ch.|New York Court of Chancery
nyctcompl|tny|1686-1895|N.Y. Ct. Com. Pl.|New York Court of Common Pleas
nyspecsessct|tny|1732-1962||New York Court of Special Sessions
nydistct|tny|1937-|N.Y. Dist. Ct.;Dist. Ct.|New York District Courts
nyexecchamber|tny|||New York Executive Chamber
nyfamct|tny|1902-|N.Y. Fam. Ct.;Fam. Ct.|New York Family Court
nymagct|tny|-1962||New York Magistrate Court
nyprobsolvct|tny|1998-||New York Problem Solving Courts
nystateassembly|tny|||New York State Assembly
nyclaimsct|tny|1817-|N.Y. Ct. Cl.|New York State Court of Claims
nyhospcommn|tny|1895-1912|N.Y. St. Hosp. Comm'n|New York State Hospital Commission
nysupct|tny|1896-|N.Y. Sup. Ct.;Sup. Ct.;N.Y. Supreme Ct.|New York Supreme Court
nysurct|tny|1787-|N.Y. Sur. Ct.;N.Y. Surr. Ct.;Sur. Ct.;Surr. Ct.|New York Surrogate's Court
nyrecctnewburgh|tny|||Newburgh Recorder's Court
oneidactapp|T|||Oneida Appellate Court
oneidact|T|||Oneida Trial Court
oneidatrialct|T|||Oneida Tribal Judicial System, Trial Court
strmohawkct|T|||Saint Regis Mohawk Tribal Court
nygensess|tny|1683-1962||The Court of General Sessions
nycrimct|tny|1962-|N.Y. Crim. Ct.;Crim. Ct.|The Criminal Court of the City of New York
nyappdiv|iny|1896-|N.Y. App. Div.;App. Div.;N.Y. App. Div. 1st Dept;N.Y. Sup. Ct. App. Div.|The Four Departments of the Appellate Division
nymarct|tny|1807-1883||The Marine Court of the City of New York, 1807-1883
nycirct|tny|1821-1846|N.Y. Cir. Ct.|The New York Circuit Courts
nyadmct|tny|1775-1789||The New York Court of Admiralty
nyproct|tny|1778-1823|N.Y. Prob. Ct.|The New York Probate Court
superctny|tny|1828-1894|N.Y. Super. Ct.|The Superior Court of New York
bap2|B|1984-2000|2nd Cir. BAP|United States Bankruptcy Appellate Panel of The Second Circuit
nyeb|B|1984-|Bankr. E.D.N.Y.|United States Bankruptcy Court, E.D. New York
nynb|B|1984-|Bankr. N.D.N.Y.|United States Bankruptcy Court, N.D. New York
nysb|B|1984-|Bankr. S.D.N.Y.|United States Bankruptcy Court, S.D. New York
nywb|B|1984-|Bankr. W.D.N.Y.|United States Bankruptcy Court, W.D. New York
cit|F|1980-|Ct. Int'l Trade;C.I.T.;Ct. Intl. Trade|United States Court of International Trade
nyd|D|1789-1814|D. N.Y.|United States District Court for the District of New York
nyjustct|tny|1790-|N.Y. Just. Court|Town and Village Courts
nced|D||E.D.N.C.|District Court, E.D. North Carolina
ncmd|D||M.D.N.C.|District Court, M.D. North Carolina
ncwd|D|1872-|W.D.N.C.|District Court, W.D. North Carolina
ncctapp|inc|1968-|N.C. Ct. App.|Court of Appeals of North Carolina
echerkokee|T|||Eastern Band of Cherokee Indians Supreme Court
echerokeect|T|||Eastern Band of Cherokee Indians Tribal Court
ncbizct|tnc||N.C. Bus. Ct.;N.C. Super. Ct. Bus.|North Carolina Business Court
ncdistct|tnc||N.C. Dist. Ct.|North Carolina District Court
ncworkcompcom|tnc|1929-|N.C. Indus. Comm.|North Carolina Industrial Commission
ncsuperct|tnc|1777-|N.C. Super. Ct.|Superior Court of North Carolina
nc|hnc|1799-|N.C.|Supreme Court of North Carolina
nceb|B|1984-|Bankr. E.D.N.C.|United States Bankruptcy Court, E.D. North Carolina
ncmb|B|1984-|Bankr. M.D.N.C.|United States Bankruptcy Court, M.D. North Carolina
ncwb|B|1984-|Bankr. W.D.N.C.|United States Bankruptcy Court, W.D. North Carolina
ncd|D|-1872|D.N.C.|United States District Court for the District of North Carolina
ndd|D|1889-|D.N.D.|District Court, D. North Dakota
ndctapp|ind|1987-|N.D. Ct. App.|North Dakota Court of Appeals
nd|hnd|1861-|N.D.|North Dakota Supreme Court
turtlemtnctapp|T|||Turtle Mountain Tribal Court of Appeals
ndb|B|1984-|Bankr. D.N.D.|United States Bankruptcy Court, D. North Dakota
nmid|D||D. N. Mar. I.|District Court, Northern Mariana Islands
cnmisuperct|tmp||N. Mar. I. Super. Ct.|Northern Mariana Islands Commonwealth Superior Court
cnmitrialct|tmp|||Northern Mariana Islands Commonwealth Trial Court
nmi|hmp||N. Mar. I.|Supreme Court of The Commonwealth of The Northern Mariana Islands
nmib|B|1984-|Bankr. N. Mar. I.|United States Bankruptcy Court, Northern Mariana Islands
ohnd|D|1882-|N.D. Ohio|District Court, N.D. Ohio
ohsd|D|1855-|S.D. Ohio|District Court, S.D. Ohio
ohiobar|toh|||Board of Commissioners On The Unauthorized Practice of Law State of Ohio
ohiotax|toh|||Board of Tax Appeals of Ohio Department of Taxation
ohioctcompl|toh|1787-|Ohio Ct. Com. Pl.;Ohio C.P.;Ohio Com. Pl.|Court of Common Pleas of Ohio
ohiod|D|1803-1855|D. Ohio|District Court, D. Ohio
ohjuvct|toh||Ohio Juv. Ct.|Juvenile Court of Ohio
ohmunict|toh||Ohio Mun. Ct.|Municipal Courts of Ohio
ohiocirct|toh|1883-1912|Oh. Circ. Ct.|Ohio Circuit Courts
ohiocivright|toh|||Ohio Civil Rights Commission
ohiocountyct|toh|1841-|Ohio County Ct.|Ohio County Courts
ohioctapp|ioh|1912-|Ohio Ct. App.;Ohio App.|Ohio Court of Appeals
ohioctcl|toh|1975-|Ohio Ct. Cl.|Ohio Court of Claims
ohctinsolv|toh||Oh. Ct. Insolv.|Ohio Court of Insolvency
ohioctnp|toh||Oh. Ct. N.P.|Ohio Court of Nisi Prius
ohiodistct|toh||Ohio Dist. Ct.|Ohio District Courts
ohiomagct|toh|||Ohio Magistrate Court
ohmayorct|toh||Oh. Mayor Ct.|Ohio Mayors' Court
ohprobct|toh||Oh. Prob. Ct.|Ohio Probate Court
ohiopuc|toh|||Ohio Public Utilities Commission
ohiorac|toh|||Ohio State Racing Commission
ohiosuperct|toh||OH. Super. Ct.|Ohio Superior Court
ohio|hoh|1841-|Ohio|Ohio Supreme Court
bap6|B|1984-|6th Cir. BAP|United States Bankruptcy Appellate Panel of The Sixth Circuit
ohnb|B|1984-|Bankr. N.D. Ohio|United States Bankruptcy Court, N.D. Ohio
ohsb|B|1984-|Bankr. S.D. Ohio|United States Bankruptcy Court, S.D. Ohio
oked|D|1906-|E.D. Okla.|United States District Court, Oklahoma Eastern
oknd|D|1925-|N.D. Okla.|United States District Court, Oklahoma Northern
okwd|D|1906-|W.D. Okla.|United States District Court, Oklahoma Western
cherokeetribct|T|||Cherokee Indian Tribal Court
cherokeeapp|T|||Cherokee Nation Judicial Appeals Tribunal
cherokee|T||Cherokee|Cherokee Nation Supreme Court
ctappindterr|F|1889-1907|Ct. App. Ind. Terr.|Court of Appeals of Indian Territory
oklacivapp|iok|1968-|Okla. Civ. App.;Okla. Ct. Civ. App.;Okla. Ct. App.|Court of Civil Appeals of Oklahoma
oklacrimapp|hok|1907-|Okla. Crim. App.;Okla. Ct. Crim. App.;Okla. Cr.|Court of Criminal Appeals of Oklahoma
oklacoj|tok||Okla. Ct. Jud.|Court on the Judiciary of Oklahoma
muscogee|T|||Muscogee (Creek) Nation Supreme Court
oklaag|tok||Okla. Att'y Gen.|Oklahoma Attorney General Reports
oklajeap|tok||Okla. Jud. Eth. Adv. Pnl.|Oklahoma Judicial Ethics Advisory Panel
sacfoxdistct|T||Okla. Dist. Ct.|Sac and Fox Nation District Court
sacfoxsupct|T|||Sac and Fox Nation Supreme Court
okla|hok|1884-|Okla.|Supreme Court of Oklahoma
okeb|B|1984-|Bankr. E.D. Okla.|United States Bankruptcy Court, E.D. Oklahoma
oknb|B|1984-|Bankr. N.D. Okla|United States Bankruptcy Court, N.D. Oklahoma
okwb|B|1984-|Bankr. W.D. Okla.|United States Bankruptcy Court, W.D. Oklahoma
okd|D||D. Okla. Terr.|United States District Court for the District of Oklahoma
orcc|tor||Or. Cir. Ct.|Circuit Courts of Oregon
coosct|T|||Confederated Tribes of the Coos, Lower Umpqua & Siuslaw Indians Tribal Court
coquct|T|||Coquille Indian Tribal Court
orctapp|ior|1969-|Or. Ct. App.|Court of Appeals of Oregon
ord|D|1859-|D. Or.|District Court, D. Oregon
grrondectapp|T|||Grand Ronde Court of Appeals
grrondect|T|||Grand Ronde Tribal Court
or|hor|1841-|Or.|Oregon Supreme Court
ortc|tor|1962-|Or. T.C.;Or. Tax Ct.|Oregon Tax Court
orb|B|1984-|Bankr. D. Or.|United States Bankruptcy Court, D. Oregon
canalzoned|D|1937-1982|D.C.Z.|District Court, Canal Zone
paed|D|1818-|E.D. Pa.|District Court, E.D. Pennsylvania
pamd|D|1901-|M.D. Pa.|District Court, M.D. Pennsylvania
pawd|D|1818-|W.D. Pa.|District Court, W.D. Pennsylvania
pactcompl|tpa||Pa. Ct. Com. Pl.;Pa. C.P.;Pa. Com. Pl.;Pa. D. & C.|Common Pleas Court of Pennsylvania
pacommwct|ipa|1968-|Pa. Commw. Ct.;Pa. Cmwlth.;Pa. Cmwlth. Ct.;Pa. Commw.|Commonwealth Court of Pennsylvania
ca3|A|1891-|3d Cir.;3rd Cir.|Court of Appeals for the Third Circuit
cjdpa|tpa|1993-|Ct. Jud. Disc. Pa|Court of Judicial Discipline of Pennsylvania
pennsylvaniad|D|1789-1818|D. Pa.|District Court, D. Pennsylvania
paadmct|tpa||Pa. Adm. Ct.|Pennsylvania Admirality Court
paarbpnlhc|tpa||Pa. Arbitration Panels for Health Care|Pennsylvania Arbitration Panels for Health Care
paparolebd|tpa||Pa. Bd. Parole|Pennsylvania Board of Parole
pacirct|tpa||Pa. Cir. Ct.|Pennsylvania Circuit Courts
pactregwills|tpa||Pa. Ct. Reg. Wills|Pennsylvania Court Register of Wills
paoytermct|tpa|||Pennsylvania Court of Oyer and Terminer
pennctqtrsess|tpa|||Pennsylvania Court of Quarter Sessions
padepted|tpa||Pa. Dept. Ed.|Pennsylvania Department of Education
padeptjust|tpa||Pa. Dept. Just.|Pennsylvania Department of Justice
padeptpubwel|tpa||Pa. Dept. Pub. Wel.|Pennsylvania Department of Public Welfare
paenvhrbd|tpa||Pa. Env. Hearing Bd.|Pennsylvania Environmental Hearing Board
pajuvct|tpa||Pa. Juv. Ct.|Pennsylvania Juvenile Court
pamunict|tpa||Pa. Muni Ct.|Pennsylvania Municipal Court
paorphct|tpa|1683-1968|Penn. Orphan Ct.|Pennsylvania Orphans' Court
paag|tpa||Pa. office the Attorney General|Pennsylvania office of the Attorney General
philactnp|tpa||Phila. Ct. N.P.|Philadelphia Court of Nisi Prius
philadeptjust|tpa||Phila. Dept. Just.|Philadelphia Department of Justice
philaelecct|tpa||Phila. Elec. Ct.|Philadelphia Election Court
philamayorct|tpa||Phila. Mayor Ct.|Philadelphia Mayor's Court
philarec|tpa||Recorder Philadelphia|Recorder of Philadelphia
pasuperct|ipa|1895-|Pa. Super. Ct.;Pa. Super.|Superior Court of Pennsylvania
pa|hpa|1722-|Pa.|Supreme Court of Pennsylvania
paeb|B|1984-|Bankr. E.D. Pa.|United States Bankruptcy Court, E.D. Pennsylvania
pamb|B|1984-|Bankr. M.D. Pa.;Bankr. M.D. Penn.|United States Bankruptcy Court, M.D. Pennsylvania
pawb|B|1984-|Bankr. W.D. Pa.|United States Bankruptcy Court, W.D. Pennsylvania
phillipines|t|||Supreme Court of The Phillippine Islands
prd|D|1966-|D.P.R.|District Court, D. Puerto Rico
prsupreme|hpr||P.R.|Supreme Court of Puerto Rico
prapp|F|||Tribunal De Apelaciones De Puerto Rico/Court of Appeals of Puerto Rico
prb|B|1984-|Bankr. D.P.R.|United States Bankruptcy Court, D. Puerto Rico
rid|D|1790-|D.R.I.|District Court, D. Rhode Island
riviceadmct|tri|1723-1786||Rhode Island Vice Admiralty Court
risuperct|tri|1747-|R.I. Super. Ct.;R.I. Super.|Superior Court of Rhode Island
ri|hri|1747-|R.I.|Supreme Court of Rhode Island
rib|B|1984-|Bankr. D.R.I.|United States Bankruptcy Court, D. Rhode Island
scctcompl|tsc||S.C. Ct. Com. Pl.|Common Pleas Court of South Carolina
scctapp|isc|1983-|S.C. Ct. App.|Court of Appeals of South Carolina
ctchansc|tsc|1721-|S.C. Ch.|Court of Chancery of South Carolina
scd|D|1789-|D.S.C.|District Court, D. South Carolina
southcarolinaed|D|1823-1965|E.D.S.C.|District Court, E.D. South Carolina
southcarolinawd|D|1823-1965|W.D.S.C.|District Court, W.D. South Carolina
admiraltyctsc|tsc|||South Carolina Admiralty Court
superctsc|tsc||S.C. Super. Ct.|Superior Court of South Carolina
sc|hsc|1841-|S.C.|Supreme Court of South Carolina
scb|B|1984-|Bankr. D.S.C.|United States Bankruptcy Court, D. South Carolina
cheyrsiouxctapp|T|||Cheyenne River Sioux Tribal Court of Appeals
sdd|D|1889-|D.S.D.|District Court, D. South Dakota
nplainsctapp|T|||Northern Plains Intertribal Court of Appeals
sd|hsd|1889-|S.D.|Supreme Court of South Dakota
sdb|B|1984-|Bankr. D.S.D.|United States Bankruptcy Court, D. South Dakota
tned|D|1802-|E.D. Tenn.|District Court, E.D. Tennessee
tnmd|D|1839-|M.D. Tenn.|District Court, M.D. Tennessee
tnwd|D|1802-|W.D. Tenn.|District Court, W.D. Tennessee
ca6|A|1891-|6th Cir.|Court of Appeals for the Sixth Circuit
tennctapp|itn|1925-|Tenn. Ct. App.;Tenn. App.|Court of Appeals of Tennessee
tenncrimapp|itn|1925-|Tenn. Crim. App.;Tenn. Ct. Crim. App.|Court of Criminal Appeals of Tennessee
tennessed|D|1797-1839|D. Tenn.|District Court, D. Tennessee
tennworkcompapp|ttn||Tenn. Work. Comp. App. Bd.|Tennessee Special Workers Compensation Appeals Panel
tenn|htn|1790-|Tenn.|Tennessee Supreme Court
tennesseeb|B|1797-1801|Bankr. D. Tenn.|United States Bankruptcy Court, D. Tennessee
tneb|B|1984-|Bankr. E.D. Tenn.|United States Bankruptcy Court, E.D. Tennessee
tnmb|B|1984-|Bankr. M.D. Tenn.|United States Bankruptcy Court, M.D. Tennessee
tnwb|B|1984-|Bankr. W.D. Tenn.|United States Bankruptcy Court, W.D. Tennessee
txed|D|1857-|E.D. Tex.|District Court, E.D. Texas
txnd|D||N.D. Tex.|District Court, N.D. Texas
txsd|D|1902-|S.D. Tex.|District Court, S.D. Texas
txwd|D|1857-|W.D. Tex.|District Court, W.D. Texas
texapp|itx|1891-|Tex. App.;Tex. Civ. App.;Tex. Ct. App.;Tex. Ct. Civ. App.|Court of Civil Appeals of Texas
texbizct|ttx|2023-|Tex. Bus. Ct.|Texas Business Court
texcrimapp|htx|1841-|Tex. Crim. App.;Tex. Ct. Crim. App.;Tex. Cr. App.|Court of Criminal Appeals of Texas
texd|D|1845-1857|D. Tex.|District Court, D. Texas
texag|ttx||Tex. Att'y Gen.|Texas Attorney General Reports
texcommnapp|itx|1918-1945|Tex. Comm'n App.|Texas Commission of Appeals
texrevtrib|ttx||Tex. Rev. Trib.|Texas Court of Review Tribunal
texjpml|ttx||Tex. J.P.M.L.|Texas Judicial Panel on Multidistrict Litigation
texreview|ttx||Tex. Rev.|Texas Special Court of Review
tex|htx|1840-|Tex.|Texas Supreme Court
txeb|B|1984-|Bankr. E.D. Tex.|United States Bankruptcy Court, E.D. Texas
txnb|B|1984-|Bankr. N.D. Tex.|United States Bankruptcy Court, N.D. Texas
txsb|B|1984-|Bankr. S.D. Tex.|United States Bankruptcy Court, S.D. Texas
txwb|B|1984-|Bankr. W.D. Tex.|United States Bankruptcy Court, W.D. Texas
uscirct|F|1789-1911|C.C.;U.S. Cir. Ct.;Cir. Ct.|United States Circuit Courts
usdistct|D|1789-|U.S. Dist. Ct.|United States District Court
judcoun|F|||Circuit Judicial Councils
privycoun|t||Committee of the Privy Council|Committee of the Privy Council
nhprivycounnh|t|1686-1982|New Hampshire Committee of the Privy Council|New Hampshire Committee of the Privy Council
deptinterior|F|||Department of Interior
uslandoffice|F||US Land Office|United States Land Office
ussurveyor|F|||United States Surveyor
utahctapp|iut|1987-|Utah Ct. App.|Court of Appeals of Utah
utd|D|1894-|D. Utah|District Court, D. Utah
slcregrec|tut|||Salt Lake City Register and Receiver
utb|B|1984-|Bankr. D. Utah|United States Bankruptcy Court, D. Utah
utah|hut|1850-|Utah|Utah Supreme Court
vtd|D|1791-|D. Vt.|District Court, D. Vermont
vtsuperct|tvt||Vt. Super. Ct.|Superior Court of Vermont
vt|hvt|1778-|Vt.|Supreme Court of Vermont
vtb|B|1984-|Bankr. D. Vt.|United States Bankruptcy Court, D. Vermont
vtdistct|tvt||Vt. Dist. Ct.|Vermont District Court
vid|D|1977-|D.V.I.|District Court, Virgin Islands
vimunict|tvi||V.I. Mun. Ct.|Municipal Court of The Virgin Islands
vipolct|tvi|||Police Court of The Virgin Islands
visuper|tvi||V.I. Super. Ct.|Superior Court of The Virgin Islands
virginislands|hvi||V.I.|Supreme Court of The Virgin Islands
vib|B|1984-|Bankr. D.V.I.|United States Bankruptcy Court, D. Virgin Islands
vaed|D|1819-|E.D. Va.|District Court, E.D. Virginia
vawd|D|1819-|W.D. Va.|District Court, W.D. Virginia
ca4|A|1891-|4th Cir.|Court of Appeals for the Fourth Circuit
vactapp|iva|1985-|Va. Ct. App.|Court of Appeals of Virginia
vamedmalrevpan|tva|||Medical Malpractice Review Panel
va|hva|1779-|Va.|Supreme Court of Virginia
vaeb|B|1984-|Bankr. E.D. Va.|United States Bankruptcy Court, E.D. Virginia
vawb|B|1984-|Bankr. W.D. Va.|United States Bankruptcy Court, W.D. Virginia
vad|D|1789-1871|D. Va.|United States District Court for the District of Virginia
vachanct|tva|1802-|Va. Ch.|Virginia Chancery Court
vacc|tva||Va. Cir. Ct.;Va. Cir.|Virginia Circuit Courts
vacorpct|tva|1792-1973||Virginia Corporation Court
vagensess|tva|1619-1852||Virginia Court of General Sessions
jpml|F|1968-|J.P.M.L.|United States Judicial Panel on Multidistrict Litigation
ccpa|A|1909-1982|C.C.P.A.|Court of Customs and Patent Appeals
fcc|F|||Decisions of the Federal Communications Commission
reglrailreorgct|F|1973-|Regl. Rail Reorg. Act|Special Court Regional Rail Reorganization Act of 1973
usarmybrdrev|F|1950-1968||U.S. Army Board of Review
com|F|1910-1913|Comm. Ct.|U.S. Commerce Court
cc|F|1855-1992|Ct. Cl.|United States Court of Claims
waed|D|1905-|E.D. Wash.|District Court, E.D. Washington
wawd|D|1905-|W.D. Wash.|District Court, W.D. Washington
chehctapp|T|||Chehalis Tribal Court of Appeals
colvctapp|T|||Colville Confederated Court of Appeals
washctapp|iwa|1969-|Wash. Ct. App.|Court of Appeals of Washington
makahct|T|||Makah Tribal Court
puyallupct|T|||Puyallup Tribal Court
puyallupctapp|T|||Puyallup Tribal Court of Appeals
swinomishtr|T|||Swinomish Tribal Court
swinomishappct|T|||Swinomish Tribal Court of Appeals
tulalipctapp|T|||Tulalip Court of Appeals
waeb|B|1984-|Bankr. E.D. Wash.|United States Bankruptcy Court, E.D. Washington
wawb|B|1984-|Bankr. W.D. Wash.|United States Bankruptcy Court, W.D. Washington
washd|D|1890-1905|D. Wash.|United States District Court for the District of Washington
washsuperct|twa||Wash. Super. Ct.|Washington Superior Court
washag|twa||Wash. Att'y Gen.|Washington Attorney General Reports
wash|hwa|1853-|Wash.|Washington Supreme Court
eca|A|1942-1962|Emer. Ct. App.|Emergency Court of Appeals
atrc|F|1996-||Alien Terrorist Removal Court
cadc|A|1893-|D.C. Cir.;DC Cir.;U.S. App. D.C.|Court of Appeals for the D.C. Circuit
cafc|A|1982-|Fed. Cir.|Court of Appeals for the Federal Circuit
energyoha|F|||Department of Energy office of Hearings and Appeals
dcd|D|1863-|D.D.C.|District Court, District of Columbia
dc|hdc|1970-|D.C.;D.C. Ct. App.|District of Columbia Court of Appeals
dccrimct|tdc||D.C. Crim. Ct.|District of Columbia Criminal Court
dcorphanct|tdc||D.C. Orphans Ct.|District of Columbia Orphans' Court
educationoha|F|||Hearings & Appeals U.S. Department of Education
supctdc|tdc|1970-|D.C. Super. Ct.;Super. Ct. D.C.|Superior Court of The District of Columbia
scotus|S|1789-|U.S.;SCOTUS;S. Ct.;U.S. Sup. Ct.|Supreme Court of the United States
tecoa|A|1971-1993|Temp. Emer. Ct. App.;Temp. Emerg. Ct. App.|Temporary Emergency Court of Appeals
afcca|F||A.F. Ct. Crim. App.;A.F.C.C.A.|U S Air Force Court of Criminal Appeals
usafctmilrev|F|1968-1994|A.F.C.M.R.|U S Air Force Court of Military Review
acca|F||A. Ct. Crim. App.;Army Ct. Crim. App.;A.C.C.A.|U S Army Court of Criminal Appeals
uscgcoca|F|1968-|C.G. Ct. Crim. App.;C.G.C.C.A.|U S Coast Guard Court of Criminal Appeals
cgcomilrev|F|1968-1994|C.G.C.M.R.|U S Coast Guard Court of Military Review
nmcca|F||N-M. Ct. Crim. App.;N.M. Ct. Crim. App.;N.M.C.C.A.|U S Navy Marine Corps Court of Criminal Appeals
usafbrdrev|F|1950-1968||U.S. Air Force Board of Review
usarmymilrev|F|1968-1994|A.C.M.R.|U.S. Army Court of Military Review
uscgbdrev|F|1950-1968||U.S. Coast Guard Board of Review
usnbdrev|F|||U.S. Navy Board of Review
usnmcmilrev|F|1968-1994|N.M.C.M.R.|U.S. Navy-Marine Corps Court of Military Review
dcb|B|1984-|Bankr. D.C.|United States Bankruptcy Court, District of Columbia
bta|F|1924-1942|B.T.A.|United States Board of Tax Appeals
armfor|F||C.A.A.F.|United States Court of Appeals For The Armed Forces
uscfc|F|1855-|Fed. Cl.;Cl. Ct.;Ct. Fed. Cl.|United States Court of Federal Claims
cma|F|1950-1994|C.M.A.|United States Court of Military Appeals
mc|F||M.C.|United States Court of Military Commission Review
cavc|F|1988-|Vet. App.;C.A.V.C.;Ct. Vet. App.|United States Court of Veteran Appeals
cusc|F|1926-1980|Cust. Ct.|United States Customs Court
bia|F|1940-|B.I.A.;BIA|United States Department of Justice Board of Immigration Appeals
olc|F||O.L.C.;Op. O.L.C.|United States Department of Justice Office of Legal Counsel
fisc|F|1978-|FISA Ct.;F.I.S.C.;Foreign Intel. Surv. Ct.|United States Foreign Intelligence Surveillance Court
fiscr|F|1978-|FISA Ct. Rev.;F.I.S.C.R.;Foreign Intel. Surv. Ct. Rev.|United States Foreign Intelligence Surveillance Court of Review
usjc|F||U.S.J.C.|United States Judicial Conference Committee To Review Circuit Council Conduct And Disability Orders
maritimecomm|F|1936-1950||United States Maritime Commission
tax|F|1942-|T.C.;Tax Ct.;U.S. Tax Ct.|United States Tax Court
wvnd|D|1901-|N.D.W. Va.|District Court, N.D. West Virginia
wvsd|D|1901-|S.D.W. Va.|District Court, S.D. West Virginia
wvad|D|1864-1901|D. W. Va.|District Court, D. West Virginia
wvactapp|iwv|2022-|W. Va. Ct. App.;W. Va. Intermed. Ct. App.;I.C.A. of W. Va.|Intermediate Court of Appeals of West Virginia
wvsb|B|1984-|Bankr. S.D. W. Va.|United States Bankruptcy Court, S.D. West Virginia
wvnb|B|1984-|Bankr. N.D. W. Va.|United States District Court, N.D. West Virginia
wvctcl|twv|1967-|W. Va. Ct. Cl.|West Virginia Court of Claims
wva|hwv|1863-|W. Va.|West Virginia Supreme Court
wisd|D|1848-1870|D. Wis.|District Court, D. Wisconsin
wied|D|1870-|E.D. Wis.|District Court, E.D. Wisconsin
wiwd|D|1870-|W.D. Wis.|District Court, W.D. Wisconsin
wisctapp|iwi|1978-|Wis. Ct. App.|Court of Appeals of Wisconsin
hochunk|T|||Ho-Chunk Nation Supreme Court
hochunkct|T|||Ho-Chunk Nation Trial Court
wieb|B|1984-|Bankr. E.D. Wis.|United States Bankruptcy Court, E.D. Wisconsin
wiwb|B|1984-|Bankr. W.D. Wis.|United States Bankruptcy Court, W.D. Wisconsin
wisag|twi||Wis. Att'y Gen.|Wisconsin Attorney General Reports
wisccirct|twi||Wis. Cir. Ct.|Wisconsin Circuit Court
wismunict|twi||Wis. Mun. Ct.|Wisconsin Municipal Court
wis|hwi|1836-|Wis.|Wisconsin Supreme Court
wyd|D||D. Wyo.|District Court, D. Wyoming
shoaraphotr|T|||Shoshone and Arapaho Tribal Court
wyb|B|1984-|Bankr. D. Wyo.|United States Bankruptcy Court, D. Wyoming
wyo|hwy|1921-|Wyo.|Wyoming Supreme Court
ttab|F|1958-|T.T.A.B.;TTAB|Trademark Trial and Appeal Board
ptab|F|2012-|P.T.A.B.;PTAB|Patent Trial and Appeal Board
bpai|F|-2012|B.P.A.I.;BPAI|Board of Patent Appeals and Interferences
`;
