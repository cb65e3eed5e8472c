/**
 * `npm run screenshots`: every page at three widths, in both themes and in every language, as a visitor sees it and as a learner, from a server of its
 * own with an empty data folder. They lie in `screenshots/` beside a sheet of all, `index.html`; `npm run screenshots -- /learn` takes one page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';
import { contactSheet } from './contactSheet.js';
import { freePort } from './devServer.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'screenshots');
const { positionals: wanted } = readArgs({ usage: 'npm run screenshots [-- path …]', most: Infinity });

const CHROMIUM = '/usr/bin/chromium-headless-shell';
const LONGEST_MS = 10_000;
const widths = [360, 768, 1440];
const themes = ['dark', 'light'];
const languages = ['en', 'es'];
const visitors = ['visitor', 'learner'];

/** What stands behind a path that leads to nothing without it. */
const examples = ['/challenge/1', '/learn/basics', '/docs/getting-started', '/nowhere'];

await reportFailure(async () => {
  await prepare(root, existsSync(CHROMIUM) ? [] : ['chromium-headless-shell']);
  const data = mkdtempSync(join(tmpdir(), 'servolab-screenshots-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await isReady(server);
    await takeAll(`http://localhost:${port}`);
  } finally {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
});

/** @param {import('node:child_process').ChildProcess} server */
async function isReady(server) {
  if (server.stdout === null) throw new Error('The server has no output.');
  for await (const chunk of server.stdout) if (String(chunk).includes('is ready:')) return;
  throw new Error('The server ended before it was ready.');
}

/** The addresses of all pages; an example in place of what needs more than a path. */
async function allPaths() {
  const program = join(root, '.cache', 'screenshots', 'pages.js');
  await bundleProgram('machines/site/pages.ts', program);
  const { publicPaths } = await import(pathToFileURL(program).href);
  return [...publicPaths, ...examples].filter((path) => wanted.length === 0 || wanted.includes(path));
}

/** @param {string} address */
async function takeAll(address) {
  const { chromium } = await import('playwright');
  const paths = await allPaths();
  const browser = await chromium.launch({ executablePath: CHROMIUM, chromiumSandbox: false });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  /** @type {import('./contactSheet.js').Picture[]} */
  const pictures = [];
  try {
    for (const who of visitors)
      for (const language of languages)
        for (const theme of themes) {
          const look = { who, language, theme };
          const context = await browser.newContext({ reducedMotion: 'reduce' });
          await context.addInitScript(remember, { theme, language });
          const page = await context.newPage();
          if (who === 'learner') await signIn(page, address);
          for (const path of paths)
            for (const width of widths) {
              const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${who}-${language}-${theme}-${width}.png`;
              await page.setViewportSize({ width, height: 900 });
              await page.goto(address + path);
              await isQuiet(page);
              await page.screenshot({ path: join(folder, name), fullPage: true });
              pictures.push({ path, width, name, ...look });
            }
          await context.close();
          console.log(`${who}, ${language}, ${theme}: ${paths.length * widths.length} taken`);
        }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
  console.log(`${pictures.length} pictures; look at ${join(folder, 'index.html')}`);
}

/**
 * Waits until what the page fetches is here; some pages go on asking.
 * @param {import('playwright').Page} page
 */
async function isQuiet(page) {
  await page.waitForLoadState('networkidle', { timeout: LONGEST_MS }).catch(() => undefined);
}

/**
 * Runs in the page, before it.
 * @param {{ theme: string, language: string }} choices
 */
function remember({ theme, language }) {
  localStorage.setItem('servolab:theme', theme);
  localStorage.setItem('servolab:locale', language);
  localStorage.setItem('servolab:welcome', 'demo,tour');
}

/**
 * @param {import('playwright').Page} page
 * @param {string} address
 */
async function signIn(page, address) {
  await page.goto(`${address}/auth/signin`);
  await page.locator('input[type=email]').fill('learner@example.com');
  await page.locator('input[type=password]').fill('learner-password');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/dashboard/);
}
