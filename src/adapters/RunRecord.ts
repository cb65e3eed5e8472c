/** What was seen of one world in the last ten minutes, in so much memory and no more. Times rise from frame to frame. */
import type { RobotFrame, SeenPose } from '#contract/robot.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import type { WrittenMark } from '#machines/ports/pastPort.ts';
import type { SampleRing } from './SampleRing.ts';
import {
  type Condition,
  MOST_RAYS,
  type RunContents,
  conditionAt,
  conditionOf,
  noContents,
  poseIn,
  posesBetween,
} from './runContents.ts';
import { GAP_MS, trailOf } from './trailOf.ts';

export const KEPT_MS = 600_000;
/** So many marks, gaps and touches. */
export const MOST_MARKS = 500;
/** Times of a run that was written down are right to a microsecond. */
const SAME_MS = 0.01;

export class RunRecord {
  readonly #poses: SampleRing;
  readonly #scanPoses: SampleRing;
  readonly #scans: SampleRing;
  readonly #moves: SampleRing;
  readonly #conditions: SampleRing;
  readonly #crates: Map<number, SeenPose>;
  readonly #marks: WrittenMark[];
  #gaps: RunContents['gaps'];
  #touches: RunContents['touches'];
  #last: Pick<RobotFrame, 'era' | 'pose'> | null = null;
  #from: number;
  #to: number;

  constructor(contents = noContents()) {
    this.#poses = contents.poses;
    this.#scanPoses = contents.scanPoses;
    this.#scans = contents.scans;
    this.#moves = contents.moves;
    this.#conditions = contents.conditions;
    this.#crates = contents.crates;
    this.#marks = contents.marks;
    this.#gaps = contents.gaps;
    this.#touches = contents.touches;
    this.#from = contents.from;
    this.#to = contents.to;
  }

  /** To be read at once: it goes on changing with the record. */
  get contents(): RunContents {
    return {
      from: this.#from,
      to: this.#to,
      marks: this.#marks,
      gaps: this.#gaps,
      touches: this.#touches,
      crates: this.#crates,
      poses: this.#poses,
      scanPoses: this.#scanPoses,
      scans: this.#scans,
      moves: this.#moves,
      conditions: this.#conditions,
    };
  }

  get from(): number {
    return this.#from;
  }

  get to(): number {
    return this.#to;
  }

  get marks(): readonly WrittenMark[] {
    return this.#marks;
  }

  get gaps(): readonly (readonly [number, number])[] {
    return this.#gaps;
  }

