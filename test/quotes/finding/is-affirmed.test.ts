import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { findQuotations } from '../../../src/quotes/find-quotations';
import { isAffirmed } from '../../../src/quotes/finding/is-affirmed';

const cited = 'Alder v. Birch, 12 F.3d 34, 35 (9th Cir. 1994)';

function affirmed(text: string): readonly boolean[] {
  const paragraphs = [{ start: 0, end: text.length, indented: false }];
  return findQuotations({ text, paragraphs }, findCitations(text), []).map((quotation) =>
    isAffirmed(text, quotation),
  );
}

describe('whether the brief takes words up without denying them', () => {
  test.each([
    `Publication is “a condition of every later sale of the mill.” ${cited}.`,
    `Publication is not in doubt here. It is “a condition of every later sale of the mill.” ${cited}.`,
    `There is no dispute about the facts: publication is “a condition of every later sale of the mill.” ${cited}.`,
    `The court called what “is not a ground for relief” but “a condition of every later sale of the mill.” ${cited}.`,
    `The contents of the claim were “a condition of every later sale of the mill.” ${cited}.`,
    `When it read the deed, the court held that “a widow may sell the mill in May.” ${cited}.`,
    `“Publication is a condition of every later sale of the mill.” ${cited}.`,
    `Publication is “[a] condition of every later sale of the mill.” ${cited}.`,
    `The court went further: “a widow may sell the mill of her husband.” ${cited}.`,
    `The rule is old. “a widow may sell the mill of her husband.” ${cited}.`,
    `The court held that “Alder is bound by the deed of the mill.” ${cited}.`,
    `No one doubts that “a widow may sell the mill of her husband.” ${cited}.`,
    `Nothing is clearer than that “a widow may sell the mill of her husband.” ${cited}.`,
    `The court may “become the keeper of the town's accounts.” ${cited}.`,
    `${cited} (holding that a widow may “sell the mill without asking the town for leave”).`,
  ])('it does: %s', (text) => expect(affirmed(text).at(-1)).toBe(true));

  test.each([
    `Publication is not “a condition of every later sale of the mill.” ${cited}.`,
    `Publication isn't “a condition of every later sale of the mill.” ${cited}.`,
    `No court has called it “a condition of every later sale of the mill.” ${cited}.`,
    `The court refused to call it “a condition of every later sale of the mill.” ${cited}.`,
    `The court rejected the view that it is “a condition of every later sale of the mill.” ${cited}.`,
    `The court asked whether it is “a condition of every later sale of the mill.” ${cited}.`,
    `The sale is far from “a condition of every later sale of the mill.” ${cited}.`,
    `The heirs argue that it is “a condition of every later sale of the mill.” ${cited}.`,
    `On Ott's view it is “a condition of every later sale of the mill.” ${cited}.`,
    `The clerk believed that it was “a condition of every later sale of the mill.” ${cited}.`,
    `Alder “did not change the old rule of the town” that “a widow may sell the mill in May.” ${cited}.`,
    `The heirs argue as follows: “a widow may sell the mill of her husband.” ${cited}.`,
    `The heirs' view is simple. “a widow may sell the mill of her husband.” ${cited}.`,
    `“A widow may sell the mill of her husband,” the heirs argued. ${cited}.`,
    `Where the deed is lost, “a widow may sell the mill of her husband.” ${cited}.`,
    `Thus, once the deed is lost, “a widow may sell the mill of her husband.” ${cited}.`,
  ])('it does not: %s', (text) => expect(affirmed(text).at(-1)).toBe(false));
});
