/** Files of many versions of Word and of other programs: each is read, or refused with what to do. */
import { readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import { UnreadableDocument } from '../../../src/document/brief-document';
import type { BriefText } from '../../../src/document/brief-text';
import { openDocx } from '../../../src/document/docx/open-docx';
import { mammothDifferences } from '../../fixtures/document/mammoth-differences';
import { wordFileFolders, wordFiles } from '../../support/word-files';

describe.skipIf(wordFiles.length === 0)(
  'files of Word and other programs (skipped without ../shared/data)',
  () => {
    test.each(wordFiles)('$name is read, or refused with what to do', async ({ name, url }) => {
      const bytes = readFileSync(url);
      const outcome = await readOrRefusal(bytes);
      if (outcome instanceof UnreadableDocument) {
        expect(outcome.message).toMatch(/Please|nothing to check/);
      } else {
        expectSound(outcome);
      }

      const ours = outcome instanceof UnreadableDocument ? '' : bodyOf(outcome);
      const theirs = await readByMammoth(bytes);
      const agree = theirs !== undefined && withoutSpace(ours) === withoutSpace(theirs);
      const explained = Object.hasOwn(mammothDifferences, name);
      expect({ agree, explained }).toEqual(agree ? { agree, explained: false } : { agree, explained: true });
    });

    test('every difference that is explained is one of a file that is there', () => {
      const names = wordFiles.map(({ name }) => name);
      expect(names).toEqual(
        expect.arrayContaining(wordFileFolders.length === 2 ? Object.keys(mammothDifferences) : []),
      );
    });
  },
);

async function readOrRefusal(bytes: Uint8Array): Promise<BriefText | UnreadableDocument> {
  try {
    return await openDocx(bytes).read();
  } catch (error) {
    if (error instanceof UnreadableDocument) return error;
    throw error;
  }
}

/** What every reader of a `BriefText` relies on. */
function expectSound({ text, paragraphs, stories, hyperlinks }: BriefText): void {
  let at = 0;
  let covered = '';
  for (const story of stories) {
    expect(story.start).toBe(at);
    for (const { start, end } of paragraphs.filter(
      (found) => found.start >= story.start && found.end <= story.end,
    )) {
      expect(start).toBe(at);
      covered += `${text.slice(start, end)}\n`;
      at = end + 1;
    }
    covered += '\n';
    at += 1;
    if (story.anchor !== undefined) expect(story.anchor).toBeLessThanOrEqual(stories[0]?.end ?? 0);
  }
  expect(covered).toBe(text);
  for (const { start, end } of hyperlinks) expect(text.slice(start, end)).not.toBe('');
}

function bodyOf({ text, stories }: BriefText): string {
  return text.slice(stories[0]?.start, stories[0]?.end);
}

async function readByMammoth(bytes: Buffer): Promise<string | undefined> {
  return mammoth.extractRawText({ buffer: bytes }).then(
    ({ value }) => value,
    () => undefined,
  );
}

/** The two lay out paragraphs, tabs and breaks differently, and mammoth leaves out soft hyphens. */
function withoutSpace(text: string): string {
  return text.replace(/[\s\u00ad]+/g, '');
}
