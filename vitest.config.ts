import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { icons } from './scripts/icons.js';

/** A test that hangs ends after this time. No test is to fail because others keep the machine busy, so it is long. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Tests of what has neither a page nor a server. */
const laws = [
  'tests/machines/**/*.test.ts',
  'tests/models/*.test.ts',
  'tests/texts/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
];

/** What reads machines for Stately's tools knows the version of the library before ours, which is there for it alone. */
const stately = {
  '@xstate/machine-extractor': join(
    import.meta.dirname,
    'node_modules/@xstate/machine-extractor/dist/xstate-machine-extractor.esm.js',
  ),
  'xstate/lib': 'xstate-4/lib',
};

/** Begun last, it would run alone for a minute while the other core is idle. */
const longest = 'tests/models/views/viewWalks.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the order of the runner, not of an array
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: (typeof files)[number]) => moduleId.endsWith(longest);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Tests of what is on a page, and others that need what stands in for a browser. */
const views = [
  'tests/views/**/*.test.{ts,tsx}',
  'tests/models/views/*.test.{ts,tsx}',
  'tests/importFetched.test.ts',
  'tests/lateApp.test.tsx',
  'tests/showPrerendered.test.tsx',
  'tests/adapters/prefetchOnIntent.test.ts',
  'tests/adapters/logDownload.test.ts',
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: the tests of the server wait for robots and builds for a third of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [icons()],
        resolve: { alias: stately },
        test: {
          name: 'laws',
          include: laws,
          setupFiles: ['tests/models/keepLaws.ts'],
          server: { deps: { inline: ['@xstate/machine-extractor'] } },
          // They change nothing outside themselves, and reading the machines anew takes longer than most of them.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [icons()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...laws, ...views, 'tests/server/**', 'tests/sql/**'],
          setupFiles: ['tests/patience.ts'],
          // What they put in the place of something goes with each of them; a process for each file takes half of the work.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          ...patience,
        },
      },
      {
        plugins: [icons()],
        test: {
          name: 'views',
          include: views,
          setupFiles: ['tests/patience.ts', 'tests/views/quickStyles.ts'],
          // A context for each file, in threads that stay: what stands in for a browser is read once for each thread and not
          // for each file, which leaves two fifths of the work.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/supabase/**'],
          globalSetup: ['tests/globalSetup.ts'],
          // Of the proofs as many run at a time as a server judges.
          maxConcurrency: 2,
          // Each opens what it needs; reading the server and its libraries anew for each file is most of the work.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'supabase',
          include: ['tests/server/supabase/**/*.test.ts', 'tests/sql/**/*.test.ts'],
          globalSetup: ['tests/globalSetup.ts'],
          isolate: false,
          ...patience,
        },
      },
      // The SQL once more on a real PostgreSQL, wherever there is one.
      ...(existsSync('/usr/lib/postgresql/15/bin/postgres')
        ? [
            {
              test: {
                name: 'postgres',
                include: ['tests/sql/**/*.test.ts'],
                exclude: ['tests/sql/mutations.test.ts'],
                globalSetup: ['tests/sql/postgres/startPostgres.ts'],
                ...patience,
              },
            },
          ]
        : []),
    ],
  },
});
