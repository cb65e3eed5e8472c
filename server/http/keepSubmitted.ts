import type { Session } from '../sessions/session.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import { WorkspaceUnavailableError, type Workspaces } from '../workspaces/workspace.ts';
import type { StoredSubmission } from '../judge/submissions.ts';

/**
 * Lists what was handed in among the versions of the challenge's file. The database has it all the same: no failure of this is one of the
 * call. Rejects with WorkspaceUnavailableError alone while the workspace goes to another server, where it can be listed in a moment.
 */
export async function keepSubmitted(
  files: WorkspaceFiles,
  workspaces: Workspaces,
  { learnerId }: Session,
  { challenge_id: challengeId, code }: StoredSubmission,
): Promise<void> {
  const path = workspaces.programPathOf(challengeId);
  if (path === undefined) return;
  try {
    const { root } = await workspaces.of(learnerId);
    await files.keep({ learnerId, root }, path, { content: code, kind: 'submitted' });
  } catch (error) {
    if (error instanceof WorkspaceUnavailableError && error.fact.code === 'WORKSPACE_MOVING') throw error;
    // Otherwise there is no workspace, and so no file that has versions.
  }
}
