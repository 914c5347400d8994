/** The finds so far, each joined with those before it: the history of a case, a string of citations, what a case cites. */
import { skipSpacesBack } from '../../text/character-classes';
import type {
  CaseCitation,
  CodeCitation,
  FoundCitation,
  HistoryEvent,
  IdCitation,
  RecordCitation,
  ShortCitation,
  SupraCitation,
} from '../found-citation';
import { readHistory, readReported } from './cases/read-history';

export type Mutable<Kind> = { -readonly [Field in keyof Kind]: Kind[Field] };
type Draft =
  | Mutable<CaseCitation>
  | Mutable<ShortCitation>
  | Mutable<IdCitation>
  | Mutable<SupraCitation>
  | Mutable<CodeCitation>
  | Mutable<RecordCitation>;

export class JoinedFinds {
  /** In text order. */
  readonly all: Draft[] = [];
  readonly #text: string;
  /** Of each find, where explanatory parentheticals begin: a caption within them may reach back to here. */
  readonly #innerEnds: number[] = [];
  readonly #events = new Map<Draft, HistoryEvent[]>();
  /** An event just read, whose citation may follow. */
  #history: { readonly of: Draft; readonly end: number } | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** How far back a caption may reach: past no earlier citation, unless it stands within that one's parentheticals. */
  readonly least = (at: number): number => {
    let least = 0;
    for (let index = this.all.length - 1; index >= 0 && index >= this.all.length - 12; index--) {
      const earlier = this.all[index];
      if (!earlier) break;
      const end = earlier.fullEnd <= at ? earlier.fullEnd : (this.#innerEnds[index] ?? earlier.end);
      if (end <= at && end > least) least = end;
    }
    return least;
  };

  add(citation: FoundCitation, innerEnd: number): void {
    const draft: Draft = citation;
    const history = this.#history;
    this.#history = null;
    const reported = history && readReported(this.#text, history.end, draft.fullStart);
    if (history && reported) {
      if (draft.kind === 'case' && draft.year === undefined && reported.year !== undefined)
        draft.year = reported.year;
      // What the history cites belongs to the citation that has it, and a further event does too.
      history.of.fullEnd = Math.max(history.of.fullEnd, draft.fullEnd);
      this.#readHistory(history.of, draft.fullEnd, true);
    } else {
      if (this.#followsSemicolon(draft)) draft.inString = true;
      if (this.#isCitedByPrevious(draft)) draft.citedByPrevious = true;
      if (draft.kind === 'case' || draft.kind === 'short') this.#readHistory(draft, draft.fullEnd);
    }
    this.all.push(draft);
    this.#innerEnds.push(innerEnd);
  }

  replace(draft: FoundCitation, other: FoundCitation): void {
    this.all[this.all.indexOf(draft)] = other;
  }

  /** `cert. granted, judgment vacated, 512 U.S. 1`: several events before one place. */
  #readHistory(of: Draft, at: number, isFurther = false): void {
    let event = readHistory(this.#text, at, isFurther);
    while (event) {
      if (of.kind === 'case') {
        const events = this.#events.get(of) ?? [];
        this.#events.set(of, events);
        of.history = events;
        events.push(event);
      }
      of.fullEnd = Math.max(of.fullEnd, event.end);
      this.#history = { of, end: event.end };
      event = readHistory(this.#text, event.end, true);
    }
  }

  #followsSemicolon(draft: Draft): boolean {
    const before = skipSpacesBack(this.#text, draft.fullStart, 0);
    if (before === 0 || this.#text.charCodeAt(before - 1) !== 59) return false;
    for (let index = Math.max(0, this.all.length - 4); index < this.all.length; index++) {
      const gap = before - (this.all[index]?.fullEnd ?? before);
      if (gap > 0 && gap <= 4) return true;
    }
    return false;
  }

  /** `Elm, 5 P.3d 6, citing Fir, 4 P.3d 7`, `quoted in Fir, 7 P.3d 8`: what the case before cites, or what cites it. */
  #isCitedByPrevious({ fullStart }: Draft): boolean {
    const end = this.all.at(-1)?.fullEnd ?? fullStart;
    return fullStart - end > 6 && fullStart - end < 32 && explanatory.test(this.#text.slice(end, fullStart));
  }
}

const explanatory =
  /^,?\s(?:(?:citing|quoting)\s(?:to\s|from\s)?|(?:quoted|cited|discussed)\s(?:with\sapproval\s)?(?:in|by)\s)$/;
