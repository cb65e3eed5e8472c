import type { SafetyReason } from '#contract/contentSafety.ts';
import type { BuildEnd } from './buildEnd.ts';
import type { Reason } from './reason.ts';

/** Where a learner's file is kept. Expected answers are values; only a surprise rejects. */
export interface FilePort {
  load(path: string): Promise<LoadAnswer>;
  save(request: SaveRequest): Promise<SaveAnswer>;
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
