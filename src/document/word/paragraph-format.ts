/** What the checker asks of a paragraph's format, from the properties that Word gives of it. */
import { isHeadingStyle, isListOfReferencesStyle, isQuotationStyle, leastIndentPoints } from '../style-names';
import type { BriefParagraph } from '../brief-text';

/** What has to be loaded: all of it is in WordApi 1.3. */
export const formatProperties = [
  'style',
  'styleBuiltIn',
  'alignment',
  'leftIndent',
  'rightIndent',
  'outlineLevel',
  'tableNestingLevel',
  'isListItem',
] as const;

type Format = Pick<Word.Paragraph, (typeof formatProperties)[number]>;

/** The names of built-in styles hold in every language of Word; other names are as the author or a template wrote them. */
export function paragraphFormat(paragraph: Format): Pick<BriefParagraph, 'indented' | 'heading' | 'inTable'> {
  const { style, styleBuiltIn, outlineLevel, tableNestingLevel } = paragraph;
  const heading =
    (outlineLevel >= 1 && outlineLevel <= 9) ||
    isHeadingStyle(style) ||
    /^(?:Heading\d|Title|Subtitle|TocHeading)$/.test(styleBuiltIn);
  const isQuotation = isQuotationStyle(style) || /^(?:Intense)?Quote$/.test(styleBuiltIn);
  return {
    heading,
    indented: !heading && (isQuotation || isSetOff(paragraph)),
    inTable: tableNestingLevel > 0,
  };
}

/** As `docx/read-styles` has it: in from both margins, as running text is. */
function isSetOff({ style, styleBuiltIn, alignment, leftIndent, rightIndent, isListItem }: Format): boolean {
  if (isListOfReferencesStyle(style) || /^Toc\d$/.test(styleBuiltIn)) return false;
  if (isListItem || alignment === 'Centered' || alignment === 'Right') return false;
  return leftIndent >= leastIndentPoints && rightIndent >= leastIndentPoints;
}
