/** What was read where a number begins a citation: the core of a case or an article, or a code behind its title. */
import type { Code } from '../facts/code';
import type { CitedSource } from '../facts/numbered-sources';
import type { SectionSpan } from './laws/read-section';

export interface ReporterHit {
  readonly source: CitedSource;
  readonly start: number;
  readonly end: number;
  readonly volume: string;
  readonly reporterStart: number;
  readonly reporterEnd: number;
  readonly form: 'full' | 'short' | 'slip';
  /** Of a full citation. */
  readonly page: string;
  /** Of a short one, where its pin cite begins. */
  readonly pinStart: number;
  /** Written as a plain word, without dots or digits, or an old English name: a citation only where its surroundings say so. */
  readonly weak: boolean;
}

/** `42 U.S.C. § 1983`, `82 Stat. 6`: a code behind its title or volume. */
export interface TitledCodeHit {
  readonly form: 'code';
  readonly code: Code;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly section: SectionSpan;
  /** Of an edition named between the letters and the section. */
  readonly year?: string | undefined;
}
