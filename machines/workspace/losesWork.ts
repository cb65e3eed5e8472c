import type { WorkspaceActor } from './workspaceSelectors.ts';

/** Whether leaving now would lose what a learner typed into the workspace, if one is open. */
export function losesWork(workspace: WorkspaceActor | undefined): boolean {
  return workspace?.getSnapshot().matches({ text: 'modified' }) === true;
}
