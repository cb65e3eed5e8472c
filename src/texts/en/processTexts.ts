import type { ProcessStatus, WorkspaceFilling } from '#contract/entities.ts';
import type { ProcessGroupName } from '#machines/workspace/processGroups.ts';
import type { OutputLabel } from '#machines/workspace/outputLine.ts';

export const processTexts = {
  title: 'Processes',
  none: 'No processes yet',
  noneAdvice: 'Press Start or Build, or execute a command in the console, and it appears here.',
  loading: 'Loading the processes…',
  failed: 'Failed to load processes',
  tryAgain: 'Try again',
  pid: 'PID',
  command: 'Command',
  started: 'Started',
  subscribers: 'Subscribers',
  folder: 'Folder',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  stop: 'Stop',
  clearEnded: 'Clear ended',
  expand: (name: string) => `Expand ${name}`,
  minimise: (name: string) => `Minimise ${name}`,
  running: (count: number) => `${count} running`,
  subscribed: (count: number) => `${count} subscribed`,
} as const;

/** What stands above each group of processes. */
export const processGroupTitles = {
  running: 'Running',
  ended: 'Ended',
  builds: 'Builds',
} as const satisfies Record<ProcessGroupName, string>;

/** How the list of each is called. */
export const processGroupNames = {
  running: 'Running processes',
  ended: 'Ended processes',
  builds: 'Build processes',
} as const satisfies Record<ProcessGroupName, string>;

export const processStatusTexts = {
  running: 'running',
  stopped: 'stopped',
  finished: 'finished',
} as const satisfies Record<ProcessStatus, string>;

/** How a process came to its end. */
export const endTexts = {
  buildSucceeded: 'build succeeded',
  buildFailed: 'build failed',
  exited: (code: number) => `exited with code ${code}`,
  signalled: (signal: string) => `ended by signal ${signal}`,
  /** By Stop, and at the end of a run. */
  stopped: 'stopped on request',
  worldChanged: 'stopped: another challenge was opened',
  timedOut: (seconds: number) => `stopped after ${seconds} s`,
  timedOutAdvice: (seconds: number) => `Switch Long running on to let it run for more than ${seconds} s.`,
  outputLimit: 'stopped because it printed too much',
  diskFull: 'stopped: the disk of the server is nearly full',
  workspaceFull: (filling: WorkspaceFilling) =>
    `stopped: your workspace is full (${filling.megabytes} of ${filling.most_megabytes} MB, ${filling.files} of ${filling.most_files} files)`,
  memoryLimit: (megabytes: number) => `stopped: your programs used more than ${megabytes} MB of memory together`,
  operator: 'stopped by whoever runs this site',
  lost: 'stopped because its workspace was lost',
} as const;

export const outputTexts = {
  title: 'Real-time Process Output',
  clear: 'Clear',
  find: 'Search and filter the output',
  closeFinder: 'Close the search',
  query: 'Search the output',
  matches: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  match: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous line found',
  next: 'Next line found',
  labels: 'Labels shown',
  process: 'Process',
  allProcesses: 'All processes',
  oneProcess: (name: string, time: string) => `${name}, ${time}`,
  noneFits: 'No line fits what you chose to see.',
  wrap: 'Wrap long lines',
  copy: 'Copy',
  download: 'Download',
  began: (command: string, time: string) => `Started at ${time}: ${command}`,
  hide: 'Hide the process output',
  show: 'Show the process output',
  jump: 'Jump to newest',
  none: 'Press Start, or subscribe to a process, and what it prints appears here.',
  nothingYet: 'Nothing has been printed yet.',
  unheard: (name: string) => `${name} is running, and what it prints is not shown here.`,
  listen: 'Show its output',
  advice: 'What this means',
  announcements: 'Said of the process output',
  errors: (count: number, last: string) => (count === 1 ? `Error: ${last}` : `${count} errors, the last one: ${last}`),
  ended: (name: string, end: string) => `${name} has ended: ${end}`,
  missed: (lines: number) =>
    lines === 1 ? '1 earlier line is no longer kept' : `${lines} earlier lines are no longer kept`,
} as const;

/** What came of a press on “Copy”. */
export const copyTexts = {
  copied: 'Copied',
  refused: 'Your browser does not let this page copy: select the text and copy it by hand.',
} as const satisfies Record<'copied' | 'refused', string>;

/** Each line's label, as it is shown. */
export const outputLabels = { ERR: 'ERR', WARN: 'WARN', OUT: 'OUT' } as const satisfies Record<OutputLabel, string>;
