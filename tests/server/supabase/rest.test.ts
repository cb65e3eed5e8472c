import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

function call(name: string, init: Parameters<OpenEmbedded['send']>[1]) {
  return open.send(`/rest/v1/rpc/${name}`, init);
}

it('lists the challenges to a visitor', async () => {
  const { data, error } = await open.client().rpc('user_ssp_list_challenges');
  expect(error).toBeNull();
  expect(data).toContainEqual({
    id: 1,
    title: 'Obstacle Course',
    description: 'Navigate a robot through a field of obstacles to reach the target.',
    difficulty: 'Easy',
    category: 'Navigation',
    image: '/worlds/01-obstacle-course.card.svg',
  });
});

it('answers GET and HEAD as it answers POST', async () => {
  const read = await open.client().rpc('user_ssp_list_challenges_difficulty', {}, { get: true });
  expect(read.data).toEqual(['Easy', 'Medium', 'Hard', 'Expert'].map((difficulty) => ({ difficulty })));
  const { data: all } = await open.client().rpc('user_ssp_list_challenges');
  const head = await open.client().rpc('user_ssp_list_challenges', {}, { head: true, count: 'exact' });
  expect(head).toMatchObject({ status: 200, count: all.length, data: null });
});

it('takes a select of everything from the query of a GET, and refuses any other', async () => {
  const all = await open.client().rpc('user_ssp_list_challenges_difficulty', {}, { get: true }).select();
  expect(all).toMatchObject({ status: 200, data: { length: 4 } });
  const some = await open.client().rpc('user_ssp_list_challenges', {}, { get: true }).select('title');
  expect(some).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
});

async function callWithAtMost(most: number) {
  const headers = { prefer: `handling=strict, max-affected=${most}` };
  const answer = await call('user_ssp_list_challenges_difficulty', { method: 'POST', headers, body: '{}' });
  return { status: answer.status, body: await answer.json() };
}

it('refuses forms that it has none of, and results larger than the client lets them be', async () => {
  const csv = await open.client().rpc('user_ssp_list_challenges_difficulty').csv();
  expect(csv).toMatchObject({
    status: 406,
    error: { code: 'PGRST107', message: 'None of these media types are available: text/csv' },
  });
  const plan = await open.client().rpc('user_ssp_list_challenges_difficulty').explain();
  expect(plan).toMatchObject({ status: 406, error: { code: 'PGRST107' } });
  expect(await callWithAtMost(3)).toMatchObject({
    status: 400,
    body: { code: 'PGRST124', details: 'The query affects 4 rows' },
  });
  expect(await callWithAtMost(4)).toMatchObject({ status: 200, body: { length: 4 } });
});

it('gives the one row of a procedure as an object where the client wants one', async () => {
  const { client } = await open.signedIn();
  const one = await client.rpc('user_ssp_challenge_problem', { challenge_id: 2 }).single();
  expect(one.data).toMatchObject({ id: 2, title: 'Object Manipulation' });
  const none = await client.rpc('user_ssp_challenge_problem', { challenge_id: 99 }).single();
  expect(none).toMatchObject({
    status: 406,
    error: {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
    },
  });
  const perhaps = await client.rpc('user_ssp_challenge_problem', { challenge_id: 99 }).maybeSingle();
  expect(perhaps).toMatchObject({ data: null, error: null });
});

it('lets learners act as themselves and as nobody else', async () => {
  const [learner, other] = [await open.signedIn(), await open.signedIn()];
  const own = await learner.client.rpc('user_ssp_isverified', { auth_id: learner.id });
  expect(own.data).toEqual([{ auth_id: learner.id, user_name: 'Ada', title: 'Student' }]);
  const others = await learner.client.rpc('user_ssp_isverified', { auth_id: other.id });
  expect(others).toMatchObject({ status: 403, data: null, error: { code: '42501' } });
});

it('asks a visitor to sign in', async () => {
  const { status, error } = await open.client().rpc('user_ssp_challenge_problem', { challenge_id: 1 });
  expect(status).toBe(401);
  expect(error?.code).toBe('42501');
});

it('refuses a token whose session has ended', async () => {
  const { client, session, id } = await open.signedIn();
  await client.auth.signOut();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await call('user_ssp_isverified', { method: 'POST', headers, body: JSON.stringify({ auth_id: id }) });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'PGRST301' });
});

it('refuses a token that it did not sign', async () => {
  const { session } = await open.signedIn();
  const headers = { authorization: `Bearer ${session.access_token.slice(0, -4)}AAAA` };
  const answer = await call('user_ssp_list_challenges', { method: 'POST', headers });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'PGRST301', message: 'No suitable key or wrong key type' });
});

it('names the parameters it looked for when nothing fits', async () => {
  const wrong = await open.client().rpc('user_ssp_challenge_problem', { challenge: 1 });
  expect(wrong).toMatchObject({
    status: 404,
    error: {
      code: 'PGRST202',
      message: 'Could not find the function public.user_ssp_challenge_problem(challenge) in the schema cache',
    },
  });
  const without = await open.client().rpc('pg_sleep');
  expect(without.error?.message).toBe(
    'Could not find the function public.pg_sleep without parameters in the schema cache',
  );
});

it('refuses values that are not of the type', async () => {
  const { client } = await open.signedIn();
  const answer = await client.rpc('user_ssp_isverified', { auth_id: 'me' });
  expect(answer).toMatchObject({ status: 400, error: { code: '22P02' } });
});

it('has no tables, no other schema and nothing without a key', async () => {
  const table = await open.client().from('profiles').select();
  expect(table).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
  const written = await open.client().from('profiles').insert({ user_name: 'x' });
  expect(written.status).toBe(404);
  const schema = await open.client().schema('auth').rpc('uid');
  expect(schema).toMatchObject({ status: 406, error: { code: 'PGRST106' } });
  for (const apikey of ['', 'guess']) {
    expect((await call('user_ssp_list_challenges', { method: 'POST', headers: { apikey } })).status).toBe(401);
  }
});

it('refuses what it would otherwise leave out', async () => {
  const answer = await open.client().rpc('user_ssp_list_challenges').order('title');
  expect(answer).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
});

it.each(['{', '[]', '"x"', '5'])('refuses the body %s', async (body) => {
  const answer = await call('user_ssp_list_challenges', { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'PGRST102' });
});
