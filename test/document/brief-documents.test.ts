import { readBrief } from '../../src/document/docx/read-brief';
import { openDocx } from '../../src/document/docx/open-docx';
import { memoryDocument } from '../support/memory-document';
import { describeBriefDocument } from './brief-document-behaviour';

describeBriefDocument('a .docx as bytes', {
  readsNotes: true,
  annotates: true,
  edits: false,
  comments: false,
  open: (bytes) => {
    const document = openDocx(bytes);
    return {
      document,
      choose: (itemId) => {
        document.chooseMark(itemId);
        return Promise.resolve();
      },
      words: () => [readBrief(bytes).text],
      close: () => undefined,
    };
  },
});

for (const refusesAnnotations of [false, true]) {
  describeBriefDocument(`a brief in memory${refusesAnnotations ? ' that refuses annotations' : ''}`, {
    readsNotes: true,
    annotates: !refusesAnnotations,
    edits: true,
    comments: true,
    open: (bytes) => {
      let brief = readBrief(bytes);
      const document = memoryDocument(brief, { refusesAnnotations });
      return {
        document,
        choose: (itemId) => {
          document.choose(itemId);
          return Promise.resolve();
        },
        type: (found, replacement) => {
          brief = { ...brief, text: brief.text.replace(found, replacement) };
          document.type(brief);
          return Promise.resolve();
        },
        words: () => [brief.text],
        close: () => undefined,
      };
    },
  });
}
