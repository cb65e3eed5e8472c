import type { SnapshotFrom } from 'xstate';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import type { buildMachine } from '#machines/workspace/buildMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import { CodePanel } from '#src/views/workspace/CodePanel.tsx';
import { SafetyDialogs } from '#src/views/workspace/SafetyDialogs.tsx';
import { StatusStrip } from '#src/views/workspace/StatusStrip.tsx';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
// It is fetched when it is needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import {
  besideStrip,
  idleSubmission,
  openChallenge,
  readyFile,
  stillLanguageServer,
  stillProcessList,
  stillLaunch,
  stillRecovery,
  stillPalette,
  stillRos,
  stillVersionList,
} from './besideStrip.ts';
import { relayTo, relayingProgram } from './relayingProgram.ts';

const run = frozenActor(runMachine, { value: 'idle' });
const panels = frozenActor(panelsMachine, {
  value: { left: 'open', right: 'open', bottom: 'open' },
  context: { section: 'centre' },
});
/** It opens no editor: what a build found is also listed below. */
const binaryFile = frozenActor(fileMachine, {
  value: 'binary',
  context: { path: '/ws/src/a.py', code: '', saved: '' },
});

export const buildView = viewOf<typeof buildMachine>({
  show: (build) => {
    const program = relayingProgram({ build: relayTo(build) });
    return (
      <>
        <TopBar
          workspace={openChallenge}
          launch={stillLaunch}
          program={program}
          file={readyFile}
          versionList={stillVersionList}
          build={build}
          run={run}
          submission={idleSubmission}
          palette={stillPalette}
        />
        <StatusStrip {...besideStrip} file={readyFile} build={build} run={run} />
        <CodePanel
          file={binaryFile}
          recovery={stillRecovery}
          ros={stillRos}
          palette={stillPalette}
          build={build}
          languageServer={stillLanguageServer}
          processList={stillProcessList}
          panels={panels}
        />
        <SafetyDialogs file={readyFile} build={build} />
      </>
    );
  },
  deeds: {
    'run.requested': presses('Run', (build) => build.matches({ resting: 'success' })),
    'submit.requested': presses('Submit', (build) => build.matches({ resting: 'success' })),
    'overwrite.confirmed': presses(
      ({ context }) => (context.pendingConfirmation?.kind === 'refused' ? 'Keep mine' : 'Build anyway'),
      isAsking,
    ),
    'overwrite.declined': presses('Cancel', isAsking),
    'reload.requested': presses('Reload theirs', isConflict),
  },
  // Where another file was opened meanwhile, a build that breaks stands for one that ends in any way: each leads to what was found.
  isPossible: (build, { type }) =>
    (type !== 'reload.requested' || isConflict(build)) &&
    (build.context.found === null || !type.startsWith('xstate.done')),
  elsewhere: ['draft.', 'code.', 'outcome.', 'start.'],
  sights: (build) => {
    const { problems, pendingConfirmation } = build.context;
    const asksFor = (kind: string) => isAsking(build) && pendingConfirmation?.kind === kind;
    return {
      'button: Build': build.hasTag('busy') ? 'busy' : '',
      'status: Building…': build.matches({ active: { stage: 'building' } }),
      'status: Connection lost, build outcome not known yet': build.hasTag('interrupted'),
      'status: Build success': build.matches({ resting: 'success' }),
      'status: Build failed': build.matches({ resting: 'failure' }),
      'status: Not built': isAsking(build) || build.matches({ resting: 'unknown' }),
      'list: What the build found': problems.length > 0 && 'Line 3invalid syntax',
      'dialog: Build less than there was?': asksFor('shrinks'),
      'text: Warning: The new content is much shorter than the existing file. Most of your code would be lost. Continue?':
        asksFor('shrinks'),
      'dialog: Safety Check Failed': asksFor('refused'),
      'text: The file on the server has changed since it was loaded here.': asksFor('refused'),
      'text: Compare both, reload the file, or overwrite it if you are sure.': asksFor('refused'),
      'text: If you reload, nothing of yours is lost: what is not saved is offered to you again, and what you saved stays in Versions.':
        asksFor('refused'),
      'text: Forcing it overwrites the existing file.': asksFor('refused'),
    };
  },
});

function isAsking(build: SnapshotFrom<typeof buildMachine>): boolean {
  return build.matches({ active: { stage: 'confirming' } });
}

function isConflict(build: SnapshotFrom<typeof buildMachine>): boolean {
  return isAsking(build) && build.context.pendingConfirmation?.kind === 'refused';
}
