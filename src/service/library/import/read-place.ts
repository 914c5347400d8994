/** A citation as records write it, `1 Misc. 3d 1`, with the reporter's canonical name where it is known. */
import type { ReporterCitation } from '../../../citations/found-citation';
import { reporterNamed } from '../../../citations/facts/reporter-named';

/** Throws for a text that is no volume, reporter and page. */
export function readPlace(cite: string): ReporterCitation {
  const match = /^\s*(\S+)\s+(.+?)\s+(\S+)\s*$/u.exec(cite);
  if (!match) throw new Error(`"${cite}" is no citation`);
  const [, volume = '', reporter = '', page = ''] = match;
  return { volume, reporter: reporterNamed(reporter, volume)?.name ?? reporter.replace(/\s+/gu, ' '), page };
}
