import { defineConfig } from 'vitest/config';

const machine = process.env['MUTATED_MACHINE'] ?? '*';

/**
 * The tests that judge a machine when it is changed on purpose: its table, its walks, its laws – those of `console` are also
 * those of `consoleList`, those of `build` also stand with the workspace. Left out are tests that could not tell: those that
 * read the source, where every change stands written at once, and replays, which compare the changed machine with itself.
 */
export default defineConfig({
  test: {
    include: [
      'tests/models/*.test.ts',
      `tests/machines/**/${machine}*Machine*.test.ts`,
      `tests/machines/**/*Machine.${machine}.test.ts`,
    ],
  },
});
