/** The commands of the workspace: what a learner can have done by its name, and mostly by keys. */

interface CommandRow {
  /** `Mod` is Ctrl, on a Mac Cmd. */
  keys?: string;
  /** Others that many editors have. */
  otherKeys?: string;
  /** Its keys are the editor's own: nobody else hears them. */
  isOfEditor?: true;
}

const table = {
  start: { keys: 'Mod+Enter' },
  stop: { keys: 'Mod+Shift+Enter' },
  save: { keys: 'Mod+S' },
  build: { keys: 'Mod+Shift+B' },
  run: {},
  submit: {},
  versions: {},
  resetRobot: {},
  pauseRobot: {},
  continueRobot: {},
  driveByHand: {},
  endDriving: {},
  inSpace: {},
  onMap: {},
  whyStill: {},
  seeGraph: {},
  earlierLine: {},
  laterLine: {},
  earlierMark: {},
  laterMark: {},
  playRun: {},
  pauseRun: {},
  liveRobot: {},
  keptRuns: {},
  endComparison: {},
  bag: {},
  addConsole: {},
  clearHistory: {},
  clearEnded: {},
  findInOutput: {},
  wrapOutput: {},
  copyOutput: {},
  downloadOutput: {},
  clearOutput: {},
  readOutput: {},
  toggleLeft: { keys: 'Mod+B' },
  toggleRight: {},
  toggleBottom: { keys: 'Mod+J' },
  focus: {},
  find: { keys: 'Mod+F', isOfEditor: true },
  goToLine: { keys: 'Mod+Alt+G', isOfEditor: true },
  comment: { keys: 'Mod+/', isOfEditor: true },
  definition: { keys: 'F12', isOfEditor: true },
  rename: { keys: 'F2', isOfEditor: true },
  format: { keys: 'Shift+Alt+F', isOfEditor: true },
  tour: {},
  demo: {},
  commands: { keys: 'F1', otherKeys: 'Mod+Shift+P' },
  keys: { keys: '?' },
} as const satisfies Record<string, CommandRow>;

export type CommandName = keyof typeof table;

/** In the order in which they are listed. */
export const commands: Readonly<Record<CommandName, CommandRow>> = table;

// The keys of a literal are the names that its type has.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const commandNames = Object.keys(table) as CommandName[];

/** What the editor hears besides its commands. */
export const editorKeys: readonly { name: EditorKey; keys: string }[] = [
  { name: 'completion', keys: 'Ctrl+Space' },
  { name: 'undo', keys: 'Mod+Z' },
  { name: 'leave', keys: 'Esc, Tab' },
];

export type EditorKey = 'completion' | 'undo' | 'leave';
