/** What every adapter of the library answers. The cases are invented, of a reporter that does not exist. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { citationKey } from '../../../src/citations/citation-key';
import type { CaseCitation, ReporterCitation } from '../../../src/citations/found-citation';
import type { CaseRecord } from '../../../src/service/library/case-record';
import type { CoverageRange } from '../../../src/service/library/coverage';
import type { Library, PlaceAnswer } from '../../../src/service/library/library';
import { nameBeginnings } from '../../../src/service/library/names/name-beginnings';
import { neighbourhoodOf } from '../../../src/service/library/neighbourhood';
import type { Holdings } from '../../support/memory-library';

export function libraryBehaviour(open: (holdings: Holdings) => Promise<Library>): void {
  let library: Library;
  beforeAll(async () => {
    library = await open(HOLDINGS);
  });
  afterAll(() => library.close());

  const lookUp = async (text: string): Promise<PlaceAnswer> => {
    const [answer] = await library.lookUp([place(text)]);
    if (!answer) throw new Error('no answer');
    return answer;
  };

  describe('finding what begins near a citation', () => {
    const near = async (...cited: readonly CaseCitation[]) => {
      const around = cited.map(neighbourhoodOf);
      return (await library.findNear(around)).map((found, index) =>
        [...found]
          .sort(([left], [right]) => left - right)
          .flatMap(([at, authorities]) =>
            authorities.map(
              ({ caseName }) => `${citationKey(around[index]?.places[at] ?? place(''))} ${caseName}`,
            ),
          ),
      );
    };

    test.each([
      ['7 Test 11', 'Aldersgate v. Nobody', '7 Test 10 Alder v. Birch', 'another page of the volume'],
      ['7 Test 2', 'Dogwoods', '7 Test 20 Cedar v. Dogwood', 'a digit more'],
      ['3 Test 10', 'Alder', '7 Test 10 Alder v. Birch', 'the same page of another volume'],
      ['70 Test 10', 'Birch', '7 Test 10 Alder v. Birch', 'a digit less in the volume'],
      ['1 T.2d 300', 'Aldo v. Nobody', '9 T.2d 300 Alder v. Birch', 'the same page at the parallel place'],
      ['6 Both 1', 'Juniper', '4 Both 1 Juniper v. Board of Education', 'a case held from two sources, once'],
      ['7 U.S. 3', 'Oakley', '6 U.S. 3 Nutmeg v. Oak', 'a volume filed under another name'],
      ['2 Cranch 137', 'Marbury', '5 U.S. 137 Marbury v. Madison', 'a nominative volume'],
      ['7 Test 1234567', 'Alder', '', 'nowhere near'],
    ])('%s, %s: %s (%s)', async (cited, caption, found) => {
      const [cases = []] = await near(citation(cited, caption));
      expect(
        cases.filter((one) => nameBeginnings(one).some((word) => nameBeginnings(caption).includes(word))),
      ).toEqual(found === '' ? [] : [found]);
    });

    test('answers for each citation what is near that one, and nothing to nothing', async () => {
      const asked = [
        citation('7 Test 11', 'Alder'),
        citation('7 Unheard 11', 'Alder'),
        citation('7 Test xiv', 'Alder'),
        citation('4 Both 2', 'Juniper'),
      ];
      const found = await near(...asked);
      expect(found.map((cases) => cases.filter((one) => /Alder|Juniper/u.test(one)))).toEqual([
        ['7 Test 10 Alder v. Birch'],
        [],
        [],
        ['4 Both 1 Juniper v. Board of Education'],
      ]);
      expect(await library.findNear([])).toEqual([]);
    });

    test('finds every case where the caption has no word to tell it by', async () => {
      const [found = []] = await near(citation('7 Test 15', ''));
      expect(found).toEqual(
        expect.arrayContaining([
          '7 Test 10 Alder v. Birch',
          '7 Test 20 Cedar v. Dogwood',
          '7 Test 20 In re Elm',
        ]),
      );
    });
  });

  describe('looking up a place', () => {
    test.each([
      ['7 Test 10', ['Alder v. Birch'], 'the only case of its page'],
      ['9 T.2d 300', ['Alder v. Birch'], 'the same case at its parallel place'],
      ['7 Test 20', ['Cedar v. Dogwood', 'In re Elm'], 'every case that begins on the page'],
      ['7 Test xii', ['Memorial of Judge Fir'], 'a page in roman numerals'],
      ['3 Part. 5', ['Gum v. Hazel'], 'a case in a volume that is held in part'],
      ['4 Both 1', ['Juniper v. Board of Education'], 'one case, held from two sources'],
      ['5 Both 1', ['State v. Larch', 'State v. Larch'], 'two cases of one source with one caption'],
    ])('%s: %s (%s)', async (cited, names) => {
      const answer = await lookUp(cited);
      expect(answer.kind).toBe('found');
      expect(namesOf(answer)).toEqual(names);
    });

    test.each<[string, string, string | undefined, string]>([
      ['7 Test 12', 'missing', 'Alder v. Birch', 'inside a case of a complete range'],
      ['7 Test 15', 'missing', 'Alder v. Birch', 'on the last page of one'],
      ['7 Test 16', 'missing', undefined, 'between two cases of a complete range'],
      ['7 Test 23', 'missing', undefined, 'after a case whose last page the record does not state'],
      ['7 Test 50', 'notCovered', 'Ironwood v. Katsura', 'inside a case outside the complete range'],
      ['7 Test 70', 'notCovered', undefined, 'between the complete range and the end of the volume'],
      ['7 Test xiii', 'notCovered', undefined, 'a page that has no number'],
      ['3 Part. 6', 'notCovered', 'Gum v. Hazel', 'inside a case of a volume held in part'],
      ['3 Part. 99', 'notCovered', undefined, 'in a volume held in part'],
      ['8 Test 10', 'notCovered', undefined, 'in another volume'],
      ['7 Unheard 10', 'notCovered', undefined, 'in a reporter that is not held'],
      ['6 Orders 10', 'notCovered', undefined, 'where only orders are complete'],
      ['6 Orders 30', 'notCovered', undefined, 'where the range is stated to be partial'],
    ])('%s is %s, within %s (%s)', async (cited, kind, within) => {
      const answer = await lookUp(cited);
      expect(answer.kind).toBe(kind);
      expect('within' in answer ? answer.within.caseName : undefined).toBe(within);
    });

    test.each<[string, boolean | undefined, string]>([
      ['7 Test 10', true, 'a complete range'],
      ['9 T.2d 300', undefined, 'a volume of which nothing else is held'],
      ['3 Part. 5', undefined, 'a volume held in part'],
    ])('%s: that no other case begins there is %s, in %s', async (cited, complete) => {
      const answer = await lookUp(cited);
      expect(answer.kind === 'found' && answer.complete).toBe(complete);
    });

    test('finds a nominative volume under the number of the United States Reports, and the other way', async () => {
      const answers = await library.lookUp([place('1 Cranch 137'), place('5 U.S. 137'), place('6 U.S. 3')]);
      expect(answers.map(namesOf)).toEqual([
        ['Marbury v. Madison'],
        ['Marbury v. Madison'],
        ['Nutmeg v. Oak'],
      ]);
    });

    test('a page beyond the stated end of the volume is missing, and the answer says where the volume ends', async () => {
      expect(await lookUp('7 Test 81')).toEqual({ kind: 'missing', volumeEnds: '80' });
    });

    test('answers a batch in the order of the question, a place asked twice twice', async () => {
      const asked = ['7 Test 12', '7 Test 10', '7 Unheard 1', '7 Test 10', '7 Test 999'].map(place);
      const answers = await library.lookUp(asked);
      expect(answers.map(({ kind }) => kind)).toEqual(['missing', 'found', 'notCovered', 'found', 'missing']);
    });

    test('answers nothing to nothing', async () => {
      expect(await library.lookUp([])).toEqual([]);
    });

    test('tells all that the record has', async () => {
      const answer = await lookUp('7 Test 10');
      expect(answer.kind === 'found' && answer.authorities[0]).toEqual({ ...ALDER, text: 'complete' });
    });

    test('bounds a case without a last page by the next one, and says that this is inferred', async () => {
      const answer = await lookUp('7 Test 20');
      const elm =
        answer.kind === 'found' && answer.authorities.find(({ caseName }) => caseName === 'In re Elm');
      expect(elm && elm.places).toEqual([{ ...place('7 Test 20'), lastPage: '30', lastPageInferred: true }]);
    });

    test('infers no last page where the volume is held in part', async () => {
      const answer = await lookUp('3 Part. 20');
      expect(answer.kind === 'found' && answer.authorities[0]?.places).toEqual([place('3 Part. 20')]);
    });

    test('of a case from two sources, takes the one with its words and adds what only the other has', async () => {
      const answer = await lookUp('4 Both 1');
      const [juniper] = answer.kind === 'found' ? answer.authorities : [];
      expect(juniper).toMatchObject({
        id: 'second:1',
        caseName: 'Juniper v. Board of Education',
        otherNames: ['Juniper v. Bd. of Educ.'],
        docketNumber: '12-34',
        text: 'complete',
      });
      expect(juniper?.places.map(({ reporter }) => reporter)).toEqual(['Both', 'B.2d']);
      expect(juniper?.documents.map(({ provider }) => provider)).toEqual(['Second', 'First']);
    });
  });

  describe('finding what begins last before a page', () => {
    const before = async (...places: readonly string[]) =>
      (await library.findBefore(places.map(place))).map((found) => found.map(({ caseName }) => caseName));

    test.each([
      [
        '7 Test 45',
        ['Fir v. Ginkgo', 'In re Elm', 'Cedar v. Dogwood', 'Alder v. Birch'],
        'not what begins on it',
      ],
      [
        '7 Test 999',
        ['Ironwood v. Katsura', 'Fir v. Ginkgo', 'In re Elm', 'Cedar v. Dogwood'],
        'four at most',
      ],
      ['7 Test 10', [], 'the first page of a volume'],
      ['7 Test xiii', [], 'a page without a number'],
      ['3 Part. 25', ['Hazel v. Gum', 'Gum v. Hazel'], 'a volume held in part'],
      ['4 Both 9', ['Juniper v. Board of Education'], 'a case held from two sources, once'],
      ['2 Cranch 1', [], 'another volume of a series filed under other numbers'],
      ['5 U.S. 999', ['Marbury v. Madison'], 'a volume filed under another name'],
      ['8 Test 99', [], 'a volume that is not held'],
      ['7 Unheard 99', [], 'a reporter that is not held'],
    ])('%s: %j (%s)', async (cited, names) => {
      const [found = []] = await before(cited);
      expect(found.toSorted()).toEqual(names.toSorted());
      expect(found[0]).toBe(names[0]);
    });

    test('answers for each place, in order, and nothing to nothing', async () => {
      const found = await before('3 Part. 7', '8 Test 99', '3 Part. 7', '5 U.S. 999');
      expect(found).toEqual([['Gum v. Hazel'], [], ['Gum v. Hazel'], ['Marbury v. Madison']]);
      expect(await library.findBefore([])).toEqual([]);
    });
  });

  describe('finding by name', () => {
    const find = async (
      plaintiff: string,
      defendant?: string,
      more: { court?: string; year?: string } = {},
    ) =>
      (await library.findByName({ plaintiff, ...(defendant ? { defendant } : {}), ...more }, 5)).map(
        ({ caseName }) => caseName,
      );

    test.each([
      ['Alder', 'Birch', 'as it stands'],
      ['Alder', 'Brich', 'two letters changed places'],
      ['Aldar', 'Birch', 'a wrong letter'],
      ['Alder', 'Birchh', 'a letter too many'],
      ['ALDER', 'BIRCH', 'capitals'],
      ['Alder Company', 'Birch', 'a word that the record lacks'],
      ['Birch', 'Alder', 'the parties reversed'],
    ])('%s v. %s finds Alder v. Birch (%s)', async (plaintiff, defendant) => {
      expect((await find(plaintiff, defendant))[0]).toBe('Alder v. Birch');
    });

    test.each([
      ['Juniper', 'Bd. of Educ.', 'abbreviated'],
      ['Juniper', 'Board of Education', 'in full'],
      ['Juniper', 'Bord of Education', 'a letter missing'],
      ['Juniper', 'Board', 'a word missing'],
    ])('%s v. %s finds Juniper v. Board of Education once (%s)', async (plaintiff, defendant) => {
      expect(await find(plaintiff, defendant)).toEqual(['Juniper v. Board of Education']);
    });

    test('finds a case by another of its names', async () => {
      expect(await find('In re Alder Timber')).toEqual(['Alder v. Birch']);
    });

    test('finds a caption without a defendant', async () => {
      expect(await find('In re Elm')).toEqual(['In re Elm']);
    });

    test.each([
      [{ year: '1962' }, 'second:4'],
      [{ year: '1961' }, 'second:3'],
      [{ court: 'testapp' }, 'second:4'],
    ])('prefers %j among cases of one caption', async (more, id) => {
      const found = await library.findByName({ plaintiff: 'State', defendant: 'Larch', ...more }, 5);
      expect(found[0]?.id).toBe(id);
    });

    test('finds the case although court and year are wrong', async () => {
      expect(await find('Alder', 'Birch', { court: 'nowhere', year: '1802' })).toEqual(['Alder v. Birch']);
    });

    test.each([
      ['Alder', 'Walnut'],
      ['State', 'Walnut'],
      ['Walnut', 'Zelkova'],
      ['v.', '"'],
      ['', ''],
    ])('%s v. %s finds nobody whose parties do not agree', async (plaintiff, defendant) => {
      const found = await find(plaintiff, defendant);
      expect(found.filter((name) => !name.startsWith('Alder') && !name.startsWith('State'))).toEqual([]);
    });

    test('gives no more than asked for', async () => {
      expect(await library.findByName({ plaintiff: 'State', defendant: 'Larch' }, 1)).toHaveLength(1);
    });
  });

  describe('reading an opinion', () => {
    test('gives its words, whether they are all, and its parts', async () => {
      expect(await library.readOpinion('first:1')).toEqual(ALDER_OPINION);
    });

    test.each(['first:2', 'nobody:1', ''])('%j has no words here', async (id) => {
      expect(await library.readOpinion(id)).toBeNull();
    });
  });
}

function namesOf(answer: PlaceAnswer): readonly string[] {
  return answer.kind === 'found' ? answer.authorities.map(({ caseName }) => caseName).sort() : [];
}

function place(text: string): ReporterCitation {
  const [volume = '', ...rest] = text.split(' ');
  return { volume, reporter: rest.slice(0, -1).join(' '), page: rest.at(-1) ?? '' };
}

function citation(cited: string, plaintiff: string): CaseCitation {
  const { reporter, ...numbers } = place(cited);
  const span = { start: 0, end: 0, fullStart: 0, fullEnd: 0 };
  return { kind: 'case', ...span, ...numbers, reporter, reporterAsWritten: reporter, plaintiff };
}

function record(
  id: string,
  caseName: string,
  places: readonly string[],
  more: Partial<CaseRecord> = {},
): CaseRecord {
  return {
    id,
    caseName,
    otherNames: [],
    otherYears: [],
    documents: [],
    places: places.map((text) => {
      const [cited = '', lastPage] = text.split('–');
      return { ...place(cited), ...(lastPage === undefined ? {} : { lastPage }) };
    }),
    ...more,
  };
}

const ALDER_OPINION = {
  text: '[*10] Timber is sold by the foot.[fn1]\n\n[*11] “So it is — always.”\n\n[fn1] 𝔸 note.',
  complete: true,
  parts: [
    { kind: 'majority', author: 'Judge Fir', start: 0, end: 36 },
    { kind: 'dissent', start: 36, end: 70 },
  ],
} as const;

const ALDER = record('first:1', 'Alder v. Birch', ['7 Test 10–15', '9 T.2d 300'], {
  otherNames: ['In re Alder Timber Co.'],
  court: 'test',
  courtName: 'Test Court',
  dateFiled: '1950-02-03',
  otherYears: ['1951'],
  docketNumber: 'No. 7',
  documents: [{ provider: 'First', url: 'https://records.example/1' }],
  standing: 'vacated',
});

function range(cited: string, lastPage: number, more: Partial<CoverageRange> = {}): CoverageRange {
  const { volume, reporter, page } = place(cited);
  return {
    volume,
    reporter,
    matter: 'opinions',
    firstPage: Number(page),
    lastPage,
    state: 'complete',
    source: 'first',
    snapshot: '2020-01-01',
    ...more,
  };
}

const WORDS = { text: 'Words.', complete: true, parts: [] };

export const HOLDINGS: Holdings = {
  cases: [
    { ...ALDER, opinion: ALDER_OPINION },
    record('first:2', 'Cedar v. Dogwood', ['7 Test 20–20']),
    record('first:3', 'In re Elm', ['7 Test 20']),
    record('first:4', 'Fir v. Ginkgo', ['7 Test 30–32']),
    record('first:5', 'Ironwood v. Katsura', ['7 Test 45–55']),
    record('first:6', 'Memorial of Judge Fir', ['7 Test xii']),
    record('first:7', 'Gum v. Hazel', ['3 Part. 5–9']),
    record('first:8', 'Hazel v. Gum', ['3 Part. 20']),
    record('first:9', 'Ivy v. Gum', ['3 Part. 30']),
    record('first:10', 'Juniper v. Bd. of Educ.', ['4 Both 1', '77 B.2d 12'], {
      dateFiled: '1999',
      docketNumber: '12-34',
      documents: [{ provider: 'First', url: 'https://records.example/10' }],
    }),
    record('second:1', 'Juniper v. Board of Education', ['4 Both 1'], {
      dateFiled: '1999-05-06',
      opinion: WORDS,
      documents: [{ provider: 'Second', url: 'https://other.example/1' }],
    }),
    record('first:11', 'Marbury v. Madison', ['1 Cranch 137']),
    record('first:12', 'Nutmeg v. Oak', ['6 U.S. 3']),
    record('second:3', 'State v. Larch', ['5 Both 1'], { dateFiled: '1961-01-01', court: 'test' }),
    record('second:4', 'State v. Larch', ['5 Both 1'], { dateFiled: '1962-01-01', court: 'testapp' }),
  ],
  coverage: [
    range('7 Test 10', 32),
    range('6 Orders 1', 20, { matter: 'orders' }),
    range('6 Orders 21', 40, { state: 'partial' }),
  ],
  volumeEnds: [{ reporter: 'Test', volume: '7', lastPage: 80, source: 'first' }],
};
