import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { type AccountDeletionActor, selectIsGone, selectIsOpen } from '#machines/session/accountDeletionSelectors.ts';
import { fetched } from '../fetched.ts';

const DeletionQuestion = fetched(async () => (await import('../account/DeletionQuestion.tsx')).DeletionQuestion);
const DeletedNotice = fetched(async () => (await import('../account/DeletedNotice.tsx')).DeletedNotice);

/** Asks before an account is deleted, on whatever page, and says when it is gone; fetched when somebody wants it. */
export function AccountDeletion({ deletion }: { deletion: AccountDeletionActor }) {
  const isOpen = useSelector(deletion, selectIsOpen);
  const isGone = useSelector(deletion, selectIsGone);
  return (
    <>
      <Suspense fallback={null}>{isOpen ? <DeletionQuestion deletion={deletion} /> : null}</Suspense>
      {/* On its own: the question goes at once, however long the notice takes to be fetched. */}
      <Suspense fallback={null}>{isGone ? <DeletedNotice deletion={deletion} /> : null}</Suspense>
    </>
  );
}
