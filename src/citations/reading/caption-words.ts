/** Words that tell where a caption begins: those that stand within names, those that lead up to them, and abbreviations. */

/** Lower-case words within names. */
export const captionWords = words(
  `of the and & for to at on by or a an ex rel et al as in re parte de des la le los las el del der den von van vd da di do du y e
  aka dba fka nka etc mbh mbH through against from with upon under guardian minor`,
);

/** Capitalized words that lead up to a caption and never begin one. */
export const introducers = words(
  `In Under As Since While Although Though Like Unlike By Both And But When After Before Because Citing Quoting Following
  With From If Nor So Then To Yet Where Whether Until Applying Per According Pursuant Contrary Prior Subsequent That Our
  Through Relying Based Discussing Distinguishing Overruling Following Affirming Reversing Despite Given Notwithstanding
  Compare Accord Also Even Of Or Was Is Did Does Has Thus However Moreover Furthermore Indeed Finally Similarly Likewise
  Accordingly Therefore Hence Nevertheless Nonetheless Here There Again Cite`,
);

/** Words that begin a sentence: after a dot they end what stood before. */
export const sentenceStarters = words(
  `See In The But This That It We However Thus Moreover Furthermore Here There These Those He She They Although While When If
  As For Under Because Since After Before Also Indeed And Nor Yet So Accordingly Therefore Finally First Second Third Similarly
  Likewise Additionally Further Instead Rather Nevertheless Nonetheless Consequently Plaintiff Plaintiffs Defendant Defendants
  Petitioner Respondent Appellant Appellee Cf. Accord Compare Id. Ibid. E.g. On At To By With From Our His Her Its Their Such Where Both Again
  Contra Even Nothing No Not Now Only Once Then Unlike Like Citing Quoting Note Specifically`,
);

/** Signals and what introduces one citation by another: a caption never reaches across. */
export const signalWords = words(
  `See see Cf cf Accord accord Compare compare Contra contra E.g e.g Eg eg Id id Ibid ibid Supra supra quoting citing Quoting Citing
  cited quoted following overruling distinguishing affirming reversing aff'd rev'd affd revd nom accord generally cert denied`,
);

/** Those of more than two letters that have a vowel: the others tell by themselves. */
const abbreviations = words(
  `Indpls Balt Cinn Louisv Milw Minneap Nashv Pitts Sacr Wilm Accid Advert Advoc Behav Brit Bull Chron Contemp Dig Europ Glob Hist Hum Immigr Info Inj Intell Mod Neg Persp Priv Rts Sol Solut Subcomm
  Taxn Acad Acc Acct Acctg Accts Adjust Adm Admin Admr Admx Adver Aff Affil Agric Agency All Alt Amer Amend Anon App Appx Arb Arch
  Architect Art Asbest Assn Assoc Assocs Asst Assur Atl Atty Auth Auto Autom Ave Bancorp Bank Bankr Bel Benev Bros Broad Brook
  Bur Bus Cap Cas Cath Cem Cent Cert Chem Chi Chgo Cir Cit Civ Clev Cmty Cnty Cos Coal Coll Colls Comm Commn Commr Commc Commcn
  Commcns Comms Comp Compl Comput Condo Conf Cong Cons Consol Const Constr Cont Contl Contr Contrs Coop Coops Corp Corps Corr
  Couns Cty Ctys Dag Def Del Dem Dept Depts Det Dev Devs Dir Dirs Disc Disp Dist Distrib Distribs Dists Div Divs Econ Educ Educl
  Elec Elecs Emp Emps Emplr Empr Empt Eng Engg Engr Engrs Enf Enter Enters Ent Entmt Env Envt Envtl Equal Equip Equit Est Esq
  Exam Examr Exch Exec Execr Execx Exp Expl Exr Exrx Fab Fac Facs Fam Fed Fedn Feds Fid Fin Fla Found Founds Fund Funds Gas Gen
  Genl Geo Gov Govs Govt Guar Haw Hosp Hosps Hous Ill Imp Imps Impt Inc Ind Indem Indep Indus Inds Ins Inst Insts Int Intl Inv
  Invs Invest Invests Invr Irr Island Jud Juv Kan Lab Labs Leag Legis Libr Liab Liq Litig Loc Lumb Mach Maint Mag Maj Mar Mass
  Math Mats Mech Med Mem Meml Merch Mers Met Metro Mich Mil Min Minn Mins Misc Miss Mont Mortg Mot Mun Muns Mut Nat Natl Neb Nev
  Nos Norf Okla Ord Org Orgs Ore Pac Par Parcel Parks Partn Pat Penn Pers Petrol Pharm Pharms Phila Phil Phys Pipe Pol Post Pres
  Prob Proc Prod Prods Prof Profl Prop Props Prot Psych Pub Publ Publg Publn Publns Pubg Pubs Rec Recl Ref Refin Reg Regl Rehab
  Rel Reprod Rept Res Resol Rest Rests Ret Rev Rys Rwy Sat Sav Savs Sci Sec Secs Secy Sen Sers Serv Servs Sess Shop Sing Soc
  Socs Solic Sols Spec Sta Stat State Ste Sub Subs Sup Super Supp Supt Sur Surg Surv Symp Sys Tax Tech Techs Tel Tele Telecomm
  Telecomms Telegr Tels Temp Tenn Terr Tex Title Town Trans Transcon Transit Transp Treas Trust Unempl Unif Univ Univs Urb Util
  Utils Vac Vet Veg Vets Vill Vol Wash Whse Wis Wyo Ala Ariz Ark Cal Calif Colo Conn Dak Jun Capt Col Hon Messrs Chas Jas rel
  Jan Feb Apr Aug Sept Oct Thos Jos Robt Saml Benj Danl Edw Alex Jno Steph Matt`,
);

/** `Ass'n.`, `Bd.`, `U.S.`, `J.`: a dot behind it ends no sentence by itself. */
export function isAbbreviation(word: string): boolean {
  let start = 0;
  while ('“"‘\'(['.includes(word.charAt(start)) && start < word.length) start++;
  let end = word.length;
  while (end > start && '.,'.includes(word.charAt(end - 1))) end--;
  // "All-Fla. R. Co.": the last part tells.
  const bare = word.slice(Math.max(start, word.lastIndexOf('-', end - 1) + 1), end);
  // "the Act of 1916."
  if (/^\d{2,}(?:s|\(.*)?$/.test(bare)) return false;
  if (bare.length <= 2) return !shortWords.has(bare);
  return abbreviations.has(bare) || /['’.&]/.test(bare) || !/[aeiouyAEIOUY]/.test(bare);
}

const shortWords = words('us it at am he me so is do as an be by go if in my no of on or to up we');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
