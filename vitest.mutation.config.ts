import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { icons } from './scripts/icons.js';

const machines = namesIn('MUTATED_MACHINES');
const changedFiles = namesIn('MUTATED_FILES');

function namesIn(variable: string): readonly string[] {
  return (process.env[variable] ?? '').split(',').filter((name) => name !== '');
}

const hasView = (machine: string): boolean =>
  existsSync(join(import.meta.dirname, 'tests', 'models', 'views', `${machine}View.tsx`));

/** Files of the recorder, which a machine reads by itself: their laws are those of all recordings. */
const isOfRecorder = (file: string): boolean =>
  !file.endsWith('Machine') && existsSync(join(import.meta.dirname, 'machines', 'recording', `${file}.ts`));

const tables = 'tests/models/tables.test.ts';
const walks = 'tests/models/walks.test.ts';
const views = 'tests/models/views/viewWalks.test.ts';

/** To try every event in every place takes seconds where the table has so many lines. */
const LONG_TABLE = 120;

function hasLongTable(machine: string): boolean {
  const file = join(import.meta.dirname, 'tests', 'models', 'tables', `${machine}.txt`);
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').length > LONG_TABLE;
}

/** In which order they judge. A law takes milliseconds, and waits for seconds where a changed machine stands still, which a short table finds at once. */
const order = machines.some(hasLongTable) ? ['laws', tables, walks, views] : [tables, 'laws', walks, views];

/** The first failure decides, so that only what all others let pass is walked through a view. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  return order.indexOf([tables, walks, views].find((file) => moduleId.endsWith(file)) ?? 'laws');
}

/**
 * The tests that judge machines when they or what they are made of is changed on purpose: their names, tables, laws and walks – those of
 * `console` are also those of `consoleList`, those of `build` also stand with the workspace – and those of a changed file alone; of a file of the recorder
 * all of the recorder's, but for those that take many seconds for each change. Left out are tests that could not tell: those that
 * read the source, where every change stands written at once, and replays, which compare the changed machine with itself.
 */
export default defineConfig({
  plugins: [icons()],
  test: {
    include: [
      'tests/models/nouns.test.ts',
      tables,
      walks,
      ...(machines.some(hasView) ? [views] : []),
      ...machines.flatMap((machine) => [
        `tests/machines/**/${machine}*Machine*.test.ts`,
        `tests/machines/**/*Machine.${machine}.test.ts`,
      ]),
      ...changedFiles.map((file) => `tests/machines/**/${file}.test.ts`),
      ...(changedFiles.some(isOfRecorder) ? ['tests/machines/recording/*.test.ts'] : []),
    ],
    exclude: ['tests/machines/recording/{LogViewer,exactness,logTest,secrets,segments,testText}.test.ts'],
    setupFiles: ['tests/models/quickJudges.ts', 'tests/views/quickStyles.ts'],
    sequence: { sequencer: QuickestFirst },
    // Each change has a worker of its own, which reads the machine once and not for each file of tests.
    isolate: false,
    // What never ends is ended from outside; a busy machine makes no test fail.
    testTimeout: 300_000,
  },
});
