/** Cards as a check makes them, for tests of what is done with them. */
import type { Card, Finding } from '../../src/checking/card';
import type { StartedCheck } from '../../src/checking/check-state';
import { contentsOf } from '../../src/checking/content-of';
import type { Result } from '../../src/contract/results';
import type { BriefItem } from '../../src/document/brief-item';

export function cardOf(item: BriefItem, finding: Finding, rest: Partial<Card> = {}): Card {
  return { id: item.id, item, content: contentsOf([item])[0] ?? '', finding, gone: false, ...rest };
}

export function resultCard(item: BriefItem, result: Result, rest: Partial<Card> = {}): Card {
  return cardOf(item, { kind: 'result', result }, rest);
}

export function checkOf(cards: readonly Card[], rest: Partial<StartedCheck> = {}): StartedCheck {
  return {
    phase: 'done',
    cards,
    chunks: [],
    unread: [],
    usage: null,
    chosenCases: new Map(),
    marks: 'shown',
    live: false,
    revision: 0,
    ...rest,
  };
}
