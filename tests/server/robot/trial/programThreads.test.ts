import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { programsBesides, watchThreads } from '#server/robot/trial/programThreads.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A shell that says that it is there and then does this. */
async function run(script: string) {
  const child = spawn('/bin/sh', ['-c', `echo here; ${script}`], { stdio: ['pipe', 'pipe', 'ignore'] });
  started.push(child);
  await once(child.stdout, 'data');
  const programs = child.pid === undefined ? [] : [child.pid];
  const threads = watchThreads(() => programs);
  await expect.poll(() => threads.haveRested() || threads.workedMs() > 0).toBe(true);
  return { child, programs, threads };
}

it('sees that a program which waits has rested', async () => {
  const { threads } = await run('read answer');
  await expect.poll(() => threads.haveRested()).toBe(true);
  expect(threads.haveRested()).toBe(true);
});

it('sees that a program has run that rests again', async () => {
  const { child, threads } = await run('while read line; do echo "$line"; done');
  await expect.poll(() => threads.haveRested()).toBe(true);
  child.stdin?.write('again\n');
  await once(child.stdout ?? child, 'data');
  expect(threads.haveRested()).toBe(false);
  await expect.poll(() => threads.haveRested()).toBe(true);
});

it('sees a program at work, and how much it has worked', async () => {
  const { threads } = await run('while :; do :; done');
  expect(threads.haveRested()).toBe(false);
  const before = threads.workedMs();
  await expect.poll(() => threads.haveRested() || threads.workedMs()).toBeGreaterThan(before + 10);
});

it('sees no rest in which another program has begun', async () => {
  const { programs, threads } = await run('read answer');
  await expect.poll(() => threads.haveRested()).toBe(true);
  const other = await run('read answer');
  programs.push(...other.programs);
  expect(threads.haveRested()).toBe(false);
  await expect.poll(() => threads.haveRested()).toBe(true);
});

it('sees nothing of a program that has ended', async () => {
  const { child, threads } = await run('read answer');
  await expect.poll(() => threads.haveRested()).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(threads.haveRested()).toBe(false);
  await expect.poll(() => [threads.haveRested(), threads.workedMs()]).toEqual([true, 0]);
});

it('finds every program but those that it is to leave out', () => {
  expect(programsBesides([])).toContain(process.pid);
  expect(programsBesides([process.pid])).not.toContain(process.pid);
});
