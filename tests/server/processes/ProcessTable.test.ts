import { expect, it, vi } from 'vitest';
import { ProcessTable } from '#server/processes/ProcessTable.ts';
import { openProcess } from './openProcess.ts';

const ok = { reason: 'exited', code: 0 } as const;

it('is listed newest first, and the oldest that have ended are forgotten', () => {
  const table = new ProcessTable();
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
  const table = new ProcessTable();
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
    const table = new ProcessTable();
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

it('waits for nothing any more once it is closed', () => {
  vi.useFakeTimers();
  try {
    const table = new ProcessTable();
    const { process, listener } = openProcess();
    table.add(process);
    listener.ended(ok);
    table.lighten();
    table.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
