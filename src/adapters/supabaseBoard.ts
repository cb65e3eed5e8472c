import type { BoardAnswer, BoardPort, RunToShare } from '#machines/ports/boardPort.ts';
import { type OwnCodes, inOwnCodes } from './ownCodes.ts';
import type { ProcedureCalls } from './procedureCalls.ts';
import { ProcedureError } from './procedureError.ts';
import { idempotentCalls } from './idempotentCalls.ts';

/** So many runs the board shows at first, and so many more whenever somebody asks. */
export const BOARD_PAGE = 12;

/** The board of the community, as the database keeps it. */
export function supabaseBoard(calls: ProcedureCalls): BoardPort {
  const again = idempotentCalls();
  return {
    async list(before) {
      // One more than is shown tells whether there are more.
      const rows = await calls.read('users_isp_list_shared_runs', { before_id: before, most: BOARD_PAGE + 1 });
      const runs = rows.slice(0, BOARD_PAGE).map(({ author, ...run }) => Object.assign(run, { userName: author }));
      return { runs, hasMore: rows.length > BOARD_PAGE };
    },

    share: (run) =>
      done(
        again(run, (id) => shareCall(calls, run, id)),
        {
          messages_too_many: 'shares_too_many',
          ...('submissionId' in run && { challenge_unknown: 'judged_run_unknown' }),
        },
      ),

    report: (id) => done(calls.write('users_isp_report_shared_run', { shared_id: id })),

    takeBack: (userId, id) => done(calls.write('user_ssp_take_back_run', { auth_id: userId, shared_id: id })),
  };
}

function shareCall(calls: ProcedureCalls, run: RunToShare, request_id: string): Promise<unknown> {
  const signed = { auth_id: run.userId, title: run.title, is_anonymous: run.isAnonymous, request_id };
  return 'submissionId' in run
    ? calls.write('user_ssp_share_submission', { ...signed, submission_id: run.submissionId })
    : calls.write('user_ssp_share_run', { ...signed, challenge_id: run.challengeId, ...run.drive });
}

/** What the database refuses, or does not answer, is an answer. */
async function done(call: Promise<unknown>, ownCodes: OwnCodes = {}): Promise<BoardAnswer> {
  try {
    await call;
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof ProcedureError)) throw error;
    return { outcome: 'refused', detail: inOwnCodes(error.reason, ownCodes) };
  }
}
