/** What a flood of output costs a browser: in the output panel, and in xterm.js that is fed the same lines by the same server. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { markWelcomed } from '../e2e/welcomed.ts';
import { launchBrowser } from './benchBrowser.ts';
import { type Learner, account, median, saveOver, signIn, startProgram, startServer } from './benchServer.ts';
import { type Meter, measureCost, watchFrames } from './output/meters.ts';

const ROUNDS = 5;
/** In these rounds frames are counted, which costs a page as much as a third of a flood; in the others, processor and memory. */
const WATCHED_ROUNDS = 3;
const LINES = 200_000;
const KEPT = 50_000;
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

const server = await startServer();
const browser = await launchBrowser();
try {
  const learner = await signIn(server.address);
  await saveOver(learner, flood);
  const costs = await inTurns(ROUNDS, learner, measureCost);
  compare('CPU, ms', costs, ({ cpuMs }) => cpuMs);
  compare('heap, MB', costs, ({ heapMb }) => heapMb);
  compare('lines a second', costs, ({ seconds }) => LINES / (seconds - PAUSE_SECONDS));
  const watched = await inTurns(WATCHED_ROUNDS, learner, watchFrames);
  compare('longest task, ms', watched, ({ longestTaskMs }) => longestTaskMs);
  compare('frames dropped', watched, ({ framesDropped }) => framesDropped);
} finally {
  await browser.close();
  await server.close();
}

interface Turns<Measured> {
  ours: readonly Measured[];
  theirs: readonly Measured[];
}

async function inTurns<Measured>(rounds: number, learner: Learner, meter: Meter<Measured>): Promise<Turns<Measured>> {
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await withPage((page) => floodPanel(page, meter)));
    theirs.push(await withPage((page) => floodTerminal(page, learner, meter)));
  }
  return { ours, theirs };
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
async function floodPanel<Measured>(page: Page, meter: Meter<Measured>): Promise<Measured> {
  await openWorkspace(page);
  await page.getByRole('button', { name: /^Start sensor_subscriber/ }).click();
  await page.getByText('ready', { exact: true }).first().waitFor({ timeout: PATIENCE_MS });
  // A start brings the robot to the front, and a terminal has none beside it.
  await page.getByRole('tab', { name: 'Console', exact: true }).click();
  const measured = await meter(page, () => page.evaluate(waitForLine, `line ${LINES} of`));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const lines = (await readFile(await (await download).path(), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('line '));
  await page.getByRole('log', { name: 'Real-time Process Output' }).press('Home');
  await page.getByText(`${LINES + 1 - lines.length} earlier lines are no longer kept`).waitFor();
  return measured;
}

/** Runs in the page, and looks at the lines that are drawn alone: to look for a text in the whole page again and again would be most of the cost. */
function waitForLine(last: string): Promise<void> {
  return new Promise((done) => {
    const timer = setInterval(() => {
      const rows = [...document.querySelectorAll('[role="log"] [data-row]')];
      if (!rows.some(({ textContent }) => textContent.includes(last))) return;
      clearInterval(timer);
      done();
    }, 100);
  });
}

/** A terminal that keeps as many lines, fed over a socket of its own. */
async function floodTerminal<Measured>(page: Page, learner: Learner, meter: Meter<Measured>): Promise<Measured> {
  await openWorkspace(page);
  await page.goto('/about');
  await page.addScriptTag({ path: 'node_modules/@xterm/xterm/lib/xterm.js' });
  await page.addStyleTag({ path: 'node_modules/@xterm/xterm/css/xterm.css' });
  const id = await startProgram(learner, 'Flood');
  await page.evaluate(feedTerminal, { id, last: `line ${LINES} of`, kept: KEPT });
  return meter(page, () => page.evaluate(() => (globalThis as unknown as { fed: Promise<void> }).fed));
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

function compare<Measured>(what: string, turns: Turns<Measured>, valueOf: (measured: Measured) => number): void {
  const [one, other] = [median(turns.ours.map(valueOf)), median(turns.theirs.map(valueOf))];
  console.log(`${what.padEnd(24)}  ${one.toFixed(1)}, xterm.js ${other.toFixed(1)}: × ${(one / other).toFixed(2)}`);
}
