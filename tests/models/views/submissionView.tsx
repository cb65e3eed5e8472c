import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import type { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
import { presses } from '../engine/deeds.ts';
import { stander } from '../engine/standing.ts';
import { viewOf } from '../engine/View.ts';
import { openChallenge, readyFile, stillLaunch, stillPalette, stillVersionList } from './besideStrip.ts';
import { relayingProgram } from './relayingProgram.ts';

const run = stander(runMachine, { value: 'idle' });
const solution = { challengeId: 1, code: 'print(1)' };

export const submissionView = viewOf<typeof submissionMachine>({
  show: (submission) => {
    // A build that was a success: what it is asked for may be handed in.
    const build = stander(buildMachine, { value: { resting: 'success' } }, () =>
      submission.send({ type: 'submit.requested', solution }),
    );
    return (
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
    );
  },
  deeds: { 'submit.requested': presses('Submit', ({ value }) => value === 'idle') },
  sights: ({ value }) => ({ 'button: Submit': value === 'idle' ? '' : 'busy' }),
});
