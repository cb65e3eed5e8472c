import { onTestFinished } from 'vitest';
import { contentVersion } from '#server/files/contentVersion.ts';
import { ADA, openTestServer } from '../openTestServer.ts';

/** A server and Ada's calls to it, until the test is over. */
export async function openForAda(more: Parameters<typeof openTestServer>[0] = {}) {
  const server = await openTestServer(more);
  onTestFinished(() => server.close());
  const token = await server.tokens.tokenOf(ADA);
  const workspace = await server.workspaces.of(ADA);
  const get = (url: string) => server.send(token, { method: 'GET', url });
  const post = (url: string, payload: object, headers = {}) =>
    server.send(token, { method: 'POST', url, payload, headers });
  return { server, token, workspace, get, post };
}

export const FILE = '/ws/src/gazebo_test_pkg/scripts/a.py';
export const save = `/api/file/save?file_path=${FILE}`;
export const versionOf = (text: string) => contentVersion(Buffer.from(text));
