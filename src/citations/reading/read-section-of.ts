/** Sections that stand before their code: `section 1983 of title 42`, `§ 18-3-102, C.R.S. 2020`, `article I, § 8 of the Constitution`. */
import type { BalancedBrackets } from './balanced-brackets';
import { isDigit, isUpper } from '../../text/character-classes';
import { collapse } from '../../text/collapse';
import type { CodeCitation } from '../found-citation';
import type { Code } from '../facts/codes';
import { namedSources } from '../facts/named-sources';
import { matchAt, matchEnd } from '../../text/match-at';
import { isWrittenAsName } from './read-named-code';
import { readProvision } from './read-provision';
import { beginsNumberedCitation } from './read-reporter-citation';
import { readSections } from './read-section';
import { surroundCode, type CodeCore } from './surround-code';

/** `section 1983 of title 42`, `section 362 of the Bankruptcy Code`; `at` is the `s`. */
export function readSectionOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const word = /(?:[sS]ections?|[rR]ules?|[aA]rticles?|§{1,2})\s{0,3}(?=[\dIVX])/y;
  word.lastIndex = at;
  if (!word.test(text)) return null;
  if (!isDigit(text.charCodeAt(word.lastIndex))) return readProvisionOf(text, at, least, brackets);
  // "sections 2325 and 2326": the plural tells that a list may follow.
  const from = /^[rRaA]/.test(text.charAt(at)) ? word.lastIndex : at;
  const sections = readSections(text, from, (place) => beginsNumberedCitation(text, place));
  if (!sections) return null;
  const section = collapse(text.slice(sections.start, sections.end));
  const of = /\s{1,3}of\s{1,3}(?:the\s{1,3})?/y;
  of.lastIndex = sections.end;
  if (!of.test(text)) return readCodeBehind(text, at, sections.end, section, least, brackets);
  const place = of.lastIndex;
  const title =
    /[tT]itle\s{1,3}(\d{1,2})(?![\w-])(?:,?\s{1,3}(?:of\s{1,3}the\s{1,3}|of\s{1,3})?(?:United\s{1,3}States\s{1,3}Code|U\.\s?S\.\s?C(?:ode|\.))(?:\s{1,3}Annotated)?)?/y;
  title.lastIndex = place;
  const titled = title.exec(text);
  if (titled?.[1] !== undefined) {
    const rest =
      /,?\s{1,3}(?:of\s{1,3}the\s{1,3})?(?:Code\s{1,3}of\s{1,3}Federal\s{1,3}Regulations|C\.\s?F\.\s?R\.)/y;
    rest.lastIndex = title.lastIndex;
    const federal = rest.test(text);
    const core: CodeCore = {
      kind: federal ? 'regulation' : 'statute',
      code: federal ? 'C.F.R.' : 'U.S.C.',
      title: titled[1],
      section,
      start: at,
      end: federal ? rest.lastIndex : title.lastIndex,
    };
    return surroundCode(text, core, at, least(at), brackets);
  }
  const article = matchAt(marylandArticle, text, place);
  if (article?.[1] !== undefined) {
    const end = place + article[0].length;
    const core: CodeCore = {
      kind: 'statute',
      code: 'Md. Code',
      title: collapse(article[1]),
      section,
      start: at,
      end,
    };
    return surroundCode(text, core, at, least(at), brackets);
  }
  const named = codeNamedAt(text, place);
  if (!named) return null;
  const core: CodeCore = { kind: named.code.kind, code: named.code.name, section, start: at, end: named.end };
  return surroundCode(text, core, at, least(at), brackets);
}

/** `§ 2-201 of the Criminal Law Article`: Maryland names its code by article. */
const marylandArticle =
  /([A-Z][a-z]{2,12}(?:,?\s(?:(?:and|&)\s)?[A-Z][a-z]{2,14}){0,4})\sArticle(?=[\s,.;)(])/y;

/** `§ 18-3-102, C.R.S. 2020`, `section 782.04(1), Florida Statutes (2019)`: no section or other number follows but a year. */
function readCodeBehind(
  text: string,
  at: number,
  sectionEnd: number,
  section: string,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const place = matchEnd(/,?\s{1,3}(?=[A-Z])/y, text, sectionEnd);
  const named = place < 0 ? null : codeNamedAt(text, place);
  if (named?.code.kind !== 'statute') return null;
  const edition = matchAt(
    /,?\s{1,3}(1[89]\d\d|20\d\d)(?![\w.,:-]*\d)(?:\s(?:Cum\.\s)?Supp\.)?/y,
    text,
    named.end,
  );
  const end = named.end + (edition?.[0].length ?? 0);
  // "§ 5, Fla. Stat. § 7": the name belongs to the next section.
  if (/^[,\s]{0,3}(?:Ann\.?\s)?(?:§|[sS]ec|tit\.|ch\.|c\.|art\.)|^\s{1,3}\d/.test(text.slice(end, end + 12)))
    return null;
  const core: CodeCore = {
    kind: 'statute',
    code: named.code.name,
    section,
    ...(edition?.[1] !== undefined && { year: edition[1] }),
    start: at,
    end,
  };
  return surroundCode(text, core, at, least(at), brackets);
}

/** The longest name of a code that stands at `place` and takes sections. */
function codeNamedAt(text: string, place: number): { readonly code: Code; readonly end: number } | null {
  if (!isUpper(text.charCodeAt(place))) return null;
  const { trie, sources } = namedSources();
  for (let index = trie.walk(text, place) - 1; index >= 0; index--) {
    const source = sources[trie.values[index] ?? 0];
    let end = trie.ends[index] ?? 0;
    if (source?.kind !== 'code' || source.code.form !== 'section' || !isWrittenAsName(text, place, end))
      continue;
    // The dot of "Fla. Stat.", not the one behind "MCA".
    if (text.charCodeAt(end) === 46 && text.slice(place, end).includes('.')) end++;
    return { code: source.code, end };
  }
  return null;
}

/** `article I, § 8 of the New York Constitution`. */
function readProvisionOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const provision = readProvision(text, at);
  if (provision < 0) return null;
  const of = /\s{1,3}of\s{1,3}(?:the\s{1,3})?/y;
  of.lastIndex = provision;
  if (!of.test(text)) return null;
  const place = of.lastIndex;
  const { trie, sources } = namedSources();
  for (let index = trie.walk(text, place) - 1; index >= 0; index--) {
    const source = sources[trie.values[index] ?? 0];
    const end = trie.ends[index] ?? 0;
    if (source?.kind !== 'code' || source.code.kind !== 'constitution') continue;
    const section = collapse(text.slice(at, provision));
    const core: CodeCore = { kind: 'constitution', code: source.code.name, section, start: at, end };
    return surroundCode(text, core, at, least(at), brackets);
  }
  return null;
}
