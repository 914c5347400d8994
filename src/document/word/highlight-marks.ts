/**
 * Marks as highlighting in the text itself, for a Word without annotations, and only where the author chose it. It is in the saved
 * file; so the author's own colours are remembered character by character, and given back exactly: by this pane, and by a later one
 * as far as they could be kept on this computer (`kept-colors`, `recall-highlights`). What nothing is known of, as on another
 * computer, is told by `ourOldHighlighting`. While a check runs nothing is highlighted, so that each place of the file is touched
 * once.
 */
import type { ItemId } from '../../contract/items';
import type { Mark, MarkTone, Remains } from '../brief-document';
import { followParagraphs } from './follow-paragraphs';
import { commonEnds, followSpan } from './follow-span';
import type { KeptColors, KeptParagraph, OriginalRun } from './kept-colors';
import { withLiveParagraphs } from './live-paragraphs';
import { paintParagraphs, type PaintedParagraph } from './paint-paragraphs';
import { recallHighlights } from './recall-highlights';
import { stretchesOf } from './stretches';
import type { WordHost } from './word-host';
import { piecesOf, type Piece, type WordParagraph, type WordReading } from './word-reading';

/** Of the fifteen that Windows has for highlighting; red would hide black words. */
export const highlightColors: Readonly<Record<Exclude<MarkTone, 'checking'>, string>> = {
  verified: '#00FF00',
  warning: '#FFFF00',
  critical: '#FF00FF',
  repeated: '#C0C0C0',
  notChecked: '#C0C0C0',
};

export class HighlightMarks {
  private painted = new Map<string, PaintedParagraph>();
  /** Of which the places in `painted` are, where paragraphs have no ids. */
  private reading: WordReading | undefined;

  private isRecalled = false;
  private couldKeep = true;

  constructor(
    private readonly host: WordHost,
    private readonly kept: KeptColors,
  ) {}

  /** Whether a later pane can give the author's colours back as well. */
  get isKept(): boolean {
    return this.couldKeep;
  }

  /** What an earlier pane left is from now on as if this one had made it. Once; nothing is asked where nothing was kept. */
  async recall(reading: WordReading): Promise<void> {
    if (this.isRecalled) return;
    if (!this.kept.isEmpty) {
      if (!this.host.has('1.6')) this.follow(reading);
      for (const painted of await recallHighlights(this.host, reading, this.kept))
        this.painted.set(keyOf(painted.read), painted);
    }
    this.isRecalled = true;
  }

  /** Touches only what differs from the call before; returns the items whose text is gone. */
  async show(reading: WordReading, marks: readonly Mark[]): Promise<readonly ItemId[]> {
    await this.recall(reading);
    if (!this.host.has('1.6')) this.follow(reading);
    const wanted = wantedColors(reading, marks);
    const changed = [...wanted.values()].filter(({ paragraph, colors: now }) => {
      const before = this.painted.get(keyOf(paragraph));
      return before?.read.text !== paragraph.text || before.ours.some((color, at) => color !== now[at]);
    });
    const cleared = [...this.painted.values()].filter(({ read }) => !wanted.has(keyOf(read)));
    const paragraphs = [...changed.map(({ paragraph }) => paragraph), ...cleared.map(({ read }) => read)];
    const asked = new Map(paragraphs.map((paragraph) => [keyOf(paragraph), '']));
    if (paragraphs.length > 0) {
      await withLiveParagraphs(this.host, paragraphs, async (live, context) => {
        const works = live.map(({ read, object, text }) => {
          asked.set(keyOf(read), text);
          const isAsRead = text === read.text;
          const known = this.painted.get(keyOf(read));
          return {
            object,
            wanted: (isAsRead ? wanted.get(keyOf(read))?.colors : undefined) ?? [],
            painted: known
              ? carriedOver(known, read, text)
              : { read: { ...read, text }, original: [], ours: [] },
          };
        });
        // Without ids a paragraph that is not found may only have changed, and may be found by the next reading.
        if (this.host.has('1.6')) for (const paragraph of paragraphs) this.painted.delete(keyOf(paragraph));
        for (const { painted } of works) this.painted.set(keyOf(painted.read), painted);
        await paintParagraphs(context, this.host, works, (planned) => this.keep(reading, planned));
      });
      for (const [key, { ours }] of this.painted) {
        if (ours.every((color) => color === undefined)) this.painted.delete(key);
      }
      await this.keep(reading);
    }
    const isThere = ({ paragraph, start, end }: Piece): boolean => {
      const text = asked.get(keyOf(paragraph)) ?? paragraph.text;
      return followSpan(paragraph.text, text, start, end) !== null;
    };
    return marks
      .filter((mark) => {
        const pieces = piecesOf(reading, mark.start, mark.end);
        return pieces.length === 0 || !pieces.every(isThere);
      })
      .map(({ itemId }) => itemId);
  }

