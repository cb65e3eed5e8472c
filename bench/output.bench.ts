/** What a flood of output costs a browser: in the output panel, and in xterm.js that is fed the same lines by the same server. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, type Page, chromium } from 'playwright';
import { markWelcomed } from '../e2e/welcomed.ts';
import { type Learner, account, median, saveOver, signIn, startProgram, startServer } from './benchServer.ts';

const ROUNDS = 5;
const LINES = 200_000;
const KEPT = 50_000;
const KEYS = 40;
const PATIENCE_MS = 120_000;

/** So that starting it is not measured. */
const PAUSE_SECONDS = 3;

const flood = `#!/usr/bin/env python3
import sys, time
print("ready")
time.sleep(${PAUSE_SECONDS})
for number in range(1, ${LINES} + 1):
    sys.stdout.write("line %d of as many as Python can print\\n" % number)
`;

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

interface Cost {
  seconds: number;
  cpuMs: number;
  heapMb: number;
  framesDropped: number;
  longestTaskMs: number;
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  chromiumSandbox: false,
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const learner = await signIn(server.address);
  await saveOver(learner, flood);
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await withPage(floodPanel));
    theirs.push(await withPage((page) => floodTerminal(page, learner)));
  }
  compare('CPU, ms', ours, theirs, ({ cpuMs }) => cpuMs);
  compare('heap, MB', ours, theirs, ({ heapMb }) => heapMb);
  compare('longest task, ms', ours, theirs, ({ longestTaskMs }) => longestTaskMs);
  compare('frames dropped', ours, theirs, ({ framesDropped }) => framesDropped);
  compare('lines a second', ours, theirs, ({ seconds }) => LINES / (seconds - PAUSE_SECONDS));
  await saveOver(learner, stream);
  await withPage(async (page) => {
    await openWorkspace(page);
    const quiet = await keyToPaint(page);
    await page.getByRole('button', { name: /^Start sensor_subscriber/ }).click();
    await page
      .getByText(/^line \d{4,}$/)
      .first()
      .waitFor();
    const beside = await keyToPaint(page);
    const [one, other] = [median(quiet), median(beside)];
    console.log(
      `key to paint, ms          quiet ${one.toFixed(1)}, beside 10,000 lines/s ${other.toFixed(1)}: × ${(other / one).toFixed(2)}, the slowest ${Math.max(...beside).toFixed(1)}`,
    );
  });
} finally {
  await browser.close();
  await server.close();
}

async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ baseURL: server.address, bypassCSP: true });
  await markWelcomed(context);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openWorkspace(page: Page): Promise<void> {
  await page.goto('/challenge');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('File ready').waitFor();
}

/** The panel of the product, which starts the program itself. */
async function floodPanel(page: Page): Promise<Cost> {
  await openWorkspace(page);
  await page.getByRole('button', { name: /^Start sensor_subscriber/ }).click();
  await page.getByText('ready', { exact: true }).first().waitFor({ timeout: PATIENCE_MS });
  // A start brings the robot to the front, and a terminal has none beside it.
  await page.getByRole('tab', { name: 'Console', exact: true }).click();
  const cost = await measure(page, async () => {
    await page.getByText(`line ${LINES} of`).first().waitFor({ timeout: PATIENCE_MS });
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const lines = (await readFile(await (await download).path(), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('line '));
  await page.getByRole('log', { name: 'Real-time Process Output' }).press('Home');
  await page.getByText(`${LINES + 1 - lines.length} earlier lines are no longer kept`).waitFor();
  return cost;
}

/** A terminal that keeps as many lines, fed over a socket of its own. */
async function floodTerminal(page: Page, learner: Learner): Promise<Cost> {
  await openWorkspace(page);
  await page.goto('/about');
  await page.addScriptTag({ path: 'node_modules/@xterm/xterm/lib/xterm.js' });
  await page.addStyleTag({ path: 'node_modules/@xterm/xterm/css/xterm.css' });
  const id = await startProgram(learner, 'Flood');
  await page.evaluate(feedTerminal, { id, last: `line ${LINES} of`, kept: KEPT });
  return measure(page, () => page.evaluate(() => (globalThis as unknown as { fed: Promise<void> }).fed));
}

/** Runs in the page: over once the first line was written; `fed` is over once the last one was. */
async function feedTerminal({ id, last, kept }: { id: string; last: string; kept: number }): Promise<void> {
  const { Terminal } = globalThis as unknown as {
    Terminal: new (options: object) => { open(place: Element): void; write(text: string, done: () => void): void };
  };
  const terminal = new Terminal({ scrollback: kept, cols: 120, rows: 12 });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  terminal.open(place);
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'subscribe_process', process_id: id, request_id: 'flood' })),
  );
  await new Promise<void>((ready) => {
    const fed = new Promise<void>((done) => {
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const frame = JSON.parse(data) as { type: string; data: string };
        if (frame.type !== 'process_output') return;
        terminal.write(`${frame.data.replaceAll('\n', '\r\n')}\r\n`, () => {
          ready();
          if (frame.data.includes(last)) done();
        });
      });
    });
    Object.assign(globalThis, { fed });
  });
}

async function measure(page: Page, work: () => Promise<void>): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  // By the processor's time: what else the machine does is no cost of either.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(watchFrames);
  const before = await metrics(session);
  await work();
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: () => Watched }).watched());
  const after = await metrics(session);
  return {
    seconds: watched.seconds,
    framesDropped: watched.framesDropped,
    longestTaskMs: watched.longestTaskMs,
    cpuMs: (after.task - before.task) * 1000,
    heapMb: (after.heap - before.heap) / 1_000_000,
  };
}

interface Watched {
  seconds: number;
  framesDropped: number;
  longestTaskMs: number;
}

/** Runs in the page: counts frames that came later than the next one was due, and long tasks. */
function watchFrames(): void {
  const begun = performance.now();
  let last = begun;
  let framesDropped = 0;
  let longestTaskMs = 0;
  const painted = (now: number) => {
    framesDropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    requestAnimationFrame(painted);
  };
  requestAnimationFrame(painted);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  }).observe({ entryTypes: ['longtask'] });
  Object.assign(globalThis, {
    watched: (): Watched => ({ seconds: (performance.now() - begun) / 1000, framesDropped, longestTaskMs }),
  });
}

/** What is kept in arrays of bytes counts as well: a terminal keeps its lines there. */
async function metrics(session: CDPSession): Promise<{ task: number; heap: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics: all } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => all.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return { task: valueOf('TaskDuration'), heap: usedSize + backingStorageSize };
}

/** From each key to the frame that shows it. */
async function keyToPaint(page: Page): Promise<readonly number[]> {
  await page.getByRole('textbox', { name: /code editor/ }).press('Control+End');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    const take = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    document.addEventListener('keydown', take, true);
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await wait(100);
  }
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}

function compare(what: string, ours: readonly Cost[], theirs: readonly Cost[], valueOf: (cost: Cost) => number): void {
  const [one, other] = [median(ours.map(valueOf)), median(theirs.map(valueOf))];
  console.log(`${what.padEnd(24)}  ${one.toFixed(1)}, xterm.js ${other.toFixed(1)}: × ${(one / other).toFixed(2)}`);
}
