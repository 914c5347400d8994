/** Verifies a batch: every item gets exactly one result, in order. */
import type { Item, QuoteItem, TextItem } from '../../contract/items';
import type { Result } from '../../contract/results';
import type { Library } from '../library/library';
import { noSources, type LiveSources } from '../sources/live-sources';
import type { LinkVisitor } from '../visits/link-visitor';
import type { VerifiedCase } from './case-result';
import { oneATask } from './one-a-task';
import { opinionReader } from './opinion-reader';
import { withPagesInTexts } from './page-in-text';
import { withPinQuoted } from './pin-cites';
import { withPinInText } from './pin-in-text';
import { withWriterCompared } from './separate-opinion';
import { verifyCases } from './verify-cases';
import { verifyCode } from './verify-code';
import { verifyLink } from './verify-link';
import { verifyQuotations } from './verify-quotations';

export interface VerifyPorts {
  readonly library: Library;
  /** Asked for what the library does not cover. */
  readonly sources?: LiveSources;
  readonly visitor: LinkVisitor;
}

/** Never throws for an item's sake: what cannot be determined is an outcome. Rejects only when `signal` is aborted. */
export async function verifyItems(
  items: readonly Item[],
  { library, sources = noSources, visitor }: VerifyPorts,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const nextTask = oneATask(signal);
  const opinions = opinionReader(library, sources, signal);
  const cited = items.filter(isCase);
  const verified = await withPagesInTexts(
    cited,
    await verifyCases(cited, { library, sources, nextTask }, signal),
    library,
    opinions.read,
  );
  const cases = new Map(
    await Promise.all(
      cited.map(async (item): Promise<[string, VerifiedCase]> => {
        const one = verified.get(item.id) ?? unreachable(item);
        const compared = await withWriterCompared(item, one, opinions.read);
        return [item.id, await withPinInText(item, compared, opinions.readHeld)];
      }),
    ),
  );
  signal.throwIfAborted();
  const quotations = verifyQuotations(items.filter(isQuotation), cases, opinions, nextTask);
  return Promise.all(
    items.map((item): Promise<Result> => {
      switch (item.type) {
        case 'link':
          return verifyLink(item, visitor, signal);
        case 'quote':
          return quotations.then(({ byId }) => byId.get(item.id) ?? unreachable(item));
        case 'case': {
          const one = cases.get(item.id) ?? unreachable(item);
          return quotations.then(
            ({ byParent }) => withPinQuoted(item, one, byParent.get(item.id) ?? []).result,
          );
        }
        case 'statute':
        case 'regulation':
        case 'constitution':
        case 'rule':
        case 'secondary':
          return Promise.resolve(verifyCode(item));
      }
    }),
  );
}

function isQuotation(item: Item): item is QuoteItem {
  return item.type === 'quote';
}

function isCase(item: Item): item is TextItem & { type: 'case' } {
  return item.type === 'case';
}

function unreachable(item: Item): never {
  throw new Error(`Item of type ${item.type} was not verified`);
}
