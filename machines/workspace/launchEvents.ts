/** What is said to a launch, and what it says. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { Reason } from '../ports/reason.ts';
import type { ProcessPort } from '../ports/processPort.ts';
import type { UnbuiltReason } from './programEvents.ts';

export interface LaunchInput {
  processes: ProcessPort;
  owner: Owner<LaunchReport>;
}

export type LaunchEvent =
  /** `forRun`: only until the run is over, which is told. */
  | { type: 'start.requested'; forRun?: true }
  | { type: 'run.ended' }
  | { type: 'stop.requested' }
  /** The learner has read why it does not run. */
  | { type: 'outcome.dismissed' }
  /** This file is worked on, and no longer. */
  | { type: 'problem.opened'; path: string }
  | { type: 'problem.closed' }
  /** What the editor shows is built. */
  | { type: 'program.built'; version: string }
  | { type: 'program.unbuilt'; reason: UnbuiltReason; detail: Reason | null }
  /** Another build is under way; how it ends is told. */
  | { type: 'program.busy' }
  /** What runs is told over a connection, and then no longer. */
  | { type: 'runtime.connected' }
  | { type: 'runtime.disconnected' }
  /** These are the processes there are, and how each is. */
  | { type: 'runtime.changed'; entries: readonly ProcessEntry[] };

export type LaunchReport =
  /** Somebody wants to see it run. */
  | { type: 'launch.began' }
  /** What the editor shows is to be built, unless it is. */
  | { type: 'launch.requested' }
  /** What was built is not what the server has by now. */
  | { type: 'launch.outdated' }
  | { type: 'launch.started'; entry: ProcessEntry };
