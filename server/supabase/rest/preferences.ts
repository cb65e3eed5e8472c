import type { FastifyRequest } from 'fastify';
import { RestError } from './restError.ts';

const ANSWERED = new Set(['application/json', 'application/vnd.pgrst.object+json', 'application/*', '*/*']);

/** Throws RestError when the client accepts no media type that we can send, before the procedure runs. */
export function refuseMediaType({ headers }: FastifyRequest): void {
  const { accept } = headers;
  if (accept === undefined) return;
  const wanted = accept.split(',').map((type) => type.split(';')[0]?.trim() ?? '');
  if (wanted.some((type) => ANSWERED.has(type))) return;
  throw new RestError(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${wanted.join(', ')}`,
  });
}

/** How many rows a call may give before it is undone; null where the client does not say, or not strictly. */
export function mostRowsOf({ headers }: FastifyRequest): number | null {
  const preferred = String(headers['prefer'] ?? '');
  const most = /\bmax-affected=(\d{1,9})\b/.exec(preferred)?.[1];
  return most === undefined || !preferred.includes('handling=strict') ? null : Number(most);
}
