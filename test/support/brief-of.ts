/** A `BriefText` of plain paragraphs and notes, without a file. */
import type { BriefHyperlink, BriefParagraph, BriefText, Story } from '../../src/document/brief-text';

export interface ToldParagraph {
  readonly text: string;
  readonly indented?: boolean;
  readonly heading?: boolean;
}

/** `notes` are called at the first `^` of the body for the first note, the next `^` for the next; the signs are taken out. */
export function briefOf(
  body: readonly (string | ToldParagraph)[],
  notes: readonly string[] = [],
  hyperlinks: (text: string) => readonly BriefHyperlink[] = () => [],
): BriefText {
  let text = '';
  const anchors: number[] = [];
  const paragraphs: BriefParagraph[] = [];
  const stories: Story[] = [];
  const addParagraph = (told: string | ToldParagraph): void => {
    const {
      text: written,
      indented = false,
      heading = false,
    } = typeof told === 'string' ? { text: told } : told;
    const start = text.length;
    for (const piece of written.split(/(\^)/)) {
      if (piece === '^') anchors.push(text.length);
      else text += piece;
    }
    paragraphs.push({ start, end: text.length, indented, heading, inTable: false });
    text += '\n';
  };
  const addStory = (
    kind: Story['kind'],
    told: readonly (string | ToldParagraph)[],
    anchor?: number,
  ): void => {
    const start = text.length;
    told.forEach(addParagraph);
    stories.push({ kind, start, end: text.length - 1, ...(anchor === undefined ? {} : { anchor }) });
    text += '\n';
  };

  addStory('body', body);
  notes.forEach((note, index) => addStory('footnote', [note], anchors[index] ?? 0));
  return { text, paragraphs, stories, hyperlinks: hyperlinks(text), unread: [] };
}
