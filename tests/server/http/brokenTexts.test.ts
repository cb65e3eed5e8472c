/** What no file, argument or path can hold is refused in words, and nothing of it is stored. */
import { afterEach, expect, it } from 'vitest';
import { ADA, openTestServer, type TestServer } from '../openTestServer.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const FILE = '/ws/src/gazebo_test_pkg/scripts/a.py';
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const FAULTS = ['"a\\u0000b"', '"a\\ud800b"', deep];

it.each([
  ['/api/file/save', '{"content":%}'],
  ['/api/build-with-code', `{"file_path":"${FILE}","code":%}`],
  ['/api/build-with-code', '{"file_path":%,"code":""}'],
  ['/api/execute', '{"command":%,"name":"x"}'],
  ['/api/execute', '{"command":"rosrun","name":%}'],
  ['/api/execute', '{"command":"rosrun","name":"x","args":[%]}'],
])('POST %s %s', async (path, body) => {
  const server = await openTestServer();
  open.push(server);
  const token = await server.tokens.tokenOf(ADA);
  const url = path.endsWith('save') ? `${path}?file_path=${FILE}` : path;
  for (const fault of FAULTS) {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.send(token, { method: 'POST', url, headers, payload: body.replace('%', fault) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false });
  }
  const kept = await server.send(token, { method: 'GET', url: `/api/file/get?file_path=${FILE}` });
  expect(kept.json()).toMatchObject({ file_exists: false });
});

it.each(['/api/file/get?file_path=/ws/%00', '/api/topic/%00', '/api/processes/%00/stop'])(
  'answers %s with a refusal',
  async (url) => {
    const server = await openTestServer();
    open.push(server);
    const token = await server.tokens.tokenOf(ADA);
    const answer = await server.send(token, { method: url.endsWith('stop') ? 'POST' : 'GET', url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  },
);
