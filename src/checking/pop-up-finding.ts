/** Which of the fixed findings the pop-up at a mark shows: never more than the card says. */
import type { Attribute, Result } from '../contract/results';
import type { PopUpFinding } from '../document/pop-up-findings';
import type { Card } from './card';
import { exchangedWord } from './exchanged-word';

export function popUpFinding({ item, finding, foreseen, shifted }: Card): PopUpFinding {
  if (shifted) return 'shifted';
  if (item.astray && (finding.kind === 'result' || finding.kind === 'notSent')) return 'onCard';
  switch (finding.kind) {
    case 'result':
      return exchangedWord(item, finding.result) ? 'onCard' : resultFinding(finding.result);
    case 'waiting':
      return foreseen ? 'impossible' : 'checking';
    case 'changed':
      return foreseen ? 'impossible' : 'changed';
    case 'notSent':
      return foreseen ? 'impossible' : 'notSent';
    case 'unanswered':
    case 'failed':
    case 'cancelled':
      return foreseen ? 'impossible' : 'noAnswer';
  }
}

function resultFinding(result: Result): PopUpFinding {
  const family = familyOf[result.type];
  switch (result.verdict.outcome) {
    case 'verified':
      // A warning about a case that was found, as that it was vacated, is the card's to tell.
      return result.verdict.status === 'verified' ? `${family}.verified` : 'onCard';
    case 'not_found':
      return `${family}.not_found`;
    case 'mismatch':
      return differenceFinding(result);
    case 'wrong_case':
    case 'not_covered':
    case 'unconfirmed':
    case 'ambiguous':
    case 'unreadable':
    case 'marked_meaning':
    case 'elsewhere':
    case 'text_unavailable':
    case 'parent_unresolved':
    case 'unreachable':
    case 'blocked':
    case 'source_unavailable':
      return result.verdict.outcome;
    default:
      // The set is open: an outcome that this pane does not know.
      return 'onCard';
  }
}

const familyOf = {
  case: 'case',
  statute: 'code',
  regulation: 'code',
  constitution: 'code',
  rule: 'code',
  secondary: 'code',
  quote: 'quote',
  link: 'link',
} as const satisfies Readonly<Record<Result['type'], string>>;

/** One difference can be named; of several the card tells. */
function differenceFinding({ type, verdict, evidence }: Result): PopUpFinding {
  if (type === 'link') return 'differs.link';
  if (type === 'quote') return verdict.status === 'critical' ? 'differs.wording' : 'differs.form';
  const differing = (evidence?.comparisons ?? []).filter(({ match }) => !match);
  const [only] = differing;
  return (only && differing.length === 1 && differences.get(only.attribute)) || 'differs.otherwise';
}

const differences: ReadonlyMap<Attribute, PopUpFinding> = new Map([
  ['caseName', 'differs.caseName'],
  ['court', 'differs.court'],
  ['year', 'differs.year'],
  ['pinCite', 'differs.pinCite'],
]);
