import { describe, expect, test } from 'vitest';
import { paragraphFormat } from '../../../src/document/word/paragraph-format';

type Format = Parameters<typeof paragraphFormat>[0];

const running: Format = {
  style: 'Normal',
  styleBuiltIn: 'Normal',
  alignment: 'Left',
  leftIndent: 0,
  rightIndent: 0,
  outlineLevel: 10,
  tableNestingLevel: 0,
  isListItem: false,
};
const setOff: Format = { ...running, leftIndent: 36, rightIndent: 36 };

describe('paragraphFormat', () => {
  test.each<[string, Format]>([
    ['running text', running],
    ['an outline level of none', { ...running, outlineLevel: 0 }],
    ['in from the left alone', { ...setOff, rightIndent: 0 }],
    ['in from the right alone', { ...setOff, leftIndent: 0 }],
    ['an item of a list', { ...setOff, isListItem: true }],
    ['a caption in the middle', { ...setOff, alignment: 'Centered' }],
    ['a date on the right', { ...setOff, alignment: 'Right' }],
    ['a line of a table of contents', { ...setOff, style: 'Inhaltsverzeichnis 1', styleBuiltIn: 'Toc1' }],
    ['a line of a table of authorities', { ...setOff, style: 'Table of Authorities' }],
  ])('%s is neither set off nor a heading', (_, format) =>
    expect(paragraphFormat(format)).toEqual({ heading: false, indented: false, inTable: false }),
  );

  test.each<[string, Format]>([
    ['in from both margins', setOff],
    ['the style Quote of a German Word', { ...running, style: 'Zitat', styleBuiltIn: 'Quote' }],
    ['the style Intense Quote', { ...running, style: 'Citation intense', styleBuiltIn: 'IntenseQuote' }],
    ['a style of the firm', { ...running, style: 'Block Quotation' }],
  ])('%s is set off', (_, format) => expect(paragraphFormat(format)).toMatchObject({ indented: true }));

  test.each<[string, Format]>([
    ['the first outline level', { ...setOff, outlineLevel: 1 }],
    ['the last outline level', { ...setOff, outlineLevel: 9 }],
    ['a heading of a German Word', { ...setOff, style: 'Überschrift 2', styleBuiltIn: 'Heading2' }],
    ['a title', { ...setOff, style: 'Titel', styleBuiltIn: 'Title' }],
    ['a style named heading', { ...setOff, style: 'Heading 1' }],
  ])('%s is a heading, and set off by no indent', (_, format) =>
    expect(paragraphFormat(format)).toMatchObject({ heading: true, indented: false }),
  );

  test('a cell of a table is told', () =>
    expect(paragraphFormat({ ...running, tableNestingLevel: 1 })).toMatchObject({ inTable: true }));
});
