import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { readBody } from '../readBody.ts';
import type { UserJson } from '../userJson.ts';

const query = v.object({ page: v.nullish(v.string(), ''), per_page: v.nullish(v.string(), '') });

/** `GET /admin/users`: accounts, the newest first, a page at a time. */
export function listUsersRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/users', async (request, reply) => {
    const given = readBody(query, request.query);
    const page = numberOf(given.page, 1);
    const size = numberOf(given.per_page, 50);
    const rows = await context.database.query<{ account: UserJson }>(
      `select embedded.user_json(id) as account from auth.users
       order by created_at desc, id limit $1 offset $2`,
      [size, (page - 1) * size],
    );
    const [total] = await context.database.query<{ count: number }>(
      'select count(*)::integer as count from auth.users',
    );
    const count = total?.count ?? 0;
    const last = Math.max(1, Math.ceil(count / size));
    const linkTo = (to: number, name: string) =>
      `<${context.siteUrl()}/auth/v1/admin/users?page=${to}&per_page=${size}>; rel="${name}"`;
    const links = [...(page < last ? [linkTo(page + 1, 'next')] : []), linkTo(last, 'last')];
    void reply.header('x-total-count', String(count)).header('link', links.join(', '));
    return { users: rows.map(({ account }) => account), aud: 'authenticated' };
  });
}

function numberOf(text: string, otherwise: number): number {
  if (text === '') return otherwise;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new AuthError(400, 'validation_failed', 'Bad Pagination Parameters: a whole number from 1 on is needed');
}
