/** What operators see, end and allow. To everybody else there is nothing here. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorApi } from '#contract/operatorApi.ts';
import type { Audit, AuditEvent } from '../audit/auditEvents.ts';
import { RequestError } from '../http/requestError.ts';
import { parseRequest } from '../http/serveOperation.ts';
import type { Session } from '../sessions/session.ts';
import type { Operators } from './Operators.ts';
import type { Site } from './ownSite.ts';

interface OperatorParts {
  site: Site;
  operators: Operators;
  audit: Audit;
}

/** Within the routes of the workspace API, behind its gate. */
export function operatorRoutes(api: FastifyInstance, { site, operators, audit }: OperatorParts): void {
  const tell = (event: AuditEvent, operator: Session, learner: string, outcome: string) =>
    audit.note({ event, learner, outcome, what: `by ${operator.learnerId}` });

  const look = async (request: FastifyRequest) => {
    await operatorOf(request, operators);
    return site.look();
  };

  const stopProgram = async (request: FastifyRequest) => {
    const operator = await operatorOf(request, operators);
    const { learner_id: learner, process_id: program } = parseRequest(operatorApi.stopProgram.body, request.body);
    const ended = await site.stopProgram(learner, program);
    tell('program_stopped', operator, learner, ended ? 'ok' : 'nothing_ran');
    return { ended };
  };

  const closeWorkspace = async (request: FastifyRequest) => {
    const operator = await operatorOf(request, operators);
    const { learner_id: learner } = parseRequest(operatorApi.closeWorkspace.body, request.body);
    const ended = await site.closeWorkspace(learner);
    tell('workspace_closed', operator, learner, ended ? 'ok' : 'nothing_ran');
    return { ended };
  };

  const permitInspection = async (request: FastifyRequest) => {
    const operator = await operatorOf(request, operators);
    const { learner_id: learner, allowed } = parseRequest(operatorApi.permitInspection.body, request.body);
    const done = await site.permitInspection(learner, allowed);
    if (allowed) tell('inspection_allowed', operator, learner, done ? 'ok' : 'no_page_open');
    else tell('inspection_withdrawn', operator, learner, done ? 'ok' : 'not_allowed');
    return { done };
  };

  api.route({ method: operatorApi.look.method, url: operatorApi.look.path, handler: look });
  api.route({ method: operatorApi.stopProgram.method, url: operatorApi.stopProgram.path, handler: stopProgram });
  api.route({
    method: operatorApi.closeWorkspace.method,
    url: operatorApi.closeWorkspace.path,
    handler: closeWorkspace,
  });
  api.route({
    method: operatorApi.permitInspection.method,
    url: operatorApi.permitInspection.path,
    handler: permitInspection,
  });
}

/** Who asks, when it is an operator; before anything of the request is read. */
async function operatorOf({ session }: FastifyRequest, operators: Operators): Promise<Session> {
  if (session !== null && (await operators.includes(session))) return session;
  throw new RequestError(404, { code: 'NOTHING_THERE', facts: {} }, 'There is nothing at this address.');
}
