/** A learner’s record takes the one session of the database for a moment, in which nobody else is answered. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

it('takes no more exports of one learner over the procedures than over the API', async () => {
  const [eager, other] = [await open.signedIn(), await open.signedIn()];
  const ask = ({ client, id }: typeof eager, as: { get?: boolean; head?: boolean } = {}) =>
    client.rpc('user_ssp_export', { auth_id: id }, as);
  for (let time = 0; time < 3; time += 1) expect((await ask(eager)).status).toBe(200);
  expect((await ask(eager, { get: true })).status).toBe(200);
  expect((await ask(eager, { head: true })).status).toBe(200);
  expect(await ask(eager)).toMatchObject({
    status: 429,
    error: { code: 'PT429', message: 'Too many exports were taken within ten minutes. Try again later.' },
  });
  expect((await ask(eager, { get: true })).status).toBe(429);
  expect((await ask(other)).status).toBe(200);
  expect((await eager.client.rpc('user_ssp_profile', { auth_id: eager.id })).status).toBe(200);
  const answer = await open.send('/rest/v1/rpc/user_ssp_export', {
    method: 'POST',
    headers: { authorization: `Bearer ${eager.session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ auth_id: eager.id }),
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
