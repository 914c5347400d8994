/** A quotation whose case nobody can tell: it stays, until the author names the case, and only as long as that stands. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Card } from '../../src/checking/card';
import { isStarted } from '../../src/checking/check-state';
import { casesFor } from '../../src/checking/chosen-cases';
import { findAndForesee } from '../../src/checking/foresee';
import { openKeptCases } from '../../src/checking/kept-cases';
import { openCheck, type OpenCheck } from '../../src/checking/open-check';
import { writeReport } from '../../src/checking/report';
import { usualPace } from '../../src/checking/send-chunks';
import { cardSentence, statusWord } from '../../src/checking/sentences/card-sentences';
import { VerifyRequest, type Item } from '../../src/contract/items';
import type { TextStore } from '../../src/document/text-store';
import { briefOf } from '../support/brief-of';
import { memoryDocument } from '../support/memory-document';
import { memoryStore } from '../support/memory-store';
import { answered, scriptedRelay, verifiedResult, type Script } from '../support/scripted-relay';

const harrow =
  'See Harrow Milling Co. v. Tessaly Grain Cooperative, 1 Ex. Rep. 1, 4 (2021) (en banc). It was followed in Bell v. Candle, 347 U.S. 10, 12 (1954), cert. denied, 348 U.S. 483 (1955).';
const lamp = 'The point was put well once: “the lamp burned all night in the mill.”';
const witness = 'Our witness said “I never saw the lamp.” Tr. 4:5.';
const drum = 'Another rule is that of Drum v. Eagle, 349 U.S. 20, 25 (1955).';
const brief = [harrow, lamp, witness, drum];
const words = 'the lamp burned all night in the mill.';

let opened: OpenCheck | undefined;
afterEach(() => opened?.close());

describe('until the author has chosen', () => {
  test('nothing of it leaves, and the cases of the brief are offered, the nearest first', async () => {
    const { check, sent } = await checked();
    expect(JSON.stringify(sent())).not.toMatch(/lamp/);
    expect(offered(check, words)).toEqual([
      'Bell v. Candle, 347 U.S. 10 (1954)',
      'Drum v. Eagle, 349 U.S. 20 (1955)',
      'Harrow Milling Co. v. Tessaly Grain Cooperative, 1 Ex. Rep. 1 (2021)',
    ]);
  });

  test.each([
    ['of the record', witness, 'I never saw the lamp.', true],
    [
      'of a statute',
      'Congress wrote “every person who under color.” 42 U.S.C. § 1983.',
      'every person',
      true,
    ],
    ['that is too long', `It was written: “${'The lamp burned all night. '.repeat(900)}”`, 'The lamp', false],
    ['whose case is known', 'The “lamp burned all night in the mill.” Drum, 349 U.S. at 25.', 'lamp', false],
  ])('for a quotation %s', async (_, paragraph, start, isOffered) => {
    const { check } = await checked([harrow, paragraph, drum]);
    expect(offered(check, start).length > 0).toBe(isOffered);
  });

  test('a brief that cites no case offers none', async () => {
    const { check } = await checked([lamp]);
    expect(offered(check, words)).toEqual([]);
  });
});

describe('once it is chosen', () => {
  test('the words go with that case, its page left out, and nothing else goes', async () => {
    const { check, sent, choose } = await checked();
    const before = sent().length;
    await choose(words, 'Drum');
    expect(sent().slice(before)).toEqual([
      [
        { id: 'any', type: 'case', rawText: 'Drum v. Eagle, 349 U.S. 20, 25 (1955)' },
        { id: 'any', type: 'case', rawText: 'Drum v. Eagle, 349 U.S. 20 (1955)' },
        { id: 'any', type: 'quote', quoteText: words, affirmed: true, parentCaseId: 'any' },
      ],
    ]);
    const card = cardOf(check, words);
    expect(statusWord(card)).toBe('Verified');
    expect(cardSentence(card)).toMatch(/^You chose Drum v\. Eagle, 349 U\.S\. 20 \(1955\) as the source\./);
    expect(writeReport(started(check), 'Brief', new Date(0))).toContain('You chose Drum v. Eagle');
  });

  test('also while changes are not sent by themselves, and of those none', async () => {
    const { check, sent, choose, type } = await checked();
    check.setLive(false);
    await type([...brief, 'See Fable v. Ghost, 350 U.S. 30 (1956).']);
    const before = sent().length;
    await choose(words, 'Drum');
    expect(sent().length).toBe(before + 1);
    expect(JSON.stringify(sent())).not.toContain('Fable');
  });

  test('another citation that is being written is not sent with it', async () => {
    const { sent, choose, type } = await checked(brief, { pauseMs: 60_000 });
    await type([...brief, 'See Fable v. Ghost, 350 U.S. 3']);
    const before = sent().length;
    await choose(words, 'Drum');
    expect(sent().length).toBe(before + 1);
    expect(JSON.stringify(sent())).not.toContain('Fable');
  });

  test('it holds while the author writes elsewhere, and is asked once', async () => {
    const { check, sent, choose, type } = await checked();
    await choose(words, 'Drum');
    const asked = sent().length;
    await type(['A new beginning.', ...brief, 'And an end.']);
    expect(sent().length).toBe(asked);
    expect(statusWord(cardOf(check, words))).toBe('Verified');
  });

  test('it holds when the brief is checked again', async () => {
    const { check, sent, choose, settled } = await checked();
    await choose(words, 'Drum');
    const asked = sent().length;
    void check.start();
    await settled();
    expect(sent().length).toBe(asked);
    expect(statusWord(cardOf(check, words))).toBe('Verified');
  });

  test('other words in its place are not sent: the author has not spoken of those', async () => {
    const { check, sent, choose, type } = await checked();
    await choose(words, 'Drum');
    const asked = sent().length;
    await type(brief.map((paragraph) => paragraph.replace('burned all night', 'was stolen by my client')));
    expect(sent().length).toBe(asked);
    const card = cardOf(check, 'the lamp was stolen');
    expect(statusWord(card)).toBe('Not checked');
    expect(card.chosenBefore).toBe('349 U.S. 20');
  });

  test('it ends where the brief no longer cites that case', async () => {
    const { check, choose, type } = await checked();
    await choose(words, 'Drum');
    await type([harrow, lamp, witness]);
    expect(statusWord(cardOf(check, words))).toBe('Not checked');
  });

  test('of the same words twice, it is that of the one', async () => {
    const { check, choose } = await checked([harrow, lamp, drum, lamp]);
    await choose(words, 'Drum');
    const twice = cardsOf(check, words);
    expect(twice.map(statusWord)).toEqual(['Verified', 'Not checked']);
  });

  test('a case that the brief does not cite cannot be chosen', async () => {
    const { check, sent, settled } = await checked();
    const before = sent().length;
    check.chooseCase(cardOf(check, words).id, '999 U.S. 1');
    check.chooseCase('no such card', '349 U.S. 20');
    check.chooseCase(cardOf(check, 'Drum v. Eagle').id, '347 U.S. 10');
    await settled();
    expect(sent().length).toBe(before);
    expect(statusWord(cardOf(check, words))).toBe('Not checked');
  });
});

describe('taken back', () => {
  test('it is as it was, and may be laid to another case', async () => {
    const { check, sent, choose } = await checked();
    const [before] = cardsOf(check, words);
    await choose(words, 'Drum');
    await choose(words, null);
    expect(cardOf(check, words)).toEqual(before);
    await choose(words, 'Bell');
    expect(sent().at(-1)).toContainEqual({
      id: 'any',
      type: 'case',
      rawText: 'Bell v. Candle, 347 U.S. 10 (1954)',
    });
    expect(cardSentence(cardOf(check, words))).toMatch(/^You chose Bell/);
  });

  test('before the request has left, it never leaves', async () => {
    const others = Array.from({ length: 40 }, (_, index) => `See Ash v. Elm, ${index + 100} U.S. 1 (1900).`);
    const store = memoryStore();
    const first = await checked([...others, lamp, drum], { store });
    await first.choose(words, 'Drum');
    first.check.close();
    const { check, relay, choose } = await checked([...others, lamp, drum], {
      store,
      parallel: 1,
      script: () => new Promise(() => undefined),
    });
    const queued = (): string =>
      JSON.stringify(started(check).chunks.filter(({ progress }) => progress.kind === 'queued'));
    expect(statusWord(cardOf(check, words))).toBe('Checking');
    expect(queued()).toContain('burned');
    await choose(words, null);
    expect(relay.asked.map(({ body }) => body).join()).not.toContain('burned');
    expect(queued()).not.toContain('burned');
  });

  test('an answer that comes later speaks of nothing', async () => {
    let answer = (): void => undefined;
    const { check, choose, settled } = await checked(brief, {
      script: (_, items) =>
        items.some((item) => item.type === 'quote')
          ? new Promise((resolve) => {
              answer = () => resolve(answered(items.map(verifiedResult)));
            })
          : answered(items.map(verifiedResult)),
    });
    await choose(words, 'Drum');
    expect(statusWord(cardOf(check, words))).toBe('Checking');
    const late = answer;
    await choose(words, null);
    late();
    await settled();
    expect(statusWord(cardOf(check, words))).toBe('Not checked');
    // Nor of another case that was chosen meanwhile.
    await choose(words, 'Drum');
    const first = answer;
    await choose(words, null);
    await choose(words, 'Bell');
    first();
    await settled();
    expect(statusWord(cardOf(check, words))).toBe('Checking');
  });

  test('one that failed is tried again in the same words', async () => {
    let online = true;
    const { check, relay, choose, settled } = await checked(brief, {
      script: (_, items) =>
        online ? answered(items.map(verifiedResult)) : { kind: 'failed', failure: { code: 'offline' } },
    });
    online = false;
    await choose(words, 'Drum');
    expect(cardOf(check, words).finding.kind).toBe('failed');
    online = true;
    void check.tryAgain();
    await settled();
    expect(statusWord(cardOf(check, words))).toBe('Verified');
    expect(relay.asked.at(-1)?.body).toBe(relay.asked.at(-2)?.body);
  });
});

describe('in a later pane', () => {
  test('it is known of the same file, and of no other; what is kept can be read by nobody', async () => {
    const store = memoryStore();
    const first = await checked(brief, { store });
    await first.choose(words, 'Drum');
    first.check.close();

    const second = await checked(brief, { store });
    expect(statusWord(cardOf(second.check, words))).toBe('Verified');
    second.check.close();

    const other = await checked(brief, { store, address: '/other.docx' });
    expect(statusWord(cardOf(other.check, words))).toBe('Not checked');
    expect(JSON.stringify(other.sent())).not.toMatch(/lamp/);
    expect([...store.texts.values()].join()).not.toMatch(/lamp|Drum|349|brief\.docx/);
  });

  test('taken back, it stays so', async () => {
    const store = memoryStore();
    const first = await checked(brief, { store });
    await first.choose(words, 'Drum');
    await first.choose(words, null);
    first.check.close();
    const second = await checked(brief, { store });
    expect(statusWord(cardOf(second.check, words))).toBe('Not checked');
  });

  test('taken back at once, it is not overtaken by what was chosen before', async () => {
    const store = memoryStore();
    const kept = openKeptCases(store, () => '/brief.docx');
    const many = new Map(Array.from({ length: 200 }, (_, index) => [`quotation-${index}`, '349 U.S. 20']));
    await Promise.all([kept.keep(many), kept.keep(new Map())]);
    expect([...store.texts].filter(([name]) => name.startsWith('cite-check-cases-'))).toMatchObject([
      [expect.any(String), expect.stringContaining('"cases":[]')],
    ]);
  });

  test.each(['nonsense', '{"keptAt":1,"cases":[["a"]]}', '{"keptAt":1,"cases":"x"}', '[]', 'null'])(
    'of what another version kept (%s), nothing is taken, and the check goes on',
    async (text) => {
      const store = memoryStore();
      const first = await checked(brief, { store });
      await first.choose(words, 'Drum');
      first.check.close();
      for (const name of store.names()) if (name.startsWith('cite-check-cases-')) store.write(name, text);
      const { check, choose } = await checked(brief, { store });
      expect(statusWord(cardOf(check, words))).toBe('Not checked');
      await choose(words, 'Drum');
      expect(statusWord(cardOf(check, words))).toBe('Verified');
    },
  );

  test('where nothing can be kept, the choice holds in this one', async () => {
    const { check, choose } = await checked(brief, { store: memoryStore({ holds: 0 }) });
    await choose(words, 'Drum');
    expect(statusWord(cardOf(check, words))).toBe('Verified');
  });
});

interface Options {
  readonly script?: Script;
  readonly store?: TextStore;
  readonly address?: string;
  readonly pauseMs?: number;
  readonly parallel?: number;
}

async function checked(paragraphs: readonly string[] = brief, options: Options = {}) {
  const { script, store = memoryStore(), address = '/brief.docx', pauseMs = 5 } = options;
  const document = memoryDocument(briefOf(paragraphs));
  const relay = scriptedRelay(script);
  let events = 0;
  const check = openCheck(document, relay, {
    onEvent: () => (events += 1),
    live: true,
    pauseMs,
    pace: { ...usualPace, firstWaitMs: 1, tries: 1, parallel: options.parallel ?? usualPace.parallel },
    findItems: findAndForesee,
    keptCases: openKeptCases(
      store,
      () => address,
      () => 1,
    ),
  });
  opened = check;
  /** Until nothing has happened for a while. */
  const settled = async (): Promise<void> => {
    for (let last = -1; last !== events || check.state().phase === 'reading';) {
      last = events;
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
  };
  void check.start();
  await settled();
  return {
    check,
    relay,
    settled,
    sent: () => relay.asked.map(({ body }) => VerifyRequest.parse(JSON.parse(body)).items.map(withoutId)),
    type: async (changed: readonly string[]) => {
      document.type(briefOf(changed));
      await settled();
    },
    choose: async (start: string, name: string | null) => {
      const card = cardOf(check, start);
      const cases = casesFor(card, started(check).cards);
      const chosen = cases.find(({ authority }) => name !== null && authority.startsWith(name));
      check.chooseCase(card.id, name === null ? null : (chosen?.group ?? 'none of that name'));
      await settled();
    },
  };
}

const quietMs = 50;

function withoutId(item: Item): object {
  return { ...item, id: 'any', ...('parentCaseId' in item ? { parentCaseId: 'any' } : {}) };
}

function started(check: OpenCheck) {
  const state = check.state();
  if (!isStarted(state)) throw new Error(`The check is ${state.phase}.`);
  return state;
}

function cardsOf(check: OpenCheck, start: string): readonly Card[] {
  return started(check).cards.filter(({ item }) => item.text.startsWith(start));
}

function cardOf(check: OpenCheck, start: string): Card {
  const [card] = cardsOf(check, start);
  if (!card) throw new Error(`No card begins with "${start}".`);
  return card;
}

function offered(check: OpenCheck, start: string): readonly string[] {
  return casesFor(cardOf(check, start), started(check).cards).map(({ authority }) => authority);
}
