import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { icons } from './scripts/icons.js';
import { judgingTests } from './scripts/judgingTests.js';

const machines = namesIn('MUTATED_MACHINES');
const changedFiles = namesIn('MUTATED_FILES');

function namesIn(variable: string): readonly string[] {
  return (process.env[variable] ?? '').split(',').filter((name) => name !== '');
}

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

/** The tests that judge machines when they or what they are made of is changed on purpose. */
export default defineConfig({
  plugins: [icons()],
  test: {
    include: judgingTests(import.meta.dirname, machines, changedFiles),
    setupFiles: ['tests/models/quickJudges.ts', 'tests/views/quickStyles.ts'],
    sequence: { sequencer: QuickestFirst },
    // Each change has a worker of its own, which reads the machine once and not for each file of tests.
    isolate: false,
    // What never ends is ended from outside; a busy machine makes no test fail.
    testTimeout: 300_000,
  },
});
