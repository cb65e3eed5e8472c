import type { JudgedRun } from '#contract/judgedRun.ts';
import type { UnmetCheck } from '#contract/verdict.ts';
import type { Region } from '#contract/world.ts';
import type { RobotSight, Sightings } from './robotPort.ts';

/** Something that happened at a moment. Times are milliseconds of this browser's clock, from a beginning that nobody names. */
export type RunMark = { at: number } & (
  | { kind: 'began'; name: string }
  | { kind: 'ended'; name: string }
  /** `run` is the name of the run whose robot did, where two are compared. */
  | { kind: 'collided'; x: number; y: number; run?: string }
  /** Robot and world stand where they start again. */
  | { kind: 'returned' }
  /** The judge had seen enough. */
  | { kind: 'judged' }
  /** The judge had seen that it does not pass, because of these, one at least. */
  | { kind: 'failed'; failures: readonly UnmetCheck[] }
);

/** What can be written down with a run: the judge's are kept with the verdict. */
export type WrittenMark = Exclude<RunMark, { kind: 'failed' }>;

/** What is kept of what was seen of the robot. */
export interface KeptRun {
  /** The earliest and the latest moment that can be looked at. */
  from: number;
  to: number;
  /** In the order in which they happened. */
  marks: readonly RunMark[];
  /** While nobody looked, or nothing arrived: from when to when. */
  gaps: readonly (readonly [number, number])[];
  /** What has to be added to a time of the server, in milliseconds since 1970, for the moment when it was heard of here. */
  lag: number;
  /** It was driven before the judge, and not in this workspace. */
  isJudged?: true;
  /** Regions that were others in it than in the world that is open. */
  regions?: readonly Region[];
  /** The time of two runs that are compared, since the start of each. */
  isComparison?: true;
  /** It was kept under this name, in this visit or an earlier one. */
  name?: string;
}

/** The robot of a run that is compared, as far as it had come in the same time since its start. */
export interface GhostSight extends Pick<RobotSight, 'pose' | 'trail'> {
  /** The name that the run is kept under. */
  name: string;
  /** Where it had run into something since its start; the same list until it does again. */
  collisions: RobotSight['collisions'];
  /** How long after its start that is. */
  seconds: number;
  /** It was over by then, and stands where it ended. */
  isOver: boolean;
}

/** Robots that are drawn beside the one that is shown. */
export interface Ghosts {
  /** One for each run that is compared, in the order in which they were chosen. Another list whenever one is seen otherwise. */
  read: () => readonly GhostSight[];
  /** The time that is looked at is theirs, and no other robot is shown. */
  areAlone: () => boolean;
  /** Calls back after changes, at most once a painted frame, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
}

/** What a machine has to know of it. */
export type PastFact =
  /** Something is kept from now on, and nothing was before. */
  | { type: 'past.begun' }
  /** The robot is in another world than what was kept, or than the run that is looked at: nothing of that is shown any more. */
  | { type: 'past.left' }
  /** What is played has come to this moment; told ten times a second at most. */
  | { type: 'past.played'; at: number }
  /** What is played has come to its end. */
  | { type: 'past.ended'; at: number };

/** Whether `/odom` says where the robot really is, or what wheels that mislead it count. */
export type OdometryKind = 'exact' | 'misled';

/** What was seen of the robot in the last minutes, kept outside every machine. */
export interface PastPort {
  /** Another object a few times a second at most; null before anything was kept. */
  read: () => KeptRun | null;
  /** Calls back after such changes, at most once a painted frame, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** The robot as it is shown: as it is now, or as it was. */
  shown: Sightings;
  /** At which moment it is shown; null is now. Changes with `shown`. */
  moment: () => number | null;
  /** Shows it as it was at this moment; null shows it as it is. What comes is kept all the same. */
  show: (at: number | null) => void;
  /** What is read and shown is this run in the world of that challenge, with what failed in it, until it is shown as it is. */
  open: (run: JudgedRun, challengeId: number | null, failures?: readonly UnmetCheck[]) => void;
  /** The same of a run that was kept under a name and got ready. */
  openKept: (id: string) => void;
  /** The robots of the runs that are compared, in step with what is shown. */
  ghosts: Ghosts;
  /** Draws these runs beside what is shown, each of which was kept under a name and got ready, until there is another world. */
  compare: (ids: readonly string[]) => void;
  /** What is read and shown is the time of the runs that are compared, until the robot is shown as it is. */
  openCompared: () => void;
  /** Shows it from this moment on until the returned function is called: as fast as it was, a run of the judge four times as fast. */
  play: (from: number, tell: (fact: PastFact) => void) => () => void;
  /**
   * Gives what is read to the learner as a bag of ROS, a run of the judge without what the laser read. Where the robot was is its `/odom` where that
   * said the same, and else its `/ground_truth`.
   */
  offerBag: (odometry: OdometryKind) => void;
  /** Tells when something new is kept, until the returned function is called. What was kept before is forgotten. */
  watch: (tell: (fact: PastFact) => void) => () => void;
}
