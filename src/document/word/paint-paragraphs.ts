/** Gives characters of paragraphs our highlighting or their author's, after asking for the latter. Never paints what was not asked. */
import { currentTextOf } from './current-text';
import { locateSpans, type Span } from './locate-spans';
import { stretchesOf } from './stretches';
import type { WordHost } from './word-host';
import type { WordParagraph } from './word-reading';

/** A colour for each UTF-16 code unit. */
export interface PaintedParagraph {
  readonly read: WordParagraph;
  /** The author's; `undefined` where it is not known. */
  readonly original: (Color | undefined)[];
  /** Ours; `undefined` where there is none. */
  readonly ours: (string | undefined)[];
}

/** `null`: no highlighting. */
export type Color = string | null;

interface Work {
  readonly object: Word.Paragraph;
  /** Changed to what has been done. */
  readonly painted: PaintedParagraph;
  readonly wanted: readonly (string | undefined)[];
}

export interface PaintedSpan extends Span {
  readonly painted: PaintedParagraph;
}

/** `beforePainting` gets what will be ours if all succeeds, and what is until then: it is kept, should the pane be closed in between. */
export async function paintParagraphs(
  context: Word.RequestContext,
  host: WordHost,
  works: readonly Work[],
  beforePainting: (planned: readonly PaintedParagraph[]) => Promise<void>,
): Promise<void> {
  const { document } = context;
  if (host.has('1.4')) document.load('changeTrackingMode');
  const unknown = works.flatMap((work) =>
    spansWhere(work, (at) => work.wanted[at] !== undefined && work.painted.original[at] === undefined),
  );
  await askHighlights(context, host, unknown);

  const changes = works.flatMap((work) => {
    const { painted, wanted } = work;
    const targetAt = (at: number): Color | undefined =>
      wanted[at] === painted.ours[at] || painted.original[at] === undefined
        ? undefined
        : (wanted[at] ?? painted.original[at]);
    return stretchesOf(painted.read.text.length, targetAt).flatMap(({ start, end, value }) =>
      value === undefined ? [] : [{ work, span: spanOf(work, start, end), color: value }],
    );
  });
  if (changes.length === 0) return giveTrackingBack(context, host);
  const ranges = await locateSpans(
    context,
    host,
    changes.map(({ span }) => span),
  );
  const found = changes.flatMap((change, index) => {
    const range = ranges[index];
    return range ? [{ ...change, range }] : [];
  });
  await beforePainting(plannedOf(found));
  await withoutTracking(context, host, () => {
    for (const { range, color } of found) setHighlight(range, color);
  });
  for (const { work, span } of found) {
    for (let at = span.start; at < span.end; at++) work.painted.ours[at] = work.wanted[at];
  }
}

function plannedOf(
  changes: readonly { readonly work: Work; readonly span: Span }[],
): readonly PaintedParagraph[] {
  const planned = new Map(changes.map(({ work }) => [work, [...work.painted.ours]]));
  for (const { work, span } of changes) {
    const ours = planned.get(work) ?? [];
    for (let at = span.start; at < span.end; at++) ours[at] = work.wanted[at] ?? ours[at];
  }
  return [...planned].map(([{ painted }, ours]) => ({ ...painted, ours }));
}

/**
 * Puts the colours of each span into `original`, where they can be told for certain. Where a span has several its words are asked,
 * and where a word has, its characters.
 */
export async function askHighlights(
  context: Word.RequestContext,
  host: WordHost,
  spans: readonly PaintedSpan[],
): Promise<void> {
  if (spans.length === 0) return;
  const ranges = await locateSpans(context, host, spans);
  const asked = spans.flatMap((span, index) => {
    const range = ranges[index];
    if (!range) return [];
    range.font.load('highlightColor');
    return [{ span, range, text: currentTextOf(range, host) }];
  });
  await context.sync();
  const mixed: PaintedSpan[] = [];
  for (const { span, range, text } of asked) {
    const color = highlightOf(range);
    // Found in another place than it should be: left alone.
    if (text() !== span.text.slice(span.start, span.end)) continue;
    if (color === '') mixed.push(...smallerSpans(span));
    else span.painted.original.fill(color, span.start, span.end);
  }
  await askHighlights(context, host, mixed);
}

function spansWhere(work: Work, holds: (at: number) => boolean): readonly PaintedSpan[] {
  return stretchesOf(work.painted.read.text.length, holds)
    .filter(({ value }) => value)
    .map(({ start, end }) => spanOf(work, start, end));
}

function spanOf({ object, painted }: Work, start: number, end: number): PaintedSpan {
  // Filled up, so that both can be set from any place on.
  const { text } = painted.read;
  for (const colors of [painted.original, painted.ours])
    while (colors.length < text.length) colors.push(undefined);
  return { object, painted, text, start, end };
}

function smallerSpans(span: PaintedSpan): readonly PaintedSpan[] {
  const words = span.text.slice(span.start, span.end);
  const cut = /\s/.test(words) ? /\S+|\s/gu : /./gsu;
  return Array.from(words.matchAll(cut), ({ 0: part, index }) => ({
    ...span,
    start: span.start + index,
    end: span.start + index + part.length,
  }));
}

/** An empty string where the range has several, `null` for none, whatever the types say. */
function highlightOf({ font }: Word.Range): Color {
  return font.highlightColor;
}

function setHighlight({ font }: Word.Range, color: Color): void {
  font.highlightColor = color as string;
}

/** What Word did not take back when a painting failed: until it does, its own answer is ours and not the author's. */
const owed = new WeakMap<WordHost, TrackingMode>();

/** Under tracking each colour would be a change for the author to accept. */
async function withoutTracking(
  context: Word.RequestContext,
  host: WordHost,
  change: () => void,
): Promise<void> {
  const { document } = context;
  const mode = host.has('1.4') ? (owed.get(host) ?? trackingOf(document)) : 'Off';
  if (mode !== 'Off') document.changeTrackingMode = 'Off';
  change();
  if (mode !== 'Off') document.changeTrackingMode = mode;
  try {
    await context.sync();
    owed.delete(host);
  } catch (error) {
    if (mode !== 'Off') {
      owed.set(host, mode);
      await giveTrackingBack(context, host);
    }
    throw error;
  }
}

async function giveTrackingBack(context: Word.RequestContext, host: WordHost): Promise<void> {
  const mode = owed.get(host);
  if (mode === undefined) return;
  context.document.changeTrackingMode = mode;
  await context.sync();
  owed.delete(host);
}

type TrackingMode = Word.Document['changeTrackingMode'];

function trackingOf({ changeTrackingMode }: Word.Document): TrackingMode {
  return changeTrackingMode;
}
