import type { ChallengePort } from '#machines/ports/challengePort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import type { ProcedureCalls } from './procedureCalls.ts';

/** The challenges of the database. */
export function supabaseChallenges(calls: ProcedureCalls): ChallengePort {
  return {
    list: () => calls.read('user_ssp_list_challenges', {}),

    paths: () => calls.read('user_ssp_list_learning_paths', {}),

    async problemOf(challengeId) {
      const [problem] = await calls.read('user_ssp_challenge_problem', { challenge_id: challengeId });
      return problem ?? null;
    },

    async start(userId, challengeId) {
      await calls.write('user_ssp_start_challenge', { auth_id: userId, challenge_id: challengeId });
    },

    async submit(userId, { challengeId, code }) {
      const params = { auth_id: userId, challenge_id: challengeId, code };
      const [stored] = await calls.write('user_ssp_submit_challenge', params);
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
