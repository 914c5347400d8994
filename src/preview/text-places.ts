/**
 * Finds in the rendered pages what stands at an offset of `BriefText`.
 *
 * The two were read by different programs, so they agree in neither spaces, tabs, note numbers nor page breaks. Both are
 * reduced to their printing characters; each paragraph is then looked for in order, near where the last one ended.
 */
import type { BriefText, Story } from '../document/brief-text';

/**
 * `null` where the rendering does not show the place. Static: the pages never change, and a browser that follows two thousand live
 * ranges looks at each with every change of the whole page, the pane included.
 */
export type FindPlace = (start: number, end: number) => StaticRange | null;

export function locateText(brief: BriefText, root: Element): FindPlace {
  const streams = new Map<StreamName, Stream>();
  const anchors: Anchor[] = [];
  for (const story of brief.stories) {
    const name = streamOf[story.kind];
    if (name === null) continue;
    const stream = streams.get(name) ?? readStream(root, selectors[name]);
    streams.set(name, stream);
    anchors.push(...anchorStory(brief, story, stream));
  }
  anchors.sort((one, other) => one.start - other.start);

  return (start, end) => {
    const first = anchorAt(anchors, start);
    const last = anchorAt(anchors, Math.max(start, end - 1));
    if (first?.stream === undefined || first.stream !== last?.stream) return null;
    if (first.at === null || last.at === null) return findNearby(brief, anchors, first, start, end);
    const from = first.at + printed(brief.text.slice(first.start, start)).length;
    const to = last.at + printed(brief.text.slice(last.start, end)).length;
    return from < to ? rangeOf(first.stream, from, to) : null;
  };
}

type StreamName = 'body' | 'notes' | 'header' | 'footer';

const streamOf: Readonly<Record<Story['kind'], StreamName | null>> = {
  body: 'body',
  footnote: 'notes',
  endnote: 'notes',
  header: 'header',
  footer: 'footer',
  // docx-preview draws text boxes inside the body, where they cannot be told from it.
  textBox: 'body',
};

/** How docx-preview lays out a page: `section > header, article, ol (notes), footer`. */
const selectors: Readonly<Record<StreamName, string>> = {
  body: 'section > article',
  notes: 'section > ol',
  header: 'section > header',
  footer: 'section > footer',
};

/** The printing characters of one part of the page, each with its place in the tree. */
interface Stream {
  readonly text: string;
  readonly nodes: readonly Text[];
  /** For each character: which node, and where in it. */
  readonly nodeAt: readonly number[];
  readonly offsetAt: readonly number[];
  readonly blockStarts: ReadonlySet<number>;
}

/** A paragraph of the brief, and where its first printing character is in the stream. */
interface Anchor {
  readonly start: number;
  readonly end: number;
  readonly stream: Stream;
  readonly at: number | null;
  readonly length: number;
}

function readStream(root: Element, selector: string): Stream {
  const characters: string[] = [];
  const nodes: Text[] = [];
  const nodeAt: number[] = [];
  const offsetAt: number[] = [];
  const blockStarts = new Set<number>();
  for (const part of root.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text)) {
        if (node.nodeName === 'P') blockStarts.add(characters.length);
        continue;
      }
      if (isNoteCall(node)) continue;
      const index = nodes.push(node) - 1;
      for (let offset = 0; offset < node.data.length; offset += 1) {
        const character = printed(node.data.charAt(offset));
        if (character === '') continue;
        characters.push(character);
        nodeAt.push(index);
        offsetAt.push(offset);
      }
    }
  }
  return { text: characters.join(''), nodes, nodeAt, offsetAt, blockStarts };
}

/** The number that calls a note; the reader of the brief leaves it out. */
function isNoteCall(node: Text): boolean {
  return node.parentElement?.nodeName === 'SUP' && /^\d+$/.test(node.data);
}

/** What is compared: spaces, control and joining characters fall away; hyphens of all kinds are one. */
function printed(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, '').replace(/[\u2010\u2011]/g, '-');
}

/** A shorter paragraph ("I.", "Page 3") is only believed where a paragraph begins, and near by. */
const distinctive = 24;
const near = 2_000;

function anchorStory(brief: BriefText, story: Story, stream: Stream): readonly Anchor[] {
  let cursor = 0;
  return brief.paragraphs
    .filter(({ start, end }) => start >= story.start && end <= story.end)
    .map(({ start, end }) => {
      const text = printed(brief.text.slice(start, end));
      const at = text === '' ? null : findParagraph(stream, text, cursor);
      // A place before the cursor is a repeated or moved passage: what follows is still looked for further on.
      if (at !== null && at >= cursor) cursor = at + text.length;
      return { start, end, stream, at, length: text.length };
    });
}

function findParagraph(stream: Stream, text: string, cursor: number): number | null {
  for (let at = stream.text.indexOf(text, cursor); at !== -1; at = stream.text.indexOf(text, at + 1)) {
    const plausible = stream.blockStarts.has(at) && at - cursor <= near;
    if (at === cursor || plausible || text.length >= distinctive) return at;
    if (at - cursor > near) break;
  }
  const anywhere = stream.text.indexOf(text);
  return text.length >= distinctive && anywhere !== -1 ? anywhere : null;
}

function anchorAt(anchors: readonly Anchor[], offset: number): Anchor | undefined {
  let low = 0;
  let high = anchors.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((anchors[middle]?.start ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  const anchor = anchors[low - 1];
  return anchor && offset <= anchor.end ? anchor : undefined;
}

/** In a paragraph that was drawn otherwise than it was read: the passage itself, between the neighbours that are known. */
function findNearby(
  brief: BriefText,
  anchors: readonly Anchor[],
  anchor: Anchor,
  start: number,
  end: number,
): StaticRange | null {
  const { stream } = anchor;
  const known = anchors.filter((one) => one.stream === stream && one.at !== null);
  const before = known.findLast((one) => one.start < anchor.start);
  const after = known.find((one) => one.start > anchor.start);
  const from = before?.at === undefined || before.at === null ? 0 : before.at + before.length;
  const to = after?.at ?? stream.text.length;
  const text = printed(brief.text.slice(start, end));
  const at = text === '' ? -1 : stream.text.indexOf(text, from);
  return at === -1 || at + text.length > to ? null : rangeOf(stream, at, at + text.length);
}

function rangeOf(stream: Stream, from: number, to: number): StaticRange | null {
  const first = stream.nodes[stream.nodeAt[from] ?? -1];
  const last = stream.nodes[stream.nodeAt[to - 1] ?? -1];
  if (!first || !last) return null;
  return new StaticRange({
    startContainer: first,
    startOffset: stream.offsetAt[from] ?? 0,
    endContainer: last,
    endOffset: (stream.offsetAt[to - 1] ?? 0) + 1,
  });
}
