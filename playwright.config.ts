import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { workersOn } from './e2e/workersOn.ts';

/**
 * `e2e`: journeys through a real server, which each worker's fixtures start on a free port with a data folder of their own.
 * `page`: walks that are generated from the machines, through the built pages; `cover` then counts what all of them took.
 * `layout`: what the built pages look like on a phone, on paper, in a language with longer words, by the numbers of the specification, when something has happened, and where its history stands.
 * The browser is the system's Chromium in its form without a window, which takes a fifth less time than the one with; its arguments keep it from talking to anyone but those servers.
 */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'e2e', outputDir: 'test-results/e2e' },
    {
      name: 'page',
      testDir: 'tests/page',
      testMatch: 'walks.spec.ts',
      outputDir: 'test-results/page',
      fullyParallel: true,
      use: { trace: 'off' },
    },
    {
      name: 'layout',
      testDir: 'tests/page',
      testMatch: [
        'consoleNotes.spec.ts',
        'forcedColors.spec.ts',
        'leavingByHistory.spec.ts',
        'longWords.spec.ts',
        'phoneBar.spec.ts',
        'phoneRobot.spec.ts',
        'phoneToasts.spec.ts',
        'phoneWords.spec.ts',
        'printed.spec.ts',
        'robotPane.spec.ts',
        'sideFocus.spec.ts',
        'specifiedLayout.spec.ts',
        'statusNotes.spec.ts',
        'steadyLayout.spec.ts',
        'versionFocus.spec.ts',
        'versionLines.spec.ts',
      ],
      outputDir: 'test-results/layout',
    },
    {
      name: 'states',
      testDir: 'tests/page',
      testMatch: 'statePictures.spec.ts',
      outputDir: 'test-results/states',
      fullyParallel: true,
      use: { trace: 'off' },
    },
    {
      name: 'cover',
      testDir: 'tests/page',
      testMatch: 'cover.spec.ts',
      outputDir: 'test-results/cover',
      dependencies: ['page'],
    },
  ],
  // Whole matrices of pages are for `npm run test:full`, and pictures for `npm run pictures`.
  ...(process.env['PICTURES'] === '1'
    ? {}
    : { grepInvert: process.env['FULL_TESTS'] === '1' ? /@pictures/ : /@full|@pictures/ }),
  forbidOnly: process.env['CI'] !== undefined,
  workers: workersOn(availableParallelism()),
  // A test that hangs ends; none is to fail because others keep the machine busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    headless: true,
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    // To keep the page as it was after each step takes a sixth of the processor, so it is asked for. What a failed journey
    // has recorded is kept anyway, and can be replayed.
    trace: process.env['TRACE'] === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
});
