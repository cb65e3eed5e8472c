import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import { type UserDetailsActor, selectHasFailed, selectIsLoading } from '#machines/session/userDetailsMachine.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';
import { FormCard } from './FormCard.tsx';
import { UserDetailsFields } from './UserDetailsFields.tsx';

interface UserDetailsPageProps {
  userDetails: UserDetailsActor;
  /** Whether a complete profile is edited. */
  isComplete: boolean;
  onDelete: () => void;
}

/** Where a learner says the little the product has to know about them. */
export function UserDetailsPage({ userDetails, isComplete, onDelete }: UserDetailsPageProps) {
  const { userDetailsTexts } = useTexts();
  const isLoading = useSelector(userDetails, selectIsLoading);
  const hasFailed = useSelector(userDetails, selectHasFailed);
  return (
    <FormCard
      title={isComplete ? userDetailsTexts.editTitle : userDetailsTexts.title}
      introduction={userDetailsTexts.introduction}
      className="max-w-40rem"
      onSubmit={() => userDetails.send({ type: 'form.submitted' })}
    >
      {isLoading ? <Loading /> : null}
      {hasFailed ? <Failed userDetails={userDetails} /> : null}
      {isLoading || hasFailed ? null : <UserDetailsFields userDetails={userDetails} />}
      {isComplete ? null : <WayOut onDelete={onDelete} />}
    </FormCard>
  );
}

/** Whoever would rather not say any of this has no profile from which to leave. */
function WayOut({ onDelete }: { onDelete: () => void }) {
  const { accountDeletionTexts, userDetailsTexts } = useTexts();
  return (
    <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
      {userDetailsTexts.wayOut}{' '}
      <button type="button" className="moves min-h-8 text-muted underline hover:text-ink" onClick={onDelete}>
        {accountDeletionTexts.open}
      </button>
    </p>
  );
}

function Loading() {
  const { userDetailsTexts } = useTexts();
  return (
    <div role="status" aria-label={userDetailsTexts.loading} className="grid gap-8">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

function Failed({ userDetails }: { userDetails: UserDetailsActor }) {
  const { userDetailsTexts } = useTexts();
  return (
    <EmptyState
      icon={UnplugIcon}
      title={userDetailsTexts.failed}
      action={
        <Button icon={RotateCwIcon} onPress={() => userDetails.send({ type: 'retry.requested' })}>
          {userDetailsTexts.tryAgain}
        </Button>
      }
    />
  );
}
