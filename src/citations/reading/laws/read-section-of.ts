/** Sections that stand before their code: `section 1983 of title 42`, `§ 18-3-102, C.R.S. 2020`, `article I, § 8 of the Constitution`. */
import type { BalancedBrackets } from '../balanced-brackets';
import { isAmong, isDigit } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';
import type { CodeCitation } from '../../found-citation';
import { namedSources } from '../../facts/named-sources';
import { matchAt, matchEnd } from '../../../text/match-at';
import { beforeCode, codeBehind, codeNamedAt, editionBehind, isNameOfNext } from './code-behind';
import { readCourtRule } from './read-court-rule';
import { readLawName, readLawNameBefore, type LawName } from './read-law-name';
import { readProvision } from './read-provision';
import { beginsNumberedCitation } from '../cases/read-reporter-citation';
import { readSections } from './read-section';
import { hasShapeOf } from './section-shape';
import { hasArticles } from './skip-between';
import { surroundCode, type CodeCore } from './surround-code';

/** `section 1983 of title 42`, `section 362 of the Bankruptcy Code`; `at` is the `s`. */
export function readSectionOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const wordEnd = matchEnd(sectionWord, text, at);
  if (wordEnd < 0) return null;
  const provision = nearConstitution.test(text.slice(wordEnd, wordEnd + 60))
    ? readProvisionOf(text, at, least, brackets)
    : readProvisionAlone(text, at, least, brackets);
  if (provision || !isDigit(text.charCodeAt(wordEnd))) return provision;
  // "sections 2325 and 2326": the plural tells that a list may follow.
  const isOther = isAmong('rRaA', text.charCodeAt(at));
  const isPlural = isOther && /s\.?\s/.test(text.slice(at + 2, wordEnd));
  const sections = readSections(text, isOther ? wordEnd : at, beginsNumberedCitation, {
    plural: isPlural,
    isAlone: true,
  });
  if (!sections) return null;
  const section = collapse(text.slice(sections.start, sections.end));
  const ofEnd = matchEnd(of, text, sections.end);
  const titled =
    ofEnd < 0 ? matchEnd(/,\s{1,3}(?=[tT]itle\s\d{1,2},?\s(?:of\s|U))/y, text, sections.end) : -1;
  const law =
    titled > 0
      ? readLawOf(text, at, titled, section)
      : ofEnd < 0
        ? readLawBehind(text, at, sections.end, section)
        : readLawOf(text, at, matchEnd(division, text, ofEnd), section);
  const core = law ?? (text.charCodeAt(at) === 82 ? readCourtRule(text, at) : null);
  return core && surroundCode(text, core, at, least(at), brackets);
}

const sectionWord =
  /(?:[sS]ections?|[sS]ecs?\.|ss?\.|[rR]ules?|[aA]rticles?|[aA]rts?\.|§{1,2})\s{0,20}(?=[\dIVX]|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth),\s§)/y;
/** A quick look before the slower one. */
const nearConstitution = /[cC]onst|CONST|Decl/;
const of = /,?\s{1,20}of\s{1,20}(?:(?:the|our|these)\s{1,20})?/y;
/** `chapter 95 1/2 of the ` between a section and its law. */
const division =
  /(?:(?:[cC]hap(?:ter|\.)|[cC]h\.|[aA]rticle|[aA]rt\.|[pP]art|[sS]ubchapter)\s{1,20}(?:\d{1,3}[A-Z]?(?:\s1\/2|½)?|[IVXL]{1,6}|[A-Z]),?\s{1,20}(?:of\s{1,20}(?:the\s{1,20})?)?){0,2}/y;

