import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as v from 'valibot';

const keyMaterial = v.object({
  /** Signs the two keys below, and nothing that belongs to a person. */
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  anonKey: v.string(),
  serviceKey: v.string(),
  /** The key pair that signs learners' tokens. */
  signingKey: v.object({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: v.string(),
    y: v.string(),
    d: v.string(),
    kid: v.string(),
  }),
});
export type KeyMaterial = v.InferOutput<typeof keyMaterial>;

/**
 * Reads `keys.json` of the folder; at the first start makes it, readable by its owner only. With another `secret` than
 * before, the two API keys are made anew.
 */
export async function readOrMakeKeys(folder: string, secret: string | null = null): Promise<KeyMaterial> {
  const path = join(folder, 'keys.json');
  const text = await readFile(path, 'utf8').catch(absent);
  if (text !== undefined) {
    await chmod(path, 0o600);
    const kept = parseKeys(path, text);
    if (secret === null || secret === kept.jwtSecret) return kept;
    return write(path, { ...kept, ...(await apiKeys(secret)) });
  }
  await mkdir(folder, { recursive: true });
  return write(path, await makeKeys(secret));
}

/** New keys, with nothing written anywhere. */
export async function makeKeys(secret: string | null = null): Promise<KeyMaterial> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signingKey = v.parse(keyMaterial.entries.signingKey, { ...(await exportJWK(privateKey)), kid: randomUUID() });
  return { ...(await apiKeys(secret ?? randomBytes(32).toString('base64url'))), signingKey };
}

async function write(path: string, keys: KeyMaterial): Promise<KeyMaterial> {
  await writeFile(`${path}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return keys;
}

async function apiKeys(jwtSecret: string): Promise<Omit<KeyMaterial, 'signingKey'>> {
  const [anonKey, serviceKey] = await Promise.all([apiKey(jwtSecret, 'anon'), apiKey(jwtSecret, 'service_role')]);
  return { jwtSecret, anonKey, serviceKey };
}

function apiKey(secret: string, role: string): Promise<string> {
  return new SignJWT({ role, iss: 'supabase' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10 years')
    .sign(new TextEncoder().encode(secret));
}

/** Only a file that is not there is made anew: overwriting a damaged one would sign everybody out without a word. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function parseKeys(path: string, text: string): KeyMaterial {
  try {
    return v.parse(keyMaterial, JSON.parse(text));
  } catch {
    throw new Error(`${path} is damaged: restore it, or remove it and let everybody sign in again.`);
  }
}
