import { expect, it } from 'vitest';
import { restAccount } from '#src/adapters/restAccount.ts';
import type { CallAnswer, WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

const typed = { email: 'ada@example.com', password: 'correct horse' };
const refused = (status: number, error?: object) =>
  ({
    outcome: 'refused',
    status,
    error,
    message: `Request failed with status code ${status}`,
  }) as CallAnswer<'deleteAccount'>;

const deleteAnswered = (answer: CallAnswer<'deleteAccount'>) => {
  const call = (async () => answer) as WorkspaceCalls;
  return restAccount(call).delete(typed);
};

it('asks for the deletion with address and password, and says that it is done', async () => {
  const asked: unknown[] = [];
  const call = (async (name: string, options?: { body?: unknown }) => {
    asked.push([name, options?.body]);
    return { outcome: 'answered', body: { success: true } };
  }) as WorkspaceCalls;
  expect(await restAccount(call).delete(typed)).toEqual({ outcome: 'deleted' });
  expect(asked).toEqual([['deleteAccount', typed]]);
});

it('tells a refusal with its reason from no answer at all, and from a session that is over', async () => {
  const wait = { success: false, error: '', detail: '', code: 'TOO_MANY_REQUESTS', facts: { seconds: 480 } };
  expect(await deleteAnswered(refused(429, wait))).toEqual({
    outcome: 'refused',
    message: { code: 'TOO_MANY_REQUESTS', facts: { seconds: 480 } },
  });
  expect(await deleteAnswered(refused(502))).toEqual({
    outcome: 'refused',
    message: 'Request failed with status code 502',
  });
  expect(await deleteAnswered({ outcome: 'unreachable', message: 'Network Error' })).toEqual({ outcome: 'unanswered' });
  expect(await deleteAnswered(refused(401))).toEqual({ outcome: 'signedOut' });
});
