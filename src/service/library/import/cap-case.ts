/** One case of the Caselaw Access Project, from its JSON (facts) and HTML (words with their pages), as a library takes it. */
import { z } from 'zod';
import type { Place } from '../../../citations/authority';
import type { OpinionText } from '../../../quotes/opinion-text';
import type { CaseRecord } from '../case-record';
import { asOpinionText, opinionFromHtml } from '../opinions/opinion-from-html';
import { buildOpinionText } from '../opinions/opinion-text-builder';
import { partKind } from '../opinions/part-kind';
import { pageNumber } from '../page-number';
import { courtOfRecord } from './court-of-record';
import { readPlace } from './read-place';

export const capCaseSchema = z.object({
  id: z.number().int(),
  name: z.string().min(1),
  name_abbreviation: z.string(),
  decision_date: z.string().regex(/^\d{4}(?:-\d\d(?:-\d\d)?)?$/),
  docket_number: z.string().nullish(),
  first_page: z.string().min(1),
  last_page: z.string().min(1),
  citations: z.array(z.object({ type: z.string(), cite: z.string().min(3) })).min(1),
  court: z.object({ name: z.string(), name_abbreviation: z.string() }),
  last_updated: z.string().optional(),
  casebody: z
    .object({
      opinions: z.array(
        z.object({ text: z.string(), type: z.string().optional(), author: z.string().nullish() }),
      ),
    })
    .optional(),
});

export type CapCase = z.infer<typeof capCaseSchema>;

export interface CapCaseContext {
  /** Before the id of each record: `cap`. */
  readonly source: string;
  readonly html: string | null;
  /** The volume has passages blacked out. */
  readonly isRedacted: boolean;
  /** Where anyone may look the case up. */
  readonly documents: CaseRecord['documents'];
}

export function capCaseRecord(facts: CapCase, context: CapCaseContext): CaseRecord {
  const caseName = facts.name_abbreviation || facts.name;
  const court = courtOfRecord(facts.court.name, facts.court.name_abbreviation);
  const opinion = opinionOf(facts, context);
  return {
    id: `${context.source}:${facts.id}`,
    caseName,
    otherNames: facts.name === caseName ? [] : [facts.name],
    ...(court === null ? {} : { court }),
    courtName: facts.court.name,
    dateFiled: facts.decision_date,
    otherYears: [],
    ...(facts.docket_number ? { docketNumber: facts.docket_number } : {}),
    places: placesOf(facts),
    documents: context.documents,
    ...(opinion ? { opinion } : {}),
  };
}

/** The official citation first; the last page is that of its volume. */
function placesOf({ citations, first_page, last_page }: CapCase): readonly Place[] {
  const ordered = [...citations].sort((left, right) => rank(left.type) - rank(right.type));
  return ordered.map(({ cite, type }): Place => {
    const place = readPlace(cite);
    return type === 'official' && place.page === first_page ? { ...place, lastPage: last_page } : place;
  });
}

function rank(type: string): number {
  return type === 'official' ? 0 : type === 'nominative' ? 1 : 2;
}

function opinionOf(facts: CapCase, { html, isRedacted }: CapCaseContext): OpinionText | null {
  if (html !== null) {
    const opinion = opinionFromHtml(html, facts.first_page);
    if (opinion.text === '') return null;
    const complete =
      !isRedacted && hasAllPages(opinion.starPages, facts) && hasAllNotes(opinion.noteCalls, opinion.notes);
    return asOpinionText(opinion, complete);
  }
  // The JSON has the words but no pages: enough to find a passage, not to say that it is nowhere.
  const builder = buildOpinionText();
  for (const { text, type, author } of facts.casebody?.opinions ?? []) {
    const kind = partKind(type);
    if (kind) builder.beginPart(kind);
    builder.nameAuthor(author ?? '');
    for (const paragraph of text.split('\n')) {
      builder.addText(paragraph);
      builder.endParagraph();
    }
    builder.endPart();
  }
  const opinion = builder.finish();
  return opinion.text === '' ? null : asOpinionText(opinion, false);
}

function hasAllPages(starPages: readonly string[], { first_page, last_page }: CapCase): boolean {
  const first = pageNumber(first_page);
  const last = pageNumber(last_page);
  if (first === null || last === null) return false;
  for (let page = first; page <= last; page += 1) if (!starPages.includes(String(page))) return false;
  return true;
}

function hasAllNotes(calls: readonly string[], notes: readonly string[]): boolean {
  return calls.every((call) => notes.includes(call));
}
