import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { readProcesses } from '#server/sandbox/budget/readProcesses.ts';
import { weighPrograms } from '#server/sandbox/budget/weighPrograms.ts';

const GIGABYTE = 1_073_741_824;

let parent: ChildProcess | undefined;
afterEach(() => parent?.kill('SIGKILL'));

const stateOf = (pid: number) => /^State:\t(.)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
const sightOf = (pid: number) => ({
  pid,
  parent: 1,
  resident: GIGABYTE,
  isBusy: false,
  comesLast: false,
  usedSeconds: 0,
});

it('weighs a process by what it holds, and shares with others', async () => {
  parent = spawn('sleep', ['600']);
  await once(parent, 'spawn');
  const { bytes } = await weighPrograms([sightOf(parent.pid ?? 0)]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(GIGABYTE);
});

it('weighs nothing of a process that is gone since it was seen', async () => {
  const gone = spawn('true');
  await once(gone, 'exit');
  expect(await weighPrograms([sightOf(gone.pid ?? 0)])).toEqual({ programs: [], bytes: 0 });
});

it('weighs nothing of one that has ended, and whose parent has not asked for it', async () => {
  parent = spawn('/bin/sh', ['-c', 'sleep 0.1 & exec sleep 600'], { stdio: 'ignore' });
  const child = async () => (await readProcesses()).find((sight) => sight.parent === parent?.pid)?.pid ?? 0;
  await expect.poll(async () => stateOf(await child())).toBe('Z');
  expect((await weighPrograms([sightOf(await child())])).bytes).toBe(0);
});
