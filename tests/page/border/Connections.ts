/** The server's end of the workspace socket: one connection at a time, which is let in, spoken over and cut as a walk says. */
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { limits } from '#contract/limits.ts';
import { type ClientFrame, type ServerFrame, clientFrame, serverFrame } from '#contract/socket.ts';

interface Caller {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  hangUp: () => void;
}

export class Connections {
  /** While true whoever calls waits to be let in. */
  isPaused = false;
  /** The server says every now and then that it is there. */
  isBeating = true;
  /** What is answered to a frame of the page; nothing unless a walk lets it. */
  reply: (frame: ClientFrame) => ServerFrame | undefined = agree;
  /** Which run of the server it is; a connection begins with it. Null: a connection begins with a heartbeat alone. */
  epoch: string | null = 'e1';
  readonly #server = new WebSocketServer({ noServer: true });
  #callers: Caller[] = [];
  #connection: WebSocket | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Who is not read from is not heard to hang up; before the answer there is nothing else to read.
      const hangUp = () => socket.destroy();
      socket.once('end', hangUp).resume();
      this.#callers.push({ request, socket, head, hangUp });
      if (!this.isPaused) this.accept();
    });
    this.#heartbeat = setInterval(() => this.beat(), limits.heartbeatMs);
  }

  get isCalled(): boolean {
    return this.#waiting().length > 0;
  }

  get isOpen(): boolean {
    return this.#connection?.readyState === 1;
  }

  /** Lets in who called last. */
  accept(): void {
    const { request, socket, head, hangUp } = this.#caller();
    socket.off('end', hangUp);
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      this.#connection = connection;
      this.send(
        this.epoch === null ? { type: 'heartbeat' } : { type: 'welcome', message: 'Welcome', epoch: this.epoch },
      );
      connection.on('message', (data: Buffer) => this.#hear(data.toString()));
    });
  }

  /** Says now that the server is there, unless it is to be silent; answers whether it said so. */
  beat(): boolean {
    const isSaid = this.isBeating && this.isOpen;
    if (isSaid) this.send({ type: 'heartbeat' });
    return isSaid;
  }

  /** Hangs up on who called last. */
  refuse(): void {
    this.#caller().socket.destroy();
  }

  /** Lets in who called last only to say why there is no place. */
  turnAway(code: number): void {
    const { request, socket, head, hangUp } = this.#caller();
    socket.off('end', hangUp);
    this.#server.handleUpgrade(request, socket, head, (connection) => connection.close(code));
  }

  send(frame: v.InferInput<typeof serverFrame>): void {
    if (this.#connection === undefined) throw new Error(`There is no connection for ${frame.type}`);
    this.#connection.send(JSON.stringify(v.parse(serverFrame, frame)));
  }

  /** Ends the connection, with a close frame or without. */
  async close(code?: number): Promise<void> {
    const connection = this.#connection;
    if (connection === undefined) throw new Error('There is no connection to close');
    const closed = once(connection, 'close');
    if (code === undefined) connection.terminate();
    else connection.close(code);
    await closed;
    this.#connection = undefined;
  }

  end(): void {
    clearInterval(this.#heartbeat);
    for (const { socket } of this.#callers) socket.destroy();
    for (const connection of this.#server.clients) connection.terminate();
    this.#server.close();
  }

  #caller(): Caller {
    const caller = this.#waiting().pop();
    if (caller === undefined) throw new Error('Nobody has called');
    return caller;
  }

  /** Whoever has hung up calls no longer. */
  #waiting(): Caller[] {
    this.#callers = this.#callers.filter(({ socket }) => !socket.destroyed);
    return this.#callers;
  }

  #hear(text: string): void {
    const answer = this.reply(v.parse(clientFrame, JSON.parse(text)));
    if (answer !== undefined) this.send(answer);
  }
}

/** Says yes to everything but a language server: there is none. */
export function agree(frame: ClientFrame): ServerFrame | undefined {
  if (frame.type === 'language_message') return undefined;
  if (frame.type === 'probe') return { type: 'probe_answered' };
  if (frame.type === 'start_language_server') return { type: 'language_server_ended', reason: 'unavailable' };
  const { type, request_id } = frame;
  if (frame.type === 'watch_topic' || frame.type === 'unwatch_topic')
    return { type: 'topic_answered', request: frame.type, success: true, request_id, error: null };
  if (!('process_id' in frame))
    return { type: 'robot_answered', request: frame.type, success: true, request_id, error: null };
  const answer = { success: true, process_id: frame.process_id, request_id, error: null };
  return type === 'subscribe_process' ? { type: 'subscribed', ...answer } : { type: 'unsubscribed', ...answer };
}
