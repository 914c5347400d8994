/** One statute, regulation, rule, constitution or secondary source. No text of these is held yet: only what cannot exist is told. */
import type { CodeCitation, FoundCitation } from '../citations/found-citation';
import { codes, type CodeForm } from '../citations/facts/codes';
import { findCodeImpossibility } from '../citations/impossible-code';
import { parseCitation } from '../citations/parse-citation';
import { codeAddresses } from '../citations/record-address';
import type { TextItem } from '../contract/items';
import type { TextResult } from '../contract/results';
import { judgeCode, type CodeFinding } from '../verdict/judge-code';

export function verifyCode(item: TextItem): TextResult {
  const found = parseCitation(item.rawText);
  const citation = found && isCode(found) ? found : null;
  const { verdict, comparisons } = judgeCode(find(citation));
  const normalized = citation && normalizedCode(citation);
  return {
    id: item.id,
    type: item.type,
    citation: { raw: item.rawText, ...(normalized ? { normalized } : {}) },
    verdict,
    ...(comparisons.length > 0 ? { evidence: { comparisons: [...comparisons] } } : {}),
  };
}

function find(citation: CodeCitation | null): CodeFinding {
  if (!citation) return { kind: 'unreadable' };
  const impossibility = findCodeImpossibility(citation);
  if (impossibility) return { kind: 'impossible', impossibility };
  const [official] = codeAddresses(citation);
  return { kind: 'notCovered', ...(official ? { officialUrl: official.url } : {}) };
}

function isCode(found: FoundCitation): found is CodeCitation {
  return 'code' in found;
}

/** `42 U.S.C. § 1983`, `Fed. R. Civ. P. 12(b)(6)`, `85 Fed. Reg. 12345`: the sign only where sections are counted. */
function normalizedCode({ kind, title, code, section }: CodeCitation): string {
  const form = formOf.get(code);
  const hasSections =
    (kind === 'statute' || kind === 'regulation') && (form === 'section' || form === 'titleFirst');
  const place = section !== undefined && hasSections ? `§ ${section}` : section;
  return [title, code, place].filter((part) => part !== undefined).join(' ');
}

const formOf: ReadonlyMap<string, CodeForm> = new Map(codes.map(({ name, form }) => [name, form]));
