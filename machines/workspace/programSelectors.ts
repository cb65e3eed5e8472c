/** The only way a view looks inside a program. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BuildActor } from './buildSelectors.ts';
import type { FileActor } from './fileSelectors.ts';
import type { JumpActor } from './jumpMachine.ts';
import type { programMachine } from './programMachine.ts';
import type { RecoveryActor } from './recoverySelectors.ts';
import type { RunActor } from './runMachine.ts';
import type { SubmissionActor } from './submissionSelectors.ts';
import type { VersionListActor } from './versionListSelectors.ts';

export type ProgramActor = ActorRefFrom<typeof programMachine>;
type ProgramSnapshot = SnapshotFrom<typeof programMachine>;

export const selectJump = (program: ProgramSnapshot): JumpActor | undefined => program.children.jump;
export const selectFile = (program: ProgramSnapshot): FileActor | undefined => program.children.file;
export const selectRecovery = (program: ProgramSnapshot): RecoveryActor | undefined => program.children.recovery;
export const selectVersionList = (program: ProgramSnapshot): VersionListActor | undefined =>
  program.children.versionList;
export const selectBuild = (program: ProgramSnapshot): BuildActor | undefined => program.children.build;
export const selectRun = (program: ProgramSnapshot): RunActor | undefined => program.children.run;
export const selectSubmission = (program: ProgramSnapshot): SubmissionActor | undefined => program.children.submission;
