import { useSelector } from '@xstate/react';
import { type DepartureActor, selectIsAsking } from '#machines/app/departureMachine.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';

/** Asks whoever wants to leave whether to lose what they have not saved. */
export function DepartureQuestion({ departure }: { departure: DepartureActor }) {
  const { departureTexts } = useTexts();
  const isAsking = useSelector(departure, selectIsAsking);
  const stay = () => departure.send({ type: 'departure.declined' });
  return (
    <Dialog
      isOpen={isAsking}
      title={departureTexts.title}
      onClose={stay}
      actions={
        <>
          <Button takesFocus className="max-md:h-11" onPress={stay}>
            {departureTexts.stay}
          </Button>
          <Button
            variant="danger"
            className="max-md:h-11"
            onPress={() => departure.send({ type: 'departure.confirmed' })}
          >
            {departureTexts.leave}
          </Button>
        </>
      }
    >
      <p>{departureTexts.question}</p>
    </Dialog>
  );
}
