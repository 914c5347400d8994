/**
 * Finds the highlighting that an earlier pane left, and the author's colours under it, by what was kept on this computer.
 *
 * Recognised is only what stands on the same words in the very colour that we gave it. Where two files, or two paragraphs of the
 * same words, were kept with different colours and it cannot be told which is meant, all is left as it is.
 */
import type { KeptColors, KeptDocument, KeptParagraph, KeptStretch } from './kept-colors';
import { withLiveParagraphs, type LiveParagraph } from './live-paragraphs';
import { askHighlights, type Color, type PaintedParagraph, type PaintedSpan } from './paint-paragraphs';
import { stretchesOf } from './stretches';
import type { WordHost } from './word-host';
import type { WordParagraph, WordReading } from './word-reading';

/** The paragraphs in which anything was recognised, as if this pane had painted them. */
export async function recallHighlights(
  host: WordHost,
  reading: WordReading,
  kept: KeptColors,
): Promise<readonly PaintedParagraph[]> {
  const documents = await kept.documents();
  if (documents.length === 0) return [];
  const hashes = await kept.hashesOf(reading.paragraphs.map(({ text }) => text));
  const claims = claimsOn(reading, hashes, documents);
  const astray = stretchesAstray(hashes, documents);
  const wanted = reading.paragraphs.filter(
    (paragraph) => claims.has(paragraph) || (astray.length > 0 && paragraph.text !== ''),
  );
  if (wanted.length === 0) return [];
  return withLiveParagraphs(host, wanted, async (live, context) => {
    const asRead = live.filter(({ read, text }) => read.text === text);
    const claimed = asRead.filter(({ read }) => claims.has(read));
    const others = asRead.filter(({ read }) => !claims.has(read));
    const highlighted = astray.length > 0 ? await whereHighlighted(context, others, astray) : [];
    const spans = [
      ...claimed.map((one) => spansOf(one, claims.get(one.read) ?? [])),
      ...highlighted.map((one) => [spanOf(one, 0, one.text.length)]),
    ];
    await askHighlights(context, host, spans.flat());
    const seen = new Map(spans.flatMap(([first]) => (first ? [[first.painted.read, first.painted]] : [])));
    const known = claimed.flatMap(({ read }) => confirmed(seen.get(read), claims.get(read) ?? []));
    const found = await Promise.all(highlighted.map(({ read }) => foundAstray(seen.get(read), astray, kept)));
    return [...withoutRefuted(known), ...found.filter(({ ours }) => ours.some(isSet))];
  });
}

/** What a kept document says of a paragraph. */
interface Claim {
  readonly document: KeptDocument;
  readonly paragraph: KeptParagraph;
}

/** Of this very file, if it was kept; otherwise of any: it may have been moved, or saved under another name. */
function claimsOn(
  reading: WordReading,
  hashes: readonly string[],
  documents: readonly KeptDocument[],
): ReadonlyMap<WordParagraph, readonly Claim[]> {
  const alike = groupBy(reading.paragraphs, (_, index) => hashes[index] ?? '');
  const claims = new Map<WordParagraph, Claim[]>();
  for (const document of [...documents].sort(
    (one, other) => Number(other.isThisFile) - Number(one.isThisFile),
  )) {
    for (const [hash, kept] of groupBy(document.paragraphs, ({ hash }) => hash)) {
      const paragraphs = alike.get(hash) ?? [];
      const isOneOnly = kept.every((one) => saysSame(one, kept[0]));
      if (!isOneOnly && kept.length !== paragraphs.length) continue;
      paragraphs.forEach((read, index) => {
        const paragraph = isOneOnly ? kept[0] : kept[index];
        const others = claims.get(read) ?? [];
        if (!paragraph || others.some((other) => other.document.isThisFile)) return;
        claims.set(read, [...others, { document, paragraph }]);
      });
    }
  }
  return claims;
}

/** Of paragraphs that were rewritten since, or one of several alike: their words may still stand somewhere. */
function stretchesAstray(
  hashes: readonly string[],
  documents: readonly KeptDocument[],
): readonly KeptStretch[] {
  const alike = groupBy(hashes, (hash) => hash);
  const own = documents.filter(({ isThisFile }) => isThisFile);
  return (own.length > 0 ? own : documents).flatMap(({ paragraphs }) => {
    const current = groupBy(
      paragraphs.filter(({ removed }) => !removed),
      ({ hash }) => hash,
    );
    return [...current]
      .filter(([hash, ones]) => ones.length > (alike.get(hash)?.length ?? 0))
      .flatMap(([, ones]) => ones.flatMap(({ stretches }) => stretches));
  });
}

/** Those that have any of the colours, or several. Takes one request. */
async function whereHighlighted(
  context: Word.RequestContext,
  paragraphs: readonly LiveParagraph[],
  astray: readonly KeptStretch[],
): Promise<readonly LiveParagraph[]> {
  if (paragraphs.length === 0) return [];
  const colors = new Set<string | undefined>(['', ...astray.map(({ color }) => color)]);
  const ranges = paragraphs.map(({ object }) => object.getRange('Content'));
  for (const { font } of ranges) font.load('highlightColor');
  await context.sync();
  return paragraphs.filter((_, index) => colors.has(ranges[index]?.font.highlightColor));
}

