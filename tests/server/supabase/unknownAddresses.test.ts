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

async function signUp(open: OpenEmbedded, email: string) {
  const { status, body } = await ask(open, '/signup', { email, password: PASSWORD, data: { nick: 'Ada' } });
  return { status, body: alike(body, email) };
}

/** The same without what is another one each time. */
function alike(answer: unknown, email: string): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'TIME');
  return JSON.parse(text);
}

it.each([
  ['/recover', {}],
  ['/otp', { create_user: false }],
  ['/otp', {}],
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

it('answers a sign-up alike for an address that is new, begun, invited or confirmed, and again later', async () => {
  const open = await openEmbedded();
  const { email: confirmed } = await open.addLearner();
  const [fresh, begun, invited] = ['fresh@example.com', 'begun@example.com', 'invited@example.com'];
  await signUp(open, begun);
  await open.admin().auth.admin.inviteUserByEmail(invited, { data: { team: 'red' } });
  const answers: unknown[] = [];
  for (const email of [fresh, begun, invited, confirmed, fresh, confirmed]) answers.push(await signUp(open, email));
  await expect(open.emailTo(confirmed)).rejects.toThrow('no e-mail');
  await open.close();
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(answers[0]).toMatchObject({ status: 200, body: { email: 'ADDRESS', user_metadata: { nick: 'Ada' } } });
});

it('tells of a sign-up the account that it makes', async () => {
  const open = await openEmbedded();
  const { data } = await open.client().auth.signUp({ email: 'real@example.com', password: PASSWORD });
  await open.emailTo('real@example.com');
  const made = await open.admin().auth.admin.getUserById(data.user?.id ?? '');
  await open.close();
  expect(alike(data.user, 'real@example.com')).toEqual(alike(made.data.user, 'real@example.com'));
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

it.each([
  ['/recover', () => unheard.addLearner(), {}],
  ['/otp', () => ({ email: 'by-code@example.com' }), {}],
  ['/signup', () => ({ email: 'by-password@example.com' }), { password: PASSWORD }],
])(
  'answers POST %s before an e-mail is sent, and lets one that was not sent be asked for again at once',
  async (path, addressee, rest) => {
    const { email } = await addressee();
    const connected = once(silent, 'connection');
    expect((await ask(unheard, path, { ...rest, email })).status).toBe(200);
    await connected;
    expect((await ask(unheard, path, { ...rest, email })).status).toBe(429);
    hangUp();
    await expect.poll(async () => (await ask(unheard, path, { ...rest, email })).status).toBe(200);
    hangUp();
  },
);

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
