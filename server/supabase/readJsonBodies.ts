import type { FastifyInstance } from 'fastify';
import { unstorableReason } from './unstorableReason.ts';

/** The largest body, in bytes. */
const BODY_LIMIT = 1_048_576;

/** The body is too large or no JSON, or the database could store nothing of what was sent; the message says why. */
export class UnreadableBodyError extends Error {
  override name = 'UnreadableBodyError';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

type UnreadableReason = 'tooLarge' | 'malformed' | 'unstorable';

/**
 * Bodies of this plugin are JSON whatever their type says, and none is an empty object; nothing that the database could
 * not store gets further, in a body, a query or a path. Throws UnreadableBodyError.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const fault = unstorableReason(params) ?? unstorableReason(query) ?? unstorableReason(body);
    if (fault !== null) throw new UnreadableBodyError('unstorable', `The request ${fault}.`);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    const chunks: Buffer[] = [];
    let size = 0;
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
    });
    payload.on('error', () => done(new UnreadableBodyError('malformed', 'The body was cut off.')));
    payload.on('end', () => {
      if (size > BODY_LIMIT) done(new UnreadableBodyError('tooLarge', `The body may be ${BODY_LIMIT} bytes at most.`));
      else finish(Buffer.concat(chunks).toString('utf8'), done);
    });
  });
}

function finish(text: string, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, text.trim() === '' ? {} : JSON.parse(text));
  } catch (error) {
    done(new UnreadableBodyError('malformed', error instanceof Error ? error.message : String(error)));
  }
}
