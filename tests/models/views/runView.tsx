import { fromCallback } from 'xstate';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import type { runMachine } from '#machines/workspace/runMachine.ts';
import { StatusStrip } from '#src/views/workspace/StatusStrip.tsx';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
import { presses } from '../engine/deeds.ts';
import { stander } from '../engine/standing.ts';
import { viewOf } from '../engine/View.ts';
import { besideStrip, readyFile } from './besideStrip.ts';
import { relayTo, relayingWorkspace } from './relayingWorkspace.ts';

const build = stander(buildMachine, { value: { resting: 'success' } });

/** A build that was a success, and lets whatever is asked for run. */
const releasing = fromCallback(({ receive, sendBack }) => receive(() => sendBack({ type: 'build.released' })));

export const runView = viewOf<typeof runMachine>({
  show: (run) => {
    const workspace = relayingWorkspace({ build: releasing, run: relayTo(run) });
    return (
      <>
        <TopBar workspace={workspace} file={readyFile} build={build} run={run} />
        <StatusStrip {...besideStrip} file={readyFile} build={build} run={run} />
      </>
    );
  },
  deeds: { 'run.requested': presses('Run', ({ value }) => value === 'idle') },
  sights: ({ value, context: { seconds } }) => ({
    'button: Run': value === 'idle' ? '' : 'busy',
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((shown) => [`text: 0:0${shown}`, value !== 'idle' && shown === seconds]),
    ),
  }),
});
