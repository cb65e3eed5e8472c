import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true' });
});
afterAll(() => open.close());

/** Another code of six digits than this one. */
function other(otp: string): string {
  return otp === '000000' ? '000001' : '000000';
}

async function recoveryOf(email: string) {
  await open.client().auth.resetPasswordForEmail(email);
  return open.emailTo(email);
}

async function guess(email: string, token: string, times: number) {
  const answers = [];
  for (let i = 0; i < times; i += 1)
    answers.push(await open.client().auth.verifyOtp({ email, token, type: 'recovery' }));
  return answers.map(({ error }) => error?.code);
}

it('takes a code after four wrong guesses', async () => {
  const { email } = await open.addLearner();
  const { otp } = await recoveryOf(email);
  expect(await guess(email, other(otp), 4)).toEqual(Array.from({ length: 4 }, () => 'otp_expired'));
  expect(await guess(email, otp, 1)).toEqual([undefined]);
});

it('takes no code after five wrong guesses, but its link, and the code of the next e-mail', async () => {
  const { email } = await open.addLearner();
  const { otp, link } = await recoveryOf(email);
  await guess(email, other(otp), 5);
  expect(await guess(email, otp, 1)).toEqual(['otp_expired']);
  expect((await open.follow(link)).hash).toContain('access_token');
  const next = await recoveryOf(email);
  expect(await guess(email, next.otp, 1)).toEqual([undefined]);
});

it('makes links that cannot be worked out from the code', async () => {
  const { email } = await open.addLearner();
  const { otp, link } = await recoveryOf(email);
  const worked = createHash('sha224').update(`${email}${otp}`).digest('hex');
  expect(new URL(link).searchParams.get('token')).not.toBe(worked);
  const { error } = await open.client().auth.verifyOtp({ token_hash: worked, type: 'recovery' });
  expect(error?.code).toBe('otp_expired');
});

it('takes five guesses at the code that a new password needs', async () => {
  const { client, email, session } = await open.signedIn();
  await open.supabase.database.query(
    `update auth.sessions set created_at = now() - interval '2 days' where user_id = $1`,
    [session.user.id],
  );
  await client.auth.reauthenticate();
  const { otp } = await open.emailTo(email);
  const change = (nonce: string) => client.auth.updateUser({ password: `${PASSWORD}-new`, nonce });
  for (let i = 0; i < 5; i += 1) expect((await change(other(otp))).error?.code).toBe('reauthentication_not_valid');
  expect((await change(otp)).error?.code).toBe('reauthentication_not_valid');
});
