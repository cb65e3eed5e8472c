/** How the Supabase client reaches the network. */
import { limits } from '#contract/limits.ts';
import { sessionByOwnClock } from './sessionByOwnClock.ts';

/** No answer came. The words are those of the HTTP client of the workspace API, so that a learner reads one language. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, timeoutMs: number) {
    super(isTimeout ? `timeout of ${timeoutMs}ms exceeded` : 'Network Error');
    this.isTimeout = isTimeout;
  }
}

/** Gives up after `timeoutMs`, the whole answer included; rejects with `UnreachableError` when there is none. */
export function supabaseFetch(timeoutMs: number = limits.requestTimeoutMs): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const answer = await fetch(input, { ...init, signal });
      // An answer that stops in its middle is no answer either: the client would take half of it for nonsense.
      return copyOf(answer, sessionByOwnClock(urlOf(input), await answer.text()));
    } catch {
      throw new UnreachableError(timeout.aborted, timeoutMs);
    }
  };
}

function urlOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

function copyOf({ status, statusText, headers }: Response, body: string): Response {
  return new Response(body === '' ? null : body, { status, statusText, headers });
}
