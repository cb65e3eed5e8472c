import type { FastifyInstance } from 'fastify';
import { adoptEmail } from '../accounts/adoptEmail.ts';
import { syncProviders } from '../accounts/syncProviders.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { isUuid } from '../isUuid.ts';
import { requireUser } from '../requireUser.ts';
import { refuseManualLinking } from './refuseManualLinking.ts';

/** `DELETE /user/identities/<id>`: the caller can no longer sign in that way; one way has to stay. */
export function unlinkRoute(app: FastifyInstance, context: AuthContext): void {
  app.delete<{ Params: { id: string } }>('/user/identities/:id', async (request, reply) => {
    refuseManualLinking(context);
    const { userId } = await requireUser(context, request);
    const { id } = request.params;
    if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
    await context.database.transaction(async (session) => {
      const ways = await session.query<{ id: string }>('select id from auth.identities where user_id = $1', [userId]);
      if (ways.length < 2) {
        const message = 'User must have at least 1 identity after unlinking';
        throw new AuthError(422, 'single_identity_not_deletable', message);
      }
      if (!ways.some((way) => way.id === id)) {
        throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
      }
      await session.query('delete from auth.identities where id = $1', [id]);
      if (!(await adoptEmail(session, context.settings, userId))) {
        const message = 'Unable to unlink identity due to email conflict';
        throw new AuthError(422, 'email_conflict_identity_not_deletable', message);
      }
      await syncProviders(session, userId);
    });
    return reply.send({});
  });
}
