import type { Session } from '../sessions/session.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import type { StoredSubmission } from '../judge/submissions.ts';

/** Lists what was handed in among the versions of the challenge's file. The database has it all the same: no failure of this is one of the call. */
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
  } catch {
    // There is no workspace, and so no file that has versions.
  }
}
