import type { User } from '#machines/ports/authPort.ts';
import type { ProfileActor } from '#machines/pages/profileMachine.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';
import { ProfileCard } from './ProfileCard.tsx';

/** Who the learner is to the product. */
export function ProfilePage({ profile, user }: { profile: ProfileActor; user: User | null }) {
  const { profileTexts } = useTexts();
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <h1 className="mb-6 text-3xl font-semibold tracking-tight">{profileTexts.title}</h1>
      <div className="grid gap-6 md:grid-cols-[20rem_1fr]">
        <ProfileCard profile={profile} user={user} />
        <section className="graph-paper grid place-items-center rounded-lg border border-line bg-surface py-6">
          <EmptyState
            icon="i-lucide-route"
            title={profileTexts.nextTitle}
            action={
              <ButtonLink to="/challenges" size="lg">
                {profileTexts.browse}
              </ButtonLink>
            }
          >
            <p>{profileTexts.next}</p>
          </EmptyState>
        </section>
      </div>
    </div>
  );
}
