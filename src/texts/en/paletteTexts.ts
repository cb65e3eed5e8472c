import type { CommandName, EditorKey } from '#machines/widgets/commands.ts';

export const paletteTexts = {
  title: 'Commands',
  search: 'Search commands',
  found: (count: number) => `${count} ${count === 1 ? 'command' : 'commands'}`,
  nothing: 'No command is called so.',
  impossible: 'not possible now',
  show: (panel: string) => `Show ${panel}`,
  keys: 'Keyboard shortcuts',
  anywhere: 'Anywhere in the workspace',
  inEditor: 'In the editor',
  close: 'Close',
} as const;

export const commandTitles = {
  start: 'Start the program',
  stop: 'Stop the program',
  save: 'Save the file',
  build: 'Build',
  run: 'Run for five seconds',
  submit: 'Submit',
  resetRobot: 'Reset the robot and its world',
  whyStill: 'Why does nothing move?',
  earlierLine: 'Look back: the robot at the line of output before',
  laterLine: 'Look back: the robot at the line of output after',
  liveRobot: 'Show the robot live again',
  addConsole: 'Add a console',
  clearOutput: 'Clear the process output',
  readOutput: 'Read the last lines of the process output aloud',
  toggleLeft: 'Show or hide the problem',
  toggleRight: 'Show or hide console, processes and robot',
  toggleBottom: 'Show or hide the process output',
  focus: 'Go to the editor',
  find: 'Find and replace in the file',
  goToLine: 'Go to a line',
  comment: 'Comment lines, or take the comment away',
  definition: 'Go to the definition of the name at the cursor',
  rename: 'Rename the name at the cursor',
  format: 'Format the file',
  tour: 'Take the tour of the workspace',
  demo: 'Show Demo',
  commands: 'Search all commands',
  keys: 'List the keyboard shortcuts',
} as const satisfies Record<CommandName, string>;

export const editorKeyTitles = {
  completion: 'Show completions',
  undo: 'Undo',
  leave: 'Leave the editor by the keyboard',
} as const satisfies Record<EditorKey, string>;
