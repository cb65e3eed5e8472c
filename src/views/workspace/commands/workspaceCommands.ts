import type { CommandName } from '#machines/widgets/commands.ts';
import { selectIsLocked, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import { selectStatus as selectHelpStatus } from '#machines/workspace/languageServerMachine.ts';
import { selectIsRunning } from '#machines/workspace/runMachine.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { type WorkspaceCommand, asksEditor, sends } from './commandKinds.ts';
import { outputCommands } from './outputCommands.ts';
import { robotCommands } from './robotCommands.ts';

/** Whom each command asks for what. */
export const workspaceCommands: Readonly<Record<CommandName, WorkspaceCommand>> = {
  start: sends(({ launch }) => launch, { type: 'start.requested' }, isOpen),
  stop: sends(({ launch }) => launch, { type: 'stop.requested' }),
  save: sends(({ file }) => file, { type: 'save.requested' }),
  build: sends(
    ({ program }) => program,
    { type: 'build.requested' },
    ({ file }) => !selectIsLocked(file.getSnapshot()),
  ),
  run: sends(
    ({ build }) => build,
    { type: 'run.requested' },
    ({ run }) => !selectIsRunning(run.getSnapshot()),
  ),
  submit: sends(({ build }) => build, { type: 'submit.requested' }),
  versions: sends(({ versionList }) => versionList, { type: 'list.requested' }, isOpen),
  ...robotCommands,
  ...outputCommands,
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

/** There is a file whose text is here. */
function isOpen({ file }: WorkspaceActors): boolean {
  return selectIsReady(file.getSnapshot());
}

function isHelped({ languageServer }: WorkspaceActors): boolean {
  return selectHelpStatus(languageServer.getSnapshot()) === 'ready';
}
