import type { ProcessEntry } from '#contract/entities.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';

/** A process that has just begun. */
export const newEntry = (processId: string, name: string, command: string): ProcessEntry => ({
  process_id: processId,
  name,
  status: 'running',
  start_time: new Date().toISOString(),
  command,
  subscribers: 0,
  pid: 100,
  working_directory: WORKSPACE_PATH,
  end: null,
  build: null,
});
