/**
 * What may stand between a number and a page or section: reporters, journals and codes with titles, in one trie.
 *
 * Learnt beginning by beginning and state by state as a text asks for them, so that importing the finder costs nothing.
 */
import { beginningOf } from './beginnings';
import type { Code } from './code';
import { bearsState, beginningsOf, codesBeginningWith, codesOf } from './codes';
import { FoldedTrie, type Later, type Spellings } from './folded-trie';
import { journalsBeginningWith } from './journals';
import { reportersBeginningWith, type Reporter, type ReporterKind } from './reporters';
import { states, type State } from './states';

export type NumberedSource =
  | { readonly kind: 'reporter'; readonly reporter: Reporter }
  | { readonly kind: 'journal'; readonly name: string }
  /** A title or volume stands before it: `42 U.S.C. § 1983`, `82 Stat. 6`. */
  | { readonly kind: 'code'; readonly code: Code };

/** What is cited by volume and page. */
export type CitedSource = Exclude<NumberedSource, { kind: 'code' }>;

let built: FoldedTrie<NumberedSource> | undefined;

export function numberedSources(): FoldedTrie<NumberedSource> {
  return (built ??= new FoldedTrie(sourcesBeginningWith, states.flatMap(behindState)));
}

function behindState(state: State): Later<NumberedSource>[] {
  const spellings = (): Spellings<NumberedSource> =>
    spellingsOf(codesOf(state.code).flatMap(asTitled)).filter((one) => isCodeWithState(...one));
  return beginningsOf(state).map((beginning) => [beginning, spellings]);
}

function sourcesBeginningWith(beginning: number): Spellings<NumberedSource> {
  const reporters = reportersBeginningWith(beginning);
  const ordered = kinds.flatMap((kind) => reporters.filter((reporter) => reporter.kind === kind));
  return spellingsOf([
    ...ordered.map((reporter): Named => [reporter, { kind: 'reporter', reporter }]),
    ...journalsBeginningWith(beginning).map((one): Named => [one, { kind: 'journal', name: one.name }]),
    ...codesBeginningWith(beginning).flatMap(asTitled),
  ]).filter(
    ([spelling, source]) => beginningOf(spelling) === beginning && !isCodeWithState(spelling, source),
  );
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
