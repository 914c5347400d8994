/**
 * The names of courts, one a line: id | name; of courts that citations do not name, rank as in
 * `court-table.ts` too, of a state's court with its postal code. Names of district and bankruptcy courts follow from their abbreviations. After courts-db of Free Law Project (see NOTICE).
 */
export const courtNameTable = `
alacirct|Alabama Circuit Courts
alactapp|Alabama Court of Appeals
alacivapp|Alabama Court of Civil Appeals
alacrimapp|Alabama Court of Criminal Appeals
aladistct|Alabama District Courts
alajuvct|Alabama Juvenile Courts
alamunict|Alabama Municipal Courts
alaproct|Alabama Probate Courts
ala|Supreme Court of Alabama
alaskactapp|Alaska Court of Appeals
akdistct|Alaska District Court|tak
aksuperct|Alaska Superior Court
alaska|Alaska Supreme Court
amsamoatc|American Samoa District Court
amsamoa|High Court of American Samoa
arizctapp|Arizona Court of Appeals
azsuperct|Arizona Superior Court
ariz|Arizona Supreme Court
ariztaxct|Arizona Tax Court
ftmcdowell|Fort McDowell Supreme Court|T
ftmcdowct|Fort McDowell Yavapai Nation Tribal Court|T
ftmcdowctapp|Fort McDowell Yavapai Nation Tribal Court of Appeals|T
hopiappct|Hopi Appellate Court
hopitr|Hopi Trial Court|T
navajoctapp|Navajo Court of Appeals|T
navajochildct|Navajo Nation Children's Court|T
navajodistct|Navajo Nation District Court|T
navajofamct|Navajo Nation Family Court|T
navajo|Navajo Nation Supreme Court
arkag|Arkansas Attorney General Reports
arkcirct|Arkansas Circuit Courts
arkctapp|Arkansas Court of Appeals
arkdistct|Arkansas District Courts
ark|Arkansas Supreme Court
arkworkcompcom|Arkansas Workers' Compensation Commission|tar
calag|California Attorney General Reports
calctapp|California Courts of Appeal
caldistct|California District Court
calsuperct|California Superior Court
calappdeptsuper|California Superior Court, Appellate Division
cal|California Supreme Court
ca9|Court of Appeals for the Ninth Circuit
bap9|United States Bankruptcy Appellate Panel of The Ninth Circuit
cosuperct|Colorado Superior Court
coloag|Colorado Attorney General Reports
colctyct|Colorado County Court
coloctapp|Colorado Court of Appeals
coldistct|Colorado District Court
coloworkcompcom|Colorado Industrial Claim Appeals office|ico
colmunict|Colorado Municipal Court
colo|Colorado Supreme Court
ca10|Court of Appeals for the Tenth Circuit
denjuvct|Denver Juvenile Court|tco
denproct|Denver Probate Court|tco
bap10|United States Bankruptcy Appellate Panel of The Tenth Circuit
conncirct|Circuit Courts of Connecticut
connworkcompcom|Connecticut Compensation Review Board|tct
connappct|Connecticut Court of Appeals
connproct|Connecticut Probate Court
connsuperct|Connecticut Superior Court
conn|Connecticut Supreme Court
moheganelders|Council of Elders of the Mohegan Tribe|T
conncpct|Court of Common Pleas of Connecticut
pequotctapp|Mashantucket Pequot Court of Appeals|T
pequotct|Mashantucket Pequot Tribal Court|T
mohegangctapp|Mohegan Gaming Disputes Court of Appeals|T
mohegangct|Mohegan Gaming Disputes Trial Court|T
moheganct|Mohegan Trial Court|T
moheganctapp|Mohegan Tribal Court of Appeals|T
deljudct|Court on the Judiciary of Delaware|tde
delch|Delaware Court of Chancery
delctcompl|Delaware Court of Common Pleas
delfamct|Delaware Family Court
del|Delaware Supreme Court
delsuperct|Superior Court of Delaware
kingsbench|Court of King's Bench|t
highctjchuk|High Court of Justice, Chancery Division|t
houseoflordsuk|House of Lords (UK)|t
dadectypropbd|Dade County Property Appraisal Adjustment Board|tfl
fladepthrehabil|Florida Department of Health and Rehabilitative Services|tfl
jaxcivservbd|Jacksonville Civil Service Board|tfl
fladeptenvreg|State of Florida Department of Environmental Regulation|tfl
fladeptrev|State of Florida Department of Revenue|tfl
fladivadminhrg|State of Florida Division of Administrative Hearings
superctsdfla|Superior Court, S. D. Florida|F
flaag|Florida Attorney General Reports
flacirct|Florida Circuit Court
flactyct|Florida County Court
fladistctapp|Florida District Courts of Appeal
flamunict|Florida Municipal Courts
fla|Florida Supreme Court
circtndfl|United States Circuit Court for the Northern District of Florida|F
circtsdfl|United States Circuit Court for the Southern District of Florida|F
gactapp|Georgia Court of Appeals
gajuvct|Georgia Juvenile Courts
gamunict|Georgia Municipal Courts
gaproct|Georgia Probate Courts
gasuperct|Georgia Superior Courts
ga|Georgia Supreme Court
ca11|United States Court of Appeals for the Eleventh Circuit
superctguam|Superior Court of Guam
guam|Supreme Court of Guam
hawcirct|Hawaii Circuit Courts
hawdistct|Hawaii District Courts
hawfamct|Hawaii Family Courts
hawapp|Hawaii Intermediate Court of Appeals
hawtax|Hawaii State Tax Appeal Court
hawlandct|Land Court of the State of Hawaii
haw|Supreme Court of Hawaii
idahoctapp|Idaho Court of Appeals
iddistct|Idaho District Courts
idaho|Idaho Supreme Court
illappct|Appellate Court of Illinois
ca7|Court of Appeals for the Seventh Circuit
ilclaimsct|Court of Claims of Illinois
illcirct|Illinois Circuit Court
ill|Illinois Supreme Court
indcirct|Indiana Circuit Court
indctapp|Indiana Court of Appeals
indsuperct|Indiana Superior Court
ind|Indiana Supreme Court
indtc|Indiana Tax Court
iowactapp|Court of Appeals of Iowa
iadistct|Iowa District Court
iowa|Supreme Court of Iowa
kanctapp|Court of Appeals of Kansas
kanag|Kansas Attorney General Reports
kan|Supreme Court of Kansas
kyctapp|Court of Appeals of Kentucky
kycirct|Kentucky Circuit Courts
ky|Kentucky Supreme Court
chitctapp|Chitimacha Court of Appeals|T
ca5|Court of Appeals for the Fifth Circuit
coushct|Coushatta Tribal Court|T
orld|District Court, Orleans
laag|Louisiana Attorney General Reports
lactapp|Louisiana Court of Appeal
lacterrapp|Louisiana Court of Errors and Appeals|ila
lasuperct|Superior Court of The State of Louisiana
la|Supreme Court of Louisiana
tunicabct|Tunica-Biloxi Tribal Court|T
passamactapp|Passamaquoddy Appellate Court|T
mesuperct|Superior Court of Maine
me|Supreme Judicial Court of Maine
mdsuperctbalt|Baltimore City Superior Court|tmd
mdcirct|Circuit Court of Maryland
md|Court of Appeals of Maryland
mdctspecapp|Court of Special Appeals of Maryland
mdch|High Court of Chancery of Maryland
mdag|Maryland Attorney General Reports
mdcirctct|Maryland Circuit Court
mdtc|Maryland Tax Court
ca1|Court of Appeals for the First Circuit
massappct|Massachusetts Appeals Court
masstaxbd|Massachusetts Appellate Tax Board|ima
maworkcompcom|Massachusetts Department of Industrial Accidents|tma
massdistct|Massachusetts District Court
massdistctapp|Massachusetts District Court, Appellate Division|ima
masshserep|Massachusetts House of Representatives|tma
mahousct|Massachusetts Housing Court
masslandct|Massachusetts Land Court
maprobct|Massachusetts Probate and Family Court
masssuperct|Massachusetts Superior Court
mass|Massachusetts Supreme Judicial Court
bap1|United States Bankruptcy Appellate Panel of The First Circuit
michrecdetroit|Detroit Recorder's Court|tmi
grtravbandctapp|Grand Traverse Band of Ottawa & Chippewa Indians Tribal Appellate Court|T
grtravbandct|Grand Traverse Band of Ottawa and Chippewa Indians Tribal Court|T
lrbottawact|Little River Band of Ottawa Indians Tribal Court|T
lrbottawactapp|Little River Band of Ottawa Indians Tribal Court of Appeals|T
odawactapp|Little Traverse Bay Bands of Odawa Indians Tribal Appellate Court|T
micirct|Michigan Circuit Court
michctapp|Michigan Court of Appeals
michsuperct|Michigan Superior Courts
mich|Michigan Supreme Court
michchanct|Michigan Court of Chancery|tmi
minnctapp|Court of Appeals of Minnesota
leechojibtr|Leech Lake Band of Ojibwe Tribal Court|T
ojibwectapp|Mille Lacs Band of Ojibwe Court of Appeals|T
minndistct|Minnesota District Courts
mntax|Minnesota Tax Court
minn|Supreme Court of Minnesota
webchippewatr|White Earth Band of Chippewa Tribal Court|T
missctapp|Court of Appeals of Mississippi
misschanceryct|Mississippi Chancery Courts
miss|Mississippi Supreme Court
ca8|Court of Appeals for the Eighth Circuit
moag|Missouri Attorney General Reports
moctapp|Missouri Court of Appeals
mo|Supreme Court of Missouri
bap8|United States Bankruptcy Appellate Panel of The Eighth Circuit
salishctapp|Confederated Salish & Kootenai Court of Appeals|T
crowctapp|Crow Nation Appellate Court|T
ftpeckctapp|Fort Peck Appellate Court|T
ftpecktrialct|Fort Peck Tribal Court|T
mtjdct|Judicial District Court of Montana
mont|Montana Supreme Court
monttc|Montana Tax Appeal Board
nebag|Nebraska Attorney General Reports
nebctapp|Nebraska Court of Appeals
neb|Nebraska Supreme Court
nevapp|Court of Appeals of Nevada
hualactapp|Hualapai Court of Appeals|T
nevdistct|Nevada District Courts
nev|Nevada Supreme Court
nhsuperct|Superior Court of New Hampshire
nh|Supreme Court of New Hampshire
njctcompl|Court of Common Pleas of New Jersey
njqrtsessessex|Essex County Court of Quarter Sessions of New Jersey|tnj
njqrtsessmorris|Morris County Court of Quarter Sessions|tnj
njmunict|Municipal Courts of New Jersey
njcirct|New Jersey Circuit Court
njfamct|New Jersey Family Court
njsuper|New Jersey Superior Court
njsuperctappdiv|New Jersey Superior Court Appellate Division
njsurrct|New Jersey Surrogate's Court
njtaxct|New Jersey Tax Court
nj|Supreme Court of New Jersey
njch|New Jersey Court of Chancery
nmctapp|New Mexico Court of Appeals
nm|New Mexico Supreme Court
nyappterm|Appellate Terms of the Supreme Court of New York
nycityct|City and Municipal Courts of New York
nycivct|Civil Court of the City of New York
ca2|Court of Appeals for the Second Circuit
nyag|New York Attorney General Reports
nycommnapp|New York Commission of Appeals|iny
nycountyct|New York County Courts
ny|New York Court of Appeals
nychanct|New York Court of Chancery
nyctcompl|New York Court of Common Pleas
nydistct|New York District Courts
nyfamct|New York Family Court
nyclaimsct|New York State Court of Claims
nyhospcommn|New York State Hospital Commission|tny
nysupct|New York Supreme Court
nysurct|New York Surrogate's Court
oneidactapp|Oneida Appellate Court|T
oneidact|Oneida Trial Court|T
oneidatrialct|Oneida Tribal Judicial System, Trial Court|T
strmohawkct|Saint Regis Mohawk Tribal Court|T
nycrimct|The Criminal Court of the City of New York
nyappdiv|The Four Departments of the Appellate Division
nycirct|The New York Circuit Courts
nyproct|The New York Probate Court|tny
superctny|The Superior Court of New York
bap2|United States Bankruptcy Appellate Panel of The Second Circuit
cit|United States Court of International Trade
nyjustct|Town and Village Courts|tny
ncctapp|Court of Appeals of North Carolina
echerkokee|Eastern Band of Cherokee Indians Supreme Court|T
echerokeect|Eastern Band of Cherokee Indians Tribal Court|T
ncbizct|North Carolina Business Court
ncdistct|North Carolina District Court
ncworkcompcom|North Carolina Industrial Commission
ncsuperct|Superior Court of North Carolina
nc|Supreme Court of North Carolina
ndctapp|North Dakota Court of Appeals
nd|North Dakota Supreme Court
turtlemtnctapp|Turtle Mountain Tribal Court of Appeals|T
cnmisuperct|Northern Mariana Islands Commonwealth Superior Court
nmi|Supreme Court of The Commonwealth of The Northern Mariana Islands
ohioctcompl|Court of Common Pleas of Ohio
ohjuvct|Juvenile Court of Ohio
ohmunict|Municipal Courts of Ohio
ohiocirct|Ohio Circuit Courts
ohiocountyct|Ohio County Courts|toh
ohioctapp|Ohio Court of Appeals
ohioctcl|Ohio Court of Claims
ohctinsolv|Ohio Court of Insolvency|toh
ohioctnp|Ohio Court of Nisi Prius
ohiodistct|Ohio District Courts|toh
ohmayorct|Ohio Mayors' Court|toh
ohprobct|Ohio Probate Court
ohiosuperct|Ohio Superior Court
ohio|Ohio Supreme Court
bap6|United States Bankruptcy Appellate Panel of The Sixth Circuit
cherokeetribct|Cherokee Indian Tribal Court|T
cherokeeapp|Cherokee Nation Judicial Appeals Tribunal|T
cherokee|Cherokee Nation Supreme Court
ctappindterr|Court of Appeals of Indian Territory
oklacivapp|Court of Civil Appeals of Oklahoma
oklacrimapp|Court of Criminal Appeals of Oklahoma
oklacoj|Court on the Judiciary of Oklahoma|tok
muscogee|Muscogee (Creek) Nation Supreme Court|T
oklaag|Oklahoma Attorney General Reports
oklajeap|Oklahoma Judicial Ethics Advisory Panel|tok
sacfoxdistct|Sac and Fox Nation District Court|T
sacfoxsupct|Sac and Fox Nation Supreme Court|T
okla|Supreme Court of Oklahoma
okd|United States District Court for the District of Oklahoma
orcc|Circuit Courts of Oregon
coosct|Confederated Tribes of the Coos, Lower Umpqua & Siuslaw Indians Tribal Court|T
coquct|Coquille Indian Tribal Court|T
orctapp|Court of Appeals of Oregon
grrondectapp|Grand Ronde Court of Appeals|T
grrondect|Grand Ronde Tribal Court|T
or|Oregon Supreme Court
ortc|Oregon Tax Court
canalzoned|District Court, Canal Zone
pactcompl|Common Pleas Court of Pennsylvania
pacommwct|Commonwealth Court of Pennsylvania
ca3|Court of Appeals for the Third Circuit
cjdpa|Court of Judicial Discipline of Pennsylvania|tpa
paadmct|Pennsylvania Admirality Court|tpa
paarbpnlhc|Pennsylvania Arbitration Panels for Health Care|tpa
paparolebd|Pennsylvania Board of Parole|tpa
pacirct|Pennsylvania Circuit Courts
pactregwills|Pennsylvania Court Register of Wills|tpa
padepted|Pennsylvania Department of Education|tpa
padeptjust|Pennsylvania Department of Justice|tpa
padeptpubwel|Pennsylvania Department of Public Welfare|tpa
paenvhrbd|Pennsylvania Environmental Hearing Board
pajuvct|Pennsylvania Juvenile Court
pamunict|Pennsylvania Municipal Court
paorphct|Pennsylvania Orphans' Court|tpa
paag|Pennsylvania office of the Attorney General|tpa
philactnp|Philadelphia Court of Nisi Prius|tpa
philadeptjust|Philadelphia Department of Justice|tpa
philaelecct|Philadelphia Election Court|tpa
philamayorct|Philadelphia Mayor's Court|tpa
philarec|Recorder of Philadelphia|tpa
pasuperct|Superior Court of Pennsylvania
pa|Supreme Court of Pennsylvania
prsupreme|Supreme Court of Puerto Rico
risuperct|Superior Court of Rhode Island
ri|Supreme Court of Rhode Island
scctcompl|Common Pleas Court of South Carolina
scctapp|Court of Appeals of South Carolina
ctchansc|Court of Chancery of South Carolina
superctsc|Superior Court of South Carolina
sc|Supreme Court of South Carolina
cheyrsiouxctapp|Cheyenne River Sioux Tribal Court of Appeals|T
nplainsctapp|Northern Plains Intertribal Court of Appeals|T
sd|Supreme Court of South Dakota
ca6|Court of Appeals for the Sixth Circuit
tennctapp|Court of Appeals of Tennessee
tenncrimapp|Court of Criminal Appeals of Tennessee
tennworkcompapp|Tennessee Special Workers Compensation Appeals Panel|ttn
tenn|Tennessee Supreme Court
tennesseeb|United States Bankruptcy Court, D. Tennessee
texapp|Court of Appeals of Texas
texbizct|Texas Business Court
texcrimapp|Court of Criminal Appeals of Texas
texag|Texas Attorney General Reports
texcommnapp|Texas Commission of Appeals
texrevtrib|Texas Court of Review Tribunal|ttx
texjpml|Texas Judicial Panel on Multidistrict Litigation
texreview|Texas Special Court of Review|ttx
tex|Texas Supreme Court
uscirct|United States Circuit Courts
usdistct|United States District Court
privycoun|Committee of the Privy Council|t
nhprivycounnh|New Hampshire Committee of the Privy Council|t
uslandoffice|United States Land Office|F
utahctapp|Court of Appeals of Utah
utah|Utah Supreme Court
vtsuperct|Superior Court of Vermont
vt|Supreme Court of Vermont
vtdistct|Vermont District Court
vimunict|Municipal Court of The Virgin Islands
visuper|Superior Court of The Virgin Islands
virginislands|Supreme Court of The Virgin Islands
ca4|Court of Appeals for the Fourth Circuit
vactapp|Court of Appeals of Virginia
va|Supreme Court of Virginia
vachanct|Virginia Chancery Court
vacc|Virginia Circuit Courts
jpml|United States Judicial Panel on Multidistrict Litigation
ccpa|Court of Customs and Patent Appeals
fcc|Decisions of the Federal Communications Commission|F
reglrailreorgct|Special Court Regional Rail Reorganization Act of 1973|F
com|U.S. Commerce Court
cc|United States Court of Claims
chehctapp|Chehalis Tribal Court of Appeals|T
colvctapp|Colville Confederated Court of Appeals|T
washctapp|Court of Appeals of Washington
makahct|Makah Tribal Court|T
puyallupct|Puyallup Tribal Court|T
puyallupctapp|Puyallup Tribal Court of Appeals|T
swinomishtr|Swinomish Tribal Court|T
swinomishappct|Swinomish Tribal Court of Appeals|T
tulalipctapp|Tulalip Court of Appeals|T
washsuperct|Washington Superior Court
washag|Washington Attorney General Reports
wash|Washington Supreme Court
eca|Emergency Court of Appeals
cadc|Court of Appeals for the D.C. Circuit
cafc|Court of Appeals for the Federal Circuit
dcd|United States District Court for the District of Columbia
dc|District of Columbia Court of Appeals
dccrimct|District of Columbia Criminal Court
dcorphanct|District of Columbia Orphans' Court|tdc
supctdc|Superior Court of The District of Columbia
scotus|Supreme Court of the United States
tecoa|Temporary Emergency Court of Appeals
afcca|U S Air Force Court of Criminal Appeals
usafctmilrev|U S Air Force Court of Military Review
acca|U S Army Court of Criminal Appeals
uscgcoca|U S Coast Guard Court of Criminal Appeals
cgcomilrev|U S Coast Guard Court of Military Review
nmcca|U S Navy Marine Corps Court of Criminal Appeals
usarmymilrev|U.S. Army Court of Military Review
usnmcmilrev|U.S. Navy-Marine Corps Court of Military Review
bta|United States Board of Tax Appeals
armfor|United States Court of Appeals For The Armed Forces
uscfc|United States Court of Federal Claims
cma|United States Court of Military Appeals
mc|United States Court of Military Commission Review
cavc|United States Court of Veteran Appeals
cusc|United States Customs Court
bia|United States Department of Justice Board of Immigration Appeals
olc|United States Department of Justice Office of Legal Counsel
fisc|United States Foreign Intelligence Surveillance Court
fiscr|United States Foreign Intelligence Surveillance Court of Review
usjc|United States Judicial Conference Committee To Review Circuit Council Conduct And Disability Orders|F
tax|United States Tax Court
wvactapp|Intermediate Court of Appeals of West Virginia
wvctcl|West Virginia Court of Claims
wva|West Virginia Supreme Court
wisctapp|Court of Appeals of Wisconsin
hochunk|Ho-Chunk Nation Supreme Court|T
hochunkct|Ho-Chunk Nation Trial Court|T
wisag|Wisconsin Attorney General Reports
wisccirct|Wisconsin Circuit Court
wismunict|Wisconsin Municipal Court
wis|Wisconsin Supreme Court
shoaraphotr|Shoshone and Arapaho Tribal Court|T
wyo|Wyoming Supreme Court
ttab|Trademark Trial and Appeal Board
ptab|Patent Trial and Appeal Board
bpai|Board of Patent Appeals and Interferences
nmib|United States Bankruptcy Court for the Northern Mariana Islands
dcb|United States Bankruptcy Court for the District of Columbia
example|Supreme Court of Example
`;
