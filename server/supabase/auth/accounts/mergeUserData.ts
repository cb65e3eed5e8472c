import type { Queryable } from '../../database/database.ts';

/** Which of the two kinds of data an account carries: the learner's own, or what only administrators write. */
const columns = { user: 'raw_user_meta_data', app: 'raw_app_meta_data' } as const;

/** Lays the data over what is there; null removes a key. Answers all that the account then has. */
export async function mergeUserData(
  session: Queryable,
  userId: string,
  data: Readonly<Record<string, unknown>>,
  kind: keyof typeof columns = 'user',
): Promise<Readonly<Record<string, unknown>>> {
  const column = columns[kind];
  const [row] = await session.query<{ merged: Readonly<Record<string, unknown>> }>(
    `update auth.users set updated_at = now(), ${column} = (${column} || $2::jsonb)
       - array(select key from jsonb_each($2::jsonb) where value = 'null')
     where id = $1 returning ${column} as merged`,
    [userId, data],
  );
  return row?.merged ?? {};
}
