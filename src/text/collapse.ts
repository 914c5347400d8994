import { isSpace } from './character-classes';

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/;

/** A value as it is written on one line: every run of spaces and line breaks one space, soft hyphens gone. */
export function collapse(text: string): string {
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (!isSpace(code)) continue;
    if (code !== 32 || place === 0 || place === text.length - 1 || isSpace(text.charCodeAt(place + 1))) {
      const visible = invisible.test(text) ? text.replace(/\u00ad|[\u200b-\u200d\u2060\ufeff]/g, '') : text;
      return visible.replace(/\s+/g, ' ').trim();
    }
  }
  return text;
}
