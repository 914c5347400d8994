/** What this process knows of the edition that is shown, kept between lookups: its number, and what it holds of volumes, each of which is read once. */
import type { VolumeFacts } from '../coverage';

export interface EditionAtHand {
  readonly edition: number;
  /** By name. Only ever added to. */
  readonly volumes: Map<string, VolumeFacts>;
}

/** All American reporters together have about fifty thousand. */
const MOST_VOLUMES = 60_000;
/** That of a database into which nothing was imported. */
const FIRST_EDITION = 0;

export function openEditionAtHand() {
  let atHand = anew(FIRST_EDITION);

  return {
    /** `read` asks of an edition, and its reply says which one is shown by now: where that is another, it is asked again of that one. */
    async ask<Reply extends { readonly edition: number }>(
      read: (of: EditionAtHand) => Promise<Reply>,
    ): Promise<{ readonly reply: Reply; readonly of: EditionAtHand }> {
      for (;;) {
        if (atHand.volumes.size > MOST_VOLUMES) atHand = anew(atHand.edition);
        const of = atHand;
        const reply = await read(of);
        if (reply.edition === of.edition) return { reply, of };
        if (reply.edition !== atHand.edition) atHand = anew(reply.edition);
      }
    },
  };
}

function anew(edition: number): EditionAtHand {
  return { edition, volumes: new Map() };
}
