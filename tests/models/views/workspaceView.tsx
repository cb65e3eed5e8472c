import type { ConsoleLine, NumberedLine } from '#machines/workspace/consoleLine.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import type { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { WorkspacePage } from '#src/views/workspace/WorkspacePage.tsx';
import { type Deed, presses } from '../engine/deeds.ts';
import { standing } from '../engine/standing.ts';
import { viewOf } from '../engine/View.ts';

const notes = { role: 'region', name: 'Messages of the workspace' };
const sandbox = { available: true, reason: null };

export const workspaceView = viewOf<typeof workspaceMachine>({
  show: (workspace) => <WorkspacePage workspace={workspace} sandbox={sandbox} />,
  standers: {
    file: standing(fileMachine, {
      value: { open: 'ready' },
      context: { path: '/ws/src/a.py', code: '', saved: '', savedAt: null, revision: 1 },
    }),
    build: standing(buildMachine, { value: { resting: 'success' }, context: { problems: [] } }),
  },
  deeds: {
    'retry.requested': presses('Try again', ({ value }) => value === 'failed'),
    'build.requested': presses('Build', ({ value }) => value === 'open'),
    'run.requested': presses('Run', ({ value }) => value === 'open'),
    'notes.cleared': inNotes(presses('Clear', ({ value, context }) => value === 'open' && context.notes.length > 0)),
  },
  elsewhere: ['challenge.', 'file.', 'build.', 'run.completed', 'socket.', 'processList.', 'consoleList.', 'ros.'],
  sights: ({ value, context }) => ({
    'status: Loading the challenge…': value === 'loading',
    'text: There is no such challenge': value === 'absent',
    'text: Failed to load problem': value === 'failed',
    'heading: Workspace': value === 'open' && context.problem === null,
    'heading: Obstacle Course': value === 'open' && context.problem !== null,
    'text: Reach the target.': value === 'open' && context.problem !== null,
    'region: Messages of the workspace': value === 'open' && context.notes.length > 0,
    ...lastWords(value === 'open' ? context.notes : []),
  }),
});

/** The same deed, done among what the workspace itself has said: consoles and output are cleared elsewhere. */
function inNotes<Snapshot, Event>(deed: Deed<Snapshot, Event>): Deed<Snapshot, Event> {
  return { ...deed, control: (snapshot, event) => ({ ...deed.control(snapshot, event), inside: notes }) };
}

/** What the newest line says. */
function lastWords(lines: readonly NumberedLine[]) {
  const line = lines.at(-1)?.line;
  return line === undefined ? {} : { [`text: ${wordsOf(line)}`]: true };
}

function wordsOf(line: ConsoleLine): string {
  switch (line.kind) {
    case 'startedEmpty':
      return '❌ Error during initialization, starting with empty file';
    case 'editorSetBack':
      return 'The editor had lost its place and shows the kept text again. Your last change was not taken.';
    case 'safetyCheckFailed':
      return 'Safety Check Failed: Look again';
    case 'saveFailed':
      return 'Error saving file: disk full';
    case 'saveCancelled':
      return 'Save cancelled by user';
    case 'fileLoading':
      return 'Cannot build while file is loading. Please wait...';
    case 'buildFailed':
      return `Build failed: ${line.detail}`;
    case 'buildBroken':
      return 'Build error: Network Error';
    case 'buildOfNothing':
      return 'Cannot build empty code: the file on the server has content.';
    case 'executionCompleted':
      return 'Execution completed';
    case 'sessionEnded':
      return 'Your session has ended. Sign in again to go on.';
    case 'webSocketNotConnected':
      return 'WebSocket not connected';
    case 'processNotFound':
      return '❌ Failed to subscribe: Process not found';
    default:
      throw new Error(`Nobody has said ${line.kind} on a walk`);
  }
}
