/** A file as it lies on the disk: what is done to the open document afterwards is not in it. */
import { storiesOf, type Paragraph, type WordDocument } from './document-model';

/** A copy to be opened again, in which every paragraph has another id than before. */
export function closedFile(document: WordDocument): WordDocument {
  const copy = structuredClone(document);
  for (const { paragraphs } of storiesOf(copy)) paragraphs.forEach(giveNewId);
  return copy;
}

function giveNewId(paragraph: Paragraph, index: number): void {
  const id = (parseInt(paragraph.localId, 16) ^ (0x5a5a_0000 + index)) >>> 0;
  Object.assign(paragraph, { localId: id.toString(16).toUpperCase().padStart(8, '0') });
}
