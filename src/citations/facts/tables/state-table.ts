/** One state or territory a line: postal code | abbreviation in citations | name. */
export const stateTable = `
al|Ala.|Alabama
ak|Alaska|Alaska
az|Ariz.|Arizona
ar|Ark.|Arkansas
ca|Cal.|California
co|Colo.|Colorado
ct|Conn.|Connecticut
de|Del.|Delaware
dc|D.C.|District of Columbia
fl|Fla.|Florida
ga|Ga.|Georgia
hi|Haw.|Hawaii
id|Idaho|Idaho
il|Ill.|Illinois
in|Ind.|Indiana
ia|Iowa|Iowa
ks|Kan.|Kansas
ky|Ky.|Kentucky
la|La.|Louisiana
me|Me.|Maine
md|Md.|Maryland
ma|Mass.|Massachusetts
mi|Mich.|Michigan
mn|Minn.|Minnesota
ms|Miss.|Mississippi
mo|Mo.|Missouri
mt|Mont.|Montana
ne|Neb.|Nebraska
nv|Nev.|Nevada
nh|N.H.|New Hampshire
nj|N.J.|New Jersey
nm|N.M.|New Mexico
ny|N.Y.|New York
nc|N.C.|North Carolina
nd|N.D.|North Dakota
oh|Ohio|Ohio
ok|Okla.|Oklahoma
or|Or.|Oregon
pa|Pa.|Pennsylvania
pr|P.R.|Puerto Rico
ri|R.I.|Rhode Island
sc|S.C.|South Carolina
sd|S.D.|South Dakota
tn|Tenn.|Tennessee
tx|Tex.|Texas
ut|Utah|Utah
vt|Vt.|Vermont
va|Va.|Virginia
vi|V.I.|Virgin Islands
gu|Guam|Guam
wa|Wash.|Washington
wv|W. Va.|West Virginia
wi|Wis.|Wisconsin
wy|Wyo.|Wyoming
`;
