import { useSelector } from '@xstate/react';
import {
  type ConflictActor,
  type ConflictFault,
  selectFault,
  selectIsLoading,
  selectTheirs,
} from '#machines/workspace/conflictMachine.ts';
import type { SafetyConfirmation } from '#machines/workspace/pendingConfirmation.ts';
import type { Texts } from '../../texts/Texts.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';
import { ComparisonDialog } from './ComparisonDialog.tsx';
import { SafetyQuestion } from './SafetyQuestion.tsx';

interface ConflictDialogProps {
  conflict: ConflictActor;
  pending: SafetyConfirmation;
  /** What the learner was about to store. */
  mine: string;
  onChoice: (choice: ConflictChoice) => void;
}

/** Mine replaces theirs, or neither is touched, or theirs is shown. */
interface ConflictChoice {
  type: 'overwrite.confirmed' | 'overwrite.declined' | 'reload.requested';
}

/** The file was changed elsewhere: the learner sees both texts, and chooses one. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, pending, onChoice } = props;
  const { safetyTexts } = useTexts();
  const isLoading = useSelector(conflict, selectIsLoading);
  const theirs = useSelector(conflict, selectTheirs);
  const decline = () => onChoice({ type: 'overwrite.declined' });
  if (theirs !== null) return <ConflictComparison {...props} theirs={theirs} />;
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
          <Choices onChoice={onChoice} />
        </>
      }
    >
      <SafetyQuestion pending={pending} />
      <p className="mt-2">{safetyTexts.reloadKeepsDraft}</p>
      <Fault conflict={conflict} />
    </Dialog>
  );
}

function ConflictComparison({ conflict, mine, onChoice, theirs }: ConflictDialogProps & { theirs: string }) {
  const { safetyTexts } = useTexts();
  const close = () => conflict.send({ type: 'comparison.closed' });
  return (
    <ComparisonDialog
      title={safetyTexts.comparison}
      before={{ name: safetyTexts.theirs, text: theirs }}
      after={{ name: safetyTexts.mine, text: mine }}
      onClose={() => onChoice({ type: 'overwrite.declined' })}
      actions={
        <>
          <Button takesFocus onPress={close}>
            {safetyTexts.back}
          </Button>
          <Choices onChoice={onChoice} />
        </>
      }
    />
  );
}

function Choices({ onChoice }: Pick<ConflictDialogProps, 'onChoice'>) {
  const { safetyTexts } = useTexts();
  return (
    <>
      <Button onPress={() => onChoice({ type: 'reload.requested' })}>{safetyTexts.reloadTheirs}</Button>
      <Button variant="danger" onPress={() => onChoice({ type: 'overwrite.confirmed' })}>
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
      {fault === null ? null : faultText(texts, fault)}
    </p>
  );
}

function faultText(texts: Texts, fault: ConflictFault): string {
  if (fault.kind === 'binary') return texts.safetyTexts.theirsIsBinary;
  return texts.safetyTexts.notCompared(reasonText(texts, fault.detail));
}
