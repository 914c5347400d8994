/**
 * The static site of the Caselaw Access Project: whole volumes, so that it never learns which case is looked for. A volume once
 * fetched is part of the library, and complete; while it is being fetched its places are `unavailable`, and fetched it is for whoever asks next.
 */
import type { ReporterCitation } from '../../../citations/found-citation';
import type { PlaceAnswer } from '../../library/library';
import { placeKey } from '../../library/place-key';
import type { HttpSource } from '../call-over-http';
import type { Until } from '../clock';
import type { SourceText } from '../live-sources';
import type { Source } from '../source';
import { askReporters } from './ask-reporters';
import type { CapVolume } from './cap-shelves';
import { fetchVolumes, type VolumePorts } from './fetch-volumes';

export function capSite({ call, close }: HttpSource, ports: VolumePorts): Source {
  const unavailable = { kind: 'unavailable', source: 'cap' } as const;
  const { shelves } = ports;
  const reporters = askReporters(call, ports.answers);
  const volumes = fetchVolumes(call, ports);

  /** `null` where the site's list of reporters cannot be had. */
  const volumesOf = async (place: ReporterCitation, until: Until): Promise<readonly CapVolume[] | null> => {
    const { reporter, volume } = placeKey(place);
    if (!/^[0-9]{1,5}$/.test(volume)) return [];
    const known = await reporters(until);
    return known && (known.get(reporter) ?? []).map((slug) => ({ slug, reporter, volume }));
  };

  const answerPlace = async (place: ReporterCitation, until: Until): Promise<PlaceAnswer> => {
    const asked = await volumesOf(place, until);
    if (asked === null) return unavailable;
    for (const volume of asked) {
      const fetched = await volumes.hold(volume, until);
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
      await volumes.stop();
      await Promise.all([close(), shelves.close()]);
    },
  };
}
