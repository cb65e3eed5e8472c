import type { JudgedRun } from '#contract/judgedRun.ts';
import type { UnmetCheck } from '#contract/verdict.ts';
import type { OutputRow } from './outputPort.ts';
import type { KeptRun } from './pastPort.ts';
import type { RobotSight } from './robotPort.ts';
import type { VisitListPort } from './visitPort.ts';

/** The recorded log of this visit, and what came with others. */
export interface LogPort {
  /** Gives the log, as it is now, to the visitor as a file: whole, or without what was printed and seen. */
  download: (isWhole: boolean) => void;
  /** What reads the runs that logs bring. */
  openRuns: () => Promise<RunReader>;
  /** The visits before this one. */
  visits: VisitListPort;
}

/** What was seen in a visit and no machine knows: it goes with a log that is whole. */
export interface Seen {
  /** What is kept of the output, in the order in which it came. */
  rows: readonly OutputRow[];
  /** How the robot was seen last; null where it was not. What a learner has named is made safe before it is written. */
  run: (safe: (text: string) => string) => RunText | null;
}

/** What one learner has seen after another on the same page. */
export interface Sights {
  read: () => Seen;
  /** Another learner is here, who is to see and to send nothing of it. */
  forget: () => void;
}

/** A run of the robot, written as text, and when it began. */
export interface RunText {
  /** Milliseconds since 1970, by the browser's clock. */
  at: number;
  /** The moment by which the scrubber of the visit called the same. */
  moment: number;
  /** Its bytes, in base64. */
  run: string;
}

/** A run that can be looked at. */
export interface SeenRun {
  kept: KeptRun;
  sightAt: (at: number) => RobotSight | null;
}

export interface RunReader {
  /** A run that was written as text; its moments begin at 0. */
  read: (run: string) => SeenRun | 'damaged' | 'otherForm';
  judged: (run: JudgedRun, failures: readonly UnmetCheck[]) => SeenRun;
}
