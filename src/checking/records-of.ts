/** Where the record of a case can be read, for a list of links: each provider once. */
import type { Opinion } from '../contract/results';

type CourtRecord = NonNullable<Opinion['documents']>[number];

/** A provider's further addresses lead to the same case by another way, or only to its volume. */
export function recordsOf(opinion: Opinion | undefined): readonly CourtRecord[] {
  const documents = opinion?.documents ?? [];
  return documents.filter(
    ({ provider }, index) => documents.findIndex((one) => one.provider === provider) === index,
  );
}
