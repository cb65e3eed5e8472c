import { decodeJwt } from 'jose';
import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_MFA_MAX_ENROLLED_FACTORS: '2' });
});
afterAll(() => open.close());

/** The code that an app shows; `steps` of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

async function enroll(client: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return data;
}

async function enrolled() {
  const learner = await open.signedIn();
  const factor = await enroll(learner.client);
  const verified = await learner.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.totp.secret, -1),
  });
  if (verified.error) throw verified.error;
  return { ...learner, factor, verified: verified.data };
}

it('gives a secret as a picture, as a text and as an address', async () => {
  const { client, email } = await open.signedIn();
  const { totp, type, friendly_name: name } = await enroll(client);
  expect({ type, name }).toEqual({ type: 'totp', name: 'Phone' });
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(totp.uri);
  expect(decodeURIComponent(uri.pathname)).toBe(`/${new URL(open.url).host}:${email}`);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ algorithm: 'SHA1', digits: '6', period: '30' });
});

it('lifts a session to the second level by a code, and ends those of the first', async () => {
  const learner = await open.signedIn();
  const other = await open.client().auth.signInWithPassword({ email: learner.email, password: PASSWORD });
  const factor = await enroll(learner.client);
  const before = await learner.client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  const { data, error } = await learner.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeOf(factor.totp.secret),
  });
  expect(error).toBeNull();
  const claims = decodeJwt(data?.access_token ?? '');
  expect(claims).toMatchObject({ aal: 'aal2', session_id: decodeJwt(learner.session.access_token)['session_id'] });
  expect(claims['amr']).toMatchObject([{ method: 'totp' }, { method: 'password' }]);
  expect((await open.userWith(other.data.session?.access_token ?? '')).status).toBe(403);
  const refreshed = await learner.client.auth.refreshSession();
  expect(decodeJwt(refreshed.data.session?.access_token ?? '')['aal']).toBe('aal2');
  const { data: factors } = await learner.client.auth.mfa.listFactors();
  expect(factors?.totp).toMatchObject([{ id: factor.id, status: 'verified', friendly_name: 'Phone' }]);
});

it('tells a learner with a factor, who signs in again, that a code is needed', async () => {
  const { email } = await enrolled();
  const client = open.client();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const change = await client.auth.updateUser({ password: 'another-password' });
  expect(change.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect((await client.auth.updateUser({ data: { nick: 'Ada' } })).error).toBeNull();
});

it('takes a code once, and none that is wrong', async () => {
  const { client, factor } = await enrolled();
  const used = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret, -1) });
  expect(used.error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  });
  const far = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret, 9) });
  expect(far.error?.code).toBe('mfa_verification_failed');
});

it.each(['１２３４５６', '١٢٣٤٥٦', 'éééééé', '12345', ' 12345'])('calls "%s" a wrong code', async (code) => {
  const { client, factor } = await enrolled();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
});

it('takes no challenge twice, of another factor, from another address, or after five minutes', async () => {
  const { client, factor } = await enrolled();
  const challenge = async () => (await client.auth.mfa.challenge({ factorId: factor.id })).data?.id ?? '';
  const verify = async (challengeId: string) => {
    const code = codeOf(factor.totp.secret, 1);
    return (await client.auth.mfa.verify({ factorId: factor.id, challengeId, code })).error?.code;
  };
  const [old, moved] = [await challenge(), await challenge()];
  await open.supabase.database.query(
    `update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1`,
    [old],
  );
  await open.supabase.database.query(`update auth.mfa_challenges set ip_address = '203.0.113.7' where id = $1`, [
    moved,
  ]);
  expect(await verify(old)).toBe('mfa_challenge_expired');
  expect(await verify(moved)).toBe('mfa_ip_address_mismatch');
  expect(await verify(crypto.randomUUID())).toBe('mfa_factor_not_found');
  expect(await verify('nonsense')).toBe('mfa_factor_not_found');
  const good = await challenge();
  expect(await verify(good)).toBeUndefined();
  expect(await verify(good)).toBe('mfa_ip_address_mismatch');
});

it('lets nobody use the factor of another learner', async () => {
  const { factor } = await enrolled();
  const { client } = await open.signedIn();
  const challenge = await client.auth.mfa.challenge({ factorId: factor.id });
  expect(challenge.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  const unenroll = await client.auth.mfa.unenroll({ factorId: factor.id });
  expect(unenroll.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

it('gives no two factors one name, and no more than are allowed', async () => {
  const { client } = await open.signedIn();
  await enroll(client);
  const twice = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(twice.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  await enroll(client, 'Tablet');
  const third = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Laptop' });
  expect(third.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
});

it('takes a verified factor away only in a session of the second level, which falls back', async () => {
  const { client, email, factor } = await enrolled();
  const first = open.client();
  await first.auth.signInWithPassword({ email, password: PASSWORD });
  const refused = await first.auth.mfa.unenroll({ factorId: factor.id });
  expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  const another = await first.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' });
  expect(another.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
  const { data } = await client.auth.refreshSession();
  expect(decodeJwt(data.session?.access_token ?? '')['aal']).toBe('aal1');
});

it('knows no other kind of factor, and no single sign-on', async () => {
  const { client } = await open.signedIn();
  const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+491' });
  expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
  const sso = await client.auth.signInWithSSO({ domain: 'example.com' });
  expect(sso.error).toMatchObject({ status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' });
});
