import type { User } from '#machines/ports/authPort.ts';
import { ChallengeCard } from '../challenges/ChallengeCard.tsx';
import { ChallengeGrid } from '../challenges/ChallengeGrid.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useTexts } from '../useTexts.ts';

/** Greets a learner and leads on to the challenges. */
export function DashboardPage({ user }: { user: User | null }) {
  const { dashboardTexts, sampleChallenges } = useTexts();
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <section className="graph-paper flex flex-wrap items-end justify-between gap-6 rounded-lg border border-line bg-surface p-6 md:p-10">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold tracking-tight text-balance [overflow-wrap:anywhere]">
            {dashboardTexts.greeting(user?.name ?? user?.email ?? null)}
          </h1>
          <p className="mt-3 max-w-34rem text-lg text-muted">{dashboardTexts.introduction}</p>
        </div>
        <ButtonLink to="/challenges" variant="primary" size="lg">
          {dashboardTexts.browse}
          <span aria-hidden="true" className="i-lucide-arrow-right" />
        </ButtonLink>
      </section>
      <h2 className="mb-5 mt-12 text-2xl font-semibold tracking-tight">{dashboardTexts.startHere}</h2>
      <ChallengeGrid label={dashboardTexts.startHere}>
        {sampleChallenges.map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} />
        ))}
      </ChallengeGrid>
    </div>
  );
}
