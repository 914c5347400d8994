/**
 * Courts as citations name them, those of the United States first, then of each state: = and its postal code | the regions of its
 * federal districts, where a bankruptcy court sits too | of those without one. D is the whole state: `= al|MNS|D` has M.D., N.D. and
 * S.D. Ala., and D. Ala. A court a line: abbreviations, the usual one first | rank | id. In abbreviations @ is that of the state, in
 * ids its postal code. Courts that no brief names so stand in `court-name-table.ts` alone; when courts sat, in `court-year-table.ts`.
 *
 * Ranks: S Supreme Court, A courts of appeals, D district, B bankruptcy, F other federal, T tribal; of a state h highest,
 * i intermediate, t trial. An id is left out that is the abbreviation in small letters.
 * Facts after courts-db of Free Law Project (see NOTICE).
 */
export const courtTable = `
= us
Hopi Ct. App.|T|hopiappct
Navajo|T
9th Cir.|A|ca9
9th Cir. BAP;B.A.P. 9th Cir.|B|bap9
D. Cal.|D|californiad
10th Cir.|A|ca10
10th Cir. BAP;B.A.P. 10th Cir.|B|bap10
11th Cir.|A|ca11
7th Cir.|A|ca7
D. Ill.|D|illinoisd
E.D. Ill.|D|illinoised
D. Ind.|D|indianad
5th Cir.;Former 5th Cir.|A|ca5
D. Orleans|D|orld
1st Cir.|A|ca1
1st Cir. BAP;B.A.P. 1st Cir.|B|bap1
D. Mich.|D|michd
D. Miss.|D|missd
8th Cir.|A|ca8
8th Cir. BAP;B.A.P. 8th Cir.|B|bap8
2d Cir.;2nd Cir.|A|ca2
2nd Cir. BAP;B.A.P. 2nd Cir.|B|bap2
Ct. Int'l Trade;C.I.T.;Ct. Intl. Trade|F|cit
D. N. Mar. I.|D|nmid
D. Ohio|D|ohiod
6th Cir. BAP;B.A.P. 6th Cir.|B|bap6
Cherokee|T
Ct. App. Ind. Terr.|F
D. Okla. Terr.|D|okd
D.C.Z.|D|canalzoned
3d Cir.;3rd Cir.|A|ca3
D. Pa.|D|pennsylvaniad
E.D.S.C.|D|southcarolinaed
W.D.S.C.|D|southcarolinawd
6th Cir.|A|ca6
D. Tenn.|D|tennessed
Bankr. D. Tenn.|B|tennesseeb
D. Tex.|D|texd
C.C.;U.S. Cir. Ct.;Cir. Ct.|F|uscirct
U.S. Dist. Ct.|D|usdistct
4th Cir.|A|ca4
J.P.M.L.|F
C.C.P.A.|A
Comm. Ct.|F|com
Ct. Cl.|F|cc
D. Wash.|D|washd
Emer. Ct. App.|A|eca
D.C. Cir.;DC Cir.;U.S. App. D.C.|A|cadc
Fed. Cir.|A|cafc
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
D. W. Va.|D|wvad
D. Wis.|D|wisd
T.T.A.B.;TTAB|F
P.T.A.B.;PTAB|F
B.P.A.I.;BPAI|F
Bankr. D. Ariz.|B|arb
Bankr. D. Neb.|B|nebraskab
Bankr. N. Mar. I.;Bankr. D. N. Mar. I.|B|nmib
Bankr. D.C.;Bankr. D.D.C.|B|dcb
= al|MNS|D
@ Cir. Ct.|t
@ Ct. App.|i
@ Civ. App.;@ Ct. Civ. App.|i
@ Crim. App.;@ Ct. Crim. App.;@ Cr. App.|i
@ Dist. Ct.|t
@ Juv. Ct.|t
@ Mun. Ct.|t|@amunict
@ Prob. Ct.|t|@aproct
@|h
= ak|D
@ Ct. App.|i
@ Super. Ct.|t|@superct
@|h
= as
Am. Samoa Dist. Ct.|t|amsamoatc
Am. Samoa|h
= az||D
@ Ct. App.|i
@ Super. Ct.|t|@superct
@|h
@ Tax Ct.|t
= ar|EW|D
@ Att'y Gen.|t|@kag
@ Cir. Ct.|t
@ Ct. App.|i
@ Dist. Ct.|t
@|h
= ca|ENSC
@ Att'y Gen.|t|@lag
@ Ct. App.;@ Dist. Ct. App.|i
@ Dist. Ct.|t
@ Super. Ct.;Super. Ct. Cal.|t
@ App. Dep't Super. Ct.;@ Super. Ct. App. Div.;@ App. Div. Super. Ct.|i|@lappdeptsuper
@|h
= co|D
@ Super. Ct.|t|@superct
@ Att'y Gen.|t|@loag
@ County Ct.|t|@lctyct
@ Ct. App.|i
@ Dist. Ct.|t|@ldistct
@ Mun. Ct.|t|@lmunict
@|h
= ct|D
@ Cir. Ct.|t
@ App. Ct.;@ App.|i
@ Prob. Ct.|t|connproct
@ Super. Ct.;@ Super.|t
@|h
@ Ct. Com. Pl.|t|conncpct
= de|D
@ Ch.|t
@ Ct. Com. Pl.|t
@ Fam. Ct.;@ Fm. Ct.|t
@;@ Supr.|h
@ Super. Ct.;@ Super.|t
= fl|MNS|D
@ Div. Admin. Hr'g|t
@ Att'y Gen.|t|@aag
@ Cir. Ct.|t
@ County Ct.|t|@actyct
@ Dist. Ct. App.;@ DCA;@ App.;@ 1st DCA;@ 2d DCA;@ 3d DCA;@ 4th DCA;@ 5th DCA;@ 6th DCA|i
@ Mun. Ct.|t|@amunict
@|h
= ga|MNS|D
@ Ct. App.|i
@ Juv. Ct.|t
@ Mun. Ct.|t|@munict
@ Prob. Ct.|t|@proct
@ Super. Ct.|t
@|h
= gu|D
@ Super. Ct.|t|superctguam
@|h
= hi|D
@ Cir. Ct.|t
@ Dist. Ct.|t
@ Fam. Ct.|t
@ Ct. App.;@ App.;@ Intermed. Ct. App.;@ Interm. Ct. App.|i|hawapp
@ Tax App. Ct.|i|hawtax
@ Land Ct.|t
@|h
= id|D
@ Ct. App.|i
@ Dist. Ct.|t|@distct
@|h
= il|NSC
@ App. Ct.;@ App.;@ Ct. App.|i
@ Ct. Cl.|t|@claimsct
@ Cir. Ct.|t
@|h
= in|NS
@ Cir. Ct.|t
@ Ct. App.;@ App. Ct.|i
@ Super. Ct.|t
@|h
@ T.C.;@ Tax Ct.|t
= ia|NS|D
@ Ct. App.|i
@ Dist. Ct.|t|@distct
@|h
= ks|D
@ Ct. App.|i
@ Att'y Gen.|t|kanag
@|h
= ky|EW|D
@ Ct. App.;@ App.|i
@ Circ. Ct.|t|@circt
@|h
= la|MWE|D
@ Att'y Gen.|t|@ag
@ Ct. App.;@ App.|i
Super. Ct. La.|t|@superct
@|h
= me|D
@ Super. Ct.|t
@|h
= md|D
Cir. Ct. Md.|t|@circt
@;@ Ct. App.|h
@ Ct. Spec. App.;@ App. Ct.;@ App.;@ Ct. Special App.;App. Ct. Md.|i
@ Ch.|t
@ Att'y Gen.|t|@ag
@ Cir. Ct.|t|@circtct
@ Tax Ct.|t|@tc
= ma|D
@ App. Ct.;@ App.|i
@ Dist. Ct.|t
@ Hous. Ct.|t|@housct
@ Land. Ct.|t
@ Prob. Fam. Ct.|t|@probct
@ Super. Ct.|t
@|h
= mi|EW
Michigan Cir. Ct.|t|@circt
@ Ct. App.|i
@ Super. Ct.|t
@|h
= mn|D
@ Ct. App.|i
@ Dist. Ct.|t
@ Tax Ct.|t|@tax
@|h
= ms|NS
@ Ct. App.|i
@ Chanc. Ct.|t|misschanceryct
@|h
= mo|WE|D
@ Att'y Gen.|t|@ag
@ Ct. App.;@ App.|i
@|h
= mt|D
@ Dist. Ct.|t|@jdct
@|h
@T.A.B.|i|monttc
= ne||D
@ Att'y Gen.|t|@bag
@ Ct. App.|i
@|h
= nv|D
Ct. App. Nev.;@ Ct. App.|i|nevapp
@ Dist. Ct.|t
@|h
= nh|D
@ Super. Ct.|t
@|h
= nj|D
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
= nm|D
@ Ct. App.|i
@|h
= ny|ENSW|D
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
= nc|EMW|D
@ Ct. App.|i
@ Bus. Ct.;@ Super. Ct. Bus.|t|@bizct
@ Dist. Ct.|t
@ Indus. Comm.|t|@workcompcom
@ Super. Ct.|t
@|h
= nd|D
@ Ct. App.|i
@|h
= mp
N. Mar. I. Super. Ct.|t|cnmisuperct
N. Mar. I.|h|nmi
= oh|NS
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
= ok|ENW
@ Civ. App.;@ Ct. Civ. App.;@ Ct. App.|i
@ Crim. App.;@ Ct. Crim. App.;@ Cr.|h
@ Att'y Gen.|t|@laag
@;Okl.|h
= or|D
@ Cir. Ct.|t|@cc
@ Ct. App.|i
@|h
@ T.C.;@ Tax Ct.|t
= pa|EMW
@ Ct. Com. Pl.;@ C.P.;@ Com. Pl.;@ D. & C.|t
@ Commw. Ct.;@ Cmwlth.;@ Cmwlth. Ct.;@ Commw.|i
@ Cir. Ct.|t
@ Env. Hearing Bd.|t|@envhrbd
@ Juv. Ct.|t
@ Muni Ct.|t
@ Super. Ct.;@ Super.|i
@|h
= pr|D
@|h|@supreme
= ri|D
@ Super. Ct.;@ Super.|t
@|h
= sc|D
@ Ct. Com. Pl.|t
@ Ct. App.|i
@ Ch.|t|ctchansc
@ Super. Ct.|t|superctsc
@|h
= sd|D
@|h
= tn|EMW
@ Ct. App.;@ App.|i
@ Crim. App.;@ Ct. Crim. App.|i
@|h
= tx|ENSW
@ App.;@ Civ. App.;@ Ct. App.;@ Ct. Civ. App.|i
@ Bus. Ct.|t|texbizct
@ Crim. App.;@ Ct. Crim. App.;@ Cr. App.|h
@ Att'y Gen.|t|texag
@ Comm'n App.;@ Com. App.|i
@ J.P.M.L.|t
@|h
= ut|D
@ Ct. App.|i
@|h
= vt|D
@ Super. Ct.|t
@|h
@ Dist. Ct.|t
= vi|D
@ Mun. Ct.|t|@munict
@ Super. Ct.|t|@super
@|h|@rginislands
= va|EW|D
@ Ct. App.|i
@|h
@ Ch.|t|@chanct
@ Cir. Ct.;@ Cir.|t|@cc
= wa|EW
@ Ct. App.|i
@ Super. Ct.|t
@ Att'y Gen.|t|@shag
@|h
= dc||D
@;@ Ct. App.|h
@ Crim. Ct.|t
@ Super. Ct.;Super. Ct. D.C.|t|supctdc
= wv|NS
@ Ct. App.;@ Intermed. Ct. App.;I.C.A. of W. Va.|i
@ Ct. Cl.|t|@ctcl
@|h
= wi|EW
@ Ct. App.|i
@ Att'y Gen.|t|@sag
@ Cir. Ct.|t|@sccirct
@ Mun. Ct.|t|@smunict
@|h
= wy|D
@|h
= ex
Ex.|h|example
`;
