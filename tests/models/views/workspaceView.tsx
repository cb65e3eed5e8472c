import type { ConsoleLine, NumberedLine } from '#machines/workspace/consoleLine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import type { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { WorkspacePage } from '#src/views/workspace/WorkspacePage.tsx';
import { type Deed, presses } from '../engine/deeds.ts';
import { standing, withStandingChildren } from '../engine/standing.ts';
import { viewOf } from '../engine/View.ts';

const notes = { role: 'region', name: 'Messages of the workspace' };
const sandbox = { available: true, reason: null };
const file = standing(fileMachine, {
  value: { open: 'ready' },
  context: { path: '/ws/src/a.py', code: '', saved: '', savedAt: null, revision: 1 },
});

export const workspaceView = viewOf<typeof workspaceMachine>({
  show: (workspace) => <WorkspacePage workspace={workspace} sandbox={sandbox} />,
  standers: {
    program: withStandingChildren(programMachine, { file }),
    runtime: withStandingChildren(runtimeMachine),
  },
  deeds: {
    'retry.requested': presses('Try again', ({ value }) => value === 'failed'),
    'notes.cleared': inNotes(presses('Clear', ({ value, context }) => isShown(value) && context.notes.length > 0)),
  },
  elsewhere: ['challenge.', 'program.', 'runtime.'],
  sights: ({ value, context }) => ({
    'status: Loading the challenge…': value === 'loading',
    'text: There is no such challenge': value === 'absent',
    'text: Failed to load problem': value === 'failed',
    'heading: Workspace': isShown(value) && context.problem === null,
    'heading: Obstacle Course': typeof value === 'object' && context.problem !== null,
    'text: Reach the target.': typeof value === 'object' && context.problem !== null,
    'text: A workspace of your own': typeof value === 'object' && context.problem === null,
    'region: Messages of the workspace': isShown(value) && context.notes.length > 0,
    ...lastWords(isShown(value) ? context.notes : []),
  }),
});

/** The workspace is laid out already while its problem is on its way. */
function isShown(value: string | object): boolean {
  return typeof value === 'object' || value === 'loading';
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

function wordsOf(line: ConsoleLine): string {
  switch (line.kind) {
    case 'worldFailed':
      return `The robot could not be brought into the world of this challenge: ${line.detail}. Reload the page to try again.`;
    case 'saveFailed':
      return 'Error saving file: disk full';
    case 'sessionEnded':
      return 'Your session has ended. Sign in again to go on.';
    default:
      throw new Error(`Nobody has said ${line.kind} on a walk`);
  }
}
