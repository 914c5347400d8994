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
import { matchEnd } from '../../text/match-at';
import type { BalancedBrackets } from './balanced-brackets';
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
  readonly #brackets: BalancedBrackets;
  /** Of each find, where explanatory parentheticals begin: a caption within them may reach back to here. */
  readonly #innerEnds: number[] = [];
  /** Of each find where its whole ends: finds are of so many shapes that to ask them is slow. */
  readonly #fullEnds: number[] = [];
  /** The cases among them. */
  readonly cases: Mutable<CaseCitation>[] = [];
  /** The statutes and rules. */
  readonly laws: Mutable<CodeCitation>[] = [];
  readonly supras: SupraCitation[] = [];
  readonly #events = new Map<Draft, HistoryEvent[]>();
  /** An event just read, whose citation may follow. */
  #history: { readonly of: Draft; readonly index: number; readonly end: number } | null = null;

  constructor(text: string, brackets: BalancedBrackets) {
    this.#text = text;
    this.#brackets = brackets;
  }

  /** How far back a caption may reach: past no earlier citation, unless it stands within that one's parentheticals. */
  readonly least = (at: number): number => {
    let least = 0;
    const last = this.#fullEnds.length - 1;
    for (let index = last; index >= 0 && index > last - FARTHEST_BACK; index--) {
      const fullEnd = this.#fullEnds[index] ?? 0;
      const end = fullEnd <= at ? fullEnd : (this.#innerEnds[index] ?? 0);
      if (end <= at && end > least) least = end;
    }
    return least;
  };

  add(citation: FoundCitation, innerEnd: number): void {
    const draft: Draft = citation;
    if (draft.kind === 'record') draft.fullEnd = this.#endOfExplanation(draft.fullEnd);
    const { kind, fullStart, fullEnd } = draft;
    const history = this.#history;
    // "(quoting Fir, 5 F.3d 6), cert. denied, 510 U.S. 1": what an explanation cites stands before the event.
    const isBefore = history !== null && fullEnd <= history.end;
    if (!isBefore) this.#history = null;
    const reported = history && !isBefore && readReported(this.#text, history.end, fullStart);
    if (history && reported) {
      if (draft.kind === 'case' && draft.year === undefined && reported.year !== undefined)
        draft.year = reported.year;
      // What the history cites belongs to the citation that has it, and a further event does too.
      this.#extend(history.of, history.index, fullEnd);
      this.#readHistory(history.of, history.index, fullEnd, true);
    } else {
      if (this.#followsSemicolon(fullStart)) draft.inString = true;
      if (this.#isCitedByPrevious(fullStart)) draft.citedByPrevious = true;
      if (kind === 'case' || kind === 'short') this.#readHistory(draft, this.all.length, fullEnd);
    }
    this.all.push(draft);
    this.#innerEnds.push(innerEnd);
    this.#fullEnds.push(draft.fullEnd);
    if (draft.kind === 'case') this.cases.push(draft);
    else if (draft.kind === 'statute' || draft.kind === 'rule') this.laws.push(draft);
    else if (draft.kind === 'supra') this.supras.push(draft);
  }

  /** `Opp. at 3 (citing Elm v. Oak, 5 F.3d 6)`: what a paper cites is its own. */
  #endOfExplanation(end: number): number {
    const open = matchEnd(explanation, this.#text, end);
    const close = open < 0 ? -1 : this.#brackets.closingOf(open - 1);
    return close < 0 ? end : close + 1;
  }

  /** `index`: where it stands among all, or will. */
  #extend(of: Draft, index: number, end: number): void {
    of.fullEnd = Math.max(of.fullEnd, end);
    if (index < this.#fullEnds.length) this.#fullEnds[index] = of.fullEnd;
  }

  replace(draft: FoundCitation, other: FoundCitation): void {
    this.all[this.all.indexOf(draft)] = other;
  }

  /** `cert. granted, judgment vacated, 512 U.S. 1`: several events before one place. */
  #readHistory(of: Draft, index: number, at: number, isFurther = false): void {
    let event = readHistory(this.#text, at, isFurther);
    while (event) {
      if (of.kind === 'case') {
        const events = this.#events.get(of) ?? [];
        this.#events.set(of, events);
        of.history = events;
        events.push(event);
      }
      this.#extend(of, index, event.end);
      this.#history = { of, index, end: event.end };
      event = readHistory(this.#text, event.end, true);
    }
  }

  #followsSemicolon(fullStart: number): boolean {
    const before = skipSpacesBack(this.#text, fullStart, 0);
    if (before === 0 || this.#text.charCodeAt(before - 1) !== 59) return false;
    for (let index = Math.max(0, this.all.length - 4); index < this.all.length; index++) {
      const gap = before - (this.#fullEnds[index] ?? before);
      if (gap > 0 && gap <= 4) return true;
    }
    return false;
  }

  /** `Elm, 5 P.3d 6, citing Fir, 4 P.3d 7`, `quoted in Fir, 7 P.3d 8`: what the case before cites, or what cites it. */
  #isCitedByPrevious(fullStart: number): boolean {
    const end = this.#fullEnds.at(-1) ?? fullStart;
    return fullStart - end > 6 && fullStart - end < 32 && explanatory.test(this.#text.slice(end, fullStart));
  }
}

const FARTHEST_BACK = 12;

const explanation = /\s\((?=(?:cit|quot|discuss|rely|argu|describ|referr|collect)ing\b)/y;

const explanatory =
  /^,?\s(?:(?:citing|quoting)\s(?:to\s|from\s)?|(?:quoted|cited|discussed)\s(?:with\sapproval\s)?(?:in|by)\s)$/;
