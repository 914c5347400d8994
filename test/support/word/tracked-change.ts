/** Tracked changes one by one, as Word lists them: neighbouring runs of one kind and author are one change. */
import type { Change, Story } from './document-model';
import type { Part } from './stretch';

export interface TrackedChange extends Change {
  readonly text: string;
  readonly part: Part;
}

export function trackedChangesIn(story: Story): readonly TrackedChange[] {
  return story.paragraphs.flatMap((paragraph) => {
    const changes: { kind: Change['kind']; author: string; text: string; from: number }[] = [];
    let at = 0;
    let open = false;
    for (const { change, text } of paragraph.runs) {
      const last = changes.at(-1);
      if (!change) open = false;
      else if (open && last?.kind === change.kind && last.author === change.author) last.text += text;
      else {
        changes.push({ kind: change.kind, author: change.author, text, from: at });
        open = true;
      }
      at += text.length;
    }
    return changes.map(({ from, ...change }) => ({
      ...change,
      part: { paragraph, from, to: from + change.text.length },
    }));
  });
}
