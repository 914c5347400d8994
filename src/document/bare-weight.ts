/**
 * Whether a parenthetical says nothing but what weight or source the words have: `en banc`, `Scalia, J., dissenting in part`,
 * `internal quotation marks omitted`. Every word is looked at: `majority rejects our client's point` is the lawyer's argument.
 */
export function isBareWeight(content: string): boolean {
  // A line end of the printed page may have left its hyphen: `omit- ted`.
  const words =
    content.replace(/(\p{Ll})- (?=\p{Ll})/gu, '$1').match(/[\p{L}\p{N}][\p{L}\p{N}.’'-]*/gu) ?? [];
  const namesJudges = judges.test(content);
  return (
    words.length > 0 &&
    words.length <= 24 &&
    words.every((word) => {
      const bare = word.replace(/[.’']+$/u, '');
      return (
        vocabulary.has(bare.toLowerCase()) || (namesJudges && /^(?:\p{Lu}|de$|la$|van$|von$)/u.test(bare))
      );
    })
  );
}

/** `J.`, `JJ.`, `C.J.`, `Ch. J.`, or one written out. */
const judges =
  /(?:^|[\s,.])(?:[CP]\.\s?)?JJ?\.|\b(?:Judge|Justice|Justices|Judges)\b|\b(?:opinion|op\.|opn\.|statement) of\b/;

const vocabulary = new Set(
  (
    'en in banc per curiam plurality majority lead separate opinion op opinions slip mem memorandum table unpublished ' +
    'nonprecedential non-precedential precedential same cleaned up emphasis emphases added original omitted alteration alterations ' +
    'supplied deleted removed modified altered adapted mine ours internal quotation quotations quote quotes marks mark ' +
    'citation citations footnote footnotes note notes bracket brackets ellipsis ellipses and or some all other ' +
    'first second third paragraph paragraphs break breaks capitalization punctuation spelling typeface italics formatting ' +
    'dis conc maj opn opns dissent dissents dissenting concurrence concurring concurs joined joining by announcing delivering writing ' +
    'judgment judgments the of from for part parts result denial grant rehearing reh certiorari cert stay petition review ' +
    'chambers dicta dictum statement respecting as to with j jj c cj pj citing case cases references parentheticals parenthetical'
  ).split(' '),
);
