/** Who may do what at the workspace API and at the procedures: a cell for each of them and everybody who may ask. */
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { refusal } from '#contract/rest.ts';
import { openTestSocket } from '../socket/openTestSocket.ts';
import { openCallers, type Callers } from './callers.ts';
import { ask, signIn } from './newLearner.ts';
import { openWorld, type World } from './openWorld.ts';
import { proceduresTable } from './proceduresTable.ts';
import { STANDINGS } from './standings.ts';
import { workspaceTable } from './workspaceTable.ts';

const restRefusal = v.object({
  code: v.string(),
  message: v.string(),
  details: v.nullable(v.string()),
  hint: v.nullable(v.string()),
});
const rows = Object.entries(proceduresTable).map(([procedure, { args, answers }]) => ({ procedure, args, answers }));

let world: World;
let callers: Callers;
beforeAll(async () => {
  world = await openWorld();
  callers = await openCallers(world);
});
afterAll(async () => {
  await world.close();
  const cells = (workspaceTable.length + rows.length) * STANDINGS.length;
  const asked = `${workspaceTable.length} workspace routes and ${rows.length} procedures`;
  process.stdout.write(`Authorization: ${asked} × ${STANDINGS.length} standings = ${cells} cells\n`);
});

/** The status and, of a refusal, what it says: a body of another shape fails. */
function answerOf(answer: LightMyRequestResponse, kind: 'api' | 'rest'): string {
  const { statusCode: status } = answer;
  if (status < 400) return String(status);
  const why = kind === 'api' ? v.parse(refusal, answer.json()).redirect : v.parse(restRefusal, answer.json()).code;
  return why === undefined ? String(status) : `${status} ${why}`;
}

function expectNothingOfTheOwner(body: string): void {
  expect(callers.owner.secrets.filter((secret) => body.includes(secret))).toEqual([]);
}

describe.each(workspaceTable)('$route', ({ request, answers }) => {
  it.each(STANDINGS)('%s', async (standing) => {
    const { token } = callers.as(standing);
    const asked = request(callers.owner);
    const astray = { ...asked, headers: { authorization: `Bearer ${token}` } };
    const answer = await (standing === 'astray' ? world.server.send(null, astray) : world.server.send(token, asked));
    expect(answerOf(answer, 'api')).toBe(answers[standing]);
    if (standing !== 'own') expectNothingOfTheOwner(answer.body);
  });
});

describe.each(rows)('$procedure', ({ procedure, args, answers }) => {
  it.each(STANDINGS)('%s', async (standing) => {
    const { token, target } = callers.as(standing);
    const astray = standing === 'astray' ? { cookie: world.server.cookieOf(token ?? '') } : {};
    const bearer = token === null || standing === 'astray' ? astray : { authorization: `Bearer ${token}` };
    const answer = await world.server.app.inject({
      method: 'POST',
      url: `/rest/v1/rpc/${procedure}`,
      headers: { apikey: world.supabase.anonKey, ...bearer },
      payload: args(target),
    });
    expect(answerOf(answer, 'rest')).toBe(answers[standing]);
    if (!['own', 'left'].includes(standing)) expectNothingOfTheOwner(answer.body);
  });
});

it('closes the sockets of a session that was signed out elsewhere, and no others', async () => {
  const { owner } = callers;
  const session = await signIn(world, owner.email);
  const [socket, witness] = await Promise.all([
    openTestSocket(world.server, session.token),
    openTestSocket(world.server, owner.token),
  ]);
  const headers = { authorization: `Bearer ${session.token}` };
  await ask(world, { method: 'POST', url: '/auth/v1/logout?scope=local', headers });
  expect(await socket.closed).toBe(4401);
  expect(witness.socket.readyState).toBe(WebSocket.OPEN);
});

it('has a row for every route of the workspace API but those of the session, and none for what is not there', () => {
  const served = world.routes.filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/api\/(?!session$)/.test(route));
  expect(served, 'Add a row to workspaceTable.ts, or take out that of a route that is gone.').toEqual(
    workspaceTable.map(({ route }) => route).toSorted(),
  );
});

it('has a row for every procedure, and none for what is not there', async () => {
  const found = await world.supabase.database.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(found.map(({ name }) => name).toSorted(), 'Add a row to proceduresTable.ts, or take one out.').toEqual(
    rows.map(({ procedure }) => procedure).toSorted(),
  );
});
