import { defineConfig } from 'playwright/test';

/**
 * Journeys through a real server, which each worker's fixtures start on a free port with a data folder of their own.
 * The browser is the system's Chromium; its arguments keep it from talking to anyone but that server.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Whole matrices of pages are for `npm run test:full`.
  ...(process.env['FULL_TESTS'] === '1' ? {} : { grepInvert: /@full/ }),
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    headless: true,
    launchOptions: {
      executablePath: '/usr/bin/chromium',
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
    trace: 'retain-on-failure',
  },
});
