/** Where the server is root and the system has set numbers aside, the kernel counts what each learner uses by itself. */
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnerAccounts } from '#server/sandbox/learnerAccounts.ts';
import { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import {
  type OpenWorkspaces,
  openWorkspaces,
  putScript,
  runScript,
  SCRIPTS,
  start,
  untilPrinted,
} from './openWorkspaces.ts';

const [FIRST, COUNT] = [300_000, 65_536];
const ADA = '6f1c2a9e-0000-4000-8000-00000000000a';
const BEN = '6f1c2a9e-0000-4000-8000-00000000000b';

/** Takes all the room that the kernel gives an account for the buffers of pipes, and holds it. */
const greedy = `#!/usr/bin/env python3
import os, time
ready, tell = os.pipe()
for _ in range(8):
    if os.fork() == 0:
        pipes = [os.pipe() for _ in range(240)]
        os.write(tell, b'.')
        time.sleep(600)
for _ in range(8): os.read(ready, 1)
print('held')
time.sleep(600)
`;

/** Says how large the buffer of a new pipe is, and writes a file. */
const modest = `#!/usr/bin/env python3
import fcntl, os
print(fcntl.fcntl(os.pipe()[0], 1032))
open('/ws/made', 'w').write('made')
`;

describe.runIf(process.getuid?.() === 0)('a server that is root', () => {
  let folder: string;
  let ranges: string;
  let open: OpenWorkspaces;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'servolab-accounts-'));
    ranges = join(folder, 'subuid');
    writeFileSync(ranges, `somebody:100000:65536\nroot:${FIRST}:${COUNT}\n`);
    open = await openWorkspaces({ subordinateIds: ranges });
  });
  afterAll(async () => {
    await open.close();
    rmSync(folder, { recursive: true });
  });

  async function workspaceOf(learnerId: string): Promise<LearnerWorkspace> {
    const workspace = await open.workspaces.of(learnerId);
    if (!(workspace instanceof LearnerWorkspace)) throw new Error('Not the workspace of a learner.');
    return workspace;
  }

  it('leaves a learner what another one has used up', async () => {
    const [ada, ben] = [await workspaceOf(ADA), await workspaceOf(BEN)];
    putScript(ada, 'greedy.py', greedy);
    for (const workspace of [ada, ben]) putScript(workspace, 'modest.py', modest);
    const { process_id: id } = await start(ada, ['rosrun', 'gazebo_test_pkg', 'greedy.py']);
    await untilPrinted(ada, id, /held/);
    expect(Number((await runScript(ada, 'modest.py')).lines[0])).toBeLessThan(65_536);
    expect((await runScript(ben, 'modest.py')).lines).toEqual(['65536']);
    await ada.stop(id);
    const owners = [ada, ben].map(({ root }) => [statSync(root).uid, statSync(join(root, 'made')).uid]);
    expect(owners.map(([root, made]) => root === made)).toEqual([true, true]);
    const uids = owners.map(([uid]) => uid ?? 0);
    expect(new Set(uids).size).toBe(2);
    for (const uid of uids) expect(uid - FIRST).toBeGreaterThanOrEqual(0);
    for (const uid of uids) expect(uid - FIRST).toBeLessThan(COUNT);
  });

  it('gives a learner what was theirs before there were numbers', async () => {
    const { root } = await workspaceOf(ADA);
    const path = join(root, SCRIPTS, 'modest.py');
    const { uid } = statSync(root);
    for (const place of [root, path]) chownSync(place, 59_977, 59_977);
    await open.workspaces.leave(ADA);
    expect((await workspaceOf(ADA)).root).toBe(root);
    expect([statSync(root).uid, statSync(path).uid]).toEqual([uid, uid]);
    expect(readFileSync(path, 'utf8')).toBe(modest);
  });

  it('has one account for all where no numbers were set aside', () => {
    const accounts = learnerAccounts(join(folder, 'nothing'));
    expect([accounts?.of(ADA), accounts?.of(BEN)]).toEqual([accounts?.shared, accounts?.shared]);
  });
});
