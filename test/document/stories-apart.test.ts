/** What one note ends with does not rest on what the next begins with, nor the body's end on the first note. */
import { expect, test } from 'vitest';
import { findItems } from '../../src/document/find-items';
import { briefOf } from '../support/brief-of';

const brown = 'Brown v. Board of Education, 347 U.S. 483, 495 (1954)';

/** Of each quotation: its words, and `sent` or why it stays. */
function fatesIn(...brief: Parameters<typeof briefOf>): readonly string[] {
  return findItems(briefOf(...brief)).flatMap((item) =>
    item.kind === 'quotation' ? [`${item.text}: ${'notSent' in item ? item.notSent : 'sent'}`] : [],
  );
}

test('words that end a note, before a note that begins with a case', () =>
  expect(
    fatesIn(
      ['It came late.^ The rule is strict.^'],
      ['The date was “soft and movable at will.”', `${brown}.`],
    ),
  ).toEqual(['soft and movable at will.: noCitation']));

test('words that end the body, before its first note', () =>
  expect(fatesIn(['The rule is strict.^ The date was “soft and movable at will.”'], [`${brown}.`])).toEqual([
    'soft and movable at will.: noCitation',
  ]));

test('a note called behind the words of the body gives their source still', () =>
  expect(fatesIn(['The date must be “firm and known to all.”^'], [`${brown}.`])).toEqual([
    'firm and known to all.: sent',
  ]));

test('a mark left open at the end of the body takes in no note', () =>
  expect(
    fatesIn(
      ['The rule is strict.^ He called it “soft and movable at will.'],
      ['“Firm and known to all.” It is.'],
    ),
  ).toEqual(['soft and movable at will.: unpaired', 'Firm and known to all.: noCitation']));

test('a block at the end of the body is not cited by its first note', () => {
  const block = 'The mill stood idle for the whole of that winter, and nobody was paid for it at all.';
  const body = ['The rule is strict.^', { text: block, indented: true }];
  expect(fatesIn(body, [`${brown}.`])).toEqual([]);
  expect(fatesIn([...body, `${brown}.`], ['It is.'])).toEqual([`${block}: sent`]);
});
