/**
 * What may stand between a number and a page or section: reporters, journals and codes with titles, in one trie.
 *
 * Built when first asked for (about 5 ms), so that importing the finder costs nothing.
 */
import { codes, type Code } from './codes';
import { FoldedTrie } from './folded-trie';
import { journals } from './journals';
import { reporters, type Reporter, type ReporterKind } from './reporters';

export type NumberedSource =
  | { readonly kind: 'reporter'; readonly reporter: Reporter }
  | { readonly kind: 'journal'; readonly name: string }
  /** A title or volume stands before it: `42 U.S.C. § 1983`, `82 Stat. 6`. */
  | { readonly kind: 'code'; readonly code: Code };

/** What is cited by volume and page. */
export type CitedSource = Exclude<NumberedSource, { kind: 'code' }>;

export interface NumberedSources {
  readonly trie: FoldedTrie;
  /** By the trie's values. */
  readonly sources: readonly (NumberedSource | undefined)[];
  /** Names of reporters that are also cited with hyphens: `2019-Ohio-1234`, `2007-NMCA-014`. */
  readonly hyphenated: ReadonlySet<string>;
}

let built: NumberedSources | undefined;

export function numberedSources(): NumberedSources {
  built ??= build();
  return built;
}

function build(): NumberedSources {
  const trie = new FoldedTrie();
  const sources: (NumberedSource | undefined)[] = [undefined];
  // Names go before other spellings, so that one reporter's variant never takes another's name.
  const byKind = new Map(kinds.map((kind): [ReporterKind, Reporter[]] => [kind, []]));
  for (const reporter of reporters) byKind.get(reporter.kind)?.push(reporter);
  const ordered = [...byKind.values()].flat();
  const firstOfReporters = sources.length;
  for (const reporter of ordered) {
    trie.add(reporter.name, sources.length);
    sources.push({ kind: 'reporter', reporter });
  }
  const firstOfJournals = sources.length;
  for (const journal of journals) {
    trie.add(journal.name, sources.length);
    sources.push({ kind: 'journal', name: journal.name });
  }
  const titled = codes.filter(({ form }) => form === 'titleFirst' || form === 'volumePage');
  const firstOfCodes = sources.length;
  for (const code of titled) {
    trie.add(code.name, sources.length);
    sources.push({ kind: 'code', code });
  }
  ordered.forEach(({ spellings }, index) => {
    for (const spelling of spellings) trie.add(spelling, firstOfReporters + index);
  });
  journals.forEach(({ spellings }, index) => {
    for (const spelling of spellings) trie.add(spelling, firstOfJournals + index);
  });
  titled.forEach(({ spellings }, index) => {
    for (const spelling of spellings) trie.add(spelling, firstOfCodes + index);
  });
  const hyphenated = new Set(
    reporters.filter(({ kind, form }) => kind === 'neutral' || form === 'hyphenated').map(({ name }) => name),
  );
  return { trie, sources, hyphenated };
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
] as const;
