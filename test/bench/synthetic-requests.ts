/** Requests of fifty items as briefs make them, the same at each run. */
import { courtById } from '../../src/citations/facts/courts';
import type { CaseRecord } from '../../src/service/library/case-record';
import { seededRandom, type SeededRandom } from '../support/seeded-random';
import type { SyntheticLibrary } from './synthetic-library';

export interface Mix {
  readonly name: string;
  readonly cases: number;
  readonly quotations: number;
  readonly codes: number;
}

export const citationsAlone: Mix = { name: 'fifty citations', cases: 50, quotations: 0, codes: 0 };
/** As the items of the eight briefs of `../shared/data/docx` are mixed: 47 % cases, 29 % quotations, 24 % statutes, rules and the like. */
export const asInBriefs: Mix = { name: 'as in briefs', cases: 24, quotations: 14, codes: 12 };

/** A brief quotes so many opinions, each more than once. */
const QUOTED_OPINIONS = 5;

export function requestBody(
  mix: Mix,
  seed: number,
  synthetic: SyntheticLibrary,
  opinions: readonly CaseRecord[],
): string {
  const random = seededRandom(seed + 1);
  const quoted =
    mix.quotations === 0 ? [] : Array.from({ length: QUOTED_OPINIONS }, () => oftenCited(opinions, random));
  const cases = Array.from({ length: mix.cases }, (_, at) => ({
    id: `case ${String(at)}`,
    type: 'case',
    rawText: citationText(
      quoted[at] ?? synthetic.caseAt(random.below(synthetic.size)),
      random,
      at < quoted.length,
    ),
  }));
  const quotations = Array.from({ length: mix.quotations }, (_, at) => ({
    id: `quote ${String(at)}`,
    type: 'quote',
    quoteText: quotationFrom(quoted[at % quoted.length]?.opinion?.text ?? '', random),
    parentCaseId: `case ${String(at % quoted.length)}`,
  }));
  const codes = Array.from({ length: mix.codes }, (_, at) => ({
    id: `code ${String(at)}`,
    ...codeItem(random),
  }));
  return JSON.stringify({ items: [...cases, ...quotations, ...codes] });
}

/** A few opinions are cited by most briefs. */
function oftenCited(opinions: readonly CaseRecord[], random: SeededRandom): CaseRecord {
  const share = random.below(1_000_000) / 1_000_000;
  const record = opinions[Math.floor(opinions.length * share ** 3)];
  if (!record) throw new Error('no opinions to quote');
  return record;
}

/** Nine of ten right; the others with another year, or another page. */
function citationText(record: CaseRecord, random: SeededRandom, mustBeRight: boolean): string {
  const { caseName, places, court, dateFiled = '' } = record;
  const { volume, reporter, page } = random.pick(places);
  const fault = mustBeRight ? -1 : random.below(20);
  const first = fault === 0 ? String(Number(page) + 10) : page;
  const year = fault === 1 ? String(Number(dateFiled.slice(0, 4)) - 2) : dateFiled.slice(0, 4);
  const where = courtById(court ?? '')?.abbreviations[0] ?? '';
  return `${caseName}, ${volume} ${reporter} ${first} (${where} ${year})`;
}

/** Twelve to forty words of one paragraph; of ten, one has another word, one an ellipsis and one a letter in brackets. */
function quotationFrom(opinion: string, random: SeededRandom): string {
  const paragraphs = opinion
    .split(/\n+/u)
    .filter((paragraph) => !paragraph.includes('[') && paragraph.length > 250);
  const words = (paragraphs.length > 0 ? random.pick(paragraphs) : opinion).split(' ');
  const length = Math.min(words.length, 12 + random.below(28));
  const from = random.below(words.length - length + 1);
  const passage = words.slice(from, from + length);
  const at = 2 + random.below(Math.max(1, length - 6));
  switch (random.below(10)) {
    case 0:
      return passage.with(at, 'certainly').join(' ');
    case 1:
      return [...passage.slice(0, at), '. . .', ...passage.slice(at + 3)].join(' ');
    case 2:
      return passage.join(' ').replace(/^[a-z]/u, (letter) => `[${letter.toUpperCase()}]`);
    default:
      return passage.join(' ');
  }
}

function codeItem(random: SeededRandom): { readonly type: string; readonly rawText: string } {
  const number = String(1 + random.below(1_400));
  return random.pick([
    { type: 'statute', rawText: `42 U.S.C. § ${number}` },
    { type: 'statute', rawText: `18 U.S.C. § ${number}(a)(1)` },
    { type: 'regulation', rawText: `8 C.F.R. § 214.${String(1 + random.below(16))}(h)` },
    { type: 'rule', rawText: `Fed. R. Civ. P. ${String(1 + random.below(86))}(b)(6)` },
    { type: 'constitution', rawText: 'U.S. Const. amend. XIV, § 1' },
  ]);
}
