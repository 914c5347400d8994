/** What a reader of the document is shown of its characters: deleted, hidden and special ones or not. */
import type { Paragraph, Run } from './document-model';

export interface TextView {
  readonly deleted: boolean;
  readonly inserted: boolean;
  readonly hidden: boolean;
  /** Marks of notes (U+0002) and equations. */
  readonly special: boolean;
}

/** `Paragraph.getText()` without options, and what critiques count their offsets in. */
export const currentText: TextView = { deleted: false, inserted: true, hidden: false, special: false };

export function shows(view: TextView, run: Run): boolean {
  if (run.hidden && !view.hidden) return false;
  if (run.kind !== 'text' && !view.special) return false;
  switch (run.change?.kind) {
    case 'deleted':
      return view.deleted;
    case 'inserted':
      return view.inserted;
    case undefined:
      return true;
  }
}

export function textIn(runs: readonly Run[], view: TextView): string {
  return runs
    .filter((run) => shows(view, run))
    .map(({ text }) => text)
    .join('');
}

/** Where the characters `start` to `end` of the view stand in the paragraph itself; `null` where it has fewer. */
export function streamOffsets(
  paragraph: Paragraph,
  view: TextView,
  start: number,
  end: number,
): { readonly from: number; readonly to: number } | null {
  let [at, seen] = [0, 0];
  let from: number | undefined;
  for (const run of paragraph.runs) {
    if (shows(view, run)) {
      const { length } = run.text;
      if (from === undefined && start < seen + length) from = at + start - seen;
      if (from !== undefined && end <= seen + length) return { from, to: at + end - seen };
      seen += length;
    }
    at += run.text.length;
  }
  return null;
}
