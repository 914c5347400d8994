/**
 * Sentences as lawyers of every state write them today, with what is no citation in between; labelled before the finder had seen them.
 *
 * Below each sentence stand its citations, parted by `||`: c a case with parties, year, court and pin cite, s a short form with name and
 * pin cite, i an `Id.` with its pin cite, u a supra with its name, l a law, d a docket number with its parties. `>` heads what a short
 * form means; what has a `?` may be found or not. A record's pages are not listed.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import type { FoundCitation } from '../../src/citations/found-citation';
import { resolveCitations } from '../../src/citations/resolve-citations';

const lines = readFileSync('test/fixtures/citations/sentences.txt', 'utf8').trimEnd().split('\n');
const sentences = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? ''] as const] : []));

const kinds: Readonly<Record<string, RegExp>> = {
  c: /^case$/,
  s: /^short$/,
  i: /^id$/,
  u: /^supra$/,
  l: /^(?:statute|regulation|constitution|rule|secondary)$/,
  d: /^docket$/,
};

test.each(sentences)('%s', (text, labels) => {
  const all = findCitations(text);
  const resolutions = resolveCitations(all);
  const written = (found: FoundCitation): string => text.slice(found.start, found.end);
  let rest = all.filter(({ kind }) => kind !== 'record');
  for (const label of labels.slice(1).split('||')) {
    if (label.trim() === '') continue;
    const [, optional = '', letter = '', said = ''] = /^\s*(\??)([csiuld]) (.*?)\s*$/.exec(label) ?? [];
    const [core = '', ...fields] = letter === 'l' ? [said] : said.split(';').map((field) => field.trim());
    const found = rest.find(
      (one) => kinds[letter]?.test(one.kind) && (letter === 'u' || isWrittenSo(one, written(one), core)),
    );
    if (optional === '') expect(found, label).toBeDefined();
    if (!found) continue;
    rest = rest.filter((one) => one !== found);
    if (optional !== '') continue;
    const meant = fields.findIndex((field) => field.startsWith('>'));
    if (meant >= 0) {
      const { antecedent = null } = resolutions[all.indexOf(found)] ?? {};
      const target = antecedent === null ? undefined : all[antecedent];
      expect(target && written(target), label).toBe(fields[meant]?.slice(1));
    }
    const told = fieldsOf(found);
    for (const [at, field] of (meant < 0 ? fields : fields.slice(0, meant)).entries())
      if (field !== '') expect(told[at], label).toBe(field);
  }
  expect(rest.map(written)).toEqual([]);
});

/** Of a short form the reporter, without its page, or the name that stands before a page. */
function isWrittenSo(found: FoundCitation, written: string, core: string): boolean {
  if (found.kind === 'short') return written.startsWith(core) || found.name === core;
  return found.kind === 'docket' ? core.endsWith(found.docketNumber ?? '') : written === core;
}

function fieldsOf(found: FoundCitation): readonly (string | undefined)[] {
  if (found.kind === 'case') {
    const { plaintiff = '', defendant, year, court, pinCite } = found;
    return [defendant === undefined ? plaintiff : `${plaintiff} / ${defendant}`, year, court, pinCite];
  }
  if (found.kind === 'docket') return [`${found.plaintiff ?? ''} / ${found.defendant ?? ''}`];
  if (found.kind === 'short') return [found.name, found.pinCite];
  if (found.kind === 'supra') return [found.name];
  return found.kind === 'id' ? [found.pinCite] : [];
}
