/** Joins the brief that is checked with the pages that are seen: marks appear on them, and a click on one chooses it. */
import type { BriefText } from '../document/brief-text';
import type { DocxDocument } from '../document/docx/open-docx';
import { showMarks } from './show-marks';
import { locateText } from './text-places';

/** Returns how to part them again. */
export function joinPages(
  brief: DocxDocument,
  text: BriefText,
  pages: HTMLElement,
  scroller: HTMLElement,
): () => void {
  const marks = showMarks(locateText(text, pages), scroller);
  const onClick = ({ clientX, clientY, target }: MouseEvent): void => {
    // A link in the brief does what links do.
    if (target instanceof Element && target.closest('a[href]')) return;
    const itemId = marks.itemAt(clientX, clientY);
    if (itemId === null) return;
    marks.select(itemId);
    brief.chooseMark(itemId);
  };
  const stopMarks = brief.onMarksChanged((all) => marks.show(all));
  const stopGoTo = brief.onGoTo((place) => void marks.goTo(place));
  pages.addEventListener('click', onClick);
  marks.show(brief.marks);
  return () => {
    stopMarks();
    stopGoTo();
    pages.removeEventListener('click', onClick);
    marks.clear();
  };
}
