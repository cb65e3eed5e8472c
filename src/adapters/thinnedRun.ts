/** A run in fewer numbers: what comes many times a second is kept less often. */
import { RunRecord } from './RunRecord.ts';
import { SampleRing } from './SampleRing.ts';
import { MOST_RAYS } from './runContents.ts';
import type { WrittenRun } from './runBytes.ts';

/** Keeps of poses, of what the laser read and of the moves of each crate the first of every so many milliseconds. */
export function thinnedRun({ record, ...run }: WrittenRun, every: number): WrittenRun {
  const { poses, scanPoses, scans, moves, conditions, ...rest } = record.contents;
  // Where the robot stood again, and where it was seen again, its trail begins.
  const turns = new Set([...rest.marks.map(({ at }) => at), ...rest.gaps.map(([, end]) => end)]);
  const scanTimes = kept(scans, every);
  const thinned = new RunRecord({
    ...rest,
    poses: copied(poses, kept(poses, every, turns), 3),
    scanPoses: copied(scanPoses, scanTimes, 3),
    scans: copied(scans, scanTimes, MOST_RAYS + 1),
    moves: copied(moves, keptMoves(moves, every), 4),
    conditions,
  });
  return { ...run, record: thinned };
}

/** Which samples stay: the last of all as well, where everything comes to rest. */
function kept(ring: SampleRing, every: number, turns: ReadonlySet<number> = new Set()): number[] {
  let next = -Infinity;
  return places(ring).filter((index) => {
    const at = ring.timeAt(index);
    const stays = at >= next || turns.has(at) || index === ring.length - 1;
    if (at >= next) next = at + every;
    return stays;
  });
}

/** Of each crate the first move of every span, and the last of all, which says where it stands. */
function keptMoves(ring: SampleRing, every: number): number[] {
  const next = new Map<number, number>();
  const last = new Map(places(ring).map((index) => [ring.numberAt(index, 0), index]));
  return places(ring).filter((index) => {
    const [crate, at] = [ring.numberAt(index, 0), ring.timeAt(index)];
    const isNext = at >= (next.get(crate) ?? -Infinity);
    if (isNext) next.set(crate, at + every);
    return isNext || last.get(crate) === index;
  });
}

const places = ({ length }: SampleRing): number[] => Array.from({ length }, (_, index) => index);

function copied(ring: SampleRing, indexes: readonly number[], width: number): SampleRing {
  const values = width > 4 ? new Uint16Array(indexes.length * width) : new Float64Array(indexes.length * width);
  const copy = new SampleRing(values, width);
  for (const index of indexes) copy.push(ring.timeAt(index), [...ring.at(index)]);
  return copy;
}
