/** What a page is told of its submission, over a real database and a judge that does what the test lets it do. */
import { createLocalJWKSet } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { workspaceApi } from '#contract/rest.ts';
import type { Verdict } from '#contract/verdict.ts';
import { handIn } from '../authorization/newOwner.ts';
import { newLearner, type Learner } from '../authorization/newLearner.ts';
import { openWorld, type World } from '../authorization/openWorld.ts';
import { openTestServer, SITE, type TestServer } from '../openTestServer.ts';

const verdict: Verdict = {
  passed: true,
  end: { reason: 'met' },
  checks: [{ check: { check: 'stop' }, passed: true, progress: 1, cause: null }],
  seconds: 33.2,
  at: [7, 0],
  metres: 8.4,
  commands: 330,
  by_wall_clock: false,
  last_lines: [],
};

let world: World;
let learner: Learner;
beforeAll(async () => {
  world = await openWorld();
  learner = await newLearner(world, { name: 'Ada' });
});
afterAll(() => world.close());
beforeEach(() => {
  world.server.workspaces.judging.open();
  world.server.workspaces.verdict = verdict;
});

async function ask(submission_id: unknown, { token } = learner): Promise<{ status: number; body: unknown }> {
  const answer = await world.server.send(token, { method: 'POST', url: '/api/verdict', payload: { submission_id } });
  return { status: answer.statusCode, body: answer.json() };
}

it('judges what is stored, tells how far that is, and keeps the verdict', async () => {
  const { workspaces } = world.server;
  workspaces.judging.shut();
  const id = await handIn(world, learner, 'print(1)');
  expect(await ask(id)).toEqual({ status: 200, body: { state: 'running', progress: { start: 1, of: 4, seconds: 1 } } });
  expect(workspaces.judged.at(-1)).toMatchObject({ challengeId: 1, code: 'print(1)' });
  workspaces.judging.open();
  const judged = { state: 'judged', outcome: 'passed', verdict, best_seconds: 33.2 };
  await expect.poll(() => ask(id)).not.toMatchObject({ body: { state: 'running' } });
  expect(await ask(id)).toEqual({ status: 200, body: judged });
  const times = workspaces.judged.length;
  expect(await ask(id)).toEqual({ status: 200, body: judged });
  expect(workspaces.judged).toHaveLength(times);
});

it('lists what was handed in among the versions of the file of its challenge', async () => {
  const someone = await newLearner(world, { name: 'Dora' });
  await ask(await handIn(world, someone, 'print(2)'), someone);
  const file = '/ws/src/gazebo_test_pkg/scripts/a.py';
  const url = `/api/file/versions?file_path=${file}`;
  const answer = await world.server.send(someone.token, { method: 'GET', url });
  const { versions } = v.parse(workspaceApi.listVersions.answer, answer.json());
  expect(versions.map(({ size, marks }) => [size, marks.map(({ kind }) => kind)])).toEqual([[8, ['submitted']]]);
});

it('is asked again in a moment while the workspace goes to another server, and then lists what was handed in', async () => {
  const someone = await newLearner(world, { name: 'Eve' });
  const payload = { submission_id: await handIn(world, someone, 'print(3)') };
  const judge = () => world.server.send(someone.token, { method: 'POST', url: '/api/verdict', payload });
  world.server.workspaces.areMoving = true;
  const refused = await judge();
  world.server.workspaces.areMoving = false;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(refused.json()).toMatchObject({ code: 'WORKSPACE_MOVING', error: expect.stringContaining('moving') });
  expect((await judge()).statusCode).toBe(200);
});

it('says when the judge broke down, and judges again when it is asked again', async () => {
  const { workspaces } = world.server;
  workspaces.verdict = null;
  const id = await handIn(world, learner, 'x');
  await expect.poll(async () => (await ask(id)).body).toEqual({ state: 'failed' });
  workspaces.verdict = { ...verdict, passed: false };
  await expect.poll(async () => (await ask(id)).body).toMatchObject({ state: 'judged', outcome: 'failed' });
});

it('shows nobody the verdict of another', async () => {
  const other = await newLearner(world, { name: 'Ben' });
  const id = await handIn(world, learner, 'x');
  const answer = await ask(id, other);
  expect(answer).toMatchObject({ status: 404, body: { code: 'SUBMISSION_NOT_FOUND' } });
});

it('lets three submissions of one learner wait or run, and no more, and tells who comes next', async () => {
  world.server.workspaces.judging.shut();
  const someone = await newLearner(world, { name: 'Cleo' });
  const ids = [];
  for (const code of ['1', '2', '3', '4']) ids.push(await handIn(world, someone, code));
  const answers = [];
  for (const id of ids) answers.push(await ask(id, someone));
  expect(answers.map(({ body }) => body)).toMatchObject([
    { state: 'running' },
    { state: 'running' },
    { state: 'running' },
    { code: 'TOO_MANY_REQUESTS' },
  ]);
  const next = await newLearner(world, { name: 'Finn' });
  const { body } = await ask(await handIn(world, next, '5'), next);
  expect(body).toMatchObject({ state: 'queued', place: 1 });
});

it.each([['1'], [0], [1.5], [null], [2 ** 53], [1e19]])(
  'refuses %j as a number of a submission',
  async (submission_id) => {
    expect(await ask(submission_id)).toMatchObject({ status: 422, body: { code: 'FIELD_REFUSED' } });
  },
);

/** Another server of the same database. */
async function openOther(serviceKey: string | null, sandboxReason?: string): Promise<TestServer> {
  const { anonKey, jwks, plugin } = world.supabase;
  const supabase = { url: SITE, anonKey, serviceKey, keys: createLocalJWKSet(jwks), plugin };
  return openTestServer({ supabase, ...(sandboxReason === undefined ? {} : { sandboxReason }) });
}

it('lets count what no sandbox is there to judge', async () => {
  const other = await openOther(world.supabase.serviceKey, 'no bubblewrap');
  const id = await handIn(world, learner, 'x');
  const payload = { submission_id: id };
  const answer = await other.send(learner.token, { method: 'POST', url: '/api/verdict', payload });
  await other.close();
  expect(answer.json()).toMatchObject({ state: 'judged', outcome: 'unjudged', verdict: null });
  expect((await ask(id)).body).toMatchObject({ state: 'judged', outcome: 'unjudged' });
});

it('judges nothing on a server that may store no verdict', async () => {
  const other = await openOther(null);
  const payload = { submission_id: await handIn(world, learner, 'x') };
  const answer = await other.send(learner.token, { method: 'POST', url: '/api/verdict', payload });
  await other.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'VERDICTS_NOT_STORED' });
});
