import { expect, it } from 'vitest';
import { restFiles } from '#src/adapters/restFiles.ts';
import { restProcesses } from '#src/adapters/restProcesses.ts';
import { restRos } from '#src/adapters/restRos.ts';
import type { CallAnswer, WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

const busy = { code: 'TOO_MANY_REQUESTS', facts: { seconds: 7 } } as const;
const SENTENCE = 'Too many requests: try again in 7 s.';

/** A workspace API that refuses everything with this. */
function refusing(more: object): WorkspaceCalls {
  const error = { success: false, error: SENTENCE, detail: SENTENCE, ...more };
  return async (name) => ({ outcome: 'refused', status: 429, error, message: 'm' }) as CallAnswer<typeof name>;
}

it('hands on the code and its facts, whatever was asked', async () => {
  const call = refusing(busy);
  const request = { command: 'rosrun', args: [], isLongRunning: false, name: 'x' };
  expect(await restFiles(call).load('/ws/a.py')).toEqual({ outcome: 'failed', detail: busy });
  expect(await restProcesses(call).execute(request)).toEqual({ outcome: 'refused', detail: busy });
  expect(await restProcesses(call).stop('p1')).toEqual({ outcome: 'refused', detail: busy });
  await expect(restRos(call).openWorld(1)).rejects.toMatchObject({ reason: busy });
  await expect(restProcesses(call).list()).rejects.toMatchObject({ reason: busy });
});

it.each([
  ['no code', {}],
  ['a code that is not known here', { code: 'MOON_TOO_FULL', facts: {} }],
  ['a name that every object has', { code: 'constructor' }],
  ['other facts than the known ones', { code: 'TOO_MANY_REQUESTS', facts: { minutes: 1 } }],
  ['no facts', { code: 'TOO_MANY_REQUESTS' }],
])("hands on the server's sentence where it gives %s", async (_what, more) => {
  expect(await restFiles(refusing(more)).load('/ws/a.py')).toEqual({ outcome: 'failed', detail: SENTENCE });
});
