/** What is said to the app, by the visitor and by its own parts. */
import type { VisitReport } from '../ports/visitPort.ts';
import type { ChallengeListReport } from '../pages/challengeListMachine.ts';
import type { ProfileReport } from '../pages/profileMachine.ts';
import type { ProgressReport } from '../pages/progressMachine.ts';
import type { AccountReport } from '../session/accountEvents.ts';
import type { SessionReport } from '../session/sessionEvents.ts';
import type { LocaleReport } from '../widgets/localeMachine.ts';
import type { WorkspaceReport } from '../workspace/workspaceEvents.ts';
import type { DepartureReport } from './departureMachine.ts';
import type { Ports } from './ports.ts';

export interface AppInput {
  ports: Ports;
}

export type AppEvent =
  | { type: 'path.changed'; path: string }
  | { type: 'path.requested'; path: string }
  /** `losesWork` when something typed is not saved yet. */
  | { type: 'signOut.requested'; losesWork: boolean }
  | SessionReport
  | AccountReport
  | ProfileReport
  | ProgressReport
  | ChallengeListReport
  | LocaleReport
  /** From beside the app: who keeps its log is no part of it. */
  | VisitReport
  | WorkspaceReport
  | DepartureReport;
