/** One save of one file, asked for while nobody else here touches that file: look, judge, keep the old, replace. */
import { WORKSPACE_PATH, limits } from '#contract/limits.ts';
import { contentVersion } from './contentVersion.ts';
import { decideSave, type Content } from './decideSave.ts';
import { decodeText } from './decodeText.ts';
import { fileError, type FileError } from './fileError.ts';
import { openFolder, type OpenFolder } from './openFolder.ts';
import type { OpenHistory } from './OpenHistory.ts';
import { readContent, readRegularFile, type FoundFile } from './readRegularFile.ts';
import { safetyDetail, type SafetyDetail } from './safetyDetail.ts';
import type { Usage } from './quota/countUsage.ts';
import type { InsidePath } from './workspacePath.ts';
import { type NewFile, writeAtomically } from './writeAtomically.ts';

export interface SaveRequest {
  content: string;
  /** See `SaveQuestion`. */
  base: string | null | undefined;
  force: boolean;
  forceBase: string | null | undefined;
  /** As what the text is listed among the versions of the file. */
  cause: 'saved' | 'restored' | 'built';
}

export interface Saved {
  kind: 'saved';
  /** `/ws/…`, whatever the learner called it. */
  path: string;
  version: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** In UTF-16 code units. */
  size: number;
}

export type SaveOutcome = Saved | { kind: 'refused'; detail: SafetyDetail } | FileError;

export interface SavePlace {
  root: string;
  place: InsidePath;
  history: OpenHistory;
  /** As the learner gave it. */
  path: string;
  /** Takes room of what the learner may keep; answers why there is none. */
  take: (more: Usage) => Promise<FileError | null>;
  /** Why not even a text without growth is stored; null while there is no more than a workspace may overflow. */
  overflow: () => Promise<FileError | null>;
  /** Remembers when a version was saved; never rejects. */
  remember: (version: string, savedAt: string) => Promise<void>;
}

/** A learner's program may rename files under our hands; after so many times it wins. */
const ATTEMPTS = 3;
/** A text up to this size may replace a longer one also in a full workspace: a program that deletes files is one. */
const SHORT_BYTES = 16_384;

export async function saveFile(place: SavePlace, request: SaveRequest): Promise<SaveOutcome> {
  const bytes = Buffer.from(request.content, 'utf8');
  if (bytes.byteLength > limits.fileBytes) return fileError('tooLarge', place.path);
  if (!request.content.isWellFormed() || bytes.includes(0)) return fileError('notText', place.path);
  const next: Content = { text: request.content, version: contentVersion(bytes) };
  const folder = await openFolder(place.root, place.place.folders);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const outcome = await attemptSave(folder, place, request, next, bytes);
      if (outcome !== 'moved') return outcome;
    }
    return { kind: 'refused', detail: safetyDetail(['changed_on_disk'], null, next) };
  } finally {
    await folder.close();
  }
}

async function attemptSave(
  folder: OpenFolder,
  place: SavePlace,
  request: SaveRequest,
  next: Content,
  bytes: Buffer,
): Promise<SaveOutcome | 'moved'> {
  const finding = await readRegularFile(folder, place.place.name);
  if (finding.kind === 'absent') return judge(folder, place, request, { next, bytes, found: null, disk: null });
  if (finding.kind !== 'found') return fileError(finding.kind, place.path);
  const found = finding.file;
  try {
    const text = decodeText(found.bytes);
    if (text === null) return fileError('binary', place.path);
    return await judge(folder, place, request, {
      next,
      bytes,
      found,
      disk: { text, version: contentVersion(found.bytes) },
    });
  } finally {
    await found.handle.close();
  }
}

interface Change {
  next: Content;
  bytes: Buffer;
  found: FoundFile | null;
  disk: Content | null;
}

