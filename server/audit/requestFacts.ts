/** What the handling of a request found out, for the audit log and the metrics. */
import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The route that was called, also where it says that there is nothing. */
    calledRoute: string | null;
    /** The id of whom the call is about, once that is known; also where the call is refused. */
    aboutLearner: string | null;
    /** The code of the reason why it was refused. */
    refusal: string | null;
    /** Whether another server answers: what becomes of the call is counted and written down there. */
    isPassedOn: boolean;
  }
}
