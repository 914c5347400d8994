/**
 * Reads the open document as it stands now: insertions in, deletions out, hidden text out where this Word can tell it (1.7).
 *
 * Two requests: the first asks for the list of paragraphs, notes and links, the second for the current text of each paragraph
 * and for what stands at a known place. Beyond `paragraphsPerRequest`, one more for each such slice.
 */
import type { Unread } from '../brief-text';
import { AssembledBrief, type ReadLink, type ReadParagraph, type ReadStory } from './assembled-brief';
import {
  askDeleted,
  askPlace,
  currentTextOf,
  idProperty,
  localIdOf,
  type Asked,
  type AskedPlace,
} from './current-text';
import { formatProperties, paragraphFormat } from './paragraph-format';
import { readable } from './readable';
import { pageKinds, type StoryPlace, type WordReading } from './word-reading';
import type { WordHost } from './word-host';

export const paragraphsPerRequest = 2_000;

export interface ReadOptions {
  /** Lets the pane draw and answer between two slices. */
  readonly pause: () => Promise<void>;
  /** Paragraphs that are in it as they are now are not asked for again, but for those whose ids are `changed`. */
  readonly previous?: WordReading | undefined;
  readonly changed?: ReadonlySet<string>;
  /** Whether notes and text boxes are asked for: Word may say that it has them, and still fail. */
  readonly besides: boolean;
}

export async function readDocument(
  context: Word.RequestContext,
  host: WordHost,
  options: ReadOptions,
): Promise<WordReading> {
  const lists = await listsOf(context, host, options.besides);
  const known = knownTexts(options);

  const body = lists.paragraphs.items;
  const slices = slicesOf(body, paragraphsPerRequest);
  const beside = askBeside(lists, host, known);
  const bodyParagraphs: ReadParagraph[] = [];
  for (const [index, slice] of slices.entries()) {
    if (index > 0) await options.pause();
    bodyParagraphs.push(...(await readSlice(context, slice, host, known, index === slices.length - 1)));
  }

  const brief = new AssembledBrief({ place: { kind: 'body' }, paragraphs: bodyParagraphs });
  beside(brief);
  return brief.finish(unreadBy(host, lists));
}

interface Lists {
  readonly paragraphs: Word.ParagraphCollection;
  readonly links: Word.RangeCollection;
  readonly sections: Word.SectionCollection;
  readonly notes: readonly Notes[];
  readonly shapes: Word.ShapeCollection | undefined;
  readonly notesRefused: boolean;
}

interface Notes {
  readonly kind: 'footnote' | 'endnote';
  readonly items: Word.NoteItemCollection;
}

async function listsOf(context: Word.RequestContext, host: WordHost, besides: boolean): Promise<Lists> {
  const { body, sections } = context.document;
  const properties = propertiesOf(host);
  const { paragraphs } = body;
  paragraphs.load(properties.map((name) => `items/${name}`));
  const links = body.getRange('Content').getHyperlinkRanges();
  links.load('items/hyperlink');
  sections.load('items');
  const notes: Notes[] = [];
  let shapes: Word.ShapeCollection | undefined;
  if (besides && host.has('1.5')) {
    const ofNotes = properties.map((name) => `items/body/paragraphs/items/${name}`);
    notes.push({ kind: 'footnote', items: body.footnotes.load(ofNotes) });
    notes.push({ kind: 'endnote', items: body.endnotes.load(ofNotes) });
  }
  if (besides && host.hasDesktop('1.2')) {
    shapes = body.shapes;
    shapes.load('items/type');
  }
  await context.sync();
  return { paragraphs, links, sections, notes, shapes, notesRefused: !besides };
}

function propertiesOf(host: WordHost): readonly string[] {
  return ['text', ...formatProperties, ...idProperty(host)];
}

/** Current texts by local id and raw text, as far as they are known to hold still. */
type KnownTexts = (paragraph: Word.Paragraph, localId: string | undefined) => string | undefined;

function knownTexts({ previous, changed = new Set() }: ReadOptions): KnownTexts {
  const byId = new Map(previous?.paragraphs.map((paragraph) => [paragraph.localId, paragraph]));
  return (paragraph, localId) => {
    const before = localId === undefined || changed.has(localId) ? undefined : byId.get(localId);
    return before?.raw === paragraph.text ? before.text : undefined;
  };
}

function askParagraph(paragraph: Word.Paragraph, host: WordHost, known: KnownTexts): Asked<ReadParagraph> {
  const localId = localIdOf(paragraph, host);
  const before = known(paragraph, localId);
  const text = before === undefined ? currentTextOf(paragraph, host) : () => before;
  return () => readParagraph(paragraph, text(), host);
}

function readParagraph(paragraph: Word.Paragraph, text: string, host: WordHost): ReadParagraph {
  const localId = localIdOf(paragraph, host);
  return {
    text,
    raw: paragraph.text,
    ...(localId === undefined ? {} : { localId }),
    format: paragraphFormat(paragraph),
  };
}

