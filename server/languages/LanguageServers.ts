import type { Sandbox } from '../sandbox/startSandbox.ts';
import { type LanguageListener, type LanguageServer, startLanguageServer } from './LanguageServer.ts';

/** How many of them one workspace may have at a time: one for each page that is written in. */
const AT_ONCE = 3;

export class TooManyLanguageServersError extends Error {
  override name = 'TooManyLanguageServersError';
}

/** The language servers of one workspace. */
export class LanguageServers {
  readonly #idleMs: number;
  #running = 0;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  async start(sandbox: Sandbox, listener: LanguageListener): Promise<LanguageServer> {
    if (this.#running >= AT_ONCE) throw new TooManyLanguageServersError(`${AT_ONCE} language servers run already.`);
    this.#running += 1;
    return startLanguageServer(sandbox, this.#idleMs, listener, () => (this.#running -= 1));
  }
}
