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
    const file =
      left > 0 && index < most.files ? await fileAt(files, owner, path) : ({ path, reason: 'too_much' } as const);
    if (file === null) continue;
    if ('reason' in file) answer.left_out.push(file);
    else if (sizeOf(file) > left) answer.left_out.push({ path, reason: 'too_much' });
    else {
      answer.files.push(file);
      left -= sizeOf(file);
    }
  }
  if (names.length === MOST_LISTED) answer.left_out.push({ path: WORKSPACE_PATH, reason: 'too_much' });
  return answer;
}

/** Null when it is gone, and no version of it is kept. */
async function fileAt(files: WorkspaceFiles, owner: FileOwner, path: string): Promise<ExportedFile | LeftOut | null> {
  const now = await files.read(owner, path);
  if (now.kind === 'absent') {
    const versions = await versionsOf(files, owner, path);
    return versions.length === 0 ? null : { path, content: null, versions };
  }
  if (now.kind === 'binary') return { path, reason: 'not_text' };
  if (now.kind === 'rejected') return { path, reason: now.fault === 'tooLarge' ? 'too_large' : 'unreadable' };
  return { path, content: now.content, versions: await versionsOf(files, owner, path) };
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
