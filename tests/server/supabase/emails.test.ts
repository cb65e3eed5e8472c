import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_URI_ALLOW_LIST: 'https://*.example.org/**,https://my-site.example/**' });
});
afterAll(() => open.close());

it('signs in by the code of an e-mail, and makes an account of a new address', async () => {
  const { error } = await open.client().auth.signInWithOtp({ email: 'magic@example.com' });
  expect(error).toBeNull();
  const first = await open.emailTo('magic@example.com');
  await open.client().auth.verifyOtp({ email: 'magic@example.com', token: first.otp, type: 'email' });
  await open.client().auth.signInWithOtp({ email: 'magic@example.com' });
  const second = await open.emailTo('magic@example.com');
  expect(second.link).toContain('type=magiclink');
  const { data } = await open
    .client()
    .auth.verifyOtp({ email: 'magic@example.com', token: second.otp, type: 'magiclink' });
  expect(data.session).not.toBeNull();
});

it('makes no account by e-mail where the client forbids it', async () => {
  const options = { shouldCreateUser: false };
  const { error } = await open.client().auth.signInWithOtp({ email: 'nobody@example.com', options });
  expect(error).toBeNull();
  await expect(open.emailTo('nobody@example.com')).rejects.toThrow('There is no e-mail');
});

it('lets a learner who forgot the password choose another, in the browser that asked', async () => {
  const { email } = await open.addLearner();
  const browser = open.client('pkce');
  const redirectTo = `${open.url}/auth/callback?next=%2Fprofile`;
  expect((await browser.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const { link } = await open.emailTo(email);
  const target = await open.follow(link);
  expect(target.hash).toBe('');
  expect(target.searchParams.get('next')).toBe('/profile');
  const code = target.searchParams.get('code') ?? '';

  const elsewhere = await open.send('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(50) }),
  });
  expect(await elsewhere.json()).toMatchObject({ error_code: 'bad_code_verifier' });
  const { data, error } = await browser.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(decodeJwt(data.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'recovery' }]);
  expect((await browser.auth.updateUser({ password: 'a-new-password' })).error).toBeNull();
  expect((await open.client().auth.signInWithPassword({ email, password: 'a-new-password' })).error).toBeNull();
});

it('gives a session for a code once, and not after five minutes', async () => {
  const { email } = await open.addLearner();
  const exchange = async (code: string | null) => {
    const body = JSON.stringify({ auth_code: code, code_verifier: 'v'.repeat(43) });
    const answer = await open.send('/auth/v1/token?grant_type=pkce', { method: 'POST', body });
    return (await answer.json()).error_code;
  };
  const ask = async () => {
    const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' };
    await open.send('/auth/v1/recover', { method: 'POST', body: JSON.stringify({ email, ...challenge }) });
    return (await open.follow((await open.emailTo(email)).link)).searchParams.get('code');
  };
  const code = await ask();
  expect(await exchange(code)).toBeUndefined();
  expect(await exchange(code)).toBe('flow_state_not_found');
  const late = await ask();
  await open.supabase.database.query(
    `update auth.flow_state set auth_code_issued_at = now() - interval '301 seconds' where auth_code = $1`,
    [late],
  );
  expect(await exchange(late)).toBe('flow_state_expired');
  expect(await exchange('')).toBe('validation_failed');
});

it('gives a banned account no session for the code of an address', async () => {
  const { id, email } = await open.addLearner();
  const browser = open.client('pkce');
  await browser.auth.resetPasswordForEmail(email);
  const code = (await open.follow((await open.emailTo(email)).link)).searchParams.get('code') ?? '';
  await open.admin().auth.admin.updateUserById(id, { ban_duration: '1h' });
  const { data, error } = await browser.auth.exchangeCodeForSession(code);
  expect(error).toMatchObject({ status: 400, code: 'user_banned', message: 'User is banned' });
  expect(data.session).toBeNull();
});

