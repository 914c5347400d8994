/** What a client may ask: the request of `POST /api/v1/verify` (interface v1.1, section 2.1). */
import { z } from 'zod/mini';
import { limits } from './limits';

/** Every item type but `quote` and `link`: its text stands in `rawText`. */
export const textItemTypes = ['case', 'statute', 'regulation', 'constitution', 'rule', 'secondary'] as const;

const wellFormed = z.refine<string>((text) => text.isWellFormed(), 'contains a lone surrogate');
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength), wellFormed);

export const ItemId = z.string().check(
  z.minLength(1),
  z.maxLength(limits.idLength),
  wellFormed,
  z.refine((id) => !controlCharacter.test(id), 'contains a control character'),
  z.describe('Unique within the request; echoed on the result.'),
);
export type ItemId = z.infer<typeof ItemId>;

export const TextItemType = z.enum(textItemTypes);
export type TextItemType = z.infer<typeof TextItemType>;

export const TextItem = z.object({ id: ItemId, type: TextItemType, rawText: text(limits.rawTextLength) });
export type TextItem = z.infer<typeof TextItem>;

export const QuoteItem = z.object({
  id: ItemId,
  type: z.literal('quote'),
  quoteText: text(limits.quoteTextLength),
  parentCaseId: ItemId,
  /** An extension. Absent: nothing is known of the draft around the words. */
  affirmed: z.optional(
    z
      .boolean()
      .check(
        z.describe(
          'True: the draft takes the words up as its own, and does not deny them itself. Then it is asked about them where the opinion denies them right before, or says that a party argues so.',
        ),
      ),
  ),
});
export type QuoteItem = z.infer<typeof QuoteItem>;

export const LinkItem = z.object({ id: ItemId, type: z.literal('link'), url: text(limits.urlLength) });
export type LinkItem = z.infer<typeof LinkItem>;

export const Item = z.discriminatedUnion('type', [TextItem, QuoteItem, LinkItem]);
export type Item = z.infer<typeof Item>;

/** Ids are unique, and every `parentCaseId` names a `case` item of the same request. Said together with all other faults. */
export const VerifyRequest = z
  .object({ items: z.array(Item).check(z.minLength(1), z.maxLength(limits.items)) })
  .check(
    z.superRefine(
      ({ items }, context) => {
        const faults = faultsBetween(items);
        for (const { path, message } of faults)
          context.addIssue({ code: 'custom', path: [...path], message });
      },
      { when: ({ value }) => hasItems(value) },
    ),
  );
export type VerifyRequest = z.infer<typeof VerifyRequest>;

/** Each item may still be anything: these faults are looked for beside those of its own shape. */
function faultsBetween(
  items: readonly unknown[],
): readonly { readonly path: readonly (string | number)[]; readonly message: string }[] {
  const read = items.map((item) => (isRecord(item) ? item : {}));
  const typeOf = new Map<unknown, unknown>();
  const repeated = read.flatMap(({ id, type }, index) => {
    if (typeof id !== 'string') return [];
    if (typeOf.has(id))
      return [{ path: ['items', index, 'id'], message: 'is used by an earlier item of this request' }];
    typeOf.set(id, type);
    return [];
  });
  const orphaned = read.flatMap(({ type, parentCaseId }, index) =>
    type === 'quote' && typeof parentCaseId === 'string' && typeOf.get(parentCaseId) !== 'case'
      ? [{ path: ['items', index, 'parentCaseId'], message: 'names no case item of this request' }]
      : [],
  );
  return [...repeated, ...orphaned];
}

function hasItems(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['items']);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
