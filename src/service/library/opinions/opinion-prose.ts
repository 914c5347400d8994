/** Notes told from prose as the words come: where a note begins, the number that names it, the numbers that call one. */
import type { OpinionTextBuilder } from './opinion-text-builder';

export interface OpinionProse {
  beginBlock(): void;
  addText(text: string): void;
  /** `1`, `[1]`; anything else is text. */
  addSuperscript(text: string): void;
  /** The number that links a call and its note, at either end. */
  addNoteNumber(number: string): void;
  beginNote(label: string): void;
  endNote(): void;
  beginHeading(): void;
  endHeading(heading: string): void;
}

export function opinionProse(builder: OpinionTextBuilder): OpinionProse {
  /** At the beginning of a note its number stands once more. */
  let atNoteStart = false;
  let atParagraphStart = true;
  /** Under the heading NOTES, paragraphs that begin with a number in brackets are the notes. */
  let isUnderNotes = false;

  const beginNote = (label: string): void => {
    builder.beginNote(label);
    atNoteStart = true;
  };

  const addText = (text: string): void => {
    if (atNoteStart) {
      // `1 . At oral argument`, `1. At oral argument`
      const rest = text.replace(/^\s*(?:\d{1,3}|\*+)?\.?\s*/, '');
      if (rest === '') return;
      atNoteStart = false;
      atParagraphStart = false;
      builder.addText(rest);
      return;
    }
    const number = isUnderNotes && atParagraphStart ? BRACKETED_NUMBER.exec(text) : null;
    if (number) {
      beginNote(number[1] ?? '');
      addText(text.slice(number[0].length));
      return;
    }
    if (text.trim() !== '') atParagraphStart = false;
    builder.addText(text);
  };

  const addNoteNumber = (number: string): void => {
    if (atNoteStart) builder.nameNote(number);
    else if (number !== '') builder.addNoteCall(number);
  };

  return {
    beginBlock() {
      builder.endParagraph();
      atParagraphStart = true;
    },
    addText,
    addSuperscript(text) {
      const number = BRACKETED_NUMBER.exec(text)?.[1] ?? (/^\d{1,3}$/.test(text) ? text : null);
      if (number === null) addText(text);
      else if (isUnderNotes && atParagraphStart) beginNote(number);
      else addNoteNumber(number);
    },
    addNoteNumber,
    beginNote,
    endNote() {
      builder.endNote();
      atNoteStart = false;
    },
    beginHeading() {
      if (isUnderNotes) builder.endNote();
    },
    endHeading(heading) {
      isUnderNotes = /^\s*(?:foot)?notes\s*:?\s*$/i.test(heading);
    },
  };
}

/** `[3]`, `[fn. 3]`, `[*]`. */
const BRACKETED_NUMBER = /^\s*\[(?:fn\.? ?)?(\d{1,3}|[*†‡]+)\]/;
