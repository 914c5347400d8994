/**
 * What is cited by its own name before a section or page, in one trie: codes, rules, constitutions, and parts of the record.
 *
 * Built when first asked for (about 5 ms).
 */
import { codes, type Code } from './codes';
import { FoldedTrie } from './folded-trie';
import { reporters, type Reporter } from './reporters';

type NamedSource =
  | { readonly kind: 'code'; readonly code: Code }
  | { readonly kind: 'record'; readonly takes: 'number' | 'letter' }
  /** `T.C. Memo. 2019-12`, `Fed. Sec. L. Rep. (CCH) ¶ 96,123`: a reporter that stands before its volume, or has none. */
  | { readonly kind: 'reporter'; readonly reporter: Reporter };

export interface NamedSources {
  readonly trie: FoldedTrie;
  readonly sources: readonly (NamedSource | undefined)[];
}

/** Documents of the record; exhibits take letters too. */
const recordWords =
  'Compl.;Complaint;Am. Compl.;Amended Complaint;First Am. Compl.;Second Am. Compl.;FAC;SAC;TAC;Ans.;Answer;Dkt.;Dkt. No.;Docket No.;Doc.;Doc. No.;Docs.;Docket Entry;Docket;D.E.;D.E. No.;DE;ECF;ECF No.;ECF Nos.;ECF Doc.;CM/ECF;' +
  'R.;R. at;ROA;Rec.;Tr.;Hr’g Tr.;Trial Tr.;Hr. Tr.;Tr. Trans.;Trans.;App.;J.A.;JA;Pet. App.;Pet. App’x;Joint App.;S.A.;Supp. App.;Appx.;AA;RA;ER;SER;AOB;RB;ARB;CT;RT;C.T.;R.T.;C.R.;R.R.;CP;RP;VRP;Decl.;Declaration;Aff.;Affidavit;Aff’d.;Dep.;Depo.;Deposition;' +
  'App. to Pet. for Cert.;Pet. for Cert.;App. to Juris. Statement;Tr. of Oral Arg.;Reply Brief;Brief for Petitioner;Brief for Petitioners;Brief for Respondent;Brief for Respondents;' +
  'Brief for Appellant;Brief for Appellants;Brief for Appellee;Brief for Appellees;Brief for United States;Brief in Opposition;' +
  'Br.;Pet. Br.;Resp. Br.;Opening Br.;Reply Br.;Appellant’s Br.;Appellee’s Br.;Pl.’s Br.;Def.’s Br.;Opp.;Opp’n;Mot.;Mem.;Reply;Resp.;Stip.;SUF;SMF;PSOF;DSOF;SOF;UMF;SSUF;DSUF;PSUF;PSMF;DSMF;FOF;PX;DX;GX;JX;FER;SPA;D.I.;NYSCEF;NYSCEF No.;NYSCEF Doc. No.;Pl.’s Mem.;Def.’s Mem.;A.R.;AR;Admin. R.;Tab;Indictment;PSR;PSIR';
const exhibitWords =
  'Ex.;Exs.;Exh.;Exhs.;Exhibit;Exhibits;Attach.;Attachment;Appendix;Pl.’s Ex.;Def.’s Ex.;Plaintiff’s Exhibit;Defendant’s Exhibit';

let spellings: ReadonlySet<string> | undefined;

