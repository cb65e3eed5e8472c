/** Tells the audit log of calls: those that its table names, and any that a limit or the origin of its page has stopped. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import './requestFacts.ts';
import { addressOf } from '../limits/addressOf.ts';
import { isInternalRequest } from '../limits/isInternalRequest.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { Audit } from './auditEvents.ts';
import { type CallEvent, eventOfCall } from './eventOfCall.ts';

/** Too large, too often, too little room. */
const LIMITS: ReadonlySet<number> = new Set([413, 429, 507]);

/** Register it before the routes. What the server asks itself comes over no connection, and is not told of. */
export function auditCalls(app: FastifyInstance, audit: Audit): void {
  app.decorateRequest('aboutLearner', null);
  app.decorateRequest('refusal', null);
  app.decorateRequest('calledRoute', null);
  app.decorateRequest('isPassedOn', false);
  app.addHook('onRequest', async (request) => {
    request.calledRoute = request.routeOptions.url ?? null;
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (isInternalRequest(request) || request.isPassedOn) return;
    const call = eventOfCall(request) ?? stoppedCall(request, statusCode);
    const outcome = outcomeOf(request, statusCode);
    if (call === undefined || (call.onlyRefused && outcome === 'ok')) return;
    const { event, what } = call;
    audit.note({
      event,
      learner: request.aboutLearner,
      address: networkOf(addressOf(request)),
      outcome,
      ...(what !== undefined && { what }),
    });
  });
}

function outcomeOf({ refusal }: FastifyRequest, status: number): string {
  return refusal ?? (status < 400 ? 'ok' : String(status));
}

function stoppedCall({ method, calledRoute, refusal }: FastifyRequest, status: number): CallEvent | undefined {
  const what = `${method} ${calledRoute ?? '(no route)'}`;
  if (LIMITS.has(status)) return { event: 'limit_struck', what };
  return refusal === 'FOREIGN_PAGE' ? { event: 'foreign_page_refused', what } : undefined;
}
