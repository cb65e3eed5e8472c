import type { WorkspaceFilling } from '#contract/entities.ts';
import type { FileError } from '../fileError.ts';

/** Nothing more can be stored for a learner. */
export function quotaError(filling: WorkspaceFilling): FileError {
  const detail =
    `Your workspace has no room for this: ${usedOf(filling)} are used, earlier versions included. Nothing was stored. ` +
    'Delete files with a program, then try again: a program that is not longer than the stored one can still be saved and started.';
  return { kind: 'rejected', fault: 'overQuota', fact: { code: 'WORKSPACE_FULL', facts: filling }, detail };
}

/** So much more is stored for a learner than is allowed that nothing is stored or started. */
export function overflowError(filling: WorkspaceFilling): FileError {
  const detail =
    `Your workspace holds far more than it may: ${usedOf(filling)}. Nothing can be stored or started in it. ` +
    'Ask whoever runs this site to make room; your programs can still be read.';
  return { kind: 'rejected', fault: 'overQuota', fact: { code: 'WORKSPACE_OVERFLOWED', facts: filling }, detail };
}

const usedOf = ({ megabytes, most_megabytes, files, most_files }: WorkspaceFilling): string =>
  `${megabytes} of ${most_megabytes} MB and ${files} of ${most_files} files`;
