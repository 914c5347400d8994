/** Quotations labelled by hand (`test/fixtures/quotes/*.jsonl`), placed in the briefs as the program reads them. */
import { readFileSync } from 'node:fs';
import type { BriefText } from '../../src/document/brief-text';
import { readBrief } from '../../src/document/docx/read-brief';
import { bodyParagraphs, readLabelledText } from './labelled-text';
import { laidOutAsDocx } from './laid-out-html';

/** A place in a brief, as the labels give it: in a .docx, offsets are those of one paragraph. */
interface LabelledPlace {
  readonly paragraph?: number;
  /** The footnote, by its number among those that the body calls; or a remark of whoever made the label. */
  readonly note?: number | string;
  readonly start: number;
}

export interface QuotationLabel extends LabelledPlace {
  readonly file: string;
  /** Where the file is JSON: which of its strings, as `readLabelledText` takes it. */
  readonly field?: string;
  /** Whether HTML is to be read as the Word file that its paragraphs make. */
  readonly laidOut?: boolean;
  readonly end: number;
  readonly form: 'inline' | 'block' | 'parenthetical' | 'nested';
  readonly restsOn: (LabelledPlace & { readonly text: string }) | null;
  readonly alternatives?: readonly LabelledPlace[];
  readonly reason: string | null;
  readonly sourceKind?: 'case' | 'secondary';
}

/** Labels of one file of fixtures; lines that say how they were made, and what was read, are left out. */
export function readQuotationLabels(fixture: URL): readonly QuotationLabel[] {
  return readFileSync(fixture, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Partial<QuotationLabel>)
    .filter((label): label is QuotationLabel => label.form !== undefined && label.file !== undefined);
}

export interface LabelledBrief {
  readonly brief: BriefText;
  /** Where a labelled place begins in `brief.text`; `undefined` where the program does not read its paragraph. */
  place(place: LabelledPlace): number | undefined;
}

export function openLabelledBrief(
  file: URL,
  { field, laidOut }: Pick<QuotationLabel, 'field' | 'laidOut'>,
): LabelledBrief {
  if (file.pathname.endsWith('.docx')) return docxBrief(readFileSync(file));
  if (laidOut !== true) return plainBrief(readLabelledText(file, field ?? null));
  const tagged = readLabelledText(
    file,
    field === 'untagged' ? null : (field?.replace('/untagged', '') ?? null),
  );
  return laidOutBrief(readBrief(laidOutAsDocx(tagged)), readLabelledText(file, field ?? null));
}

/** Flattened texts have no layout that a reader of files would trust: each is one paragraph, its lines run on. */
function plainBrief(written: string): LabelledBrief {
  const text = written.replace(/[\n\r\f]/g, ' ');
  const body = { start: 0, end: text.length };
  const brief: BriefText = {
    text,
    paragraphs: [{ ...body, indented: false, heading: false, inTable: false }],
    stories: [{ kind: 'body', ...body }],
    hyperlinks: [],
    unread: [],
  };
  return { brief, place: ({ start }) => start };
}

/** Labels count every `w:p` of the body and every character of its `w:t`, so both texts are laid together without spaces. */
function docxBrief(bytes: Uint8Array): LabelledBrief {
  const brief = readBrief(bytes);
  const squeezed = squeeze(brief.text);
  let reached = 0;
  const starts = bodyParagraphs(bytes).map((text) => {
    const sought = squeeze(text).text;
    const at = sought === '' ? -1 : squeezed.text.indexOf(sought, reached);
    if (at >= 0) reached = at + sought.length;
    return { text, at };
  });
  const notes = brief.stories.filter(({ kind }) => kind === 'footnote');
  const place = ({ paragraph = 0, note, start }: LabelledPlace): number | undefined => {
    if (typeof note === 'number') return (notes[note - 1]?.start ?? Number.NaN) + start;
    const known = starts[paragraph];
    if (known === undefined || known.at < 0) return undefined;
    return squeezed.offsets[known.at + squeeze(known.text.slice(0, start)).text.length];
  };
  return { brief, place };
}

/** Labels count in the HTML's text without its tags. */
function laidOutBrief(brief: BriefText, untagged: string): LabelledBrief {
  const read = squeeze(brief.text);
  return { brief, place: ({ start }) => read.offsets[squeeze(untagged.slice(0, start)).text.length] };
}

/** A text without white space, and where each of its characters stood. */
function squeeze(text: string): { readonly text: string; readonly offsets: readonly number[] } {
  const offsets = [...text.matchAll(/\S/g)].map(({ index }) => index);
  return { text: text.replace(/\s+/g, ''), offsets };
}
