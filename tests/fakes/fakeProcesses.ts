import type { ProcessEntry } from '#contract/entities.ts';
import type { ExecuteRequest, ProcessAnswer, ProcessPort } from '#machines/ports/processPort.ts';
import { gate } from './gate.ts';

export const entry = (process_id: string, more: Partial<ProcessEntry> = {}): ProcessEntry => ({
  process_id,
  name: `name of ${process_id}`,
  status: 'running',
  start_time: '2026-01-01T00:00:00Z',
  command: 'rosrun gazebo_test_pkg sensor_subscriber.py',
  subscribers: 0,
  pid: 7,
  working_directory: '/ws',
  end: null,
  build: null,
  ...more,
});

/**
 * Processes kept in memory, newest first; starting and stopping can be told to be refused or not to be reached.
 * `storedVersion` says which version of a file there is; undefined for whichever is asked for.
 */
export function fakeProcesses(
  listed: ProcessEntry[] = [],
  storedVersion: (path: string) => string | undefined = () => undefined,
) {
  const answers = gate();
  const requests: ExecuteRequest[] = [];
  const stopped: string[] = [];
  let trouble: Exclude<ProcessAnswer, { outcome: 'done' }> | Error | undefined;

  async function answer(act: () => ProcessEntry): Promise<ProcessAnswer> {
    await answers.pass();
    if (trouble instanceof Error) throw trouble;
    return trouble ?? { outcome: 'done', process: act() };
  }

  const port: ProcessPort = {
    execute(request) {
      requests.push(request);
      return answer(() => {
        const started = entry(`p${requests.length}`, { name: request.name });
        listed.unshift(started);
        return started;
      });
    },
    async start({ path, version, ...request }) {
      if ((storedVersion(path) ?? version) === version) return port.execute(request);
      await answers.pass();
      return { outcome: 'outdated' };
    },
    stop(processId) {
      stopped.push(processId);
      return answer(() => {
        const index = listed.findIndex(({ process_id }) => process_id === processId);
        listed[index] = { ...listed[index]!, status: 'stopped', end: { reason: 'stopped' } };
        return listed[index];
      });
    },
    async list() {
      await answers.pass();
      if (trouble) throw new Error('no list');
      return [...listed];
    },
  };
  return {
    ...port,
    listed,
    requests,
    stopped,
    gate: answers,
    trouble: (what: typeof trouble) => void (trouble = what),
  };
}
