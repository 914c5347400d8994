/**
 * The static site of the Caselaw Access Project: whole volumes, so that it never learns which case is looked for. A volume once
 * fetched is part of the library, and complete; while it is being fetched its places are `unavailable`, and fetched it is for whoever asks next.
 */
import { setMaxListeners } from 'node:events';
import type { ReporterCitation } from '../../../citations/found-citation';
import type { PlaceAnswer } from '../../library/library';
import { placeKey } from '../../library/place-key';
import type { HttpSource } from '../call-over-http';
import { untilFrom, type Clock, type Until } from '../clock';
import type { SourceText } from '../live-sources';
import type { ReportEvent, Source } from '../source';
import type { StoredAnswers } from '../stored-answers';
import { readCapReporters, type CapReporters } from './cap-reporters';
import { OtherVolume, type CapShelves, type CapVolume } from './cap-shelves';

export interface CapPorts {
  readonly shelves: CapShelves;
  readonly answers: StoredAnswers;
  readonly clock: Clock;
  readonly report: ReportEvent;
}

const MB = 1024 ** 2;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The list of reporters has not changed in years. */
const REPORTERS_LAST_MS = 30 * DAY_MS;
const ABSENT_LASTS_MS = DAY_MS;
/** From the first byte to the shelf, in the background. */
const FETCH_MS = 10 * 60 * 1000;
const AT_ONCE = 2;
const MOST_WAITING = 500;
const LOOK_AGAIN_MS = 250;
const REPORTERS = 'reporters';

type Fetched = 'held' | 'absent' | 'failed';

export function capSite({ call, close }: HttpSource, { shelves, answers, clock, report }: CapPorts): Source {
  const unavailable = { kind: 'unavailable', source: 'cap' } as const;
  const closing = new AbortController();
  // Every volume of the last minutes listens to it.
  setMaxListeners(0, closing.signal);
  const fetching = new Map<string, Promise<Fetched>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let reporters: Promise<CapReporters | null> | null = null;

  const answerPlace = async (place: ReporterCitation, until: Until): Promise<PlaceAnswer> => {
    const volumes = await volumesOf(place, until);
    if (volumes === null) return unavailable;
    for (const volume of volumes) {
      const fetched = await hold(volume, until);
      if (fetched === 'failed') return unavailable;
      if (fetched === 'absent') continue;
      const [answer] = (await shelves.open(volume)?.lookUp([place])) ?? [];
      if (answer) return answer;
    }
    return { kind: 'notCovered' };
  };

  return {
    name: 'cap',
    lookUp: (places, until) => Promise.all(places.map((place) => answerPlace(place, until))),
    async readOpinion(authority, until): Promise<SourceText> {
      for (const place of authority.places) {
        for (const volume of (await volumesOf(place, until)) ?? []) {
          const opinion = await shelves.open(volume)?.readOpinion(authority.id);
          if (opinion) return { kind: 'text', opinion };
        }
      }
      return { kind: 'none' };
    },
    // Its volumes are part of the library, and found there.
    findByName: () => [],
    async close() {
      closing.abort(new Error('the service is stopping'));
      await Promise.all(fetching.values());
      await Promise.all([close(), shelves.close()]);
    },
  };

  /** `null` where the site's list of reporters cannot be had. */
  async function volumesOf(place: ReporterCitation, until: Until): Promise<readonly CapVolume[] | null> {
    const { reporter, volume } = placeKey(place);
    if (!/^[0-9]{1,5}$/.test(volume)) return [];
    reporters ??= listReporters(until);
    const known = await reporters;
    if (known === null) {
      reporters = null;
      return null;
    }
    return (known.get(reporter) ?? []).map((slug) => ({ slug, reporter, volume }));
  }

  async function listReporters(until: Until): Promise<CapReporters | null> {
    const held = readCapReporters(stored(REPORTERS));
    if (held !== null) return held;
    const reply = await call(
      { path: '/ReportersMetadata.json', cost: 1, maxBytes: 8 * MB, attemptMs: 8_000 },
      until,
    );
    const list = reply.kind === 'json' ? readCapReporters(reply.value) : null;
    if (reply.kind === 'json' && list !== null) store(REPORTERS, reply.value, REPORTERS_LAST_MS);
    return list;
  }

  /** Has the volume fetched where it is not held; waits for it no longer than `until`. */
  async function hold(volume: CapVolume, until: Until): Promise<Fetched> {
    if (shelves.open(volume)) return 'held';
    const key = `volume ${volume.slug}/${volume.volume}`;
    if (stored(key) !== undefined) return 'absent';
    let fetch = fetching.get(key);
    if (!fetch) {
      if (fetching.size >= MOST_WAITING || !shelves.hasRoom || closing.signal.aborted) return 'failed';
      fetch = inTurn(() => fetchVolume(volume, key)).finally(() => fetching.delete(key));
      fetching.set(key, fetch);
    }
    return Promise.race([
      fetch,
      clock.sleep(until.at - clock.now(), until.signal).then(() => 'failed' as const),
    ]);
  }

  async function inTurn(work: () => Promise<Fetched>): Promise<Fetched> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return closing.signal.aborted ? 'failed' : await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function fetchVolume(volume: CapVolume, key: string): Promise<Fetched> {
    const until = untilFrom(closing.signal, FETCH_MS, clock);
    if (!shelves.begin(volume)) return waitForOther(volume, until);
    try {
      const { slug, volume: number } = volume;
      const toFile = shelves.archiveOf(volume);
      const asked = {
        path: `/${slug}/${number}.zip`,
        cost: 1,
        maxBytes: 256 * MB,
        attemptMs: FETCH_MS,
        toFile,
      };
      const reply = await call(asked, until);
      if (reply.kind === 'absent') store(key, {}, ABSENT_LASTS_MS);
      if (reply.kind !== 'file') return reply.kind === 'absent' ? 'absent' : 'failed';
      await shelves.finish(volume, until.signal);
      report('cap', 'shelved');
      return 'held';
    } catch (error) {
      if (closing.signal.aborted) return 'failed';
      report('cap', error instanceof OtherVolume ? 'lied' : 'unshelved');
      // What cannot be read today cannot be read in a minute.
      store(key, {}, ABSENT_LASTS_MS);
      return 'failed';
    } finally {
      shelves.abandon(volume);
    }
  }

  /** Another process of this machine fetches the same volume. */
  async function waitForOther(volume: CapVolume, until: Until): Promise<Fetched> {
    while (clock.now() < until.at && !until.signal.aborted) {
      if (shelves.open(volume)) return 'held';
      await clock.sleep(LOOK_AGAIN_MS, until.signal);
    }
    return 'failed';
  }

  function stored(key: string): unknown {
    try {
      return answers.read('cap', [key]).get(key);
    } catch {
      return undefined;
    }
  }

  function store(key: string, body: unknown, lastsMs: number): void {
    try {
      answers.write('cap', [{ key, body, lastsMs }]);
    } catch {
      // It is asked again.
    }
  }
}
