/** What a list of processes costs that has grown long: processor time of the page while it is first shown, while one of them changes, and while it is scrolled. */
import type { CDPSession, Page, WebSocketRoute } from 'playwright';
import type { ProcessEntry } from '#contract/entities.ts';
import { markWelcomed } from '../e2e/welcomed.ts';
import { launchBrowser } from './benchBrowser.ts';
import { account, median, startServer } from './benchServer.ts';

const COUNTS = [10, 200];
const ROUNDS = 20;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const server = await startServer();
const browser = await launchBrowser();
try {
  for (const count of COUNTS) {
    const { shown, changed, scrolled } = await costOf(count);
    console.log(
      `${String(count).padStart(3)} processes: shown ${ms(shown)}, one of them changed ${ms(changed)}, scrolled by a screen ${ms(scrolled)}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}

interface Cost {
  shown: number;
  changed: number;
  scrolled: number;
}

async function costOf(count: number): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await markWelcomed(context);
  const page = await context.newPage();
  const socket = await openWorkspace(page);
  const meter = await context.newCDPSession(page);
  await meter.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByRole('tab', { name: /^Processes/ }).click();

  const tell = (changedAt: string) =>
    socket.send(JSON.stringify({ type: 'process_list', processes: listOf(count, changedAt) }));
  const shown = await spent(page, meter, () => tell('at first'));
  await page.getByText('process 0', { exact: true }).waitFor();
  const changes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    changes.push(await spent(page, meter, () => tell(`for the ${round}. time`)));
  const panel = page.getByRole('tabpanel', { name: /^Processes/ });
  const scrolls: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    scrolls.push(
      await spent(page, meter, () => panel.evaluate((list, by) => list.scrollBy(0, by), round % 2 === 0 ? 400 : -200)),
    );
  await context.close();
  return { shown, changed: median(changes), scrolled: median(scrolls) };
}

/** Signs in, and takes over what the server tells the page of processes. */
async function openWorkspace(page: Page): Promise<WebSocketRoute> {
  let route: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/ws/, (socket) => {
    route = socket;
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      if (!String(message).includes('"type":"process_list"')) socket.send(message);
    });
  });
  await page.goto(`${server.address}/auth/signin?redirect=/challenge/1`);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('File ready').waitFor();
  await page.getByText('WebSocket connected').waitFor();
  if (route === undefined) throw new Error('The page opened no socket.');
  return route;
}

/** Milliseconds of the main thread until what it leads to has been painted. */
async function spent(page: Page, meter: CDPSession, deed: () => unknown): Promise<number> {
  const before = await taskTime(meter);
  await deed();
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        // What came over the socket meanwhile is drawn in the second frame at the latest.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  return (await taskTime(meter)) - before;
}

async function taskTime(meter: CDPSession): Promise<number> {
  const { metrics } = await meter.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Programs that have ended; what is said of the second of them is another each time. */
function listOf(count: number, changedAt: string): ProcessEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    process_id: `process-${at}`,
    name: `process ${at}`,
    status: 'finished' as const,
    start_time: new Date(Date.UTC(2026, 0, 1) - at * 1000).toISOString(),
    command: at === 1 ? `rosrun gazebo_test_pkg a.py ${changedAt}` : 'rosrun gazebo_test_pkg a.py',
    subscribers: at === 1 ? changedAt.length : 0,
    pid: 100 + at,
    working_directory: '/ws',
    end: { reason: 'exited' as const, code: 0 },
    build: null,
  }));
}
