import type { ProcessEntry } from '#contract/entities.ts';

/** Whether a process came to an end that its learner did not want. */
export function isFailure({ end, build }: Pick<ProcessEntry, 'end' | 'build'>): boolean {
  if (end === null) return false;
  if (build?.outcome === 'failed') return true;
  if (end.reason === 'exited') return end.code !== 0;
  return end.reason !== 'stopped' && end.reason !== 'world_changed';
}
