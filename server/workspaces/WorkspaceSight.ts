import type { ProcessEntry } from '#contract/entities.ts';
import type { Usage } from '../files/quota/countUsage.ts';
import type { SandboxLoad } from '../sandbox/budget/LoadMeter.ts';

/** What a workspace costs at this moment, for who runs the site. */
export interface WorkspaceSight {
  learnerId: string;
  /** Null while no sandbox of it runs. */
  load: SandboxLoad | null;
  /** Those that run, newest first. */
  programs: ProcessEntry[];
  /** As last counted; null where it was not counted yet. */
  kept: Usage | null;
}
