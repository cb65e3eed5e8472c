import PowerOffIcon from '~icons/lucide/power-off';
import { useSelector } from '@xstate/react';
import { type OperatorActor, selectClosed, selectIsClosing } from '#machines/pages/operatorSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';

/** Says what it means for a learner that their workspace is closed, and asks whether it shall be. */
export function CloseQuestion({ operator }: { operator: OperatorActor }) {
  const { operatorTexts } = useTexts();
  const closed = useSelector(operator, selectClosed);
  const isClosing = useSelector(operator, selectIsClosing);
  if (closed === null) return null;
  const leave = () => operator.send({ type: 'close.dismissed' });
  return (
    <Dialog
      isOpen
      title={operatorTexts.question(closed.email ?? operatorTexts.unnamed(closed.learnerId))}
      onClose={leave}
      actions={
        <>
          <Button className="max-md:h-11 max-md:w-full" isDisabled={isClosing} takesFocus onPress={leave}>
            {operatorTexts.cancel}
          </Button>
          <Button
            variant="danger"
            icon={PowerOffIcon}
            className="max-md:h-11 max-md:w-full"
            isBusy={isClosing}
            onPress={() => operator.send({ type: 'close.confirmed' })}
          >
            {isClosing ? operatorTexts.closing : operatorTexts.confirm}
          </Button>
        </>
      }
    >
      <Points title={operatorTexts.goesTitle} points={operatorTexts.goes} />
      <Points title={operatorTexts.staysTitle} points={operatorTexts.stays} />
    </Dialog>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="mt-4 font-medium text-ink">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
