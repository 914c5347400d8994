/**
 * Requests to Word and time for briefs of 10 to 10,000 paragraphs, in the stand-in: the counts hold in Word, the times are those of
 * our own code and the stand-in's together. Time is processor time, so that what else the machine does is not counted.
 *
 * Formula: reading takes 1 + s requests, s = slices of 2,000 paragraphs, at least 1; the first marking takes 2 more, whatever the
 * number of marks: 4 up to 2,000 paragraphs. Marking again takes 0 where nothing changed, else 3: remove, compare, insert.
 */
import type { Mark, MarkTone } from '../../src/document/brief-document';
import { paragraphsPerRequest } from '../../src/document/word/read-document';
import { paragraph } from '../support/docx/blocks';
import { writeDocx } from '../support/docx/write-docx';
import { openInWord, type OpenedWord } from '../support/opened-word';

const sizes = [10, 100, 1_000, 10_000];

console.log(
  'paragraphs  marks  read  +mark  again  change  by formula  plain read  our read  ratio  marking  a change  longest turn',
);
for (const size of sizes) await measure(size);

async function measure(size: number): Promise<void> {
  const bytes = writeDocx({
    body: Array.from({ length: size }, (_, index) =>
      paragraph(
        `As the court held in Doe v. Roe, ${index + 1} U.S. 10, 12 (1999), the rule is settled and has long been.`,
      ),
    ),
  });
  await plainRead(bytes);
  const plain = await plainRead(bytes);
  const word = openInWord(bytes, { platform: 'web' });
  const { document, counts } = word;
  const turns = watchTurns();
  const read = await timed(() => document.read());
  const readSyncs = counts.syncs;

  const { text } = await Promise.resolve(read.value);
  const marks = marksIn(text, 'checking');
  const marking = await timed(() => document.mark(marks));
  const markSyncs = counts.syncs - readSyncs;
  await document.mark(marks);
  const againSyncs = counts.syncs - readSyncs - markSyncs;
  const before = counts.syncs;
  const change = await timed(() =>
    document.mark(marks.map((mark, index) => (index % 10 === 0 ? { ...mark, tone: 'verified' } : mark))),
  );
  const changeSyncs = counts.syncs - before;
  const longest = await turns.stop();
  word.close();

  const expected = 1 + Math.max(1, Math.ceil(size / paragraphsPerRequest)) + 2;
  if (readSyncs + markSyncs !== expected || againSyncs !== 0 || changeSyncs > 3) process.exitCode = 1;
  console.log(
    [
      String(size).padStart(10),
      String(marks.length).padStart(6),
      String(readSyncs).padStart(5),
      String(markSyncs).padStart(6),
      String(againSyncs).padStart(6),
      String(changeSyncs).padStart(7),
      `${readSyncs + markSyncs} of ${expected}`.padStart(11),
      `${plain.toFixed(1)} ms`.padStart(11),
      `${read.ms.toFixed(1)} ms`.padStart(9),
      (read.ms / plain).toFixed(2).padStart(6),
      `${marking.ms.toFixed(1)} ms`.padStart(8),
      `${change.ms.toFixed(1)} ms`.padStart(9),
      `${longest.toFixed(0)} ms`.padStart(13),
    ].join(' '),
  );
}

/** The least that any reader would ask for: all paragraphs, and the current text of each. */
async function plainRead(bytes: Uint8Array): Promise<number> {
  const word: OpenedWord = openInWord(bytes, { platform: 'web' });
  const { ms } = await timed(() =>
    Word.run(async (context) => {
      const { paragraphs } = context.document.body;
      paragraphs.load('items/text');
      await context.sync();
      const texts = paragraphs.items.map((each) => each.getText());
      await context.sync();
      return texts.map(({ value }) => value).join('\n');
    }),
  );
  word.close();
  return ms;
}

/** One citation in each paragraph, 2,000 in all: more than any brief has. */
function marksIn(text: string, tone: MarkTone): readonly Mark[] {
  return Array.from(text.matchAll(/Doe v\. Roe, \d+ U\.S\. 10, 12 \(1999\)/g), ({ 0: words, index }) => ({
    itemId: `${index}`,
    start: index,
    end: index + words.length,
    text: words,
    tone,
  })).slice(0, 2_000);
}

async function timed<T>(act: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const start = process.cpuUsage();
  const value = await act();
  const { user, system } = process.cpuUsage(start);
  return { value, ms: (user + system) / 1000 };
}

/** How long the pane could not draw, at worst. */
function watchTurns(): { stop(): Promise<number> } {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return {
    async stop() {
      await new Promise((resolve) => setTimeout(resolve, 5));
      clearInterval(timer);
      return longest;
    },
  };
}
