import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { StartError } from '#server/config/startError.ts';
import { openControlGroups } from '#server/sandbox/groups/controlGroups.ts';

const MEMORY_BYTES = 1_073_741_824;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder in place of the kernel's: what is written into a group stays there to be read. */
function tree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'servolab-groups-'));
  folders.push(folder);
  writeFileSync(join(folder, 'cgroup.procs'), '41\n42\n');
  return folder;
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** The kernel's own, where the server may make some without moving anybody. */
const kernel = openControlGroups('auto', MEMORY_BYTES);
kernel?.close();

it.skipIf(kernel === null)('brings a program into a group of its own, and takes the group away with it', async () => {
  const groups = openControlGroups('auto', MEMORY_BYTES);
  const [one, other] = [groups!.open(), groups!.open()];
  const groupOf = ({ entrance: [program = '', ...args] }: typeof one) =>
    /^\d+:(?:\w+,)*cpu(?:,\w+)*:(.*)$/m.exec(
      spawnSync(program, [...args, '/bin/cat', '/proc/self/cgroup'], { encoding: 'utf8' }).stdout,
    )?.[1];
  const [first, second] = [groupOf(one), groupOf(other)];
  expect(first).toMatch(new RegExp(`/servolab-${process.pid}/sandbox-1$`));
  expect(second).toMatch(/sandbox-2$/);

  const [program = '', ...args] = one.entrance;
  const running = spawn(program, [...args, '/bin/sleep', '60'], { stdio: 'ignore' });
  await expect.poll(() => read(`/proc/${running.pid}/cgroup`)).toContain(first);
  one.close();
  running.kill('SIGKILL');
  await once(running, 'exit');
  one.close();
  other.close();
  groups!.close();
  const again = openControlGroups('auto', MEMORY_BYTES);
  expect(groupOf(again!.open())).toBe(first);
  again!.close();
});

it('runs a program outside of a group that is gone', () => {
  const groups = openControlGroups('auto', MEMORY_BYTES, () => ({ version: 1, folder: tree() }));
  const [program = '', ...args] = groups!.open().entrance;
  rmSync(folders[0]!, { recursive: true });
  const { stdout, stderr } = spawnSync(program, [...args, '/bin/echo', 'here', 'I am'], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['here I am\n', '']);
});

it('gives all sandboxes together twice the share of the server, and removes what a killed server has left', () => {
  const folder = tree();
  const { pid: gone } = spawnSync('/bin/true');
  mkdirSync(join(folder, `servolab-${gone}`, 'sandbox-1'), { recursive: true });
  mkdirSync(join(folder, 'servolab-1'));
  mkdirSync(join(folder, 'servolab-notes'));
  openControlGroups('auto', MEMORY_BYTES, () => ({ version: 1, folder }))!.open();
  expect(readdirSync(folder).toSorted()).toEqual([
    'cgroup.procs',
    'servolab-1',
    `servolab-${process.pid}`,
    'servolab-notes',
  ]);
  expect(read(folder, `servolab-${process.pid}`, 'cpu.shares')).toBe('2048');
});

it('divides a group of version 2 that was delegated to it, where that is wished for', () => {
  const folder = tree();
  expect(openControlGroups('auto', MEMORY_BYTES, () => ({ version: 2, folder }))).toBeNull();
  expect(readdirSync(folder)).toEqual(['cgroup.procs']);

  const groups = openControlGroups('yes', MEMORY_BYTES, () => ({ version: 2, folder }));
  const { entrance } = groups!.open();
  expect(read(folder, 'server', 'cgroup.procs')).toBe('42');
  expect(read(folder, 'cgroup.subtree_control')).toBe('+cpu +memory');
  expect(read(folder, 'learners', 'cpu.weight')).toBe('200');
  expect(read(folder, 'learners', 'cgroup.subtree_control')).toBe('+cpu +memory');
  expect(read(folder, 'learners', 'sandbox-1', 'memory.max')).toBe('1342177280');
  expect(entrance.at(-1)).toBe(join(folder, 'learners', 'sandbox-1', 'cgroup.procs'));
});

it('does without where none can be had, and says so to whoever wishes for them', () => {
  expect(openControlGroups('no', MEMORY_BYTES)).toBeNull();
  expect(openControlGroups('auto', MEMORY_BYTES, () => null)).toBeNull();
  const wished = () => openControlGroups('yes', MEMORY_BYTES, () => null);
  expect(wished).toThrow(StartError);
  expect(wished).toThrow('may make no control groups (no hierarchy has the controller cpu). Delegate a group to it');
});
