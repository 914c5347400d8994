import { expect, test } from 'vitest';
import { withPlainMarks } from '../../src/text/with-plain-marks';

test.each([
  ['It said ″the rule is old.″ Elm', 'It said "the rule is old." Elm'],
  ['It said ′′the rule is old.′′ Elm', 'It said  "the rule is old."  Elm'],
  ['&quot;The rule is old.&quot; Elm', '     "The rule is old."      Elm'],
  ['(&ldquo;the rule is old&rdquo;)', '(      “the rule is old”      )'],
  ['&#8220;The rule is old.&#8221;', '      “The rule is old.”      '],
  ['❝The rule is old.❞ 〝It is.〞 ‹It was.›', '“The rule is old.” “It is.” “It was.”'],
  ['ˮThe rule is old.ˮ', '"The rule is old."'],
  ['‚‚The rule is old.‘‘', ' “The rule is old.‘‘'],
  ['a pipe of 6″ and a man of 5′ 10″, at 12° 30′ 15″', 'a pipe of 6″ and a man of 5′ 10″, at 12° 30′ 15″'],
  ['Q&A; AT&T; “plain” „low“ «French» "straight"', 'Q&A; AT&T; “plain” „low“ «French» "straight"'],
])('%s', (written, read) => {
  expect(withPlainMarks(written)).toBe(read);
  expect(read).toHaveLength(written.length);
});
