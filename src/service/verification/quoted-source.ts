/** What a quotation is compared with: its parent's authority, where that is beyond doubt, and the pages and part cited. */
import { stancesIn } from '../../citations/comparing/stances-in';
import { pinPages, pinParagraphs } from '../../citations/comparing/pin-pages';
import type { Pin } from '../../quotes/quotation-comparison';
import type { CitedPart } from '../../verdict/quotation-finding';
import { settledAuthority, type VerifiedCase } from './case-result';
import type { QuotedSource, UnresolvedParent } from './verify-quotation';

/** Unresolved where the parent is anything but `verified` or `mismatch`: one doubt never becomes two accusations. */
export function quotedSource(parent: VerifiedCase | undefined): QuotedSource | UnresolvedParent {
  const outcome = parent?.result.verdict.outcome ?? 'unreadable';
  if (!parent?.authority || (outcome !== 'verified' && outcome !== 'mismatch')) {
    return { kind: 'parentUnresolved', parent: outcome };
  }
  const weights = parent.citation?.weight ?? [];
  const part = citedPart(weights);
  const pinCite = parent.citation?.pinCite;
  return {
    authority: parent.authority,
    chain: parent.chain.map(settledAuthority),
    ...(pinCite !== undefined && { pinCite }),
    pin: pinOf(parent),
    isPinWrong:
      parent.result.evidence?.comparisons.some(
        ({ attribute, match }) => attribute === 'pinCite' && !match,
      ) === true,
    ...(part ? { part } : {}),
    cleanedUp: weights.some((one) => /cleaned up/iu.test(one)),
  };
}

/** Of `4 (¶ 12)` the page. */
function pinOf({ citation }: VerifiedCase): Pin | null {
  const pages = pinPages(citation?.pinCite);
  const paragraphs = pinParagraphs(citation?.pinCite);
  if (!citation || pages.length === 0) return paragraphs.length > 0 ? { paragraphs } : null;
  const counted = citation.kind === 'case' ? citation.pinCiteReporter : undefined;
  return { reporter: counted ?? citation.reporter, pages };
}

/** `undefined` where the citation names none, and so means the opinion of the court. */
function citedPart(weights: readonly string[]): CitedPart | undefined {
  for (const written of weights) {
    const kinds = kindsNamed(written.toLowerCase());
    if (kinds) return { written, kinds };
  }
  return undefined;
}

function kindsNamed(weight: string): CitedPart['kinds'] | undefined {
  if (weight.includes('syllabus')) return ['syllabus'];
  // One opinion of both kinds is kept under either; `(opinion of Pell, J.)` may be any.
  const stances = stancesIn(weight);
  if (stances.length > 0) return /\bin (?:the )?part\b/.test(weight) ? separate : stances;
  return /\bopinion of .+\bj/.test(weight) ? ['majority', ...separate] : undefined;
}

const separate = ['concurrence', 'dissent'] as const;
