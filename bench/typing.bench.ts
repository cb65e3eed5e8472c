/**
 * What a key costs, and how long it takes to the frame that shows its letter: in the editor by itself, without machines and in a page with nothing else, in a
 * workspace, and in one beside 10,000 lines a second. By turns, in one run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { markWelcomed } from '../e2e/welcomed.ts';
import { launchBrowser } from './benchBrowser.ts';
import { account, median, saveOver, signIn, startServer } from './benchServer.ts';
import { servePages } from './firstSight/servePages.ts';
import { taskTime } from './output/meters.ts';

const ROUNDS = 5;
const KEYS = 60;
/** From key to key: a quick hand, which keeps no time with the frames. */
const PAUSE_MS = [40, 70, 55, 83, 47];

/** Ten thousand lines a second. */
const stream = `#!/usr/bin/env python3
import time
number = 0
while True:
    for _ in range(100):
        number += 1
        print("line", number)
    time.sleep(0.01)
`;

const server = await startServer();
const pages = await servePages(server.address, 'program.html');
const browser = await launchBrowser();
try {
  await saveOver(await signIn(server.address), stream);
  const [alone, workspace, beside]: [Keys, Keys, Keys] = [noKeys(), noKeys(), noKeys()];
  for (let round = 0; round < ROUNDS; round += 1) {
    await inPage(async (page) => {
      await openEditor(page);
      await type(page, alone);
    });
    await inPage(async (page) => {
      await openWorkspace(page);
      await type(page, workspace);
      await startStream(page);
      await type(page, beside);
      await stopStream(page);
    });
  }
  tell('the editor by itself', alone, alone);
  tell('in a workspace', workspace, alone);
  tell('beside 10,000 lines/s', beside, alone);
} finally {
  await browser.close();
  pages.close();
  await server.close();
}

interface Keys {
  /** From each key to the frame that shows it, in milliseconds. */
  times: number[];
  /** Of each round, what a key took of the processor, in milliseconds. */
  costs: number[];
}

function noKeys(): Keys {
  return { times: [], costs: [] };
}

function tell(where: string, { times, costs }: Keys, alone: Keys): void {
  const [time, cost] = [median(times), median(costs)];
  console.log(
    `${where.padEnd(22)} key to paint ${time.toFixed(1)} ms: × ${(time / median(alone.times)).toFixed(2)}, p99 ${percentile(times, 99).toFixed(1)} ms; CPU ${cost.toFixed(1)} ms a key: × ${(cost / median(alone.costs)).toFixed(2)}`,
  );
}

async function inPage(work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await markWelcomed(context);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openEditor(page: Page): Promise<void> {
  await page.goto(`${pages.address}/bare/program.html`);
}

async function openWorkspace(page: Page): Promise<void> {
  await page.goto(`${server.address}/challenge`);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('File ready').waitFor();
}

async function startStream(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Start sensor_subscriber/ }).click();
  await page
    .getByText(/^line \d{4,}$/)
    .first()
    .waitFor();
}

async function stopStream(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Stop sensor_subscriber/ }).click();
  await page.getByRole('button', { name: /^Start sensor_subscriber/ }).waitFor();
}

async function type(page: Page, keys: Keys): Promise<void> {
  await page.locator('.cm-content').press('Control+End');
  await page.evaluate(measureKeys);
  const session = await page.context().newCDPSession(page);
  // By the processor's time: what else the machine does is no cost of the page.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskTime(session);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await wait(PAUSE_MS[key % PAUSE_MS.length]);
  }
  keys.costs.push(((await taskTime(session)) - before) * (1000 / KEYS));
  keys.times.push(...(await page.evaluate(() => (globalThis as unknown as { keyTimes: () => number[] }).keyTimes())));
}

/** Runs in the page. A frame is painted when what waited for it is told of the next task. */
function measureKeys(): void {
  const times: number[] = [];
  const take = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    });
  document.addEventListener('keydown', take, true);
  Object.assign(globalThis, {
    keyTimes: () => {
      document.removeEventListener('keydown', take, true);
      return times;
    },
  });
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
