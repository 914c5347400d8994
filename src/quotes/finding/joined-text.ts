import type { Stretch } from './pair-quotation-marks';

/** A passage as it is compared: its stretches one after another, every run of white space a single space or line break. */
export function joinedText(text: string, stretches: readonly Stretch[]): string {
  return stretches
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim())
    .filter((stretch) => stretch !== '')
    .join('\n');
}
