import * as v from 'valibot';
import type { User } from '#machines/ports/authPort.ts';

/** The library promises more and does not look at what was sent. */
const account = v.object({
  id: v.string(),
  email: v.nullish(v.string(), ''),
  user_metadata: v.nullish(
    v.object({
      name: v.fallback(v.nullish(v.string(), null), null),
      avatar_url: v.fallback(v.nullish(v.string(), null), null),
    }),
    {},
  ),
  app_metadata: v.nullish(v.object({ provider: v.nullish(v.string(), 'email') }), {}),
});

/** Whose session it is; null when it names nobody, as after an answer that made no sense. */
export function userOf(session: { user?: unknown }): User | null {
  const parsed = v.safeParse(account, session.user);
  if (!parsed.success) return null;
  const { id, email, user_metadata: metadata, app_metadata: known } = parsed.output;
  return { id, email, name: metadata.name ?? null, avatarUrl: metadata.avatar_url ?? null, provider: known.provider };
}
