/** One open socket: it lives as long as its session, answers its frames, and is closed when it misbehaves or is dead. */
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { type Arrival, type ClientFrame, clientFrame, closeCodes, type ServerFrame } from '#contract/socket.ts';
import { limits } from '#contract/limits.ts';
import { CLOCK_SKEW_S, type Session } from '../sessions/session.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import { closeSocket } from './closeSocket.ts';
import { LanguageFeed } from './languageFeed.ts';
import type { Pipe } from './outputPump.ts';
import { ReaderWatch } from './ReaderWatch.ts';
import { WorkspaceFeed } from './workspaceFeed.ts';

/** So many pings in a row may stay without an answer: a busy computer is no lost one. */
const MAX_UNANSWERED = 2;
const MESSAGES_AT_ONCE = 40;
const MESSAGES_PER_SECOND = 20;
/** Each key that is pressed may be a message or two. */
const LANGUAGE_MESSAGES_AT_ONCE = 400;
const LANGUAGE_MESSAGES_PER_SECOND = 100;
/** Ten a second while a key is held, and one more for each key that is pressed or let go. */
const DRIVE_MESSAGES_AT_ONCE = 60;
const DRIVE_MESSAGES_PER_SECOND = 30;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const requestIdOnly = v.object({ request_id: v.pipe(v.string(), v.maxLength(limits.requestIdLength)) });

export interface SocketSettings {
  /** Names the time that the workspace spends at this run of the server. */
  epoch: string;
  /** From another server. */
  arrival?: Arrival;
  /** Hears of each frame how many bytes it has. */
  sent: (bytes: number) => void;
}

export class SocketConnection {
  readonly since = new Date();
  readonly #socket: WebSocket;
  readonly #feed: WorkspaceFeed;
  readonly #languages: LanguageFeed;
  readonly #budget = new TokenBucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, performance.now());
  readonly #languageBudget = new TokenBucket(
    LANGUAGE_MESSAGES_AT_ONCE,
    LANGUAGE_MESSAGES_PER_SECOND,
    performance.now(),
  );
  readonly #driveBudget = new TokenBucket(DRIVE_MESSAGES_AT_ONCE, DRIVE_MESSAGES_PER_SECOND, performance.now());
  readonly #heartbeat: NodeJS.Timeout;
  readonly #reader = new ReaderWatch();
  readonly #sent: SocketSettings['sent'];
  #sentBytes = 0;
  #session: Session;
  #expiry: NodeJS.Timeout | null = null;
  #unanswered = 0;

  constructor(socket: WebSocket, session: Session, workspace: Workspace, { sent, ...place }: SocketSettings) {
    this.#socket = socket;
    this.#sent = sent;
    this.#session = session;
    this.#send({ type: 'welcome', message: 'Connected to the workspace.', ...place });
    const pipe: Pipe = {
      waiting: () => socket.bufferedAmount,
      send: (frame) => this.#send(frame),
      giveUp: () => this.#giveUp(),
    };
    this.#feed = new WorkspaceFeed(workspace, pipe);
    this.#languages = new LanguageFeed(workspace, pipe);
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
    closeSocket(this.#socket, code, reason);
  }

  #giveUp(): void {
    this.close(closeCodes.tooSlow, 'This reader is too slow.');
  }

  #send(frame: ServerFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const bytes = Buffer.from(JSON.stringify(frame));
    this.#sentBytes += bytes.length;
    this.#sent(bytes.length);
    this.#socket.send(bytes, { binary: false });
  }

  #receive(data: RawData, isBinary: boolean): void {
    const given = isBinary ? undefined : parseJson(data);
    const parsed = v.safeParse(clientFrame, given);
    const budget = this.#budgetOf(parsed.success ? parsed.output.type : undefined);
    if (budget.take(performance.now()) > 0) return this.close(closeCodes.tooManyMessages, 'Too many messages.');
    if (!parsed.success) return this.#send({ type: 'error', ...requestIdOf(given), error: faultOf(given, isBinary) });
    this.#obey(parsed.output);
  }

  #budgetOf(type: ClientFrame['type'] | undefined): TokenBucket {
    if (type === 'language_message') return this.#languageBudget;
    return type === 'drive_robot' ? this.#driveBudget : this.#budget;
  }

  #obey(frame: ClientFrame): void {
    switch (frame.type) {
      case 'probe':
        return this.#send({ type: 'probe_answered' });
      case 'subscribe_process':
        return this.#feed.subscribe(frame);
      case 'unsubscribe_process':
        return this.#feed.unsubscribe(frame);
      case 'start_language_server':
        return void this.#languages.start();
      case 'language_message':
        return this.#languages.take(frame);
      case 'watch_robot':
      case 'unwatch_robot':
      case 'reset_robot':
      case 'pause_robot':
      case 'continue_robot':
      case 'take_robot':
      case 'drive_robot':
      case 'release_robot':
        return this.#feed.robot.obey(frame);
      case 'watch_topic':
      case 'unwatch_topic':
        return this.#feed.topic.obey(frame);
      default:
        frame satisfies never;
    }
  }

  #beat(): void {
    if (this.#unanswered >= MAX_UNANSWERED) return this.#socket.terminate();
    if (this.#reader.isStuck(this.#sentBytes, this.#socket.bufferedAmount, performance.now())) return this.#giveUp();
    this.#unanswered += 1;
    this.#socket.ping();
    this.#send({ type: 'heartbeat' });
  }

  #release(): void {
    clearInterval(this.#heartbeat);
    if (this.#expiry !== null) clearTimeout(this.#expiry);
    this.#feed.close();
    this.#languages.close();
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
  return (
    'A message must be subscribe_process or unsubscribe_process, with process_id and request_id as text, ' +
    'watch_robot, unwatch_robot, reset_robot, pause_robot, continue_robot, take_robot, release_robot or unwatch_topic, with request_id as text, ' +
    `drive_robot, with linear from -1 to 1, angular from -2 to 2 and request_id as text, watch_topic, with topic and request_id as text and beside, if there are any, as a list of at most ${limits.plottedTopics} topics, start_language_server, probe, or language_message, with text and is_last.`
  );
}
