import { describe, expect, test } from 'vitest';
import type { TextItem } from '../../../src/contract/items';
import { verifyCode } from '../../../src/service/verification/verify-code';

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

const verdictOf = (type: TextItem['type'], rawText: string) => verifyCode({ id: '1', type, rawText }).verdict;

test.each<[TextItem['type'], string, string]>([
  ['constitution', 'Fourteenth Amendment', 'not_covered'],
  ['constitution', 'the Twenty-First Amendment', 'not_covered'],
  ['constitution', 'the Twenty-Seventh Amendment', 'not_covered'],
  ['constitution', 'Twenty-Eighth Amendment', 'not_found'],
  ['constitution', 'the Thirtieth Amendment', 'not_found'],
  ['constitution', 'U.S. Const. amend. XL, § 2', 'not_found'],
  ['constitution', 'U.S. Const. amend. IX', 'not_covered'],
  ['constitution', 'Proposed Amendment', 'unreadable'],
  ['secondary', '5 Wright & Miller § 1357', 'not_covered'],
  ['secondary', 'the leading treatise', 'unreadable'],
  ['secondary', '3 Vane, the Orrin Reader 45', 'not_covered'],
  ['statute', '3 Vane, the Orrin Reader 45', 'unreadable'],
  ['rule', 'Fed. R. Evid. 999', 'not_found'],
  ['rule', 'Fed. R. Evid. 416', 'not_found'],
  ['rule', 'Fed. R. Evid. 415', 'not_covered'],
  ['rule', 'Fed. R. Evid. 803(24)', 'not_covered'],
  ['rule', 'Fed. R. Bankr. P. 3500', 'not_found'],
  ['rule', 'Fed. R. Bankr. P. 3002.1', 'not_covered'],
  ['rule', 'Fed. R. Bankr. P. 102', 'not_covered'],
  ['rule', 'Fed. R. Civ. P. 5.2(a)', 'not_covered'],
  ['rule', 'Fed. R. Civ. P. 16.1', 'not_covered'],
  ['rule', 'Fed. R. Crim. P. 32.2(b)', 'not_covered'],
  ['rule', 'Fed. R. App. P. 32.1(a)', 'not_covered'],
  ['rule', 'Fed. R. Bankr. P. 8023.1', 'not_covered'],
  ['statute', '28 U.S.C. § 9999', 'not_found'],
  ['statute', '28 U.S.C. § 5001', 'not_covered'],
  ['statute', '28 U.S.C.A. § 8888(a)', 'not_found'],
  ['statute', '18 U.S.C. § 12345', 'not_found'],
  ['statute', '18 U.S.C. § 6005', 'not_covered'],
  ['statute', '42 U.S.C. § 99999', 'not_found'],
  ['statute', '42 U.S.C. § 18116', 'not_covered'],
  ['statute', '35 U.S.C. § 999', 'not_covered'],
  ['statute', '35 U.S.C. § 1012', 'not_found'],
  ['statute', '15 U.S.C. § 99999', 'not_found'],
  ['statute', '15 U.S.C. § 9701', 'not_covered'],
  ['statute', '15 U.S.C. § 78j(b)', 'not_covered'],
  ['statute', '8 U.S.C. § 4226', 'not_found'],
  ['statute', '8 U.S.C. § 1778', 'not_covered'],
  ['statute', '26 U.S.C. § 61234', 'not_found'],
  ['statute', 'I.R.C. § 61234', 'not_found'],
  ['statute', 'I.R.C. § 9834', 'not_covered'],
  ['statute', 'Bankruptcy Code § 5011', 'not_found'],
  ['statute', '29 U.S.C. § 26123', 'not_found'],
  ['statute', '29 U.S.C. § 3361', 'not_covered'],
  ['statute', '54 U.S.C. § 320303', 'not_covered'],
  ['statute', '10 U.S.C. § 20603', 'not_covered'],
  ['regulation', '8 C.F.R. § 5214.2(h)', 'not_covered'],
  ['regulation', '8 C.F.R. § 1240.15', 'not_covered'],
  ['regulation', '17 C.F.R. § 2400.10b-5', 'not_covered'],
  ['regulation', '17 C.F.R. § 240.10b-5', 'not_covered'],
  ['regulation', '17 C.F.R. Part 2400', 'not_covered'],
  ['regulation', '14 C.F.R. § 9999.1', 'not_covered'],
  ['rule', 'Fed. R. Civ. P. 56.1', 'not_found'],
  ['rule', 'Fed. R. Civ. P. 23.1(b)(3)', 'not_covered'],
  ['rule', 'Fed. R. Civ. P. 71.1', 'not_covered'],
  ['rule', 'Fed. R. Crim. P. 16.2', 'not_found'],
  ['rule', 'Fed. R. Crim. P. 12.3', 'not_covered'],
  ['rule', 'Fed. R. App. P. 10.1', 'not_found'],
  ['rule', 'Fed. R. App. P. 26.1', 'not_covered'],
  ['rule', 'Fed. R. Evid. 56', 'not_found'],
])('%s %s: %s', (type, rawText, outcome) => {
  expect(verdictOf(type, rawText).outcome).toBe(outcome);
});

test('the message says where the sections of a title end', () => {
  expect(verdictOf('statute', '28 U.S.C. § 9999').message).toBe(
    'There is no section 9999 in title 28: the sections of title 28 of the United States Code end below 6000. Please check.',
  );
});

test.each<[TextItem['type'], string, string]>([
  [
    'rule',
    'Fed. R. Civ. P. 56.1',
    'There is no rule 56.1: the Federal Rules of Civil Procedure run from Rule 1 to Rule 87, and none between has this number. Please check.',
  ],
])('%s %s: %s', (type, rawText, message) => {
  expect(verdictOf(type, rawText).message).toBe(message);
});

describe('the official text', () => {
  test.each<[TextItem['type'], string, string]>([
    ['statute', '28 U.S.C. §§ 1331-1399', 'title28-section1331&'],
    ['statute', '42 U.S.C. § 2000e-5', 'title42-section2000e-5&'],
    ['regulation', '17 C.F.R. § 240.10b-5', 'section-240.10b-5'],
    ['constitution', 'the Fourteenth Amendment', 'amendment-14/'],
  ])('of %s %s', (type, rawText, part) => {
    expect(verdictOf(type, rawText).message).toContain(part);
  });

  test.each<[TextItem['type'], string]>([
    ['statute', '50 U.S.C. App. § 5'],
    ['statute', '50 U.S.C. app. § 2401'],
    ['statute', '50 U.S.C.A. app. § 2401'],
    ['regulation', '35 C.F.R. § 1.1'],
    ['regulation', 'Prop. Treas. Reg. § 1.61-1'],
    ['statute', 'I.R.C. of 1954 § 61'],
  ])('of %s %s has no address', (type, rawText) => {
    expect(verdictOf(type, rawText).message).not.toContain('http');
  });
});

test('the same text again is the same result under its own id, and another type is judged for itself', () => {
  const item = { id: '1', type: 'statute', rawText: '42 U.S.C. § 1983' } as const;
  const first = verifyCode(item);
  expect(verifyCode({ ...item, id: '2' })).toEqual({ ...first, id: '2' });
  const treatise = { ...item, rawText: '5 Nobody’s Treatise at 12' };
  expect(verifyCode(treatise).verdict.outcome).toBe('unreadable');
  expect(verifyCode({ ...treatise, type: 'secondary' }).verdict.outcome).toBe('not_covered');
});
