/** Puts the stories of a document one after another, as `docx/read-brief` does, and finds the places of links and notes. */
import type { BriefHyperlink, BriefParagraph, Story, Unread } from '../brief-text';
import { writeNumber } from '../docx/note-labels';
import type { AskedPlace } from './current-text';
import type { StoryPlace, WordParagraph, WordReading } from './word-reading';

export interface ReadStory {
  readonly place: StoryPlace;
  readonly paragraphs: readonly ReadParagraph[];
  /** In the order of the text. */
  readonly links?: readonly ReadLink[];
}

export interface ReadParagraph {
  readonly text: string;
  readonly raw: string;
  readonly localId?: string;
  readonly format: Pick<BriefParagraph, 'indented' | 'heading' | 'inTable'>;
}

export interface ReadLink {
  readonly url: string;
  readonly words: string;
}

export class AssembledBrief {
  private text = '';
  private readonly paragraphs: BriefParagraph[] = [];
  private readonly places: WordParagraph[] = [];
  private readonly stories: Story[] = [];
  private readonly hyperlinks: BriefHyperlink[] = [];
  private readonly body: readonly WordParagraph[];
  private readonly bodyById: ReadonlyMap<string | undefined, WordParagraph>;
  private lastLinked = 0;
  private lastCalling = { footnote: 0, endnote: 0 };
  private notes = { footnote: 0, endnote: 0 };

  constructor(body: ReadStory) {
    this.add(body);
    this.body = [...this.places];
    this.bodyById = new Map(this.body.map((paragraph) => [paragraph.localId, paragraph]));
  }

  addBodyLink(url: string, { words, ...place }: AskedPlace): void {
    const paragraph = this.paragraphAt(place, this.lastLinked);
    if (!paragraph) return;
    this.lastLinked = paragraph.index;
    const start = paragraph.start + lengthShown(paragraph.text, place.before);
    const end = paragraph.start + lengthShown(paragraph.text, place.before + words);
    if (start < end) this.hyperlinks.push({ start, end, url });
  }

  addNote(story: ReadStory, place: AskedPlace): void {
    const { kind } = story.place;
    if (kind !== 'footnote' && kind !== 'endnote') return;
    const paragraph = this.paragraphAt(place, this.lastCalling[kind]);
    if (paragraph) this.lastCalling[kind] = paragraph.index;
    const anchor = paragraph && paragraph.start + lengthShown(paragraph.text, place.before);
    // Word tells no numbers: this is what it prints unless the author chose another style.
    const label = place.words.trim() || writeNumber((this.notes[kind] += 1), kind);
    this.add(story, { ...(anchor === undefined ? {} : { anchor }), label });
  }

  /** Stories without words are decoration. */
  addStory(story: ReadStory): void {
    if (story.paragraphs.some(({ text }) => text.trim() !== '')) this.add(story);
  }

  finish(unread: readonly Unread[]): WordReading {
    const { text, paragraphs, stories } = this;
    const hyperlinks = this.hyperlinks.sort((one, other) => one.start - other.start);
    return { brief: { text, paragraphs, stories, hyperlinks, unread }, paragraphs: this.places };
  }

  private add(story: ReadStory, more: Pick<Story, 'anchor' | 'label'> = {}): void {
    const base = this.text.length;
    const lines: string[] = [];
    let start = base;
    for (const [index, { format, ...read }] of story.paragraphs.entries()) {
      const end = start + read.text.length;
      this.paragraphs.push({ start, end, ...format });
      this.places.push({ ...read, start, story: story.place, index });
      lines.push(read.text);
      start = end + 1;
    }
    this.stories.push({ kind: story.place.kind, start: base, end: Math.max(start - 1, base), ...more });
    this.text += `${lines.map((line) => `${line}\n`).join('')}\n`;
    this.addLinks(base, story.links ?? []);
  }

  /** Each at the next place of its words: without one more request Word does not say which place. */
  private addLinks(base: number, links: readonly ReadLink[]): void {
    let from = base;
    for (const { url, words } of links) {
      const start = words === '' ? -1 : this.text.indexOf(words, from);
      if (start < 0) continue;
      from = start + words.length;
      this.hyperlinks.push({ start, end: from, url });
    }
  }

  /** Before WordApi 1.6 a paragraph is known by its text, and by standing no earlier than the one found last. */
  private paragraphAt(
    { localId, raw }: Pick<AskedPlace, 'localId' | 'raw'>,
    from: number,
  ): WordParagraph | undefined {
    if (localId !== undefined) return this.bodyById.get(localId);
    return this.body.find((paragraph) => paragraph.index >= from && paragraph.raw === raw);
  }
}

/** How much of `text` stands at its front in `before`, which may hold hidden text besides. */
function lengthShown(text: string, before: string): number {
  let shown = 0;
  for (const character of before) {
    if (text.startsWith(character, shown)) shown += character.length;
  }
  return shown;
}
