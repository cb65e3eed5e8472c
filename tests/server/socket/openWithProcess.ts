import { onTestFinished } from 'vitest';
import { ADA, openTestServer } from '../openTestServer.ts';
import { openTestSocket } from './openTestSocket.ts';

/** A server that is there until the test is over. */
export async function openServer() {
  const server = await openTestServer();
  onTestFinished(() => server.close());
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
