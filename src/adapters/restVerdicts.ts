import { RefusedError } from '#machines/ports/reason.ts';
import type { VerdictPort } from '#machines/ports/verdictPort.ts';
import { type WorkspaceCalls, reasonOf } from './workspaceCalls.ts';

/** Verdicts of the judge, over the workspace API. */
export function restVerdicts(call: WorkspaceCalls): VerdictPort {
  return {
    async ask(submissionId) {
      const answer = await call('judgeSubmission', { body: { submission_id: submissionId } });
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      return answer.body;
    },
  };
}
