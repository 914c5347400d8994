/**
 * What may stand between a number and a page or section: reporters, journals and codes with titles, in one trie.
 *
 * Learnt letter by letter and state by state as a text asks for them, so that importing the finder costs nothing.
 */
import { bearsState, beginningsOf, codesBeginningWith, codesOf, type Code } from './codes';
import { FoldedTrie, type Spellings } from './folded-trie';
import { journalsBeginningWith } from './journals';
import { beginsWith } from './lines-beginning';
import { reportersBeginningWith, type Reporter, type ReporterKind } from './reporters';
import { statesBeginningWith } from './states';

export type NumberedSource =
  | { readonly kind: 'reporter'; readonly reporter: Reporter }
  | { readonly kind: 'journal'; readonly name: string }
  /** A title or volume stands before it: `42 U.S.C. § 1983`, `82 Stat. 6`. */
  | { readonly kind: 'code'; readonly code: Code };

/** What is cited by volume and page. */
export type CitedSource = Exclude<NumberedSource, { kind: 'code' }>;

let built: FoldedTrie<NumberedSource> | undefined;

export function numberedSources(): FoldedTrie<NumberedSource> {
  return (built ??= build());
}

function build(): FoldedTrie<NumberedSource> {
  const trie = new FoldedTrie<NumberedSource>((letter) => {
    for (const state of statesBeginningWith(letter)) {
      trie.addLater(beginningsOf(state), () =>
        spellingsOf(codesOf(state.code).flatMap(asTitled)).filter((one) => isCodeWithState(...one)),
      );
    }
    return sourcesBeginningWith(letter);
  });
  return trie;
}

function sourcesBeginningWith(letter: string): Spellings<NumberedSource> {
  const reporters = reportersBeginningWith(letter);
  for (const { name, kind, form } of reporters)
    if (kind === 'neutral' || form === 'hyphenated') hyphenated.add(name);
  const ordered = kinds.flatMap((kind) => reporters.filter((reporter) => reporter.kind === kind));
  return spellingsOf([
    ...ordered.map((reporter): Named => [reporter, { kind: 'reporter', reporter }]),
    ...journalsBeginningWith(letter).map((one): Named => [one, { kind: 'journal', name: one.name }]),
    ...codesBeginningWith(letter).flatMap(asTitled),
  ]).filter(([spelling, source]) => beginsWith(spelling, letter) && !isCodeWithState(spelling, source));
}

/** A name and other spellings, and the source that they name. */
type Named = readonly [{ readonly name: string; readonly spellings: readonly string[] }, NumberedSource];

function asTitled(code: Code): Named[] {
  return code.form === 'titleFirst' || code.form === 'volumePage' ? [[code, { kind: 'code', code }]] : [];
}

/** Names go before other spellings, so that one reporter's variant never takes another's name. */
function spellingsOf(named: readonly Named[]): (readonly [string, NumberedSource])[] {
  return [
    ...named.map(([{ name }, source]) => [name, source] as const),
    ...named.flatMap(([{ spellings }, source]) => spellings.map((spelling) => [spelling, source] as const)),
  ];
}

function isCodeWithState(spelling: string, source: NumberedSource): boolean {
  return source.kind === 'code' && bearsState(spelling, source.code);
}

/** Of those met so far. */
const hyphenated = new Set<string>();

/** Whether a reporter of this name is also cited with hyphens: `2019-Ohio-1234`, `2007-NMCA-014`. */
export function isHyphenated(name: string): boolean {
  return hyphenated.has(name);
}

/** Of two that are written alike, the one that is cited more today. */
const kinds = [
  'federal',
  'regional',
  'state',
  'neutral',
  'database',
  'nominative',
  'specialty',
  'english',
] as const satisfies readonly ReporterKind[];
