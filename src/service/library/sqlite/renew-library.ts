/** A library that is opened anew when what it reads has been replaced: an import needs no restart of the service. */
import type { Library } from '../library';

/** Long enough for every question that was asked of the old one. */
const CLOSE_AFTER_MS = 60_000;

export interface RenewableLibrary {
  readonly open: () => Library;
  /** Changes when what `open` would read has changed. */
  readonly stamp: () => string;
  /** How long an answer may be behind. */
  readonly checkEveryMs: number;
  /** Told once when what would be read cannot be opened, as while it is being copied in; the old library goes on. */
  readonly report: (error: unknown) => void;
}

export function renewLibrary({ open, stamp, checkEveryMs, report }: RenewableLibrary): Library {
  let library = open();
  let stamped = stamp();
  let checkedAt = performance.now();
  let isReported = false;

  const renew = (): void => {
    const now = stamp();
    if (now === stamped) return;
    const old = library;
    library = open();
    stamped = now;
    isReported = false;
    setTimeout(() => void old.close(), CLOSE_AFTER_MS).unref();
  };

  const current = (): Library => {
    if (performance.now() - checkedAt < checkEveryMs) return library;
    checkedAt = performance.now();
    try {
      renew();
    } catch (error) {
      if (!isReported) report(error);
      isReported = true;
    }
    return library;
  };

  return {
    lookUp: (places) => current().lookUp(places),
    findBefore: (places) => current().findBefore(places),
    findNear: (around) => current().findNear(around),
    findByName: (query, limit) => current().findByName(query, limit),
    readOpinion: (authorityId) => current().readOpinion(authorityId),
    edition: current,
    close: () => library.close(),
  };
}
