/** The files of a workspace with what they said before, as text, within bounds that no learner's program can pass. */
import type { ExportedFile, ExportedFiles } from '#contract/accountExport.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { FileOwner, WorkspaceFiles } from '../files/workspaceFiles.ts';

/** In UTF-16 code units, of everything together. */
const MOST_TEXT = 32 * 1_048_576;

type LeftOut = ExportedFiles['left_out'][number];

export async function exportFiles(
  files: WorkspaceFiles,
  owner: FileOwner,
  mostText = MOST_TEXT,
): Promise<ExportedFiles> {
  const answer: ExportedFiles = { files: [], left_out: [] };
  let left = mostText;
  for (const name of await files.list(owner)) {
    const path = `${WORKSPACE_PATH}/${name}`;
    const file = left > 0 ? await fileAt(files, owner, path) : ({ path, reason: 'too_much' } as const);
    if (file === null) continue;
    if ('reason' in file) answer.left_out.push(file);
    else if (sizeOf(file) > left) answer.left_out.push({ path, reason: 'too_much' });
    else {
      answer.files.push(file);
      left -= sizeOf(file);
    }
  }
  return answer;
}

/** Null when it is gone by now. */
async function fileAt(files: WorkspaceFiles, owner: FileOwner, path: string): Promise<ExportedFile | LeftOut | null> {
  const now = await files.read(owner, path);
  if (now.kind === 'absent') return null;
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
  versions.reduce((sum, version) => sum + version.content.length, content.length);
