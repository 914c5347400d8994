import { expect, test } from 'vitest';
import type { TextItem } from '../../src/contract/items';
import { verifyCode } from '../../src/service/verify-code';

test.each<[TextItem['type'], string, string]>([
  ['statute', '18 U.S.C. 1028A(a)(1)', '18 U.S.C. § 1028A(a)(1)'],
  ['statute', 'Cal. Civ. Proc. Code § 425.16', 'Cal. Civ. Proc. Code § 425.16'],
  ['regulation', '8 C.F.R. § 214.2(h)', '8 C.F.R. § 214.2(h)'],
  ['regulation', '85 Fed. Reg. 12345', '85 Fed. Reg. 12345'],
  ['statute', 'Pub. L. No. 117-2', 'Pub. L. No. 117-2'],
  ['rule', 'Fed. R. Civ. P. 12(b)(6)', 'Fed. R. Civ. P. 12(b)(6)'],
  ['constitution', 'U.S. Const. amend. XIV, § 1', 'U.S. Const. amend. XIV, § 1'],
  ['secondary', '123 Harv. L. Rev. 456', '123 Harv. L. Rev. 456'],
])('%s %s is normalized as lawyers write it', (type, rawText, normalized) => {
  expect(verifyCode({ id: '1', type, rawText }).citation).toEqual({ raw: rawText, normalized });
});
