import { expect, it } from 'vitest';
import { familyOf, readProcesses } from '#server/sandbox/budget/readProcesses.ts';

const sight = (pid: number, parent: number) => ({
  pid,
  parent,
  resident: 1,
  isBusy: false,
  comesLast: false,
  usedSeconds: 0,
});

it('finds itself, its parent and what it holds', async () => {
  const found = (await readProcesses()).find(({ pid }) => pid === process.pid);
  expect(found).toMatchObject({ parent: process.ppid });
  expect(found?.resident).toBeGreaterThan(10_000_000);
  expect(found?.usedSeconds).toBeGreaterThan(0);
});

it('knows who descends from a process, in any order, and nobody else', () => {
  const all = [sight(9, 5), sight(5, 2), sight(2, 1), sight(3, 1), sight(4, 3), sight(1, 0)];
  expect(familyOf(2, all).map(({ pid }) => pid)).toEqual([2, 5, 9]);
  expect(familyOf(7, all)).toEqual([]);
});
