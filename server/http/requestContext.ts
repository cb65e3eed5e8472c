/** What requests and routes of this server carry besides Fastify's own. */
import type { CallsUnderWay } from '../sessions/CallsUnderWay.ts';
import type { Session } from '../sessions/session.ts';
import type { Budget } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate on every route for learners. */
    session: Session | null;
  }
  interface FastifyInstance {
    callsUnderWay: CallsUnderWay;
  }
  interface FastifyContextConfig {
    /** What a call of this route is charged to; a route for learners without it is charged as `other`. */
    budget?: Budget;
    /** True for the routes that open and close a session: they are reached without one. */
    withoutSession?: boolean;
    /** True for what may be done with an account before its profile is complete. */
    beforeProfile?: boolean;
  }
}
