/** Opening and closing the session cookie. */
import type { FastifyInstance } from 'fastify';
import { workspaceApi, type AnswerOf } from '#contract/rest.ts';
import './requestContext.ts';
import '../audit/requestFacts.ts';
import { bearerIn } from '../sessions/bearerIn.ts';
import { sessionCookieName, sessionCookieOptions, sessionTokenIn } from '../sessions/sessionCookie.ts';
import type { Session } from '../sessions/session.ts';
import type { SessionGate } from '../sessions/sessionGate.ts';
import { admissionError } from './guardApi.ts';

/** Who has to know of changed sessions: the sockets that live on them. */
export interface SessionListener {
  /** The session now lasts longer. */
  renewed(session: Session): void;
  ended(session: Session): void;
  /** Sessions may have ended elsewhere. */
  recheck(): void;
}

export function sessionRoutes(
  api: FastifyInstance,
  gate: SessionGate,
  isSecure: boolean,
  listener: SessionListener,
): void {
  const name = sessionCookieName(isSecure);
  const options = sessionCookieOptions(isSecure);
  const config = { withoutSession: true };

  api.post(workspaceApi.openSession.path, { config }, async (request, reply) => {
    const token = bearerIn(request.headers.authorization);
    const session = token === null ? null : await gate.recognize(token);
    request.aboutLearner = session?.learnerId ?? null;
    if (session === null || (await gate.hasEnded(session))) throw admissionError('unknown');
    listener.renewed(session);
    const maxAge = Math.max(0, session.expiresAt - Math.floor(Date.now() / 1000));
    const answer: AnswerOf<'openSession'> = { success: true, expires_at: session.expiresAt };
    return reply.setCookie(name, session.token, { ...options, maxAge }).send(answer);
  });

  api.delete(workspaceApi.closeSession.path, { config }, async (request, reply) => {
    const token = sessionTokenIn(request.headers.cookie, isSecure);
    const session = token === null ? null : await gate.recognize(token).catch(unknownForNow);
    request.aboutLearner = session?.learnerId ?? null;
    if (session !== null) {
      gate.end(session);
      listener.ended(session);
    }
    const answer: AnswerOf<'closeSession'> = { success: true };
    return reply.clearCookie(name, options).send(answer);
  });
}

/** Signing out works also while the keys cannot be fetched: the cookie goes in any case. */
function unknownForNow(): null {
  return null;
}
