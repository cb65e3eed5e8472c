/** What is said to a program, by its owner and by its own parts, and what it says and remembers. */
import type { Owner } from '../owner.ts';
import type { BuildPort } from '../ports/buildPort.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import type { FilePort } from '../ports/filePort.ts';
import type { Reason } from '../ports/reason.ts';
import type { DraftPort } from '../ports/draftPort.ts';
import type { RunClockPort } from '../ports/runClockPort.ts';
import type { VerdictPort } from '../ports/verdictPort.ts';
import type { BuildReport } from './buildEvents.ts';
import type { ConsoleLine } from './consoleLine.ts';
import type { DraftReport } from './draftEvents.ts';
import type { FileReport } from './fileEvents.ts';
import type { RecoveryReport } from './recoveryEvents.ts';
import type { RunReport } from './runMachine.ts';
import type { SubmissionReport } from './submissionEvents.ts';
import type { VersionListReport } from './versionListEvents.ts';

export interface ProgramInput {
  files: FilePort;
  builds: BuildPort;
  challenges: ChallengePort;
  drafts: DraftPort;
  runClock: RunClockPort;
  verdicts: VerdictPort;
  /** Whose solutions are handed in, and whose drafts are kept. */
  userId: string;
  owner: Owner<ProgramReport>;
}

export type ProgramEvent =
  /** This file is to be worked on, and these packages are built with it; it solves the challenge, if there is one. */
  | { type: 'problem.opened'; path: string; packages: readonly string[]; challengeId: number | null }
  /** Nothing is worked on until another problem is opened. */
  | { type: 'problem.closed' }
  | { type: 'build.requested' }
  /** The learner wants to start what the editor shows: it is built, unless it is. */
  | { type: 'start.requested' }
  /** The server has another text by now than was built: it is built anew. */
  | { type: 'start.outdated' }
  /** The server is there, maybe after it was not. */
  | { type: 'runtime.connected' }
  | FileReport
  | DraftReport
  | RecoveryReport
  | VersionListReport
  | BuildReport
  | RunReport
  | SubmissionReport;

/** What a program tells its owner. */
export type ProgramReport =
  | { type: 'program.noted'; lines: readonly ConsoleLine[] }
  /** The text of a file is in the editor. */
  | { type: 'program.opened' }
  /** Something typed is nowhere but in the editor, and then no longer. */
  | { type: 'program.modified' }
  | { type: 'program.synchronised' }
  | { type: 'program.saved'; path: string }
  /** What the editor shows is built. */
  | { type: 'program.built'; version: string }
  | { type: 'program.unbuilt'; reason: UnbuiltReason; detail: Reason | null }
  /** What is built shall run on the robot, and no longer. */
  | { type: 'program.runBegan' }
  | { type: 'program.runEnded' }
  /** It was to be built while another build has the text; how that one ends is told. */
  | { type: 'program.busy' };

/** Why something was not built: it could not be, it could not be asked for, the learner thought better of it or took the other text, … */
export type UnbuiltReason =
  | 'failed'
  | 'broken'
  | 'cancelled'
  | 'discarded'
  | 'emptyRefused'
  | 'undecided'
  | 'unavailable';

export interface ProgramContext extends ProgramInput {
  /** The file that is worked on; null while there is none. */
  path: string | null;
  /** The file that was last to be built: of another one, what comes of that is not said. */
  builtPath: string | null;
  packages: readonly string[];
  challengeId: number | null;
}

/** Whom a program starts, by id: a type, since XState wants an index. */
export type ProgramChildren = {
  jump: 'jump';
  file: 'file';
  draft: 'draft';
  recovery: 'recovery';
  versionList: 'versionList';
  build: 'build';
  run: 'run';
  submission: 'submission';
};
