/** Where a section of a code or a rule can be read. Nothing here asks whether the address answers. */
import { constitutionPart } from './constitution-part';
import { codeAddressTable } from './facts/tables/code-address-table';
import type { CodeCitation } from './found-citation';
import type { RecordAddress } from './record-address';
import { inTitle } from './titles-by-name';

type CitedSection = Pick<CodeCitation, 'code' | 'title' | 'section'>;

/** `null` for a code that has no such addresses, and for a section that is not written as its code counts. */
export function codeAddress(cited: CitedSection): RecordAddress | null {
  return constitutionAddress(cited) ?? federalAddress(inTitle(cited)) ?? listedAddress(cited);
}

function constitutionAddress({ code, section = '' }: CitedSection): RecordAddress | null {
  const part = constitutionPart({ code, section });
  const isPreamble = code === 'U.S. Const.' && /^(?:pmbl|preamble)\b/iu.test(section);
  if (!part && !isPreamble) return null;
  const page = part ? `${part.kind}-${part.number}` : 'preamble';
  const url = `https://constitution.congress.gov/constitution/${page}/`;
  return { provider: 'the Constitution Annotated', url };
}

/** After the patterns that the three publishers document. */
function federalAddress({ code, title, section }: CitedSection): RecordAddress | null {
  const number = firstSection(section);
  if (number === undefined || title === undefined) return null;
  const [inTitle, of] = [encodeURIComponent(title), encodeURIComponent(number)];
  switch (code) {
    case 'U.S.C.': {
      const place = `granuleid:USC-prelim-title${inTitle}-section${of}`;
      const url = `https://uscode.house.gov/view.xhtml?req=${place}&num=0&edition=prelim`;
      return { provider: 'the Office of the Law Revision Counsel', url };
    }
    case 'C.F.R.': {
      // Title 35, of the Panama Canal, stands empty.
      if (title === '35') return null;
      const kind = number.includes('.') ? 'section' : 'part';
      return { provider: 'eCFR', url: `https://www.ecfr.gov/current/title-${inTitle}/${kind}-${of}` };
    }
    case 'Fed. Reg.':
      return {
        provider: 'the Federal Register',
        url: `https://www.federalregister.gov/citation/${inTitle}-FR-${of}`,
      };
    default:
      return null;
  }
}

/** Of a range its first: `1331` of `1331-1399`. The sign within `2000e-5` or `240.10b-5` belongs to the name of the section. */
function firstSection(section: string | undefined): string | undefined {
  // A page of the Federal Register: `30,026`
  const plain = section?.replace(/^(\d{1,3}),(?=\d{3}\b)/u, '$1');
  const written = /^[\dA-Za-z.–-]+/u.exec(plain ?? '')?.[0].replaceAll('–', '-');
  const [first = '', ...pieces] = written?.split('-') ?? [];
  const next = pieces.findIndex((piece) => beginsLast(piece, first));
  return next < 0 ? written : [first, ...pieces.slice(0, next)].join('-');
}

/** Whether the last section of a range begins behind the hyphen: `1399`, `83` of 1981-83, `2000e-17`, `785.13`, `.13`. */
function beginsLast(piece: string, first: string): boolean {
  const number = /^\d+/u.exec(first)?.[0] ?? '';
  if (first.includes('.')) return piece.startsWith('.') || piece.startsWith(`${number}.`);
  if (number.length > 1 && piece.startsWith(number) && /^[A-Za-z]/u.test(piece.slice(number.length)))
    return true;
  if (number !== first || !/^\d{2,}$/u.test(piece)) return false;
  return Number(first.slice(0, -piece.length) + piece) > Number(first);
}

function listedAddress({ code, title, section }: CitedSection): RecordAddress | null {
  const published = publishedCodes.get(code);
  const parts = published && section !== undefined ? partsOf(section, published.between) : null;
  if (!published || !parts || parts.length !== published.parts) return null;
  const values: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(parts.map((part, at) => [String(at + 1), part])),
    section: parts.join(published.between),
    title,
    law: published.law,
  };
  const isMissing = ([, name = '']: readonly string[]): boolean => values[name] === undefined;
  if ([...published.address.matchAll(blank)].some(isMissing)) return null;
  const url = published.address.replace(blank, (_, name: string, form?: string) =>
    encodeURIComponent(written(values[name] ?? '', form)),
  );
  return { provider: published.provider, url };
}

/** What an address asks for: `{section}`, `{2:5}`, `{law}`. */
const blank = /\{(\w+)(?::(\w+))?\}/gu;

/** The forms that the table explains. */
function written(value: string, form: string | undefined): string {
  if (form === undefined) return value;
  if (form === 'capital') return value.toUpperCase();
  if (form === 'chapter') return value.replace(/\d\d[A-Z]?$/u, '');
  const digits = /^\d+/u.exec(value)?.[0] ?? '';
  if (form === 'hundred') {
    const first = Math.floor(Number(digits) / 100) * 100;
    return [first, first + 99].map((number) => String(number).padStart(4, '0')).join('-');
  }
  return digits.padStart(Number(form), '0') + value.slice(digits.length).replace('.', '-');
}

/**
 * The numbers of a section that stand `between` signs, without its subsections; of several sections or a range those of the first.
 * `768` and `81` of `768.81(3)`; `null` where they are no numbers of sections.
 */
function partsOf(section: string, between: string): readonly string[] | null {
  const cited = /^(?:\d+[A-Za-z]?, §§? ?)?[\w.:/–-]+/u.exec(section)?.[0].replaceAll('–', '-') ?? '';
  // `501.201-.213`
  const [number = ''] = cited.split('-.');
  const parts = between === '' ? [number] : number.replace(/, §§? ?/u, ', § ').split(between);
  const first = firstOfRange(parts, between);
  return first.every((part) => sectionNumber.test(part)) ? first : null;
}

const sectionNumber = /^\d+[A-Za-z]{0,2}(?:[.-](?:\d+[A-Za-z]{0,2}|[A-Za-z]{1,2}))*$/u;

/** `25-207-25-209`, `12.110-12.130`, `201-203`: the numbers before the hyphen in its middle. `5-1401` is one number. */
function firstOfRange(parts: readonly string[], between: string): readonly string[] {
  if (between === '-')
    return parts.length % 2 === 0 && parts.length > 2 ? parts.slice(0, parts.length / 2) : parts;
  const [, last, next] = /^([\dA-Z]+)-([\dA-Z]+)$/u.exec(parts[(parts.length - 1) / 2] ?? '') ?? [];
  if (last === undefined) return parts;
  if (between === '' && !(Number(last) >= 100 && Number(next) > Number(last))) return parts;
  return [...parts.slice(0, (parts.length - 1) / 2), last];
}

interface PublishedCode {
  readonly provider: string;
  readonly address: string;
  /** How many numbers make a section, and what stands between two of them. */
  readonly parts: number;
  readonly between: string;
  readonly law: string | undefined;
}

const publishedCodes: ReadonlyMap<string, PublishedCode> = new Map(
  codeAddressTable
    .trim()
    .split(/^= /mu)
    .slice(1)
    .flatMap((group) => {
      const [head = '', ...lines] = group.trim().split('\n');
      const [provider = '', address = ''] = head.split('|');
      return lines.map((line): [string, PublishedCode] => {
        const [code = '', shape = '', law] = line.split('|');
        const numbers = shape.split('n');
        return [code, { provider, address, parts: numbers.length - 1, between: numbers[1] ?? '', law }];
      });
    }),
);
