/** Finds the links of a brief: addresses written in its text, and hyperlinks whatever their text says. */
import { getDomainWithoutSuffix, getPublicSuffix } from 'tldts';
import { askedAddress } from './asked-address';
import { compareAddresses } from './compare-addresses';

export interface FoundLink {
  /** UTF-16 code units, end excluded: the address as written, or the hyperlink's own text. */
  readonly start: number;
  readonly end: number;
  /** The address to open; one written without a scheme gets `http://`, as Word gives it. As `askedAddress` gives it. */
  readonly url: string;
}

/** Where a document links to an address. */
export interface PlacedHyperlink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/**
 * In text order. A hyperlink whose text is another address than its target yields both, on the same place: the filed brief
 * is clicked by one reader and typed off by the next. Links to places within the document are none.
 */
export function findLinks(text: string, hyperlinks: readonly PlacedHyperlink[]): readonly FoundLink[] {
  const targets = joined(hyperlinks);
  const links: FoundLink[] = [...targets];
  let next = 0;
  for (const written of writtenAddresses(text)) {
    while ((targets[next]?.end ?? Infinity) <= written.start) next += 1;
    const target = targets[next];
    const isTarget =
      target !== undefined &&
      target.start < written.end &&
      compareAddresses(written.url, target.url) === 'same';
    if (!isTarget) links.push(written);
  }
  return links
    .map((link) => ({ ...link, url: askedAddress(link.url) }))
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

/** A hyperlink that a document stores in pieces (one for each formatting) is one link. */
function joined(hyperlinks: readonly PlacedHyperlink[]): readonly FoundLink[] {
  const links: { start: number; end: number; url: string }[] = [];
  for (const { start, end, url } of [...hyperlinks].sort((one, other) => one.start - other.start)) {
    const last = links.at(-1);
    if (last !== undefined && last.url === url && last.end === start) last.end = end;
    else if (end > start && url !== '' && !url.startsWith('#')) links.push({ start, end, url });
  }
  return links;
}

/** A scheme, `www.`, or the end of a bare name before its path: `perma.cc/AB12-CD34`. */
const beginning =
  /(?:https?|ftp):\/\/|www\.(?=[\p{L}\d])|\.(?:com|org|net|gov|edu|mil|int|info|cc|ly|io|us|eu|ca|uk)\/(?=[\p{L}\d])/giu;

function writtenAddresses(text: string): readonly FoundLink[] {
  const links: FoundLink[] = [];
  let from = 0;
  for (const match of text.matchAll(beginning)) {
    const start = match[0].startsWith('.') ? hostStart(text, match.index, from) : match.index;
    if (start < from || /[\p{L}\p{N}@._/-]/u.test(text.charAt(start - 1))) continue;
    const end = addressEnd(text, start);
    const written = text.slice(start, end).replace(/[\s\u00ad\u200b\u2060]+/g, '');
    const url = /^(?:https?|ftp):\/\//i.test(written) ? written : `http://${written}`;
    if (!isAddress(url, text.slice(start, match.index + match[0].length))) continue;
    links.push({ start, end, url });
    from = end;
  }
  return links;
}

/** Where the host begins that runs up to `end`, not before `from`. */
function hostStart(text: string, end: number, from: number): number {
  let start = end;
  while (start > from && end - start < 255 && /[a-z\d.-]/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** A host that can be reached; a bare name only in small letters under a common suffix, so that `and/or` is none. */
function isAddress(url: string, written: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  if (written.endsWith('://')) return hostname !== '';
  if (/^www\.$/i.test(written)) return (getPublicSuffix(hostname) ?? hostname) !== hostname;
  return written === written.toLowerCase() && (getDomainWithoutSuffix(hostname) ?? '').length > 1;
}

const longestAddress = 8_000;
const outside = /[\s<>"“”„‘’«»—–…{}|\\^`]/;

/** Past the last character of the address, its continuation on the next line included, closing punctuation left out. */
function addressEnd(text: string, start: number): number {
  let end = wordEnd(text, start, start + longestAddress);
  for (let lines = 0; lines < 4; lines += 1) {
    const next = continuation(text, start, end);
    if (next === null) break;
    end = next;
  }
  return withoutPunctuation(text, start, end);
}

function wordEnd(text: string, start: number, limit: number): number {
  let end = start;
  while (end < text.length && end < limit && !outside.test(text.charAt(end))) end += 1;
  return end;
}

/**
 * Where the address goes on after a break that its author or a program put in: after a line break when either side looks
 * broken, after a mere space only when the first half ends with a slash or hyphen and the second can be nothing else.
 */
function continuation(text: string, start: number, end: number): number | null {
  const gap =
    /^[^\S\n\v\r\u2028]{0,3}(?:\r?\n|[\v\r\u2028])?[^\S\n\v\r\u2028]{0,80}/.exec(
      text.slice(end, end + 90),
    )?.[0] ?? '';
  if (gap === '' || end + gap.length >= text.length) return null;
  const from = end + gap.length;
  const last = text.charAt(end - 1);
  const rest = text.slice(from, wordEnd(text, from, from + longestAddress - (end - start)));
  const piece = rest.slice(0, withoutPunctuation(rest, 0, rest.length));
  if (piece === '' || /^(?:https?:\/\/|www\.)/i.test(piece)) return null;

  const isFile = /^[\w%.-]*\.?(?:pdf|html?|aspx?|php|docx?|xlsx?)$/i.test(piece) && /\.|^[a-z]+$/.test(piece);
  const slashes = piece.split('/').length - 1;
  const onlyAddress =
    slashes > 1 ||
    /[=&%_?#]/.test(piece) ||
    (slashes > 0 && /\d/.test(piece)) ||
    // The second half of a title in an address: `president-appoints- andrea-r-lucas-eeoc`.
    (last === '-' && /^[a-z\d-]+$/.test(piece) && piece.split('-').length > 3) ||
    (isFile && piece.includes('.'));
  const broken = /[/\-_=&?%]/.test(last) || /^[/?&=_%#.-]/.test(piece);
  const lineBreak = /[\n\v\r\u2028]/.test(gap);
  if (lineBreak && last === '.' && isFile) return from + rest.length;
  if (lineBreak)
    return (broken && (onlyAddress || /^[a-z\d][\w.~-]*[\d/-]/.test(piece))) || onlyAddress
      ? from + rest.length
      : null;
  return gap.length <= 1 && /[/\-_=]/.test(last) && onlyAddress && !/^\p{Lu}\p{Ll}/u.test(piece)
    ? from + rest.length
    : null;
}

/** Without what belongs to the sentence: full stops, commas, quotation marks, and a bracket that the address did not open. */
function withoutPunctuation(text: string, start: number, end: number): number {
  let kept = end;
  let open = 0;
  for (let at = start; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '(') open += 1;
    else if (character === ')') open -= 1;
  }
  for (; kept > start; kept -= 1) {
    const last = text.charAt(kept - 1);
    if (last === ')' && open >= 0) break;
    if (last === ')') open += 1;
    else if (!/[.,;:!?'*[\](]/.test(last)) break;
    else if (last === '(') open -= 1;
  }
  return kept;
}
