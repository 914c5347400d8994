/** CourtListener's API as far as it is asked, over invented cases: it reads the citations of a text as the real one does. */
import type { AnswerOfSource } from './source-server';
import { json } from './source-server';

export interface DoubleCase {
  readonly id: number;
  readonly name: string;
  readonly citations: readonly string[];
  readonly filed: string;
  readonly court: string;
  readonly opinions: readonly { readonly type: string; readonly author?: string; readonly html: string }[];
}

/** Invented, at pages that are not invented: 12 F.4th has no such cases. */
export const harrow: DoubleCase = {
  id: 71,
  name: 'Harrow v. Quill',
  citations: ['12 F.4th 345', '2021 U.S. App. LEXIS 99001'],
  filed: '2021-08-30',
  court: 'ca9',
  opinions: [
    {
      type: '020lead',
      author: 'Fenwick',
      html:
        '<p>FENWICK, Circuit Judge: A ferry that turns back in fog has not broken its promise to cross.<script>alert("no")</script></p>' +
        '<p>The rule is old. <span class="star-pagination" label="346">*346</span> It asks whether the harbor was in sight, and not whether the passengers were in haste.</p>',
    },
    {
      type: '040dissent',
      author: 'Ostrander',
      html: '<p>OSTRANDER, Circuit Judge, dissenting: <span class="star-pagination" label="347">*347</span> A promise to cross is a promise to arrive.</p>',
    },
  ],
};

export const pollard: DoubleCase = {
  id: 72,
  name: 'Pollard v. Winterbourne Orchards, Inc.',
  citations: ['12 F.4th 400'],
  filed: '2021-09-02',
  court: 'ca2',
  opinions: [{ type: '010combined', html: '<pre>An orchard is no nuisance in autumn.</pre>' }],
};

export function courtListenerDouble(cases: readonly DoubleCase[] = [harrow, pollard]): AnswerOfSource {
  return (asked, response) => {
    const answer = answerTo(cases, asked.path, new URLSearchParams(asked.body).get('text') ?? '');
    (answer === undefined ? json({ detail: 'Not found.' }, 404) : json(answer))(asked, response);
  };
}

function answerTo(cases: readonly DoubleCase[], path: string, text: string): unknown {
  if (path === '/api/rest/v4/citation-lookup/') return lookedUp(cases, text);
  const [, kind = '', number] = /^\/api\/rest\/v4\/(opinions|dockets|clusters)\/(\d+)\/$/.exec(path) ?? [];
  const id = Number(number);
  switch (kind) {
    case 'clusters':
      return cases.filter((of) => of.id === id).map(clusterOf)[0];
    case 'dockets':
      return cases
        .filter((of) => of.id + 9_000 === id)
        .map(({ court }) => ({
          id,
          court_id: court,
          court: `https://www.courtlistener.com/api/rest/v4/courts/${court}/`,
          docket_number: `20-${id}`,
        }))[0];
    case 'opinions':
      return cases.flatMap((of) =>
        of.opinions.flatMap((opinion, at) =>
          opinionId(of, at) === id
            ? [
                {
                  id,
                  cluster_id: of.id,
                  type: opinion.type,
                  author_str: opinion.author ?? '',
                  html_with_citations: opinion.html,
                },
              ]
            : [],
        ),
      )[0];
    default:
      return undefined;
  }
}

function lookedUp(cases: readonly DoubleCase[], text: string): readonly unknown[] {
  const cited = text.split('; ').filter((citation) => citation !== '');
  return cited.map((citation, at) => {
    const clusters = cases.filter(({ citations }) => citations.includes(citation)).map(clusterOf);
    return {
      citation,
      normalized_citations: [citation],
      start_index: at,
      end_index: at,
      status: at >= 250 ? 429 : clusters.length === 0 ? 404 : clusters.length === 1 ? 200 : 300,
      error_message: '',
      clusters: at >= 250 ? [] : clusters,
    };
  });
}

export function clusterOf(of: DoubleCase) {
  return {
    id: of.id,
    docket_id: of.id + 9_000,
    sub_opinions: of.opinions.map(
      (_, at) => `https://www.courtlistener.com/api/rest/v4/opinions/${opinionId(of, at)}/`,
    ),
    citations: of.citations.map((citation) => {
      const [, volume, reporter, page] = /^(\S+) (.+) (\S+)$/.exec(citation) ?? [];
      return { volume, reporter, page, type: reporter?.includes('LEXIS') ? 6 : 1 };
    }),
    slug: 'a-case',
    case_name: of.name,
    case_name_full: '',
    date_filed: of.filed,
    date_filed_is_approximate: false,
    other_dates: '',
  };
}

function opinionId({ id }: DoubleCase, at: number): number {
  return id * 100 + at;
}
