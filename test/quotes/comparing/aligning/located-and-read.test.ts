/** What the adversary of November found: copies called otherwise, and other words called scanning errors. */
import { describe, expect, test } from 'vitest';
import { compareQuotation } from '../../../../src/quotes/compare-quotation';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

function kindOf(opinion: string, quotation: string): string {
  const around = `The panel met on Monday. Counsel argued about the notice.\n\n${opinion} The clerk entered the judgment below.`;
  return compareQuotation(quotation, indexOpinion(around)).kind;
}

describe('long quotations', () => {
  const words = longText(5000);
  const opinion = indexOpinion(words.join(' '));

  test.each([900, 1400, 2000, 2500])('%i words, copied and with one more', (length) => {
    const copy = words.slice(300, 300 + length);
    const changed = [...copy.slice(0, length / 2), 'never', ...copy.slice(length / 2)];
    const noted = [...copy.slice(0, length / 2), '[sic]', ...copy.slice(length / 2)];
    expect(compareQuotation(copy.join(' '), opinion).kind).toBe('exact');
    expect(compareQuotation(noted.join(' '), opinion).kind).toBe('marked');
    expect(compareQuotation(changed.join(' '), opinion)).toMatchObject({
      kind: 'altered',
      edits: [{ kind: 'insertion', quoted: { text: 'never' } }],
    });
  });
});

/** Sentences of few words that come again and again, like those of a statute. */
function longText(count: number): readonly string[] {
  const common = 'the of to and in that is was for be by on not as with court any such it or'.split(' ');
  const rare = Array.from(
    { length: 600 },
    (_, at) =>
      `w${'abcdefghij'.charAt(at % 10)}${'klmnopqrst'.charAt((at / 10) % 10)}${'uvwxyz'.charAt((at / 100) % 6)}`,
  );
  let state = 7;
  const next = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  return Array.from({ length: count }, () =>
    next(3) > 0 ? (common[next(common.length)] ?? '') : (rare[next(rare.length)] ?? ''),
  );
}

describe('no scanning error', () => {
  test.each([
    [
      'The rule bars relitigation of the claim in this court.',
      'The rule bars litigation of the claim in this court',
    ],
    [
      'The reinstitution of the suit was void from the start.',
      'The institution of the suit was void from the start',
    ],
    [
      'The conservatee paid the sum to the clerk by noon.',
      'The conservator paid the sum to the clerk by noon',
    ],
    [
      'The term was dened by the clerk of the town in May.',
      'The term was denied by the clerk of the town in May',
    ],
    [
      'The order was complet in the eyes of the whole court.',
      'The order was complex in the eyes of the whole court',
    ],
    [
      'The clerk has preven the claim of the widow in May.',
      'The clerk has proven the claim of the widow in May',
    ],
  ])('%s · %s', (opinion, quotation) => expect(['altered', 'absent']).toContain(kindOf(opinion, quotation)));

  test.each([
    [
      'The order was complet in the eyes of the whole court.',
      'The order was complete in the eyes of the whole court',
    ],
    [
      'The cornpany paid the sum to the clerk by noon that day.',
      'The company paid the sum to the clerk by noon that day',
    ],
  ])('but one here: %s · %s', (opinion, quotation) => expect(kindOf(opinion, quotation)).toBe('scan_noise'));
});

describe('brackets', () => {
  test.each([
    [
      'The sum owed by the widow was paid in May.',
      'The sum owed [to] the widow was paid in May',
      'marked_meaning',
    ],
    [
      'The widow or the miller shall pay it in May.',
      'The widow [ ] the miller shall pay it in May',
      'marked_meaning',
    ],
    [
      'The widow or the miller shall pay it in May.',
      'The widow [of] the miller shall pay it in May',
      'marked_meaning',
    ],
    ['The sum was paid at the hall of the town.', 'The sum was paid [in] the hall of the town', 'marked'],
    [
      'The owner of a valid lease may sell the barn.',
      'The owner of a[n in]valid lease may sell the barn',
      'marked_meaning',
    ],
    [
      'The town is poor. The town is old and brown.',
      'The town is poor . . . [and t]he town is old and brown',
      'marked',
    ],
    [
      "The papers of an [entity]'s heirs were read in the hall.",
      "The papers of an [entity]'s heirs were read in the hall",
      'exact',
    ],
    ['He knew the terms to which he attested [were] void.', 'the terms to which he [were]', 'altered'],
    ['He knew the terms to which he attested [were] void.', 'the terms to which he attested [were]', 'exact'],
  ])('%s · %s: %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('ellipses', () => {
  test.each([
    [
      'The barn is old and red. In all these years the widow has never tried to sell any of it. The mill is brown.',
      'The barn is old and red. . . . The mill is brown',
      'marked',
    ],
    [
      'The law is narrow in its entirety. Not so here today. The court holds that it binds.',
      'The law is narrow in its entirety. . . . The court holds that it binds',
      'marked_meaning',
    ],
    [
      'The barn is sound. Not so. The mill is old and brown in part.',
      'The barn is sound. . . . The mill is old and brown',
      'marked_meaning',
    ],
    [
      'The search did not violate the charter, and the widow must pay the rent.',
      '. . . the widow must pay the rent.',
      'marked',
    ],
    [
      'We doubt that the widow must pay the rent in May.',
      '. . . the widow must pay the rent in May.',
      'marked_meaning',
    ],
  ])('%s · %s: %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});

describe('a capital at the beginning', () => {
  test.each([
    [
      'Only Ott & Co. members ran for the town council in May.',
      'Ott & Co. members ran for the town council',
      'exact',
    ],
    ['There is no doubt that the miller may keep the cows.', '[T]he miller may keep the cows.', 'marked'],
    ['It cannot be denied that the miller may keep the cows.', '[T]he miller may keep the cows.', 'marked'],
    ['The widow has some cows that the miller may keep.', '[C]ows that the miller may keep.', 'marked'],
    ['He filed no suit in the court of the town in May.', '[T]he court of the town in May.', 'marked'],
    ['We doubt that the miller may keep the cows.', '[T]he miller may keep the cows.', 'marked_meaning'],
  ])('%s · %s: %s', (opinion, quotation, kind) => expect(kindOf(opinion, quotation)).toBe(kind));
});
