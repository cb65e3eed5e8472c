import { useSelector } from '@xstate/react';
import {
  type BuildActor,
  selectPendingConfirmation as selectPendingBuild,
} from '#machines/workspace/buildSelectors.ts';
import {
  type FileActor,
  selectIsConflict,
  selectPendingConfirmation as selectPendingSave,
} from '#machines/workspace/fileSelectors.ts';
import type { PendingConfirmation } from '#machines/workspace/pendingConfirmation.ts';
import type { Texts } from '../../texts/Texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';

/** Asks before much is lost, by the rule of the editor or of the server, on saving and on building. */
export function SafetyDialogs({ file, build }: { file: FileActor; build: BuildActor }) {
  const { safetyTexts } = useTexts();
  const pendingSave = useSelector(file, selectPendingSave);
  const isConflict = useSelector(file, selectIsConflict);
  const pendingBuild = useSelector(build, selectPendingBuild);
  return (
    <>
      <SafetyDialog
        pending={pendingSave}
        title={safetyTexts.saveTitle}
        confirm={saveConfirmText(safetyTexts, pendingSave, isConflict)}
        onReload={isConflict ? () => file.send({ type: 'reload.requested' }) : undefined}
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

interface SafetyDialogProps {
  pending: PendingConfirmation | null;
  title: string;
  confirm: string;
  onConfirm: () => void;
  /** Present when there is another text to choose. */
  onReload?: (() => void) | undefined;
  onDecline: () => void;
}

function SafetyDialog({ pending, title, confirm, onConfirm, onReload, onDecline }: SafetyDialogProps) {
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
          {onReload === undefined ? null : <Button onPress={onReload}>{safetyTexts.reloadTheirs}</Button>}
          <Button variant="danger" onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {pending === null ? null : <Question pending={pending} />}
      {onReload === undefined ? null : <p className="mt-2">{safetyTexts.reloadKeepsDraft}</p>}
    </Dialog>
  );
}

function saveConfirmText(
  words: Texts['safetyTexts'],
  pending: PendingConfirmation | null,
  isConflict: boolean,
): string {
  if (isConflict) return words.keepMine;
  return pending?.kind === 'refused' ? words.forceSave : words.continueSave;
}

function Question({ pending }: { pending: PendingConfirmation }) {
  const { pendingConfirmationTexts, safetyReasonTexts, safetySuggestionTexts, safetyTexts } = useTexts();
  if (pending.kind !== 'refused') return <p>{pendingConfirmationTexts[pending.kind]}</p>;
  return (
    <>
      <p>{safetyReasonTexts[pending.reason]}</p>
      <p className="mt-2">{safetySuggestionTexts[pending.reason]}</p>
      <p className="mt-2">{safetyTexts.forceWarning}</p>
    </>
  );
}
