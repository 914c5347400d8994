/** A Word that is busy, as while a dialog of its own is open: it says no more of it than `GeneralException`, or nothing at all. */
import { OfficeError } from './office-error';
import type { WordSession } from './word-session';

/** From now on the requests of these numbers fail, the next one being 1; returns how many were made. */
export function failRequests(session: WordSession, isFailing: (number: number) => boolean): () => number {
  let made = 0;
  session.obstacle = () => {
    made += 1;
    return isFailing(made) ? Promise.reject(new OfficeError('GeneralException')) : Promise.resolve();
  };
  return () => made;
}
