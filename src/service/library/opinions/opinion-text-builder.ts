/** Puts an opinion together as `OpinionText` has it: paragraphs, star pages, note calls, the notes after their part. */
import type { OpinionPart } from '../../../quotes/opinion-text';

export interface OpinionTextBuilder {
  /** White space is folded; a paragraph's ends are trimmed. */
  addText(text: string): void;
  addStarPage(label: string): void;
  /** The page on which the text begins, unless the first mark says the same. */
  beginOnPage(label: string): void;
  addNoteCall(label: string): void;
  endParagraph(): void;
  /** What follows, up to `endNote`, is the note; its paragraphs become lines of one paragraph. */
  beginNote(label: string): void;
  /** Where the note's number stands within it. */
  nameNote(label: string): void;
  endNote(): void;
  /** Ends the part before it; the notes gathered so far are put down with that one. */
  beginPart(kind: OpinionPart['kind']): void;
  /** What follows belongs to no part. */
  endPart(): void;
  /** As the source gives it: `Baker, J.,`. */
  nameAuthor(author: string): void;
  finish(): BuiltOpinion;
}

export interface BuiltOpinion {
  readonly text: string;
  readonly parts: readonly OpinionPart[];
  /** In text order, notes left out. */
  readonly starPages: readonly string[];
  readonly noteCalls: readonly string[];
  readonly notes: readonly string[];
}

export function buildOpinionText(): OpinionTextBuilder {
  let text = '';
  const paragraph = buildParagraph();
  let note: { label: string; text: string } | null = null;
  let notes: string[] = [];
  let part: { kind: OpinionPart['kind']; start: number; author?: string } | null = null;
  const parts: OpinionPart[] = [];
  const starPages: string[] = [];
  const noteCalls: string[] = [];
  const noteLabels: string[] = [];
  let firstPage: string | null = null;

  const addStarPage = (label: string): void => {
    firstPage = null;
    paragraph.addStarPage(label);
    if (!note) starPages.push(label);
  };

  const put = (finished: string): void => {
    text += text === '' ? finished : `\n\n${finished}`;
  };

  const endParagraph = (): void => {
    const finished = paragraph.take();
    if (finished === '') return;
    if (note) note.text += note.text === '' ? finished : `\n${finished}`;
    else put(finished);
  };

  const endNote = (): void => {
    endParagraph();
    if (note) {
      notes.push(note.label === '' ? note.text : `[fn${note.label}] ${note.text}`.trimEnd());
      noteLabels.push(note.label);
    }
    note = null;
  };

  const endPart = (): void => {
    endNote();
    for (const finished of notes) if (!/^(?:foot)?(?:notes:?)?$/i.test(finished)) put(finished);
    notes = [];
    if (part && text.length > part.start) {
      const { kind, start, author } = part;
      parts.push({ kind, ...(author ? { author } : {}), start, end: text.length });
    }
    part = null;
  };

  return {
    addText(added) {
      if (firstPage !== null && added.trim() !== '') addStarPage(firstPage);
      paragraph.addText(added);
    },
    addStarPage(label) {
      if (firstPage !== null && firstPage !== label) addStarPage(firstPage);
      addStarPage(label);
    },
    beginOnPage(label) {
      firstPage = label;
    },
    addNoteCall(label) {
      paragraph.addNoteCall(label);
      noteCalls.push(label);
    },
    endParagraph,
    beginNote(label) {
      endNote();
      note = { label, text: '' };
    },
    nameNote(label) {
      if (note && note.label === '') note.label = label;
    },
    endNote,
    beginPart(kind) {
      endPart();
      part = { kind, start: text === '' ? 0 : text.length + 2 };
    },
    endPart,
    nameAuthor(author) {
      if (part) part.author ??= tidyAuthor(author);
    },
    finish() {
      endPart();
      return { text, parts, starPages, noteCalls, notes: noteLabels };
    },
  };
}

function tidyAuthor(author: string): string {
  return author
    .replace(/\s+/g, ' ')
    .replace(/[\s,.:;]+$/, '')
    .trim();
}

const OPENS = /[\p{L}\p{N}“‘"'([§$]/u;
const CLOSES = /^[.,;:!?)\]’”]/;

/**
 * One paragraph with its white space folded. Records set marks without regard to the space around them: a star page gets
 * a space after it unless it stands within a word, a note call follows its word at once, and a line break that only lays
 * out the source (`<em>⏎et seq.⏎</em>⏎),`) puts no space before a closing mark.
 */
function buildParagraph() {
  let pieces: string[] = [];
  let space: 'none' | 'plain' | 'layout' = 'none';
  let last = '';
  let needsSpace = false;

  const write = (piece: string): void => {
    if (space !== 'none' && pieces.length > 0) pieces.push(' ');
    pieces.push(piece);
    space = 'none';
    last = piece.charAt(piece.length - 1);
  };
  const loosen = (blank: string): void => {
    if (blank !== '' && space !== 'plain') space = blank.includes('\n') ? 'layout' : 'plain';
  };

  return {
    addText(added: string): void {
      const visible = added.replace(/[\u00ad\u200b\ufeff]/g, '');
      const words = visible.replace(/[\s\p{Cc}]+/gu, ' ').trim();
      loosen(/^[\s\p{Cc}]*/u.exec(visible)?.[0] ?? '');
      if (words === '') return;
      if (space === 'none' && needsSpace && OPENS.test(words.charAt(0))) space = 'plain';
      if (space === 'layout' && (CLOSES.test(words) || '([“‘'.includes(last))) space = 'none';
      needsSpace = false;
      write(words);
      loosen(/[\s\p{Cc}]*$/u.exec(visible)?.[0] ?? '');
    },
    addStarPage(label: string): void {
      const isFree = pieces.length === 0 || space !== 'none' || /[.,;:!?”"’)\]—]/.test(last);
      write(`[*${label}]`);
      needsSpace = isFree;
    },
    addNoteCall(label: string): void {
      needsSpace ||= space !== 'none';
      space = 'none';
      write(`[fn${label}]`);
    },
    take(): string {
      const finished = pieces.join('');
      pieces = [];
      space = 'none';
      last = '';
      needsSpace = false;
      return finished;
    },
  };
}
