/** The links of a brief; those that name the firm's own network or carry a credential stay in it. */
import { limits } from '../contract/limits';
import { findLinks } from '../links/find-links';
import { whyNotSent } from '../links/link-privacy';
import type { BriefItem, NotSentReason } from './brief-item';
import type { BriefText } from './brief-text';
import type { ItemIds } from './item-ids';

export function linkItems({ text, hyperlinks }: BriefText, ids: ItemIds): readonly BriefItem[] {
  return findLinks(text, hyperlinks)
    .filter(({ url }) => !isNoPage(url))
    .map(({ start, end, url }) => {
      const written = text.slice(start, end);
      // Of the address alone: what leaves tells nothing of the words that the link stands on.
      const id = ids.next('link', url, url);
      const placed = { id, kind: 'link', start, end, text: written } as const;
      const notSent = reasonToKeep(url);
      if (notSent !== null) return { ...placed, notSent };
      return { ...placed, item: { id, type: 'link', url }, group: `link ${url}` };
    });
}

/** An e-mail address or a telephone number in a signature leads to no page. */
function isNoPage(url: string): boolean {
  return /^(?:mailto|tel|sms):/i.test(url.trim());
}

function reasonToKeep(url: string): NotSentReason | null {
  if (!url.isWellFormed()) return 'unsupportedLink';
  return whyNotSent(url) ?? (url.length > limits.urlLength ? 'tooLong' : null);
}
