/** What the workspace server asks of Supabase, in memory. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';

export class FakeSupabase {
  readonly verified = new Set<string>();
  /** Ids of sessions that were signed out. */
  readonly ended = new Set<unknown>();
  /** Where an account says its picture is, by its id. */
  readonly pictures = new Map<string, string>();
  /** How often somebody was asked about. */
  asked = 0;
  /** Whether the records of learners were taken too often, over whichever server. */
  hasGivenTooMuch = false;
  /** While true every call fails. */
  isDown = false;

  readonly plugin: FastifyPluginAsync = async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      if (this.isDown) return reply.code(500).send({ message: 'down' });
      return undefined;
    });
    app.options('/auth/v1/*', (_request, reply) => reply.code(204).send());
    app.get('/auth/v1/user', (request, reply) => {
      const { sub, session_id: sessionId } = claimsOf(request);
      if (this.ended.has(sessionId)) return reply.code(403).send({ code: 'session_not_found', message: 'ended' });
      const picture = this.pictures.get(sub ?? '');
      return reply.send({ id: sub, user_metadata: picture === undefined ? {} : { avatar_url: picture } });
    });
    app.post('/rest/v1/rpc/user_ssp_isverified', (request, reply) => {
      this.asked += 1;
      const { sub = '' } = claimsOf(request);
      return reply.send(this.verified.has(sub) ? [{ auth_id: sub, user_name: 'Ada', title: 'Student' }] : []);
    });
    app.post('/rest/v1/rpc/user_ssp_export', (_request, reply) =>
      this.hasGivenTooMuch ? reply.code(429).send({ code: 'PT429', message: 'Too many.' }) : reply.send([]),
    );
    app.post('/rest/v1/rpc/user_ssp_list_challenges_categories', (_request, reply) =>
      reply.send([{ category: 'Navigation' }]),
    );
  };
}

function claimsOf({ headers }: FastifyRequest) {
  return decodeJwt((headers.authorization ?? '').replace('Bearer ', ''));
}
