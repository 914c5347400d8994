/**
 * What is cited by its own name before a section or page, in one trie: codes, rules, constitutions, and parts of the record.
 *
 * Learnt letter by letter and state by state as a text asks for them.
 */
import { bearsState, beginningsOf, codesBeginningWith, codesOf, type Code } from './codes';
import { FoldedTrie, type Spellings } from './folded-trie';
import { beginsWith } from './lines-beginning';
import { reportersBeginningWith, type CitationForm, type Reporter } from './reporters';
import { statesBeginningWith } from './states';

type NamedSource =
  | { readonly kind: 'code'; readonly code: Code }
  | { readonly kind: 'record'; readonly takes: 'number' | 'letter' }
  /** `T.C. Memo. 2019-12`, `Fed. Sec. L. Rep. (CCH) ¶ 96,123`: a reporter that stands before its volume, or has none. */
  | { readonly kind: 'reporter'; readonly reporter: Reporter };

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

let built: FoldedTrie<NamedSource> | undefined;

export function namedSources(): FoldedTrie<NamedSource> {
  return (built ??= build());
}

function build(): FoldedTrie<NamedSource> {
  const trie = new FoldedTrie<NamedSource>((letter) => {
    for (const state of statesBeginningWith(letter))
      trie.addLater(beginningsOf(state), () => spellingsOf(codesOf(state.code), bearsState));
    return sourcesBeginningWith(letter);
  });
  return trie;
}

function sourcesBeginningWith(letter: string): Spellings<NamedSource> {
  const codes = spellingsOf(
    codesBeginningWith(letter),
    (spelling, code) => beginsWith(spelling, letter) && !bearsState(spelling, code),
  );
  const reporters = reportersBeginningWith(letter, standFirst).flatMap((reporter) => {
    const source = { kind: 'reporter', reporter } as const;
    return [reporter.name, ...reporter.spellings].map((spelling) => [spelling, source] as const);
  });
  const papers = [...papersNamed(recordWords, 'number'), ...papersNamed(exhibitWords, 'letter')];
  return [...codes, ...[...reporters, ...papers].filter(([spelling]) => beginsWith(spelling, letter))];
}

function papersNamed(words: string, takes: 'number' | 'letter'): (readonly [string, NamedSource])[] {
  const source = { kind: 'record', takes } as const;
  return words.split(';').map((word) => [word, source]);
}

/** "A.A.C. R2-5-101" is Arizona's, though Alaska's "8 AAC 45.082" comes first in the table. */
function spellingsOf(
  codes: readonly Code[],
  isAsked: (spelling: string, code: Code) => boolean,
): (readonly [string, NamedSource])[] {
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
  ].filter(([spelling, { code }]) => isAsked(spelling, code));
}

/** A loose-leaf service needs no volume: `Bankr. L. Rep. (CCH) ¶ 12,345`. */
const standFirst: ReadonlySet<CitationForm> = new Set(['reporterFirst', 'paragraph', 'yearAndLetter']);
