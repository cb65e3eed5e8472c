/** What operators see and end. To everybody else there is nothing here. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorApi } from '#contract/operatorApi.ts';
import type { Audit, AuditEvent } from '../audit/auditEvents.ts';
import { RequestError } from '../http/requestError.ts';
import { parseRequest } from '../http/serveOperation.ts';
import type { Session } from '../sessions/session.ts';
import { lookAtSite, type SiteParts } from './lookAtSite.ts';
import type { Operators } from './Operators.ts';

export interface OperatorParts extends SiteParts {
  operators: Operators;
  audit: Audit;
}

/** Within the routes of the workspace API, behind its gate. */
export function operatorRoutes(api: FastifyInstance, { operators, audit, ...site }: OperatorParts): void {
  const { workspaces } = site;
  const isKnown = async (learner: string) => (await workspaces.sights()).some(({ learnerId }) => learnerId === learner);
  const tell = (event: AuditEvent, operator: Session, learner: string, isDone: boolean) =>
    audit.note({ event, learner, outcome: isDone ? 'ok' : 'nothing_ran', what: `by ${operator.learnerId}` });

  const look = async (request: FastifyRequest) => {
    await operatorOf(request, operators);
    return lookAtSite(site);
  };

  const stopProgram = async (request: FastifyRequest) => {
    const operator = await operatorOf(request, operators);
    const { learner_id: learner, process_id: program } = parseRequest(operatorApi.stopProgram.body, request.body);
    const workspace = (await isKnown(learner)) ? await workspaces.of(learner) : undefined;
    const isRunning = workspace?.list().some((one) => one.process_id === program && one.status === 'running') ?? false;
    await workspace?.stop(program, { reason: 'operator' });
    tell('program_stopped', operator, learner, isRunning);
    return { ended: isRunning };
  };

  const closeWorkspace = async (request: FastifyRequest) => {
    const operator = await operatorOf(request, operators);
    const { learner_id: learner } = parseRequest(operatorApi.closeWorkspace.body, request.body);
    const isEnded = await workspaces.endSandbox(learner);
    tell('workspace_closed', operator, learner, isEnded);
    return { ended: isEnded };
  };

  api.route({ method: operatorApi.look.method, url: operatorApi.look.path, handler: look });
  api.route({ method: operatorApi.stopProgram.method, url: operatorApi.stopProgram.path, handler: stopProgram });
  api.route({
    method: operatorApi.closeWorkspace.method,
    url: operatorApi.closeWorkspace.path,
    handler: closeWorkspace,
  });
}

/** Who asks, when it is an operator; before anything of the request is read. */
async function operatorOf({ session }: FastifyRequest, operators: Operators): Promise<Session> {
  if (session !== null && (await operators.includes(session))) return session;
  throw new RequestError(404, { code: 'NOTHING_THERE', facts: {} }, 'There is nothing at this address.');
}
