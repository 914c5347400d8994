/**
 * How fast quotations, their sources and links are found in texts of a megabyte: ordinary ones, and such as are hostile to
 * pairing. One warm run each; the time for citations is not in it.
 */
import { findCitations } from '../../src/citations/find-citations';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { findLinks } from '../../src/links/find-links';
import { attributeQuotations } from '../../src/quotes/attribute-quotations';
import { findQuotations } from '../../src/quotes/find-quotations';

const prose =
  'The Court held that “separate educational facilities are inherently unequal.” Brown v. Board of Education, 347 U.S. 483, 495 (1954). ' +
  'As it explained, “a sense of inferiority” follows. Id. at 494. The clerk testified that he “saw nothing of the kind.” RP 12.\n';

for (const [what, piece] of [
  ['prose with citations', prose],
  ['one paragraph of opening marks', '“open and never closed '],
  ['paragraphs of opening marks', '“open and never closed\n'],
  ['straight pairs', 'a "straight one" here. '],
  ['curly pairs', '“one two three four five.” '],
  ['parentheses', '(((('],
  ['ellipses', '. . . '],
  ['addresses', 'https://a.com/'],
  ['addresses at line ends', 'https://a.com/\n'],
  ['opened addresses', 'a.com/('],
] as const) {
  const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
  const found = findCitations(text);
  const resolutions = resolveCitations(found);
  const paragraphs = paragraphsOf(text);
  const quotations = time(() => findQuotations({ text, paragraphs }, found));
  const attributions = time(() => attributeQuotations(text, quotations.made, found, resolutions));
  const links = time(() => findLinks(text, []));
  console.log(
    `${what.padEnd(32)} found ${inMs(quotations)}, laid to sources ${inMs(attributions)}, links ${inMs(links)}`,
  );
}

function paragraphsOf(text: string) {
  let start = 0;
  return text.split('\n').map((line) => {
    const paragraph = { start, end: start + line.length, indented: false };
    start += line.length + 1;
    return paragraph;
  });
}

function time<Made>(make: () => Made): { readonly made: Made; readonly ms: number } {
  make();
  const started = performance.now();
  const made = make();
  return { made, ms: performance.now() - started };
}

function inMs({ ms }: { readonly ms: number }): string {
  return `${ms.toFixed(0)} ms`.padStart(8);
}
