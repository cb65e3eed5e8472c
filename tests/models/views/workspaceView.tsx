import type { SnapshotFrom } from 'xstate';
import { initialSizes } from '#machines/widgets/paneSizes.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import type { ConsoleLine, NumberedLine } from '#machines/workspace/consoleLine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import type { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { selectUndismissedNote } from '#machines/workspace/workspaceSelectors.ts';
import { WorkspacePage } from '#src/views/workspace/WorkspacePage.tsx';
import { type Deed, presses } from '../engine/deeds.ts';
import { frozen, withFrozenChildren } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { plainReason } from './plainReason.ts';

const notes = { role: 'region', name: 'Messages of the workspace' };
const sandbox = { available: true, reason: null };
const file = frozen(fileMachine, {
  value: { open: { work: 'ready', text: 'saved' } },
  context: { path: '/ws/src/a.py', code: '', saved: '', savedAt: null, revision: 1 },
});
/** The consoles are in front: they list what the workspace says. */
const panels = frozen(panelsMachine, {
  value: { left: 'open', right: 'open', bottom: 'open', layout: 'known' },
  context: { inFront: { right: 'console' }, section: 'left', side: 'left', unseen: [], sizes: initialSizes },
});

export const workspaceView = viewOf<typeof workspaceMachine>({
  show: (workspace) => <WorkspacePage workspace={workspace} sandbox={sandbox} nameOnBoard="Ada" />,
  standers: {
    panels,
    program: withFrozenChildren(programMachine, { file }),
    runtime: withFrozenChildren(runtimeMachine),
  },
  deeds: {
    'retry.requested': presses('Try again', (workspace) => workspace.matches({ problem: 'failed' })),
    'notes.cleared': inNotes(presses('Clear', (workspace) => isShown(workspace) && workspace.context.notes.length > 0)),
    'note.dismissed': presses(
      'Dismiss',
      (workspace) => isShown(workspace) && selectUndismissedNote(workspace) !== undefined,
    ),
  },
  elsewhere: ['challenge.', 'launch.', 'program.', 'runtime.', 'welcome.', 'world.'],
  sights: (workspace) => {
    const { problem, notes: lines } = workspace.context;
    const isOpen = workspace.matches({ problem: 'open' });
    return {
      'status: Loading the challenge…': workspace.matches({ problem: 'loading' }),
      'text: There is no such challenge': workspace.matches({ problem: 'absent' }),
      'text: Failed to load problem': workspace.matches({ problem: 'failed' }),
      'heading: Workspace': isShown(workspace) && problem === null,
      'heading: Obstacle Course': isOpen && problem !== null,
      'text: Reach the target.': isOpen && problem !== null,
      'text: A workspace of your own': isOpen && problem === null,
      'region: Messages of the workspace': isShown(workspace) && lines.length > 0,
      ...lastWords(isShown(workspace) ? lines : []),
      ...undismissedWords(isShown(workspace) ? lines : []),
    };
  },
});

/** The workspace is laid out already while its problem is on its way. */
function isShown(workspace: SnapshotFrom<typeof workspaceMachine>): boolean {
  return workspace.matches({ problem: 'open' }) || workspace.matches({ problem: 'loading' });
}

/** The same deed, done among what the workspace itself has said: consoles and output are cleared elsewhere. */
function inNotes<Snapshot, Event>(deed: Deed<Snapshot, Event>): Deed<Snapshot, Event> {
  return { ...deed, control: (snapshot, event) => ({ ...deed.control(snapshot, event), inside: notes }) };
}

/** What the newest line says. */
function lastWords(lines: readonly NumberedLine[]) {
  const line = lines.at(-1)?.line;
  return line === undefined ? {} : { [`text: ${wordsOf(line)}`]: true };
}

/** The newest line stands in the strip until it is put away. */
function undismissedWords(lines: readonly NumberedLine[]) {
  const last = lines.at(-1);
  return last === undefined ? {} : { [`button: ${wordsOf(last.line)}`]: last.isDismissed !== true };
}

function wordsOf(line: ConsoleLine): string {
  switch (line.kind) {
    case 'worldFailed':
      return `The robot could not be brought into the world of this challenge: ${plainReason(line.detail)}. Reload the page to try again.`;
    case 'saveFailed':
      return 'Error saving file: disk full';
    case 'subscriptionRefused':
      return 'Email subscription failed: no';
    case 'sessionEnded':
      return 'Your session has ended. Sign in again to go on.';
    case 'buildFailed':
      return `Build failed: ${plainReason(line.detail)}`;
    case 'storedFileExecuted':
      return `Unsaved changes are not part of "${line.command}": it runs the files as they were last saved.`;
    case 'startNotRecorded':
      return `That you have started this challenge could not be recorded: ${plainReason(line.detail)}. It is tried again with the next save.`;
    default:
      throw new Error(`Nobody has said ${line.kind} on a walk`);
  }
}
