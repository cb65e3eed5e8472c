import { defineConfig } from 'vitest/config';

/** The tests that judge a machine when it is changed on purpose: its table, its walks, its laws. */
export default defineConfig({
  test: {
    include: ['tests/models/*.test.ts', 'tests/machines/**/*.test.ts'],
    exclude: ['tests/machines/soundness.test.ts', 'tests/machines/recording/**'],
  },
});
