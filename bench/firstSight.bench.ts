/**
 * How soon a visitor sees the home page, beside a bare page of react-dom, xstate and @xstate/react with the same words at its top: by turns,
 * each in a browser context of its own, over a slow line and on a slow processor as Lighthouse thinks of a phone.
 */
import type { Browser, BrowserContext } from 'playwright';
import { launchBrowser } from './benchBrowser.ts';
import { median, startServer } from './benchServer.ts';
import { servePages } from './firstSight/servePages.ts';

const ROUNDS = 11;
/** Milliseconds, bytes a second, and how many times slower than this processor. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;

interface Sight {
  lcp: number;
  cls: number;
  /** As they came over the line, until the page was painted. */
  scripts: number;
  styles: number;
  fonts: number;
}

const server = await startServer();
const pages = await servePages(server.address, 'hero.html');
const browser = await launchBrowser();
try {
  const home: Sight[] = [];
  const bare: Sight[] = [];
  // What the site answers is remembered by then, so that both pages come from memory.
  await seen(browser, `${pages.address}/`);
  for (let round = 0; round < ROUNDS; round += 1) {
    home.push(await seen(browser, `${pages.address}/`));
    bare.push(await seen(browser, `${pages.address}/bare/hero.html`));
  }
  compare('largest contentful paint, ms', home, bare, ({ lcp }) => lcp);
  compare('scripts before the first paint, kB', home, bare, ({ scripts }) => scripts / 1000);
  compare('style sheets, kB', home, bare, ({ styles }) => styles / 1000);
  compare('fonts, kB', home, bare, ({ fonts }) => fonts / 1000);
  console.log(`cumulative layout shift        home ${worst(home)}, bare ${worst(bare)} (the largest of ${ROUNDS})`);
} finally {
  await browser.close();
  pages.close();
  await server.close();
}

async function seen(by: Browser, address: string): Promise<Sight> {
  const context = await by.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await sightIn(context, address);
  } finally {
    await context.close();
  }
}

async function sightIn(context: BrowserContext, address: string): Promise<Sight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(listen);
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset['lcp'] !== undefined);
  // The letters that come behind the paint may move something.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const bytesOf = (name: RegExp, until = Infinity) =>
      files
        .filter((file) => name.test(file.name) && file.startTime < until)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      lcp: Number(document.documentElement.dataset['lcp']),
      cls: Number(document.documentElement.dataset['cls'] ?? 0),
      scripts: bytesOf(/\.js$/, painted),
      styles: bytesOf(/\.css$/),
      fonts: bytesOf(/\.woff2$/),
    };
  });
}

/** Writes down on the document of a page when its largest content was painted, and by how much something moved. */
function listen(): void {
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) document.documentElement.dataset['lcp'] = String(startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) shifted += Number(Reflect.get(shift, 'value'));
    document.documentElement.dataset['cls'] = String(shifted);
  }).observe({ type: 'layout-shift', buffered: true });
}

function compare(what: string, home: readonly Sight[], bare: readonly Sight[], of: (sight: Sight) => number): void {
  const [ours, theirs] = [median(home.map(of)), median(bare.map(of))];
  const ratio = theirs === 0 ? '' : `: × ${(ours / theirs).toFixed(2)}`;
  console.log(`${what.padEnd(36)} home ${ours.toFixed(1)}, bare ${theirs.toFixed(1)}${ratio}`);
}

function worst(sights: readonly Sight[]): string {
  return Math.max(...sights.map(({ cls }) => cls)).toFixed(4);
}
