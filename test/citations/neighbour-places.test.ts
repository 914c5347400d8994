import { describe, expect, test } from 'vitest';
import { citationKey } from '../../src/citations/citation-key';
import { neighbourPlaces } from '../../src/citations/neighbour-places';
import { parseCitation } from '../../src/citations/parse-citation';

function neighboursOf(text: string): readonly string[] {
  const citation = parseCitation(text);
  if (citation?.kind !== 'case') throw new Error('no case citation');
  return neighbourPlaces(citation).map(citationKey);
}

describe('neighbourPlaces', () => {
  const neighbours = neighboursOf('Reed v. Vane, 172 F.2d 1455, 1460 (9th Cir. 1949)');

  test.each([
    ['142 F.2d 1455', 'a wrong digit of the volume'],
    ['127 F.2d 1455', 'digits of the volume exchanged'],
    ['17 F.2d 1455', 'a digit of the volume too many'],
    ['1723 F.2d 1455', 'a digit of the volume missing'],
    ['172 F.2d 1545', 'digits of the page exchanged'],
    ['172 F.2d 145', 'a digit of the page too many'],
    ['172 F.2d 1488', 'two wrong digits of the page'],
    ['172 F.3d 1455', 'another series'],
    ['172 P.2d 1455', 'a reporter one letter off'],
    ['172 F.2d 1460', 'the pin page'],
  ])('%s: %s', (place) => expect(neighbours).toContain(place));

  test.each([
    ['172 F.2d 1788', 'three wrong digits'],
    ['142 F.2d 1456', 'slips in volume and page'],
    ['172 U.S. 1455', 'a reporter of quite another name'],
    ['172 F.2d 1455', 'the cited place itself'],
  ])('not %s: %s', (place) => expect(neighbours).not.toContain(place));

  test('takes no page of a parallel reporter for one of the main', () => {
    const beside = neighboursOf('Reed v. Vane, 172 Cal. 455, 88 P. 2100, 2107 (1916)');
    expect(beside).not.toContain('172 Cal. 2107');
  });

  test('stays within a thousand, also for the long numbers of databases', () => {
    expect(neighbours.length).toBeLessThan(1_100);
    expect(neighboursOf('Reed v. Vane, 2019 WL 2269962 (C.D. Cal. 2019)').length).toBeLessThan(1_100);
  });
});
