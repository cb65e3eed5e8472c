/** Where other nodes call one of ours, made so that whoever calls cannot make its memory grow. */
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { HttpHandler, HttpServer } from '@foxglove/xmlrpc';

/** Learners' programs run beside a node of ours; nobody else has business with its port. */
export const LOOPBACK = '127.0.0.1';

/** Calls have some hundred bytes; only where a topic has many publishers do their addresses take more. */
const MOST_BYTES = 65_536;

/** So many callers at a time; whoever comes after them is turned away. */
const MOST_CALLERS = 64;

const TOO_LARGE = 413;
const FAILED = 500;

export class LoopbackHttpServer implements HttpServer {
  handler: HttpHandler = async () => ({ statusCode: 404 });
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.maxConnections = MOST_CALLERS;
  }

  url(): string | undefined {
    const port = this.port();
    return port === undefined ? undefined : `http://${LOOPBACK}:${port}/`;
  }

  port(): number | undefined {
    const address = this.#server.address();
    return address === null || typeof address === 'string' ? undefined : address.port;
  }

  async listen(port?: number, _hostname?: string, backlog?: number): Promise<void> {
    this.#server.listen(port, LOOPBACK, backlog);
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await bodyOf(request);
      if (body === undefined) return void response.writeHead(TOO_LARGE, { connection: 'close' }).end();
      const { statusCode, headers, body: answer } = await this.handler({ body, socket: request.socket });
      response.writeHead(statusCode, headers).end(answer);
    } catch {
      // A caller that is gone needs no answer.
      response.writeHead(FAILED, { connection: 'close' }).end();
    }
  }
}

/** Undefined for one that is too large, of which no more is read. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MOST_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
