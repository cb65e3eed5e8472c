/** What one socket and its language server say to each other. */
import { limits } from '#contract/limits.ts';
import type { ClientFrame, LanguageEnd } from '#contract/socket.ts';
import type { LanguageServer } from '../languages/LanguageServer.ts';
import { TooManyLanguageServersError } from '../languages/LanguageServers.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import type { Pipe } from './outputPump.ts';

type LanguagePart = Extract<ClientFrame, { type: 'language_message' }>;

/** So much may wait for a reader before its language server is ended, in bytes. */
const FULL_BYTES = 8_388_608;

export class LanguageFeed {
  readonly #workspace: Workspace;
  readonly #pipe: Pick<Pipe, 'waiting' | 'send'>;
  #server: LanguageServer | undefined;
  /** Which start counts: an earlier one that is only now done does not. */
  #turn = 0;
  #parts: string[] = [];

  constructor(workspace: Workspace, pipe: Pick<Pipe, 'waiting' | 'send'>) {
    this.#workspace = workspace;
    this.#pipe = pipe;
  }

  /** In place of the one that runs. */
  async start(): Promise<void> {
    this.close();
    const turn = this.#turn;
    try {
      const server = await this.#workspace.startLanguageServer({
        received: (text) => this.#receive(turn, text),
        ended: (reason) => this.#lose(turn, reason),
      });
      if (turn !== this.#turn) return server.end();
      this.#server = server;
      this.#pipe.send({ type: 'language_server_started' });
    } catch (error) {
      this.#lose(turn, error instanceof TooManyLanguageServersError ? 'too_many' : 'unavailable');
    }
  }

  take({ text, is_last: isLast }: LanguagePart): void {
    if (this.#server === undefined) return;
    this.#parts.push(text);
    if (this.#length() > limits.languageMessageLength) return this.#refuse();
    if (!isLast) return;
    this.#server.send(this.#parts.join(''));
    this.#parts = [];
  }

  close(): void {
    this.#turn += 1;
    this.#parts = [];
    this.#server?.end();
    this.#server = undefined;
  }

  #receive(turn: number, text: string): void {
    if (turn !== this.#turn) return;
    if (this.#pipe.waiting() >= FULL_BYTES) return this.#end('crashed');
    this.#pipe.send({ type: 'language_message', text });
  }

  #refuse(): void {
    const error = `A message to the language server may have ${limits.languageMessageLength} characters at most.`;
    this.#pipe.send({ type: 'error', error });
    this.#end('crashed');
  }

  #end(reason: LanguageEnd): void {
    this.close();
    this.#pipe.send({ type: 'language_server_ended', reason });
  }

  #lose(turn: number, reason: LanguageEnd): void {
    if (turn === this.#turn) this.#end(reason);
  }

  #length(): number {
    return this.#parts.reduce((sum, part) => sum + part.length, 0);
  }
}
