/** How marks look on the pages of the brief, in usual and in forced colours. */
import { makeStaticStyles } from '@fluentui/react-components';
import { highlightNames } from './show-marks';

export const useHighlights = makeStaticStyles({
  // Each has a line of its own kind, so that none is told by its colour alone.
  [`::highlight(${highlightNames.critical})`]: {
    backgroundColor: '#fbd5d5',
    textDecoration: 'underline wavy 1.5px #a4262c',
  },
  [`::highlight(${highlightNames.warning})`]: {
    backgroundColor: '#fdf0c4',
    textDecoration: 'underline dashed 1.5px #7a5b00',
  },
  [`::highlight(${highlightNames.verified})`]: {
    backgroundColor: '#e3f4e3',
    textDecoration: 'underline solid 1.5px #0e700e',
  },
  [`::highlight(${highlightNames.repeated})`]: { textDecoration: 'underline dotted 1.5px #5c5c5c' },
  [`::highlight(${highlightNames.notChecked})`]: { textDecoration: 'underline dotted 1.5px #5c5c5c' },
  [`::highlight(${highlightNames.checking})`]: { backgroundColor: '#ececec' },
  [`::highlight(${highlightNames.current})`]: { backgroundColor: '#0f548c', color: '#ffffff' },
});

const allHighlights = Object.values(highlightNames).map((name) => `::highlight(${name})`);

/** The browser would paint all marks alike, as selected text; so the pages take the system's colours by themselves. */
export const useForcedColors = makeStaticStyles(`@media (forced-colors: active) {
  section.docx, section.docx * {
    forced-color-adjust: none;
    background-color: Canvas !important;
    border-color: CanvasText !important;
    color: CanvasText !important;
  }
  ${allHighlights.join(', ')} {
    background-color: Canvas;
    color: CanvasText;
    text-decoration-color: CanvasText;
  }
  ::highlight(${highlightNames.current}) { background-color: Highlight; color: HighlightText; }
}`);
