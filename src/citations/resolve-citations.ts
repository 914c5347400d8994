/**
 * Which full citation each find means: one pass in the order of reading, abstaining where the text does not settle it.
 *
 * A note is read where it is called, so the text behind its call may be short for what only the note cites in full.
 * `Id.` follows the last authority that stands on its own: not one inside a parenthetical, nor behind its `citing`, nor a
 * case's later history. A reference to the record breaks the chain, and each note has a chain of its own.
 */
import type { FoundCitation, NoteSpan } from './found-citation';
import { FullCitations } from './resolving/full-citations';
import { isLaw } from './resolving/pin-may-stand-in';
import { inReadingOrder } from './resolving/reading-order';
import type { Resolution } from './resolving/resolution';
import { idResolver } from './resolving/id-resolver';
import { isWithinAnother } from './resolving/within-another';

export function resolveCitations(
  found: readonly FoundCitation[],
  { notes: given = [] }: { readonly notes?: readonly NoteSpan[] } = {},
): readonly Resolution[] {
  const notes = [...given, ...new Set(found.flatMap(({ pageNote }) => pageNote ?? []))].sort(
    (one, other) => one.start - other.start,
  );
  const resolutions: Resolution[] = found.map(() => ({ antecedent: null, reason: 'nothingBefore' }));
  const chains = new Map<number, number[]>();
  const fulls = new FullCitations(found);
  const everything = new FullCitations(found);
  const resolveId = idResolver({ found, notes, resolutions, chains, fulls });
  const lastCase = found.findLastIndex(({ kind }) => kind === 'case');
  for (const [index, { kind }] of found.entries()) if (kind === 'case') everything.add(index);
  for (const { index, citation, note } of inReadingOrder(found, notes)) {
    const chain = chains.get(note) ?? [];
    chains.set(note, chain);
    const resolution = resolve(index, citation, note);
    // "Under R.C. 2506.04 … Id. The inquiry is … Id. at 147": the second tells that the first meant no law.
    const previous = chain.at(-1) ?? -1;
    if (hasPage(citation) && !meansLaw(resolution) && isBareIdOfLaw(previous))
      resolutions[previous] = { antecedent: null, reason: 'several' };
    resolutions[index] = resolution;
    if (resolution.reason === 'full' || citation.kind === 'docket') fulls.add(index);
    if (!citation.citedByPrevious && !isWithinAnother(found, index)) chain.push(index);
  }
  return resolutions;

  function isBareIdOfLaw(index: number): boolean {
    const citation = found[index];
    const resolution = resolutions[index];
    return citation?.kind === 'id' && citation.pinCite === undefined && !!resolution && meansLaw(resolution);
  }

  function meansLaw({ antecedent }: Resolution): boolean {
    const meant = found[antecedent ?? -1];
    return meant !== undefined && isLaw(meant);
  }

  function resolve(index: number, citation: FoundCitation, note: number): Resolution {
    switch (citation.kind) {
      case 'case':
      case 'statute':
      case 'regulation':
      case 'constitution':
      case 'rule':
      case 'secondary':
        return { antecedent: index, reason: 'full' };
      case 'docket':
      case 'record':
        return { antecedent: null, reason: 'record' };
      case 'short': {
        const resolution = fulls.matchShort(citation);
        if (resolution.reason !== 'unknownName') return resolution;
        // The note that cites it in full may be printed further on, without a sign of where it is called.
        return everything.matchLater(citation) ?? resolution;
      }
      case 'supra': {
        const resolution = fulls.matchSupra(citation);
        if (resolution.reason !== 'unknownName' || index > lastCase) return resolution;
        return everything.matchNamedLater(citation) ?? resolution;
      }
      case 'id':
        return resolveId(index, citation, note);
    }
  }
}

function hasPage(citation: FoundCitation): boolean {
  return citation.kind === 'id' && /^\d/.test(citation.pinCite ?? '');
}
