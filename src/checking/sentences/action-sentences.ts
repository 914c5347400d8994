/** The words of the buttons that change the document, and of what came of them. */
import type { EditOutcome } from '../../document/brief-document';
import type { Card } from '../card';
import type { Correction } from '../corrections';
import { recordsOf } from '../records-of';
import { cardSentence, statusWord } from './card-sentences';
import { counted, shortened } from './wording';

export const correctionWords: Readonly<Record<Correction['what'], string>> = {
  citation: 'Replace the citation',
  year: 'Correct the year',
  pinCite: 'Correct the pin cite',
  name: 'Correct the name',
};

export const actionWords = {
  heading: 'Change the document',
  before: 'Now',
  after: 'Then',
  link: 'Link to the court record',
  comment: 'Insert as a comment',
  commentNote: 'A comment is saved in the file, and seen by whoever opens it, until you delete it.',
  acceptShift: 'This is what I mean',
  selectSeveral: 'Link several to the court record',
  selectAll: 'Select all',
  endSelecting: 'Done',
  nothingToSelect: 'No citation here has a court record to link to.',
} as const;

/** Of a quotation whose case nobody can tell but the author. */
export const caseChoiceWords = {
  heading: 'Are these words from a case?',
  label: 'The case these words are from',
  none: 'Choose the case',
  compare: 'Compare with this case',
  note: 'Only this button sends the words; it may count as one more citation. If they are your client’s evidence, leave them here.',
  takeBack: 'Undo this choice',
} as const;

export function selectSentence(text: string): string {
  return `Select ${shortened(text, 80)}`;
}

export function linkSeveralSentence(count: number): string {
  return `Link ${counted(count, 'citation')} to the court record`;
}

/** What came of one pressed button. */
export function outcomeSentence(
  kind: 'replace' | 'link' | 'comment',
  outcomes: readonly EditOutcome[],
): string {
  const count = (outcome: EditOutcome): number => outcomes.filter((one) => one === outcome).length;
  const [done, changed, refused] = [count('done'), count('changed'), count('refused')];
  const many = outcomes.length > 1;
  return [
    ...(done > 0 ? [many ? `${counted(done, 'citation')} linked.` : doneSentences[kind]] : []),
    ...(changed > 0
      ? [
          many
            ? `${counted(changed, 'citation')} left alone: the words there have changed.`
            : 'Nothing was done: the words there have changed since they were read.',
        ]
      : []),
    ...(refused > 0
      ? [
          many
            ? `Word refused to change ${counted(refused, 'citation')}.`
            : 'Word refused, so nothing was changed. The document may be protected or read-only, or Word busy.',
        ]
      : []),
  ].join(' ');
}

const doneSentences = {
  replace: 'Replaced in the document.',
  link: 'Linked to the court record.',
  comment: 'Inserted as a comment.',
} as const;

/** The comment that goes into the document: the finding as the card has it, and where the record stands. */
export function commentText(card: Card): string {
  const { finding } = card;
  const opinion =
    finding.kind === 'result' && 'opinion' in finding.result ? finding.result.opinion : undefined;
  const record = recordsOf(opinion).map(({ provider, url }) => `${provider}: ${url}`);
  return [`Cite Check, ${statusWord(card)}: ${cardSentence(card)}`, ...record].join('\n');
}
