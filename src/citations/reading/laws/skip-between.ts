/** What stands between a law's name and its section: `tit. 8, `, `ch. 93A, `, `art. `, `(Vernon 1994) `, an edition. */
import { isDigit, skipSpaces } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import { matchAt, matchEnd } from '../../../text/match-at';
import type { Code } from '../../facts/code';
import { skipSectionSign } from './read-section';

/** `, Crim. Law `, `, Cts. & Jud. Proc. Art., `: the article of Maryland's code. */
const marylandSubject =
  /(?:\s\(\d{4}[^()]{0,40}\))?,\s{1,3}([A-Z][A-Za-z.’'&\s-]{2,40}?)(?:\sArt(?:icle|\.))?,?\s{1,3}(?=§|[sS]ec)/y;

/** `tit. 8, `, `ch. 93A, `, `art. `, `Ann. `, `(Vernon 1994) `, `Rule `, `No. ` between a name and its section. */
export function skipBetween(text: string, at: number, code: Code): Between {
  const between: Draft = {
    place: at,
    title: undefined,
    year: undefined,
    sectionStart: undefined,
    plural: false,
    isArticle: false,
  };
  // Most stand right before the sign or the number.
  const next = text.charCodeAt(skipSpaces(text, at));
  if (next === 0xa7 || (isDigit(next) && matchEnd(editionBefore, text, at) < 0)) {
    if (code.kind === 'rule') between.place = skipSpaces(text, at);
    return between;
  }
  // "Wis. Admin. Code DWD § 274.03", "Wis. Admin. Code ch. DWD 274"
  const agency =
    code.jurisdiction === 'wi'
      ? matchEnd(/\s(?:[A-Z][A-Za-z]{1,4}(?=\s§)|chs?\.\s[A-Z][A-Za-z]{1,4}(?=\s\d))/y, text, at)
      : -1;
  if (agency > 0) return { ...between, place: agency, sectionStart: skipSpaces(text, at) };
  const filler =
    /[,\s]{0,3}(?:Ann\.?|Annotated|Supp\.?|\([^()]{0,34}\)|[Rr]ules?|RULE|r\.|R\.|R(?=\s)|Nos?\.|stat\.|[cC]anon|Title(?=\s\d))(?=[\s,§\d])/y;
  for (let count = 0; count < 3; count++) {
    const [word = ''] = matchAt(filler, text, between.place) ?? [];
    // "Code of Federal Regulations, Title 29, Part 541": its number is the title.
    if (word === '' || (code.form === 'titleFirst' && word.endsWith('Title'))) break;
    if (word.endsWith('ules')) between.plural = true;
    between.place += word.length;
  }
  // "K.S.A. 2018 Supp. 21-5401", "Ill. Rev. Stat. 1987, ch. 110"
  const [edition = '', year] = matchAt(editionBefore, text, between.place) ?? [];
  between.year = year;
  const place = (between.place += edition.length);
  const titled =
    (code.name === 'Md. Code' && matchAt(marylandSubject, text, place)) || matchAt(title, text, place);
  if (titled?.[1] !== undefined) {
    between.title = collapse(titled[1]);
    between.place += titled[0].length;
    return between;
  }
  const [parts = ''] = matchAt(chapter, text, place) ?? [];
  if (parts === '') {
    if (code.kind === 'rule') between.place = skipSpaces(text, place);
    return between;
  }
  between.isArticle = hasArticles(code) && /^[,\s]*art/i.test(parts);
  // "G.L. c. 93A, § 9": the section is "93A, § 9".
  const start = (between.place += parts.length);
  const number = matchEnd(/\d{1,4}(?:½|\s1\/2|[A-Z]{1,2})?(?:-\d{1,3}[A-Z]?)?/y, text, start);
  const isBeforeSign = number > 0 && skipSectionSign(text, number).marked;
  const paragraph = number > 0 && !isBeforeSign ? matchEnd(beforeParagraph, text, number) : -1;
  if (isBeforeSign || paragraph > 0) {
    between.place = Math.max(number, paragraph);
    between.sectionStart = start;
  }
  if (paragraph < 0 && /s\.?\s*$/i.test(parts)) between.plural = true;
  return between;
}

interface Between {
  readonly place: number;
  readonly title: string | undefined;
  /** Of an edition named there. */
  readonly year: string | undefined;
  readonly sectionStart: number | undefined;
  /** `arts.`, `rules`: several follow. */
  readonly plural: boolean;
  readonly isArticle: boolean;
}

/** New York's laws count their sections through their articles, and the U.C.C. has the article in the section: `CPLR article 78` is no § 78. */
export function hasArticles({ jurisdiction, name }: Code): boolean {
  return jurisdiction === 'ny' || name === 'U.C.C.';
}

type Draft = { -readonly [Field in keyof Between]: Between[Field] };

const title =
  /[,\s]{0,3}(?:tit\.|title|t\.)\s{0,3}(\d{1,3}(?:-?[A-Z])?)(?:[-,;]|\s)\s{0,3}(?:pt\.\s\d{1,3},\s|(?:parts?|pts?\.|r\.)\s(?=\d))?/iy;
const chapter =
  /[,\s]{0,3}(?:chs?\.?|chapters?|chaps?\.|c(?:\.|(?=\s))|arts?(?:\.|(?=\s))|articles?|pts?\.|parts?)\s{0,3}(?=\d)/iy;
const beforeParagraph = /,?\s{0,3}(?:¶{1,2}|paras?\.|pars?\.|paragraphs?)\s{0,3}(?=\d)/y;
const editionBefore =
  /,?\s{1,3}((?:1[89]|20)\d\d)(?:\s(?:Cum\.\s)?Supp\.)?(?=,?\s{1,3}(?:§|sec|chap|chs?\b|c\b|art|par|tit|t\.|\d))/iy;
