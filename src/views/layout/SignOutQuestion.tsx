import { useSelector } from '@xstate/react';
import { type SessionActor, selectIsDoubting } from '#machines/session/sessionMachine.ts';
import { signOutTexts } from '../../texts/sessionTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asks a learner who logs out whether to leave without what they have not saved. */
export function SignOutQuestion({ session }: { session: SessionActor }) {
  const isDoubting = useSelector(session, selectIsDoubting);
  const stay = () => session.send({ type: 'signOut.declined' });
  return (
    <Dialog
      isOpen={isDoubting}
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
