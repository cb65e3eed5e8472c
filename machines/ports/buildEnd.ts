import type { BuildProblem } from '#contract/entities.ts';
import type { Reason } from './reason.ts';

/** How a build ended. */
export type BuildEnd =
  | { outcome: 'succeeded'; processId: string; version: string; savedAt: number; size: number }
  | {
      outcome: 'failed';
      /** Null when it failed before anything was saved or started. */
      processId: string | null;
      version: string | null;
      /** When that version was stored; absent when nothing was. */
      savedAt?: number;
      detail: Reason;
      problems: readonly BuildProblem[];
    };
