import type { Drive } from '#contract/sharedRun.ts';

/** Where this browser keeps runs of the robot under names. Expected answers are values; only a surprise rejects. */
export interface KeptRunsPort {
  /** Those of this learner, the newest first. */
  list(userId: string): Promise<NamedRunsAnswer>;
  /** What is kept of the robot in this tab, from now on also under this name. Nothing goes to make room for it. */
  keep(run: { userId: string; name: string }): Promise<NamedRunsAnswer>;
  /** Gets a run ready for whoever looks back. */
  load(run: { userId: string; id: string }): Promise<LoadRunAnswer>;
  /** How the robot drove in a run, in few bytes. */
  drive(run: { userId: string; id: string }): Promise<DriveAnswer>;
  drop(run: { userId: string; id: string }): Promise<NamedRunsAnswer>;
}

export interface NamedRun {
  id: string;
  name: string;
  /** The challenge in whose world it was driven; null for the practice world. */
  world: number | null;
  /** Milliseconds since 1970 by this browser's clock. */
  keptAt: number;
  seconds: number;
}

export type NamedRunsAnswer = { outcome: 'listed'; runs: readonly NamedRun[] } | KeptRunError;

export type LoadRunAnswer = { outcome: 'loaded' } | KeptRunError;

export type DriveAnswer = { outcome: 'read'; drive: Drive } | KeptRunError;

export interface KeptRunError {
  outcome: 'failed';
  fault: KeptRunFault;
}

export type KeptRunFault =
  /** The browser keeps nothing at all. */
  | 'unavailable'
  /** It has no room left. */
  | 'full'
  /** So many runs are kept as may be. */
  | 'tooMany'
  /** The runs that are kept take as much room as they may. */
  | 'tooLarge'
  /** Nothing was seen of the robot. */
  | 'nothing'
  /** It was deleted elsewhere. */
  | 'gone'
  | 'damaged'
  /** Another version of the site wrote it, in another form. */
  | 'otherForm';
