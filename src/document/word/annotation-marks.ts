/**
 * Marks as critique annotations: drawn over the text, in no file, gone with the session. What is known to fail in them:
 *
 * - Perpetual Office says that it has them and throws (office-js #4953), as a Word does that is busy with something else. So the first
 *   batch is sent a second time once Word has answered a question; where it fails again, annotations are what it refuses.
 * - The web cannot delete them in notes (#4996): there none are made, and the list alone shows what was found.
 * - In notes on Windows they fail or stand at other characters (#4997): they go last in their batch, Word is asked which words
 *   they stand on, and what stands wrong is taken away. Where they fail, what was marked before them is found again and removed.
 * - The Mac does not tell the annotations of a paragraph (#5701): ids are remembered, so that it never has to be asked.
 * - Those inserted while the ribbon opens the pane are not drawn (#6595): nothing can be asked about that; the next change of the
 *   mark draws it.
 * - A pop-up has no place for a text of ours, only for names from the manifest and replacements: it says what was found in fixed
 *   words (`pop-up-findings`), the card has the values.
 */
import type { ItemId } from '../../contract/items';
import { AnnotationsRefused, type Mark } from '../brief-document';
import { annotationsIn, deleteAnnotations } from './annotation-requests';
import { critiqueOf } from './critique-of';
import { currentTextOf } from './current-text';
import { removeEarlierAnnotations } from './earlier-annotations';
import { followSpan } from './follow-span';
import { withLiveParagraphs, type LiveParagraph } from './live-paragraphs';
import { readable } from './readable';
import { isForbidden, wordAnswers } from './word-failure';
import type { WordHost } from './word-host';
import { piecesOf, type Piece, type WordParagraph, type WordReading } from './word-reading';

interface ShownMark {
  readonly mark: Mark;
  readonly pieces: readonly Piece[];
  readonly annotations: string[];
}

export class AnnotationMarks {
  private readonly shown = new Map<ItemId, ShownMark>();
  /** Where a request failed half-way: annotations of ours may stand there that are not known. */
  private unsure = new Set<WordParagraph>();
  /** Another pane may have marked the document before this one. */
  private isFirst = true;
  private everWorked = false;
  private notesRefused = false;

  constructor(private readonly host: WordHost) {}

  /** Touches only what differs from the call before; returns the items whose text is gone. */
  async show(reading: WordReading, marks: readonly Mark[]): Promise<readonly ItemId[]> {
    if (marks.length > 0 && !this.host.has('1.7'))
      throw new AnnotationsRefused('This Word has no annotations.');
    const wanted = marks.map((mark) => ({ mark, pieces: piecesOf(reading, mark.start, mark.end) }));
    const byItem = new Map(wanted.map((each) => [each.mark.itemId, each]));
    const stale = [...this.shown.values()].filter(({ mark, pieces }) => {
      const now = byItem.get(mark.itemId);
      return !now || !looksTheSame(mark, now.mark) || !standsTheSame(pieces, now.pieces);
    });
    if (this.isFirst && this.host.has('1.8')) {
      const marked = new Set(wanted.flatMap(({ pieces }) => pieces.map(({ paragraph }) => paragraph)));
      this.isFirst = marked.size === 0 || !(await removeEarlierAnnotations([...marked], this.known()));
    }
    await this.clearUnsure();
    await this.remove(stale);
    const fresh = wanted.filter(({ mark, pieces }) => pieces.length > 0 && !this.shown.has(mark.itemId));
    const gone = await this.insert(fresh);
    return [...wanted.filter(({ pieces }) => pieces.length === 0).map(({ mark }) => mark.itemId), ...gone];
  }

  /** The annotations of an item, in text order. */
  annotationsOf(itemId: ItemId): readonly string[] {
    return this.shown.get(itemId)?.annotations ?? [];
  }

  itemOf(annotationId: string): ItemId | undefined {
    for (const [itemId, { annotations }] of this.shown) if (annotations.includes(annotationId)) return itemId;
    return undefined;
  }

  /** Word itself removes those whose words the author changes; to ask for them by id then is an error (#4319). */
  private async remove(stale: readonly ShownMark[]): Promise<void> {
    // Where Word fails meanwhile they count as standing wrong, and are removed the next time.
    for (const each of stale) this.shown.set(each.mark.itemId, { ...each, pieces: [] });
    await deleteAnnotations(stale.flatMap(({ annotations }) => annotations));
    for (const { mark } of stale) this.shown.delete(mark.itemId);
  }

