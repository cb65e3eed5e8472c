import { expect, it } from 'vitest';
import type { ProcedureCalls } from '#src/adapters/procedureCalls.ts';
import { ProcedureError } from '#src/adapters/procedureError.ts';
import { supabaseChallenges } from '#src/adapters/supabaseChallenges.ts';
import { obstacleProblem } from '../fakes/fakeChallenges.ts';

/** A database that has this problem for every challenge, until `isAway`. */
function open() {
  const state = { now: 0, isAway: false, asked: [] as number[] };
  const calls = {
    async read(_: unknown, { challenge_id: id }: { challenge_id: number }) {
      state.asked.push(id);
      if (state.isAway) throw new Error('away');
      return [{ ...obstacleProblem, id }];
    },
  } as unknown as ProcedureCalls;
  return { state, challenges: supabaseChallenges(calls, () => state.now) };
}

it('asks for a problem once, though it was fetched ahead', async () => {
  const { state, challenges } = open();
  await challenges.fetchProblem(1);
  void challenges.fetchProblem(1);
  expect(await challenges.problemOf(1)).toMatchObject({ id: 1 });
  expect(state.asked).toEqual([1]);
});

it('joins a question that is still under way', async () => {
  const { state, challenges } = open();
  const ahead = challenges.fetchProblem(1);
  expect(await challenges.problemOf(1)).toMatchObject({ id: 1 });
  await ahead;
  expect(state.asked).toEqual([1]);
});

it('serves what was fetched ahead once: whoever comes again is told what it is now', async () => {
  const { state, challenges } = open();
  await challenges.fetchProblem(1);
  await challenges.problemOf(1);
  await challenges.problemOf(1);
  expect(state.asked).toEqual([1, 1]);
});

it('asks anew for another challenge than was pointed at', async () => {
  const { state, challenges } = open();
  await challenges.fetchProblem(1);
  expect(await challenges.problemOf(2)).toMatchObject({ id: 2 });
  expect(state.asked).toEqual([1, 2]);
});

it('asks anew a minute after it was fetched, however often it was pointed at since', async () => {
  const { state, challenges } = open();
  await challenges.fetchProblem(1);
  state.now = 59_999;
  await challenges.fetchProblem(1);
  expect(state.asked).toEqual([1]);
  state.now = 60_000;
  await challenges.problemOf(1);
  expect(state.asked).toEqual([1, 1]);
});

it('asks anew where it could not be fetched ahead', async () => {
  const { state, challenges } = open();
  state.isAway = true;
  await expect(challenges.fetchProblem(1)).rejects.toThrow('away');
  state.isAway = false;
  expect(await challenges.problemOf(1)).toMatchObject({ id: 1 });
});

it('asks anew where a question that is waited for fails', async () => {
  const { state, challenges } = open();
  state.isAway = true;
  const ahead = challenges.fetchProblem(1);
  state.isAway = false;
  expect(await challenges.problemOf(1)).toMatchObject({ id: 1 });
  await expect(ahead).rejects.toThrow('away');
});

it.each([
  ['PT429', 429, 'submissions_too_many'],
  ['PT409', 409, 'submissions_full'],
  ['PT404', 404, 'challenge_unknown'],
])('tells why the database does not take a solution: %s', async (code, status, reason) => {
  const calls = {
    async write() {
      throw new ProcedureError({ message: 'No.', code }, status);
    },
  } as unknown as ProcedureCalls;
  const submitted = supabaseChallenges(calls).submit('u1', { challengeId: 1, code: 'x' });
  await expect(submitted).rejects.toMatchObject({ reason: { code: reason, facts: {} } });
});
