import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RobotFrame } from '#contract/robot.ts';
import { ByteWriter } from '#src/adapters/ByteWriter.ts';
import { RunRecord } from '#src/adapters/RunRecord.ts';
import { bytesOfRun, runOfBytes } from '#src/adapters/runBytes.ts';

const frame = (changes: Partial<RobotFrame> = {}): RobotFrame => ({
  world: null,
  era: 1,
  at: 0,
  pose: [0, 0, 0],
  ...changes,
});

/** What a number of four bytes says exactly. */
const coordinate = fc.integer({ min: -320, max: 320 }).map((value) => value / 32);
const anyFrame = fc.record(
  {
    era: fc.constantFrom(1, 1, 1, 2),
    pose: fc.tuple(coordinate, coordinate, coordinate),
    scan: fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 5 }),
    crates: fc.array(fc.tuple(fc.nat(3), coordinate, coordinate, coordinate), { maxLength: 2 }),
    touches: fc.constant(true as const),
    held: fc.nat(3),
    battery: fc.nat(100),
  },
  { requiredKeys: ['era', 'pose'] },
);

const START = 5000;

function recordOf(frames: Partial<RobotFrame>[]): RunRecord {
  const record = new RunRecord();
  frames.forEach((changes, index) => record.take(frame(changes), START + index * 33));
  return record;
}

const written = (record: RunRecord) =>
  bytesOfRun({ record, world: 3, began: 1_700_000_000_000, marks: [...record.marks] });

it('reads each moment of a run as it was written', () => {
  fc.assert(
    fc.property(fc.array(anyFrame, { minLength: 1, maxLength: 60 }), (frames) => {
      const record = recordOf(frames);
      const read = runOfBytes(written(record));
      if (read.outcome !== 'read') throw new Error(read.outcome);
      expect(read.run).toMatchObject({ world: 3, began: 1_700_000_000_000 });
      expect([read.run.record.from, read.run.record.to]).toEqual([0, record.to - record.from]);
      expect(read.run.marks).toEqual(record.marks.map((mark) => Object.assign({}, mark, { at: mark.at - START })));
      frames.forEach((_, index) => {
        expect(read.run.record.sightAt(index * 33)).toEqual(record.sightAt(START + index * 33));
      });
    }),
  );
});

it('knows where nobody saw the way also after it was written', () => {
  const record = new RunRecord();
  for (const at of [0, 1000, 9000.123_456_7, 9100]) record.take(frame({ pose: [at, 0, 0] }), START + at);
  const read = runOfBytes(written(record));
  if (read.outcome !== 'read') throw new Error(read.outcome);
  const { trail } = read.run.record.sightAt(read.run.record.to) ?? {};
  expect(trail?.map(([, , isUnseen]) => isUnseen)).toEqual([undefined, undefined, true, undefined]);
});

it('takes less than 3 MB for ten minutes of driving with what the laser read', () => {
  const record = new RunRecord();
  const scan = Array.from({ length: 90 }, (_, index) => index);
  for (let at = 0; at < 600_000; at += 100) {
    record.take(frame({ pose: [at / 1000, 0, 0] }), at);
    record.take(frame({ pose: [at / 1000, 0, 0], scan }), at + 50);
  }
  expect(written(record).length).toBeLessThan(3_000_000);
});

it('refuses what ends too early, goes on too long, or is something else', () => {
  const bytes = written(recordOf([{ scan: [1, 2] }, { pose: [1, 2, 3], crates: [[1, 1, 1, 1]] }]));
  for (let length = 0; length < bytes.length; length += 1)
    expect(runOfBytes(bytes.slice(0, length)).outcome).toBe('damaged');
  expect(runOfBytes(Uint8Array.from([...bytes, 0])).outcome).toBe('damaged');
  expect(runOfBytes(new TextEncoder().encode('a text'.repeat(20))).outcome).toBe('damaged');
});

it('never breaks on bytes that changed in the storage', () => {
  const bytes = written(recordOf([{ scan: [1, 2] }, { pose: [1, 2, 3], touches: true, crates: [[1, 1, 1, 1]] }]));
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
      const changed = bytes.slice();
      changed[at] = value;
      expect(['read', 'damaged', 'otherForm']).toContain(runOfBytes(changed).outcome);
    }),
  );
});

it('reads a run that was written before it was noted what was held', () => {
  const counts = { poses: 1, scans: 0, moves: 0 };
  const head = { world: 3, began: 1_700_000_000_000, to: 0, marks: [], gaps: [], touches: [], crates: [], ...counts };
  const bytes = new ByteWriter().uint32(0x4e_52_4c_53).uint32(1).text(JSON.stringify(head));
  const read = runOfBytes(bytes.uint32(0).float32(1, 2, 0).all());
  if (read.outcome !== 'read') throw new Error(read.outcome);
  expect(read.run.record.sightAt(0)).toMatchObject({ pose: [1, 2, 0], held: null, battery: null });
});

it('tells a form of another version of the site from damage', () => {
  const bytes = written(recordOf([{}]));
  bytes[4] = 3;
  expect(runOfBytes(bytes)).toEqual({ outcome: 'otherForm' });
});
