/** The whole text of a .docx: body, notes, text boxes, headers and footers, each a story of one `BriefText`. */
import { UnreadableDocument } from '../brief-document';
import type { BriefHyperlink, BriefParagraph, BriefText, Story, Unread } from '../brief-text';
import { noteLabels } from './note-labels';
import { bodyOf, openPackage, type DocxPackage } from './open-package';
import { switchOf, type XmlElement } from './parse-xml';
import { readStory, type StoryContext } from './read-story';
import { readStyles, type Styles } from './read-styles';
import { refuse } from './refuse';
import type { NoteCall, StoryText } from './story-text';

/** Throws `UnreadableDocument` where the file cannot be read or holds no text. */
export function readBrief(bytes: Uint8Array): BriefText {
  const file = openPackage(bytes);
  const parts = partsOf(file);
  const body = readStory(bodyOf(file.part(file.mainPath)), contextOf(file, file.mainPath, parts.styles));

  const brief = new GrowingBrief();
  brief.add(body, { kind: 'body' });
  addNotes(brief, body, file, parts);
  for (const box of body.boxes) brief.addTextBox(box.story, box.offset);
  addHeadersAndFooters(brief, body, file, parts);

  const read = brief.finish();
  if (read.text.trim() === '' && read.unread.length === 0) throw refuse('noText');
  return read;
}

/** The parts beside the main one. Without styles a brief can still be read, so their damage is no reason to refuse. */
interface Parts {
  readonly styles: Styles;
  readonly settings: XmlElement | undefined;
  pathOf(kind: string): string | undefined;
}

function partsOf(file: DocxPackage): Parts {
  const relationships = [...file.relationshipsOf(file.mainPath).values()];
  const pathOf = (kind: string): string | undefined =>
    relationships.find((relationship) => relationship.kind === kind && !relationship.external)?.target;
  const partOf = (kind: string): XmlElement | undefined => {
    const path = pathOf(kind);
    return path === undefined ? undefined : partIfSound(file, path);
  };
  return { styles: readStyles(partOf('styles')), settings: partOf('settings'), pathOf };
}

/** A damaged side part counts as missing; a part that is too large is refused all the same. */
function partIfSound(file: DocxPackage, path: string): XmlElement | undefined {
  try {
    return file.part(path);
  } catch (error) {
    if (error instanceof UnreadableDocument && error.reason === 'damaged') return undefined;
    throw error;
  }
}

function contextOf(file: DocxPackage, path: string, styles: Styles): StoryContext {
  const relationships = file.relationshipsOf(path);
  return {
    styles,
    addressOf: (id) => {
      const relationship = relationships.get(id);
      return relationship?.external ? relationship.target : undefined;
    },
  };
}

function addNotes(brief: GrowingBrief, body: StoryText, file: DocxPackage, parts: Parts): void {
  const calls = callsOf(body);
  const labels = noteLabels(calls, body.sections, parts.settings);
  for (const kind of ['footnote', 'endnote'] as const) {
    const path = parts.pathOf(`${kind}s`);
    const root = path === undefined ? undefined : partIfSound(file, path);
    const context = root && path !== undefined ? contextOf(file, path, parts.styles) : undefined;
    const notes = new Map(root?.children.map((note) => [note.attributes['w:id'], note]));
    calls.forEach((call, index) => {
      if (call.kind !== kind) return;
      const note = notes.get(call.id);
      if (!note || !context) {
        brief.miss('notes');
        return;
      }
      const label = labels[index];
      const story = readStory(note, context);
      brief.add(story, { kind, anchor: call.offset, ...(label === undefined ? {} : { label }) });
      for (const box of story.boxes) brief.addTextBox(box.story, call.offset);
    });
  }
}

/** In the order of the body; a call within a text box counts where the box is anchored. */
function callsOf(body: StoryText): readonly NoteCall[] {
  const inBoxes = body.boxes.flatMap(({ offset, section, story }) =>
    callsOf(story).map((call) => ({ ...call, offset, section })),
  );
  const calls = [...body.calls, ...inBoxes].sort((left, right) => left.offset - right.offset);
  const seen = new Set<string>();
  return calls.filter(({ kind, id }) => {
    const key = `${kind} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Each part once, and only where its section shows it: first pages and even pages are opted into. */
function addHeadersAndFooters(brief: GrowingBrief, body: StoryText, file: DocxPackage, parts: Parts): void {
  const relationships = file.relationshipsOf(file.mainPath);
  const evenPagesDiffer = switchOf(parts.settings, 'w:evenAndOddHeaders') ?? false;
  for (const kind of ['header', 'footer'] as const) {
    const paths = new Set<string | undefined>();
    for (const section of body.sections) {
      for (const reference of section.children) {
        if (reference.name !== `w:${kind}Reference`) continue;
        const { 'w:type': pages, 'r:id': id = '' } = reference.attributes;
        if (pages === 'first' && !(switchOf(section, 'w:titlePg') ?? false)) continue;
        if (pages === 'even' && !evenPagesDiffer) continue;
        paths.add(relationships.get(id)?.target);
      }
    }
    for (const path of paths) {
      const root = path === undefined ? undefined : partIfSound(file, path);
      if (!root || path === undefined) {
        brief.miss('headers');
        continue;
      }
      const story = readStory(root, contextOf(file, path, parts.styles));
      if (story.text.trim() !== '') brief.add(story, { kind });
      for (const box of story.boxes) brief.addTextBox(box.story);
    }
  }
}

/** Puts stories one after another and moves their offsets. */
class GrowingBrief {
  private text = '';
  private readonly paragraphs: BriefParagraph[] = [];
  private readonly stories: Story[] = [];
  private readonly hyperlinks: BriefHyperlink[] = [];
  private readonly unread = new Map<Unread['what'], number>();

  add(story: StoryText, told: Omit<Story, 'start' | 'end'>): void {
    const base = this.text.length;
    const moved = <T extends { readonly start: number; readonly end: number }>(placed: T): T => ({
      ...placed,
      start: placed.start + base,
      end: placed.end + base,
    });
    for (const paragraph of story.paragraphs) this.paragraphs.push(moved(paragraph));
    for (const hyperlink of story.hyperlinks) this.hyperlinks.push(moved(hyperlink));
    this.stories.push({ ...told, start: base, end: base + (story.paragraphs.at(-1)?.end ?? 0) });
    this.text += `${story.text}\n`;
    this.miss('embeddedObjects', story.embeddedObjects);
  }

  /** A box and the boxes within it; those without words are decoration. */
  addTextBox(story: StoryText, anchor?: number): void {
    if (story.text.trim() !== '')
      this.add(story, { kind: 'textBox', ...(anchor === undefined ? {} : { anchor }) });
    for (const box of story.boxes) this.addTextBox(box.story, anchor);
  }

  miss(what: Unread['what'], count = 1): void {
    if (count > 0) this.unread.set(what, (this.unread.get(what) ?? 0) + count);
  }

  finish(): BriefText {
    const { text, paragraphs, stories, hyperlinks } = this;
    return {
      text,
      paragraphs,
      stories,
      hyperlinks,
      unread: [...this.unread].map(([what, count]) => ({ what, count })),
    };
  }
}
