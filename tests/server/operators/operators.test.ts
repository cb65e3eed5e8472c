/** Who runs the site sees who is there and what that costs, and ends it; nobody else learns that there is such a thing. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '#server/audit/auditEvents.ts';
import { operatorApi, siteSight } from '#contract/operatorApi.ts';
import * as v from 'valibot';
import { FakeWorkspace } from '../../fakes/fakeWorkspace.ts';
import { asService, newGuest, newLearner, signIn, type Learner } from '../authorization/newLearner.ts';
import { openWorld, type World } from '../authorization/openWorld.ts';
import { workspaceApi } from '#contract/rest.ts';
import { openTestSocket } from '../socket/openTestSocket.ts';

const OPERATORS = ['operator@example.com', 'promised@example.com'];

let world: World;
let operator: Learner;
let learner: Learner;
let heard: AuditEntry[];

beforeAll(async () => {
  world = await openWorld({ operators: OPERATORS, audit: { note: (entry) => heard.push(entry) } });
  operator = await newLearner(world, { name: 'Operator', email: 'operator@example.com' });
  learner = await newLearner(world, { name: 'Learner' });
});
beforeEach(() => (heard = []));
afterAll(() => world.close());

const look = async (token: string | null) => world.server.send(token, { method: 'GET', url: operatorApi.look.path });
const post = async (token: string | null, path: string, payload: object) =>
  world.server.send(token, { method: 'POST', url: path, payload });
const stop = async (token: string | null, learnerId: string, programId: string) =>
  post(token, operatorApi.stopProgram.path, { learner_id: learnerId, process_id: programId });
const close = async (token: string | null, learnerId: string) =>
  post(token, operatorApi.closeWorkspace.path, { learner_id: learnerId });

const permit = async (token: string | null, learnerId: string, allowed: boolean) =>
  post(token, operatorApi.permitInspection.path, { learner_id: learnerId, allowed });
const inspection = async (token: string | null) =>
  world.server.send(token, { method: 'GET', url: workspaceApi.getInspection.path });
/** Whether the operator sees that a learner may be inspected. */
const isInspected = async ({ id }: Learner) =>
  v.parse(siteSight, (await look(operator.token)).json()).learners.find(({ learner_id }) => learner_id === id)
    ?.inspected;

async function workspaceOf({ id }: Learner): Promise<FakeWorkspace> {
  const workspace = await world.server.workspaces.of(id);
  if (!(workspace instanceof FakeWorkspace)) throw new Error('It is no workspace of this test.');
  return workspace;
}

const startFor = async ({ token }: Learner) =>
  (await post(token, '/api/execute', { command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], name: 'driver' })).json<{
    process_id: string;
  }>().process_id;

it('shows an operator who is there, since when, and what runs', async () => {
  const socket = await openTestSocket(world.server, learner.token);
  await socket.first('welcome');
  const program = await startFor(learner);
  const answer = await look(operator.token);
  expect(answer.statusCode).toBe(200);
  const { learners, disk } = v.parse(siteSight, answer.json());
  expect(learners).toMatchObject([
    {
      learner_id: learner.id,
      email: learner.email,
      since: expect.stringMatching(/^\d{4}-/) as string,
      sockets: 1,
      load: { processes: expect.any(Number) as number },
      programs: [{ process_id: program, name: 'driver' }],
    },
  ]);
  expect(disk.free_bytes).toBeGreaterThan(0);
  socket.socket.close(1000);
  await expect
    .poll(async () => (await look(operator.token)).json<{ learners: object[] }>().learners[0])
    .toMatchObject({
      learner_id: learner.id,
      email: null,
      sockets: 0,
    });
  await (await workspaceOf(learner)).stop(program);
});

it('stops a program and closes a workspace for an operator, and writes down who did', async () => {
  const program = await startFor(learner);
  expect((await stop(operator.token, learner.id, program)).json()).toEqual({ ended: true });
  expect((await stop(operator.token, learner.id, program)).json()).toEqual({ ended: false });
  expect((await workspaceOf(learner)).list().map(({ status }) => status)).not.toContain('running');
  const other = await startFor(learner);
  expect((await close(operator.token, learner.id)).json()).toEqual({ ended: true });
  const ends = (await workspaceOf(learner)).list().map(({ process_id, end }) => ({ process_id, end }));
  expect(ends.slice(0, 2)).toEqual([
    { process_id: other, end: { reason: 'operator' } },
    { process_id: program, end: { reason: 'operator' } },
  ]);
  expect((await workspaceOf(learner)).load).toBeNull();
  expect((await close(operator.token, operator.id)).json()).toEqual({ ended: false });
  const by = `by ${operator.id}`;
  expect(heard).toMatchObject([
    { event: 'program_stopped', learner: learner.id, outcome: 'ok', what: by },
    { event: 'program_stopped', learner: learner.id, outcome: 'nothing_ran', what: by },
    { event: 'workspace_closed', learner: learner.id, outcome: 'ok', what: by },
    { event: 'workspace_closed', learner: operator.id, outcome: 'nothing_ran', what: by },
  ]);
});

