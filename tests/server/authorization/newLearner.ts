/** Accounts made and signed in as a client does it, through the routes of the service. */
import type { InjectOptions } from 'fastify';
import type { World } from './openWorld.ts';

export interface Learner {
  id: string;
  email: string;
  /** The access token. */
  token: string;
  refreshToken: string;
  identityId: string;
}

interface SignedIn {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string; identities?: { identity_id: string }[] };
}

let count = 0;

/** A learner with a confirmed address, which nobody else has where none is given; `verified` ones have completed their profile. */
export async function newLearner(
  world: World,
  { verified = true, name = 'Learner', email = `${name.toLowerCase()}-${(count += 1)}@example.com` } = {},
): Promise<Learner> {
  await asService(world, 'POST', '/admin/users', { email, email_confirm: true });
  const learner = await signIn(world, email);
  if (verified) await completeProfile(world, learner, name);
  return learner;
}

/** Another sign-in of an account, by the link of an e-mail. */
export async function signIn(world: World, email: string): Promise<Learner> {
  const link = await asService<{ hashed_token: string }>(world, 'POST', '/admin/generate_link', {
    type: 'magiclink',
    email,
  });
  const verification = { type: 'magiclink', token_hash: link.hashed_token };
  return learnerOf(await ask<SignedIn>(world, { method: 'POST', url: '/auth/v1/verify', payload: verification }));
}

/** Somebody who has signed in without a name. */
export async function newGuest(world: World): Promise<Learner> {
  return learnerOf(await ask<SignedIn>(world, { method: 'POST', url: '/auth/v1/signup', payload: {} }));
}

/** A call with the key of the service. */
export function asService<Body>(world: World, method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) {
  const headers = { authorization: `Bearer ${world.supabase.serviceKey}` };
  return ask<Body>(world, { method, url: `/auth/v1${path}`, headers, payload });
}

/** Sends a request that has to succeed, with the anonymous key, and answers its body. */
export async function ask<Body>({ server, supabase }: World, request: InjectOptions): Promise<Body> {
  const headers = { apikey: supabase.anonKey, ...request.headers };
  const answer = await server.app.inject({ ...request, headers });
  if (answer.statusCode >= 300) throw new Error(`${JSON.stringify(request.url)}: ${answer.body}`);
  // What the routes answer is what the types of the callers say; other tests hold them to it.
  return (answer.body === '' ? undefined : answer.json()) as Body;
}

/** A number that nobody else has. */
export const phoneOf = (name: string): string =>
  `+1 ${Buffer.from(name).toString('hex').replaceAll(/[a-f]/g, '9').slice(-28)}`;

export async function completeProfile(
  world: World,
  { id, email, token }: Pick<Learner, 'id' | 'email' | 'token'>,
  name: string,
): Promise<void> {
  const details = {
    title: `${name} title`,
    phone: phoneOf(name),
    address: null,
    gender: 'other',
    linkedin_url: null,
  };
  const profile = { email, user_name: name, login_method: 'email' };
  await callAs(world, token, 'upsert_user_details', { auth_id: id, ...details });
  await callAs(world, token, 'user_upsert_profile', { auth_id: id, ...profile });
}

export function callAs(world: World, token: string, procedure: string, payload: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  return ask(world, { method: 'POST', url: `/rest/v1/rpc/${procedure}`, headers, payload });
}

function learnerOf({ access_token: token, refresh_token: refreshToken, user }: SignedIn): Learner {
  const identityId = user.identities?.[0]?.identity_id ?? '';
  return { id: user.id, email: user.email, token, refreshToken, identityId };
}
