import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const machine = process.env['MUTATED_MACHINE'] ?? '*';

/** The first failure decides, so whoever judges quickly speaks first: laws, then the table, then the walks. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => costOf(one) - costOf(other));
  }
}

const slowest = ['tables.test.ts', 'walks.test.ts'];
const costOf = ({ moduleId }: TestSpecification): number => slowest.findIndex((name) => moduleId.endsWith(name));

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
    sequence: { sequencer: QuickestFirst },
  },
});
