/** What is said to a workspace, by the learner and by its own parts, and what it says and remembers. */
import type { Problem } from '#contract/entities.ts';
import type { Notice } from '../site/notice.ts';
import type { Owner } from '../owner.ts';
import type { LaunchReport } from './launchEvents.ts';
import type { NumberedLine } from './consoleLine.ts';
import type { ProgramReport } from './programEvents.ts';
import type { RuntimeReport } from './runtimeEvents.ts';
import type { WelcomeReport } from './welcomeMachine.ts';
import type { WorkspacePorts } from './workspacePorts.ts';
import type { WorldReport } from './worldMachine.ts';

export interface WorkspaceInput {
  ports: WorkspacePorts;
  challengeId: number | null;
  /** Whose progress it is. */
  userId: string;
  owner: Owner<WorkspaceReport>;
}

export type WorkspaceEvent =
  | { type: 'challenge.changed'; challengeId: number | null }
  | { type: 'retry.requested' }
  | { type: 'notes.cleared' }
  /** It was read where it stood by itself. */
  | { type: 'note.dismissed'; seq: number }
  | LaunchReport
  | ProgramReport
  | RuntimeReport
  | WelcomeReport
  | WorldReport;

export type WorkspaceReport =
  | { type: 'workspace.noticed'; notice: Notice }
  /** Leaving now would lose something that was typed, and then no longer. */
  | { type: 'workspace.modified' }
  | { type: 'workspace.synchronised' };

/** The problem, once it is known, and what the consoles show that belongs to no single command. */
export interface WorkspaceContext extends WorkspaceInput {
  problem: Problem | null;
  /** The challenge that was left last, whose file a save may still be storing; null while none was. */
  left: { challengeId: number; path: string } | null;
  notes: readonly NumberedLine[];
}
