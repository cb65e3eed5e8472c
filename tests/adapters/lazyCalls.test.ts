import { expect, it } from 'vitest';
import { lazyCalls } from '#src/adapters/lazyCalls.ts';
import type { WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

const nobody = { renew: async () => 'none' as const, invalidate: async () => undefined };
const away: WorkspaceCalls = async () => ({ outcome: 'unreachable', message: 'Network Error' });

/** The client arrives when it is fetched for the so-manieth time. */
function openCalls(arrivesAt: number) {
  let fetched = 0;
  const calls = lazyCalls(nobody, async () => {
    fetched += 1;
    if (fetched < arrivesAt) throw new Error('Failed to fetch dynamically imported module');
    return () => away;
  });
  return { calls, fetched: () => fetched };
}

it('fetches its client once, however many calls wait for it', async () => {
  const { calls, fetched } = openCalls(1);
  await Promise.all([calls('listProcesses'), calls('listCommands')]);
  await calls('listTopics');
  expect(fetched()).toBe(1);
});

it('fetches its client again after it could not be had', async () => {
  const { calls } = openCalls(2);
  await expect(calls('listProcesses')).rejects.toThrow('Failed to fetch');
  await expect(calls('listProcesses')).resolves.toEqual({ outcome: 'unreachable', message: 'Network Error' });
});
