/** Who wrote the articles that a text cites, as far as a `supra` calls them by their writers: `Jaffe, supra, at 357`. */
import type { CodeCitation, FoundCitation, SupraCitation } from '../../found-citation';

const LONGEST_TITLE = 240;

type Draft = { -readonly [Field in keyof CodeCitation]: CodeCitation[Field] };

/** `supras`: those of `found`. */
export function nameAuthors(
  text: string,
  found: readonly FoundCitation[],
  supras: readonly SupraCitation[],
): void {
  const names = new Map<string, string>();
  for (const { name } of supras) if (name !== undefined) names.set(lastWord(name), name);
  if (names.size === 0) return;
  let before = 0;
  for (const one of found) {
    if (one.kind === 'secondary' && one.title !== undefined) {
      const lead = text.slice(Math.max(before, one.start - LONGEST_TITLE), one.start);
      const author = authorIn(lead.slice(lead.lastIndexOf(';') + 1), names);
      if (author !== undefined) (one as Draft).author = author;
    }
    before = one.fullEnd;
  }
}

/** `Louis Jaffe, Judicial Control, `: before the first comma, or after a generation's. */
function authorIn(lead: string, names: ReadonlyMap<string, string>): string | undefined {
  for (const [, word = ''] of lead.matchAll(/([A-Z][\w’'-]{1,30}),\s/g)) {
    const name = names.get(word);
    if (name !== undefined) return name;
  }
  return undefined;
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
