import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { dropFactor, findFactor } from '../factors/findFactor.ts';
import { knownUser } from './knownUser.ts';

type FactorRequest = FastifyRequest<{ Params: { id: string; factorId: string } }>;

/** `/admin/users/<id>/factors`: the second factors of anybody, and the way back in for somebody who has lost one. */
export function adminFactorRoutes(app: FastifyInstance, { database }: AuthContext): void {
  app.get('/users/:id/factors', async (request: FactorRequest, reply) => {
    const { id } = await knownUser(database, request.params.id);
    const rows = await database.query<{ factor: object }>(
      'select embedded.factor_json(f) as factor from auth.mfa_factors f where user_id = $1 order by created_at',
      [id],
    );
    return reply.send(rows.map(({ factor }) => factor));
  });

  app.delete('/users/:id/factors/:factorId', async (request: FactorRequest, reply) => {
    const { id } = await knownUser(database, request.params.id);
    const shown = await database.transaction(async (session) => {
      const found = await findFactor(session, id, request.params.factorId);
      const [row] = await session.query<{ factor: object }>(
        'select embedded.factor_json(f) as factor from auth.mfa_factors f where id = $1',
        [found.id],
      );
      await dropFactor(session, found);
      return row?.factor;
    });
    return reply.send(shown);
  });
}
