/** California's and New York's codes are known without the state's name, but not in the opinions of another state: `Civil Code` may be its own. */
import { citedCourtById } from '../facts/cited-courts';
import { reporterNamed } from '../facts/reporter-named';
import type { CodeCitation, FoundCitation } from '../found-citation';

const ofState =
  /^(?:Cal\.|N\.Y\.) (?=.*(?:Code|Law|Act|Proc)\b)|^(?:Wash\.|Mich\.|Mil\.) (?=(?:Super\. Ct\. )?(?:R\.|Civ\. R\.|Comp\.))/;
/** Washington's and Michigan's short names, and that of the military rules, are those of others too. */
const shortName = /^(?:MRE|M\.R\.E\.|CR|ER|RAP|RPC|MSA)(?=[\s\d])/;
const homes: Readonly<Record<string, string>> = { 'Cal.': 'ca', 'N.Y.': 'ny', 'Wash.': 'wa', 'Mich.': 'mi' };
/** So many cases of another state tell where the text was written. */
const ENOUGH = 2;

/** Of `found`, those codes of which the text tells no state, where it cites another state's cases alone: without the state. */
export function withoutState(text: string, found: readonly FoundCitation[]): Map<CodeCitation, string> {
  const named = new Map<CodeCitation, string>();
  let cited: ReadonlyMap<string, number> | undefined;
  for (const citation of found) {
    if ((citation.kind !== 'statute' && citation.kind !== 'rule') || !ofState.test(citation.code)) continue;
    const { code, start, end } = citation;
    const [home = ''] = code.split(' ');
    if (!/^[CN]/.test(home) && !shortName.test(text.slice(start, end))) continue;
    if (/Cal|N\. ?Y|New York|NY|CPLR/.test(text.slice(Math.max(0, start - 8), end))) continue;
    cited ??= statesCited(found);
    const own = cited.get(homes[home] ?? '') ?? 0;
    if (own > 0 || Math.max(0, ...cited.values()) < ENOUGH) continue;
    named.set(citation, code.replace(ofState, ''));
  }
  return named;
}

function statesCited(found: readonly FoundCitation[]): Map<string, number> {
  const cited = new Map<string, number>();
  for (const citation of found) {
    if (citation.kind !== 'case' && citation.kind !== 'short') continue;
    const places = citation.kind === 'case' ? [citation, ...(citation.parallel ?? [])] : [citation];
    for (const { reporter, volume } of places) {
      const prints = reporterNamed(reporter, volume)?.prints ?? [];
      const court =
        'court' in citation && citation.court ? citedCourtById(citation.court)?.jurisdiction : undefined;
      const state = court ?? (prints.length === 1 ? prints[0] : undefined);
      if (state?.length === 2 && state !== 'us') cited.set(state, (cited.get(state) ?? 0) + 1);
    }
  }
  return cited;
}
