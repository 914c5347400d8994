/** What the name of a paragraph style says of its text, in the files and programs that briefs are written with. */

/** Word, LibreOffice, pandoc and law firms' templates: Quote, Block Text, Quotations, Block Quote, Extract. */
export const isQuotationStyle = (name: string): boolean =>
  /\b(?:block ?quot\w*|block ?text|quot(?:e|es|ed|ation|ations))\b|^extract$/i.test(name);

export const isHeadingStyle = (name: string): boolean =>
  /^(?:heading \d|title|subtitle|toc heading|toa heading)$/i.test(name);

export const isListOfReferencesStyle = (name: string): boolean =>
  /^(?:toc|toa|table of (?:authorities|figures|contents))\b/i.test(name);

/** An eighth of an inch: less is an accident of layout. In points. */
export const leastIndentPoints = 9;
