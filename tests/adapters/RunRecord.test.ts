import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RobotFrame } from '#contract/robot.ts';
import { KEPT_MS, MOST_MARKS, RunRecord } from '#src/adapters/RunRecord.ts';
import { MOST_RAYS } from '#src/adapters/runContents.ts';
import { fakeRobot } from '../fakes/fakeRobot.ts';

const frame = (changes: Partial<RobotFrame> = {}): RobotFrame => ({
  world: null,
  era: 1,
  at: 0,
  pose: [0, 0, 0],
  ...changes,
});

const coordinate = fc.integer({ min: -200, max: 200 }).map((value) => value / 20);
const anyFrame = fc.record(
  {
    era: fc.constantFrom(1, 1, 1, 2),
    wait: fc.constantFrom(33, 33, 33, 2000, 2001, 9000),
    pose: fc.tuple(coordinate, coordinate, coordinate),
    scan: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 4, maxLength: 4 }),
    crates: fc.array(fc.tuple(fc.nat(3), coordinate, coordinate, coordinate), { maxLength: 2 }),
    touches: fc.constant(true as const),
    held: fc.nat(3),
    battery: fc.nat(100),
  },
  { requiredKeys: ['era', 'wait', 'pose'] },
);

it('shows each moment as the robot was seen then', () => {
  fc.assert(
    fc.property(fc.array(anyFrame, { minLength: 1, maxLength: 60 }), (frames) => {
      const record = new RunRecord();
      const robot = fakeRobot();
      let era = 0;
      let at = 0;
      const seen = frames.map(({ era: step, wait, ...rest }, index) => {
        era += index === 0 ? 1 : step - 1;
        at += wait;
        const taken = frame({ ...rest, era, at });
        record.take(taken, at);
        robot.show(taken);
        return { at, sight: robot.read() };
      });
      for (const { at: then, sight } of seen) {
        expect(record.sightAt(then)).toEqual(sight);
        expect(record.sightAt(then + 20)).toEqual(sight);
      }
    }),
  );
});

it('draws no way that nobody saw: a trail that passes a gap goes on where the robot was seen again', () => {
  const record = new RunRecord();
  record.take(frame({ pose: [0, 0, 0] }), 0);
  record.take(frame({ pose: [1, 0, 0] }), 1000);
  record.take(frame({ pose: [1, 5, 0] }), 9000);
  record.take(frame({ pose: [2, 5, 0] }), 9500);
  expect(record.sightAt(record.to)?.trail).toEqual([
    [0, 0],
    [1, 0],
    [1, 5, true],
    [2, 5],
  ]);
});

it('takes no more than 20 MB, whatever comes, and keeps what came last', () => {
  const bounded = fc.record({
    frames: fc.integer({ min: 1, max: 3000 }),
    every: fc.integer({ min: 0, max: 500 }),
    rays: fc.integer({ min: 0, max: 2 * MOST_RAYS }),
    crates: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(bounded, ({ frames, every, rays, crates }) => {
      const record = new RunRecord();
      const scan = Array.from({ length: rays }, () => 100);
      for (let count = 0; count < frames; count += 1) {
        const moves = Array.from({ length: crates }, (_, index): [number, number, number, number] => [
          index,
          count,
          0,
          0,
        ]);
        record.take(frame({ era: count, pose: [count, 0, 0], crates: moves }), count * every);
        record.take(frame({ era: count, pose: [count, 0, 0], scan }), count * every);
      }
      expect(record.bytes).toBeLessThan(20_000_000);
      expect(record.marks.length).toBeLessThanOrEqual(MOST_MARKS);
      expect(record.to - record.from).toBeLessThanOrEqual(KEPT_MS + 1);
      expect(record.sightAt(record.to)?.pose).toEqual([frames - 1, 0, 0]);
      expect(record.sightAt(record.to)?.crates.size).toBe(crates);
    }),
    { numRuns: 12 },
  );
});

it('keeps ten minutes of a robot that drives, and forgets the oldest', () => {
  const record = new RunRecord();
  for (let at = 0; at <= KEPT_MS + 60_000; at += 40) record.take(frame({ pose: [at / 1000, 0, 0] }), at);
  expect([record.from, record.to]).toEqual([60_000, KEPT_MS + 60_000]);
  expect(record.sightAt(60_000)?.pose).toEqual([60, 0, 0]);
  expect(record.sightAt(0)?.pose).toEqual([60, 0, 0]);
});

it('knows where crates stood that were moved before everything that is kept', () => {
  const record = new RunRecord();
  record.take(frame({ crates: [[3, 1, 2, 0]] }), 0);
  for (let at = 1000; at <= 2 * KEPT_MS; at += 1000) record.take(frame({ pose: [at, 0, 0] }), at);
  expect(record.sightAt(record.from)?.crates).toEqual(new Map([[3, [1, 2, 0]]]));
});

it('marks a collision where it begins, and that everything is back at its start', () => {
  const record = new RunRecord();
  record.take(frame(), 0);
  record.take(frame({ pose: [1, 2, 0], touches: true }), 100);
  record.take(frame({ pose: [1, 2, 0], touches: true }), 200);
  record.take(frame({ era: 2 }), 300);
  expect(record.marks).toEqual([
    { kind: 'collided', at: 100, x: 1, y: 2 },
    { kind: 'returned', at: 300 },
  ]);
});

it('knows what was held and how full the battery was, also from before everything that is kept', () => {
  const record = new RunRecord();
  record.take(frame({ held: 2, battery: 40 }), 0);
  for (let at = 1000; at <= 2 * KEPT_MS; at += 1000) record.take(frame({ held: 2, battery: 40 }), at);
  record.take(frame({ battery: 39 }), 2 * KEPT_MS + 100);
  expect(record.sightAt(record.from)).toMatchObject({ held: 2, battery: 40 });
  expect(record.sightAt(record.to)).toMatchObject({ held: null, battery: 39 });
});

it('knows when nothing was seen', () => {
  const record = new RunRecord();
  for (const at of [0, 1000, 9000, 10_000]) record.take(frame(), at);
  expect(record.gaps).toEqual([[1000, 9000]]);
});
