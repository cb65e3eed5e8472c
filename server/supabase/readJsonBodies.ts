import type { FastifyInstance } from 'fastify';

/** The largest body, in bytes. */
const BODY_LIMIT = 1_048_576;

/** The body is too large or no JSON; the message says why. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody';
  readonly reason: 'tooLarge' | 'malformed';

  constructor(reason: 'tooLarge' | 'malformed', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Bodies of this plugin are JSON whatever their type says, and none is an empty object. Throws UnreadableBody. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    const chunks: Buffer[] = [];
    let size = 0;
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
    });
    payload.on('error', done);
    payload.on('end', () => {
      if (size > BODY_LIMIT) done(new UnreadableBody('tooLarge', `The body may be ${BODY_LIMIT} bytes at most.`));
      else finish(Buffer.concat(chunks).toString('utf8'), done);
    });
  });
}

function finish(text: string, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, text.trim() === '' ? {} : JSON.parse(text));
  } catch (error) {
    done(new UnreadableBody('malformed', error instanceof Error ? error.message : String(error)));
  }
}
