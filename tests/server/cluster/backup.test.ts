/** `npm run backup` of one server of several: the files of all learners, wherever they are at home. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';
import { isFull } from '../../isFull.ts';
import { isHome, type Learner, type Node, openCluster, sendUntilAnswered, type TestCluster } from './openCluster.ts';
import { NATS_SERVER } from './startNats.ts';

const FILE = '/ws/src/gazebo_test_pkg/scripts/notes.py';
const GET = `/api/file/get?file_path=${FILE}`;
const SAVE = `/api/file/save?file_path=${FILE}`;

/** Four starts of a server take a minute on a small machine. */
const isTried = existsSync(NATS_SERVER) && isFull;

describe.runIf(isTried)('a backup of one of two servers', () => {
  let cluster: TestCluster;
  let folder: string;
  beforeAll(async () => {
    cluster = await openCluster();
    folder = await mkdtemp(join(tmpdir(), 'servolab-volume-'));
  });
  afterAll(async () => {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('brings back what learners of both had stored, on the volume of all', async () => {
    const nodes = await Promise.all([cluster.startNode(), cluster.startNode()]);
    const [one] = nodes;
    const learners: Learner[] = [];
    for (const home of nodes) {
      let learner = await cluster.learner();
      while (!(await isHome(home, learner))) learner = await cluster.learner();
      learners.push(learner);
    }
    for (const learner of learners) await save(one, learner, 'kept');
    const file = join(folder, 'volume.tar.gz');
    const key = { SUPABASE_SERVICE_ROLE_KEY: cluster.project.serviceKey };
    expect(await command('backup', [file], { ...key, URL: one.url })).toMatchObject({ code: 0 });
    for (const learner of learners) await save(one, learner, 'later');
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    const restored = await command('restore', [file, '--replace'], { DATA_DIR: cluster.files });
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('kept elsewhere') as string });
    const after = await cluster.startNode();
    for (const learner of learners)
      expect((await sendUntilAnswered(after, learner, GET)).body).toMatchObject({ content: 'kept' });
  });
});

async function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [bundlePath(name), ...args], { env: { PATH: process.env['PATH'], ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

async function save(node: Node, learner: Learner, content: string): Promise<void> {
  const answer = await sendUntilAnswered(node, learner, SAVE, { content, force_overwrite: true });
  expect(answer.status).toBe(200);
}
