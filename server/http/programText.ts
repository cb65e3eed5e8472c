/** The text of a program that is to be started, if that is the one its learner means. */
import type { Content } from '../files/decideSave.ts';
import { safetyDetail } from '../files/safetyDetail.ts';
import type { FileOwner, ReadOutcome, WorkspaceFiles } from '../files/workspaceFiles.ts';
import { fileRequestError, saveRequestError } from './fileRoutes.ts';

/** Throws what the call is answered with: 409, as a save from a stale version is, where the file says something else by now. */
export async function programText(
  files: WorkspaceFiles,
  owner: FileOwner,
  { file_path: path, version }: { file_path: string; version: string },
): Promise<string> {
  const outcome = await files.read(owner, path);
  if (outcome.kind === 'rejected') throw fileRequestError(outcome);
  if (outcome.kind === 'text' && outcome.version === version) return outcome.content;
  const stored = storedIn(outcome);
  // Nothing would be stored by a start: the file stays as long as it is.
  throw saveRequestError(safetyDetail(['changed_on_disk'], stored, stored ?? { text: '', version }));
}

function storedIn(outcome: Exclude<ReadOutcome, { kind: 'rejected' }>): Content | null {
  if (outcome.kind === 'absent') return null;
  return { text: outcome.kind === 'text' ? outcome.content : '', version: outcome.version };
}
