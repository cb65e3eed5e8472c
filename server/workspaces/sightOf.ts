import type { Usage } from '../files/quota/countUsage.ts';
import { NO_LOAD } from '../sandbox/budget/LoadMeter.ts';
import type { LearnerWorkspace } from './LearnerWorkspace.ts';
import type { WatchedSandboxes } from './WatchedSandboxes.ts';
import type { WorkspaceSight } from './WorkspaceSight.ts';

/** What a workspace costs at this moment. */
export function sightOf(
  learnerId: string,
  workspace: LearnerWorkspace,
  watched: WatchedSandboxes,
  kept: Usage | undefined,
): WorkspaceSight {
  const { sandbox } = workspace;
  return {
    learnerId,
    load: sandbox === undefined ? null : (watched.loadOf(sandbox) ?? NO_LOAD),
    programs: workspace.list().filter(({ status }) => status === 'running'),
    kept: kept ?? null,
  };
}
