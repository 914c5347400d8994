/** Where a check stands, and what may happen to it. */
import type { ItemId } from '../contract/items';
import type { Usage } from '../contract/reply';
import type { Result } from '../contract/results';
import type { Unread } from '../document/brief-text';
import type { Card } from './card';
import type { ChosenCases } from './chosen-cases';
import type { Chunk } from './chunk-items';
import type { FoundItem } from './found-item';
import type { RelayFailure } from './relay-failure';

export type CheckState =
  /** `cancelled`: a check was begun, and stopped before anything was found or sent. */
  | { readonly phase: 'idle'; readonly cancelled: boolean }
  /** `last`: what an earlier check found, which holds again where this one is cancelled or cannot read the text. */
  | { readonly phase: 'reading'; readonly last: StartedCheck | null }
  /** The document could not be read; `message` says why, and what to do, in words for its author. */
  | { readonly phase: 'failed'; readonly message: string | null }
  | StartedCheck;

/** A check whose items are known. Nothing in it is lost by a failure or by cancelling. */
export interface StartedCheck {
  readonly phase: 'checking' | 'done' | 'cancelled';
  /** In the order of the brief. */
  readonly cards: readonly Card[];
  readonly chunks: readonly ChunkState[];
  readonly unread: readonly Unread[];
  readonly usage: Usage | null;
  readonly chosenCases: ChosenCases;
  readonly marks: MarksState;
  /** What changes in the text is sent by itself. */
  readonly live: boolean;
  /** How often the text has changed since it was checked. */
  readonly revision: number;
  /** It was checked again: what was settled and stands unchanged has kept its answer. */
  readonly again?: true;
  /** The text could not be read another time, and the list is of the text before. */
  readonly unreadAgain?: { readonly message: string | null } | undefined;
}

/**
 * `refused`: this Word shows no annotations, and the author has to say how to go on. `forbidden`: the document is protected or
 * read-only. `failed`: Word would not just now; the list is right all the same.
 * `removed`: the author had them removed, and none is made before they are asked for again.
 */
export type MarksState = 'shown' | 'refused' | 'forbidden' | 'failed' | 'removed';

export interface ChunkState {
  readonly chunk: Chunk;
  readonly progress: ChunkProgress;
}

export type ChunkProgress =
  | { readonly kind: 'queued' }
  /** `failure`: why the try before it failed. */
  | { readonly kind: 'sending'; readonly attempt: number; readonly failure?: RelayFailure }
  /** A try failed, and another follows by itself. */
  | { readonly kind: 'waiting'; readonly failure: RelayFailure; readonly waitMs: number }
  /** The relay wants to know who asks; a window may be open for it. */
  | { readonly kind: 'signingIn' }
  | { readonly kind: 'answered' }
  /** `sent` tells whether anything left the document. */
  | { readonly kind: 'failed'; readonly failure: RelayFailure; readonly sent: boolean }
  | { readonly kind: 'cancelled'; readonly sent: boolean };

export type CheckEvent =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly message: string | null }
  | {
      readonly kind: 'found';
      readonly items: readonly FoundItem[];
      readonly unread: readonly Unread[];
      readonly live: boolean;
      /** What the author chose in an earlier pane. */
      readonly chosenCases?: ChosenCases;
    }
  /** The text differs from the last only from `start` on, and up to `oldEnd`, which is now `newEnd`. */
  | { readonly kind: 'edited'; readonly start: number; readonly oldEnd: number; readonly newEnd: number }
  /** All that now stands in the changed text. */
  | { readonly kind: 'foundAgain'; readonly items: readonly FoundItem[]; readonly unread: readonly Unread[] }
  | { readonly kind: 'live'; readonly on: boolean }
  /** The author means what a short form now refers to. */
  | { readonly kind: 'shiftAccepted'; readonly cardId: string }
  /** The author has told which case a quotation is of; `null`: takes it back. */
  | { readonly kind: 'caseChosen'; readonly cardId: string; readonly group: string | null }
  /** Requests for items that wait and are in none. */
  | { readonly kind: 'queued'; readonly chunks: readonly Chunk[] }
  /** Requests are about to be sent again, for what they left without an answer. */
  | { readonly kind: 'resumed'; readonly chunkIds: readonly string[] }
  | { readonly kind: 'sending'; readonly chunkId: string; readonly attempt: number }
  | { readonly kind: 'signingIn'; readonly chunkId: string }
  | {
      readonly kind: 'waiting';
      readonly chunkId: string;
      readonly failure: RelayFailure;
      readonly waitMs: number;
    }
  | {
      readonly kind: 'answered';
      readonly chunkId: string;
      readonly results: readonly Result[];
      readonly usage: Usage | null;
    }
  | {
      readonly kind: 'chunkFailed';
      readonly chunkId: string;
      readonly failure: RelayFailure;
      readonly sent: boolean;
    }
  | { readonly kind: 'chunkCancelled'; readonly chunkId: string; readonly sent: boolean }
  | { readonly kind: 'marked'; readonly gone: readonly ItemId[] }
  | { readonly kind: 'notMarked'; readonly why: Exclude<MarksState, 'shown'> }
  | { readonly kind: 'ended'; readonly how: 'done' | 'cancelled' };

/** A check as its parts see it: how it stands, and where they tell what happens. */
export interface OngoingCheck {
  readonly state: () => CheckState;
  readonly tell: (event: CheckEvent) => void;
}

export const idle: CheckState = { phase: 'idle', cancelled: false };

export function isStarted(state: CheckState): state is StartedCheck {
  return state.phase === 'checking' || state.phase === 'done' || state.phase === 'cancelled';
}
