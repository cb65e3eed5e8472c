import type { Session } from '@supabase/supabase-js';
import type { User } from '#machines/ports/authPort.ts';

/** Whose session it is; null when it names nobody, as after an answer that made no sense. */
export function userOf({ user }: Session): User | null {
  // The library promises a user and does not look at what was sent.
  const { id, email, user_metadata: told = {}, app_metadata: known = {} }: Partial<Session['user']> = user ?? {};
  if (typeof id !== 'string') return null;
  return {
    id,
    email: textOf(email) ?? '',
    name: textOf(told['name']),
    avatarUrl: textOf(told['avatar_url']),
    provider: textOf(known['provider']) ?? 'email',
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
