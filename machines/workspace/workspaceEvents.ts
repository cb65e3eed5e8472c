/** What is said to a workspace, by the learner and by its own parts, and what it says and remembers. */
import type { Problem } from '#contract/entities.ts';
import type { Notice } from '../site/notice.ts';
import type { Owner } from '../owner.ts';
import type { BuildReport } from './buildMachine.ts';
import type { NumberedLine } from './consoleLine.ts';
import type { ConsoleListReport } from './consoleListMachine.ts';
import type { FileReport } from './fileEvents.ts';
import type { ProcessListReport } from './processListMachine.ts';
import type { RosReport } from './rosMachine.ts';
import type { RunReport } from './runMachine.ts';
import type { SocketReport } from './socketMachine.ts';
import type { WorkspacePorts } from './workspacePorts.ts';

export interface WorkspaceInput {
  ports: WorkspacePorts;
  challengeId: number | null;
  owner: Owner<WorkspaceReport>;
}

export type WorkspaceEvent =
  | { type: 'challenge.changed'; challengeId: number | null }
  | { type: 'retry.requested' }
  | { type: 'build.requested' }
  | { type: 'run.requested' }
  | { type: 'notes.cleared' }
  | FileReport
  | BuildReport
  | RunReport
  | SocketReport
  | ProcessListReport
  | ConsoleListReport
  | RosReport;

export type WorkspaceReport = { type: 'workspace.noticed'; notice: Notice };

/** The problem, once it is known, and what the consoles show that belongs to no single command. */
export interface WorkspaceContext extends WorkspaceInput {
  problem: Problem | null;
  notes: readonly NumberedLine[];
}
