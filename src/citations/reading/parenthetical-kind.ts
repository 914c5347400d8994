/** What a parenthetical says: a name for later, or of what weight and source the words are. */
import { isAmong, isUpper } from '../../text/character-classes';

/** `Brown II` of `(“Brown II”)`, `(hereinafter Brown II)`; `null` where it gives no name. */
export function readAlias(content: string): string | null {
  const isQuoted = isAmong('”"’\'', content.charCodeAt(content.length - 1));
  const [, lead, quoted] = (isQuoted ? inQuotes.exec(content) : null) ?? [];
  // “Due process requires notice” is what the case says.
  if (quoted !== undefined && (lead !== undefined || !saysSomething.test(quoted))) return quoted;
  const plain = content.startsWith('here') ? hereafter.exec(content)?.[1] : undefined;
  return (
    plain ?? (isUpper(content.charCodeAt(0)) && calledSo.test(content) && !isWeight(content) ? content : null)
  );
}

const inQuotes =
  /^(here(?:in)?after,?\s|collectively,?\s|the\s)?[“"‘']{1,2}([A-Z][^“”"]{1,60}?)[,.]?[”"’']{1,2}$/;
const hereafter = /^here(?:in)?after,?\s([A-Z][^“”"]{1,60})$/;
/** `(Brown II)`, `(June Order)`, `(PG&E)` */
const calledSo =
  /^(?:(?:[A-Z][\w.&’'-]{0,20}\s){1,4}(?:I|II|III|IV|V|Order|Decision|Opinion)|[A-Z][A-Z&]{2,6})$/;

/** A small letter begins a word that no name has. */
const saysSomething = /\s(?!(?:of|the|and|for|in|re|ex|rel|parte|on|at|to|de|la|et|al|vs?)\b)[a-z]/;

const weightStart =
  /^(?:(?:en|in) ban[ck]|per curiam|plurality|mem\.|table|unpublished|nonprecedential|emphas|cleaned up|alteration|citation|footnote|internal|quotation|quoted|brackets|dissent|dis\.|concurr|conc\.|majority|opinion of|op\. of|in chambers|lead opinion|statement of|separate|slip op|(?:mem(?:orandum)?|same|dictum|dicta)$)/i;
const weightEnd =
  /(?:omitted|added|in original|dissenting|concurring|supplied|deleted|removed|modified|altered|in the judgment|in part|op(?:inion|\.))$/i;
/** `Scalia, J.`, `Roberts, C.J., joined by Alito, J.` */
const judge = /(?:^|\s)[CP]?\.?\s?JJ?\.(?:,|$)/;

/** `en banc`, `Scalia, J., dissenting`, `emphasis added`: of what weight or source the words are. */
export function isWeight(content: string): boolean {
  return (
    content.length <= 160 &&
    !/^(?:quoting|citing|holding|finding|noting|discussing)\b/i.test(content) &&
    (weightStart.test(content) || weightEnd.test(content) || judge.test(content))
  );
}
