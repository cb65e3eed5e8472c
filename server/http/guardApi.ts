/** Stands before every route of the workspace API: where the call comes from, who calls, and how often. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import './requestContext.ts';
import '../audit/requestFacts.ts';
import type { Budget, RateLimits } from '../config/config.ts';
import type { DiskReserve } from '../limits/DiskReserve.ts';
import { addressOf } from '../limits/addressOf.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { CallsUnderWay } from '../sessions/CallsUnderWay.ts';
import { comesFromOurPage } from '../sessions/comesFromOurPage.ts';
import { sessionTokenIn } from '../sessions/sessionCookie.ts';
import type { Admission, SessionGate } from '../sessions/sessionGate.ts';
import type { Session } from '../sessions/session.ts';
import { RequestError, tooManyRequests } from './requestError.ts';

export interface Guard {
  gate: SessionGate;
  limiter: RateLimiter;
  allowedOrigins: readonly string[];
  rateLimits: RateLimits;
  isSecure: boolean;
  disk: DiskReserve;
}

/** What leaves something on the disk. */
const STORING: ReadonlySet<Budget> = new Set(['save', 'build', 'execute']);
const READING = new Set(['GET', 'HEAD']);

export function guardApi(api: FastifyInstance, guard: Guard): void {
  api.decorateRequest('session', null);
  api.decorate('callsUnderWay', new CallsUnderWay());
  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    checkOrigin(request, guard);
    charge(guard.limiter, `address ${networkOf(addressOf(request))}`, guard.rateLimits.addressPerMinute);
    checkEncoding(request);
    if (request.routeOptions.config.withoutSession === true) return;
    const { budget = 'other', beforeProfile = false } = request.routeOptions.config;
    const admission = await guard.gate.admit(sessionTokenIn(request.headers.cookie, guard.isSecure));
    const session = sessionOf(admission, beforeProfile);
    request.aboutLearner = session.learnerId;
    charge(guard.limiter, `${budget} ${session.learnerId}`, guard.rateLimits[`${budget}PerMinute`]);
    if (STORING.has(budget) && !(await guard.disk.hasRoom())) throw diskFull();
    request.session = session;
  });
}

function checkOrigin({ method, headers }: FastifyRequest, { allowedOrigins }: Guard): void {
  if (READING.has(method) || comesFromOurPage(headers, allowedOrigins)) return;
  throw new RequestError(403, { code: 'FOREIGN_PAGE', facts: {} }, 'This call does not come from a page of this site.');
}

function checkEncoding({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return;
  throw new RequestError(415, { code: 'REQUEST_COMPRESSED', facts: {} }, 'A request must not be compressed.');
}

function diskFull(): RequestError {
  return new RequestError(
    507,
    { code: 'DISK_FULL', facts: {} },
    'The disk of the server is nearly full, so nothing can be saved, built or started at the moment. Your files are as they were.',
  );
}

function charge(limiter: RateLimiter, key: string, perMinute: number): void {
  const seconds = limiter.take(key, perMinute);
  if (seconds > 0) throw tooManyRequests(seconds);
}

function sessionOf(admission: Admission, beforeProfile: boolean): Session {
  if (admission.kind === 'admitted') return admission.session;
  if (admission.kind === 'unverified' && beforeProfile) return admission.session;
  throw admissionError(admission.kind);
}

/** The same answers for a call and for a socket. */
export function admissionError(kind: Exclude<Admission['kind'], 'admitted'>): RequestError {
  return admissionErrors[kind]();
}

const admissionErrors = {
  unknown: () =>
    new RequestError(401, { code: 'SIGN_IN_REQUIRED', facts: {} }, 'Sign in to use the workspace.', {
      redirect: '/auth/signin',
    }),
  unverified: () =>
    new RequestError(403, { code: 'PROFILE_REQUIRED', facts: {} }, 'Complete your profile to use the workspace.', {
      redirect: '/auth/userDetails',
    }),
  unavailable: () =>
    new RequestError(
      503,
      { code: 'ACCOUNT_UNCHECKED', facts: {} },
      'Your account cannot be checked at the moment. Please try again.',
    ),
} satisfies Record<Exclude<Admission['kind'], 'admitted'>, () => RequestError>;
