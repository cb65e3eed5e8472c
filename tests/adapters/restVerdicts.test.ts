import { expect, it } from 'vitest';
import { restVerdicts } from '#src/adapters/restVerdicts.ts';
import type { WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

/** A server that is not there. */
const silent: WorkspaceCalls = async () => ({ outcome: 'unreachable', message: 'Network Error' });

it('asks for the verdict of a submission by its number, and says how it stands', async () => {
  const asked: unknown[] = [];
  const call: WorkspaceCalls = async (name, options) => {
    asked.push([name, options?.body]);
    return { outcome: 'answered', body: { state: 'queued', place: 2 } };
  };
  expect(await restVerdicts(call).ask(7)).toEqual({ state: 'queued', place: 2 });
  expect(asked).toEqual([['judgeSubmission', { submission_id: 7 }]]);
});

it('says why that cannot be said', async () => {
  await expect(restVerdicts(silent).ask(7)).rejects.toThrow('Network Error');
});
