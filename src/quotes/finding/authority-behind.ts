/** What stands behind a find: which authority, and whether it is a case, the record, or something that cannot be told. */
import type { FoundCitation } from '../../citations/found-citation';
import type { CitationGroup } from './group-citations';
import type { Stretch } from './pair-quotation-marks';
import { holdsReference } from './unread-citation';
import { outsidePassages } from './without-quoted';

/** What is needed of a resolution: the full citation that a short form stands for, as an index into the finds. */
export interface Antecedent {
  readonly antecedent: number | null;
}

export interface CitedFinds {
  readonly found: readonly FoundCitation[];
  readonly resolutions: readonly Antecedent[];
  /** Short forms that mean a reference that is no find. */
  readonly displaced: ReadonlySet<number>;
}

/** Names the authority behind a find: alike for two full citations of one place. */
export function authorityOf(index: number, { found, resolutions }: CitedFinds): string {
  const antecedent = resolutions[index]?.antecedent ?? index;
  const full = found[antecedent];
  return full?.kind === 'case' && full.page !== undefined
    ? `${full.volume} ${full.reporter} ${full.page}`
    : String(antecedent);
}

export type Standing = 'case' | 'record' | 'unresolved' | 'notACase';

/** What stands behind a find once its short form is resolved. A short form with volume and reporter can be read by itself. */
export function standingOf(index: number, { found, resolutions, displaced }: CitedFinds): Standing {
  const find = found[index];
  if (find === undefined) return 'unresolved';
  if (find.kind !== 'id' && find.kind !== 'supra') return standingOfKind(find.kind);
  if (displaced.has(index)) return 'record';
  const antecedent = found[resolutions[index]?.antecedent ?? -1];
  if (antecedent !== undefined) {
    return pointsBefore(find.pinCite, antecedent) ? 'unresolved' : standingOfKind(antecedent.kind);
  }
  return followsRecord(index, found) ? 'record' : 'unresolved';
}

/**
 * Whether a pin cite lies before the first page of the case, in every reporter that prints it: then another case is meant.
 * A volume that is a year belongs to a database or a neutral citation, whose numbers are no pages.
 */
function pointsBefore(pinCite: string | undefined, antecedent: FoundCitation): boolean {
  const pin = Number(/^(?:at )?(\d+)(?![\d.])/.exec(pinCite ?? '')?.[1]);
  if (Number.isNaN(pin) || antecedent.kind !== 'case') return false;
  const places = [antecedent, ...(antecedent.parallel ?? [])];
  return places.every(({ volume, page }) => Number(volume) < 1700 && Number(page) > pin);
}

function standingOfKind(kind: FoundCitation['kind']): Standing {
  switch (kind) {
    case 'case':
    case 'short':
      return 'case';
    case 'record':
    case 'docket':
      return 'record';
    case 'statute':
    case 'regulation':
    case 'constitution':
    case 'rule':
    case 'secondary':
      return 'notACase';
    case 'id':
    case 'supra':
      return 'unresolved';
  }
}

/** Whether an `Id.` that stands for no authority comes after a citation of the record, so that it means that paper. */
function followsRecord(index: number, found: readonly FoundCitation[]): boolean {
  for (let before = index - 1; before >= Math.max(0, index - 50); before -= 1) {
    const kind = found[before]?.kind;
    if (kind === 'record' || kind === 'docket') return true;
    if (kind !== 'id') return false;
  }
  return false;
}

/**
 * The `Id.` that come after a reference that is no find (`JA2205–06.`): they mean that paper, whatever they were resolved
 * to. An `Id.` after such an `Id.` does too, until another authority is cited. `quoted`: the quotations with their marks.
 */
export function displacedShortForms(
  text: string,
  found: readonly FoundCitation[],
  groups: readonly CitationGroup[],
  quoted: readonly Stretch[],
): ReadonlySet<number> {
  const displaced = new Set<number>();
  let displacing = false;
  let end = 0;
  for (const group of groups) {
    if (
      group.start - end < 20_000 &&
      holdsReference(outsidePassages(text, Math.max(0, end - 1), group.start, quoted))
    )
      displacing = true;
    for (const { index } of group.members) {
      if (found[index]?.kind !== 'id') displacing = false;
      else if (displacing) displaced.add(index);
    }
    end = group.end;
  }
  return displaced;
}
