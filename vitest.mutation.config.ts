import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const machines = namesIn('MUTATED_MACHINES');
const changedFiles = namesIn('MUTATED_FILES');

function namesIn(variable: string): readonly string[] {
  return (process.env[variable] ?? '').split(',').filter((name) => name !== '');
}

/** Files of the recorder, which a machine reads by itself: their laws are those of all recordings. */
const isOfRecorder = (file: string): boolean =>
  !file.endsWith('Machine') && existsSync(join(import.meta.dirname, 'machines', 'recording', `${file}.ts`));

/** The first failure decides, so whoever judges quickly speaks first: laws, then the table, then the walks. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => costOf(one) - costOf(other));
  }
}

const slowest = ['tables.test.ts', 'walks.test.ts'];
const costOf = ({ moduleId }: TestSpecification): number => slowest.findIndex((name) => moduleId.endsWith(name));

/**
 * The tests that judge machines when they or what they are made of is changed on purpose: their names, tables, walks and laws – those of
 * `console` are also those of `consoleList`, those of `build` also stand with the workspace – and those of a changed file alone; of a file of the recorder
 * all of the recorder's, but for those that take many seconds for each change. Left out are tests that could not tell: those that
 * read the source, where every change stands written at once, and replays, which compare the changed machine with itself.
 */
export default defineConfig({
  test: {
    include: [
      'tests/models/{nouns,tables,walks}.test.ts',
      ...machines.flatMap((machine) => [
        `tests/machines/**/${machine}*Machine*.test.ts`,
        `tests/machines/**/*Machine.${machine}.test.ts`,
      ]),
      ...changedFiles.map((file) => `tests/machines/**/${file}.test.ts`),
      ...(changedFiles.some(isOfRecorder) ? ['tests/machines/recording/*.test.ts'] : []),
    ],
    exclude: ['tests/machines/recording/{LogViewer,exactness,secrets,segments,testText}.test.ts'],
    sequence: { sequencer: QuickestFirst },
    // What never ends is ended from outside; a busy machine makes no test fail.
    testTimeout: 300_000,
  },
});
