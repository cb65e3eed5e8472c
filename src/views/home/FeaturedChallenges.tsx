import ArrowRightIcon from '~icons/lucide/arrow-right';
import { ChallengeCard } from '../challenges/ChallengeCard.tsx';
import { ChallengeGrid } from '../challenges/ChallengeGrid.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useTexts } from '../useTexts.ts';

/** The three challenges that everybody meets first. */
export function FeaturedChallenges() {
  const { homeTexts, sampleChallenges } = useTexts();
  return (
    <section className="page-width py-14 md:py-20" aria-labelledby="featured">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="featured" className="text-3xl font-semibold tracking-tight">
            {homeTexts.featured}
          </h2>
          <p className="mt-3 max-w-36rem text-lg text-muted">{homeTexts.featuredIntroduction}</p>
        </div>
        <ButtonLink to="/challenges">
          {homeTexts.viewAll}
          <ArrowRightIcon />
        </ButtonLink>
      </div>
      <ChallengeGrid>
        {sampleChallenges.map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} />
        ))}
      </ChallengeGrid>
    </section>
  );
}
