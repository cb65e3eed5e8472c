import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const machine = process.env['MUTATED_MACHINE'] ?? '*';

/** Walks take longest and are seldom the only ones to notice: whatever can tell before them does. */
class WalksLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // No array is sorted here: the method has the same name.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isWalk(one)) - Number(isWalk(other)));
  }
}

const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith('/walks.test.ts');

/**
 * The tests that judge a machine when it is changed on purpose: its table, its walks, its laws – those of `console` are also
 * those of `consoleList`, those of `build` also stand with the workspace. Left out are tests that could not tell: those that
 * read the source, where every change stands written at once, and replays, which compare the changed machine with itself.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: WalksLast },
    include: [
      'tests/models/*.test.ts',
      `tests/machines/**/${machine}*Machine*.test.ts`,
      `tests/machines/**/*Machine.${machine}.test.ts`,
    ],
  },
});
