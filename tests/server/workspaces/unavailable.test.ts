import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { WorkspaceUnavailableError } from '#server/workspaces/workspace.ts';
import { openNewWorkspaces, openWorkspaces, stored, start } from './openWorkspaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'servolab-bwrap-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A stand-in for bubblewrap. */
function bwrapThat(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/bash\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

it('runs nothing without bubblewrap, says why, and still has the files', async () => {
  const open = await openNewWorkspaces({ bwrap: join(folder, 'nowhere') });
  const workspace = await open.newcomer();
  expect(open.workspaces.sandbox).toEqual({
    available: false,
    reason: expect.stringMatching(/bubblewrap is not installed\. Files can still be read and saved\.$/),
    fault: 'not_installed',
  });
  await expect(start(workspace, ['rosnode', 'list'])).rejects.toThrow(WorkspaceUnavailableError);
  await expect(start(workspace, ['rosnode', 'list'])).rejects.toThrow('bubblewrap');
  await expect(workspace.build({ packages: [], cleanFirst: false, file: stored('/ws/src/a.py') })).rejects.toThrow(
    WorkspaceUnavailableError,
  );
  await expect(workspace.topics()).rejects.toThrow(WorkspaceUnavailableError);
  expect(workspace.list()).toEqual([]);
  expect(existsSync(join(workspace.root, 'src/gazebo_test_pkg/package.xml'))).toBe(true);
  await open.close();
});

it('tells who waits for a workspace while the server ends that it is ending', async () => {
  const open = await openNewWorkspaces();
  const first = open.newcomer();
  const closed = open.close();
  await expect(first).rejects.toMatchObject({
    name: 'WorkspaceUnavailableError',
    fact: { code: 'SERVER_STOPPING', facts: {} },
  });
  await closed;
});

it('is not taken in by a bubblewrap that only runs what it is given', async () => {
  const bwrap = bwrapThat('careless', 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"');
  const open = await openNewWorkspaces({ bwrap });
  expect(open.workspaces.sandbox.available).toBe(false);
  await open.close();
});

it('finds the hole when a wall is left out', async () => {
  const script =
    'args=(); for arg; do [ "$arg" = --unshare-net ] || args+=("$arg"); done; exec /usr/bin/bwrap "${args[@]}"';
  const open = await openNewWorkspaces({ bwrap: bwrapThat('leaky', script) });
  expect(open.workspaces.sandbox).toEqual({
    available: false,
    reason: expect.stringContaining('A program can reach the network of the host.'),
    fault: 'reaches_host',
  });
  expect(open.logged.join()).toContain('Two sandboxes can reach each other.');
  await open.close();
});

it('says in words that bubblewrap failed', async () => {
  const open = await openNewWorkspaces({
    bwrap: bwrapThat('broken', 'echo "No permissions to create new namespace" >&2; exit 1'),
  });
  expect(open.logged.join()).toContain('No permissions to create new namespace');
  expect(open.workspaces.sandbox.available).toBe(false);
  await open.close();
});

it('makes the check again when it could not be made', async () => {
  const once = join(folder, 'once');
  const bwrap = bwrapThat('late', `mkdir ${once} 2> /dev/null && exit 1; exec /usr/bin/bwrap "$@"`);
  const open = await openWorkspaces({ bwrap });
  expect(open.logged.join()).toContain('The check of the sandbox could not be made (1 of 3).');
  expect(open.workspaces.sandbox).toEqual({ available: true, reason: null });
  await open.close();
});

it('never runs a program outside when bubblewrap disappears later', async () => {
  const bwrap = bwrapThat('vanishing', 'exec /usr/bin/bwrap "$@"');
  const open = await openWorkspaces({ bwrap });
  expect(open.workspaces.sandbox).toEqual({ available: true, reason: null });
  const workspace = await open.newcomer();
  rmSync(bwrap);
  await expect(start(workspace, ['rosnode', 'list'])).rejects.toMatchObject({
    fact: { code: 'WORKSPACE_NOT_STARTED' },
  });
  bwrapThat('vanishing', 'exec /usr/bin/bwrap "$@"');
  expect(await start(workspace, ['rosnode', 'list'])).toMatchObject({ command: 'rosnode list' });
  await open.close();
});
