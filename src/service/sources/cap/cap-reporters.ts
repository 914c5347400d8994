/** What the static site calls the reporters, from its own list of them. */
import { z } from 'zod';
import { reporterNamed } from '../../../citations/facts/reporter-named';

/** Folder names of the site by canonical reporter; few reporters have two. */
export type CapReporters = ReadonlyMap<string, readonly string[]>;

const listSchema = z.array(
  z.object({ short_name: z.string().min(1), slug: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
);

/** `null` for a text that is no such list. */
export function readCapReporters(list: unknown): CapReporters | null {
  const read = listSchema.safeParse(list).data;
  if (read === undefined) return null;
  const slugs = new Map<string, string[]>();
  for (const { short_name: written, slug } of read) {
    const name = reporterNamed(written)?.name ?? written;
    slugs.set(name, [...(slugs.get(name) ?? []), slug]);
  }
  return slugs;
}