it.each([
  [{ code_challenge: 'v'.repeat(43) }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [{ code_challenge: 'v', code_challenge_method: 's256' }, 'code challenge has to be between 43 and 128 characters'],
  [{ code_challenge: 'ü'.repeat(43), code_challenge_method: 's256' }, /^code challenge can only contain/],
  [{ code_challenge: 'v'.repeat(43), code_challenge_method: 'md5' }, /^Unsupported code_challenge method/],
])('refuses the challenge %o', async (challenge, message) => {
  const body = JSON.stringify({ email: 'a@example.com', ...challenge });
  const answer = await open.send('/auth/v1/otp', { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect((await answer.json()).msg).toMatch(message);
});

it('answers alike for addresses that it knows and that it does not', async () => {
  expect((await open.client().auth.resetPasswordForEmail('unknown@example.com')).error).toBeNull();
  expect((await open.client().auth.resend({ type: 'signup', email: 'unknown@example.com' })).error).toBeNull();
  const { email } = await open.addLearner();
  expect((await open.client().auth.resend({ type: 'signup', email })).error).toBeNull();
  await expect(open.emailTo(email)).rejects.toThrow('no e-mail');
});

it('sends the e-mail of a sign-up again, with a code that replaces the first', async () => {
  const email = 'again@example.com';
  await open.client().auth.signUp({ email, password: PASSWORD });
  const first = await open.emailTo(email);
  await open.client().auth.resend({ type: 'signup', email });
  const second = await open.emailTo(email);
  expect((await open.follow(first.link)).hash).toContain('otp_expired');
  expect((await open.follow(second.link)).hash).toContain('access_token');
});

it('leads back only to the site, this machine and addresses that a pattern names', async () => {
  const linkTo = async (redirectTo: string) => {
    await open.client().auth.signInWithOtp({ email: 'redirect@example.com', options: { emailRedirectTo: redirectTo } });
    return (await open.follow((await open.emailTo('redirect@example.com')).link)).href.split('#')[0];
  };
  expect(await linkTo('https://app.example.org/welcome')).toBe('https://app.example.org/welcome');
  expect(await linkTo('https://my-site.example/in')).toBe('https://my-site.example/in');
  expect(await linkTo('https://evil.example/welcome')).toBe(`${open.url}/`);
  expect(await linkTo(`${open.url}/auth/callback?redirect=//evil.example`)).toBe(
    `${open.url}/auth/callback?redirect=//evil.example`,
  );
});

it('hands on nothing that an address brings behind its #, and believes no second address', async () => {
  const { email } = await open.addLearner();
  const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' };
  const ask = async (query: string) => {
    await open.send(`/auth/v1/recover?${query}`, { method: 'POST', body: JSON.stringify({ email, ...challenge }) });
    return (await open.emailTo(email)).link;
  };
  const tokens = '#access_token=a&refresh_token=b&token_type=bearer&expires_in=3600';
  const planted = await ask(`redirect_to=${encodeURIComponent(`${open.url}/auth/callback${tokens}`)}`);
  expect((await open.follow(planted)).hash).toBe('');
  expect((await open.follow(planted)).hash).not.toContain('access_token');
  const doubled = await ask(`redirect_to=${encodeURIComponent(open.url)}/x&redirect_to=https://evil.example/`);
  expect((await open.follow(doubled)).pathname).toBe('/');
});

it.each([
  [{ token: '1', email: 'a@example.com' }, 'Verify requires a verification type'],
  [{ type: 'signup', email: 'a@example.com' }, 'Verify requires either a token or a token hash'],
  [{ type: 'signup', token: '1' }, 'Only an email address or phone number should be provided on verify'],
  [{ type: 'signup', token_hash: '1', email: 'a@example.com' }, 'Only the token_hash and type should be provided'],
])('refuses the verification %o', async (given, msg) => {
  const answer = await open.send('/auth/v1/verify', { method: 'POST', body: JSON.stringify(given) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 'validation_failed', msg });
});

it('takes the hash of a link from a page of the site, too', async () => {
  const { email } = await open.addLearner();
  await open.client().auth.resetPasswordForEmail(email);
  const hash = new URL((await open.emailTo(email)).link).searchParams.get('token') ?? '';
  const wrong = await open.client().auth.verifyOtp({ token_hash: hash, type: 'signup' });
  expect(wrong.error).toMatchObject({ status: 403, message: 'Email link is invalid or has expired' });
  const { data } = await open.client().auth.verifyOtp({ token_hash: hash, type: 'recovery' });
  expect(data.user?.email).toBe(email);
});
