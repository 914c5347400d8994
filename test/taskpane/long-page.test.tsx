// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LongPage } from '../../src/taskpane/components/long-page';

const draw = (part: number) => <p>{`part ${part}`}</p>;

function drawn(): readonly (string | null)[] {
  return screen.getAllByText(/^part \d+$/).map(({ textContent }) => textContent);
}

test('a long page is drawn a part at a time, and in the end whole and in order', async () => {
  render(<LongPage parts={6} partHeight={900} draw={draw} />);
  expect(drawn()).toEqual(['part 0']);
  await waitFor(() => expect(drawn()).toEqual(Array.from({ length: 6 }, (_, part) => `part ${part}`)));
});