  /** How much its numbers take. */
  get bytes(): number {
    const rings = [this.#poses, this.#scanPoses, this.#scans, this.#moves, this.#conditions];
    return rings.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  take({ era, pose, scan, crates, touches, held, battery }: RobotFrame, now: number): void {
    const before = this.#last;
    // Two frames of one moment are told apart all the same.
    const at = before === null ? now : Math.max(now, this.#to + 0.001);
    if (before === null) this.#from = at;
    else if (at - this.#to > GAP_MS) this.#gaps = keptOf([...this.#gaps, [this.#to, at]]);
    const isReturned = before !== null && before.era !== era;
    if (isReturned) this.mark({ kind: 'returned', at });
    if (isReturned || before === null || !before.pose.every((value, index) => value === pose[index]))
      this.#push(this.#poses, at, pose);
    // Frames with what the laser reads tell of nothing else.
    const condition = scan === undefined ? { touches, held, battery } : isReturned ? {} : undefined;
    if (condition !== undefined) {
      this.#feel(condition.touches === true, isReturned, at, pose);
      this.#note(at, { held: condition.held ?? null, battery: condition.battery ?? null });
    }
    if (scan !== undefined && scan.length <= MOST_RAYS) {
      this.#push(this.#scanPoses, at, pose);
      this.#push(this.#scans, at, [scan.length, ...scan]);
    }
    for (const move of crates ?? []) this.#move(at, move);
    this.#last = { era, pose };
    this.#to = at;
    this.#forgetBefore(at - KEPT_MS);
  }

  /** Something happened. */
  mark(mark: WrittenMark): void {
    this.#marks.push(mark);
    if (this.#marks.length > MOST_MARKS) this.#from = Math.max(this.#from, this.#marks.shift()?.at ?? 0);
  }

  /** Where the robot was whenever it had moved, from the oldest moment on. */
  *poses(): Generator<{ at: number; pose: SeenPose }> {
    for (let index = 0; index < this.#poses.length; index += 1)
      yield { at: this.#poses.timeAt(index), pose: poseIn(this.#poses, index) };
  }

  /** What its laser read, in centimetres, and where; also while it stood. */
  *scans(): Generator<{ at: number; pose: SeenPose; ranges: number[] }> {
    for (let index = 0; index < this.#scans.length; index += 1) {
      const [count = 0, ...ranges] = this.#scans.at(index);
      const pose = poseIn(this.#scanPoses, index);
      yield { at: this.#scans.timeAt(index), pose, ranges: ranges.slice(0, count) };
    }
  }

  /** How the robot was seen then; the nearest moment that is kept where that one is not. */
  sightAt(wanted: number): RobotSight | null {
    const at = Math.min(this.#to, Math.max(this.#from, wanted));
    const poses = this.#poses.countUntil(at);
    if (poses === 0) return null;
    const returned = this.#marks.findLast((mark) => mark.kind === 'returned' && mark.at <= at)?.at ?? -Infinity;
    const start = Math.max(0, this.#poses.countUntil(returned) - 1);
    return {
      pose: poseIn(this.#poses, poses - 1),
      scan: this.#scanAt(at, returned),
      crates: this.#cratesAt(at),
      trail: trailOf(posesBetween(this.#poses, start, poses), (index) => this.#endsGap(start + index)),
      collisions: this.#marks.flatMap((mark) =>
        mark.kind === 'collided' && mark.at >= returned && mark.at <= at ? [[mark.x, mark.y] as const] : [],
      ),
      isTouching: this.#touches.some(({ from, until }) => from <= at && at < until),
      ...conditionAt(this.#conditions, at),
      // Whose commands it gets matters to whoever drives it now.
      isContested: false,
      // What the goal wants to be seen matters to whoever drives it now, too.
      cells: null,
    };
  }

  /** Whether nobody saw how the robot came to a pose. */
  #endsGap(pose: number): boolean {
    const at = this.#poses.timeAt(pose);
    return this.#gaps.some(([, end]) => Math.abs(end - at) < SAME_MS);
  }

  #note(at: number, now: Condition): void {
    const before = conditionAt(this.#conditions, at);
    if (before.held !== now.held || before.battery !== now.battery) this.#push(this.#conditions, at, conditionOf(now));
  }

  #feel(touches: boolean, isReturned: boolean, at: number, [x, y]: SeenPose): void {
    const last = this.#touches.at(-1);
    const lasts = last?.until === Infinity;
    if (lasts && (isReturned || !touches)) last.until = at;
    if (!touches || (lasts && !isReturned)) return;
    this.#touches = keptOf([...this.#touches, { from: at, until: Infinity }]);
    this.mark({ kind: 'collided', at, x, y });
  }

  #scanAt(at: number, since: number): RobotSight['scan'] {
    const index = this.#scans.countUntil(at) - 1;
    if (index < 0 || this.#scans.timeAt(index) < since) return null;
    const [count = 0, ...ranges] = this.#scans.at(index);
    return { pose: poseIn(this.#scanPoses, index), ranges: ranges.slice(0, count) };
  }

  #cratesAt(at: number): RobotSight['crates'] {
    const crates = new Map(this.#crates);
    const moves = this.#moves.countUntil(at);
    for (let index = 0; index < moves; index += 1) this.#place(crates, index);
    return crates;
  }

  #move(at: number, move: readonly number[]): void {
    if (this.#moves.isFull) this.#forgetMove();
    this.#moves.push(at, move);
  }

  /** What came before is known no longer, but where the crate stood then. */
  #forgetMove(): void {
    this.#place(this.#crates, 0);
    this.#from = Math.max(this.#from, this.#moves.timeAt(0));
    this.#moves.shift();
  }

  #place(crates: Map<number, SeenPose>, index: number): void {
    const moves = this.#moves;
    crates.set(moves.numberAt(index, 0), [
      moves.numberAt(index, 1),
      moves.numberAt(index, 2),
      moves.numberAt(index, 3),
    ]);
  }

  #push(ring: SampleRing, at: number, values: readonly number[]): void {
    if (ring.isFull) this.#from = Math.max(this.#from, ring.timeAt(1));
    ring.push(at, values);
  }

  /** Of what holds on, the last before that stays. */
  #forgetBefore(time: number): void {
    this.#from = Math.max(this.#from, time);
    for (const ring of [this.#poses, this.#scanPoses, this.#scans, this.#conditions])
      while (ring.length > 1 && ring.timeAt(1) <= this.#from) ring.shift();
    while (this.#moves.length > 0 && this.#moves.timeAt(0) < this.#from) this.#forgetMove();
  }
}

function keptOf<Item>(items: Item[]): Item[] {
  return items.slice(-MOST_MARKS);
}
