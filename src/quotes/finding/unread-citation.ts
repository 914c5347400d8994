/**
 * Notices references that are no finds: appendix pages, briefs, orders, treatises (`JA2205–06.`, `Perkins EO, § 1.`). An
 * `Id.` after one of them does not mean the case before it, and words that one follows are not that case's.
 */

/** Whether `text` begins with such a reference standing as a sentence, or in parentheses, of its own. */
export function beginsWithReference(text: string): boolean {
  const [sentence = ''] =
    /^[^.;\n]{0,120}(?:\.(?=\s?[\d(§¶]|\s[a-z])[^.;\n]{0,80}){0,3}/.exec(text.slice(0, 400)) ?? [];
  return reference.test(sentence) && !finiteVerb.test(sentence) && !/^[Ss]ee f?n\./.test(sentence);
}

/**
 * Whether `text`, right behind quoted words, gives their source with stops among its words: `H.R. Rep. 106-436(1) at 53.`,
 * `J. Roe, The Writ, 104 Va. L. Rev. 933 (2018);`. Capitals and numbers up to a stop behind a number.
 */
export function isPlaceInSource(text: string): boolean {
  let numbers = 0;
  for (const [index, word] of text.slice(0, longestReference).split(/\s+/, 30).entries()) {
    if (index === 0 && !/^\p{Lu}/u.test(word)) return false;
    if (/^[(§¶]*\d/.test(word)) {
      numbers += 1;
      if (/[.;]$/.test(word)) return numbers > 1 || index > 1;
    } else if (!/^[(“‘]?\p{Lu}|^[§¶&]+$/u.test(word) && !smallWord.test(word)) return false;
  }
  return false;
}

const longestReference = 200;
const smallWord =
  /^(?:of|the|on|for|in|and|to|at|an?|et|al\.|ch\.|cl\.|pt\.|pp?\.|n\.|no\.|note|vol\.|art\.|sec\.|eds?\.\)?|rev\.|c\.),?$/;

/** Whether such a reference stands anywhere in `text` where a citation would: after a sentence, a quotation, or in brackets. */
export function holdsReference(text: string): boolean {
  if (pageAndLine.test(text)) return true;
  for (const { index } of text.matchAll(/(?:[.!?][”"’')\]]*|[”"]|\()\s?(?=[A-Z\d])/g)) {
    const from = text.slice(index).search(/[A-Z\d]/);
    if (beginsWithReference(text.slice(index + from, index + from + 400))) return true;
  }
  return false;
}

/** `(33:4-9)`, of a transcript. */
const pageAndLine = /[([]\d{1,4}:\d{1,2}\b/;

/**
 * Whether a parenthesis in `text` gives a page or number of something: `(A-44)`, `(Lee 44:2)`, `[Aff. of Lee 4]`. What it names cannot
 * be listed; a parenthesis behind quoted words that holds a number and no sentence says where they stand.
 */
export function holdsSource(text: string): boolean {
  return [...text.matchAll(parenthesis)].some(
    ([, given = '']) =>
      /\d/.test(given) && !isCount.test(given) && !finiteVerb.test(given) && !startsThought.test(given),
  );
}

const parenthesis = /[([]([^()[\]\n]{1,100}(?:\([^()[\]\n]{0,40}\)[^()[\]\n]{0,60})?)[)\]]/g;
/** `(2)`, `(1954)`, `[*12]`, `(Harlan, J., dissenting, at 555)`. */
const isCount = /^(?:\s*\d{1,2}|(?:1[6-9]|20)\d\d|\*\d+)[\s.]*$|\bJJ?\./;
/** `(citing chapter 2)`, `(or 12 of them)`, `(note 4 omitted)`. */
const startsThought =
  /^(?:and|or|but|in|on|for|with|as|by|of|to|about|nearly|over|more|less|at least|citing|quoting|holding|first|second|third)\b|\b(?:omitted|added|original)\b/;

/** Capitals or a title, then a page, section or paragraph number, and nothing after it but marks. */
const reference =
  /^(?:(?:[Ss]ee|[Ss]ee, e\.g\.,|[Cc]f\.)\s)?(?:\d{1,3}\s)?(?:[A-Z]{1,5}[-\s]?|[A-Z][\w.’'&,\s-]{0,90}?(?:,\s)?(?:at\s|§§?\s?|¶¶?\s?|No\.\s|\s))\d[\d\s,–—§¶()a-z-]{0,40}(?:\([^()]{0,60}\))?[)\]\s]{0,9}$/;
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|will|would|shall|may|can|must|held|holds|requires?|provides?|states?|stated|that|which|who|the)\b/;
