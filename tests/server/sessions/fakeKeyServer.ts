/** The address at which a hosted project publishes its keys, and the tokens that it signs with them. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

/** What it answers; `silent` is nothing at all. */
export type KeyAnswer = { status: number; body: string } | 'silent';

interface SigningKey {
  jwk: JWK;
  /** A good token of anybody, signed with this key. */
  token(): Promise<string>;
}

export interface KeyServer {
  url: string;
  /** How often the keys were asked for. */
  asked(): number;
  answer(given: KeyAnswer): void;
  /** Publishes these from now on. */
  publish(...keys: readonly JWK[]): void;
  /** Nobody listens at its address any more. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

export async function fakeKeyServer(): Promise<KeyServer> {
  let given: KeyAnswer = { status: 200, body: '{"keys":[]}' };
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (given !== 'silent') send(response, given);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // It listens on a port, so its address has a number.
  const { port } = server.address() as AddressInfo;
  const leave = async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    if (server.listening) await closed;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    answer: (next) => void (given = next),
    publish: (...keys) => void (given = { status: 200, body: JSON.stringify({ keys }) }),
    leave,
    comeBack: async () => void (await once(server.listen(port, '127.0.0.1'), 'listening')),
  };
}

export async function signingKey(kid: string, issuer: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const token = () =>
    new SignJWT({ role: 'authenticated', session_id: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setSubject('00000000-0000-4000-8000-00000000000a')
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  return { jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }, token };
}

function send(response: ServerResponse, { status, body }: Exclude<KeyAnswer, 'silent'>): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
