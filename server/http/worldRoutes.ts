/** Which world a learner's robot drives in. */
import type { FastifyInstance } from 'fastify';
import { workspaceApi } from '#contract/rest.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { RequestError } from './requestError.ts';
import { parseRequest, serveOperation } from './serveOperation.ts';

export function worldRoutes(api: FastifyInstance, workspaces: Workspaces): void {
  serveOperation(api, 'openWorld', {}, async ({ request, learner }) => {
    const { challenge_id } = parseRequest(workspaceApi.openWorld.body, request.body);
    const workspace = await workspaces.of(learner.learnerId);
    if (!workspace.openChallenge(challenge_id)) {
      const fact = { code: 'CHALLENGE_NOT_FOUND', facts: { challenge_id } } as const;
      throw new RequestError(404, fact, `There is no challenge ${challenge_id}.`);
    }
    return { success: true, challenge_id };
  });

  serveOperation(api, 'getWorld', {}, async ({ learner }) => {
    const workspace = await workspaces.of(learner.learnerId);
    return workspace.openedWorld();
  });
}
