/**
 * Reads the document although Word is busy now and then, as while a dialog of its own is open. It says no more then than of anything
 * else that it will not do: so what fails is asked again before it counts as what this Word cannot do.
 */
import { readDocument, type ReadOptions } from './read-document';
import type { WordHost } from './word-host';
import type { WordReading } from './word-reading';

/** Before the second try, and before the third. */
const waitsMs = [500, 1_500];

export class PatientReader {
  /** Notes and text boxes have been read here, or been refused by a Word that read the rest: neither is guessed again. */
  private besides: 'unknown' | 'read' | 'refused' = 'unknown';

  constructor(
    private readonly host: WordHost,
    private readonly wait: (ms: number) => Promise<void>,
  ) {}

  /** Rejects where Word does not answer. Never without notes that were read before: what stands in them would seem deleted. */
  async read(known: Pick<ReadOptions, 'previous' | 'changed'>): Promise<WordReading> {
    const attempt = (besides: boolean): Promise<WordReading> =>
      Word.run((context) =>
        readDocument(context, this.host, { pause: () => this.wait(0), besides, ...known }),
      );
    const waits = this.besides === 'refused' ? [] : [...waitsMs];
    for (;;) {
      try {
        const reading = await attempt(true);
        this.besides = 'read';
        return reading;
      } catch (error) {
        const waitMs = waits.shift();
        if (waitMs !== undefined) {
          await this.wait(waitMs);
        } else if (this.besides === 'read' || !this.hasBesides) {
          throw error;
        } else {
          const reading = await attempt(false);
          this.besides = 'refused';
          return reading;
        }
      }
    }
  }

  private get hasBesides(): boolean {
    return this.host.has('1.5') || this.host.hasDesktop('1.2');
  }
}