function spansOf(live: LiveParagraph, claims: readonly Claim[]): readonly PaintedSpan[] {
  const painted = blank(live.read);
  return claims
    .flatMap(({ paragraph }) => paragraph.stretches)
    .map((stretch) => [stretch.start, stretch.start + lengthOf(stretch)] as const)
    .filter(([start, end]) => start < end && end <= live.text.length)
    .map(([start, end]) => ({ ...spanOf(live, start, end), painted }));
}

function spanOf({ read, object, text }: LiveParagraph, start: number, end: number): PaintedSpan {
  return { object, painted: blank(read), text, start, end };
}

/** `original` is what stands there now, once it is asked for. */
function blank(read: WordParagraph): PaintedParagraph {
  const none = (): undefined[] => Array.from({ length: read.text.length }, () => undefined);
  return { read, original: none(), ours: none() };
}

interface Confirmed {
  readonly painted: PaintedParagraph;
  readonly claim: Claim;
  /** Stretches, and how many of them have just our colour. */
  readonly stretches: number;
  readonly exact: number;
}

/** The claim that fits what is seen; none where two fit that would give back different colours. */
function confirmed(seen: PaintedParagraph | undefined, claims: readonly Claim[]): readonly Confirmed[] {
  if (!seen) return [];
  const fitting = claims
    .map((claim) => confirm(seen, claim))
    .filter(({ painted }) => painted.ours.some(isSet))
    .sort((one, other) => other.exact - one.exact);
  const [best] = fitting;
  if (!best) return [];
  const rivals = fitting.filter(({ exact }) => exact === best.exact);
  return rivals.every(({ painted }) => givesBackSame(painted, best.painted)) ? [best] : [];
}

function confirm({ read, original: colors }: PaintedParagraph, claim: Claim): Confirmed {
  const painted = blank(read);
  let exact = 0;
  for (const stretch of claim.paragraph.stretches) {
    const now = colors.slice(stretch.start, stretch.start + lengthOf(stretch));
    // Where the author's colour is ours by chance, it tells nothing.
    const before = stretch.original.flatMap(([length, color]) => Array.from({ length }, () => color));
    if (!now.some((color, at) => color === stretch.color && color !== before[at])) continue;
    // What the author has coloured otherwise since is the author's.
    layDown(painted, stretch, stretch.start, (at) => colors[at] === stretch.color);
    if (now.every((color) => color === stretch.color)) exact++;
  }
  return { painted, claim, stretches: claim.paragraph.stretches.length, exact };
}

/**
 * What was removed stands there again only if the file was closed without saving; then most of it does. Otherwise a place that the
 * author now highlights in one of our colours is the author's.
 */
function withoutRefuted(known: readonly Confirmed[]): readonly PaintedParagraph[] {
  const isRemoved = ({ claim }: Confirmed): boolean => claim.paragraph.removed;
  const backAgain = new Set(
    [...groupBy(known.filter(isRemoved), ({ claim }) => claim.document)].flatMap(([document, ones]) => {
      const all = document.paragraphs
        .filter(({ removed }) => removed)
        .reduce((sum, { stretches }) => sum + stretches.length, 0);
      return ones.reduce((sum, { exact }) => sum + exact, 0) * 2 > all ? [document] : [];
    }),
  );
  return known
    .filter((one) => !isRemoved(one) || (backAgain.has(one.claim.document) && one.exact === one.stretches))
    .map(({ painted }) => painted);
}

/** Stretches of a rewritten paragraph whose words and colour were kept. */
async function foundAstray(
  seen: PaintedParagraph | undefined,
  astray: readonly KeptStretch[],
  kept: KeptColors,
): Promise<PaintedParagraph> {
  if (!seen) throw new Error('Its colours were not asked for.');
  const painted = blank(seen.read);
  const stretches = stretchesOf(seen.read.text.length, (at) => seen.original[at]);
  const hashes = await kept.hashesOf(stretches.map(({ start, end }) => seen.read.text.slice(start, end)));
  stretches.forEach(({ start, end, value }, index) => {
    const alike = astray.filter(
      (stretch) =>
        stretch.hash === hashes[index] && stretch.color === value && lengthOf(stretch) === end - start,
    );
    const [first] = alike;
    if (first && alike.every((one) => JSON.stringify(one.original) === JSON.stringify(first.original)))
      layDown(painted, first, start, () => true);
  });
  return painted;
}

function layDown(
  { ours, original }: PaintedParagraph,
  stretch: KeptStretch,
  start: number,
  isOurs: (at: number) => boolean,
): void {
  let at = start;
  for (const [length, color] of stretch.original) {
    for (const end = Math.min(at + length, ours.length); at < end; at++) {
      if (!isOurs(at)) continue;
      ours[at] = stretch.color;
      original[at] = color;
    }
  }
}

function saysSame(one: KeptParagraph, other: KeptParagraph | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function givesBackSame(one: PaintedParagraph, other: PaintedParagraph): boolean {
  const differs = (color: Color | undefined, at: number): boolean => color !== other.original[at];
  return !one.original.some(differs);
}

function lengthOf({ original }: KeptStretch): number {
  return original.reduce((sum, [length]) => sum + length, 0);
}

function isSet(color: string | undefined): boolean {
  return color !== undefined;
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T, index: number) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  all.forEach((one, index) => {
    const key = keyOf(one, index);
    const others = groups.get(key);
    if (others) others.push(one);
    else groups.set(key, [one]);
  });
  return groups;
}
