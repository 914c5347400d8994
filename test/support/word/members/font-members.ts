import type { Run } from '../document-model';
import { formatRuns } from '../edit-text';
import { highlightOf } from '../highlight-colors';
import type { MembersOf } from '../member';
import { OfficeError } from '../office-error';
import { partsOf, type Stretch } from '../stretch';
import type { WordSession } from '../word-session';

/** `Word.Font`: of a range as it lies now. */
type FontTarget = () => Stretch;

export const fontMembers = {
  /** `null` for none and an empty string where the range has several. */
  highlightColor: {
    set: '1.1',
    get: (font, session) => {
      const colors = new Set(session.runsOf(font()).map(({ highlight }) => highlight));
      return colors.size > 1 ? '' : ([...colors][0] ?? null);
    },
    put: (font, session, color) => {
      const highlight =
        color === null || color === '' ? null : highlightOf(color, session.platform.office === 'PC');
      if (highlight === undefined) throw new OfficeError('InvalidArgument', undefined, 'Font.highlightColor');
      format(font, session, (run) => ({ ...run, highlight }));
    },
  },
  bold: {
    set: '1.1',
    get: (font, session) => common(font, session, ({ bold }) => bold),
    put: (font, session, value) => format(font, session, (run) => ({ ...run, bold: value === true })),
  },
  italic: {
    set: '1.1',
    get: (font, session) => common(font, session, ({ italic }) => italic),
    put: (font, session, value) => format(font, session, (run) => ({ ...run, italic: value === true })),
  },
} satisfies MembersOf<Word.Font, FontTarget>;

function format(font: FontTarget, session: WordSession, change: (run: Run) => Run): void {
  const parts = partsOf(font());
  session.edit(parts, () => parts.forEach((part) => formatRuns(part, change)), 'format');
}

/** `null` where the runs differ. */
function common(font: FontTarget, session: WordSession, valueOf: (run: Run) => boolean): boolean | null {
  const values = new Set(session.runsOf(font()).map(valueOf));
  return values.size > 1 ? null : ([...values][0] ?? false);
}