  private async clearUnsure(): Promise<void> {
    if (this.unsure.size === 0) return;
    await this.sweep([...this.unsure]);
    this.unsure.clear();
  }

  private async insert(fresh: readonly Omit<ShownMark, 'annotations'>[]): Promise<readonly ItemId[]> {
    if (fresh.length === 0) return [];
    const insertions = insertionsOf(fresh);
    const paragraphs = [...insertions.keys()];
    const gone = new Set(paragraphs.flatMap((paragraph) => insertions.get(paragraph)?.map(itemOf) ?? []));
    for (const { mark, pieces } of fresh) this.shown.set(mark.itemId, { mark, pieces, annotations: [] });

    const inserted = withLiveParagraphs(this.host, paragraphs, async (live, context) => {
      const placed = live
        .map((paragraph) => placeIn(this.host, paragraph, insertions.get(paragraph.read) ?? []))
        .filter(({ critiques }) => critiques.length > 0);
      for (const { critiques } of placed) for (const { mark } of critiques) gone.delete(mark.itemId);
      const inBody = placed.filter(({ paragraph }) => paragraph.read.story.kind === 'body');
      const beside = placed.filter((each) => this.mayMarkBeside(each));
      await this.insertBatch(context, inBody, beside, false);
    });
    try {
      await inserted;
    } catch (error) {
      for (const { mark } of fresh)
        if (this.annotationsOf(mark.itemId).length === 0) this.shown.delete(mark.itemId);
      // What has been inserted by then is not known: it is taken away, now or the next time, and all of it made anew.
      if (!(error instanceof AnnotationsRefused))
        for (const paragraph of paragraphs) this.unsure.add(paragraph);
      await this.clearUnsure().catch(() => undefined);
      throw error;
    }
    for (const itemId of gone) this.shown.delete(itemId);
    return [...gone];
  }

  /** A header stands on many pages and is marked on none. */
  private mayMarkBeside({ paragraph }: PlacedCritiques): boolean {
    const { kind } = paragraph.read.story;
    return (kind === 'footnote' || kind === 'endnote') && !this.notesRefused && !this.host.isWeb;
  }

  private async insertBatch(
    context: Word.RequestContext,
    inBody: readonly PlacedCritiques[],
    inNotes: readonly PlacedCritiques[],
    isSecondTry: boolean,
  ): Promise<void> {
    const all = [...inBody, ...inNotes];
    if (all.length === 0) return;
    const answers = all.map(insertCritiques);
    const checks = this.host.isWindows ? inNotes.map(askAnnotations) : [];
    try {
      await context.sync();
    } catch (error) {
      const isOfNotes = inNotes.length > 0 && inBody.length > 0;
      if (isOfNotes && (await this.sweep(readsOf(inBody)).catch(() => false))) {
        this.notesRefused = true;
        return Word.run((again) => this.insertAgain(again, inBody, []));
      }
      if (this.everWorked || isForbidden(error) || !(await wordAnswers())) throw error;
      if (isSecondTry) throw new AnnotationsRefused('This Word refuses annotations.', { cause: error });
      return Word.run((again) => this.insertAgain(again, inBody, inNotes));
    }
    this.everWorked = true;
    all.forEach(({ critiques }, index) => {
      const ids = answers[index]?.() ?? [];
      critiques.forEach(({ mark }, at) => {
        const id = ids[at];
        if (id !== undefined) this.shown.get(mark.itemId)?.annotations.push(id);
      });
    });
    const doubted = checks.flatMap((check, index) =>
      check(answers[inBody.length + index]?.() ?? [], inNotes[index]),
    );
    await this.takeBack(await this.misplaced(context, doubted));
  }

  private async insertAgain(
    context: Word.RequestContext,
    inBody: readonly PlacedCritiques[],
    inNotes: readonly PlacedCritiques[],
  ): Promise<void> {
    const live = ({ paragraph, critiques }: PlacedCritiques): PlacedCritiques => ({
      critiques,
      paragraph: {
        ...paragraph,
        object: context.document.getParagraphByUniqueLocalId(paragraph.read.localId ?? ''),
      },
    });
    await this.insertBatch(context, inBody.map(live), inNotes.map(live), true);
  }

  /** Removes what a batch that failed had marked already; false where nothing was: then it was the body that failed. */
  private async sweep(paragraphs: readonly WordParagraph[]): Promise<boolean> {
    const known = this.known();
    const ours = (await annotationsIn(paragraphs)).filter((id) => !known.has(id));
    await deleteAnnotations(ours);
    return ours.length > 0;
  }

