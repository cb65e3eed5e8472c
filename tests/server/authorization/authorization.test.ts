/** Who may do what: a row for every route of the server, and everybody who may stand before it. */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTestSocket } from '../socket/openTestSocket.ts';
import { answerOf } from './answerOf.ts';
import { everybody } from './answers.ts';
import { absentTables, servedTables, titledRows } from './authorizationTables.ts';
import { openCallers, type Callers } from './callers.ts';
import { ask, signIn } from './newLearner.ts';
import { nobodysTables, ownersRows, watchOwner, type OwnersWatch } from './ownersState.ts';
import { openWorld, type World } from './openWorld.ts';
import type { Row } from './row.ts';
import { sendAs } from './sendAs.ts';
import { socketAnswers, upgradeAs } from './socketRow.ts';
import { CALLER_KINDS } from './callerKinds.ts';
import { restTable } from './tables/nothingThereTable.ts';
import { procedures } from './tables/proceduresTable.ts';

const rows = titledRows([...servedTables, ...absentTables]);
const served = new Set(['UPGRADE /ws', ...servedTables.flatMap((table) => table.rows.map(({ route }) => route))]);

/** Dozens of accounts are made before the first question. */
const PATIENCE_MS = 180_000;

let world: World;
let callers: Callers;
let watch: OwnersWatch;
beforeAll(async () => {
  world = await openWorld();
  callers = await openCallers(world);
  watch = await watchOwner(world, callers.owner);
}, PATIENCE_MS);
afterAll(async () => {
  await world.close();
  const cells = (rows.length + 1) * CALLER_KINDS.length;
  const asked = `${world.routes.length} routes in ${rows.length + 1} rows`;
  process.stdout.write(`Authorization: ${asked} × ${CALLER_KINDS.length} callers = ${cells} cells\n`);
});

const isReading = ({ route }: Row) => /^(?:GET|HEAD|OPTIONS) /.test(route);

it.each(rows)(
  '$title: answers everybody as the table says, and leaves what is the owner’s alone',
  async ({ table, row }) => {
    const isHead = row.route.startsWith('HEAD');
    const deviating: Record<string, unknown> = {};
    for (const kind of CALLER_KINDS) {
      const caller = row.spends ? await callers.anew(kind) : callers.as(kind);
      const { answer, asked } = await sendAs(world, table, row, { ...caller, kind });
      const said = answer.body + JSON.stringify(answer.headers);
      const secrets = row.readers?.includes(kind) ? [] : callers.owner.secrets;
      const found = {
        answer: answerOf(answer, table.refusals, isHead),
        leaked: secrets.filter((secret) => said.includes(secret) && !asked.includes(secret)),
        changed: isReading(row) ? [] : await watch.changed(),
      };
      if (!isDeepStrictEqual(found, { answer: row.answers[kind], leaked: [], changed: [] }))
        deviating[kind] = { ...found, expected: row.answers[kind] };
    }
    expect(deviating).toEqual({});
    expect(await watch.changedAtAll(), 'The session of the owner is open, and all is as it was').toEqual([]);
  },
);

it('UPGRADE /ws: answers everybody as the table says', async () => {
  const answers: Record<string, string> = {};
  for (const kind of CALLER_KINDS) answers[kind] = await upgradeAs(world, { ...callers.as(kind), kind });
  expect(answers).toEqual(socketAnswers);
});

it.each([
  { path: 'recover' },
  { path: 'otp' },
  { path: 'resend', type: 'signup' },
  { path: 'token?grant_type=password', password: 'not the right one' },
  { path: 'verify', type: 'recovery', token: '000000' },
])('answers alike whether anybody has the address or not: %o', async ({ path, ...more }) => {
  const { email } = callers.as('own').target;
  const [known, unknown] = await Promise.all(
    [email, 'nobody@example.com'].map((one) =>
      world.server.app.inject({ method: 'POST', url: `/auth/v1/${path}`, payload: { email: one, ...more } }),
    ),
  );
  expect(known?.body).toBe(unknown?.body);
  expect(known?.statusCode).toBe(unknown?.statusCode);
});

it('closes the sockets of a session that was signed out elsewhere, and no others', async () => {
  const { target } = callers.as('own');
  const session = await signIn(world, target.email);
  const [socket, witness] = await Promise.all([
    openTestSocket(world.server, session.token),
    openTestSocket(world.server, target.token),
  ]);
  const headers = { authorization: `Bearer ${session.token}` };
  await ask(world, { method: 'POST', url: '/auth/v1/logout?scope=local', headers });
  expect(await socket.closed).toBe(4401);
  expect(witness.socket.readyState).toBe(WebSocket.OPEN);
});

it('lets nobody listen to a process of the owner, or see that there is one', async () => {
  const socket = await openTestSocket(world.server, callers.as('other').token ?? '');
  socket.subscribe(callers.owner.processId);
  expect(await socket.first('subscribed')).toMatchObject({ success: false, error: 'Process not found' });
  await socket.first('process_list');
  expect(JSON.stringify(socket.processes())).not.toContain(callers.owner.processId);
  socket.socket.close();
});

it('has a row for every route', () => {
  const missing = world.routes.filter((route) => !served.has(route));
  expect(
    missing,
    `Add a row for each of these to the table in tests/server/authorization/tables that it belongs to: what is asked, and how everybody of callerKinds.ts is answered.`,
  ).toEqual([]);
});

it('has no row for a route that is gone', () => {
  const gone = [...served].filter((route) => !world.routes.includes(route));
  expect(gone, 'Take these rows out of their tables.').toEqual([]);
});

it('serves nothing of what is said not to be there', () => {
  const absent = absentTables.flatMap((table) => table.rows.map(({ route }) => route));
  expect(absent.filter((route) => world.routes.includes(route))).toEqual([]);
});

it('shows no table to anybody, whatever its name', async () => {
  const found = await world.supabase.database.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p', 'v') and relnamespace::regnamespace::text in ('auth', 'public')`,
  );
  const answers = new Set<string>();
  for (const { name } of found) {
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const) {
      for (const kind of ['anonymous', 'own', 'serviceKey'] as const) {
        const row = { route: name, asks: () => ({ method, url: `/rest/v1/${name}` }), answers: everybody('') };
        const { answer } = await sendAs(world, restTable, row, { ...callers.as(kind), kind });
        answers.add(answerOf(answer, 'rest', false));
      }
    }
  }
  expect(found.length).toBeGreaterThan(20);
  expect([...answers]).toEqual(['404 PGRST205']);
});

it('has a row for every procedure, and none for what is not there', async () => {
  const found = await world.supabase.database.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by name`,
  );
  const names = found.map(({ name }) => name);
  expect(names, 'Add a row to tables/proceduresTable.ts, or take one out.').toEqual(Object.keys(procedures).toSorted());
});

it('knows of every table whose rows are whose', async () => {
  const found = await world.supabase.database.query<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relkind in ('r', 'p') and relnamespace in ('auth'::regnamespace, 'public'::regnamespace)`,
  );
  const names = found.map(({ name }) => name).toSorted();
  const known = [...Object.keys(ownersRows), ...nobodysTables].toSorted();
  expect(names, 'Add it to one of the lists of ownersState.ts.').toEqual(known);
});
