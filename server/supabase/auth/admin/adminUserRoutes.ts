import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addUser } from '../accounts/addUser.ts';
import { refuseTaken, setEmail } from '../accounts/changeEmail.ts';
import { storePassword } from '../accounts/changePassword.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { readBody } from '../readBody.ts';
import { userJson } from '../userJson.ts';
import { removeUser } from './removeUser.ts';
import { softDelete } from './softDelete.ts';
import { knownUser } from './knownUser.ts';
import { applyChanges, emailOf, hashOfChanges, idOf, userChanges } from './userChanges.ts';

const deletion = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });

type UserRequest = FastifyRequest<{ Params: { id: string } }>;

/** `/admin/users`: making, reading, changing and deleting the account of anybody. */
export function adminUserRoutes(app: FastifyInstance, context: AuthContext): void {
  const { database } = context;

  app.post('/users', async (request, reply) => {
    const changes = readBody(userChanges, request.body);
    const email = emailOf(changes);
    if (email === null) {
      throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    }
    await refuseTaken(database, null, email);
    if (changes.password !== null && changes.password_hash !== '') {
      throw new AuthError(400, 'validation_failed', 'Only a password or a password hash should be provided');
    }
    const wanted = idOf(changes);
    const password = changes.password === '' ? null : changes.password;
    const hash = await hashOfChanges(context, { ...changes, password }, 'any');
    void reply.header('cache-control', 'no-store');
    return database.transaction(async (session) => {
      await refuseTaken(session, null, email);
      const id = await addUser(session, { id: wanted, email, hash, data: {}, notes: false });
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
    const hash = await hashOfChanges(context, changes, 'asSettingsSay');
    void reply.header('cache-control', 'no-store');
    return database.transaction(async (session) => {
      if (email !== null) await setEmail(session, id, email, changes.email_confirm ? 'proven' : 'none');
      if (hash !== null) {
        await storePassword(session, id, hash);
        await session.query('delete from auth.sessions where user_id = $1', [id]);
      }
      await applyChanges(session, id, changes);
      return userJson(session, id);
    });
  });

  app.delete('/users/:id', async (request: UserRequest, reply) => {
    const { id, deleted } = await knownUser(database, request.params.id);
    const { should_soft_delete: keeps } = readBody(deletion, request.body);
    if (!keeps) await database.transaction((session) => removeUser(session, id));
    else if (!deleted) await database.transaction((session) => softDelete(session, id));
    return reply.send({});
  });
}
