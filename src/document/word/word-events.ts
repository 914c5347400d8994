/** What Word tells of: text that changed, annotations that were clicked, the selection. Each returns how to stop listening. */
import type { WordHost } from './word-host';

/**
 * Paragraph events (1.6) are missed, late or doubled (office-js #4874, #3864): they say that something may have changed, and in
 * which paragraphs. Before 1.6 the selection moves when somebody writes.
 */
export function onTextEvent(host: WordHost, listener: (changedIds: readonly string[]) => void): () => void {
  if (!host.has('1.6')) return onSelectionChanged(() => listener([]));
  const tell = ({ uniqueLocalIds }: { readonly uniqueLocalIds: readonly string[] }): Promise<void> => {
    listener(uniqueLocalIds);
    return Promise.resolve();
  };
  return listenInWord(({ document }) => [
    document.onParagraphChanged.add(tell),
    document.onParagraphAdded.add(tell),
    document.onParagraphDeleted.add(tell),
  ]);
}

export function onAnnotationClicked(host: WordHost, listener: (annotationId: string) => void): () => void {
  if (!host.has('1.7')) return () => undefined;
  return listenInWord(({ document }) => [
    document.onAnnotationClicked.add(({ id }) => {
      listener(id);
      return Promise.resolve();
    }),
  ]);
}

/** Not always told (office-js #2964). */
export function onSelectionChanged(listener: () => void): () => void {
  const { document } = Office.context;
  const type = Office.EventType.DocumentSelectionChanged;
  document.addHandlerAsync(type, listener);
  return () => document.removeHandlerAsync(type, { handler: listener });
}

/** A Word that has just opened may be too busy to take a listener. */
const askAgainAfterMs = [1_000, 3_000, 10_000, 30_000];

/** Where Word refuses for good, as perpetual Office may (#4953), nothing is told: the pane works without. */
function listenInWord(
  add: (
    context: Word.RequestContext,
  ) => readonly { remove(): void; context: OfficeExtension.ClientRequestContext }[],
): () => void {
  let isStopped = false;
  const attempt = async (waits: readonly number[]): Promise<ReturnType<typeof add>> => {
    try {
      return await Word.run(async (context) => {
        const handlers = add(context);
        await context.sync();
        return handlers;
      });
    } catch {
      const [waitMs, ...further] = waits;
      if (waitMs === undefined) return [];
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      return isStopped ? [] : attempt(further);
    }
  };
  const added = attempt(askAgainAfterMs);
  return () => {
    isStopped = true;
    void added.then(async (handlers) => {
      const context = handlers[0]?.context;
      for (const handler of handlers) handler.remove();
      await context?.sync();
    }, ignore);
  };
}

function ignore(): void {
  // A handler that Word has forgotten already.
}
