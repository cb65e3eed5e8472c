/** Who asks for an e-mail learns nothing about whose address it is: not by the answer, nor by its time, nor by a limit. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

/** A mail server that says nothing at all, until it hangs up. */
const connections = new Set<Socket>();
const silent = createServer((socket) => {
  connections.add(socket.on('error', () => undefined));
});
let limited: OpenEmbedded;
let unheard: OpenEmbedded;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  // It listens on a port, so its address has a number.
  const { port } = silent.address() as AddressInfo;
  limited = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on' });
  unheard = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on' }, `smtp://127.0.0.1:${port}?ignoreTLS=true`);
});
afterAll(async () => {
  silent.close();
  hangUp();
  await Promise.all([limited.close(), unheard.close()]);
});

function hangUp(): void {
  for (const socket of connections) socket.destroy();
}

async function ask(open: OpenEmbedded, path: string, body: object) {
  const answer = await open.send(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json(), waits: answer.headers.has('retry-after') };
}

it.each([
  ['/recover', {}],
  ['/otp', { create_user: false }],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
])('answers POST %s %o alike, twice', async (path, rest) => {
  const { email } = await limited.addLearner();
  const known = [await ask(limited, path, { ...rest, email }), await ask(limited, path, { ...rest, email })];
  const stranger = { ...rest, email: `un${email}` };
  const unknown = [await ask(limited, path, stranger), await ask(limited, path, stranger)];
  expect(known.map(({ status }) => status)).toEqual([200, 429]);
  expect(known).toEqual(unknown);
});

it('makes whoever signed up wait for the next e-mail, whether the address was known or not', async () => {
  const { email } = await limited.addLearner();
  const statuses = [];
  for (const one of [email, `un${email}`]) {
    await limited.client().auth.signUp({ email: one, password: PASSWORD });
    statuses.push((await limited.client().auth.resend({ type: 'signup', email: one })).error?.status);
  }
  expect(statuses).toEqual([429, 429]);
});

it('answers before an e-mail is sent, and lets one that was not sent be asked for again at once', async () => {
  const { email } = await unheard.addLearner();
  expect((await ask(unheard, '/recover', { email })).status).toBe(200);
  if (connections.size === 0) await once(silent, 'connection');
  expect((await ask(unheard, '/recover', { email })).status).toBe(429);
  hangUp();
  await expect.poll(async () => (await ask(unheard, '/recover', { email })).status).toBe(200);
});

it('counts the e-mails of unknown addresses among those of an hour', async () => {
  const open = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on', GOTRUE_RATE_LIMIT_EMAIL_SENT: '1' });
  const { email } = await open.addLearner();
  await ask(open, '/recover', { email: 'nobody@example.com' });
  const next = [await ask(open, '/recover', { email }), await ask(open, '/recover', { email: 'other@example.com' })];
  await open.close();
  expect(next.map(({ status, body }) => [status, body.error_code])).toEqual([
    [429, 'over_email_send_rate_limit'],
    [429, 'over_email_send_rate_limit'],
  ]);
});
