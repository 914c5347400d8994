/**
 * The quotations of the real briefs of `../shared/data/briefs`, each with the opinion that it rests on, where that one lies there too.
 *
 * An opinion is told by its file's name, which holds the names of both parties.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCitations } from '../../src/citations/find-citations';
import type { FoundCitation } from '../../src/citations/found-citation';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { attributeQuotations } from '../../src/quotes/attribute-quotations';
import { findQuotations } from '../../src/quotes/find-quotations';

export interface SourcedQuotation {
  readonly brief: string;
  readonly at: number;
  readonly text: string;
  /** The opinion on which it rests first, then those of its chain: file names without their endings. */
  readonly opinions: readonly string[];
}

export const briefsFolder = join('..', 'shared', 'data', 'briefs');
const briefs = ['law-firm-eos-appeal/appellant-brief.txt', 'fletcher-v-experian/brief.txt'];

export function sourcedQuotations(): readonly SourcedQuotation[] {
  return briefs.flatMap((brief) => {
    const files = readdirSync(join(briefsFolder, brief, '..', 'opinions'))
      .filter((name) => !name.includes('_summary'))
      .map((name) => name.replace(/\.\w+$/, ''));
    return quotationsOf(brief, readFileSync(join(briefsFolder, brief), 'utf8'), files);
  });
}

function quotationsOf(brief: string, text: string, files: readonly string[]): readonly SourcedQuotation[] {
  const found = findCitations(text);
  const resolutions = resolveCitations(found);
  const quotations = findQuotations(
    { text, paragraphs: [{ start: 0, end: text.length, indented: false }] },
    found,
  );
  const fileOf = (index: number): string | null => {
    const citation = found[resolutions[index]?.antecedent ?? index];
    return citation ? fileNamed(citation, files) : null;
  };
  return attributeQuotations(text, quotations, found, resolutions).flatMap((attribution, index) => {
    const quotation = quotations[index];
    if (attribution.kind !== 'attributed' || !quotation) return [];
    const source = fileOf(attribution.citation);
    if (source === null) return [];
    const chain = attribution.chain.map(fileOf).filter((file) => file !== null);
    return [{ brief, at: quotation.start, text: quotation.text, opinions: [source, ...chain] }];
  });
}

/** The only file whose name has most in common with the caption, whose words may be shortened. */
function fileNamed(citation: FoundCitation, files: readonly string[]): string | null {
  if (citation.kind !== 'case') return null;
  const words = namesIn(`${citation.plaintiff ?? ''} ${citation.defendant ?? ''}`);
  const scored = files
    .map((file) => ({ file, score: inCommon(words, namesIn(file)) }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = scored;
  return first && first.score > 0 && first.score > (second?.score ?? 0) ? first.file : null;
}

function inCommon(words: readonly string[], names: readonly string[]): number {
  return words.filter((word) => names.some((name) => name.startsWith(word) || word.startsWith(name))).length;
}

function namesIn(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(
    (word) => !/^(?:united|states?|inc|llc|the|for|and)$/.test(word),
  );
}
