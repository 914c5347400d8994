/** Answers in time, whatever the source below it does: which ends by itself in time, and then with more than nothing. */
import type { PlaceAnswer } from '../library/library';
import type { SourceText } from './live-sources';
import type { ReportEvent, Source } from './source';

/** After the deadline, for a source to say what it has got. */
const GRACE_MS = 500;

export function withinDeadline(source: Source, report: ReportEvent): Source {
  const mistake = (error: unknown): void => report(source.name, 'mistaken', error);
  const unavailable = { kind: 'unavailable', source: source.name } as const;
  return {
    name: source.name,
    lookUp: (places, until) =>
      firstOf(
        source.lookUp(places, until),
        until.signal,
        places.map((): PlaceAnswer => unavailable),
        mistake,
      ),
    readOpinion: (authority, until) =>
      firstOf<SourceText>(source.readOpinion(authority, until), until.signal, unavailable, mistake),
    findByName: (query, limit) => source.findByName(query, limit),
    close: () => source.close(),
  };
}

/** `work`, or `otherwise` when `signal` is aborted first, or where it fails, which it should not. */
function firstOf<T>(
  work: Promise<T>,
  signal: AbortSignal,
  otherwise: T,
  mistake: (error: unknown) => void,
): Promise<T> {
  return new Promise((resolve) => {
    const end = (): void => resolve(otherwise);
    const endSoon = (): void => void setTimeout(end, GRACE_MS);
    if (signal.aborted) endSoon();
    signal.addEventListener('abort', endSoon, { once: true });
    void work
      .catch((error: unknown) => {
        mistake(error);
        return otherwise;
      })
      .then(resolve)
      .finally(() => signal.removeEventListener('abort', endSoon));
  });
}
