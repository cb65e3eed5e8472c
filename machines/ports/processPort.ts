import type { ProcessEntry } from '#contract/entities.ts';
import type { Reason } from './reason.ts';

/** Starting and stopping what runs in the learner's workspace. */
export interface ProcessPort {
  execute(request: ExecuteRequest): Promise<ProcessAnswer>;
  /** Executes what starts a file of the learner, unless the server has another text of it than was built. */
  start(request: StartRequest): Promise<StartAnswer>;
  stop(processId: string): Promise<ProcessAnswer>;
  list(): Promise<ProcessEntry[]>;
}

export interface ExecuteRequest {
  command: string;
  args: readonly string[];
  isLongRunning: boolean;
  name: string;
}

export interface StartRequest extends ExecuteRequest {
  path: string;
  /** Which was built. */
  version: string;
  /** The server stops it after so long, whether or not somebody is there; null where it runs on. */
  stopAfter: number | null;
}

/** `outdated`: the file was changed elsewhere since; nothing was started. */
export type StartAnswer = ProcessAnswer | { outcome: 'outdated' };

/**
 * `refused`: the server answered, and said why (null when it gave no reason).
 * `unreachable`: no answer came; `message` is the HTTP client's.
 */
export type ProcessAnswer =
  | { outcome: 'done'; process: ProcessEntry }
  | { outcome: 'refused'; detail: Reason | null }
  | { outcome: 'unreachable'; message: string };
