import { randomUUID } from 'node:crypto';
import type { UserJson } from '../userJson.ts';

/** What a sign-up with a taken address is answered: as if it were new, so that nobody learns who has an account here. */
export function lookalikeUser(email: string, data: Readonly<Record<string, unknown>>): UserJson {
  const now = new Date().toISOString();
  const invented = {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
  return invented;
}
