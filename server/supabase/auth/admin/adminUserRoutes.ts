import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addUser } from '../accounts/addUser.ts';
import { refuseTaken, setEmail } from '../accounts/changeEmail.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { readBody } from '../readBody.ts';
import { userJson } from '../userJson.ts';
import { knownUser } from './knownUser.ts';
import { applyChanges, emailOf, hashOfChanges, userChanges } from './userChanges.ts';

type UserRequest = FastifyRequest<{ Params: { id: string } }>;

/** `/admin/users`: making, reading, changing and deleting the account of anybody. */
export function adminUserRoutes(app: FastifyInstance, context: AuthContext): void {
  const { database } = context;

  app.post('/users', async (request, reply) => {
    const changes = readBody(userChanges, request.body);
    const email = emailOf(changes);
    if (email === null) {
      throw new AuthRefusal(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    }
    const hash = await hashOfChanges(context, changes);
    void reply.header('cache-control', 'no-store');
    return database.transaction(async (session) => {
      await refuseTaken(session, null, email);
      const id = await addUser(session, { id: changes.id ?? undefined, email, hash, data: {} });
      await applyChanges(session, id, changes);
      return userJson(session, id);
    });
  });

  app.get('/users/:id', async (request: UserRequest, reply) => {
    const { id } = await knownUser(database, request.params.id);
    void reply.header('cache-control', 'no-store');
    return userJson(database, id);
  });

  app.put('/users/:id', async (request: UserRequest, reply) => {
    const { id } = await knownUser(database, request.params.id);
    const changes = readBody(userChanges, request.body);
    const email = emailOf(changes);
    const hash = await hashOfChanges(context, changes);
    void reply.header('cache-control', 'no-store');
    return database.transaction(async (session) => {
      if (email !== null) await setEmail(session, id, email);
      if (hash !== null) {
        await session.query('update auth.users set encrypted_password = $2 where id = $1', [id, hash]);
        await session.query('delete from auth.sessions where user_id = $1', [id]);
      }
      await applyChanges(session, id, changes);
      return userJson(session, id);
    });
  });

  app.delete('/users/:id', async (request: UserRequest, reply) => {
    const { id } = await knownUser(database, request.params.id);
    await database.query('delete from auth.users where id = $1', [id]);
    return reply.send({});
  });
}
