/** What is measured of a page that shows a flood. */
import type { CDPSession, Page } from 'playwright';

/** What a page took for its work: by the clock, by the processor, and in memory that is left when it is done. */
export interface Cost {
  seconds: number;
  cpuMs: number;
  heapMb: number;
}

export interface Watched {
  framesDropped: number;
  longestTaskMs: number;
}

/** Measures a page while it does its work. */
export type Meter<Measured> = (page: Page, work: () => Promise<void>) => Promise<Measured>;

export async function measureCost(page: Page, work: () => Promise<void>): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  // By the processor's time: what else the machine does is no cost of either.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // To collect the garbage for the sake of a figure is no work of the page.
  const heapBefore = await heapSize(session);
  const taskBefore = await taskTime(session);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const taskAfter = await taskTime(session);
  const heapAfter = await heapSize(session);
  return {
    seconds,
    cpuMs: (taskAfter - taskBefore) * 1000,
    heapMb: (heapAfter - heapBefore) / 1_000_000,
  };
}

export async function watchFrames(page: Page, work: () => Promise<void>): Promise<Watched> {
  await page.evaluate(countFrames);
  await work();
  return page.evaluate(() => (globalThis as unknown as { watched: () => Watched }).watched());
}

/** Runs in the page: counts frames that came later than the next one was due, and long tasks. */
function countFrames(): void {
  let last = performance.now();
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
  Object.assign(globalThis, { watched: (): Watched => ({ framesDropped, longestTaskMs }) });
}

/** What the page's thread has worked so far, in seconds. */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** In bytes, without what is garbage. What is kept in arrays of bytes counts as well: a terminal keeps its lines there. */
async function heapSize(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}
