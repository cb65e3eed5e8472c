import { expect, it } from 'vitest';
import type { KeptRun } from '#machines/ports/pastPort.ts';
import { markAt, markBeside, momentOf } from '#machines/workspace/runMoments.ts';

const run: KeptRun = {
  from: 1000,
  to: 20_000,
  marks: [
    { kind: 'began', name: 'early.py', at: 0 },
    { kind: 'collided', at: 5000, x: 0, y: 0 },
    { kind: 'returned', at: 8000 },
    { kind: 'began', name: 'late.py', at: 10_000 },
  ],
  gaps: [],
  lag: 1000,
};

it('says how long after the start of a program or a reset a moment is', () => {
  expect(momentOf(run, 6000)).toEqual({ since: 'began', seconds: 6 });
  expect(momentOf(run, 9000)).toEqual({ since: 'returned', seconds: 1 });
  expect(momentOf(run, 12_500)).toEqual({ since: 'began', seconds: 2.5 });
  expect(momentOf({ ...run, marks: [] }, 6000)).toEqual({ since: 'kept', seconds: 5 });
  expect(momentOf({ ...run, isComparison: true }, 6000)).toEqual({ since: 'compared', seconds: 6 });
});

it('says of a moment in which something failed that it did', () => {
  const failed = { kind: 'failed' as const, at: 5000, failures: [] };
  expect(markAt({ ...run, marks: [...run.marks, failed] }, 5000)).toBe(failed);
});

it('goes from mark to mark, as far as they can be looked at', () => {
  expect(markBeside(run, 20_000, 'before')?.at).toBe(10_000);
  expect(markBeside(run, 10_000, 'before')?.at).toBe(8000);
  expect(markBeside(run, 5000, 'before')).toBeUndefined();
  expect(markBeside(run, 5000, 'after')?.at).toBe(8000);
  expect(markBeside(run, 10_000, 'after')).toBeUndefined();
  expect(markAt(run, 5010)?.kind).toBe('collided');
  expect(markAt(run, 6000)).toBeUndefined();
});
