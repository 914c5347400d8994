/** What is asked of Word about annotations by their ids. Those that are gone by then are passed over. */
import { inHalves } from './in-halves';
import { isNotImplemented } from './word-failure';
import type { WordParagraph } from './word-reading';

export async function deleteAnnotations(ids: readonly string[]): Promise<void> {
  await inHalves(ids, (some) =>
    Word.run(async (context) => {
      for (const id of some) context.document.getAnnotationById(id).delete();
      await context.sync();
    }),
  );
}

/** Of all add-ins, and none where Word cannot tell them (#5701). */
export async function annotationsIn(paragraphs: readonly WordParagraph[]): Promise<readonly string[]> {
  const found: string[] = [];
  try {
    await inHalves(paragraphs, async (some) => {
      const ids = await Word.run(async (context) => {
        const collections = some.map(({ localId = '' }) =>
          context.document.getParagraphByUniqueLocalId(localId).getAnnotations(),
        );
        for (const collection of collections) collection.load('items/id');
        await context.sync();
        return collections.flatMap(({ items }) => items.map(({ id }) => id));
      });
      found.push(...ids);
    });
  } catch (error) {
    if (!isNotImplemented(error)) throw error;
  }
  return found;
}
