/** The last page of a case that its words show, for each place where it is printed. */
import { expect, test } from 'vitest';
import {
  type ClusterOpinion,
  withPrintedPages,
} from '../../../../../src/service/library/import/courtlistener/combine-opinions';

const opinion = (...starPages: readonly number[]): ClusterOpinion => ({
  type: '020lead',
  author: '',
  words: { text: '', parts: [], starPages: starPages.map(String), isClean: true },
});
const place = (page: string) => ({ volume: '9', reporter: 'F.3d', page });

test.each<[string, readonly string[], readonly ClusterOpinion[], readonly (string | null)[]]>([
  ['the pages of one series', ['100'], [opinion(101, 102, 103)], ['103']],
  ['of several opinions', ['100'], [opinion(101, 102), opinion(103, 104)], ['104']],
  ['behind a syllabus that is not held', ['100'], [opinion(107, 108)], ['108']],
  ['up to a page that is not marked', ['100'], [opinion(101, 102, 104)], ['102']],
  ['two series between each other', ['100', '700'], [opinion(701, 101, 702, 703, 102)], ['102', '703']],
  ['a series that has no marks here', ['100', '110'], [opinion(111, 112)], [null, '112']],
  [
    'a series that goes on where another begins',
    ['100', '103'],
    [opinion(101, 102, 103, 104)],
    ['102', '104'],
  ],
  ['marks too far away', ['100'], [opinion(190, 191)], [null]],
  ['marks before the case', ['100'], [opinion(1, 2, 3)], [null]],
  ['no marks', ['100'], [opinion()], [null]],
  ['a page that is no number', ['xii'], [opinion(13)], [null]],
])('%s', (_, pages, opinions, last) => {
  const read = withPrintedPages(pages.map(place), opinions);
  expect(read.map(({ lastPage }) => lastPage ?? null)).toEqual(last);
  expect(read.map(({ lastPageInferred }) => lastPageInferred === true)).toEqual(
    last.map((page) => page !== null),
  );
});
