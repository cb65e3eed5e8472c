import type { SandboxReport } from '#server/workspaces/workspace.ts';

/** Why nothing can be run here; null says that it can. */
export function sandboxReport(reason: string | null): SandboxReport {
  return reason === null ? { available: true, reason } : { available: false, reason, fault: 'not_installed' };
}
