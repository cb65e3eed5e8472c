import { expect, it } from 'vitest';
import type { BuildOutcome } from '#contract/entities.ts';
import { restBuilds } from '#src/adapters/restBuilds.ts';
import type { CallAnswer, CallOptions, WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

const processId = 'c0ffee00-0000-4000-8000-000000000001';
const request = { path: '/ws/src/a.py', code: 'x', base: null, packages: ['gazebo_test_pkg'], cleanFirst: false };

/** Builds over a workspace API that answers this, and what it was asked. */
function openBuilds(answer: object) {
  const calls: { name: string; options: CallOptions }[] = [];
  const call: WorkspaceCalls = async (name, options = {}) => {
    calls.push({ name, options });
    return answer as CallAnswer<typeof name>;
  };
  return { builds: restBuilds(call, () => processId), calls };
}

const result = (outcome: BuildOutcome, error: string | null = null, code: string | null = null) => ({
  outcome: 'answered',
  body: {
    success: outcome === 'succeeded',
    error,
    code,
    build_result: {
      process_id: processId,
      file_path: '/ws/src/a.py',
      version: 'v1',
      saved_at: '1970-01-01T00:00:01Z',
      size: 1,
      outcome,
      problems: [],
    },
  },
});
const unreachable = { outcome: 'unreachable', message: 'Network Error' };
const end = { processId, version: 'v1', savedAt: 1000 };

it('gives each build an id by which its outcome can be asked for when no answer comes', async () => {
  const { builds, calls } = openBuilds(unreachable);
  expect(await builds.build(request)).toEqual({ outcome: 'unanswered', processId, message: 'Network Error' });
  expect(calls[0]?.options.body).toMatchObject({ process_id: processId });
});

it.each([502, 503, 504])('asks for the outcome where a gateway answers %d in place of the server', async (status) => {
  const { builds } = openBuilds({ outcome: 'refused', status, error: undefined, message: 'Away' });
  expect(await builds.build(request)).toEqual({ outcome: 'unanswered', processId, message: 'Away' });
});

it('takes what the server itself refuses for the end of a build', async () => {
  const error = { success: false, error: 'The server is stopping.', code: 'SERVER_STOPPING' };
  const { builds } = openBuilds({ outcome: 'refused', status: 503, error, message: 'Away' });
  expect(await builds.build(request)).toMatchObject({ outcome: 'failed', version: null });
});

it('knows what the server had stored before it could not build any more', async () => {
  const stored = { version: 'v1', saved_at: '1970-01-01T00:00:01Z', size: 1 };
  const error = { success: false, error: 'The server is stopping.', code: 'SERVER_STOPPING', stored };
  const { builds } = openBuilds({ outcome: 'refused', status: 503, error, message: 'Away' });
  expect(await builds.build(request)).toMatchObject({ outcome: 'failed', version: 'v1', savedAt: 1000 });
});

it('takes a build whose file changed meanwhile for one that failed', async () => {
  const { builds } = openBuilds(result('outdated', 'Build it again.'));
  expect(await builds.build(request)).toEqual({ outcome: 'failed', ...end, detail: 'Build it again.', problems: [] });
});

it('hands on the code of a failure, and the words of a compiler where there is none', async () => {
  const { builds } = openBuilds(result('failed', 'The build was stopped.', 'BUILD_STOPPED'));
  expect(await builds.build(request)).toMatchObject({ detail: { code: 'BUILD_STOPPED', facts: {} } });
  const newer = openBuilds(result('failed', 'The robot was asleep.', 'ROBOT_ASLEEP'));
  expect(await newer.builds.build(request)).toMatchObject({ detail: 'The robot was asleep.' });
});

it.each([
  [result('running'), { outcome: 'running' }],
  [result('succeeded'), { outcome: 'succeeded', ...end, size: 1 }],
  [result('failed', 'boom'), { outcome: 'failed', ...end, detail: 'boom', problems: [] }],
  [{ outcome: 'refused', status: 404, error: undefined, message: 'Not Found' }, { outcome: 'absent' }],
  [
    { outcome: 'refused', status: 503, error: undefined, message: 'Away' },
    { outcome: 'unanswered', processId, message: 'Away' },
  ],
  [unreachable, { outcome: 'unanswered', processId, message: 'Network Error' }],
])('asks how a build ended: %j', async (answer, progress) => {
  const { builds, calls } = openBuilds(answer);
  expect(await builds.outcomeOf(processId)).toEqual(progress);
  expect(calls).toEqual([{ name: 'getBuild', options: { pathPart: processId } }]);
});
