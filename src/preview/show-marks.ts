/** Draws marks on the rendered pages by the CSS Custom Highlight API: the pages' own tree is never changed. */
import type { Mark, MarkTone, Place } from '../document/brief-document';
import { liveRange } from './live-range';
import type { FindPlace } from './text-places';

export interface ShownMarks {
  show(marks: readonly Mark[]): void;
  /** Scrolls to a place and makes it the current one; false where the pages do not show it. */
  goTo(place: Place): boolean;
  /** The item whose mark stands at this point of the window: the shortest where several do. */
  itemAt(x: number, y: number): string | null;
  /** Makes a mark the current one without moving the page. */
  select(itemId: string): void;
  clear(): void;
}

/** The names that the styles of the preview give colours to. */
export const highlightNames: Readonly<Record<MarkTone | 'current', string>> = {
  critical: 'cite-check-critical',
  warning: 'cite-check-warning',
  verified: 'cite-check-verified',
  repeated: 'cite-check-repeated',
  notChecked: 'cite-check-not-checked',
  checking: 'cite-check-checking',
  current: 'cite-check-current',
};

/** Later ones lie over earlier ones. */
const tones: readonly MarkTone[] = ['checking', 'notChecked', 'repeated', 'verified', 'warning', 'critical'];

export function showMarks(findPlace: FindPlace, scroller: HTMLElement): ShownMarks {
  // Marks keep their places while their tones change, so each place is looked for once.
  const places = new Map<string, StaticRange | null>();
  let shown: readonly Mark[] = [];
  /** What is drawn now: a mark that stays as it was is not drawn anew. */
  let drawn: ReadonlyMap<string, Drawn> = new Map();

  const placeOf = ({ itemId, start, end }: Place): StaticRange | null => {
    const key = `${itemId}|${start}|${end}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = findPlace(start, end);
    places.set(key, place);
    return place;
  };
  const placeOfItem = (itemId: string): StaticRange | null => {
    const mark = shown.find((one) => one.itemId === itemId);
    return mark ? placeOf(mark) : null;
  };
  const drawCurrent = (place: StaticRange | null): void =>
    draw(highlightNames.current, place ? [place] : [], tones.length);

  return {
    show(marks) {
      shown = marks;
      const last = drawn;
      const next = new Map<string, Drawn>();
      for (const mark of marks) {
        const place = placeOf(mark);
        if (place) next.set(mark.itemId, { tone: mark.tone, place });
      }
      drawn = next;
      for (const [itemId, { tone, place }] of last) {
        if (!isDrawn(next.get(itemId), tone, place)) layerOf(tone).delete(place);
      }
      for (const [itemId, { tone, place }] of next) {
        if (!isDrawn(last.get(itemId), tone, place)) layerOf(tone).add(place);
      }
    },
    goTo(wanted) {
      const place = placeOf(wanted);
      if (place === null) return false;
      drawCurrent(place);
      scrollTo(place, scroller);
      return true;
    },
    itemAt(x, y) {
      const point = caretAt(x, y);
      if (point === null) return null;
      const hit = shown
        .filter((mark) => {
          const place = placeOf(mark);
          return place !== null && liveRange(place).isPointInRange(point.node, point.offset);
        })
        .sort((one, other) => one.end - one.start - (other.end - other.start))[0];
      return hit?.itemId ?? null;
    },
    select: (itemId) => drawCurrent(placeOfItem(itemId)),
    clear() {
      shown = [];
      drawn = new Map();
      for (const name of Object.values(highlightNames)) CSS.highlights.delete(name);
    },
  };
}

interface Drawn {
  readonly tone: MarkTone;
  readonly place: StaticRange;
}

function isDrawn(mark: Drawn | undefined, tone: MarkTone, place: StaticRange): boolean {
  return mark?.tone === tone && mark.place === place;
}

/** The marks of one tone, as the browser paints them. */
function layerOf(tone: MarkTone): Highlight {
  const name = highlightNames[tone];
  const known = CSS.highlights.get(name);
  if (known) return known;
  const layer = new Highlight();
  layer.priority = tones.indexOf(tone);
  CSS.highlights.set(name, layer);
  return layer;
}

function draw(name: string, ranges: readonly StaticRange[], priority: number): void {
  const highlight = new Highlight(...ranges);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}

function scrollTo(place: StaticRange, scroller: HTMLElement): void {
  const { top } = liveRange(place).getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const inSight = top >= frame.top + 24 && top <= frame.bottom - 48;
  if (!inSight) scroller.scrollTop += top - frame.top - frame.height / 3;
}

function caretAt(x: number, y: number): { readonly node: Node; readonly offset: number } | null {
  const caret = document.caretPositionFromPoint(x, y);
  return caret === null ? null : { node: caret.offsetNode, offset: caret.offset };
}
