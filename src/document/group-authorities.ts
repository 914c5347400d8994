/** One group for each authority: whatever shares a printed place is one case, and so is billed once. */
import { citationKey } from '../citations/citation-key';
import type { FoundCitation, ReporterCitation } from '../citations/found-citation';

/** The group of each find that is a full citation; `undefined` for the others, which have their antecedent's. */
export function groupAuthorities(found: readonly FoundCitation[]): readonly (string | undefined)[] {
  const groups = new JoinedKeys();
  const keys = found.map((citation) => {
    const own = keysOf(citation);
    own.forEach((key) => groups.join(own[0] ?? key, key));
    return own[0];
  });
  return keys.map((key) => (key === undefined ? undefined : groups.firstOf(key)));
}

function keysOf(citation: FoundCitation): readonly string[] {
  switch (citation.kind) {
    case 'case': {
      const { volume, reporter, page, parallel = [] } = citation;
      const own: readonly ReporterCitation[] = page === undefined ? [] : [{ volume, reporter, page }];
      const places = [...own, ...parallel].map(citationKey);
      return places.length > 0
        ? places
        : [`${citation.plaintiff ?? ''} v. ${citation.defendant ?? ''} ${volume} ${reporter}`];
    }
    case 'statute':
    case 'regulation':
    case 'constitution':
    case 'rule':
    case 'secondary':
      // All sections of a title together: ranges and subsections of one section never part company.
      return [`${citation.code} ${citation.title ?? ''}`.trim()];
    case 'short':
    case 'id':
    case 'supra':
    case 'record':
      return [];
    case 'docket':
      return citation.docketNumber === undefined ? [] : [`No. ${citation.docketNumber}`];
  }
}

/** Union-find; the first key that was joined stands for all of its group. */
class JoinedKeys {
  private readonly parents = new Map<string, string>();

  join(one: string, other: string): void {
    const [first, second] = [this.firstOf(one), this.firstOf(other)];
    if (first !== second) this.parents.set(second, first);
  }

  firstOf(key: string): string {
    let at = key;
    for (let parent = this.parents.get(at); parent !== undefined; parent = this.parents.get(at)) at = parent;
    return at;
  }
}
