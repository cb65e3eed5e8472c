import { useSelector } from '@xstate/react';
import { type SessionActor, selectIsConfirming } from '#machines/session/sessionMachine.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';

/** Asks a learner who logs out whether to leave without what they have not saved. */
export function SignOutQuestion({ session }: { session: SessionActor }) {
  const { signOutTexts } = useTexts();
  const isConfirming = useSelector(session, selectIsConfirming);
  const stay = () => session.send({ type: 'signOut.declined' });
  return (
    <Dialog
      isOpen={isConfirming}
      title={signOutTexts.title}
      onClose={stay}
      actions={
        <>
          <Button takesFocus className="max-md:h-11" onPress={stay}>
            {signOutTexts.stay}
          </Button>
          <Button variant="danger" className="max-md:h-11" onPress={() => session.send({ type: 'signOut.confirmed' })}>
            {signOutTexts.leave}
          </Button>
        </>
      }
    >
      <p>{signOutTexts.question}</p>
    </Dialog>
  );
}
