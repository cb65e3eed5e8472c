import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { requireUser } from './requireUser.ts';

const EVERYWHERE = 'delete from auth.sessions where user_id = $1 and $2::uuid is not null';

/** Which sessions of the caller end; the refresh tokens go with them. */
const endings = new Map([
  ['', EVERYWHERE],
  ['global', EVERYWHERE],
  ['local', 'delete from auth.sessions where user_id = $1 and id = $2'],
  ['others', 'delete from auth.sessions where user_id = $1 and id <> $2'],
]);

/** `POST /logout?scope=…`: everywhere unless it says otherwise. */
export function logoutRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { scope?: string } }>('/logout', async (request, reply) => {
    const { userId, sessionId } = await requireUser(context, request);
    const { scope = '' } = request.query;
    const ending = endings.get(scope);
    if (ending === undefined) throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
    await context.database.query(ending, [userId, sessionId]);
    return reply.code(204).send();
  });
}
