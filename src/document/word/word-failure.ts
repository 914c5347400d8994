/** Why Word refused, as far as it tells. Of being busy, as while a dialog of its own is open, it says no more than of a fault. */

export function isGone(error: unknown): boolean {
  return codeOf(error) === 'ItemNotFound';
}

/** The document, or the place, is protected or open for reading only. */
export function isForbidden(error: unknown): boolean {
  return codeOf(error) === 'AccessDenied';
}

export function isNotImplemented(error: unknown): boolean {
  return codeOf(error) === 'NotImplemented';
}

/** Whether Word answers a question that it can hardly refuse: where it does, it was not busy that it refused another. */
export async function wordAnswers(): Promise<boolean> {
  try {
    await Word.run(async (context) => {
      context.document.body.paragraphs.getFirst().load('text');
      await context.sync();
    });
    return true;
  } catch {
    return false;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