it('allows the inspection to the sign-ins that pages are open on, takes it back, and writes down who did', async () => {
  expect((await inspection(learner.token)).json()).toEqual({ allowed: false });
  expect((await permit(operator.token, learner.id, true)).json()).toEqual({ done: false });
  const socket = await openTestSocket(world.server, learner.token);
  await socket.first('welcome');
  const elsewhere = await signIn(world, learner.email);
  expect((await inspection(learner.token)).json()).toEqual({ allowed: false });
  expect(await isInspected(learner)).toBe(false);

  expect((await permit(operator.token, learner.id, true)).json()).toEqual({ done: true });
  expect((await inspection(learner.token)).json()).toEqual({ allowed: true });
  expect((await inspection(elsewhere.token)).json()).toEqual({ allowed: false });
  expect((await inspection(operator.token)).json()).toEqual({ allowed: false });
  expect(await isInspected(learner)).toBe(true);

  expect((await permit(operator.token, learner.id, false)).json()).toEqual({ done: true });
  expect((await permit(operator.token, learner.id, false)).json()).toEqual({ done: false });
  expect((await inspection(learner.token)).json()).toEqual({ allowed: false });
  expect(await isInspected(learner)).toBe(false);
  socket.socket.close(1000);
  const by = { learner: learner.id, what: `by ${operator.id}` };
  expect(heard.filter(({ event }) => event.startsWith('inspection_'))).toMatchObject([
    { event: 'inspection_allowed', outcome: 'no_page_open', ...by },
    { event: 'inspection_allowed', outcome: 'ok', ...by },
    { event: 'inspection_withdrawn', outcome: 'ok', ...by },
    { event: 'inspection_withdrawn', outcome: 'not_allowed', ...by },
  ]);
});

it('lets what was allowed go with the sign-in', async () => {
  const leaver = await newLearner(world, { name: 'Leaver' });
  const socket = await openTestSocket(world.server, leaver.token);
  await socket.first('welcome');
  await permit(operator.token, leaver.id, true);
  await world.server.send(leaver.token, { method: 'DELETE', url: workspaceApi.closeSession.path });
  expect((await inspection(leaver.token)).statusCode).toBe(401);
  const again = await signIn(world, leaver.email);
  expect((await inspection(again.token)).json()).toEqual({ allowed: false });
  expect((await permit(operator.token, leaver.id, false)).json()).toEqual({ done: false });
});

it('has nothing there for a learner, and does nothing for them', async () => {
  const program = await startFor(operator);
  for (const answer of [
    await look(learner.token),
    await stop(learner.token, operator.id, program),
    await close(learner.token, operator.id),
    await permit(learner.token, learner.id, true),
    await post(learner.token, operatorApi.stopProgram.path, { nonsense: true }),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOTHING_THERE' });
  }
  expect((await workspaceOf(operator)).list()[0]?.status).toBe('running');
  expect(heard).toEqual([]);
});

it('lets nobody in by an address that is not proven, or by none', async () => {
  const guest = await newGuest(world);
  expect((await look(guest.token)).statusCode).toBe(403);
  const pretender = await newLearner(world, { name: 'Pretender' });
  await world.server.app.inject({
    method: 'PUT',
    url: '/auth/v1/user',
    headers: { apikey: world.supabase.anonKey, authorization: `Bearer ${pretender.token}` },
    payload: { email: 'promised@example.com', data: { email: OPERATORS[0] } },
  });
  expect((await look(pretender.token)).statusCode).toBe(404);
  expect((await look(null)).statusCode).toBe(401);
});

it('asks anew with each call, so that who is none any more sees nothing', async () => {
  const second = await newLearner(world, { name: 'Second' });
  await asService(world, 'PUT', `/admin/users/${second.id}`, { email: 'promised@example.com', email_confirm: true });
  expect((await look(second.token)).statusCode).toBe(200);
  await asService(world, 'PUT', `/admin/users/${second.id}`, { email: 'second@example.com', email_confirm: true });
  expect((await look(second.token)).statusCode).toBe(404);
});

it('takes ids and nothing else from an operator', async () => {
  for (const id of ['../../etc', '', 'x'.repeat(100_000), '00000000-0000-4000-8000-00000000000Z'])
    expect((await close(operator.token, id)).statusCode).toBe(422);
  expect((await stop(operator.token, learner.id, 'x'.repeat(101))).statusCode).toBe(422);
  const path = operatorApi.permitInspection.path;
  for (const payload of [
    { learner_id: '../../etc', allowed: true },
    { learner_id: learner.id, allowed: 1 },
  ])
    expect((await post(operator.token, path, payload)).statusCode).toBe(422);
  expect((await stop(operator.token, crypto.randomUUID(), 'none')).json()).toEqual({ ended: false });
  const evil = { origin: 'https://evil.example' };
  const foreign = await world.server.send(operator.token, {
    method: 'POST',
    url: operatorApi.closeWorkspace.path,
    payload: { learner_id: learner.id },
    headers: evil,
  });
  expect(foreign.statusCode).toBe(403);
});
