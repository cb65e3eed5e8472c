import type { EndReason, ProcessStatus } from '#contract/entities.ts';
import type { OutputLabel } from '#machines/workspace/outputLine.ts';

export const processTexts = {
  title: 'Processes',
  none: 'No processes yet',
  noneAdvice: 'Build your package, or execute a command in the console, and it appears here.',
  loading: 'Loading the processes…',
  failed: 'Failed to load processes',
  tryAgain: 'Try again',
  pid: 'PID',
  command: 'Command',
  started: 'Started',
  subscribers: 'Subscribers',
  folder: 'Folder',
  exitCode: 'Exit code',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  stop: 'Stop',
  expand: (name: string) => `Expand ${name}`,
  minimise: (name: string) => `Minimise ${name}`,
  running: (count: number) => `${count} running`,
  subscribed: (count: number) => `${count} subscribed`,
} as const;

export const processStatusTexts = {
  running: 'running',
  stopped: 'stopped',
  finished: 'finished',
} as const satisfies Record<ProcessStatus, string>;

/** Why a process is over. */
export const endReasonTexts = {
  exited: 'It came to its end.',
  requested: 'You stopped it.',
  time_limit: 'Stopped after 30 seconds: it was not marked Long Running.',
  output_limit: 'Stopped: it printed more than the server keeps up with.',
  workspace_lost: 'Stopped: the workspace was lost.',
  server_restart: 'Stopped: the server was restarted.',
} as const satisfies Record<EndReason, string>;

/** A process that ended by itself with a fault. */
export const exitCodeText = (code: number) => `It failed with exit code ${code}.`;

export const outputTexts = {
  title: 'Real-time Process Output',
  clear: 'Clear',
  copy: 'Copy',
  hide: 'Hide the process output',
  show: 'Show the process output',
  jump: 'Jump to newest',
  none: 'Subscribe to a process to watch what it prints.',
  missed: (lines: string) => `${lines} earlier lines are no longer kept`,
} as const;

/** Each line's label, as it is shown. */
export const outputLabels = { ERR: 'ERR', WARN: 'WARN', OUT: 'OUT' } as const satisfies Record<OutputLabel, string>;
