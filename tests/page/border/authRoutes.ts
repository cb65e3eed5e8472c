import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Questions } from './Questions.ts';
import { sendAnswer } from './sendAnswer.ts';

/** What each grant of a token is asked for as. */
const grants: Readonly<Record<string, string>> = { password: 'signIn', refresh_token: 'refresh', pkce: 'exchange' };

/** What everything else of the authentication service is asked for as. */
const endpoints = [
  { method: 'POST', url: '/auth/v1/logout', name: 'signOut' },
  { method: 'POST', url: '/auth/v1/signup', name: 'signUp' },
  { method: 'POST', url: '/auth/v1/resend', name: 'resend' },
  { method: 'POST', url: '/auth/v1/recover', name: 'recover' },
  { method: 'PUT', url: '/auth/v1/user', name: 'updateUser' },
] as const;

/** The authentication service, as far as the pages ask it. */
export function authRoutes(app: FastifyInstance, questions: Questions): void {
  app.post('/auth/v1/token', async (request, reply) => {
    const { grant_type: grant = '' } = request.query as Record<string, string>;
    const name = grants[grant];
    if (name === undefined) throw new Error(`Nothing is granted for ${grant}`);
    return sendAnswer(reply, await questions.ask({ name, parameters: parametersOf(request) }));
  });

  for (const { method, url, name } of endpoints)
    app.route({
      method,
      url,
      handler: async (request, reply) =>
        sendAnswer(reply, await questions.ask({ name, parameters: parametersOf(request) })),
    });

  app.get('/auth/v1/authorize', async (_request, reply) =>
    sendAnswer(reply, await questions.ask({ name: 'authorize', parameters: {} })),
  );
}

const parametersOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, unknown>;
