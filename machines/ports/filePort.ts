import type { SafetyReason } from '#contract/contentSafety.ts';
import type { FileVersion } from '#contract/entities.ts';
import type { BuildEnd } from './buildEnd.ts';
import type { Reason } from './reason.ts';

/** Where a learner's file is kept. Expected answers are values; only a surprise rejects. */
export interface FilePort {
  load(path: string): Promise<LoadAnswer>;
  save(request: SaveRequest): Promise<SaveAnswer>;
  /** The texts that the file has or had. */
  versions(path: string): Promise<ListAnswer>;
  version(path: string, version: string): Promise<TextAnswer>;
  /** Makes a text a version of the file, without replacing the file. */
  keep(text: KeptText): Promise<KeepTextAnswer>;
}

export type LoadAnswer =
  /** Of exactly this text: when the editor saved it, and how its last build ended; null when it never did, or is not built yet. */
  | { outcome: 'loaded'; code: string; version: string; savedAt: number | null; build: BuildEnd | null }
  | { outcome: 'absent' }
  | { outcome: 'binary'; version: string }
  | { outcome: 'failed'; detail: Reason };

export interface SaveRequest {
  path: string;
  code: string;
  /** The version the code was made from; null when there was no file, undefined when none is known. */
  base: string | null | undefined;
  /** Present when the learner confirmed to replace this version (null: no file), however much would be lost. */
  force?: { base: string | null };
  /** Present when the code is an earlier version of the file. */
  cause?: 'restored';
}

export type SaveAnswer =
  | { outcome: 'saved'; version: string; savedAt: number; size: number }
  | SafetyError
  | { outcome: 'failed'; detail: Reason };

/** The server would rather not: why, what it suggests, and which version a force would replace. */
export interface SafetyError {
  outcome: 'refused';
  reason: SafetyReason;
  current: string | null;
}

interface FileError {
  outcome: 'failed';
  detail: Reason;
}

/** Newest first; `current` is what the server has now, null when there is no such file. */
export type ListAnswer = { outcome: 'listed'; versions: readonly FileVersion[]; current: string | null } | FileError;

export type TextAnswer = { outcome: 'read'; code: string } | FileError;

export interface KeptText {
  path: string;
  code: string;
  cause: 'kept';
}

export type KeepTextAnswer = { outcome: 'kept' } | FileError;
