/** A run as bytes, for a storage: about a third of what it takes in memory, and read again as it was to a microsecond and a micrometre. */
import * as v from 'valibot';
import { ByteReader } from './ByteReader.ts';
import { ByteWriter } from './ByteWriter.ts';
import { RunRecord } from './RunRecord.ts';
import { SampleRing } from './SampleRing.ts';
import { MOST_RAYS } from './runContents.ts';
import { type RunHead, runHead } from './runHead.ts';

/** The first bytes of each run: `SLRN`. */
const SIGN = 0x4e_52_4c_53;
/** Another one for each other form. The first knew of no conditions, and is read all the same. */
const FORM = 2;
const READ_FORMS: ReadonlySet<number> = new Set([1, FORM]);

export interface WrittenRun extends Pick<RunHead, 'world' | 'began' | 'marks'> {
  record: RunRecord;
}

/** Its times begin at 0. `marks` are all there are, also those that the record does not know. */
export function bytesOfRun({ record, world, began, marks }: WrittenRun): Uint8Array<ArrayBuffer> {
  const { from, to, gaps, touches, crates, poses, scanPoses, scans, moves, conditions } = record.contents;
  const head: RunHead = {
    world,
    began,
    to: to - from,
    marks: marks.map((mark) => Object.assign({}, mark, { at: mark.at - from })),
    gaps: gaps.map(([start, end]) => [start - from, end - from]),
    // That it lasts is no number of JSON.
    touches: touches.map((touch) => [touch.from - from, touch.until === Infinity ? null : touch.until - from]),
    crates: [...crates],
    poses: poses.length,
    scans: scans.length,
    moves: moves.length,
    conditions: conditions.length,
  };
  const bytes = new ByteWriter(1024).uint32(SIGN).uint32(FORM).text(JSON.stringify(head));
  const time = (at: number) => bytes.uint32(Math.max(0, Math.round((at - from) * 1000)));
  for (let index = 0; index < poses.length; index += 1) time(poses.timeAt(index)).float32(...poses.at(index));
  for (let index = 0; index < scans.length; index += 1) {
    const [rays = 0] = scans.at(index);
    time(scans.timeAt(index))
      .float32(...scanPoses.at(index))
      .uint16(...scans.at(index).subarray(0, rays + 1));
  }
  for (let index = 0; index < moves.length; index += 1) time(moves.timeAt(index)).float32(...moves.at(index));
  for (let index = 0; index < conditions.length; index += 1)
    time(conditions.timeAt(index)).uint16(...conditions.at(index));
  return bytes.all();
}

export type ReadRun = { outcome: 'read'; run: WrittenRun } | { outcome: 'damaged' } | { outcome: 'otherForm' };

/** What was written, or why it cannot be read. */
export function runOfBytes(written: Uint8Array<ArrayBuffer>): ReadRun {
  try {
    return read(new ByteReader(written));
  } catch {
    // Whatever is wrong with it: it ends too early, or says what nobody wrote.
    return { outcome: 'damaged' };
  }
}

function read(bytes: ByteReader): ReadRun {
  if (bytes.uint32() !== SIGN) return { outcome: 'damaged' };
  if (!READ_FORMS.has(bytes.uint32())) return { outcome: 'otherForm' };
  const { world, began, marks, gaps, touches, crates, ...head } = v.parse(runHead, JSON.parse(bytes.text()));
  const poses = new SampleRing(new Float64Array(head.poses * 3), 3);
  const scanPoses = new SampleRing(new Float64Array(head.scans * 3), 3);
  const scans = new SampleRing(new Uint16Array(head.scans * (MOST_RAYS + 1)), MOST_RAYS + 1);
  const moves = new SampleRing(new Float64Array(head.moves * 4), 4);
  const conditions = new SampleRing(new Uint16Array(head.conditions * 2), 2);
  for (let index = 0; index < head.poses; index += 1) push(poses, bytes.uint32() / 1000, bytes.float32(3));
  for (let index = 0; index < head.scans; index += 1) {
    const at = bytes.uint32() / 1000;
    push(scanPoses, at, bytes.float32(3));
    const [rays = 0] = bytes.uint16(1);
    if (rays > MOST_RAYS) return { outcome: 'damaged' };
    push(scans, at, [rays, ...bytes.uint16(rays)]);
  }
  for (let index = 0; index < head.moves; index += 1) push(moves, bytes.uint32() / 1000, bytes.float32(4));
  for (let index = 0; index < head.conditions; index += 1) push(conditions, bytes.uint32() / 1000, bytes.uint16(2));
  if (!bytes.isAtEnd) return { outcome: 'damaged' };
  const record = new RunRecord({
    from: 0,
    to: head.to,
    marks,
    gaps,
    touches: touches.map(([from, until]) => ({ from, until: until ?? Infinity })),
    crates: new Map(crates),
    poses,
    scanPoses,
    scans,
    moves,
    conditions,
  });
  return { outcome: 'read', run: { record, world, began, marks } };
}

/** Times rise, and everything is somewhere. */
function push(ring: SampleRing, at: number, values: readonly number[]): void {
  if (ring.length > 0 && at < ring.timeAt(ring.length - 1)) throw new RangeError('A time lies before the last one');
  if (!values.every(Number.isFinite)) throw new RangeError('A number is none');
  ring.push(at, values);
}
