import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexOpinion } from '../../../src/quotes/index-opinion';
import { opinionTexts } from '../../support/opinion-text-arbitrary';
import { faultOfChange, faultOfSpan, faultOfStretch, strangers } from '../../support/quotation-laws';

describe('the laws of comparing', () => {
  test('any quotation of any opinion has its span and its edits inside their texts', () => {
    const quotation = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      opinionTexts.map((text) => text.slice(3, 90)),
      fc
        .array(
          fc.constantFrom(
            '[t]he',
            'court',
            ' . . . ',
            '[sic]',
            '[]',
            '§ 12',
            '“',
            '’s',
            '*44',
            '[3]',
            ' not ',
            '\n',
          ),
        )
        .map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(opinionTexts, quotation, (text, quoted) => {
        expect(faultOfSpan(quoted, indexOpinion(text))).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('what an edit quotes is the draft’s own, brackets that are the opinion’s among it', () => {
    const opinion = 'The rule stands. The party to it [*12] rely, signs so [*12] before the trial.';
    expect(faultOfSpan(' [t [*12] rely] signs so [*12]', indexOpinion(opinion))).toBeNull();
  });

  test('a stretch of the opinion as it stands is verified', () => {
    const stretch = fc.record({ from: fc.nat(150), length: fc.integer({ min: 4, max: 60 }) });
    fc.assert(
      fc.property(opinionTexts, stretch, (text, { from, length }) => {
        expect(faultOfStretch(indexOpinion(text), from, length)).toBeNull();
      }),
      { numRuns: 600 },
    );
  });

  test('one inner word dropped or added without a mark is never passed', () => {
    const change = fc.record({
      from: fc.nat(150),
      length: fc.integer({ min: 5, max: 40 }),
      at: fc.nat(40),
      added: fc.option(fc.constantFrom(...strangers)),
    });
    fc.assert(
      fc.property(opinionTexts, change, (text, changed) => {
        expect(faultOfChange(indexOpinion(text), changed)).toBeNull();
      }),
      { numRuns: 600 },
    );
  });
});
