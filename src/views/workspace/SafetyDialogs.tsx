import { useSelector } from '@xstate/react';
import {
  type BuildActor,
  selectCode as selectBuiltCode,
  selectConflict as selectBuildConflict,
  selectPendingConfirmation as selectPendingBuild,
} from '#machines/workspace/buildSelectors.ts';
import type { ConflictActor } from '#machines/workspace/conflictMachine.ts';
import {
  type FileActor,
  selectDraftCode,
  selectConflict,
  selectPendingConfirmation as selectPendingSave,
} from '#machines/workspace/fileSelectors.ts';
import {
  type PendingConfirmation,
  type SafetyConfirmation,
  isConflict,
} from '#machines/workspace/pendingConfirmation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SafetyQuestion } from './SafetyQuestion.tsx';

/** Asks before much is lost, by the rule of the editor or of the server, on saving and on building. */
export function SafetyDialogs({ file, build }: { file: FileActor; build: BuildActor }) {
  const { safetyTexts } = useTexts();
  const pendingSave = useSelector(file, selectPendingSave);
  const pendingBuild = useSelector(build, selectPendingBuild);
  const saveConflict = useSelector(file, selectConflict);
  const buildConflict = useSelector(build, selectBuildConflict);
  const mineBuilt = useSelector(build, selectBuiltCode);
  if (isConflict(pendingSave) && saveConflict !== undefined)
    return <SaveConflict file={file} conflict={saveConflict} pending={pendingSave} />;
  if (isConflict(pendingBuild) && buildConflict !== undefined)
    return <ConflictDialog conflict={buildConflict} pending={pendingBuild} mine={mineBuilt} onChoice={build.send} />;
  return (
    <>
      <SafetyDialog
        pending={pendingSave}
        title={safetyTexts.saveTitle}
        confirm={pendingSave?.kind === 'refused' ? safetyTexts.forceSave : safetyTexts.continueSave}
        onConfirm={() => file.send({ type: 'overwrite.confirmed' })}
        onDecline={() => file.send({ type: 'overwrite.declined' })}
      />
      <SafetyDialog
        pending={pendingBuild}
        title={safetyTexts.buildTitle}
        confirm={pendingBuild?.kind === 'refused' ? safetyTexts.forceBuild : safetyTexts.continueBuild}
        onConfirm={() => build.send({ type: 'overwrite.confirmed' })}
        onDecline={() => build.send({ type: 'overwrite.declined' })}
      />
    </>
  );
}

interface SaveConflictProps {
  file: FileActor;
  conflict: ConflictActor;
  pending: SafetyConfirmation;
}

function SaveConflict({ file, conflict, pending }: SaveConflictProps) {
  const mine = useSelector(file, selectDraftCode);
  return <ConflictDialog conflict={conflict} pending={pending} mine={mine} onChoice={file.send} />;
}

interface SafetyDialogProps {
  pending: PendingConfirmation | null;
  title: string;
  confirm: string;
  onConfirm: () => void;
  onDecline: () => void;
}

function SafetyDialog({ pending, title, confirm, onConfirm, onDecline }: SafetyDialogProps) {
  const { safetyTexts } = useTexts();
  return (
    <Dialog
      isOpen={pending !== null}
      title={pending?.kind === 'refused' ? safetyTexts.refusedTitle : title}
      onClose={onDecline}
      actions={
        <>
          <Button takesFocus onPress={onDecline}>
            {safetyTexts.cancel}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {pending === null ? null : <SafetyQuestion pending={pending} />}
    </Dialog>
  );
}
