/** Addresses of the server outside the workspace API, asked with the learner's cookie. */
import { limits } from '#contract/limits.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import type { SessionKeeper } from './axiosCalls.ts';

export const UNAUTHENTICATED = 401;

interface Question {
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: object | undefined;
}

export interface ServerAnswer {
  status: number;
  body: string;
}

/** What the server answers, whatever it is. A 401 renews the session and is tried once more. Rejects with the reason where no answer comes. */
export async function askServer(
  path: string,
  renew: SessionKeeper['renew'],
  question: Question = {},
): Promise<ServerAnswer> {
  const first = await send(path, question);
  if (first.status !== UNAUTHENTICATED || (await renew()) !== 'renewed') return first;
  return send(path, question);
}

async function send(path: string, { method = 'GET', body }: Question): Promise<ServerAnswer> {
  try {
    const answer = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limits.requestTimeoutMs),
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    throw new RefusedError({ code: 'service_unreachable', facts: {} });
  }
}
