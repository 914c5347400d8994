/**
 * The edits that the author pressed a button for. Each is compared with what stands there right before; all are made in one
 * request, so that Word should take them back in one step (to be verified in Word itself). Text alone is put in, never markup.
 */
import type { Edit, EditOutcome } from '../brief-document';
import { currentTextOf } from './current-text';
import { withRanges, type FoundRange } from './range-of';
import { findingPrefix } from './remains';
import type { WordHost } from './word-host';
import type { WordReading } from './word-reading';

/** One outcome for each edit, in order. */
export async function applyEdits(
  host: WordHost,
  reading: WordReading,
  edits: readonly Edit[],
): Promise<readonly EditOutcome[]> {
  const works = edits.map((edit) => workOf(host, reading, edit));
  const spans = works.map((work) => (typeof work === 'string' ? { start: 0, end: 0 } : work.span));
  return withRanges(host, reading, spans, async (ranges, context) => {
    const checked = await checkRanges(context, host, works, ranges);
    const ready = checked.filter((each) => typeof each !== 'string');
    for (const { work, range } of ready) work.apply(range);
    if (ready.length === 0 || (await succeeds(context))) {
      return checked.map((each) => (typeof each === 'string' ? each : 'done'));
    }
    // One protected place must not stop the others.
    const outcomes: EditOutcome[] = [];
    for (const each of checked) {
      outcomes.push(typeof each === 'string' ? each : await applyAlone(context, host, each));
    }
    return outcomes;
  });
}

interface Work {
  /** The words that are changed or spoken of. */
  readonly span: { readonly start: number; readonly end: number };
  readonly words: string;
  apply(range: Word.Range): void;
  isDone(seen: {
    readonly text: string;
    readonly hyperlink: string;
    readonly comments: readonly string[];
  }): boolean;
}

function workOf(host: WordHost, reading: WordReading, edit: Edit): Work | EditOutcome {
  const { start, end, expected } = edit;
  const { text, stories } = reading.brief;
  if (start >= end || text.slice(start, end) !== expected) return 'changed';
  switch (edit.kind) {
    case 'replace': {
      // A note called within the words would be deleted with them.
      if (stories.some(({ anchor }) => anchor !== undefined && anchor > start && anchor < end))
        return 'refused';
      if (/[\r\n]/.test(expected + edit.replacement)) return 'refused';
      const core = whatDiffers(expected, edit.replacement);
      if (core === null) return 'done';
      const span = { start: start + core.start, end: start + core.end };
      return {
        span,
        words: text.slice(span.start, span.end),
        apply: (range) => void range.insertText(core.replacement, 'Replace'),
        isDone: (seen) => seen.text === core.replacement,
      };
    }
    case 'link':
      if (!isHttps(edit.url)) return 'refused';
      return {
        span: { start, end },
        words: expected,
        apply: (range) => {
          range.hyperlink = edit.url;
        },
        isDone: ({ hyperlink }) => hyperlink === edit.url,
      };
    case 'comment': {
      if (!host.has('1.4')) return 'refused';
      const content = `${findingPrefix}${edit.comment}`;
      return {
        span: { start, end },
        words: expected,
        apply: (range) => void range.insertComment(content),
        isDone: ({ comments }) => comments.includes(content),
      };
    }
  }
}

async function checkRanges(
  context: Word.RequestContext,
  host: WordHost,
  works: readonly (Work | EditOutcome)[],
  ranges: readonly FoundRange[],
): Promise<readonly (EditOutcome | { readonly work: Work; readonly range: Word.Range })[]> {
  const texts = works.map((work, index) => {
    const range = ranges[index];
    return typeof work === 'string' || range === undefined || typeof range === 'string'
      ? null
      : { work, range, text: currentTextOf(range, host) };
  });
  if (texts.some((text) => text !== null)) await context.sync();
  return works.map((work, index) => {
    if (typeof work === 'string') return work;
    const asked = texts[index];
    if (!asked) return ranges[index] === 'lost' ? 'refused' : 'changed';
    return asked.text() === work.words ? { work, range: asked.range } : 'refused';
  });
}

/** False where the document, or a place in it, is protected. */
async function succeeds(context: Word.RequestContext): Promise<boolean> {
  try {
    await context.sync();
    return true;
  } catch {
    return false;
  }
}

/** Word keeps what a batch did before it failed: that is seen, and not done twice. */
async function applyAlone(
  context: Word.RequestContext,
  host: WordHost,
  { work, range }: { readonly work: Work; readonly range: Word.Range },
): Promise<EditOutcome> {
  const text = currentTextOf(range, host);
  range.load('hyperlink');
  const comments = host.has('1.4') ? range.getComments() : undefined;
  comments?.load('items/content');
  if (!(await succeeds(context))) return 'refused';
  const contents = comments?.items.map(({ content }) => content) ?? [];
  if (work.isDone({ text: text(), hyperlink: range.hyperlink, comments: contents })) return 'done';
  work.apply(range);
  return (await succeeds(context)) ? 'done' : 'refused';
}

/** Without the words that both begin or end with: their formatting stays, and a tracked change shows what is another. */
function whatDiffers(
  expected: string,
  replacement: string,
): { readonly start: number; readonly end: number; readonly replacement: string } | null {
  if (expected === replacement) return null;
  const [before, after] = [wordsOf(expected), wordsOf(replacement)];
  let first = 0;
  while (first < Math.min(before.length, after.length) - 1 && before[first] === after[first]) first++;
  let last = 0;
  while (
    last < Math.min(before.length, after.length) - first - 1 &&
    before.at(-1 - last) === after.at(-1 - last)
  )
    last++;
  return {
    start: before.slice(0, first).join('').length,
    end: expected.length - before.slice(before.length - last).join('').length,
    replacement: after.slice(first, after.length - last).join(''),
  };
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|[^\s\p{L}\p{N}]|[\p{L}\p{N}]+/gu) ?? [];
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}
