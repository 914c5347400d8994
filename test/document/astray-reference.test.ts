import { describe, expect, test } from 'vitest';
import type { BriefText } from '../../src/document/brief-text';
import { findItems } from '../../src/document/find-items';
import { briefOf } from '../support/brief-of';

const anderson = 'Anderson v. Harrow Mills, Inc., 477 U.S. 242, 255 (1986)';

/** What is told of the last citation. */
function astrayIn(brief: BriefText): unknown {
  return findItems(labelled(brief)).findLast(({ kind }) => kind === 'citation')?.astray;
}

function labelled(brief: BriefText): BriefText {
  let notes = 0;
  const stories = brief.stories.map((story) =>
    story.kind === 'footnote' ? { ...story, label: String((notes += 1)) } : story,
  );
  return { ...brief, stories };
}

describe('a supra of something that is cited nowhere', () => {
  test.each<[string, string, object]>([
    ['is told', 'Thornbury, supra, at 88.', { kind: 'uncited', name: 'Thornbury' }],
    ['without a comma', 'See Hallett, supra at 12.', { kind: 'uncited', name: 'Hallett' }],
    [
      'which sentences speak of',
      'As Thornbury held, it is so. Thornbury, supra, at 88.',
      { kind: 'uncited', name: 'Thornbury' },
    ],
    [
      'twice',
      'Thornbury, supra, at 86. It is so. Thornbury, supra, at 88.',
      { kind: 'uncited', name: 'Thornbury' },
    ],
    [
      'with the caption that is spelled nearly so',
      'Andersen, supra, at 250.',
      { kind: 'uncited', name: 'Andersen', similar: 'Anderson v. Harrow Mills, Inc.' },
    ],
    [
      'with no caption that is spelled otherwise in three letters',
      'Amdirsin, supra, at 250.',
      { kind: 'uncited', name: 'Amdirsin' },
    ],
  ])('%s', (_what, text, expected) => {
    expect(astrayIn(briefOf([`${anderson}.`, text]))).toEqual(expected);
  });

  test.each([
    ['it is cited', 'Anderson, supra, at 250.'],
    ['a caption stands without a place', 'Thornbury v. Elm is pending. Thornbury, supra, at 88.'],
    ['a matter', 'In re Thornbury is pending. Thornbury, supra, at 88.'],
    ['it is a defined name', 'the ordinance (“Thornbury”) is void. Thornbury, supra, at 88.'],
    ['a writer', 'Jane Thornbury, The Law of Mills § 12. Thornbury, supra, § 14.'],
    ['written in two words', 'De Wald Mills v. Elm is pending. DeWald, supra, at 88.'],
    ['initials', 'NRDC, supra, at 88.'],
    ['a part of the paper', 'Statement of Facts, supra, at 3.'],
    ['a case without a name may be meant', '410 U.S. 113, 120 (1973). Thornbury, supra, at 88.'],
    ['it is quoted', 'The court said that “it is settled. Thornbury, supra, at 88, holds so.”'],
  ])('is not told where %s', (_what, text) => {
    expect(astrayIn(briefOf([`${anderson}.`, text]))).toBeUndefined();
  });

  test('is not told where something of the brief was not read, nor of a block quotation', () => {
    const text = 'Thornbury, supra, at 88.';
    const brief = briefOf([`${anderson}.`, text]);
    expect(astrayIn({ ...brief, unread: [{ what: 'notes' }] })).toBeUndefined();
    expect(astrayIn({ ...brief, unread: [{ what: 'hiddenText' }] })).toBeDefined();
    expect(astrayIn(briefOf([`${anderson}.`, { text, indented: true }]))).toBeUndefined();
  });
});

describe('a short form of a case that is cited nowhere', () => {
  test.each<[string, string, object]>([
    ['is told', 'Thornbury, 512 U.S. at 9.', { kind: 'uncited', name: 'Thornbury' }],
    [
      'twice',
      'Thornbury, 512 U.S. at 7. It is so. Thornbury, 512 U.S. at 9.',
      { kind: 'uncited', name: 'Thornbury' },
    ],
    [
      'with the caption that is spelled nearly so',
      'Andersen, 512 U.S. at 250.',
      { kind: 'uncited', name: 'Andersen', similar: 'Anderson v. Harrow Mills, Inc.' },
    ],
  ])('%s', (_what, text, expected) => {
    expect(astrayIn(briefOf([`${anderson}.`, text]))).toEqual(expected);
  });

  test.each([
    ['it is cited', 'Anderson, 477 U.S. at 250.'],
    ['its place is cited', 'Thornbury, 477 U.S. at 250.'],
    ['another case cites it', `Anderson, 477 U.S. at 250 (citing Thornbury, 512 U.S. at 9).`],
    ['it has no name', '512 U.S. at 250.'],
    ['a caption stands elsewhere', 'Thornbury v. Elm is pending. Thornbury, 512 U.S. at 9.'],
    ['it is quoted', 'The court said that “it is settled. Thornbury, 512 U.S. at 88, holds so.”'],
  ])('is not told where %s', (_what, text) => {
    expect(astrayIn(briefOf([`${anderson}.`, text]))).toBeUndefined();
  });
});

