import { RefusedError } from '#machines/ports/reason.ts';
import type { ProgressPort } from '#machines/ports/progressPort.ts';
import type { ProcedureCalls } from './procedureCalls.ts';

/** What the database computes of a learner's progress. Days begin where this browser is. */
export function supabaseProgress(calls: ProcedureCalls): ProgressPort {
  return {
    async load(userId) {
      const utc_offset_minutes = -new Date().getTimezoneOffset();
      const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const [stats, [progress]] = await Promise.all([
        calls.read('user_ssp_challenge_stats', { auth_id: userId }),
        calls.read('user_ssp_progress', { auth_id: userId, utc_offset_minutes, time_zone }),
      ]);
      if (progress === undefined) throw new RefusedError({ code: 'service_answer_unexpected', facts: {} });
      return { ...progress, stats };
    },

    achievements: (userId) => calls.read('user_ssp_achievements', { auth_id: userId }),
  };
}
