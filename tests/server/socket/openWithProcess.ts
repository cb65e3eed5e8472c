import { afterEach } from 'vitest';
import { ADA, openTestServer, type TestServer } from '../openTestServer.ts';
import { openTestSocket } from './openTestSocket.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

export async function openServer() {
  const server = await openTestServer();
  open.push(server);
  return server;
}

/** A server with Ada's socket open and one process of hers running. */
export async function openWithProcess() {
  const server = await openServer();
  const token = await server.tokens.tokenOf(ADA);
  const socket = await openTestSocket(server, token);
  const workspace = await server.workspaces.of(ADA);
  const start = { command: 'rostopic', args: ['echo', '/scan'], isLongRunning: true, name: 'Scan' };
  const { process_id: id } = await workspace.execute(start);
  return { server, token, socket, workspace, id };
}
