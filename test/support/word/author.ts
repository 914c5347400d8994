/** The author at the keyboard: what is done to the document while an add-in looks on. */
import { storiesOf, type Change, type Paragraph, type Run, type Story } from './document-model';
import { formatRuns, insertParagraphAfter, removeParagraph, replaceText } from './edit-text';
import { partsOf, stretchIn, type Stretch } from './stretch';
import { currentText, streamOffsets, textIn } from './text-view';
import type { WordSession } from './word-session';

/** Paragraphs are named by their place in a story; text within them as the author sees it. */
export class Author {
  constructor(private readonly session: WordSession) {}

  /** Each resolves when every listener has been told and is done. */
  async replace(paragraph: number | Paragraph, found: string, replacement: string): Promise<void> {
    const place = this.find(paragraph, found);
    await this.do(() =>
      this.session.edit(partsOf(place), () => replaceText(place, replacement, this.session.tracking)),
    );
  }

  /** At the end of a paragraph. */
  async type(paragraph: number | Paragraph, text: string): Promise<void> {
    const at = this.paragraph(paragraph);
    const end = at.runs.reduce((sum, run) => sum + run.text.length, 0);
    const place = stretchIn(at, end, end);
    await this.do(() =>
      this.session.edit(partsOf(place), () => replaceText(place, text, this.session.tracking)),
    );
  }

  async deleteParagraph(paragraph: number | Paragraph): Promise<void> {
    const at = this.paragraph(paragraph);
    const length = at.runs.reduce((sum, { text }) => sum + text.length, 0);
    const { tracking } = this.session;
    await this.do(() =>
      this.session.edit([{ paragraph: at, from: 0, to: length }], () => {
        if (tracking === null) {
          removeParagraph(at);
          return;
        }
        replaceText(stretchIn(at, 0, length), '', tracking);
        at.markChange = { kind: 'deleted', author: tracking };
      }),
    );
  }

  async insertParagraphAfter(paragraph: number | Paragraph, text: string): Promise<void> {
    const at = this.paragraph(paragraph);
    await this.do(() =>
      this.session.edit([{ paragraph: at, from: 0, to: 0 }], () => insertParagraphAfter(at, text)),
    );
  }

  async highlight(paragraph: number | Paragraph, found: string, highlight: string | null): Promise<void> {
    const place = this.find(paragraph, found);
    await this.do(() =>
      this.session.edit(
        partsOf(place),
        () => partsOf(place).forEach((part) => formatRuns(part, (run) => ({ ...run, highlight }))),
        'format',
      ),
    );
  }

  /** From now on what is changed stays visible. */
  trackChanges(name: string | null): void {
    this.session.tracking = name;
  }

  async acceptAllChanges(): Promise<void> {
    await this.settleChanges('deleted');
  }

  async rejectAllChanges(): Promise<void> {
    await this.settleChanges('inserted');
  }

  private async settleChanges(gone: Change['kind']): Promise<void> {
    await this.do(() => {
      for (const story of storiesOf(this.session.document)) this.settleStory(story, gone);
    });
  }

  private settleStory(story: Story, gone: Change['kind']): void {
    for (const paragraph of [...story.paragraphs]) {
      const { markChange } = paragraph;
      if (!markChange && paragraph.runs.every(({ change }) => !change)) continue;
      const length = paragraph.runs.reduce((sum, { text }) => sum + text.length, 0);
      const next = story.paragraphs[story.paragraphs.indexOf(paragraph) + 1];
      this.session.edit([{ paragraph, from: 0, to: length }], () => {
        let at = 0;
        for (const run of paragraph.runs) {
          if (run.change?.kind === gone)
            replaceText(stretchIn(paragraph, at, at + run.text.length), '', null);
          else at += run.text.length;
        }
        paragraph.runs = paragraph.runs.map((run): Run => ({ ...run, change: null }));
        paragraph.markChange = null;
        // Without its mark a paragraph goes on in the next one.
        if (markChange?.kind === gone && next) {
          const end = { paragraph: next, offset: 0, side: 'end' as const };
          replaceText({ start: { paragraph, offset: at, side: 'start' }, end }, '', null);
        }
      });
    }
  }

  async undo(): Promise<void> {
    await this.do(() => {
      const paragraphs = this.session.undo.takeBack();
      if (!paragraphs) return;
      this.session.annotations.dropWhereTextChanged(paragraphs);
      this.session.events.paragraphs(
        'ParagraphChanged',
        paragraphs.map(({ localId }) => localId),
      );
    });
  }

  async select(paragraph: number | Paragraph, found = ''): Promise<void> {
    const place = this.find(paragraph, found);
    await this.do(() => this.session.select(place));
  }

  async clickAnnotation(id: string): Promise<void> {
    const { place } = this.session.annotations.byIdOf(id);
    await this.do(() => {
      this.session.select(stretchIn(place.start.paragraph, place.start.offset, place.start.offset));
      this.session.events.tell('AnnotationClicked', { id });
    });
  }

  async hoverAnnotation(id: string): Promise<void> {
    await this.do(() => this.session.events.tell('AnnotationHovered', { id }));
  }

  /** Takes a suggestion from the pop-up, which puts it into the text; or says no to all. */
  async answerPopUp(id: string, suggestion: string | null): Promise<void> {
    const annotation = this.session.annotations.byIdOf(id);
    await this.do(() => {
      annotation.state = suggestion === null ? 'Rejected' : 'Accepted';
      const action = suggestion === null ? 'Reject' : 'Accept';
      if (suggestion !== null) {
        const { start, end } = annotation.place;
        const place = stretchIn(start.paragraph, start.offset, end.offset);
        this.session.edit(partsOf(place), () => replaceText(place, suggestion, this.session.tracking));
      }
      this.session.events.tell('AnnotationPopupAction', { id, action, critiqueSuggestion: suggestion ?? '' });
    });
  }

  private async do(action: () => unknown): Promise<void> {
    this.session.undo.endStep();
    action();
    this.session.undo.endStep();
    await this.session.events.deliver();
  }

  private find(paragraph: number | Paragraph, found: string): Stretch {
    const at = this.paragraph(paragraph);
    const start = textIn(at.runs, currentText).indexOf(found);
    if (found === '') return stretchIn(at, 0, 0);
    const offsets = start < 0 ? null : streamOffsets(at, currentText, start, start + found.length);
    if (!offsets) throw new Error(`No "${found}" in that paragraph.`);
    return stretchIn(at, offsets.from, offsets.to);
  }

  private paragraph(paragraph: number | Paragraph): Paragraph {
    const at = typeof paragraph === 'number' ? this.session.document.body.paragraphs[paragraph] : paragraph;
    if (!at) throw new Error('There is no such paragraph.');
    return at;
  }
}
