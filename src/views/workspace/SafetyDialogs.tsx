import { useSelector } from '@xstate/react';
import { type BuildActor, selectDoubt as selectBuildDoubt } from '#machines/workspace/buildMachine.ts';
import type { Doubt } from '#machines/workspace/doubt.ts';
import { type FileActor, selectDoubt as selectFileDoubt } from '#machines/workspace/fileSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';

/** Asks before much is lost: the doubts of the editor and those of the server, on saving and on building. */
export function SafetyDialogs({ file, build }: { file: FileActor; build: BuildActor }) {
  const { safetyTexts } = useTexts();
  const fileDoubt = useSelector(file, selectFileDoubt);
  const buildDoubt = useSelector(build, selectBuildDoubt);
  return (
    <>
      <SafetyDialog
        doubt={fileDoubt}
        title={safetyTexts.saveTitle}
        confirm={fileDoubt?.kind === 'refused' ? safetyTexts.forceSave : safetyTexts.continueSave}
        onConfirm={() => file.send({ type: 'overwrite.confirmed' })}
        onDecline={() => file.send({ type: 'overwrite.declined' })}
      />
      <SafetyDialog
        doubt={buildDoubt}
        title={safetyTexts.buildTitle}
        confirm={buildDoubt?.kind === 'refused' ? safetyTexts.forceBuild : safetyTexts.continueBuild}
        onConfirm={() => build.send({ type: 'overwrite.confirmed' })}
        onDecline={() => build.send({ type: 'overwrite.declined' })}
      />
    </>
  );
}

interface SafetyDialogProps {
  doubt: Doubt | null;
  title: string;
  confirm: string;
  onConfirm: () => void;
  onDecline: () => void;
}

function SafetyDialog({ doubt, title, confirm, onConfirm, onDecline }: SafetyDialogProps) {
  const { safetyTexts } = useTexts();
  return (
    <Dialog
      isOpen={doubt !== null}
      title={doubt?.kind === 'refused' ? safetyTexts.refusedTitle : title}
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
      {doubt === null ? null : <DoubtWords doubt={doubt} />}
    </Dialog>
  );
}

function DoubtWords({ doubt }: { doubt: Doubt }) {
  const { doubtTexts, safetyReasonTexts, safetyTexts } = useTexts();
  if (doubt.kind !== 'refused') return <p>{doubtTexts[doubt.kind]}</p>;
  return (
    <>
      <p>{safetyReasonTexts[doubt.reason]}</p>
      <p className="mt-2">{doubt.suggestion}</p>
      <p className="mt-2">{safetyTexts.forceWarning}</p>
    </>
  );
}
