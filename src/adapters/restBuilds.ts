import { WORKSPACE_PATH, limits } from '#contract/limits.ts';
import type { BuildPort } from '#machines/ports/buildPort.ts';
import { safetyRefusalFrom, saveConditions } from './safetyRefusal.ts';
import { type WorkspaceCalls, reasonOf } from './workspaceCalls.ts';

/** Builds in the learner's workspace, over the workspace API. */
export function restBuilds(call: WorkspaceCalls): BuildPort {
  return {
    async build(request) {
      const answer = await call('buildWithCode', {
        timeoutMs: limits.buildTimeoutMs,
        body: {
          code: request.code,
          file_path: request.path,
          workspace_path: WORKSPACE_PATH,
          packages: request.packages,
          clean_first: request.cleanFirst,
          ...saveConditions(request),
        },
      });
      if (answer.outcome !== 'answered')
        return (
          safetyRefusalFrom(answer) ?? {
            outcome: 'failed',
            processId: null,
            version: null,
            detail: reasonOf(answer),
            problems: [],
          }
        );
      const { success, error, build_result: result } = answer.body;
      const stored = {
        processId: result.process_id,
        version: result.version,
        savedAt: Date.parse(result.saved_at),
      };
      if (!success) return { outcome: 'failed', ...stored, detail: error ?? '', problems: result.problems };
      return { outcome: 'succeeded', ...stored, size: result.size };
    },
  };
}
