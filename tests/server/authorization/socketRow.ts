/** The socket of the workspace: how an upgrade is answered, to everybody. */
import { WebSocket } from 'ws';
import { SITE } from '../openTestServer.ts';
import { socketAddress } from '../socket/openTestSocket.ts';
import { workspace } from './answers.ts';
import type { Caller } from './callers.ts';
import type { World } from './openWorld.ts';
import type { Answers, CallerKind } from './callerKinds.ts';

export const socketAnswers: Answers = workspace({ own: '101', other: '101' });

/** The status, and the page that a refusal names. */
export function upgradeAs(
  { server }: World,
  { token, kind }: Pick<Caller, 'token'> & { kind: CallerKind },
): Promise<string> {
  const asBearer: Record<string, string> = { authorization: `Bearer ${token}` };
  const carried = kind === 'astray' ? asBearer : { cookie: server.cookieOf(token ?? '') };
  return upgrade(server, { origin: SITE, ...(token === null ? {} : carried) });
}

/** The same for whatever a browser, or somebody else, may send. */
export async function upgrade(server: World['server'], headers: Record<string, string>): Promise<string> {
  const address = await socketAddress(server);
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers });
    socket.on('open', () => {
      socket.close();
      resolve('101');
    });
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        const { redirect } = JSON.parse(body) as { redirect?: string };
        resolve([response.statusCode, redirect].filter((part) => part !== undefined).join(' '));
      });
    });
  });
}
