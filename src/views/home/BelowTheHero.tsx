import { FeaturedChallenges } from './FeaturedChallenges.tsx';
import { FeaturedPaths } from './FeaturedPaths.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JoinCommunity } from './JoinCommunity.tsx';

/** What whoever scrolls finds; the hero does not wait for it. */
export function BelowTheHero() {
  return (
    <>
      <FeaturedChallenges />
      <HowItWorks />
      <FeaturedPaths />
      <JoinCommunity />
    </>
  );
}
