/** What Undo takes back: one step for each request of an add-in or action of the author. To be verified in Word. */
import type { Comment, Paragraph, Run, Story, WordDocument } from './document-model';

interface Step {
  readonly runs: Map<Paragraph, readonly Run[]>;
  readonly paragraphs: Map<Story, readonly Paragraph[]>;
  readonly comments: readonly Comment[];
}

export class UndoHistory {
  private readonly steps: Step[] = [];
  private isOpen = false;

  constructor(private readonly document: WordDocument) {}

  get length(): number {
    return this.steps.length;
  }

  /** What follows belongs to a step of its own. */
  endStep(): void {
    this.isOpen = false;
  }

  /** To be called before these paragraphs change. */
  remember(touched: readonly Paragraph[]): void {
    if (!this.isOpen) {
      this.steps.push({ runs: new Map(), paragraphs: new Map(), comments: [...this.document.comments] });
      this.isOpen = true;
    }
    const step = this.steps.at(-1);
    for (const paragraph of touched) {
      if (!step?.runs.has(paragraph)) step?.runs.set(paragraph, paragraph.runs);
      const { story } = paragraph;
      if (!step?.paragraphs.has(story)) step?.paragraphs.set(story, [...story.paragraphs]);
    }
  }

  /** The paragraphs that the last step had changed, as they were; `null` when there is nothing to take back. */
  takeBack(): readonly Paragraph[] | null {
    const step = this.steps.pop();
    this.isOpen = false;
    if (!step) return null;
    for (const [story, paragraphs] of step.paragraphs) {
      for (const paragraph of story.paragraphs) paragraph.isGone = true;
      for (const paragraph of paragraphs) paragraph.isGone = false;
      story.paragraphs.splice(0, story.paragraphs.length, ...paragraphs);
    }
    for (const [paragraph, runs] of step.runs) {
      paragraph.runs = runs;
      const length = runs.reduce((sum, { text }) => sum + text.length, 0);
      for (const anchor of paragraph.anchors) anchor.offset = Math.min(anchor.offset, length);
    }
    this.document.comments.splice(0, this.document.comments.length, ...step.comments);
    return [...step.runs.keys()];
  }
}
