/** A program takes every right to the workspace itself away, as `chmod -R 644 .` does. */
import { chmodSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openNewWorkspaces, openWorkspaces, putScript, runScript, type OpenWorkspaces } from './openWorkspaces.ts';

const closer = '#!/usr/bin/env python3\nimport os\nos.chmod("/ws", 0)\n';
const teller = '#!/usr/bin/env python3\nprint("here")\n';

let open: OpenWorkspaces;
beforeAll(async () => {
  open = await openWorkspaces();
});
afterAll(() => open.close());

const isOpen = (root: string): boolean => (statSync(root).mode & 0o700) === 0o700;

it('is open again once the program has ended, and runs the next one', async () => {
  const workspace = await open.newcomer();
  putScript(workspace, 'closer.py', closer);
  putScript(workspace, 'teller.py', teller);
  expect((await runScript(workspace, 'closer.py')).entry).toMatchObject({ end: { reason: 'exited', code: 0 } });
  expect(isOpen(workspace.root)).toBe(true);
  expect((await runScript(workspace, 'teller.py')).lines).toContain('here');
});

it('runs a program also while another keeps it closed', async () => {
  const workspace = await open.newcomer();
  putScript(workspace, 'teller.py', teller);
  expect((await runScript(workspace, 'teller.py')).lines).toContain('here');
  chmodSync(workspace.root, 0o644);
  expect((await runScript(workspace, 'teller.py')).lines).toContain('here');
});

it('is open again once its sandbox has ended, and before another starts', async () => {
  const workspace = await open.newcomer();
  putScript(workspace, 'teller.py', teller);
  chmodSync(workspace.root, 0);
  expect((await runScript(workspace, 'teller.py')).lines).toContain('here');
  chmodSync(workspace.root, 0);
  await workspace.sandbox?.close();
  await expect.poll(() => isOpen(workspace.root)).toBe(true);
});

it('is open again once a server has opened it', async () => {
  const { root } = await open.newcomer();
  chmodSync(root, 0o644);
  const next = await openNewWorkspaces({ dataDir: open.dataDir, bwrap: join(open.dataDir, 'nowhere') });
  await next.workspaces.of(basename(root));
  expect(isOpen(root)).toBe(true);
  await next.close();
});
