/** The one procedure that the workspace server asks for, in memory. */
import type { FastifyPluginAsync } from 'fastify';
import { decodeJwt } from 'jose';

export class FakeSupabase {
  readonly verified = new Set<string>();
  /** How often somebody was asked about. */
  asked = 0;
  /** While true every call fails. */
  isDown = false;

  readonly plugin: FastifyPluginAsync = async (app) => {
    app.post('/rest/v1/rpc/user_ssp_isverified', async (request, reply) => {
      this.asked += 1;
      if (this.isDown) return reply.code(500).send({ message: 'down' });
      const { sub = '' } = decodeJwt((request.headers.authorization ?? '').replace('Bearer ', ''));
      return this.verified.has(sub) ? [{ auth_id: sub, user_name: 'Ada', title: 'Student' }] : [];
    });
    app.post('/rest/v1/rpc/user_ssp_list_challenges_categories', async (_request, reply) =>
      this.isDown ? reply.code(500).send({ message: 'down' }) : [{ category: 'Navigation' }],
    );
  };
}
