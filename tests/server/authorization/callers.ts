/** Who calls: for each standing a token, and the learner whose things the call is about. */
import { forgeTokens } from './forgeTokens.ts';
import { ask, asService, callAs, newGuest, newLearner, signIn, type Learner } from './newLearner.ts';
import type { World } from './openWorld.ts';
import type { Standing } from './standings.ts';

/** The owner, with something of each kind that others must not reach. */
export interface Owner extends Learner {
  processId: string;
  /** What no answer to anybody else may contain. */
  secrets: readonly string[];
}

export interface Caller {
  token: string | null;
  /** Whose account, files and processes the call names. */
  target: Learner;
}

export const FILE = '/ws/src/gazebo_test_pkg/scripts/owned.py';
const CODE = '# only the owner may read this';

export interface Callers {
  owner: Owner;
  as(standing: Standing): Caller;
}

export async function openCallers(world: World): Promise<Callers> {
  const owner = await newOwner(world);
  const other = await newLearner(world, { name: 'Other' });
  const aims = (token: string | null): Caller => ({ token, target: owner });
  const forgeries = await forgeTokens(world, owner, other);
  const known: Record<Standing, Caller> = {
    anonymous: aims(null),
    astray: aims(owner.token),
    anonKey: aims(world.supabase.anonKey),
    serviceKey: aims(world.supabase.serviceKey),
    expired: aims(forgeries.expired),
    forged: aims(forgeries.forged),
    unsigned: aims(forgeries.unsigned),
    cut: aims(forgeries.cut),
    otherAudience: aims(forgeries.otherAudience),
    otherIssuer: aims(forgeries.otherIssuer),
    swapped: aims(forgeries.swapped),
    confused: aims(forgeries.confused),
    promoted: aims(forgeries.promoted),
    signedOut: about(owner, await signedOut(world, owner)),
    banned: about(owner, await banned(world)),
    deleted: about(owner, await deleted(world)),
    left: about(owner, await left(world, owner)),
    guest: itself(await newGuest(world)),
    unconfirmed: itself(await unconfirmed(world)),
    unverified: itself(await newLearner(world, { verified: false, name: 'Newcomer' })),
    other: about(owner, other),
    own: itself(owner),
  };
  return { owner, as: (standing) => known[standing] };
}

function itself(learner: Learner): Caller {
  return about(learner, learner);
}

function about(target: Learner, { token }: Learner): Caller {
  return { token, target };
}

async function newOwner(world: World): Promise<Owner> {
  const { server } = world;
  const learner = await newLearner(world, { name: 'Owner' });
  const { id, email, token, refreshToken, identityId } = learner;
  const factor = await ask<{ id: string; totp: { secret: string } }>(world, {
    method: 'POST',
    url: '/auth/v1/factors',
    headers: { authorization: `Bearer ${token}` },
    payload: { factor_type: 'totp', friendly_name: 'Telephone of the owner' },
  });
  await callAs(world, token, 'user_ssp_submit_challenge', { auth_id: id, challenge_id: 1, code: CODE });
  const save = { method: 'POST', url: `/api/file/save?file_path=${FILE}`, payload: { content: CODE } } as const;
  await server.send(token, save);
  const run = { command: 'rostopic', args: ['list'], name: 'Process of the owner' };
  const started = await server.send(token, { method: 'POST', url: '/api/execute', payload: run });
  const { process_id: processId } = started.json<{ process_id: string }>();
  const words = ['Owner title', 'Owner phone', 'Telephone of the owner', 'Process of the owner', CODE];
  const secrets = [id, email, token, refreshToken, identityId, factor.id, factor.totp.secret, processId, ...words];
  return { ...learner, processId, secrets };
}

/** Signed out in another browser: the workspace was not told. */
async function signedOut(world: World, { email }: Learner): Promise<Learner> {
  const session = await signIn(world, email);
  await world.server.send(session.token, { method: 'GET', url: '/api/commands' });
  const headers = { authorization: `Bearer ${session.token}` };
  await ask(world, { method: 'POST', url: '/auth/v1/logout?scope=local', headers });
  return session;
}

async function banned(world: World): Promise<Learner> {
  const learner = await newLearner(world, { name: 'Banned' });
  await asService(world, 'PUT', `/admin/users/${learner.id}`, { ban_duration: '24h' });
  return learner;
}

async function deleted(world: World): Promise<Learner> {
  const learner = await newLearner(world, { name: 'Deleted' });
  await asService(world, 'DELETE', `/admin/users/${learner.id}`);
  return learner;
}

async function left(world: World, { email }: Learner): Promise<Learner> {
  const session = await signIn(world, email);
  await world.server.send(session.token, { method: 'DELETE', url: '/api/session' });
  return session;
}

/** The service opens no session before the address is confirmed, so the confirmation is taken back. */
async function unconfirmed(world: World): Promise<Learner> {
  const learner = await newLearner(world, { name: 'Unconfirmed' });
  await world.supabase.database.query('update auth.users set email_confirmed_at = null where id = $1', [learner.id]);
  return learner;
}
