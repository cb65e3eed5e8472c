import type { WorkspaceActor } from './workspaceSelectors.ts';
import { selectIsDirty } from './fileSelectors.ts';

/** Whether leaving now would lose what a learner typed into the workspace, if one is open. */
export function losesWork(workspace: WorkspaceActor | undefined): boolean {
  const file = workspace?.getSnapshot().children.program?.getSnapshot().children.file;
  return file !== undefined && selectIsDirty(file.getSnapshot());
}
