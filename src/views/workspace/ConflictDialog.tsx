import { useSelector } from '@xstate/react';
import { type ConflictActor, selectFault, selectIsLoading, selectTheirs } from '#machines/workspace/conflictMachine.ts';
import { type FileActor, selectCode, selectPendingConfirmation } from '#machines/workspace/fileSelectors.ts';
import { reasonText } from '../../texts/toldFact.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';
import { ComparisonDialog } from './ComparisonDialog.tsx';
import { SafetyQuestion } from './SafetyQuestion.tsx';

interface ConflictDialogProps {
  file: FileActor;
  conflict: ConflictActor;
}

/** The file was changed elsewhere: the learner sees both texts, and chooses one. */
export function ConflictDialog({ file, conflict }: ConflictDialogProps) {
  const { safetyTexts } = useTexts();
  const pending = useSelector(file, selectPendingConfirmation);
  const isLoading = useSelector(conflict, selectIsLoading);
  const theirs = useSelector(conflict, selectTheirs);
  const decline = () => file.send({ type: 'overwrite.declined' });
  if (theirs !== null) return <ConflictComparison file={file} conflict={conflict} theirs={theirs} />;
  return (
    <Dialog
      isOpen
      title={safetyTexts.refusedTitle}
      onClose={decline}
      actions={
        <>
          <Button takesFocus onPress={decline}>
            {safetyTexts.cancel}
          </Button>
          <Button isBusy={isLoading} onPress={() => conflict.send({ type: 'comparison.opened' })}>
            {safetyTexts.compare}
          </Button>
          <Choices file={file} />
        </>
      }
    >
      {pending === null ? null : <SafetyQuestion pending={pending} />}
      <p className="mt-2">{safetyTexts.reloadKeepsDraft}</p>
      <Fault conflict={conflict} />
    </Dialog>
  );
}

function ConflictComparison({ file, conflict, theirs }: ConflictDialogProps & { theirs: string }) {
  const { safetyTexts } = useTexts();
  const mine = useSelector(file, selectCode);
  const close = () => conflict.send({ type: 'comparison.closed' });
  return (
    <ComparisonDialog
      title={safetyTexts.comparison}
      before={{ name: safetyTexts.theirs, text: theirs }}
      after={{ name: safetyTexts.mine, text: mine }}
      onClose={() => file.send({ type: 'overwrite.declined' })}
      actions={
        <>
          <Button takesFocus onPress={close}>
            {safetyTexts.back}
          </Button>
          <Choices file={file} />
        </>
      }
    />
  );
}

function Choices({ file }: Pick<ConflictDialogProps, 'file'>) {
  const { safetyTexts } = useTexts();
  return (
    <>
      <Button onPress={() => file.send({ type: 'reload.requested' })}>{safetyTexts.reloadTheirs}</Button>
      <Button variant="danger" onPress={() => file.send({ type: 'overwrite.confirmed' })}>
        {safetyTexts.keepMine}
      </Button>
    </>
  );
}

function Fault({ conflict }: Pick<ConflictDialogProps, 'conflict'>) {
  const texts = useTexts();
  const fault = useSelector(conflict, selectFault);
  return (
    <p role="alert" className="mt-2 text-bad empty:hidden">
      {fault === null ? null : texts.safetyTexts.notCompared(reasonText(texts, fault))}
    </p>
  );
}
