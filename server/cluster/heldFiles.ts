import type { FileOwner, WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Holding } from './Holding.ts';
import { movingError } from './movingError.ts';

/**
 * The files of learners whose folders this server holds: nothing is answered of a folder that was lost meanwhile. Rejects with
 * WorkspaceUnavailableError for any other.
 */
export function heldFiles(of: (learnerId: string) => Promise<Holding | undefined>): WorkspaceFiles {
  async function use<Result>(
    { learnerId, root }: FileOwner,
    work: (files: WorkspaceFiles) => Promise<Result>,
  ): Promise<Result> {
    const holding = await of(learnerId);
    if (holding?.root !== root) throw movingError();
    return holding.use(work);
  }

  return {
    list: (owner) => use(owner, (files) => files.list(owner)),
    fullness: (owner) => use(owner, (files) => files.fullness(owner)),
    read: (owner, path) => use(owner, (files) => files.read(owner, path)),
    save: (owner, path, request) => use(owner, (files) => files.save(owner, path, request)),
    versionOf: (owner, path) => use(owner, (files) => files.versionOf(owner, path)),
    versions: (owner, path) => use(owner, (files) => files.versions(owner, path)),
    version: (owner, path, version) => use(owner, (files) => files.version(owner, path, version)),
    keep: (owner, path, text) => use(owner, (files) => files.keep(owner, path, text)),
    noteBuild: (owner, build) => use(owner, (files) => files.noteBuild(owner, build)),
    restore: (owner, path) => use(owner, (files) => files.restore(owner, path)),
  };
}
