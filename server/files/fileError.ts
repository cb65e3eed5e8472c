/** Why a file cannot be read, saved or restored, apart from the content-safety rule. */
import type { ErrorCode, ErrorFact } from '#contract/errorFacts.ts';
import { limits } from '#contract/limits.ts';
import { errorCode } from './errorCode.ts';

export type FileFault =
  | 'outside'
  | 'malformed'
  | 'noFolder'
  | 'noStarter'
  | 'noVersion'
  | 'exists'
  | 'irregular'
  | 'tooLarge'
  | 'notText'
  | 'binary'
  | 'notWritable'
  | 'noSpace';

export interface FileError {
  kind: 'rejected';
  fault: FileFault | 'overQuota';
  fact: ErrorFact;
  /** For users of the API. */
  detail: string;
}

const sentences = {
  outside: (path) => `There is no such file in your workspace: ${path}`,
  malformed: (path) => `This cannot be the name of a file: ${path}`,
  noFolder: (path) => `The folder of this file does not exist in your workspace: ${path}`,
  noStarter: (path) => `Your workspace did not start with this file, so it cannot be restored: ${path}`,
  noVersion: (path) => `There is no such version of this file: ${path}`,
  exists: (path) => `This file exists; only a missing file can be restored: ${path}`,
  irregular: (path) => `This is not a plain file, so it cannot be opened here: ${path}`,
  tooLarge: (path) => `A file can have at most ${limits.fileBytes} bytes: ${path}`,
  notText: (path) => `Only UTF-8 text without NUL characters can be saved here: ${path}`,
  binary: (path) => `What is in this file is not text, so it is not replaced; rename or remove it first: ${path}`,
  notWritable: (path) => `This file cannot be written, because its folder is protected: ${path}`,
  noSpace: (path) => `The server has no room left to save this file; what was there is unchanged: ${path}`,
} satisfies Record<FileFault, (path: string) => string>;

const codes = {
  outside: 'FILE_OUTSIDE',
  malformed: 'FILE_NAME_MALFORMED',
  noFolder: 'FILE_FOLDER_MISSING',
  noStarter: 'FILE_NOT_STARTER',
  noVersion: 'FILE_VERSION_UNKNOWN',
  exists: 'FILE_EXISTS',
  irregular: 'FILE_IRREGULAR',
  notText: 'FILE_NOT_TEXT',
  binary: 'FILE_IS_BINARY',
  notWritable: 'FILE_NOT_WRITABLE',
  noSpace: 'FILE_NO_SPACE',
} as const satisfies Record<Exclude<FileFault, 'tooLarge'>, ErrorCode>;

export function fileError(fault: FileFault, path: string, why?: string): FileError {
  const shown = path.slice(0, 200);
  const detail = sentences[fault](JSON.stringify(shown));
  const said = why === undefined ? detail : `${detail} – it ${why}.`;
  return { kind: 'rejected', fault, fact: factOf(fault, shown), detail: said };
}

function factOf(fault: FileFault, path: string): ErrorFact {
  if (fault === 'tooLarge') return { code: 'FILE_TOO_LARGE', facts: { path, bytes: limits.fileBytes } };
  return { code: codes[fault], facts: { path } };
}

const faultOfCode = new Map<string, FileFault>([
  ['ENOENT', 'noFolder'],
  ['ENOTDIR', 'noFolder'],
  ['ELOOP', 'noFolder'],
  ['ENOSPC', 'noSpace'],
  ['EDQUOT', 'noSpace'],
  ['EFBIG', 'noSpace'],
  ['EIO', 'noSpace'],
  ['EROFS', 'notWritable'],
  ['EACCES', 'notWritable'],
  ['EPERM', 'notWritable'],
  ['EISDIR', 'irregular'],
  ['ENAMETOOLONG', 'malformed'],
]);

/** What a failed system call means for the learner; an error that is none is thrown again. */
export function fileErrorOf(error: unknown, path: string): FileError {
  const fault = faultOfCode.get(errorCode(error));
  if (fault === undefined) throw error;
  return fileError(fault, path);
}
