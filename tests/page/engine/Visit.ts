import type { BrowserContext, Page, Request } from 'playwright/test';
import { expect } from 'playwright/test';
import { limits } from '#contract/limits.ts';
import { type Account, ada, sessionOf } from '../border/account.ts';
import type { Border } from '../border/openBorder.ts';
import { travel } from './travel.ts';

/** Where the library keeps the session, and how its tabs call each other. */
const SESSION_KEY = 'servolab-session';

/** A part of the site is no question, and may be held back by itself. */
const isPart = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/assets/');

/** One visitor with one page, and the world around it. Time passes by itself unless it is stopped. */
export class Visit {
  readonly page: Page;
  readonly border: Border;
  readonly #context: BrowserContext;
  readonly #kept = new Map<string, string>();
  #isStopped = false;
  /** So many the page has heard. */
  #heartbeats = 0;
  #letPartArrive: () => void = () => undefined;
  /** What the page has asked, and has not heard the end of. */
  readonly #asked = new Set<Request>();

  constructor(context: BrowserContext, page: Page, border: Border) {
    this.#context = context;
    this.page = page;
    this.border = border;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"heartbeat"')) this.#heartbeats += 1;
      }),
    );
    page.on('request', (request) => {
      if (/^(fetch|xhr)$/.test(request.resourceType()) && !isPart(request)) this.#asked.add(request);
    });
    page.on('requestfinished', (request) => this.#asked.delete(request));
    page.on('requestfailed', (request) => this.#asked.delete(request));
  }

  /** The page has heard what was answered, also where it shows nothing of it. */
  async hearAnswers(): Promise<void> {
    const { questions } = this.border;
    const message = 'the page hears what was answered';
    await expect.poll(() => this.#asked.size <= questions.waiting, { message, intervals: [0, 5, 20] }).toBe(true);
    // What has come is read in a task of its own, and so is what an answer leads to. The page may be left by one.
    await expect(() => this.page.evaluate(nextTask)).toPass({ intervals: [0] });
  }

  /** The browser remembers this learner from an earlier visit. */
  async remember(account: Account = ada, lifetime?: number): Promise<void> {
    await this.store(SESSION_KEY, JSON.stringify(sessionOf(account, lifetime)));
  }

  /** Something that the browser has kept for this site from an earlier visit. */
  async store(key: string, value: string): Promise<void> {
    this.#kept.set(key, value);
    const localStorage = [...this.#kept].map(([name, text]) => ({ name, value: text }));
    await this.#context.setStorageState({ cookies: [], origins: [{ origin: this.border.address, localStorage }] });
  }

  /** This browser keeps nothing under this name, as in some private windows. To be called before the page is opened. */
  async forbidDatabase(name: string): Promise<void> {
    await this.page.addInitScript((forbidden) => {
      // oxlint-disable-next-line typescript/unbound-method -- it is called for its factory
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (asked, version) {
        if (asked === forbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
        return open.call(this, asked, version);
      };
    }, name);
  }

  /** This part of the site is on its way, once it is asked for, until it is let arrive. */
  async holdPart(part: RegExp): Promise<void> {
    const arrived = new Promise<void>((arrive) => {
      this.#letPartArrive = arrive;
    });
    await this.page.route(part, async (route) => {
      await arrived;
      await route.continue();
    });
  }

  letPartArrive(): void {
    this.#letPartArrive();
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.border.address}${path}`);
  }

  /** A path of the site without leaving the page: by going back to it in the history. */
  async goBackTo(path: string): Promise<void> {
    await this.page.evaluate((wanted) => {
      window.history.pushState(null, '', wanted);
      window.history.pushState(null, '', '/');
    }, path);
    await travel(this.page, -1);
  }

  /** Another tab of this browser becomes somebody else's, or nobody's: its library leaves that for this one to be found, and says so. */
  async tellFromAnotherTab(event: 'SIGNED_IN' | 'USER_UPDATED' | 'SIGNED_OUT', account: Account = ada): Promise<void> {
    const session = event === 'SIGNED_OUT' ? null : sessionOf(account);
    const tab = await this.#context.newPage();
    await tab.goto(`${this.border.address}/config.json`);
    await tab.evaluate(
      ([key, change]) => {
        if (change.session === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, JSON.stringify(change.session));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window has one, that of a channel none
        new BroadcastChannel(key).postMessage(change);
      },
      [SESSION_KEY, { event, session }] as const,
    );
    await tab.close();
  }

  /** Another tab of this browser keeps something for this site. */
  async storeInAnotherTab(key: string, value: string): Promise<void> {
    const tab = await this.#context.newPage();
    await tab.goto(`${this.border.address}/config.json`);
    await tab.evaluate(([name, text]) => window.localStorage.setItem(name, text), [key, value] as const);
    await tab.close();
  }

  /** Another tab of this browser stores the details of this learner. */
  async storeDetailsInAnotherTab(account: Account = ada): Promise<void> {
    const tab = await this.#context.newPage();
    await tab.goto(`${this.border.address}/config.json`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window has one, that of a channel none
    await tab.evaluate((userId) => new BroadcastChannel('servolab-details').postMessage(userId), account.id);
    await tab.close();
  }

  /** From now on no timer of the page fires by itself, nor is it painted: what is fetched behind the first paint is here before. */
  async stopTime(): Promise<void> {
    if (this.#isStopped) return;
    if (this.page.url() !== 'about:blank') await expect(this.page.locator('section[aria-live]')).toBeAttached();
    // It is stopped at a moment that must be ahead, and on a busy machine may be over before the page hears of it.
    await expect(async () => {
      const now = await this.page.evaluate(() => Date.now());
      await this.page.clock.pauseAt(now + 150);
    }).toPass({ intervals: [0] });
    this.#isStopped = true;
  }

  async letTimePass(): Promise<void> {
    if (!this.#isStopped) return;
    await this.page.clock.resume();
    this.#isStopped = false;
  }

  /** This much time passes now, and what waited for it happens. The server is heard all the while. */
  async wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= limits.heartbeatMs) {
      await this.hearHeartbeat();
      await this.page.clock.runFor(Math.min(left, limits.heartbeatMs));
    }
  }

  /**
   * The server says that it is there, and the page has heard it. On a busy machine that takes longer than the little time in
   * which the page lets seconds pass, and three heartbeats that it has not heard would end its connection.
   */
  async hearHeartbeat(): Promise<void> {
    const { connections } = this.border;
    const before = this.#heartbeats;
    if (!connections.beat()) return;
    const isHeard = () => this.#heartbeats > before || !connections.isOpen;
    await expect.poll(isHeard, { message: 'the page hears a heartbeat', intervals: [0, 5, 20] }).toBe(true);
  }

  /** Time passes in steps of some milliseconds until this has happened. */
  async waitUntil(hasHappened: () => boolean, what: string, step = 500): Promise<void> {
    await expect(async () => {
      if (hasHappened()) return;
      await this.wait(step);
      expect(hasHappened(), what).toBe(true);
    }).toPass({ intervals: [30] });
  }

  /** Time passes in steps of some milliseconds until the page calls for a connection. */
  async untilCalled(step?: number): Promise<void> {
    await this.waitUntil(() => this.border.connections.isCalled, 'the page calls for a connection', step);
  }

  /** There is a connection when this is over; one that was lost is called for anew. */
  async ensureConnection(): Promise<void> {
    const { connections } = this.border;
    await this.waitUntil(() => connections.isOpen || connections.isCalled, 'the page calls for a connection');
    if (!connections.isOpen) connections.accept();
    await expect(this.page.getByText('WebSocket connected')).toBeVisible();
  }
}

/** Not by a timer of the page, which may stand still. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
}