/** Without dots, apostrophes and spaces, but with their capitals: `CT` is the clerk's transcript, `Ct.` a court. */
export function recordSpellings(): ReadonlySet<string> {
  spellings ??= new Set(
    `${recordWords};${exhibitWords}`.split(';').flatMap((word) => {
      const bare = word.replace(/[.\s'’]/g, '');
      return bare.length > 4 ? [bare, bare.toUpperCase()] : [bare];
    }),
  );
  return spellings;
}

let built: NamedSources | undefined;

export function namedSources(): NamedSources {
  built ??= build();
  return built;
}

function build(): NamedSources {
  const trie = new FoldedTrie();
  const sources: (NamedSource | undefined)[] = [undefined];
  // "A.A.C. R2-5-101" is Arizona's, though Alaska's "8 AAC 45.082" comes first.
  const byName = [
    // Session laws are cited by their year and chapter too: "Or Laws 2019, ch 635".
    ...codes.filter(
      ({ form, name }) => form !== 'titleFirst' && (form !== 'volumePage' || / (?:Laws|Acts)$/.test(name)),
    ),
    ...codes.filter(({ form }) => form === 'titleFirst'),
  ];
  const firstOfCodes = sources.length;
  for (const code of byName) {
    trie.add(code.name, sources.length);
    sources.push({ kind: 'code', code });
  }
  byName.forEach(({ name, kind, spellings }, index) => {
    for (const spelling of spellings) trie.add(spelling, firstOfCodes + index);
    if (kind === 'rule' && name.endsWith(' R.')) trie.add(`${name.slice(0, -1)}ule`, firstOfCodes + index);
  });
  byName.forEach((code, index) => {
    for (const name of withoutState(code)) trie.add(name, firstOfCodes + index);
  });
  for (const reporter of reporters) {
    if (!standsFirst.has(reporter.form) && !countByYear.has(reporter.name)) continue;
    for (const spelling of [reporter.name, ...reporter.spellings]) trie.add(spelling, sources.length);
    sources.push({ kind: 'reporter', reporter });
  }
  for (const takes of ['number', 'letter'] as const) {
    for (const word of (takes === 'number' ? recordWords : exhibitWords).split(';'))
      trie.add(word, sources.length);
    sources.push({ kind: 'record', takes });
  }
  return { trie, sources };
}

/** A loose-leaf service needs no volume: `Bankr. L. Rep. (CCH) ¶ 12,345`. */
const standsFirst: ReadonlySet<string> = new Set(['reporterFirst', 'paragraph']);

/** In their last years these counted their volumes by year and letter: `Ann. Cas. 1914D, 441`. */
const countByYear = new Set(['Am. Ann. Cas.', 'L.R.A.']);

/** How their courts begin and end the names of codes that they cite without the state. */
const shortenable: Readonly<Record<string, { readonly state: readonly string[]; readonly end: RegExp }>> = {
  ca: { state: ['Cal. ', 'California '], end: /Code$/ },
  ny: { state: ['N.Y. ', 'New York '], end: / (?:Law|Act)$/ },
  // Those that no other state has.
  tx: {
    state: ['Tex. ', 'Texas '],
    end: / (?:Loc\. Gov't|Local Government|Rem\.|Remedies|& Com\.|Commerce|Transp\.) Code$/,
  },
};

/** California's and New York's courts leave the state out: `Pen. Code, § 187`, `Welfare and Institutions Code section 602`. */
function withoutState({ name, spellings, jurisdiction }: Code): readonly string[] {
  const shape = shortenable[jurisdiction];
  if (!shape) return [];
  const { state, end } = shape;
  return [name, ...spellings].flatMap((spelling) => {
    const before = state.find((one) => spelling.startsWith(one));
    if (before === undefined || !end.test(spelling)) return [];
    const bare = spelling.slice(before.length);
    const own = shortened[bare] ?? [];
    return [bare, ...own, ...own.map((short) => `${state[0] ?? ''}${short}`)];
  });
}

const shortened: Readonly<Record<string, readonly string[]>> = {
  'Civ. Proc. Code': ['CCP'],
  'Real Prop. Law': ['RPL'],
  "Loc. Gov't Code": ["Local Gov't Code"],
  'Civ. Prac. & Rem. Code': ['CPRC'],
  'Crim. Proc. Law': ['CPL'],
  'Est. Powers & Trusts Law': ['EPTL'],
  'Real Prop. Acts. Law': ['RPAPL'],
  'Real Prop. Tax Law': ['RPTL'],
  'Em. Dom. Proc. Law': ['EDPL'],
  'Envtl. Conserv. Law': ['ECL'],
  'Bus. Corp. Law': ['BCL'],
  'Dom. Rel. Law': ['DRL'],
  'Gen. Bus. Law': ['GBL'],
  'Gen. Mun. Law': ['GML'],
  'Gen. Oblig. Law': ['GOL'],
  'Mental Hyg. Law': ['MHL'],
  'Not-for-Profit Corp. Law': ['N-PCL', 'NPCL'],
  'Veh. & Traf. Law': ['VTL', 'V & TL'],
  'Surr. Ct. Proc. Act': ['SCPA'],
  'City Civ. Ct. Act': ['CCA', 'N.Y.C. Civ. Ct. Act'],
  'Just. Ct. Act': ['UJCA'],
  'Fam. Ct. Act': ['Family Ct. Act'],
  'Penal Code': ['Pen. Code'],
  "Gov't Code": ['Gov. Code'],
  'Health & Safety Code': ['Health & Saf. Code'],
  'Educ. Code': ['Ed. Code'],
  'Pub. Res. Code': ['Pub. Resources Code'],
};
