import { isGone } from './word-failure';

/** Selects what stands from the first annotation to the last; false where one is gone. */
export async function selectAnnotations(ids: readonly string[]): Promise<boolean> {
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return false;
  try {
    await Word.run(async (context) => {
      const rangeOf = (id: string): Word.Range =>
        context.document.getAnnotationById(id).critiqueAnnotation.range;
      rangeOf(first).expandTo(rangeOf(last)).select();
      await context.sync();
    });
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}
