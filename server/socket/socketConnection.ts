/** One open socket: it lives as long as its session, answers its frames, and is closed when it misbehaves or is dead. */
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { clientFrame, closeCodes, type ServerFrame } from '#contract/socket.ts';
import { limits } from '#contract/limits.ts';
import { CLOCK_SKEW_S, type Session } from '../sessions/session.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import { WorkspaceFeed } from './workspaceFeed.ts';

/** So many pings in a row may stay without an answer: a busy computer is no lost one. */
const MAX_UNANSWERED = 2;
/** A reader that is stuck will not take a farewell either. */
const FAREWELL_MS = 1000;
const MESSAGES_AT_ONCE = 40;
const MESSAGES_PER_SECOND = 20;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const requestIdOnly = v.object({ request_id: v.pipe(v.string(), v.maxLength(limits.requestIdLength)) });

export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #feed: WorkspaceFeed;
  readonly #budget = new TokenBucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, performance.now());
  readonly #heartbeat: NodeJS.Timeout;
  #session: Session;
  #expiry: NodeJS.Timeout | null = null;
  #unanswered = 0;

  /** `epoch` names this run of the server. */
  constructor(socket: WebSocket, session: Session, workspace: Workspace, epoch: string) {
    this.#socket = socket;
    this.#session = session;
    this.#send({ type: 'welcome', message: 'Connected to the workspace.', epoch });
    this.#feed = new WorkspaceFeed(workspace, {
      waiting: () => socket.bufferedAmount,
      send: (frame) => this.#send(frame),
      giveUp: () => this.close(closeCodes.tooSlow, 'This reader is too slow.'),
    });
    this.#heartbeat = setInterval(() => this.#beat(), limits.heartbeatMs);
    this.liveOn(session);
    socket.on('pong', () => (this.#unanswered = 0));
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('close', () => this.#release());
  }

  /** What the socket lives on at the moment. */
  get session(): Session {
    return this.#session;
  }

  /** Lives on this session from now on, until no clock can still think it valid. */
  liveOn(session: Session): void {
    this.#session = session;
    if (this.#expiry !== null) clearTimeout(this.#expiry);
    const remaining = Math.max(0, (session.expiresAt + CLOCK_SKEW_S) * 1000 - Date.now());
    this.#expiry = setTimeout(() => this.endSession(), Math.min(remaining, LONGEST_TIMER_MS));
  }

  endSession(): void {
    this.close(closeCodes.sessionEnded, 'The session has ended.');
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), FAREWELL_MS).unref();
  }

  #send(frame: ServerFrame): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#budget.take(performance.now()) > 0) {
      return this.close(closeCodes.tooManyMessages, 'Too many messages.');
    }
    const given = isBinary ? undefined : parseJson(data);
    const parsed = v.safeParse(clientFrame, given);
    if (!parsed.success) return this.#send({ type: 'error', ...requestIdOf(given), error: faultOf(given, isBinary) });
    if (parsed.output.type === 'subscribe_process') return this.#feed.subscribe(parsed.output);
    this.#feed.unsubscribe(parsed.output);
  }

  #beat(): void {
    if (this.#unanswered >= MAX_UNANSWERED) return this.#socket.terminate();
    this.#unanswered += 1;
    this.#socket.ping();
    this.#send({ type: 'heartbeat' });
  }

  #release(): void {
    clearInterval(this.#heartbeat);
    if (this.#expiry !== null) clearTimeout(this.#expiry);
    this.#feed.close();
  }
}

function parseJson(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  } catch {
    return undefined;
  }
}

function requestIdOf(given: unknown): { request_id?: string } {
  const parsed = v.safeParse(requestIdOnly, given);
  return parsed.success ? { request_id: parsed.output.request_id } : {};
}

function faultOf(given: unknown, isBinary: boolean): string {
  if (isBinary) return 'A message must be text, not binary.';
  if (given === undefined) return 'A message must be JSON.';
  return 'A message must be subscribe_process or unsubscribe_process, with process_id and request_id as text.';
}
