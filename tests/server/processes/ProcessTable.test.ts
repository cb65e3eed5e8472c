import { expect, it, vi } from 'vitest';
import { ProcessTable } from '#server/processes/ProcessTable.ts';
import { openProcess } from './openProcess.ts';

const DAY_MS = 86_400_000;
const ok = { reason: 'exited', code: 0 } as const;

it('is listed newest first, and the oldest that have ended are forgotten', () => {
  const table = new ProcessTable(DAY_MS);
  const all = Array.from({ length: 205 }, () => openProcess());
  for (const { process, listener } of all) {
    table.add(process);
    if (process !== all[0]?.process) listener.ended(ok);
  }
  const listed = table.list().map((entry) => entry.process_id);
  expect(listed).toHaveLength(200);
  expect(listed[0]).toBe(all.at(-1)?.process.id);
  expect(listed.at(-1)).toBe(all[0]?.process.id);
});

it('keeps the output of what has ended only as far as it has room for', () => {
  const table = new ProcessTable(DAY_MS);
  const all = Array.from({ length: 20 }, () => openProcess({ outputLimit: 10_000_000 }));
  for (const { process, listener } of all) {
    table.add(process);
    listener.printed('stdout', `${'x'.repeat(60_000)}\n`.repeat(34));
    listener.printed('stdout', '\n'.repeat(30_000));
    listener.ended(ok);
    table.lighten();
  }
  expect(all.reduce((sum, { process }) => sum + process.weight, 0)).toBeLessThan(40_000_000);
  expect(all.at(-1)?.process.weight).toBeGreaterThan(6_000_000);
  expect(all[0]?.lines().length).toBeGreaterThan(0);
});

it('keeps the output of what has ended whole for ten minutes, and no longer although nothing else is started', () => {
  vi.useFakeTimers();
  try {
    const table = new ProcessTable(DAY_MS);
    const { process, listener } = openProcess({ outputLimit: 10_000_000 });
    table.add(process);
    listener.printed('stdout', `${'x'.repeat(60_000)}\n`.repeat(30));
    listener.ended(ok);
    table.lighten();
    vi.advanceTimersByTime(599_999);
    expect(process.weight).toBeGreaterThan(1_800_000);
    vi.advanceTimersByTime(1);
    expect(process.weight).toBeLessThan(70_000);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps nothing of what programs printed whose learner has been away for a day', () => {
  vi.useFakeTimers();
  try {
    const table = new ProcessTable(DAY_MS);
    const { process, listener, lines } = openProcess();
    table.add(process);
    table.watched(true);
    listener.printed('stdout', 'said\n');
    listener.ended(ok);
    table.lighten();
    vi.advanceTimersByTime(3 * DAY_MS);
    expect(lines()).toEqual(['stdout: said']);
    table.watched(false);
    vi.advanceTimersByTime(DAY_MS - 1);
    table.watched(true);
    table.watched(false);
    vi.advanceTimersByTime(DAY_MS - 1);
    expect(lines()).toEqual(['stdout: said']);
    vi.advanceTimersByTime(1);
    expect(lines()).toEqual([]);
    expect(process.weight).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps what a program printed for a day also where its learner was gone before its end', () => {
  vi.useFakeTimers();
  try {
    const table = new ProcessTable(DAY_MS);
    const { process, listener, lines } = openProcess();
    table.add(process);
    table.watched(false);
    vi.advanceTimersByTime(DAY_MS - 1);
    listener.printed('stdout', 'said\n');
    listener.ended(ok);
    table.lighten();
    vi.advanceTimersByTime(DAY_MS - 1);
    expect(lines()).toEqual(['stdout: said']);
    vi.advanceTimersByTime(1);
    expect(lines()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('waits for nothing any more once it is closed', () => {
  vi.useFakeTimers();
  try {
    const table = new ProcessTable(DAY_MS);
    const { process, listener } = openProcess();
    table.add(process);
    listener.ended(ok);
    table.lighten();
    table.watched(true);
    table.close();
    table.watched(false);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
