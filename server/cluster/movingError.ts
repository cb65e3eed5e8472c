import { WorkspaceUnavailableError } from '../workspaces/workspace.ts';

/** For whoever asks a server that does not have the workspace, or not any more: it can be asked again in a moment. */
export function movingError(): WorkspaceUnavailableError {
  return new WorkspaceUnavailableError(
    { code: 'WORKSPACE_MOVING', facts: {} },
    'Your workspace is moving to another server. Try again in a moment.',
  );
}
