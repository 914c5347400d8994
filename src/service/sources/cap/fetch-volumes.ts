/** Fetches volumes of the static site in the background, each once however many ask for it, and makes them shelves. */
import { setMaxListeners } from 'node:events';
import { Turns } from '../../turns';
import { untilFrom, type Clock, type Until } from '../clock';
import type { ReportEvent } from '../source';
import type { CallSource } from '../source-call';
import type { StoredAnswers } from '../stored-answers';
import { OtherVolume, type CapShelves, type CapVolume } from './cap-shelves';

export interface VolumePorts {
  readonly shelves: CapShelves;
  readonly answers: StoredAnswers;
  readonly clock: Clock;
  readonly report: ReportEvent;
}

export interface FetchedVolumes {
  /** Has the volume fetched where it is not held; waits for it no longer than `until`. */
  hold(volume: CapVolume, until: Until): Promise<Fetched>;
  /** Leaves nothing half made. */
  stop(): Promise<void>;
}

export type Fetched = 'held' | 'absent' | 'failed';

const MAX_BYTES = 256 * 1024 ** 2;
const ABSENT_LASTS_MS = 24 * 60 * 60 * 1000;
/** From the first byte to the shelf. */
const FETCH_MS = 10 * 60 * 1000;
const AT_ONCE = 2;
const MOST_WAITING = 500;
const LOOK_AGAIN_MS = 250;

export function fetchVolumes(
  call: CallSource,
  { shelves, answers, clock, report }: VolumePorts,
): FetchedVolumes {
  const stopping = new AbortController();
  // Every volume of the last minutes listens to it.
  setMaxListeners(0, stopping.signal);
  const turns = new Turns(AT_ONCE);
  const fetching = new Map<string, Promise<Fetched>>();

  return {
    async hold(volume, until) {
      if (shelves.open(volume)) return 'held';
      const key = `volume ${volume.slug}/${volume.volume}`;
      if (answers.read('cap', [key]).has(key)) return 'absent';
      let fetch = fetching.get(key);
      if (!fetch) {
        if (fetching.size >= MOST_WAITING || !shelves.hasRoom) return 'failed';
        fetch = inTurn(volume, key).finally(() => fetching.delete(key));
        fetching.set(key, fetch);
      }
      return Promise.race([
        fetch,
        clock.sleep(until.at - clock.now(), until.signal).then(() => 'failed' as const),
      ]);
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      await Promise.all(fetching.values());
    },
  };

  async function inTurn(volume: CapVolume, key: string): Promise<Fetched> {
    try {
      return await turns.take(stopping.signal, () => fetchOrWait(volume, key));
    } catch (error) {
      if (stopping.signal.aborted) return 'failed';
      throw error;
    }
  }

  async function fetchOrWait(volume: CapVolume, key: string): Promise<Fetched> {
    const until = untilFrom(stopping.signal, FETCH_MS, clock);
    if (!shelves.begin(volume)) return waitForOther(volume, until);
    const believeAbsent = (): void => answers.write('cap', [{ key, body: {}, lastsMs: ABSENT_LASTS_MS }]);
    try {
      const fetched = await fetchArchive(volume, until);
      if (fetched === 'absent') believeAbsent();
      if (fetched !== 'held') return fetched;
      await shelves.finish(volume, until.signal);
      report('cap', 'shelved');
      return 'held';
    } catch (error) {
      if (stopping.signal.aborted) return 'failed';
      report('cap', error instanceof OtherVolume ? 'lied' : 'unshelved');
      // What cannot be read today cannot be read in a minute.
      believeAbsent();
      return 'failed';
    } finally {
      shelves.abandon(volume);
    }
  }

  async function fetchArchive(volume: CapVolume, until: Until): Promise<Fetched> {
    const reply = await call(
      {
        path: `/${volume.slug}/${volume.volume}.zip`,
        cost: 1,
        maxBytes: MAX_BYTES,
        attemptMs: FETCH_MS,
        toFile: shelves.archiveOf(volume),
      },
      until,
    );
    if (reply.kind === 'file') return 'held';
    return reply.kind === 'absent' ? 'absent' : 'failed';
  }

  /** Another process of this machine fetches the same volume. */
  async function waitForOther(volume: CapVolume, until: Until): Promise<Fetched> {
    while (clock.now() < until.at && !until.signal.aborted) {
      if (shelves.open(volume)) return 'held';
      await clock.sleep(LOOK_AGAIN_MS, until.signal);
    }
    return 'failed';
  }
}
