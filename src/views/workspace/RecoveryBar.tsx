import { useSelector } from '@xstate/react';
import {
  type RecoveryActor,
  selectIsComparing,
  selectIsOutrun,
  selectOffer,
} from '#machines/workspace/recoverySelectors.ts';
import { type FileActor, selectCode, selectIsLocked } from '#machines/workspace/fileSelectors.ts';
import { dayText } from '../../texts/momentText.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';
import { ComparisonDialog } from './ComparisonDialog.tsx';

interface RecoveryBarProps {
  recovery: RecoveryActor;
  file: FileActor;
}

/** Offers what was typed into this file before and not saved. Nothing of it comes into the editor unasked. */
export function RecoveryBar({ recovery, file }: RecoveryBarProps) {
  const { draftTexts } = useTexts();
  const offer = useSelector(recovery, selectOffer);
  const isComparing = useSelector(recovery, selectIsComparing);
  return (
    <>
      <Banner
        tone="signal"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" className="max-md:h-11" onPress={() => recovery.send({ type: 'comparison.opened' })}>
              {draftTexts.compare}
            </Button>
            <RestoreButton recovery={recovery} file={file} />
            <Button size="sm" className="max-md:h-11" onPress={() => recovery.send({ type: 'discard.requested' })}>
              {draftTexts.discard}
            </Button>
          </div>
        }
      >
        {offer === null ? null : <Offer recovery={recovery} keptAt={offer.keptAt} />}
      </Banner>
      {offer !== null && isComparing ? <RecoveryComparison recovery={recovery} file={file} code={offer.code} /> : null}
    </>
  );
}

function Offer({ recovery, keptAt }: { recovery: RecoveryActor; keptAt: number }) {
  const { draftTexts, timeTexts } = useTexts();
  const isOutrun = useSelector(recovery, selectIsOutrun);
  return (
    <>
      <p>{draftTexts.offer(dayText(timeTexts, keptAt))}</p>
      {isOutrun ? <p>{draftTexts.isOutrun}</p> : null}
    </>
  );
}

function RecoveryComparison({ recovery, file, code }: RecoveryBarProps & { code: string }) {
  const { draftTexts } = useTexts();
  const text = useSelector(file, selectCode);
  const close = () => recovery.send({ type: 'comparison.closed' });
  return (
    <ComparisonDialog
      title={draftTexts.comparison}
      before={{ name: draftTexts.stored, text }}
      after={{ name: draftTexts.draft, text: code }}
      onClose={close}
      actions={
        <>
          <Button size="sm" takesFocus className="max-md:h-11" onPress={close}>
            {draftTexts.close}
          </Button>
          <RestoreButton recovery={recovery} file={file} />
        </>
      }
    />
  );
}

function RestoreButton({ recovery, file }: RecoveryBarProps) {
  const { draftTexts } = useTexts();
  const isLocked = useSelector(file, selectIsLocked);
  return (
    <Button
      size="sm"
      variant="primary"
      className="max-md:h-11"
      whyDisabled={isLocked ? draftTexts.locked : undefined}
      onPress={() => recovery.send({ type: 'restore.requested' })}
    >
      {draftTexts.restore}
    </Button>
  );
}
