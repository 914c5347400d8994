/** What a client may ask: the request of `POST /api/v1/verify` (interface v1.1, section 2.1). */
import { z } from 'zod';
import { limits } from './limits';

/** Every item type but `quote` and `link`: its text stands in `rawText`. */
export const textItemTypes = ['case', 'statute', 'regulation', 'constitution', 'rule', 'secondary'] as const;

const wellFormed = (text: string): boolean => text.isWellFormed();
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;

const text = (maxLength: number) =>
  z.string().min(1).max(maxLength).refine(wellFormed, 'contains a lone surrogate');

export const ItemId = z
  .string()
  .min(1)
  .max(limits.idLength)
  .refine(wellFormed, 'contains a lone surrogate')
  .refine((id) => !controlCharacter.test(id), 'contains a control character')
  .meta({ description: 'Unique within the request; echoed on the result.' });
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
});
export type QuoteItem = z.infer<typeof QuoteItem>;

export const LinkItem = z.object({ id: ItemId, type: z.literal('link'), url: text(limits.urlLength) });
export type LinkItem = z.infer<typeof LinkItem>;

export const Item = z.discriminatedUnion('type', [TextItem, QuoteItem, LinkItem]);
export type Item = z.infer<typeof Item>;

/** Ids are unique, and every `parentCaseId` names a `case` item of the same request. */
export const VerifyRequest = z
  .object({ items: z.array(Item).min(1).max(limits.items) })
  .superRefine(({ items }, context) => {
    const typeOf = new Map<string, Item['type']>();
    items.forEach((item, index) => {
      if (typeOf.has(item.id)) {
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'id'],
          message: 'is used by an earlier item of this request',
        });
      } else {
        typeOf.set(item.id, item.type);
      }
    });
    items.forEach((item, index) => {
      if (item.type === 'quote' && typeOf.get(item.parentCaseId) !== 'case') {
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'parentCaseId'],
          message: 'names no case item of this request',
        });
      }
    });
  });
export type VerifyRequest = z.infer<typeof VerifyRequest>;
