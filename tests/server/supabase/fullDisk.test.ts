/** What the service of accounts answers when the database finds no room for what it is to store. */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerAuthError } from '#server/supabase/auth/answerAuthError.ts';
import { SqlError } from '#server/supabase/database/database.ts';

async function answerTo(code: string) {
  const app = Fastify();
  app.setErrorHandler(answerAuthError);
  app.post('/signup', () => {
    throw new SqlError({ code, message: 'could not extend file "base/5/16682"', detail: null, hint: null });
  });
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/signup' });
  await app.close();
  return { statusCode, body };
}

it('says that the disk is full, and nothing of where', async () => {
  const { statusCode, body } = await answerTo('53100');
  expect(statusCode).toBe(507);
  expect(JSON.parse(body)).toMatchObject({ error_code: 'disk_full' });
  expect(body).not.toContain('base/5');
});

it('explains no other fault of the database', async () => {
  const { statusCode, body } = await answerTo('XX000');
  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toMatchObject({ error_code: 'unexpected_failure' });
  expect(body).not.toContain('base/5');
});
