import { limits } from '#contract/limits.ts';
import type { ProgramLimits } from '../sandbox/agentMessages.ts';
import { learnerLimits } from '../sandbox/programLimits.ts';

/** The waits and bounds of a workspace. */
export interface WorkspaceRules {
  /** A sandbox without a running process and without an observer ends after this long. */
  idleMs: number;
  /** What programs printed that have ended is forgotten when their learner has had no page open for so long. */
  awayMs: number;
  /** A process that is not long-running is stopped after this long. */
  backgroundMs: number;
  /** How long a process may take to end by itself when it is stopped. */
  graceMs: number;
  /** How much a process may print, in UTF-16 code units. */
  outputLimit: number;
  limits: ProgramLimits;
  /** A language server that nobody has spoken to for so long is ended. */
  languageIdleMs: number;
  /** So much memory everything in its sandbox may hold together. */
  memoryBytes: number;
  /** So much of the disk is kept free of what learners' programs write. */
  reserveBytes: number;
  /** So many programs and builds may run, or wait for their turn, at a time. */
  programs: number;
}

export const usualRules: WorkspaceRules = {
  idleMs: 600_000,
  awayMs: 86_400_000,
  backgroundMs: limits.backgroundProcessMs,
  graceMs: 2000,
  outputLimit: 200_000_000,
  limits: learnerLimits,
  languageIdleMs: 300_000,
  memoryBytes: 1_073_741_824,
  reserveBytes: 536_870_912,
  programs: 12,
};
