import { expect, it } from 'vitest';
import { restFiles } from '#src/adapters/restFiles.ts';
import type { CallAnswer, WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

/** Files over a workspace API that answers this. */
function openFiles(body: object) {
  const call: WorkspaceCalls = async (name) => ({ outcome: 'answered', body }) as CallAnswer<typeof name>;
  return restFiles(call);
}

const stored = { content: 'x', version: 'v1', file_exists: true, binary: false, build: null };

it.each([
  ['1970-01-01T00:00:01Z', 1000],
  [null, null],
])('knows that the stored text was saved at %s', async (saved_at, savedAt) => {
  const files = openFiles({ ...stored, saved_at });
  expect(await files.load('/ws/a.py')).toEqual({ outcome: 'loaded', code: 'x', version: 'v1', savedAt, build: null });
});
