import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Every core, for most files wait for servers and browsers half of their time.
    maxWorkers: '100%',
    // Generous, for a test that waits for something must not fail because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
});
