import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { type runMachine, selectSeconds } from '#machines/workspace/runMachine.ts';
import { StatusStrip } from '#src/views/workspace/StatusStrip.tsx';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import {
  besideStrip,
  idleSubmission,
  openWorkspace,
  readyFile,
  stillLaunch,
  stillPalette,
  stillVersionList,
} from './besideStrip.ts';
import { relayingProgram } from './relayingProgram.ts';

export const runView = viewOf<typeof runMachine>({
  show: (run) => {
    // A build that was a success: what it is asked for may run.
    const build = frozenActor(buildMachine, { value: { resting: 'success' } }, () =>
      run.send({ type: 'run.requested' }),
    );
    return (
      <>
        <TopBar
          workspace={openWorkspace}
          launch={stillLaunch}
          program={relayingProgram({})}
          file={readyFile}
          versionList={stillVersionList}
          build={build}
          run={run}
          submission={idleSubmission}
          palette={stillPalette}
        />
        <StatusStrip {...besideStrip} file={readyFile} build={build} run={run} />
      </>
    );
  },
  deeds: { 'run.requested': presses('Run', (run) => !run.matches('running')) },
  sights: (run) => {
    const isRunning = run.matches('running');
    return {
      'button: Run': isRunning ? 'busy' : '',
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((shown) => [`text: 0:0${shown}`, isRunning && shown === selectSeconds(run)]),
      ),
    };
  },
});
