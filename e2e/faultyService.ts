/** A service that fails on its way to the page, and is well again when it is told so. */
import { type Page, type Request, type Route, expect } from 'playwright/test';

/** What comes back: an answer of something between, an answer that makes no sense, or none at all. */
export type Fault = 502 | 503 | 504 | 'nonsense' | 'nobody' | 'nothing';

export const faults = [503, 'nonsense', 'nobody'] as const satisfies readonly Fault[];

export interface FaultyService {
  /** How often it was asked while it failed. */
  asked(): number;
  /**
   * Moves the page's clock on, a second at a time, until `done`. Each second waits for the answers that are pending: in a
   * clock that were moved on before, a request would run out of time that is answered at once.
   */
  runClockUntil(done: () => boolean | Promise<boolean>): Promise<void>;
  fail(fault: Fault): void;
  recover(): void;
}

/** `paths` are those of the service that are meant, such as `/auth/v1/token`. */
export async function faultyService(page: Page, paths: RegExp): Promise<FaultyService> {
  let failing: Fault | null = null;
  let asked = 0;
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (paths.test(request.url())) pending.add(request);
  });
  const forget = (request: Request) => void pending.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  await page.route(paths, async (route) => {
    if (failing === null || route.request().method() === 'OPTIONS') return route.continue();
    asked += 1;
    return answer(route, failing);
  });
  return {
    asked: () => asked,
    async runClockUntil(done) {
      while (!(await done())) {
        await page.clock.runFor(1000);
        await expect.poll(() => pending.size).toBe(0);
      }
    },
    fail(fault) {
      failing = fault;
      asked = 0;
    },
    recover: () => void (failing = null),
  };
}

async function answer(route: Route, fault: Fault): Promise<void> {
  if (fault === 'nothing') return;
  if (fault === 'nobody') return route.abort('connectionrefused');
  const status = fault === 'nonsense' ? 200 : fault;
  await route.fulfill({ status, contentType: 'text/html', body: '<html>This is not what you asked for</html>' });
}
