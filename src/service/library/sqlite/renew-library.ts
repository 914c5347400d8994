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
}

export function renewLibrary({ open, stamp, checkEveryMs }: RenewableLibrary): Library {
  let library = open();
  let stamped = stamp();
  let checkedAt = performance.now();

  const current = (): Library => {
    if (performance.now() - checkedAt < checkEveryMs) return library;
    checkedAt = performance.now();
    const now = stamp();
    if (now === stamped) return library;
    const old = library;
    library = open();
    stamped = now;
    setTimeout(() => void old.close(), CLOSE_AFTER_MS).unref();
    return library;
  };

  return {
    lookUp: (places) => current().lookUp(places),
    findNear: (around) => current().findNear(around),
    findByName: (query, limit) => current().findByName(query, limit),
    readOpinion: (authorityId) => current().readOpinion(authorityId),
    close: () => library.close(),
  };
}
