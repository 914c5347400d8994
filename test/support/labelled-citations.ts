/** The labelled citations of `../shared/data/hallucinations`, and what each must never be called. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export interface LabelledCitation {
  readonly text: string;
  readonly label: string;
  readonly mustNotBe: readonly string[];
}

const accusations = ['wrong_case', 'not_found'];
const approval = ['verified'];

/** The extraction's label is a guess, and wrong of these: the harvest of 2018 holds the decision at this place, of this year. */
const realOnes = [
  ['331 F.3d 1251', '2003'],
  ['498 U.S. 533', '1991'],
  ['855 F.2d 1160', '1988'],
  ['780 F.2d 823', '1986'],
  ['885 F.2d 1473', '1989'],
  ['150 F.3d 1011', '1998'],
] as const;

function isReal(text: string): boolean {
  return realOnes.some(([place, year]) => text.includes(`, ${place} `) && text.endsWith(`${year})`));
}

export function readLabelledCitations(data: string): readonly LabelledCitation[] {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(data, 'hallucinations', name), 'utf8'));
  const label = (name: string, mustNotBe: readonly string[]) => (texts: readonly string[]) =>
    texts.map((text) => ({ text, label: name, mustNotBe }));

  const listed = z.array(z.object({ citation: z.string() }));
  const corpus = z
    .object({ fixtures: z.array(z.object({ citation: z.string(), expected_status: z.string() })) })
    .parse(read('refactor_corpus.json')).fixtures;
  const classes = z.object({ citation: z.string() });
  const extracted = z
    .object({
      results: z.array(z.object({ likely_fake: z.array(classes), likely_real: z.array(classes) })),
    })
    .parse(read('citations_extracted_2026-02-11.json')).results;
  const replacement = z.object({ replacement_citation: z.string().optional() });
  const rosario = z
    .record(
      z.string(),
      z.object({
        original_display: z.string(),
        options: z.object({ fabricated_case: z.array(replacement), wrong_citation: z.array(replacement) }),
      }),
    )
    .parse(read('rosario/hallucinations_brief_rosario.json'));
  const replacements = (kind: 'fabricated_case' | 'wrong_citation'): string[] =>
    Object.values(rosario).flatMap(({ options }) =>
      options[kind].flatMap(({ replacement_citation: text }) => text ?? []),
    );
  const calledFake = extracted.flatMap((one) => one.likely_fake.map(({ citation }) => citation));
  const ofCorpus = (statuses: RegExp): string[] =>
    corpus.filter((one) => statuses.test(one.expected_status)).map(({ citation }) => citation);

  return [
    ...label(
      'known fake',
      approval,
    )(listed.parse(read('known_fake_citations.json')).map(({ citation }) => citation)),
    ...label(
      'known real',
      accusations,
    )(listed.parse(read('known_real_citations.json')).map(({ citation }) => citation)),
    ...label('corpus: verified, or not determined', accusations)(ofCorpus(/^VERIFI/)),
    ...label('corpus: wrong case', approval)(ofCorpus(/^WRONG_CASE$/)),
    ...label('extracted, likely fake', approval)(calledFake.filter((text) => !isReal(text))),
    ...label('extracted as likely fake, and real', accusations)(calledFake.filter(isReal)),
    ...label(
      'extracted, likely real',
      accusations,
    )(extracted.flatMap((one) => one.likely_real.map(({ citation }) => citation))),
    ...label('rosario: the brief', accusations)(Object.values(rosario).map((one) => one.original_display)),
    ...label('rosario: fabricated', approval)(replacements('fabricated_case')),
    // A wrong pin within the case is no error that a record could show.
    ...label('rosario: wrong citation', [])(replacements('wrong_citation')),
  ];
}
