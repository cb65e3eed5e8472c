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

const open = () => openControlGroups('auto', MEMORY_BYTES);
const isOurs = (name: string) => name.startsWith(`servolab-${process.pid}-`);

it.skipIf(open() === null)('brings a program into a group of its own, which goes when it is closed', async () => {
  const groups = open();
  const [one, other] = [groups!.open()!, groups!.open()!];
  const enter = ({ entrance: [program = '', ...args] }: typeof one, ...words: string[]) =>
    spawn(program, [...args, ...words], { stdio: 'ignore' });
  const [running, besides] = [enter(one, '/bin/sleep', '60'), enter(other, '/bin/sleep', '60')];
  const groupOf = ({ pid }: typeof running) =>
    /^\d+:(?:\w+,)*cpu(?:,\w+)*:(.*)$/m.exec(read(`/proc/${pid}/cgroup`))?.[1];
  await expect.poll(() => groupOf(running)).toMatch(/\/servolab-\d+-1$/);
  await expect.poll(() => groupOf(besides)).toMatch(/\/servolab-\d+-2$/);

  const folder = join(one.entrance.at(-1)!, '..');
  const settings = () => ['cpu.idle', 'cpu.cfs_quota_us', 'cpu.shares'].map((name) => read(folder, name).trim());
  expect(settings()).toEqual(['0', '-1', '512']);
  one.deprioritize(0.25);
  expect(settings().slice(0, 2)).toEqual(['1', '25000']);
  one.deprioritize(0.000_01);
  expect(settings().slice(0, 2)).toEqual(['1', '1000']);
  one.deprioritize(null);
  expect(settings()).toEqual(['0', '-1', '512']);

  const ended = Promise.all([once(running, 'exit'), once(besides, 'exit')]);
  running.kill('SIGKILL');
  besides.kill('SIGKILL');
  await ended;
  one.close();
  other.close();
  expect(readdirSync(join(folder, '..')).filter(isOurs)).toEqual([]);
});

it('runs a program outside of a group that is gone', () => {
  const groups = openControlGroups('auto', MEMORY_BYTES, () => ({ version: 1, folder: tree() }));
  const [program = '', ...args] = groups!.open()!.entrance;
  rmSync(folders[0]!, { recursive: true });
  const { stdout, stderr } = spawnSync(program, [...args, '/bin/echo', 'here', 'I am'], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['here I am\n', '']);
});

it('does without where the server may read the groups and make none', () => {
  const nowhere = { version: 1, folder: '/proc/self/fd' } as const;
  expect(openControlGroups('auto', MEMORY_BYTES, () => nowhere)).toBeNull();
  expect(() => openControlGroups('yes', MEMORY_BYTES, () => nowhere)).toThrow(StartError);
});

it('removes what a killed server has left, and nothing else', () => {
  const folder = tree();
  const { pid: gone } = spawnSync('/bin/true');
  const others = ['servolab-1-1', 'servolab-notes', `servolab-${gone}`];
  for (const name of [...others, `servolab-${gone}-3`, `servolab-${gone}-server`]) mkdirSync(join(folder, name));
  openControlGroups('auto', MEMORY_BYTES, () => ({ version: 1, folder }));
  const left = readdirSync(folder).filter((name) => !isOurs(name));
  expect(left.toSorted()).toEqual(['cgroup.procs', ...others].toSorted());
});

it('divides a group of version 2 that was delegated to it, where that is wished for', () => {
  const folder = tree();
  const own = () => ({ version: 2, folder }) as const;
  expect(openControlGroups('auto', MEMORY_BYTES, own)).toBeNull();
  expect(readdirSync(folder)).toEqual(['cgroup.procs']);

  const opened = openControlGroups('yes', MEMORY_BYTES, own)!.open()!;
  const group = join(folder, `servolab-${process.pid}-1`);
  expect(read(folder, 'server', 'cgroup.procs')).toBe('42');
  expect(read(folder, 'cgroup.subtree_control')).toBe('+cpu +memory');
  expect([read(group, 'cpu.weight'), read(group, 'memory.max')]).toEqual(['50', '1342177280']);
  expect(read(folder, 'server', 'cpu.weight')).toBe('1600');
  expect(opened.entrance.at(-1)).toBe(join(group, 'cgroup.procs'));
  opened.deprioritize(0.05);
  expect([read(group, 'cpu.idle'), read(group, 'cpu.max')]).toEqual(['1', '5000 100000']);
  opened.deprioritize(null);
  expect([read(group, 'cpu.idle'), read(group, 'cpu.max')]).toEqual(['0', 'max 100000']);
});

it('does without where none can be had, and says so to whoever wishes for them', () => {
  expect(openControlGroups('no', MEMORY_BYTES)).toBeNull();
  expect(openControlGroups('auto', MEMORY_BYTES, () => null)).toBeNull();
  const wished = () => openControlGroups('yes', MEMORY_BYTES, () => null);
  expect(wished).toThrow(StartError);
  expect(wished).toThrow('may make no control groups (no hierarchy has the controller cpu). Delegate a group to it');
});
