import { isOfGateway } from '#contract/gatewayStatuses.ts';
import { WORKSPACE_PATH, limits } from '#contract/limits.ts';
import type { ApiError } from '#contract/rest.ts';
import type { BuildPort, BuildProgress } from '#machines/ports/buildPort.ts';
import { buildEnd } from './buildEnd.ts';
import { randomId } from './randomId.ts';
import { safetyErrorFrom, saveConditions } from './safetyError.ts';
import { type WorkspaceCalls, reasonOf } from './workspaceCalls.ts';

const NOT_FOUND = 404;

/** Builds in the learner's workspace, over the workspace API. Each has an id of its own, by which a lost answer is asked for. */
export function restBuilds(call: WorkspaceCalls, newId: () => string = randomId): BuildPort {
  return {
    async build(request) {
      const processId = newId();
      const answer = await call('buildWithCode', {
        timeoutMs: limits.buildTimeoutMs,
        body: {
          code: request.code,
          file_path: request.path,
          workspace_path: WORKSPACE_PATH,
          packages: request.packages,
          clean_first: request.cleanFirst,
          process_id: processId,
          ...saveConditions(request),
        },
      });
      if (answer.outcome === 'answered') return buildEnd(answer.body);
      // What stands before a server answers for it when that ends, or takes too long: the build may go on.
      if (answer.outcome === 'unreachable' || (answer.error === undefined && isOfGateway(answer.status)))
        return { outcome: 'unanswered', processId, message: answer.message };
      return (
        safetyErrorFrom(answer) ?? {
          outcome: 'failed',
          processId: null,
          ...storedBefore(answer.error),
          detail: reasonOf(answer),
          problems: [],
        }
      );
    },

    async outcomeOf(processId): Promise<BuildProgress> {
      const answer = await call('getBuild', { pathPart: processId });
      if (answer.outcome === 'refused' && answer.status === NOT_FOUND) return { outcome: 'absent' };
      if (answer.outcome !== 'answered') return { outcome: 'unanswered', processId, message: reasonOf(answer) };
      return answer.body.build_result.outcome === 'running' ? { outcome: 'running' } : buildEnd(answer.body);
    },
  };
}

/** A server that could not build any more has stored the text all the same. */
function storedBefore(error: ApiError | undefined): { version: string | null; savedAt?: number } {
  if (error?.stored === undefined) return { version: null };
  return { version: error.stored.version, savedAt: Date.parse(error.stored.saved_at) };
}
