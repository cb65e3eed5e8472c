/** What requests and routes of this server carry besides Fastify's own. */
import type { Session } from '../sessions/session.ts';
import type { Budget } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate on every route for learners. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** What a call of this route is charged to; a route for learners without it is charged as `other`. */
    budget?: Budget;
    /** True for the routes that open and close a session: they are reached without one. */
    withoutSession?: boolean;
  }
}
