import { expect, it } from 'vitest';
import { LoadMeter } from '#server/sandbox/budget/LoadMeter.ts';

const sight = (pid: number, usedSeconds: number) => ({
  pid,
  parent: 1,
  resident: 100,
  isBusy: true,
  comesLast: false,
  usedSeconds,
});
const sandbox = {};

it('knows of two looks how many processors were busy between them', () => {
  const meter = new LoadMeter<object>();
  expect(meter.of(sandbox)).toBeUndefined();
  meter.note(sandbox, [sight(1, 3), sight(2, 5)], 1000);
  expect(meter.of(sandbox)).toEqual({ memoryBytes: 200, processes: 2, processors: 0 });
  meter.note(sandbox, [sight(1, 3.5), sight(2, 6)], 2000);
  expect(meter.of(sandbox)).toEqual({ memoryBytes: 200, processes: 2, processors: 1.5 });
});

it('is never less than idle when a process has taken its time with it', () => {
  const meter = new LoadMeter<object>();
  meter.note(sandbox, [sight(1, 3), sight(2, 50)], 1000);
  meter.note(sandbox, [sight(1, 3)], 2000);
  expect(meter.of(sandbox)).toEqual({ memoryBytes: 100, processes: 1, processors: 0 });
});
