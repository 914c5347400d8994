/** Who verifies: this thread, or as many others as the operator wants. For the entry files. */
import type { DataPlace, ServiceConfig } from './config';
import { determining, type Determine } from './determine';
import type { Library } from './library/library';
import type { LinkVisitor } from './visits/link-visitor';
import type { LiveSources } from './sources/live-sources';
import { withFetched } from './sources/with-fetched';
import { verifyItems } from './verification/verify-items';
import { openVerifyPool, type VerifyPoolOptions } from './workers/verify-pool';

export interface Verifier {
  readonly determine: Determine;
  isReady(): boolean;
  /** Closes its library too. */
  close(): Promise<void>;
}

export interface VerifierPorts {
  readonly openLibrary: () => Promise<Library>;
  readonly sources: LiveSources;
  readonly visitor: LinkVisitor;
  readonly report: VerifyPoolOptions['report'];
}

export async function openVerifier(
  config: DataPlace & Pick<ServiceConfig, 'workers' | 'sources'>,
  { openLibrary, sources, visitor, report }: VerifierPorts,
): Promise<Verifier> {
  const hasSources = config.sources.order.length > 0;
  if (config.workers > 0) {
    return openVerifyPool({ place: config, threads: config.workers, hasSources, sources, visitor, report });
  }
  const library = withFetched(await openLibrary(), sources);
  return {
    determine: determining((items, signal) => verifyItems(items, { library, sources, visitor }, signal)),
    isReady: () => true,
    close: () => library.close(),
  };
}
