/** Leaving for the page of a provider. */
import type { LeaveAnswer } from '#machines/ports/authPort.ts';
import type { Reason } from '#machines/ports/reason.ts';
import { errorFactOf } from '#contract/errorFacts.ts';
import { limits } from '#contract/limits.ts';

/**
 * Asks the service first whether it leads there, so that a refusal or a service that is away is said on this page, and
 * not on a bare page of the service. Rejects, and leads nowhere, when nobody wants to leave any more by then.
 */
export async function leaveForProvider(
  url: string,
  leave: (url: string) => void,
  isWanted: () => boolean,
): Promise<LeaveAnswer> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limits.requestTimeoutMs) });
  if (!isWanted()) throw new Error('Nobody wants to leave any more.');
  // Browsers do not say where a redirection leads, only that it is one.
  if (answer.type === 'opaqueredirect' || isRedirection(answer.status)) {
    leave(url);
    return { outcome: 'leaving' };
  }
  if (answer.status < 400 || answer.status >= 500) throw new Error(`Request failed with status code ${answer.status}`);
  const message = reasonIn(await answer.json());
  if (message === undefined) throw new Error(`Request failed with status code ${answer.status}`);
  return { outcome: 'refused', message };
}

const isRedirection = (status: number): boolean => status >= 300 && status < 400;

/** Newer services call them `code` and `message`, older ones `error_code` and `msg`. */
function reasonIn(body: unknown): Reason | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const code = ('error_code' in body && body.error_code) || ('code' in body && body.code);
  const fact = typeof code === 'string' ? errorFactOf(code, {}) : undefined;
  if (fact !== undefined) return fact;
  const words = ('msg' in body && body.msg) || ('message' in body && body.message);
  return typeof words === 'string' ? words : undefined;
}
