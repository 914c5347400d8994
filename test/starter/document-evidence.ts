/**
 * Cases as real opinions and briefs cite them. Never a document that may hold a fabricated citation: nothing of
 * `hallucinations/`, no altered document, no brief that a court has found to cite what does not exist.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { findCitations } from '../../src/citations/find-citations';
import type { CaseCitation } from '../../src/citations/found-citation';
import { opinionFromHtml } from '../../src/service/library/opinions/opinion-from-html';
import { SHARED, type Evidence } from './evidence';
import { headedOpinions, headEvidence } from './headed-opinions';

/** The briefs of `fletcher-v-experian`, `valve-v-rothschild` and `withers` are in doubt; the opinions beside them are not. */
export const OPINION_FOLDERS = [
  'briefs/law-firm-eos-appeal/opinions',
  'briefs/fletcher-v-experian/opinions',
  'briefs/valve-v-rothschild/opinions',
  'quotes/withers/opinions',
];

const SPEAKS_OF_FABRICATION =
  /hallucinat|ChatGPT|artificial intelligence|(?:fictitious|non-?existent|fabricated) (?:case|citation)/i;

interface TestDocument {
  readonly witness: string;
  readonly text: string;
}

export function documentEvidence(): readonly Evidence[] {
  const cited = documents()
    .filter(({ text }) => !SPEAKS_OF_FABRICATION.test(text))
    .flatMap(({ witness, text }) => findCitations(text).flatMap((citation) => evidenceOf(witness, citation)));
  return [...headedOpinions().flatMap(headEvidence), ...cited];
}

function documents(): readonly TestDocument[] {
  return [
    ...opinionsOfBriefs(),
    ...plainOpinions(),
    ...printedOpinions(),
    ...harvestedOpinions(),
    ...briefs(),
  ];
}

function opinionsOfBriefs(): readonly TestDocument[] {
  return OPINION_FOLDERS.flatMap((folder) =>
    readdirSync(join(SHARED, folder))
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({
        witness: witnessOf(basename(name, '.html')),
        text: withoutMarks(opinionFromHtml(readFileSync(join(SHARED, folder, name), 'utf8')).text),
      })),
  );
}

function plainOpinions(): readonly TestDocument[] {
  return headedOpinions().map(({ file, text }) => ({
    witness: witnessOf(basename(file, '.txt')),
    text: withoutMarks(text),
  }));
}

const casebodySchema = z.object({
  name_abbreviation: z.string(),
  casebody: z.object({ opinions: z.array(z.object({ text: z.string() })) }),
});

/** Of the volumes of the Caselaw Access Project. */
function printedOpinions(): readonly TestDocument[] {
  return ['alaska/1', 'jeff/1', 'misc3d/1', 'va-app/1'].flatMap((volume) => {
    const folder = join(SHARED, 'cap', volume, 'cases');
    return readdirSync(folder).map((name) => {
      const { name_abbreviation, casebody } = casebodySchema.parse(
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      );
      return {
        witness: witnessOf(name_abbreviation),
        text: casebody.opinions.map(({ text }) => text).join('\n'),
      };
    });
  });
}

const harvestSchema = z.object({ Title: z.string().nullish(), HTMLtext: z.string().nullish() });

function harvestedOpinions(): readonly TestDocument[] {
  const folder = join(SHARED, 'courtlistener/api-harvest-2018');
  return readdirSync(folder).flatMap((name) => {
    const { Title, HTMLtext } = harvestSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return HTMLtext
      ? [{ witness: witnessOf(Title || name), text: withoutMarks(opinionFromHtml(HTMLtext).text) }]
      : [];
  });
}

/** The Washington briefs come from few cases and share their citations: they are one witness. */
function briefs(): readonly TestDocument[] {
  const washington = 'briefs/wa-supreme-court-txt';
  return [
    {
      witness: 'brief of law-firm-eos',
      text: readText('briefs/law-firm-eos-appeal/appellant-brief.txt'),
    },
    {
      witness: 'brief in 15-1293',
      text: z
        .object({ toa_text: z.string() })
        .parse(JSON.parse(readText('briefs/toa-pdf/scotus-15-1293.json')))
        .toa_text.replace(/\.{3,}[\s\d,]*/g, '; '),
    },
    ...readdirSync(join(SHARED, washington)).map((name) => ({
      witness: 'Washington briefs',
      text: readText(join(washington, name)),
    })),
  ];
}

function readText(file: string): string {
  return readFileSync(join(SHARED, file), 'utf8');
}

/** Two copies of one opinion have one name, however it is written. */
function witnessOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 24);
}

/** Star pages and note calls would break citations that they stand in. */
function withoutMarks(text: string): string {
  return text.replace(/ ?\[\*[^\]]*\]/g, '').replace(/\[fn[^\]]*\]/g, '');
}

function evidenceOf(witness: string, citation: { readonly kind: string }): readonly Evidence[] {
  if (citation.kind !== 'case') return [];
  const found = citation as CaseCitation;
  // "47 Laws. Title Ins. Corp.": the number of the note in which it stands.
  const name = captionOf(found)?.replace(/^\d\d (?=[A-Z])/, '') ?? null;
  if (name === null || found.page === undefined) return [];
  const places = [
    { volume: found.volume, reporter: found.reporter, page: found.page },
    ...(found.parallel ?? []),
  ];
  return places.map((place) => ({
    kind: 'document',
    witness,
    place,
    name,
    ...(found.court === undefined ? {} : { court: found.court }),
    ...(found.year === undefined ? {} : { date: found.year }),
    parallel: places.filter((other) => other !== place),
  }));
}

const PLAIN_PARTY = /^(?:\d{1,3} )?[\p{Lu}][\p{L}\p{M}\d\s.,'’&()/-]*$/u;
/** Words in small letters that stand in names of parties. */
const SMALL_WORDS = new Set(
  'of the and for in at to by on as a an ex rel. et al. ux. d/b/a f/k/a n/k/a de del la las le los van von der den du'.split(
    ' ',
  ),
);

const NO_PARTY = /\b(?:supra|infra|id|ibid|see|cf|accord|citing|quoting|held|court in|also|but|compare)\b/i;

/** `null` for what does not look like a caption alone. */
function captionOf({ plaintiff, defendant }: CaseCitation): string | null {
  const parties = [plaintiff, defendant].flatMap((party) => (party === undefined ? [] : [tidyParty(party)]));
  const caption = parties.join(' v. ');
  const isWhole = parties.length === 2 || /^(?:In re|Ex parte|Matter of) /.test(caption);
  const isPlain = parties.every(
    (party) =>
      PLAIN_PARTY.test(party) &&
      !NO_PARTY.test(party) &&
      party.length <= 70 &&
      party.split(' ').every((word) => !/^\p{Ll}/u.test(word) || SMALL_WORDS.has(word)),
  );
  return isWhole && isPlain ? caption : null;
}

function tidyParty(party: string): string {
  return party
    .replace(/\s+/g, ' ')
    .replace(/,? et al\.?$/i, '')
    .replace(/[,;:\s]+$/, '')
    .trim();
}
