import { expect, it } from 'vitest';
import { restProcesses } from '#src/adapters/restProcesses.ts';
import type { WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

const request = {
  command: 'rosrun',
  args: ['p', 'a.py'],
  isLongRunning: false,
  name: 'a.py',
  path: '/a',
  version: 'v1',
};

/** The workspace API; `bodies` are those of the calls, in order. */
function openCalls() {
  const bodies: unknown[] = [];
  const call: WorkspaceCalls = async (_name, parts) => {
    bodies.push(parts?.body);
    return { outcome: 'unreachable', message: 'Network Error' };
  };
  return { processes: restProcesses(call), bodies };
}

it('says with the start of a program after how long it is to be stopped, where it is', async () => {
  const { processes, bodies } = openCalls();
  await processes.start({ ...request, stopAfter: 5000 });
  await processes.start({ ...request, stopAfter: null });
  expect(bodies[0]).toMatchObject({ is_long_running: false, stop_after_ms: 5000 });
  expect(bodies[1]).not.toHaveProperty('stop_after_ms');
});
