import { randomUUID } from 'node:crypto';
import type { UserJson } from '../userJson.ts';
import { EMAIL_PROVIDER, type NewUser, notedData } from './addUser.ts';

type AwaitedUser = Pick<NewUser, 'email' | 'data'> & { id: string };

/**
 * What a sign-up is answered before its address is confirmed: the account as it will be where the address is new. Where somebody has it already, the
 * answer is no different, so that nobody learns who has an account here.
 */
export function awaitedUser({ id, email, data }: AwaitedUser): UserJson {
  const now = new Date().toISOString();
  const meta = notedData({ id, email, data });
  const times = { created_at: now, updated_at: now };
  const identity = { id, user_id: id, identity_data: meta, provider: 'email', last_sign_in_at: now, email };
  const user = {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: EMAIL_PROVIDER,
    user_metadata: meta,
    identities: [{ identity_id: randomUUID(), ...identity, ...times }],
    is_anonymous: false,
    ...times,
  };
  return user;
}
