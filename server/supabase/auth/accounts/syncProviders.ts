import type { Queryable } from '../../database/database.ts';

/** Lets the account say by which providers it can be entered, the oldest first. */
export async function syncProviders(session: Queryable, userId: string): Promise<void> {
  await session.query(
    `update auth.users u set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object(
       'provider', coalesce(list.providers ->> 0, ''), 'providers', list.providers)
     from (
       select coalesce(jsonb_agg(provider order by since), '[]') as providers
       from (select provider, min(created_at) as since from auth.identities where user_id = $1 group by provider) as ways
     ) as list
     where u.id = $1`,
    [userId],
  );
}
