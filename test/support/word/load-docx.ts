/** A .docx as the model of a document open in Word: everything stays that a reader of its text alone would leave out. */
import { bodyOf, openPackage, type DocxPackage } from '../../../src/document/docx/open-package';
import { childOf, type XmlElement } from '../../../src/document/docx/parse-xml';
import { readStyles } from '../../../src/document/docx/read-styles';
import type { Note, PageKind, Section, Story, StoryKind, WordDocument } from './document-model';
import { newParagraph } from './document-model';
import { LoadStory, type StoryParts } from './load-story';

export function loadDocx(bytes: Uint8Array): WordDocument {
  const file = openPackage(bytes);
  const relationships = [...file.relationshipsOf(file.mainPath).values()];
  const pathOf = (kind: string): string | undefined =>
    relationships.find((relationship) => relationship.kind === kind && !relationship.external)?.target;
  const rootOf = (kind: string): XmlElement | undefined => {
    const path = pathOf(kind);
    return path === undefined ? undefined : soundPart(file, path);
  };

  const settings = rootOf('settings');
  const document: WordDocument = {
    body: { kind: 'body', paragraphs: [] },
    notes: [],
    sections: [],
    textBoxes: [],
    controls: [],
    fields: [],
    comments: [],
    isProtected: isEnforced(settings),
  };
  const styles = readStyles(rootOf('styles'));
  const styleNames = namesOf(rootOf('styles'));
  const elements = {
    footnote: notesById(rootOf('footnotes')),
    endnote: notesById(rootOf('endnotes')),
    comment: notesById(rootOf('comments')),
  };
  const notes = new Map<string, Note>();

  const read = (container: XmlElement, kind: StoryKind, path: string, story = newStory(kind)): Story => {
    const parts: StoryParts = {
      document,
      styles,
      styleNames,
      addressOf: addressesOf(file, path),
      commentOf: (id) => elements.comment.get(id),
      noteOf: (noteKind, id) => {
        const key = `${noteKind} ${id}`;
        const known = notes.get(key);
        const element = elements[noteKind].get(id);
        if (known || !element) return known ?? null;
        const note: Note = { kind: noteKind, story: newStory(noteKind) };
        notes.set(key, note);
        document.notes.push(note);
        read(element, noteKind, pathOf(`${noteKind}s`) ?? '', note.story);
        return note;
      },
    };
    const loader = new LoadStory(story, parts);
    loader.read(container);
    if (kind === 'body') addSections(loader.sections);
    return story;
  };

  const addSections = (sections: readonly XmlElement[]): void => {
    const targets = file.relationshipsOf(file.mainPath);
    let last: Section | undefined;
    // A document has one section at least.
    for (const section of sections.length > 0 ? sections : [noSection]) {
      const storiesOf = (kind: 'header' | 'footer'): Map<PageKind, Story> => {
        const inherited = kind === 'header' ? last?.headers : last?.footers;
        const stories = new Map<PageKind, Story>(inherited ?? emptyPages(kind));
        for (const reference of section.children) {
          if (reference.name !== `w:${kind}Reference`) continue;
          const path = targets.get(reference.attributes['r:id'] ?? '')?.target;
          const root = path === undefined ? undefined : soundPart(file, path);
          const pages = pageKinds[reference.attributes['w:type'] ?? 'default'];
          if (root && pages && path !== undefined) stories.set(pages, read(root, kind, path));
        }
        return stories;
      };
      last = { headers: storiesOf('header'), footers: storiesOf('footer') };
      document.sections.push(last);
    }
  };

  read(bodyOf(file.part(file.mainPath)), 'body', file.mainPath, document.body);
  return document;
}

const noSection: XmlElement = { name: 'w:sectPr', attributes: {}, children: [], text: '' };

const pageKinds: Readonly<Record<string, PageKind>> = {
  default: 'Primary',
  first: 'FirstPage',
  even: 'EvenPages',
};

/** Word makes a header as soon as one asks for it. */
function emptyPages(kind: StoryKind): [PageKind, Story][] {
  return Object.values(pageKinds).map((pages) => {
    const story = newStory(kind);
    story.paragraphs.push(newParagraph(story, []));
    return [pages, story];
  });
}

function newStory(kind: StoryKind): Story {
  return { kind, paragraphs: [] };
}

/** A side part that is damaged is repaired by Word, here to nothing. */
function soundPart(file: DocxPackage, path: string): XmlElement | undefined {
  try {
    return file.part(path);
  } catch {
    return undefined;
  }
}

function addressesOf(file: DocxPackage, path: string): (id: string) => string | undefined {
  const relationships = file.relationshipsOf(path);
  return (id) => {
    const relationship = relationships.get(id);
    return relationship?.external ? relationship.target : undefined;
  };
}

function notesById(root: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  const ordinary = (root?.children ?? []).filter(
    (note) => (note.attributes['w:type'] ?? 'normal') === 'normal',
  );
  return new Map(ordinary.map((note) => [note.attributes['w:id'] ?? '', note]));
}

function isEnforced(settings: XmlElement | undefined): boolean {
  const protection = childOf(settings, 'w:documentProtection')?.attributes;
  const enforced = ['1', 'true', 'on'].includes(protection?.['w:enforcement'] ?? '0');
  return enforced && ['readOnly', 'comments', 'forms'].includes(protection?.['w:edit'] ?? '');
}

function namesOf(styles: XmlElement | undefined): ReadonlyMap<string, string> {
  return new Map(
    (styles?.children ?? []).map((style) => [
      style.attributes['w:styleId'] ?? '',
      childOf(style, 'w:name')?.attributes['w:val'] ?? '',
    ]),
  );
}
