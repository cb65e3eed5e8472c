/** What a learner takes along: from a real database and real folders, and nothing of anybody else. */
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountExport } from '#contract/accountExport.ts';
import { exportFiles } from '#server/exports/exportFiles.ts';
import { createWorkspaceFiles } from '#server/files/workspaceFiles.ts';
import { handIn } from '../authorization/newOwner.ts';
import { callAs, newLearner, type Learner } from '../authorization/newLearner.ts';
import { openWorld, type World } from '../authorization/openWorld.ts';
import { ADA } from '../openTestServer.ts';
import { openForAda } from '../http/openForAda.ts';

const FILE = '/ws/src/gazebo_test_pkg/scripts/mine.py';

let world: World;
let learner: Learner;
let other: Learner;
beforeAll(async () => {
  world = await openWorld();
  [learner, other] = [await newLearner(world, { name: 'Ada' }), await newLearner(world, { name: 'Bob' })];
  for (const [one, text] of [
    [learner, 'ada’s'],
    [other, 'bob’s'],
  ] as const) {
    await handIn(world, one, `${text} solution`);
    await save(one, `${text} first`);
    await save(one, `${text} second`);
    await callAs(world, one.token, 'users_isp_send_message', {
      p_kind: 'feedback',
      p_user_name: '',
      p_email: '',
      p_message: `${text} message`,
    });
    const drive = { challenge_id: 1, every: 200, poses: '0 0 0 1 0 0' };
    const shared = { auth_id: one.id, title: `${text} run`, is_anonymous: true, ...drive };
    await callAs(world, one.token, 'user_ssp_share_run', shared);
  }
});
afterAll(() => world.close());

const send = (url: string, { token } = learner) => world.server.send(token, { method: 'GET', url });

async function save({ token }: Learner, content: string): Promise<void> {
  const url = `/api/file/save?file_path=${FILE}`;
  await world.server.send(token, { method: 'POST', url, payload: { content, force_overwrite: true } });
}

it('gives everything of the learner in the shape of the contract, and nothing of another', async () => {
  const answer = await send('/api/account/export');
  expect(answer.statusCode).toBe(200);
  const data = v.parse(accountExport, answer.json());
  expect(data.account.email).toBe(learner.email);
  expect(data.details).toMatchObject({ phone: expect.any(String) });
  expect(data.submissions.map(({ code }) => code)).toEqual(['ada’s solution']);
  expect(data.messages.map(({ message }) => message)).toEqual(['ada’s message']);
  expect(data.shared_runs.map(({ title }) => title)).toEqual(['ada’s run']);
  const file = data.files.find(({ path }) => path === FILE);
  expect(file?.content).toBe('ada’s second');
  expect(file?.versions.map(({ content }) => content)).toEqual(['ada’s second', 'ada’s first']);
  expect(answer.body).not.toMatch(/bob’s/);
  expect(answer.body).not.toContain(other.email);
});

it('gives whoever has not completed their profile what there is, and makes no workspace for it', async () => {
  const newcomer = await newLearner(world, { name: 'Early', verified: false });
  const answer = await send('/api/account/export', newcomer);
  expect(answer.statusCode).toBe(200);
  const data = v.parse(accountExport, answer.json());
  expect(data).toMatchObject({ account: { email: newcomer.email }, details: null, files: [], left_out: [] });
  expect(await readdir(join(world.server.folder, 'workspaces'))).not.toContainEqual(
    expect.stringContaining(newcomer.id),
  );
});

it('gives it five times in ten minutes, and says when again', async () => {
  const eager = await newLearner(world, { name: 'Eager' });
  for (let time = 0; time < 5; time += 1) expect((await send('/api/account/export', eager)).statusCode).toBe(200);
  const refused = await send('/api/account/export', eager);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('says when again, too, where the service of the accounts has counted what other servers asked for', async () => {
  const { server, get } = await openForAda();
  server.supabase.hasGivenTooMuch = true;
  const refused = await get('/api/account/export');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', facts: { seconds: 60 } });
});

it('follows no link out of the workspace, and names what it leaves out', async () => {
  const { workspace, server } = await openForAda();
  const folder = join(workspace.root, 'src', 'mine');
  await mkdir(folder, { recursive: true });
  await mkdir(join(workspace.root, 'build'), { recursive: true });
  await writeFile(join(folder, 'notes.txt'), 'ten chars!');
  await writeFile(join(folder, 'more.txt'), 'ten more!!');
  await writeFile(join(folder, 'picture.bin'), Buffer.from([0xff, 0xfe, 0x00]));
  await writeFile(join(folder, 'large.txt'), 'x'.repeat(1_048_577));
  await writeFile(join(workspace.root, 'build', 'made.txt'), 'made');
  await symlink('/etc/passwd', join(folder, 'passwd'));
  await symlink('/etc', join(folder, 'etc'));
  const files = createWorkspaceFiles({
    versionsFolder: join(server.folder, 'versions'),
    startersFolder: join(server.folder, 'starters'),
    builtFolders: ['build'],
  });
  const { files: taken, left_out } = await exportFiles(files, { learnerId: ADA, root: workspace.root }, { text: 15 });
  expect(taken.map(({ path }) => path)).toEqual(['/ws/src/mine/more.txt']);
  expect(left_out).toEqual([
    { path: '/ws/src/mine/large.txt', reason: 'too_large' },
    { path: '/ws/src/mine/notes.txt', reason: 'too_much' },
    { path: '/ws/src/mine/picture.bin', reason: 'not_text' },
  ]);
});
