/** The live sources as the operator names them, each behind its pace, breaker, retries, deadline and stored answers. */
import { join } from 'node:path';
import { breaking } from './breaking';
import { callOverHttp, type HttpAddress, type HttpSource } from './call-over-http';
import { capShelves } from './cap/cap-shelves';
import { capSite } from './cap/cap-site';
import { systemClock, type Clock } from './clock';
import { courtListener } from './courtlistener/courtlistener';
import { inOrderOfTrust, type Patience } from './in-order-of-trust';
import { noSources, type LiveSources } from './live-sources';
import { paced, type Rate } from './paced';
import { retried } from './retried';
import type { ReportEvent, Source, SourceName } from './source';
import type { CallSource } from './source-call';
import type { SourcesConfig } from './sources-config';
import { stored } from './stored';
import { openStoredAnswers, type StoredAnswers } from './stored-answers';
import { withinDeadline } from './within-deadline';

export interface SourcesOptions {
  readonly dataFolder: string;
  /** Where volumes become shelves. */
  readonly libraryFolder: string;
  readonly report: ReportEvent;
  readonly patience?: Patience;
  readonly clock?: Clock;
}

/** A request waits for sources no longer than this, and what came later is there for the next. */
const PATIENCE: Patience = { lookUpMs: 12_000, textMs: 12_000 };

/** As CourtListener has published them: citations in lookups, and everything else. Whoever has less or more is told by its answers. */
const CITATIONS: Rate = { perMinute: 60, burst: 60 };
const REQUESTS: Rate = { perMinute: 5, burst: 5 };
/** The static site names no limit. */
const ARCHIVES: Rate = { perMinute: 120, burst: 8 };

export function openSources(config: SourcesConfig, options: SourcesOptions): LiveSources {
  if (config.order.length === 0) return noSources;
  const { dataFolder, patience = PATIENCE, clock = systemClock } = options;
  const answers = openStoredAnswers(join(dataFolder, 'sources.sqlite'), { now: () => clock.now() });
  const sources = config.order.map((name) =>
    withinDeadline(openSource(name, config, answers, { ...options, clock }), options.report),
  );
  const live = inOrderOfTrust(sources, patience, clock);
  return {
    ...live,
    async close() {
      await live.close();
      answers.close();
    },
  };
}

function openSource(
  name: SourceName,
  config: SourcesConfig,
  answers: StoredAnswers,
  { libraryFolder, report, clock }: SourcesOptions & { readonly clock: Clock },
): Source {
  switch (name) {
    case 'cap': {
      const site = guarded(
        name,
        { base: config.capUrl },
        (call) => paced(call, ARCHIVES, clock),
        report,
        clock,
      );
      return capSite(site, { shelves: capShelves(libraryFolder), answers, report, clock });
    }
    case 'courtlistener': {
      const address = {
        base: config.courtListenerUrl,
        authorization: `Token ${config.courtListenerToken ?? ''}`,
      };
      const pace = (call: CallSource): CallSource => {
        const [lookUp, read] = [paced(call, CITATIONS, clock), paced(call, REQUESTS, clock)];
        return (asked, until) => (asked.form === undefined ? read : lookUp)(asked, until);
      };
      return stored(courtListener(guarded(name, address, pace, report, clock), clock, report), answers);
    }
  }
}

function guarded(
  name: SourceName,
  address: HttpAddress,
  pace: (call: CallSource) => CallSource,
  report: ReportEvent,
  clock: Clock,
): HttpSource {
  const { call, close } = callOverHttp(address, clock);
  const told: CallSource = async (asked, until) => {
    const reply = await call(asked, until);
    if (reply.kind === 'throttled') report(name, 'throttled');
    if (reply.kind === 'failed' && reply.reason === 'refused') report(name, 'refused');
    return reply;
  };
  const breaker = {
    opensAfter: 5,
    openMs: 30_000,
    report: (event: 'opened' | 'closed') => report(name, event),
  };
  return { call: retried(breaking(pace(told), breaker, clock), clock), close };
}