/** `of title 42`, `of the Criminal Law Article`, `of the Bankruptcy Code`, `of the Revenue Act of 1924`. */
export function readLawOf(text: string, at: number, place: number, section: string): CodeCore | null {
  const [whole = '', title] = matchAt(/[tT]itle\s{1,20}(\d{1,2})(?![\w-])/y, text, place) ?? [];
  if (title !== undefined) {
    const titleEnd = place + whole.length;
    const [named = ''] = matchAt(federalCode, text, titleEnd) ?? [];
    return { ...codeOf(named), title, section, start: at, end: titleEnd + named.length };
  }
  const article = matchAt(marylandArticle, text, place);
  if (article?.[1] !== undefined) {
    const end = place + article[0].length;
    return { kind: 'statute', code: 'Md. Code', title: collapse(article[1]), section, start: at, end };
  }
  const found = codeNamedAt(text, place);
  // "Section 12 of the MSA" is a services agreement's.
  const isOfShape = found && hasShapeOf(found.code, text.slice(place, found.end), section, 0, true);
  const named = isOfShape ? found : null;
  const law = readLawName(text, place);
  // "the Federal Rules of Civil Procedure’s", "Procedure)", or a new paragraph: only a name goes on.
  const goesOn = law && (!named || /^(?!['’)]|\s?[\n\u2029](?!of)|$)/.test(text.slice(named.end, law.end)));
  if (goesOn) return coreOf(law, section, at, law.end);
  // "Article 1384 of the Civil Code" is of another country; California's codes have sections.
  const written = named && text.slice(place, named.end);
  if (
    named?.code.jurisdiction === 'ca' &&
    !written?.startsWith('Cal') &&
    /^[aA]rt/.test(text.slice(at, at + 3))
  )
    return { kind: 'statute', code: collapse(written ?? ''), section, start: at, end: named.end };
  // "article 3 of the Public Authorities Law" is no § 3.
  const isArticle = named !== null && hasArticles(named.code) && /^[aA]rt/.test(text.slice(at, at + 3));
  return (
    named && {
      kind: named.code.kind,
      code: named.code.name,
      section: isArticle ? `art. ${section}` : section,
      start: at,
      end: named.end,
    }
  );
}

/** `of the United States Code Annotated`, `, C.F.R.`, behind a title or its sections. */
export const federalCode =
  /,?\s{1,20}(?:of\s{1,20}(?:the\s{1,20})?)?(?:U\.?\s?S\.?\s?C(?:ode)?(?:\.?\s?A)?\.?(?!\w)|United\s{1,20}States\s{1,20}Code(?:\s{1,20}Annotated)?|Code\s{1,20}of\s{1,20}Federal\s{1,20}Regulations|C\.\s?F\.\s?R\.)/y;

/** Which of the two is named so: a title without a name is of the United States Code. */
export function codeOf(federal: string): Pick<CodeCore, 'kind' | 'code'> {
  return /F/.test(federal) ? { kind: 'regulation', code: 'C.F.R.' } : { kind: 'statute', code: 'U.S.C.' };
}

function coreOf({ kind, name, year }: LawName, section: string, start: number, end: number): CodeCore {
  return { kind, code: name, section, year, start, end };
}

/** `§ 2-201 of the Criminal Law Article`: Maryland names its code by article. */
const marylandArticle =
  /([A-Z][a-z]{2,12}(?:,?\s(?:(?:and|&)\s)?[A-Z][a-z]{2,14}){0,4})\sArticle(?=[\s,.;)(])/y;

/** `§ 18-3-102, 8B C.R.S. 2020`, `section 782.04(1), Florida Statutes (2019)`: no section or other number follows but a year. */
function readLawBehind(text: string, at: number, sectionEnd: number, section: string): CodeCore | null {
  const named = codeBehind(text, sectionEnd);
  if (
    named?.code.kind === 'rule' &&
    /^[rR]/.test(text.charAt(at)) &&
    !/^\s\d/.test(text.slice(named.end, named.end + 2))
  )
    return { kind: 'rule', code: named.code.name, section, start: at, end: named.end };
  if (named?.code.kind !== 'statute' && named?.code.kind !== 'regulation') {
    const place = text.charCodeAt(sectionEnd) === 44 ? matchEnd(beforeCode, text, sectionEnd) : -1;
    const law = place < 0 ? null : readLawName(text, place);
    // "12 Stat. 665, c. 58, § 1, Act of March 3": the section is of the chapter before it.
    if (!law || /\bch?\.\s\d{1,4},\s$/.test(text.slice(Math.max(0, at - 12), at))) return null;
    const [written = '', year] = law.year === undefined ? (matchAt(editionBehind, text, law.end) ?? []) : [];
    const end = law.end + written.length;
    if (isNameOfNext(text, end, beginsNumberedCitation)) return null;
    return coreOf({ ...law, year: law.year ?? year }, section, at, end);
  }
  const { code, end, year } = named;
  if (isNameOfNext(text, end, beginsNumberedCitation)) return null;
  return { kind: code.kind, code: code.name, section, year, start: at, end };
}

/** `NY City Zoning Resolution § 12-10`, `Comp. Laws, § 3`: a law that no table lists, before its section at `at`. */
export function readLawBefore(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const wordEnd = matchEnd(sectionWord, text, at);
  if (wordEnd < 0 || !isDigit(text.charCodeAt(wordEnd))) return null;
  const law = readLawNameBefore(text, at, least(at));
  if (!law) return null;
  const from = text.charCodeAt(at) === 0xa7 || /^[sS]/.test(text.charAt(at)) ? at : wordEnd;
  const sections = readSections(text, from, beginsNumberedCitation, {
    state: /^N\.?\s?Y\b/.test(law.name) ? 'ny' : '',
  });
  if (!sections) return null;
  const core = coreOf(law, collapse(text.slice(sections.start, sections.end)), law.start, sections.end);
  return surroundCode(text, core, law.start, least(at), brackets);
}

/** `article I, § 8 of the New York Constitution`, `Art. 1, § 15, State Constitution`. */
function readProvisionOf(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  const provision = readProvision(text, at);
  if (provision < 0) return null;
  const place = matchEnd(ofConstitution, text, provision);
  if (place < 0) return null;
  const section = collapse(text.slice(at, provision));
  for (const { source, end } of namedSources().walk(text, place)) {
    if (source.kind !== 'code' || source.code.kind !== 'constitution') continue;
    // "INA § 240A, U.S. Const. amend. V": the name belongs to the next.
    if (/^\.? (?:am|art)/.test(text.slice(end, end + 5))) return null;
    const [edition = '', year] = matchAt(editionOfConstitution, text, end) ?? [];
    const core: CodeCore = {
      kind: 'constitution',
      code: source.code.name,
      section,
      year,
      start: at,
      end: end + edition.length,
    };
    return surroundCode(text, core, at, least(at), brackets);
  }
  const end = matchEnd(constitution, text, place);
  if (end < 0) return null;
  const core: CodeCore = { kind: 'constitution', code: 'Const.', section, start: at, end };
  return surroundCode(text, core, at, least(at), brackets);
}

/** The Supreme Court's `Art. II, § 2, cl. 2`; behind a capitalized word it is another paper's, `CBA Art. XII, § 3`. */
function readProvisionAlone(
  text: string,
  at: number,
  least: (at: number) => number,
  brackets: BalancedBrackets,
): CodeCitation | null {
  if (!isAmong('aA', text.charCodeAt(at)) || matchEnd(articleAlone, text, at) < 0) return null;
  const before = /(?:^|[\s(])([A-Z]\w{0,20})[,.]?\s{1,3}$/.exec(text.slice(Math.max(0, at - 24), at))?.[1];
  if (before !== undefined && !/^(?:See|Cf|Under|In|And|But)$/.test(before)) return null;
  const end = readProvision(text, at);
  // "art. IV, § 3 of the lease"
  if (matchEnd(of, text, end) > 0) return null;
  const section = collapse(text.slice(at, end));
  // The states' constitutions have no clauses.
  const code = section.includes('cl.') ? 'U.S. Const.' : 'Const.';
  return surroundCode(text, { kind: 'constitution', code, section, start: at, end }, at, least(at), brackets);
}

const articleAlone = /[aA]rt(?:\.|icle)\s[IVX]{1,5},\s{0,2}§{1,2}\s{0,2}\d/y;

/** The stop of `Fla. Const.`, and Alabama's `Const. of 2022` */
const editionOfConstitution =
  /(?<=Const)\.(?:\s(?:of\s)?((?:1[789]|20)\d\d)(?![\w-]))?|\s(?:of\s)?((?:1[789]|20)\d\d)(?![\w-])/y;
const ofConstitution = /,?\s{1,20}(?:(?:of|to|in)\s{1,20})?(?:(?:the|our|this|said)\s{1,20})?(?=[A-Zc])/y;
const constitution = /(?:(?:[A-Z][a-z]{2,12}\s{1,20}){0,3}Constitution|constitution|Const\.)(?!\w)/y;
