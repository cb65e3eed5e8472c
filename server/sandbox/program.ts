import type { ProgramEnd } from '#contract/entities.ts';
import type { ProgramLimits } from './agentMessages.ts';

/** What is to be started in a sandbox. */
export interface Program {
  id: string;
  argv: readonly string[];
  /** Added to the environment that every program of a workspace gets. */
  environment: Readonly<Record<string, string>>;
  limits: ProgramLimits;
  /** Whether it reads what is written to it; otherwise its input is empty. */
  hasInput?: boolean;
  /** The folder inside the sandbox that it finds as its workspace; that of the sandbox when it is left out. */
  workspace?: string;
}

export interface ProgramListener {
  /** The number of the program's first process inside the sandbox. */
  started(pid: number): void;
  printed(stream: 'stdout' | 'stderr', text: string): void;
  /** Last of all. */
  ended(end: ProgramEnd): void;
  /** Instead of `ended`, when the sandbox broke away under it. */
  lost(): void;
}
