/** Opinions made up at random of few words, so that they repeat themselves as real ones do, with the marks that real ones carry. */
import fc from 'fast-check';

const words =
  'the court held that a party who signs may not rely on an oral promise unless it was made in writing and before trial so no such rule applies here'.split(
    ' ',
  );

const word = fc.constantFrom(...words);
const separator = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ' ',
  ', ',
  '. ',
  '; ',
  '\n',
  '\n\n',
  ' [*12] ',
  '[fn3] ',
  ' — ',
);

export const opinionTexts: fc.Arbitrary<string> = fc
  .array(fc.tuple(word, separator), { minLength: 12, maxLength: 160 })
  .map((pairs) => pairs.map(([text, mark]) => text + mark).join(''));
