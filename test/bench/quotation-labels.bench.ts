/**
 * Finding and attributing quotations, against labels made by reading, by someone who had not seen the code.
 *
 * With the word `disagreements` as argument (`tsx test/bench/quotation-labels.bench.ts disagreements`) each one is listed.
 * Blocks of flattened texts, which nothing but their wording sets apart, are counted apart.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findCitations } from '../../src/citations/find-citations';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { attributeQuotations } from '../../src/quotes/attribute-quotations';
import { findQuotations } from '../../src/quotes/find-quotations';
import type { Attribution, FoundQuotation } from '../../src/quotes/found-quotation';

interface Label {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly form: 'inline' | 'block' | 'parenthetical' | 'nested';
  readonly restsOn: { readonly text: string; readonly start: number } | null;
  readonly alternatives?: readonly { readonly start: number }[];
  readonly reason: string | null;
  readonly sourceKind?: 'case' | 'secondary';
  readonly sure?: 'low';
}

interface ReadBrief {
  readonly text: string;
  readonly quotations: readonly FoundQuotation[];
  readonly attributions: readonly Attribution[];
  /** Where the core of each find begins. */
  readonly starts: readonly number[];
}

const shared = new URL('../../../shared/data/', import.meta.url);
const lists = process.argv.includes('disagreements');
const labels = readFileSync(new URL('../fixtures/quotes/blind-attributions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Partial<Label>)
  .filter((label): label is Label => label.form !== undefined && label.file?.endsWith('.txt') === true);

const briefs = new Map<string, ReadBrief>();
const counts = { true: 0, found: 0, blocks: 0, blocksFound: 0, decided: 0, right: 0, wrongly: 0, others: 0 };
const settled = new Map<string, number>();

if (!existsSync(shared)) {
  console.log('Skipped: the briefs, which are not ours to copy, do not lie beside the repository.');
} else {
  for (const label of labels) score(label);
  report();
}

function score(label: Label): void {
  if (label.form === 'nested') return;
  const brief = read(label.file);
  const index = brief.quotations.findIndex(
    ({ start, end }) =>
      Math.min(end, label.end) - Math.max(start, label.start) > (label.end - label.start) / 2,
  );
  const rests = label.restsOn !== null && label.sourceKind !== 'secondary';
  const attribution = brief.attributions[index];
  const citation = attribution?.kind === 'attributed' ? brief.starts[attribution.citation] : undefined;
  if (!rests) {
    counts.others += 1;
    if (citation === undefined) return;
    counts.wrongly += 1;
    const reason = label.reason ?? 'secondary';
    settled.set(reason, (settled.get(reason) ?? 0) + 1);
    say('LAID TO A CASE', label, brief, `${reason}; to ${brief.text.slice(citation, citation + 40)}`);
    return;
  }
  if (label.form === 'block') {
    counts.blocks += 1;
    if (index >= 0) counts.blocksFound += 1;
  } else {
    counts.true += 1;
    if (index >= 0) counts.found += 1;
    else say('MISSED', label, brief, coreOf(label));
  }
  if (index < 0) return;
  if (citation === undefined) {
    const why = attribution?.kind === 'unsettled' ? attribution.reason : '';
    say('UNDECIDED', label, brief, `${why}; label ${coreOf(label)}`);
    return;
  }
  counts.decided += 1;
  const meant = [label.restsOn, ...(label.alternatives ?? [])];
  if (meant.some((one) => Math.abs(one.start - citation) <= 3)) counts.right += 1;
  else
    say('OTHER', label, brief, `label ${coreOf(label)}, found ${brief.text.slice(citation, citation + 40)}`);
}

function coreOf({ restsOn }: Label): string {
  return restsOn?.text ?? '';
}

function report(): void {
  const found = counts.found + counts.blocksFound;
  line('quotations of cases found (goal ≥ 99)', counts.found, counts.true);
  line('blocks of flattened texts found', counts.blocksFound, counts.blocks);
  line('attribution decided (goal ≥ 92)', counts.decided, found);
  line('right of those decided (goal ≥ 97)', counts.right, counts.decided);
  line('of no case, yet laid to one (goal ≤ 2)', counts.wrongly, counts.others);
  for (const [reason, count] of settled) console.log(`    ${reason}: ${String(count)}`);
}

function line(what: string, part: number, all: number): void {
  console.log(`${what.padEnd(44)} ${((part / all) * 100).toFixed(1)} %, ${String(part)} of ${String(all)}`);
}

function say(what: string, label: Label, { text }: ReadBrief, more: string): void {
  if (!lists) return;
  const around = `${text.slice(Math.max(0, label.start - 120), label.start)}⟦${text.slice(label.start, label.end)}⟧${text.slice(label.end, label.end + 160)}`;
  console.log(
    `${what} ${label.form} @${String(label.start)} ${label.file}: ${more}\n    ${around.replace(/\s+/g, ' ')}`,
  );
}

/** The texts have no layout that a reader of files would trust: each is one paragraph. */
function read(file: string): ReadBrief {
  const known = briefs.get(file);
  if (known) return known;
  const text = readFileSync(new URL(file.replaceAll(' ', '%20'), shared), 'utf8');
  const found = findCitations(text);
  const quotations = findQuotations(
    { text, paragraphs: [{ start: 0, end: text.length, indented: false }] },
    found,
  );
  const attributions = attributeQuotations(text, quotations, found, resolveCitations(found));
  const brief = { text, quotations, attributions, starts: found.map(({ start }) => start) };
  briefs.set(file, brief);
  return brief;
}
