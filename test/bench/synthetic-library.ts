/**
 * A library of any size that holds the same cases at each run: 10 million of them have 18 million citations, spread over reporters,
 * volumes, courts and years about as American case law is. Case `n` is made from its number alone, so a bench can ask for any.
 */
import type { Place } from '../../src/citations/authority';
import { courtById } from '../../src/citations/facts/courts';
import type { CaseRecord } from '../../src/service/library/case-record';
import type { CoverageRange } from '../../src/service/library/coverage';
import { seededRandom, type SeededRandom } from '../support/seeded-random';
import { syntheticName } from './synthetic-names';

export const FULL_SIZE = 10_000_000;

export interface SyntheticLibrary {
  readonly size: number;
  caseAt(number: number): CaseRecord;
  cases(): Generator<CaseRecord>;
  /** Each printed volume; four of five are complete, and the others partial. */
  coverage(): Generator<CoverageRange>;
}

interface Series {
  readonly reporter: string;
  readonly volumes: number;
  readonly casesAVolume: number;
  readonly years: readonly [number, number];
  /** In turn: the court, and the reporter of its own that prints the case too. */
  readonly courts: readonly { readonly court: string; readonly alsoIn: readonly string[] }[];
}

/** Reporter | volumes | cases a volume | years | courts, each with its own reporters. */
const TABLE = `
U.S.|570|115|1790-2020|scotus=S. Ct.,L. Ed. 2d
F.|300|300|1880-1924|ca1 ca2 ca3 ca4 ca5 ca6 ca7 ca8 ca9
F.2d|999|300|1924-1993|ca1 ca2 ca3 ca4 ca5 ca6 ca7 ca8 ca9 ca10 cadc
F.3d|999|300|1993-2021|ca1 ca2 ca3 ca4 ca5 ca6 ca7 ca8 ca9 ca10 ca11 cadc cafc
F.4th|100|250|2021-2024|ca1 ca2 ca3 ca4 ca5 ca6 ca7 ca8 ca9 ca10 ca11 cadc cafc
F. App'x|861|250|2001-2021|ca2=U.S. App. LEXIS ca3=U.S. App. LEXIS ca4=U.S. App. LEXIS ca5=U.S. App. LEXIS ca6=U.S. App. LEXIS ca7=U.S. App. LEXIS ca8=U.S. App. LEXIS ca9=U.S. App. LEXIS ca10=U.S. App. LEXIS ca11=U.S. App. LEXIS
F. Supp.|999|250|1932-1998|nysd nyed paed ilnd cand cacd txsd flsd mad dcd mied
F. Supp. 2d|999|250|1998-2014|nysd nyed paed ilnd cand cacd txsd flsd mad dcd mied
F. Supp. 3d|700|250|2014-2024|nysd nyed paed ilnd cand cacd txsd flsd mad dcd mied
B.R.|650|150|1979-2024|nysb ilnb cacb txsb deb flsb
A.|200|400|1885-1938|pa=Pa. nj=N.J. conn=Conn. md=Md. me=Me. nh=N.H.
A.2d|999|400|1938-2010|pa=Pa. pasuperct=Pa. Super. nj=N.J. njsuperctappdiv=N.J. Super. conn=Conn. md=Md. mdctspecapp=Md. App.
A.3d|300|400|2010-2024|pa=Pa. nj=N.J. njsuperctappdiv=N.J. Super. conn=Conn. connappct=Conn. App. md=Md. mdctspecapp=Md. App.
N.E.|200|400|1884-1936|ny=N.Y. ill=Ill. ind=Ind. mass=Mass. ohio=Ohio St.
N.E.2d|999|400|1936-2014|ny=N.Y. ill=Ill. illappct=Ill. App. 3d ind=Ind. mass=Mass. massappct=Mass. App. Ct. ohio=Ohio St. 2d ohioctapp=Ohio App. 3d
N.E.3d|200|400|2014-2024|ill=Ill. 2d illappct=Ill. App. 3d mass=Mass. massappct=Mass. App. Ct. ohio=Ohio St. 3d
N.W.|300|400|1879-1942|iowa=Iowa mich=Mich. minn=Minn. neb=Neb. wis=Wis.
N.W.2d|999|400|1942-2023|mich=Mich. michctapp=Mich. App. minn=Minn. neb=Neb. wis=Wis. 2d
P.|300|400|1883-1931|cal=Cal. wash=Wash. or=Or. colo=Colo. kan=Kan. mont=Mont.
P.2d|999|400|1931-2000|cal=Cal. 3d,Cal. Rptr. wash=Wash. 2d washctapp=Wash. App. or=Or. orctapp=Or. App. ariz=Ariz. kan=Kan. mont=Mont.
P.3d|550|400|2000-2024|wash=Wash. 2d washctapp=Wash. App. or=Or. orctapp=Or. App. kan=Kan. mont=Mont. nev=Nev.
S.E.|200|400|1887-1939|ga=Ga. gactapp=Ga. App. nc=N.C. sc=S.C. va=Va. wva=W. Va.
S.E.2d|880|400|1939-2024|ga=Ga. gactapp=Ga. App. nc=N.C. ncctapp=N.C. App. sc=S.C. va=Va. vactapp=Va. App. wva=W. Va.
S.W.|300|400|1886-1928|tex=Tex. ark=Ark. mo=Mo. ky=Ky. tenn=Tenn.
S.W.2d|999|400|1928-1999|tex=Tex. texapp texcrimapp ark=Ark. mo=Mo. moctapp tenn=Tenn.
S.W.3d|680|400|1999-2024|tex=Tex. texapp texcrimapp ark=Ark. mo moctapp tennctapp
So.|200|400|1886-1941|ala=Ala. fla=Fla. la=La. miss=Miss.
So. 2d|999|400|1941-2008|ala=Ala. fla=Fla. fladistctapp la lactapp miss=Miss.
So. 3d|390|400|2008-2024|ala fla fladistctapp la lactapp miss
N.Y.S.2d|999|500|1938-2014|nyappdiv=A.D.2d nyappdiv=A.D.2d nyappdiv=A.D.2d nysupct=Misc. 2d
N.Y.S.3d|200|500|2014-2024|nyappdiv=A.D.3d nyappdiv=A.D.3d nysupct=Misc. 3d
Cal. Rptr. 2d|135|300|1991-2003|cal=Cal. 4th calctapp=Cal. App. 4th calctapp=Cal. App. 4th
Cal. Rptr. 3d|300|300|2003-2024|cal=Cal. 4th calctapp=Cal. App. 4th calctapp=Cal. App. 5th
`;

