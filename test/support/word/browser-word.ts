/** Entry of the script that stands for office.js in a real browser: the stand-in with the brief that the page was given (`word-in-browser`). */
import { openWord, type OpenWord, type WordChoices } from './open-word';

declare global {
  interface Window {
    /** The file in base64, and how it is opened. */
    givenBrief: { readonly file: string; readonly choices: WordChoices };
    word: OpenWord;
  }
}

const { file, choices } = window.givenBrief;
window.word = openWord(
  Uint8Array.from(atob(file), (character) => character.charCodeAt(0)),
  choices,
);
window.word.install();
