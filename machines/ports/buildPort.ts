import type { BuildEnd } from './buildEnd.ts';
import type { SafetyError, SaveRequest } from './filePort.ts';
import type { Reason } from './reason.ts';

/** Saves a file and builds its packages with exactly that text. Only a surprise rejects. */
export interface BuildPort {
  build(request: BuildRequest): Promise<BuildAnswer>;
  /** What became of a build whose answer was lost. */
  outcomeOf(processId: string): Promise<BuildProgress>;
}

export interface BuildRequest extends SaveRequest {
  packages: readonly string[];
  cleanFirst: boolean;
}

export type BuildAnswer = BuildEnd | BuildUnanswered | SafetyError;

/** `absent`: the server knows of no such build. */
export type BuildProgress = BuildEnd | BuildUnanswered | { outcome: 'running' } | { outcome: 'absent' };

/** No answer came, so that nobody here knows whether it was built. */
interface BuildUnanswered {
  outcome: 'unanswered';
  /** By which the outcome can be asked for. */
  processId: string;
  message: Reason;
}
