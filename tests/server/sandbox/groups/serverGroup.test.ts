import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openControlGroups } from '#server/sandbox/groups/controlGroups.ts';
import { cpuHierarchy } from '#server/sandbox/groups/cpuHierarchy.ts';
import { besideServer, enterServerGroup } from '#server/sandbox/groups/serverGroup.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const NAME = `servolab-${process.pid}-server`;

/** A folder in place of the kernel's: what is written into a group stays there to be read. */
function tree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'servolab-groups-'));
  folders.push(folder);
  return folder;
}

it('enters a group with 32 times the share of a sandbox, and goes back', () => {
  const folder = tree();
  const leave = enterServerGroup('auto', () => ({ version: 1, folder }));
  const read = (name: string) => readFileSync(join(folder, NAME, name), 'utf8');
  expect([read('cpu.shares'), read('cgroup.procs')]).toEqual(['16384', `${process.pid}`]);
  leave();
  expect(readFileSync(join(folder, 'cgroup.procs'), 'utf8')).toBe(`${process.pid}`);
});

it('stays where it is where that is wished, in version 2, and where there are no groups', () => {
  const folder = tree();
  enterServerGroup('no', () => ({ version: 1, folder }))();
  enterServerGroup('yes', () => ({ version: 2, folder }))();
  enterServerGroup('auto', () => null)();
  enterServerGroup('auto', () => {
    throw new Error('nothing is mounted there');
  })();
  expect(readdirSync(folder)).toEqual([]);
  expect(() => enterServerGroup('auto', () => ({ version: 1, folder: '/proc/self/fd' }))()).not.toThrow();
});

it('has the groups of sandboxes beside its own', () => {
  const folder = tree();
  const inside = { version: 1, folder: join(folder, NAME) } as const;
  const group = openControlGroups('auto', 1, () => inside)!.open()!;
  expect(group.entrance.at(-1)).toBe(join(folder, `servolab-${process.pid}-1`, 'cgroup.procs'));
  expect(besideServer({ version: 1, folder })).toEqual({ version: 1, folder });
  expect(besideServer(cpuHierarchy('', ''))).toBeNull();
});
