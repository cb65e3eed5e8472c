/** Who calls: for each kind a token, and the learner whose things the call is about. */
import { forgeTokens } from './forgeTokens.ts';
import { ask, asService, newGuest, newLearner, signIn, type Learner } from './newLearner.ts';
import { addSecondIdentity, newOwner, type Owner } from './newOwner.ts';
import type { World } from './openWorld.ts';
import type { CallerKind } from './callerKinds.ts';

export interface Caller {
  token: string | null;
  /** Whose things the call names. */
  target: Owner;
  /** Which account it names: a newcomer asks about their own, everybody else about that of the target. */
  account: Learner;
}

export interface Callers {
  /** Whose things are at stake: never a caller, and never to be touched. */
  owner: Owner;
  as(kind: CallerKind): Caller;
  /** The same with a session and things that nobody else needs. */
  anew(kind: CallerKind): Promise<Caller>;
}

export async function openCallers(world: World): Promise<Callers> {
  const owner = await newOwner(world, 'Owner');
  const newCaller = makers(world, owner);
  const other = await newCaller.other();
  const aims = (token: string | null): Caller => ({ token, target: owner, account: owner });
  const forgeries = await forgeTokens(world, owner, other.token ?? '');
  const known: Record<CallerKind, Caller> = {
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
    signedOut: aims(await signedOut(world, owner)),
    banned: about(owner, await banned(world)),
    deleted: about(owner, await deleted(world)),
    left: await newCaller.left(),
    guest: await newCaller.guest(),
    unconfirmed: await newCaller.unconfirmed(),
    unverified: await newCaller.unverified(),
    other,
    own: await newCaller.own(),
  };
  return {
    owner,
    as: (kind) => known[kind],
    anew: async (kind) => (await newCaller[kind]?.()) ?? known[kind],
  };
}

/** Only whoever is let in somewhere has to be made more than once. */
type Makers = Partial<Record<CallerKind, () => Promise<Caller>>> &
  Record<'left' | 'guest' | 'unconfirmed' | 'unverified' | 'other' | 'own', () => Promise<Caller>>;

function makers(world: World, owner: Owner): Makers {
  return {
    serviceKey: async () => {
      const target = await newOwner(world, 'Subject');
      return { token: world.supabase.serviceKey, target, account: target };
    },
    left: async () => {
      const target = await newOwner(world, 'Leaver');
      await world.server.send(target.token, { method: 'DELETE', url: '/api/session' });
      return about(target, target);
    },
    guest: async () => newcomer(owner, await newGuest(world)),
    unconfirmed: async () => newcomer(owner, await unconfirmed(world)),
    unverified: async () => newcomer(owner, await newLearner(world, { verified: false, name: 'Newcomer' })),
    other: async () => {
      const learner = await newLearner(world, { name: 'Other' });
      await addSecondIdentity(world, learner);
      return about(owner, learner);
    },
    own: async () => {
      const target = await newOwner(world, 'Self');
      return about(target, target);
    },
  };
}

function about(target: Owner, { token }: Learner): Caller {
  return { token, target, account: target };
}

function newcomer(target: Owner, account: Learner): Caller {
  return { token: account.token, target, account };
}

/** The owner's, signed out in another browser: the workspace was not told. */
async function signedOut(world: World, { email }: Learner): Promise<string> {
  const { token } = await signIn(world, email);
  await world.server.send(token, { method: 'GET', url: '/api/commands' });
  const headers = { authorization: `Bearer ${token}` };
  await ask(world, { method: 'POST', url: '/auth/v1/logout?scope=local', headers });
  return token;
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

/** The service opens no session before the address is confirmed, so the confirmation is taken back. */
async function unconfirmed(world: World): Promise<Learner> {
  const learner = await newLearner(world, { name: 'Unconfirmed' });
  await world.supabase.database.query('update auth.users set email_confirmed_at = null where id = $1', [learner.id]);
  return learner;
}
