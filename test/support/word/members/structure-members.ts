import { storiesOf, type Field, type PageKind, type Section, type Story } from '../document-model';
import type { MembersOf } from '../member';
import type { TrackedChange } from '../tracked-change';
import { rangeOf } from './text-members';

/** `Word.Section`: its headers and footers, empty ones too. */
export const sectionMembers = {
  body: { set: '1.1', type: 'Body', link: (_, { document }) => document.body },
  getHeader: { set: '1.1', type: 'Body', make: ({ headers }, _, pages) => storyOf(headers, pages) },
  getFooter: { set: '1.1', type: 'Body', make: ({ footers }, _, pages) => storyOf(footers, pages) },
} satisfies MembersOf<Word.Section, Section>;

function storyOf(stories: ReadonlyMap<PageKind, Story>, pages: string): Story | null {
  return stories.get(pages as PageKind) ?? null;
}

/** `Word.Field`. */
export const fieldMembers = {
  code: { set: '1.4', get: ({ code }) => code },
  result: {
    set: '1.4',
    type: 'Range',
    link: (field, session) => session.placeWhere(storiesOf(session.document), (run) => run.field === field),
  },
} satisfies MembersOf<Word.Field, Field>;

/** `Word.Shape`: text boxes alone. */
export const shapeMembers = {
  type: { set: 'desktop 1.2', get: () => 'TextBox' },
  body: { set: 'desktop 1.2', type: 'Body', link: (story) => story },
} satisfies MembersOf<Word.Shape, Story>;

/** `Word.TrackedChange`. */
export const trackedChangeMembers = {
  author: { set: '1.6', get: ({ author }) => author },
  type: { set: '1.6', get: ({ kind }) => (kind === 'inserted' ? 'Added' : 'Deleted') },
  text: { set: '1.6', get: ({ text }) => text },
  getRange: { set: '1.6', type: 'Range', make: ({ part }) => rangeOf(part) },
} satisfies MembersOf<Word.TrackedChange, TrackedChange>;