async function readSlice(
  context: Word.RequestContext,
  slice: readonly Word.Paragraph[],
  host: WordHost,
  known: KnownTexts,
  isLast: boolean,
): Promise<readonly ReadParagraph[]> {
  const asked = slice.map((paragraph) => askParagraph(paragraph, host, known));
  await context.sync();
  const read = asked.map((answer) => answer());
  // Word forgets tracked objects one by one, which takes longer than the reading (office-js #5692). The last are left to it.
  if (!isLast) for (const paragraph of slice) paragraph.untrack();
  return read;
}

/** Asks for all that stands beside the body; returns what puts the answers in, after the next request. */
function askBeside(lists: Lists, host: WordHost, known: KnownTexts): (brief: AssembledBrief) => void {
  const links = lists.links.items
    .filter(({ hyperlink }) => leadsOut(hyperlink))
    .map((range) => ({ url: range.hyperlink, place: askPlace(range, host) }));
  const notes = lists.notes.flatMap(({ kind, items }) =>
    items.items.map((note, index) => askNote(note, { kind, index }, host, known)),
  );
  const boxes = (lists.shapes?.items ?? [])
    .filter(({ type }) => type === 'TextBox' || type === 'GeometricShape')
    .map((shape, index) => askStory(shape.body, { kind: 'textBox', index }, host));
  const sides = (['header', 'footer'] as const).flatMap((kind) =>
    lists.sections.items.flatMap((section, index) =>
      pageKinds.map((pages) =>
        askStory(
          kind === 'header' ? section.getHeader(pages) : section.getFooter(pages),
          { kind, section: index, pages },
          host,
        ),
      ),
    ),
  );
  return (brief) => {
    for (const { url, place } of links) brief.addBodyLink(url, place());
    for (const note of notes) {
      const { story, anchor, isDeleted } = note();
      if (!isDeleted) brief.addNote(story, anchor);
    }
    for (const box of boxes) brief.addStory(box());
    // A section shows the header of the one before it, and unused kinds of pages are there as well.
    const shown = new Set<string>();
    for (const side of sides) {
      const story = side();
      const words = `${story.place.kind} ${story.paragraphs.map(({ text }) => text).join('\n')}`;
      if (!shown.has(words)) brief.addStory(story);
      shown.add(words);
    }
  };
}

/** A place in the document itself is no link. */
function leadsOut(address: string): boolean {
  return address !== '' && !address.startsWith('#');
}

function askNote(
  note: Word.NoteItem,
  place: StoryPlace,
  host: WordHost,
  known: KnownTexts,
): Asked<{ readonly story: ReadStory; readonly anchor: AskedPlace; readonly isDeleted: boolean }> {
  const paragraphs = note.body.paragraphs.items.map((paragraph) => askParagraph(paragraph, host, known));
  const links = askLinks(note.body);
  const anchor = askPlace(note.reference, host);
  const isDeleted = askDeleted(note.reference, host);
  return () => ({
    story: { place, paragraphs: paragraphs.map((answer) => answer()), links: links() },
    anchor: anchor(),
    isDeleted: isDeleted(),
  });
}

/** A story whose paragraphs are not known yet: its text comes whole, and is told apart by the ends of paragraphs. */
function askStory(body: Word.Body, place: StoryPlace, host: WordHost): Asked<ReadStory> {
  const { paragraphs } = body;
  paragraphs.load(propertiesOf(host).map((name) => `items/${name}`));
  const whole = currentTextOf(body, host);
  const links = askLinks(body);
  return () => {
    const texts = whole().split('\n');
    const { items } = paragraphs;
    return {
      place,
      links: links(),
      paragraphs: items.map((paragraph, index) =>
        readParagraph(
          paragraph,
          texts.length === items.length ? (texts[index] ?? '') : readable(paragraph.text),
          host,
        ),
      ),
    };
  };
}

function askLinks(body: Word.Body): Asked<readonly ReadLink[]> {
  const links = body.getRange('Content').getHyperlinkRanges();
  links.load('items/hyperlink,items/text');
  return () =>
    links.items
      .filter(({ hyperlink }) => leadsOut(hyperlink))
      .map(({ hyperlink, text }) => ({ url: hyperlink, words: readable(text) }));
}

/** What may be there and cannot be known: no count is given. */
function unreadBy(host: WordHost, { notes, shapes, notesRefused }: Lists): readonly Unread[] {
  const unread: Unread[] = [];
  if (notes.length === 0 || notesRefused) unread.push({ what: 'notes' });
  if (shapes === undefined) unread.push({ what: 'textBoxes' });
  if (!host.has('1.4')) unread.push({ what: 'trackedChanges' });
  if (!host.has('1.7')) unread.push({ what: 'hiddenText' });
  return unread;
}

/** One slice at least, so that what stands beside an empty body is asked for. */
function slicesOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}
