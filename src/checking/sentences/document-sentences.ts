/** What is said of the document: what could not be read, how places are marked, what stays in the file. */
import type { MarkMeans, Remains } from '../../document/brief-document';
import type { Unread } from '../../document/brief-text';
import { counted } from './wording';

/** What a new user has to know before pressing the button. */
export const purposeSentence =
  'Compares the citations and quotations in this document with court records, tries its links, and lists what differs.';
export const promiseSentence =
  'Only citations, passages quoted from cases and public links are sent for this. The rest of your document is not sent, and nothing in it is changed.';

/** Of the link to the page that explains what the pane says. */
export const helpWords = 'What the results mean';

/** Cancelled while the document was being read. */
export const withdrawnSentence = 'The check was cancelled. Nothing was sent.';

export const unreadableSentence =
  'This document could not be read. Save it as a .docx in Word and try again; the document itself was not changed.';

/** Why a list stands there all the same, after another reading failed. */
export function unreadAgainSentence(message: string | null): string {
  return `${message ?? unreadableSentence} What is listed is of the text as it was read before.`;
}

/** After a second check. */
export const againSentence = 'What has not changed kept its answer, and was not counted again.';

export const unloadedSentence =
  'A part of Cite Check could not be loaded; it may just have been updated. Open this pane again, and check your network if that does not help.';

export function unreadSentence({ what, count }: Unread): string {
  if (what === 'trackedChanges' || what === 'hiddenText') return untoldSentences[what];
  const { some, one, many } = unreadWords[what];
  return count === undefined
    ? `${some} could not be read, so nothing in them was checked.`
    : `${count} ${count === 1 ? one : many} could not be read, so nothing in ${count === 1 ? 'it' : 'them'} was checked.`;
}

/** What this Word reads with the rest, because it cannot tell the one from the other. */
const untoldSentences = {
  trackedChanges:
    'This Word cannot tell tracked changes apart: words you deleted may have been checked, and words you inserted missed. Accept or reject the changes, then check again.',
  hiddenText:
    'This Word cannot tell hidden text apart: citations and quotations in it may have been sent and checked with the rest.',
} as const;

const unreadWords: Readonly<
  Record<Exclude<Unread['what'], keyof typeof untoldSentences>, { some: string; one: string; many: string }>
> = {
  notes: { some: 'Footnotes and endnotes', one: 'note', many: 'notes' },
  textBoxes: { some: 'Text boxes', one: 'text box', many: 'text boxes' },
  headers: { some: 'Headers and footers', one: 'header or footer', many: 'headers and footers' },
  embeddedObjects: { some: 'Embedded objects', one: 'embedded object', many: 'embedded objects' },
};

export const goneSentence =
  'These words have changed since the check, or cannot be found. Check again to look at them as they are now.';

/** Why a card does not lead to its place. */
export const unshownSentence =
  'Word did not answer, so this place is not shown. It may be busy, or have a window open. Close this card and open it again.';

/** While something is waited for, after some seconds. */
export const waitSentences = {
  word: 'Word has not answered yet. It may be busy, or one of its windows may be open. You can go on working.',
  signIn:
    'You are being signed in. If a window has opened for it, please sign in there; it may be behind this one. The check then goes on by itself.',
  relay: 'The next answer takes longer than usual. You can go on working; results appear as they come.',
} as const;

export const markingSentence = 'Marking the places in the document.';

export const unmarkedSentence =
  'Not all places could be marked in the document; Word may be busy. The list below is complete all the same.';

export const forbiddenSentence =
  'No places are marked: this document, or a part of it, is protected or read-only. The list leads to each place.';

export const removedSentence =
  'The marks are removed. They come back when you check again; until then the list leads to each place.';

export const reportNote = 'This is not saved anywhere. To keep it, copy it into a document or an e-mail.';

export const settingsWords = { heading: 'Settings', marks: 'How places are marked' } as const;

/** How a way of marking is named, and what it means for the file. */
export const meansWords: Readonly<Record<MarkMeans, { readonly name: string; readonly meaning: string }>> = {
  annotations: {
    name: 'Marks beside the text',
    meaning: 'Word shows them while this pane is open. They are not saved in the file.',
  },
  highlighting: {
    name: 'Highlighting in the document',
    meaning:
      'It is saved in the file until it is removed, with "List only" or "Prepare for filing". Your own highlighting comes back then: this computer notes its colors and places for half a year, and none of your words.',
  },
  nothing: { name: 'List only', meaning: 'The document is left as it is. The list leads to each place.' },
};

export const meansQuestion = {
  heading: 'This Word cannot show marks beside the text',
  text: 'Highlight in the document, or use the list only? Highlighting is saved in the file until you choose "Prepare for filing". Your own highlighting comes back then, on this computer; on another one it is not known. You can change this later under Settings.',
  highlight: 'Highlight in the document',
  list: 'List only',
} as const;

export const unkeptSentence =
  'Your own highlighting could not be noted on this computer. Choose "Prepare for filing" before you close this pane: only until then can it come back.';

/** Before a check, where an earlier pane left the file highlighted. */
export const leftWords = {
  heading: 'Highlighting from an earlier check',
  meaning: 'Removing it brings your own highlighting back. A new check replaces it.',
  remove: 'Remove the highlighting',
  removed: 'The highlighting is removed, and your own is as it was.',
  notRemoved: 'The highlighting could not be removed. The document may be protected or read-only.',
} as const;

export function leftSentence(places: number): string {
  return `${counted(places, 'place')} in this document ${places === 1 ? 'is' : 'are'} still highlighted. ${leftWords.meaning}`;
}

export const liveWords = {
  label: 'Check changes as I write',
  on: 'Sends new citations, quotations and links.',
  off: 'Nothing is sent until you press a button.',
} as const;

export const filingWords = {
  heading: 'Prepare for filing',
  removing: 'Removing the marks.',
  removed: 'All marks of Cite Check are removed from this document, and no new ones are made.',
  notRemoved:
    'The marks could not be removed. Word may be busy, or the document protected. Go back to the list, then choose this once more.',
  again: 'Mark the document again',
  remainsHeading: 'What stays in the file',
  nothingRemains: 'Nothing from Cite Check stays in the file.',
  unknownRemains: 'What stays in the file could not be read. Please look for comments and links yourself.',
  remainsNote: 'Delete in Word what should not be filed.',
  openHeading: 'What is still open',
  nothingOpen: 'Nothing is open among what was checked.',
  scope: 'Not checked: whether an authority supports your point or is still good law.',
} as const;

/** What of ours was there before is known of no highlighting in this list: what is known was removed. */
export const unknownColorsSentence =
  'This computer has no note of what was there before, as when the file was checked on another one. Remove in Word what is not yours.';

export const remainsWords: Readonly<
  Record<Remains['kind'], { readonly one: string; readonly many: string }>
> = {
  comment: { one: 'comment', many: 'comments' },
  link: { one: 'link to a court record', many: 'links to court records' },
  highlighting: {
    one: 'highlighted place, yours or from an earlier check',
    many: 'highlighted places, yours or from an earlier check',
  },
};
