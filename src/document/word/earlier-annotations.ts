/**
 * Takes away what another pane of ours marked in these paragraphs, as one that was closed in mid-check: it is known by the names from
 * the manifest that its pop-ups bear. Those of other add-ins stay, and those that this pane made meanwhile.
 */
import { deleteAnnotations } from './annotation-requests';
import { ourBrand } from './critique-of';
import { inHalves } from './in-halves';
import { isNotImplemented } from './word-failure';
import type { WordParagraph } from './word-reading';

/** Whether that is done, or cannot be done here at all (#5701). Never rejects: the marks are made in any case. */
export async function removeEarlierAnnotations(
  paragraphs: readonly WordParagraph[],
  known: ReadonlySet<string>,
): Promise<boolean> {
  const earlier: string[] = [];
  try {
    await inHalves(paragraphs, (some) =>
      Word.run(async (context) => {
        const collections = some.map(({ localId = '' }) =>
          context.document.getParagraphByUniqueLocalId(localId).getAnnotations(),
        );
        for (const collection of collections) collection.load('items/id,items/critiqueAnnotation/critique');
        await context.sync();
        for (const { id, critiqueAnnotation } of collections.flatMap(({ items }) => items)) {
          const { popupOptions } = critiqueAnnotation.critique;
          if (popupOptions?.brandingTextResourceId === ourBrand && !known.has(id)) earlier.push(id);
        }
      }),
    );
    await deleteAnnotations(earlier);
    return true;
  } catch (error) {
    return isNotImplemented(error);
  }
}
