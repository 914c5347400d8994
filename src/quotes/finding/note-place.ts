/** A note of a text: where it is called, and where it stands. */

/** Where a note is called, and where it stands; `Story` has it. */
export interface NotePlace {
  readonly anchor?: number;
  readonly start: number;
  readonly end: number;
}

export interface NoteCall {
  readonly anchor: number;
  readonly end: number;
  readonly note: NotePlace;
}
