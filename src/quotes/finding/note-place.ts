/** Notes of a text: where each is called, and where it stands. */

/** As `Story` has it. */
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
