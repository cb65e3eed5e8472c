/** What is stored for a learner whose workspace is full, and what is not. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { countUsage } from '#server/files/quota/countUsage.ts';
import { BEN } from '../openTestServer.ts';
import { FILE, openForAda, save, versionOf } from './openForAda.ts';

const MEGABYTE = 1_048_576;
const quota = { bytes: 2 * MEGABYTE, files: 1000 };
const longer = 'print("longer than it was")\n';
const build = (code: string) => ({ code, file_path: FILE, base_version: versionOf('print("long enough")\n') });
const full = {
  code: 'WORKSPACE_FULL',
  facts: { megabytes: 3, most_megabytes: 2, files: expect.any(Number), most_files: 1000 },
};

async function openFull() {
  const ada = await openForAda({ quota });
  const program = join(ada.workspace.root, FILE.slice('/ws/'.length));
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, 'print("long enough")\n');
  const filler = join(ada.workspace.root, 'filler');
  await writeFile(filler, Buffer.alloc(3 * MEGABYTE, 1));
  return { ...ada, filler };
}

it('refuses to store more, with what is used and allowed, and reads on', async () => {
  const { get, post } = await openFull();
  const other = save.replace('a.py', 'b.py');
  for (const answer of [await post(other, { content: 'new' }), await post('/api/build-with-code', build(longer))]) {
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject(full);
  }
  expect((await get(`/api/file/get?file_path=${FILE}`)).json()).toMatchObject({ content: 'print("long enough")\n' });
  expect((await get('/api/processes')).statusCode).toBe(200);
});

it('stores for everybody else', async () => {
  const { server } = await openFull();
  await server.workspaces.of(BEN);
  const token = await server.tokens.tokenOf(BEN);
  const answer = await server.send(token, { method: 'POST', url: save, payload: { content: 'new' } });
  expect(answer.json()).toMatchObject({ success: true });
});

it('stores a short text over a longer one, and all again once files are deleted', async () => {
  const { post, filler } = await openFull();
  const base_version = versionOf('print("long enough")\n');
  expect((await post(save, { content: longer, base_version })).json()).toMatchObject(full);
  const shorter = { content: 'print("short")\n', base_version };
  expect((await post(save, shorter)).statusCode).toBe(200);
  await rm(filler);
  expect((await post(save, { content: longer, base_version: versionOf(shorter.content) })).statusCode).toBe(200);
});

it('builds what it stores, so that a program that deletes files can be started', async () => {
  const { post } = await openFull();
  const shorter = 'print("short")\n';
  const answer = await post('/api/build-with-code', build(shorter));
  expect(answer.json()).toMatchObject({ success: true, build_result: { version: versionOf(shorter) } });
  const again = { ...build(shorter), base_version: versionOf(shorter) };
  expect((await post('/api/build-with-code', again)).json()).toMatchObject({ success: true });
});

it('starts and builds nothing where it has overflowed, until there is room', async () => {
  const { post, filler } = await openFull();
  await writeFile(filler, Buffer.alloc(17 * MEGABYTE, 1));
  const run = { command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], name: 'a' };
  const shorter = build('print("short")\n');
  for (const answer of [await post('/api/execute', run), await post('/api/build-with-code', shorter)]) {
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({ code: 'WORKSPACE_OVERFLOWED', facts: { megabytes: 17, most_megabytes: 2 } });
  }
  await rm(filler);
  expect((await post('/api/execute', run)).json()).toMatchObject({ success: true });
  expect((await post('/api/build-with-code', shorter)).json()).toMatchObject({ success: true });
});

it('stores not even a short text over a longer one where it has overflowed, until there is room', async () => {
  const { post, filler } = await openFull();
  await writeFile(filler, Buffer.alloc(17 * MEGABYTE, 1));
  const shorter = { content: 'print("short")\n', base_version: versionOf('print("long enough")\n') };
  const refused = await post(save, shorter);
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toMatchObject({ code: 'WORKSPACE_OVERFLOWED', facts: { megabytes: 17, most_megabytes: 2 } });
  await rm(filler);
  expect((await post(save, shorter)).statusCode).toBe(200);
});

it('keeps no refused text beyond what a learner may keep, however many file names it comes with', async () => {
  const { post, server, workspace } = await openForAda({ quota });
  await mkdir(dirname(join(workspace.root, FILE.slice('/ws/'.length))), { recursive: true });
  const stale = { content: 'x'.repeat(MEGABYTE / 2), base_version: versionOf('of another file') };
  for (let number = 0; number < 8; number += 1) {
    const refused = await post(save.replace('a.py', `${number}.py`), stale);
    expect(refused.json()).toMatchObject({ code: 'CONTENT_SAFETY_CHECK_FAILED' });
  }
  const kept = await countUsage(join(server.folder, 'versions'), 1000);
  expect(kept.bytes).toBeGreaterThan(MEGABYTE / 2);
  expect(kept.bytes).toBeLessThan(quota.bytes);
});

it('counts files as well as bytes', async () => {
  const { post, workspace } = await openForAda({ quota: { ...quota, files: 30 } });
  const folders = Array.from({ length: 40 }, (_, index) => join(workspace.root, 'many', String(index)));
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  expect((await post(save, { content: 'new' })).json()).toMatchObject({ code: 'WORKSPACE_FULL' });
});
