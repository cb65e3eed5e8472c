import { expect, it } from 'vitest';
import type { SharedRun } from '#contract/sharedRun.ts';
import type { ProcedureCalls } from '#src/adapters/procedureCalls.ts';
import { ProcedureError } from '#src/adapters/procedureError.ts';
import { BOARD_PAGE, supabaseBoard } from '#src/adapters/supabaseBoard.ts';
import { sharedRunOf } from '../fakes/fakeBoard.ts';

const anId: unknown = expect.stringMatching(/^[0-9a-f]{8}-/);

/** A database with so many shared runs, that notes what it is asked. */
function holding(count: number) {
  const asked: unknown[] = [];
  const { userName: author, ...run } = sharedRunOf(1);
  const rows = Array.from({ length: count }, (_, index): SharedRun => ({ ...run, author, id: count - index }));
  const answer = async (name: string, params: unknown) => {
    asked.push([name, params]);
    return rows as never;
  };
  const calls: ProcedureCalls = { read: answer, write: answer };
  return { calls, asked };
}

/** A database that answers every call like this. */
function refusing(code: string, status: number): ProcedureCalls {
  const refuse = () => Promise.reject(new ProcedureError({ code, message: 'in the words of the database' }, status));
  return { read: refuse, write: refuse };
}

it.each([
  [BOARD_PAGE + 1, BOARD_PAGE, true],
  [BOARD_PAGE, BOARD_PAGE, false],
  [0, 0, false],
])('shows of %i runs %i, and whether there are more', async (count, shown, hasMore) => {
  const { calls, asked } = holding(count);
  const page = await supabaseBoard(calls).list(99);
  expect([page.runs.length, page.hasMore]).toEqual([shown, hasMore]);
  expect(page.runs.every(({ userName }) => userName === 'Ada')).toBe(true);
  expect(asked).toEqual([['users_isp_list_shared_runs', { before_id: 99, most: BOARD_PAGE + 1 }]]);
});

it('reports and takes back by the number of the run', async () => {
  const { calls, asked } = holding(1);
  expect(await supabaseBoard(calls).report(7)).toEqual({ outcome: 'done' });
  expect(await supabaseBoard(calls).takeBack('u1', 7)).toEqual({ outcome: 'done' });
  expect(asked).toEqual([
    ['users_isp_report_shared_run', { shared_id: 7 }],
    ['user_ssp_take_back_run', { auth_id: 'u1', shared_id: 7 }],
  ]);
});

it('tells why the database refuses a report', async () => {
  const board = supabaseBoard(refusing('PT429', 429));
  expect(await board.report(7)).toEqual({ outcome: 'refused', detail: { code: 'messages_too_many', facts: {} } });
});

const mine = {
  userId: 'u1',
  challengeId: 16,
  title: 'Mine',
  isAnonymous: true,
  drive: { every: 200, poses: '0 0 0 1 0 0' },
};

it('shares a run with nothing but its drive, its challenge and its title', async () => {
  const { calls, asked } = holding(1);
  expect(await supabaseBoard(calls).share(mine)).toEqual({ outcome: 'done' });
  const params = {
    auth_id: 'u1',
    challenge_id: 16,
    title: 'Mine',
    is_anonymous: true,
    every: 200,
    poses: '0 0 0 1 0 0',
    request_id: anId,
  };
  expect(asked).toEqual([['user_ssp_share_run', params]]);
});

it('shares a run of the judge by the number of its submission', async () => {
  const { calls, asked } = holding(1);
  const judged = { userId: 'u1', title: 'Mine', isAnonymous: false, submissionId: 7 };
  expect(await supabaseBoard(calls).share(judged)).toEqual({ outcome: 'done' });
  const params = { auth_id: 'u1', title: 'Mine', is_anonymous: false, submission_id: 7, request_id: anId };
  expect(asked).toEqual([['user_ssp_share_submission', params]]);
});

it('says of a run of the judge that it is not there, and not that its challenge is not', async () => {
  const judged = { userId: 'u1', title: 'Mine', isAnonymous: false, submissionId: 7 };
  const answer = await supabaseBoard(refusing('PT404', 404)).share(judged);
  expect(answer).toEqual({ outcome: 'refused', detail: { code: 'judged_run_unknown', facts: {} } });
});

it.each([
  ['PT429', 429, 'shares_too_many'],
  ['PT409', 409, 'shared_runs_full'],
  ['PT404', 404, 'challenge_unknown'],
  ['22023', 400, 'value_refused'],
])('tells why the database does not take a run: %s', async (code, status, reason) => {
  const answer = await supabaseBoard(refusing(code, status)).share(mine);
  expect(answer).toEqual({ outcome: 'refused', detail: { code: reason, facts: {} } });
});
