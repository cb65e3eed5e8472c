import type { ProcessStatus } from '#contract/entities.ts';
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
export const endTexts = {
  finished: 'It came to its end.',
  failed: (code: number) => `It failed with exit code ${code}.`,
  signalled: (signal: string) => `It was ended by the signal ${signal}.`,
  stopped: 'You stopped it.',
  timedOut: (seconds: number) => `Stopped after ${seconds} seconds: it was not marked Long Running.`,
  outputLimit: 'Stopped: it printed more than the server keeps up with.',
  lost: 'Stopped: the workspace was lost.',
} as const;

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
