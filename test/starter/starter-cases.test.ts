/** `assets/starter/cases.tsv` ships no fact that public data does not attest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { citationKey, readCitationKey } from '../../src/citations/citation-key';
import { courtById } from '../../src/citations/facts/courts';
import { findCitations } from '../../src/citations/find-citations';
import type { CaseRecord } from '../../src/service/library/case-record';
import { nameLikeness } from '../../src/service/library/names/name-likeness';
import { readStarterCases } from '../../src/service/library/starter/starter-cases';
import { supremeCourtDates } from './attest-cases';
import { documentEvidence } from './document-evidence';
import { doubtedCitations } from './doubted-citations';
import { SHARED, type Evidence } from './evidence';
import { hasSharedData, metadataEvidence } from './metadata-evidence';
import { isSameCaption } from './same-caption';

const cases = readStarterCases(readFileSync('assets/starter/cases.tsv', 'utf8'));

describe('the table of the starter library', () => {
  test('has a good thousand cases, each at places of its own', () => {
    expect(cases.length).toBeGreaterThan(1_000);
    const keys = cases.flatMap(({ places }) => places.map(citationKey));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => readCitationKey(key) === null)).toEqual([]);
  });

  test('names courts that are known, dates that can be, and captions that are whole', () => {
    expect(cases.filter(({ court }) => court !== undefined && !courtById(court))).toEqual([]);
    expect(
      cases.filter(({ dateFiled }) => !/^(?:1[789]|20)\d\d(?:-\d\d(?:-\d\d)?)?$/.test(dateFiled ?? '')),
    ).toEqual([]);
    expect(cases.filter(({ caseName }) => caseName.length < 5)).toEqual([]);
  });

  test('has other captions only where they add something', () => {
    const named = cases.filter(({ otherNames }) => otherNames.length > 0);
    expect(named.length).toBeGreaterThan(10);
    expect(named.flatMap(({ otherNames }) => otherNames).filter((name) => !name.includes(' v. '))).toEqual(
      [],
    );
    expect(named.filter(({ caseName, otherNames }) => otherNames.includes(caseName))).toEqual([]);
  });

  test('claims no last page and no words', () => {
    expect(cases.filter(({ opinion }) => opinion !== undefined)).toEqual([]);
    expect(cases.flatMap(({ places }) => places).filter(({ lastPage }) => lastPage !== undefined)).toEqual(
      [],
    );
  });
});

describe('the addresses of the starter library', () => {
  test('are computed from the citation', () => {
    const brown = cases.find(({ places: [place] }) => place && citationKey(place) === '347 U.S. 483');
    expect(brown?.documents[0]).toEqual({
      provider: 'CourtListener',
      url: 'https://www.courtlistener.com/c/U.S./347/483/',
    });
  });
});

describe.skipIf(!hasSharedData())(
  'every row is attested again (skipped where ../shared/data is absent)',
  () => {
    const byKey = new Map<string, Evidence[]>();
    let doubted: ReadonlySet<string>;
    let dates: ReadonlyMap<string, string>;
    beforeAll(() => {
      doubted = doubtedCitations();
      dates = supremeCourtDates();
      for (const piece of [...metadataEvidence(), ...documentEvidence()]) {
        const key = citationKey(piece.place);
        const known = byKey.get(key);
        if (known) known.push(piece);
        else byKey.set(key, [piece]);
      }
    }, 180_000);

    /** The pieces that cite the case at this place as the row has it; at its parallel places the second party may be cut short. */
    const agreeing = ({ caseName, places: [first], dateFiled = '' }: CaseRecord, key: string) => {
      const isParallel = first !== undefined && citationKey(first) !== key;
      return (byKey.get(key) ?? []).filter(
        ({ name, date = '' }) =>
          (isSameCaption(name, caseName) || (isParallel && isCutShort(name, caseName))) &&
          date.slice(0, 4) === dateFiled.slice(0, 4),
      );
    };
    const isCutShort = (name: string, caseName: string): boolean =>
      name.includes(' v. ') && caseName.startsWith(`${name} `);

    const isAttested = (record: CaseRecord, key: string): boolean => {
      const pieces = agreeing(record, key);
      if (pieces.some(({ kind }) => kind === 'metadata')) return true;
      const witnesses = new Set(pieces.map(({ witness }) => witness)).size;
      const isDated = dates.get(key)?.startsWith(record.dateFiled?.slice(0, 4) ?? 'none') ?? false;
      if (doubted.has(key)) return witnesses >= 2 && isDated;
      return witnesses >= 2 || (witnesses === 1 && isDated);
    };

    test('by metadata, by two independent documents, or by one and the date', () => {
      const unattested = cases.flatMap((record) =>
        record.places.map(citationKey).filter((key) => !isAttested(record, key)),
      );
      expect(unattested).toEqual([]);
    });

    test('a month or a day only where metadata gives it', () => {
      const invented = cases.filter(({ dateFiled = '', places }) => {
        if (dateFiled.length === 4) return false;
        const pieces = places.flatMap((place) => byKey.get(citationKey(place)) ?? []);
        return !pieces.some(({ kind, date }) => kind === 'metadata' && date === dateFiled);
      });
      expect(invented).toEqual([]);
    });

    test('parallel citations where a source or two documents say that they are one case', () => {
      const unjoined = cases.flatMap(({ places: [first, ...others] }) => {
        if (!first) return [];
        const pieces = byKey.get(citationKey(first)) ?? [];
        return others.map(citationKey).filter((other) => {
          const saying = pieces.filter(({ parallel }) =>
            parallel.some((place) => citationKey(place) === other),
          );
          const isMetadata = saying.some(({ kind }) => kind === 'metadata');
          return !isMetadata && new Set(saying.map(({ witness }) => witness)).size < 2;
        });
      });
      expect(unjoined).toEqual([]);
    });

    test('nothing that the pack knows to be fabricated', () => {
      const fakes = readFileSync(join(SHARED, 'hallucinations/known_fake_citations.json'), 'utf8');
      const places = new Map(
        cases.flatMap((record) => record.places.map((place) => [citationKey(place), record])),
      );
      const shipped = findCitations(fakes).filter((citation) => {
        if (citation.kind !== 'case' || citation.page === undefined) return false;
        const record = places.get(citationKey({ ...citation, page: citation.page }));
        const name = [citation.plaintiff, citation.defendant].filter(Boolean).join(' v. ');
        return record !== undefined && nameLikeness(record.caseName, name) > 0.5;
      });
      expect(shipped).toEqual([]);
    });
  },
);
