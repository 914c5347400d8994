import { expect, test } from 'vitest';
import type { MarkTone } from '../../src/document/brief-document';
import { planHighlights } from '../../src/document/plan-highlights';

const highlight = (id: string, start: number, end: number, tone: MarkTone) => ({
  item: { id, start, end },
  tone,
});

test('every item has its mark, in the order of the text', () => {
  expect(planHighlights([highlight('b', 20, 30, 'verified'), highlight('a', 0, 10, 'critical')])).toEqual([
    { itemId: 'a', start: 0, end: 10, tone: 'critical' },
    { itemId: 'b', start: 20, end: 30, tone: 'verified' },
  ]);
});

test('what stands within another is painted over it', () => {
  const planned = planHighlights([
    highlight('citation', 40, 60, 'verified'),
    highlight('block', 40, 200, 'critical'),
  ]);
  expect(planned.map(({ itemId }) => itemId)).toEqual(['block', 'citation']);
});

test('of two on one place, what needs attention is painted last', () => {
  const tones: MarkTone[] = ['critical', 'notChecked', 'verified', 'warning', 'checking'];
  const planned = planHighlights(tones.map((tone) => highlight(tone, 5, 9, tone)));
  expect(planned.map(({ tone }) => tone)).toEqual([
    'checking',
    'verified',
    'notChecked',
    'warning',
    'critical',
  ]);
});
