/** The files of a workspace, also those that are gone, with what they said before, as text, within bounds that no learner's program can pass. */
import type { ExportedFile, ExportedFiles } from '#contract/accountExport.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import { type FileOwner, MOST_LISTED, type WorkspaceFiles } from '../files/workspaceFiles.ts';

interface Bounds {
  /** In UTF-16 code units, of everything together. */
  text: number;
  files: number;
}

const usualBounds: Bounds = { text: 32 * 1_048_576, files: 2000 };

type LeftOut = ExportedFiles['left_out'][number];

/** What is given of a path, and what is said of it: neither where there is nothing of it. */
interface FileSight {
  file?: ExportedFile;
  leftOut?: LeftOut;
}

export async function exportFiles(
  files: WorkspaceFiles,
  owner: FileOwner,
  bounds: Partial<Bounds> = {},
): Promise<ExportedFiles> {
  const answer: ExportedFiles = { files: [], left_out: [] };
  const most = { ...usualBounds, ...bounds };
  let left = most.text;
  const names = await files.list(owner);
  for (const [index, name] of names.entries()) {
    const path = `${WORKSPACE_PATH}/${name}`;
    const isBeyond = left <= 0 || index >= most.files;
    const { file, leftOut }: FileSight = isBeyond ? {} : await fileAt(files, owner, path);
    if (leftOut !== undefined) answer.left_out.push(leftOut);
    if (isBeyond || (file !== undefined && sizeOf(file) > left)) answer.left_out.push({ path, reason: 'too_much' });
    else if (file !== undefined) {
      answer.files.push(file);
      left -= sizeOf(file);
    }
  }
  if (names.length === MOST_LISTED) answer.left_out.push({ path: WORKSPACE_PATH, reason: 'too_much' });
  return answer;
}

/**
 * What there is of a file and of its versions, which are text also where the file is none any more; null when it is gone, and no
 * version of it is kept.
 */
async function fileAt(files: WorkspaceFiles, owner: FileOwner, path: string): Promise<FileSight> {
  const now = await files.read(owner, path);
  const versions = await versionsOf(files, owner, path);
  if (now.kind === 'text') return { file: { path, content: now.content, versions } };
  const file = versions.length === 0 ? undefined : { path, content: null, versions };
  if (now.kind === 'absent') return file === undefined ? {} : { file };
  const reason = now.kind === 'binary' ? 'not_text' : now.fault === 'tooLarge' ? 'too_large' : 'unreadable';
  return { ...(file && { file }), leftOut: { path, reason } };
}

async function versionsOf(files: WorkspaceFiles, owner: FileOwner, path: string): Promise<ExportedFile['versions']> {
  const list = await files.versions(owner, path);
  if (list.kind === 'rejected') return [];
  const versions: ExportedFile['versions'] = [];
  for (const version of list.versions.filter(({ marks }) => marks.some(({ kind }) => kind !== 'starter'))) {
    const text = await files.version(owner, path, version.version);
    if (text.kind === 'text') versions.push({ ...version, content: text.content });
  }
  return versions;
}

const sizeOf = ({ content, versions }: ExportedFile): number =>
  versions.reduce((sum, version) => sum + version.content.length, content?.length ?? 0);
