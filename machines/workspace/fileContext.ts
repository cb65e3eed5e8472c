import type { FilePort, LoadAnswer, SaveRequest } from '../ports/filePort.ts';
import type { Owner } from '../owner.ts';
import { type PendingConfirmation, confirmationFor, confirmedBase } from './pendingConfirmation.ts';
import type { ConflictInput } from './conflictMachine.ts';
import type { Draft, Stored } from './draft.ts';
import type { FileReport } from './fileEvents.ts';

export interface FileInput {
  files: FilePort;
  owner: Owner<FileReport>;
}

/** What is known of one file; all of it is forgotten when another one is opened. */
export interface FileState {
  /** Null while it is not known which file it is to be. */
  path: string | null;
  code: string;
  /** The text that the server has, as far as this editor knows. */
  saved: string;
  base: string | null | undefined;
  /** Milliseconds since 1970 by the server's clock; null before the first save. */
  savedAt: number | null;
  draft: Draft;
  /** The texts of saves and builds that failed since one was stored: the server may have any of them, where only its answer was lost. */
  lost: readonly string[];
  pendingConfirmation: PendingConfirmation | null;
  /** The earlier version that was last brought back; null before the first one. */
  restored: string | null;
  /** The file that is opened as soon as a superseded save has its answer. */
  nextPath: string | null;
  /** Counts how often the text was replaced by anything but typing: an editor shows it anew then. */
  revision: number;
}

export interface FileContext extends FileInput, FileState {}

/** Whom a file starts, by id: a type, since XState wants an index. */
export type FileChildren = { loadFile: 'loadFile'; saveFile: 'saveFile'; conflict: 'conflict' };

export const ownerOf = ({ context }: { context: FileContext }): Owner<FileReport> => context.owner;

/** A file of which nothing is known but its path. */
export function emptyFile({ revision }: Pick<FileState, 'revision'>, path: string | null): FileState {
  const draft = { path: path ?? '', code: '', saved: '', base: undefined };
  return {
    path,
    code: '',
    saved: '',
    base: undefined,
    savedAt: null,
    draft,
    lost: [],
    pendingConfirmation: null,
    restored: null,
    nextPath: null,
    revision: revision + 1,
  };
}

/** The text as it stands, ready to be sent. */
export function draftOf({ path, code, saved, base }: FileState): Draft {
  return { path: path ?? '', code, saved, base };
}

/** The text taken to be saved, and what the editor's rule asks before. */
export function draftedFrom(file: FileState): Partial<FileState> {
  return { draft: draftOf(file), pendingConfirmation: confirmationFor(file.code, file.saved) };
}

/** The text for a build, with what the server may have of it already. */
export function lockedDraft(file: FileState): Draft {
  return { ...draftOf(file), ...(file.lost.length > 0 && { lost: file.lost }) };
}

/** What a learner who compares both texts is shown. */
export function conflictInput({ files, draft }: FileContext): ConflictInput {
  return { files, path: draft.path };
}

/** What a load brought. A failure brings no version, so that the server protects what is there. */
export function loadedFrom({ revision }: FileState, answer: LoadAnswer): Partial<FileState> {
  if (answer.outcome === 'absent') return { base: null };
  if (answer.outcome !== 'loaded') return {};
  const { code, version, savedAt } = answer;
  return { code, saved: code, base: version, savedAt, revision: revision + 1 };
}

export function saveInput(file: FileContext): { files: FilePort; request: SaveRequest; lost: readonly string[] } {
  return { files: file.files, request: requestFrom(file), lost: file.lost };
}

function requestFrom({ draft, pendingConfirmation, restored }: FileState): SaveRequest {
  const { path, code, base } = draft;
  const force = confirmedBase(pendingConfirmation, base);
  return { path, code, base, ...(force && { force }), ...(code === restored && { cause: 'restored' }) };
}

/** The server has a text, whatever was lost before. */
export function storedFrom({ code, version, savedAt }: Stored): Partial<FileState> {
  return { saved: code, base: version, lost: [], ...(savedAt !== null && { savedAt }) };
}
