import type { PlatformName } from '../../support/word/platform';
import { openInWord } from '../../support/opened-word';
import { describeBriefDocument, type BriefBehaviour } from '../brief-document-behaviour';

const words: Readonly<Record<PlatformName, Omit<BriefBehaviour, 'open' | 'edits'>>> = {
  web: { readsNotes: true, annotates: true, comments: true },
  windows: { readsNotes: true, annotates: true, comments: true },
  mac: { readsNotes: true, annotates: true, comments: true },
  perpetual: { readsNotes: true, annotates: false, comments: true },
  'WordApi 1.8': { readsNotes: true, annotates: true, comments: true },
  'WordApi 1.7': { readsNotes: true, annotates: true, comments: true },
  'WordApi 1.6': { readsNotes: true, annotates: false, comments: true },
  'WordApi 1.5': { readsNotes: true, annotates: false, comments: true },
  'WordApi 1.4': { readsNotes: false, annotates: false, comments: true },
  floor: { readsNotes: false, annotates: false, comments: false },
};

/** Microsoft's own library from npm is old: it knows nothing of later sets, nor of events of paragraphs. */
const microsoft: readonly PlatformName[] = ['floor', 'WordApi 1.4', 'WordApi 1.5'];

for (const [platform, behaviour] of Object.entries(words) as [
  PlatformName,
  Omit<BriefBehaviour, 'open' | 'edits'>,
][]) {
  describeWord(platform, behaviour, 'ours');
  if (microsoft.includes(platform)) describeWord(platform, behaviour, 'microsoft');
}

function describeWord(
  platform: PlatformName,
  behaviour: Omit<BriefBehaviour, 'open' | 'edits'>,
  client: 'ours' | 'microsoft',
): void {
  describeBriefDocument(`Word, ${platform}, through the library ${client}`, {
    ...behaviour,
    edits: true,
    open: (bytes) => {
      const { document, author, onlooker, close } = openInWord(bytes, { platform, client });
      const find = (found: string): number => {
        const at = onlooker.paragraphs().findIndex((paragraph) => onlooker.textOf(paragraph).includes(found));
        if (at < 0) throw new Error(`No paragraph has "${found}".`);
        return at;
      };
      return {
        document,
        choose: async (_, start) => {
          const { text } = await document.read();
          const found = text.slice(start, start + 5);
          await author.select(find(found), found);
        },
        type: async (found, replacement) => {
          if (onlooker.paragraphs().some((paragraph) => onlooker.textOf(paragraph).includes(found))) {
            await author.replace(find(found), found, replacement);
          }
          // Where there are no events of paragraphs, the selection tells that somebody writes.
          await author.select(0);
        },
        words: () => onlooker.paragraphTexts(),
        close,
      };
    },
  });
}
