import { useSelector } from '@xstate/react';
import type { User } from '#machines/ports/authPort.ts';
import { type ProfileActor, selectDataExport } from '#machines/pages/profileMachine.ts';
import type { ProgressActor } from '#machines/pages/progressSelectors.ts';
import { useTexts } from '../useTexts.ts';
import { DangerCard } from './DangerCard.tsx';
import { DataCard } from './DataCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProgressCards } from './ProgressCards.tsx';
import { RecordTabs } from './RecordTabs.tsx';

interface ProfilePageProps {
  profile: ProfileActor;
  progress: ProgressActor;
  user: User | null;
  /** The learner wants their account deleted. */
  onDelete: () => void;
}

/** Who the learner is to the product, and how far they have come. */
export function ProfilePage({ profile, progress, user, onDelete }: ProfilePageProps) {
  const { profileTexts } = useTexts();
  const dataExport = useSelector(profile, selectDataExport);
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <h1 className="mb-6 text-3xl font-semibold tracking-tight">{profileTexts.title}</h1>
      <div className="grid items-start gap-6 md:grid-cols-[20rem_1fr]">
        <div className="grid gap-6">
          <ProfileCard profile={profile} user={user} />
          <ProgressCards progress={progress} />
          {dataExport === undefined ? null : <DataCard dataExport={dataExport} />}
          <DangerCard onDelete={onDelete} />
        </div>
        <RecordTabs profile={profile} progress={progress} />
      </div>
    </div>
  );
}
