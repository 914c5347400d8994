/** A whole journey in the stand-in for Word: read, find, mark all; and what should then be marked, by paragraph and character. */
import type { Mark, MarkTone } from '../../src/document/brief-document';
import type { BriefItem } from '../../src/document/brief-item';
import type { BriefText } from '../../src/document/brief-text';
import { findItems } from '../../src/document/find-items';
import { openInWord, type OpenedWord } from './opened-word';
import type { WordChoices } from './word/open-word';
import type { SeenMark } from './word/onlooker';

export interface MarkedBrief {
  readonly word: OpenedWord;
  readonly brief: BriefText;
  readonly items: readonly BriefItem[];
  readonly gone: readonly string[];
  /** Of the document before anything was done. */
  readonly words: readonly string[];
  readonly highlights: readonly SeenMark[];
}

const tones: readonly MarkTone[] = ['verified', 'warning', 'critical', 'notChecked'];

export async function markInWord(
  bytes: Uint8Array,
  choices: WordChoices,
  means: 'annotations' | 'highlighting' = 'annotations',
): Promise<MarkedBrief> {
  const word = openInWord(bytes, choices);
  const words = word.onlooker.paragraphTexts();
  const highlights = word.onlooker.highlights();
  const brief = await word.document.read();
  const items = findItems(brief);
  word.document.editing.markAs(means);
  const gone = await word.document.mark(items.map(markOf));
  return { word, brief, items, gone, words, highlights };
}

function markOf({ id, start, end, text }: BriefItem, index: number): Mark {
  return { itemId: id, start, end, text, tone: tones[index % tones.length] ?? 'verified' };
}

/** `story paragraph start-end words`, sorted: computed from the text that was read, not from where the adapter marks. */
export function expectedMarks(
  { text, paragraphs, stories }: BriefText,
  items: readonly BriefItem[],
  marked: (story: BriefText['stories'][number]['kind']) => boolean,
): readonly string[] {
  return items
    .flatMap((item) =>
      paragraphs.flatMap((paragraph) => {
        const [start, end] = [Math.max(item.start, paragraph.start), Math.min(item.end, paragraph.end)];
        const story = stories.find((each) => each.start <= paragraph.start && paragraph.end <= each.end);
        if (start >= end || !story || !marked(story.kind)) return [];
        const index = paragraphs.filter(
          (each) => each.start >= story.start && each.end <= paragraph.start,
        ).length;
        return [
          `${story.kind} ${index} ${start - paragraph.start}-${end - paragraph.start} ${text.slice(start, end)}`,
        ];
      }),
    )
    .sort();
}

export function seenMarks(marks: readonly SeenMark[]): readonly string[] {
  return marks
    .map(({ story, paragraph, start, end, text }) => `${story} ${paragraph} ${start}-${end} ${text}`)
    .sort();
}
