/** How far a check is, for a person who waits: one line that is rewritten in a terminal, few lines elsewhere. */
import { advanceCheck } from '../checking/advance-check';
import { progressOf } from '../checking/check-progress';
import { idle, isStarted, type CheckEvent, type CheckState } from '../checking/check-state';
import { failureSentence } from '../checking/sentences/failure-sentences';
import { delaySentence, progressSentence } from '../checking/sentences/list-sentences';
import { counted } from '../checking/sentences/wording';

export interface ProgressStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

export interface ShownProgress {
  readonly tell: (event: CheckEvent) => void;
  /** Leaves the line; nothing is shown after it. */
  readonly end: () => void;
}

export function showProgress(stream: ProgressStream): ShownProgress {
  let state: CheckState = idle;
  let shown = '';
  let lineIsOpen = false;

  const show = (line: string): void => {
    if (line === shown) return;
    shown = line;
    // Back to the first column, and the rest of the older line cleared.
    stream.write(stream.isTTY === true ? `\r${line}\u001b[K` : `${line}\n`);
    lineIsOpen = stream.isTTY === true;
  };

  return {
    tell: (event) => {
      state = advanceCheck(state, event);
      const line = lineFor(event, state);
      if (line !== null) show(line);
    },
    end: () => {
      if (lineIsOpen) stream.write('\n');
      lineIsOpen = false;
    },
  };
}

function lineFor(event: CheckEvent, state: CheckState): string | null {
  switch (event.kind) {
    case 'found': {
      const sent = event.items.filter(({ item }) => 'item' in item).length;
      return `${counted(event.items.length, 'item')} found; ${sent} of them to be checked.`;
    }
    case 'waiting':
      return isStarted(state) ? delaySentence(state) : null;
    case 'chunkFailed':
      // Once for all requests that fail alike; the report names the reference.
      return failureSentence({ code: event.failure.code });
    case 'answered': {
      if (!isStarted(state)) return null;
      const { answered, total } = progressOf(state);
      return progressSentence(answered, total);
    }
    case 'reading':
    case 'unreadable':
    case 'resumed':
    case 'edited':
    case 'foundAgain':
    case 'live':
    case 'shiftAccepted':
    case 'caseChosen':
    case 'queued':
    case 'sending':
    case 'signingIn':
    case 'chunkCancelled':
    case 'marked':
    case 'notMarked':
    case 'ended':
      return null;
  }
}