describe('the note that a supra names', () => {
  const noNote = { kind: 'noNote', note: '9' };
  test.each<[string, readonly string[], readonly string[], object | undefined]>([
    ['no notes', [`${anderson}. Anderson, supra note 9, at 250.`], [], noNote],
    ['fewer notes', [`${anderson}.^ Anderson, supra note 9.`], ['No more.'], noNote],
    ['no name either', [`${anderson}. See supra note 9.`], [], noNote],
    ['cites it', ['It is so.^ Anderson, supra note 1.'], [`${anderson}.`], undefined],
    [
      'is called where it is cited',
      [`${anderson}.^ It is. Anderson, supra note 1.`],
      ['No more.'],
      undefined,
    ],
    [
      'cites another',
      ['It is so.^ It is not.^', 'Anderson, supra note 2.'],
      [`${anderson}.`, 'Roe v. Wade, 410 U.S. 113 (1973).'],
      { kind: 'notInNote', note: '2', name: 'Anderson' },
    ],
    [
      'is called farther on',
      ['It is so.^ Anderson, supra note 2.^'],
      [`${anderson}.`, 'Roe v. Wade, 410 U.S. 113 (1973).'],
      { kind: 'noteBelow', note: '2' },
    ],
    [
      'is called farther on than the note that names it',
      ['It is so.^ It is.^'],
      [`${anderson}. Anderson, supra note 2.`, 'Roe v. Wade, 410 U.S. 113 (1973).'],
      { kind: 'noteBelow', note: '2' },
    ],
    ["is the opinion's", [`${anderson}. Anderson, supra, n. 9.`], [], undefined],
    ['is typed into the text', [`${anderson}. Anderson, supra note 9.`, '9. See the above.'], [], undefined],
    ['has its mark in the text', [`${anderson}. It is so.9 It is. Anderson, supra note 9.`], [], undefined],
  ])('%s', (_what, body, notes, expected) => {
    // The notes are read last.
    const items = findItems(labelled(briefOf(body, notes)));
    expect(items.find(({ text }) => text.includes('supra'))?.astray).toEqual(expected);
  });

  test('is not told of where numbers are not known', () => {
    const brief = briefOf([`${anderson}.^ Anderson, supra note 9.`], ['No more.']);
    expect(findItems(brief).some(({ astray }) => astray)).toBe(false);
  });
});

describe('an Id. whose page is not one of the case before it', () => {
  const fox = 'Fox v. Vance, 563 U.S. 826, 838 (2011)';
  const hale = 'Hale v. Eckert, 461 U.S. 424, 433 (1983)';
  const passed = { kind: 'passed', before: 'Hale v. Eckert', taken: 'Fox v. Vance' };
  test.each<[string, string, object | undefined]>([
    ['is told', `${fox}. It is so. ${hale}. It is. Id. at 838.`, passed],
    [
      'is told where it is none’s, and before its first',
      `It is. ${hale}. It is. Id. at 61.`,
      { kind: 'beforeFirst', before: 'Hale v. Eckert', first: '424' },
    ],
    [
      'and that of its parallel place',
      'Hale v. Eckert, 461 U.S. 424, 76 L. Ed. 2d 40 (1983). It is. Id. at 39.',
      { kind: 'beforeFirst', before: 'Hale v. Eckert', first: '40' },
    ],
    ['not far behind it', `It is. ${hale}. It is. Id. at 980.`, undefined],
    ['not where it is a note', `It is. ${hale}. It is. Id. n.61.`, undefined],
    ['not behind a paper', `${hale}. It is. Ash Decl. ¶ 4. Id. at 61.`, undefined],
    ['not in one string citation', `${fox}; ${hale}. It is. Id. at 838.`, undefined],
    ['not where the page may be its', `${fox}. It is so. ${hale}. It is. Id. at 438.`, undefined],
    ['not where the sentence names the case', `${fox}. ${hale}. Under Fox, it is so. Id. at 838.`, undefined],
    ['not behind a statute', `${fox}. See 42 U.S.C. § 1988. Id. at 838.`, undefined],
    [
      'not in another’s words',
      `${fox}. ${hale}. He said: “It is so settled now. Id. at 838. So be it.”`,
      undefined,
    ],
  ])('%s', (_what, text, expected) => {
    expect(astrayIn(briefOf([text]))).toEqual(expected);
  });
});
