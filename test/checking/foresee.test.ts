import { describe, expect, test } from 'vitest';
import { foresee } from '../../src/checking/foresee';
import { foreseenSentence } from '../../src/checking/sentences/card-sentences';
import { findDoubt, findImpossibility } from '../../src/citations/impossible-citation';
import { parseCitation } from '../../src/citations/parse-citation';
import type { Foreseen } from '../../src/checking/found-item';
import { doubtful, impossible } from '../../src/verdict/citation-messages';
import { judgeCode } from '../../src/verdict/judge-code';
import { findCodeImpossibility } from '../../src/citations/impossible-code';
import { caseItem, linkItem, unsentItem } from '../support/sample-items';

describe('before anything is sent', () => {
  test.each([
    ['Doe v. Roe, 1200 F.2d 3 (9th Cir. 1971)', 'There is no volume 1200: F.2d ended with volume 999.'],
    [
      'Doe v. Roe, 3 F.3d 7 (9th Cir. 1950)',
      'The year 1950 does not fit: F.3d has no decisions from before 1990.',
    ],
    [
      '99 U.S.C. § 1983',
      'There is no title 99: the United States Code has titles 1 to 54, and title 53 is reserved.',
    ],
  ])('%s cannot be', (rawText, sentence) => {
    const type = rawText.includes('U.S.C.') ? 'statute' : 'case';
    const item = { ...caseItem('a', rawText), item: { id: 'a', type, rawText } } as const;
    expect(sentenceOf(foresee(item))).toBe(sentence);
  });

  test('a court that the reporter does not print does not fit', () => {
    expect(sentenceOf(foresee(caseItem('a', 'Doe v. Roe, 12 U.S. 3 (9th Cir. 1815)')))).toMatch(
      /^The (court|year) .* does not fit: /,
    );
  });

  test.each([
    caseItem('a', 'Brown v. Board of Education, 347 U.S. 483 (1954)'),
    linkItem('l', 'https://example.org/1200'),
    unsentItem('u', '1200 F.2d 3', 'record'),
  ])('nothing is said of $text', (item) => expect(foresee(item)).toBeNull());

  test('in the words that the service says afterwards', () => {
    const volume = parseCitation('Doe v. Roe, 1200 F.2d 3 (9th Cir. 1971)');
    const year = parseCitation('Doe v. Roe, 3 F.3d 7 (9th Cir. 1950)');
    const title = parseCitation('99 U.S.C. § 1983');
    if (volume?.kind !== 'case' || year?.kind !== 'case' || title?.kind !== 'statute')
      throw new Error('unread');
    const [impossibility, doubt] = [findImpossibility(volume), findImpossibility(year) ?? findDoubt(year)];
    const code = findCodeImpossibility(title);
    if (!impossibility || !doubt || !code) throw new Error('nothing speaks against them');
    expect(impossible(impossibility)).toContain(
      sentenceOf(foresee(caseItem('a', 'Doe v. Roe, 1200 F.2d 3 (9th Cir. 1971)'))),
    );
    expect(doubtful(doubt)).toContain(
      sentenceOf(foresee(caseItem('a', 'Doe v. Roe, 3 F.3d 7 (9th Cir. 1950)'))),
    );
    const item = {
      ...caseItem('a', ''),
      item: { id: 'a', type: 'statute', rawText: '99 U.S.C. § 1983' },
    } as const;
    expect(judgeCode({ kind: 'impossible', impossibility: code }).verdict.message).toContain(
      sentenceOf(foresee(item)),
    );
  });
});

function sentenceOf(foreseen: Foreseen | null): string {
  return foreseen ? foreseenSentence(foreseen) : 'nothing';
}
