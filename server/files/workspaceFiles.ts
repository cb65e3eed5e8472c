/** Reads, saves and restores the files of learners' workspaces. */
import type { BuildResult } from '#contract/entities.ts';
import { WORKSPACE_PATH, limits } from '#contract/limits.ts';
import { contentVersion } from './contentVersion.ts';
import { decodeText } from './decodeText.ts';
import type { Usage } from './quota/countUsage.ts';
import type { Quotas } from './quota/Quotas.ts';
import { FileQueue } from './fileQueue.ts';
import { listFiles } from './listFiles.ts';
import { FileHistory, type KeptFile } from './fileHistory.ts';
import { FileRecords, type VersionRecord } from './fileRecords.ts';
import { listVersions, readVersion, type VersionList, type VersionText } from './fileVersions.ts';
import { fileError, fileErrorOf, type FileError } from './fileError.ts';
import { openFolderIfThere } from './openFolder.ts';
import { overflowError, quotaError } from './quota/quotaError.ts';
import { readRegularFile } from './readRegularFile.ts';
import { readStarter, restoreFile, type RestoreOutcome } from './restoreFile.ts';
import { saveFile, type SaveOutcome, type SaveRequest } from './saveFile.ts';
import { sweepTemporaries } from './sweepTemporaries.ts';
import { workspacePath, type InsidePath } from './workspacePath.ts';

/** A learner's program can make any number of files. */
export const MOST_LISTED = 20_000;

/** Whose file, and which. */
export interface FileOwner {
  learnerId: string;
  /** The folder on the host that is the learner's workspace. */
  root: string;
}

interface ReadVersion extends VersionRecord {
  /** `/ws/…`, whatever the learner called it. */
  path: string;
  version: string;
}

export type ReadOutcome =
  | ({ kind: 'text'; content: string } & ReadVersion)
  | ({ kind: 'binary' } & ReadVersion)
  | { kind: 'absent' }
  | FileError;

export interface KeptText {
  content: string;
  kind: 'kept' | 'run' | 'submitted';
}

export type KeepOutcome = { kind: 'kept'; version: string } | FileError;

export interface WorkspaceFiles {
  /** The files there are, and those of which there are versions still, by their paths within the workspace; `MOST_LISTED` at most. */
  list(owner: FileOwner): Promise<string[]>;
  /** Why nothing may be started in the workspace for what is stored there; null otherwise. */
  overflow(owner: FileOwner): Promise<FileError | null>;
  read(owner: FileOwner, path: string): Promise<ReadOutcome>;
  save(owner: FileOwner, path: string, request: SaveRequest): Promise<SaveOutcome>;
  /** The version that is stored now; null when there is no such file, or none that can be read. */
  versionOf(owner: FileOwner, path: string): Promise<string | null>;
  /** The texts that the file has or had. */
  versions(owner: FileOwner, path: string): Promise<VersionList | FileError>;
  version(owner: FileOwner, path: string, version: string): Promise<VersionText>;
  /** Lists a text among the versions of the file, whatever the file says. */
  keep(owner: FileOwner, path: string, text: KeptText): Promise<KeepOutcome>;
  /** Remembers how the build of a stored version went that came to its own end. */
  noteBuild(owner: FileOwner, build: BuildResult): Promise<void>;
  /** Brings back a file the workspace started with, when it is missing. */
  restore(owner: FileOwner, path: string): Promise<RestoreOutcome>;
}

export interface WorkspaceFilesOptions {
  /** Where displaced contents are kept. */
  versionsFolder: string;
  /** What every workspace starts from. */
  startersFolder: string;
  /** The folders of a workspace that builds fill. */
  builtFolders: readonly string[];
  /** What learners may keep; everything when it is left out. */
  quotas?: Quotas;
}

