import type { SnapshotFrom } from 'xstate';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import type { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
import { VerdictNote } from '#src/views/workspace/VerdictNote.tsx';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { openChallenge, readyFile, stillLaunch, stillPalette, stillVersionList } from './besideStrip.ts';
import { relayingProgram } from './relayingProgram.ts';

const run = frozenActor(runMachine, { value: 'idle' });
/** What can be put away. */
const isShown = ({ value }: SnapshotFrom<typeof submissionMachine>) =>
  value === 'judged' || value === 'unknown' || value === 'unrecalled';

const solution = { challengeId: 1, code: 'print(1)' };

export const submissionView = viewOf<typeof submissionMachine>({
  show: (submission) => {
    // A build that was a success: what it is asked for may be handed in.
    const build = frozenActor(buildMachine, { value: { resting: 'success' } }, () =>
      submission.send({ type: 'submit.requested', solution }),
    );
    return (
      <>
        <TopBar
          workspace={openChallenge}
          launch={stillLaunch}
          program={relayingProgram({})}
          file={readyFile}
          versionList={stillVersionList}
          build={build}
          run={run}
          submission={submission}
          palette={stillPalette}
        />
        <VerdictNote
          workspace={openChallenge}
          submission={submission}
          onWatch={() => undefined}
          onShare={() => undefined}
        />
      </>
    );
  },
  deeds: {
    'submit.requested': presses(
      'Submit',
      ({ value }) => value !== 'sending' && value !== 'asking' && value !== 'waiting',
    ),
    'verdict.requested': presses('Ask again', (place) => isShown(place) && place.value !== 'judged'),
    'verdict.dismissed': presses('Close', isShown),
  },
  elsewhere: ['challenge.', 'runtime.'],
  sights: ({ value, context: { handedInAt, judging, fault } }) => {
    const isUnderWay = value === 'asking' || value === 'waiting';
    const verdict = value === 'judged' && judging?.state === 'judged' ? judging : null;
    const isBusy = value === 'sending' || isUnderWay;
    return {
      'button: Submit': isBusy ? 'busy' : '',
      'text: Your solution is on its way to the judge…': isUnderWay && judging === null,
      'text: Your solution is number 2 of those to be judged.': isUnderWay && judging?.state === 'queued',
      'text: Your solution is judged. Start 2 of 4: 12 s of the simulation have passed.':
        isUnderWay && judging?.state === 'running',
      'text: Handed in on 1 Jan 1970, 00:00.': value === 'judged' && handedInAt !== null,
      'text: Solved': verdict?.outcome === 'passed',
      'text: 2 of 2 checks passed · 33.2 s': verdict?.outcome === 'passed',
      'text: 2 of 2 checks passed · 33.2 s · 8.41 m driven · your best 33.2 s': verdict?.outcome === 'passed',
      'text: Not solved yet': verdict?.outcome === 'failed',
      'text: 0 of 2 checks passed · 3.5 s': verdict?.outcome === 'failed',
      'text: 0 of 2 checks passed · 3.5 s · 1.3 m driven': verdict?.outcome === 'failed',
      'text: The robot was to stop in “target”: at 3.5 s, at x 1.3 m, y 0 m, it had not.':
        verdict?.outcome === 'failed',
      'text: Nothing was to be touched: at 3.5 s, at x 1.3 m, y 0 m, the robot touched “block 1”.':
        verdict?.outcome === 'failed',
      'link: Choose the next challenge': verdict !== null && verdict.outcome !== 'failed',
      'text: Handed in. There is nothing to judge programs with on this server: your solution counts as it is.':
        verdict?.outcome === 'unjudged',
      'text: Whether you handed in a solution could not be told: recallSubmission broke':
        value === 'unrecalled' && fault === 'recallSubmission broke',
      'text: Whether you handed in a solution could not be told: Network Error':
        value === 'unrecalled' && fault !== 'recallSubmission broke',
      'text: Your solution is stored, but the judge broke down.': value === 'unknown' && fault === null,
      'text: Your solution is stored, but not judged yet: askVerdict broke': value === 'unknown' && fault !== null,
    };
  },
});
