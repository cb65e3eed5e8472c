/** Tokens that are none, each made from a good one in another way. */
import { decodeJwt, exportSPKI, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose';
import type { Learner } from './newLearner.ts';
import type { World } from './openWorld.ts';
import type { FORGERIES } from './callerKinds.ts';

export async function forgeTokens(
  { supabase }: World,
  owner: Learner,
  otherToken: string,
): Promise<Record<(typeof FORGERIES)[number], string>> {
  const claims = decodeJwt(owner.token);
  const [header = '', payload = '', signature = ''] = owner.token.split('.');
  const [otherHeader, , otherSignature] = otherToken.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const now = Math.floor(Date.now() / 1000);
  return {
    expired: await supabase.tokens.sign({ ...claims, iat: now - 7200, exp: now - 3600 }),
    forged: await signedElsewhere(claims, kid),
    unsigned: `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    cut: `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    otherAudience: await supabase.tokens.sign({ ...claims, aud: 'public' }),
    otherIssuer: await supabase.tokens.sign({ ...claims, iss: 'http://evil.example/auth/v1' }),
    swapped: `${otherHeader}.${payload}.${otherSignature}`,
    confused: await signedWithPublicKey(supabase.jwks.keys[0] ?? {}, claims, kid),
    promoted: promoted(supabase.anonKey),
  };
}

async function signedElsewhere(claims: JWTPayload, kid: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(privateKey);
}

/** The public key as text is what a careless check would take for the shared secret. */
async function signedWithPublicKey(jwk: object, claims: JWTPayload, kid: string): Promise<string> {
  const key = await importJWK({ ...jwk, ext: true }, 'ES256');
  if (key instanceof Uint8Array) throw new Error('The key of the service is a secret.');
  const secret = new TextEncoder().encode(await exportSPKI(key));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid, typ: 'JWT' }).sign(secret);
}

function promoted(anonKey: string): string {
  const [header, payload = '', signature] = anonKey.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `${header}.${base64({ ...claims, role: 'service_role' })}.${signature}`;
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