  /** Words with a tracked deletion in them are told apart from others by one request more. */
  private async misplaced(
    context: Word.RequestContext,
    doubted: readonly DoubtedAnnotation[],
  ): Promise<readonly string[]> {
    if (doubted.length === 0) return [];
    const asked = doubted.map(({ id, range, words }) => {
      const current = currentTextOf(range, this.host);
      return { id, isRight: () => current() === words };
    });
    await context.sync();
    return asked.filter(({ isRight }) => !isRight()).map(({ id }) => id);
  }

  private known(): ReadonlySet<string> {
    return new Set([...this.shown.values()].flatMap(({ annotations }) => annotations));
  }

  private async takeBack(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const { annotations } of this.shown.values()) {
      for (const id of ids) if (annotations.includes(id)) annotations.splice(annotations.indexOf(id), 1);
    }
    await deleteAnnotations(ids);
  }
}

interface Insertion {
  readonly mark: Mark;
  readonly piece: Piece;
}

interface PlacedCritiques {
  readonly paragraph: LiveParagraph;
  readonly critiques: readonly { readonly mark: Mark; readonly critique: Word.Critique }[];
}

function insertionsOf(fresh: readonly Omit<ShownMark, 'annotations'>[]) {
  const insertions = new Map<Piece['paragraph'], Insertion[]>();
  for (const { mark, pieces } of fresh) {
    for (const piece of pieces) {
      const here = insertions.get(piece.paragraph) ?? [];
      here.push({ mark, piece });
      insertions.set(piece.paragraph, here);
    }
  }
  return insertions;
}

function readsOf(placed: readonly PlacedCritiques[]): readonly WordParagraph[] {
  return placed.map(({ paragraph }) => paragraph.read);
}

function itemOf({ mark }: Insertion): ItemId {
  return mark.itemId;
}

/** Where the pieces stand now; those whose words are gone are left out. */
function placeIn(
  host: WordHost,
  paragraph: LiveParagraph,
  insertions: readonly Insertion[],
): PlacedCritiques {
  const critiques = insertions.flatMap(({ mark, piece }) => {
    const span = followSpan(paragraph.read.text, paragraph.text, piece.start, piece.end);
    return span === null
      ? []
      : [{ mark, critique: critiqueOf(mark, span.start, span.end - span.start, host) }];
  });
  return { paragraph, critiques };
}

function insertCritiques({ paragraph, critiques }: PlacedCritiques): () => readonly string[] {
  const ids = paragraph.object.insertAnnotations({ critiques: critiques.map(({ critique }) => critique) });
  return () => valueOf(ids);
}

function valueOf({ value }: OfficeExtension.ClientResult<string[]>): readonly string[] {
  return value;
}

interface DoubtedAnnotation {
  readonly id: string;
  readonly range: Word.Range;
  /** What it should stand on. */
  readonly words: string;
}

/** In the same request: after it, tells which of the annotations do not seem to stand on the words that they should. */
function askAnnotations({ paragraph }: PlacedCritiques) {
  const annotations = paragraph.object.getAnnotations();
  annotations.load('items/id,items/critiqueAnnotation/range/text');
  return (ids: readonly string[], placed: PlacedCritiques | undefined): readonly DoubtedAnnotation[] => {
    const ranges = rangesById(annotations);
    return ids.flatMap((id, index) => {
      const critique = placed?.critiques[index]?.critique;
      const range = ranges.get(id);
      if (!placed || !critique || !range) return [];
      const { start, length } = critique;
      const words = placed.paragraph.text.slice(start, start + length);
      return readable(textOf(range)) === words ? [] : [{ id, range, words }];
    });
  };
}

function rangesById({ items }: Word.AnnotationCollection): ReadonlyMap<string, Word.Range> {
  return new Map(items.map(({ id, critiqueAnnotation }) => [id, critiqueAnnotation.range]));
}

function textOf({ text }: Word.Range): string {
  return text;
}

function looksTheSame(one: Mark, other: Mark): boolean {
  return one.tone === other.tone && JSON.stringify(one.popUp) === JSON.stringify(other.popUp);
}

function standsTheSame(before: readonly Piece[], now: readonly Piece[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ paragraph, start, end }, index) => {
      const other = now[index];
      return (
        other !== undefined &&
        paragraph.localId === other.paragraph.localId &&
        paragraph.text === other.paragraph.text &&
        start === other.start &&
        end === other.end
      );
    })
  );
}
