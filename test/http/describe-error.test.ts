import { expect, test } from 'vitest';
import { describeError } from '../../src/http/describe-error';

test('an error is logged by kind and place, without the words that it quotes', () => {
  const words = 'Privileged\n    at privileged (client.ts:1:1)';
  const error = Object.assign(new TypeError(words, { cause: new RangeError(words) }), { code: 'E_PLACE' });
  const logged = describeError(error);
  expect(logged).toMatchObject({ name: 'TypeError', code: 'E_PLACE', cause: { name: 'RangeError' } });
  expect(JSON.stringify(logged)).toContain('describe-error.test.ts');
  expect(JSON.stringify(logged).toLowerCase()).not.toContain('privileged');
});

test.each([[undefined], ['a thrown text'], [null]])('%s is logged by its type alone', (thrown) => {
  expect(describeError(thrown)).toEqual({ name: typeof thrown });
});
