/** A case as it will be written: its words compressed. */
import type { Authority } from '../../../citations/authority';
import type { OpinionText } from '../../../quotes/opinion-text';
import { authorityOf, type CaseRecord } from '../case-record';
import { opinionPieces } from './opinion-pieces';

export interface PreparedCase {
  readonly authority: Authority;
  /** Its place in the order of import, where the library does not have the case yet. */
  readonly added: number;
  /** `kept`: what the library has of it stays. */
  readonly opinion: PreparedOpinion | 'kept' | null;
}

interface PreparedOpinion extends Pick<OpinionText, 'complete' | 'parts'> {
  /** The length of the text, in UTF-16 code units. */
  readonly length: number;
  readonly pieces: readonly Buffer[];
}

export async function prepareCase(record: CaseRecord, added: number): Promise<PreparedCase> {
  const { opinion } = record;
  const authority = authorityOf(record);
  if (!opinion) return { authority, added, opinion: null };
  const { text, complete, parts } = opinion;
  return {
    authority,
    added,
    opinion: { complete, parts, length: text.length, pieces: await opinionPieces(text) },
  };
}
