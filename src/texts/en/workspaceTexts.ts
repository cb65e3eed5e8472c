import type { MissingPart } from '#machines/workspace/consoleSelectors.ts';
import type { SizedPart } from '#machines/widgets/paneSizes.ts';
import type { PanelName, Side } from '#machines/widgets/panels.ts';

export const workspaceTexts = {
  title: 'Workspace',
  loading: 'Loading the challenge…',
  absent: 'There is no such challenge',
  absentAdvice: 'It may have been renamed. Pick another one from the list.',
  failed: 'Failed to load problem',
  failedAdvice: 'The challenge did not arrive. Check your connection and try again.',
  tryAgain: 'Try again',
  toChallenges: 'Challenge Browser',
  status: 'Status',
  run: 'Run',
  runLocked: 'Build successfully first',
  submit: 'Submit',
  submitNowhere: 'Open a challenge first: there is nothing here to submit to',
  runTime: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  connection: {
    connected: 'WebSocket connected',
    lost: 'WebSocket disconnected, reconnecting…',
    refused: 'Not connected: too many pages open. Close one.',
  },
  sandboxMissing: 'Programs cannot be started or built here: this server has no working sandbox.',
  sections: 'Sections of the workspace',
  collapse: 'Collapse this panel',
  unseen: ', something new',
  hints: 'Hints',
  hint: (number: number) => `Hint ${number}`,
  explainedIn: 'In the documentation:',
  packages: 'Packages',
  noProblem: 'A workspace of your own',
  noProblemAdvice: 'You opened it without a challenge: what you save is kept under the name above the editor.',
  problems: 'What the build found',
  line: (line: number) => `Line ${line}`,
  lineOf: (file: string, line: number) => `${file}, line ${line}`,
  goToLine: (line: number) => `Go to line ${line} in the editor`,
} as const;

/** A phone calls each section by the title of its first panel. */
export const panelTitles = {
  problem: 'Problem',
  topics: 'ROS Topics',
  commands: 'ROS Commands',
  code: 'Code',
  console: 'Console',
  processes: 'Processes',
  robot: 'Robot',
  output: 'Output',
} as const satisfies Record<PanelName, string>;

/** What the edge of a section resizes. */
export const splitterNames = {
  left: 'Width of the problem',
  right: 'Width of the console',
  bottom: 'Height of the output',
  history: 'Height of the history',
} as const satisfies Record<SizedPart, string>;

export const sideNames = { left: 'Challenge', right: 'Robot' } as const satisfies Record<Side, string>;

export const consoleTexts = {
  tabs: 'Consoles',
  add: 'Add a console',
  remove: (name: string) => `Close ${name}`,
  command: 'Command',
  chooseCommand: 'Choose…',
  commandsFailed: 'The commands did not arrive.',
  tryAgain: 'Try again',
  args: 'Arguments',
  argsExample: 'gazebo_test_pkg sensor_subscriber.py',
  processName: 'Process name',
  longRunning: 'Long running',
  longRunningHint: 'Background processes not marked Long Running stop after 30 seconds.',
  autoSubscribe: 'Auto-subscribe',
  execute: 'Execute',
  executing: 'Starting…',
  missing: {
    command: 'Choose a command first.',
    processName: 'Give the process a name first.',
    both: 'Choose a command first, and give the process a name.',
  } satisfies Record<MissingPart, string>,
  history: 'History of this console',
  historyEmpty: 'What you execute, and what it answers, appears here.',
  clear: 'Clear',
  notes: 'Messages of the workspace',
} as const;

/** What a learner is asked who leaves something unsaved. */
export const departureTexts = {
  title: 'Leave without saving?',
  question: 'What you typed since the last save is not on the server.',
  stay: 'Stay here',
  leave: 'Leave without saving',
} as const;
