import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors, importJWK, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeKeys, readOrMakeKeys, type KeyMaterial } from '#server/supabase/keys/keyFile.ts';
import { openTokens } from '#server/supabase/keys/tokens.ts';

const ISSUER = 'http://localhost:3000/auth/v1';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

function inAnHour(): number {
  return Math.floor(Date.now() / 1000) + 3600;
}

async function signWith(keys: KeyMaterial, claims: JWTPayload, kid = keys.signingKey.kid): Promise<string> {
  const key = await importJWK(keys.signingKey, 'ES256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
}

it('makes keys at the first start, for their owner only, and finds them at the next', async () => {
  const made = await readOrMakeKeys(join(folder, 'new'));
  const path = join(folder, 'new', 'keys.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    anonKey: made.anonKey,
    serviceKey: made.serviceKey,
  });
  expect(await readOrMakeKeys(join(folder, 'new'))).toEqual(made);
});

it('makes the API keys anew when another secret is given, and signs nobody out', async () => {
  const made = await readOrMakeKeys(join(folder, 'given'));
  const secret = 'a-secret-of-thirty-two-characters';
  const given = await readOrMakeKeys(join(folder, 'given'), secret);
  expect(given).toMatchObject({ jwtSecret: secret, signingKey: made.signingKey });
  const { payload } = await jwtVerify(given.serviceKey, new TextEncoder().encode(secret));
  expect(payload).toMatchObject({ role: 'service_role' });
  expect(await readOrMakeKeys(join(folder, 'given'), secret)).toEqual(given);
  expect(await readOrMakeKeys(join(folder, 'given'))).toEqual(given);
});

it('says which file is damaged, and leaves it alone', async () => {
  const path = join(folder, 'keys.json');
  await writeFile(path, '{"anonKey": 5}');
  await expect(readOrMakeKeys(folder)).rejects.toThrow(`${path} is damaged`);
  expect(await readFile(path, 'utf8')).toBe('{"anonKey": 5}');
});

it('verifies what it signed, and the two API keys', async () => {
  const keys = await makeKeys();
  const tokens = await openTokens(keys, () => ISSUER);
  const token = await tokens.sign({ sub: 'me', exp: inAnHour() });
  expect(await tokens.verify(token)).toMatchObject({ sub: 'me', iss: ISSUER, aud: 'authenticated' });
  expect(await tokens.verify(keys.anonKey)).toMatchObject({ role: 'anon' });
  expect(await tokens.verify(keys.serviceKey)).toMatchObject({ role: 'service_role' });
});

it('refuses tokens of another issuer, for others, out of date, or of another key', async () => {
  const keys = await makeKeys();
  const tokens = await openTokens(keys, () => ISSUER);
  const good = { iss: ISSUER, aud: 'authenticated', sub: 'me', exp: inAnHour() };
  expect(await tokens.verify(await signWith(keys, good))).toMatchObject({ sub: 'me' });
  const bad = await Promise.all([
    signWith(keys, { ...good, iss: 'http://evil.example/auth/v1' }),
    signWith(keys, { ...good, aud: 'others' }),
    signWith(keys, { ...good, exp: Math.floor(Date.now() / 1000) - 1 }),
    signWith(await makeKeys(), good),
    signWith(await makeKeys(), good, keys.signingKey.kid),
    new SignJWT({ ...good, role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(keys.jwtSecret)),
  ]);
  for (const token of bad) await expect(tokens.verify(token)).rejects.toBeInstanceOf(errors.JOSEError);
});
