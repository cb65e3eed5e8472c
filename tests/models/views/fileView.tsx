import { EditorView } from '@codemirror/view';
import { act } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { type Edit, fits } from '#machines/workspace/applyChanges.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import type { fileMachine } from '#machines/workspace/fileMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import { CodePanel } from '#src/views/workspace/CodePanel.tsx';
import { SafetyDialogs } from '#src/views/workspace/SafetyDialogs.tsx';
import { StatusStrip } from '#src/views/workspace/StatusStrip.tsx';
import { TopBar } from '#src/views/workspace/TopBar.tsx';
// Both are fetched when they are needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import '#src/views/workspace/editor/CodeEditor.tsx';
import { type Deed, presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { texts } from '../texts.ts';
import {
  besideStrip,
  idleSubmission,
  openWorkspace,
  stillLanguageServer,
  stillProcessList,
  stillLaunch,
  stillRecovery,
  stillPalette,
  stillRos,
  stillVersionList,
} from './besideStrip.ts';
import { relayTo, relayingProgram } from './relayingProgram.ts';

type FileSnapshot = SnapshotFrom<typeof fileMachine>;

const build = frozenActor(buildMachine, { value: { resting: 'unknown' }, context: { problems: [] } });
const run = frozenActor(runMachine, { value: 'idle' });
const panels = frozenActor(panelsMachine, {
  value: { left: 'open', right: 'open', bottom: 'open' },
  context: { section: 'centre' },
});

export const fileView = viewOf<typeof fileMachine>({
  show: (file) => {
    const program = relayingProgram({ file: relayTo(file) });
    return (
      <>
        <TopBar
          workspace={openWorkspace}
          launch={stillLaunch}
          program={program}
          file={file}
          versionList={stillVersionList}
          build={build}
          run={run}
          submission={idleSubmission}
          palette={stillPalette}
        />
        <StatusStrip {...besideStrip} file={file} build={build} run={run} />
        <CodePanel
          file={file}
          recovery={stillRecovery}
          ros={stillRos}
          palette={stillPalette}
          build={build}
          languageServer={stillLanguageServer}
          processList={stillProcessList}
          panels={panels}
        />
        <SafetyDialogs file={file} build={build} />
      </>
    );
  },
  deeds: {
    'code.edited': types((file, edit) => isEditable(file) && fits(file.context.code, edit)),
    'save.requested': presses('Save', (file) => file.matches({ open: { work: 'ready' } })),
    'lock.requested': presses(
      // Who presses beside a dialog answers that.
      (file) => (isAsking(file) ? 'Build, in a dialog' : 'Build'),
      (file) => file.matches({ open: { work: 'ready' } }),
    ),
    'overwrite.confirmed': presses(
      ({ context }) => (context.pendingConfirmation?.kind === 'refused' ? 'Keep mine' : 'Save anyway'),
      isAsking,
    ),
    'overwrite.declined': presses('Cancel', isAsking),
    'reload.requested': presses('Reload theirs', isConflict),
  },
  elsewhere: ['path.', 'draft.', 'lock.', 'version.'],
  // A dialog lies over the editor: what the editor shows cannot change under it. It offers another text when there is one.
  isPossible: (file, { type }) =>
    (type !== 'code.edited' || !isAsking(file)) &&
    (type !== 'reload.requested' || isConflict(file) || file.hasTag('ready')),
  sights: (file) => {
    const { path, code, saved, savedAt, pendingConfirmation } = file.context;
    const asksFor = (kind: string) => isAsking(file) && pendingConfirmation?.kind === kind;
    return {
      [`text: ${path === null ? 'sensor_subscriber.py' : 'a.py'}`]: true,
      'button: Save': file.matches({ open: { work: 'saving' } }) ? 'busy' : '',
      'status: Waiting for initial load': file.matches('waiting'),
      'status: File loading': file.hasTag('loading'),
      'status: File ready': file.matches('open') && !file.hasTag('loading'),
      'status: Not a text file': file.matches('binary'),
      'text: This file is not text, so it can be neither shown nor edited here.': file.matches('binary'),
      [`text: ${code.length} characters`]: true,
      [`text: ${texts.short}`]: code === texts.short,
      [`text: ${texts.long}`]: code === texts.long,
      'text: Unsaved changes': code !== saved,
      'status: Not saved yet': savedAt === null,
      'dialog: Save less than there was?': asksFor('erases') || asksFor('shrinks'),
      'text: Warning: You are about to save empty content over existing file. This will delete your code. Continue?':
        asksFor('erases'),
      'text: Warning: The new content is much shorter than the existing file. Most of your code would be lost. Continue?':
        asksFor('shrinks'),
      'dialog: Safety Check Failed': asksFor('refused'),
      'text: If you reload, nothing of yours is lost: what is not saved is offered to you again, and what you saved stays in Versions.':
        asksFor('refused'),
      'text: Compare both, reload the file, or overwrite it if you are sure.': asksFor('refused'),
    };
  },
});

function isAsking(file: FileSnapshot): boolean {
  return file.matches({ open: { work: 'confirming' } });
}

function isConflict(file: FileSnapshot): boolean {
  return isAsking(file) && file.context.pendingConfirmation?.kind === 'refused';
}

function isEditable(file: FileSnapshot): boolean {
  return file.matches('open') && !file.hasTag('loading') && !isAsking(file);
}

/** Types into the editor: a document that is never laid out takes its transactions, not its keys. */
function types<Event extends Edit>(
  isPossible: (file: FileSnapshot, edit: Event) => boolean,
): Deed<FileSnapshot, Event> {
  return {
    control: ({ context: { path } }) => ({
      role: 'textbox',
      name: `${path === null ? 'sensor_subscriber.py' : 'a.py'}, code editor. Press Escape, then Tab to leave it.`,
    }),
    isPossible,
    perform: async (control, { changes }) => act(() => EditorView.findFromDOM(control)?.dispatch({ changes })),
  };
}
