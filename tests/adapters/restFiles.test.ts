import { expect, it } from 'vitest';
import { restFiles } from '#src/adapters/restFiles.ts';
import type { CallAnswer, WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

/** Files over a workspace API that answers this. */
function openFiles(body: object) {
  const call: WorkspaceCalls = async (name) => ({ outcome: 'answered', body }) as CallAnswer<typeof name>;
  return restFiles(call);
}

const stored = { content: 'x', version: 'v1', saved_at: null, file_exists: true, binary: false, build: null };

it.each([
  ['1970-01-01T00:00:01Z', 1000],
  [null, null],
])('knows that the stored text was saved at %s', async (saved_at, savedAt) => {
  const files = openFiles({ ...stored, saved_at });
  expect(await files.load('/ws/a.py')).toEqual({ outcome: 'loaded', code: 'x', version: 'v1', savedAt, build: null });
});

/** Files over a workspace API that counts what it is asked, and is away while `isAway`. */
function openCountedFiles() {
  const state = { now: 0, asked: 0, isAway: false, asker: 'ada' };
  const call: WorkspaceCalls = async (name) => {
    state.asked += 1;
    const answer = state.isAway ? { outcome: 'unreachable', message: 'away' } : { outcome: 'answered', body: stored };
    return answer as CallAnswer<typeof name>;
  };
  return { state, files: restFiles(call, { asker: () => state.asker, now: () => state.now }) };
}

it('asks for a text once that was fetched ahead, and anew for the one after it', async () => {
  const { state, files } = openCountedFiles();
  await files.fetchFile('/ws/a.py');
  expect(await files.load('/ws/a.py')).toMatchObject({ outcome: 'loaded', code: 'x' });
  expect(state.asked).toBe(1);
  await files.load('/ws/a.py');
  expect(state.asked).toBe(2);
});

it('asks anew for another file, and for a text that another tab may have saved since', async () => {
  const { state, files } = openCountedFiles();
  await files.fetchFile('/ws/a.py');
  await files.load('/ws/b.py');
  expect(state.asked).toBe(2);
  await files.fetchFile('/ws/a.py');
  state.now = 5000;
  await files.load('/ws/a.py');
  expect(state.asked).toBe(4);
});

it('shows nobody what somebody else has fetched ahead', async () => {
  const { state, files } = openCountedFiles();
  await files.fetchFile('/ws/a.py');
  state.asker = 'grace';
  await files.load('/ws/a.py');
  expect(state.asked).toBe(2);
});

it('asks anew for a text that was saved since it was fetched', async () => {
  const { state, files } = openCountedFiles();
  await files.fetchFile('/ws/a.py');
  await files.save({ path: '/ws/a.py', code: 'y', base: 'v1' });
  await files.load('/ws/a.py');
  expect(state.asked).toBe(3);
});

it('asks anew for a text that could not be fetched ahead', async () => {
  const { state, files } = openCountedFiles();
  state.isAway = true;
  expect(await files.fetchFile('/ws/a.py')).toMatchObject({ outcome: 'failed' });
  state.isAway = false;
  expect(await files.load('/ws/a.py')).toMatchObject({ outcome: 'loaded' });
});

it('asks anew for a text that could not be fetched ahead and was waited for', async () => {
  const { state, files } = openCountedFiles();
  state.isAway = true;
  const ahead = files.fetchFile('/ws/a.py');
  state.isAway = false;
  expect(await files.load('/ws/a.py')).toMatchObject({ outcome: 'loaded' });
  expect(await ahead).toMatchObject({ outcome: 'failed' });
});