async function judge(
  folder: OpenFolder,
  place: SavePlace,
  { base, force, forceBase, cause }: SaveRequest,
  change: Change,
): Promise<SaveOutcome | 'moved'> {
  const { next, disk, found, bytes } = change;
  const decision = decideSave({ disk, next, base, force, forceBase });
  if (decision.kind === 'unchanged') return saved(place, change, cause);
  if (decision.kind === 'refuse') {
    await keepRefused(place, bytes).catch(() => {});
    return { kind: 'refused', detail: safetyDetail(decision.reasons, disk, next) };
  }
  const full = await roomFor(place, bytes, found);
  if (full !== null) return full;
  if (found !== null && !(await keepOld(place, found))) return fileError('noSpace', place.path);
  const written = await writeBoth(folder, await newFile(folder, place.place, bytes, found), place.history);
  if (written === 'moved') return 'moved';
  // The file has the new text by now: what cannot be kept of the old one makes no failure of that.
  if (found !== null) await keepLateWrite(place, found).catch(() => undefined);
  return saved(place, change, cause);
}

/** What was refused is kept as a courtesy, where there is room: a full workspace or history must not turn a clear refusal into a failure. */
async function keepRefused(place: SavePlace, bytes: Buffer): Promise<void> {
  const full = await place.take({ bytes: bytes.byteLength, files: 1 });
  if (full === null) await place.history.keep(bytes, 'refused');
}

/** For the text and its version; the version of a short text is one that a full workspace still takes, and one that has overflowed does not. */
async function roomFor(place: SavePlace, { byteLength }: Buffer, found: FoundFile | null): Promise<FileError | null> {
  const full = await place.take({ bytes: 2 * byteLength, files: found === null ? 2 : 1 });
  const isShort = found !== null && byteLength <= Math.min(SHORT_BYTES, found.bytes.byteLength);
  return full !== null && isShort ? place.overflow() : full;
}

/** No copy of the old content, no new content. */
async function keepOld(place: SavePlace, found: FoundFile): Promise<boolean> {
  try {
    await place.history.keep(found.bytes, 'found');
    return true;
  } catch {
    return false;
  }
}

/** A program may have written into the old file between our look and its replacement. */
async function keepLateWrite(place: SavePlace, found: FoundFile): Promise<void> {
  const now = await readContent(found.handle);
  if (now.byteLength <= limits.fileBytes && !now.equals(found.bytes)) {
    await place.history.keep(now, 'found');
  }
}

async function newFile(
  folder: OpenFolder,
  place: InsidePath,
  bytes: Buffer,
  found: FoundFile | null,
): Promise<NewFile> {
  if (found !== null) {
    const { mode, uid, gid, ino } = found.stats;
    return { name: place.name, bytes, mode, owner: { uid, gid }, replaces: ino };
  }
  const { uid, gid } = await folder.stat();
  return { name: place.name, bytes, mode: modeOfNew(place), owner: { uid, gid }, replaces: null };
}

/** A node is started only from a file that may be executed. */
function modeOfNew({ folders, name }: InsidePath): number {
  return folders.includes('scripts') && name.endsWith('.py') ? 0o755 : 0o644;
}

/** The file, and the copy of it that its history keeps: the disk needs as long for both as for one. */
async function writeBoth(folder: OpenFolder, file: NewFile, history: OpenHistory): Promise<'written' | 'moved'> {
  const storing = history.store(file.bytes).catch(() => undefined);
  try {
    return await writeAtomically(folder, file);
  } finally {
    await storing;
  }
}

/** The file has the text by now: a history or a record without room must not make a failure of that. What is replaced later is kept then. */
async function saved(place: SavePlace, { next, bytes }: Change, cause: SaveRequest['cause']): Promise<Saved> {
  const savedAt = new Date().toISOString();
  const keeping = place.history.keep(bytes, cause).catch(() => undefined);
  await Promise.all([keeping, place.remember(next.version, savedAt)]);
  const path = `${WORKSPACE_PATH}/${place.place.relative}`;
  return { kind: 'saved', path, version: next.version, savedAt, size: next.text.length };
}
