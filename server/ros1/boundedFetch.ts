/**
 * How our nodes call others: in place of the ROS library's own `fetch`, which takes any answer for as long as one comes, and several megabytes of
 * memory for what nobody here asks of it. `scripts/bundle.js` puts it there.
 */
import { type IncomingMessage, request as httpRequest } from 'node:http';

/** A master tells all of a graph in one answer: some hundred bytes for each topic. */
const MOST_BYTES = 1_048_576;

const ANSWERED_WITHIN_MS = 10_000;

export class AnswerTooLargeError extends Error {
  constructor() {
    super(`An answer of more than ${MOST_BYTES} bytes`);
  }
}

interface Call {
  method: string;
  headers: Record<string, string>;
  body: string;
}

interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  text: () => Promise<string>;
}

/** Rejects when the answer is too large, or does not come in time. */
export async function boundedFetch(url: string, { method, headers, body }: Call): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const length = String(Buffer.byteLength(body));
    // A connection of its own: nodes come and go, and one that is kept would be found closed.
    const call = httpRequest(url, { method, headers: { ...headers, 'Content-Length': length }, agent: false, signal });
    call.on('response', resolve).on('error', reject).end(body);
  });
  const status = response.statusCode ?? 0;
  const text = await textOf(response);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: response.statusMessage ?? '',
    text: async () => text,
  };
}

async function textOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    // Who leaves this loop closes the connection.
    if (length > MOST_BYTES) throw new AnswerTooLargeError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
