import { useSelector } from '@xstate/react';
import {
  type BoardActor,
  selectToReport,
  selectIsRemoving,
  selectIsReporting,
  selectToRemove,
} from '#machines/pages/boardMachine.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';

/** What is asked before a run is reported or taken back. */
export function BoardQuestions({ board }: { board: BoardActor }) {
  const { communityTexts } = useTexts();
  const toReport = useSelector(board, selectToReport);
  const isReporting = useSelector(board, selectIsReporting);
  const toRemove = useSelector(board, selectToRemove);
  const isRemoving = useSelector(board, selectIsRemoving);
  const decline = () => board.send({ type: 'question.declined' });
  return (
    <>
      <Dialog
        isOpen={toReport !== undefined}
        title={communityTexts.reportQuestion(toReport?.title ?? '')}
        onClose={decline}
        actions={
          <>
            <Button isDisabled={isReporting} takesFocus onPress={decline}>
              {communityTexts.cancel}
            </Button>
            <Button variant="primary" isBusy={isReporting} onPress={() => board.send({ type: 'report.confirmed' })}>
              {communityTexts.send}
            </Button>
          </>
        }
      >
        <p>{communityTexts.reportAdvice}</p>
      </Dialog>
      <Dialog
        isOpen={toRemove !== undefined}
        title={communityTexts.takeBackQuestion(toRemove?.title ?? '')}
        onClose={decline}
        actions={
          <>
            <Button isDisabled={isRemoving} takesFocus onPress={decline}>
              {communityTexts.cancel}
            </Button>
            <Button variant="danger" isBusy={isRemoving} onPress={() => board.send({ type: 'removal.confirmed' })}>
              {communityTexts.takeBackConfirm}
            </Button>
          </>
        }
      >
        <p>{communityTexts.takeBackAdvice}</p>
      </Dialog>
    </>
  );
}
