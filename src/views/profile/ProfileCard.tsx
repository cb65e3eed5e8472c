import PencilIcon from '~icons/lucide/pencil';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import { AVATAR_PATH } from '#contract/avatar.ts';
import type { User } from '#machines/ports/authPort.ts';
import { type ProfileActor, selectHasFailed, selectIsLoading, selectProfile } from '#machines/pages/profileMachine.ts';
import { withReturnTo } from '#machines/site/accountPaths.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';
import { Avatar } from './Avatar.tsx';

interface ProfileCardProps {
  profile: ProfileActor;
  user: User | null;
}

/** The learner's picture, name and title, and the way to change them. */
export function ProfileCard({ profile, user }: ProfileCardProps) {
  const isLoading = useSelector(profile, selectIsLoading);
  const hasFailed = useSelector(profile, selectHasFailed);
  return (
    <Card className="p-6 text-center">
      {isLoading ? <Loading /> : null}
      {hasFailed ? <Failed profile={profile} /> : null}
      {isLoading || hasFailed ? null : <Loaded profile={profile} user={user} />}
    </Card>
  );
}

function Loaded({ profile, user }: ProfileCardProps) {
  const { profileTexts } = useTexts();
  const stored = useSelector(profile, selectProfile);
  const name = stored?.user_name ?? user?.name ?? user?.email ?? null;
  return (
    <>
      <Avatar address={user?.avatarUrl ? AVATAR_PATH : null} name={name} />
      <h2 className="mt-4 text-xl font-semibold text-ink [overflow-wrap:anywhere]">{name}</h2>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">{stored?.title ?? profileTexts.untold}</p>
      <ButtonLink to={`/auth/userDetails${withReturnTo('/profile')}`} className="mt-5 w-full max-md:h-11">
        <PencilIcon />
        {profileTexts.edit}
      </ButtonLink>
    </>
  );
}

function Loading() {
  const { profileTexts } = useTexts();
  return (
    <div role="status" aria-label={profileTexts.loading} className="grid justify-items-center">
      <Skeleton className="size-24 rounded-full!" />
      <Skeleton className="mt-4 h-7 w-40" />
      <Skeleton className="mt-2 h-5 w-28" />
      <Skeleton className="mt-5 h-9 w-full" />
    </div>
  );
}

function Failed({ profile }: { profile: ProfileActor }) {
  const { profileTexts } = useTexts();
  return (
    <EmptyState
      icon={UnplugIcon}
      title={profileTexts.failed}
      action={
        <Button icon={RotateCwIcon} className="max-md:h-11" onPress={() => profile.send({ type: 'retry.requested' })}>
          {profileTexts.tryAgain}
        </Button>
      }
    />
  );
}