export function createWorkspaceFiles({
  versionsFolder,
  startersFolder,
  builtFolders,
  quotas,
}: WorkspaceFilesOptions): WorkspaceFiles {
  const queue = new FileQueue();
  const history = new FileHistory(versionsFolder);
  const records = new FileRecords(versionsFolder);
  const swept = new Map<string, Promise<number>>();

  /** What cannot be swept is tried again with the next touch. */
  function sweepOnce(root: string): Promise<number> {
    const known = swept.get(root);
    if (known !== undefined) return known;
    const sweeping = sweepTemporaries(root, builtFolders);
    swept.set(root, sweeping);
    sweeping.catch(() => swept.delete(root));
    return sweeping;
  }

  /** Rejected paths never reach the disk; the first touch of a workspace removes what a killed server left there. */
  async function located<Outcome>(
    owner: FileOwner,
    path: string,
    work: (place: InsidePath, kept: KeptFile) => Promise<Outcome>,
  ): Promise<Outcome | FileError> {
    const place = workspacePath(path);
    if (place.kind === 'outside') return fileError('outside', path);
    if (place.kind === 'malformed') return fileError('malformed', path, place.why);
    try {
      await sweepOnce(owner.root);
      return await work(place, { learnerId: owner.learnerId, path: place.relative });
    } catch (error) {
      return fileErrorOf(error, path);
    }
  }

  const take =
    ({ root }: FileOwner) =>
    async (more: Usage): Promise<FileError | null> => {
      const filling = (await quotas?.of(root).take(more)) ?? null;
      return filling === null ? null : quotaError(filling);
    };

  async function overflowOf({ root }: FileOwner): Promise<FileError | null> {
    const filling = (await quotas?.of(root).overflow()) ?? null;
    return filling === null ? null : overflowError(filling);
  }

  async function listNow({ root, learnerId }: FileOwner): Promise<string[]> {
    const here = await listFiles(root, builtFolders, MOST_LISTED);
    const known = await history.paths(learnerId, MOST_LISTED);
    return [...new Set([...here, ...known])].toSorted().slice(0, MOST_LISTED);
  }

  const readNow = (owner: FileOwner, path: string): Promise<ReadOutcome> =>
    located(owner, path, (place, kept) => read(owner.root, place, path, (version) => records.of(kept, version)));

  const saveNow = (owner: FileOwner, path: string, request: SaveRequest): Promise<SaveOutcome> =>
    located(owner, path, (place, kept) => {
      const remember = (version: string, savedAt: string) => records.saved(kept, version, savedAt).catch(() => {});
      const open = history.open(kept);
      const room = { take: take(owner), overflow: () => overflowOf(owner) };
      return saveFile({ root: owner.root, place, history: open, path, ...room, remember }, request);
    });

  const versionsOf = (owner: FileOwner, path: string): Promise<VersionList | FileError> =>
    located(owner, path, async (place, kept) => {
      const [lines, starter] = await Promise.all([history.lines(kept), starterAt(place)]);
      const stored = await readNow(owner, path);
      const current = 'version' in stored ? stored.version : null;
      return { kind: 'listed', versions: listVersions(lines, starter), current };
    });

  const versionAt = (owner: FileOwner, path: string, version: string): Promise<VersionText> =>
    located(owner, path, async (place, kept) =>
      readVersion(history, kept, { version, starter: await starterAt(place), path }),
    );

  const keepNow = (owner: FileOwner, path: string, { content, kind }: KeptText): Promise<KeepOutcome> =>
    located(owner, path, async (_, kept) => {
      const bytes = Buffer.from(content, 'utf8');
      if (bytes.byteLength > limits.fileBytes) return fileError('tooLarge', path);
      const full = await take(owner)({ bytes: bytes.byteLength, files: 1 });
      if (full !== null) return full;
      try {
        await history.open(kept).keep(bytes, kind);
      } catch {
        return fileError('noSpace', path);
      }
      return { kind: 'kept', version: contentVersion(bytes) };
    });

  async function starterAt(place: InsidePath): Promise<Buffer | null> {
    return (await readStarter(startersFolder, place))?.bytes ?? null;
  }

  const noteBuild = async (owner: FileOwner, build: BuildResult): Promise<void> => {
    const place = workspacePath(build.file_path);
    if (place.kind !== 'inside') return;
    await records.built({ learnerId: owner.learnerId, path: place.relative }, build);
  };

  return {
    list: listNow,
    overflow: overflowOf,
    read: readNow,
    save: (owner, path, request) => queue.run(keyOf(owner, path), () => saveNow(owner, path, request)),
    versionOf: async (owner, path) => {
      const outcome = await readNow(owner, path);
      return 'version' in outcome ? outcome.version : null;
    },
    versions: (owner, path) => queue.run(keyOf(owner, path), () => versionsOf(owner, path)),
    version: (owner, path, version) => queue.run(keyOf(owner, path), () => versionAt(owner, path, version)),
    keep: (owner, path, text) => queue.run(keyOf(owner, path), () => keepNow(owner, path, text)),
    noteBuild: (owner, build) => queue.run(keyOf(owner, build.file_path), () => noteBuild(owner, build)),
    restore: (owner, path) =>
      queue.run(keyOf(owner, path), () =>
        located(owner, path, (place) =>
          restoreFile({ root: owner.root, place, startersFolder, path, take: take(owner) }),
        ),
      ),
  };
}

function keyOf(owner: FileOwner, path: string): string {
  const place = workspacePath(path);
  return `${owner.root}\n${place.kind === 'inside' ? place.relative : path}`;
}

async function read(
  root: string,
  place: InsidePath,
  path: string,
  recordOf: (version: string) => Promise<VersionRecord>,
): Promise<ReadOutcome> {
  const folder = await openFolderIfThere(root, place.folders);
  if (folder === null) return { kind: 'absent' };
  try {
    const finding = await readRegularFile(folder, place.name);
    if (finding.kind === 'absent') return finding;
    if (finding.kind !== 'found') return fileError(finding.kind, path);
    await finding.file.handle.close();
    const version = contentVersion(finding.file.bytes);
    const content = decodeText(finding.file.bytes);
    const known = { path: `${WORKSPACE_PATH}/${place.relative}`, version, ...(await recordOf(version)) };
    return content === null ? { kind: 'binary', ...known } : { kind: 'text', content, ...known };
  } finally {
    await folder.close();
  }
}