  private async keep(reading: WordReading, planned: readonly PaintedParagraph[] = []): Promise<void> {
    const now = new Map([...this.painted, ...planned.map((one) => [keyOf(one.read), one] as const)]);
    const inOrder = reading.paragraphs.flatMap((paragraph) => now.get(keyOf(paragraph)) ?? []);
    const stretches = inOrder.map(keptStretches);
    try {
      const hashes = await this.kept.hashesOf([
        ...inOrder.map(({ read }) => read.text),
        ...stretches.flat().map(({ words }) => words),
      ]);
      let next = inOrder.length;
      const paragraphs = inOrder.map((_, index): KeptParagraph => ({
        hash: hashes[index] ?? '',
        removed: false,
        stretches: (stretches[index] ?? []).map(({ start, color, original }) => ({
          start,
          hash: hashes[next++] ?? '',
          color,
          original,
        })),
      }));
      this.couldKeep = await this.kept.keep(paragraphs.filter(({ stretches }) => stretches.length > 0));
    } catch {
      // A web view without storage or hashes: said by the pane, and no reason not to mark.
      this.couldKeep = false;
    }
  }

  private follow(reading: WordReading): void {
    const before = new Map(this.reading?.paragraphs.map((paragraph) => [keyOf(paragraph), paragraph]));
    const now =
      this.reading === undefined || this.reading === reading
        ? undefined
        : followParagraphs(this.reading.paragraphs, reading.paragraphs);
    this.reading = reading;
    if (now === undefined || this.painted.size === 0) return;
    this.painted = new Map(
      [...this.painted].flatMap(([key, painted]) => {
        const paragraph = before.get(key);
        const followed = paragraph && now(paragraph);
        if (!followed) return [];
        return [[keyOf(followed), { ...painted, read: { ...followed, text: painted.read.text } }]];
      }),
    );
  }

  /** What of ours is in the file now. */
  get remains(): readonly Remains[] {
    return [...this.painted.values()].flatMap(({ read, ours }) =>
      stretchesOf(read.text.length, (at) => ours[at] !== undefined)
        .filter(({ value }) => value)
        .map(({ start, end }) => ({ kind: 'highlighting' as const, text: read.text.slice(start, end) })),
    );
  }
}

/** Before WordApi 1.6 paragraphs have no ids: there the place in its story tells them, and their text is compared besides. */
function keyOf({ localId, story, index }: WordParagraph): string {
  return localId ?? `${JSON.stringify(story)} ${index}`;
}

function keptStretches({ read, original, ours }: PaintedParagraph) {
  return stretchesOf(read.text.length, (at) => ours[at]).flatMap(({ start, end, value }) => {
    if (value === undefined) return [];
    const runs = stretchesOf(end - start, (at) => original[start + at] ?? null);
    return [
      {
        start,
        words: read.text.slice(start, end),
        color: value,
        original: runs.map((run): OriginalRun => [run.end - run.start, run.value]),
      },
    ];
  });
}

interface Wanted {
  readonly paragraph: WordParagraph;
  /** By UTF-16 code unit. */
  readonly colors: (string | undefined)[];
}

/** Where marks overlap, the shorter one is seen: a link within a citation, a citation within a note of another. */
function wantedColors(reading: WordReading, marks: readonly Mark[]): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const longestFirst = [...marks].sort((one, other) => other.end - other.start - (one.end - one.start));
  for (const { tone, start: markStart, end: markEnd } of longestFirst) {
    if (tone === 'checking') continue;
    for (const { paragraph, start, end } of piecesOf(reading, markStart, markEnd)) {
      // A header stands on many pages and is marked on none.
      if (paragraph.story.kind === 'header' || paragraph.story.kind === 'footer') continue;
      const key = keyOf(paragraph);
      const here = wanted.get(key) ?? {
        paragraph,
        colors: Array.from({ length: paragraph.text.length }, () => undefined),
      };
      here.colors.fill(highlightColors[tone], start, end);
      wanted.set(key, here);
    }
  }
  return wanted;
}

/** What the author typed since has the colours of what stands before it, or else behind it. */
function carriedOver(
  { read: before, original, ours }: PaintedParagraph,
  read: WordParagraph,
  text: string,
): PaintedParagraph {
  if (text === before.text) return { read: { ...read, text }, original: [...original], ours: [...ours] };
  const { prefix, suffix } = commonEnds(before.text, text);
  const carry = <T>(colorsBefore: readonly T[]): T[] =>
    Array.from({ length: text.length }, (_, at) => {
      const isAfter = at >= text.length - suffix;
      const from = isAfter ? at - text.length + before.text.length : Math.min(at, prefix - 1);
      return colorsBefore[from < 0 ? before.text.length - suffix : from] as T;
    });
  return { read: { ...read, text }, original: carry(original), ours: carry(ours) };
}