/** Whatever the printed series leave: decisions that only databases hold. */
const UNPRINTED_COURTS = 'nysd nyed paed ilnd cand cacd txsd txnd flsd flmd mad dcd mied ohnd azd njd'.split(
  ' ',
);
const SOVEREIGNS: ReadonlyMap<string, string> = new Map([
  ...['ny', 'ca', 'il', 'mi', 'co'].map((state) => [state, 'People'] as const),
  ...['pa', 'ma', 'va', 'ky'].map((state) => [state, 'Commonwealth'] as const),
]);
const UNPRINTED_YEARS = [1998, 2024] as const;
const PAGES_A_VOLUME = 1_240;
const OWN_CASES_A_VOLUME = 150;

interface LaidSeries extends Omit<Series, 'courts'> {
  readonly first: number;
  readonly cases: number;
  readonly courts: readonly LaidCourt[];
}

interface LaidCourt {
  readonly court: string;
  /** `before`: how many cases stand in that reporter before the first of this court and series. */
  readonly alsoIn: readonly { readonly reporter: string; readonly before: number }[];
}

/** A smaller library has fewer volumes of each series, as full as those of a large one. */
export function syntheticLibrary(size: number): SyntheticLibrary {
  const series = layOut(size);
  const printed = series.reduce((sum, { cases }) => sum + cases, 0);
  const caseAt = (number: number): CaseRecord => {
    const laid = number < printed ? seriesOf(series, number) : null;
    return laid ? printedCase(number, laid) : unprintedCase(number, number - printed, size - printed);
  };
  return {
    size,
    caseAt,
    *cases() {
      for (let number = 0; number < size; number += 1) yield caseAt(number);
    },
    *coverage() {
      for (const { reporter, cases, casesAVolume } of series) {
        for (let volume = 1; volume <= Math.floor(cases / casesAVolume); volume += 1) {
          yield {
            reporter,
            volume: String(volume),
            matter: 'opinions',
            firstPage: 1,
            lastPage: PAGES_A_VOLUME,
            state: volume % 5 === 0 ? 'partial' : 'complete',
            source: 'synthetic',
            snapshot: '2026-01-01',
          };
        }
      }
    },
  };
}

