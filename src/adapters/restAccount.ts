import type { AccountPort } from '#machines/ports/accountPort.ts';
import { type WorkspaceCalls, reasonOf } from './workspaceCalls.ts';

/** What runs is ended first and a large workspace takes its time: an answer that comes late is better than none. */
const ANSWERED_WITHIN_MS = 120_000;
const UNAUTHENTICATED = 401;

/** The account of who is signed in, over the workspace API. */
export function restAccount(call: WorkspaceCalls): AccountPort {
  return {
    async delete({ email, password }) {
      const answer = await call('deleteAccount', { body: { email, password }, timeoutMs: ANSWERED_WITHIN_MS });
      if (answer.outcome === 'answered') return { outcome: 'deleted' };
      if (answer.outcome === 'unreachable') return { outcome: 'unanswered' };
      if (answer.status === UNAUTHENTICATED) return { outcome: 'signedOut' };
      return { outcome: 'refused', message: reasonOf(answer) };
    },
  };
}
