/**
 * Finding and attributing quotations, against labels made by reading, by someone who had not seen the code: every file of
 * labels in `test/fixtures/quotes`, each apart.
 *
 * With the word `disagreements` and a part of a fixture's name as arguments (`tsx test/bench/quotation-labels.bench.ts
 * disagreements blind`) each one is listed, but never of a file that stays blind. Blocks are counted apart: in
 * flattened texts nothing but their wording sets them apart.
 */
import { existsSync, readdirSync } from 'node:fs';
import { findCitations } from '../../src/citations/find-citations';
import type { FoundCitation } from '../../src/citations/found-citation';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { joinBrokenLines } from '../../src/document/join-broken-lines';
import { markTableEntries } from '../../src/document/mark-table-entries';
import { attributeQuotations } from '../../src/quotes/attribute-quotations';
import { findQuotations } from '../../src/quotes/find-quotations';
import type { Attribution, FoundQuotation } from '../../src/quotes/found-quotation';
import {
  openLabelledBrief,
  type LabelledBrief,
  type QuotationLabel,
  readQuotationLabels,
} from '../support/labelled-quotations';

interface ReadBrief extends LabelledBrief {
  readonly text: string;
  readonly quotations: readonly FoundQuotation[];
  readonly attributions: readonly Attribution[];
  /** Where the core of each find begins, and the full citation that it means. */
  readonly starts: readonly number[];
  readonly authorities: readonly (FoundCitation | undefined)[];
}

const shared = new URL('../../../shared/data/', import.meta.url);
const fixtures = new URL('../fixtures/quotes/', import.meta.url);
const stayBlind = new Set(['fourth-attributions.jsonl', 'seventh-attributions.jsonl']);
const listed = process.argv.includes('disagreements') ? (process.argv.at(-1) ?? '') : null;
const briefs = new Map<string, ReadBrief>();

function measure(name: string, ending: string): void {
  const labels = readQuotationLabels(new URL(name, fixtures)).filter(({ file }) => file.endsWith(ending));
  if (labels.length === 0) return;
  const tally = new Tally(listed !== null && name.includes(listed) && !stayBlind.has(name));
  for (const label of labels) tally.score(label, read(label));
  console.log(`\n${name}, ${ending}: ${String(labels.length)} labels`);
  tally.report();
}

class Tally {
  private readonly counts = {
    true: 0,
    found: 0,
    longer: 0,
    longerFound: 0,
    blocks: 0,
    blocksFound: 0,
    decided: 0,
    right: 0,
    sameCase: 0,
    wrongly: 0,
    others: 0,
    unplaced: 0,
  };
  private readonly settled = new Map<string, number>();

  constructor(private readonly lists: boolean) {}

  score(label: QuotationLabel, brief: ReadBrief): void {
    if (label.form === 'nested') return;
    const { counts } = this;
    const start = brief.place(label);
    const end = brief.place({ ...label, start: label.end - 1 });
    if (start === undefined || end === undefined) {
      counts.unplaced += 1;
      return;
    }
    const index = brief.quotations.findIndex(
      (one) => Math.min(one.end, end + 1) - Math.max(one.start, start) > (end + 1 - start) / 2,
    );
    const attribution = brief.attributions[index];
    const citation = attribution?.kind === 'attributed' ? brief.starts[attribution.citation] : undefined;
    const say = (what: string, more: string): void => {
      if (this.lists) show(what, label, [start, end + 1], brief.text, more);
    };
    const foundText = brief.text.slice(citation, (citation ?? 0) + 40);

    if (label.restsOn === null || label.sourceKind === 'secondary') {
      counts.others += 1;
      if (citation === undefined) return;
      counts.wrongly += 1;
      const reason = label.reason ?? 'secondary';
      this.settled.set(reason, (this.settled.get(reason) ?? 0) + 1);
      say('LAID TO A CASE', `${reason}; to ${foundText}`);
      return;
    }
    const core = label.restsOn.text;
    counts[label.form === 'block' ? 'blocks' : 'true'] += 1;
    const isLonger = label.form !== 'block' && wordsIn(brief.text.slice(start, end + 1)) > 3;
    if (isLonger) counts.longer += 1;
    if (isLonger && index >= 0) counts.longerFound += 1;
    if (index < 0) {
      say('MISSED', core);
      return;
    }
    counts[label.form === 'block' ? 'blocksFound' : 'found'] += 1;
    if (citation === undefined) {
      say('UNDECIDED', `${attribution?.kind === 'unsettled' ? attribution.reason : ''}; label ${core}`);
      return;
    }
    counts.decided += 1;
    const meant = [label.restsOn, ...(label.alternatives ?? [])];
    const places = meant.map((one) => brief.place({ ...paragraphOf(label), ...one }));
    const isThere = (start: number): boolean =>
      places.some((place) => place !== undefined && Math.abs(place - start) <= 3);
    const authority = brief.authorities[brief.starts.indexOf(citation)];
    const labelled = brief.starts.findIndex(isThere);
    if (isThere(citation)) counts.right += 1;
    if (isThere(citation) || brief.authorities[labelled] === authority || isNamed(core, authority)) {
      counts.sameCase += 1;
    } else say('OTHER', `label ${core}, found ${foundText}`);
  }

