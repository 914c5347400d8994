/** Where a citation can be linked to: the record of the case that the service settled on. */
import type { Card } from './card';
import { isRecordAddress } from '../document/record-hosts';

/** `null` for what is no citation, has no record, or has one at an address that is not allowed in a brief. */
export function linkableUrl({ item, finding, gone }: Card): string | null {
  if (item.kind !== 'citation' || gone || finding.kind !== 'result') return null;
  const { result } = finding;
  if (result.type === 'quote' || result.type === 'link' || result.verdict.status === 'critical') return null;
  return result.opinion?.documents?.find(({ url }) => isRecordAddress(url))?.url ?? null;
}
