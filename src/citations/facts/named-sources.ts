/**
 * What is cited by its own name before a section or page, in one trie: codes, rules, constitutions, and parts of the record.
 *
 * Learnt beginning by beginning and state by state as a text asks for them.
 */
import { beginningOf, Beginnings } from './beginnings';
import type { Code } from './code';
import { bearsState, beginningsOf, codesBeginningWith, codesOf, constitutions } from './codes';
import { beginningOfConstitutions } from './codes-of-states';
import { FoldedTrie, type Later, type Spellings } from './folded-trie';
import { reportersBeginningWith, type CitationForm, type Reporter } from './reporters';
import { states, type State } from './states';

interface CodeSource {
  readonly kind: 'code';
  readonly code: Code;
}

export type NamedSource =
  | CodeSource
  | { readonly kind: 'record'; readonly takes: 'number' | 'letter' }
  /** `T.C. Memo. 2019-12`, `Fed. Sec. L. Rep. (CCH) ¶ 96,123`: a reporter that stands before its volume, or has none. */
  | { readonly kind: 'reporter'; readonly reporter: Reporter };

/** Documents of the record; exhibits take letters too. */
const recordWords =
  'Compl.;Complaint;Am. Compl.;Amended Complaint;First Am. Compl.;Second Am. Compl.;FAC;SAC;TAC;Ans.;Answer;Dkt.;Doc.;Docs.;Docket Entry;Docket;D.E.;ECF;ECF Doc.;CM/ECF;' +
  'R.;ROA;Rec.;Tr.;Hr’g Tr.;Trial Tr.;Hr. Tr.;Tr. Trans.;Trans.;App.;J.A.;Pet. App.;Pet. App’x;Joint App.;S.A.;Supp. App.;Appx.;AA;RA;ER;SER;AOB;RB;ARB;CT;RT;C.R.;R.R.;CP;RP;VRP;N.T.;Decl.;Declaration;Aff.;Affidavit;Aff’d.;Dep.;Depo.;Deposition;' +
  'App. to Pet. for Cert.;Pet. for Cert.;App. to Juris. Statement;Tr. of Oral Arg.;Reply Brief;Brief for Petitioner;Brief for Petitioners;Brief for Respondent;Brief for Respondents;' +
  'Brief for Appellant;Brief for Appellants;Brief for Appellee;Brief for Appellees;Brief for United States;Brief in Opposition;' +
  'Br.;Paper;Filing No.;Add.;Pet. Br.;Resp. Br.;Opening Br.;Reply Br.;Appellant’s Br.;Appellee’s Br.;Pl.’s Br.;Def.’s Br.;Opp.;Opp’n;Mot.;Mem.;Reply;Resp.;Stip.;SUF;SMF;PSOF;DSOF;SOF;UMF;SSUF;DSUF;PSUF;PSMF;DSMF;FOF;PX;DX;GX;JX;FER;SPA;D.I.;NYSCEF;NYSCEF Doc.;Pl.’s Mem.;Def.’s Mem.;A.R.;Admin. R.;Tab;Indictment;PSR;PSIR';
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

let built: FoldedTrie<NamedSource> | undefined;

export function namedSources(): FoldedTrie<NamedSource> {
  return (built ??= new FoldedTrie(sourcesBeginningWith, [
    ...states.flatMap(behindState),
    [beginningOfConstitutions, () => spellingsOf(constitutions()).filter(isWithoutState)],
  ]));
}

function behindState(state: State): Later<NamedSource>[] {
  const spellings = (): Spellings<NamedSource> =>
    spellingsOf(codesOf(state.code)).filter((one) => !isWithoutState(one));
  return beginningsOf(state).map((beginning) => [beginning, spellings]);
}

function sourcesBeginningWith(beginning: number): Spellings<NamedSource> {
  const reporters = reportersBeginningWith(beginning).flatMap((reporter) => {
    if (!standFirst.has(reporter.form)) return [];
    const source = { kind: 'reporter', reporter } as const;
    return [reporter.name, ...reporter.spellings].map((spelling) => [spelling, source] as const);
  });
  return [
    ...spellingsOf(codesBeginningWith(beginning)).filter(isWithoutState),
    ...reporters,
    ...papersBeginningWith(beginning),
  ].filter(([spelling]) => beginningOf(spelling) === beginning);
}

function isWithoutState([spelling, source]: readonly [string, CodeSource]): boolean {
  return !bearsState(spelling, source.code);
}

const byNumber = { kind: 'record', takes: 'number' } as const;
const byLetter = { kind: 'record', takes: 'letter' } as const;
let papers: readonly string[] | undefined;
let beginnings: Beginnings | undefined;

function papersBeginningWith(beginning: number): (readonly [string, NamedSource])[] {
  const words = (papers ??= `${recordWords};${exhibitWords}`.split(';'));
  beginnings ??= new Beginnings(words);
  return beginnings.of(beginning).map((place) => {
    const word = words[place] ?? '';
    return [word, exhibitWords.split(';').includes(word) ? byLetter : byNumber];
  });
}

/** "A.A.C. R2-5-101" is Arizona's, though Alaska's "8 AAC 45.082" comes first in the table. */
function spellingsOf(codes: readonly Code[]): (readonly [string, CodeSource])[] {
  const named = [
    // Session laws are cited by their year and chapter too: "Or Laws 2019, ch 635".
    ...codes.filter(
      ({ form, name }) => form !== 'titleFirst' && (form !== 'volumePage' || / (?:Laws|Acts)$/.test(name)),
    ),
    ...codes.filter(({ form }) => form === 'titleFirst'),
  ].map((code) => ({ kind: 'code', code }) as const);
  return [
    ...named.map((source) => [source.code.name, source] as const),
    ...named.flatMap((source) => {
      const { name, kind, spellings } = source.code;
      const rule = kind === 'rule' && name.endsWith(' R.') ? [`${name.slice(0, -1)}ule`] : [];
      return [...spellings, ...rule].map((spelling) => [spelling, source] as const);
    }),
  ];
}

/** A loose-leaf service needs no volume: `Bankr. L. Rep. (CCH) ¶ 12,345`. */
const standFirst: ReadonlySet<CitationForm> = new Set(['reporterFirst', 'paragraph', 'yearAndLetter']);
