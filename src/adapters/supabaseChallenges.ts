import type { Problem } from '#contract/entities.ts';
import type { ChallengePort } from '#machines/ports/challengePort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { prefetched } from './prefetched.ts';
import { inOwnCodes } from './ownCodes.ts';
import type { ProcedureCalls } from './procedureCalls.ts';
import { ProcedureError } from './procedureError.ts';
import { idempotentCalls } from './idempotentCalls.ts';

/** What a challenge asks for, fetched ahead, is as good as new for so long. */
const FRESH_MS = 60_000;

interface FetchedChallenges extends ChallengePort {
  /** Asks already for what the next call of `problemOf` will want. */
  fetchProblem(challengeId: number): Promise<Problem | null>;
}

/** The challenges of the database. */
export function supabaseChallenges(calls: ProcedureCalls, now?: () => number): FetchedChallenges {
  const problems = prefetched({
    async ask(challengeId: number): Promise<Problem | null> {
      const [problem] = await calls.read('user_ssp_challenge_problem', { challenge_id: challengeId });
      return problem ?? null;
    },
    freshMs: FRESH_MS,
    ...(now && { now }),
  });
  const again = idempotentCalls();

  return {
    list: () => calls.read('user_ssp_list_challenges', {}),

    paths: () => calls.read('user_ssp_list_learning_paths', {}),

    fetchProblem: problems.askAhead,

    problemOf: problems.answerTo,

    async start(userId, challengeId) {
      await calls.write('user_ssp_start_challenge', { auth_id: userId, challenge_id: challengeId });
    },

    async submit(userId, { challengeId, code }) {
      const params = { auth_id: userId, challenge_id: challengeId, code };
      const [stored] = await again(params, (request_id) =>
        calls.write('user_ssp_submit_challenge', { ...params, request_id }),
      ).catch(inSubmissionCodes);
      if (stored === undefined) throw new RefusedError({ code: 'service_answer_unexpected', facts: {} });
      return stored.id;
    },

    async lastSubmission(userId, challengeId) {
      const params = { auth_id: userId, challenge_id: challengeId };
      const [last] = await calls.read('user_ssp_last_submission', params);
      return last === undefined ? null : { submissionId: last.id, at: last.submitted_at };
    },
  };
}

/** Throws what was thrown, and of a refusal what it means here. */
function inSubmissionCodes(error: unknown): never {
  if (!(error instanceof ProcedureError)) throw error;
  const reason = inOwnCodes(error.reason, {
    messages_too_many: 'submissions_too_many',
    shared_runs_full: 'submissions_full',
  });
  throw reason === error.reason ? error : new RefusedError(reason);
}
