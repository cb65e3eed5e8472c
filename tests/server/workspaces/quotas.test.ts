/** What one learner may keep on the disk, with programs in a real sandbox. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkspaceFiles } from '#server/files/workspaceFiles.ts';
import { Quotas } from '#server/files/quota/Quotas.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { type OpenWorkspaces, SCRIPTS, entryOf, linesOf, openWorkspaces, putScript, start } from './openWorkspaces.ts';
import { runScript, untilEnded, untilPrinted } from './openWorkspaces.ts';

const MEGABYTE = 1_048_576;

/** Fills more than is allowed, stops by itself before it harms this machine, and stays. */
const filler = `#!/usr/bin/env python3
import os, time
os.mkdir('/ws/filled')
for number in range(60):
    with open('/ws/filled/%d' % number, 'wb') as file:
        file.write(b'x' * 1_000_000)
    time.sleep(0.05)
time.sleep(600)
`;
const cleaner = "#!/usr/bin/env python3\nimport shutil\nshutil.rmtree('/ws/filled')\n";

let base: string;
let open: OpenWorkspaces;
let quotas: Quotas;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'servolab-quotas-'));
  quotas = new Quotas((root) => join(base, 'versions', basename(root)), { bytes: 16 * MEGABYTE, files: 2000 });
  open = await openWorkspaces({ quotas });
});
afterAll(async () => {
  await open.close();
  rmSync(base, { recursive: true, force: true });
});

it('ends what fills a workspace, says why, and takes a program that clears it again', async () => {
  const files = createWorkspaceFiles({
    versionsFolder: join(base, 'versions'),
    startersFolder: join(base, 'none'),
    builtFolders: [],
    quotas,
  });
  const save = ({ root }: LearnerWorkspace, name: string, content: string) =>
    files.save({ learnerId: basename(root), root }, `/ws/${SCRIPTS}/${name}`, {
      content,
      cause: 'saved',
      base: undefined,
      force: true,
      forceBase: undefined,
    });
  const [filling, other] = [await open.newcomer(), await open.newcomer()];
  const { process_id: echo } = await start(other, ['rostopic', 'echo', '/scan/header/seq']);
  await untilPrinted(other, echo, /\d/);
  putScript(filling, 'filler.py', filler);

  const { process_id: fills } = await start(filling, ['rosrun', 'gazebo_test_pkg', 'filler.py']);
  const ended = await untilEnded(filling, fills);
  expect(ended).toMatchObject({ status: 'stopped', end: { reason: 'workspace_full', most_megabytes: 16 } });
  expect(linesOf(filling, fills).join('\n')).toContain('[ERROR] Stopped: your workspace is full (');
  expect(await save(filling, 'more.py', 'print(1)\n')).toMatchObject({ fact: { code: 'WORKSPACE_FULL' } });
  expect(entryOf(other, echo).status).toBe('running');
  expect(await save(other, 'more.py', 'print(1)\n')).toMatchObject({ kind: 'saved' });

  expect(await save(filling, 'filler.py', cleaner)).toMatchObject({ kind: 'saved' });
  expect((await runScript(filling, 'filler.py')).entry).toMatchObject({ end: { reason: 'exited', code: 0 } });
  expect(await save(filling, 'more.py', 'print(1)\n')).toMatchObject({ kind: 'saved' });
});
