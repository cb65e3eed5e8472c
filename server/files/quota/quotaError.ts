import type { WorkspaceFilling } from '#contract/entities.ts';
import type { FileError } from '../fileError.ts';

/** Nothing more can be stored for a learner. */
export function quotaError(filling: WorkspaceFilling): FileError {
  const { megabytes, most_megabytes, files, most_files } = filling;
  const used = `${megabytes} of ${most_megabytes} MB and ${files} of ${most_files} files are used`;
  const detail =
    `Your workspace has no room for this: ${used}, earlier versions included. Nothing was stored. ` +
    'Delete files with a program, then try again: one that is no longer than what is stored can still be saved and started.';
  return { kind: 'rejected', fault: 'overQuota', fact: { code: 'WORKSPACE_FULL', facts: filling }, detail };
}
