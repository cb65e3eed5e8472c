/** The texts that a file has or had, as its learner is shown them. */
import type { FileVersion } from '#contract/entities.ts';
import { contentVersion } from './contentVersion.ts';
import { decodeText } from './decodeText.ts';
import type { FileHistory, KeptFile } from './fileHistory.ts';
import { fileError, type FileError } from './fileError.ts';
import type { IndexLine } from './historyIndex.ts';

export interface VersionList {
  kind: 'listed';
  versions: FileVersion[];
  /** What is stored now; null when there is no such file, or none that can be read. */
  current: string | null;
}

export type VersionText = { kind: 'text'; version: string; content: string } | FileError;

/** Newest first. What was done with one text in a row is one version; the starter file stands last. */
export function listVersions(lines: readonly IndexLine[], starter: Buffer | null): FileVersion[] {
  const first = starter === null ? null : starterVersion(starter);
  const versions: FileVersion[] = [];
  for (const { version, size, kind, at } of lines) {
    const newest = versions.at(-1);
    if (newest?.version === version) newest.marks.push({ kind, at });
    else versions.push({ version, size, marks: [{ kind, at }] });
  }
  const own = versions.filter((one) => !isFoundStarter(one, first)).toReversed();
  return first === null ? own : [...own, first];
}

/** The content of a version, from the history or from the starters. */
export async function readVersion(
  history: FileHistory,
  kept: KeptFile,
  { version, starter, path }: { version: string; starter: Buffer | null; path: string },
): Promise<VersionText> {
  const isStarter = starter !== null && contentVersion(starter) === version;
  const bytes = isStarter ? starter : await history.read(kept, version);
  if (bytes === null) return fileError('noVersion', path);
  const content = decodeText(bytes);
  return content === null ? fileError('notText', path) : { kind: 'text', version, content };
}

function starterVersion(starter: Buffer): FileVersion {
  const size = starter.toString('utf8').length;
  return { version: contentVersion(starter), size, marks: [{ kind: 'starter', at: null }] };
}

/** The first save finds the starter file, which is listed anyway. */
function isFoundStarter({ version, marks }: FileVersion, starter: FileVersion | null): boolean {
  return version === starter?.version && marks.every(({ kind }) => kind === 'found');
}
