/** Whoever begins an account with the address of somebody else has nothing of it once its owner proves the address. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

const STRANGERS = 'the-password-of-a-stranger';

let open: OpenEmbedded;
let eager: OpenEmbedded;
let count = 0;
beforeAll(async () => {
  open = await openEmbedded();
  eager = await openEmbedded({ GOTRUE_MAILER_AUTOCONFIRM: 'true' });
});
afterAll(() => Promise.all([open.close(), eager.close()]));

/** A stranger signs up with somebody's address; answers the address, and the session where there is one. */
async function begun(at: OpenEmbedded, email = `owner-${(count += 1)}@example.com`) {
  const { data } = await at.client().auth.signUp({ email, password: STRANGERS, options: { data: { nick: 'thief' } } });
  // The account is made by the time that its e-mail is written.
  if (data.session === null) await at.emailTo(email);
  return { email, session: data.session };
}

async function signInError(at: OpenEmbedded, email: string, password: string) {
  return (await at.client().auth.signInWithPassword({ email, password })).error?.code;
}

async function prove(at: OpenEmbedded, email: string, type: 'signup' | 'recovery' | 'magiclink' | 'invite') {
  const { otp } = await at.emailTo(email);
  return (await at.client().auth.verifyOtp({ email, token: otp, type })).data;
}

/** Chooses an identity of the sample provider. */
async function signInWithGoogle(at: OpenEmbedded, name: string) {
  const client = at.client('pkce');
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
  const page = await (await fetch(await at.follow(data.url ?? ''))).text();
  const [, link = ''] = new RegExp(`href="([^"]*)">${name}<`).exec(page) ?? [];
  const back = await at.follow(link.replaceAll('&amp;', '&'));
  return { back, ...(await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '')) };
}

it('leaves no password where two were given before the address was proven', async () => {
  const { email } = await begun(open);
  await open.client().auth.signUp({ email, password: PASSWORD });
  const { session, user } = await prove(open, email, 'signup');
  expect(session).not.toBeNull();
  expect(user?.user_metadata).not.toHaveProperty('nick');
  expect(await signInError(open, email, STRANGERS)).toBe('invalid_credentials');
  expect(await signInError(open, email, PASSWORD)).toBe('invalid_credentials');
});

it('leaves the password to whoever gave the same one twice', async () => {
  const { email } = await begun(open);
  await begun(open, email);
  await prove(open, email, 'signup');
  expect(await signInError(open, email, STRANGERS)).toBeUndefined();
});

it('leaves no password where the address is proven by an e-mail that somebody asked for without it', async () => {
  const byCode = await begun(open);
  await open.client().auth.signInWithOtp({ email: byCode.email });
  expect((await prove(open, byCode.email, 'signup')).session).not.toBeNull();
  expect(await signInError(open, byCode.email, STRANGERS)).toBe('invalid_credentials');

  const byRecovery = await begun(open);
  await open.client().auth.resetPasswordForEmail(byRecovery.email);
  expect((await prove(open, byRecovery.email, 'recovery')).session).not.toBeNull();
  expect(await signInError(open, byRecovery.email, STRANGERS)).toBe('invalid_credentials');

  const byInvitation = await begun(open);
  await open.admin().auth.admin.inviteUserByEmail(byInvitation.email);
  expect((await prove(open, byInvitation.email, 'invite')).session).not.toBeNull();
  expect(await signInError(open, byInvitation.email, STRANGERS)).toBe('invalid_credentials');
});

it('leaves neither password nor session where new addresses count as confirmed and the owner comes from Google', async () => {
  const { email, session } = await begun(eager, 'sample.teacher@example.com');
  const { data } = await signInWithGoogle(eager, 'Sample Teacher');
  expect(data.user).toMatchObject({ email, app_metadata: { providers: ['google'] } });
  expect(data.user?.user_metadata).not.toHaveProperty('nick');
  expect((await eager.userWith(session?.access_token ?? '')).status).toBe(403);
  expect(await signInError(eager, email, STRANGERS)).toBe('invalid_credentials');
  const again = await signInWithGoogle(eager, 'Sample Teacher');
  expect(again.data.user?.id).toBe(data.user?.id);
  expect((await eager.userWith(data.session?.access_token ?? '')).status).toBe(200);
});

it('leaves neither where new addresses count as confirmed and the owner opens an e-mail', async () => {
  const { email, session } = await begun(eager);
  await eager.client().auth.resetPasswordForEmail(email);
  expect((await prove(eager, email, 'recovery')).session).not.toBeNull();
  expect((await eager.userWith(session?.access_token ?? '')).status).toBe(403);
  expect(await signInError(eager, email, STRANGERS)).toBe('invalid_credentials');
});

it('leaves nothing to whoever gave an account that address by the e-mail to another', async () => {
  const { client } = await eager.signedIn();
  const own = (await client.auth.getUser()).data.user?.email ?? '';
  await client.auth.updateUser({ email: 'sample.learner@example.com' });
  await eager.follow((await eager.emailTo(own)).link);
  expect(await signInError(eager, 'sample.learner@example.com', PASSWORD)).toBeUndefined();
  await signInWithGoogle(eager, 'Sample Learner');
  expect(await signInError(eager, 'sample.learner@example.com', PASSWORD)).toBe('invalid_credentials');
});

it('opens no account by an address that the provider does not vouch for, though new ones count as confirmed', async () => {
  await eager.addLearner({ email: 'sample.stranger@example.com' });
  const { back } = await signInWithGoogle(eager, 'Sample Stranger');
  expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification');
});

it('leaves a proven account its password and its sessions, by whatever e-mail its owner comes back', async () => {
  const { email, session } = await eager.signedIn();
  await eager.client().auth.signInWithOtp({ email });
  await prove(eager, email, 'magiclink');
  expect(await signInError(eager, email, PASSWORD)).toBeUndefined();
  expect((await eager.userWith(session.access_token)).status).toBe(200);
});

it('lets the link of an administrator bring the password that it was made with', async () => {
  const { email } = await begun(open);
  const { data } = await open.admin().auth.admin.generateLink({ type: 'signup', email, password: PASSWORD });
  await open.follow(data.properties?.action_link ?? '');
  expect(await signInError(open, email, STRANGERS)).toBe('invalid_credentials');
  expect(await signInError(open, email, PASSWORD)).toBeUndefined();
});
