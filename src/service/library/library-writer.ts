/** Fills a library. Adapters: SQLite (one shelf) and PostgreSQL; the same imports fill both. */
import type { CaseRecord } from './case-record';
import type { CoverageRange, VolumeEnd } from './coverage';

/** Callers wait for every answer before the next call: an adapter on a network would otherwise have to hold what it is given. */
export interface LibraryWriter {
  /** Replaces an earlier record with the same id. */
  addCase(record: CaseRecord): Promise<void> | undefined;
  /** Replaces what the same source said earlier of the same volume and matter. */
  coverVolume(
    volume: { reporter: string; volume: string; source: string },
    ranges: readonly CoverageRange[],
  ): Promise<void> | undefined;
  endVolume(end: VolumeEnd): Promise<void> | undefined;
  /** Removes the cases of a source for which `isKept` is false, as they are gone from its newer snapshot; returns how many. */
  retain(source: string, isKept: (id: string) => boolean): Promise<number> | number;
  /** Whether this input was already imported as it is. */
  wasImported(input: string, digest: string): Promise<boolean> | boolean;
  markImported(input: string, digest: string, cases: number): Promise<void> | undefined;
  /** Everything added so far survives a crash. */
  commit(): Promise<void> | undefined;
  /** Infers last pages, indexes the names, shows readers all of it at once, closes. */
  finish(): Promise<void> | undefined;
  /** Closes without finishing; what was committed can be continued. */
  abandon(): Promise<void> | undefined;
}
