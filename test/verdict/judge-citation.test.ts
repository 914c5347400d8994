/** The rows of the table for cases: each finding, its outcome and status, and whether it carries evidence. */
import { describe, expect, test } from 'vitest';
import type { Authority } from '../../src/citations/authority';
import type { CitationComparison } from '../../src/citations/compare-citation';
import { judgeCitation, type CitationFinding } from '../../src/verdict/judge-citation';

const alder: Authority = {
  id: '1',
  caseName: 'Alder v. Birch',
  otherNames: [],
  otherYears: [],
  dateFiled: '1984-06-25',
  places: [{ volume: '466', reporter: 'U.S.', page: '668' }],
  text: 'none',
  documents: [],
};
const name: CitationComparison = {
  attribute: 'caseName',
  cited: 'Alder v. Birch',
  found: 'Alder v. Birch',
  agreement: 'agrees',
};
const year: CitationComparison = { attribute: 'year', cited: '1985', found: '1984', agreement: 'differs' };
const impossibility = {
  attribute: 'volume',
  cited: '1203',
  bound: 'F.3d ended with volume 999',
  sources: [],
} as const;

const located = (
  comparisons: readonly CitationComparison[],
  more: { readonly authority?: Authority; readonly namedByAnother?: boolean } = {},
): CitationFinding => ({ kind: 'located', authority: alder, comparisons, uncompared: [], ...more });
const misplaced = (comparisons: readonly CitationComparison[]): CitationFinding => ({
  kind: 'misplaced',
  cited: '467 U.S. 668',
  found: '466 U.S. 668',
  authority: alder,
  comparisons,
  standing: [],
});

describe('a finding about a case', () => {
  test.each<[string, CitationFinding, string, string]>([
    ['the name agrees', located([name]), 'verified', 'verified'],
    ['the name agrees with a note', located([{ ...name, agreement: 'note' }]), 'verified', 'verified'],
    ['named by a verified citation', located([], { namedByAnother: true }), 'verified', 'verified'],
    ['no name was compared', located([]), 'mismatch', 'warning'],
    ['the year differs', located([name, year]), 'mismatch', 'warning'],
    ['the name differs', located([{ ...name, agreement: 'differs' }]), 'mismatch', 'warning'],
    ['vacated', located([name], { authority: { ...alder, standing: 'vacated' } }), 'mismatch', 'warning'],
    ['stands elsewhere', misplaced([name]), 'mismatch', 'warning'],
    [
      'another case',
      { kind: 'otherCase', citedName: 'Elm v. Oak', standing: [alder] },
      'wrong_case',
      'critical',
    ],
    [
      'another case, of several perhaps',
      { kind: 'otherCaseSoFar', citedName: 'Elm v. Oak', standing: [alder] },
      'unconfirmed',
      'warning',
    ],
    [
      'nothing begins there',
      { kind: 'absent', cited: '1 Ex. Rep. 11', volume: '1', page: '11', within: alder, range: '10–12' },
      'not_found',
      'critical',
    ],
    ['a volume that cannot be', { kind: 'impossible', impossibility }, 'not_found', 'critical'],
    ['a page that no source holds', { kind: 'notCovered' }, 'not_covered', 'warning'],
    ['a doubt of one source', { kind: 'notCovered', impossibility }, 'not_covered', 'warning'],
    [
      'a page in the midst of a case',
      { kind: 'notBeginning', cited: '466 U.S. 690', authority: alder, range: '668–712' },
      'not_covered',
      'warning',
    ],
    ['a page of orders', { kind: 'amongDispositions', citedName: 'Elm v. Oak' }, 'not_covered', 'warning'],
    [
      'found by name alone',
      { kind: 'byNameOnly', cited: '1984 WL 1', authority: alder, comparisons: [name] },
      'unconfirmed',
      'warning',
    ],
    ['no name to compare', { kind: 'nameless', authority: alder, comparisons: [] }, 'unconfirmed', 'warning'],
    [
      'no name, within a case',
      { kind: 'namelessWithin', cited: '466 U.S. 690', authority: alder },
      'unconfirmed',
      'warning',
    ],
    [
      'a short form by an unknown name',
      { kind: 'unknownShortName', cited: '466 U.S. 690', name: 'Elm', authority: alder },
      'unconfirmed',
      'warning',
    ],
    ['several cases', { kind: 'several', authorities: [alder, alder] }, 'ambiguous', 'warning'],
    ['unreadable', { kind: 'unreadable' }, 'unreadable', 'warning'],
    ['an outage', { kind: 'unavailable', source: 'library' }, 'source_unavailable', 'warning'],
  ])('%s', (_, finding, outcome, status) => {
    const { verdict } = judgeCitation(finding);
    expect([verdict.outcome, verdict.status]).toEqual([outcome, status]);
    expect(verdict.message).toMatch(/[.]$/);
  });

  test.each<[string, CitationFinding]>([
    ['a difference', located([name, year])],
    ['another place', misplaced([name])],
    ['another case', { kind: 'otherCase', citedName: 'Elm v. Oak', standing: [alder] }],
    ['nothing there', { kind: 'absent', cited: '1 Ex. Rep. 11', volume: '1', page: '11' }],
    ['a volume that cannot be', { kind: 'impossible', impossibility }],
  ])('that accuses carries its evidence: %s', (_, finding) => {
    expect(judgeCitation(finding).comparisons.some(({ match }) => !match)).toBe(true);
  });

  test('says of what is verified that neither its support nor its force was checked', () => {
    expect(judgeCitation(located([name])).verdict.message).toBe(
      'Found: Alder v. Birch, 466 U.S. 668 (1984). Name agrees. Not checked: whether it supports your point or is still good law.',
    );
  });
});
