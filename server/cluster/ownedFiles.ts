import type { FileOwner, WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Holding } from './Holding.ts';
import { movingError } from './movingError.ts';

/**
 * The files of learners whose folders this server holds: nothing is answered of a folder that was lost meanwhile. Rejects with
 * WorkspaceUnavailableError for any other.
 */
export function ownedFiles(of: (learnerId: string) => Promise<Holding | undefined>): WorkspaceFiles {
  async function inHolding<Result>(
    { learnerId, root }: FileOwner,
    work: (files: WorkspaceFiles) => Promise<Result>,
  ): Promise<Result> {
    const holding = await of(learnerId);
    if (holding?.root !== root) throw movingError();
    return holding.use(work);
  }

  return {
    list: (owner) => inHolding(owner, (files) => files.list(owner)),
    overflow: (owner) => inHolding(owner, (files) => files.overflow(owner)),
    read: (owner, path) => inHolding(owner, (files) => files.read(owner, path)),
    save: (owner, path, request) => inHolding(owner, (files) => files.save(owner, path, request)),
    versionOf: (owner, path) => inHolding(owner, (files) => files.versionOf(owner, path)),
    versions: (owner, path) => inHolding(owner, (files) => files.versions(owner, path)),
    version: (owner, path, version) => inHolding(owner, (files) => files.version(owner, path, version)),
    keep: (owner, path, text) => inHolding(owner, (files) => files.keep(owner, path, text)),
    noteBuild: (owner, build) => inHolding(owner, (files) => files.noteBuild(owner, build)),
    restore: (owner, path) => inHolding(owner, (files) => files.restore(owner, path)),
  };
}
