import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Files that start real processes wait longer than those that only compute. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**', 'tests/sql/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/supabase/**'],
          globalSetup: ['tests/globalSetup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'supabase',
          include: ['tests/server/supabase/**/*.test.ts', 'tests/sql/**/*.test.ts'],
          globalSetup: ['tests/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
                testTimeout: 30_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
    ],
  },
});
