/** One link: visit, compare addresses, judge. */
import type { LinkItem } from '../../contract/items';
import type { LinkResult } from '../../contract/results';
import { compareAddresses } from '../../links/compare-addresses';
import { judgeLink, type LinkFinding } from '../../verdict/judge-link';
import type { LinkVisitor } from '../visits/link-visitor';

export async function verifyLink(
  item: LinkItem,
  visitor: LinkVisitor,
  signal: AbortSignal,
): Promise<LinkResult> {
  const { verdict, comparisons } = judgeLink(await find(item.url, visitor, signal));
  return {
    id: item.id,
    type: 'link',
    verdict,
    ...(comparisons.length > 0 ? { evidence: { comparisons: [...comparisons] } } : {}),
  };
}

async function find(url: string, visitor: LinkVisitor, signal: AbortSignal): Promise<LinkFinding> {
  const answer = await visitor.visit(url, signal);
  switch (answer.kind) {
    case 'answered':
      return { ...answer, url, movement: compareAddresses(url, answer.finalUrl), at: timeOfDay(new Date()) };
    case 'noSuchHost':
      return { kind: 'noSuchHost', url };
    case 'unreachable':
    case 'refused':
      return answer;
  }
}

/** `14:05 UTC`. */
function timeOfDay(date: Date): string {
  return `${date.toISOString().slice(11, 16)} UTC`;
}
