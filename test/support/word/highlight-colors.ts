/** The colours that Word has for highlighting. Windows turns every other into the nearest of them. */

/** By the name that the programming interface knows. */
const named: Readonly<Record<string, string>> = {
  Yellow: '#FFFF00',
  Lime: '#00FF00',
  Turquoise: '#00FFFF',
  Pink: '#FF00FF',
  Blue: '#0000FF',
  Red: '#FF0000',
  DarkBlue: '#000080',
  Teal: '#008080',
  Green: '#008000',
  Purple: '#800080',
  DarkRed: '#800000',
  Olive: '#808000',
  Gray: '#808080',
  LightGray: '#C0C0C0',
  Black: '#000000',
};

/** By the name that files have (`w:highlight`). */
const inFiles: Readonly<Record<string, string>> = {
  yellow: '#FFFF00',
  green: '#00FF00',
  cyan: '#00FFFF',
  magenta: '#FF00FF',
  blue: '#0000FF',
  red: '#FF0000',
  darkBlue: '#000080',
  darkCyan: '#008080',
  darkGreen: '#008000',
  darkMagenta: '#800080',
  darkRed: '#800000',
  darkYellow: '#808000',
  darkGray: '#808080',
  lightGray: '#C0C0C0',
  black: '#000000',
  white: '#FFFFFF',
};

export function highlightInFile(name: string | undefined): string | null {
  return inFiles[name ?? ''] ?? null;
}

/** What becomes of a colour that an add-in sets; `undefined` where it is none. */
export function highlightOf(color: string, nearestOnly: boolean): string | undefined {
  const byName = Object.entries(named).find(([name]) => name.toLowerCase() === color.toLowerCase())?.[1];
  const hex = byName ?? (/^#[\da-f]{6}$/i.test(color) ? color.toUpperCase() : undefined);
  if (hex === undefined || !nearestOnly) return hex;
  const distance = (other: string): number =>
    channelsOf(hex).reduce(
      (sum, channel, index) => sum + (channel - (channelsOf(other)[index] ?? 0)) ** 2,
      0,
    );
  return Object.values(named).reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}
