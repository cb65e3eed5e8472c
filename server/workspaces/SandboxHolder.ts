import type { Sandbox } from '../sandbox/startSandbox.ts';
import { stopping } from './workspace.ts';

/** Holds a workspace's sandbox while it is needed: one at most, started on use, ended when it has been idle. */
export class SandboxHolder {
  readonly #start: () => Promise<Sandbox>;
  readonly #idleMs: number;
  readonly #isNeeded: () => boolean;
  #starting: Promise<Sandbox> | undefined;
  #current: Sandbox | undefined;
  /** Resolves when the one that was idle has ended. */
  #ending: Promise<unknown> = Promise.resolve();
  #uses = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(start: () => Promise<Sandbox>, idleMs: number, isNeeded: () => boolean) {
    this.#start = start;
    this.#idleMs = idleMs;
    this.#isNeeded = isNeeded;
  }

  get current(): Sandbox | undefined {
    return this.#current;
  }

  /** Does the work with a running sandbox, which is not idle meanwhile. */
  async use<Result>(work: (sandbox: Sandbox) => Promise<Result>): Promise<Result> {
    this.#uses += 1;
    this.reconsider();
    try {
      return await work(await this.#running());
    } finally {
      this.#uses -= 1;
      this.reconsider();
    }
  }

  /** Call when the answer to whether the sandbox is needed may have changed. */
  reconsider(): void {
    clearTimeout(this.#idle);
    this.#idle = undefined;
    if (this.#starting === undefined || this.#uses > 0 || this.#isNeeded()) return;
    this.#idle = setTimeout(() => this.#endIdle(), this.#idleMs);
    this.#idle.unref();
  }

  /** For good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    const sandbox = await this.#starting?.catch(() => undefined);
    await Promise.all([sandbox?.close(), this.#ending]);
  }

  /** Whoever comes while it ends is given another, for what began in this one would be lost. */
  #endIdle(): void {
    const sandbox = this.#current;
    if (sandbox === undefined) return;
    this.#forget();
    this.#ending = sandbox.close();
  }

  #running(): Promise<Sandbox> {
    if (this.#isClosed) return Promise.reject(stopping());
    this.#starting ??= this.#begin();
    return this.#starting;
  }

  async #begin(): Promise<Sandbox> {
    try {
      await this.#ending;
      const sandbox = await this.#start();
      this.#current = sandbox;
      void sandbox.ended.then(() => this.#current === sandbox && this.#forget());
      return sandbox;
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  #forget(): void {
    this.#current = undefined;
    this.#starting = undefined;
    clearTimeout(this.#idle);
  }
}
