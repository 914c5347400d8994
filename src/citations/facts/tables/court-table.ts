/**
 * Courts as citations name them, those of the United States first, then of each state: = and its postal code; a court a line:
 * abbreviations, the usual one first | rank | id. In abbreviations @ is that of the state, in ids its postal code. Courts that no
 * brief names so stand in `court-name-table.ts` alone; when courts sat, in `court-year-table.ts`.
 *
 * Ranks: S Supreme Court, A courts of appeals, D district (DB where a bankruptcy court of the same district sits too),
 * B bankruptcy, F other federal, T tribal; of a state h highest, i intermediate, t trial. An id is left out that is the
 * abbreviation in small letters, or of a district the postal code of its state and the letters (N.D. Ala.: alnd).
 * Facts after courts-db of Free Law Project (see NOTICE).
 */
export const courtTable = `
= us
D. Ala.|D
M.D. Ala.|DB
N.D. Ala.|DB
S.D. Ala.|DB
D. Alaska|DB
Hopi Ct. App.|T|hopiappct
Navajo|T
D. Ariz.|D
E.D. Ark.|DB
W.D. Ark.|DB
D. Ark.|D
E.D. Cal.|DB
N.D. Cal.|DB
S.D. Cal.|DB
9th Cir.|A|ca9
9th Cir. BAP;B.A.P. 9th Cir.|B|bap9
C.D. Cal.|DB
D. Cal.|D|californiad
10th Cir.|A|ca10
10th Cir. BAP;B.A.P. 10th Cir.|B|bap10
D. Colo.|DB
D. Conn.|DB
D. Del.|DB
M.D. Fla.|DB
N.D. Fla.|DB
S.D. Fla.|DB
D. Fla.|D
M.D. Ga.|DB
N.D. Ga.|DB
S.D. Ga.|DB
11th Cir.|A|ca11
D. Ga.|D
D. Guam|DB
D. Haw.|DB
D. Idaho|DB
N.D. Ill.|DB
S.D. Ill.|DB
7th Cir.|A|ca7
C.D. Ill.|DB
D. Ill.|D|illinoisd
E.D. Ill.|D|illinoised
N.D. Ind.|DB
S.D. Ind.|DB
D. Ind.|D|indianad
N.D. Iowa|DB
S.D. Iowa|DB
D. Iowa|D
D. Kan.|DB
E.D. Ky.|DB
W.D. Ky.|DB
D. Ky.|D
M.D. La.|DB
W.D. La.|DB
E.D. La.|DB
5th Cir.;Former 5th Cir.|A|ca5
D. Orleans|D|orld
D. La.|D
D. Me.|DB
D. Md.|DB
1st Cir.|A|ca1
D. Mass.|DB
1st Cir. BAP;B.A.P. 1st Cir.|B|bap1
E.D. Mich.|DB
W.D. Mich.|DB
D. Mich.|D|michd
D. Minn.|DB
N.D. Miss.|DB
S.D. Miss.|DB
D. Miss.|D|missd
W.D. Mo.|DB
8th Cir.|A|ca8
D. Mo.|D
E.D. Mo.|DB
8th Cir. BAP;B.A.P. 8th Cir.|B|bap8
D. Mont.|DB
D. Neb.|D
D. Nev.|DB
D.N.H.|DB
D.N.J.|DB
D.N.M.|DB
E.D.N.Y.|DB
N.D.N.Y.|DB
S.D.N.Y.|DB
W.D.N.Y.|DB
2d Cir.;2nd Cir.|A|ca2
2nd Cir. BAP;B.A.P. 2nd Cir.|B|bap2
Ct. Int'l Trade;C.I.T.;Ct. Intl. Trade|F|cit
D. N.Y.|D
E.D.N.C.|DB
M.D.N.C.|DB
W.D.N.C.|DB
D.N.C.|D
D.N.D.|DB
D. N. Mar. I.|D|nmid
N.D. Ohio|DB
S.D. Ohio|DB
D. Ohio|D|ohiod
6th Cir. BAP;B.A.P. 6th Cir.|B|bap6
E.D. Okla.|DB
N.D. Okla.|DB
W.D. Okla.|DB
Cherokee|T
Ct. App. Ind. Terr.|F
D. Okla. Terr.|D|okd
D. Or.|DB
D.C.Z.|D|canalzoned
E.D. Pa.|DB
M.D. Pa.|DB
W.D. Pa.|DB
3d Cir.;3rd Cir.|A|ca3
D. Pa.|D|pennsylvaniad
D.P.R.|DB
D.R.I.|DB
D.S.C.|DB
E.D.S.C.|D|southcarolinaed
W.D.S.C.|D|southcarolinawd
D.S.D.|DB
E.D. Tenn.|DB
M.D. Tenn.|DB
W.D. Tenn.|DB
6th Cir.|A|ca6
D. Tenn.|D|tennessed
Bankr. D. Tenn.|B|tennesseeb
E.D. Tex.|DB
N.D. Tex.|DB
S.D. Tex.|DB
W.D. Tex.|DB
D. Tex.|D|texd
C.C.;U.S. Cir. Ct.;Cir. Ct.|F|uscirct
U.S. Dist. Ct.|D|usdistct
D. Utah|DB
D. Vt.|DB
D.V.I.|DB
E.D. Va.|DB
W.D. Va.|DB
4th Cir.|A|ca4
D. Va.|D
J.P.M.L.|F
C.C.P.A.|A
Comm. Ct.|F|com
Ct. Cl.|F|cc
E.D. Wash.|DB
W.D. Wash.|DB
D. Wash.|D|washd
Emer. Ct. App.|A|eca
D.C. Cir.;DC Cir.;U.S. App. D.C.|A|cadc
Fed. Cir.|A|cafc
D.D.C.|D
U.S.;SCOTUS;S. Ct.;U.S. Sup. Ct.|S|scotus
Temp. Emer. Ct. App.;Temp. Emerg. Ct. App.|A|tecoa
A.F. Ct. Crim. App.;A.F.C.C.A.|F|afcca
A.F.C.M.R.|F|usafctmilrev
A. Ct. Crim. App.;Army Ct. Crim. App.;A.C.C.A.|F|acca
C.G. Ct. Crim. App.;C.G.C.C.A.|F|uscgcoca
C.G.C.M.R.|F|cgcomilrev
N-M. Ct. Crim. App.;N.M. Ct. Crim. App.;N.M.C.C.A.|F|nmcca
A.C.M.R.|F|usarmymilrev
N.M.C.M.R.;N.C.M.R.|F|usnmcmilrev
B.T.A.|F
C.A.A.F.|F|armfor
Fed. Cl.;Cl. Ct.;Ct. Fed. Cl.|F|uscfc
C.M.A.|F
M.C.|F
Vet. App.;C.A.V.C.;Ct. Vet. App.|F|cavc
Cust. Ct.|F|cusc
B.I.A.;BIA|F
O.L.C.;Op. O.L.C.|F
FISA Ct.;F.I.S.C.;Foreign Intel. Surv. Ct.|F|fisc
FISA Ct. Rev.;F.I.S.C.R.;Foreign Intel. Surv. Ct. Rev.|F|fiscr
T.C.;Tax Ct.;U.S. Tax Ct.|F|tax
N.D.W. Va.|DB
S.D.W. Va.|DB
D. W. Va.|D|wvad
D. Wis.|D|wisd
E.D. Wis.|DB
W.D. Wis.|DB
D. Wyo.|DB
T.T.A.B.;TTAB|F
P.T.A.B.;PTAB|F
B.P.A.I.;BPAI|F
Bankr. D. Ariz.|B|arb
Bankr. D. Neb.|B|nebraskab
Bankr. N. Mar. I.;Bankr. D. N. Mar. I.|B|nmib
Bankr. D.C.;Bankr. D.D.C.|B|dcb
= al
@ Cir. Ct.|t
@ Ct. App.|i
@ Civ. App.;@ Ct. Civ. App.|i
@ Crim. App.;@ Ct. Crim. App.;@ Cr. App.|i
@ Dist. Ct.|t
@ Juv. Ct.|t
@ Mun. Ct.|t|@amunict
@ Prob. Ct.|t|@aproct
@|h
= ak
@ Ct. App.|i
@ Super. Ct.|t|@superct
@|h
= as
Am. Samoa Dist. Ct.|t|amsamoatc
Am. Samoa|h
= az
@ Ct. App.|i
@ Super. Ct.|t|@superct
@|h
@ Tax Ct.|t
= ar
@ Att'y Gen.|t|@kag
@ Cir. Ct.|t
@ Ct. App.|i
@ Dist. Ct.|t
@|h
= ca
@ Att'y Gen.|t|@lag
@ Ct. App.;@ Dist. Ct. App.|i
@ Dist. Ct.|t
@ Super. Ct.;Super. Ct. Cal.|t
@ App. Dep't Super. Ct.;@ Super. Ct. App. Div.;@ App. Div. Super. Ct.|i|@lappdeptsuper
@|h
= co
@ Super. Ct.|t|@superct
@ Att'y Gen.|t|@loag
@ County Ct.|t|@lctyct
@ Ct. App.|i
@ Dist. Ct.|t|@ldistct
@ Mun. Ct.|t|@lmunict
@|h
= ct
@ Cir. Ct.|t
@ App. Ct.;@ App.|i
@ Prob. Ct.|t|connproct
@ Super. Ct.;@ Super.|t
@|h
@ Ct. Com. Pl.|t|conncpct
= de
@ Ch.|t
@ Ct. Com. Pl.|t
@ Fam. Ct.;@ Fm. Ct.|t
@;@ Supr.|h
@ Super. Ct.;@ Super.|t
= fl
@ Div. Admin. Hr'g|t
@ Att'y Gen.|t|@aag
@ Cir. Ct.|t
@ County Ct.|t|@actyct
@ Dist. Ct. App.;@ DCA;@ App.;@ 1st DCA;@ 2d DCA;@ 3d DCA;@ 4th DCA;@ 5th DCA;@ 6th DCA|i
@ Mun. Ct.|t|@amunict
@|h
= ga
@ Ct. App.|i
@ Juv. Ct.|t
@ Mun. Ct.|t|@munict
@ Prob. Ct.|t|@proct
@ Super. Ct.|t
@|h
= gu
@ Super. Ct.|t|superctguam
@|h
= hi
@ Cir. Ct.|t
@ Dist. Ct.|t
@ Fam. Ct.|t
@ Ct. App.;@ App.;@ Intermed. Ct. App.;@ Interm. Ct. App.|i|hawapp
@ Tax App. Ct.|i|hawtax
@ Land Ct.|t
@|h
= id
@ Ct. App.|i
@ Dist. Ct.|t|@distct
@|h
= il
@ App. Ct.;@ App.;@ Ct. App.|i
@ Ct. Cl.|t|@claimsct
@ Cir. Ct.|t
@|h
= in
@ Cir. Ct.|t
@ Ct. App.;@ App. Ct.|i
@ Super. Ct.|t
@|h
@ T.C.;@ Tax Ct.|t
= ia
@ Ct. App.|i
@ Dist. Ct.|t|@distct
@|h
= ks
@ Ct. App.|i
@ Att'y Gen.|t|kanag
@|h
= ky
@ Ct. App.;@ App.|i
@ Circ. Ct.|t|@circt
@|h
= la
@ Att'y Gen.|t|@ag
@ Ct. App.;@ App.|i
Super. Ct. La.|t|@superct
@|h
= me
@ Super. Ct.|t
@|h
= md
Cir. Ct. Md.|t|@circt
@;@ Ct. App.|h
@ Ct. Spec. App.;@ App. Ct.;@ App.;@ Ct. Special App.;App. Ct. Md.|i
@ Ch.|t
@ Att'y Gen.|t|@ag
@ Cir. Ct.|t|@circtct
@ Tax Ct.|t|@tc
= ma
@ App. Ct.;@ App.|i
@ Dist. Ct.|t
@ Hous. Ct.|t|@housct
@ Land. Ct.|t
@ Prob. Fam. Ct.|t|@probct
@ Super. Ct.|t
@|h
= mi
Michigan Cir. Ct.|t|@circt
@ Ct. App.|i
@ Super. Ct.|t
@|h
= mn
@ Ct. App.|i
@ Dist. Ct.|t
@ Tax Ct.|t|@tax
@|h
= ms
@ Ct. App.|i
@ Chanc. Ct.|t|misschanceryct
@|h
= mo
@ Att'y Gen.|t|@ag
@ Ct. App.;@ App.|i
@|h
= mt
@ Dist. Ct.|t|@jdct
@|h
@T.A.B.|i|monttc
= ne
@ Att'y Gen.|t|@bag
@ Ct. App.|i
@|h
= nv
Ct. App. Nev.;@ Ct. App.|i|nevapp
@ Dist. Ct.|t
@|h
= nh
@ Super. Ct.|t
@|h
= nj
@ Ct. Com. Pl.|t
@ Mun. Ct.|t|@munict
@ Circuit. Ct.|t|@circt
@ Fam. Ct.|t
@ Super. Ct.;@ Super. Ct. Law Div.;Law Div.;@ Super. Ct. Ch. Div.;Ch. Div.|t|@super
@ Super. Ct. App. Div.;@ App. Div.;App. Div.;@ Super. App. Div.|t
@ Surr. Ct.|t
@ Tax Ct.;@ Tax|t
@|h
@ Ch.|t
= nm
@ Ct. App.|i
@|h
= ny
@ App. Term;App. Term;@ Sup. Ct. App. Term;Sup. Ct. App. Term|i
@ City Ct.;City Ct.|t
@ Civ. Ct.;Civ. Ct.|t
@ Att'y Gen.|t|@ag
@ Cty. Ct.;County Ct.;@ County Ct.|t|@countyct
@;NY;@ Ct. App.|h
@ Ch.|t|@chanct
@ Ct. Com. Pl.|t
@ Dist. Ct.;Dist. Ct.|t
@ Fam. Ct.;Fam. Ct.|t
@ Ct. Cl.|t|@claimsct
@ Sup. Ct.;Sup. Ct.;@ Supreme Ct.|t
@ Sur. Ct.;@ Surr. Ct.;Sur. Ct.;Surr. Ct.|t
@ Crim. Ct.;Crim. Ct.|t
@ App. Div.;App. Div.;@ App. Div. 1st Dept;@ Sup. Ct. App. Div.|i
@ Cir. Ct.|t
@ Super. Ct.|t|superctny
= nc
@ Ct. App.|i
@ Bus. Ct.;@ Super. Ct. Bus.|t|@bizct
@ Dist. Ct.|t
@ Indus. Comm.|t|@workcompcom
@ Super. Ct.|t
@|h
= nd
@ Ct. App.|i
@|h
= mp
N. Mar. I. Super. Ct.|t|cnmisuperct
N. Mar. I.|h|nmi
= oh
@ Ct. Com. Pl.;@ C.P.;@ Com. Pl.|t
@ Juv. Ct.|t|@juvct
@ Mun. Ct.|t|@munict
Oh. Circ. Ct.|t|@iocirct
@ Ct. App.;@ App.|i
@ Ct. Cl.|t
Oh. Ct. N.P.|t|@ioctnp
Oh. Prob. Ct.|t
OH. Super. Ct.|t|@iosuperct
@|h
= ok
@ Civ. App.;@ Ct. Civ. App.;@ Ct. App.|i
@ Crim. App.;@ Ct. Crim. App.;@ Cr.|h
@ Att'y Gen.|t|@laag
@;Okl.|h
= or
@ Cir. Ct.|t|@cc
@ Ct. App.|i
@|h
@ T.C.;@ Tax Ct.|t
= pa
@ Ct. Com. Pl.;@ C.P.;@ Com. Pl.;@ D. & C.|t
@ Commw. Ct.;@ Cmwlth.;@ Cmwlth. Ct.;@ Commw.|i
@ Cir. Ct.|t
@ Env. Hearing Bd.|t|@envhrbd
@ Juv. Ct.|t
@ Muni Ct.|t
@ Super. Ct.;@ Super.|i
@|h
= pr
@|h|@supreme
= ri
@ Super. Ct.;@ Super.|t
@|h
= sc
@ Ct. Com. Pl.|t
@ Ct. App.|i
@ Ch.|t|ctchansc
@ Super. Ct.|t|superctsc
@|h
= sd
@|h
= tn
@ Ct. App.;@ App.|i
@ Crim. App.;@ Ct. Crim. App.|i
@|h
= tx
@ App.;@ Civ. App.;@ Ct. App.;@ Ct. Civ. App.|i
@ Bus. Ct.|t|texbizct
@ Crim. App.;@ Ct. Crim. App.;@ Cr. App.|h
@ Att'y Gen.|t|texag
@ Comm'n App.;@ Com. App.|i
@ J.P.M.L.|t
@|h
= ut
@ Ct. App.|i
@|h
= vt
@ Super. Ct.|t
@|h
@ Dist. Ct.|t
= vi
@ Mun. Ct.|t|@munict
@ Super. Ct.|t|@super
@|h|@rginislands
= va
@ Ct. App.|i
@|h
@ Ch.|t|@chanct
@ Cir. Ct.;@ Cir.|t|@cc
= wa
@ Ct. App.|i
@ Super. Ct.|t
@ Att'y Gen.|t|@shag
@|h
= dc
@;@ Ct. App.|h
@ Crim. Ct.|t
@ Super. Ct.;Super. Ct. D.C.|t|supctdc
= wv
@ Ct. App.;@ Intermed. Ct. App.;I.C.A. of W. Va.|i
@ Ct. Cl.|t|@ctcl
@|h
= wi
@ Ct. App.|i
@ Att'y Gen.|t|@sag
@ Cir. Ct.|t|@sccirct
@ Mun. Ct.|t|@smunict
@|h
= wy
@|h
= ex
Ex.|h|example
`;
