import type { SnapshotFrom } from 'xstate';
import type { launchMachine } from '#machines/workspace/launchMachine.ts';
import { LaunchNote } from '#src/views/workspace/LaunchNote.tsx';
import { StartButton } from '#src/views/workspace/StartButton.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { readyFile } from './besideStrip.ts';
import { plainReason } from './plainReason.ts';

type Launch = SnapshotFrom<typeof launchMachine>;

export const launchView = viewOf<typeof launchMachine>({
  show: (launch) => (
    <>
      <StartButton launch={launch} file={readyFile} />
      <LaunchNote launch={launch} />
    </>
  ),
  deeds: {
    'start.requested': presses(
      // The button of a run stands elsewhere.
      (_, { forRun }) => (forRun ? 'Run' : 'Start a.py'),
      (launch, { forRun }) => !forRun && launch.matches({ control: 'stopped' }),
    ),
    'stop.requested': presses(
      'Stop a.py',
      (launch) =>
        (['building', 'connecting', 'running'] as const).some((control) => launch.matches({ control })) ||
        (launch.matches({ control: 'starting' }) && !isWithdrawn(launch)) ||
        launch.matches({ control: { stopping: 'again' } }),
    ),
    'outcome.dismissed': presses('Dismiss', ({ context }) => context.outcome !== null),
  },
  elsewhere: ['problem.', 'program.', 'run.', 'runtime.'],
  sights: (launch) => {
    const isStart = launch.matches({ control: 'stopped' });
    const isBusy = isWithdrawn(launch) || launch.matches({ control: { stopping: 'finally' } });
    return {
      'button: Start a.py': isStart && '',
      'button: Stop a.py': !isStart && (isBusy ? 'busy' : ''),
      [`status: ${wordsOf(launch)}`]: true,
    };
  },
});

const isWithdrawn = (launch: Launch) => launch.matches({ control: 'starting', term: 'withdrawn' });

function wordsOf(launch: Launch): string {
  const { outcome } = launch.context;
  if (outcome === null) return progressOf(launch);
  switch (outcome.kind) {
    case 'noFile':
      return 'Not started: the file is not here yet. Try again in a moment.';
    case 'notInPackage':
      return 'Not started: /ws/src/notes.py is not a program of a package. Programs lie in /ws/src/<package>/scripts.';
    case 'unbuilt':
      return outcome.reason === 'failed'
        ? 'Not started, because the build failed.'
        : 'Not started: the file is still being loaded. Try again in a moment.';
    case 'notConnected':
      return 'Not started: there is no connection to the workspace, so nothing that it prints would be seen. Try again once it is back.';
    case 'runOver':
      return 'Not started: the five seconds of the run were over before what ran earlier had stopped.';
    case 'startRefused':
      return `Not started: ${plainReason(outcome.detail ?? 'the server did not say why')}`;
    case 'startUnreachable':
      return `Not started, or the answer was lost: ${plainReason(outcome.message)}`;
    case 'stopRefused':
      return `Not stopped: ${plainReason(outcome.detail ?? 'the server did not say why')}`;
    case 'stopUnreachable':
      return `Not stopped, or the answer was lost: ${plainReason(outcome.message)}`;
    case 'ended':
      return `Your program has ended: ${outcome.entry === null ? 'the server no longer knows of it' : 'exited with code 1'}.`;
    default:
      return outcome satisfies never;
  }
}

function progressOf(launch: Launch): string {
  if (launch.matches({ control: 'building' })) return 'Saving and building what you wrote, to start it…';
  if (launch.matches({ control: 'connecting' })) return 'Waiting for the connection to the workspace…';
  if (isWithdrawn(launch)) return 'Stopping your program…';
  if (launch.matches({ control: 'starting' })) return 'Starting your program…';
  if (launch.matches({ control: 'running' })) return 'Your program is running.';
  if (launch.matches({ control: { stopping: 'again' } })) return 'Stopping your program, to start it anew…';
  return launch.matches({ control: 'stopping' }) ? 'Stopping your program…' : '';
}
