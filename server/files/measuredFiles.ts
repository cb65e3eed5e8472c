import type { Metrics } from '../metrics/Metrics.ts';
import type { WorkspaceFiles } from './workspaceFiles.ts';

/** The same files, of which is known how many were saved and how long that took. */
export function measuredFiles(files: WorkspaceFiles, metrics: Metrics): WorkspaceFiles {
  return {
    ...files,
    async save(owner, path, request) {
      const saved = metrics.clock('servolab_save_seconds');
      const outcome = await files.save(owner, path, request);
      saved();
      metrics.count('servolab_saves_total', { outcome: outcome.kind });
      return outcome;
    },
  };
}