  report(): void {
    const { counts } = this;
    line('quotations of cases found (goal ≥ 99)', counts.found, counts.true);
    line('of them those of more than three words', counts.longerFound, counts.longer);
    line('blocks found', counts.blocksFound, counts.blocks);
    line('attribution decided (goal ≥ 92)', counts.decided, counts.found + counts.blocksFound);
    line('right of those decided: the case (goal ≥ 97)', counts.sameCase, counts.decided);
    line('and the very citation', counts.right, counts.decided);
    line('of no case, yet laid to one (goal ≤ 2)', counts.wrongly, counts.others);
    for (const [reason, count] of this.settled) console.log(`    ${reason}: ${String(count)}`);
    if (counts.unplaced > 0) console.log(`not placed in the brief as read: ${String(counts.unplaced)}`);
  }
}

/** Whether a reference that is no find, `Crow Tribe, at 1045`, gives the name of the case. */
function isNamed(core: string, authority: FoundCitation | undefined): boolean {
  const name = /^\p{Lu}[\p{L}.’'&-]*(?: \p{Lu}[\p{L}.’'&-]*)*?(?=,| at\b|\.at\b| v\.)/u.exec(core)?.[0];
  if (name === undefined || authority?.kind !== 'case') return false;
  return `${authority.plaintiff ?? ''} v. ${authority.defendant ?? ''}`.includes(name);
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

function paragraphOf({ paragraph }: QuotationLabel): { readonly paragraph?: number } {
  return paragraph === undefined ? {} : { paragraph };
}

function line(what: string, part: number, all: number): void {
  if (all === 0) return;
  console.log(`${what.padEnd(46)} ${((part / all) * 100).toFixed(1)} %, ${String(part)} of ${String(all)}`);
}

function show(
  what: string,
  label: QuotationLabel,
  [start, end]: readonly [number, number],
  text: string,
  more: string,
): void {
  const around = `${text.slice(Math.max(0, start - 120), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + 160)}`;
  console.log(
    `${what} ${label.form} @${String(start)} ${label.file}: ${more}\n    ${around.replace(/\s+/g, ' ')}`,
  );
}

/** As `findItems` reads it. */
function read(label: QuotationLabel): ReadBrief {
  const { file, field, laidOut } = label;
  const key = `${file} ${field ?? ''} ${String(laidOut)}`;
  const known = briefs.get(key);
  if (known) return known;
  const opened = openLabelledBrief(new URL(file.replaceAll(' ', '%20'), shared), label);
  const { text, apart, paragraphs } = joinBrokenLines(opened.brief);
  const found = markTableEntries(opened.brief, findCitations(apart));
  const notes = opened.brief.stories.flatMap(({ start, end, anchor }) =>
    anchor === undefined ? [] : [{ start, end, anchor }],
  );
  const quotations = findQuotations({ text, paragraphs }, found, notes);
  const resolutions = resolveCitations(found, { notes });
  const cells = paragraphs.filter(({ inTable }) => inTable);
  const attributions = attributeQuotations(text, quotations, found, resolutions, notes, cells);
  const starts = found.map(({ start }) => start);
  const authorities = found.map((_, index) => found[resolutions[index]?.antecedent ?? index]);
  const brief = { ...opened, text, quotations, attributions, starts, authorities };
  briefs.set(key, brief);
  return brief;
}

if (existsSync(shared)) {
  for (const name of readdirSync(fixtures)
    .filter((one) => one.endsWith('.jsonl'))
    .sort()) {
    for (const ending of ['.txt', '.docx', '.json', '.html']) measure(name, ending);
  }
} else {
  console.log('Skipped: the briefs, which are not ours to copy, do not lie beside the repository.');
}
