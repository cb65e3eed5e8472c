/** Deletes the account of who is signed in, with everything that belongs to it. */
import type { FastifyInstance } from 'fastify';
import { workspaceApi } from '#contract/rest.ts';
import { type Confirmed, confirmOwner, UnconfirmedError } from '../accounts/confirmOwner.ts';
import { eraseLearner, type Erasing } from '../accounts/eraseLearner.ts';
import { RateLimiter } from '../limits/rateLimiter.ts';
import { sessionCookieName, sessionCookieOptions } from '../sessions/sessionCookie.ts';
import { SessionsUnavailableError } from '../sessions/session.ts';
import type { SessionGate } from '../sessions/sessionGate.ts';
import { WorkspaceUnavailableError } from '../workspaces/workspace.ts';
import { RequestError, tooManyRequests } from './requestError.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';
import type { SessionListener } from './sessionRoutes.ts';

/** So many tries of one learner in so much time: whoever finds an open page guesses no password. */
const TRIES = 5;
const WITHIN_SECONDS = 600;
/** When the authentication service has been asked too often, it does not say for how long. */
const ASK_AGAIN_SECONDS = 60;

export interface AccountParts extends Omit<Erasing, 'serviceKey' | 'callsEnded'> {
  /** Null where no account can be deleted. */
  serviceKey: string | null;
  gate: SessionGate;
  listener: SessionListener;
  /** Whether the cookie of a session is one for https. */
  isSecure: boolean;
  /** Nothing of the learner is judged any more. */
  forgetSubmissions: (learnerId: string) => void;
}

export function accountRoutes(
  api: FastifyInstance,
  { serviceKey, gate, listener, isSecure, forgetSubmissions, ...parts }: AccountParts,
): void {
  const limiter = new RateLimiter();

  // It is theirs from the first day: whoever has not completed a profile may take it back, too.
  serveOperation(api, 'deleteAccount', { beforeProfile: true }, async ({ request, reply, learner }) => {
    const typed = parseRequest(workspaceApi.deleteAccount.body, request.body);
    if (serviceKey === null) throw notDeletable();
    const { learnerId } = learner;
    const seconds = limiter.take(learnerId, TRIES, WITHIN_SECONDS);
    if (seconds > 0) throw tooManyRequests(seconds);
    const confirmed = await confirmOwner(parts.ask, serviceKey, learnerId, typed).catch((error: unknown) => {
      if (!(error instanceof UnconfirmedError))
        request.log.error({ err: error }, 'An account could not be asked about');
      throw new SessionsUnavailableError('The account could not be asked about.', { cause: error });
    });
    if (confirmed !== 'yes') throw refusals[confirmed]();
    const leftOver = (error: unknown) =>
      request.log.error({ err: error, learner: learnerId }, 'Files of a deleted account could not be removed');
    const callsEnded = () => api.callsUnderWay.othersEnded(learnerId, request);
    await eraseLearner({ ...parts, serviceKey, callsEnded }, learnerId, leftOver).catch((error: unknown) => {
      if (error instanceof WorkspaceUnavailableError) throw error;
      request.log.error({ err: error, learner: learnerId }, 'A learner could not be deleted');
      throw notDeleted();
    });
    forgetSubmissions(learnerId);
    gate.end(learner);
    gate.recheck();
    listener.ended(learner);
    listener.recheck();
    // It stands in the log as it is set up by itself: an operator can say that, and when.
    request.log.warn({ learner: learnerId }, 'A learner has deleted their account.');
    reply.clearCookie(sessionCookieName(isSecure), sessionCookieOptions(isSecure));
    return { success: true };
  });
}

const refusals = {
  otherEmail: () =>
    new RequestError(
      422,
      { code: 'ACCOUNT_EMAIL_DIFFERS', facts: {} },
      'This is not the email address of your account.',
    ),
  otherPassword: () =>
    new RequestError(422, { code: 'ACCOUNT_PASSWORD_WRONG', facts: {} }, 'This is not the password of your account.'),
  tooOften: () => tooManyRequests(ASK_AGAIN_SECONDS),
} satisfies Record<Exclude<Confirmed, 'yes'>, () => RequestError>;

function notDeletable(): RequestError {
  return new RequestError(
    503,
    { code: 'ACCOUNT_NOT_DELETABLE', facts: {} },
    'This server cannot delete accounts: it has no service key of Supabase.',
  );
}

function notDeleted(): RequestError {
  return new RequestError(
    503,
    { code: 'ACCOUNT_NOT_DELETED', facts: {} },
    'Your account is still there, but some of your files may be gone. Please try again.',
  );
}
