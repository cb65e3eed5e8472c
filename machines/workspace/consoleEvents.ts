/** What is said to a console, and what it says. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { RosResponse } from './consoleAnswers.ts';
import type { RecallDirection } from './consoleRecall.ts';

export type ConsoleEvent =
  | { type: 'command.chosen'; command: string }
  | { type: 'args.typed'; args: string }
  /** A whole command was chosen elsewhere. */
  | { type: 'command.filled'; command: string; args: string }
  /** What was executed before is wanted in the form again. */
  | { type: 'command.recalled'; direction: RecallDirection }
  | { type: 'processName.typed'; processName: string }
  /** The field of the name no longer has the focus. */
  | { type: 'processName.left' }
  | { type: 'longRunning.switched'; isLongRunning: boolean }
  | { type: 'autoSubscribe.switched'; autoSubscribe: boolean }
  | { type: 'execute.requested' }
  /** The form's command became this process. */
  | { type: 'command.started'; entry: ProcessEntry }
  | { type: 'response.received'; response: RosResponse }
  /** These are the processes there are, and how each is. */
  | { type: 'processes.changed'; entries: readonly ProcessEntry[] }
  | { type: 'history.cleared' };

export type ConsoleReport =
  | { type: 'console.executed'; entry: ProcessEntry }
  /** The learner wants to see what the command prints. */
  | { type: 'console.awaited'; processId: string };
