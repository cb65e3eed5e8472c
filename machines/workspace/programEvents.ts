/** What is said to a program, by its owner and by its own parts, and what it says and remembers. */
import type { Owner } from '../owner.ts';
import type { BuildPort } from '../ports/buildPort.ts';
import type { FilePort } from '../ports/filePort.ts';
import type { BuildReport } from './buildEvents.ts';
import type { ConsoleLine } from './consoleLine.ts';
import type { FileReport } from './fileEvents.ts';
import type { RunReport } from './runMachine.ts';

export interface ProgramInput {
  files: FilePort;
  builds: BuildPort;
  owner: Owner<ProgramReport>;
}

export type ProgramEvent =
  /** This file is to be worked on, and these packages are built with it. */
  | { type: 'problem.opened'; path: string; packages: readonly string[] }
  /** Nothing is worked on until another problem is opened. */
  | { type: 'problem.closed' }
  | { type: 'build.requested' }
  | FileReport
  | BuildReport
  | RunReport;

/** What a program tells its owner. */
export type ProgramReport =
  | { type: 'program.noted'; lines: readonly ConsoleLine[] }
  /** Something typed is nowhere but in the editor, and then no longer. */
  | { type: 'program.modified' }
  | { type: 'program.synchronised' }
  | { type: 'program.saved'; path: string }
  | { type: 'program.built' };

export interface ProgramContext extends ProgramInput {
  packages: readonly string[];
}