function layOut(size: number): readonly LaidSeries[] {
  let first = 0;
  const standing = new Map<string, number>();
  return readTable().map((series) => {
    const volumes = Math.max(1, Math.round((series.volumes * size) / FULL_SIZE));
    const cases = Math.min(size - first, volumes * series.casesAVolume);
    const courts = series.courts.map(({ court, alsoIn }): LaidCourt => {
      const own = alsoIn.map((reporter) => ({ reporter, before: standing.get(reporter) ?? 0 }));
      for (const { reporter, before } of own) {
        standing.set(reporter, before + Math.ceil(cases / series.courts.length));
      }
      return { court, alsoIn: own };
    });
    const laid = { ...series, courts, first, cases };
    first += cases;
    return laid;
  });
}

function readTable(): readonly Series[] {
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [reporter = '', volumes, casesAVolume, years = '', courts = ''] = line.split('|');
      const [from, to] = years.split('-').map(Number);
      return {
        reporter,
        volumes: Number(volumes),
        casesAVolume: Number(casesAVolume),
        years: [from ?? 0, to ?? 0],
        courts: courts.split(/ (?=[a-z])/u).map((entry) => {
          const [court = '', own] = entry.split('=');
          return { court, alsoIn: own?.split(',') ?? [] };
        }),
      };
    });
}

function seriesOf(series: readonly LaidSeries[], number: number): LaidSeries | null {
  return series.find(({ first, cases }) => number < first + cases) ?? null;
}

function printedCase(number: number, series: LaidSeries): CaseRecord {
  const random = seededRandom(number * 2 + 1);
  const index = number - series.first;
  const turn = series.courts[index % series.courts.length];
  const { court, alsoIn } = turn ?? { court: '', alsoIn: [] };
  const volumes = Math.max(1, series.cases / series.casesAVolume);
  const [from, to] = series.years;
  const year = from + Math.floor(((to - from) * index) / (volumes * series.casesAVolume));
  const own = alsoIn.map(({ reporter, before }) =>
    placeIn(reporter, before + Math.floor(index / series.courts.length), OWN_CASES_A_VOLUME),
  );
  return recordOf(number, random, { court, year }, [
    ...own,
    placeIn(series.reporter, index, series.casesAVolume),
  ]);
}

/** By number alone, so that no two cases of a reporter share a page. */
function placeIn(reporter: string, index: number, casesAVolume: number): Place {
  const slot = index % casesAVolume;
  const page = pageOf(slot, index, casesAVolume);
  const next = slot + 1 < casesAVolume ? pageOf(slot + 1, index + 1, casesAVolume) : PAGES_A_VOLUME;
  return {
    volume: String(Math.floor(index / casesAVolume) + 1),
    reporter,
    page: String(page),
    lastPage: String(Math.max(page, next - 1)),
  };
}

function pageOf(slot: number, index: number, casesAVolume: number): number {
  const pages = Math.floor(PAGES_A_VOLUME / casesAVolume);
  return 1 + slot * pages + (((index * 7919) % 104_729) % pages);
}

function unprintedCase(number: number, index: number, all: number): CaseRecord {
  const random = seededRandom(number * 2 + 1);
  const [from, to] = UNPRINTED_YEARS;
  const casesAYear = Math.ceil(all / (to - from + 1));
  const year = from + Math.floor(index / casesAYear);
  const serial = index % casesAYear;
  const court = UNPRINTED_COURTS[index % UNPRINTED_COURTS.length] ?? '';
  const westlaw = {
    volume: String(year),
    reporter: 'WL',
    page: String(100_000 + serial * 9 + random.below(9)),
  };
  const lexis = { volume: String(year), reporter: 'U.S. Dist. LEXIS', page: String(serial + 1) };
  const docketNumber = `${String(1 + random.below(5))}:${String(year - 1).slice(2)}-cv-${String(10_000 + random.below(9_000))}`;
  return { ...recordOf(number, random, { court, year }, [westlaw, lexis]), docketNumber };
}

function recordOf(
  number: number,
  random: SeededRandom,
  { court, year }: { readonly court: string; readonly year: number },
  places: readonly Place[],
): CaseRecord {
  const known = courtById(court);
  const sovereign =
    known?.jurisdiction === 'us' ? 'United States' : (SOVEREIGNS.get(known?.jurisdiction ?? '') ?? 'State');
  const caseName = syntheticName(random, sovereign);
  const month = String(1 + random.below(12)).padStart(2, '0');
  const day = String(1 + random.below(28)).padStart(2, '0');
  return {
    id: `synthetic:${String(number)}`,
    caseName,
    otherNames: [],
    court,
    ...(known ? { courtName: known.name } : {}),
    dateFiled: `${String(year)}-${month}-${day}`,
    otherYears: [],
    places,
    documents: [],
  };
}
