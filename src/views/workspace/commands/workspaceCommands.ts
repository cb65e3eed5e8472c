import type { CommandName } from '#machines/widgets/commands.ts';
import type { EditorCommand } from '#machines/widgets/paletteMachine.ts';
import { selectStatus as selectHelpStatus } from '#machines/workspace/languageServerMachine.ts';
import { lineBeside } from '../output/outputMoments.ts';
import { selectMoment, selectPast } from '#machines/workspace/scrubberMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';

interface WorkspaceCommand {
  isPossible: (actors: WorkspaceActors) => boolean;
  perform: (actors: WorkspaceActors) => void;
}

interface Receiver<Event> {
  send: (event: Event) => void;
  getSnapshot: () => { can: (event: Event) => boolean };
}

/** Whom each command asks for what. */
export const workspaceCommands: Readonly<Record<CommandName, WorkspaceCommand>> = {
  start: sends(({ launch }) => launch, { type: 'start.requested' }),
  stop: sends(({ launch }) => launch, { type: 'stop.requested' }),
  save: sends(({ file }) => file, { type: 'save.requested' }),
  build: sends(({ program }) => program, { type: 'build.requested' }),
  run: sends(({ build }) => build, { type: 'run.requested' }),
  submit: sends(({ build }) => build, { type: 'submit.requested' }),
  resetRobot: sends(({ robotView }) => robotView, { type: 'reset.requested' }),
  whyStill: sends(({ doctor }) => doctor, { type: 'examination.requested' }),
  earlierLine: goesToLine('before'),
  laterLine: goesToLine('after'),
  liveRobot: sends(({ scrubber }) => scrubber, { type: 'live.requested' }),
  addConsole: sends(({ consoleList }) => consoleList, { type: 'tab.added' }),
  clearOutput: sends(({ processList }) => processList, { type: 'output.cleared' }),
  readOutput: {
    isPossible: () => true,
    perform: ({ announcer, processList }) => {
      const { rows } = selectOutput(processList.getSnapshot()).read();
      announcer.send({ type: 'lines.requested', row: rows.at(-1)?.number ?? null });
    },
  },
  toggleLeft: sends(({ panels }) => panels, { type: 'left.toggled' }),
  toggleRight: sends(({ panels }) => panels, { type: 'right.toggled' }),
  toggleBottom: sends(({ panels }) => panels, { type: 'bottom.toggled' }),
  focus: asksEditor('focus'),
  find: asksEditor('find'),
  goToLine: asksEditor('goToLine'),
  comment: asksEditor('comment'),
  definition: asksEditor('definition', isHelped),
  rename: asksEditor('rename', isHelped),
  format: asksEditor('format', isHelped),
  tour: sends(({ welcome }) => welcome, { type: 'tour.requested' }),
  demo: sends(({ welcome }) => welcome, { type: 'demo.requested' }),
  commands: sends(({ palette }) => palette, { type: 'commands.requested' }),
  keys: sends(({ palette }) => palette, { type: 'keys.requested' }),
};

/** Possible whenever the one who is asked would do something about it now. */
function sends<Event>(to: (actors: WorkspaceActors) => Receiver<Event>, event: Event): WorkspaceCommand {
  return {
    isPossible: (actors) => to(actors).getSnapshot().can(event),
    perform: (actors) => to(actors).send(event),
  };
}

function asksEditor(command: EditorCommand, isPossible: WorkspaceCommand['isPossible'] = () => true): WorkspaceCommand {
  return {
    isPossible,
    perform: ({ palette, panels }) => {
      // A phone shows one part at a time.
      panels.send({ type: 'section.selected', section: 'centre' });
      palette.send({ type: 'editorCommand.chosen', command });
    },
  };
}

/** The robot as it was when the line before or after the moment that is looked at was printed. */
function goesToLine(side: 'before' | 'after'): WorkspaceCommand {
  const momentFor = ({ processList, scrubber }: WorkspaceActors) => {
    const run = selectPast(scrubber.getSnapshot()).read();
    if (run === null || run.isJudged) return undefined;
    const output = selectOutput(processList.getSnapshot()).read();
    return lineBeside(output, selectMoment(scrubber.getSnapshot()) ?? run.to, run, side);
  };
  return {
    isPossible: (actors) => momentFor(actors) !== undefined,
    perform(actors) {
      const at = momentFor(actors);
      if (at !== undefined) actors.scrubber.send({ type: 'moment.chosen', at });
    },
  };
}

function isHelped({ languageServer }: WorkspaceActors): boolean {
  return selectHelpStatus(languageServer.getSnapshot()) === 'ready';
}
