/**
 * One statute, regulation, rule, constitution or secondary source. No text of these is held yet: only what cannot exist is told, from
 * tables alone.
 */
import { codeAddress } from '../../citations/code-address';
import type { CodeCitation, FoundCitation } from '../../citations/found-citation';
import { codeNamed } from '../../citations/facts/codes';
import { findCodeImpossibility } from '../../citations/impossible-code';
import { parseCitation } from '../../citations/parse-citation';
import type { TextItem } from '../../contract/items';
import type { TextResult } from '../../contract/results';
import { judgeCode, type CodeFinding } from '../../verdict/judge-code';

/** So many results are kept, by type and text: most briefs cite the same few hundred sections and rules. */
const MOST_HELD = 4_000;
const held = new Map<string, TextResult>();

export function verifyCode(item: TextItem): TextResult {
  const asked = `${item.type} ${item.rawText}`;
  const known = held.get(asked);
  if (known) return { ...known, id: item.id };
  const result = verifyAnew(item);
  if (held.size >= MOST_HELD) held.clear();
  held.set(asked, result);
  return result;
}

function verifyAnew(item: TextItem): TextResult {
  const found = parseCitation(item.rawText) ?? readAmendment(item);
  const citation = found && isCode(found) ? found : null;
  const { verdict, comparisons } = judgeCode(find(citation, item));
  const normalized = citation && normalizedCode(citation);
  return {
    id: item.id,
    type: item.type,
    citation: { raw: item.rawText, ...(normalized ? { normalized } : {}) },
    verdict,
    ...(comparisons.length > 0 ? { evidence: { comparisons: [...comparisons] } } : {}),
  };
}

function find(citation: CodeCitation | null, { type, rawText: written }: TextItem): CodeFinding {
  // No treatise or article is held, whether its citation can be read or not.
  if (!citation) return { kind: type === 'secondary' && /\d/u.test(written) ? 'notCovered' : 'unreadable' };
  const impossibility = findCodeImpossibility(citation);
  if (impossibility) return { kind: 'impossible', impossibility };
  const published = isElsewhere.test(written) ? null : codeAddress(citation);
  return { kind: 'notCovered', ...(published ? { published } : {}) };
}

/** The Appendix of a title is no part of it; a regulation that was only proposed, and the tax codes before 1986, stand at no such address. */
const isElsewhere =
  /\bU\.? ?S\.? ?C\.?(?: ?[AS]\.)?,? App\b|\bProp(?:osed|\.) Treas|\bI\.? ?R\.? ?C\b[^§]*\b19(?:39|54)\b/iu;

/** `the Fourteenth Amendment`, as prose names it. */
function readAmendment({ type, rawText }: TextItem): CodeCitation | null {
  const written = /^(?:the )?([A-Z][a-z]+(?:-[a-z]+)?) Amendment$/iu.exec(rawText.trim())?.[1];
  const number = ordinals.indexOf(written?.toLowerCase() ?? '') + 1;
  if (type !== 'constitution' || number === 0) return null;
  const place = { start: 0, end: rawText.length, fullStart: 0, fullEnd: rawText.length };
  return { kind: 'constitution', ...place, code: 'U.S. Const.', section: `amend. ${String(number)}` };
}

const toTwenty =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
/** More than there are. */
const ordinals = [
  ...toTwenty,
  ...toTwenty.slice(0, 9).map((one) => `twenty-${one}`),
  'thirtieth',
  ...toTwenty.slice(0, 9).map((one) => `thirty-${one}`),
];

function isCode(found: FoundCitation): found is CodeCitation {
  return 'code' in found;
}

/** `42 U.S.C. § 1983`, `Fed. R. Civ. P. 12(b)(6)`, `85 Fed. Reg. 12345`: the sign only where sections are counted. */
function normalizedCode({ kind, title, code, section }: CodeCitation): string {
  const form = codeNamed(code)?.form;
  const hasSections =
    (kind === 'statute' || kind === 'regulation') && (form === 'section' || form === 'titleFirst');
  const place = section !== undefined && hasSections ? `§ ${section}` : section;
  return [title, code, place].filter((part) => part !== undefined).join(' ');
}
