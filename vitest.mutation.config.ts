import { defineConfig } from 'vitest/config';

const machine = process.env['MUTATED_MACHINE'] ?? '*';

/** The tests that judge a machine when it is changed on purpose: its table, its walks, its laws. */
export default defineConfig({
  test: { include: ['tests/models/*.test.ts', `tests/machines/**/${machine}Machine*.test.ts`] },
});
