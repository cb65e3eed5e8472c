import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/supabase/database/openDatabase.ts';
import { pgliteEngine } from '#server/supabase/database/pgliteEngine.ts';
import { makeKeys } from '#server/supabase/keys/keyFile.ts';
import { openTokens } from '#server/supabase/keys/tokens.ts';
import { readCatalog } from '#server/supabase/rest/procedureCatalog.ts';
import { restPlugin } from '#server/supabase/rest/restPlugin.ts';
import { preparedDatabase } from '../../preparedDatabase.ts';

const PROCEDURES = `
  create function public.say_nothing(word text default 'x') returns void language sql as 'select';
  create function public.count_to(last integer) returns setof integer language sql as 'select generate_series(1, last)';
  create function public.echo(value jsonb, list integer[]) returns jsonb language sql as 'select jsonb_build_array(value, list)';
  create function public.caller() returns text language sql as 'select current_user::text || coalesce(auth.role(), ''-'')';
  create function public.pair(out a integer, out b text) language sql as $$ select 1, 'x' $$;
  create function public.refuse(state text) returns void language plpgsql stable as $$
    begin raise exception 'refused' using errcode = state, detail = 'why', hint = 'what to do'; end $$;
  create function public.twice(a text) returns text language sql as 'select a';
  create function public.twice(a integer) returns text language sql as 'select a::text';
  create function public.remember() returns void language sql security definer
    as $$ insert into public.demo_subscriptions values ('x@example.com') $$;
  create function public."odd ""name"""("odd ""key""" text) returns text language sql as 'select $1';
  grant execute on all functions in schema public to anon, service_role;
`;

let server: FastifyInstance;
let anonKey: string;
let serviceKey: string;
beforeAll(async () => {
  const dump = await preparedDatabase();
  const database = await openDatabase({ start: () => pgliteEngine(dump), patienceMs: 120_000 });
  await database.run(PROCEDURES);
  const keys = await makeKeys();
  ({ anonKey, serviceKey } = keys);
  const tokens = await openTokens(keys, () => 'http://localhost/auth/v1');
  const catalog = await readCatalog(database);
  server = Fastify();
  await server.register(restPlugin({ database, tokens, catalog }, [anonKey, serviceKey]), { prefix: '/rest/v1' });
  server.addHook('onClose', () => database.close());
});
afterAll(() => server.close());

async function call(name: string, args: object = {}) {
  const url = `/rest/v1/rpc/${encodeURIComponent(name)}`;
  const answer = await server.inject({ method: 'POST', url, headers: { apikey: anonKey }, payload: args });
  return {
    status: answer.statusCode,
    body: answer.body === '' ? null : answer.json(),
    range: answer.headers['content-range'],
  };
}

it('answers nothing, a value, values, a row', async () => {
  expect(await call('say_nothing')).toMatchObject({ status: 204, body: null });
  expect(await call('say_nothing', { word: 'y' })).toMatchObject({ status: 204 });
  expect(await call('caller')).toMatchObject({ status: 200, body: 'anonanon' });
  expect(await call('count_to', { last: 3 })).toEqual({ status: 200, body: [1, 2, 3], range: '0-2/*' });
  expect(await call('count_to', { last: 0 })).toEqual({ status: 200, body: [], range: '*/*' });
  expect(await call('pair')).toMatchObject({ status: 200, body: { a: 1, b: 'x' } });
});

it('hands JSON and lists on as they are', async () => {
  const value = { quote: `'"\\`, nested: [null, true], text: '\u{1F916}' };
  expect(await call('echo', { value, list: [3, 1, 2] })).toMatchObject({ body: [value, [3, 1, 2]] });
  expect(await call('echo', { value: null, list: null })).toMatchObject({ body: [null, null] });
});

it('reads arguments from the query, but changes nothing for it', async () => {
  const headers = { apikey: anonKey };
  const read = await server.inject({ method: 'GET', url: '/rest/v1/rpc/count_to?last=2', headers });
  expect(read.json()).toEqual([1, 2]);
  const written = await server.inject({ method: 'GET', url: '/rest/v1/rpc/remember', headers });
  expect(written.statusCode).toBe(405);
  expect(written.json()).toMatchObject({ code: '25006' });
});

it.each([
  ['P0001', 400],
  ['PT418', 418],
  ['42501', 401],
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['22P02', 400],
  ['42883', 404],
  ['42P01', 404],
  ['28000', 403],
  ['53300', 503],
  ['57014', 500],
  ['P0002', 500],
])('answers the error %s with %i and the words of the database', async (state, status) => {
  expect(await call('refuse', { state })).toMatchObject({
    status,
    body: { code: state, message: 'refused', details: 'why', hint: 'what to do' },
  });
});

it('counts a value as one', async () => {
  const headers = { apikey: anonKey, prefer: 'count=exact' };
  const answer = await server.inject({ method: 'POST', url: '/rest/v1/rpc/caller', headers, payload: {} });
  expect(answer.headers['content-range']).toBe('0-0/1');
});

it('takes the key of the service for who calls where there is no token', async () => {
  const headers = { apikey: serviceKey };
  const answer = await server.inject({ method: 'POST', url: '/rest/v1/rpc/caller', headers, payload: {} });
  expect(answer.json()).toBe('service_roleservice_role');
});

it('cannot choose between two procedures that fit', async () => {
  expect(await call('twice', { a: 1 })).toMatchObject({ status: 300, body: { code: 'PGRST203' } });
});

it('takes names as names, whatever is in them', async () => {
  expect(await call('odd "name"', { 'odd "key"': 'x' })).toMatchObject({ status: 200, body: 'x' });
  expect(await call('caller()--')).toMatchObject({ status: 404 });
  expect(await call('caller', { '"; drop table x': 1 })).toMatchObject({ status: 404 });
  expect(await call('caller', { __proto__: 1, constructor: 1 })).toMatchObject({ status: 404 });
});

it('leaves nothing of one call behind for the next', async () => {
  await call('refuse', { state: 'P0001' });
  expect(await call('remember')).toMatchObject({ status: 204 });
  expect(await call('caller')).toMatchObject({ body: 'anonanon' });
});
