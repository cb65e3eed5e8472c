import ArrowRightIcon from '~icons/lucide/arrow-right';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useTexts } from '../useTexts.ts';
import { CircleGrid } from './CircleGrid.tsx';

/** Invites to learn together. */
export function JoinCommunity() {
  const { homeTexts } = useTexts();
  return (
    <section className="border-t border-line bg-surface" aria-labelledby="join-community">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-14 gap-y-10 py-14 md:py-20">
        <div className="max-w-44rem">
          <h2 id="join-community" className="text-3xl font-semibold tracking-tight text-balance">
            {homeTexts.community}
          </h2>
          <p className="mb-8 mt-3 text-lg text-muted">{homeTexts.communityIntroduction}</p>
          <ButtonLink to="/community" size="lg">
            {homeTexts.joinCommunity}
            <ArrowRightIcon />
          </ButtonLink>
        </div>
        <CircleGrid />
      </div>
    </section>
  );
}
