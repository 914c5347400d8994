/** A mark as Word takes it: a colour, a place in its paragraph, and what its pop-up says. */
import type { Mark, MarkTone } from '../brief-document';
import type { WordHost } from './word-host';

/** The text of the manifest that heads every pop-up of ours. */
export const ourBrand = 'Brand';

/**
 * `popupOptions` (1.8) name texts of the manifest: Word takes no others. The title says in words what the colour says, the line under
 * it what was found.
 */
export function critiqueOf(
  { tone, popUp }: Mark,
  start: number,
  length: number,
  host: WordHost,
): Word.Critique {
  return {
    colorScheme: colorSchemes[tone],
    start,
    length,
    ...(popUp === undefined || !host.has('1.8')
      ? {}
      : {
          popupOptions: {
            brandingTextResourceId: ourBrand,
            titleResourceId: `Title.${tone}`,
            subtitleResourceId: `Finding.${popUp.finding}`,
            suggestions: popUp.suggestions.slice(0, mostSuggestions),
          },
        }),
  };
}

const colorSchemes: Readonly<Record<MarkTone, Word.Critique['colorScheme']>> = {
  verified: 'Green',
  warning: 'Berry',
  critical: 'Red',
  repeated: 'Lavender',
  notChecked: 'Lavender',
  checking: 'Blue',
};

const mostSuggestions = 3;
