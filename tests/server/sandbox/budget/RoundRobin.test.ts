import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RoundRobin } from '#server/sandbox/budget/RoundRobin.ts';

let children: ChildProcess[];
beforeEach(() => {
  children = Array.from({ length: 3 }, () => spawn('nice', ['sh', '-c', 'while :; do :; done'], { stdio: 'ignore' }));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

const pids = () => children.map(({ pid }) => pid ?? 0);
const isStopped = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') T ');
const running = () => pids().filter((pid) => !isStopped(pid));

/** What is seen of the three: each of them is busy or stopped. */
const sights = () => pids().map((pid) => ({ pid, isBusy: !isStopped(pid) }));

it('lets one run at a time, each in its turn, and all of them at the end', async () => {
  const turns = new RoundRobin();
  const ran: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    turns.give(sights(), 1);
    await expect.poll(() => running().length).toBe(1);
    expect(turns.waiting).toBe(2);
    ran.push(...running());
  }
  expect(new Set(ran)).toEqual(new Set(pids()));
  turns.end();
  await expect.poll(() => running().length).toBe(3);
  expect(turns.waiting).toBe(0);
});

it('stops again who was set going by somebody else', async () => {
  const turns = new RoundRobin();
  turns.give(sights(), 1);
  await expect.poll(() => running().length).toBe(1);
  for (const pid of pids()) process.kill(pid, 'SIGCONT');
  await expect.poll(() => running().length).toBe(3);
  turns.give(sights(), 1);
  await expect.poll(() => running().length).toBe(1);
});

it('stops nobody where there are turns enough, nor who sleeps or is gone', () => {
  const turns = new RoundRobin();
  turns.give(sights(), 3);
  const asleep = pids().map((pid) => ({ pid, isBusy: false }));
  turns.give(asleep, 0);
  turns.give([{ pid: 2_147_483_646, isBusy: true }], 0);
  turns.give([], 0);
  expect([turns.waiting, running().length]).toEqual([0, 3]);
});
