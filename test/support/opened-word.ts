/** A .docx open in the stand-in for Word, and the adapter to it. */
import { openWordDocument, type Timer, type WordDocument } from '../../src/document/word/open-word-document';
import { openWord, type OpenWord, type WordChoices } from './word/open-word';

export interface OpenedWord extends OpenWord {
  readonly document: WordDocument;
  readonly close: () => void;
}

export function openInWord(bytes: Uint8Array, choices: WordChoices = {}): OpenedWord {
  const word = openWord(bytes, choices);
  const uninstall = word.install();
  const document = openWordDocument(soon);
  return { ...word, document, close: uninstall };
}

/** However long one should wait, the next turn of the loop. */
const soon: Timer = (_, then) => {
  const running = setTimeout(then);
  return () => clearTimeout(running);
};
