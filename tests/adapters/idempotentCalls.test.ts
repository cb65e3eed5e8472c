/** Handing in, sharing and writing, where an answer is lost on its way: nothing of it is done a second time. */
import { expect, it } from 'vitest';
import type { ProcedureCalls } from '#src/adapters/procedureCalls.ts';
import { ProcedureError } from '#src/adapters/procedureError.ts';
import { idempotentCalls } from '#src/adapters/idempotentCalls.ts';
import { supabaseBoard } from '#src/adapters/supabaseBoard.ts';
import { supabaseChallenges } from '#src/adapters/supabaseChallenges.ts';
import { supabaseMessages } from '#src/adapters/supabaseMessages.ts';

/** A database that does each call of another id; of some the answer is lost afterwards. */
function openDatabase() {
  const state = { isLosing: false, done: new Map<unknown, string>() };
  const write = async (name: string, params: object) => {
    const id: unknown = 'request_id' in params ? params.request_id : Reflect.get(params, 'p_request_id');
    state.done.set(id, name);
    if (state.isLosing) throw new ProcedureError({ message: 'UnreachableError: Network Error' }, 0);
    return [{ id: state.done.size }];
  };
  // What is answered has the type of the procedure that is asked for.
  return { state, calls: { read: write, write } as unknown as ProcedureCalls };
}

const signed = { userId: 'u1', title: 'Mine', isAnonymous: true };
const message = { kind: 'contact', userName: '', email: 'ada@example.com', message: 'Hello' } as const;

it.each([
  [
    'a solution',
    'submit',
    (calls: ProcedureCalls) => {
      const challenges = supabaseChallenges(calls);
      return () => challenges.submit('u1', { challengeId: 1, code: 'x' });
    },
  ],
  [
    'a run',
    'share_run',
    (calls: ProcedureCalls) => {
      const board = supabaseBoard(calls);
      return () => board.share({ ...signed, challengeId: 1, drive: { every: 200, poses: '0 0 0 1 0 0' } });
    },
  ],
  [
    'a run of the judge',
    'share_submission',
    (calls: ProcedureCalls) => {
      const board = supabaseBoard(calls);
      return () => board.share({ ...signed, submissionId: 7 });
    },
  ],
  [
    'a message',
    'send_message',
    (calls: ProcedureCalls) => {
      const messages = supabaseMessages(calls);
      return () => messages.send(message);
    },
  ],
] as const)(
  'sends %s again as the same call after its answer was lost, and then as a new one',
  async (_, name, open) => {
    const { state, calls } = openDatabase();
    const press = open(calls);
    state.isLosing = true;
    await Promise.allSettled([press()]);
    state.isLosing = false;
    await press();
    expect([...state.done.values()]).toEqual([expect.stringContaining(name)]);
    await press();
    expect(state.done.size).toBe(2);
  },
);

it('sends other words as another call', async () => {
  const again = idempotentCalls();
  const ids: string[] = [];
  const lose = (id: string) => {
    ids.push(id);
    return Promise.reject(new Error('lost'));
  };
  for (const text of ['a', 'a', 'b']) await Promise.allSettled([again({ text }, lose)]);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
