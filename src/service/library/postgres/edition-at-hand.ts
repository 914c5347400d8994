/** What this process remembers between lookups: the number of the edition that is shown, and the facts of its volumes, each read once. */
import type { VolumeFacts } from '../coverage';

export interface EditionAtHand {
  readonly edition: number;
  /** By the volume's name. Only ever added to. */
  readonly volumes: Map<string, VolumeFacts>;
}

/** All American reporters together have about fifty thousand. */
const MOST_VOLUMES = 60_000;
/** The number in a database into which nothing was imported. */
const FIRST_EDITION = 0;

export function openEditionAtHand() {
  let atHand = anew(FIRST_EDITION);

  return {
    /** Calls `read` with the edition at hand, and again where the reply says that an import has shown another one meanwhile. */
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
