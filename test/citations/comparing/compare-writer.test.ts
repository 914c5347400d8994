import { expect, test } from 'vitest';
import { mayBeWriter } from '../../../src/citations/comparing/compare-writer';

test.each([
  ['Holt, J., dissenting', 'Justice Holt', true],
  ['Holt, J., dissenting', 'HOLT, District Judge', true],
  ['Holt, J., dissenting', 'Mr. Justice Pell', false],
  ['Scalia, J., joined by Thomas, J., dissenting', 'Thomas', true],
  ['Breyer and Sotomayor, JJ., concurring in judgment', 'Kagan', false],
  ['Okafor-Lind, C.J., concurring', 'Chief Justice Okafor-Lind', true],
  ['O’Connor, J., concurring in part', "O'Connor", true],
  // As a scanner reads it.
  ['Bugbee, J., dissenting', 'BUGBFE, District Judge', true],
  ['Keatley, J., dissenting', 'KFATUFY, District Judge', true],
  ['dissenting opinion', 'Justice Pell', true],
  ['Holt, J., dissenting', 'Per Curiam', true],
])('%s beside %s: %s', (cited, recorded, expected) => {
  expect(mayBeWriter(cited, recorded)).toBe(expected);
});
